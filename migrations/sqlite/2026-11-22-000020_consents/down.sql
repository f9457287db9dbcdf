DROP TABLE consents;
