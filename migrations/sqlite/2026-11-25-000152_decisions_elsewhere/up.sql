-- Decisions of other installations, as their files say: shown with their origin, and no authority here.
CREATE TABLE decisions_elsewhere (
    tournament TEXT NOT NULL,
    number BIGINT NOT NULL,
    origin TEXT NOT NULL,
    written_at_ms BIGINT NOT NULL,
    imported_at_ms BIGINT NOT NULL,
    decision TEXT NOT NULL,
    PRIMARY KEY (tournament, number)
);
CREATE INDEX decisions_elsewhere_by_origin ON decisions_elsewhere (origin);
