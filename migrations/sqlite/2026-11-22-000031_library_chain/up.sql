-- Each line of the library's log carries the hash of itself and of the line before. Lines from before have none.
ALTER TABLE library_log ADD COLUMN hash TEXT NOT NULL DEFAULT '';
