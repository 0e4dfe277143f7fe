-- Layout 4, as the program of that time wrote it. Its tables, and the tokens of their seats:
-- {"neuroshima": {"table": "vuv93xn3st", "tokens": ["w3jwgxxz8vvxnz6abwyaz2scpqkcid6x", "46irk6mvxzu5sxbauh9pnrkagsq95g86"], "version": 40, "step": 40}, "nexus": {"table": "j4mys6jdqj", "tokens": ["4btk8ivjjt7qd59358jv6xg4m4hw5aqr", "8crcpq77aewriz3gsr68smc94x7bywi5"], "version": 62, "step": 62}, "superhex": {"table": "7jrv5skv6q", "tokens": ["j6br94nqd73t9zafjpkfmumsv93xpddk", "gnigu2ayuxgke24ktduwaik9nfijqitz"], "version": 37, "step": 37}}
CREATE TABLE chat (
        table_id TEXT NOT NULL, n INTEGER NOT NULL, at BIGINT NOT NULL, seat INTEGER NOT NULL,
        name TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (table_id, n));
INSERT INTO "chat" VALUES('vuv93xn3st',1,1794943467,0,'Player 1','good luck');
INSERT INTO "chat" VALUES('j4mys6jdqj',1,1794943467,0,'Player 1','good luck');
INSERT INTO "chat" VALUES('7jrv5skv6q',1,1794943467,0,'Player 1','good luck');
CREATE TABLE entries (
        table_id TEXT NOT NULL, n INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL,
        value INTEGER NOT NULL, PRIMARY KEY (table_id, n));
