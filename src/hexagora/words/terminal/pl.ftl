# Terminal: to, co mówi tylko on.

player = Gracz
picture-seat = { SEAT($seat) }
picture-film-beginning = początek
picture-film-chance = los
picture-film-seat = miejsce { $number }: { $name }
picture-film-back = poprzedni krok
picture-film-play = odtwarzaj albo wstrzymaj
picture-film-on = następny krok
picture-film-slider = krok
how = ruch

# Dlaczego czegoś nie można.

refusal-not_understood = { $text } jest niezrozumiałe; wpisz na przykład: { $example }
refusal-in_file = { $file }: { $why }
refusal-is_folder = { $file } to folder; podaj nazwę pliku.
refusal-no_folder = { $folder } nie jest folderem; nie można w nim zapisać gry.
refusal-not_writable = W { $folder } nie można zapisywać.
refusal-file_exists = { $file } już istnieje i nie jest tą grą; wybierz inną nazwę.
refusal-seed_exists = { $file } już istnieje i należy do innej gry.
refusal-saved_over = { $file }: gra jest skończona; zobacz „hexagora record replay { $file }”.
refusal-dealt_by_words = { $file }: tu rozdają także słowa graczy, więc grać dalej można tylko przy jej stole.
refusal-seed_missing = { $file }: brakuje ziarna, połóż obok { $seed } albo podaj --seed.
refusal-wrong_seed = { $file }: to nie jest ziarno, którego skrót podaje zapis.
refusal-other_deal = { $file }: wiersz { $line }: ziarno nie daje „{ $move }”.
refusal-saved_has_seats = Zapisana gra ma już miejsca i opcje; pomiń je.
refusal-no_unfinished = Nie ma niedokończonej gry (brak pliku { $file }).
refusal-other_game = { $file } to gra { $game }, a nie { $asked }.
refusal-name_a_game = Podaj grę; do wyboru: { $games }.
refusal-solo_is_one = --solo jest dla jednej osoby; pomiń to albo podaj jedno miejsce.
refusal-beyond_actions = --at { $at }: zapis ma ruchy od 1 do { $last }.
refusal-beyond_decisions = --at { $at }: zapis ma decyzje od 1 do { $last }.
refusal-was_rolled = --at { $at }: „{ $move }” to rzut albo los, nikt tego nie wybierał.
refusal-roll_next = --at { $at }: teraz następuje rzut albo losowanie, nikt nie wybiera.
refusal-top_without_at = --top dotyczy jednej decyzji; wskaż ją przez --at N.
refusal-seat_without_json = --seat dotyczy omówienia gry; poproś o nie przez --json.
refusal-beyond_seats = --seat { $seat }: gra ma miejsca od 1 do { $last }.
refusal-file_too_long = { $file }: więcej niż { $most } bajtów nie jest czytane.
refusal-not_utf8 = { $file }: to nie jest UTF-8; zapisz plik w tym kodowaniu.
refusal-not_json = { $file }: wiersz { $line }, kolumna { $column }: to nie jest JSON.
refusal-senseless_json = { $file }: to nie jest JSON, który ma sens.
refusal-no_answers = { $file } musi być listą tekstów, na przykład { $example }

# Gra w terminalu.

terminal-a-bot = { $name } (bot)
terminal-hash = Wszystkie kości wyznacza ziarno podane na końcu. Oto jego skrót:
terminal-goes-on =
    { $count ->
        [one] Gra toczy się dalej po { $count } ruchu.
        [few] Gra toczy się dalej po { $count } ruchach.
       *[other] Gra toczy się dalej po { $count } ruchach.
    }
