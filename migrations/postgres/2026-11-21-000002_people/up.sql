-- Names are stored here and not in the log, so that a person can be forgotten.
CREATE TABLE people (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT,
    folded TEXT,
    created_at_ms BIGINT NOT NULL,
    erased BOOLEAN NOT NULL
);
CREATE INDEX people_by_folded ON people (folded);