INSERT INTO "entries" VALUES('vuv93xn3st',1,'act',-1,8);
INSERT INTO "entries" VALUES('vuv93xn3st',2,'act',0,302);
INSERT INTO "entries" VALUES('vuv93xn3st',3,'act',1,311);
INSERT INTO "entries" VALUES('vuv93xn3st',4,'act',-1,25);
INSERT INTO "entries" VALUES('vuv93xn3st',5,'act',0,60);
INSERT INTO "entries" VALUES('vuv93xn3st',6,'act',0,297);
INSERT INTO "entries" VALUES('vuv93xn3st',7,'act',0,0);
INSERT INTO "entries" VALUES('vuv93xn3st',8,'act',-1,32);
INSERT INTO "entries" VALUES('vuv93xn3st',9,'act',-1,32);
INSERT INTO "entries" VALUES('vuv93xn3st',10,'act',1,2);
INSERT INTO "entries" VALUES('vuv93xn3st',11,'act',1,102);
INSERT INTO "entries" VALUES('vuv93xn3st',12,'act',1,0);
INSERT INTO "entries" VALUES('vuv93xn3st',13,'act',-1,30);
INSERT INTO "entries" VALUES('vuv93xn3st',14,'act',-1,19);
INSERT INTO "entries" VALUES('vuv93xn3st',15,'act',-1,29);
INSERT INTO "entries" VALUES('vuv93xn3st',16,'act',0,100);
INSERT INTO "entries" VALUES('vuv93xn3st',17,'act',0,54);
INSERT INTO "entries" VALUES('vuv93xn3st',18,'act',0,273);
INSERT INTO "entries" VALUES('vuv93xn3st',19,'act',0,99);
INSERT INTO "entries" VALUES('vuv93xn3st',20,'act',0,0);
INSERT INTO "entries" VALUES('vuv93xn3st',21,'act',-1,18);
INSERT INTO "entries" VALUES('vuv93xn3st',22,'act',-1,17);
INSERT INTO "entries" VALUES('vuv93xn3st',23,'act',1,88);
INSERT INTO "entries" VALUES('vuv93xn3st',24,'act',1,102);
INSERT INTO "entries" VALUES('vuv93xn3st',25,'act',1,0);
INSERT INTO "entries" VALUES('vuv93xn3st',26,'act',-1,29);
INSERT INTO "entries" VALUES('vuv93xn3st',27,'act',-1,21);
INSERT INTO "entries" VALUES('vuv93xn3st',28,'act',-1,30);
INSERT INTO "entries" VALUES('vuv93xn3st',29,'act',0,100);
INSERT INTO "entries" VALUES('vuv93xn3st',30,'act',0,91);
INSERT INTO "entries" VALUES('vuv93xn3st',31,'act',0,0);
INSERT INTO "entries" VALUES('vuv93xn3st',32,'act',-1,23);
INSERT INTO "entries" VALUES('vuv93xn3st',33,'act',-1,19);
INSERT INTO "entries" VALUES('vuv93xn3st',34,'act',1,93);
INSERT INTO "entries" VALUES('vuv93xn3st',35,'act',1,52);
INSERT INTO "entries" VALUES('vuv93xn3st',36,'act',1,241);
INSERT INTO "entries" VALUES('vuv93xn3st',37,'act',1,0);
INSERT INTO "entries" VALUES('vuv93xn3st',38,'act',-1,30);
INSERT INTO "entries" VALUES('vuv93xn3st',39,'act',-1,19);
INSERT INTO "entries" VALUES('vuv93xn3st',40,'act',0,89);
INSERT INTO "entries" VALUES('j4mys6jdqj',1,'act',-1,0);
INSERT INTO "entries" VALUES('j4mys6jdqj',2,'act',0,6);
INSERT INTO "entries" VALUES('j4mys6jdqj',3,'act',1,4);
INSERT INTO "entries" VALUES('j4mys6jdqj',4,'act',-1,8);
INSERT INTO "entries" VALUES('j4mys6jdqj',5,'act',-1,20);
INSERT INTO "entries" VALUES('j4mys6jdqj',6,'act',-1,18);
INSERT INTO "entries" VALUES('j4mys6jdqj',7,'act',-1,16);
INSERT INTO "entries" VALUES('j4mys6jdqj',8,'act',-1,20);
INSERT INTO "entries" VALUES('j4mys6jdqj',9,'act',-1,20);
INSERT INTO "entries" VALUES('j4mys6jdqj',10,'act',-1,20);
INSERT INTO "entries" VALUES('j4mys6jdqj',11,'act',-1,23);
INSERT INTO "entries" VALUES('j4mys6jdqj',12,'act',-1,24);
INSERT INTO "entries" VALUES('j4mys6jdqj',13,'act',-1,23);
INSERT INTO "entries" VALUES('j4mys6jdqj',14,'act',-1,22);
INSERT INTO "entries" VALUES('j4mys6jdqj',15,'act',-1,25);
INSERT INTO "entries" VALUES('j4mys6jdqj',16,'act',-1,25);
INSERT INTO "entries" VALUES('j4mys6jdqj',17,'act',0,492);
INSERT INTO "entries" VALUES('j4mys6jdqj',18,'act',0,199);
INSERT INTO "entries" VALUES('j4mys6jdqj',19,'act',0,20705);
INSERT INTO "entries" VALUES('j4mys6jdqj',20,'act',0,199);
INSERT INTO "entries" VALUES('j4mys6jdqj',21,'act',0,806);
INSERT INTO "entries" VALUES('j4mys6jdqj',22,'act',-1,65);
INSERT INTO "entries" VALUES('j4mys6jdqj',23,'act',-1,140);
INSERT INTO "entries" VALUES('j4mys6jdqj',24,'act',0,199);
INSERT INTO "entries" VALUES('j4mys6jdqj',25,'act',1,212);
INSERT INTO "entries" VALUES('j4mys6jdqj',26,'act',1,272);
INSERT INTO "entries" VALUES('j4mys6jdqj',27,'act',1,334);
INSERT INTO "entries" VALUES('j4mys6jdqj',28,'act',1,219);
INSERT INTO "entries" VALUES('j4mys6jdqj',29,'act',1,199);
INSERT INTO "entries" VALUES('j4mys6jdqj',30,'act',1,9835);
INSERT INTO "entries" VALUES('j4mys6jdqj',31,'act',1,7387);
INSERT INTO "entries" VALUES('j4mys6jdqj',32,'act',1,6952);
INSERT INTO "entries" VALUES('j4mys6jdqj',33,'act',1,7265);
INSERT INTO "entries" VALUES('j4mys6jdqj',34,'act',1,199);
INSERT INTO "entries" VALUES('j4mys6jdqj',35,'act',1,794);
INSERT INTO "entries" VALUES('j4mys6jdqj',36,'act',-1,66);
INSERT INTO "entries" VALUES('j4mys6jdqj',37,'act',1,786);
INSERT INTO "entries" VALUES('j4mys6jdqj',38,'act',-1,64);
INSERT INTO "entries" VALUES('j4mys6jdqj',39,'act',-1,120);
INSERT INTO "entries" VALUES('j4mys6jdqj',40,'act',1,687);
INSERT INTO "entries" VALUES('j4mys6jdqj',41,'act',1,199);
INSERT INTO "entries" VALUES('j4mys6jdqj',42,'act',0,199);
INSERT INTO "entries" VALUES('j4mys6jdqj',43,'act',0,17778);
INSERT INTO "entries" VALUES('j4mys6jdqj',44,'act',0,707);
INSERT INTO "entries" VALUES('j4mys6jdqj',45,'act',0,199);
INSERT INTO "entries" VALUES('j4mys6jdqj',46,'act',-1,119);
INSERT INTO "entries" VALUES('j4mys6jdqj',47,'act',0,199);
INSERT INTO "entries" VALUES('j4mys6jdqj',48,'act',1,272);
INSERT INTO "entries" VALUES('j4mys6jdqj',49,'act',1,219);
INSERT INTO "entries" VALUES('j4mys6jdqj',50,'act',1,199);
INSERT INTO "entries" VALUES('j4mys6jdqj',51,'act',1,9818);
INSERT INTO "entries" VALUES('j4mys6jdqj',52,'act',1,13121);
INSERT INTO "entries" VALUES('j4mys6jdqj',53,'act',1,10307);
INSERT INTO "entries" VALUES('j4mys6jdqj',54,'act',1,10369);
INSERT INTO "entries" VALUES('j4mys6jdqj',55,'act',1,10201);
INSERT INTO "entries" VALUES('j4mys6jdqj',56,'act',1,6952);
INSERT INTO "entries" VALUES('j4mys6jdqj',57,'act',1,13243);
INSERT INTO "entries" VALUES('j4mys6jdqj',58,'act',1,7319);
INSERT INTO "entries" VALUES('j4mys6jdqj',59,'act',1,199);
INSERT INTO "entries" VALUES('j4mys6jdqj',60,'act',1,779);
INSERT INTO "entries" VALUES('j4mys6jdqj',61,'act',-1,64);
INSERT INTO "entries" VALUES('j4mys6jdqj',62,'act',-1,131);
INSERT INTO "entries" VALUES('7jrv5skv6q',1,'act',-1,20);
INSERT INTO "entries" VALUES('7jrv5skv6q',2,'act',-1,43);
INSERT INTO "entries" VALUES('7jrv5skv6q',3,'act',-1,176);
INSERT INTO "entries" VALUES('7jrv5skv6q',4,'act',-1,234);
INSERT INTO "entries" VALUES('7jrv5skv6q',5,'act',-1,256);
INSERT INTO "entries" VALUES('7jrv5skv6q',6,'act',-1,266);
INSERT INTO "entries" VALUES('7jrv5skv6q',7,'act',0,811);
INSERT INTO "entries" VALUES('7jrv5skv6q',8,'act',-1,264);
INSERT INTO "entries" VALUES('7jrv5skv6q',9,'act',0,547);
INSERT INTO "entries" VALUES('7jrv5skv6q',10,'act',-1,268);
INSERT INTO "entries" VALUES('7jrv5skv6q',11,'act',1,290);
INSERT INTO "entries" VALUES('7jrv5skv6q',12,'act',1,17834);
INSERT INTO "entries" VALUES('7jrv5skv6q',13,'act',-1,273);
INSERT INTO "entries" VALUES('7jrv5skv6q',14,'act',1,421);
INSERT INTO "entries" VALUES('7jrv5skv6q',15,'act',-1,267);
INSERT INTO "entries" VALUES('7jrv5skv6q',16,'act',0,676);
INSERT INTO "entries" VALUES('7jrv5skv6q',17,'act',-1,269);
INSERT INTO "entries" VALUES('7jrv5skv6q',18,'act',0,282);
INSERT INTO "entries" VALUES('7jrv5skv6q',19,'act',0,6086);
INSERT INTO "entries" VALUES('7jrv5skv6q',20,'act',-1,264);
INSERT INTO "entries" VALUES('7jrv5skv6q',21,'act',1,5966);
INSERT INTO "entries" VALUES('7jrv5skv6q',22,'act',-1,279);
INSERT INTO "entries" VALUES('7jrv5skv6q',23,'act',1,1063);
INSERT INTO "entries" VALUES('7jrv5skv6q',24,'act',1,17921);
INSERT INTO "entries" VALUES('7jrv5skv6q',25,'act',-1,266);
INSERT INTO "entries" VALUES('7jrv5skv6q',26,'act',1,5965);
INSERT INTO "entries" VALUES('7jrv5skv6q',27,'act',-1,276);
INSERT INTO "entries" VALUES('7jrv5skv6q',28,'act',0,683);
INSERT INTO "entries" VALUES('7jrv5skv6q',29,'act',-1,268);
INSERT INTO "entries" VALUES('7jrv5skv6q',30,'act',0,802);
INSERT INTO "entries" VALUES('7jrv5skv6q',31,'act',-1,262);
INSERT INTO "entries" VALUES('7jrv5skv6q',32,'act',1,6089);
INSERT INTO "entries" VALUES('7jrv5skv6q',33,'act',1,281);
INSERT INTO "entries" VALUES('7jrv5skv6q',34,'act',-1,265);
INSERT INTO "entries" VALUES('7jrv5skv6q',35,'act',1,681);
INSERT INTO "entries" VALUES('7jrv5skv6q',36,'act',1,543);
INSERT INTO "entries" VALUES('7jrv5skv6q',37,'act',1,17924);
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL);
INSERT INTO "meta" VALUES('schema','4');
CREATE TABLE reviews (
        table_id TEXT NOT NULL, rules_version INTEGER NOT NULL, format INTEGER NOT NULL,
        review TEXT NOT NULL, PRIMARY KEY (table_id, rules_version));
