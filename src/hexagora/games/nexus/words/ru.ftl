# What happened.

event-first = { SEAT($seat) } начинает
event-corporation = { SEAT($seat) } возглавляет: { WORD($corporation, of: "corporation") }
event-laid = { LIST($terrains, of: "terrain") } на клетках { LIST($at) }
event-ready = Поле готово; рубиум: { ROW($rubium) }
event-turn = Ход { $number }: { SEAT($seat) }
event-bought = { SEAT($seat) } покупает: { WORD($unit, of: "unit") }, { $at } (−{ $cost } ◆)
event-played = { SEAT($seat) } играет: { WORD($card, of: "card") }
event-placed = { SEAT($seat) }: { WORD($unit, of: "unit") } появляется на { $at }
event-transferred = { SEAT($seat) }: карта переносит { WORD($unit, of: "unit") } { $from } → { $to }
event-moved =
    { SEAT($seat) }: движение, { WORD($unit, of: "unit") } { $from } → { $to }{ $marched ->
        [true] , на шаг дальше благодаря карте
       *[false] { "" }
    }
event-breath = { SEAT($seat) }: особая атака ({ WORD($unit, of: "unit") }) { $from } → { $to }, цель: { SEAT($against) }
event-breath-rolled =
    Кубик: { $die }, { $hit ->
        [true] попадание
       *[false] промах
    }
event-explored = { SEAT($seat) } разведывает { $at }: { EACH($shows, as: "found") }
event-found = { $at }: { WORD($unit, of: "unit") } присоединяется, { SEAT($seat) }
event-battle = Бой на { $at }: { SEAT($seat) } ({ EACH($own, as: "troop") }) атакует, защищается { SEAT($against) } ({ EACH($other, as: "troop") })
event-targeted = { WORD($card, of: "card") } для { WORD($unit, of: "unit") } ({ WORD($side, of: "side") })
event-shattered = { SEAT($seat) }: { WORD($unit, of: "unit") } уничтожает себя
event-extracted = { SEAT($seat) }: { WORD($unit, of: "unit") } покидает бой, { $from } → { $to }
event-rolled = Кубики на столе: { EACH($rolls, as: "roll") }
event-rerolled = { SEAT($seat) } перебрасывает: { EACH($dice, as: "dice-again") }
event-hits =
    Попадания: атакующий { $attacker }{ $attacker_picks ->
        [0] { "" }
       *[other] {" "}(с выбором жертвы: { $attacker_picks })
    }, защитник { $defender }{ $defender_picks ->
        [0] { "" }
       *[other] {" "}(с выбором жертвы: { $defender_picks })
    }
event-cancelled = { SEAT($seat) } отменяет попадание ({ WORD($side, of: "side") })
event-lost =
    { SEAT($seat) } теряет: { WORD($unit, of: "unit") }, { $at }{ $picked ->
        [true] {" "}(выбор врага)
       *[false] { "" }
    }
