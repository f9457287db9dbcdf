-- One table each again, with the same rows, keys, references, indexes and triggers.
CREATE FUNCTION arbiter_join(table_name TEXT) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE
    former TEXT := table_name || '_former';
    found RECORD;
BEGIN
    EXECUTE format('LOCK TABLE %I IN ACCESS EXCLUSIVE MODE', table_name);
    EXECUTE format('ALTER TABLE %I RENAME TO %I', table_name, former);
    EXECUTE format(
        'CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS INCLUDING CONSTRAINTS)', table_name, former
    );
    EXECUTE format('INSERT INTO %I SELECT * FROM %I', table_name, former);
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
        EXECUTE replace(replace(found.definition, ' ON ONLY ', ' ON '), former, table_name);
    END LOOP;
    FOR found IN
        SELECT pg_get_triggerdef(oid) AS definition FROM pg_trigger
        WHERE tgrelid = format('%I', former)::regclass AND NOT tgisinternal
    LOOP
        EXECUTE replace(found.definition, former, table_name);
    END LOOP;
    EXECUTE format('DROP TABLE %I', former);
END
$$;

SELECT arbiter_join(name)
FROM unnest(ARRAY['match_log', 'submissions', 'deck_texts', 'summaries', 'appearances', 'games']) AS name;

DROP FUNCTION arbiter_join(TEXT);
