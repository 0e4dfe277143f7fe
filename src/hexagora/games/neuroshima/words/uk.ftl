# Що сталося.

event-turn = Хід { $number }: { SEAT($seat) }
event-placed =
    { SEAT($seat) } розміщує: { WORD($tile, of: "tile") }, клітинка { $at }{ $turn ->
        [0] { "" }
       *[other] , верхом на { WORD($turn, of: "top") }
    }
event-drew = { SEAT($seat) } бере: { WORD($tile, of: "tile") }
event-last-tile = { SEAT($seat) } бере останній жетон: близько останній бій
event-discarded = { SEAT($seat) } скидає: { WORD($tile, of: "tile") }
event-played = { SEAT($seat) } грає: { WORD($tile, of: "tile") }
event-moved =
    { $stays ->
        [true] { SEAT($seat) } повертає: { WORD($tile, of: "tile") }, клітинка { $to }
       *[false] { SEAT($seat) } переміщує: { WORD($tile, of: "tile") }, { $from } → { $to }
    }{ $turn ->
        [0] { "" }
       *[other] , верхом на { WORD($turn, of: "top") }
    }
event-pushed = { WORD($pusher, of: "tile") } на { $by } ({ SEAT($seat) }) відштовхує: { WORD($tile, of: "tile") }, { $from } → { $to }
event-strike = { WORD($instant, of: "instant") }: влучає в { $at }
event-battle =
    { $which ->
        [final] Починається останній бій
        [extra] Починається додатковий бій
       *[ordinary] Починається бій
    }{ $repeat ->
        [true] , бо поле досі повне
       *[false] { "" }
    }
event-phase = Ініціатива { $initiative }
event-exploded = { WORD($tile, of: "tile") } на { $at } вибухає
event-attack =
    { WORD($tile, of: "tile") } на { $from } б’є { $to } { $damage ->
        [0] марно
       *[other] на { $damage }
    }: { EACH($why, as: "why") }
event-absorbed =
    { $damage ->
        [one] Медик на { $medic } приймає { $damage } рану за { $unit }
        [few] Медик на { $medic } приймає { $damage } рани за { $unit }
       *[other] Медик на { $medic } приймає { $damage } ран за { $unit }
    }
event-hq-hit =
    { $damage ->
        [0] У штаб на { $at } ({ SEAT($seat) }) влучає { SEAT($by) }, та його вже не можна поранити
       *[other] Штаб на { $at } ({ SEAT($seat) }): −{ $damage }, завдає { SEAT($by) }
    }
event-wounded =
    { $wounds ->
        [one] { WORD($tile, of: "tile") } на { $at } має { $wounds } рану і тримається
        [few] { WORD($tile, of: "tile") } на { $at } має { $wounds } рани і тримається
       *[other] { WORD($tile, of: "tile") } на { $at } має { $wounds } ран і тримається
    }
event-destroyed = { WORD($tile, of: "tile") } на { $at }: знищено ({ SEAT($seat) })
event-battle-over =
    Бій завершено: { EACH($counted, as: "counted") }{ COUNT($fallen) ->
        [0] { "" }
       *[other] ; переможені: { LIST($fallen, of: "seat") }
    }
event-tie = Нічия: по одному додатковому ходу мають { LIST($seats, of: "seat") }, потім бій
event-left =
    { $how ->
        [escaped] { WORD($tile, of: "tile") } ({ SEAT($seat) }) втікає через { $at }
       *[delivered] { WORD($tile, of: "tile") } ({ SEAT($seat) }) дістається фронту через { $at }
    }: { $count } з { $needed }
event-tanker = { LIST($seats, of: "seat") } тягнуть цистерну з { $from } на { $to }
event-carousel = { SEAT($seat) } повертає карусель довкола { $hub } на один крок
event-charge =
    { $on ->
        [true] Гніздо { $at } дістає заряд
       *[false] Гніздо { $at } втрачає заряд
    }: { $count } з { $needed }
event-storm = Буря забирає клітинки: { LIST($cells) } (укус { $number } з { $count })
event-caught = Буря застала штаб на { $at } ({ SEAT($seat) }): втрачено { $lost } ОЖ, лишилося { $left }
event-retreated = Штаб ({ SEAT($seat) }) відступає з { $from } на { $to }
event-alliance =
    { $on ->
        [true] Молох входить крізь брами: { LIST($seats, of: "seat") } — союзники, доки він не зникне
       *[false] Союз скінчився: { LIST($seats, of: "seat") } знову вороги
    }
event-ended = Гру завершено: { WORD($reason, of: "end") }
event-built = { SEAT($seat) } будує конструкцію: { WORD($tile, of: "tile") } на { $at } і { WORD($second_tile, of: "tile") } на { $second_at }
event-dealt = { SEAT($seat) } отримує карту лідера
event-kept = { SEAT($seat) } залишає одного з трьох лідерів
event-revealed = { SEAT($seat) } показує лідера: { WORD($leader, of: "leader") }
event-led =
    { SEAT($seat) } використовує карту { WORD($leader, of: "leader") }: { $effect ->
        [keep_all] без обов’язкового скидання
        [from_discard] { WORD($tile, of: "tile") } повертається зі скиду
        [swap] { WORD($tile, of: "tile") } на { $at } і { WORD($whom, of: "tile") } на { $to } міняються місцями
        [sacrifice] { WORD($tile, of: "tile") } на { $at } злітає в повітря
        [initiative] { WORD($tile, of: "tile") } на { $at }: ініціатива змінюється на цей бій
        [attack_again] { WORD($tile, of: "tile") } на { $at } атакує ще раз
        [cancel_wounds] { WORD($tile, of: "tile") } на { $at }: одна атака нічого не робить
       *[cancel_instant] { WORD($instant, of: "instant") }: без дії
    }
event-again = { WORD($tile, of: "tile") } на { $at } атакує ще раз, сам
counted-seat = { SEAT($seat) } { $points }

why-base = { WORD($kind, of: "kind") } { $strength }
why-bonus = +{ $value } { WORD($tile, of: "tile") } на { $at }
why-turned = змінив квартирмейстер
why-armour = броня −1
why-hqs = штаб не ранить штаб
why-explosion = броня й бонуси не діють

end-hq_destroyed = штаб знищено
end-more_hit_points = після останнього бою залишилося більше очок життя
end-still_tied = додатковий бій не розв’язав нічию
end-last_left = залишився тільки один гравець
end-twenty_points = набрано двадцять очок
end-more_points = до кінця останнього бою набрано більше очок
end-nothing_changed = бій на заповненому полі нічого не змінив
end-full_board = у бою на заповненому полі ніхто не загинув
end-charges = достатньо гнізд мають заряд
end-machine_stands = машина стоїть після останнього бою
end-parts_delivered = доставлено достатньо деталей
end-parts_destroyed = знищено забагато деталей
end-parts_stopped = деталі стримали до кінця останнього бою
end-escaped = втекло достатньо загонів
end-encircled = до кінця останнього бою втекло замало загонів
end-tanker_home = цистерна вдома
end-tanker_nearer = після останнього бою цистерна була ближче до цього кінця
end-tanker_points = цистерна стояла посередині, а очок життя лишилося більше
end-tanker_even = цистерна стояла посередині, а очок життя порівну
end-roads_held = після останнього бою штаб ще стояв
end-overrun = штаб упав, дороги втрачено

