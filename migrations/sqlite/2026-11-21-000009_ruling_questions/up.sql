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

CREATE TRIGGER ruling_questions_refuses_update BEFORE UPDATE ON ruling_questions
BEGIN SELECT RAISE(ABORT, 'questions about rulings are only ever added to'); END;
CREATE TRIGGER ruling_questions_refuses_delete BEFORE DELETE ON ruling_questions
BEGIN SELECT RAISE(ABORT, 'questions about rulings are only ever added to'); END;
