-- Addresses that hear of each new entry of a tournament, beside the log. The secret signs what is sent there.
CREATE TABLE webhooks (
    id TEXT NOT NULL PRIMARY KEY,
    tournament TEXT NOT NULL REFERENCES tournaments (id),
    address TEXT NOT NULL,
    secret TEXT NOT NULL,
    made_at_ms BIGINT NOT NULL,
    next_sequence BIGINT NOT NULL,
    next_try_at_ms BIGINT NOT NULL,
    failures BIGINT NOT NULL,
    last_failure TEXT,
    given_up BOOLEAN NOT NULL
);
CREATE INDEX webhooks_by_tournament ON webhooks (tournament);
