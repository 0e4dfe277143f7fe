-- Layout 5, as the program of that time wrote it. Its tables, and the tokens of their seats:
-- {"neuroshima": {"table": "mmwrn9htbt", "tokens": ["mqg9yjx2gvgni6ihh3nh53c59jnqsts5", "arkrpwsws7y3geuseid26e6g4vgryr64"], "version": 42, "step": 42}, "nexus": {"table": "ddpb9gg8dr", "tokens": ["iembnm783m4brsfvc5egkdk7cdrap8a5", "6352gdsrjz875v6xx5inrt7r9fabpxfj"], "version": 65, "step": 65}, "superhex": {"table": "f5dmf2brwt", "tokens": ["vmcyrhruuhxik3a5p2eqchwtyssu5y4i", "x9jzt2gsqyesqzbfhukguxuej3muu6iz"], "version": 36, "step": 36}}
CREATE TABLE chat (
        table_id TEXT NOT NULL, n INTEGER NOT NULL, at BIGINT NOT NULL, seat INTEGER NOT NULL,
        name TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (table_id, n));
INSERT INTO "chat" VALUES('mmwrn9htbt',1,1794943504,0,'Player 1','good luck');
INSERT INTO "chat" VALUES('ddpb9gg8dr',1,1794943505,0,'Player 1','good luck');
INSERT INTO "chat" VALUES('f5dmf2brwt',1,1794943505,0,'Player 1','good luck');
CREATE TABLE entries (
        table_id TEXT NOT NULL, n INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL,
        value INTEGER NOT NULL, PRIMARY KEY (table_id, n));