# Про що питається.

ask-first = Визначається, хто починає
ask-hq = Розмістіть свій штаб
ask-draw = { SEAT($seat) } бере жетон
ask-unlucky = У руці лише миттєві жетони. Взяти нові?
ask-discard = Повна рука, скиньте один жетон: { EACH($hand, as: "held") }
ask-act =
    { COUNT($hand) ->
        [0] Ваш хід, а в руці немає жетонів
       *[other] Ваш хід; у руці: { EACH($hand, as: "held") }
    }
held-tile =
    { $count ->
        [1] { WORD($tile, of: "tile") }
       *[other] { $count } × { WORD($tile, of: "tile") }
    }
ask-place = Куди покласти: { WORD($tile, of: "tile") }?
ask-move = Куди перемістити чи як повернути: { WORD($tile, of: "tile") } на { $cell }?
ask-aim =
    { $instant ->
        [move] Рух: оберіть свій загін
        [grenade] Граната: оберіть ворога поруч зі своїм штабом
        [sniper] Снайпер: оберіть ворожий загін
        [air_strike] Авіаудар: оберіть центр семи клітинок
       *[other] { WORD($tile, of: "tile") }: оберіть ціль
    }
ask-push = Який ваш загін відштовхує якого ворога?
ask-pushed = { WORD($pusher, of: "tile") } на { $by } ({ SEAT($seat) }) відштовхує ваш загін: { WORD($tile, of: "tile") } на { $cell }. Куди він піде?
ask-retreat = Буря застала ваш штаб на { $cell }: куди він відступає?
ask-explode = { WORD($tile, of: "tile") } на { $cell }: атакувати чи вибухнути?
ask-convert = { WORD($tile, of: "tile") } на { $cell } може змінити атаку з’єднаного загону
ask-medic = Який медик прийме рани якого загону?
ask-attack = Яку атаку прийме медик?
ask-roll = Куди котиться { WORD($tile, of: "tile") } з { $cell }, чи лишається?
ask-road = Якою дорогою йде { WORD($tile, of: "tile") } ({ SEAT($seat) })? Вирішує випадок
ask-build = Три жетони за вашу конструкцію? У руці: { EACH($hand, as: "held") }
ask-pay =
    { $owed ->
        [one] Конструкція: скиньте ще { $owed } жетон: { EACH($hand, as: "held") }
        [few] Конструкція: скиньте ще { $owed } жетони: { EACH($hand, as: "held") }
       *[other] Конструкція: скиньте ще { $owed } жетонів: { EACH($hand, as: "held") }
    }
ask-lay = Конструкція: куди покласти перший жетон ({ WORD($tile, of: "tile") })?
ask-join = Конструкція: куди поруч із { $at } покласти другий жетон ({ WORD($second_tile, of: "tile") })?
ask-board = Абордаж вашої конструкції: почати бій? Без нього ваш хід завершено.
ask-snipe = { WORD($tile, of: "tile") } на { $cell } стріляє на { WORD($direction, of: "top") }: у кого влучає?
ask-deal = { SEAT($seat) } отримує карту лідера
ask-leader = Таємно оберіть свого лідера
ask-window =
    { $moment ->
        [before_draw] { WORD($leader, of: "leader") }: узяти жетон зі свого скиду?
        [act] { WORD($leader, of: "leader") }: оберіть свій загін
        [partner] З яким загоном міняється місцями { WORD($tile, of: "tile") } на { $cell }?
        [enemy_instant] { SEAT($seat) } грає: { WORD($instant, of: "instant") }. Зупинити ({ WORD($leader, of: "leader") })?
        [battle_starts] Починається бій: використати карту { WORD($leader, of: "leader") }?
        [hits] У ваші загони влучили: використати карту { WORD($leader, of: "leader") }?
        [attack] Яка атака нічого не зробить ({ WORD($tile, of: "tile") } на { $cell })?
       *[phase_over] Фаза завершилася: чи атакує хтось ще раз ({ WORD($leader, of: "leader") })?
    }
ask-facing = Як тепер стоїть { WORD($tile, of: "tile") } на { $cell }?
asked-confirmHq = Штаб сюди?
asked-discard = Повна рука: оберіть жетон, який скинути
asked-act = Ваш хід: грайте жетони, рухайте загони або завершіть хід
asked-build = Віддати три жетони за конструкцію?
asked-pay = Конструкція: оберіть жетони, яких вона коштує; ще: { $owed }
asked-window-hits = Влучання: карта { WORD($leader, of: "leader") }?
asked-window-battle_starts = Бій: карта { WORD($leader, of: "leader") }?
asked-spin = Ваш хід: використовуйте жетони, рухайте загони, поверніть карусель за вісь або завершіть хід
asked-turnCarousel = Повернути цю карусель з усіма, хто на ній?
asked-pushWhom = Оберіть ворога, якого відштовхнути
asked-battle = Почати бій? Прогноз показує, що станеться.
asked-turnIt = Поверніть жетон ({ $tile }) і підтвердьте
asked-several = Як він рухається?
asked-heldTile = { $tile }: зіграйте або скиньте

# Що можна зробити.

do-first = { SEAT($seat) } починає
do-draw = Взяти: { WORD($tile, of: "tile") }
do-use = Зіграти: { WORD($tile, of: "tile") }
do-discard = Скинути: { WORD($tile, of: "tile") }
do-hq = Штаб на { $cell }, верх на { WORD($turn, of: "top") }
opening-hq = Штаб на { $cell }
do-place = Покласти на { $cell }, верх на { WORD($turn, of: "top") }
do-to = На { $cell }, верх на { WORD($turn, of: "top") }
do-aim = Ціль: { $cell }
do-pushed = Відштовхнути на { $cell }
do-move = Власний рух: { WORD($tile, of: "tile") } на { $cell }
do-carry = { WORD($tile, of: "tile") } на { $cell }, везе транспорт на { $by }
do-push = { WORD($tile, of: "tile") } на { $cell } відштовхує: { WORD($whom, of: "tile") } на { $pushed }
do-turn = Змінити атаку на { WORD($direction, of: "direction") }, надруковано: { WORD($attack, of: "kind") }
do-medic = Медик на { $medic } за: { WORD($tile, of: "tile") } на { $unit }
do-take =
    { $how ->
        [instant] Миттєвий жетон
        [explosion] Вибух: { WORD($tile, of: "tile") } на { $attacker }
       *[other] Атака: { WORD($tile, of: "tile") } на { $attacker }, { WORD($how, of: "direction") }
    }
