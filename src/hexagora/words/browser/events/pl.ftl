# Ligi i turnieje: listy, zakładanie, jedno wydarzenie z rundami.

events-about = Systemy każdy z każdym, szwajcarski i pucharowy w formie znanej na scenie: podwójne pojedynki z zamianą armii, liczone w punktach sztabu.
events-new = Nowe wydarzenie
events-sign_in = Żeby brać udział lub prowadzić wydarzenie, potrzebna jest tożsamość; do oglądania nie trzeba niczego.
events-mine = Twoje wydarzenia
events-open = Zapisy otwarte
events-running = W toku
events-past = Zakończone
events-none = Nie ma jeszcze żadnego wydarzenia. Załóż pierwsze.
events-entrants = { $n ->
    [one] { $n } uczestnik
    [few] { $n } uczestników
   *[other] { $n } uczestników
}
events-state-signup = Zapisy otwarte
events-state-running = W toku
events-state-between = Między sezonami
events-state-over = Zakończone
events-state-cancelled = Odwołane
events-by_link = Tylko przez link
events-format-swiss = { $n ->
    [one] System szwajcarski, { $n } runda
    [few] System szwajcarski, { $n } rundy
   *[other] System szwajcarski, { $n } rund
}
events-format-round_robin = { $n ->
    [one] Każdy z każdym
    [few] Każdy z każdym { $n } razy
   *[other] Każdy z każdym { $n } razy
}
events-format-knockout = Puchar
events-double = podwójne pojedynki
events-single = pojedyncze partie
events-teams = drużyny po { $n }
events-divisions_of = { $n ->
    [one] { $n } dywizja
    [few] { $n } dywizje
   *[other] { $n } dywizji
}
events-picks = tajny wybór armii
events-rated = liczone do rankingu
events-organiser = Prowadzi { $name }

# Zakładanie.

events-new-title = Nowe wydarzenie
events-new-name = Nazwa wydarzenia
events-new-game = Gra
events-new-format = System rozgrywek
events-pick-swiss = Szwajcarski
events-pick-round_robin = Każdy z każdym
events-pick-knockout = Pucharowy
events-new-rounds = Rundy
events-new-cycles = Ile razy każdy gra z każdym
events-new-double = Podwójne pojedynki: w drugiej partii armie i pierwszy ruch są zamienione
events-new-scoring = Co się liczy
events-scoring-meeting = Wygrane spotkania
events-scoring-games = Wygrane partie
events-scoring-balance = Bilans sztabów
events-scoring-meeting-about = Spotkanie daje jeden punkt; podwójny pojedynek wygrywa się bilansem punktów sztabu z obu partii.
events-scoring-games-about = Każda partia daje jeden punkt.
events-scoring-balance-about = Wynikiem jest sam bilans punktów sztabu.
events-new-ties = Remisy rozstrzyga najpierw
events-tie-balance = bilans sztabów
events-tie-buchholz = punkty rywali
events-tie-wins = wygrane partie
events-new-armies = Pula armii
events-new-choice = Kto gra którą armią
events-choice-round = Wyznacza runda
events-choice-picks = Tajny wybór
events-choice-round-about = Wszyscy grają dwiema armiami rundy; każda wypada równie często.
events-choice-picks-about = Obie strony wybierają w ukryciu i odkrywają jednocześnie. Jeśli chcą tej samej armii, decyduje moneta.
events-new-bans = Armie, których zakazuje każda strona
events-new-mirror = Obie strony mogą grać tą samą armią
events-new-round_time = Czas na rundę
events-new-pick_time = Czas na każdy krok wyboru
events-new-clock = Zegar partii
events-new-forfeit = Punkty sztabu za oddaną partię
events-new-boards = Gracze w drużynie
events-new-divisions = Dywizje
events-new-moves = Awanse i spadki między dywizjami
events-new-extra = Dodatkowe pojedynki po remisie
events-new-third = Mecz o trzecie miejsce
events-new-rated = Partie liczą się do rankingu
events-new-who = Kto je znajdzie
events-who-public = Wszyscy
events-who-link = Tylko z linkiem
events-new-more = Więcej ustawień
events-new-make = Otwórz zapisy
events-time-none = bez limitu
events-time-minutes = { $n ->
    [one] { $n } minuta
    [few] { $n } minuty
   *[other] { $n } minut
}
events-time-hours = { $n ->
    [one] { $n } godzina
    [few] { $n } godziny
   *[other] { $n } godzin
}
events-time-days = { $n ->
    [one] { $n } dzień
    [few] { $n } dni
   *[other] { $n } dni
}
events-clock-none = bez zegara
events-clock-live = { $n ->
    [one] { $n } minuta, +{ $more } s za decyzję
    [few] { $n } minuty, +{ $more } s za decyzję
   *[other] { $n } minut, +{ $more } s za decyzję
}
events-clock-correspondence = { $n ->
    [one] { $n } dzień na turę
    [few] { $n } dni na turę
   *[other] { $n } dni na turę
}

