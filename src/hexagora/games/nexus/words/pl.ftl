# What happened.

event-first = { SEAT($seat) } zaczyna
event-corporation = { SEAT($seat) }: { WORD($corporation, of: "corporation") }
event-laid = { LIST($terrains, of: "terrain") } na { LIST($at) }
event-ready = Plansza gotowa; rubium: { ROW($rubium) }
event-turn = Tura { $number }: { SEAT($seat) }
event-bought = { SEAT($seat) } kupuje: { WORD($unit, of: "unit") }, { $at } (−{ $cost } ◆)
event-played = { SEAT($seat) } gra: { WORD($card, of: "card") }
event-placed = { SEAT($seat) }: { WORD($unit, of: "unit") } pojawia się na { $at }
event-transferred = { SEAT($seat) }: karta przenosi { WORD($unit, of: "unit") } { $from } → { $to }
event-moved =
    { SEAT($seat) }: ruch, { WORD($unit, of: "unit") } { $from } → { $to }{ $marched ->
        [true] , o krok dalej dzięki karcie
       *[false] { "" }
    }
event-breath = { SEAT($seat) }: atak specjalny ({ WORD($unit, of: "unit") }) { $from } → { $to }, cel: { SEAT($against) }
event-breath-rolled =
    Kość: { $die }, { $hit ->
        [true] trafienie
       *[false] pudło
    }
event-explored = { SEAT($seat) } bada { $at }: { EACH($shows, as: "found") }
event-found = { $at }: { WORD($unit, of: "unit") } dołącza, { SEAT($seat) }
event-battle = Bitwa na { $at }: { SEAT($seat) } ({ EACH($own, as: "troop") }) atakuje, broni się { SEAT($against) } ({ EACH($other, as: "troop") })
event-targeted = { WORD($card, of: "card") }: { WORD($unit, of: "unit") } ({ WORD($side, of: "side") })
event-shattered = { SEAT($seat) }: { WORD($unit, of: "unit") } niszczy się
event-extracted = { SEAT($seat) }: { WORD($unit, of: "unit") } opuszcza bitwę, { $from } → { $to }
event-rolled = Kości: { EACH($rolls, as: "roll") }
event-rerolled = { SEAT($seat) } przerzuca: { EACH($dice, as: "dice-again") }
event-hits =
    Trafienia: atakujący { $attacker }{ $attacker_picks ->
        [0] { "" }
       *[other] {" "}(z wyborem ofiary: { $attacker_picks })
    }, obrońca { $defender }{ $defender_picks ->
        [0] { "" }
       *[other] {" "}(z wyborem ofiary: { $defender_picks })
    }
event-cancelled = { SEAT($seat) } anuluje trafienie ({ WORD($side, of: "side") })
event-lost =
    { SEAT($seat) } traci: { WORD($unit, of: "unit") }, { $at }{ $picked ->
        [true] {" "}(wybór wroga)
       *[false] { "" }
    }
