DROP TABLE pod_times;