CREATE TABLE seats (
        table_id TEXT NOT NULL, seat INTEGER NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL,
        bot TEXT NOT NULL, commitment TEXT NOT NULL, word TEXT NOT NULL,
        PRIMARY KEY (table_id, seat));
INSERT INTO "seats" VALUES('vuv93xn3st',0,'person','Player 1','','','');
INSERT INTO "seats" VALUES('vuv93xn3st',1,'person','Player 2','','','');
INSERT INTO "seats" VALUES('j4mys6jdqj',0,'person','Player 1','','','');
INSERT INTO "seats" VALUES('j4mys6jdqj',1,'person','Player 2','','','');
INSERT INTO "seats" VALUES('7jrv5skv6q',0,'person','Player 1','','','');
INSERT INTO "seats" VALUES('7jrv5skv6q',1,'person','Player 2','','','');
CREATE TABLE tables (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, rules_version INTEGER NOT NULL,
        options TEXT NOT NULL, seed TEXT NOT NULL, fingerprint TEXT NOT NULL,
        created BIGINT NOT NULL, touched BIGINT NOT NULL, state TEXT NOT NULL,
        public INTEGER NOT NULL, title TEXT NOT NULL, forked_from TEXT NOT NULL,
        forked_at INTEGER NOT NULL, next TEXT NOT NULL, ending TEXT NOT NULL, places TEXT NOT NULL,
        format INTEGER NOT NULL, dealer TEXT NOT NULL, dealing TEXT NOT NULL,
        lesson TEXT NOT NULL);
