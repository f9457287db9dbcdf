-- The entries that name a tournament, found without reading the logs.
CREATE INDEX match_log_titles ON match_log (tournament)
    WHERE kind IN ('tournament-created', 'settings-changed');
