against-bots = przeciw botom
against-mixed = przeciw ludziom i botom
against-people = przeciw ludziom
attach-do = Dodaj je do mojej tożsamości
attach-done =
    { $n ->
        [0] Nie dodano żadnego miejsca.
        [one] { $n } miejsce jest teraz twoje na każdym urządzeniu.
        [few] { $n } miejsca są teraz twoje na każdym urządzeniu.
       *[other] { $n } miejsc jest teraz twoich na każdym urządzeniu.
    }
attach-others =
    { $n ->
        [one] { $n } miejsce należy do kogoś innego i przy nim zostaje.
        [few] { $n } miejsca należą do innych i przy nich zostają.
       *[other] { $n } miejsc należy do innych i przy nich zostaje.
    }
attach-text =
    { $n ->
        [one] Ta przeglądarka zna { $n } grę, która nie należy jeszcze do twojej tożsamości.
        [few] Ta przeglądarka zna { $n } gry, które nie należą jeszcze do twojej tożsamości.
       *[other] Ta przeglądarka zna { $n } gier, które nie należą jeszcze do twojej tożsamości.
    }
code-done = Mam go zapisany
code-help = Jeśli stracisz wszystkie urządzenia, ten kod otworzy twoją tożsamość, jeden raz. Widać go tylko teraz: zapisz go albo trzymaj przy hasłach.
code-label = Kod odzyskiwania
code-new = Nowy kod odzyskiwania
code-title = Twój kod odzyskiwania
devices-add = Zaloguj się na innym urządzeniu
devices-end = Wyloguj
devices-end_all = Wyloguj wszędzie
devices-here = to urządzenie
devices-link = Otwórz ten odnośnik na drugim urządzeniu
devices-link_help =
    { $n ->
        [one] Działa raz, przez { $n } minutę. Nie dawaj go nikomu innemu.
        [few] Działa raz, przez { $n } minuty. Nie dawaj go nikomu innemu.
       *[other] Działa raz, przez { $n } minut. Nie dawaj go nikomu innemu.
    }
devices-seen = Ostatnio tutaj: { $day }
devices-title = Urządzenia
devices-unknown = Urządzenie
fault-bad_passkey = Tego klucza dostępu nie można tu użyć. Zacznij od nowa.
fault-bare_address = Klucze dostępu wymagają nazwy, a tę stronę otwarto pod gołym adresem. Na tym komputerze otwórz ją jako localhost.
fault-last_passkey = Tożsamość ma zawsze co najmniej jeden klucz dostępu. Najpierw dodaj inny.
fault-many_identities = Tyle nowych tożsamości na razie wystarczy.
fault-many_passkeys =
    { $most ->
        [one] Tożsamość ma najwyżej { $most } klucz dostępu. Najpierw któryś usuń.
        [few] Tożsamość ma najwyżej { $most } klucze dostępu. Najpierw któryś usuń.
       *[other] Tożsamość ma najwyżej { $most } kluczy dostępu. Najpierw któryś usuń.
    }
