DROP TABLE seat_sessions;
DROP TABLE seat_tokens;
DROP TABLE grants;
DROP TABLE codes;
DROP TABLE sessions;
DROP TABLE accounts;
