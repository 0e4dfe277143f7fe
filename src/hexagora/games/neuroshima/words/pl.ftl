# Co się stało.

event-turn = Tura { $number }: { SEAT($seat) }
event-placed =
    { SEAT($seat) } kładzie: { WORD($tile, of: "tile") }, pole { $at }{ $turn ->
        [0] { "" }
       *[other] , górą na { WORD($turn, of: "top") }
    }
event-drew = { SEAT($seat) } dobiera: { WORD($tile, of: "tile") }
event-last-tile = { SEAT($seat) } dobiera ostatni żeton: zbliża się ostatnia bitwa
event-discarded = { SEAT($seat) } odrzuca: { WORD($tile, of: "tile") }
event-played = { SEAT($seat) } zagrywa: { WORD($tile, of: "tile") }
event-moved =
    { $stays ->
        [true] { SEAT($seat) } obraca: { WORD($tile, of: "tile") }, pole { $to }
       *[false] { SEAT($seat) } przesuwa: { WORD($tile, of: "tile") }, { $from } → { $to }
    }{ $turn ->
        [0] { "" }
       *[other] , górą na { WORD($turn, of: "top") }
    }
event-pushed = { WORD($pusher, of: "tile") } na { $by } ({ SEAT($seat) }) odpycha: { WORD($tile, of: "tile") }, { $from } → { $to }
event-strike = { WORD($instant, of: "instant") }: trafia { $at }
event-battle =
    { $which ->
        [final] Zaczyna się ostatnia bitwa
        [extra] Zaczyna się dodatkowa bitwa
       *[ordinary] Zaczyna się bitwa
    }{ $repeat ->
        [true] , bo plansza wciąż jest pełna
       *[false] { "" }
    }
event-phase = Inicjatywa { $initiative }
event-exploded = { WORD($tile, of: "tile") } na { $at } wybucha
event-attack =
    { WORD($tile, of: "tile") } na { $from } trafia { $to } { $damage ->
        [0] na próżno
       *[other] za { $damage }
    }: { EACH($why, as: "why") }
event-absorbed =
    { $damage ->
        [one] Medyk na { $medic } przejmuje { $damage } ranę z { $unit }
        [few] Medyk na { $medic } przejmuje { $damage } rany z { $unit }
       *[other] Medyk na { $medic } przejmuje { $damage } ran z { $unit }
    }
event-hq-hit =
    { $damage ->
        [0] Sztab na { $at } ({ SEAT($seat) }) trafia { SEAT($by) }, ale nie można go już ranić
       *[other] Sztab na { $at } ({ SEAT($seat) }): −{ $damage }, zadaje { SEAT($by) }
    }
event-wounded =
    { $wounds ->
        [one] { WORD($tile, of: "tile") } na { $at } ma { $wounds } ranę i wytrzymuje
        [few] { WORD($tile, of: "tile") } na { $at } ma { $wounds } rany i wytrzymuje
       *[other] { WORD($tile, of: "tile") } na { $at } ma { $wounds } ran i wytrzymuje
    }
event-destroyed = { WORD($tile, of: "tile") } na { $at } ({ SEAT($seat) }): zniszczenie
event-battle-over =
    Koniec bitwy: { EACH($counted, as: "counted") }{ COUNT($fallen) ->
        [0] { "" }
       *[other] ; pokonani: { LIST($fallen, of: "seat") }
    }
event-tie = Remis: po jednej dodatkowej turze mają { LIST($seats, of: "seat") }, potem bitwa
event-left =
    { $how ->
        [escaped] { WORD($tile, of: "tile") } ({ SEAT($seat) }) ucieka przez { $at }
       *[delivered] { WORD($tile, of: "tile") } ({ SEAT($seat) }) dociera na front przez { $at }
    }: { $count } z { $needed }
event-tanker = { LIST($seats, of: "seat") } ciągną cysternę z { $from } na { $to }
event-carousel = { SEAT($seat) } obraca karuzelę wokół { $hub } o jeden krok
event-charge =
    { $on ->
        [true] Gniazdo { $at } dostaje ładunek
       *[false] Gniazdo { $at } traci ładunek
    }: { $count } z { $needed }
event-storm = Burza zabiera pola: { LIST($cells) } (kęs { $number } z { $count })
event-caught = Burza dopada Sztab na { $at } ({ SEAT($seat) }): strata { $lost } PŻ, zostaje { $left }
event-retreated = Sztab ({ SEAT($seat) }) cofa się z { $from } na { $to }
event-alliance =
    { $on ->
        [true] Moloch wchodzi przez bramy: { LIST($seats, of: "seat") } to sojusznicy, aż zniknie
       *[false] Koniec sojuszu: { LIST($seats, of: "seat") } to znowu wrogowie
    }
event-ended = Koniec gry: { WORD($reason, of: "end") }
event-built = { SEAT($seat) } buduje strukturę: { WORD($tile, of: "tile") } na { $at } i { WORD($second_tile, of: "tile") } na { $second_at }
event-dealt = { SEAT($seat) } dostaje kartę lidera
event-kept = { SEAT($seat) } zatrzymuje jednego z trzech liderów
event-revealed = { SEAT($seat) } pokazuje lidera: { WORD($leader, of: "leader") }
event-led =
    { SEAT($seat) } używa karty { WORD($leader, of: "leader") }: { $effect ->
        [keep_all] bez obowiązkowego odrzucenia
        [from_discard] { WORD($tile, of: "tile") } wraca ze stosu odrzuconych
        [swap] { WORD($tile, of: "tile") } na { $at } i { WORD($whom, of: "tile") } na { $to } zamieniają się miejscami
        [sacrifice] { WORD($tile, of: "tile") } na { $at } wylatuje w powietrze
        [initiative] { WORD($tile, of: "tile") } na { $at }: inicjatywa zmienia się na tę bitwę
        [attack_again] { WORD($tile, of: "tile") } na { $at } atakuje jeszcze raz
        [cancel_wounds] { WORD($tile, of: "tile") } na { $at }: jeden atak nic nie robi
       *[cancel_instant] { WORD($instant, of: "instant") }: bez skutku
    }
event-again = { WORD($tile, of: "tile") } na { $at } atakuje jeszcze raz, samotnie
counted-seat = { SEAT($seat) } { $points }

why-base = { WORD($kind, of: "kind") } { $strength }
why-bonus = +{ $value } { WORD($tile, of: "tile") } na { $at }
why-turned = zamieniony przez kwatermistrza
why-armour = pancerz −1
why-hqs = Sztab nie rani Sztabu
why-explosion = pancerz i premie się nie liczą

end-hq_destroyed = Sztab został zniszczony
end-more_hit_points = po ostatniej bitwie zostało więcej punktów życia
end-still_tied = dodatkowa bitwa nie rozstrzygnęła remisu
end-last_left = został tylko jeden gracz
end-twenty_points = zdobyto dwadzieścia punktów
end-more_points = do końca ostatniej bitwy zdobyto więcej punktów
end-nothing_changed = bitwa na pełnej planszy niczego nie zmieniła
end-full_board = w bitwie na pełnej planszy nikt nie zginął
end-charges = dość gniazd ma ładunek
end-machine_stands = maszyna stoi po ostatniej bitwie
end-parts_delivered = dostarczono dość części
end-parts_destroyed = zniszczono zbyt wiele części
end-parts_stopped = części zatrzymano do końca ostatniej bitwy
end-escaped = dość jednostek uciekło
end-encircled = do końca ostatniej bitwy uciekło zbyt mało jednostek
end-tanker_home = cysterna jest u celu
end-tanker_nearer = po ostatniej bitwie cysterna była bliżej tego końca
end-tanker_points = cysterna stała pośrodku, a zostało więcej punktów życia
end-tanker_even = cysterna stała pośrodku, a punktów życia było po równo
end-roads_held = po bitwie końcowej Sztab wciąż stał
end-overrun = Sztab padł, drogi są stracone

