ALTER TABLE sessions DROP COLUMN confirmed_at_ms;
DROP TABLE recovery_codes;
DROP TABLE second_factors;