INSERT INTO "entries" VALUES('mmwrn9htbt',1,'act',-1,8);
INSERT INTO "entries" VALUES('mmwrn9htbt',2,'act',0,302);
INSERT INTO "entries" VALUES('mmwrn9htbt',3,'act',1,311);
INSERT INTO "entries" VALUES('mmwrn9htbt',4,'act',-1,20);
INSERT INTO "entries" VALUES('mmwrn9htbt',5,'act',0,55);
INSERT INTO "entries" VALUES('mmwrn9htbt',6,'act',0,297);
INSERT INTO "entries" VALUES('mmwrn9htbt',7,'act',0,0);
INSERT INTO "entries" VALUES('mmwrn9htbt',8,'act',-1,34);
INSERT INTO "entries" VALUES('mmwrn9htbt',9,'act',-1,17);
INSERT INTO "entries" VALUES('mmwrn9htbt',10,'act',1,104);
INSERT INTO "entries" VALUES('mmwrn9htbt',11,'act',1,87);
INSERT INTO "entries" VALUES('mmwrn9htbt',12,'act',1,0);
INSERT INTO "entries" VALUES('mmwrn9htbt',13,'act',-1,23);
INSERT INTO "entries" VALUES('mmwrn9htbt',14,'act',-1,19);
INSERT INTO "entries" VALUES('mmwrn9htbt',15,'act',-1,25);
INSERT INTO "entries" VALUES('mmwrn9htbt',16,'act',0,95);
INSERT INTO "entries" VALUES('mmwrn9htbt',17,'act',0,54);
INSERT INTO "entries" VALUES('mmwrn9htbt',18,'act',0,273);
INSERT INTO "entries" VALUES('mmwrn9htbt',19,'act',0,93);
INSERT INTO "entries" VALUES('mmwrn9htbt',20,'act',0,0);
INSERT INTO "entries" VALUES('mmwrn9htbt',21,'act',-1,18);
INSERT INTO "entries" VALUES('mmwrn9htbt',22,'act',-1,21);
INSERT INTO "entries" VALUES('mmwrn9htbt',23,'act',-1,33);
INSERT INTO "entries" VALUES('mmwrn9htbt',24,'act',1,91);
INSERT INTO "entries" VALUES('mmwrn9htbt',25,'act',1,103);
INSERT INTO "entries" VALUES('mmwrn9htbt',26,'act',1,0);
INSERT INTO "entries" VALUES('mmwrn9htbt',27,'act',-1,29);
INSERT INTO "entries" VALUES('mmwrn9htbt',28,'act',-1,29);
INSERT INTO "entries" VALUES('mmwrn9htbt',29,'act',-1,29);
INSERT INTO "entries" VALUES('mmwrn9htbt',30,'act',0,1);
INSERT INTO "entries" VALUES('mmwrn9htbt',31,'act',-1,29);
INSERT INTO "entries" VALUES('mmwrn9htbt',32,'act',-1,25);
INSERT INTO "entries" VALUES('mmwrn9htbt',33,'act',-1,20);
INSERT INTO "entries" VALUES('mmwrn9htbt',34,'act',0,95);
INSERT INTO "entries" VALUES('mmwrn9htbt',35,'act',0,99);
INSERT INTO "entries" VALUES('mmwrn9htbt',36,'act',0,90);
INSERT INTO "entries" VALUES('mmwrn9htbt',37,'act',0,0);
INSERT INTO "entries" VALUES('mmwrn9htbt',38,'act',-1,32);
INSERT INTO "entries" VALUES('mmwrn9htbt',39,'act',-1,23);
INSERT INTO "entries" VALUES('mmwrn9htbt',40,'act',1,88);
INSERT INTO "entries" VALUES('mmwrn9htbt',41,'act',1,67);
INSERT INTO "entries" VALUES('mmwrn9htbt',42,'act',1,633);
INSERT INTO "entries" VALUES('ddpb9gg8dr',1,'act',-1,0);
INSERT INTO "entries" VALUES('ddpb9gg8dr',2,'act',0,6);
INSERT INTO "entries" VALUES('ddpb9gg8dr',3,'act',1,4);
INSERT INTO "entries" VALUES('ddpb9gg8dr',4,'act',-1,9);
INSERT INTO "entries" VALUES('ddpb9gg8dr',5,'act',-1,20);
INSERT INTO "entries" VALUES('ddpb9gg8dr',6,'act',-1,18);
INSERT INTO "entries" VALUES('ddpb9gg8dr',7,'act',-1,20);
INSERT INTO "entries" VALUES('ddpb9gg8dr',8,'act',-1,20);
INSERT INTO "entries" VALUES('ddpb9gg8dr',9,'act',-1,16);
INSERT INTO "entries" VALUES('ddpb9gg8dr',10,'act',-1,20);
INSERT INTO "entries" VALUES('ddpb9gg8dr',11,'act',-1,22);
INSERT INTO "entries" VALUES('ddpb9gg8dr',12,'act',-1,25);
INSERT INTO "entries" VALUES('ddpb9gg8dr',13,'act',-1,24);
INSERT INTO "entries" VALUES('ddpb9gg8dr',14,'act',-1,22);
INSERT INTO "entries" VALUES('ddpb9gg8dr',15,'act',-1,22);
INSERT INTO "entries" VALUES('ddpb9gg8dr',16,'act',-1,25);
INSERT INTO "entries" VALUES('ddpb9gg8dr',17,'act',0,492);
INSERT INTO "entries" VALUES('ddpb9gg8dr',18,'act',0,199);
INSERT INTO "entries" VALUES('ddpb9gg8dr',19,'act',0,20705);
INSERT INTO "entries" VALUES('ddpb9gg8dr',20,'act',0,199);
INSERT INTO "entries" VALUES('ddpb9gg8dr',21,'act',0,806);
INSERT INTO "entries" VALUES('ddpb9gg8dr',22,'act',-1,65);
INSERT INTO "entries" VALUES('ddpb9gg8dr',23,'act',-1,134);
INSERT INTO "entries" VALUES('ddpb9gg8dr',24,'act',0,701);
INSERT INTO "entries" VALUES('ddpb9gg8dr',25,'act',0,199);
INSERT INTO "entries" VALUES('ddpb9gg8dr',26,'act',1,272);
INSERT INTO "entries" VALUES('ddpb9gg8dr',27,'act',1,394);
INSERT INTO "entries" VALUES('ddpb9gg8dr',28,'act',1,219);
INSERT INTO "entries" VALUES('ddpb9gg8dr',29,'act',1,199);
INSERT INTO "entries" VALUES('ddpb9gg8dr',30,'act',1,7082);
INSERT INTO "entries" VALUES('ddpb9gg8dr',31,'act',1,199);
INSERT INTO "entries" VALUES('ddpb9gg8dr',32,'act',1,786);
INSERT INTO "entries" VALUES('ddpb9gg8dr',33,'act',-1,67);
INSERT INTO "entries" VALUES('ddpb9gg8dr',34,'act',-1,122);
INSERT INTO "entries" VALUES('ddpb9gg8dr',35,'act',1,689);
INSERT INTO "entries" VALUES('ddpb9gg8dr',36,'act',1,199);
INSERT INTO "entries" VALUES('ddpb9gg8dr',37,'act',0,17784);
INSERT INTO "entries" VALUES('ddpb9gg8dr',38,'act',0,199);
INSERT INTO "entries" VALUES('ddpb9gg8dr',39,'act',0,813);
INSERT INTO "entries" VALUES('ddpb9gg8dr',40,'act',-1,64);
INSERT INTO "entries" VALUES('ddpb9gg8dr',41,'act',-1,125);
INSERT INTO "entries" VALUES('ddpb9gg8dr',42,'act',0,199);
INSERT INTO "entries" VALUES('ddpb9gg8dr',43,'act',1,394);
INSERT INTO "entries" VALUES('ddpb9gg8dr',44,'act',1,199);
INSERT INTO "entries" VALUES('ddpb9gg8dr',45,'act',1,10377);
INSERT INTO "entries" VALUES('ddpb9gg8dr',46,'act',1,9827);
INSERT INTO "entries" VALUES('ddpb9gg8dr',47,'act',1,7074);
INSERT INTO "entries" VALUES('ddpb9gg8dr',48,'act',1,10263);
INSERT INTO "entries" VALUES('ddpb9gg8dr',49,'act',1,199);
INSERT INTO "entries" VALUES('ddpb9gg8dr',50,'act',1,795);
INSERT INTO "entries" VALUES('ddpb9gg8dr',51,'act',-1,67);
INSERT INTO "entries" VALUES('ddpb9gg8dr',52,'act',1,787);
INSERT INTO "entries" VALUES('ddpb9gg8dr',53,'act',-1,65);
INSERT INTO "entries" VALUES('ddpb9gg8dr',54,'act',-1,120);
INSERT INTO "entries" VALUES('ddpb9gg8dr',55,'act',1,199);
INSERT INTO "entries" VALUES('ddpb9gg8dr',56,'act',0,692);
INSERT INTO "entries" VALUES('ddpb9gg8dr',57,'act',0,241);
INSERT INTO "entries" VALUES('ddpb9gg8dr',58,'act',0,199);
INSERT INTO "entries" VALUES('ddpb9gg8dr',59,'act',0,20276);
INSERT INTO "entries" VALUES('ddpb9gg8dr',60,'act',0,20339);
INSERT INTO "entries" VALUES('ddpb9gg8dr',61,'act',0,17899);
INSERT INTO "entries" VALUES('ddpb9gg8dr',62,'act',0,199);
INSERT INTO "entries" VALUES('ddpb9gg8dr',63,'act',0,804);
INSERT INTO "entries" VALUES('ddpb9gg8dr',64,'act',-1,67);
INSERT INTO "entries" VALUES('ddpb9gg8dr',65,'act',-1,127);
INSERT INTO "entries" VALUES('f5dmf2brwt',1,'act',-1,160);
INSERT INTO "entries" VALUES('f5dmf2brwt',2,'act',-1,179);
INSERT INTO "entries" VALUES('f5dmf2brwt',3,'act',-1,150);
INSERT INTO "entries" VALUES('f5dmf2brwt',4,'act',-1,25);
INSERT INTO "entries" VALUES('f5dmf2brwt',5,'act',-1,257);
INSERT INTO "entries" VALUES('f5dmf2brwt',6,'act',-1,268);
INSERT INTO "entries" VALUES('f5dmf2brwt',7,'act',1,670);
INSERT INTO "entries" VALUES('f5dmf2brwt',8,'act',-1,268);
INSERT INTO "entries" VALUES('f5dmf2brwt',9,'act',1,676);
INSERT INTO "entries" VALUES('f5dmf2brwt',10,'act',-1,279);
INSERT INTO "entries" VALUES('f5dmf2brwt',11,'act',0,406);
INSERT INTO "entries" VALUES('f5dmf2brwt',12,'act',-1,273);
INSERT INTO "entries" VALUES('f5dmf2brwt',13,'act',0,5825);
INSERT INTO "entries" VALUES('f5dmf2brwt',14,'act',-1,276);
INSERT INTO "entries" VALUES('f5dmf2brwt',15,'act',1,283);
INSERT INTO "entries" VALUES('f5dmf2brwt',16,'act',-1,272);
INSERT INTO "entries" VALUES('f5dmf2brwt',17,'act',1,5825);
INSERT INTO "entries" VALUES('f5dmf2brwt',18,'act',-1,276);
INSERT INTO "entries" VALUES('f5dmf2brwt',19,'act',0,799);
INSERT INTO "entries" VALUES('f5dmf2brwt',20,'act',-1,276);
INSERT INTO "entries" VALUES('f5dmf2brwt',21,'act',0,5962);
INSERT INTO "entries" VALUES('f5dmf2brwt',22,'act',-1,272);
INSERT INTO "entries" VALUES('f5dmf2brwt',23,'act',1,6084);
INSERT INTO "entries" VALUES('f5dmf2brwt',24,'act',-1,272);
INSERT INTO "entries" VALUES('f5dmf2brwt',25,'act',1,287);
INSERT INTO "entries" VALUES('f5dmf2brwt',26,'act',-1,270);
INSERT INTO "entries" VALUES('f5dmf2brwt',27,'act',0,673);
INSERT INTO "entries" VALUES('f5dmf2brwt',28,'act',-1,261);
INSERT INTO "entries" VALUES('f5dmf2brwt',29,'act',0,663);
INSERT INTO "entries" VALUES('f5dmf2brwt',30,'act',-1,279);
INSERT INTO "entries" VALUES('f5dmf2brwt',31,'act',1,532);
INSERT INTO "entries" VALUES('f5dmf2brwt',32,'act',-1,275);
INSERT INTO "entries" VALUES('f5dmf2brwt',33,'act',1,5828);
INSERT INTO "entries" VALUES('f5dmf2brwt',34,'act',-1,260);
INSERT INTO "entries" VALUES('f5dmf2brwt',35,'act',0,796);
INSERT INTO "entries" VALUES('f5dmf2brwt',36,'act',0,8201);
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL);
INSERT INTO "meta" VALUES('schema','5');
CREATE TABLE reviews (
        table_id TEXT NOT NULL, rules_version INTEGER NOT NULL, format INTEGER NOT NULL,
        review TEXT NOT NULL, PRIMARY KEY (table_id, rules_version));