# O co się pyta.

ask-first = Losowany jest pierwszy gracz
ask-hq = Połóż swój Sztab
ask-draw = { SEAT($seat) } dobiera żeton
ask-unlucky = Na ręce są tylko żetony natychmiastowe. Dobrać nowe?
ask-discard = Pełna ręka, odrzuć jeden żeton: { EACH($hand, as: "held") }
ask-act =
    { COUNT($hand) ->
        [0] Twoja tura, a na ręce nie ma żetonów
       *[other] Twoja tura; na ręce: { EACH($hand, as: "held") }
    }
held-tile =
    { $count ->
        [1] { WORD($tile, of: "tile") }
       *[other] { $count } × { WORD($tile, of: "tile") }
    }
ask-place = Gdzie położyć: { WORD($tile, of: "tile") }?
ask-move = Dokąd przesunąć lub jak obrócić: { WORD($tile, of: "tile") } na { $cell }?
ask-aim =
    { $instant ->
        [move] Ruch: wybierz swoją jednostkę
        [grenade] Granat: wybierz wroga obok swojego Sztabu
        [sniper] Snajper: wybierz wrogą jednostkę
        [air_strike] Bomba: wybierz środek siedmiu pól
       *[other] { WORD($tile, of: "tile") }: wybierz cel
    }
ask-push = Która twoja jednostka odpycha którego wroga?
ask-pushed = { WORD($pusher, of: "tile") } na { $by } ({ SEAT($seat) }) odpycha twój żeton: { WORD($tile, of: "tile") } na { $cell }. Dokąd trafi?
ask-retreat = Burza dopadła twój Sztab na { $cell }: dokąd się cofa?
ask-explode = { WORD($tile, of: "tile") } na { $cell }: atak czy wybuch?
ask-convert = { WORD($tile, of: "tile") } na { $cell } może zamienić atak połączonej jednostki
ask-medic = Który medyk przejmuje rany której jednostki?
ask-attack = Który atak przejmuje medyk?
ask-roll = Dokąd toczy się { WORD($tile, of: "tile") } z { $cell }, czy zostaje?
ask-road = Którą drogą nadchodzi { WORD($tile, of: "tile") } ({ SEAT($seat) })? Decyduje los
ask-build = Trzy żetony za twoją strukturę? Na ręce: { EACH($hand, as: "held") }
ask-pay =
    { $owed ->
        [one] Struktura: odrzuć jeszcze { $owed } żeton: { EACH($hand, as: "held") }
        [few] Struktura: odrzuć jeszcze { $owed } żetony: { EACH($hand, as: "held") }
       *[other] Struktura: odrzuć jeszcze { $owed } żetonów: { EACH($hand, as: "held") }
    }
ask-lay = Struktura: gdzie położyć pierwszy żeton ({ WORD($tile, of: "tile") })?
ask-join = Struktura: gdzie obok { $at } położyć drugi żeton ({ WORD($second_tile, of: "tile") })?
ask-board = Abordaż twojej struktury: bitwa teraz? Bez niej twoja tura się kończy.
ask-snipe = { WORD($tile, of: "tile") } na { $cell } strzela na { WORD($direction, of: "top") }: kogo trafia?
ask-deal = { SEAT($seat) } dostaje kartę lidera
ask-leader = Wybierz w tajemnicy swojego lidera
ask-window =
    { $moment ->
        [before_draw] { WORD($leader, of: "leader") }: wziąć żeton ze swojego stosu odrzuconych?
        [act] { WORD($leader, of: "leader") }: wybierz swoją jednostkę
        [partner] Z którą jednostką zamienia się { WORD($tile, of: "tile") } na { $cell }?
        [enemy_instant] { SEAT($seat) } zagrywa: { WORD($instant, of: "instant") }. Powstrzymać ({ WORD($leader, of: "leader") })?
        [battle_starts] Zaczyna się bitwa: użyć karty { WORD($leader, of: "leader") }?
        [hits] Twoje jednostki są trafione: użyć karty { WORD($leader, of: "leader") }?
        [attack] Który atak nic nie robi ({ WORD($tile, of: "tile") } na { $cell })?
       *[phase_over] Segment się skończył: czy jakaś jednostka atakuje jeszcze raz ({ WORD($leader, of: "leader") })?
    }
ask-facing = Jak teraz stoi { WORD($tile, of: "tile") } na { $cell }?
asked-confirmHq = Sztab tutaj?
asked-discard = Pełna ręka: wybierz żeton do odrzucenia
asked-act = Twoja tura: używaj żetonów, ruszaj jednostki albo zakończ turę
asked-build = Oddać trzy żetony za strukturę?
asked-pay = Struktura: wybierz żetony, które kosztuje; jeszcze: { $owed }
asked-window-hits = Trafienia: użyć karty { WORD($leader, of: "leader") }?
asked-window-battle_starts = Bitwa: użyć karty { WORD($leader, of: "leader") }?
asked-spin = Twoja tura: użyj żetonów, ruszaj jednostki, obróć karuzelę za jej oś albo zakończ turę
asked-turnCarousel = Obrócić tę karuzelę ze wszystkimi, którzy na niej stoją?
asked-pushWhom = Wybierz odpychanego wroga
asked-battle = Bitwa teraz? Podgląd pokazuje, co by się stało.
asked-turnIt = Obróć żeton ({ $tile }) i potwierdź
asked-several = Jak się rusza?
asked-heldTile = { $tile }: użyj albo odrzuć

# Co można zrobić.

do-first = { SEAT($seat) } zaczyna
do-draw = Dobierz: { WORD($tile, of: "tile") }
do-use = Użyj: { WORD($tile, of: "tile") }
do-discard = Odrzuć: { WORD($tile, of: "tile") }
do-hq = Sztab na { $cell }, góra na { WORD($turn, of: "top") }
opening-hq = Sztab na { $cell }
do-place = Połóż na { $cell }, góra na { WORD($turn, of: "top") }
do-to = Na { $cell }, góra na { WORD($turn, of: "top") }
do-aim = Cel: { $cell }
do-pushed = Odepchnięcie na { $cell }
do-move = Ruch własny: { WORD($tile, of: "tile") } na { $cell }
do-carry = { WORD($tile, of: "tile") } na { $cell }, przewozi transport na { $by }
do-push = { WORD($tile, of: "tile") } na { $cell } odpycha: { WORD($whom, of: "tile") } na { $pushed }
do-turn = Zamień atak na { WORD($direction, of: "direction") }, wydrukowany jako { WORD($attack, of: "kind") }
do-medic = Medyk na { $medic } za: { WORD($tile, of: "tile") } na { $unit }
do-take =
    { $how ->
        [instant] Żeton natychmiastowy
        [explosion] Wybuch: { WORD($tile, of: "tile") } na { $attacker }
       *[other] Atak: { WORD($tile, of: "tile") } na { $attacker }, { WORD($how, of: "direction") }
    }
