-- How a game counts for ratings, for this side; empty for a game that is not rated. Rows of the version before are
-- rebuilt from the logs.
ALTER TABLE games ADD COLUMN grade TEXT NOT NULL DEFAULT '';
