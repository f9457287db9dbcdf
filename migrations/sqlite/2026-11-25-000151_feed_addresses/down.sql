DROP TABLE feed_addresses;