do-end = Zakończ turę
do-redraw = Dobierz nowe
do-keep =
    { $kind ->
        [convert] Zostaw ataki bez zmian
        [build] Nie buduj
       *[other] Zostaw
    }
do-deal = Rozdaj: { WORD($leader, of: "leader") }
do-leader = Zatrzymaj: { WORD($leader, of: "leader") }
do-lead = Użyj karty: { WORD($leader, of: "leader") }
do-target = Użyj na: { WORD($tile, of: "tile") }, pole { $cell }
do-recall = Weź z powrotem: { WORD($tile, of: "tile") }
do-spare =
    { $how ->
        [instant] Żeton natychmiastowy
        [explosion] Wybuch: { WORD($tile, of: "tile") } na { $attacker }
       *[other] Atak: { WORD($tile, of: "tile") } na { $attacker }, { WORD($how, of: "direction") }
    }
do-face = Góra na { WORD($turn, of: "top") }
do-decline = Nie używaj
do-attack = Atakuj
do-explode = Wybuchnij
do-spin = Obróć karuzelę wokół { $hub }
do-run = { WORD($tile, of: "tile") } na { $cell } biegnie
do-roll = Potocz na { $cell }
do-road = Nadejście drogą od { $cell }
do-stay = Zostaw
do-retreat = Cofnij się na { $cell }
do-build = Zbuduj: { WORD($tile, of: "tile") } ({ $first }) i { WORD($second_tile, of: "tile") } ({ $second })
do-board = Rozpocznij bitwę
do-rotate = Obróć: { WORD($tile, of: "tile") } na { $cell }, góra na { WORD($turn, of: "top") }
do-turn_second = Drugi żeton: zamień atak na { WORD($direction, of: "direction") }, wydrukowany jako { WORD($attack, of: "kind") }

# Dlaczego czegoś nie można zrobić.

refusal-no_allies = Moloch może ranić sojuszników tylko tam, gdzie ich ma: w trybie solo lub drużyn.
refusal-extended_seats = Rozszerzona plansza jest dla 4 do 6 miejsc, a nie dla { $seats }.
refusal-main_board_seats = Przy tylu miejscach ({ $seats }) plansza jest zawsze rozszerzona. Włącz ją albo wybierz od 2 do 4 miejsc.
refusal-same_id = { $a } i { $b } to dwie wersje jednej armii i nie mogą się spotkać. Wybierz inną armię.
refusal-too_few_armies = Miejsc jest { $seats }, a armii tylko { $armies }: nie każdy może prowadzić inną. Włącz „Pojedynek lustrzany” albo wczytaj więcej armii z plików.
refusal-same_army = Dwa miejsca prowadzą armię { WORD($army, of: "value-army") }. Wybierz inną armię albo włącz „Pojedynek lustrzany”.
refusal-mode_seats = Tryb „{ WORD($mode, of: "value-mode") }” jest dla { EITHER($counts) } miejsc, a nie dla { $seats }.
refusal-solo_first = W trybie solo zaczyna samotny gracz z miejsca 1.
refusal-team_hp = 15 punktów życia obowiązuje w trybie drużyn.
refusal-mission_seats = Misja { $mission } jest na tylu graczy: { $wanted }, a nie { $seats }.
refusal-mission_without = Misję { $mission } gra się bez opcji „{ WORD($option, of: "option") }”. Wyłącz ją.
refusal-mission_enemy = W misji { $mission } przeciwnikiem jest { WORD($army, of: "value-army") }. Wybierz inną armię.
warning-structures_with_leaders = Instrukcje odradzają struktury i liderów w jednej partii. Możesz tak zagrać.
refusal-no_levels = Poziomy są dla misji jednoosobowych: { LIST($values, of: "value-mission") } ({ ROW($values) }). Zostaw poziom bez zmian albo wybierz taką misję.
refusal-alone = Jeden gracz może zagrać w misję jednoosobową: { LIST($values, of: "value-mission") } ({ ROW($values) }).
refusal-mission_fixes =
    Misja { $mission } ustala to sama: { WORD($topic, of: "option") } to { $topic ->
        [army] { WORD($wanted, of: "value-army") }
        [mode] { WORD($wanted, of: "value-mode") }
       *[other] { $wanted }
    }.
refusal-leaders_mode = Liderzy są dla pojedynków i drużyn, a nie dla trybu „{ WORD($mode, of: "value-mode") }”. Wyłącz ich albo wybierz inny tryb.
refusal-no_such_leader = Nie ma tu lidera { $text }; są: { LIST($leaders, of: "leader") }.
refusal-not_dealt = Tej karty tu nie ma: { WORD($leader, of: "leader") }; są: { LIST($leaders, of: "leader") }.
refusal-leader_gone = Twój lider został użyty dwa razy i jest poza grą.
refusal-leader_used = Twój lider został już użyty w tej turze.
refusal-leader_no_target = { WORD($leader, of: "leader") }: nie ma teraz dozwolonego celu.
refusal-leader_moment = { WORD($leader, of: "leader") }: to nie jest odpowiednia chwila.
refusal-not_led = Lidera nie można użyć na jednostkę na { $cell }.
refusal-not_in_discard = W stosie odrzuconych nie ma żetonu: { WORD($tile, of: "tile") }.
refusal-wrong_kind = Ta strona karty nie pozwala wziąć żetonu: { WORD($tile, of: "tile") }.
refusal-no_attack_on_it = To żaden z ataków na tę jednostkę.
refusal-nothing_swapped = Plansza byłaby taka jak przedtem; wybierz inny obrót.
refusal-asks_otherwise = „{ $verb }” nie jest teraz odpowiedzią; napisz { WORD($kind, of: "how") }.
refusal-no_such_tile =
    Nie ma tu { $text }; jest: { COUNT($tiles) ->
        [0] nic
       *[other] { LIST($tiles, of: "tile") }
    }.
