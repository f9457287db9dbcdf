-- The deck lists that everybody sees, now or from a time that is set, and their cards, so that the page of a card reads no log. They
-- follow from the logs and the texts of the lists. The place is 0 before the end. `read_from` tells from what the cards
-- of a list were read; it is empty while they cannot be read.
CREATE TABLE shown_lists (
    tournament TEXT NOT NULL REFERENCES tournaments (id),
    player BIGINT NOT NULL,
    person TEXT NOT NULL,
    place BIGINT NOT NULL,
    from_ms BIGINT NOT NULL,
    read_from TEXT NOT NULL,
    PRIMARY KEY (tournament, player)
) PARTITION BY HASH (tournament);
CREATE TABLE list_cards (
    tournament TEXT NOT NULL REFERENCES tournaments (id),
    player BIGINT NOT NULL,
    card TEXT NOT NULL,
    PRIMARY KEY (tournament, player, card)
) PARTITION BY HASH (tournament);
DO $$ BEGIN
    FOR number IN 0..15 LOOP
        EXECUTE format(
            'CREATE TABLE shown_lists_%s PARTITION OF shown_lists FOR VALUES WITH (MODULUS 16, REMAINDER %s)', number, number
        );
        EXECUTE format(
            'CREATE TABLE list_cards_%s PARTITION OF list_cards FOR VALUES WITH (MODULUS 16, REMAINDER %s)', number, number
        );
    END LOOP;
END $$;
CREATE INDEX list_cards_of_cards ON list_cards (card, tournament, player);
-- The tournaments whose lists are to be read from the log once more, each with the number of the entry that changed them.
-- Until that is done, the rows above do not count.
CREATE TABLE lists_to_read (
    tournament TEXT NOT NULL PRIMARY KEY REFERENCES tournaments (id),
    sequence BIGINT NOT NULL
);
-- Of the tournaments that are there already, all but those whose summary says that they are over and show no list.
INSERT INTO lists_to_read (tournament, sequence)
SELECT id, COALESCE((SELECT MAX(sequence) FROM match_log WHERE match_log.tournament = tournaments.id), 0)
FROM tournaments
WHERE NOT EXISTS (
    SELECT 1 FROM summaries
    WHERE summaries.tournament = tournaments.id AND summaries.version = 5
        AND summaries.sequence = (SELECT MAX(sequence) FROM match_log WHERE match_log.tournament = tournaments.id)
        AND EXISTS (
            SELECT 1 FROM appearances WHERE appearances.tournament = tournaments.id AND appearances.place IS NOT NULL
        )
        AND NOT EXISTS (
            SELECT 1 FROM appearances
            WHERE appearances.tournament = tournaments.id AND appearances.list_from_ms IS NOT NULL
        )
);
