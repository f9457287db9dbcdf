ALTER TABLE applications DROP COLUMN contact;
