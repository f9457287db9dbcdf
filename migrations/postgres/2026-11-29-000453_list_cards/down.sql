DROP INDEX pod_places_of_people;
DROP TABLE list_cards;
