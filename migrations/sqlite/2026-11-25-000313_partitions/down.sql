-- A file has no partitions. Only PostgreSQL needs this step.
SELECT 1;
