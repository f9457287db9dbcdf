-- What lists show of tournaments and of people. All of it is computed from the logs and can be rebuilt at any time:
-- nothing true exists only here, and no name does. A row whose hash is not that of the newest entry is out of date.
CREATE TABLE summaries (
    tournament TEXT NOT NULL PRIMARY KEY REFERENCES tournaments (id),
    sequence BIGINT NOT NULL,
    hash TEXT NOT NULL,
    version BIGINT NOT NULL,
    hidden BOOLEAN NOT NULL,
    summary TEXT NOT NULL
);

CREATE TABLE appearances (
    tournament TEXT NOT NULL REFERENCES tournaments (id),
    player BIGINT NOT NULL,
    person TEXT NOT NULL,
    place BIGINT,
    wins BIGINT NOT NULL,
    losses BIGINT NOT NULL,
    ties BIGINT NOT NULL,
    PRIMARY KEY (tournament, player)
);
CREATE INDEX appearances_by_person ON appearances (person);

-- A game has two rows, one for each side.
CREATE TABLE games (
    tournament TEXT NOT NULL REFERENCES tournaments (id),
    round BIGINT NOT NULL,
    place TEXT NOT NULL,
    player BIGINT NOT NULL,
    person TEXT NOT NULL,
    opponent TEXT NOT NULL,
    outcome TEXT NOT NULL,
    PRIMARY KEY (tournament, round, place, player)
);
CREATE INDEX games_by_person ON games (person);