CREATE TABLE seats (
        table_id TEXT NOT NULL, seat INTEGER NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL,
        bot TEXT NOT NULL, commitment TEXT NOT NULL, word TEXT NOT NULL,
        PRIMARY KEY (table_id, seat));
INSERT INTO "seats" VALUES('mmwrn9htbt',0,'person','Player 1','','','');
INSERT INTO "seats" VALUES('mmwrn9htbt',1,'person','Player 2','','','');
INSERT INTO "seats" VALUES('ddpb9gg8dr',0,'person','Player 1','','','');
INSERT INTO "seats" VALUES('ddpb9gg8dr',1,'person','Player 2','','','');
INSERT INTO "seats" VALUES('f5dmf2brwt',0,'person','Player 1','','','');
INSERT INTO "seats" VALUES('f5dmf2brwt',1,'person','Player 2','','','');
CREATE TABLE tables (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, rules_version INTEGER NOT NULL,
        options TEXT NOT NULL, seed TEXT NOT NULL, fingerprint TEXT NOT NULL,
        created BIGINT NOT NULL, touched BIGINT NOT NULL, state TEXT NOT NULL,
        public INTEGER NOT NULL, title TEXT NOT NULL, forked_from TEXT NOT NULL,
        forked_at INTEGER NOT NULL, next TEXT NOT NULL, ending TEXT NOT NULL, places TEXT NOT NULL,
        format INTEGER NOT NULL, dealer TEXT NOT NULL, dealing TEXT NOT NULL,
        lesson TEXT NOT NULL, hints INTEGER NOT NULL);
