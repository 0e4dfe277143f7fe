-- Layout 3, as the program of that time wrote it. Its tables, and the tokens of their seats:
-- {"neuroshima": {"table": "iv88vncbwc", "tokens": ["s29sdr6u82i8v4m5j86tkbywta2vsj2s", "mwxdcmdewy8d557xsi955gazvqhbnwe5"], "version": 40, "step": 40}, "nexus": {"table": "pbke9dmxxz", "tokens": ["s2iug7kzm3dmpz87mdbnmhv4gdavfeg4", "rxsjjzvyqhxeh8h67zpymz4nijvxqnf3"], "version": 64, "step": 64}, "superhex": {"table": "pi9fbkfiak", "tokens": ["fdtugzn34vxtqs428ixut22wcm9ccxhm", "dmay8sad86fcby577wxbbfx75d7ygv76"], "version": 36, "step": 36}}
CREATE TABLE chat (
        table_id TEXT NOT NULL, n INTEGER NOT NULL, at BIGINT NOT NULL, seat INTEGER NOT NULL,
        name TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (table_id, n));
INSERT INTO "chat" VALUES('iv88vncbwc',1,1794943465,0,'Player 1','good luck');
INSERT INTO "chat" VALUES('pbke9dmxxz',1,1794943465,0,'Player 1','good luck');
INSERT INTO "chat" VALUES('pi9fbkfiak',1,1794943466,0,'Player 1','good luck');
CREATE TABLE entries (
        table_id TEXT NOT NULL, n INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL,
        value INTEGER NOT NULL, PRIMARY KEY (table_id, n));
