title = Hex
event-placed = { SEAT($seat) } kładzie kamień na { $cell }
event-swapped = { SEAT($seat) } przejmuje pierwszy kamień: z { $cell } na { $to }
event-ended = { SEAT($seat) } łączy oba boki i wygrywa
end-connected = łańcuch łączy dwa przeciwne boki
ask-place =
    { $sides ->
        [rows] Połóż kamień, by połączyć górę z dołem
       *[columns] Połóż kamień, by połączyć lewą stronę z prawą
    }{ $swap ->
        [true] , albo przejmij pierwszy kamień
       *[false] { "" }
    }
do-place = Połóż kamień na { $cell }
do-swap = Przejmij pierwszy kamień
how-place = pole
usage-place = place i pole, na przykład: place c3
usage-swap = swap
refusal-taken = { $cell } jest zajęte; wybierz puste pole.
refusal-no_swap = Pierwszy kamień można przejąć tylko w odpowiedzi na niego.
refusal-no_cell = Takiego pola nie ma na tej planszy.
stone-red = czerwone koło
stone-blue = niebieski romb
about = Połącz swoje dwa boki, zanim zrobi to przeciwnik. Bez remisów, bez losu.
option-size = Rozmiar
option-size-help = liczba pól wzdłuż boku
option-swap = Reguła zamiany
option-swap-help = czy drugi gracz może przejąć pierwszy kamień
