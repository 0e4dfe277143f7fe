# Что произошло.

event-turn = Ход { $number }: { SEAT($seat) }
event-placed =
    { SEAT($seat) } ставит: { WORD($tile, of: "tile") }, клетка { $at }{ $turn ->
        [0] { "" }
       *[other] , верхом на { WORD($turn, of: "top") }
    }
event-drew = { SEAT($seat) } берёт: { WORD($tile, of: "tile") }
event-last-tile = { SEAT($seat) } берёт последнюю фишку: близок последний бой
event-discarded = { SEAT($seat) } сбрасывает: { WORD($tile, of: "tile") }
event-played = { SEAT($seat) } играет: { WORD($tile, of: "tile") }
event-moved =
    { $stays ->
        [true] { SEAT($seat) } поворачивает: { WORD($tile, of: "tile") }, клетка { $to }
       *[false] { SEAT($seat) } перемещает: { WORD($tile, of: "tile") }, { $from } → { $to }
    }{ $turn ->
        [0] { "" }
       *[other] , верхом на { WORD($turn, of: "top") }
    }
event-pushed = { WORD($pusher, of: "tile") } на { $by } ({ SEAT($seat) }) толкает: { WORD($tile, of: "tile") }, { $from } → { $to }
event-strike = { WORD($instant, of: "instant") }: поражает { $at }
event-battle =
    { $which ->
        [final] Начинается последний бой
        [extra] Начинается дополнительный бой
       *[ordinary] Начинается бой
    }{ $repeat ->
        [true] , ведь поле всё ещё заполнено
       *[false] { "" }
    }
event-phase = Инициатива { $initiative }
event-exploded = { WORD($tile, of: "tile") } на { $at } взрывается
event-attack =
    { WORD($tile, of: "tile") } на { $from } бьёт { $to } { $damage ->
        [0] впустую
       *[other] на { $damage }
    }: { EACH($why, as: "why") }
event-absorbed =
    { $damage ->
        [one] Медик на { $medic } принимает { $damage } рану за { $unit }
        [few] Медик на { $medic } принимает { $damage } раны за { $unit }
       *[other] Медик на { $medic } принимает { $damage } ран за { $unit }
    }
event-hq-hit =
    { $damage ->
        [0] В командный центр на { $at } ({ SEAT($seat) }) попадает { SEAT($by) }, но его уже нельзя ранить
       *[other] Командный центр на { $at } ({ SEAT($seat) }): −{ $damage }, наносит { SEAT($by) }
    }
event-wounded =
    { $wounds ->
        [one] { WORD($tile, of: "tile") } на { $at }: { $wounds } рана, держится
        [few] { WORD($tile, of: "tile") } на { $at }: { $wounds } раны, держится
       *[other] { WORD($tile, of: "tile") } на { $at }: { $wounds } ран, держится
    }
event-destroyed = { WORD($tile, of: "tile") } на { $at }: уничтожено ({ SEAT($seat) })
event-battle-over =
    Бой окончен: { EACH($counted, as: "counted") }{ COUNT($fallen) ->
        [0] { "" }
       *[other] ; побеждены: { LIST($fallen, of: "seat") }
    }
event-tie = Ничья: по одному дополнительному ходу у { LIST($seats, of: "seat") }, затем бой
event-left =
    { $how ->
        [escaped] { WORD($tile, of: "tile") } ({ SEAT($seat) }) уходит через { $at }
       *[delivered] { WORD($tile, of: "tile") } ({ SEAT($seat) }) доставлена на фронт через { $at }
    }: { $count } из { $needed }
event-tanker = { LIST($seats, of: "seat") } тянут цистерну с { $from } на { $to }
event-carousel = { SEAT($seat) } поворачивает карусель вокруг { $hub } на один шаг
event-charge =
    { $on ->
        [true] Гнездо { $at } получает заряд
       *[false] Гнездо { $at } теряет заряд
    }: { $count } из { $needed }
event-storm = Буря забирает клетки: { LIST($cells) } (укус { $number } из { $count })
event-caught = Буря застала командный центр на { $at } ({ SEAT($seat) }): потеряно { $lost } ОЖ, осталось { $left }
event-retreated = Командный центр ({ SEAT($seat) }) отступает с { $from } на { $to }
event-alliance =
    { $on ->
        [true] Молох входит через ворота: { LIST($seats, of: "seat") } — союзники, пока он не исчезнет
       *[false] Союз окончен: { LIST($seats, of: "seat") } снова враги
    }
event-ended = Игра окончена: { WORD($reason, of: "end") }
event-built = { SEAT($seat) } строит конструкцию: { WORD($tile, of: "tile") } на { $at } и { WORD($second_tile, of: "tile") } на { $second_at }
event-dealt = { SEAT($seat) } получает карту лидера
event-kept = { SEAT($seat) } оставляет одного из трёх лидеров
event-revealed = { SEAT($seat) } показывает лидера: { WORD($leader, of: "leader") }
event-led =
    { SEAT($seat) } использует карту { WORD($leader, of: "leader") }: { $effect ->
        [keep_all] без обязательного сброса
        [from_discard] { WORD($tile, of: "tile") } возвращается из сброса
        [swap] { WORD($tile, of: "tile") } на { $at } и { WORD($whom, of: "tile") } на { $to } меняются местами
        [sacrifice] { WORD($tile, of: "tile") } на { $at } взлетает на воздух
        [initiative] { WORD($tile, of: "tile") } на { $at }: инициатива меняется на этот бой
        [attack_again] { WORD($tile, of: "tile") } на { $at } атакует ещё раз
        [cancel_wounds] { WORD($tile, of: "tile") } на { $at }: одна атака ничего не делает
       *[cancel_instant] { WORD($instant, of: "instant") }: без действия
    }
event-again = { WORD($tile, of: "tile") } на { $at } атакует ещё раз, один
counted-seat = { SEAT($seat) } { $points }

why-base = { WORD($kind, of: "kind") } { $strength }
why-bonus = +{ $value } { WORD($tile, of: "tile") } на { $at }
why-turned = изменил квартирмейстер
why-armour = броня −1
why-hqs = командный центр не ранит командный центр
why-explosion = броня и бонусы не действуют

end-hq_destroyed = командный центр уничтожен
end-more_hit_points = после последнего боя осталось больше очков жизни
end-still_tied = дополнительный бой не разрешил ничью
end-last_left = остался только один игрок
end-twenty_points = набрано двадцать очков
end-more_points = к концу последнего боя набрано больше очков
end-nothing_changed = бой на заполненном поле ничего не изменил
end-full_board = в бою на заполненном поле никто не погиб
end-charges = достаточно гнёзд с зарядом
end-machine_stands = машина стоит после последнего боя
end-parts_delivered = доставлено достаточно деталей
end-parts_destroyed = уничтожено слишком много деталей
end-parts_stopped = детали сдержали до конца последнего боя
end-escaped = ушло достаточно отрядов
end-encircled = до конца последнего боя ушло слишком мало отрядов
end-tanker_home = цистерна дома
end-tanker_nearer = после последнего боя цистерна была ближе к этому концу
end-tanker_points = цистерна стояла посередине, а очков жизни осталось больше
end-tanker_even = цистерна стояла посередине, а очков жизни поровну
end-roads_held = после последнего боя командный центр ещё стоял
end-overrun = командный центр пал, дороги потеряны