refusal-apart = { $a } i { $b } nie sąsiadują.
refusal-not_in_pile = W stosie nie ma już żetonu: { WORD($tile, of: "tile") }.
refusal-empty_hand = Na ręce nie ma żetonu: { WORD($tile, of: "tile") }, ani żadnego innego.
refusal-not_held = Na ręce nie ma żetonu: { WORD($tile, of: "tile") }; są: { LIST($held, of: "tile") }.
refusal-no_more_discards = W tej turze nie można odrzucić więcej żetonów.
refusal-no_more_uses = W tej turze nie można użyć więcej żetonów.
refusal-no_room = Nie ma pustego pola na żeton: { WORD($tile, of: "tile") }.
refusal-zone_full = W twojej strefie nie ma pustego pola na żeton: { WORD($tile, of: "tile") }.
refusal-no_battle_at_the_end = Po dobraniu ostatniego żetonu nie można zagrać Bitwy.
refusal-grenade_no_hq = Bez Sztabu nie można rzucić granatu.
refusal-grenade_netted = Twój Sztab jest w sieci, więc nie można rzucić granatu.
refusal-grenade_nobody = Obok twojego Sztabu nie ma wroga poza Sztabem.
refusal-nobody_free = Nie można zagrać: { WORD($tile, of: "tile") }. Żadna twoja jednostka nie jest wolna od sieci.
refusal-nobody_pushes = Nie można zagrać: { WORD($tile, of: "tile") }. Żadna twoja jednostka nie może nikogo odepchnąć.
refusal-nobody_to_shoot = Nie można zagrać: { WORD($tile, of: "tile") }. Nie ma wrogich jednostek poza Sztabami.
refusal-no_target = Nie można zagrać: { WORD($tile, of: "tile") }. Nie ma celu.
refusal-no_unit = Na { $cell } nie ma jednostki.
refusal-not_own = Jednostka na { $cell } należy do kogoś innego.
refusal-netted = Jednostka na { $cell } jest w sieci.
refusal-no_mobility = { WORD($tile, of: "tile") } na { $cell } nie ma mobilności.
refusal-has_moved = Jednostka na { $cell } już się ruszyła w tej turze.
refusal-nothing_there = Obok { $cell } nic tam nie leży.
refusal-no_transport = Na { $cell } nie ma transportu.
refusal-transport_not_linked = Transport na { $by } nie łączy się z { $cell } albo jest w sieci.
refusal-has_carried = Transport na { $cell } już wiózł tę jednostkę w tej turze.
refusal-not_on_board = { $cell } nie należy do tej planszy.
refusal-taken = { $cell } jest zajęte ({ WORD($tile, of: "tile") }); wybierz puste pole.
refusal-not_in_zone = { $cell } nie leży w twojej strefie.
refusal-no_hq_here = Na { $cell } nie może stać Sztab.
refusal-must_change = Jednostka musi zmienić pole albo obrót.
refusal-too_far = { $cell } jest za daleko od { $unit } albo droga jest zablokowana.
refusal-not_behind = { $cell } nie leży za odpychaną jednostką: musi jej dotykać i leżeć dwa kroki od odpychającej.
refusal-air_strike_rim = { $cell } i sześć pól wokół muszą leżeć na planszy.
refusal-no_enemy = Jednostka na { $cell } nie jest wrogiem.
refusal-no_hq = Sztab nie może być celem.
refusal-not_beside_hq = { $cell } nie sąsiaduje z twoim Sztabem.
refusal-no_room_behind = Za { $cell } nie ma pustego pola, na które można odepchnąć.
refusal-no_such_attack = Połączona jednostka nie ma takiego ataku w tym kierunku.
refusal-no_medic = Medyk na { $medic } nie może teraz przejąć ran jednostki na { $unit }: musi być połączony, wolny od sieci i sam bez ran.
refusal-no_open_attack = To żaden z otwartych ataków na tę jednostkę.
refusal-no_carousels = Tu nie ma karuzel.
refusal-no_such_carousel = Wokół tego pola nie kręci się żadna karuzela; są te wokół: { $known }.
refusal-carousel_rests = Karuzela wokół { $hub } obróciła się ostatnia; stoi, aż obróci się inna.
refusal-has_spun = W tej turze obrócono już karuzelę.
refusal-nobody_runs = Żadna z twoich jednostek nie może biec.
refusal-no_more_runs = W tej turze nie pobiegnie już nikt; pobiegło: { $most }.
refusal-no_hq_runs = Sztab nie biega.
refusal-has_run = Jednostka na { $cell } już biegła w tej turze.
refusal-no_roll = Część z { $unit } nie potoczy się na { $cell }: tylko na północny lub południowy wschód, na puste pole albo tam, gdzie odepchnie wroga.
refusal-no_such_road = Tam nie zaczyna się żadna droga; drogi zaczynają się na { LIST($cells) }.
refusal-not_nearest = { $cell } nie należy do pustych pól najbliższych Sztabowi.
refusal-structures_seats = Struktury są dla 2 do 4 miejsc, a nie dla { $seats }. Wyłącz je albo wybierz mniej miejsc.
refusal-no_structures = Bitwa po abordażu wymaga struktur: najpierw je włącz.
refusal-no_rotation = Jednostka na { $cell } nie może sama się obrócić.
refusal-has_rotated = Struktura na { $cell } już obróciła żeton w tej turze.
refusal-must_turn = Żeton na { $cell } musi zmienić obrót.
refusal-no_room_beside = Obok { $cell } nie ma pustego pola na drugi żeton.
refusal-not_beside_first = { $cell } nie sąsiaduje z pierwszym żetonem, który leży na { $first }.
refusal-heavy = Struktura na { $cell } jest ciężka: może się obrócić, ale nie przesunąć.
refusal-too_heavy = Struktura na { $cell } jest ciężka: nikt jej nie odepchnie.
refusal-leaves_mate = { $cell } nie sąsiaduje z { $mate }, gdzie leży drugi żeton struktury.
refusal-not_on_line = { $cell } nie jest polem na linii strzału z jednostką, którą można trafić.
refusal-answer_impossible = Odpowiedzią { $number } nie może być { $answer }. { EACH($asked, as: "ask") } Do wyboru: { $possible }.
refusal-answers_left = Podano odpowiedzi: { $given }, a bitwa zapytała o { $asked }.

# Co wpisać w terminalu.

usage-first = first i numer miejsca
usage-draw = draw i żeton, na przykład: draw borgo_mutant
usage-hq = hq, pole i obrót od 0 do 5, na przykład: hq d4 0
usage-redraw = redraw
usage-keep = keep
usage-discard = discard i żeton, na przykład: discard move
usage-use = use i żeton, na przykład: use battle
usage-place = place, pole i obrót od 0 do 5, na przykład: place d4 3
usage-aim = aim i pole, na przykład: aim d4
usage-move = move i pole jednostki, na przykład: move d4
usage-carry = carry, pole jednostki i pole transportu, na przykład: carry d4 by e4
usage-to = to, pole i obrót od 0 do 5, na przykład: to d5 3
usage-push = push, pole odpychającego i pole odpychanego, na przykład: push d4 d3
usage-pushed = pushed i pole, na przykład: pushed d2
usage-end = end
usage-attack = attack
usage-explode = explode
usage-turn = turn, kierunek i rodzaj ataku, na przykład: turn NE ranged
usage-medic = medic, jego pole i pole jednostki, na przykład: medic d5 for d6
usage-take = take, pole atakującego i kierunek, na przykład: take c3 NE
usage-spin = spin i oś karuzeli, na przykład: spin f2
usage-run = run i pole jednostki, na przykład: run d4
usage-roll = roll i pole, na przykład: roll c3
usage-road = road i zewnętrzne pole drogi, na przykład: road d1
usage-stay = stay
usage-retreat = retreat i pole, na przykład: retreat d3
usage-build = build i dwie strony do góry, na przykład: build 1a 2b
usage-board = board
usage-rotate = rotate, pole żetonu i obrót od 0 do 5, na przykład: rotate d4 3
usage-turn_second = turn_second, kierunek i rodzaj ataku, na przykład: turn_second NE ranged
usage-deal = deal i lidera, na przykład: deal magpie
usage-leader = leader i jego nazwę, na przykład: leader magpie
usage-lead = lead
usage-decline = decline
usage-target = target i pole jednostki, na przykład: target d4
usage-recall = recall i żeton, na przykład: recall borgo_mutant
usage-spare = spare, pole atakującego i kierunek, na przykład: spare c3 NE
usage-face = face i obrót od 0 do 5, na przykład: face 3
how-first = first i miejsce
how-draw = draw i żeton
how-hq = hq, pole i obrót
how-unlucky = redraw albo keep
how-discard = discard i żeton
how-act = use, discard, move, carry albo end
how-place = place, pole i obrót od 0 do 5
how-move = to, pole i obrót od 0 do 5
how-aim = aim i pole
how-push = push i dwa pola
how-pushed = pushed i pole
how-retreat = retreat i pole
how-explode = attack albo explode
how-convert = turn, kierunek i melee albo ranged, albo keep
how-medic = medic, jego pole i pole jednostki
how-attack = take, pole atakującego i kierunek
how-roll = roll i pole albo stay
how-road = road i zewnętrzne pole drogi
how-build = build i dwie strony, albo keep
how-pay = discard i żeton
how-lay = place, pole i obrót od 0 do 5
how-join = place, pole obok pierwszego żetonu i obrót od 0 do 5
how-board = board albo end
how-snipe = aim i pole trafionej jednostki
how-deal = deal i lidera
how-leader = leader i tego, którego zatrzymujesz
how-window = decline; albo lead, target i pole, recall i żeton, spare i atak
how-facing = face i obrót od 0 do 5

