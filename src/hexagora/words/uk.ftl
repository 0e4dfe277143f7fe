# Дім: що кажуть у кожній грі.

seat = Місце { $number }
nobody = ніхто

refusal-over = Гру завершено.
refusal-not_asked = Це не відповідь на те, про що зараз питають.
refusal-not_yours = Зараз вирішує інший гравець.
refusal-unknown_verb = { $text } — не хід; відомі: { $verbs }.
refusal-usage = Неможливо прочитати: { $text }; введіть { WORD($verb, of: "usage") }.
refusal-ambiguous = { $text } може означати: { $choices }.
refusal-other_verb = «{ $verb }» — не те, про що зараз питають; введіть: { $asked }.

bot-random = Випадковий
bot-greedy = Жадібний
bot-recruit = Рекрут
bot-soldier = Солдат
bot-veteran = Ветеран
bot-commander = Командир