INSERT INTO "entries" VALUES('iv88vncbwc',1,'act',-1,9);
INSERT INTO "entries" VALUES('iv88vncbwc',2,'act',1,302);
INSERT INTO "entries" VALUES('iv88vncbwc',3,'act',0,311);
INSERT INTO "entries" VALUES('iv88vncbwc',4,'act',-1,23);
INSERT INTO "entries" VALUES('iv88vncbwc',5,'act',1,58);
INSERT INTO "entries" VALUES('iv88vncbwc',6,'act',1,297);
INSERT INTO "entries" VALUES('iv88vncbwc',7,'act',1,0);
INSERT INTO "entries" VALUES('iv88vncbwc',8,'act',-1,25);
INSERT INTO "entries" VALUES('iv88vncbwc',9,'act',-1,30);
INSERT INTO "entries" VALUES('iv88vncbwc',10,'act',0,100);
INSERT INTO "entries" VALUES('iv88vncbwc',11,'act',0,95);
INSERT INTO "entries" VALUES('iv88vncbwc',12,'act',0,0);
INSERT INTO "entries" VALUES('iv88vncbwc',13,'act',-1,22);
INSERT INTO "entries" VALUES('iv88vncbwc',14,'act',-1,17);
INSERT INTO "entries" VALUES('iv88vncbwc',15,'act',-1,25);
INSERT INTO "entries" VALUES('iv88vncbwc',16,'act',1,95);
INSERT INTO "entries" VALUES('iv88vncbwc',17,'act',1,52);
INSERT INTO "entries" VALUES('iv88vncbwc',18,'act',1,273);
INSERT INTO "entries" VALUES('iv88vncbwc',19,'act',1,0);
INSERT INTO "entries" VALUES('iv88vncbwc',20,'act',-1,28);
INSERT INTO "entries" VALUES('iv88vncbwc',21,'act',-1,28);
INSERT INTO "entries" VALUES('iv88vncbwc',22,'act',-1,23);
INSERT INTO "entries" VALUES('iv88vncbwc',23,'act',0,98);
INSERT INTO "entries" VALUES('iv88vncbwc',24,'act',0,58);
INSERT INTO "entries" VALUES('iv88vncbwc',25,'act',0,244);
INSERT INTO "entries" VALUES('iv88vncbwc',26,'act',0,0);
INSERT INTO "entries" VALUES('iv88vncbwc',27,'act',-1,20);
INSERT INTO "entries" VALUES('iv88vncbwc',28,'act',-1,33);
INSERT INTO "entries" VALUES('iv88vncbwc',29,'act',1,103);
INSERT INTO "entries" VALUES('iv88vncbwc',30,'act',1,92);
INSERT INTO "entries" VALUES('iv88vncbwc',31,'act',1,0);
INSERT INTO "entries" VALUES('iv88vncbwc',32,'act',-1,29);
INSERT INTO "entries" VALUES('iv88vncbwc',33,'act',-1,20);
INSERT INTO "entries" VALUES('iv88vncbwc',34,'act',0,99);
INSERT INTO "entries" VALUES('iv88vncbwc',35,'act',0,55);
INSERT INTO "entries" VALUES('iv88vncbwc',36,'act',0,277);
INSERT INTO "entries" VALUES('iv88vncbwc',37,'act',0,98);
INSERT INTO "entries" VALUES('iv88vncbwc',38,'act',0,0);
INSERT INTO "entries" VALUES('iv88vncbwc',39,'act',-1,32);
INSERT INTO "entries" VALUES('iv88vncbwc',40,'act',-1,28);
INSERT INTO "entries" VALUES('pbke9dmxxz',1,'act',-1,0);
INSERT INTO "entries" VALUES('pbke9dmxxz',2,'act',0,6);
INSERT INTO "entries" VALUES('pbke9dmxxz',3,'act',1,4);
INSERT INTO "entries" VALUES('pbke9dmxxz',4,'act',-1,9);
INSERT INTO "entries" VALUES('pbke9dmxxz',5,'act',-1,20);
INSERT INTO "entries" VALUES('pbke9dmxxz',6,'act',-1,20);
INSERT INTO "entries" VALUES('pbke9dmxxz',7,'act',-1,20);
INSERT INTO "entries" VALUES('pbke9dmxxz',8,'act',-1,18);
INSERT INTO "entries" VALUES('pbke9dmxxz',9,'act',-1,20);
INSERT INTO "entries" VALUES('pbke9dmxxz',10,'act',-1,16);
INSERT INTO "entries" VALUES('pbke9dmxxz',11,'act',-1,22);
INSERT INTO "entries" VALUES('pbke9dmxxz',12,'act',-1,25);
INSERT INTO "entries" VALUES('pbke9dmxxz',13,'act',-1,25);
INSERT INTO "entries" VALUES('pbke9dmxxz',14,'act',-1,22);
INSERT INTO "entries" VALUES('pbke9dmxxz',15,'act',-1,25);
INSERT INTO "entries" VALUES('pbke9dmxxz',16,'act',-1,23);
INSERT INTO "entries" VALUES('pbke9dmxxz',17,'act',0,492);
INSERT INTO "entries" VALUES('pbke9dmxxz',18,'act',0,199);
INSERT INTO "entries" VALUES('pbke9dmxxz',19,'act',0,20705);
INSERT INTO "entries" VALUES('pbke9dmxxz',20,'act',0,199);
INSERT INTO "entries" VALUES('pbke9dmxxz',21,'act',0,806);
INSERT INTO "entries" VALUES('pbke9dmxxz',22,'act',-1,64);
INSERT INTO "entries" VALUES('pbke9dmxxz',23,'act',-1,142);
INSERT INTO "entries" VALUES('pbke9dmxxz',24,'act',0,709);
INSERT INTO "entries" VALUES('pbke9dmxxz',25,'act',0,199);
INSERT INTO "entries" VALUES('pbke9dmxxz',26,'act',1,272);
INSERT INTO "entries" VALUES('pbke9dmxxz',27,'act',1,394);
INSERT INTO "entries" VALUES('pbke9dmxxz',28,'act',1,219);
INSERT INTO "entries" VALUES('pbke9dmxxz',29,'act',1,199);
INSERT INTO "entries" VALUES('pbke9dmxxz',30,'act',1,7082);
INSERT INTO "entries" VALUES('pbke9dmxxz',31,'act',1,199);
INSERT INTO "entries" VALUES('pbke9dmxxz',32,'act',1,786);
INSERT INTO "entries" VALUES('pbke9dmxxz',33,'act',-1,65);
INSERT INTO "entries" VALUES('pbke9dmxxz',34,'act',-1,140);
INSERT INTO "entries" VALUES('pbke9dmxxz',35,'act',1,707);
INSERT INTO "entries" VALUES('pbke9dmxxz',36,'act',1,199);
INSERT INTO "entries" VALUES('pbke9dmxxz',37,'act',0,17785);
INSERT INTO "entries" VALUES('pbke9dmxxz',38,'act',0,199);
INSERT INTO "entries" VALUES('pbke9dmxxz',39,'act',-1,119);
INSERT INTO "entries" VALUES('pbke9dmxxz',40,'act',0,686);
INSERT INTO "entries" VALUES('pbke9dmxxz',41,'act',0,199);
INSERT INTO "entries" VALUES('pbke9dmxxz',42,'act',1,394);
INSERT INTO "entries" VALUES('pbke9dmxxz',43,'act',1,199);
INSERT INTO "entries" VALUES('pbke9dmxxz',44,'act',1,9818);
INSERT INTO "entries" VALUES('pbke9dmxxz',45,'act',1,10369);
INSERT INTO "entries" VALUES('pbke9dmxxz',46,'act',1,6952);
INSERT INTO "entries" VALUES('pbke9dmxxz',47,'act',1,7090);
INSERT INTO "entries" VALUES('pbke9dmxxz',48,'act',1,199);
INSERT INTO "entries" VALUES('pbke9dmxxz',49,'act',1,794);
INSERT INTO "entries" VALUES('pbke9dmxxz',50,'act',-1,67);
INSERT INTO "entries" VALUES('pbke9dmxxz',51,'act',1,779);
INSERT INTO "entries" VALUES('pbke9dmxxz',52,'act',-1,64);
INSERT INTO "entries" VALUES('pbke9dmxxz',53,'act',-1,121);
INSERT INTO "entries" VALUES('pbke9dmxxz',54,'act',1,199);
INSERT INTO "entries" VALUES('pbke9dmxxz',55,'act',0,241);
INSERT INTO "entries" VALUES('pbke9dmxxz',56,'act',0,199);
INSERT INTO "entries" VALUES('pbke9dmxxz',57,'act',0,17699);
INSERT INTO "entries" VALUES('pbke9dmxxz',58,'act',0,20714);
INSERT INTO "entries" VALUES('pbke9dmxxz',59,'act',0,17908);
INSERT INTO "entries" VALUES('pbke9dmxxz',60,'act',0,199);
INSERT INTO "entries" VALUES('pbke9dmxxz',61,'act',0,789);
INSERT INTO "entries" VALUES('pbke9dmxxz',62,'act',-1,65);
INSERT INTO "entries" VALUES('pbke9dmxxz',63,'act',-1,121);
INSERT INTO "entries" VALUES('pbke9dmxxz',64,'act',0,688);
INSERT INTO "entries" VALUES('pi9fbkfiak',1,'act',-1,39);
INSERT INTO "entries" VALUES('pi9fbkfiak',2,'act',-1,103);
INSERT INTO "entries" VALUES('pi9fbkfiak',3,'act',-1,160);
INSERT INTO "entries" VALUES('pi9fbkfiak',4,'act',-1,232);
INSERT INTO "entries" VALUES('pi9fbkfiak',5,'act',-1,257);
INSERT INTO "entries" VALUES('pi9fbkfiak',6,'act',-1,273);
INSERT INTO "entries" VALUES('pi9fbkfiak',7,'act',1,5570);
INSERT INTO "entries" VALUES('pi9fbkfiak',8,'act',-1,276);
INSERT INTO "entries" VALUES('pi9fbkfiak',9,'act',1,938);
INSERT INTO "entries" VALUES('pi9fbkfiak',10,'act',-1,279);
INSERT INTO "entries" VALUES('pi9fbkfiak',11,'act',0,411);
INSERT INTO "entries" VALUES('pi9fbkfiak',12,'act',-1,279);
INSERT INTO "entries" VALUES('pi9fbkfiak',13,'act',0,5832);
INSERT INTO "entries" VALUES('pi9fbkfiak',14,'act',-1,263);
INSERT INTO "entries" VALUES('pi9fbkfiak',15,'act',1,287);
INSERT INTO "entries" VALUES('pi9fbkfiak',16,'act',-1,275);
INSERT INTO "entries" VALUES('pi9fbkfiak',17,'act',1,5830);
INSERT INTO "entries" VALUES('pi9fbkfiak',18,'act',-1,271);
INSERT INTO "entries" VALUES('pi9fbkfiak',19,'act',0,5570);
INSERT INTO "entries" VALUES('pi9fbkfiak',20,'act',-1,268);
INSERT INTO "entries" VALUES('pi9fbkfiak',21,'act',0,5968);
INSERT INTO "entries" VALUES('pi9fbkfiak',22,'act',-1,263);
INSERT INTO "entries" VALUES('pi9fbkfiak',23,'act',1,417);
INSERT INTO "entries" VALUES('pi9fbkfiak',24,'act',-1,262);
INSERT INTO "entries" VALUES('pi9fbkfiak',25,'act',1,1071);
INSERT INTO "entries" VALUES('pi9fbkfiak',26,'act',1,936);
INSERT INTO "entries" VALUES('pi9fbkfiak',27,'act',-1,270);
INSERT INTO "entries" VALUES('pi9fbkfiak',28,'act',0,421);
INSERT INTO "entries" VALUES('pi9fbkfiak',29,'act',-1,264);
INSERT INTO "entries" VALUES('pi9fbkfiak',30,'act',0,5971);
INSERT INTO "entries" VALUES('pi9fbkfiak',31,'act',-1,266);
INSERT INTO "entries" VALUES('pi9fbkfiak',32,'act',1,5970);
INSERT INTO "entries" VALUES('pi9fbkfiak',33,'act',-1,273);
INSERT INTO "entries" VALUES('pi9fbkfiak',34,'act',1,5836);
INSERT INTO "entries" VALUES('pi9fbkfiak',35,'act',-1,277);
INSERT INTO "entries" VALUES('pi9fbkfiak',36,'act',0,418);
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL);
INSERT INTO "meta" VALUES('schema','3');
CREATE TABLE reviews (
        table_id TEXT NOT NULL, rules_version INTEGER NOT NULL, format INTEGER NOT NULL,
        review TEXT NOT NULL, PRIMARY KEY (table_id, rules_version));