INSERT INTO "tables" VALUES('mmwrn9htbt','neuroshima',2,'{"edition": "2025", "mode": "duel", "army1": "outpost", "army2": "hegemony", "first": "chance", "extended_board": "off", "moloch_hurts_allies": "off", "mirror": "off", "alternative_start": "off", "reinforcements": "off"}','f86fdae4eea4028c98f2af8688e1de1ecdb7fccf4b0aa3a7f6e64a07c011f342','8ed48978949af49d3f761a3d874afbc0dc5be630c301f724ba7b1e0a21c7f252',1794943504,1794943504,'playing',1,'A table of neuroshima','',0,'','','[]',2,'blake2b','fixed','',0);
INSERT INTO "tables" VALUES('ddpb9gg8dr','nexus',2,'{"short_game": "off", "long_game": "off", "standing_orders": "off", "king_of_the_hill": "off", "high_priority": "off", "extra_tokens": "off", "open_missions": "off", "teams": "off", "vortex": "off", "alternate_units": "off", "bad_neighbourhood": "off", "power_hungry": "off", "first": "chance", "data": "box"}','5d997a679d4570c3c7f6d6c4b7a464e094e25f99e396308cb253057e6ef116b1','edc8e1006a034d7e3bc7fe3e1f4337ebef10f511efef5314a65e854e445934f8',1794943504,1794943504,'playing',1,'A table of nexus','',0,'','','[]',2,'blake2b','fixed','',0);
INSERT INTO "tables" VALUES('f5dmf2brwt','superhex',1,'{"gaps": "off", "first": "chance"}','c3f330baac599b0c544f2e8a462310d67ce4834720d7466232ed98b5924c9040','a0c0889b80b713e1e671f6d3dda66cef1058ab1fc442ad1fbb1824a5043a8bc7',1794943505,1794943505,'playing',1,'A table of superhex','',0,'','','[]',2,'blake2b','fixed','',0);
CREATE TABLE tokens (
        hash TEXT NOT NULL, table_id TEXT NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL,
        PRIMARY KEY (hash, table_id));