# Jak stoi gra.

effect-battle =
    { $which ->
        [final] zaczyna ostatnią bitwę
        [extra] zaczyna dodatkową bitwę
       *[ordinary] zaczyna bitwę
    }
effect-destroys = niszczy { $count }
effect-hq = Sztab ({ SEAT($seat) }) traci { $damage }
effect-ended = kończy grę
standing-seat =
    { SEAT($seat) }: { $mode ->
        [true] { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[other] { $points } punktów
        }
       *[false] { $points ->
            [one] { $points } punkt życia
            [few] { $points } punkty życia
           *[other] { $points } punktów życia
        }
    }, w stosie { $size ->
        [one] { $size } żeton
        [few] { $size } żetony
       *[other] { $size } żetonów
    }
standing-pile = Następny dobór: { EACH($left, as: "left") }
left-tile = { $count } { WORD($tile, of: "tile") } { $odds }%
standing-side =
    { COUNT($seats) ->
        [1] { LIST($seats, of: "seat") } bez sojuszników: { $points } PŻ
       *[other] { LIST($seats, of: "seat") } to sojusznicy: razem { $points } PŻ
    }
standing-army = { SEAT($seat) } nie ma Sztabu, w stosie: { $size }
standing-progress = { SEAT($seat) }: { WORD($what, of: "progress") } { $count } z { $needed }
progress-charges = ładunki
progress-delivered = części dostarczone
progress-destroyed = części zniszczone
progress-escaped = jednostki, które uciekły
progress-tanker = pola cysterny
progress-rounds = rundy
progress-turned_up = odkryte żetony
outcome-seat =
    { $place }. { SEAT($seat) }: { $mode ->
        [true] { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[other] { $points } punktów
        }
       *[false] { $points ->
            [one] { $points } punkt życia
            [few] { $points } punkty życia
           *[other] { $points } punktów życia
        }
    }
outcome-shared = { LIST($winners, of: "seat") } dzielą zwycięstwo
outcome-won =
    { COUNT($winners) ->
        [1] { LIST($winners, of: "seat") } wygrywa
       *[other] { LIST($winners, of: "seat") } wygrywają
    }
outcome-army = { $place }. { SEAT($seat) }, bez Sztabu

# Bitwa z podanej pozycji.

battle-left =
    { $mode ->
        [true] Punkty: { EACH($counted, as: "counted") }
       *[false] Punkty życia: { EACH($counted, as: "counted") }
    }
battle-choice = Wybór { $number }, { SEAT($seat) }: { EACH($asked, as: "ask") } „{ $answer }”; możliwe: { $possible }
battle-unanswered = Bez odpowiedzi, { SEAT($seat) }: { EACH($asked, as: "ask") } Przyjęto „{ $answer }”.

# Plansza w terminalu.

picture-tile = { WORD($tile, of: "tile") }
picture-army = { WORD($army, of: "army") }
picture-over = koniec gry
picture-turn = tura { $number }, { SEAT($seat) }: { $stage }
picture-last = { SEAT($seat) } ma ostatni żeton stosu
picture-owed = , po jednej turze mają jeszcze: { LIST($seats, of: "seat") }
picture-points = punkty { $points }
picture-hp = PŻ { $points }
picture-pile = stos { $size }
picture-out = poza grą
picture-hand = ręka: { $hand }
picture-leader =
    lider: { WORD($leader, of: "leader") }{ $face ->
        [front] , awers
        [back] , rewers
       *[gone] , zużyty
    }
hand-leaders = Do wyboru: { LIST($leaders, of: "leader") }
hand-leader = Awers: { WORD($front, of: "leader-use") } Rewers: { WORD($back, of: "leader-use") }
picture-allied = sojusznicy: { LIST($seats, of: "seat") }; razem { $points } PŻ
picture-alone = bez sojuszników: { LIST($seats, of: "seat") }; { $points } PŻ
picture-legend = 1 cios r1 strzał g1 Gauss A pancerz N sieć L łącze i inicjatywa w rany # w sieci
picture-outer = (a1) na zewnątrz: bitwa zaczyna się, gdy pełne jest 19 pól wewnątrz
picture-no-hq = bez Sztabu
picture-mission = Misja { $number }: { WORD($mission, of: "value-mission") } (rekonstrukcja)
picture-own-mission = Misja { $number }: { WORD($mission, of: "value-mission") }
picture-progress = { WORD($what, of: "progress") } { $count } z { $needed }
picture-hexes-carousel = @ oś karuzeli; @- stoi
picture-hexes-socket = * gniazdo, *! z ładunkiem
picture-hexes-front = o wylot fabryki, > front
picture-hexes-exit = > wyjście
picture-hexes-rail = [T] cysterna, | szyny, ! cele: północny graczy 1 i 3
picture-hexes-bite = .3 burza zabiera pole trzecim kęsem, .3! następnym
picture-joined = +d5 struktura: jedna jednostka z żetonem na d5
picture-unbuilt = struktura do zbudowania
picture-hexes-gate = [G] brama, zamknięta
picture-hexes-road = ^ > v < droga i dokąd prowadzi
stage-set-up = ustawianie armii
stage-drawing = dobieranie
stage-looking = przeglądanie ręki
stage-discarding = odrzucanie
stage-acting = działanie
stage-ordinary-battle = bitwa
stage-final-battle = ostatnia bitwa
stage-extra-battle = dodatkowa bitwa
stage-starting = przed dobieraniem
stage-between = między rundami

# Stół w przeglądarce.

