CREATE TABLE contacts_of_people (
    tournament TEXT NOT NULL REFERENCES tournaments (id),
    person TEXT NOT NULL,
    handle TEXT NOT NULL,
    PRIMARY KEY (tournament, person)
);
INSERT INTO contacts_of_people (tournament, person, handle)
SELECT contacts.tournament, appearances.person, MAX(contacts.handle)
FROM contacts
JOIN appearances ON appearances.tournament = contacts.tournament AND appearances.player = contacts.player
GROUP BY contacts.tournament, appearances.person;
DROP TABLE contacts;
ALTER TABLE contacts_of_people RENAME TO contacts;
CREATE INDEX contacts_by_person ON contacts (person);