CREATE TABLE seats (
        table_id TEXT NOT NULL, seat INTEGER NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL,
        bot TEXT NOT NULL, commitment TEXT NOT NULL, word TEXT NOT NULL,
        PRIMARY KEY (table_id, seat));
INSERT INTO "seats" VALUES('iv88vncbwc',0,'person','Player 1','','','');
INSERT INTO "seats" VALUES('iv88vncbwc',1,'person','Player 2','','','');
INSERT INTO "seats" VALUES('pbke9dmxxz',0,'person','Player 1','','','');
INSERT INTO "seats" VALUES('pbke9dmxxz',1,'person','Player 2','','','');
INSERT INTO "seats" VALUES('pi9fbkfiak',0,'person','Player 1','','','');
INSERT INTO "seats" VALUES('pi9fbkfiak',1,'person','Player 2','','','');
CREATE TABLE tables (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, rules_version INTEGER NOT NULL,
        options TEXT NOT NULL, seed TEXT NOT NULL, fingerprint TEXT NOT NULL,
        created BIGINT NOT NULL, touched BIGINT NOT NULL, state TEXT NOT NULL,
        public INTEGER NOT NULL, title TEXT NOT NULL, forked_from TEXT NOT NULL,
        forked_at INTEGER NOT NULL, next TEXT NOT NULL, ending TEXT NOT NULL, places TEXT NOT NULL,
        format INTEGER NOT NULL, dealer TEXT NOT NULL, dealing TEXT NOT NULL);
