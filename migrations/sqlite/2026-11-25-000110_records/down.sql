DROP TABLE visibilities;
ALTER TABLE appearances DROP COLUMN list_from_ms;
ALTER TABLE summaries DROP COLUMN day;
DELETE FROM games;
DELETE FROM appearances;
DELETE FROM summaries;
