ALTER TABLE accounts DROP COLUMN may_assert;
ALTER TABLE accounts DROP COLUMN may_open;
