BEGIN TRANSACTION;
CREATE TABLE chairs (
	table_id VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	visitor VARCHAR(40), 
	name TEXT NOT NULL, 
	level VARCHAR(40), 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "chairs" VALUES('q6spPTVEFrex',0,'907F9UMKLg2Alzro','ann',NULL);
INSERT INTO "chairs" VALUES('q6spPTVEFrex',1,'myIXJiwEUe0CZtGH','bob',NULL);
INSERT INTO "chairs" VALUES('leorInuSv5pZ',0,'907F9UMKLg2Alzro','ann',NULL);
INSERT INTO "chairs" VALUES('leorInuSv5pZ',1,NULL,'',NULL);
INSERT INTO "chairs" VALUES('pWYxnv0K7HnZ',0,'GxYPT-zwryGD6oco','ann',NULL);
INSERT INTO "chairs" VALUES('pWYxnv0K7HnZ',1,'7M55_kpbHjHUf08A','bob',NULL);
INSERT INTO "chairs" VALUES('R_hNAHKNBYaZ',0,'GxYPT-zwryGD6oco','ann',NULL);
INSERT INTO "chairs" VALUES('R_hNAHKNBYaZ',1,'7M55_kpbHjHUf08A','bob',NULL);
CREATE TABLE chat (
	table_id VARCHAR(40) NOT NULL, 
	number INTEGER NOT NULL, 
	name TEXT NOT NULL, 
	seat INTEGER, 
	text TEXT NOT NULL, 
	time DOUBLE NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "chat" VALUES('q6spPTVEFrex',0,'ann',0,'good luck',1800000115.0);
INSERT INTO "chat" VALUES('q6spPTVEFrex',1,'bob',1,'<b>ü☃</b>',1800000115.0);
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
INSERT INTO "entries" VALUES('q6spPTVEFrex',0,'answer',0,'0',1800000065.0);
INSERT INTO "entries" VALUES('q6spPTVEFrex',1,'answer',1,'0',1800000070.0);
INSERT INTO "entries" VALUES('q6spPTVEFrex',2,'answer',1,'0',1800000075.0);
INSERT INTO "entries" VALUES('q6spPTVEFrex',3,'answer',0,'0',1800000080.0);
INSERT INTO "entries" VALUES('q6spPTVEFrex',4,'answer',0,'0',1800000085.0);
INSERT INTO "entries" VALUES('q6spPTVEFrex',5,'answer',1,'0',1800000090.0);
INSERT INTO "entries" VALUES('q6spPTVEFrex',6,'answer',1,'0',1800000095.0);
INSERT INTO "entries" VALUES('q6spPTVEFrex',7,'answer',0,'0',1800000100.0);
INSERT INTO "entries" VALUES('q6spPTVEFrex',8,'answer',0,'0',1800000105.0);
INSERT INTO "entries" VALUES('q6spPTVEFrex',9,'answer',1,'0',1800000110.0);
INSERT INTO "entries" VALUES('q6spPTVEFrex',10,'answer',1,'0',1800000115.0);
INSERT INTO "entries" VALUES('R_hNAHKNBYaZ',0,'answer',0,'0',1800000115.0);
INSERT INTO "entries" VALUES('R_hNAHKNBYaZ',1,'concede',1,'',1800000115.0);
CREATE TABLE meta (
	"key" VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "meta" VALUES('schema','1');
INSERT INTO "meta" VALUES('secret','dec37ad9b9752032619eea6dfb04118a9fb558a46854da1e1a62cea67ba4aa75');
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
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('q6spPTVEFrex','playing',0,1800000000.0,'{"game": "innovation", "edition": "4e", "expansions": [], "options": {}, "host": "907F9UMKLg2Alzro", "seed": 1639313032483112, "started": 1800000000.0, "rules": 1, "sets": ["base"], "result": null, "rematch": null, "kicked": [], "clock": ["live", 3600]}');
INSERT INTO "tables" VALUES('leorInuSv5pZ','open',1,1800000115.0,'{"game": "innovation", "edition": "4e", "expansions": [], "options": {}, "host": "907F9UMKLg2Alzro", "seed": 8509896121699968, "started": 0.0, "rules": 0, "sets": [], "result": null, "rematch": null, "kicked": [], "clock": ["none", 0]}');
INSERT INTO "tables" VALUES('R_hNAHKNBYaZ','finished',0,1800000115.0,'{"game": "innovation", "edition": "4e", "expansions": [], "options": {}, "host": "GxYPT-zwryGD6oco", "seed": 4510499470459981, "started": 1800000115.0, "rules": 1, "sets": ["base"], "result": {"kind": "elimination", "winners": [0], "words": "ann wins: no opponent is left"}, "rematch": "pWYxnv0K7HnZ", "kicked": [], "clock": ["none", 0]}');
INSERT INTO "tables" VALUES('pWYxnv0K7HnZ','open',0,1800000115.0,'{"game": "innovation", "edition": "4e", "expansions": [], "options": {}, "host": "GxYPT-zwryGD6oco", "seed": 5004455437349584, "started": 0.0, "rules": 0, "sets": [], "result": null, "rematch": null, "kicked": [], "clock": ["none", 0]}');
CREATE TABLE visitors (
	id VARCHAR(40) NOT NULL, 
	name TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "visitors" VALUES('907F9UMKLg2Alzro','ann');
INSERT INTO "visitors" VALUES('myIXJiwEUe0CZtGH','bob');
INSERT INTO "visitors" VALUES('GxYPT-zwryGD6oco','ann');
INSERT INTO "visitors" VALUES('7M55_kpbHjHUf08A','bob');
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_chairs_visitor ON chairs (visitor);
COMMIT;
