-- The match log is the tournament. Entries are added, never changed; triggers see to it.
CREATE TABLE tournaments (
    id TEXT NOT NULL PRIMARY KEY,
    slug TEXT NOT NULL UNIQUE,
    created_at_ms BIGINT NOT NULL
);

-- The primary key is the lock: of two writers who both saw entry 41 only one can write entry 42.
CREATE TABLE match_log (
    tournament TEXT NOT NULL REFERENCES tournaments (id),
    sequence BIGINT NOT NULL,
    at_ms BIGINT NOT NULL,
    actor TEXT NOT NULL,
    role TEXT NOT NULL,
    submission TEXT NOT NULL,
    kind TEXT NOT NULL,
    payload TEXT NOT NULL,
    hash TEXT NOT NULL,
    PRIMARY KEY (tournament, sequence)
);

-- What was sent and what was answered, so that the same form sent twice counts once.
CREATE TABLE submissions (
    tournament TEXT NOT NULL REFERENCES tournaments (id),
    submission TEXT NOT NULL,
    body_sha256 TEXT NOT NULL,
    body TEXT NOT NULL,
    first_sequence BIGINT NOT NULL,
    last_sequence BIGINT NOT NULL,
    answer TEXT NOT NULL,
    PRIMARY KEY (tournament, submission)
);

-- Deck lists as they were sent; the log carries their hash. Private until publication.
CREATE TABLE deck_texts (
    tournament TEXT NOT NULL REFERENCES tournaments (id),
    sha256 TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (tournament, sha256)
);

-- Nothing updates or deletes: a correction is a new entry. (REPLACE counts as a deletion
-- because every connection sets recursive_triggers.)
CREATE TRIGGER match_log_refuses_update BEFORE UPDATE ON match_log
BEGIN SELECT RAISE(ABORT, 'the match log is only ever added to'); END;
CREATE TRIGGER match_log_refuses_delete BEFORE DELETE ON match_log
BEGIN SELECT RAISE(ABORT, 'the match log is only ever added to'); END;
CREATE TRIGGER submissions_refuses_update BEFORE UPDATE ON submissions
BEGIN SELECT RAISE(ABORT, 'submissions are only ever added to'); END;
CREATE TRIGGER submissions_refuses_delete BEFORE DELETE ON submissions
BEGIN SELECT RAISE(ABORT, 'submissions are only ever added to'); END;
