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
refusal-not_in_lesson = Tak można zagrać, ale w tej lekcji chodzi teraz o coś innego.
refusal-other_lesson = Ta lekcja zmieniła się od czasu rozpoczęcia; zacznij ją od nowa.
refusal-no_lesson = Nie ma takiej lekcji; są: { $lessons }.

bot-random = Losowy
bot-greedy = Zachłanny
bot-recruit = Rekrut
bot-soldier = Żołnierz
bot-veteran = Weteran
bot-commander = Dowódca
bot-general = Generał

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

# Dlaczego zapisowi nie można wierzyć.

refusal-in_line = Wiersz { $line }: { $why }
refusal-in_game = { $why }
refusal-after_end = Wiersz { $line }: { $text } następuje po końcu gry.
refusal-not_written_out = Wiersz { $line }: { $text } nie jest pełnym zapisem; pełny to { $written }.
refusal-other_opening = „opening”: gra, zasady, opcje, miejsca albo inny wiersz nagłówka nie jest tym, od którego ta gra się zaczęła.
refusal-other_states = „states”: to nie są pozycje, z których powstał ten zapis.
refusal-words_without_seed = Podano „words”, ale nie podano „seed”.
refusal-other_seed = „seed” nie pasuje do skrótu ogłoszonego przed grą.
refusal-not_dealt = Wiersz { $line }: ziarno nie daje { $text }.
refusal-uncounted_words = „words” nie podaje po jednym słowie na każde z „commitments”.
refusal-other_word = „words”: słowo miejsca { $number } nie pasuje do skrótu ogłoszonego przed grą.
refusal-bad_seed = { $seed } nie może być ziarnem: do 200 znaków w jednym wierszu, bez „#” i bez spacji na końcach.
refusal-result_early = „result” podaje miejsca, ale gra się nie skończyła.
refusal-result_missing = „result” mówi, że gra jest niedokończona, a ona się skończyła.
refusal-other_result = „result” ma miejsca { $told }, a gra { $given }.
refusal-seed_untold = Nie podano „seed”, a gra się skończyła.
refusal-bad_ending = „ending” to { $ending }; może być „{ $agreed }”, a przy dwóch miejscach „{ $resigned }”, „{ $time }” albo „{ $abandoned }”, a po nim 1 albo 2.
refusal-ending_late = Podano „ending”, ale grę zakończyły już zasady.
refusal-other_ending = „result” ma miejsca { $told }, a zakończenie daje { $given }.
refusal-record_too_long = { $file } jest za długi jak na zapis gry.
refusal-record_unreadable = Nie można odczytać { $file } ({ $fault }).
refusal-record_not_utf8 = { $file } nie jest plikiem tekstowym w UTF-8.
refusal-bad_actions = „actions” nie jest liczbą, lecz { $text }.
refusal-bad_forked = „forked” nie jest liczbą do { $count }, lecz { $text }.
refusal-record_cut_off = Zapis jest ucięty: ruchy { $found } z { $count }.
refusal-record_goes_on = Zapis jest za długi: ruchy { $found } zamiast { $count }.
refusal-bad_header = Wiersz { $line }: wiersz nagłówka to „klucz: wartość”, a nie { $text }.
refusal-header_twice = Wiersz { $line }: { $key } podano dwa razy.
refusal-header_lacks = To nie jest zapis gry: w nagłówku brakuje „{ $key }”.
refusal-unknown_format = „format” to { $text }, a ten program czyta od 1 do { $known }: użyj nowszego programu.
refusal-unknown_dealer = „dealer” to { $text }; ten program zna: { $known }.
refusal-uncounted_entries = „{ $key }” nie ma po jednym wpisie na miejsce: wpisy { $found }, miejsca { $seats }.
refusal-bad_entry = „{ $key }”: { $text } to ani 64 cyfry szesnastkowe, ani { $others }.
refusal-unknown_rules = Zapis ma { $key } { $text } gry { $game }, a ten program zna od 1 do { $known }: użyj pasującego programu albo nowszego.
refusal-option_twice = Opcję { $option } podano dwa razy.
refusal-bad_result = „result” to { $text }, a nie po jednej lokacie na miejsce: { $seats }.
