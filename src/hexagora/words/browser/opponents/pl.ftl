# Szukanie przeciwników i ich siła.

fault-no_ladder = Nie ma takiego rankingu.
fault-rated_against_self = Nikt nie może grać rankingowo przeciwko sobie.
fault-rated_clock = Partia rankingowa potrzebuje zegara, przy którym koniec czasu oznacza przegraną; bez niego mogłaby się nigdy nie skończyć.
fault-rated_person = W partie rankingowe grają osoby z tożsamością. Zaloguj się albo graj bez rankingu.
fault-unmeasured_bot = Nikt nie zmierzył siły tego bota w tym trybie, więc partia z nim nie może być rankingowa.
fault-unrated_mode = Ta partia nie może być rankingowa, bo jej strony nie mają równych szans. Wybierz taką bez misji i bez własnych elementów, w której każdy gra sam albo wszystkie drużyny są równie liczne.
rating-about = Jak silni są ci, którzy grają rankingowo, według Glicko-2. Nowi zaczynają od 1500, a 400 punktów to szanse dziesięć do jednego. W 95 przypadkach na 100 siła leży w granicach ± wokół rankingu. Poziomy botów zmierzono w osobnych partiach i stoją na tej samej skali.
rating-curve = { $game }: ranking po każdej partii
rating-empty = Nikt jeszcze nie zagrał dość partii rankingowych.
rating-games =
    { $n ->
        [one] { $n } partia
        [few] { $n } partie
        [many] { $n } partii
       *[other] { $n } partii
    }
rating-games-short = Partie
rating-ladder = Cały ranking
rating-ladders = Gry
rating-level = poziom
rating-mode-duel = Dwóch graczy
rating-mode-melee = Troje i więcej, każdy sam
rating-mode-teams = Drużyny
rating-modes = Rodzaje partii
rating-needs = Partia rankingowa wymaga zegara; komu skończy się czas, ten przegrywa. Nie ma podpowiedzi i każdy musi się zalogować.
rating-none = Jeszcze żadnej partii rankingowej.
rating-not_counted = Ta partia się nie liczy: skończyła się, zanim każdy o czymś zdecydował.
rating-place = Miejsce
rating-player = Gracz
rating-rating = Ranking
rating-title = Rankingi
rating-unsure = Znak zapytania: ostatnio za mało partii, by mieć pewność.
fault-empty_range = Najniższy ranking jest wyższy od najwyższego.
fault-many_seeks =
    { $most ->
        [one] Wystarczy { $most } otwarte ogłoszenie. Najpierw je wycofaj.
        [few] Wystarczą { $most } otwarte ogłoszenia. Najpierw wycofaj jedno.
        [many] Wystarczy { $most } otwartych ogłoszeń. Najpierw wycofaj jedno.
       *[other] Wystarczy { $most } otwartych ogłoszeń. Najpierw wycofaj jedno.
    }
fault-no_ratings_here = Dla takich partii nie ma rankingu: zostaw zakres pusty.
fault-no_seek = Przy tym stole nikogo się nie szuka.
fault-out_of_range = To ogłoszenie jest dla graczy z rankingiem od { $low } do { $high }.
fault-own_seek = To twoje własne ogłoszenie.
fault-seek_taken = Gra się zaczęła: ktoś właśnie usiadł.
fault-seeker_left = Osoba, która szukała gry, właśnie odeszła.
seek-any_game = Wszystkie gry
seek-casual = Bez rankingu
seek-clock = Zegar
seek-clock-days =
    { $n ->
        [one] { $n } dzień na turę
        [few] { $n } dni na turę
        [many] { $n } dni na turę
       *[other] { $n } dnia na turę
    }
seek-clock-live = { $minutes } min + { $seconds } s na turę
seek-clock-none = Bez zegara
seek-empty = Teraz nikt nie szuka takiej gry. Poszukaj sam, a inni to tu zobaczą.
seek-filters = Pokaż tylko
seek-game = Gra
seek-guest = Partie rankingowe wymagają tożsamości: zaloguj się do nich.
seek-high = do
seek-kind-any = Wszystkie zegary
seek-kind-correspondence = Przez wiele dni
seek-kind-live = Na żywo
seek-kind-none = Bez zegara
seek-list = Szukają kogoś
seek-live = Poczekaj przy stole: ogłoszenie znika, gdy odejdziesz.
seek-lot = O miejscach i o tym, co przypadnie komu, decyduje los.
seek-low = od
seek-missing =
    { $n ->
        [one] wolne { $n } miejsce z { $of }
        [few] wolne { $n } miejsca z { $of }
        [many] wolnych { $n } miejsc z { $of }
       *[other] wolne { $n } miejsca z { $of }
    }
seek-more = Ranking i zasady
seek-new = Szukaj gry
seek-players = Gracze
seek-range = Ranking pozostałych
seek-range-both = ranking od { $low } do { $high }
seek-range-high = ranking do { $high }
seek-range-low = ranking od { $low }
seek-rated = Rankingowa
seek-stakes = O co się gra
seek-stakes-any = Każda stawka
seek-stakes-casual = Tylko bez rankingu
seek-stakes-rated = Tylko rankingowe
seek-start = Szukaj przeciwników
seek-stays = Możesz odejść: ogłoszenie zostaje na dwa tygodnie.
seek-take = Graj
seek-take_from = Graj: { $name }
seek-title = Znajdź przeciwnika
seek-to_table = Do stołu
seek-waiting = Szukamy przeciwników
seek-withdraw = Wycofaj
