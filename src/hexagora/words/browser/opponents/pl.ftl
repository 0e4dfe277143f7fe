# Szukanie przeciwników i ich siła.

fault-no_ladder = Nie ma takiego rankingu.
fault-rated_against_self = Nikt nie może grać rankingowo przeciwko sobie.
fault-rated_clock = Partia rankingowa potrzebuje zegara, przy którym koniec czasu oznacza przegraną; bez niego mogłaby się nigdy nie skończyć.
fault-rated_person = W partie rankingowe grają osoby z tożsamością. Zaloguj się albo graj bez rankingu.
fault-unmeasured_bot = Nikt nie zmierzył siły tego bota w tym trybie, więc partia z nim nie może być rankingowa.
fault-unrated_mode = Ta partia nie może być rankingowa, bo jej strony nie mają równych szans. Wybierz taką bez misji i bez własnych elementów, w której każdy gra sam albo wszystkie drużyny są równie liczne.