title = Neuroshima Hex
about = Armie ścierają się o zrujnowaną ziemię. Rozstaw żetony z głową, a bitwa pokaże, kto miał rację.
option-alternative_start = Alternatywny początek
option-alternative_start-help = Pierwszy gracz dobiera trzy żetony i używa jednego.
option-army = Armia
option-army-help = Armia na tym miejscu.
option-edition = Edycja
option-edition-help = Gdzie instrukcje się różnią, liczy się ta: życie sztabów w trybie drużyn, koniec gry na punkty, posiłki.
option-extended_board = Rozszerzona plansza
option-extended_board-help = Wszystkie 37 pól. Automatycznie: włączona dla pięciu i sześciu graczy, dla mniejszej liczby wyłączona; czterech może ją włączyć.
option-first = Kto zaczyna
option-first-help = Miejsce, które ma pierwszą turę.
option-leaders = Liderzy
option-leaders-help = Każda strona zatrzymuje w tajemnicy jedną z trzech kart liderów i może użyć jej dwa razy. Dla pojedynków i drużyn. Karty to nasza rekonstrukcja, chyba że plik podaje inne.
option-mirror = Pojedynek lustrzany
option-mirror-help = Dwa miejsca mogą prowadzić tę samą armię. Automatycznie: włączony dla pięciu i sześciu graczy, bo w pudełku są cztery armie.
option-mission = Misja
option-mission-help = Misja atlasu map: ma własną planszę i zasady, ustala liczbę graczy, tryb i często armie. Nasza rekonstrukcja.
option-level = Poziom
option-level-help = Dla misji jednoosobowych: im wyższy poziom, tym mniej punktów życia ma na początku twój Sztab.
option-mode = Tryb
option-mode-help = Pojedynek dla 2; każdy na każdego lub punkty dla 3 do 6; solo dla 3; drużyny dla 4.
option-moloch_hurts_allies = Moloch rani sojuszników
option-moloch_hurts_allies-help = Gdy są sojusznicy, jest włączone, chyba że to wyłączysz.
option-reinforcements = Posiłki
option-reinforcements-help = Dobieraj do sześciu żetonów, używaj dwóch.
option-team_hp = Życie sztabu w trybie drużyn
option-team_hp-help = Ile wytrzyma każdy sztab, gdy sojusznicy grają razem. Automatycznie: 15 w edycji 3.0, której oficjalna errata podaje 20, i 20 w edycji 2025.
option-structures = Struktury
option-structures-help = Wojownicy na dwóch polach, budowani raz na grę za trzy żetony. To, co jest na nich wydrukowane, to nasza rekonstrukcja.
option-boarding = Abordaż
option-boarding-help = Czy struktura z Abordażem może rozpocząć bitwę, czy musi. Tylko ze strukturami.
value-boarding-choice = Wybiera gracz
value-boarding-compulsory = Zawsze bitwa
trait-rotation = Obrót: w każdej twojej turze jeden z żetonów może się obrócić.
trait-boarding = Abordaż: po zbudowaniu może od razu rozpocząć bitwę; twoja tura się wtedy kończy.
trait-heavy = Ciężar: nikt jej nie przesunie; może się obracać.
trait-sniper = Snajper: każdy strzał wybiera wroga na linii.
structure-with = Jedna jednostka z żetonem na { $cell }
structure-unbuilt = struktura do zbudowania
value-army-borgo = Borgo
value-army-hegemony = Hegemonia
value-army-moloch = Moloch
value-army-outpost = Posterunek
value-level-recruit = Rekrut
value-level-soldier = Żołnierz
value-level-veteran = Weteran
value-level-commander = Dowódca
value-mode-deathmatch = Każdy na każdego
value-mode-duel = Pojedynek
value-mode-points = Na punkty
value-mode-solo = Jeden na dwóch
value-mode-team = Drużyny
language = pl
board = Plansza Neuroshimy. Strzałki przechodzą między polami, Enter wybiera, Q i E obracają, I pokazuje opis, Escape cofa.
hand = Żetony na ręce
noTiles = Nie udało się wczytać żetonów.
again = Spróbuj ponownie
cancel = Anuluj
close = Zamknij
discard = Odrzuć
end = Zakończ turę
hp = PŻ
unitAt = { $tile } na { $cell }
waiting = Czekamy na: { $who }
watching = Zobacz, co się stało
rotate-left = Obróć w lewo
rotate-right = Obróć w prawo
zoom-in = Powiększ
zoom-out = Pomniejsz
zoom-fit = Cała plansza
yes-battle = Rozpocznij bitwę
yes-place = Połóż tutaj
yes-move = Przesuń tutaj
yes-push = Odepchnij
yes-strike = Uderz
yes-ok = Potwierdź
cell-empty = puste
cell-unit = { $tile }, { $army }, { $who }
cell-hp = punkty życia: { $n }
cell-initiative = inicjatywa { $initiative }
cell-facing = góra na { $direction }
cell-wounds = rany: { $n }
cell-netted = zasieciowany
cell-target = można wybrać
cell-pinned = wybrane, Enter potwierdza
direction-N = północ
direction-NE = północny wschód
direction-SE = południowy wschód
direction-S = południe
direction-SW = południowy zachód
direction-NW = północny zachód
top-0 = { direction-N }
top-1 = { direction-NE }
top-2 = { direction-SE }
top-3 = { direction-S }
top-4 = { direction-SW }
top-5 = { direction-NW }
kind-melee = cios
kind-ranged = strzał
kind-gauss = Gauss
kind-explosion = wybuch
kind-net = sieć
kind-link = łącze
tilekind-hq = Sztab
tilekind-warrior = żołnierz
tilekind-module = moduł
tilekind-instant = żeton natychmiastowy
instant-battle = Bitwa
instant-move = Ruch
instant-push_back = Odepchnięcie
instant-grenade = granat
instant-sniper = snajper
instant-air_strike = bomba
ghost-facing = Góra na { $direction }
ghost-nobody = Nikogo by nie trafił
ghost-hit = { $unit }: −{ $damage }
ghost-vain = { $unit }: zatrzymane
ghost-net = sieciuje: { $unit }
ghost-link = łączy: { $unit }
preview = Gdyby teraz zaczęła się bitwa
preview-planned = Gdyby po tym zaczęła się bitwa
preview-mark = Zaznacz na planszy
preview-none = Nie ma jeszcze czego przewidywać.
preview-nothing = Nikt nie zostałby trafiony.
preview-hits = { $unit } trafia: { $target }, za { $damage }
preview-vain = { $unit } trafia na próżno: { $target }
preview-absorbed = { $medic } przejmuje za: { $unit }
preview-dies = { $unit } ginie
preview-wins = Wygrałby: { $who }
preview-draw = Byłby remis
tab-mission = Misja
tab-leaders = Liderzy
mission-number = Misja { $number }
mission-reconstruction = nasza rekonstrukcja
mission-legend = Znaki na mapie
mission-rules = Wszystkie jej zasady
mission-alliance =
    { $stage ->
        [0] Wrogowie; rundy do przybycia Molocha
        [1] Sojusz przeciw Molochowi; rund najwyżej
       *[other] Moloch zniknął: znowu wrogowie
    }
