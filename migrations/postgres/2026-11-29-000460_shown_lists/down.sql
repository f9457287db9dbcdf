DROP TABLE lists_to_read;
DROP TABLE list_cards;
DROP TABLE shown_lists;