event-won =
    { SEAT($seat) } wygrywa bitwę, przeciwnik: { SEAT($against) }; +{ $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
event-undecided = Bitwa nierozstrzygnięta: { SEAT($seat) }, { SEAT($against) }
event-completed =
    { SEAT($seat) } wykonuje misję: { WORD($card, of: "card") }, +{ $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }{ $from_row ->
        [true] {" "}(leżała odkryta)
       *[false] { "" }
    }
event-mined =
    { SEAT($seat) } wydobywa { $rubium } rubium{ COUNT($mines) ->
        [0] { "" }
       *[other] : { EACH($mines, as: "mine") }
    }
event-drew =
    { SEAT($seat) } dobiera { $deck ->
        [energize] kartę energii
       *[mission] Tajną Misję
    }
event-laid-open = Odkryto: { WORD($card, of: "card") }
event-no-card =
    Brak kart ({ $deck ->
        [energize] energia
       *[mission] misje
    }): { SEAT($seat) }
event-reshuffled =
    { $deck ->
        [energize] Odrzucone karty energii tworzą nową talię
       *[mission] Odrzucone misje tworzą nową talię
    }
event-kept = { SEAT($seat) } zatrzymuje jedną z dwóch misji
event-king = { SEAT($seat) } jest królem wzgórza: +{ $points }
event-sold = { SEAT($seat) } odrzuca za 1 rubium: { WORD($card, of: "card") }
event-passed-card =
    { SEAT($seat) } oddaje, { $deck ->
        [energize] kartę energii
       *[mission] Tajną Misję
    }: { SEAT($to) }
event-vortex = Wir się budzi
event-vortex-rolled = Wir, { WORD($die, of: "die") } kość: { $shown }
event-swept = Wir ciska: { WORD($unit, of: "unit") } ({ SEAT($seat) }) { $from } → { $to }
event-out = { SEAT($seat) } odpada: brak jednostek i środków na nie
event-laid-down =
    { SEAT($seat) } odkłada misje i karty energii: { COUNT($missions) ->
        [0] brak
       *[other] { LIST($missions, of: "card") }
    }, { COUNT($energize) ->
        [0] brak
       *[other] { LIST($energize, of: "card") }
    }; rubium: { $rubium }
event-ended = Koniec gry: { WORD($reason, of: "end") }
end-points = zdobyto dość punktów
end-out = jeden z graczy odpadł
end-team_out = drużyna odpadła
troop = { WORD($unit, of: "unit") } ×{ $count }
roll = { WORD($side, of: "side") }: { WORD($unit, of: "unit") } { ROW($dice) } ({ $needs }+)
needs-printed = na arkuszu { $least }+
needs-terrain =
    { WORD($terrain, of: "terrain") } { $value ->
        [1] +1
        [2] +2
        [3] +3
        [-1] −1
        [-2] −2
       *[other] { $value }
    }
needs-cards =
    karty { $value ->
        [1] +1
        [2] +2
        [3] +3
        [-1] −1
        [-2] −2
       *[other] { $value }
    }
dice-again = { WORD($unit, of: "unit") } ×{ $count } ({ WORD($side, of: "side") })
mine = { $rubium } na { $at }
found-mine = kopalnia { $mine }
found-unit = jednostka: { WORD($unit, of: "unit") }

# What is asked.

ask-first = Losowany jest pierwszy gracz
ask-corporation = Wybierz korporację
ask-cover = Los decyduje, jak leżą podwójne płytki
ask-tile = Układana jest płytka
ask-box = Żetony wracają do pudełka
ask-deploy = Rozmieszczenie: kupuj jednostki i graj karty. Rubium: { $rubium }; ceny: { EACH($prices, as: "price") }
price = { WORD($unit, of: "unit") }: { $cost }
ask-move = Ruch: wybierz jednostkę, potem cel
ask-breathe = Ataki specjalne: wybierz pole, z którego atakujesz
ask-explore = Odkryj żetony pod swoimi jednostkami: wybierz następne pole
ask-token = Odkrywany jest żeton na { $at }
ask-fight = Bitwy trzeba stoczyć: wybierz pole
ask-window =
    Bitwa na { $at }, { $moment ->
        [before] przed pierwszym rzutem
        [hits] trafienia policzone
       *[other] kości padły
    }: zagraj kartę albo spasuj
ask-roll =
    { $purpose ->
        [vortex] Rzut kością Wiru
        [special] Rzut kością ataku specjalnego
       *[battle] { WORD($unit, of: "unit") } rzuca ({ WORD($side, of: "side") })
    }
ask-casualty =
    { $how ->
        [special] Atak specjalny trafia na { $at }: wybierz jednostkę, którą tracisz
        [picked] Twoje trafienie wybiera ofiarę na { $at }: wybierz jednostkę do zdjęcia ({ WORD($side, of: "side") })
       *[other] Wybierz jednostkę do zdjęcia na { $at } ({ WORD($side, of: "side") })
    }
ask-mission = Bitwa wygrana, pokonany: { SEAT($seat) }. Wykonać spełnione cele, a potem jedną pasującą misję bitwy?
ask-spore = Jednostki z wygranej bitwy mogą przejść o jedno pole; można wykonać spełnione cele
ask-draw =
    { $row ->
        [true] Odkrywana jest misja
       *[false] { SEAT($seat) } dobiera { $deck ->
            [energize] kartę energii
           *[mission] Tajną Misję
        }
    }
ask-keep =
    Zatrzymaj jedną misję; druga idzie pod talię{ COUNT($offers) ->
        [0] { "" }
       *[other] {" "}({ EITHER($offers, of: "card") })
    }
ask-monolith = Monolit jest twój: weź punkt albo karty energii
ask-end = Koniec tury: wykonaj cele, odrzuć karty albo zakończ
ask-place = { WORD($card, of: "card") }: wybierz pole, na którym pojawi się jednostka
ask-transfer = Wybierz jednostki, które przenosi karta, i dokąd; zostało: { $left }
ask-target = { WORD($card, of: "card") }: wybierz jednostkę, dla której ją zagrano
ask-dice = { WORD($card, of: "card") }: wybierz kości do przerzucenia
ask-cancel = { WORD($card, of: "card") }: wybierz trafienie do anulowania
ask-extract = { WORD($card, of: "card") }: wybierz jednostkę, która opuszcza bitwę, i dokąd
ask-aim = Atak specjalny na { $at } trwa dalej: kogo trafia?
ask-which =
    { $shatters ->
        [true] Która jednostka się niszczy?
       *[false] Która jednostka atakuje specjalnie?
    }
ask-last = Gracz odpadł i gra się kończy. Wykonać najpierw spełnione cele?

# What can be done.

do-first = Zaczyna { SEAT($seat) }
do-corporation = Wybierz: { WORD($corporation, of: "corporation") }
do-cover = Podwójne płytki, sposób { $number }
do-lay = Połóż: { LIST($terrains, of: "terrain") }
do-leave = Zostaw w pudełku: { $count }
do-roll = Rzut: { $shown }
do-token =
    Żeton: { EACH($shows, as: "found") }{ $green ->
        [true] {" "}(zielony)
       *[false] { "" }
    }
do-draw =
    Dobierz { $deck ->
        [energize] kartę energii
       *[mission] misję
    }: { WORD($card, of: "card") }
do-sell =
    Odrzuć za 1 rubium { $deck ->
        [energize] kartę energii
       *[mission] misję
    }: { WORD($card, of: "card") }
do-give =
    Oddaj partnerowi { $deck ->
        [energize] kartę energii
       *[mission] misję
    }: { WORD($card, of: "card") }
do-play = Zagraj: { WORD($card, of: "card") }
do-keep = Zatrzymaj: { WORD($card, of: "card") }
do-complete =
    Wykonaj: { WORD($card, of: "card") }{ $row ->
        [true] {" "}(odkryta)
       *[false] { "" }
    }
do-buy = Kup: { WORD($unit, of: "unit") } na { $cell }
do-move = Ruch: { WORD($unit, of: "unit") } { $cell } → { $to }
do-breathe = Atak specjalny { $cell } → { $to }: { SEAT($seat) }
do-aim = Następny cel: { SEAT($seat) }
do-explore = Zbadaj { $cell }
do-place = Postaw na { $cell }
do-fight = Walcz na { $cell }: { SEAT($seat) }
do-lose = Zdejmij: { WORD($unit, of: "unit") }
do-with = Jednostka: { WORD($unit, of: "unit") }
do-target =
    { WORD($side, of: "side") }: { WORD($unit, of: "unit") }{ COUNT($marks) ->
        [0] { "" }
       *[other] {" "}({ LIST($marks, of: "mark") })
    }
do-reroll = Przerzuć { $shown } ({ WORD($side, of: "side") }, { WORD($unit, of: "unit") })
do-cancel =
    Anuluj trafienie{ $hit ->
        [pick] {" "}z wyborem ofiary
       *[free] { "" }
    } ({ WORD($side, of: "side") })
do-take =
    { $what ->
        [point] Weź 1 punkt
       *[cards] Weź karty energii
    }
do-shatter = Zniszcz własną jednostkę: wróg traci jedną
do-done =
    { $kind ->
        [deploy] Dalej: ruch
        [move] Koniec ruchu
        [breathe] Bez dalszych ataków specjalnych
        [window] Pas
        [mission] Bez misji
        [spore] Zostają tutaj
        [dice] Przerzuć te kości
        [end] Zakończ turę
        [last] Zakończ grę
       *[other] Gotowe
    }

# Why something cannot be done.

refusal-not_possible = „{ $verb }” nie jest teraz możliwe.
refusal-none_possible = { $text } nie jest tym, co teraz możliwe; napisz { WORD($verb, of: "usage") }; możliwe: { $choices }.
refusal-no_hex = Na żadnej planszy nie ma pola { $cell }.
refusal-apart = { $a } i { $b } nie stykają się.
refusal-not_base = { $cell } nie należy do twojej bazy: jednostki kupuje się tylko tam ({ LIST($base) }).
refusal-too_dear = { WORD($unit, of: "unit") } kosztuje { $cost } rubium, a masz { $rubium }.
refusal-no_reserve = { WORD($unit, of: "unit") }: brak w rezerwie.
refusal-clone_limit = { WORD($unit, of: "unit") }: w tej turze kupiono już jednego na { $cell }.
refusal-no_unit = Na { $cell } nie masz: { WORD($unit, of: "unit") }.
refusal-same_hex = Ruch musi skończyć się na innym polu.
refusal-is_vortex = { $cell } to Wir: nic tam nie wejdzie.
refusal-not_on_board = { $cell } nie leży na tej planszy.
refusal-barred = { WORD($unit, of: "unit") } nie może wejść: { WORD($terrain, of: "terrain") }.
refusal-no_going_on = { WORD($unit, of: "unit") } na { $cell } nie może iść dalej po tej bitwie.
refusal-has_moved = { WORD($unit, of: "unit") } na { $cell }: ruch w tej turze już był.
refusal-among_enemies = { WORD($unit, of: "unit") } zaczyna wśród wrogów na { $cell } i nie może wejść między innych.
refusal-contested_start = { WORD($unit, of: "unit") } zaczyna na spornym polu { $cell } i nie może skończyć na innym spornym ani wśród wrogów.
refusal-too_far = { $to } jest za daleko ({ WORD($unit, of: "unit") } na { $cell }) albo droga jest zablokowana.
refusal-not_controlled = { $cell } nie jest pod twoją kontrolą.
refusal-not_free = { $cell } nie jest ani twoje, ani wolne.
refusal-one_transfer = Karta przenosi z jednego pola na jedno inne; pierwsza jednostka je wyznaczyła.
refusal-other_hex = Bitwa trwa na { $at }, a nie na { $cell }.
refusal-no_extraction = { $to } nie styka się z { $cell } albo nie ma takiej jednostki w bitwie.
refusal-place_terrain = { WORD($card, of: "card") } stawia jednostkę tylko na terenie: { WORD($terrain, of: "terrain") }; { $cell } jest inne.
refusal-no_breather = Na { $cell } nie ma kto wykonać ataku specjalnego.
refusal-breathed = Ataki specjalne z { $cell } już wykonano: { $count }.
refusal-breath_contested = { $cell } jest sporne, więc nic stamtąd nie atakuje.
refusal-no_neighbour = W tę stronę od { $cell } nie ma pola.
refusal-no_seat = Nie ma miejsca { $number }.
refusal-no_enemy = { SEAT($seat) } nie jest wrogiem.
refusal-not_there = { SEAT($seat) } nie ma jednostek na { $cell }.
refusal-no_token = Na { $cell } nie ma zakrytego żetonu.
refusal-no_own = Na { $cell } nie stoi żadna twoja jednostka.
refusal-fought = Na { $cell } w tej turze już była bitwa.
refusal-just_found = Twoje jednostki na { $cell } właśnie odkryto i jeszcze nie walczą.
refusal-no_card = Nie ma takiej karty.
refusal-not_in_hand = { WORD($card, of: "card") }: nie ma na ręce.
refusal-other_moment = { WORD($card, of: "card") }: to karta na inny moment ({ WORD($moment, of: "moment") }).
refusal-does_nothing = { WORD($card, of: "card") }: teraz nic nie da.
refusal-not_open = { WORD($card, of: "card") } nie leży odkryta.
refusal-not_in_battle = { WORD($card, of: "card") } to cel i nie można go wykonać w trakcie bitwy.
refusal-after_battle = { WORD($card, of: "card") } wykonuje się zaraz po bitwie, która ją spełnia.
refusal-not_fulfilled = { WORD($card, of: "card") } nie jest spełniona: { EACH($missing, as: "missing") }.
refusal-not_active = Tylko aktywny gracz odrzuca karty za rubium.
refusal-no_partner = Karty oddaje się tylko partnerom.
refusal-partner_out = Partner odpadł i nie dostaje kart.
refusal-not_offered = Zatrzymuje się jedną z nich: { EITHER($cards, of: "card") }.
refusal-none_to_lose = Nie ma do zdjęcia: { WORD($unit, of: "unit") }.
refusal-not_fighting = { WORD($side, of: "side") } nie ma w bitwie: { WORD($unit, of: "unit") }.
refusal-no_target = Karty nie można zagrać na taką jednostkę ({ WORD($side, of: "side") }, { WORD($unit, of: "unit") }).
refusal-no_die = Żadna taka kość nie pokazuje { $shown } ({ WORD($side, of: "side") }, { WORD($unit, of: "unit") }).
refusal-no_pick = { WORD($side, of: "side") } nie ma trafienia z wyborem ofiary; innych: { $other }.
refusal-no_free_hit = { WORD($side, of: "side") } nie ma trafienia, przy którym wybiera właściciel; innych: { $other }.
refusal-too_late = Jednostki niszczą się tylko przed pierwszym rzutem.
refusal-no_shatter = Żadna twoja jednostka w bitwie nie może się zniszczyć.
refusal-cannot_shatter = W bitwie nie masz jednostki, która może się zniszczyć: { WORD($unit, of: "unit") }.
refusal-no_breath_left = { WORD($unit, of: "unit") } na { $cell }: ataków specjalnych już nie ma.
refusal-must_explore = Wszystkie żetony pod twoimi jednostkami trzeba odkryć.
refusal-must_fight = Każdą bitwę trzeba stoczyć.
refusal-must_take = Trzeba wziąć punkt albo karty.
refusal-must_reroll = Dla karty trzeba wybrać co najmniej jedną kość.
refusal-must_move = Karta musi przenieść co najmniej jedną jednostkę.
refusal-corporation_taken = { WORD($corporation, of: "corporation") } jest już zajęta: { SEAT($seat) }.
refusal-not_in_deck = W talii nie ma już karty: { WORD($card, of: "card") }.
refusal-no_such_token = Taki żeton już tam nie leży.
refusal-no_tile = Nie ma już takiej płytki ({ LIST($terrains, of: "terrain") }) albo tu nie pasuje.
refusal-not_so_many = Tyle tych żetonów nie może zostać w pudełku: { $count }.
missing-battle = po bitwie wygranej w swojej turze
missing-other_battle = nie tą bitwą ({ SEAT($seat) })
missing-turn = spełniona; do zagrania w swojej turze
missing-wins = wygrane bitwy w tej turze: { $count } z { $of }
missing-hexes = kontrolowane pola: { $count } z { $of }
missing-monolith = Monolit nie jest twój
missing-base = żadne pole bazy wroga nie jest twoje
missing-most = { $own } przeciw { $most }

# What to type in a terminal.

usage-first = first i numer miejsca
usage-corporation = corporation i nazwę, na przykład: corporation ares
usage-cover = cover i liczbę
usage-lay = lay i jeden lub dwa tereny, na przykład: lay forest rock
usage-leave = leave i liczbę żetonów
usage-roll = roll i liczbę od 1 do 6
usage-draw = draw, mission albo energize i kartę
usage-token = token i to, co pokazuje, na przykład: token mine 1 fungoid
usage-done = done
usage-buy = buy, jednostkę i pole swojej bazy, na przykład: buy human 2,1
usage-play = play i kartę energii
usage-complete = complete i misję albo complete row i odkrytą misję
usage-sell = sell, mission albo energize i kartę
usage-move = move, jednostkę, skąd i dokąd, na przykład: move human 2,1 1,1
usage-breathe = breathe, skąd, dokąd i miejsce gracza, na przykład: breathe 1,0 1,-1 2
usage-aim = aim i numer miejsca
usage-explore = explore i pole, na przykład: explore 1,0
usage-fight = fight, pole i miejsce obrońcy, na przykład: fight 1,0 2
usage-lose = lose i jednostkę, na przykład: lose human
usage-target = target, attacker albo defender i jednostkę, na przykład: target attacker human
usage-reroll = reroll, attacker albo defender, jednostkę i to, co pokazuje kość
usage-cancel = cancel, attacker albo defender i free albo pick
usage-shatter = shatter
usage-with = with i jednostkę, na przykład: with rubium_dragon
usage-place = place i pole, na przykład: place 1,0
usage-take = take point albo take cards
usage-keep = keep i misję
usage-give = give, mission albo energize i kartę
how-corporation = korporację
how-deploy = buy, play albo done
how-move = move albo done
how-breathe = breathe albo done
how-explore = explore i pole
how-fight = fight, pole i miejsce gracza
how-window = play albo done
how-casualty = jednostkę
how-mission = complete albo done
how-spore = move albo done
how-keep = misję
how-monolith = take point albo take cards
how-end = done, complete albo sell
how-place = pole
how-transfer = move, jednostkę, skąd i dokąd
how-target = jednostkę
how-dice = reroll albo done
how-cancel = trafienie
how-extract = move, jednostkę, skąd i dokąd
how-aim = numer miejsca gracza
how-which = with i jednostkę
how-last = complete albo done
hand-cards = na ręce: { EACH($cards, as: "held") }
hand-none = brak kart na ręce
hand-text = { WORD($card, of: "card") }. { WORD($card, of: "text") }
held-mission =
    { WORD($card, of: "card") }{ $count ->
        [1] { "" }
       *[other] {" "}x{ $count }
    } ({ $card }, +{ $points }: { $met ->
        [true] spełniona
       *[false] { EACH($missing, as: "missing") }
    })
held-energize =
    { WORD($card, of: "card") }{ $count ->
        [1] { "" }
       *[other] {" "}x{ $count }
    } [{ $card }]

# How things stand.

effect-completed = punkty: { $points }
effect-king = punkty: { $points }
effect-battle = zaczyna bitwę
effect-played = gra kartę
effect-breath = atak specjalny
effect-shattered = niszczy własną jednostkę
effect-bought = kosztuje { $cost }
effect-sold = daje 1 rubium
effect-ended = kończy grę
standing-seat =
    { SEAT($seat) } ma { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }, { $rubium } rubium i { $units ->
        [one] { $units } jednostkę
        [few] { $units } jednostki
       *[other] { $units } jednostek
    }
standing-reserve = w rezerwie: { EACH($reserve, as: "troop") }
standing-team =
    { LIST($team, of: "seat") } mają razem { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
standing-goal = wygrywa się przy { $target } punktach
standing-team-goal = drużyna wygrywa, mając razem punktów: { $target }
outcome-seat =
    { $place }. { SEAT($seat) }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
outcome-won = Wygrywa { LIST($winners, of: "seat") }.
outcome-team = Wygrywają { LIST($winners, of: "seat") }.
outcome-shared = { LIST($winners, of: "seat") } dzielą zwycięstwo.

# The board in a terminal.

ground-forest = las
ground-crystal = kryształ
ground-rock = skały
ground-magma = lawa
ground-monolith = monolit
ground-vortex = wir
picture-over = gra skończona
picture-setup = stół jest przygotowywany
picture-turn = tura { $number }, { SEAT($seat) }, { WORD($phase, of: "phase") }
picture-march = mogą przejść o krok dalej: { $count }
picture-drive = każda kopalnia daje o { $count } więcej
picture-wins = bitwy wygrane w tej turze: { $count }
picture-battle = bitwa na { $at }: { SEAT($attacker) } atakuje, broni się { SEAT($defender) }; { WORD($stage, of: "stage") }
picture-step = atakuje { WORD($step, of: "step") }
picture-troop =
    { WORD($unit, of: "unit") } ×{ $count }{ COUNT($marks) ->
        [0] { "" }
       *[other] {" "}({ LIST($marks, of: "mark") })
    } traf. { $least }+
picture-modifier = { $change }: { WORD($unit, of: "unit") }
picture-dice = kości { EACH($rolls, as: "dice-of") }
dice-of = { WORD($unit, of: "unit") }: { ROW($dice) }
picture-hits =
    trafienia { $hits }{ $picks ->
        [0] { "" }
       *[other] , z wyborem ofiary: { $picks }
    }
picture-lost = straty: { EACH($units, as: "troop") }
picture-crowd = na { $cell }: { EACH($groups, as: "crowd") }
crowd = { SEAT($seat) } ({ EACH($units, as: "troop") })
picture-corporation = ({ WORD($corporation, of: "corporation") })
picture-points = punkty { $points }/{ $target }
picture-team = (własne { $own }, sojusznik { SEAT($ally) })
picture-purse = rubium { $rubium }  misje { $missions }  energia { $energize }  jednostki { $units }
picture-won = wygrane bitwy { $count }
picture-king = król { $count }
picture-completed = wykonane: { EACH($cards, as: "counted") }
counted =
    { WORD($card, of: "card") }{ $count ->
        [1] { "" }
       *[other] {" "}×{ $count }
    }
picture-decks =
    talie: misje { $missions }{ $under ->
        [0] { "" }
       *[other] {" "}i { $under } pod spodem
    } (odrzucone { $thrown }), energia { $energize } (odrzucone { $spent })
picture-row =
    odkryte misje: { COUNT($cards) ->
        [0] brak
       *[other] { EACH($cards, as: "counted") }
    }
picture-legend = 1:2X miejsce 1 ma 2 sztuki X; { EACH($signs, as: "sign") }; m2 kopalnia 2; ? niezbadane; b1 baza miejsca 1
sign = { $letter }: { WORD($unit, of: "unit") }
picture-reconstructed = zrekonstruowane, inaczej niż w druku: { LIST($sections, of: "reconstructed") }

# The table in the browser, the game in the catalogue, and its options.

title = Nexus Ops
about = Korporacje walczą o dziwny księżyc: kopalnie, stwory, tajne misje i kości.
option-alternate_units = Inne jednostki
option-alternate_units-help = Druga strona karty pomocy, dla wszystkich graczy.
option-bad_neighbourhood = Złe sąsiedztwo
option-bad_neighbourhood-help = Dla dwóch graczy: bazy stoją blisko siebie.
option-data = Elementy gry
option-data-help = Te z pudełka, częściowo odtworzone.
option-extra_tokens = Dodatkowe żetony eksploracji
option-extra_tokens-help = Zielone żetony są domieszane.
option-first = Kto zaczyna
option-first-help = Miejsce, które ma pierwszą turę.
option-high_priority = Najwyższy priorytet
option-high_priority-help = Dobierasz dwie misje i zatrzymujesz jedną.
option-king_of_the_hill = Król wzgórza
option-king_of_the_hill-help = Monolit może dać punkt zamiast kart.
option-long_game = Długa gra
option-long_game-help = Gra do 14 punktów.
option-open_missions = Jawne misje
option-open_missions-help = Misje leżą odkryte dla wszystkich.
option-power_hungry = Głód energii
option-power_hungry-help = Dla dwóch graczy, na małej planszy.
option-short_game = Krótka gra
option-short_game-help = Gra do 10 punktów.
option-standing_orders = Rozkazy zarządu
option-standing_orders-help = Każdy zaczyna z tajną misją.
option-teams = Drużyny
option-teams-help = Dwie drużyny po dwóch, wspólnie do 20 punktów.
option-vortex = Wir
option-vortex-help = Wir zastępuje Monolit.
refusal-no_monolith = „{ WORD($option, of: "option") }” wymaga Monolitu, którego na tej planszy nie ma.
refusal-teams_seats = Drużyny wymagają 4 miejsc, a nie { $seats }.
refusal-not_together = „{ WORD($a, of: "option") }” i „{ WORD($b, of: "option") }” nie pasują do siebie. Wyłącz jedno z nich.
refusal-two_seats = „{ WORD($option, of: "option") }” jest dla 2 miejsc, a nie dla { $seats }.
value-data-box = Pudełko
language = pl
board = Plansza. Strzałki chodzą po polach, Enter wybiera, Escape odkłada.
zoom-in = Przybliż
zoom-out = Oddal
zoom-fit = Cała plansza
noBox = Nie udało się wczytać elementów gry.
again = Spróbuj ponownie
cancel = Anuluj
turn = tura { $number }
phases = Fazy tury
phase-begin = Początek
phase-deployment = Rozmieszczenie
phase-movement = Ruch
phase-special = Ataki specjalne
phase-exploration = Eksploracja
phase-battle = Bitwa
phase-mining = Wydobycie
phase-drawing = Dobieranie
phase-end = Koniec
phase-set-up = Przygotowanie
phase-vortex = Wir
market = Kup jednostki
unit-cost = koszt: { $n } rubium
unit-hits = trafia od { $n }
unit-hitsShort = traf. { $n }+
unit-left = zostało { $n }
unit-cannot = nie wchodzi: { $terrain }
unit-mines = pracuje w kopalniach
card-points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[other] { $n } punktów
    }
card-battle = Misja: bitwa
card-objective = Misja: cel
card-met = spełniona teraz
card-complete = Wykonaj
card-play = Zagraj
card-keep = Zatrzymaj
card-sell = Odrzuć za 1 ◆
card-give = Oddaj partnerowi
moment-deployment = Energia: rozmieszczenie
moment-before = Energia: przed pierwszym rzutem
moment-after-roll = Energia: po rzucie
moment-hits = Energia: przy liczeniu trafień
reconstruction = rekonstrukcja
reconstruction-card = Nasza rekonstrukcja: nie znamy druku tej karty.
reconstruction-note = Karty, tereny baz i część liczb to rekonstrukcja: zgodna z tym, co o grze wiadomo, ale nie z drukiem. Elementy oznaczone „rekonstrukcja” są nasze.
offered = Zatrzymaj jedną z nich
row = Odkryte misje
hand = Twoje karty
hand-empty = Jeszcze bez kart. Na końcu każdej tury dochodzi Tajna Misja.
odds-title = Szanse ataku
odds-at = Gdyby zaatakować teraz na { $at }
odds-hint = Wskaż pole z wrogami, aby zobaczyć dokładne szanse: takie, na którym stoisz, albo takie, do którego dojdzie wybrana jednostka.
odds-wait = Liczę szanse…
odds-nobody = Żadna twoja jednostka nie mogłaby tam teraz walczyć.
odds-tooMany = Za dużo jednostek, by zważyć każdy rzut.
odds-win = { $who } wygrywa bitwę
odds-falls = { $who } traci tam wszystkie jednostki
odds-losses = Oczekiwane straty w rubium: { $a } { $x }, { $b } { $y }
odds-ends = Najbardziej prawdopodobne wyniki
odds-how = Zważono każdy rzut, bez kart. Trafiony oddaje najtańszą jednostkę, kto wybiera, bierze najdroższą.
battle-at = Bitwa na { $at }
battle-order = Kolejność ataku
battle-takeOff = zdejmij jedną
battle-forCard = wybierz dla karty
battle-nobodyLeft = nikt nie został
battle-lost = straty:
battle-toRoll = kości do rzucenia: { $n }
battle-hits =
    { $n ->
        [one] { $n } trafienie
        [few] { $n } trafienia
       *[other] { $n } trafień
    }
battle-picks = { $n } z wyborem ofiary
stage-before-the-first-roll = przed pierwszym rzutem
stage-before-the-next-roll = przed następnym rzutem
stage-rolled = kości w ruchu
stage-hits-are-counted = liczenie trafień
stage-over = koniec
stage-reward = wygrana
stage-consolation = wygrana
stage-going-on = jednostki mogą iść dalej
step-first-shot = Pierwszy strzał
step-first-on-rock = Pierwsi na skałach
side-attacker = atakujący
side-defender = obrońca
mark-twice = atakuje dwa razy
mark-first = atakuje pierwsza
asked-buy = Kup jednostki lub zagraj karty. Rubium: { $n }
asked-where = { $unit }: wybierz pole swojej bazy.
asked-whereTo = { $unit } na { $cell }: dokąd?
asked-breatheAt = Atak specjalny z { $cell }: na które pole?
asked-aim = Kogo trafia atak specjalny?
asked-fightAt = Bitwa na { $cell }: przeciw komu?
waiting = Czekamy: { $who }.
waiting-window = { $who } może teraz zagrać kartę.
waiting-casualty = { $who } wybiera jednostkę, która ginie.
die-black = czarna
die-white = biała
die-third = trzecia
hint-buy = Najpierw wybierz jednostkę do kupienia.
say-targets = { $unit } może iść na: { $cells }
march = { $card }: jeszcze { $n } może przejść o pole dalej.
drew = Dobrano: { $card }
terrain = Tereny
terrain-forest = grzybowy las
terrain-crystal = kryształowe iglice
terrain-rock = skalne równiny
terrain-magma = jezioro magmy
terrain-monolith = Monolit
terrain-vortex = Wir
terrain-none = jeszcze nie ułożone
cell-base = baza: { $who }
cell-token = zakryty żeton
cell-contested = sporne
cell-held = wybrane
cell-heldUnit = wybrano: { $unit }
cell-target = możliwy cel
cell-choose = można wybrać
nothing = nic
seat-first = Pierwszy gracz
seat-out = odpadł z gry
seat-points = punkty: { $n } z { $full }
seat-own = własne punkty: { $n }
seat-rubium = Rubium
seat-hexes = Kontrolowane pola
seat-units = Jednostki na planszy
seat-missions = Tajne Misje na ręce
seat-energize = Karty energii na ręce
seat-more = Rezerwa i misje
seat-won = Karty wygranych bitew: { $n }
seat-kings = Karty króla wzgórza: { $n }
seat-completed = Wykonane misje
seat-reserve = Rezerwa
sheet = Jednostki
ability-stride = 2 pola, jeśli jedno z nich to skalne równiny
ability-leap = z jeziora magmy do 2 pól, także obok wrogów
ability-pick_target = przy wyrzuconym 5 lub 6 wybiera ofiarę
ability-flight = z Monolitu na dowolne pole
ability-breath = atak specjalny na sąsiednie pole, trafia od { $n }
ability-repeat_breath = jej atak specjalny trwa aż do pudła
ability-clone_limit = najwyżej jeden kupiony na każde pole bazy w turze
ability-one_die_fewer = strona rzuca o jedną kość mniej, niż ich ma
ability-shatter = przed pierwszym rzutem może się zniszczyć: wróg traci jednostkę
ability-spore_move = po wygranej bitwie może przejść o jedno pole
ability-first_on_rock = na skalnych równinach atakuje przed innymi
ability-lava_dive = wszystkie jeziora magmy są dla niej sąsiednie
tokens = Żetony eksploracji: { $n } zakrytych
tokens-kind = Żeton
tokens-turned = Odkryte
tokens-green = (zielony)
decks = Talie
decks-missions = Tajne Misje: { $n }
decks-energize = Karty energii: { $n }
decks-discarded = odrzucone
reconstructed-alternates = jednostki alternatywne
reconstructed-base = tereny baz
reconstructed-boards = plany plansz
reconstructed-energize = karty energii
reconstructed-missions = Tajne Misje
reconstructed-numbers = liczby gry
reconstructed-tokens = zielone żetony
reconstructed-units = część liczb jednostek
reconstructed-vortex = numery Wiru
stage-dice-have-fallen = kości padły
tab-battle = Bitwa
tab-cards = Karty
tab-players = Gracze
tab-units = Jednostki
next-choose = Najpierw wybierz
next-skip = Pokaż od razu
theatre-battle = Bitwa
theatre-won = { $name } wygrywa bitwę
theatre-undecided = Nikt nie wygrywa bitwy
once-deploy = Kupuj jednostki za rubium; pojawiają się na polach twojej bazy.
once-move = Każda jednostka rusza się raz, zwykle o jedno pole. Gdzie spotkasz wroga, będzie bitwa.
once-explore = Pod żetonem jest kopalnia, jednostka, która dołącza, albo jedno i drugie.
once-fight = Uderza rodzaj po rodzaju, najsilniejsi pierwsi, obie strony naraz.
once-window = Teraz można zagrać karty na tę chwilę; kto nie gra, idzie dalej.
once-casualty = Sam wybierasz, co tracisz: zwykle najtańszą jednostkę.
once-objective = Cel daje punkty w twojej turze, gdy tylko jest spełniony.
once-battle_mission = Misję bitwy wypełniasz zaraz po bitwie wygranej we własnej turze.
once-energize = Karta energii mówi, kiedy można ją zagrać; używa się jej raz.
