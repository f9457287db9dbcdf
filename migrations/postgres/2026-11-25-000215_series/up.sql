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

CREATE TRIGGER series_log_refuses_change BEFORE UPDATE OR DELETE ON series_log
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER series_log_refuses_truncate BEFORE TRUNCATE ON series_log
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
