-- What people say about rulings: corrections of how a document was split, relations between entries, and what was
-- taken back. Only ever added to.
CREATE TABLE ruling_statements (
    number BIGINT NOT NULL PRIMARY KEY,
    sha256 TEXT NOT NULL REFERENCES ruling_documents (sha256),
    kind TEXT NOT NULL,
    withdraws BIGINT REFERENCES ruling_statements (number),
    at_ms BIGINT NOT NULL,
    stated_by TEXT NOT NULL,
    reason TEXT NOT NULL,
    statement TEXT NOT NULL,
    submission TEXT NOT NULL UNIQUE
);

CREATE TRIGGER ruling_statements_refuses_update BEFORE UPDATE ON ruling_statements
BEGIN SELECT RAISE(ABORT, 'statements about rulings are only ever added to'); END;
CREATE TRIGGER ruling_statements_refuses_delete BEFORE DELETE ON ruling_statements
BEGIN SELECT RAISE(ABORT, 'statements about rulings are only ever added to'); END;