mission-tanker = cysterna, ciągną: { $who }
goal-assembly_line-1 = Dostarcz dość części: zanim dobierzesz, twoje części toczą się ku frontowi, a ta, która już tam stoi, jest dostarczona.
goal-assembly_line-2 = Zniszcz dość części albo zatrzymaj je do końca ostatniej bitwy.
goal-cauldron-1 = Niech ucieknie dość jednostek: w każdej turze dwie twoje jednostki mogą pobiec, a kto stoi na wyjściu na początku twojej tury, ten uciekł.
goal-cauldron-2 = Zniszcz Sztab albo przepuść zbyt mało jednostek do końca ostatniej bitwy.
goal-alliance = Jak w pojedynku: czyj Sztab padnie, przegrywa, a po ostatniej bitwie wygrywa więcej punktów życia. Po drodze w bramach stoi Moloch, i dopóki nie zniknie, jesteście sojusznikami.
goal-demolition-1 = Miej ładunek na dość wielu gniazdach: zakłada go jednostka, która przeżyje bitwę na gnieździe.
goal-demolition-2 = Zniszcz Sztab albo utrzymaj maszynę do końca ostatniej bitwy: twoja jednostka, która przeżyje bitwę na gnieździe, zabiera jego ładunek.
goal-merry_go_round = Jak w pojedynku. Raz w swojej turze możesz obrócić karuzelę razem ze wszystkimi, którzy na niej stoją; ta, która obróciła się ostatnio, odpoczywa.
goal-sandstorm = Każdy na każdego. Po każdej rundzie burza zabiera pola oznaczone jako następne: jednostki tam giną, Sztab traci punkty życia i się cofa.
goal-tanker = Po każdej bitwie drużyna, która ma wokół cysterny więcej jednostek, nie licząc Sztabów, przesuwa ją o pole w stronę swojego celu. U celu jest wygrana; tak samo, gdy padnie wrogi Sztab.
goal-six_roads = Utrzymaj Sztab, aż stos Molocha się skończy i minie ostatnia bitwa; pozostałe punkty życia to twój wynik.
hex-mouth = wylot fabryki: stąd wychodzą nowe części
hex-front = front: tu dostarcza się części
hex-exit = wyjście
hex-socket = gniazdo bez ładunku
hex-socket-on = gniazdo z ładunkiem
hex-carousel = pole karuzeli
hex-hub = oś karuzeli, która odpoczywa
hex-hub-on = oś karuzeli, którą można obrócić
hex-rail = szyny cysterny
hex-goal = cel: { $who }
hex-bite = burza zabierze je kęsem { $number }
hex-bite-on = burza zabierze je jako następne: kęs { $number }
hex-road = droga, którą idzie Moloch
hex-tanker = cysterna
hex-gate = brama, zamknięta
hex-closed = tu nie wystawiasz żetonów
leader-uses =
    { $n ->
        [0] zużyta
        [one] zostało { $n } użycie
        [few] zostały { $n } użycia
       *[many] zostało { $n } użyć
    }
leader-front = Pierwsze użycie:
leader-back = Drugie użycie:
leader-spent = (wykorzystane)
leader-reconstruction = Karty to nasza rekonstrukcja
leader-rules = Zasady liderów
leader-chooses =
    { $chosen ->
        [true] { $who }: karta wybrana, leży zakryta
       *[false] { $who }: wybiera w tajemnicy jedną z trzech kart
    }
yes-lead = Użyj tutaj
yes-spin = Obróć
report = Ostatnia bitwa krok po kroku
theatre-battle = Bitwa
theatre-struck = { $unit }: trafienia za { $damage }, atakuje { $attackers }
playback = Odtwarzanie bitwy
playback-start = Na początek
playback-back = Krok wstecz
playback-play = Odtwórz
playback-pause = Pauza
playback-step = Krok naprzód
playback-skip = Na koniec
playback-instant = od razu
playback-speed = Szybkość
counter = Pozostałe żetony i następny dobór
counter-whose = Czyje żetony
counter-what = Które żetony
counter-pile = Stos
counter-hand = Ręka
counter-discard = Odrzucone
counter-none = Brak
counter-row = { $tile }: zostało { $count }, szansa { $odds }
seat-hp = { $n } z { $full } PŻ
seat-points = { $n } z { $full } pkt
seat-pile = stos { $n }
seat-fallen = pokonany
card-now = Teraz
card-symbols = Symbole
symbol-hq = Sztab: jego zniszczenie to przegrana.
symbol-initiative = Biały krąg: działa w segmencie { $initiative }; wyższe są wcześniej.
symbol-melee = Grot: cios o sile { $n }, trafia sąsiada z tej strony.
symbol-ranged = Długa strzała: strzał o sile { $n }, trafia pierwszego wroga w linii.
symbol-gauss = Dwie szyny: działo Gaussa, trafia każdego wroga w linii.
symbol-armour = Stalowa listwa: pancerz, osłabia strzały z tej strony o 1.
symbol-net = Siatka: sieć, wróg z tej strony nic nie może.
symbol-link = Gniazdo: moduł działa na jednostkę z tej strony.
symbol-toughness = Tarcze: wytrzymuje tyle ran: { $toughness }.
symbol-mobility = Podwójny grot w górę: raz w swojej turze może przejść o pole i się obrócić.
value-initiative = Inicjatywa
value-extra = Dodatkowe ataki
value-inPhases = w segmencie { $phases }
value-tooLow = w żadnym segmencie, inicjatywa jest za niska
value-hp = Punkty życia: { $n }
value-toughness = Wytrzymałość { $left } = { $printed } − rany { $wounds }
value-armour = Pancerz: { $directions }
value-nettedBy = W sieci, łapie: { $unit }
value-notNetted-itself = Nie łapie: { $unit }, bo sam jest w sieci
value-notNetted-ring = Nie łapie: { $unit }, bo sieciują się nawzajem
value-takenOver = Przejęty przez: { $unit }, działa dla: { $who }
value-medic = Leczy: { $unit }
value-team_hp-auto = Jak w edycji: 15 albo 20
tab-forecast = Prognoza
tab-tiles = Żetony

# Etiudy.

etude-task = Użyj { $use } z tych żetonów, potem będzie bitwa: { EACH($offered, as: "etude-tile") }
etude-tile =
    { $count ->
        [1] { WORD($tile, of: "tile") } ({ $tile })
       *[other] { $count } × { WORD($tile, of: "tile") } ({ $tile })
    }
etude-goals = Cel: { EACH($goals, as: "etude-goal") }
etude-goal-destroy_hq = Sztab wroga pada, a własny stoi
etude-goal-hq_lead = przewaga { $number } punktów życia
etude-goal-survive = własny Sztab stoi
etude-goal-unhurt = własny Sztab nic nie traci
etude-goal-clear = z jednostek wroga zostaje najwyżej Sztab, a własny stoi
etude-goal-keep = jednostki na { LIST($cells) } nadal stoją
etude-about = Temat: { WORD($category, of: "etude-kind") }; poziom { $level } z 5
etude-kind-hq_kill = ustawienie
etude-kind-initiative = inicjatywa
etude-kind-extra_attack = dodatkowy atak
etude-kind-net_break = zerwana sieć
etude-kind-net_ring = sieci przeciw sieciom
etude-kind-medic = medycy
etude-kind-push = odepchnięcie
etude-kind-conversion = zamieniony atak
etude-kind-take_over = przejęty moduł
etude-kind-explosion = wybuch
etude-kind-order = kolejność żetonów
etude-kind-mobility = ruch
etude-kind-lines = linie ognia
etude-kind-survival = przetrwanie
etude-kind-exchange = czyszczenie planszy
etude-proved =
    { $leaves ->
        [one] Rozegrano bitwę na { $leaves } planszy
        [few] Rozegrano bitwy na { $leaves } planszach
       *[other] Rozegrano bitwy na { $leaves } planszach
    }; rozwiązuje: { $solutions }.
etude-class =
    { $solutions ->
        [one] { $tiles }: { $solutions } rozwiązanie, kolejności: { $orders } z { $all }
        [few] { $tiles }: { $solutions } rozwiązania, kolejności: { $orders } z { $all }
       *[other] { $tiles }: { $solutions } rozwiązań, kolejności: { $orders } z { $all }
    }