terminal-thinks = { $who } myśli ...
terminal-next = Enter: { $step }.
terminal-decides = decyduje { SEAT($seat) }
terminal-back = u: cofnij „{ $move }”.
terminal-is-back = Cofnięto „{ $move }”.
terminal-no-back = Nie ma czego cofnąć: od tego czasu były kości albo ruch innego gracza.
terminal-press-enter = Naciśnij Enter, aby grać dalej; help pokazuje polecenia.
terminal-no-choice = Teraz nie ma wyboru; naciśnij Enter, aby grać dalej.
terminal-asked = { SEAT($seat) }: { $question }
terminal-type = Wpisz { $how }, na przykład: { $example }
terminal-or = (albo help, moves, u, quit)
terminal-not-possible = Nie można: { $why }
terminal-over = Koniec gry: { WORD($reason, of: "end") } ({ $clause }).
terminal-no-score = W tej grze nic się nie liczy punktami.
terminal-file = PLIK
terminal-name-file = Podaj nazwę pliku, na przykład: save wieczor.record
terminal-saved = Zapisano jako { $file }, ziarno w { $file }.seed; aby grać dalej:
terminal-saved-record = Zapisano jako { $file }; aby sprawdzić:
terminal-not-saved = Nie zapisano: { $why }
terminal-save = Aby zapisać przebieg gry, wpisz nazwę pliku; sam Enter nie zapisuje.
terminal-save-as = zapisać jako?
terminal-leaving = Odchodzisz. Enter zachowuje grę na później, nazwa pliku zapisuje ją tam, n ją porzuca.
terminal-keep = zachować?
terminal-kept = Gra jest zachowana; aby grać dalej: hexagora play --resume
terminal-not-kept = Nie można zachować gry: { $why }
answers-yes = t tak y
answers-no = n nie
command-moves = wszystkie dozwolone ruchy, najciekawsze na końcu
command-hint = co rozważałby tu dowódca
command-undo = cofnij ostatni ruch, dopóki nie było kości ani ruchu innych
command-board = narysuj planszę jeszcze raz (Enter też to robi)
command-score = jak stoi gra
command-save = odłóż grę; „hexagora play --load” gra dalej
command-quit = odejdź od stołu
hint-head = { WORD($bot, of: "bot") } rozważa:
hint-choice =
    { $alone ->
        [true] { $value } najlepszego wyniku, { $share } prób
       *[false] { $value } na wygraną, { $share } prób
    }

# Zapisy.

label-game = gra
label-seats = gracze
label-result = wynik
label-actions = ruchy
label-seed = ziarno
label-hash = skrót
record-version = wersja danych { $version }
record-unfinished = niedokończona
record-step = { $number } z { $count }: { $move }
record-ok =
    w porządku: { $file }: { $count ->
        [one] { $count } ruch jest dozwolony
        [few] { $count } ruchy są dozwolone
       *[other] { $count } ruchów jest dozwolonych
    }, { $format ->
        [1] stany zgadzają się ze skrótami
       *[other] nagłówek i stany zgadzają się ze skrótami
    }{ $ended ->
        [rules] , wynik jest zgodny z zasadami, a kości z ziarnem
        [players] , grę zakończyli gracze, kości są zgodne z ziarnem
       *[no] ; gra niedokończona, więc ziarno nie jest podane i kości nie można jeszcze sprawdzić
    }
record-words = rozdano także słowami miejsc { LIST($seats) }
record-late = miejsca { LIST($seats) } nie podały swoich słów na czas
record-unproven = nie podano, którym zestawem { $pack } grano, i nie da się tego sprawdzić
replay-prompt = [{ $at }/{ $last }] Enter: dalej, b: wstecz, numer, q: koniec
replay-what = „{ $line }” to nic z tego: Enter, b, numer od 0 do { $last }, q
replay-no-step = Nie ma kroku { $goal }; są kroki od 0 do { $last }.
replay-end = To koniec; b wraca, q kończy.
explain-head = Przed ruchem { $at } { WORD($bot, of: "bot") } na miejscu gracza { SEAT($seat) } rozważa:
explain-played =
    { $rank ->
        [0] Zagranego ruchu „{ $move }” nie brano pod uwagę; wszystkich możliwości: { $count }.
       *[other] Zagrany ruch „{ $move }” to wybór { $rank } z { $count }.
    }
explain-action = ruch
explain-player = gracz
explain-played-head = zagrano
explain-place = miejsce
explain-chance = szansa
explain-best = { WORD($bot, of: "bot") } woli
explain-decisions = decyzje
explain-same = to samo
explain-sum =
    { $count ->
        [one] { SEAT($seat) }: { $same } z { $count } decyzji jak { WORD($bot, of: "bot") }
        [few] { SEAT($seat) }: { $same } z { $count } decyzji jak { WORD($bot, of: "bot") }
       *[other] { SEAT($seat) }: { $same } z { $count } decyzji jak { WORD($bot, of: "bot") }
    }

# Gry.