# О чём спрашивается.

ask-first = Определяется, кто начинает
ask-hq = Разместите свой командный центр
ask-draw = { SEAT($seat) } берёт фишку
ask-unlucky = В руке только мгновенные фишки. Взять новые?
ask-discard = Полная рука, сбросьте одну фишку: { EACH($hand, as: "held") }
ask-act =
    { COUNT($hand) ->
        [0] Ваш ход, а в руке нет фишек
       *[other] Ваш ход; в руке: { EACH($hand, as: "held") }
    }
held-tile =
    { $count ->
        [1] { WORD($tile, of: "tile") }
       *[other] { $count } × { WORD($tile, of: "tile") }
    }
ask-place = Куда положить: { WORD($tile, of: "tile") }?
ask-move = Куда переместить или как повернуть: { WORD($tile, of: "tile") } на { $cell }?
ask-aim =
    { $instant ->
        [move] Ход: выберите свой отряд
        [grenade] Граната: выберите врага рядом со своим командным центром
        [sniper] Снайпер: выберите вражеский отряд
        [air_strike] Авиаудар: выберите центр семи клеток
       *[other] { WORD($tile, of: "tile") }: выберите цель
    }
ask-push = Какой ваш отряд толкает какого врага?
ask-pushed = { WORD($pusher, of: "tile") } на { $by } ({ SEAT($seat) }) толкает ваш отряд: { WORD($tile, of: "tile") } на { $cell }. Куда он уйдёт?
ask-retreat = Буря застала ваш командный центр на { $cell }: куда он отступает?
ask-explode = { WORD($tile, of: "tile") } на { $cell }: атаковать или взорваться?
ask-convert = { WORD($tile, of: "tile") } на { $cell } может изменить атаку связанного отряда
ask-medic = Какой медик примет раны какого отряда?
ask-attack = Какую атаку примет медик?
ask-roll = Куда катится { WORD($tile, of: "tile") } с { $cell }, или остаётся?
ask-road = По какой дороге идёт { WORD($tile, of: "tile") } ({ SEAT($seat) })? Решает случай
ask-build = Три фишки за вашу конструкцию? В руке: { EACH($hand, as: "held") }
ask-pay =
    { $owed ->
        [one] Конструкция: сбросьте ещё { $owed } фишку: { EACH($hand, as: "held") }
        [few] Конструкция: сбросьте ещё { $owed } фишки: { EACH($hand, as: "held") }
       *[other] Конструкция: сбросьте ещё { $owed } фишек: { EACH($hand, as: "held") }
    }
ask-lay = Конструкция: куда положить первую фишку ({ WORD($tile, of: "tile") })?
ask-join = Конструкция: куда рядом с { $at } положить вторую фишку ({ WORD($second_tile, of: "tile") })?
ask-board = Абордаж вашей конструкции: начать бой? Без него ваш ход окончен.
ask-snipe = { WORD($tile, of: "tile") } на { $cell } стреляет на { WORD($direction, of: "top") }: в кого попадает?
ask-deal = { SEAT($seat) } получает карту лидера
ask-leader = Тайно выберите своего лидера
ask-window =
    { $moment ->
        [before_draw] { WORD($leader, of: "leader") }: взять фишку из своего сброса?
        [act] { WORD($leader, of: "leader") }: выберите свой отряд
        [partner] С каким отрядом меняется местами { WORD($tile, of: "tile") } на { $cell }?
        [enemy_instant] { SEAT($seat) } играет: { WORD($instant, of: "instant") }. Остановить ({ WORD($leader, of: "leader") })?
        [battle_starts] Начинается бой: использовать карту { WORD($leader, of: "leader") }?
        [hits] По вашим отрядам попали: использовать карту { WORD($leader, of: "leader") }?
        [attack] Какая атака ничего не сделает ({ WORD($tile, of: "tile") } на { $cell })?
       *[phase_over] Фаза окончена: атакует ли кто-то ещё раз ({ WORD($leader, of: "leader") })?
    }
ask-facing = Как теперь стоит { WORD($tile, of: "tile") } на { $cell }?
asked-confirmHq = Командный центр сюда?
asked-discard = Полная рука: выберите фишку для сброса
asked-act = Ваш ход: играйте фишки, двигайте отряды или закончите ход
asked-build = Отдать три фишки за конструкцию?
asked-pay = Конструкция: выберите фишки, которых она стоит; ещё: { $owed }
asked-window-hits = Попадания: карта { WORD($leader, of: "leader") }?
asked-window-battle_starts = Бой: карта { WORD($leader, of: "leader") }?
asked-spin = Ваш ход: используйте фишки, двигайте отряды, поверните карусель за ось или завершите ход
asked-turnCarousel = Повернуть эту карусель со всеми, кто на ней?
asked-pushWhom = Выберите врага, которого оттолкнуть
asked-battle = Начать бой? Прогноз показывает, что будет.
asked-turnIt = Поверните фишку ({ $tile }) и подтвердите
asked-several = Как он двигается?
asked-heldTile = { $tile }: сыграйте или сбросьте

# Что можно сделать.

do-first = { SEAT($seat) } начинает
do-draw = Взять: { WORD($tile, of: "tile") }
do-use = Сыграть: { WORD($tile, of: "tile") }
do-discard = Сбросить: { WORD($tile, of: "tile") }
do-hq = Командный центр на { $cell }, верх на { WORD($turn, of: "top") }
opening-hq = Командный центр на { $cell }
do-place = Положить на { $cell }, верх на { WORD($turn, of: "top") }
do-to = На { $cell }, верх на { WORD($turn, of: "top") }
do-aim = Цель: { $cell }
do-pushed = Оттеснить на { $cell }
do-move = Собственный ход: { WORD($tile, of: "tile") } на { $cell }
do-carry = { WORD($tile, of: "tile") } на { $cell }, везёт транспорт на { $by }
do-push = { WORD($tile, of: "tile") } на { $cell } толкает: { WORD($whom, of: "tile") } на { $pushed }
do-turn = Изменить атаку на { WORD($direction, of: "direction") }, напечатано: { WORD($attack, of: "kind") }
do-medic = Медик на { $medic } за: { WORD($tile, of: "tile") } на { $unit }
do-take =
    { $how ->
        [instant] Мгновенная фишка
        [explosion] Взрыв: { WORD($tile, of: "tile") } на { $attacker }
       *[other] Атака: { WORD($tile, of: "tile") } на { $attacker }, { WORD($how, of: "direction") }
    }
