ALTER TABLE lists_to_read DROP COLUMN removal;
DROP INDEX shown_lists_of_places;
DROP INDEX former_account_names_of_accounts;
DROP INDEX erased_staff_of_tournaments;
DROP INDEX staff_history_of_accounts;
