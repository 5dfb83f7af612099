BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('5');
CREATE TABLE barred (
	who VARCHAR(64) NOT NULL, 
	how VARCHAR(20) NOT NULL, 
	why TEXT NOT NULL, 
	since DOUBLE NOT NULL, 
	PRIMARY KEY (who)
);
CREATE TABLE chairs (
	table_id VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	visitor VARCHAR(40), 
	name TEXT NOT NULL, 
	level VARCHAR(40), 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "chairs" VALUES('eb7412835f60f89f',0,'SxjcG_-aX8ULkO2E','ann',NULL);
INSERT INTO "chairs" VALUES('eb7412835f60f89f',1,NULL,'',NULL);
INSERT INTO "chairs" VALUES('7150983a5de7ada0',0,'AeV6u1rZthb7RGm8','ann',NULL);
INSERT INTO "chairs" VALUES('7150983a5de7ada0',1,'ApsyCO6bCVuUUGAq','bob',NULL);
INSERT INTO "chairs" VALUES('3a39c814f6858b4f',0,'AeV6u1rZthb7RGm8','ann',NULL);
INSERT INTO "chairs" VALUES('3a39c814f6858b4f',1,'ApsyCO6bCVuUUGAq','bob',NULL);
INSERT INTO "chairs" VALUES('8603eaee46a4d27e',0,'SxjcG_-aX8ULkO2E','ann',NULL);
INSERT INTO "chairs" VALUES('8603eaee46a4d27e',1,'7qvyGWAaqNcVxd6T','bob',NULL);
INSERT INTO "chairs" VALUES('123d8266cf9d0cc5',0,'SxjcG_-aX8ULkO2E','ann',NULL);
INSERT INTO "chairs" VALUES('123d8266cf9d0cc5',1,'7qvyGWAaqNcVxd6T','bob',NULL);
CREATE TABLE chat (
	table_id VARCHAR(40) NOT NULL, 
	number INTEGER NOT NULL, 
	name TEXT NOT NULL, 
	seat INTEGER, 
	text TEXT NOT NULL, 
	time DOUBLE NOT NULL, visitor VARCHAR(40), 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "chat" VALUES('8603eaee46a4d27e',0,'ann',0,'good luck',1800000115.0,'SxjcG_-aX8ULkO2E');
INSERT INTO "chat" VALUES('8603eaee46a4d27e',1,'bob',1,'<b>ü☃</b>',1800000115.0,'7qvyGWAaqNcVxd6T');
CREATE TABLE entries (
	table_id VARCHAR(40) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(20) NOT NULL, 
	seat INTEGER NOT NULL, 
	value TEXT NOT NULL, 
	time DOUBLE NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "entries" VALUES('8603eaee46a4d27e',0,'answer',0,'0',1800000065.0);
INSERT INTO "entries" VALUES('8603eaee46a4d27e',1,'answer',1,'0',1800000070.0);
INSERT INTO "entries" VALUES('8603eaee46a4d27e',2,'answer',1,'0',1800000075.0);
INSERT INTO "entries" VALUES('8603eaee46a4d27e',3,'answer',0,'0',1800000080.0);
INSERT INTO "entries" VALUES('8603eaee46a4d27e',4,'answer',0,'0',1800000085.0);
INSERT INTO "entries" VALUES('8603eaee46a4d27e',5,'answer',1,'0',1800000090.0);
INSERT INTO "entries" VALUES('8603eaee46a4d27e',6,'answer',1,'0',1800000095.0);
INSERT INTO "entries" VALUES('8603eaee46a4d27e',7,'answer',0,'0',1800000100.0);
INSERT INTO "entries" VALUES('8603eaee46a4d27e',8,'answer',0,'0',1800000105.0);
INSERT INTO "entries" VALUES('8603eaee46a4d27e',9,'answer',1,'0',1800000110.0);
INSERT INTO "entries" VALUES('8603eaee46a4d27e',10,'answer',1,'0',1800000115.0);
INSERT INTO "entries" VALUES('7150983a5de7ada0',0,'answer',0,'0',1800000115.0);
INSERT INTO "entries" VALUES('7150983a5de7ada0',1,'concede',1,'',1800000115.0);
INSERT INTO "entries" VALUES('8603eaee46a4d27e',11,'resume',0,'1800000115.0',1800000115.0);
INSERT INTO "entries" VALUES('8603eaee46a4d27e',12,'resume',0,'1800000115.0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',0,'answer',0,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',1,'answer',1,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',2,'answer',1,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',3,'answer',0,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',4,'answer',0,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',5,'answer',1,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',6,'answer',1,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',7,'answer',0,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',8,'answer',0,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',9,'answer',1,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',10,'answer',1,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',11,'answer',0,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',12,'answer',0,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',13,'answer',1,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',14,'answer',1,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',15,'answer',0,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',16,'answer',0,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',17,'answer',1,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',18,'answer',1,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',19,'answer',0,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',20,'answer',0,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',21,'answer',1,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',22,'answer',1,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',23,'answer',0,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',24,'answer',0,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',25,'answer',1,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',26,'answer',1,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',27,'answer',0,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',28,'answer',0,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',29,'answer',1,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',30,'answer',1,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',31,'answer',0,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',32,'answer',0,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',33,'answer',1,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',34,'answer',1,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',35,'answer',0,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',36,'answer',0,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',37,'answer',1,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',38,'answer',1,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',39,'answer',0,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',40,'answer',0,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',41,'answer',1,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',42,'answer',1,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',43,'answer',0,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',44,'answer',0,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',45,'answer',1,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',46,'answer',1,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',47,'answer',0,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',48,'answer',0,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',49,'answer',1,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',50,'answer',1,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',51,'answer',0,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',52,'answer',0,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',53,'answer',1,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',54,'answer',1,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',55,'answer',0,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',56,'answer',0,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',57,'answer',1,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',58,'answer',1,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',59,'answer',0,'0',1800000115.0);
INSERT INTO "entries" VALUES('123d8266cf9d0cc5',60,'concede',1,'',1800000115.0);
CREATE TABLE matches (
	table_id VARCHAR(40) NOT NULL, 
	number INTEGER NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	edition VARCHAR(40) NOT NULL, 
	kind VARCHAR(20) NOT NULL, 
	private BOOLEAN NOT NULL, 
	time DOUBLE NOT NULL, 
	length INTEGER NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "matches" VALUES('7150983a5de7ada0',1,'innovation','4e','casual',0,1800000115.0,2);
INSERT INTO "matches" VALUES('123d8266cf9d0cc5',2,'innovation','4e','rated',0,1800000115.0,61);
CREATE TABLE messages (
	id INTEGER NOT NULL, 
	message TEXT NOT NULL, 
	time DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE meta (
	"key" VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "meta" VALUES('schema','5');
INSERT INTO "meta" VALUES('secret','89bd205162b19f27afe964ff88a509ec77457d9ca1fb5f848da6319d6fd49f07');
CREATE TABLE nodes (
	id INTEGER NOT NULL, 
	awake DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "nodes" VALUES(503143520,1800000115.0);
CREATE TABLE outcomes (
	table_id VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	visitor VARCHAR(40), 
	level VARCHAR(40), 
	side INTEGER NOT NULL, 
	result VARCHAR(20) NOT NULL, 
	mu DOUBLE, 
	sigma DOUBLE, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES matches (table_id)
);
INSERT INTO "outcomes" VALUES('7150983a5de7ada0',0,'AeV6u1rZthb7RGm8',NULL,0,'won',NULL,NULL);
INSERT INTO "outcomes" VALUES('7150983a5de7ada0',1,'ApsyCO6bCVuUUGAq',NULL,1,'lost',NULL,NULL);
INSERT INTO "outcomes" VALUES('123d8266cf9d0cc5',0,'SxjcG_-aX8ULkO2E',NULL,0,'won',25.0,8.33333333333333392545e+00);
INSERT INTO "outcomes" VALUES('123d8266cf9d0cc5',1,'7qvyGWAaqNcVxd6T',NULL,1,'lost',25.0,8.33333333333333392545e+00);
CREATE TABLE ratings (
	game VARCHAR(40) NOT NULL, 
	player VARCHAR(60) NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	games INTEGER NOT NULL, 
	standing DOUBLE NOT NULL, 
	PRIMARY KEY (game, player)
);
INSERT INTO "ratings" VALUES('innovation','SxjcG_-aX8ULkO2E',2.76353894931404973087e+01,8.06590141354368,1,3.43768525250945700122e+00);
INSERT INTO "ratings" VALUES('innovation','7qvyGWAaqNcVxd6T',2.23646105068595026912e+01,8.06590141354368,1,-1.83309373377153761452e+00);
CREATE TABLE seat_links (
	token VARCHAR(64) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	visitor VARCHAR(40) NOT NULL, 
	expires DOUBLE NOT NULL, 
	PRIMARY KEY (token), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE tables (
	id VARCHAR(40) NOT NULL, 
	status VARCHAR(20) NOT NULL, 
	private BOOLEAN NOT NULL, 
	created DOUBLE NOT NULL, 
	facts TEXT NOT NULL, 
	version INTEGER DEFAULT '0' NOT NULL, 
	asked INTEGER, changed DOUBLE DEFAULT '0' NOT NULL, keeper INTEGER DEFAULT '0' NOT NULL, by_itself BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('8603eaee46a4d27e','playing',0,1800000000.0,'{"game": "innovation", "edition": "4e", "expansions": [], "options": {}, "words": "asmadi", "host": "SxjcG_-aX8ULkO2E", "seed": 48721032017050, "started": 1800000000.0, "rules": 2, "sets": ["base"], "result": null, "rematch": null, "kicked": [], "marked": [], "invited": [], "proposal": null, "rated": false, "goes_on_from": null, "clock": ["live", 3600]}',10,0,1800000115.0,503143520,1);
INSERT INTO "tables" VALUES('eb7412835f60f89f','open',1,1800000115.0,'{"words": "asmadi", "invited": [], "proposal": null, "game": "innovation", "edition": "4e", "expansions": [], "options": {}, "host": "SxjcG_-aX8ULkO2E", "seed": 5143577024437555, "started": 0.0, "rules": 0, "sets": [], "result": null, "rematch": null, "kicked": [], "clock": ["none", 0]}',0,NULL,1800000115.0,0,0);
INSERT INTO "tables" VALUES('7150983a5de7ada0','finished',0,1800000115.0,'{"words": "asmadi", "invited": [], "proposal": null, "game": "innovation", "edition": "4e", "expansions": [], "options": {}, "host": "AeV6u1rZthb7RGm8", "seed": 1987319912692330, "started": 1800000115.0, "rules": 2, "sets": ["base"], "result": {"kind": "concession", "winners": [0], "words": "ann wins: bob concedes"}, "rematch": "3a39c814f6858b4f", "kicked": [], "clock": ["none", 0]}',5,NULL,1800000115.0,0,0);
INSERT INTO "tables" VALUES('3a39c814f6858b4f','open',0,1800000115.0,'{"words": "asmadi", "invited": ["ApsyCO6bCVuUUGAq"], "proposal": null, "game": "innovation", "edition": "4e", "expansions": [], "options": {}, "host": "AeV6u1rZthb7RGm8", "seed": 4956239733442346, "started": 0.0, "rules": 0, "sets": [], "result": null, "rematch": null, "kicked": [], "clock": ["none", 0]}',0,NULL,1800000115.0,0,0);
INSERT INTO "tables" VALUES('123d8266cf9d0cc5','finished',0,1800000115.0,'{"game": "innovation", "edition": "4e", "expansions": [], "options": {}, "words": "asmadi", "host": "SxjcG_-aX8ULkO2E", "seed": 579537830460264125113801815067710850879, "started": 1800000115.0, "rules": 2, "sets": ["base"], "result": {"kind": "concession", "winners": [0], "words": "ann wins: bob concedes"}, "rematch": null, "kicked": [], "marked": [], "invited": [], "proposal": null, "rated": true, "goes_on_from": null, "clock": ["none", 0]}',33,NULL,1800000115.0,503143520,0);
CREATE TABLE visitors (
	id VARCHAR(40) NOT NULL, 
	name TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "visitors" VALUES('SxjcG_-aX8ULkO2E','ann');
INSERT INTO "visitors" VALUES('7qvyGWAaqNcVxd6T','bob');
INSERT INTO "visitors" VALUES('AeV6u1rZthb7RGm8','ann');
INSERT INTO "visitors" VALUES('ApsyCO6bCVuUUGAq','bob');
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_chairs_visitor ON chairs (visitor);
CREATE INDEX ix_tables_changed ON tables (changed);
CREATE INDEX ix_tables_by_itself ON tables (by_itself);
CREATE INDEX ix_seat_links_table_id ON seat_links (table_id);
CREATE INDEX ix_chat_visitor ON chat (visitor);
CREATE UNIQUE INDEX ix_matches_number ON matches (number);
CREATE INDEX ix_outcomes_visitor ON outcomes (visitor);
CREATE INDEX ix_ratings_standing ON ratings (game, standing);
COMMIT;
