DROP TABLE appointments;
DROP TABLE contacts;
