# Dom: to, co mówi się w każdej grze.

seat = Miejsce { $number }
nobody = nikt

refusal-over = Gra jest skończona.
refusal-not_asked = To nie jest odpowiedź na to, o co się teraz pyta.
refusal-not_yours = Teraz decyduje inny gracz.
refusal-unknown_verb = { $text } nie jest ruchem; znane są: { $verbs }.
refusal-usage = Nie można odczytać: { $text }; wpisz { WORD($verb, of: "usage") }.
refusal-ambiguous = { $text } może znaczyć: { $choices }.
refusal-other_verb = „{ $verb }” to nie to, o co się teraz pyta; wpisz: { $asked }.

bot-random = Losowy
bot-greedy = Zachłanny
bot-recruit = Rekrut
bot-soldier = Żołnierz
bot-veteran = Weteran
bot-commander = Dowódca
