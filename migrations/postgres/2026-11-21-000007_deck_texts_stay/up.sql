-- A deck list is what was handed in: the log carries its hash, and the text beside it is only ever added to.
CREATE TRIGGER deck_texts_refuses_change BEFORE UPDATE OR DELETE ON deck_texts
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER deck_texts_refuses_truncate BEFORE TRUNCATE ON deck_texts
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
