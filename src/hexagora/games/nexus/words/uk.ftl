# What happened.

event-first = { SEAT($seat) } починає
event-corporation = { SEAT($seat) } очолює: { WORD($corporation, of: "corporation") }
event-laid = { LIST($terrains, of: "terrain") } на { LIST($at) }
event-ready = Поле готове; рубіум: { ROW($rubium) }
event-turn = Хід { $number }: { SEAT($seat) }
event-bought = { SEAT($seat) } купує: { WORD($unit, of: "unit") }, { $at } (−{ $cost } ◆)
event-played = { SEAT($seat) } грає: { WORD($card, of: "card") }
event-placed = { SEAT($seat) }: { WORD($unit, of: "unit") } з'являється на { $at }
event-transferred = { SEAT($seat) }: карта переносить { WORD($unit, of: "unit") } { $from } → { $to }
event-moved =
    { SEAT($seat) }: хід, { WORD($unit, of: "unit") } { $from } → { $to }{ $marched ->
        [true] , на крок далі завдяки карті
       *[false] { "" }
    }
event-breath = { SEAT($seat) }: особлива атака ({ WORD($unit, of: "unit") }) { $from } → { $to }, ціль: { SEAT($against) }
event-breath-rolled =
    Кубик: { $die }, { $hit ->
        [true] влучання
       *[false] промах
    }
event-explored = { SEAT($seat) } розвідує { $at }: { EACH($shows, as: "found") }
event-found = { $at }: { WORD($unit, of: "unit") } приєднується, { SEAT($seat) }
event-battle = Бій на { $at }: { SEAT($seat) } ({ EACH($own, as: "troop") }) атакує, захищається { SEAT($against) } ({ EACH($other, as: "troop") })
event-targeted = { WORD($card, of: "card") } для { WORD($unit, of: "unit") } ({ WORD($side, of: "side") })
event-shattered = { SEAT($seat) }: { WORD($unit, of: "unit") } знищує себе
event-extracted = { SEAT($seat) }: { WORD($unit, of: "unit") } залишає бій, { $from } → { $to }
event-rolled = Кубики: { EACH($rolls, as: "roll") }
event-rerolled = { SEAT($seat) } перекидає: { EACH($dice, as: "dice-again") }
event-hits =
    Влучання: нападник { $attacker }{ $attacker_picks ->
        [0] { "" }
       *[other] {" "}(з вибором жертви: { $attacker_picks })
    }, захисник { $defender }{ $defender_picks ->
        [0] { "" }
       *[other] {" "}(з вибором жертви: { $defender_picks })
    }
event-cancelled = { SEAT($seat) } скасовує влучання ({ WORD($side, of: "side") })
event-lost =
    { SEAT($seat) } втрачає: { WORD($unit, of: "unit") }, { $at }{ $picked ->
        [true] {" "}(вибір ворога)
       *[false] { "" }
    }
event-won =
    { SEAT($seat) } виграє бій, противник: { SEAT($against) }; +{ $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }
event-undecided = Бій нічий: { SEAT($seat) }, { SEAT($against) }
event-completed =
    { SEAT($seat) } виконує місію: { WORD($card, of: "card") }, +{ $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }{ $from_row ->
        [true] {" "}(лежала відкрито)
       *[false] { "" }
    }
event-mined =
    { SEAT($seat) } видобуває { $rubium } рубіуму{ COUNT($mines) ->
        [0] { "" }
       *[other] : { EACH($mines, as: "mine") }
    }
event-drew =
    { SEAT($seat) } бере { $deck ->
        [energize] карту енергії
       *[mission] Таємну місію
    }
event-laid-open = Відкрито: { WORD($card, of: "card") }
event-no-card =
    Карт немає ({ $deck ->
        [energize] енергія
       *[mission] місії
    }): { SEAT($seat) }
event-reshuffled =
    { $deck ->
        [energize] Скинуті карти енергії стають новою колодою
       *[mission] Скинуті місії стають новою колодою
    }
event-kept = { SEAT($seat) } залишає одну з двох місій
event-king = { SEAT($seat) } – цар гори: +{ $points }
event-sold = { SEAT($seat) } скидає за 1 рубіум: { WORD($card, of: "card") }
event-passed-card =
    { SEAT($seat) } передає, { $deck ->
        [energize] карту енергії
       *[mission] Таємну місію
    }: { SEAT($to) }
