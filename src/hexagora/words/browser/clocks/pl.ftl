end-abandoned = { SEAT($seat) }: zbyt długa nieobecność, drugi gracz zgłosił wygraną
end-out_of_time = { SEAT($seat) }: czas minął
fault-bad_clock = Taki zegar nie jest możliwy: potrzebuje czasu na start, najwyżej 1000 dni.
fault-clock_alone = Sam na nikogo nie czekasz. Wybierz grę bez zegara.
fault-few_holidays = Każde miejsce ma w tej grze { $most } { $most ->
    [one] dzień
    [few] dni
    [many] dni
   *[other] dnia
} urlopu, a to byłoby więcej.
fault-no_claim = Tej gry nie można jeszcze przejąć.
fault-no_clock = Przy tym stole nie mierzy się czasu.
fault-no_holidays = Urlop jest tylko w grach z dniami na turę.
fault-no_stand_in = Na tym miejscu nie gra zastępca.
fault-out_of_time = Czas na to już minął.
fault-stand_in = Gra za ciebie zastępca. Najpierw wróć do gry.
