-- Whether somebody plays at a tournament that everybody may see is answered by indexes alone.
CREATE INDEX appearances_of_people ON appearances (person, tournament);
DROP INDEX appearances_by_person;
CREATE INDEX hidden_summaries ON summaries (tournament) WHERE hidden;