event-vortex = Вихор прокидається
event-vortex-rolled = Вихор, { WORD($die, of: "die") } кубик: { $shown }
event-swept = Вихор кидає: { WORD($unit, of: "unit") } ({ SEAT($seat) }) { $from } → { $to }
event-out = { SEAT($seat) } вибуває: немає ні загонів, ні коштів на них
event-laid-down =
    { SEAT($seat) } віддає місії та карти енергії: { COUNT($missions) ->
        [0] немає
       *[other] { LIST($missions, of: "card") }
    }, { COUNT($energize) ->
        [0] немає
       *[other] { LIST($energize, of: "card") }
    }; рубіум: { $rubium }
event-ended = Гру закінчено: { WORD($reason, of: "end") }
end-points = набрано досить очок
end-out = гравець вибув
end-team_out = команда вибула
troop = { WORD($unit, of: "unit") } × { $count }
roll = { WORD($side, of: "side") } – { WORD($unit, of: "unit") } { ROW($dice) } ({ $needs }+)
needs-printed = на аркуші { $least }+
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
    карти { $value ->
        [1] +1
        [2] +2
        [3] +3
        [-1] −1
        [-2] −2
       *[other] { $value }
    }
dice-again = { WORD($unit, of: "unit") } × { $count } ({ WORD($side, of: "side") })
mine = { $rubium } із { $at }
found-mine = копальня { $mine }
found-unit = загін: { WORD($unit, of: "unit") }

# What is asked.

ask-first = Визначається перший гравець
ask-corporation = Виберіть корпорацію
ask-cover = Випадок вирішує, як лежать подвійні плитки
ask-tile = Кладеться плитка
ask-box = Жетони повертаються в коробку
ask-deploy = Розміщення: купуйте загони й грайте карти. Рубіум: { $rubium }; ціни: { EACH($prices, as: "price") }
price = { WORD($unit, of: "unit") } – { $cost }
ask-move = Рух: виберіть загін, потім ціль
ask-breathe = Особливі атаки: виберіть гекс, з якого атакувати
ask-explore = Переверніть жетони під своїми загонами: виберіть наступний гекс
ask-token = Жетон на { $at } перевертається
ask-fight = Бої треба провести: виберіть гекс
ask-window =
    Бій на { $at }, { $moment ->
        [before] перед першим кидком
        [hits] влучання пораховано
       *[other] кубики кинуто
    }: зіграйте карту або спасуйте
ask-roll =
    { $purpose ->
        [vortex] Кидається кубик Вихору
        [special] Кидається кубик особливої атаки
       *[battle] { WORD($unit, of: "unit") } кидає ({ WORD($side, of: "side") })
    }
ask-casualty =
    { $how ->
        [special] Особлива атака влучає на { $at }: виберіть загін, який втрачаєте
        [picked] Ваше влучання обирає жертву на { $at }: виберіть загін, який прибрати ({ WORD($side, of: "side") })
       *[other] Виберіть загін, який прибрати на { $at } ({ WORD($side, of: "side") })
    }
ask-mission = Бій виграно, переможений: { SEAT($seat) }. Виконати здійснені цілі, а тоді одну відповідну місію «Бій»?
ask-spore = Загони виграного бою можуть пройти на один гекс; здійснені цілі можна виконати
ask-draw =
    { $row ->
        [true] Місія відкривається
       *[false] { SEAT($seat) } бере { $deck ->
            [energize] карту енергії
           *[mission] Таємну місію
        }
    }
ask-keep =
    Залиште одну місію; друга йде під колоду{ COUNT($offers) ->
        [0] { "" }
       *[other] {" "}({ EITHER($offers, of: "card") })
    }
ask-monolith = Моноліт ваш: візьміть очко або карти енергії
ask-end = Хід закінчується: виконайте цілі, скиньте карти або завершіть
ask-place = { WORD($card, of: "card") }: виберіть гекс, де з'явиться загін
ask-transfer = Виберіть загони, які переносить карта, і куди; лишилося: { $left }
ask-target = { WORD($card, of: "card") }: виберіть загін, для якого її зіграно
ask-dice = { WORD($card, of: "card") }: виберіть кубики для перекидання
ask-cancel = { WORD($card, of: "card") }: виберіть влучання, яке скасувати
ask-extract = { WORD($card, of: "card") }: виберіть загін, який залишає бій, і куди
ask-aim = Особлива атака на { $at } триває: у кого вона влучає?
ask-which =
    { $shatters ->
        [true] Який загін знищує себе?
       *[false] Який загін атакує особливо?
    }
