-- What accounts were called before their owners changed their names: it is still in what was written about them, and is
-- hidden there. The newest number tells every process that a name has changed.
CREATE TABLE former_account_names (
    number BIGINT NOT NULL PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id),
    name TEXT NOT NULL
);
