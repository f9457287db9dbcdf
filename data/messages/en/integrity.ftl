# What is wrong with a log.

integrity-sequence = entry { $found } is where entry { $wanted } belongs
integrity-cut = the log ends at entry { $ends }, but entry { $answered } was acknowledged: its end was cut off
integrity-hash = entry { $sequence } was changed: its content does not give its hash
