-- What people state about the rulings library, in one log: corrections of documents, relations between entries,
-- descriptions of documents, questions that nothing decides, and what withdrew or settled them. Only ever added to.
CREATE TABLE library_log (
    number BIGINT NOT NULL PRIMARY KEY,
    document TEXT REFERENCES ruling_documents (sha256),
    at_ms BIGINT NOT NULL,
    stated_by TEXT NOT NULL,
    reason TEXT NOT NULL,
    kind TEXT NOT NULL,
    payload TEXT NOT NULL,
    submission TEXT NOT NULL UNIQUE,
    asked_sha256 TEXT NOT NULL
);

-- What was stated keeps its number.
INSERT INTO library_log
SELECT number, sha256, at_ms, stated_by, reason, kind,
    CASE WHEN withdraws IS NULL THEN statement ELSE CAST(withdraws AS TEXT) END, submission, ''
FROM ruling_statements;

-- Descriptions bore no form's number. Those of one document stay in their order.
INSERT INTO library_log
SELECT
    (SELECT coalesce(max(number), 0) FROM ruling_statements) + row_number() OVER (ORDER BY number, sha256),
    sha256, at_ms, corrected_by, '', 'description', correction, 'description ' || number || ' of ' || sha256, ''
FROM ruling_corrections;

-- One form's number may have come with a statement and with a question.
INSERT INTO library_log
SELECT
    earlier.lines + number, NULL, at_ms, said_by, CASE WHEN settles IS NULL THEN '' ELSE words END,
    CASE WHEN settles IS NULL THEN 'question' ELSE 'settlement' END,
    CASE WHEN settles IS NULL
        THEN json_object('words', words, 'edition', edition, 'day', day)
        ELSE CAST(earlier.lines + settles AS TEXT)
    END,
    CASE WHEN submission IN (SELECT submission FROM ruling_statements)
        THEN 'question ' || number || ' of ' || submission
        ELSE submission
    END,
    ''
FROM ruling_questions, (
    SELECT (SELECT coalesce(max(number), 0) FROM ruling_statements) + (SELECT count(*) FROM ruling_corrections) AS lines
) AS earlier;

DROP TABLE ruling_questions;
DROP TABLE ruling_statements;
DROP TABLE ruling_corrections;

CREATE TRIGGER library_log_refuses_update BEFORE UPDATE ON library_log
BEGIN SELECT RAISE(ABORT, 'statements about the library are only ever added to'); END;
CREATE TRIGGER library_log_refuses_delete BEFORE DELETE ON library_log
BEGIN SELECT RAISE(ABORT, 'statements about the library are only ever added to'); END;
