-- How a player is reached belongs to the player’s number at the tournament, so that it stays when staff say who the player
-- is. Who is which player is in `appearances`, which follows from the logs.
CREATE TABLE contacts_of_players (
    tournament TEXT NOT NULL REFERENCES tournaments (id),
    player BIGINT NOT NULL,
    handle TEXT NOT NULL,
    PRIMARY KEY (tournament, player)
);
INSERT INTO contacts_of_players (tournament, player, handle)
SELECT contacts.tournament, appearances.player, contacts.handle
FROM contacts
JOIN appearances ON appearances.tournament = contacts.tournament AND appearances.person = contacts.person;
DROP TABLE contacts;
ALTER TABLE contacts_of_players RENAME TO contacts;