do-end = Закончить ход
do-redraw = Взять новые
do-keep =
    { $kind ->
        [convert] Оставить атаки как есть
        [build] Не строить
       *[other] Оставить
    }
do-deal = Раздать: { WORD($leader, of: "leader") }
do-leader = Оставить: { WORD($leader, of: "leader") }
do-lead = Использовать карту: { WORD($leader, of: "leader") }
do-target = Использовать на: { WORD($tile, of: "tile") }, клетка { $cell }
do-recall = Взять обратно: { WORD($tile, of: "tile") }
do-spare =
    { $how ->
        [instant] Мгновенная фишка
        [explosion] Взрыв: { WORD($tile, of: "tile") } на { $attacker }
       *[other] Атака: { WORD($tile, of: "tile") } на { $attacker }, { WORD($how, of: "direction") }
    }
do-face = Верх на { WORD($turn, of: "top") }
do-decline = Не использовать
do-attack = Атаковать
do-explode = Взорваться
do-spin = Повернуть карусель вокруг { $hub }
do-run = { WORD($tile, of: "tile") } на { $cell } бежит
do-roll = Катить на { $cell }
do-road = Прийти по дороге от { $cell }
do-stay = Оставить
do-retreat = Отступить на { $cell }
do-build = Построить: { WORD($tile, of: "tile") } ({ $first }) и { WORD($second_tile, of: "tile") } ({ $second })
do-board = Начать бой
do-rotate = Повернуть: { WORD($tile, of: "tile") } на { $cell }, верх на { WORD($turn, of: "top") }
do-turn_second = Вторая фишка: изменить атаку на { WORD($direction, of: "direction") }, напечатано: { WORD($attack, of: "kind") }

# Почему чего-то нельзя сделать.

refusal-no_allies = Молох может бить союзников только там, где они есть: в режиме соло или команд.
refusal-extended_seats = Расширенное поле — для 4–6 мест, а не для { $seats }.
refusal-main_board_seats = Когда мест { $seats }, поле всегда расширенное. Включите его или выберите от 2 до 4 мест.
refusal-same_id = { $a } и { $b } – две версии одной армии и не могут встретиться. Выберите другую армию.
refusal-too_few_armies = Мест { $seats }, а армий только { $armies }: не каждый может вести другую. Включите «Зеркальный бой» или загрузите ещё армии из файлов.
refusal-same_army = Два места ведут армию { WORD($army, of: "value-army") }. Выберите другую или включите «Зеркальный бой».
refusal-mode_seats = Режим «{ WORD($mode, of: "value-mode") }» рассчитан на столько мест: { EITHER($counts) }, а не { $seats }.
refusal-solo_first = В режиме соло начинает одиночка на месте 1.
refusal-team_hp = 15 очков жизни — для командной игры.
refusal-mission_seats = Миссия { $mission } — на столько игроков: { $wanted }, а не { $seats }.
refusal-mission_without = В миссию { $mission } играют без «{ WORD($option, of: "option") }». Выключите это.
refusal-mission_enemy = В миссии { $mission } враг — { WORD($army, of: "value-army") }. Выберите другую армию.
warning-structures_with_leaders = Правила советуют не сочетать конструкции и лидеров в одной партии. Играть так можно.
refusal-no_levels = Уровни — для миссий на одного: { LIST($values, of: "value-mission") } ({ ROW($values) }). Оставьте уровень как был или выберите такую миссию.
refusal-alone = Один игрок играет в миссию на одного: { LIST($values, of: "value-mission") } ({ ROW($values) }).
refusal-mission_fixes =
    Миссия { $mission } определяет это сама: { WORD($topic, of: "option") } — { $topic ->
        [army] { WORD($wanted, of: "value-army") }
        [mode] { WORD($wanted, of: "value-mode") }
       *[other] { $wanted }
    }.
refusal-leaders_mode = Лидеры — для дуэлей и команд, а не для режима «{ WORD($mode, of: "value-mode") }». Выключите их или выберите другой режим.
refusal-no_such_leader = Здесь нет лидера { $text }; есть: { LIST($leaders, of: "leader") }.
refusal-not_dealt = Такой карты здесь нет: { WORD($leader, of: "leader") }; есть: { LIST($leaders, of: "leader") }.
refusal-leader_gone = Ваш лидер использован дважды и вне игры.
refusal-leader_used = Ваш лидер в этот ход уже использован.
refusal-leader_no_target = { WORD($leader, of: "leader") }: сейчас нет дозволенной цели.
refusal-leader_moment = { WORD($leader, of: "leader") }: сейчас не тот момент.
refusal-not_led = Лидера нельзя использовать на отряд на { $cell }.
refusal-not_in_discard = В сбросе нет фишки: { WORD($tile, of: "tile") }.
refusal-wrong_kind = Эта сторона карты не даёт взять фишку: { WORD($tile, of: "tile") }.
refusal-no_attack_on_it = Это ни одна из атак на этот отряд.
refusal-nothing_swapped = Поле осталось бы прежним; выберите другой поворот.
refusal-asks_otherwise = «{ $verb }» сейчас не ответ; напишите { WORD($kind, of: "how") }.
refusal-no_such_tile =
    Здесь нет { $text }; есть: { COUNT($tiles) ->
        [0] ничего
       *[other] { LIST($tiles, of: "tile") }
    }.
