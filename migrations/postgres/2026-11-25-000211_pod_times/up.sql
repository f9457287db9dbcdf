-- When each player of a pod that is played over days can play. They agreed once all of them name the same time. Private
-- and outside the log; the rows are deleted when the tournament is closed.
CREATE TABLE pod_times (
    tournament TEXT NOT NULL REFERENCES tournaments (id),
    round BIGINT NOT NULL,
    player BIGINT NOT NULL,
    at_ms BIGINT NOT NULL,
    PRIMARY KEY (tournament, round, player)
);
