# Notices and my games. Only their pages load these words.

games-title = My games
games-mine = Waiting for me
games-theirs = Waiting for others
games-open = Waiting for players
games-finished = Finished
games-none = You have no games yet. Start one, and it stands here until it is over.
games-none_waiting = No game waits for you.
games-start = Start a game
games-deadline = until { $when }
games-late = time is over
games-yours = Your turn
games-waits = waits for { $name }
games-runs = goes on
games-seats_open = { $n ->
    [one] one seat is open
   *[other] { $n } seats are open
}
games-won = You won
games-lost = You lost
games-shared = Shared victory
games-over = Over
games-lesson = Lesson
games-rated = rated
games-forget = Remove from this list: { $name }
games-here = These are the games that this browser has links to. With an identity the list is the same on every device.

notices-title = Notices
notices-text = Hear when a game waits for you, also when this page is closed. At most once a turn, and nothing that is hidden in the game.
notices-push = In this browser
notices-push_on = Notify me in this browser
notices-push_off = No more in this browser
notices-push_is = This browser notifies you.
notices-push_denied = This browser does not let the page notify you. You can change that in its settings for this site.
notices-push_unsupported = This browser cannot do that. On an iPhone or iPad, put the page on the home screen first and open it there.
notices-push_none = This server sends no notices to browsers.
notices-seat_first = Take a seat at a table first: notices are about your games.
notices-mail = By mail
notices-mail_address = Mail address
notices-mail_ask = Ask me by mail
notices-mail_asked = A mail is on its way to { $address }. Follow its link, and notices come.
notices-mail_is = Mails go to { $address }.
notices-mail_off = No more mails
notices-quiet = Quiet hours
notices-quiet_help = What happens then is told afterwards, if it is still true. Times are those of { $zone }.
notices-quiet_on = Tell me nothing from
notices-quiet_to = until
notices-saved = Saved.
notices-confirm_title = Notices by mail
notices-confirm_text = Shall mails about your games come to this address?
notices-confirm_yes = Yes, send them
notices-confirm_done = Thank you. From now on you hear by mail when a game waits for you.
notices-ended = You get no more notices on this way.
notices-ended_before = There was nothing left to end: you get no notices on this way.
notices-in_page = { $n ->
    [one] A game waits for you.
   *[other] { $n } games wait for you.
}
notices-later = Not now

notices-privacy = Whoever wants notices has a subscription stored: the address of the browser's push service with its keys, or a mail address; the language, the quiet hours, digests of the links to the seats, and how far they were told. What is sent to a browser is encrypted for it alone; its maker's push service carries it and learns when, not what. One click ends it and deletes all of that.

fault-no_push = This server sends no notices to browsers.
fault-no_mail = This server sends no mails.
fault-no_endpoint = The address that the browser gave is not that of a push service on the internet.
fault-bad_keys = The keys that the browser gave cannot be used.
fault-no_address = This is no mail address such as ada@example.org.
fault-no_zone = There is no such time zone.
fault-no_seat_yet = Notices are for those who sit at a table. Take a seat first.
fault-asked_today = This address was asked today already. Look into its mailbox.
fault-enough_subscriptions = So many subscriptions are enough for now.
fault-many_subscriptions = You have { $most } subscriptions. End one of them first.
fault-no_subscription = There is no such subscription any more.