INSERT INTO "tables" VALUES('iv88vncbwc','neuroshima',2,'{"edition": "2025", "mode": "duel", "army1": "outpost", "army2": "hegemony", "first": "chance", "extended_board": "off", "moloch_hurts_allies": "off", "mirror": "off", "alternative_start": "off", "reinforcements": "off"}','52724c7f9a4e56325020b02d0f7dbac50878e674ff9c7c2fbe53f0d1d9e0da1a','11f4268a1183d5869ad6de891eb581a39743699b987386b132fb920f20a2fbf3',1794943465,1794943465,'playing',1,'A table of neuroshima','',0,'','','[]',2,'blake2b','fixed');
INSERT INTO "tables" VALUES('pbke9dmxxz','nexus',2,'{"short_game": "off", "long_game": "off", "standing_orders": "off", "king_of_the_hill": "off", "high_priority": "off", "extra_tokens": "off", "open_missions": "off", "teams": "off", "vortex": "off", "alternate_units": "off", "bad_neighbourhood": "off", "power_hungry": "off", "first": "chance", "data": "box"}','011b4e06b9e867d1a6b6573c348d68c2f5ee0567325879d59a74a6f6aa7007b8','e329b814be77e96ce8b7ff828b00f8827b88ffbda0a69ad1dcc5ededbc35f913',1794943465,1794943465,'playing',1,'A table of nexus','',0,'','','[]',2,'blake2b','fixed');
INSERT INTO "tables" VALUES('pi9fbkfiak','superhex',1,'{"gaps": "off", "first": "chance"}','c1bd8dc5474532e7532a4e88005427fdc8462716bc8e22614c9921f57b2d57ff','22d86fc94a9aee0685d87f529ffb877dc39c60a4c5d936b10760afc4ada9d7de',1794943465,1794943465,'playing',1,'A table of superhex','',0,'','','[]',2,'blake2b','fixed');
CREATE TABLE tokens (
        hash TEXT NOT NULL, table_id TEXT NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL,
        PRIMARY KEY (hash, table_id));
