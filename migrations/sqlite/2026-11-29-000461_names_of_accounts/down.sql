DROP TABLE former_account_names;
