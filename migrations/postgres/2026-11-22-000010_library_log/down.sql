CREATE TABLE ruling_corrections (
    sha256 TEXT NOT NULL REFERENCES ruling_documents (sha256),
    number BIGINT NOT NULL,
    at_ms BIGINT NOT NULL,
    corrected_by TEXT NOT NULL,
    correction TEXT NOT NULL,
    PRIMARY KEY (sha256, number)
);

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

INSERT INTO ruling_corrections
SELECT document, row_number() OVER (PARTITION BY document ORDER BY number), at_ms, stated_by, payload
FROM library_log WHERE kind = 'description';

INSERT INTO ruling_statements
SELECT number, document, kind, CASE kind WHEN 'withdrawal' THEN CAST(payload AS BIGINT) END, at_ms, stated_by, reason,
    CASE kind WHEN 'withdrawal' THEN '' ELSE payload END, submission
FROM library_log WHERE kind IN ('split', 'relation', 'withdrawal');

INSERT INTO ruling_questions
SELECT number, NULL, asked.payload::json ->> 'edition', asked.payload::json ->> 'day', at_ms, stated_by, asked.payload::json ->> 'words', submission
FROM library_log AS asked WHERE kind = 'question';

INSERT INTO ruling_questions
SELECT line.number, asked.number, asked.payload::json ->> 'edition', asked.payload::json ->> 'day', line.at_ms, line.stated_by, line.reason,
    line.submission
FROM library_log AS line JOIN library_log AS asked
    ON asked.number = CASE line.kind WHEN 'settlement' THEN CAST(line.payload AS BIGINT) END;

DROP TABLE library_log;