do-end = Завершити хід
do-redraw = Взяти нові
do-keep =
    { $kind ->
        [convert] Залишити атаки як є
        [build] Не будувати
       *[other] Залишити
    }
do-deal = Роздати: { WORD($leader, of: "leader") }
do-leader = Залишити: { WORD($leader, of: "leader") }
do-lead = Використати карту: { WORD($leader, of: "leader") }
do-target = Використати на: { WORD($tile, of: "tile") }, клітинка { $cell }
do-recall = Узяти назад: { WORD($tile, of: "tile") }
do-spare =
    { $how ->
        [instant] Миттєвий жетон
        [explosion] Вибух: { WORD($tile, of: "tile") } на { $attacker }
       *[other] Атака: { WORD($tile, of: "tile") } на { $attacker }, { WORD($how, of: "direction") }
    }
do-face = Верх на { WORD($turn, of: "top") }
do-decline = Не використовувати
do-attack = Атакувати
do-explode = Вибухнути
do-spin = Повернути карусель довкола { $hub }
do-run = { WORD($tile, of: "tile") } на { $cell } біжить
do-roll = Котити на { $cell }
do-road = Прийти дорогою від { $cell }
do-stay = Лишити
do-retreat = Відступити на { $cell }
do-build = Побудувати: { WORD($tile, of: "tile") } ({ $first }) і { WORD($second_tile, of: "tile") } ({ $second })
do-board = Почати бій
do-rotate = Повернути: { WORD($tile, of: "tile") } на { $cell }, верх на { WORD($turn, of: "top") }
do-turn_second = Другий жетон: змінити атаку на { WORD($direction, of: "direction") }, надруковано: { WORD($attack, of: "kind") }

# Чому чогось не можна зробити.

refusal-no_allies = Молох може бити союзників лише там, де вони є: у режимі соло або команд.
refusal-extended_seats = Розширене поле — для 4–6 місць, а не для { $seats }.
refusal-main_board_seats = Коли місць { $seats }, поле завжди розширене. Увімкніть його або виберіть від 2 до 4 місць.
refusal-same_id = { $a } і { $b } – дві версії однієї армії, вони не можуть зустрітися. Виберіть іншу армію.
refusal-too_few_armies = Місць { $seats }, а армій лише { $armies }: не кожен може вести іншу. Увімкніть «Дзеркальний бій» або завантажте ще армії з файлів.
refusal-same_army = Два місця ведуть армію { WORD($army, of: "value-army") }. Виберіть іншу або ввімкніть «Дзеркальний бій».
refusal-mode_seats = Режим «{ WORD($mode, of: "value-mode") }» розрахований на стільки місць: { EITHER($counts) }, а не { $seats }.
refusal-solo_first = У режимі соло починає одинак на місці 1.
refusal-team_hp = 15 очок життя — для командної гри.
refusal-mission_seats = Сценарій { $mission } — на стільки гравців: { $wanted }, а не { $seats }.
refusal-mission_without = У сценарій { $mission } грають без «{ WORD($option, of: "option") }». Вимкніть це.
refusal-mission_enemy = У сценарії { $mission } ворог — { WORD($army, of: "value-army") }. Виберіть іншу армію.
warning-structures_with_leaders = Правила радять не поєднувати конструкції й лідерів в одній партії. Грати так можна.
refusal-no_levels = Рівні — для сценаріїв на одного: { LIST($values, of: "value-mission") } ({ ROW($values) }). Лишіть рівень як був або виберіть такий сценарій.
refusal-alone = Один гравець грає у сценарій на одного: { LIST($values, of: "value-mission") } ({ ROW($values) }).
refusal-mission_fixes =
    Сценарій { $mission } визначає це сам: { WORD($topic, of: "option") } — { $topic ->
        [army] { WORD($wanted, of: "value-army") }
        [mode] { WORD($wanted, of: "value-mode") }
       *[other] { $wanted }
    }.
refusal-leaders_mode = Лідери — для дуелей і команд, а не для режиму «{ WORD($mode, of: "value-mode") }». Вимкніть їх або оберіть інший режим.
refusal-no_such_leader = Тут немає лідера { $text }; є: { LIST($leaders, of: "leader") }.
refusal-not_dealt = Такої карти тут немає: { WORD($leader, of: "leader") }; є: { LIST($leaders, of: "leader") }.
refusal-leader_gone = Вашого лідера використано двічі, він поза грою.
refusal-leader_used = Вашого лідера цього ходу вже використано.
refusal-leader_no_target = { WORD($leader, of: "leader") }: зараз немає дозволеної цілі.
refusal-leader_moment = { WORD($leader, of: "leader") }: зараз не той момент.
refusal-not_led = Лідера не можна використати на загін на { $cell }.
refusal-not_in_discard = У скиді немає жетона: { WORD($tile, of: "tile") }.
refusal-wrong_kind = Цей бік карти не дає взяти жетон: { WORD($tile, of: "tile") }.
refusal-no_attack_on_it = Це жодна з атак на цей загін.
refusal-nothing_swapped = Поле було б таким самим; оберіть інший поворот.
refusal-asks_otherwise = «{ $verb }» зараз не відповідь; напишіть { WORD($kind, of: "how") }.
refusal-no_such_tile =
    Тут немає { $text }; є: { COUNT($tiles) ->
        [0] нічого
       *[other] { LIST($tiles, of: "tile") }
    }.
