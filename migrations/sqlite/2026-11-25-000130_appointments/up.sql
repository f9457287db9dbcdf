-- How players of a round that is played over days reach each other, and when they agreed to play. Private and outside
-- the log; the rows are deleted when the tournament is closed, and a contact with the name of its person.
CREATE TABLE contacts (
    tournament TEXT NOT NULL REFERENCES tournaments (id),
    person TEXT NOT NULL,
    handle TEXT NOT NULL,
    PRIMARY KEY (tournament, person)
);
CREATE INDEX contacts_by_person ON contacts (person);
CREATE TABLE appointments (
    tournament TEXT NOT NULL REFERENCES tournaments (id),
    round BIGINT NOT NULL,
    one BIGINT NOT NULL,
    other BIGINT NOT NULL,
    at_ms BIGINT NOT NULL,
    noted_by BIGINT NOT NULL,
    PRIMARY KEY (tournament, round, one, other)
);