ask-last = Гравець вибув, і гра закінчується. Спершу виконати здійснені цілі?

# What can be done.

do-first = Починає { SEAT($seat) }
do-corporation = Очолити: { WORD($corporation, of: "corporation") }
do-cover = Подвійні плитки, спосіб { $number }
do-lay = Покласти: { LIST($terrains, of: "terrain") }
do-leave = Залишити в коробці: { $count }
do-roll = Кидок: { $shown }
do-token =
    Жетон: { EACH($shows, as: "found") }{ $green ->
        [true] {" "}(зелений)
       *[false] { "" }
    }
do-draw =
    Узяти { $deck ->
        [energize] карту енергії
       *[mission] місію
    }: { WORD($card, of: "card") }
do-sell =
    Скинути за 1 рубіум { $deck ->
        [energize] карту енергії
       *[mission] місію
    }: { WORD($card, of: "card") }
do-give =
    Віддати партнерові { $deck ->
        [energize] карту енергії
       *[mission] місію
    }: { WORD($card, of: "card") }
do-play = Зіграти: { WORD($card, of: "card") }
do-keep = Залишити: { WORD($card, of: "card") }
do-complete =
    Виконати: { WORD($card, of: "card") }{ $row ->
        [true] {" "}(відкрита)
       *[false] { "" }
    }
do-buy = Купити: { WORD($unit, of: "unit") } на { $cell }
do-move = Хід: { WORD($unit, of: "unit") } { $cell } → { $to }
do-breathe = Особлива атака { $cell } → { $to }: { SEAT($seat) }
do-aim = Наступна ціль: { SEAT($seat) }
do-explore = Розвідати { $cell }
do-place = Поставити на { $cell }
do-fight = Битися на { $cell }: { SEAT($seat) }
do-lose = Прибрати: { WORD($unit, of: "unit") }
do-with = Загін: { WORD($unit, of: "unit") }
do-target =
    { WORD($side, of: "side") } – { WORD($unit, of: "unit") }{ COUNT($marks) ->
        [0] { "" }
       *[other] {" "}({ LIST($marks, of: "mark") })
    }
do-reroll = Перекинути { $shown } ({ WORD($side, of: "side") }, { WORD($unit, of: "unit") })
do-cancel =
    Скасувати влучання{ $hit ->
        [pick] {" "}з вибором жертви
       *[free] { "" }
    } ({ WORD($side, of: "side") })
do-take =
    { $what ->
        [point] Узяти 1 очко
       *[cards] Узяти карти енергії
    }
do-shatter = Знищити свій загін: ворог втрачає один
do-done =
    { $kind ->
        [deploy] Далі: рух
        [move] Рух завершено
        [breathe] Більше без особливих атак
        [window] Пас
        [mission] Без місії
        [spore] Лишаються тут
        [dice] Перекинути ці кубики
        [end] Закінчити хід
        [last] Закінчити гру
       *[other] Готово
    }

# Why something cannot be done.

