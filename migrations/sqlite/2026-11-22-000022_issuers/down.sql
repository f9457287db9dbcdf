ALTER TABLE codes DROP COLUMN issued_by;