games-game = { $name }: { $title }, graczy: od { $least } do { $most }
games-default = domyślnie: { $value }
games-bots =
    { $measured ->
        [true] boty, od najsłabszego, jak zmierzono: { $bots }
       *[false] boty, kolejność nie zmierzona: { $bots }
    }
games-try = Spróbuj: hexagora play { $game }

# Etiudy.

refusal-no_etude = { $file }: nie ma takiego pliku ani etiudy o tym id; „hexagora etude show” wypisuje te, które są w zestawie.
refusal-many_etudes =
    { $count ->
        [one] { $file }: jest w nim { $count } etiuda; podaj plik z jedną.
        [few] { $file }: są w nim { $count } etiudy; podaj plik z jedną.
       *[other] { $file }: jest w nim { $count } etiud; podaj plik z jedną.
    }
refusal-no_run = { $file }, wiersz { $line }: to nie jest wiersz przebiegu hexagora etude make.
refusal-other_run = { $file }, wiersz { $line }: to nie jest przebieg z tymi samymi argumentami; weź inny plik.
etude-check-time = { $etude }: przeszukana do końca w { $seconds } s
etude-check-sum =
    { $count ->
        [one] Udowodniono { $count } etiudę
        [few] Udowodniono { $count } etiudy
       *[other] Udowodniono { $count } etiud
    }; z błędami: { $wrong }
etude-play-help = Wpisz krok tak, jak zapisuje go gra, na przykład „use outpost_scout place d4 0”. fight: bitwa; u: krok wstecz; board: narysuj planszę; solution: poddaj się i zobacz; quit: wyjdź.
etude-play-prompt = etiuda>
etude-play-no-back = Nie ma czego cofnąć.
etude-play-again = Cofaj kroki przez u i próbuj znowu.
etude-made =
    { $count ->
        [one] { $count } etiuda jest w { $file }
        [few] { $count } etiudy są w { $file }
       *[other] { $count } etiud jest w { $file }
    }

# Lekcje.

learn-lesson =
    { $title } ({ $minutes } min){ $state ->
        [done] , ukończona
        [begun] , rozpoczęta
       *[new] {""}
    }
learn-try = Zacznij od: hexagora learn { $game }
learn-step = Krok { $number } z { $of }
learn-marked = Zaznaczone: { LIST($cells) }
learn-after =
    { $more ->
        [true] Enter: graj stąd dalej przeciw botowi; n: następna lekcja; q: wyjdź.
       *[false] Enter: graj stąd dalej przeciw botowi; q: wyjdź.
    }
learn-kept = Lekcja jest zachowana; kontynuuj: hexagora learn { $game } { $lesson }
command-skip = przejdź do następnej lekcji

# Wydarzenia między botami.

contest-heading =
    { $game }, { $format ->
        [round_robin] liga
        [swiss] turniej szwajcarski
       *[knockout] turniej pucharowy
    }, gracze: { $players }, ziarno { $seed }
contest-season = Sezon { $number }
contest-division = Dywizja { $number }
contest-place = miejsce
contest-player = gracz
contest-points = punkty
contest-balance = bilans
contest-opponents = punkty rywali
contest-record = wygrane-remisy-przegrane
contest-up = Awans: { LIST($names) }
contest-down = Spadek: { LIST($names) }
contest-games = partie
contest-round = sezon { $season }, runda { $round }, partie: { $done } z { $of }
contest-known = partie zapisane już w { $file }: { $done }
contest-stopped = przerwano, partie: { $done } z { $of }; z --out PLIK to samo polecenie gra dalej
contest-failed = partii nie dało się rozegrać: { $why }

# Rankingi botów.

rating-heading = { $game }, miejsca: { $seats }
rating-bot = bot
rating-value = ranking
rating-deviation = odchylenie
rating-interval = przedział 95 %
rating-games = partie

# Dlaczego wydarzenie nie może takie być.

