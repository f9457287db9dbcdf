-- Everybody with an account who acted at a tournament is remembered with its staff, also who had no role there, such as an
-- operator. From now on with the first entry; here are those of before.
INSERT INTO staff_history (number, tournament, account)
SELECT (SELECT COALESCE(MAX(number), 0) FROM (
        SELECT number FROM staff_history UNION ALL SELECT number FROM erased_staff
    ) AS joined) + ROW_NUMBER() OVER (ORDER BY acted.tournament, accounts.id),
    acted.tournament, accounts.id
FROM (SELECT DISTINCT tournament, actor FROM match_log WHERE actor LIKE 'account:%') AS acted
JOIN accounts ON accounts.id = substr(acted.actor, 9)
WHERE NOT EXISTS (
    SELECT 1 FROM staff_history AS known
    WHERE known.tournament = acted.tournament AND known.account = accounts.id
);

-- The pages of a tournament ask for its newest number.
CREATE INDEX erased_staff_of_tournaments ON erased_staff (tournament, number);
-- An account asks for its own names.
CREATE INDEX former_account_names_of_accounts ON former_account_names (account, number);
-- The best places of a tournament first, without reading all of its lists.
CREATE INDEX shown_lists_of_places ON shown_lists (tournament, place, player);
-- Which removal of the rows marked the tournament; empty if an entry did. So that none has the mark of another.
ALTER TABLE lists_to_read ADD COLUMN removal TEXT NOT NULL DEFAULT '';
-- A new name, or the erasure of an account, asks where it acted.
CREATE INDEX staff_history_of_accounts ON staff_history (account, number);
