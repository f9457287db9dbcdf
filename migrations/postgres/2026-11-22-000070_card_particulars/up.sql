-- What an import told of its cards beside the facts that judge decks, their text included; empty where it told nothing.
ALTER TABLE card_tables ADD COLUMN particulars BYTEA NOT NULL DEFAULT '';