refusal-apart = { $a } і { $b } не сусідні.
refusal-not_in_pile = У стосі більше немає жетона: { WORD($tile, of: "tile") }.
refusal-empty_hand = У руці немає жетона: { WORD($tile, of: "tile") }, і жодного іншого.
refusal-not_held = У руці немає жетона: { WORD($tile, of: "tile") }; є: { LIST($held, of: "tile") }.
refusal-no_more_discards = Цього ходу більше не можна скидати жетони.
refusal-no_more_uses = Цього ходу більше не можна грати жетони.
refusal-no_room = Немає порожньої клітинки для жетона: { WORD($tile, of: "tile") }.
refusal-zone_full = У вашій зоні немає порожньої клітинки для жетона: { WORD($tile, of: "tile") }.
refusal-no_battle_at_the_end = Після взяття останнього жетона не можна грати «Бій».
refusal-grenade_no_hq = Без штабу не можна кинути гранату.
refusal-grenade_netted = Ваш штаб у сітці, тож гранату кинути не можна.
refusal-grenade_nobody = Поруч із вашим штабом немає ворогів, крім штабів.
refusal-nobody_free = Не можна зіграти: { WORD($tile, of: "tile") }. Жоден ваш загін не вільний від сітки.
refusal-nobody_pushes = Не можна зіграти: { WORD($tile, of: "tile") }. Жоден ваш загін не може нікого відштовхнути.
refusal-nobody_to_shoot = Не можна зіграти: { WORD($tile, of: "tile") }. Немає ворожих загонів, крім штабів.
refusal-no_target = Не можна зіграти: { WORD($tile, of: "tile") }. Немає цілі.
refusal-no_unit = На { $cell } немає загону.
refusal-not_own = Загін на { $cell } належить комусь іншому.
refusal-netted = Загін на { $cell } у сітці.
refusal-no_mobility = { WORD($tile, of: "tile") } на { $cell } не має мобільності.
refusal-has_moved = Загін на { $cell } уже рухався цього ходу.
refusal-nothing_there = Поруч із { $cell } там нічого немає.
refusal-no_transport = На { $cell } немає транспорту.
refusal-transport_not_linked = Транспорт на { $by } не з’єднаний з { $cell } або в сітці.
refusal-has_carried = Транспорт на { $cell } уже віз цей загін цього ходу.
refusal-not_on_board = { $cell } не належить до цього поля.
refusal-taken = { $cell } зайнято ({ WORD($tile, of: "tile") }); оберіть порожню клітинку.
refusal-not_in_zone = { $cell } не у вашій зоні.
refusal-no_hq_here = На { $cell } не може стояти штаб.
refusal-must_change = Загін має змінити клітинку або поворот.
refusal-too_far = { $cell } задалеко від { $unit } або шлях заблоковано.
refusal-not_behind = { $cell } не позаду відштовхнутого загону: має його торкатися і лежати за два кроки від того, хто штовхає.
refusal-air_strike_rim = { $cell } і шість клітинок навколо мають бути на полі.
refusal-no_enemy = Загін на { $cell } не ворог.
refusal-no_hq = Штаб не може бути ціллю.
refusal-not_beside_hq = { $cell } не поруч із вашим штабом.
refusal-no_room_behind = За { $cell } немає порожньої клітинки, куди відштовхнути.
refusal-no_such_attack = З’єднаний загін не має такої атаки в цьому напрямку.
refusal-no_medic = Медик на { $medic } зараз не може прийняти рани загону на { $unit }: він має бути з’єднаний, вільний і сам без ран.
refusal-no_open_attack = Це не одна з відкритих атак на загін.
refusal-no_carousels = Тут немає каруселей.
refusal-no_such_carousel = Довкола цієї клітинки карусель не крутиться; є ті, що довкола: { $known }.
refusal-carousel_rests = Карусель довкола { $hub } оберталася останньою; вона стоїть, доки не повернеться інша.
refusal-has_spun = У цьому ході карусель уже повертали.
refusal-nobody_runs = Жоден ваш загін не може бігти.
refusal-no_more_runs = У цьому ході більше ніхто не побіжить; уже побігли: { $most }.
refusal-no_hq_runs = Штаб не бігає.
refusal-has_run = Загін на { $cell } уже біг у цьому ході.
refusal-no_roll = Деталь з { $unit } не покотиться на { $cell }: лише на північний або південний схід, на порожню клітинку чи туди, де відштовхне ворога.
refusal-no_such_road = Там не починається жодна дорога; дороги починаються на { LIST($cells) }.
refusal-not_nearest = { $cell } не належить до порожніх клітинок, найближчих до штабу.
refusal-structures_seats = Конструкції — для 2–4 місць, а не для { $seats }. Вимкніть їх або виберіть менше місць.
refusal-no_structures = Бій після абордажу потребує конструкцій: спершу ввімкніть їх.
refusal-no_rotation = Загін на { $cell } не може сам повернутися.
refusal-has_rotated = Конструкція на { $cell } уже повертала жетон цього ходу.
refusal-must_turn = Жетон на { $cell } має змінити поворот.
refusal-no_room_beside = Поруч із { $cell } немає порожньої клітинки для другого жетона.
refusal-not_beside_first = { $cell } не поруч із першим жетоном, який лежить на { $first }.
refusal-heavy = Конструкція на { $cell } важка: може повернутися, але не переміститися.
refusal-too_heavy = Конструкція на { $cell } важка: її ніхто не відштовхне.
refusal-leaves_mate = { $cell } не поруч із { $mate }, де лежить другий жетон конструкції.
refusal-not_on_line = { $cell } – не клітинка на лінії пострілу із загоном, у який можна влучити.
refusal-answer_impossible = Відповіддю { $number } не може бути { $answer }. { EACH($asked, as: "ask") } На вибір: { $possible }.
refusal-answers_left = Дано відповідей: { $given }, а бій запитав { $asked }.

# Що писати в терміналі.

usage-first = first і номер місця
usage-draw = draw і жетон, наприклад: draw borgo_mutant
usage-hq = hq, клітинку і поворот від 0 до 5, наприклад: hq d4 0
usage-redraw = redraw
usage-keep = keep
usage-discard = discard і жетон, наприклад: discard move
usage-use = use і жетон, наприклад: use battle
usage-place = place, клітинку і поворот від 0 до 5, наприклад: place d4 3
usage-aim = aim і клітинку, наприклад: aim d4
usage-move = move і клітинку загону, наприклад: move d4
usage-carry = carry, клітинку загону і клітинку транспорту, наприклад: carry d4 by e4
usage-to = to, клітинку і поворот від 0 до 5, наприклад: to d5 3
usage-push = push, клітинку того, хто штовхає, і того, кого штовхають, наприклад: push d4 d3
usage-pushed = pushed і клітинку, наприклад: pushed d2
usage-end = end
usage-attack = attack
usage-explode = explode
usage-turn = turn, напрямок і вид атаки, наприклад: turn NE ranged
usage-medic = medic, його клітинку і клітинку загону, наприклад: medic d5 for d6
usage-take = take, клітинку нападника і напрямок, наприклад: take c3 NE
usage-spin = spin і вісь каруселі, наприклад: spin f2
usage-run = run і клітинку загону, наприклад: run d4
usage-roll = roll і клітинку, наприклад: roll c3
usage-road = road і зовнішню клітинку дороги, наприклад: road d1
usage-stay = stay
usage-retreat = retreat і клітинку, наприклад: retreat d3
usage-build = build і дві сторони догори, наприклад: build 1a 2b
usage-board = board
usage-rotate = rotate, клітинку жетона і поворот від 0 до 5, наприклад: rotate d4 3
usage-turn_second = turn_second, напрямок і вид атаки, наприклад: turn_second NE ranged
usage-deal = deal і лідера, наприклад: deal magpie
usage-leader = leader і його назву, наприклад: leader magpie
usage-lead = lead
usage-decline = decline
usage-target = target і клітинку загону, наприклад: target d4
usage-recall = recall і жетон, наприклад: recall borgo_mutant
usage-spare = spare, клітинку нападника і напрямок, наприклад: spare c3 NE
usage-face = face і поворот від 0 до 5, наприклад: face 3
how-first = first і місце
how-draw = draw і жетон
how-hq = hq, клітинку і поворот
how-unlucky = redraw або keep
how-discard = discard і жетон
how-act = use, discard, move, carry або end
how-place = place, клітинку і поворот від 0 до 5
how-move = to, клітинку і поворот від 0 до 5
how-aim = aim і клітинку
how-push = push і дві клітинки
how-pushed = pushed і клітинку
how-retreat = retreat і клітинку
how-explode = attack або explode
how-convert = turn, напрямок і melee чи ranged, або keep
how-medic = medic, його клітинку і клітинку загону
how-attack = take, клітинку нападника і напрямок
how-roll = roll і клітинку або stay
how-road = road і зовнішню клітинку дороги
how-build = build і дві сторони, або keep
how-pay = discard і жетон
how-lay = place, клітинку і поворот від 0 до 5
how-join = place, клітинку поруч із першим жетоном і поворот від 0 до 5
how-board = board або end
how-snipe = aim і клітинку загону, у який влучає постріл
how-deal = deal і лідера
how-leader = leader і того, кого залишаєте
how-window = decline; або lead, target і клітинку, recall і жетон, spare і атаку
how-facing = face і поворот від 0 до 5