# Jedno wydarzenie.

events-signup = Kto bierze udział
events-nobody = Jeszcze nikt.
events-join = Weź udział
events-leave = Opuść wydarzenie
events-leave-now = Odejść? Otwarte partie będą przegrane.
events-team-name = Nazwa drużyny
events-team-make = Załóż drużynę
events-team-join = Dołącz: { $team }
events-team-missing = { $n ->
    [one] brakuje { $n } gracza
    [few] brakuje { $n } graczy
   *[other] brakuje { $n } graczy
}
events-bot = maszyna
events-left = poza grą
events-begin = Rozpocznij
events-season-begin = Rozpocznij następny sezon
events-cancel = Odwołaj
events-end = Zakończ ligę
events-cannot = Nie można jeszcze zacząć:
events-next = Twoje następne partie
events-next-play = Graj przeciw: { $name }
events-next-pick = Wybierz armię przeciw: { $name }
events-next-none = Nic teraz na ciebie nie czeka.
events-until = do { $when }
events-standings = Tabela
events-col-place = Miejsce
events-col-player = Gracz
events-col-points = Punkty
events-col-balance = Bilans
events-col-buchholz = Rywale
events-col-record = W-R-P
events-col-balance-about = Bilans punktów sztabu
events-col-buchholz-about = Punkty dotychczasowych rywali
events-col-record-about = Spotkania wygrane, zremisowane i przegrane
events-division = Dywizja { $number }
events-season = Sezon { $number }
events-round-of = Runda { $number } z { $of }
events-round-before = Poprzednia runda
events-round-after = Następna runda
events-bye = pauzuje
events-third = o trzecie miejsce
events-versus = { $home } przeciw { $away }
events-game = Partia { $number }
events-game-watch = oglądaj
events-game-replay = zobacz przebieg
events-game-play = graj
events-game-begins = zaczyna { $name }
events-game-waits = jeszcze nieotwarta
events-forfeit = oddana
events-choosing-ban = Obie strony zakazują
events-choosing-pick = Obie strony wybierają
events-waits_for = czekamy na: { LIST($names) }
events-banned = Zakazane: { $armies }
events-close = Zamknij to spotkanie
events-close-title = Zamknięcie: { $home } przeciw { $away }
events-close-about = Co nie zostało rozegrane, przegrywa wskazana strona. Każdy może przeczytać, że to twoja decyzja.
events-close-home = Przegrywa { $name }
events-close-both = Przegrywają obie strony
events-withdraw = Wycofaj
events-withdraw-sure = Wycofać z wydarzenia: { $name }? Otwarte partie będą przegrane.
events-history = Co się działo
events-files = Dla innych
events-file-games = Partie (CSV)
events-file-standings = Tabela (CSV)
events-file-json = Wszystko (JSON)
events-embed = Tabela dla innej strony
events-embed-about = Wstaw ten adres w ramkę swojej strony; tabela będzie aktualna.
events-link = Link do wydarzenia
events-note-begun = Początek wydarzenia ({ $who }).
events-note-season = Początek sezonu { $number } ({ $who }).
events-note-round = Rozstawiono rundę { $number }.
events-note-round_of = Dywizja { $division }: rozstawiono rundę { $number }.
events-note-closed = Zamknięto spotkanie rundy { $number } ({ $who }); przegrana: { LIST($about) }.
events-note-left = Poza wydarzeniem: { LIST($about) } ({ $who }).
events-note-gone = Ktoś odszedł.
events-note-late = Runda { $number }: minął czas, { LIST($about) }.
events-note-drawn = Los wybrał za { LIST($about) }: nic nie złożono na czas.
events-note-stuck = Odeszło tylu, że nie da się rozstawić kolejnej rundy: wydarzenie skończyło się wcześniej.
events-note-over = Rozegrano ostatnią rundę.
events-note-ended = Koniec wydarzenia ({ $who }).

# Wybór armii.