refusal-apart = { $a } и { $b } не соседние.
refusal-not_in_pile = В стопке больше нет фишки: { WORD($tile, of: "tile") }.
refusal-empty_hand = В руке нет фишки: { WORD($tile, of: "tile") }, и никакой другой.
refusal-not_held = В руке нет фишки: { WORD($tile, of: "tile") }; есть: { LIST($held, of: "tile") }.
refusal-no_more_discards = В этот ход больше нельзя сбрасывать фишки.
refusal-no_more_uses = В этот ход больше нельзя играть фишки.
refusal-no_room = Нет пустой клетки для фишки: { WORD($tile, of: "tile") }.
refusal-zone_full = В вашей зоне нет пустой клетки для фишки: { WORD($tile, of: "tile") }.
refusal-no_battle_at_the_end = После взятия последней фишки нельзя играть «Бой».
refusal-grenade_no_hq = Без командного центра нельзя бросить гранату.
refusal-grenade_netted = Ваш командный центр в сети, поэтому гранату бросить нельзя.
refusal-grenade_nobody = Рядом с вашим командным центром нет врагов, кроме командных центров.
refusal-nobody_free = Нельзя сыграть: { WORD($tile, of: "tile") }. Ни один ваш отряд не свободен от сети.
refusal-nobody_pushes = Нельзя сыграть: { WORD($tile, of: "tile") }. Ни один ваш отряд не может никого оттолкнуть.
refusal-nobody_to_shoot = Нельзя сыграть: { WORD($tile, of: "tile") }. Нет вражеских отрядов, кроме командных центров.
refusal-no_target = Нельзя сыграть: { WORD($tile, of: "tile") }. Нет цели.
refusal-no_unit = На { $cell } нет отряда.
refusal-not_own = Отряд на { $cell } принадлежит кому-то другому.
refusal-netted = Отряд на { $cell } в сети.
refusal-no_mobility = { WORD($tile, of: "tile") } на { $cell } не имеет мобильности.
refusal-has_moved = Отряд на { $cell } уже двигался в этот ход.
refusal-nothing_there = Рядом с { $cell } там ничего нет.
refusal-no_transport = На { $cell } нет транспорта.
refusal-transport_not_linked = Транспорт на { $by } не связан с { $cell } или в сети.
refusal-has_carried = Транспорт на { $cell } уже вёз этот отряд в этот ход.
refusal-not_on_board = { $cell } не на этом поле.
refusal-taken = { $cell } занято ({ WORD($tile, of: "tile") }); выберите пустую клетку.
refusal-not_in_zone = { $cell } не в вашей зоне.
refusal-no_hq_here = На { $cell } не может стоять командный центр.
refusal-must_change = Отряд должен сменить клетку или поворот.
refusal-too_far = { $cell } слишком далеко от { $unit } или путь закрыт.
refusal-not_behind = { $cell } не позади отталкиваемого отряда: клетка должна его касаться и лежать в двух шагах от толкающего.
refusal-air_strike_rim = { $cell } и шесть клеток вокруг должны быть на поле.
refusal-no_enemy = Отряд на { $cell } не враг.
refusal-no_hq = Командный центр не может быть целью.
refusal-not_beside_hq = { $cell } не рядом с вашим командным центром.
refusal-no_room_behind = За { $cell } нет пустой клетки, куда оттолкнуть.
refusal-no_such_attack = У связанного отряда нет такой атаки в этом направлении.
refusal-no_medic = Медик на { $medic } сейчас не может принять раны отряда на { $unit }: он должен быть связан, свободен и сам без ран.
refusal-no_open_attack = Это не одна из открытых атак на отряд.
refusal-no_carousels = Здесь нет каруселей.
refusal-no_such_carousel = Вокруг этой клетки карусель не вращается; есть те, что вокруг: { $known }.
refusal-carousel_rests = Карусель вокруг { $hub } вращалась последней; она стоит, пока не повернётся другая.
refusal-has_spun = В этом ходу карусель уже поворачивали.
refusal-nobody_runs = Ни один ваш отряд не может бежать.
refusal-no_more_runs = В этом ходу больше никто не побежит; уже бежали: { $most }.
refusal-no_hq_runs = Командный центр не бегает.
refusal-has_run = Отряд на { $cell } уже бежал в этом ходу.
refusal-no_roll = Деталь с { $unit } не покатится на { $cell }: только на северо-восток или юго-восток, на пустую клетку или туда, где оттолкнёт врага.
refusal-no_such_road = Там не начинается ни одна дорога; дороги начинаются на { LIST($cells) }.
refusal-not_nearest = { $cell } не входит в число пустых клеток, ближайших к командному центру.
refusal-structures_seats = Конструкции — для 2–4 мест, а не для { $seats }. Выключите их или выберите меньше мест.
refusal-no_structures = Бой после абордажа требует конструкций: сначала включите их.
refusal-no_rotation = Отряд на { $cell } не может сам повернуться.
refusal-has_rotated = Конструкция на { $cell } уже поворачивала фишку в этот ход.
refusal-must_turn = Фишка на { $cell } должна сменить поворот.
refusal-no_room_beside = Рядом с { $cell } нет пустой клетки для второй фишки.
refusal-not_beside_first = { $cell } не рядом с первой фишкой, которая лежит на { $first }.
refusal-heavy = Конструкция на { $cell } тяжёлая: может повернуться, но не переместиться.
refusal-too_heavy = Конструкция на { $cell } тяжёлая: её никто не оттолкнёт.
refusal-leaves_mate = { $cell } не рядом с { $mate }, где лежит другая фишка конструкции.
refusal-not_on_line = { $cell } – не клетка на линии выстрела с отрядом, в который можно попасть.
refusal-answer_impossible = Ответом { $number } не может быть { $answer }. { EACH($asked, as: "ask") } На выбор: { $possible }.
refusal-answers_left = Дано ответов: { $given }, а бой спросил { $asked }.

# Что писать в терминале.

usage-first = first и номер места
usage-draw = draw и фишку, например: draw borgo_mutant
usage-hq = hq, клетку и поворот от 0 до 5, например: hq d4 0
usage-redraw = redraw
usage-keep = keep
usage-discard = discard и фишку, например: discard move
usage-use = use и фишку, например: use battle
usage-place = place, клетку и поворот от 0 до 5, например: place d4 3
usage-aim = aim и клетку, например: aim d4
usage-move = move и клетку отряда, например: move d4
usage-carry = carry, клетку отряда и клетку транспорта, например: carry d4 by e4
usage-to = to, клетку и поворот от 0 до 5, например: to d5 3
usage-push = push, клетку толкающего и клетку того, кого толкают, например: push d4 d3
usage-pushed = pushed и клетку, например: pushed d2
usage-end = end
usage-attack = attack
usage-explode = explode
usage-turn = turn, направление и вид атаки, например: turn NE ranged
usage-medic = medic, его клетку и клетку отряда, например: medic d5 for d6
usage-take = take, клетку атакующего и направление, например: take c3 NE
usage-spin = spin и ось карусели, например: spin f2
usage-run = run и клетку отряда, например: run d4
usage-roll = roll и клетку, например: roll c3
usage-road = road и внешнюю клетку дороги, например: road d1
usage-stay = stay
usage-retreat = retreat и клетку, например: retreat d3
usage-build = build и две стороны кверху, например: build 1a 2b
usage-board = board
usage-rotate = rotate, клетку фишки и поворот от 0 до 5, например: rotate d4 3
usage-turn_second = turn_second, направление и вид атаки, например: turn_second NE ranged
usage-deal = deal и лидера, например: deal magpie
usage-leader = leader и его название, например: leader magpie
usage-lead = lead
usage-decline = decline
usage-target = target и клетку отряда, например: target d4
usage-recall = recall и фишку, например: recall borgo_mutant
usage-spare = spare, клетку атакующего и направление, например: spare c3 NE
usage-face = face и поворот от 0 до 5, например: face 3
how-first = first и место
how-draw = draw и фишку
how-hq = hq, клетку и поворот
how-unlucky = redraw или keep
how-discard = discard и фишку
how-act = use, discard, move, carry или end
how-place = place, клетку и поворот от 0 до 5
how-move = to, клетку и поворот от 0 до 5
how-aim = aim и клетку
how-push = push и две клетки
how-pushed = pushed и клетку
how-retreat = retreat и клетку
how-explode = attack или explode
how-convert = turn, направление и melee или ranged, либо keep
how-medic = medic, его клетку и клетку отряда
how-attack = take, клетку атакующего и направление
how-roll = roll и клетку или stay
how-road = road и внешнюю клетку дороги
how-build = build и две стороны, или keep
how-pay = discard и фишку
how-lay = place, клетку и поворот от 0 до 5
how-join = place, клетку рядом с первой фишкой и поворот от 0 до 5
how-board = board или end
how-snipe = aim и клетку отряда, в который попадает выстрел
how-deal = deal и лидера
how-leader = leader и того, кого оставляете
how-window = decline; или lead, target и клетку, recall и фишку, spare и атаку
how-facing = face и поворот от 0 до 5

