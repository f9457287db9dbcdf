-- How somebody who applied for a place at an event over days is reached; it goes to the contacts once they are accepted.
ALTER TABLE applications ADD COLUMN contact TEXT NOT NULL DEFAULT '';
