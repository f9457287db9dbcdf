DROP INDEX pod_places_of_people;
