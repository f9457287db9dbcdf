//! How many connections the process has room for.

/// File descriptors kept free for the database, logs and files.
const RESERVED_FILES: usize = 200;

/// What counts as no limit.
#[cfg(unix)]
const UNLIMITED: usize = 65_536;

/// How many connections are accepted at once.
pub fn most_connections() -> usize {
    open_files().saturating_sub(RESERVED_FILES).max(100)
}

/// How many of them may be streams, by which open pages hear of changes.
pub fn most_followers() -> usize {
    most_connections() / 2
}

/// How many files this process may have open.
#[cfg(unix)]
pub fn open_files() -> usize {
    let limit = rustix::process::getrlimit(rustix::process::Resource::Nofile).current;
    limit.and_then(|limit| usize::try_from(limit).ok()).unwrap_or(UNLIMITED)
}

/// How many files this process may have open; the system does not say.
#[cfg(not(unix))]
pub fn open_files() -> usize {
    1_024
}
