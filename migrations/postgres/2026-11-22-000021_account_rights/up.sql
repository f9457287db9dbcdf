-- What an operator lets an account do beyond its own tournaments. Directors may keep opening them.
ALTER TABLE accounts ADD COLUMN may_open BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE accounts ADD COLUMN may_assert BOOLEAN NOT NULL DEFAULT FALSE;
UPDATE accounts SET may_open = TRUE WHERE id IN (SELECT account FROM grants WHERE role = 'director');