# Як стоїть гра.

effect-battle =
    { $which ->
        [final] починає останній бій
        [extra] починає додатковий бій
       *[ordinary] починає бій
    }
effect-destroys = знищує { $count }
effect-hq = штаб ({ SEAT($seat) }) втрачає { $damage }
effect-ended = завершує гру
standing-seat =
    { SEAT($seat) }: { $mode ->
        [true] { $points ->
            [one] { $points } очко
            [few] { $points } очки
           *[other] { $points } очок
        }
       *[false] { $points ->
            [one] { $points } очко життя
            [few] { $points } очки життя
           *[other] { $points } очок життя
        }
    }, у стосі { $size ->
        [one] { $size } жетон
        [few] { $size } жетони
       *[other] { $size } жетонів
    }
standing-pile = Наступний добір: { EACH($left, as: "left") }
left-tile = { $count } { WORD($tile, of: "tile") } { $odds }%
standing-side =
    { COUNT($seats) ->
        [1] { LIST($seats, of: "seat") } без союзників: { $points } ОЖ
       *[other] { LIST($seats, of: "seat") } – союзники: разом { $points } ОЖ
    }
standing-army = { SEAT($seat) } не має штабу, у стосі: { $size }
standing-progress = { SEAT($seat) }: { WORD($what, of: "progress") } { $count } з { $needed }
progress-charges = заряди
progress-delivered = доставлені деталі
progress-destroyed = знищені деталі
progress-escaped = загони, що втекли
progress-tanker = клітинки цистерни
progress-rounds = раунди
progress-turned_up = відкриті жетони
outcome-seat =
    { $place }. { SEAT($seat) }: { $mode ->
        [true] { $points ->
            [one] { $points } очко
            [few] { $points } очки
           *[other] { $points } очок
        }
       *[false] { $points ->
            [one] { $points } очко життя
            [few] { $points } очки життя
           *[other] { $points } очок життя
        }
    }
outcome-shared = { LIST($winners, of: "seat") } ділять перемогу
outcome-won =
    { COUNT($winners) ->
        [1] Перемога: { LIST($winners, of: "seat") }
       *[other] Перемагають { LIST($winners, of: "seat") }
    }
outcome-army = { $place }. { SEAT($seat) }, без штабу

# Бій із поданої позиції.

battle-left =
    { $mode ->
        [true] Очки: { EACH($counted, as: "counted") }
       *[false] Очки життя: { EACH($counted, as: "counted") }
    }
battle-choice = Вибір { $number }, { SEAT($seat) }: { EACH($asked, as: "ask") } «{ $answer }»; можливо: { $possible }
battle-unanswered = Без відповіді, { SEAT($seat) }: { EACH($asked, as: "ask") } Взято «{ $answer }».

# Поле в терміналі.

picture-tile = { WORD($tile, of: "tile") }
picture-army = { WORD($army, of: "army") }
picture-over = гру завершено
picture-turn = хід { $number }, { SEAT($seat) }: { $stage }
picture-last = { SEAT($seat) } має останній жетон стосу
picture-owed = , по одному ходу ще мають: { LIST($seats, of: "seat") }
picture-points = очки { $points }
picture-hp = ОЖ { $points }
picture-pile = стос { $size }
picture-out = поза грою
picture-hand = рука: { $hand }
picture-leader =
    лідер: { WORD($leader, of: "leader") }{ $face ->
        [front] , лицьовий бік
        [back] , зворотний бік
       *[gone] , вичерпано
    }
hand-leaders = На вибір: { LIST($leaders, of: "leader") }
hand-leader = Лицьовий бік: { WORD($front, of: "leader-use") } Зворотний бік: { WORD($back, of: "leader-use") }
picture-allied = союзники: { LIST($seats, of: "seat") }; разом { $points } ОЖ
picture-alone = без союзників: { LIST($seats, of: "seat") }; { $points } ОЖ
picture-legend = 1 удар r1 постріл g1 Гаус A броня N сітка L зв’язок i ініціатива w рани # у сітці
picture-outer = (a1) зовні: бій починається, коли повні 19 клітинок усередині
picture-no-hq = без штабу
picture-mission = Сценарій { $number }: { WORD($mission, of: "value-mission") } (реконструкція)
picture-own-mission = Сценарій { $number }: { WORD($mission, of: "value-mission") }
picture-progress = { WORD($what, of: "progress") } { $count } з { $needed }
picture-hexes-carousel = @ вісь каруселі; @- стоїть
picture-hexes-socket = * гніздо, *! із зарядом
picture-hexes-front = o ворота заводу, > фронт
picture-hexes-exit = > вихід
picture-hexes-rail = [T] цистерна, | рейки, ! цілі: північна — гравців 1 і 3
picture-hexes-bite = .3 буря забирає клітинку третім укусом, .3! наступним
picture-joined = +d5 конструкція: один загін із жетоном на d5
picture-unbuilt = конструкцію ще не збудовано
picture-hexes-gate = [G] брама, зачинена
picture-hexes-road = ^ > v < дорога й куди вона веде
stage-set-up = розстановка армій
stage-drawing = добір
stage-looking = огляд руки
stage-discarding = скидання
stage-acting = дії
stage-ordinary-battle = бій
stage-final-battle = останній бій
stage-extra-battle = додатковий бій
stage-starting = перед добором
stage-between = між раундами

# Стіл у браузері.

