DROP TABLE ruling_statements;