# Как стоит игра.

effect-battle =
    { $which ->
        [final] начинает последний бой
        [extra] начинает дополнительный бой
       *[ordinary] начинает бой
    }
effect-destroys = уничтожает { $count }
effect-hq = командный центр ({ SEAT($seat) }) теряет { $damage }
effect-ended = заканчивает игру
standing-seat =
    { SEAT($seat) }: { $mode ->
        [true] { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[other] { $points } очков
        }
       *[false] { $points ->
            [one] { $points } очко жизни
            [few] { $points } очка жизни
           *[other] { $points } очков жизни
        }
    }, в стопке { $size ->
        [one] { $size } фишка
        [few] { $size } фишки
       *[other] { $size } фишек
    }
standing-pile = Следующий добор: { EACH($left, as: "left") }
left-tile = { $count } { WORD($tile, of: "tile") } { $odds }%
standing-side =
    { COUNT($seats) ->
        [1] { LIST($seats, of: "seat") } без союзников: { $points } ОЖ
       *[other] { LIST($seats, of: "seat") } – союзники: вместе { $points } ОЖ
    }
standing-army = { SEAT($seat) } без командного центра, в стопке: { $size }
standing-progress = { SEAT($seat) }: { WORD($what, of: "progress") } { $count } из { $needed }
progress-charges = заряды
progress-delivered = доставленные детали
progress-destroyed = уничтоженные детали
progress-escaped = ушедшие отряды
progress-tanker = клетки цистерны
progress-rounds = раунды
progress-turned_up = открытые фишки
outcome-seat =
    { $place }. { SEAT($seat) }: { $mode ->
        [true] { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[other] { $points } очков
        }
       *[false] { $points ->
            [one] { $points } очко жизни
            [few] { $points } очка жизни
           *[other] { $points } очков жизни
        }
    }
outcome-shared = { LIST($winners, of: "seat") } делят победу
outcome-won =
    { COUNT($winners) ->
        [1] Победа: { LIST($winners, of: "seat") }
       *[other] Побеждают { LIST($winners, of: "seat") }
    }
outcome-army = { $place }. { SEAT($seat) }, без командного центра

# Бой из поданной позиции.

battle-left =
    { $mode ->
        [true] Очки: { EACH($counted, as: "counted") }
       *[false] Очки жизни: { EACH($counted, as: "counted") }
    }
battle-choice = Выбор { $number }, { SEAT($seat) }: { EACH($asked, as: "ask") } «{ $answer }»; возможно: { $possible }
battle-unanswered = Без ответа, { SEAT($seat) }: { EACH($asked, as: "ask") } Взято «{ $answer }».

# Поле в терминале.

picture-tile = { WORD($tile, of: "tile") }
picture-army = { WORD($army, of: "army") }
picture-over = игра окончена
picture-turn = ход { $number }, { SEAT($seat) }: { $stage }
picture-last = последняя фишка стопки у { SEAT($seat) }
picture-owed = , по одному ходу ещё у: { LIST($seats, of: "seat") }
picture-points = очки { $points }
picture-hp = ОЖ { $points }
picture-pile = стопка { $size }
picture-out = вне игры
picture-hand = рука: { $hand }
picture-leader =
    лидер: { WORD($leader, of: "leader") }{ $face ->
        [front] , лицевая сторона
        [back] , оборот
       *[gone] , исчерпан
    }
hand-leaders = На выбор: { LIST($leaders, of: "leader") }
hand-leader = Лицевая сторона: { WORD($front, of: "leader-use") } Оборот: { WORD($back, of: "leader-use") }
picture-allied = союзники: { LIST($seats, of: "seat") }; вместе { $points } ОЖ
picture-alone = без союзников: { LIST($seats, of: "seat") }; { $points } ОЖ
picture-legend = 1 удар r1 выстрел g1 Гаусс A броня N сеть L связь i инициатива w раны # в сети
picture-outer = (a1) снаружи: бой начинается, когда заполнены 19 клеток внутри
picture-no-hq = без командного центра
picture-mission = Миссия { $number }: { WORD($mission, of: "value-mission") } (реконструкция)
picture-own-mission = Миссия { $number }: { WORD($mission, of: "value-mission") }
picture-progress = { WORD($what, of: "progress") } { $count } из { $needed }
picture-hexes-carousel = @ ось карусели; @- стоит
picture-hexes-socket = * гнездо, *! с зарядом
picture-hexes-front = o ворота завода, > фронт
picture-hexes-exit = > выход
picture-hexes-rail = [T] цистерна, | рельсы, ! цели: северная — игроков 1 и 3
picture-hexes-bite = .3 буря забирает клетку третьим укусом, .3! следующим
picture-joined = +d5 конструкция: один отряд с фишкой на d5
picture-unbuilt = конструкция не построена
picture-hexes-gate = [G] ворота, закрыты
picture-hexes-road = ^ > v < дорога и куда она ведёт
stage-set-up = расстановка армий
stage-drawing = добор
stage-looking = просмотр руки
stage-discarding = сброс
stage-acting = действия
stage-ordinary-battle = бой
stage-final-battle = последний бой
stage-extra-battle = дополнительный бой
stage-starting = перед добором
stage-between = между раундами

# Стол в браузере.

