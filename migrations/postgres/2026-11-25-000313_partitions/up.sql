-- The tables that grow with the number of tournaments are partitioned by the hash of the tournament. Each of their keys
-- begins with it. Rows move once; triggers, keys and references are those of before, on each partition.
--
-- This copies the tables: it takes their size again on the disk, and nobody reads or writes meanwhile.
CREATE FUNCTION arbiter_partition(table_name TEXT, partitions INT) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE
    former TEXT := table_name || '_former';
    rows_before BIGINT;
    rows_after BIGINT;
    found RECORD;
BEGIN
    EXECUTE format('LOCK TABLE %I IN ACCESS EXCLUSIVE MODE', table_name);
    EXECUTE format('ALTER TABLE %I RENAME TO %I', table_name, former);
    EXECUTE format(
        'CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS INCLUDING CONSTRAINTS) PARTITION BY HASH (tournament)',
        table_name, former
    );
    FOR number IN 0..partitions - 1 LOOP
        EXECUTE format(
            'CREATE TABLE %I PARTITION OF %I FOR VALUES WITH (MODULUS %s, REMAINDER %s)',
            table_name || '_' || number, table_name, partitions, number
        );
    END LOOP;
    EXECUTE format('INSERT INTO %I SELECT * FROM %I', table_name, former);
    EXECUTE format('SELECT count(*) FROM %I', former) INTO rows_before;
    EXECUTE format('SELECT count(*) FROM %I', table_name) INTO rows_after;
    IF rows_before <> rows_after THEN
        RAISE EXCEPTION '% of % rows of % were moved', rows_after, rows_before, table_name;
    END IF;
    -- Keys, references and indexes after the rows: built at once, they cost half of what they cost row by row.
    FOR found IN
        SELECT conname, pg_get_constraintdef(oid) AS definition FROM pg_constraint
        WHERE conrelid = format('%I', former)::regclass AND contype IN ('p', 'u', 'f') ORDER BY contype DESC
    LOOP
        EXECUTE format('ALTER TABLE %I DROP CONSTRAINT %I', former, found.conname);
        EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I %s', table_name, found.conname, found.definition);
    END LOOP;
    FOR found IN
        SELECT c.relname, pg_get_indexdef(i.indexrelid) AS definition
        FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid WHERE i.indrelid = format('%I', former)::regclass
    LOOP
        EXECUTE format('DROP INDEX %I', found.relname);
        EXECUTE replace(found.definition, former, table_name);
    END LOOP;
    FOR found IN
        SELECT tgname, pg_get_triggerdef(oid) AS definition, tgtype & 1 = 1 AS for_each_row FROM pg_trigger
        WHERE tgrelid = format('%I', former)::regclass AND NOT tgisinternal
    LOOP
        EXECUTE replace(found.definition, former, table_name);
        -- PostgreSQL gives each partition the triggers for rows, and not those for statements.
        IF NOT found.for_each_row THEN
            FOR number IN 0..partitions - 1 LOOP
                EXECUTE replace(found.definition, former, table_name || '_' || number);
            END LOOP;
        END IF;
    END LOOP;
    EXECUTE format('DROP TABLE %I', former);
    EXECUTE format('ANALYZE %I', table_name);
END
$$;

SELECT arbiter_partition(name, 16)
FROM unnest(ARRAY['match_log', 'submissions', 'deck_texts', 'summaries', 'appearances', 'games']) AS name;

DROP FUNCTION arbiter_partition(TEXT, INT);
