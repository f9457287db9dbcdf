-- The private address at which an account reads the feed of decisions: only its hash is stored.
CREATE TABLE feed_addresses (
    account TEXT NOT NULL PRIMARY KEY REFERENCES accounts (id),
    token_sha256 TEXT NOT NULL UNIQUE,
    made_at_ms BIGINT NOT NULL
);
