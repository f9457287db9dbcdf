-- Ruling documents as they were imported, corrections to their metadata, and card tables.
CREATE TABLE ruling_documents (
    sha256 TEXT NOT NULL PRIMARY KEY,
    stem TEXT NOT NULL,
    bytes BYTEA NOT NULL,
    meta TEXT NOT NULL,
    imported_at_ms BIGINT NOT NULL,
    imported_by TEXT NOT NULL
);

CREATE TABLE ruling_corrections (
    sha256 TEXT NOT NULL REFERENCES ruling_documents (sha256),
    number BIGINT NOT NULL,
    at_ms BIGINT NOT NULL,
    corrected_by TEXT NOT NULL,
    correction TEXT NOT NULL,
    PRIMARY KEY (sha256, number)
);

CREATE TABLE card_tables (
    version TEXT NOT NULL PRIMARY KEY,
    edition TEXT NOT NULL,
    bytes BYTEA NOT NULL,
    imported_at_ms BIGINT NOT NULL,
    note TEXT NOT NULL
);

-- Settings of this installation that are made once and kept, such as keys.
CREATE TABLE settings (
    name TEXT NOT NULL PRIMARY KEY,
    content TEXT NOT NULL
);