INSERT INTO "tokens" VALUES('8faf59916786d0ea0fd3f387857c846e68e1813b845fd4fd68b4a913877a18f9','iv88vncbwc','host',-1);
INSERT INTO "tokens" VALUES('88dde7a11360a6ff0bc31866f3218b52e87f0c54df2b285725234256ce183ebf','iv88vncbwc','watch',-1);
INSERT INTO "tokens" VALUES('fcfa346a2ad0e378c4dcefa4cdf437fec81bf08ea12b503b55a88915d98964d4','iv88vncbwc','seat',0);
INSERT INTO "tokens" VALUES('4c79383377f673871df70066b8e34f833bb273efc69095cb1a9a4bf83ca3d079','iv88vncbwc','seat',1);
INSERT INTO "tokens" VALUES('fb979d201b0cddaa0b6f758000f58893343ba88dc92c7daba83e07476e3a0fd3','pbke9dmxxz','host',-1);
INSERT INTO "tokens" VALUES('01d6291798062f955593db733e3dda5e0e59d4d298970a3210cc86b9c6bcf012','pbke9dmxxz','watch',-1);
INSERT INTO "tokens" VALUES('f035d8cfae2f73f936283661c766ec314194fcec4481f6bee25a9d024c3b85b7','pbke9dmxxz','seat',0);
INSERT INTO "tokens" VALUES('932d0ab760475603ea220fc5f0787ab5299dd1861b6114e397358c88936450f3','pbke9dmxxz','seat',1);
INSERT INTO "tokens" VALUES('3145613eb9af63684687df49f939a3f8ad1f4e5c522d30f6eda677f3de77a2fa','pi9fbkfiak','host',-1);
INSERT INTO "tokens" VALUES('7f252c3588422988f2c86b9cf0fc7976aee03233588d5b93ddaa787723938c02','pi9fbkfiak','watch',-1);
INSERT INTO "tokens" VALUES('cdd62528e2c8d02ffd0527c108b8ce6304580d892c36f2b1ee2abc3145207084','pi9fbkfiak','seat',0);
INSERT INTO "tokens" VALUES('253400ae3311dfe633dc7d6f1e095849d3ab44cc7a5de26b4d762e72a4d88c4b','pi9fbkfiak','seat',1);
CREATE INDEX tokens_of_table ON tokens (table_id);
CREATE INDEX tables_in_lobby ON tables (public, state, created);
