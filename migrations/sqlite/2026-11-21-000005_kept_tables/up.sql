-- Whether somebody imported a card table, or it was kept because a tournament pinned it. Only an imported one can
-- be the newest.
ALTER TABLE card_tables ADD COLUMN imported BOOLEAN NOT NULL DEFAULT TRUE;
