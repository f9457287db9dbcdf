-- The order of card tables: which was imported last is told by a number, not by a clock that two imports may share.
ALTER TABLE card_tables ADD COLUMN place BIGINT NOT NULL DEFAULT 0;
UPDATE card_tables SET place = (
    SELECT COUNT(*) FROM card_tables AS older
    WHERE older.imported_at_ms < card_tables.imported_at_ms
        OR (older.imported_at_ms = card_tables.imported_at_ms AND older.version <= card_tables.version)
);