refusal-not_possible = «{ $verb }» зараз неможливо.
refusal-none_possible = { $text } зараз неможливо; напишіть { WORD($verb, of: "usage") }; можливо: { $choices }.
refusal-no_hex = Гекса { $cell } немає на жодному полі.
refusal-apart = { $a } і { $b } не торкаються.
refusal-not_base = { $cell } не належить вашій базі: загони купують лише там ({ LIST($base) }).
refusal-too_dear = { WORD($unit, of: "unit") } коштує { $cost } рубіуму, а у вас { $rubium }.
refusal-no_reserve = { WORD($unit, of: "unit") }: у резерві не лишилося.
refusal-clone_limit = { WORD($unit, of: "unit") }: цього ходу одного вже куплено на { $cell }.
refusal-no_unit = На { $cell } у вас немає: { WORD($unit, of: "unit") }.
refusal-same_hex = Хід має закінчитися на іншому гексі.
refusal-is_vortex = { $cell } – це Вихор: туди нічому не ввійти.
refusal-not_on_board = { $cell } немає на цьому полі.
refusal-barred = { WORD($unit, of: "unit") } не може увійти: { WORD($terrain, of: "terrain") }.
refusal-no_going_on = { WORD($unit, of: "unit") } на { $cell } не може йти далі після цього бою.
refusal-has_moved = { WORD($unit, of: "unit") } на { $cell }: цього ходу вже рухався.
refusal-among_enemies = { WORD($unit, of: "unit") } починає серед ворогів на { $cell } і не може йти до інших.
refusal-contested_start = { WORD($unit, of: "unit") } починає на спірному гексі { $cell } і не може закінчити на іншому спірному чи серед ворогів.
refusal-too_far = { $to } задалеко ({ WORD($unit, of: "unit") } на { $cell }), або шлях перекрито.
refusal-not_controlled = { $cell } не під вашим контролем.
refusal-not_free = { $cell } не ваш і не вільний.
refusal-one_transfer = Карта переносить з одного гекса на один інший; перший загін їх визначив.
refusal-other_hex = Бій іде на { $at }, а не на { $cell }.
refusal-no_extraction = { $to } не торкається { $cell }, або такого загону в бою немає.
refusal-place_terrain = { WORD($card, of: "card") } ставить загін лише на місцевість: { WORD($terrain, of: "terrain") }; { $cell } інша.
refusal-no_breather = На { $cell } нема кому здійснити особливу атаку.
refusal-breathed = Особливі атаки з { $cell } уже здійснено: { $count }.
refusal-breath_contested = { $cell } спірний, тож звідти нічого не атакує.
refusal-no_neighbour = У той бік від { $cell } немає гекса.
refusal-no_seat = Місця { $number } немає.
refusal-no_enemy = { SEAT($seat) } – не ворог.
refusal-not_there = { SEAT($seat) } не має загонів на { $cell }.
refusal-no_token = На { $cell } немає закритого жетона.
refusal-no_own = На { $cell } немає жодного вашого загону.
refusal-fought = На { $cell } цього ходу вже був бій.
refusal-just_found = Ваші загони на { $cell } щойно знайдено, вони ще не б'ються.
refusal-no_card = Такої карти немає.
refusal-not_in_hand = { WORD($card, of: "card") }: немає в руці.
refusal-other_moment = { WORD($card, of: "card") }: це карта для іншої миті ({ WORD($moment, of: "moment") }).
refusal-does_nothing = { WORD($card, of: "card") }: зараз нічого не дасть.
refusal-not_open = { WORD($card, of: "card") } не лежить відкрито.
refusal-not_in_battle = { WORD($card, of: "card") } – це ціль, її не виконують під час бою.
refusal-after_battle = { WORD($card, of: "card") } виконують одразу після бою, який її здійснює.
refusal-not_fulfilled = { WORD($card, of: "card") } не виконано: { EACH($missing, as: "missing") }.
refusal-not_active = Лише активний гравець скидає карти за рубіум.
refusal-no_partner = Карти передають лише партнерам.
refusal-partner_out = Партнер вибув і не отримує карт.
refusal-not_offered = Залишають одну з них: { EITHER($cards, of: "card") }.
refusal-none_to_lose = Немає що прибрати: { WORD($unit, of: "unit") }.
refusal-not_fighting = { WORD($side, of: "side") } не має в бою: { WORD($unit, of: "unit") }.
refusal-no_target = Карту не можна зіграти на такий загін ({ WORD($side, of: "side") }, { WORD($unit, of: "unit") }).
refusal-no_die = Жоден такий кубик не показує { $shown } ({ WORD($side, of: "side") }, { WORD($unit, of: "unit") }).
refusal-no_pick = { WORD($side, of: "side") } не має влучання з вибором жертви; інших: { $other }.
refusal-no_free_hit = { WORD($side, of: "side") } не має влучання, де обирає власник; інших: { $other }.
refusal-too_late = Загони знищують себе лише перед першим кидком.
refusal-no_shatter = Жоден ваш загін у бою не може знищити себе.
refusal-cannot_shatter = У бою у вас немає загону, що може знищити себе: { WORD($unit, of: "unit") }.
refusal-no_breath_left = { WORD($unit, of: "unit") } на { $cell }: особливих атак уже немає.
refusal-must_explore = Усі жетони під вашими загонами треба перевернути.
refusal-must_fight = Кожен бій треба провести.
refusal-must_take = Треба взяти очко або карти.
refusal-must_reroll = Для карти треба вибрати хоча б один кубик.
refusal-must_move = Карта має перенести хоча б один загін.
refusal-corporation_taken = { WORD($corporation, of: "corporation") } уже зайнято: { SEAT($seat) }.
refusal-not_in_deck = У колоді вже немає карти: { WORD($card, of: "card") }.
refusal-no_such_token = Такого жетона там уже немає.
refusal-no_tile = Такої плитки ({ LIST($terrains, of: "terrain") }) немає, або вона сюди не підходить.
refusal-not_so_many = Стільки цих жетонів не може лишитися в коробці: { $count }.
missing-battle = після бою, виграного у свій хід
missing-other_battle = не цим боєм ({ SEAT($seat) })
missing-turn = виконано; зіграти у свій хід
missing-wins = виграно боїв цього ходу: { $count } з { $of }
missing-hexes = гексів під контролем: { $count } з { $of }
missing-monolith = Моноліт не ваш
missing-base = жоден гекс ворожої бази не ваш
missing-most = { $own } проти { $most }

