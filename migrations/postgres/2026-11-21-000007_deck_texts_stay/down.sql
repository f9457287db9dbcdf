DROP TRIGGER deck_texts_refuses_truncate ON deck_texts;
DROP TRIGGER deck_texts_refuses_change ON deck_texts;