fault-many_tries = Za dużo prób. Odczekaj kilka minut.
fault-no_device = To urządzenie jest już wylogowane.
fault-no_identity = Nikt taki nie jest tu już znany.
fault-old_challenge = Trwało to za długo albo było już użyte. Zacznij od nowa.
fault-other_person = Zaczął to ktoś inny. Zacznij od nowa.
fault-settings_busy = Ustawienia zmienia właśnie inne urządzenie. Spróbuj ponownie.
fault-unknown_passkey = Nikt nie jest tu znany z tym kluczem dostępu. Mógł zostać usunięty.
fault-wrong_code = Ten kod odzyskiwania niczego nie otwiera. Każdy działa raz.
leave-delete = Usuń wszystko
leave-export = Pobierz wszystko
leave-for_good = Usuń na zawsze
leave-gone = Wszystko zostało usunięte.
leave-sure = Usunąć wszystko o tobie?
leave-title = Twoje dane
leave-understood = Rozumiem, że nie da się tego cofnąć.
leave-what = Znikną twoje imię, klucze dostępu, urządzenia, ustawienia i wszystko, co zostało powiedziane, a także gry, w których nie brał udziału nikt inny. W grach z innymi twoje miejsce zostaje, bez imienia.
me-name = Imię
me-name_help = Gry już rozpoczęte zachowują imię z początku.
me-public = Co widzą inni
me-rename = Zmień imię
me-title = Moja tożsamość
mode-duel = pojedynek
mode-melee = każdy przeciw każdemu
mode-solo = samotnie
mode-teams = w drużynach
outcome-done = rozegrana
outcome-drawn = remis
outcome-lost = przegrana
outcome-won = wygrana
passkey-there = To urządzenie ma już klucz dostępu.
passkeys-add = Dodaj klucz dostępu dla tego urządzenia
passkeys-remove = Usuń klucz dostępu
passkeys-title = Klucze dostępu
passkeys-used = Utworzony { $made }, ostatnio użyty { $day }
person-since = Tutaj od { $day }
record-done =
    { $n ->
        [one] { $n } rozegrana
        [few] { $n } rozegrane
       *[other] { $n } rozegranych
    }
record-drawn =
    { $n ->
        [one] { $n } remis
        [few] { $n } remisy
       *[other] { $n } remisów
    }
record-games =
    { $n ->
        [one] { $n } zakończona gra.
        [few] { $n } zakończone gry.
       *[other] { $n } zakończonych gier.
    }
record-history = Ostatnie gry
record-lost =
    { $n ->
        [one] { $n } przegrana
        [few] { $n } przegrane
       *[other] { $n } przegranych
    }
record-none = Nie ma jeszcze zakończonych gier.
record-openings = Ulubione otwarcia
record-pending =
    { $n ->
        [one] { $n } jest jeszcze przeglądana.
        [few] { $n } są jeszcze przeglądane.
       *[other] { $n } jest jeszcze przeglądanych.
    }
record-times =
    { $n ->
        [one] { $n } raz
        [few] { $n } razy
       *[other] { $n } razy
    }
record-title = Twoje gry
record-won =
    { $n ->
        [one] { $n } wygrana
        [few] { $n } wygrane
       *[other] { $n } wygranych
    }
signin-bare = Klucze dostępu wymagają nazwy, a tę stronę otwarto pod gołym adresem. Na tym komputerze otwórz:
signin-cannot = Ta przeglądarka nie zna kluczy dostępu albo strona nie przychodzi przez https. Kod odzyskiwania i odnośnik z innego urządzenia też tu działają.
signin-code = Kod odzyskiwania
signin-create = Utwórz moją tożsamość
signin-guest = We wszystko można grać bez tego, jako gość.
signin-join = Twoje inne urządzenie
signin-join_help = Ten odnośnik zaloguje tę przeglądarkę. Idź dalej tylko wtedy, gdy sam go utworzyłeś lub sama go utworzyłaś.
signin-join_here = Zaloguj się tutaj
signin-known = Mam już tożsamość
signin-known_help = Przeglądarka pokaże, jakie ma klucze dostępu dla tego miejsca.
signin-lost = Mam tylko kod odzyskiwania
signin-new = Nowa tożsamość
signin-new_help = Jedno naciśnięcie: urządzenie tworzy klucz dostępu odciskiem palca, twarzą albo kodem PIN. Nie ma hasła ani adresu e-mail.
signin-passkey = Zaloguj się kluczem dostępu
signin-recover = Zaloguj się kodem
signin-recover_help = Każdy kod działa raz; dostaniesz nowy.
signin-title = Tożsamość, jeśli jej chcesz
signin-why = Z tożsamością twoje gry są na każdym urządzeniu i widać, jak ci szło.