# What to type in a terminal.

usage-first = first і номер місця
usage-corporation = corporation і назву, наприклад: corporation ares
usage-cover = cover і число
usage-lay = lay і одну чи дві місцевості, наприклад: lay forest rock
usage-leave = leave і число жетонів
usage-roll = roll і число від 1 до 6
usage-draw = draw, mission або energize і карту
usage-token = token і те, що на ньому, наприклад: token mine 1 fungoid
usage-done = done
usage-buy = buy, загін і гекс своєї бази, наприклад: buy human 2,1
usage-play = play і карту енергії
usage-complete = complete і місію або complete row і відкриту місію
usage-sell = sell, mission або energize і карту
usage-move = move, загін, звідки й куди, наприклад: move human 2,1 1,1
usage-breathe = breathe, звідки, куди й місце гравця, наприклад: breathe 1,0 1,-1 2
usage-aim = aim і номер місця
usage-explore = explore і гекс, наприклад: explore 1,0
usage-fight = fight, гекс і місце захисника, наприклад: fight 1,0 2
usage-lose = lose і загін, наприклад: lose human
usage-target = target, attacker або defender і загін, наприклад: target attacker human
usage-reroll = reroll, attacker або defender, загін і те, що показує кубик
usage-cancel = cancel, attacker або defender і free або pick
usage-shatter = shatter
usage-with = with і загін, наприклад: with rubium_dragon
usage-place = place і гекс, наприклад: place 1,0
usage-take = take point або take cards
usage-keep = keep і місію
usage-give = give, mission або energize і карту
how-corporation = корпорацію
how-deploy = buy, play або done
how-move = move або done
how-breathe = breathe або done
how-explore = explore і гекс
how-fight = fight, гекс і місце гравця
how-window = play або done
how-casualty = загін
how-mission = complete або done
how-spore = move або done
how-keep = місію
how-monolith = take point або take cards
how-end = done, complete або sell
how-place = гекс
how-transfer = move, загін, звідки й куди
how-target = загін
how-dice = reroll або done
how-cancel = влучання
how-extract = move, загін, звідки й куди
how-aim = номер місця гравця
how-which = with і загін
how-last = complete або done
hand-cards = у руці: { EACH($cards, as: "held") }
hand-none = у руці немає карт
hand-text = { WORD($card, of: "card") } – { WORD($card, of: "text") }
held-mission =
    { WORD($card, of: "card") }{ $count ->
        [1] { "" }
       *[other] {" "}x{ $count }
    } ({ $card }, +{ $points }: { $met ->
        [true] здійснено
       *[false] { EACH($missing, as: "missing") }
    })
held-energize =
    { WORD($card, of: "card") }{ $count ->
        [1] { "" }
       *[other] {" "}x{ $count }
    }: { $card }

# How things stand.

effect-completed = очки: { $points }
effect-king = очки: { $points }
effect-battle = починає бій
effect-played = грає карту
effect-breath = особлива атака
effect-shattered = знищує свій загін
effect-bought = коштує { $cost }
effect-sold = дає 1 рубіум
effect-ended = закінчує гру
standing-seat =
    { SEAT($seat) } має { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }, { $rubium } рубіуму й { $units ->
        [one] { $units } загін
        [few] { $units } загони
       *[other] { $units } загонів
    }
standing-reserve = у резерві: { EACH($reserve, as: "troop") }
standing-team =
    { LIST($team, of: "seat") } мають разом { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }
standing-goal = для перемоги треба очок: { $target }
standing-team-goal = команді для перемоги разом треба очок: { $target }
outcome-seat =
    { $place }. { SEAT($seat) }: { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }
