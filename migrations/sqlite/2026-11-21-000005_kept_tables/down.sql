-- An older program would take a kept table for the newest import. It has its own tables and can do without.
DELETE FROM card_tables WHERE NOT imported;
ALTER TABLE card_tables DROP COLUMN imported;
