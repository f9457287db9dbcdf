-- Who sat in a pod with whom is asked for one person.
CREATE INDEX pod_places_of_people ON pod_places (person, tournament);
