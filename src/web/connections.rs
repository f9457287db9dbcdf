//! How many connections the process has room for.

/// File descriptors kept free for the database, logs and files.
const RESERVED_FILES: usize = 200;

/// How many connections are accepted at once.
pub fn most_connections() -> usize {
    open_files().saturating_sub(RESERVED_FILES).max(100)
}

/// How many of them may be streams, by which open pages hear of changes.
pub fn most_followers() -> usize {
    most_connections() / 2
}

/// How many files this process may have open; the usual limit if that is unknown.
pub fn open_files() -> usize {
    let limits = std::fs::read_to_string("/proc/self/limits").unwrap_or_default();
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"));
    line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or(1_024)
}