title = Neuroshima Hex
about = Армии сходятся на разорённой земле. Расставьте фишки с умом, и бой всё покажет.
option-alternative_start = Альтернативное начало
option-alternative_start-help = Первый игрок берёт три фишки и использует одну.
option-army = Армия
option-army-help = Армия на этом месте.
option-edition = Издание
option-edition-help = Где книги правил расходятся, действует эта: очки жизни в командной игре, конец игры на очки, подкрепления.
option-extended_board = Расширенное поле
option-extended_board-help = Все 37 гексов. Автоматически: включено для пяти и шести игроков, для меньшего числа выключено; четверо могут включить.
option-first = Кто начинает
option-first-help = Место, которое ходит первым.
option-leaders = Лидеры
option-leaders-help = Каждая сторона тайно оставляет одну из трёх карт лидеров и может использовать её дважды. Для дуэлей и команд. Карты — наша реконструкция, если файл не даёт других.
option-mirror = Зеркальный бой
option-mirror-help = Два места могут вести одну и ту же армию. Автоматически: включено для пяти и шести игроков, потому что в коробке четыре армии.
option-mission = Миссия
option-mission-help = Миссия атласа битв: у неё своё поле и правила, она определяет число игроков, режим и часто армии. Наша реконструкция.
option-level = Уровень
option-level-help = Для миссий на одного: чем выше уровень, тем меньше очков жизни у вашего командного центра в начале.
option-mode = Режим
option-mode-help = Дуэль для 2; каждый за себя или очки для 3–6; соло для 3; команды для 4.
option-moloch_hurts_allies = Молох бьёт союзников
option-moloch_hurts_allies-help = Если есть союзники, включено, пока вы не выключите.
option-reinforcements = Подкрепления
option-reinforcements-help = Берите до шести фишек, используйте две.
option-team_hp = Очки жизни штаба в командной игре
option-team_hp-help = Сколько выдержит каждый штаб, когда союзники играют вместе. Автоматически: 15 в издании 3.0, официальные исправления к которому говорят 20, и 20 в издании 2025.
option-structures = Конструкции
option-structures-help = Воины на двух клетках, которых строят раз за игру за три фишки. Напечатанное на них – наша реконструкция.
option-boarding = Абордаж
option-boarding-help = Может ли конструкция с абордажем начать бой или обязана. Только с конструкциями.
value-boarding-choice = Решает игрок
value-boarding-compulsory = Всегда бой
trait-rotation = Разворот: в каждый ваш ход одна из фишек может повернуться.
trait-boarding = Абордаж: сразу после постройки может начать бой; тогда ваш ход окончен.
trait-heavy = Тяжёлый: его никто не сдвинет; поворачивать можно.
trait-sniper = Меткий стрелок: каждый выстрел выбирает врага на линии.
structure-with = Один отряд с фишкой на { $cell }
structure-unbuilt = конструкция не построена
value-army-borgo = Борго
value-army-hegemony = Гегемония
value-army-moloch = Молох
value-army-outpost = Аванпост
value-level-recruit = Рекрут
value-level-soldier = Солдат
value-level-veteran = Ветеран
value-level-commander = Командир
value-mode-deathmatch = Каждый за себя
value-mode-duel = Дуэль
value-mode-points = На очки
value-mode-solo = Один против двух
value-mode-team = Команды
language = ru
board = Поле «Нейрошимы». Стрелки переходят между клетками, Enter выбирает, Q и E поворачивают, I показывает описание, Escape возвращает назад.
hand = Фишки в руке
noTiles = Не удалось загрузить фишки.
again = Попробовать ещё раз
cancel = Отмена
close = Закрыть
discard = Сбросить
end = Закончить ход
hp = ОЗ
unitAt = { $tile } на { $cell }
waiting = Ожидаем: { $who }
watching = Смотрите, что произошло
rotate-left = Повернуть влево
rotate-right = Повернуть вправо
zoom-in = Приблизить
zoom-out = Отдалить
zoom-fit = Всё поле
yes-battle = Начать бой
yes-place = Положить сюда
yes-move = Переместить сюда
yes-push = Оттолкнуть
yes-strike = Поразить
yes-ok = Подтвердить
cell-empty = пусто
cell-unit = { $tile }, { $army }, { $who }
cell-hp = очков здоровья: { $n }
cell-initiative = инициатива { $initiative }
cell-facing = верх на { $direction }
cell-wounds = раны: { $n }
cell-netted = в сети
cell-target = можно выбрать
cell-pinned = выбрано, Enter подтверждает
direction-N = север
direction-NE = северо-восток
direction-SE = юго-восток
direction-S = юг
direction-SW = юго-запад
direction-NW = северо-запад
top-0 = { direction-N }
top-1 = { direction-NE }
top-2 = { direction-SE }
top-3 = { direction-S }
top-4 = { direction-SW }
top-5 = { direction-NW }
kind-melee = удар
kind-ranged = выстрел
kind-gauss = Гаусс
kind-explosion = взрыв
kind-net = сеть
kind-link = связь
tilekind-hq = командный центр
tilekind-warrior = воин
tilekind-module = модуль
tilekind-instant = мгновенная фишка
instant-battle = Бой
instant-move = Ход
instant-push_back = Толчок
instant-grenade = граната
instant-sniper = снайпер
instant-air_strike = авиаудар
ghost-facing = Верх на { $direction }
ghost-nobody = Никого не поразит
ghost-hit = { $unit }: −{ $damage }
ghost-vain = { $unit }: остановлено
ghost-net = сеть: { $unit }
ghost-link = связь: { $unit }
preview = Если бы бой начался сейчас
preview-planned = Если бы после этого начался бой
preview-mark = Отметить на поле
preview-none = Пока нечего предсказывать.
preview-nothing = Никто не был бы поражён.
preview-hits = { $unit } бьёт: { $target }, на { $damage }
preview-vain = { $unit } впустую бьёт: { $target }
preview-absorbed = { $medic } принимает за: { $unit }
preview-dies = { $unit } гибнет
preview-wins = Победил бы: { $who }
preview-draw = Была бы ничья
tab-mission = Миссия
tab-leaders = Лидеры
mission-number = Миссия { $number }
mission-reconstruction = наша реконструкция
mission-legend = Знаки на карте
mission-rules = Все её правила
mission-alliance =
    { $stage ->
        [0] Враги; раунды до прихода Молоха
        [1] Союз против Молоха; раундов самое большее
       *[other] Молоха нет: снова враги
    }
