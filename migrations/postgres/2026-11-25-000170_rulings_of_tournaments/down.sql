DROP INDEX match_log_rulings;
