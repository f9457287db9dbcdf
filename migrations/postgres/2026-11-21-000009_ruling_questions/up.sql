-- Questions that nothing in the library decided, kept for the rules committee, and what settled them. Only ever added to.
CREATE TABLE ruling_questions (
    number BIGINT NOT NULL PRIMARY KEY,
    settles BIGINT UNIQUE REFERENCES ruling_questions (number),
    edition TEXT NOT NULL,
    day TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    said_by TEXT NOT NULL,
    words TEXT NOT NULL,
    submission TEXT NOT NULL UNIQUE
);

CREATE TRIGGER ruling_questions_refuses_change BEFORE UPDATE OR DELETE ON ruling_questions
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ruling_questions_refuses_truncate BEFORE TRUNCATE ON ruling_questions
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
