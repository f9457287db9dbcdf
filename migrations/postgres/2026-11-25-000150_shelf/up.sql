-- The entries of ruling documents that an account keeps at hand. Only the account itself reads them.
CREATE TABLE shelf (
    account TEXT NOT NULL REFERENCES accounts (id),
    place TEXT NOT NULL,
    kept_at_ms BIGINT NOT NULL,
    PRIMARY KEY (account, place)
);
