-- Browsers that an account has signed in with: strangers who guess its password do not keep them waiting.
CREATE TABLE known_browsers (
    account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    token_sha256 TEXT NOT NULL,
    last_ms BIGINT NOT NULL,
    PRIMARY KEY (account, token_sha256)
);
CREATE INDEX known_browsers_by_token ON known_browsers (token_sha256);
