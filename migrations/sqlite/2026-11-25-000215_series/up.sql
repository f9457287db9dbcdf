-- Series of tournaments. Everything about one is in its log, which is only ever added to. `form` is what was sent, so
-- that the same form sent twice counts once; it is empty for imported entries and outside the chain.
CREATE TABLE series (
    id TEXT NOT NULL PRIMARY KEY,
    slug TEXT NOT NULL UNIQUE,
    created_at_ms BIGINT NOT NULL
);

CREATE TABLE series_log (
    series TEXT NOT NULL REFERENCES series (id),
    sequence BIGINT NOT NULL,
    at_ms BIGINT NOT NULL,
    actor TEXT NOT NULL,
    role TEXT NOT NULL,
    submission TEXT NOT NULL,
    kind TEXT NOT NULL,
    payload TEXT NOT NULL,
    hash TEXT NOT NULL,
    form TEXT NOT NULL,
    PRIMARY KEY (series, sequence),
    UNIQUE (series, submission)
);

CREATE TRIGGER series_log_refuses_update BEFORE UPDATE ON series_log
BEGIN SELECT RAISE(ABORT, 'the log of a series is only ever added to'); END;
CREATE TRIGGER series_log_refuses_delete BEFORE DELETE ON series_log
BEGIN SELECT RAISE(ABORT, 'the log of a series is only ever added to'); END;
-- See the match log: a client without recursive_triggers replaces rows without the trigger on deletion.
CREATE TRIGGER series_log_refuses_replace BEFORE INSERT ON series_log
WHEN EXISTS (
    SELECT 1 FROM series_log
    WHERE series = NEW.series AND (sequence = NEW.sequence OR submission = NEW.submission)
)
BEGIN SELECT RAISE(ABORT, 'the log of a series is only ever added to'); END;
