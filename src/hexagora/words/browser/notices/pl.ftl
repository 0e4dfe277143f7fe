# Powiadomienia i moje gry. Te słowa wczytują tylko ich strony.

games-title = Moje gry
games-mine = Czekają na mnie
games-theirs = Czekają na innych
games-open = Czekają na graczy
games-finished = Skończone
games-none = Nie masz jeszcze gier. Rozpocznij jakąś, a będzie tu stać, aż się skończy.
games-none_waiting = Żadna gra na ciebie nie czeka.
games-start = Rozpocznij grę
games-deadline = do { $when }
games-late = czas minął
games-yours = Twoja kolej
games-waits = czeka na: { $name }
games-runs = trwa
games-seats_open = { $n ->
    [one] jedno miejsce jest wolne
    [few] { $n } miejsca są wolne
   *[other] { $n } miejsc jest wolnych
}
games-won = Wygrana
games-lost = Przegrana
games-shared = Wspólna wygrana
games-over = Koniec
games-lesson = Lekcja
games-rated = rankingowa
games-forget = Usuń z tej listy: { $name }
games-here = To gry, do których ta przeglądarka ma odnośniki. Z tożsamością lista jest taka sama na każdym urządzeniu.

notices-title = Powiadomienia
notices-text = Dowiedz się, gdy gra na ciebie czeka, także gdy ta strona jest zamknięta. Najwyżej raz na turę i nic, co w grze jest ukryte.
notices-push = W tej przeglądarce
notices-push_on = Powiadamiaj w tej przeglądarce
notices-push_off = Bez powiadomień w tej przeglądarce
notices-push_is = Ta przeglądarka cię powiadamia.
notices-push_denied = Ta przeglądarka nie pozwala stronie cię powiadamiać. Można to zmienić w jej ustawieniach dla tej strony.
notices-push_unsupported = Ta przeglądarka tego nie potrafi. Na iPhonie i iPadzie najpierw dodaj stronę do ekranu początkowego i otwórz ją tam.
notices-push_none = Ten serwer nie wysyła powiadomień do przeglądarek.
notices-seat_first = Najpierw zajmij miejsce przy stole: powiadomienia dotyczą twoich gier.
notices-mail = Pocztą
notices-mail_address = Adres e-mail
notices-mail_ask = Zapytaj mnie pocztą
notices-mail_asked = Wiadomość jest w drodze do { $address }. Otwórz odnośnik z niej, a powiadomienia będą przychodzić.
notices-mail_is = Wiadomości idą do { $address }.
notices-mail_off = Bez wiadomości
notices-quiet = Godziny ciszy
notices-quiet_help = Co się wtedy stanie, usłyszysz później, jeśli nadal jest prawdą. Godziny według strefy { $zone }.
notices-quiet_on = Nic mi nie mów od
notices-quiet_to = do
notices-saved = Zapisano.
notices-confirm_title = Powiadomienia pocztą
notices-confirm_text = Czy wiadomości o twoich grach mają przychodzić na ten adres?
notices-confirm_yes = Tak, wysyłaj
notices-confirm_done = Dziękujemy. Od teraz dowiesz się pocztą, gdy gra na ciebie czeka.
notices-ended = Tą drogą nie dostaniesz już powiadomień.
notices-ended_before = Nie było już czego kończyć: tą drogą nie dostajesz powiadomień.
notices-in_page = { $n ->
    [one] Jedna gra czeka na ciebie.
    [few] { $n } gry czekają na ciebie.
   *[other] { $n } gier czeka na ciebie.
}
notices-later = Nie teraz

notices-privacy = Kto chce powiadomień, tego subskrypcję przechowujemy: adres usługi powiadomień przeglądarki z jej kluczami albo adres e-mail; język, godziny ciszy, skróty odnośników do miejsc i to, o czym już powiadomiono. Co idzie do przeglądarki, jest zaszyfrowane tylko dla niej; usługa jej producenta przenosi to i wie kiedy, ale nie co. Jedno kliknięcie to kończy i wszystko usuwa.

fault-no_push = Ten serwer nie wysyła powiadomień do przeglądarek.
fault-no_mail = Ten serwer nie wysyła poczty.
fault-no_endpoint = Adres podany przez przeglądarkę nie jest adresem usługi powiadomień w internecie.
fault-bad_keys = Kluczy podanych przez przeglądarkę nie da się użyć.
fault-no_address = To nie jest adres e-mail taki jak ada@example.org.
fault-no_zone = Nie ma takiej strefy czasowej.
fault-no_seat_yet = Powiadomienia są dla tych, którzy siedzą przy stole. Najpierw zajmij miejsce.
fault-asked_today = Ten adres już dziś zapytano. Zajrzyj do jego skrzynki.
fault-enough_subscriptions = Na razie wystarczy subskrypcji.
fault-many_subscriptions = Liczba twoich subskrypcji: { $most }. Najpierw zakończ jedną z nich.
fault-no_subscription = Takiej subskrypcji już nie ma.
