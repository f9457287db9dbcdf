DROP TABLE staff_history;
DROP TABLE decisions;
