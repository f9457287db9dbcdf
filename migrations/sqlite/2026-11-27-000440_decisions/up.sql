-- Past decisions as people elsewhere read them, without names, beside the logs from which they are made. Those made
-- before a member of staff joined the tournament may still say that name, and count as missing.
CREATE TABLE decisions (
    tournament TEXT NOT NULL PRIMARY KEY REFERENCES tournaments (id),
    sequence BIGINT NOT NULL,
    version BIGINT NOT NULL,
    staff BIGINT NOT NULL,
    told TEXT NOT NULL
);

-- Everybody who has or had a role at a tournament, numbered in the order in which they joined.
CREATE TABLE staff_history (
    number BIGINT NOT NULL PRIMARY KEY,
    tournament TEXT NOT NULL REFERENCES tournaments (id),
    account TEXT NOT NULL REFERENCES accounts (id),
    UNIQUE (tournament, account)
);
INSERT INTO staff_history (number, tournament, account)
SELECT ROW_NUMBER() OVER (ORDER BY tournament, account), tournament, account
FROM (SELECT DISTINCT tournament, account FROM grants) AS held;
