DROP TABLE settings;
DROP TABLE card_tables;
DROP TABLE ruling_corrections;
DROP TABLE ruling_documents;
