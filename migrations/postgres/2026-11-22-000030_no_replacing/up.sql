-- Here a row that is replaced is updated, and that is refused already. Only SQLite needs this step.
SELECT 1;
