-- The places in the pods of finished tournaments, from which ratings follow: one row for each seat of a heat. Written with
-- the summary of the tournament, whose rows of the version before are rebuilt from the logs.
CREATE TABLE pod_places (
    tournament TEXT NOT NULL REFERENCES tournaments (id),
    round BIGINT NOT NULL,
    pod TEXT NOT NULL,
    player BIGINT NOT NULL,
    person TEXT NOT NULL,
    place BIGINT NOT NULL,
    PRIMARY KEY (tournament, round, pod, player)
);