INSERT INTO "tokens" VALUES('880fb2176256fee58a41aa1035b5bbeee4f98f5e7aa5c05875e47db62387801d','mmwrn9htbt','host',-1);
INSERT INTO "tokens" VALUES('8191b715dc5881cdedec44b0c1606a7d76c7dde09ba3a3189f8596e195cb19d5','mmwrn9htbt','watch',-1);
INSERT INTO "tokens" VALUES('c00c9723bef72e61b7001c9d65e1cb48a4bb7e01edfb1f914e8f2fcb2fffed05','mmwrn9htbt','seat',0);
INSERT INTO "tokens" VALUES('41ee98d8444b7a9a8fd3d31eadddc415152e2d1480a553aba883b08bdadab43d','mmwrn9htbt','seat',1);
INSERT INTO "tokens" VALUES('f2dfb0921ca9b945d44ae43518768e451c1295c75f2ac501f0e4c56b69186eb2','ddpb9gg8dr','host',-1);
INSERT INTO "tokens" VALUES('ad152a34549d6448f7812a91534d68e8891099cd61ec63c5d9a78da023e56ea8','ddpb9gg8dr','watch',-1);
INSERT INTO "tokens" VALUES('631e6e2d5cf3411c5571c6c1a23f50f426261e30f8245e1bec05a97045b772e8','ddpb9gg8dr','seat',0);
INSERT INTO "tokens" VALUES('06af2246d5c31e26ea0aa5d084df2c21cc8bf123fa2a200367c4934354599334','ddpb9gg8dr','seat',1);
INSERT INTO "tokens" VALUES('609453b755a5eb72bcf717ff13da52055f33b1bc0dbfc49fbaff76ea13b93fab','f5dmf2brwt','host',-1);
INSERT INTO "tokens" VALUES('090d9b1470b3e86f69c4e4af235f61c848e600a970f211aac9935dba20acd750','f5dmf2brwt','watch',-1);
INSERT INTO "tokens" VALUES('d6fbe69380df9a16885c29bd1b55ecfff68b501f201ac216ab631ee655dcd70a','f5dmf2brwt','seat',0);
INSERT INTO "tokens" VALUES('3134ea1b556ea17ce8b83e80df75dbe45d642f5942b05e910d145206821806de','f5dmf2brwt','seat',1);
CREATE INDEX tokens_of_table ON tokens (table_id);
CREATE INDEX tables_in_lobby ON tables (public, state, created);