outcome-won = Перемагає { LIST($winners, of: "seat") }.
outcome-team = Перемагають { LIST($winners, of: "seat") }.
outcome-shared = { LIST($winners, of: "seat") } ділять перемогу.

# The board in a terminal.

ground-forest = ліс
ground-crystal = кристал
ground-rock = скелі
ground-magma = магма
ground-monolith = моноліт
ground-vortex = вихор
picture-over = гру закінчено
picture-setup = стіл готують
picture-turn = хід { $number }, { SEAT($seat) }, { WORD($phase, of: "phase") }
picture-march = можуть пройти на крок далі: { $count }
picture-drive = кожна копальня дає на { $count } більше
picture-wins = виграно боїв цього ходу: { $count }
picture-battle = бій на { $at }: { SEAT($attacker) } атакує, захищається { SEAT($defender) }; { WORD($stage, of: "stage") }
picture-step = атакує { WORD($step, of: "step") }
picture-troop =
    { WORD($unit, of: "unit") } × { $count }{ COUNT($marks) ->
        [0] { "" }
       *[other] {" "}({ LIST($marks, of: "mark") })
    } влуч. { $least }+
picture-modifier = { $change } для { WORD($unit, of: "unit") }
picture-dice = кубики { EACH($rolls, as: "dice-of") }
dice-of = { WORD($unit, of: "unit") } – { ROW($dice) }
picture-hits =
    влучання { $hits }{ $picks ->
        [0] { "" }
       *[other] , з вибором жертви: { $picks }
    }
picture-lost = втрати: { EACH($units, as: "troop") }
picture-crowd = на { $cell }: { EACH($groups, as: "crowd") }
crowd = { SEAT($seat) } – { EACH($units, as: "troop") }
picture-corporation = – { WORD($corporation, of: "corporation") }
picture-points = очки { $points }/{ $target }
picture-team = (власні { $own }, союзник { SEAT($ally) })
picture-purse = рубіум { $rubium }  місії { $missions }  енергія { $energize }  загони { $units }
picture-won = виграні бої { $count }
picture-king = цар { $count }
picture-completed = виконано: { EACH($cards, as: "counted") }
counted =
    { WORD($card, of: "card") }{ $count ->
        [1] { "" }
       *[other] {" "}× { $count }
    }
picture-decks =
    колоди: місії { $missions }{ $under ->
        [0] { "" }
       *[other] {" "}і { $under } під нею
    } (скинуто { $thrown }), енергія { $energize } (скинуто { $spent })
picture-row =
    відкриті місії: { COUNT($cards) ->
        [0] немає
       *[other] { EACH($cards, as: "counted") }
    }
picture-legend = 1:2X місце 1 має 2 штуки X; { EACH($signs, as: "sign") }; m2 копальня 2; ? не розвідано; b1 база місця 1
sign = { $letter } – { WORD($unit, of: "unit") }
picture-reconstructed = реконструйовано, не як надруковано: { LIST($sections, of: "reconstructed") }

# The table in the browser, the game in the catalogue, and its options.

