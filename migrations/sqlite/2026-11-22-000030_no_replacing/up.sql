-- A client that has not set recursive_triggers replaces a row without the trigger on deletion: the key that is there
-- already is refused before.
CREATE TRIGGER match_log_refuses_replace BEFORE INSERT ON match_log
WHEN EXISTS (SELECT 1 FROM match_log WHERE tournament = NEW.tournament AND sequence = NEW.sequence)
BEGIN SELECT RAISE(ABORT, 'the match log is only ever added to'); END;
CREATE TRIGGER submissions_refuses_replace BEFORE INSERT ON submissions
WHEN EXISTS (SELECT 1 FROM submissions WHERE tournament = NEW.tournament AND submission = NEW.submission)
BEGIN SELECT RAISE(ABORT, 'submissions are only ever added to'); END;
CREATE TRIGGER deck_texts_refuses_replace BEFORE INSERT ON deck_texts
WHEN EXISTS (SELECT 1 FROM deck_texts WHERE tournament = NEW.tournament AND sha256 = NEW.sha256)
BEGIN SELECT RAISE(ABORT, 'deck lists are only ever added to'); END;
CREATE TRIGGER library_log_refuses_replace BEFORE INSERT ON library_log
WHEN EXISTS (SELECT 1 FROM library_log WHERE number = NEW.number OR submission = NEW.submission)
BEGIN SELECT RAISE(ABORT, 'statements about the library are only ever added to'); END;
