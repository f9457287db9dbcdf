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

CREATE TRIGGER ruling_statements_refuses_change BEFORE UPDATE OR DELETE ON ruling_statements
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ruling_statements_refuses_truncate BEFORE TRUNCATE ON ruling_statements
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
