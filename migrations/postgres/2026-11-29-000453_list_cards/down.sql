DROP TABLE list_cards;