title = Neuroshima Hex
about = Армії сходяться на зруйнованій землі. Розставте жетони з розумом, і бій усе покаже.
option-alternative_start = Альтернативний початок
option-alternative_start-help = Перший гравець бере три жетони й використовує один.
option-army = Армія
option-army-help = Армія на цьому місці.
option-edition = Видання
option-edition-help = Де книги правил різняться, діє ця: очки життя в командній грі, кінець гри на очки, підкріплення.
option-extended_board = Розширене поле
option-extended_board-help = Усі 37 гексів. Автоматично: увімкнено для п’яти й шести гравців, для меншої кількості вимкнено; четверо можуть увімкнути.
option-first = Хто починає
option-first-help = Місце, яке ходить першим.
option-leaders = Лідери
option-leaders-help = Кожна сторона таємно залишає одну з трьох карт лідерів і може використати її двічі. Для дуелей і команд. Карти — наша реконструкція, якщо файл не дає інших.
option-mirror = Дзеркальний бій
option-mirror-help = Два місця можуть вести ту саму армію. Автоматично: увімкнено для п’яти й шести гравців, бо в коробці чотири армії.
option-mission = Сценарій
option-mission-help = Сценарій атласу битв: має власне поле та правила, визначає кількість гравців, режим і часто армії. Наша реконструкція.
option-level = Рівень
option-level-help = Для сценаріїв на одного: що вищий рівень, то менше очок життя має на початку ваш штаб.
option-mode = Режим
option-mode-help = Дуель для 2; кожен за себе або очки для 3–6; соло для 3; команди для 4.
option-moloch_hurts_allies = Молох б'є союзників
option-moloch_hurts_allies-help = Якщо є союзники, увімкнено, доки ви не вимкнете.
option-reinforcements = Підкріплення
option-reinforcements-help = Беріть до шести жетонів, використовуйте два.
option-team_hp = Очки життя штабу в командній грі
option-team_hp-help = Скільки витримає кожен штаб, коли союзники грають разом. Автоматично: 15 у виданні 3.0, офіційні виправлення до якого кажуть 20, і 20 у виданні 2025.
option-structures = Конструкції
option-structures-help = Воїни на двох клітинках, яких будують раз за гру за три жетони. Надруковане на них – наша реконструкція.
option-boarding = Абордаж
option-boarding-help = Чи конструкція з абордажем може почати бій, чи мусить. Лише з конструкціями.
value-boarding-choice = Вирішує гравець
value-boarding-compulsory = Завжди бій
trait-rotation = Розвертання: у кожен ваш хід один із жетонів може розвернутися.
trait-boarding = Абордаж: одразу після побудови може почати бій; тоді ваш хід завершено.
trait-heavy = Важкий: його ніхто не зрушить; може розвертатися.
trait-sniper = Влучний стрілець: кожен постріл вибирає ворога на лінії.
structure-with = Один загін із жетоном на { $cell }
structure-unbuilt = конструкцію ще не збудовано
value-army-borgo = Борго
value-army-hegemony = Гегемонія
value-army-moloch = Молох
value-army-outpost = Аванпост
value-level-recruit = Рекрут
value-level-soldier = Солдат
value-level-veteran = Ветеран
value-level-commander = Командир
value-mode-deathmatch = Кожен за себе
value-mode-duel = Дуель
value-mode-points = На очки
value-mode-solo = Один проти двох
value-mode-team = Команди
language = uk
board = Поле «Нейрошіми». Стрілки переходять між клітинками, Enter обирає, Q і E обертають, I показує опис, Escape повертає назад.
hand = Жетони в руці
noTiles = Не вдалося завантажити жетони.
again = Спробувати ще раз
cancel = Скасувати
close = Закрити
discard = Скинути
end = Завершити хід
hp = ОЗ
unitAt = { $tile } на { $cell }
waiting = Очікуємо: { $who }
watching = Дивіться, що сталося
rotate-left = Повернути ліворуч
rotate-right = Повернути праворуч
zoom-in = Наблизити
zoom-out = Віддалити
zoom-fit = Усе поле
yes-battle = Почати бій
yes-place = Покласти тут
yes-move = Перемістити сюди
yes-push = Відштовхнути
yes-strike = Вразити
yes-ok = Підтвердити
cell-empty = порожньо
cell-unit = { $tile }, { $army }, { $who }
cell-hp = очок здоров’я: { $n }
cell-initiative = ініціатива { $initiative }
cell-facing = верх на { $direction }
cell-wounds = рани: { $n }
cell-netted = у сітці
cell-target = можна обрати
cell-pinned = обрано, Enter підтверджує
direction-N = північ
direction-NE = північний схід
direction-SE = південний схід
direction-S = південь
direction-SW = південний захід
direction-NW = північний захід
top-0 = { direction-N }
top-1 = { direction-NE }
top-2 = { direction-SE }
top-3 = { direction-S }
top-4 = { direction-SW }
top-5 = { direction-NW }
kind-melee = удар
kind-ranged = постріл
kind-gauss = Гаус
kind-explosion = вибух
kind-net = сітка
kind-link = зв’язок
tilekind-hq = штаб
tilekind-warrior = воїн
tilekind-module = модуль
tilekind-instant = миттєвий жетон
instant-battle = Бій
instant-move = Рух
instant-push_back = Відштовхування
instant-grenade = граната
instant-sniper = снайпер
instant-air_strike = авіаудар
ghost-facing = Верх на { $direction }
ghost-nobody = Нікого не вразить
ghost-hit = { $unit }: −{ $damage }
ghost-vain = { $unit }: зупинено
ghost-net = сітка: { $unit }
ghost-link = зв’язок: { $unit }
preview = Якби бій почався зараз
preview-planned = Якби після цього почався бій
preview-mark = Позначити на полі
preview-none = Поки нічого прогнозувати.
preview-nothing = Нікого не було б уражено.
preview-hits = { $unit } б’є: { $target }, на { $damage }
preview-vain = { $unit } марно б’є: { $target }
preview-absorbed = { $medic } приймає за: { $unit }
preview-dies = { $unit } гине
preview-wins = Переміг би: { $who }
preview-draw = Була б нічия
tab-mission = Сценарій
tab-leaders = Лідери
mission-number = Сценарій { $number }
mission-reconstruction = наша реконструкція
mission-legend = Знаки на мапі
mission-rules = Усі його правила
mission-alliance =
    { $stage ->
        [0] Вороги; раунди до приходу Молоха
        [1] Союз проти Молоха; раундів щонайбільше
       *[other] Молоха немає: знову вороги
    }