INSERT INTO "tables" VALUES('vuv93xn3st','neuroshima',2,'{"edition": "2025", "mode": "duel", "army1": "outpost", "army2": "hegemony", "first": "chance", "extended_board": "off", "moloch_hurts_allies": "off", "mirror": "off", "alternative_start": "off", "reinforcements": "off"}','6611b19af11943c26a6f7c8d9f65cbb6c5f21ab4127c9b08baa2a2540c832792','bf32705c505cf8473e602ee421fdbc641fb3a9df6eb1c129f31e2c385f2c0df4',1794943467,1794943467,'playing',1,'A table of neuroshima','',0,'','','[]',2,'blake2b','fixed','');
INSERT INTO "tables" VALUES('j4mys6jdqj','nexus',2,'{"short_game": "off", "long_game": "off", "standing_orders": "off", "king_of_the_hill": "off", "high_priority": "off", "extra_tokens": "off", "open_missions": "off", "teams": "off", "vortex": "off", "alternate_units": "off", "bad_neighbourhood": "off", "power_hungry": "off", "first": "chance", "data": "box"}','e161e7ff6b0d0383c66d4f1c4ba46342f8d1aa770a1661ba0f47dae11bda6cf5','6087de90736b6c3f0ebf514fc0c617b2df1c9351e869226a185f260417bcc7ef',1794943467,1794943467,'playing',1,'A table of nexus','',0,'','','[]',2,'blake2b','fixed','');
INSERT INTO "tables" VALUES('7jrv5skv6q','superhex',1,'{"gaps": "off", "first": "chance"}','70267d708df6004082bfc5808d04bdba3ca762fc937ce21a189bd0d4e9aa64fb','e36faab54c1daacfa229c4b895c2c308935e92b4eaefb8cd71200f9df22492ae',1794943467,1794943467,'playing',1,'A table of superhex','',0,'','','[]',2,'blake2b','fixed','');
CREATE TABLE tokens (
        hash TEXT NOT NULL, table_id TEXT NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL,
        PRIMARY KEY (hash, table_id));
