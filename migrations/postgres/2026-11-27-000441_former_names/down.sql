DROP TABLE former_names;
