daily-title = Wyzwanie dnia
daily-text = Gry dla jednej osoby na wynik. Wszyscy mają te same rzuty i dobory, a liczy się jedna próba.
daily-until = do { $time } Twojego czasu
daily-begin = Zacznij
daily-counts = Próba się liczy i zaczyna się od razu. Można ją przerwać i dokończyć do końca dnia; kto zaczął późno, ma jeszcze godzinę. Nieskończona nie ma wyniku.
daily-go-on = Graj dalej
daily-missed = Próba nie skończyła się przed końcem dnia: nie ma wyniku.
daily-mine-look = Obejrzyj swoją grę
daily-place-players = miejsce { $place }
daily-place-guests = miejsce { $place } wśród gości
daily-players = Z tożsamością
daily-guests = Goście
daily-guests-text = Goście mają osobną listę: gościa poznajemy po przeglądarce, a kto ma dwie przeglądarki, ma dwie próby. Z tożsamością jest jedna.
daily-fair = Kości wynikają z sekretu serwera i daty. Ich skrót widać tu od pierwszej chwili dnia. Godzinę po jego końcu podajemy ziarno, wszystkie gry można obejrzeć, a ich zapisy sprawdzić.
daily-place = Miejsce
daily-name = Imię
daily-you = (Ty)
daily-look = Obejrzyj grę
daily-nobody = Nikt jeszcze nie ma wyniku.
daily-begun =
    { $n ->
        [one] Trwa { $n } próba.
        [few] Trwają { $n } próby.
       *[other] Trwa { $n } prób.
    }
daily-left =
    { $n ->
        [one] { $n } próba nie została dokończona.
        [few] { $n } próby nie zostały dokończone.
       *[other] { $n } prób nie zostało dokończonych.
    }
daily-dice = Kości dnia
daily-hash = Skrót ziarna:
daily-seed = Ziarno:
daily-before = Inne dni
daily-today = Dziś
daily-scores = Wyniki dnia
fault-tried = Twoja dzisiejsza próba w tym wyzwaniu już była.
fault-day_on = Inni mają ten dzień jeszcze przed sobą. Pokażemy to, gdy się skończy.
fault-day_over = Dzień tego wyzwania minął. Z powtórki możesz grać dalej przy własnym stole.
fault-no_challenge = Nie ma takiego wyzwania.
fault-no_day = Nie ma tu takiego dnia; dzień wygląda tak: 2026-11-17.
fault-future_day = Ten dzień dopiero nadejdzie.
fault-need_contender = Próba wymaga tożsamości albo przeglądarki, która może coś zapamiętać.
fault-only_people = Wyzwanie dnia jest dla ludzi; boty grają przy stołach.
