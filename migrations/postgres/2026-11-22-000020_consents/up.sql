-- Whether the directors of a tournament agree that a person who played there is known as the same at another one.
CREATE TABLE consents (
    asked TEXT NOT NULL REFERENCES tournaments (id),
    asking TEXT NOT NULL REFERENCES tournaments (id),
    person TEXT NOT NULL,
    player BIGINT NOT NULL,
    asked_by TEXT NOT NULL,
    asked_at_ms BIGINT NOT NULL,
    agreed BOOLEAN,
    answered_by TEXT,
    answered_at_ms BIGINT,
    PRIMARY KEY (asked, asking, person)
);
CREATE INDEX consents_by_asking ON consents (asking);
