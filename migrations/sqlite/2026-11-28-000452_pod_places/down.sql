DROP TABLE pod_places;