refusal-event_alone = Wydarzenie potrzebuje co najmniej dwóch uczestników.
refusal-event_twice = Każdy bierze udział raz; ktoś jest wpisany dwukrotnie.
refusal-event_team = Liczba członków każdej drużyny musi wynosić { $size }.
refusal-event_rounds = Wydarzenie potrzebuje co najmniej jednej rundy.
refusal-event_swiss_rounds = Przy liczbie uczestników { $count } liczba rund szwajcarskich może wynosić najwyżej { $most }; potem ktoś mógłby trafić na tego samego rywala drugi raz.
refusal-event_pool = Pula potrzebuje co najmniej dwóch armii.
refusal-event_round_open = Runda { $round } jeszcze trwa.
refusal-event_result_there = Ta partia ma już wynik.
refusal-event_bye = { $who } pauzuje i z nikim nie gra.
refusal-event_unknown = { $who } nie bierze udziału w tym wydarzeniu.
refusal-event_divisions = Za mało uczestników: przy liczbie dywizji { $divisions } potrzeba co najmniej { $least }.
refusal-event_moves = W dywizjach po { $size } nie może awansować i spadać aż { $moves }.
refusal-event_season_open = Sezon { $number } jeszcze trwa.
refusal-event_no_pairing = Nie ma już dozwolonych par: zbyt wielu obecnych już ze sobą grało. Zakończ wydarzenie po tej rundzie.
refusal-event_two = W wydarzeniach grają dwie osoby, a { $title } nie jest dla dwóch.
refusal-event_seats = W wydarzeniach grają dwie osoby; pomiń --seats.
refusal-event_stuck = Nie można rozegrać żadnej partii, choć to jeszcze nie koniec.
refusal-event_sides = W wydarzeniach grają dwie strony; pomiń opcję, która je łączy.
refusal-event_ray = Wydarzenia rozgrywa się na tym komputerze; pomiń --ray.
refusal-event_who = Podaj grę i boty, na przykład: hexagora arena GRA greedy random
refusal-event_league_only = Dywizje i sezony są dla --format league.
refusal-draft_promised = Złożonej obietnicy nie można zmienić.
refusal-draft_no_hash = Obietnica to skrót SHA-256, 64 cyfry szesnastkowe.
refusal-draft_early = Niczego się nie odkrywa, zanim oboje złożą obietnice.
refusal-draft_shown = To już zostało odkryte.
refusal-draft_other = To nie jest to, co obiecano.
refusal-draft_open = Armie nie są jeszcze wybrane.
refusal-draft_over = Armie są już wybrane.
refusal-draft_army = Nie można wybrać { $army }; do wyboru: { $known }.
refusal-draft_count = Trzeba podać różne armie, tyle: { $count }.
refusal-draft_pool = Przy liczbie zakazów każdej strony { $bans } pula potrzebuje co najmniej tylu armii: { $least }.
refusal-contest_unreadable = { $file } nie zawiera zawodów areny ({ $what }); podaj inny plik.
refusal-contest_other = { $file } zawiera inne zawody (różni się: { $name }); podaj inny plik przez --out.
refusal-contest_version = { $file } zawiera partie wersji { $version }; podaj inny plik przez --out.
refusal-rating_no_anchor = W tych wynikach nie ma { $anchor }; wybierz spośród: { $names }.
refusal-rating_apart = Żadne partie nie łączą { $anchor } i { $bot }; dodaj wyniki obu.
refusal-rating_plays_nothing = --ratings niczego nie rozgrywa: pomiń grę i boty.

# Bot przy stołach serwera.

online-here = { $name } jest na miejscu i można go wyzwać do: { LIST($games) }. Ctrl-C kończy.
online-away = Serwer nie odpowiada ({ $why }); kolejna próba.
online-plays = Stół { $table }: przy stole ({ $game }).
online-refused = Stół { $table }: serwer odmawia ({ $why }); przez minutę stół zostaje w spokoju.
online-lost = Stół { $table }: połączenie przerwane ({ $why }); kolejna próba.
online-over = Stół { $table }: gra skończona, miejsce { $place } z { $of }.
online-fault = Stół { $table }: bot nie dał dobrej odpowiedzi ({ $why }); wykonano dowolną dozwoloną akcję.
online-ends = Koniec. Nieskończone gry czekają na powrót bota.
refusal-bot_refused = Serwer { $url } nie wpuszcza bota: { $why }
refusal-bot_address = --connect { $url }: podaj adres serwera, na przykład https://games.example.org
refusal-bot_token_file = --token { $file }: z tego pliku nie można odczytać tokenu ({ $why })
refusal-bot_token = Bot potrzebuje swojego tokenu: --token PLIK albo zmienna { $name }