etude-line = na przykład: { $line }
etude-more = Rozwiązań jest więcej, niż wypisano.
etude-none = Nic nie rozwiązuje; najlepszej linii brakuje { $short }.
etude-no-battle = Żadna linia nie używa wszystkich żetonów, zanim plansza się zapełni.
etude-near = O jeden za mało: { $count }
etude-fewer =
    { $count ->
        [one] Z { $count } żetonem najlepszej linii brakuje { $short }.
        [few] Z { $count } żetonami najlepszej linii brakuje { $short }.
       *[other] Z { $count } żetonami najlepszej linii brakuje { $short }.
    }
etude-checksum = Suma kontrolna wszystkich wyników: { $checksum }
etude-fault-unsolved = nic jej nie rozwiązuje: najlepszej linii brakuje { $short }; daj Sztabowi wroga mniej punktów albo żądaj mniej
etude-fault-unsound =
    { $count ->
        [one] rozwiązania są { $count } klasy: { $classes }; zamknij pole albo zmień ofertę
        [few] rozwiązania są { $count } klas: { $classes }; zamknij pole albo zmień ofertę
       *[other] rozwiązania są { $count } klas: { $classes }; zamknij pole albo zmień ofertę
    }
etude-fault-turns = { WORD($tile, of: "tile") } rozwiązuje w tylu obrotach: { $count }; dobre są trzy albo wszystkie
etude-fault-fewer =
    { $count ->
        [one] wystarczy { $count } żeton; żądaj więcej
        [few] wystarczą { $count } żetony; żądaj więcej
       *[other] wystarczy { $count } żetonów; żądaj więcej
    }
etude-fault-unplayable = { WORD($tile, of: "tile") }: nie da się zagrać; zaoferuj coś innego
etude-fault-needless = { WORD($tile, of: "tile") } na { $cell }: niepotrzebna jednostka; zabierz ją
etude-fault-solution = rozwiązanie z pliku nim nie jest: { $line }; wpisz jedno z podanych
etude-fault-measured = measured.{ $key } to { $now }, nie { $told }; wpisz to
etude-fault-twin = jest taka sama jak { $other }, obrócona lub odbita; zostaw jedną
etude-left =
    { $count ->
        [0] Wszystkie żetony są użyte.
        [one] Do użycia został { $count } żeton; oferta: { EACH($offered, as: "etude-tile") }
        [few] Do użycia zostały { $count } żetony; oferta: { EACH($offered, as: "etude-tile") }
       *[other] Do użycia zostało { $count } żetonów; oferta: { EACH($offered, as: "etude-tile") }
    }
etude-hint-kind = Temat: { WORD($category, of: "etude-kind") }.
etude-hint-tiles = Potrzebne są te żetony: { LIST($tiles, of: "tile") }.
etude-hint-first =
    { $tile ->
        [none] Zacznij od jednostki na { $cell }.
       *[other] { $cell ->
            [none] Zacznij od: { WORD($tile, of: "tile") }.
           *[other] Zacznij od: { WORD($tile, of: "tile") }, { $cell }.
        }
    }
etude-solved = Rozwiązane.
etude-missed = Nierozwiązane: brakuje { $short }.
composer-board = Plansza do ustawienia. Strzałki chodzą po polach, Enter kładzie lub wybiera, Q i E obracają, Delete zdejmuje.
composer-side-0 = Strona rozwiązująca
composer-side-1 = Druga strona
composer-units = Jednostki na planszy
composer-hp = Punkty sztabu
composer-take = Weź żeton z listy albo wybierz jednostkę na planszy, by ją obrócić, przesunąć lub zdjąć.
composer-put = Wybierz puste pole dla żetonu.
composer-offer = Oferowane żetony: { $n } z { $most }
composer-withdraw = O jeden mniej: { $tile }
composer-use = Żetony do użycia
composer-goal = Cel
composer-lead = Przewaga
composer-turn_left = Obróć w lewo
composer-turn_right = Obróć w prawo
composer-wounds = Rany: { $n }
composer-keep = Musi przetrwać
composer-remove = Zdejmij
composer-clear = Opróżnij planszę
composer-need-hq0 = sztab strony rozwiązującej
composer-need-hq1 = sztab drugiej strony
composer-need-offer = więcej oferowanych żetonów niż używanych
composer-need-room = puste pole
refusal-etude_answer = { $answer } to nie odpowiedź; wybierz jedną z: { $possible }.
refusal-etude_no_discard = W etiudzie niczego się nie odrzuca.
refusal-etude_all_used = Wszystkie żetony są użyte; zostały cechy albo bitwa.
refusal-etude_tiles_left = Przed bitwą trzeba użyć jeszcze żetonów.
refusal-etude_full = Plansza jest pełna, a żetonów jeszcze brakuje: to nie jest rozwiązanie. Cofnij krok.
refusal-etude_half = „{ $text }” to tylko pół kroku; podaj, dokąd.
guide-title = Armie
guide-tips = Wskazówki ze zmierzonych gier
guide-measured = Z { $games } gier dwóch weteranów, bez dowódców i budowli. Mówią, co robi silny bot, a nie, co trzeba robić.
guide-keep = Prawie nigdy nie odrzucane:
guide-throw = Odrzucane najpierw:
guide-hq-middle = Sztab stoi pośrodku w { $n }% gier.
guide-hq-between = Sztab stoi obok środka w { $n }% gier, nigdy na brzegu.
guide-hq-edge = Sztab stoi na brzegu w { $n }% gier.
guide-score = Zdobywa { $n }% przeciw pozostałym (od { $low } do { $high }%).
guide-against = Przeciw
guide-won = Wynik
guide-tiles = Wszystkie żetony: { $n }
army-difficulty-1 = łatwa do prowadzenia
army-difficulty-2 = wymaga planu
army-difficulty-3 = wymaga zimnej krwi
army-trait-ranged = Strzały
army-trait-melee = Ciosy
army-trait-mobility = Ruch
army-trait-armour = Pancerz
once-hq = Sztab ma 20 punktów i pomaga jednostkom obok. Teraz go stawiasz i tam zostaje.
once-discard = Kto ma trzy żetony, najpierw jeden odrzuca.
once-unlucky = Masz w ręce same żetony natychmiastowe: możesz odrzucić wszystkie i dobrać nowe.
once-battle = Bitwa zaczyna się od razu i kończy turę: zagraj ją na końcu.
once-instant = Żeton natychmiastowy działa od razu i znika. W turze możesz zagrać ich dowolnie wiele.
once-net = Sieć wyłącza wrogą jednostkę przy swoim oczku: bez ataku, bez wsparcia, bez ruchu.
once-medic = Medyk przyjmuje rany z jednego ataku na połączoną jednostkę i ginie za nią.
once-module = Moduł nie atakuje: zmienia połączone z nim jednostki.
once-toughness = Każdy znak wytrzymałości to jedna rana, którą jednostka przeżyje.
once-armour = Pancerz odejmuje 1 od każdego strzału z tej strony.
once-mobility = Jednostka mobilna może raz w twojej turze przejść jedno pole i się obrócić.

# Wyzwanie dnia.

challenge-six_roads = Sześć dróg
challenge-six_roads-text = Moloch nadciąga sześcioma drogami. Utrzymaj Sztab, aż jego stos się skończy; liczą się pozostałe punkty życia.
challenge-six_roads-column = Punkty życia
challenge-six_roads-score =
    { $score ->
        [0] Sztab padł
        [one] został { $score } punkt życia
        [few] zostały { $score } punkty życia
       *[other] zostało { $score } punktów życia
    }
