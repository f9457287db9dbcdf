-- What pages about people need beside the log: the day of a tournament, and from when everybody sees a deck list.
-- All rows are computed from the logs again when they are asked for.
DELETE FROM games;
DELETE FROM appearances;
DELETE FROM summaries;
ALTER TABLE summaries ADD COLUMN day TEXT NOT NULL DEFAULT '';
ALTER TABLE appearances ADD COLUMN list_from_ms BIGINT;

-- How a player wants to be shown, said with the private link of a seat. No row: by name.
CREATE TABLE visibilities (
    tournament TEXT NOT NULL REFERENCES tournaments (id),
    player BIGINT NOT NULL,
    visibility TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    PRIMARY KEY (tournament, player)
);