title = Nexus Ops
about = Корпорації б'ються за дивний місяць: копальні, істоти, таємні місії та кубики.
option-alternate_units = Інші бійці
option-alternate_units-help = Інший бік пам'ятки, для всіх гравців.
option-bad_neighbourhood = Погане сусідство
option-bad_neighbourhood-help = Для двох гравців: бази стоять поруч.
option-data = Компоненти
option-data-help = Ті, що в коробці, частково відтворені.
option-extra_tokens = Додаткові жетони розвідки
option-extra_tokens-help = Зелені жетони домішано.
option-first = Хто починає
option-first-help = Місце, яке ходить першим.
option-high_priority = Найвищий пріоритет
option-high_priority-help = Берете дві місії й лишаєте одну.
option-king_of_the_hill = Цар гори
option-king_of_the_hill-help = Моноліт може дати очко замість карт.
option-long_game = Довга гра
option-long_game-help = Гра до 14 очок.
option-open_missions = Відкриті місії
option-open_missions-help = Місії лежать відкрито для всіх.
option-power_hungry = Жага енергії
option-power_hungry-help = Для двох гравців, на малому полі.
option-short_game = Коротка гра
option-short_game-help = Гра до 10 очок.
option-standing_orders = Розпорядження
option-standing_orders-help = Кожен починає з таємною місією.
option-teams = Команди
option-teams-help = Дві команди по двоє, разом до 20 очок.
option-vortex = Вир
option-vortex-help = Вир замість Моноліту.
refusal-no_monolith = «{ WORD($option, of: "option") }» потребує Моноліту, а на цьому полі його немає.
refusal-teams_seats = Командам потрібно 4 місця, а не { $seats }.
refusal-not_together = «{ WORD($a, of: "option") }» і «{ WORD($b, of: "option") }» не поєднуються. Вимкніть одне з них.
refusal-two_seats = «{ WORD($option, of: "option") }» — для 2 місць, а не для { $seats }.
value-data-box = Коробка
language = uk
board = Поле. Стрілки водять по гексах, Enter вибирає, Escape відкладає.
zoom-in = Наблизити
zoom-out = Віддалити
zoom-fit = Усе поле
noBox = Не вдалося завантажити компоненти гри.
again = Спробувати ще раз
cancel = Скасувати
turn = хід { $number }
phases = Фази ходу
phase-begin = Початок
phase-deployment = Розміщення
phase-movement = Рух
phase-special = Особливі атаки
phase-exploration = Розвідка
phase-battle = Бій
phase-mining = Видобуток
phase-drawing = Добір карт
phase-end = Кінець
phase-set-up = Підготовка
phase-vortex = Вир
market = Купити загони
unit-cost = ціна: { $n } рубіуму
unit-hits = влучає від { $n }
unit-hitsShort = влуч. { $n }+
unit-left = лишилось { $n }
unit-cannot = не входить: { $terrain }
unit-mines = працює в шахтах
card-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[other] { $n } очок
    }
card-battle = Місія: бій
card-objective = Місія: ціль
card-met = виконано зараз
card-complete = Виконати
card-play = Зіграти
card-keep = Залишити
card-sell = Скинути за 1 ◆
card-give = Віддати партнерові
moment-deployment = Енергія: розміщення
moment-before = Енергія: перед першим кидком
moment-after-roll = Енергія: після кидка
moment-hits = Енергія: коли рахують влучання
reconstruction = реконструкція
reconstruction-card = Наша реконструкція: що надруковано на цій карті, нам невідомо.
reconstruction-note = Карти, місцевість баз і деякі числа – реконструкція: вони відповідають тому, що про гру відомо, але не друкованому тексту. Компоненти з позначкою «реконструкція» – наші.
offered = Залиште одну з них
row = Відкриті місії
hand = Ваші карти
hand-empty = Карт ще немає. Наприкінці кожного ходу приходить Таємна місія.
odds-title = Шанси атаки
odds-at = Якби атакувати зараз на { $at }
odds-hint = Наведіть на гекс із ворогами, щоб побачити точні шанси: там, де ви стоїте, або куди дійде вибраний загін.
odds-wait = Рахую шанси…
odds-nobody = Жоден ваш загін не міг би там зараз битися.
odds-tooMany = Забагато загонів, щоб зважити кожен кидок.
odds-win = { $who } виграє бій
odds-falls = { $who } втрачає там усі загони
odds-losses = Очікувані втрати в рубіумі: { $a } { $x }, { $b } { $y }
odds-ends = Найімовірніші підсумки
odds-how = Зважено кожен кидок, без карт. У кого влучили, віддає найдешевший загін; хто вибирає, бере найдорожчий.
battle-at = Бій на { $at }
battle-order = Порядок атаки
battle-takeOff = прибрати один
battle-forCard = вибрати для карти
battle-nobodyLeft = нікого не лишилося
battle-lost = втрачено:
battle-toRoll = кубиків ще кинути: { $n }
battle-hits =
    { $n ->
        [one] { $n } влучання
        [few] { $n } влучання
       *[other] { $n } влучань
    }
