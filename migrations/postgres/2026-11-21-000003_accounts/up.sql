-- Who can sign in. Tokens and codes are stored as SHA-256 only.
CREATE TABLE accounts (
    id TEXT NOT NULL PRIMARY KEY,
    sign_in_name TEXT NOT NULL,
    folded_name TEXT NOT NULL UNIQUE,
    display_name TEXT NOT NULL,
    password_phc TEXT,
    is_operator BOOLEAN NOT NULL,
    disabled BOOLEAN NOT NULL,
    created_at_ms BIGINT NOT NULL
);

CREATE TABLE sessions (
    token_sha256 TEXT NOT NULL PRIMARY KEY,
    account TEXT REFERENCES accounts (id) ON DELETE CASCADE,
    created_at_ms BIGINT NOT NULL,
    last_seen_ms BIGINT NOT NULL,
    expires_at_ms BIGINT NOT NULL,
    user_agent TEXT NOT NULL
);
CREATE INDEX sessions_by_account ON sessions (account);

CREATE TABLE codes (
    code_sha256 TEXT NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL,
    tournament TEXT REFERENCES tournaments (id),
    role TEXT,
    account TEXT REFERENCES accounts (id) ON DELETE CASCADE,
    created_at_ms BIGINT NOT NULL,
    expires_at_ms BIGINT NOT NULL,
    used_at_ms BIGINT
);

CREATE TABLE grants (
    tournament TEXT NOT NULL REFERENCES tournaments (id),
    account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    role TEXT NOT NULL,
    granted_at_ms BIGINT NOT NULL,
    PRIMARY KEY (tournament, account, role)
);
CREATE INDEX grants_by_account ON grants (account);

-- A player's private link, and the browsers that have used it.
CREATE TABLE seat_tokens (
    token_sha256 TEXT NOT NULL PRIMARY KEY,
    tournament TEXT NOT NULL REFERENCES tournaments (id),
    player BIGINT NOT NULL,
    created_at_ms BIGINT NOT NULL,
    revoked BOOLEAN NOT NULL
);
CREATE INDEX seat_tokens_by_seat ON seat_tokens (tournament, player);

CREATE TABLE seat_sessions (
    session TEXT NOT NULL REFERENCES sessions (token_sha256) ON DELETE CASCADE,
    tournament TEXT NOT NULL REFERENCES tournaments (id),
    player BIGINT NOT NULL,
    PRIMARY KEY (session, tournament, player)
);
CREATE INDEX seat_sessions_by_seat ON seat_sessions (tournament, player);
