ALTER TABLE library_log DROP COLUMN hash;
