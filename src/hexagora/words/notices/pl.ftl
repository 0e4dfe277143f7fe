# Co serwer mówi graczom, których nie ma przy stole. Tylko to, co wie każdy przy nim.
notice-begun = Twoja gra się rozpoczęła.
notice-first = Twoja gra się rozpoczęła i teraz twoja kolej.
notice-turn = Twoja kolej.
notice-over = Gra się skończyła.
notice-round = Rozpoczęła się runda { $number }.
notice-table = Stół: „{ $table }”
notice-end = Bez powiadomień
mail-subject = Czy chcesz powiadomień o swoich grach?
mail-confirm = Ktoś, oby ty, poprosił o wiadomości, gdy gra na niego czeka. Jeśli to ty, otwórz ten odnośnik:
mail-ignore = Jeśli to nie ty, nic nie rób: bez tego odnośnika nie przyjdzie nic więcej.
mail-foot = Jednym kliknięciem rezygnujesz z tych wiadomości:
