# Co się stało.

event-dealt = Blok jest ułożony
event-turn =
    { $solo ->
        [true] Rzut { $number }
       *[false] Tura { $number }: { SEAT($seat) }
    }
event-rolled =
    { SEAT($seat) } { $roll ->
        [3] rzuca dodatkowo: { LIST($dice, of: "piece") }
       *[other] rzuca: { LIST($dice, of: "piece") }
    }{ $double ->
        [true] , dublet
       *[false] { "" }
    }
event-spent = Brak dozwolonej zamiany: rzut przepada
event-swapped = { SEAT($seat) } zamienia { LIST($cells) }
event-captured = { SEAT($seat) } zdobywa { COUNT($cells) }: { WORD($colour, of: "piece") }
event-split =
    { $sections ->
        [one] Blok rozpada się na { $sections } część
        [few] Blok rozpada się na { $sections } części
       *[other] Blok rozpada się na { $sections } części
    }
event-main =
    { $size ->
        [one] Głównym blokiem jest część przy { $main }: { $size } element
        [few] Głównym blokiem jest część przy { $main }: { $size } elementy
       *[other] Głównym blokiem jest część przy { $main }: { $size } elementów
    }
event-laid = { SEAT($seat) } kładzie: { WORD($colour, of: "piece") }, { $cell }
event-paid = { SEAT($seat) } płaci: { WORD($colour, of: "piece") }, { $cell }
event-put-back = { SEAT($seat) } odkłada: { WORD($colour, of: "piece") }, { $cell }
event-passed = { SEAT($seat) } pasuje
event-ended = Koniec gry: { WORD($reason, of: "end") }

end-ten_left = zostało dziesięć elementów lub mniej
end-not_reformed = bloku nie da się złożyć
end-dry = zbyt wiele tur z rzędu bez zdobyczy
end-last_turn = rozegrano ostatnią turę
end-last_roll = wykonano ostatni rzut
end-empty = blok jest pusty

# O co się pyta.

ask-deal = Układanie bloku
ask-first = Losowany jest pierwszy gracz
ask-roll =
    { $solo ->
        [true] { SEAT($seat) } rzuca kośćmi ({ $roll } z { $of })
       *[false] { $roll ->
            [2] { SEAT($seat) } rzuca jeszcze raz: nic nie zdobyto
            [3] { SEAT($seat) } rzuca dodatkowo
           *[other] { SEAT($seat) } rzuca kośćmi
        }
    }
ask-swap =
    { $double ->
        [true] { $swap ->
            [2] Dublet: możesz zrobić drugą zamianę, znów z kolorem: { LIST($dice, of: "piece") }
           *[other] Dublet, więc do dwóch zamian: stykające się elementy, jeden z nich: { LIST($dice, of: "piece") }
        }
       *[false] Zamień dwa stykające się elementy, jeden z nich: { EITHER($dice, of: "piece") }
    }
ask-main = Blok się rozpadł: wybierz część, która zostaje
ask-lay = Dołącz luźne elementy do bloku
ask-bonus = Zapłacić zdobytym elementem za dodatkowy rzut?
ask-put = Odłożyć zdobyty element do bloku?
asked-partner = Wybierz element, z którym go zamienić
asked-piece = Wybierz element
asked-where = Gdzie położyć: { WORD($colour, of: "piece") }?

# Co można zrobić.

do-deal = Układ, część { $part }
do-first = Zaczyna { SEAT($seat) }
do-roll = Rzut: { LIST($dice, of: "piece") }
do-swap = Zamień { LIST($cells) }
do-main = Główna część przy { $cell }
do-lay = Połóż: { WORD($colour, of: "piece") }, { $cell }
do-pay = Zapłać: { WORD($colour, of: "piece") }, { $cell }
do-put = Odłóż: { WORD($colour, of: "piece") }, { $cell }
do-pass =
    { $kind ->
        [bonus] Bez dodatkowego rzutu
        [put] Nic nie odkładam
       *[other] Bez drugiej zamiany
    }

# Dlaczego czegoś nie można.

