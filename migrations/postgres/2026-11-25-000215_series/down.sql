DROP TABLE series_log;
DROP TABLE series;
