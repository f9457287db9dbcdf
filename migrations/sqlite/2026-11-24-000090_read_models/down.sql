DROP TABLE games;
DROP TABLE appearances;
DROP TABLE summaries;