refusal-no_piece = Na { $cell } nie ma elementu; oba pola zamiany muszą go mieć.
refusal-same_colour = Oba elementy są takie same ({ WORD($colour, of: "piece") }); zamień dwa różne.
refusal-not_rolled = Żaden z elementów to nie { EITHER($dice, of: "piece") }; jeden z dwóch musi mieć wyrzucony kolor.
refusal-apart = { $a } i { $b } się nie stykają; zamień dwa sąsiednie pola.
refusal-not_loose = Taki element nie czeka na położenie: { WORD($colour, of: "piece") }.
refusal-not_in_pile = Nie ma takiego zdobytego elementu: { WORD($colour, of: "piece") }.
refusal-taken = { $cell } jest zajęte; element kładzie się na pustym polu.
refusal-lonely = { $cell } styka się z mniej niż dwoma elementami.
refusal-own_colour = { $cell } styka się z elementem tego samego koloru ({ WORD($colour, of: "piece") }).
refusal-dead_end = Gdyby położyć tu { WORD($colour, of: "piece") } ({ $cell }), reszty nie dałoby się już położyć.
refusal-not_main = Część przy { $cell } nie może być głównym blokiem: musi być jedną z największych i taką, do której da się dołączyć resztę.
refusal-must_swap = Pierwsza zamiana po rzucie jest obowiązkowa.

# Co wpisać w terminalu.

usage-deal = deal i dwie cyfry szesnastkowe
usage-first = first i numer miejsca
usage-roll = roll i dwa kolory
usage-swap = swap i dwa pola, na przykład: swap 0,0 1,-1
usage-main = main i pole, na przykład: main 0,0
usage-lay = lay, kolor i pole, na przykład: lay red 2,1
usage-pay = pay, kolor i pole, na przykład: pay red 2,1
usage-put = put, kolor i pole, na przykład: put red 2,1
usage-pass = pass
how-swap = dwa pola
how-main = pole tej części
how-lay = kolor i pole
how-bonus = kolor i pole
how-put = kolor i pole

# Jak stoi gra.

effect-captured = zdobywa { $count }: { WORD($colour, of: "piece") }
effect-split = dzieli blok
effect-ended = kończy grę
standing-left =
    { $left ->
        [one] Został { $left } element; gdyby teraz był koniec: { WORD($title, of: "rank") }
        [few] Zostały { $left } elementy; gdyby teraz był koniec: { WORD($title, of: "rank") }
       *[other] Zostało { $left } elementów; gdyby teraz był koniec: { WORD($title, of: "rank") }
    }
standing-seat =
    { $pieces ->
        [one] { SEAT($seat) } ma { $pieces } element, najliczniejszego koloru: { $best }
        [few] { SEAT($seat) } ma { $pieces } elementy, najliczniejszego koloru: { $best }
       *[other] { SEAT($seat) } ma { $pieces } elementów, najliczniejszego koloru: { $best }
    }
standing-block =
    { $rest ->
        [one] W bloku jest { $rest } element; przy { $end } lub mniej gra się kończy
        [few] W bloku są { $rest } elementy; przy { $end } lub mniej gra się kończy
       *[other] W bloku jest { $rest } elementów; przy { $end } lub mniej gra się kończy
    }
outcome-left =
    { $left ->
        [one] Został { $left } element: { WORD($title, of: "rank") }
        [few] Zostały { $left } elementy: { WORD($title, of: "rank") }
       *[other] Zostało { $left } elementów: { WORD($title, of: "rank") }
    }
outcome-seat =
    { $place }. { SEAT($seat) }: { $score ->
        [one] { $score } element
        [few] { $score } elementy
       *[other] { $score } elementów
    }{ $tie ->
        [true] , w jednym kolorze { $best }
       *[false] { "" }
    }
outcome-shared = Zwycięstwo dzielą { LIST($winners, of: "seat") }: wszystko jest równe
outcome-tie = Remis rozstrzyga { LIST($winners, of: "seat") }: więcej elementów jednego koloru
outcome-won = Wygrywa { LIST($winners, of: "seat") }: najwięcej elementów

rank-novice = nowicjusz
rank-amateur = amator
rank-advanced = zaawansowany
rank-master = mistrz
rank-grandmaster = arcymistrz

# Plansza w terminalu.

