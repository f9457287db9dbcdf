-- What people were called before their name was corrected: it is still in what was written about them, and is hidden there.
-- Erased with the name.
CREATE TABLE former_names (
    person TEXT NOT NULL REFERENCES people (id),
    name TEXT NOT NULL,
    PRIMARY KEY (person, name)
);

-- Those who acted at a tournament and left its staff before anybody remembered them.
INSERT INTO staff_history (number, tournament, account)
SELECT (SELECT COALESCE(MAX(number), 0) FROM staff_history) + ROW_NUMBER() OVER (ORDER BY acted.tournament, accounts.id),
    acted.tournament, accounts.id
FROM (SELECT DISTINCT tournament, actor FROM match_log WHERE actor LIKE 'account:%') AS acted
JOIN accounts ON accounts.id = substr(acted.actor, 9)
WHERE NOT EXISTS (
    SELECT 1 FROM staff_history AS known
    WHERE known.tournament = acted.tournament AND known.account = accounts.id
);
