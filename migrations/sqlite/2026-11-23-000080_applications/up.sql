-- Players who applied for a place by themselves. Names and lists are private and outside the log; the rows are deleted
-- when the tournament is closed.
CREATE TABLE applications (
    tournament TEXT NOT NULL REFERENCES tournaments (id),
    id TEXT NOT NULL,
    token_sha256 TEXT NOT NULL UNIQUE,
    number BIGINT NOT NULL,
    at_ms BIGINT NOT NULL,
    name TEXT NOT NULL,
    deck TEXT NOT NULL,
    deck_errors BIGINT,
    deck_cards BIGINT,
    player BIGINT,
    declined TEXT,
    PRIMARY KEY (tournament, id)
);
CREATE INDEX applications_in_order ON applications (tournament, number);