mission-tanker = цистерна, тянут: { $who }
goal-assembly_line-1 = Доставьте достаточно деталей: перед взятием фишек ваши детали катятся к фронту, а та, что уже там стоит, доставлена.
goal-assembly_line-2 = Уничтожьте достаточно деталей или сдержите их до конца последнего боя.
goal-cauldron-1 = Выведите достаточно отрядов: каждый ход два ваших отряда могут бежать, а кто стоит на выходе в начале вашего хода, тот ушёл.
goal-cauldron-2 = Уничтожьте командный центр или не дайте уйти достаточному числу отрядов до конца последнего боя.
goal-alliance = Как в дуэли: чей командный центр пал, тот проиграл, а после последнего боя побеждает больше очков жизни. Посреди игры в воротах стоит Молох, и пока он не исчезнет, вы союзники.
goal-demolition-1 = Имейте заряд на достаточном числе гнёзд: его закладывает отряд, переживший бой на гнезде.
goal-demolition-2 = Уничтожьте командный центр или уберегите машину до конца последнего боя: ваш отряд, переживший бой на гнезде, забирает его заряд.
goal-merry_go_round = Как в дуэли. Раз за свой ход можно повернуть карусель со всеми, кто на ней; та, что поворачивалась последней, отдыхает.
goal-sandstorm = Каждый за себя. После каждого раунда буря забирает клетки, отмеченные следующими: отряды там гибнут, командный центр теряет очки жизни и отступает.
goal-tanker = После каждого боя команда, у которой вокруг цистерны больше отрядов, без командных центров, тянет её на клетку к своей цели. Там она выиграна; так же, когда падёт вражеский командный центр.
goal-six_roads = Удержите командный центр, пока стопка Молоха не опустеет и не пройдёт последний бой; оставшиеся очки жизни — ваш счёт.
hex-mouth = ворота завода: отсюда выходят новые детали
hex-front = фронт: сюда доставляют детали
hex-exit = выход
hex-socket = гнездо без заряда
hex-socket-on = гнездо с зарядом
hex-carousel = клетка карусели
hex-hub = ось карусели, которая отдыхает
hex-hub-on = ось карусели, которую можно повернуть
hex-rail = рельсы цистерны
hex-goal = цель: { $who }
hex-bite = буря заберёт её укусом { $number }
hex-bite-on = буря заберёт её следующей: укус { $number }
hex-road = дорога, по которой идёт Молох
hex-tanker = цистерна
hex-gate = ворота, закрыты
hex-closed = сюда вы не ставите фишек
leader-uses =
    { $n ->
        [0] исчерпано
        [one] осталось { $n } использование
        [few] осталось { $n } использования
       *[many] осталось { $n } использований
    }
leader-front = Первое использование:
leader-back = Второе использование:
leader-spent = (исчерпано)
leader-reconstruction = Карты — наша реконструкция
leader-rules = Правила лидеров
leader-chooses =
    { $chosen ->
        [true] { $who }: карта выбрана и лежит лицом вниз
       *[false] { $who }: тайно выбирает одну из трёх карт
    }
yes-lead = Использовать здесь
yes-spin = Повернуть
report = Последний бой шаг за шагом
theatre-battle = Битва
theatre-struck = { $unit }: ран { $damage }, атакует { $attackers }
playback = Просмотр боя
playback-start = В начало
playback-back = Шаг назад
playback-play = Воспроизвести
playback-pause = Пауза
playback-step = Шаг вперёд
playback-skip = В конец
playback-instant = сразу
playback-speed = Скорость
counter = Оставшиеся фишки и следующий добор
counter-whose = Чьи фишки
counter-what = Какие фишки
counter-pile = Стопка
counter-hand = Рука
counter-discard = Сброс
counter-none = Нет
counter-row = { $tile }: осталось { $count }, шанс { $odds }
seat-hp = { $n } из { $full } ОЗ
seat-points = { $n } из { $full } очков
seat-pile = стопка { $n }
seat-fallen = побеждён
card-now = Сейчас
card-symbols = Символы
symbol-hq = Командный центр: если он уничтожен, игра проиграна.
symbol-initiative = Белый круг: действует в фазе { $initiative }; старшие идут раньше.
symbol-melee = Остриё: удар силой { $n }, бьёт соседа с этой стороны.
symbol-ranged = Длинная стрелка: выстрел силой { $n }, бьёт первого врага на линии.
symbol-gauss = Два рельса: пушка Гаусса, бьёт каждого врага на линии.
symbol-armour = Стальная полоса: броня, ослабляет выстрелы с этой стороны на 1.
symbol-net = Сетка: враг с этой стороны ничего не может.
symbol-link = Гнездо: модуль действует на отряд с этой стороны.
symbol-toughness = Щиты: выдерживает столько ран: { $toughness }.
symbol-mobility = Двойной шеврон: раз за свой ход может перейти на клетку и повернуться.
value-initiative = Инициатива
value-extra = Дополнительные атаки
value-inPhases = в фазе { $phases }
value-tooLow = ни в одной фазе, инициатива слишком мала
value-hp = Очки здоровья: { $n }
value-toughness = Стойкость { $left } = { $printed } − раны { $wounds }
value-armour = Броня: { $directions }
value-nettedBy = В сети, держит: { $unit }
value-notNetted-itself = Не держит: { $unit }, так как сам в сети
value-notNetted-ring = Не держит: { $unit }, так как они ловят друг друга
value-takenOver = Перехвачен: { $unit }, работает на: { $who }
value-medic = Лечит: { $unit }
value-team_hp-auto = Как в издании: 15 или 20
tab-forecast = Прогноз
tab-tiles = Жетоны

# Этюды.

etude-task = Используйте { $use } из этих фишек, потом будет бой: { EACH($offered, as: "etude-tile") }
etude-tile =
    { $count ->
        [1] { WORD($tile, of: "tile") } ({ $tile })
       *[other] { $count } × { WORD($tile, of: "tile") } ({ $tile })
    }
etude-goals = Цель: { EACH($goals, as: "etude-goal") }
etude-goal-destroy_hq = вражеский командный центр падает, а свой стоит
etude-goal-hq_lead = перевес в { $number } очков
etude-goal-survive = свой командный центр стоит
etude-goal-unhurt = свой командный центр ничего не теряет
etude-goal-clear = из вражеских отрядов остаётся разве что командный центр, а свой стоит
etude-goal-keep = отряды на { LIST($cells) } всё ещё стоят
etude-about = Тема: { WORD($category, of: "etude-kind") }; уровень { $level } из 5
etude-kind-hq_kill = расстановка
etude-kind-initiative = инициатива
etude-kind-extra_attack = дополнительная атака
etude-kind-net_break = разорванная сеть
etude-kind-net_ring = сети против сетей
etude-kind-medic = медики
etude-kind-push = толчок
etude-kind-conversion = превращённая атака
etude-kind-take_over = захваченный модуль
etude-kind-explosion = взрыв
etude-kind-order = порядок фишек
etude-kind-mobility = движение
etude-kind-lines = линии огня
etude-kind-survival = выживание
etude-kind-exchange = очистка поля
etude-proved =
    { $leaves ->
        [one] Сыгран бой на { $leaves } поле
        [few] Сыграны бои на { $leaves } полях
       *[other] Сыграны бои на { $leaves } полях
    }; решает: { $solutions }.
etude-class =
    { $solutions ->
        [one] { $tiles }: { $solutions } решение, порядки: { $orders } из { $all }
        [few] { $tiles }: { $solutions } решения, порядки: { $orders } из { $all }
       *[other] { $tiles }: { $solutions } решений, порядки: { $orders } из { $all }
    }
