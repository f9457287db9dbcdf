# What is wrong with a log.

integrity-sequence = entry { $found } is where entry { $wanted } belongs
integrity-cut = the log ends at entry { $ends }, but entry { $answered } was acknowledged: its end was cut off
integrity-hash = entry { $sequence } was changed: its content does not give its hash
integrity-entry-damaged = entry { $sequence } of its log is damaged, or was written by a newer version of Arbiter
integrity-log-damaged = its log is damaged
integrity-cannot-be-read = “{ $slug }” cannot be read: { $what }. The operator finds out more with “arbiter verify { $slug }” and the --database of this site, and “arbiter restore” brings back the newest backup; the page /backups has the whole command.