mission-tanker = цистерна, тягнуть: { $who }
goal-assembly_line-1 = Доставте достатньо деталей: перед узяттям жетонів ваші деталі котяться до фронту, а та, що вже там стоїть, доставлена.
goal-assembly_line-2 = Знищте достатньо деталей або стримайте їх до кінця останнього бою.
goal-cauldron-1 = Виведіть достатньо загонів: щоходу два ваші загони можуть бігти, а хто стоїть на виході на початку вашого ходу, той утік.
goal-cauldron-2 = Знищте штаб або не дайте втекти достатній кількості загонів до кінця останнього бою.
goal-alliance = Як у дуелі: чий штаб упав, той програв, а після останнього бою перемагає більше очок життя. Посередині гри в брамах стоїть Молох, і доки він не зникне, ви союзники.
goal-demolition-1 = Майте заряд на достатній кількості гнізд: його закладає загін, що пережив бій на гнізді.
goal-demolition-2 = Знищте штаб або вбережіть машину до кінця останнього бою: ваш загін, що пережив бій на гнізді, забирає його заряд.
goal-merry_go_round = Як у дуелі. Раз за свій хід можна повернути карусель з усіма, хто на ній; та, що поверталася останньою, відпочиває.
goal-sandstorm = Кожен за себе. Після кожного раунду буря забирає клітинки, позначені наступними: загони там гинуть, штаб втрачає очки життя й відступає.
goal-tanker = Після кожного бою команда, що має довкола цистерни більше загонів, без штабів, тягне її на клітинку до своєї цілі. Там вона виграна; так само, коли впаде ворожий штаб.
goal-six_roads = Утримайте штаб, доки стос Молоха не спорожніє і не мине останній бій; очки життя, що лишилися, — ваш рахунок.
hex-mouth = ворота заводу: звідси виходять нові деталі
hex-front = фронт: сюди доставляють деталі
hex-exit = вихід
hex-socket = гніздо без заряду
hex-socket-on = гніздо із зарядом
hex-carousel = клітинка каруселі
hex-hub = вісь каруселі, що відпочиває
hex-hub-on = вісь каруселі, яку можна повернути
hex-rail = рейки цистерни
hex-goal = ціль: { $who }
hex-bite = буря забере її укусом { $number }
hex-bite-on = буря забере її наступною: укус { $number }
hex-road = дорога, якою йде Молох
hex-tanker = цистерна
hex-gate = брама, зачинена
hex-closed = сюди ви не ставите жетонів
leader-uses =
    { $n ->
        [0] вичерпано
        [one] лишилося { $n } використання
        [few] лишилося { $n } використання
       *[many] лишилося { $n } використань
    }
leader-front = Перше використання:
leader-back = Друге використання:
leader-spent = (вичерпано)
leader-reconstruction = Карти — наша реконструкція
leader-rules = Правила лідерів
leader-chooses =
    { $chosen ->
        [true] { $who }: карту обрано, вона лежить долілиць
       *[false] { $who }: таємно обирає одну з трьох карт
    }
yes-lead = Використати тут
yes-spin = Повернути
report = Останній бій крок за кроком
theatre-battle = Битва
theatre-struck = { $unit }: ран { $damage }, атакує { $attackers }
playback = Перегляд бою
playback-start = На початок
playback-back = Крок назад
playback-play = Відтворити
playback-pause = Пауза
playback-step = Крок уперед
playback-skip = У кінець
playback-instant = одразу
playback-speed = Швидкість
counter = Решта жетонів і наступний добір
counter-whose = Чиї жетони
counter-what = Які жетони
counter-pile = Стос
counter-hand = Рука
counter-discard = Скинуті
counter-none = Немає
counter-row = { $tile }: лишилося { $count }, шанс { $odds }
seat-hp = { $n } з { $full } ОЗ
seat-points = { $n } з { $full } очок
seat-pile = стос { $n }
seat-fallen = переможено
card-now = Зараз
card-symbols = Символи
symbol-hq = Штаб: якщо його знищено, гру програно.
symbol-initiative = Біле коло: діє у фазі { $initiative }; вищі йдуть раніше.
symbol-melee = Вістря: удар силою { $n }, б’є сусіда з цього боку.
symbol-ranged = Довга стрілка: постріл силою { $n }, б’є першого ворога на лінії.
symbol-gauss = Дві рейки: гармата Гауса, б’є кожного ворога на лінії.
symbol-armour = Сталева смуга: броня, послаблює постріли з цього боку на 1.
symbol-net = Сітка: ворог із цього боку нічого не може.
symbol-link = Гніздо: модуль діє на загін із цього боку.
symbol-toughness = Щити: витримує стільки ран: { $toughness }.
symbol-mobility = Подвійний шеврон: раз за свій хід може перейти на клітинку й повернутися.
value-initiative = Ініціатива
value-extra = Додаткові атаки
value-inPhases = у фазі { $phases }
value-tooLow = у жодній фазі, ініціатива замала
value-hp = Очки здоров’я: { $n }
value-toughness = Витривалість { $left } = { $printed } − рани { $wounds }
value-armour = Броня: { $directions }
value-nettedBy = У сітці, тримає: { $unit }
value-notNetted-itself = Не тримає: { $unit }, бо сам у сітці
value-notNetted-ring = Не тримає: { $unit }, бо вони ловлять одне одного
value-takenOver = Перехоплено: { $unit }, працює на: { $who }
value-medic = Лікує: { $unit }
value-team_hp-auto = Як у виданні: 15 або 20
tab-forecast = Прогноз
tab-tiles = Жетони

# Етюди.

etude-task = Використайте { $use } з цих жетонів, потім буде битва: { EACH($offered, as: "etude-tile") }
etude-tile =
    { $count ->
        [1] { WORD($tile, of: "tile") } ({ $tile })
       *[other] { $count } × { WORD($tile, of: "tile") } ({ $tile })
    }
etude-goals = Мета: { EACH($goals, as: "etude-goal") }
etude-goal-destroy_hq = ворожий штаб падає, а власний стоїть
etude-goal-hq_lead = перевага в { $number } очок
etude-goal-survive = власний штаб стоїть
etude-goal-unhurt = власний штаб нічого не втрачає
etude-goal-clear = з ворожих загонів лишається щонайбільше штаб, а власний стоїть
etude-goal-keep = загони на { LIST($cells) } досі стоять
etude-about = Тема: { WORD($category, of: "etude-kind") }; рівень { $level } з 5
etude-kind-hq_kill = розстановка
etude-kind-initiative = ініціатива
etude-kind-extra_attack = додаткова атака
etude-kind-net_break = розірвана сітка
etude-kind-net_ring = сітки проти сіток
etude-kind-medic = медики
etude-kind-push = відштовхування
etude-kind-conversion = змінена атака
etude-kind-take_over = захоплений модуль
etude-kind-explosion = вибух
etude-kind-order = порядок жетонів
etude-kind-mobility = рух
etude-kind-lines = лінії вогню
etude-kind-survival = виживання
etude-kind-exchange = очищення поля
etude-proved =
    { $leaves ->
        [one] Зіграно битву на { $leaves } полі
        [few] Зіграно битви на { $leaves } полях
       *[other] Зіграно битви на { $leaves } полях
    }; розв’язує: { $solutions }.
etude-class =
    { $solutions ->
        [one] { $tiles }: { $solutions } розв’язок, порядки: { $orders } з { $all }
        [few] { $tiles }: { $solutions } розв’язки, порядки: { $orders } з { $all }
       *[other] { $tiles }: { $solutions } розв’язків, порядки: { $orders } з { $all }
    }
