against-bots = against bots
against-mixed = against people and bots
against-people = against people
attach-do = Add them to my identity
attach-done =
    { $n ->
        [0] No seat was added.
        [one] { $n } seat is yours on every device now.
       *[other] { $n } seats are yours on every device now.
    }
attach-others =
    { $n ->
        [one] { $n } seat belongs to somebody else and stays theirs.
       *[other] { $n } seats belong to others and stay theirs.
    }
attach-text =
    { $n ->
        [one] This browser knows { $n } game that is not part of your identity yet.
       *[other] This browser knows { $n } games that are not part of your identity yet.
    }
code-done = I have written it down
code-help = If you lose all your devices, this code opens your identity, once. It is shown only now: write it down or keep it with your passwords.
code-label = Recovery code
code-new = New recovery code
code-title = Your recovery code
devices-add = Sign in on another device
devices-end = Sign out
devices-end_all = Sign out everywhere
devices-here = this device
devices-link = Open this link on the other device
devices-link_help =
    { $n ->
        [one] It is good once, for { $n } minute. Give it to nobody else.
       *[other] It is good once, for { $n } minutes. Give it to nobody else.
    }
devices-seen = Last here { $day }
devices-title = Devices
devices-unknown = A device
fault-bad_passkey = This passkey cannot be used here. Begin again.
fault-bare_address = Passkeys need a name, and this page was opened by a bare address. On this machine open it as localhost.
fault-last_passkey = An identity keeps at least one passkey. Add another one first.
fault-many_identities = So many new identities are enough for now.
fault-many_passkeys =
    { $most ->
        [one] An identity has at most { $most } passkey. Remove one first.
       *[other] An identity has at most { $most } passkeys. Remove one first.
    }
fault-many_tries = Too many tries. Wait some minutes.
fault-no_device = This device is signed out already.
fault-no_identity = Nobody is known here by that any more.
fault-old_challenge = This took too long or was used before. Begin again.
fault-other_person = This was begun by somebody else. Begin again.
fault-settings_busy = Another device is changing the settings. Try again.
fault-unknown_passkey = Nobody is known here by this passkey. It may have been removed.
fault-wrong_code = This recovery code opens nothing. Each is good once.
leave-delete = Delete everything
leave-export = Download everything
leave-for_good = Delete it for good
leave-gone = Everything was deleted.
leave-sure = Delete everything about you?
leave-title = Your data
leave-understood = I understand that this cannot be undone.
leave-what = Your name, passkeys, devices, settings and what you have said are deleted, and so are games in which nobody else took part. In games with others your seat stays, without your name.
me-name = Name
me-name_help = Games that have begun keep the name that they began with.
me-public = What others see
me-rename = Change the name
me-title = My identity
mode-duel = duel
mode-melee = all against all
mode-solo = alone
mode-teams = in teams
outcome-done = played
outcome-drawn = drawn
outcome-lost = lost
outcome-won = won
passkey-there = This device has a passkey already.
passkeys-add = Add a passkey for this device
passkeys-remove = Remove the passkey
passkeys-title = Passkeys
passkeys-used = Made { $made }, last used { $day }
person-since = Here since { $day }
record-done =
    { $n ->
        [one] { $n } played
       *[other] { $n } played
    }
record-drawn = { $n } drawn
record-games =
    { $n ->
        [one] { $n } finished game.
       *[other] { $n } finished games.
    }
record-history = Last games
record-lost = { $n } lost
record-none = No finished games yet.
record-openings = Favourite openings
record-pending =
    { $n ->
        [one] { $n } is still being looked through.
       *[other] { $n } are still being looked through.
    }
record-times =
    { $n ->
        [one] { $n } time
       *[other] { $n } times
    }
record-title = What you have played
record-won = { $n } won
signin-bare = Passkeys need a name, and this page was opened by a bare address. On this machine open:
signin-cannot = This browser has no passkeys, or this page does not come over https. A recovery code or the link of another device works here too.
signin-code = Recovery code
signin-create = Create my identity
signin-guest = You can play everything without this, as a guest.
signin-join = Another device of yours
signin-join_help = This link signs this browser in. Go on only if you made it yourself.
signin-join_here = Sign in here
signin-known = I have one already
signin-known_help = The browser shows which passkeys it has for this place.
signin-lost = I have only my recovery code
signin-new = A new identity
signin-new_help = One press: your device makes a passkey, with your fingerprint, face or PIN. There is no password and no e-mail address.
signin-passkey = Sign in with a passkey
signin-recover = Sign in with the code
signin-recover_help = Each code is good once; you get a new one.
signin-title = An identity, if you want one
signin-why = With an identity your games follow you to every device, and you see how you have played.
