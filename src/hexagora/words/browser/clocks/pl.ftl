clock-back = Wracam do gry
clock-bot = zastępca
clock-claim = Zgłoś wygraną
clock-claim-days = Wygraną można zgłosić po tylu dniach bez odpowiedzi (0: nigdy)
clock-claim-from = Jeśli nie będzie odpowiedzi, wygraną można zgłosić od { $date }.
clock-claimable = po { NUMBER($days) } { $days ->
    [one] dniu
    [few] dniach
    [many] dniach
   *[other] dnia
} bez odpowiedzi można zgłosić wygraną
clock-daily = { NUMBER($days) } { $days ->
    [one] dzień
    [few] dni
    [many] dni
   *[other] dnia
} na turę
clock-days = { $days } d { $hours } godz.
clock-details = Ustaw szczegóły
clock-help = Gdy decydują inni albo toczą się kości, twój czas stoi.
clock-holiday = Weź urlop
clock-holiday-begin = Od (puste: od teraz)
clock-holiday-days = Dni urlopu
clock-holiday-length = Dni (najwyżej { $most })
clock-holiday-none = Wszystkie dni urlopu są wykorzystane.
clock-holiday-now = Urlop: czas stoi
clock-holiday-short = urlop
clock-holiday-take = Biorę
clock-holiday-taken = Urlop: od { $from } do { $to }
clock-hours = { $hours } godz. { $minutes } min
clock-increment = Dodatek po każdym kroku, w sekundach
clock-kind = Rodzaj
clock-kind-correspondence = Dni na turę
clock-kind-live = Na żywo
clock-kind-none = Bez zegara
clock-left = Pozostały czas: { $time }
clock-live = { NUMBER($minutes) } min i { $seconds } s więcej za każdą { $per ->
    [turn] turę
   *[decision] decyzję
}
clock-lost = czas minął
clock-low = Mało czasu: { $time }
clock-minutes = Czas na grę, w minutach
clock-none = Bez zegara
clock-on-bot = Gra zastępca
clock-about-bot = Dalej gra bot; kto wróci, gra znowu i dostaje trochę czasu.
clock-on-default = Zwykła odpowiedź
clock-about-default = Dzieje się pierwsze, co dozwolone: pas albo koniec, gdzie to możliwe.
clock-on-loss = Przegrana
clock-about-loss = We dwoje wygrywa druga strona. W trzy i więcej osób przeciw pozostałym gra dalej bot.
clock-per = Dodatek po każdej
clock-per-decision = Decyzji
clock-per-turn = Turze
clock-preset-days = { $n } { $n ->
    [one] dzień
    [few] dni
    [many] dni
   *[other] dnia
} na turę
clock-preset-live = { $minutes } min i { $seconds } s
clock-ran-out = { $name }: czas minął. Gra zastępca.
clock-replaced = Za gracza { $name } gra zastępca
clock-spoken-days = { $n } { $n ->
    [one] dzień
    [few] dni
    [many] dni
   *[other] dnia
}
clock-spoken-hours = { $n } { $n ->
    [one] godzina
    [few] godziny
    [many] godzin
   *[other] godziny
}
clock-spoken-minutes = { $n } { $n ->
    [one] minuta
    [few] minuty
    [many] minut
   *[other] minuty
}
clock-spoken-seconds = { $n } { $n ->
    [one] sekunda
    [few] sekundy
    [many] sekund
   *[other] sekundy
}
clock-stands-in = Czas minął: gra zastępca
clock-then = Gdy czas minie
clock-then-bot = potem gra zastępca
clock-then-default = potem zwykła odpowiedź
clock-then-loss = potem przegrana
clock-title = Zegar
clock-turn-days = Dni na turę
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
