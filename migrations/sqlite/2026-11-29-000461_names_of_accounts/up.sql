-- What accounts were called before their names were changed, and from when until when (`from_ms` is empty for the first
-- name): it is still in what was written then, and is hidden there. An erased name is empty, and its account is gone. The newest number tells
-- every process that a name has changed.
CREATE TABLE former_account_names (
    number BIGINT NOT NULL PRIMARY KEY,
    account TEXT NOT NULL,
    name TEXT NOT NULL,
    from_ms BIGINT,
    until_ms BIGINT NOT NULL
);

-- The tournaments on whose staff somebody was whose account was erased, and when: nobody can find that name in what was
-- written before. Numbered together with `staff_history`.
CREATE TABLE erased_staff (
    number BIGINT NOT NULL PRIMARY KEY,
    tournament TEXT NOT NULL REFERENCES tournaments (id),
    at_ms BIGINT NOT NULL
);
