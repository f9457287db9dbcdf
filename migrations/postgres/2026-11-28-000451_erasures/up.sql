-- Erasures of a name that were begun in the logs of several tournaments: the name itself goes with the last, and this row
-- with it. What stopped in between is completed at the next start.
CREATE TABLE erasures (
    person TEXT NOT NULL PRIMARY KEY REFERENCES people (id),
    tournament TEXT NOT NULL REFERENCES tournaments (id),
    asked_by TEXT NOT NULL,
    role TEXT NOT NULL
);