etude-line = например: { $line }
etude-more = Решений больше, чем перечислено.
etude-none = Ничто не решает; лучшей линии не хватает { $short }.
etude-no-battle = Ни одна линия не использует всех фишек, прежде чем поле заполнится.
etude-near = Не хватает одного: { $count }
etude-fewer =
    { $count ->
        [one] С { $count } фишкой лучшей линии не хватает { $short }.
        [few] С { $count } фишками лучшей линии не хватает { $short }.
       *[other] С { $count } фишками лучшей линии не хватает { $short }.
    }
etude-checksum = Контрольная сумма всех результатов: { $checksum }
etude-fault-unsolved = ничто его не решает: лучшей линии не хватает { $short }; дайте вражескому командному центру меньше очков или требуйте меньше
etude-fault-unsound =
    { $count ->
        [one] решения принадлежат к { $count } классу: { $classes }; закройте клетку или измените предложение
        [few] решения принадлежат к { $count } классам: { $classes }; закройте клетку или измените предложение
       *[other] решения принадлежат к { $count } классам: { $classes }; закройте клетку или измените предложение
    }
etude-fault-turns = { WORD($tile, of: "tile") } решает в стольких поворотах: { $count }; хорошо три или все
etude-fault-fewer =
    { $count ->
        [one] хватит { $count } фишки; требуйте больше
        [few] хватит { $count } фишек; требуйте больше
       *[other] хватит { $count } фишек; требуйте больше
    }
etude-fault-unplayable = { WORD($tile, of: "tile") }: нельзя сыграть; предложите другое
etude-fault-needless = { WORD($tile, of: "tile") } на { $cell }: лишний отряд; уберите его
etude-fault-solution = решение в файле им не является: { $line }; впишите одно из названных
etude-fault-measured = measured.{ $key } - это { $now }, а не { $told }; впишите это
etude-fault-twin = он такой же, как { $other }, повёрнутый или отражённый; оставьте один
etude-left =
    { $count ->
        [0] Все фишки использованы.
        [one] Осталась { $count } фишка; предложено: { EACH($offered, as: "etude-tile") }
        [few] Осталось { $count } фишки; предложено: { EACH($offered, as: "etude-tile") }
       *[other] Осталось { $count } фишек; предложено: { EACH($offered, as: "etude-tile") }
    }
etude-hint-kind = Тема: { WORD($category, of: "etude-kind") }.
etude-hint-tiles = Нужны эти фишки: { LIST($tiles, of: "tile") }.
etude-hint-first =
    { $tile ->
        [none] Начните с фишки на { $cell }.
       *[other] { $cell ->
            [none] Начните с: { WORD($tile, of: "tile") }.
           *[other] Начните с: { WORD($tile, of: "tile") }, { $cell }.
        }
    }
etude-solved = Решено.
etude-missed = Не решено: не хватает { $short }.
composer-board = Поле для расстановки. Стрелки ведут по гексам, Enter кладёт или выбирает, Q и E поворачивают, Delete снимает.
composer-side-0 = Кто решает
composer-side-1 = Другая сторона
composer-units = Отряды на поле
composer-hp = Очки центра
composer-take = Возьмите фишку из списка или выберите отряд на поле, чтобы повернуть, передвинуть или снять его.
composer-put = Выберите пустой гекс для фишки.
composer-offer = Предложенные фишки: { $n } из { $most }
composer-withdraw = На одну меньше: { $tile }
composer-use = Сколько фишек использовать
composer-goal = Цель
composer-lead = Перевес
composer-turn_left = Повернуть влево
composer-turn_right = Повернуть вправо
composer-wounds = Раны: { $n }
composer-keep = Должен устоять
composer-remove = Снять
composer-clear = Освободить поле
composer-need-hq0 = командный центр того, кто решает
composer-need-hq1 = командный центр другой стороны
composer-need-offer = больше предложенных фишек, чем используется
composer-need-room = пустой гекс
refusal-etude_answer = { $answer } — не ответ; выберите один из: { $possible }.
refusal-etude_no_discard = В этюде ничего не сбрасывают.
refusal-etude_all_used = Все фишки использованы; остались способности или бой.
refusal-etude_tiles_left = Перед боем нужно использовать ещё фишки.
refusal-etude_full = Поле заполнено, а фишек ещё не хватает: это не решение. Вернитесь на шаг.
refusal-etude_half = «{ $text }» - лишь половина шага; скажите, куда.
guide-title = Армии
guide-tips = Советы из измеренных игр
guide-measured = Из { $games } игр двух ветеранов, без командиров и построек. Они говорят, что делает сильный бот, а не что нужно делать.
guide-keep = Почти никогда не сбрасывают:
guide-throw = Сбрасывают в первую очередь:
guide-hq-middle = Командный центр стоит в середине в { $n }% игр.
guide-hq-between = Командный центр стоит рядом с серединой в { $n }% игр, никогда не с краю.
guide-hq-edge = Командный центр стоит с краю в { $n }% игр.
guide-score = Против остальных набирает { $n }% (от { $low } до { $high }%).
guide-against = Против
guide-won = Результат
guide-tiles = Все фишки: { $n }
army-difficulty-1 = легко вести
army-difficulty-2 = нужен план
army-difficulty-3 = нужны нервы
army-trait-ranged = Выстрелы
army-trait-melee = Удары
army-trait-mobility = Движение
army-trait-armour = Броня
once-hq = У командного центра 20 очков, и он помогает отрядам рядом. Сейчас вы ставите его, и там он останется.
once-discard = У кого три фишки, сначала сбрасывает одну.
once-unlucky = В руке одни мгновенные фишки: можно сбросить все и добрать новые.
once-battle = Бой начинается сразу и завершает ход: играйте его последним.
once-instant = Мгновенная фишка действует сразу и уходит. За ход их можно сыграть сколько угодно.
once-net = Сеть выключает вражеский отряд рядом с ней: ни атаки, ни помощи, ни движения.
once-medic = Медик принимает раны от одной атаки на связанный отряд и гибнет вместо него.
once-module = Модуль не атакует: он меняет связанные с ним отряды.
once-toughness = Каждый знак стойкости — одна рана, которую отряд переживёт.
once-armour = Броня уменьшает на 1 каждый выстрел с той стороны.
once-mobility = Подвижный отряд может раз за ваш ход пройти один гекс и повернуться.

# Испытание дня.

challenge-six_roads = Шесть дорог
challenge-six_roads-text = Молох наступает по шести дорогам. Удержите командный центр, пока его стопка не кончится; считаются оставшиеся очки жизни.
challenge-six_roads-column = Очки жизни
challenge-six_roads-score =
    { $score ->
        [0] командный центр пал
        [one] осталось { $score } очко жизни
        [few] осталось { $score } очка жизни
       *[other] осталось { $score } очков жизни
    }