picture-turn = tura { $number }
picture-roll = rzut { $number } z { $of }
picture-dice = kości
picture-double = dublet
picture-loose = luźne
picture-block = blok { $count }
picture-empty = (blok jest pusty)
legend = Na planszy i w ruchach: R red = { WORD("red", of: "piece") }, O orange = { WORD("orange", of: "piece") }, Y yellow = { WORD("yellow", of: "piece") }, G green = { WORD("green", of: "piece") }, B blue = { WORD("blue", of: "piece") }, P purple = { WORD("purple", of: "piece") }

# Stół w przeglądarce.

board = Blok. Strzałki przechodzą między polami, Enter wybiera, Escape cofa.
piece-red = czerwone koło
piece-orange = pomarańczowy kwadrat
piece-yellow = żółta gwiazda
piece-green = zielony trójkąt
piece-blue = niebieski romb
piece-purple = fioletowy krzyż
dice = Kości: { LIST($dice, of: "piece") }
double = Dublet
cell-empty = puste
cell-chosen = wybrane
cell-target = można wybrać
main = Część { $number }, elementy: { $size }
cancel = Anuluj
tray = Elementy do położenia
waiting = Czekamy na: { $who }
zoom-in = Powiększ
zoom-out = Pomniejsz
zoom-fit = Cały blok
solo-state = Rzut { $roll } z 15 · zostało elementów: { $left }
side-block = W bloku
side-piles = Zdobyte
side-player = Gracz
side-turn = Tura { $turn } · zostało elementów: { $left }
side-rolls = Rzut { $roll } z 15 · zostało elementów: { $left }
side-dry = Tury bez zdobyczy: { $dry } z 50
side-goal = Gra kończy się, gdy w bloku zostanie dziesięć elementów lub mniej; wygrywa, kto zdobył najwięcej.
side-titles = Elementy po 15 rzutach
title-novice = 17 lub więcej: nowicjusz
title-amateur = 13–16: amator
title-advanced = 9–12: zaawansowany
title-master = 5–8: mistrz
title-grandmaster = 4 lub mniej: arcymistrz
seat-score = Zdobyte: { $n }

# The game in the catalogue, and its options.

title = Superhex
about = Rzuć kośćmi, zamień dwa elementy, zdobądź trzy jednakowe. Łatwe do nauki, w pojedynkę lub razem.
option-first = Kto zaczyna
option-first-help = Miejsce, które ma pierwszą turę.
option-gaps = Luki w bloku
option-gaps-help = Blok ma od jednej do sześciu luk: trudniejszy do czytania, ciekawszy do gry.
reconstructed-pieces = ile jest elementów każdego koloru i jakie to kolory
tab-counts = Stan
next-swap = Zamień dwa
next-main = Wybierz część
next-lay = Połóż element
next-bonus = Połóż element
next-put = Połóż element
next-skip = Pokaż od razu
cell-proposed = propozycja: { WORD($colour, of: "piece") }
asked-accept =
    { $n ->
        [one] Połóż tu luźny element albo wybierz inne miejsce
        [few] Połóż tak { $n } luźne elementy albo przełóż któryś gdzie indziej
        [many] Połóż tak { $n } luźnych elementów albo przełóż któryś gdzie indziej
       *[other] Połóż tak luźne elementy ({ $n }) albo przełóż któryś gdzie indziej
    }
next-accept = Połóż tak
once-swap = Dwa stykające się elementy zamieniają się miejscami; co najmniej jeden ma wyrzucony kolor.
once-double = Dwa razy ten sam kolor: masz dwie zamiany.
once-bonus = Za zdobyty element możesz raz w turze rzucić jeszcze raz; albo spasuj.
once-lay = Blok się rozpadł: połóż każdy luźny element tam, gdzie dotyka dwóch lub więcej, a żadnego w swoim kolorze.

# Wyzwanie dnia.

challenge-solo = W pojedynkę, piętnaście rzutów
challenge-solo-text = Zdobądź jak najwięcej elementów: im mniej ich zostanie w bloku po piętnastu rzutach, tym lepiej.
challenge-solo-column = Zostało elementów
challenge-solo-score =
    { $score ->
        [one] został { $score } element
        [few] zostały { $score } elementy
       *[other] zostało { $score } elementów
    }
