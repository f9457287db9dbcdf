DROP INDEX hidden_summaries;
CREATE INDEX appearances_by_person ON appearances (person);
DROP INDEX appearances_of_people;
