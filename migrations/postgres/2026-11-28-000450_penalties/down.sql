DROP TABLE penalties;