event-won =
    { SEAT($seat) } выигрывает бой, противник: { SEAT($against) }; +{ $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
event-undecided = Бой без победителя: { SEAT($seat) }, { SEAT($against) }
event-completed =
    { SEAT($seat) } выполняет задание: { WORD($card, of: "card") }, +{ $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }{ $from_row ->
        [true] {" "}(лежало открыто)
       *[false] { "" }
    }
event-mined =
    { SEAT($seat) } добывает { $rubium } рубиума{ COUNT($mines) ->
        [0] { "" }
       *[other] : { EACH($mines, as: "mine") }
    }
event-drew =
    { SEAT($seat) } берёт { $deck ->
        [energize] карту энергии
       *[mission] Секретное задание
    }
event-laid-open = Открыто: { WORD($card, of: "card") }
event-no-card =
    Карт нет ({ $deck ->
        [energize] энергия
       *[mission] задания
    }): { SEAT($seat) }
event-reshuffled =
    { $deck ->
        [energize] Сброшенные карты энергии становятся новой колодой
       *[mission] Сброшенные задания становятся новой колодой
    }
event-kept = { SEAT($seat) } оставляет одно из двух заданий
event-king = { SEAT($seat) } – царь горы: +{ $points }
event-sold = { SEAT($seat) } сбрасывает за 1 рубиум: { WORD($card, of: "card") }
event-passed-card =
    { SEAT($seat) } передаёт, { $deck ->
        [energize] карту энергии
       *[mission] Секретное задание
    }: { SEAT($to) }
event-vortex = Вихрь просыпается
event-vortex-rolled = Вихрь, { WORD($die, of: "die") } кубик: { $shown }
event-swept = Вихрь бросает: { WORD($unit, of: "unit") } ({ SEAT($seat) }) { $from } → { $to }
event-out = { SEAT($seat) } выбывает: нет ни отрядов, ни средств на них
event-laid-down =
    { SEAT($seat) } отдаёт задания и карты энергии: { COUNT($missions) ->
        [0] нет
       *[other] { LIST($missions, of: "card") }
    }, { COUNT($energize) ->
        [0] нет
       *[other] { LIST($energize, of: "card") }
    }; рубиум: { $rubium }
event-ended = Игра окончена: { WORD($reason, of: "end") }
end-points = набрано достаточно очков
end-out = игрок выбыл
end-team_out = команда выбыла
troop = { WORD($unit, of: "unit") }, { $count }
roll = { WORD($side, of: "side") } — { WORD($unit, of: "unit") } { ROW($dice) } ({ $needs }+)
needs-printed = на листе { $least }+
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
    карты { $value ->
        [1] +1
        [2] +2
        [3] +3
        [-1] −1
        [-2] −2
       *[other] { $value }
    }
dice-again = { WORD($unit, of: "unit") }, { $count } ({ WORD($side, of: "side") })
mine = { $rubium } с { $at }
found-mine = шахта { $mine }
found-unit = отряд: { WORD($unit, of: "unit") }

# What is asked.

ask-first = Определяется первый игрок
ask-corporation = Выберите корпорацию
ask-cover = Случай решает, как лежат двойные плитки
ask-tile = Кладётся плитка
ask-box = Жетоны возвращаются в коробку
ask-deploy = Размещение: покупайте отряды и играйте карты. Рубиум: { $rubium }; цены: { EACH($prices, as: "price") }
price = { WORD($unit, of: "unit") } — { $cost }
ask-move = Движение: выберите отряд, затем цель
ask-breathe = Особые атаки: выберите гекс, с которого атаковать
ask-explore = Переверните жетоны под своими отрядами: выберите следующий гекс
ask-token = Жетон на { $at } переворачивается
ask-fight = Бои нужно провести: выберите гекс
ask-window =
    Бой на { $at }, { $moment ->
        [before] перед первым броском
        [hits] попадания посчитаны
       *[other] кубики брошены
    }: сыграйте карту или спасуйте
ask-roll =
    { $purpose ->
        [vortex] Бросается кубик Вихря
        [special] Бросается кубик особой атаки
       *[battle] { WORD($unit, of: "unit") } бросает ({ WORD($side, of: "side") })
    }
ask-casualty =
    { $how ->
        [special] Особая атака попадает на { $at }: выберите отряд, который теряете
        [picked] Ваше попадание выбирает жертву на { $at }: выберите отряд, который убрать ({ WORD($side, of: "side") })
       *[other] Выберите отряд, который убрать на { $at } ({ WORD($side, of: "side") })
    }
ask-mission = Бой выигран, побеждён: { SEAT($seat) }. Выполнить достигнутые цели, а затем одно подходящее задание-бой?
ask-spore = Отряды выигранного боя могут пройти на один гекс; достигнутые цели можно выполнить
ask-draw =
    { $row ->
        [true] Задание открывается
       *[false] { SEAT($seat) } берёт { $deck ->
            [energize] карту энергии
           *[mission] Секретное задание
        }
    }
ask-keep =
    Оставьте одно задание; второе идёт под колоду{ COUNT($offers) ->
        [0] { "" }
       *[other] {" "}({ EITHER($offers, of: "card") })
    }
ask-monolith = Монолит ваш: возьмите очко или карты энергии
ask-end = Ход кончается: выполните цели, сбросьте карты или завершите
ask-place = { WORD($card, of: "card") }: выберите гекс, где появится отряд
ask-transfer = Выберите отряды, которые переносит карта, и куда; осталось: { $left }
ask-target = { WORD($card, of: "card") }: выберите отряд, для которого она сыграна
ask-dice = { WORD($card, of: "card") }: выберите кубики для переброса
ask-cancel = { WORD($card, of: "card") }: выберите попадание, которое отменить
ask-extract = { WORD($card, of: "card") }: выберите отряд, который покидает бой, и куда
ask-aim = Особая атака на { $at } продолжается: в кого она попадает?
ask-which =
    { $shatters ->
        [true] Какой отряд уничтожает себя?
       *[false] Какой отряд атакует особо?
    }
ask-last = Игрок выбыл, и игра кончается. Сначала выполнить достигнутые цели?

# What can be done.

do-first = Начинает { SEAT($seat) }
do-corporation = Возглавить: { WORD($corporation, of: "corporation") }
do-cover = Двойные плитки, способ { $number }
do-lay = Положить: { LIST($terrains, of: "terrain") }
do-leave = Оставить в коробке: { $count }
do-roll = Бросок: { $shown }
do-token =
    Жетон — { EACH($shows, as: "found") }{ $green ->
        [true] {" "}(зелёный)
       *[false] { "" }
    }
do-draw =
    Взять { $deck ->
        [energize] карту энергии
       *[mission] задание
    }: { WORD($card, of: "card") }
do-sell =
    Сбросить за 1 рубиум { $deck ->
        [energize] карту энергии
       *[mission] задание
    }: { WORD($card, of: "card") }
do-give =
    Отдать партнёру { $deck ->
        [energize] карту энергии
       *[mission] задание
    }: { WORD($card, of: "card") }
do-play = Сыграть: { WORD($card, of: "card") }
do-keep = Оставить: { WORD($card, of: "card") }
do-complete =
    Выполнить: { WORD($card, of: "card") }{ $row ->
        [true] {" "}(открытое)
       *[false] { "" }
    }
do-buy = Купить: { WORD($unit, of: "unit") } на { $cell }
do-move = Движение: { WORD($unit, of: "unit") } { $cell } → { $to }
do-breathe = Особая атака { $cell } → { $to }: { SEAT($seat) }
do-aim = Следующая цель: { SEAT($seat) }
do-explore = Разведать { $cell }
do-place = Поставить на { $cell }
do-fight = Сразиться на { $cell }: { SEAT($seat) }
do-lose = Убрать: { WORD($unit, of: "unit") }
do-with = Отряд: { WORD($unit, of: "unit") }
do-target =
    { WORD($side, of: "side") } — { WORD($unit, of: "unit") }{ COUNT($marks) ->
        [0] { "" }
       *[other] {" "}({ LIST($marks, of: "mark") })
    }
do-reroll = Перебросить { $shown } ({ WORD($side, of: "side") }, { WORD($unit, of: "unit") })
do-cancel =
    Отменить попадание{ $hit ->
        [pick] {" "}с выбором жертвы
       *[free] { "" }
    } ({ WORD($side, of: "side") })
do-take =
    { $what ->
        [point] Взять 1 очко
       *[cards] Взять карты энергии
    }
do-shatter = Уничтожить свой отряд: враг теряет один
do-done =
    { $kind ->
        [deploy] Далее: движение
        [move] Движение окончено
        [breathe] Больше без особых атак
        [window] Пас
        [mission] Без задания
        [spore] Остаются здесь
        [dice] Перебросить эти кубики
        [end] Закончить ход
        [last] Закончить игру
       *[other] Готово
    }

# Why something cannot be done.

refusal-not_possible = «{ $verb }» сейчас невозможно.
refusal-none_possible = { $text } сейчас невозможно; напишите { WORD($verb, of: "usage") }; возможно: { $choices }.
refusal-no_hex = Гекса { $cell } нет ни на одном поле.
refusal-apart = { $a } и { $b } не соприкасаются.
refusal-not_base = { $cell } не принадлежит вашей базе: отряды покупают только там ({ LIST($base) }).
refusal-too_dear = { WORD($unit, of: "unit") } стоит { $cost } рубиума, а у вас { $rubium }.
refusal-no_reserve = { WORD($unit, of: "unit") }: в резерве не осталось.
refusal-clone_limit = { WORD($unit, of: "unit") }: в этот ход один уже куплен на { $cell }.
refusal-no_unit = На { $cell } у вас нет: { WORD($unit, of: "unit") }.
refusal-same_hex = Ход должен закончиться на другом гексе.
refusal-is_vortex = { $cell } – это Вихрь: туда ничему не войти.
refusal-not_on_board = { $cell } нет на этом поле.
refusal-barred = { WORD($unit, of: "unit") } не может войти: { WORD($terrain, of: "terrain") }.
refusal-no_going_on = { WORD($unit, of: "unit") } на { $cell } не может идти дальше после этого боя.
refusal-has_moved = { WORD($unit, of: "unit") } на { $cell }: в этот ход уже двигался.
refusal-among_enemies = { WORD($unit, of: "unit") } начинает среди врагов на { $cell } и не может идти к другим.
refusal-contested_start = { WORD($unit, of: "unit") } начинает на спорном гексе { $cell } и не может закончить на другом спорном или среди врагов.
refusal-too_far = { $to } слишком далеко ({ WORD($unit, of: "unit") } на { $cell }), или путь перекрыт.
refusal-not_controlled = { $cell } не под вашим контролем.
refusal-not_free = { $cell } не ваш и не свободен.
refusal-one_transfer = Карта переносит с одного гекса на один другой; первый отряд их определил.
refusal-other_hex = Бой идёт на { $at }, а не на { $cell }.
refusal-no_extraction = { $to } не касается { $cell }, или такого отряда в бою нет.
refusal-place_terrain = { WORD($card, of: "card") } ставит отряд только на местность: { WORD($terrain, of: "terrain") }; { $cell } другая.
refusal-no_breather = На { $cell } некому совершить особую атаку.
refusal-breathed = Особые атаки с { $cell } уже совершены: { $count }.
refusal-breath_contested = { $cell } спорный, поэтому оттуда ничто не атакует.
refusal-no_neighbour = В ту сторону от { $cell } нет гекса.
refusal-no_seat = Места { $number } нет.
refusal-no_enemy = { SEAT($seat) } — не враг.
refusal-not_there = { SEAT($seat) } не имеет отрядов на { $cell }.
refusal-no_token = На { $cell } нет закрытого жетона.
refusal-no_own = На { $cell } нет ни одного вашего отряда.
refusal-fought = На { $cell } в этот ход уже был бой.
refusal-just_found = Ваши отряды на { $cell } только что найдены и ещё не сражаются.
refusal-no_card = Такой карты нет.
refusal-not_in_hand = { WORD($card, of: "card") }: нет в руке.
refusal-other_moment = { WORD($card, of: "card") }: это карта для другого момента ({ WORD($moment, of: "moment") }).
refusal-does_nothing = { WORD($card, of: "card") }: сейчас ничего не даст.
refusal-not_open = { WORD($card, of: "card") } не лежит открыто.
refusal-not_in_battle = { WORD($card, of: "card") } — это цель, её не выполняют во время боя.
refusal-after_battle = { WORD($card, of: "card") } выполняют сразу после боя, который её осуществляет.
refusal-not_fulfilled = { WORD($card, of: "card") } не выполнено: { EACH($missing, as: "missing") }.
refusal-not_active = Только активный игрок сбрасывает карты за рубиум.
refusal-no_partner = Карты передают только партнёрам.
refusal-partner_out = Партнёр выбыл и не получает карт.
refusal-not_offered = Оставляют одно из них: { EITHER($cards, of: "card") }.
refusal-none_to_lose = Нечего убрать: { WORD($unit, of: "unit") }.
refusal-not_fighting = { WORD($side, of: "side") } не имеет в бою: { WORD($unit, of: "unit") }.
refusal-no_target = Карту нельзя сыграть на такой отряд ({ WORD($side, of: "side") }, { WORD($unit, of: "unit") }).
refusal-no_die = Ни один такой кубик не показывает { $shown } ({ WORD($side, of: "side") }, { WORD($unit, of: "unit") }).
refusal-no_pick = { WORD($side, of: "side") } не имеет попадания с выбором жертвы; других: { $other }.
refusal-no_free_hit = { WORD($side, of: "side") } не имеет попадания, где выбирает владелец; других: { $other }.
refusal-too_late = Отряды уничтожают себя только перед первым броском.
refusal-no_shatter = Ни один ваш отряд в бою не может уничтожить себя.
refusal-cannot_shatter = В бою у вас нет отряда, который может уничтожить себя: { WORD($unit, of: "unit") }.
refusal-no_breath_left = { WORD($unit, of: "unit") } на { $cell }: особых атак уже нет.
refusal-must_explore = Все жетоны под вашими отрядами нужно перевернуть.
refusal-must_fight = Каждый бой нужно провести.
refusal-must_take = Нужно взять очко или карты.
refusal-must_reroll = Для карты нужно выбрать хотя бы один кубик.
refusal-must_move = Карта должна перенести хотя бы один отряд.
refusal-corporation_taken = { WORD($corporation, of: "corporation") } уже занято: { SEAT($seat) }.
refusal-not_in_deck = В колоде уже нет карты: { WORD($card, of: "card") }.
refusal-no_such_token = Такого жетона там уже нет.
refusal-no_tile = Такой плитки ({ LIST($terrains, of: "terrain") }) нет, или она сюда не подходит.
refusal-not_so_many = Столько этих жетонов не может остаться в коробке: { $count }.
missing-battle = после боя, выигранного в свой ход
missing-other_battle = не этим боем ({ SEAT($seat) })
missing-turn = выполнено; сыграть в свой ход
missing-wins = выиграно боёв в этот ход: { $count } из { $of }
missing-hexes = гексов под контролем: { $count } из { $of }
missing-monolith = Монолит не ваш
missing-base = ни один гекс вражеской базы не ваш
missing-most = { $own } против { $most }

# What to type in a terminal.

usage-first = first и номер места
usage-corporation = corporation и название, например: corporation ares
usage-cover = cover и число
usage-lay = lay и одну или две местности, например: lay forest rock
usage-leave = leave и число жетонов
usage-roll = roll и число от 1 до 6
usage-draw = draw, mission или energize и карту
usage-token = token и то, что на нём, например: token mine 1 fungoid
usage-done = done
usage-buy = buy, отряд и гекс своей базы, например: buy human 2,1
usage-play = play и карту энергии
usage-complete = complete и задание или complete row и открытое задание
usage-sell = sell, mission или energize и карту
usage-move = move, отряд, откуда и куда, например: move human 2,1 1,1
usage-breathe = breathe, откуда, куда и место игрока, например: breathe 1,0 1,-1 2
usage-aim = aim и номер места
usage-explore = explore и гекс, например: explore 1,0
usage-fight = fight, гекс и место защитника, например: fight 1,0 2
usage-lose = lose и отряд, например: lose human
usage-target = target, attacker или defender и отряд, например: target attacker human
usage-reroll = reroll, attacker или defender, отряд и то, что показывает кубик
usage-cancel = cancel, attacker или defender и free или pick
usage-shatter = shatter
usage-with = with и отряд, например: with rubium_dragon
usage-place = place и гекс, например: place 1,0
usage-take = take point или take cards
usage-keep = keep и задание
usage-give = give, mission или energize и карту
how-corporation = корпорацию
how-deploy = buy, play или done
how-move = move или done
how-breathe = breathe или done
how-explore = explore и гекс
how-fight = fight, гекс и место игрока
how-window = play или done
how-casualty = отряд
how-mission = complete или done
how-spore = move или done
how-keep = задание
how-monolith = take point или take cards
how-end = done, complete или sell
how-place = гекс поля
how-transfer = move, отряд, откуда и куда
how-target = отряд
how-dice = reroll или done
how-cancel = попадание
how-extract = move, отряд, откуда и куда
how-aim = номер места игрока
how-which = with и отряд
how-last = complete или done
hand-cards = в руке: { EACH($cards, as: "held") }
hand-none = в руке нет карт
hand-text = { WORD($card, of: "card") } — { WORD($card, of: "text") }
held-mission =
    { WORD($card, of: "card") }{ $count ->
        [1] { "" }
       *[other] {" "}x{ $count }
    } ({ $card }, +{ $points }: { $met ->
        [true] выполнено
       *[false] { EACH($missing, as: "missing") }
    })
held-energize =
    { WORD($card, of: "card") }{ $count ->
        [1] { "" }
       *[other] {" "}x{ $count }
    } – { $card }

# How things stand.

effect-completed = очков: { $points }
effect-king = очков: { $points }
effect-battle = начинает бой
effect-played = играет карту
effect-breath = особая атака
effect-shattered = уничтожает свой отряд
effect-bought = стоит { $cost }
effect-sold = даёт 1 рубиум
effect-ended = заканчивает игру
standing-seat =
    { SEAT($seat) } имеет { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }, { $rubium } рубиума и { $units ->
        [one] { $units } отряд
        [few] { $units } отряда
       *[other] { $units } отрядов
    }
standing-reserve = в резерве: { EACH($reserve, as: "troop") }
standing-team =
    { LIST($team, of: "seat") } имеют вместе { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
standing-goal = для победы нужно очков: { $target }
standing-team-goal = команде для победы вместе нужно очков: { $target }
outcome-seat =
    { $place }. { SEAT($seat) } – { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
outcome-won = Побеждает { LIST($winners, of: "seat") }.
outcome-team = Побеждают { LIST($winners, of: "seat") }.
outcome-shared = { LIST($winners, of: "seat") } делят победу.

# The board in a terminal.

ground-forest = лес
ground-crystal = кристалл
ground-rock = скалы
ground-magma = лава
ground-monolith = монолит
ground-vortex = вихрь
picture-over = игра окончена
picture-setup = стол готовят
picture-turn = ход { $number }, { SEAT($seat) }, { WORD($phase, of: "phase") }
picture-march = могут пройти на шаг дальше: { $count }
picture-drive = каждая шахта даёт на { $count } больше
picture-wins = выиграно боёв в этот ход: { $count }
picture-battle = бой на { $at }: { SEAT($attacker) } атакует, защищается { SEAT($defender) }; { WORD($stage, of: "stage") }
picture-step = атакует { WORD($step, of: "step") }
picture-troop =
    { WORD($unit, of: "unit") } × { $count }{ COUNT($marks) ->
        [0] { "" }
       *[other] {" "}({ LIST($marks, of: "mark") })
    } попад. { $least }+
picture-modifier = { $change } у { WORD($unit, of: "unit") }
picture-dice = кубики: { EACH($rolls, as: "dice-of") }
dice-of = { WORD($unit, of: "unit") } — { ROW($dice) }
picture-hits =
    попадания { $hits }{ $picks ->
        [0] { "" }
       *[other] , с выбором жертвы: { $picks }
    }
picture-lost = потери: { EACH($units, as: "troop") }
picture-crowd = на клетке { $cell }: { EACH($groups, as: "crowd") }
crowd = { SEAT($seat) } — { EACH($units, as: "troop") }
picture-corporation = — { WORD($corporation, of: "corporation") }
picture-points = очков { $points }/{ $target }
picture-team = (свои { $own }, союзник { SEAT($ally) })
picture-purse = рубиум { $rubium }  задания { $missions }  энергия { $energize }  отряды { $units }
picture-won = выигранные бои { $count }
picture-king = царь { $count }
picture-completed = выполнено: { EACH($cards, as: "counted") }
counted =
    { WORD($card, of: "card") }{ $count ->
        [1] { "" }
       *[other] , { $count }
    }
picture-decks =
    колоды: задания { $missions }{ $under ->
        [0] { "" }
       *[other] {" "}и { $under } под ней
    } (сброшено { $thrown }), энергия { $energize } (сброшено { $spent })
picture-row =
    открытые задания: { COUNT($cards) ->
        [0] нет
       *[other] { EACH($cards, as: "counted") }
    }
picture-legend = 1:2X место 1 имеет 2 штуки X; { EACH($signs, as: "sign") }; m2 шахта 2; ? не разведано; b1 база места 1
sign = { $letter } — { WORD($unit, of: "unit") }
picture-reconstructed = реконструировано, не как напечатано: { LIST($sections, of: "reconstructed") }

# The table in the browser, the game in the catalogue, and its options.

title = Nexus Ops
about = Корпорации сражаются за странную луну: шахты, существа, тайные миссии и кубики.
option-alternate_units = Другие бойцы
option-alternate_units-help = Другая сторона памятки, для всех игроков.
option-bad_neighbourhood = Плохое соседство
option-bad_neighbourhood-help = Для двух игроков: базы стоят рядом.
option-data = Компоненты
option-data-help = Те, что в коробке, частично восстановленные.
option-extra_tokens = Дополнительные жетоны разведки
option-extra_tokens-help = Зелёные жетоны подмешаны.
option-first = Кто начинает
option-first-help = Место, которое ходит первым.
option-high_priority = Высокий приоритет
option-high_priority-help = Берёте две миссии и оставляете одну.
option-king_of_the_hill = Царь горы
option-king_of_the_hill-help = Монолит может дать очко вместо карт.
option-long_game = Долгая игра
option-long_game-help = Игра до 14 очков.
option-open_missions = Открытые миссии
option-open_missions-help = Миссии лежат открыто для всех.
option-power_hungry = Жажда энергии
option-power_hungry-help = Для двух игроков, на малом поле.
option-short_game = Короткая игра
option-short_game-help = Игра до 10 очков.
option-standing_orders = Распоряжения
option-standing_orders-help = Каждый начинает с тайной миссией.
option-teams = Команды
option-teams-help = Две команды по двое, вместе до 20 очков.
option-vortex = Вихрь
option-vortex-help = Вихрь вместо Монолита.
refusal-no_monolith = «{ WORD($option, of: "option") }» требует Монолита, а на этом поле его нет.
refusal-teams_seats = Командам нужно 4 места, а не { $seats }.
refusal-not_together = «{ WORD($a, of: "option") }» и «{ WORD($b, of: "option") }» не сочетаются. Выключите одно из них.
refusal-two_seats = «{ WORD($option, of: "option") }» — для 2 мест, а не для { $seats }.
value-data-box = Коробка
language = ru
board = Поле. Стрелки водят по гексам, Enter выбирает, Escape откладывает.
zoom-in = Приблизить
zoom-out = Отдалить
zoom-fit = Всё поле
noBox = Не удалось загрузить компоненты игры.
again = Попробовать ещё раз
cancel = Отмена
turn = ход { $number }
phases = Фазы хода
phase-begin = Начало
phase-deployment = Размещение
phase-movement = Движение
phase-special = Особые атаки
phase-exploration = Разведка
phase-battle = Бой
phase-mining = Добыча
phase-drawing = Добор карт
phase-end = Конец
phase-set-up = Подготовка
phase-vortex = Вихрь
market = Купить отряды
unit-cost = цена: { $n } рубиума
unit-hits = попадает от { $n }
unit-hitsShort = попад. { $n }+
unit-left = осталось { $n }
unit-cannot = не входит: { $terrain }
unit-mines = работает в шахтах
card-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[other] { $n } очков
    }
card-battle = Задание: бой
card-objective = Задание: цель
card-met = выполнено сейчас
card-complete = Выполнить
card-play = Сыграть
card-keep = Оставить
card-sell = Сбросить за 1 ◆
card-give = Отдать партнёру
moment-deployment = Энергия: размещение
moment-before = Энергия: перед первым броском
moment-after-roll = Энергия: после броска
moment-hits = Энергия: когда считают попадания
reconstruction = реконструкция
reconstruction-card = Наша реконструкция: что напечатано на этой карте, нам неизвестно.
reconstruction-note = Карты, местность баз и некоторые числа – реконструкция: они соответствуют тому, что об игре известно, но не печатному тексту. Компоненты с пометкой «реконструкция» – наши.
offered = Оставьте одну из них
row = Открытые задания
hand = Ваши карты
hand-empty = Карт пока нет. В конце каждого хода приходит Секретное задание.
odds-title = Шансы атаки
odds-at = Если бы атаковать сейчас на { $at }
odds-hint = Наведите на гекс с врагами, чтобы увидеть точные шансы: там, где вы стоите, или куда дойдёт выбранный отряд.
odds-wait = Считаю шансы…
odds-nobody = Ни один ваш отряд не мог бы там сейчас сражаться.
odds-tooMany = Слишком много отрядов, чтобы взвесить каждый бросок.
odds-win = { $who } выигрывает бой
odds-falls = { $who } теряет там все отряды
odds-losses = Ожидаемые потери в рубиуме: { $a } { $x }, { $b } { $y }
odds-ends = Самые вероятные исходы
odds-how = Взвешен каждый бросок, без карт. В кого попали, отдаёт самый дешёвый отряд; кто выбирает, берёт самый дорогой.
battle-at = Бой на { $at }
battle-order = Порядок атаки
battle-takeOff = убрать один
battle-forCard = выбрать для карты
battle-nobodyLeft = никого не осталось
battle-lost = потеряно:
battle-toRoll = кубиков ещё бросить: { $n }
battle-hits =
    { $n ->
        [one] { $n } попадание
        [few] { $n } попадания
       *[other] { $n } попаданий
    }
battle-picks = { $n } с выбором жертвы
stage-before-the-first-roll = перед первым броском
stage-before-the-next-roll = перед следующим броском
stage-rolled = кубики катятся
stage-hits-are-counted = попадания посчитаны
stage-over = окончен
stage-reward = выигран
stage-consolation = выигран
stage-going-on = отряды могут идти дальше
step-first-shot = Первый выстрел
step-first-on-rock = Первые на скалах
side-attacker = атакующий
side-defender = защитник
mark-twice = атакует дважды
mark-first = атакует первым
asked-buy = Покупайте отряды или играйте карты. Рубиум: { $n }
asked-where = { $unit }: выберите гекс своей базы.
asked-whereTo = { $unit } на { $cell }: куда?
asked-breatheAt = Особая атака с { $cell }: на какой гекс?
asked-aim = По кому особая атака?
asked-fightAt = Бой на { $cell }: против кого?
waiting = Ждём: { $who }.
waiting-window = { $who } может сейчас сыграть карту.
waiting-casualty = { $who } выбирает отряд, который погибает.
die-black = чёрный
die-white = белый
die-third = третий
hint-buy = Сначала выберите отряд для покупки.
say-targets = { $unit } может идти на: { $cells }
march = { $card }: ещё { $n } могут пройти на гекс дальше.
drew = Вы взяли: { $card }
terrain = Местность
terrain-forest = грибной лес
terrain-crystal = кристальные вершины
terrain-rock = каменная пустошь
terrain-magma = озеро лавы
terrain-monolith = Монолит
terrain-vortex = Вихрь
terrain-none = ещё не выложено
cell-base = база: { $who }
cell-token = закрытый жетон
cell-contested = спорный
cell-held = выбрано
cell-heldUnit = выбрано: { $unit }
cell-target = возможная цель
cell-choose = можно выбрать
nothing = ничего
seat-first = Первый игрок
seat-out = выбыл
seat-points = очки: { $n } из { $full }
seat-own = собственные очки: { $n }
seat-rubium = Рубиум
seat-hexes = Гексов под контролем
seat-units = Отрядов на поле
seat-missions = Секретных заданий в руке
seat-energize = Карт энергии в руке
seat-more = Резерв и задания
seat-won = Карт выигранных боёв: { $n }
seat-kings = Карт царя горы: { $n }
seat-completed = Выполненные задания
seat-reserve = Резерв
sheet = Отряды
ability-stride = 2 гекса, если один из них – каменная пустошь
ability-leap = из озера лавы до 2 гексов, мимо врагов
ability-pick_target = на выпавшие 5 или 6 выбирает жертву
ability-flight = с Монолита на любой гекс
ability-breath = особая атака на соседний гекс, попадает от { $n }
ability-repeat_breath = его особая атака длится до промаха
ability-clone_limit = не больше одного купленного на каждый гекс базы за ход
ability-one_die_fewer = сторона бросает на один кубик меньше, чем их есть
ability-shatter = перед первым броском может уничтожить себя: враг теряет отряд
ability-spore_move = после выигранного боя может пройти на один гекс
ability-first_on_rock = на каменной пустоши атакует раньше всех
ability-lava_dive = все озёра лавы для него соседние
tokens = Жетоны разведки: { $n } закрыто
tokens-kind = Жетон
tokens-turned = Открыто
tokens-green = (зелёный)
decks = Колоды
decks-missions = Секретные задания: { $n }
decks-energize = Карты энергии: { $n }
decks-discarded = сброшено
reconstructed-alternates = альтернативные отряды
reconstructed-base = местность баз
reconstructed-boards = планы полей
reconstructed-energize = карты энергии
reconstructed-missions = Секретные задания
reconstructed-numbers = числа игры
reconstructed-tokens = зелёные жетоны
reconstructed-units = некоторые числа отрядов
reconstructed-vortex = номера Вихря
stage-dice-have-fallen = кубики брошены
tab-battle = Битва
tab-cards = Карты
tab-players = Игроки
tab-units = Отряды
next-choose = Сначала выберите
next-skip = Показать сразу
theatre-battle = Битва
theatre-won = { $name } выигрывает битву
theatre-undecided = Никто не выиграл битву
once-deploy = Покупайте отряды за рубиум; они появляются на гексах вашей базы.
once-move = Каждый отряд ходит раз, обычно на один гекс. Где встретите врага, будет бой.
once-explore = Под жетоном шахта, отряд, который присоединится, или то и другое.
once-fight = Бьёт вид за видом, сильнейшие первыми, обе стороны одновременно.
once-window = Сейчас можно сыграть карты для этого момента; кто не играет, идёт дальше.
once-casualty = Вы выбираете, что потерять: чаще всего самый дешёвый отряд.
once-objective = Цель даёт очки в ваш ход, как только выполнено то, чего она просит.
once-battle_mission = Миссию боя выполняют сразу после боя, выигранного в свой ход.
once-energize = Карта энергии говорит, когда её можно сыграть; её используют один раз.
