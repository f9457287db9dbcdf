DROP TABLE decisions_elsewhere;
