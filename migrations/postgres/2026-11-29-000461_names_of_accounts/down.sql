DROP TABLE erased_staff;
DROP TABLE former_account_names;
