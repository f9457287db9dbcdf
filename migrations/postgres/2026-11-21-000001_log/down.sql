DROP TABLE deck_texts;
DROP TABLE submissions;
DROP TABLE match_log;
DROP TABLE tournaments;
DROP FUNCTION refuse_change();
