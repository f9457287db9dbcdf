-- The cards of the deck lists that everybody sees, now or from a time that is set, so that the page of a card reads no log.
-- It follows from the logs and the texts of the lists. Written with the summary of the tournament, whose rows of the version
-- before are rebuilt from the logs. The place is 0 before the end.
CREATE TABLE list_cards (
    tournament TEXT NOT NULL REFERENCES tournaments (id),
    player BIGINT NOT NULL,
    card TEXT NOT NULL,
    person TEXT NOT NULL,
    edition TEXT NOT NULL,
    day TEXT NOT NULL,
    place BIGINT NOT NULL,
    from_ms BIGINT NOT NULL,
    PRIMARY KEY (tournament, player, card)
);
CREATE INDEX list_cards_of_cards ON list_cards (edition, card, day);
-- Who sat in a pod with whom is asked for one person.
CREATE INDEX pod_places_of_people ON pod_places (person, tournament);
