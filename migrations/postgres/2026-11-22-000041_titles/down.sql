DROP INDEX match_log_titles;