INSERT INTO "tokens" VALUES('e62d19370a9fff205df52bf8ed20c444b3f4629c760f824b7f1a0c698dc286ee','vuv93xn3st','host',-1);
INSERT INTO "tokens" VALUES('00f86dfe468f1a1dc66df78c14ca13ddb5e5bde1f5127f7592715f397b52ad2e','vuv93xn3st','watch',-1);
INSERT INTO "tokens" VALUES('2166fddfb73355f7b2d607558ff64f2e38b3c5c1881700d0838b32bf84bd63bd','vuv93xn3st','seat',0);
INSERT INTO "tokens" VALUES('46234e0352f533c5cf42efb6205c483065a979b59c627b22c90514790b202c79','vuv93xn3st','seat',1);
INSERT INTO "tokens" VALUES('048756d5fdef27eea9371df4b8fd84f8f9d64c087a663065bc27f1a276a9b571','j4mys6jdqj','host',-1);
INSERT INTO "tokens" VALUES('9d7792f7db70d93ae02931eec4c727d8e2ac0b721e7074bfc954a70d6516d71e','j4mys6jdqj','watch',-1);
INSERT INTO "tokens" VALUES('44d6a1b03f5fdd49e49156990d45919170da3854189f1416b61889cac1afc4cb','j4mys6jdqj','seat',0);
INSERT INTO "tokens" VALUES('d181673902662bd875c0ec1295f9c655671efe70a07f9a393a26f318c1dd9c69','j4mys6jdqj','seat',1);
INSERT INTO "tokens" VALUES('2c5d01bef451cb7670e40ff5a240490aee6d7171fd487961ab4edaea6f5b16e3','7jrv5skv6q','host',-1);
INSERT INTO "tokens" VALUES('96b292d277cd1909261a8a0c53cb085a77fc530b60b882270397f41028de4117','7jrv5skv6q','watch',-1);
INSERT INTO "tokens" VALUES('b8dec08cd071145c5eced3c3075927a755bf3b8da7cbe94207e519e35fc20e71','7jrv5skv6q','seat',0);
INSERT INTO "tokens" VALUES('461efc6a8cfe17bcbff5f15016c2c495d409dfed46e5dd14b70aea0db68e0d79','7jrv5skv6q','seat',1);
CREATE INDEX tokens_of_table ON tokens (table_id);
CREATE INDEX tables_in_lobby ON tables (public, state, created);
