# Дом: что говорят в каждой игре.

seat = Место { $number }
nobody = никто

refusal-over = Игра окончена.
refusal-not_asked = Это не ответ на то, о чём сейчас спрашивают.
refusal-not_yours = Сейчас решает другой игрок.
refusal-unknown_verb = { $text } — не ход; известны: { $verbs }.
refusal-usage = Невозможно прочитать: { $text }; введите { WORD($verb, of: "usage") }.
refusal-ambiguous = { $text } может означать: { $choices }.
refusal-other_verb = «{ $verb }» — не то, о чём сейчас спрашивают; введите: { $asked }.

bot-random = Случайный
bot-greedy = Жадный
bot-recruit = Рекрут
bot-soldier = Солдат
bot-veteran = Ветеран
bot-commander = Командир
