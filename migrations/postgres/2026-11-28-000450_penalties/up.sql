-- The penalties in force, beside the logs from which they are computed: nothing true exists only here, and no reason and no
-- name does. Written with the summary of the tournament, whose rows of the version before are rebuilt from the logs.
CREATE TABLE penalties (
    tournament TEXT NOT NULL REFERENCES tournaments (id),
    number BIGINT NOT NULL,
    player BIGINT NOT NULL,
    person TEXT NOT NULL,
    kind TEXT NOT NULL,
    level TEXT NOT NULL,
    PRIMARY KEY (tournament, number)
) PARTITION BY HASH (tournament);
DO $$ BEGIN
    FOR number IN 0..15 LOOP
        EXECUTE format(
            'CREATE TABLE penalties_%s PARTITION OF penalties FOR VALUES WITH (MODULUS 16, REMAINDER %s)', number, number
        );
    END LOOP;
END $$;
CREATE INDEX penalties_of_people ON penalties (person, tournament);