etude-line = наприклад: { $line }
etude-more = Розв’язків більше, ніж перелічено.
etude-none = Ніщо не розв’язує; найкращій лінії бракує { $short }.
etude-no-battle = Жодна лінія не використовує всіх жетонів, перш ніж поле заповниться.
etude-near = Бракує одного: { $count }
etude-fewer =
    { $count ->
        [one] З { $count } жетоном найкращій лінії бракує { $short }.
        [few] З { $count } жетонами найкращій лінії бракує { $short }.
       *[other] З { $count } жетонами найкращій лінії бракує { $short }.
    }
etude-checksum = Контрольна сума всіх результатів: { $checksum }
etude-fault-unsolved = ніщо його не розв’язує: найкращій лінії бракує { $short }; дайте ворожому штабу менше очок або вимагайте менше
etude-fault-unsound =
    { $count ->
        [one] розв’язки належать до { $count } класу: { $classes }; закрийте клітинку або змініть пропозицію
        [few] розв’язки належать до { $count } класів: { $classes }; закрийте клітинку або змініть пропозицію
       *[other] розв’язки належать до { $count } класів: { $classes }; закрийте клітинку або змініть пропозицію
    }
etude-fault-turns = { WORD($tile, of: "tile") } розв’язує в стількох поворотах: { $count }; добре три або всі
etude-fault-fewer =
    { $count ->
        [one] досить { $count } жетона; вимагайте більше
        [few] досить { $count } жетонів; вимагайте більше
       *[other] досить { $count } жетонів; вимагайте більше
    }
etude-fault-unplayable = { WORD($tile, of: "tile") }: неможливо зіграти; запропонуйте щось інше
etude-fault-needless = { WORD($tile, of: "tile") } на { $cell }: зайвий загін; приберіть його
etude-fault-solution = розв’язок у файлі ним не є: { $line }; впишіть один із названих
etude-fault-measured = measured.{ $key } - це { $now }, а не { $told }; впишіть це
etude-fault-twin = він такий самий, як { $other }, повернутий чи віддзеркалений; лишіть один
etude-left =
    { $count ->
        [0] Усі жетони використано.
        [one] Лишився { $count } жетон; запропоновано: { EACH($offered, as: "etude-tile") }
        [few] Лишилося { $count } жетони; запропоновано: { EACH($offered, as: "etude-tile") }
       *[other] Лишилося { $count } жетонів; запропоновано: { EACH($offered, as: "etude-tile") }
    }
etude-hint-kind = Тема: { WORD($category, of: "etude-kind") }.
etude-hint-tiles = Потрібні ці жетони: { LIST($tiles, of: "tile") }.
etude-hint-first =
    { $tile ->
        [none] Почніть із загону на { $cell }.
       *[other] { $cell ->
            [none] Почніть із: { WORD($tile, of: "tile") }.
           *[other] Почніть із: { WORD($tile, of: "tile") }, { $cell }.
        }
    }
etude-solved = Розв’язано.
etude-missed = Не розв’язано: бракує { $short }.
composer-board = Поле для розстановки. Стрілки ведуть по клітинках, Enter кладе або обирає, Q та E повертають, Delete знімає.
composer-side-0 = Хто розв’язує
composer-side-1 = Інша сторона
composer-units = Загони на полі
composer-hp = Очки штабу
composer-take = Візьміть жетон зі списку або оберіть загін на полі, щоб повернути, пересунути чи зняти його.
composer-put = Оберіть порожній гекс для жетона.
composer-offer = Запропоновані жетони: { $n } із { $most }
composer-withdraw = На один менше: { $tile }
composer-use = Скільки жетонів використати
composer-goal = Мета
composer-lead = Перевага
composer-turn_left = Повернути ліворуч
composer-turn_right = Повернути праворуч
composer-wounds = Рани: { $n }
composer-keep = Має вистояти
composer-remove = Зняти
composer-clear = Звільнити поле
composer-need-hq0 = штаб того, хто розв’язує
composer-need-hq1 = штаб іншої сторони
composer-need-offer = більше запропонованих жетонів, ніж використовується
composer-need-room = порожній гекс
refusal-etude_answer = { $answer } — не відповідь; виберіть одну з: { $possible }.
refusal-etude_no_discard = В етюді нічого не скидають.
refusal-etude_all_used = Усі жетони використано; лишилися здібності або битва.
refusal-etude_tiles_left = Перед битвою треба використати ще жетони.
refusal-etude_full = Поле повне, а жетонів ще бракує: це не розв’язок. Поверніться на крок.
refusal-etude_half = «{ $text }» - лише пів кроку; скажіть, куди.
guide-title = Армії
guide-tips = Поради з виміряних ігор
guide-measured = З { $games } ігор двох ветеранів, без командирів і споруд. Вони кажуть, що робить сильний бот, а не що треба робити.
guide-keep = Майже ніколи не скидають:
guide-throw = Скидають насамперед:
guide-hq-middle = Штаб стоїть посередині у { $n }% ігор.
guide-hq-between = Штаб стоїть поруч із серединою у { $n }% ігор, ніколи скраю.
guide-hq-edge = Штаб стоїть скраю у { $n }% ігор.
guide-score = Проти інших здобуває { $n }% (від { $low } до { $high }%).
guide-against = Проти
guide-won = Результат
guide-tiles = Усі жетони: { $n }
army-difficulty-1 = легко вести
army-difficulty-2 = потрібен план
army-difficulty-3 = потрібні нерви
army-trait-ranged = Постріли
army-trait-melee = Удари
army-trait-mobility = Рух
army-trait-armour = Броня
once-hq = Штаб має 20 очок і допомагає загонам поруч. Тепер ви ставите його, і там він лишається.
once-discard = Хто має три жетони, спершу скидає один.
once-unlucky = У руці самі миттєві жетони: можна скинути всі й добрати нові.
once-battle = Битва починається одразу й завершує хід: грайте її останньою.
once-instant = Миттєвий жетон діє одразу й зникає. За хід їх можна зіграти скільки завгодно.
once-net = Сітка вимикає ворожий загін біля себе: ні атаки, ні допомоги, ні руху.
once-medic = Медик приймає рани від однієї атаки на з’єднаний загін і гине замість нього.
once-module = Модуль не атакує: він змінює з’єднані з ним загони.
once-toughness = Кожен знак витривалості — одна рана, яку загін переживе.
once-armour = Броня зменшує на 1 кожен постріл із того боку.
once-mobility = Рухливий загін може раз за ваш хід пройти один гекс і повернутися.

# Виклик дня.

challenge-six_roads = Шість доріг
challenge-six_roads-text = Молох суне шістьма дорогами. Утримайте штаб, доки його стос не вичерпається; рахуються очки життя, що лишилися.
challenge-six_roads-column = Очки життя
challenge-six_roads-score =
    { $score ->
        [0] штаб упав
        [one] лишилося { $score } очко життя
        [few] лишилося { $score } очки життя
       *[other] лишилося { $score } очок життя
    }