battle-picks = { $n } з вибором жертви
stage-before-the-first-roll = перед першим кидком
stage-before-the-next-roll = перед наступним кидком
stage-rolled = кубики котяться
stage-hits-are-counted = влучання пораховано
stage-over = закінчено
stage-reward = виграно
stage-consolation = виграно
stage-going-on = загони можуть іти далі
step-first-shot = Перший постріл
step-first-on-rock = Перші на скелях
side-attacker = нападник
side-defender = захисник
mark-twice = атакує двічі
mark-first = атакує першим
asked-buy = Купуйте загони або грайте карти. Рубіум: { $n }
asked-where = { $unit }: виберіть гекс своєї бази.
asked-whereTo = { $unit } на { $cell }: куди?
asked-breatheAt = Особлива атака з { $cell }: на який гекс?
asked-aim = По кому особлива атака?
asked-fightAt = Бій на { $cell }: проти кого?
waiting = Чекаємо: { $who }.
waiting-window = { $who } може зараз зіграти карту.
waiting-casualty = { $who } вибирає загін, який гине.
die-black = чорний
die-white = білий
die-third = третій
hint-buy = Спершу виберіть загін для купівлі.
say-targets = { $unit } може йти на: { $cells }
march = { $card }: ще { $n } можуть пройти на гекс далі.
drew = Ви взяли: { $card }
terrain = Місцевість
terrain-forest = грибний ліс
terrain-crystal = кристалічні шпилі
terrain-rock = кам’яна пустка
terrain-magma = озеро лави
terrain-monolith = Моноліт
terrain-vortex = Вир
terrain-none = ще не викладено
cell-base = база: { $who }
cell-token = закритий жетон
cell-contested = спірний
cell-held = вибрано
cell-heldUnit = вибрано: { $unit }
cell-target = можлива ціль
cell-choose = можна вибрати
nothing = нічого
seat-first = Перший гравець
seat-out = вибув
seat-points = очки: { $n } з { $full }
seat-own = власні очки: { $n }
seat-rubium = Рубіум
seat-hexes = Гексів під контролем
seat-units = Загонів на полі
seat-missions = Таємних місій у руці
seat-energize = Карт енергії в руці
seat-more = Резерв і місії
seat-won = Карт виграних боїв: { $n }
seat-kings = Карт царя гори: { $n }
seat-completed = Виконані місії
seat-reserve = Резерв
sheet = Загони
ability-stride = 2 гекси, якщо один із них – кам’яна пустка
ability-leap = з озера лави до 2 гексів, повз ворогів
ability-pick_target = на викинуті 5 чи 6 вибирає жертву
ability-flight = з Моноліту на будь-який гекс
ability-breath = особлива атака на сусідній гекс, влучає від { $n }
ability-repeat_breath = його особлива атака триває до промаху
ability-clone_limit = щонайбільше один куплений на кожен гекс бази за хід
ability-one_die_fewer = сторона кидає на один кубик менше, ніж їх має
ability-shatter = перед першим кидком може знищити себе: ворог втрачає загін
ability-spore_move = після виграного бою може пройти на один гекс
ability-first_on_rock = на кам’яній пустці атакує раніше за всіх
ability-lava_dive = усі озера лави для нього сусідні
tokens = Жетони розвідки: { $n } закрито
tokens-kind = Жетон
tokens-turned = Відкрито
tokens-green = (зелений)
decks = Колоди
decks-missions = Таємні місії: { $n }
decks-energize = Карти енергії: { $n }
decks-discarded = скинуто
reconstructed-alternates = альтернативні загони
reconstructed-base = місцевість баз
reconstructed-boards = плани полів
reconstructed-energize = карти енергії
reconstructed-missions = Таємні місії
reconstructed-numbers = числа гри
reconstructed-tokens = зелені жетони
reconstructed-units = деякі числа загонів
reconstructed-vortex = номери Виру
stage-dice-have-fallen = кубики кинуто
tab-battle = Битва
tab-cards = Карти
tab-players = Гравці
tab-units = Загони
next-choose = Спершу оберіть
next-skip = Показати одразу
theatre-battle = Битва
theatre-won = { $name } виграє битву
theatre-undecided = Ніхто не виграв битву
once-deploy = Купуйте загони за рубіум; вони з’являються на гексах вашої бази.
once-move = Кожен загін рухається раз, зазвичай на один гекс. Де зустрінете ворога, буде бій.
once-explore = Під жетоном шахта, загін, що приєднається, або те й те.
once-fight = Б’є вид за видом, найсильніші перші, обидві сторони водночас.
once-window = Тепер можна зіграти карти для цієї миті; хто не грає, іде далі.
once-casualty = Ви обираєте, що втратити: здебільшого найдешевший загін.
once-objective = Ціль дає очки у ваш хід, щойно здійснено те, чого вона просить.
once-battle_mission = Місію бою виконують одразу після бою, виграного у свій хід.
once-energize = Карта енергії каже, коли її можна зіграти; її вживають один раз.