events-picks-title = Przeciw: { $name }
events-picks-ban = Wskaż armie, którymi nie będzie się grać: { $n }
events-picks-one = Wskaż swoją armię.
events-picks-two = Wskaż swoją armię i drugą na wypadek, gdyby obie strony chciały tej samej.
events-picks-first = Pierwszy wybór
events-picks-second = Drugi wybór
events-picks-secret = Nikt, nawet ten serwer, nie zobaczy twojego wyboru, zanim wybierze druga strona.
events-picks-hand_in = Złóż
events-picks-waiting = Twój wybór jest złożony i zapieczętowany. Zostanie odkryty, gdy wybierze też druga strona.
events-picks-lost = Ta przeglądarka nie ma twojego wyboru. Wróć z urządzeniem, na którym wybierano; inaczej zdecyduje los.

# Dlaczego nie.

fault-no_event = Nie ma takiego wydarzenia.
fault-event_title = Nazwij wydarzenie.
fault-event_many = W ciągu dnia można założyć najwyżej tyle wydarzeń: { $most }.
fault-event_army_twice = Armia może być w puli tylko raz.
fault-event_no_armies = W tej grze nie ma armii do wyboru.
fault-event_plain_knockout = W pucharze grają pojedynczy gracze w jednej drabince. Dla drużyn i dywizji wybierz system szwajcarski albo każdy z każdym.
fault-event_not_in = Nie bierzesz udziału w tym wydarzeniu.
fault-event_no_entrant = Nikt taki nie bierze udziału.
fault-event_over = To wydarzenie jest zakończone.
fault-event_begun = To wydarzenie już się zaczęło.
fault-event_meeting_over = To spotkanie jest zakończone.
fault-event_late = Wydarzenie już się zaczęło; nie można dołączyć.
fault-event_in = Już bierzesz udział.
fault-event_no_teams = W tym wydarzeniu każdy gra sam.
fault-event_no_team = Nie ma takiej drużyny.
fault-event_team_full = Ta drużyna jest pełna.
fault-event_team_name = Drużyna potrzebuje nazwy.
fault-event_team_twice = Drużyna o tej nazwie już jest.
fault-event_full = Brak wolnych miejsc; liczba uczestników: { $most }.
fault-event_organiser = Może to zrobić tylko organizator wydarzenia.
fault-event_not_running = To wydarzenie nie jest w toku.
fault-event_no_meeting = Nie ma takiego spotkania.
fault-event_no_draft = Tam nie wybiera się armii.
fault-event_other_board = Nie grasz przy tej planszy.
fault-event_no_division = To wydarzenie nie ma jeszcze takiego sezonu i dywizji.

# Mówi to też logika wydarzeń.

refusal-event_alone = Wydarzenie potrzebuje co najmniej dwóch uczestników.
refusal-event_twice = Każdy bierze udział raz; ktoś jest wpisany dwukrotnie.
refusal-event_team = Liczba członków każdej drużyny musi wynosić { $size }.
refusal-event_rounds = Wydarzenie potrzebuje co najmniej jednej rundy.
refusal-event_swiss_rounds = Przy liczbie uczestników { $count } liczba rund szwajcarskich może wynosić najwyżej { $most }; potem ktoś mógłby trafić na tego samego rywala drugi raz.
refusal-event_pool = Pula potrzebuje co najmniej dwóch armii.
refusal-event_divisions = Za mało uczestników: przy liczbie dywizji { $divisions } potrzeba co najmniej { $least }.
refusal-event_moves = W dywizjach po { $size } nie może awansować i spadać aż { $moves }.
refusal-event_season_open = Sezon { $number } jeszcze trwa.
refusal-event_no_pairing = Nie ma już dozwolonych par: zbyt wielu obecnych już ze sobą grało. Zakończ wydarzenie po tej rundzie.
refusal-event_two = W wydarzeniach grają dwie osoby, a { $title } nie jest dla dwóch.
refusal-event_sides = W wydarzeniach grają dwie strony; pomiń opcję, która je łączy.
refusal-draft_promised = Złożonej obietnicy nie można zmienić.
refusal-draft_no_hash = Obietnica to skrót SHA-256, 64 cyfry szesnastkowe.
refusal-draft_early = Niczego się nie odkrywa, zanim oboje złożą obietnice.
refusal-draft_shown = To już zostało odkryte.
refusal-draft_other = To nie jest to, co obiecano.
refusal-draft_over = Armie są już wybrane.
refusal-draft_army = Nie można wybrać { $army }; do wyboru: { $known }.
refusal-draft_count = Trzeba podać różne armie, tyle: { $count }.
refusal-draft_pool = Przy liczbie zakazów każdej strony { $bans } pula potrzebuje co najmniej tylu armii: { $least }.
