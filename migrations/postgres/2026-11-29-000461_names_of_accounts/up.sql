-- What accounts were called before their names were changed, and from when until when (`from_ms` is empty for the first
-- name): it is still in what was written then, and is hidden there. The newest number tells every process that a name has changed.
CREATE TABLE former_account_names (
    number BIGINT NOT NULL PRIMARY KEY,
    account TEXT NOT NULL,
    name TEXT NOT NULL,
    from_ms BIGINT,
    until_ms BIGINT NOT NULL
);
