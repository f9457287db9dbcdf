ALTER TABLE card_tables DROP COLUMN particulars;
