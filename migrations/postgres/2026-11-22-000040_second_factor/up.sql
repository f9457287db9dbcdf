-- A code from an app beside the password, and the recovery codes for the day on which the app is lost.
CREATE TABLE second_factors (
    account TEXT NOT NULL PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
    secret TEXT NOT NULL,
    begun_at_ms BIGINT NOT NULL,
    confirmed_at_ms BIGINT,
    last_step BIGINT NOT NULL
);
CREATE TABLE recovery_codes (
    account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    code_sha256 TEXT NOT NULL,
    used_at_ms BIGINT,
    PRIMARY KEY (account, code_sha256)
);
-- When the user of this browser last proved their identity.
ALTER TABLE sessions ADD COLUMN confirmed_at_ms BIGINT;
