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

# Dlaczego tak nie można ustawić gry.

refusal-unknown_game = Nie ma gry { $game }; wybierz jedną z: { $games }.
refusal-unknown_version = Nie ma tu zasad w wersji { $version }, są tylko od 1 do { $known }.
refusal-wrong_seats = Liczba miejsc może wynosić od { $least } do { $most }, nie { $seats }.
refusal-wrong_value = „{ WORD($topic, of: "option") }” nie może mieć wartości { $value }; wybierz jedną z: { $values }.
refusal-unknown_option = Ta gra nie ma opcji { $option }; ma: { $options }.
refusal-bad_player_name = { $name } nie może być imieniem gracza: od 1 do 40 znaków, bez „,” i „#”.
refusal-no_such_first = Miejsce { $first } nie może zaczynać: liczba miejsc to { $seats }.
refusal-several_packs = Jest kilka paczek { $value }; wybierz jedną z: { $values }.
refusal-missing_pack = Ta gra wymaga pakietu „{ $pack }” ({ $value }), a nie jest on tu wczytany. Można wczytać plik przez --pack albo włożyć go do folderu packs.
