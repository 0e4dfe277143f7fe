# What the server tells players who are not at the table. Only what everybody at it knows.
notice-begun = Your game has begun.
notice-first = Your game has begun, and it is your turn.
notice-turn = It is your turn.
notice-over = The game is over.
notice-round = Round { $number } has begun.
notice-table = Table: “{ $table }”
notice-end = No more notices
mail-subject = Do you want notices about your games?
mail-confirm = Somebody, hopefully you, asked to be told by mail when a game waits for them. If that was you, follow this link:
mail-ignore = If it was not you, do nothing: without the link no more mail comes.
mail-foot = With one click you get no more of these mails:
