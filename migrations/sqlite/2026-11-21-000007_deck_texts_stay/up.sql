-- A deck list is what was handed in: the log carries its hash, and the text beside it is only ever added to.
CREATE TRIGGER deck_texts_refuses_update BEFORE UPDATE ON deck_texts
BEGIN SELECT RAISE(ABORT, 'deck lists are only ever added to'); END;
CREATE TRIGGER deck_texts_refuses_delete BEFORE DELETE ON deck_texts
BEGIN SELECT RAISE(ABORT, 'deck lists are only ever added to'); END;
