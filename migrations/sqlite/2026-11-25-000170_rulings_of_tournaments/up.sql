-- The tournaments in which somebody ruled on a dispute, found without reading the logs.
CREATE INDEX match_log_rulings ON match_log (tournament)
    WHERE kind = 'ruling-given';
