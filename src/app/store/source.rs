//! From where this thread reads: the database itself, or a replica that may be a moment behind.

use std::cell::Cell;

/// From where a thread reads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Source {
    Primary,
    Replica,
}

thread_local! {
    static SOURCE: Cell<Source> = const { Cell::new(Source::Primary) };
}

/// Ends a change of source, even if the work panics: the thread goes on to serve somebody else.
struct Until(Source);

impl Drop for Until {
    fn drop(&mut self) {
        SOURCE.set(self.0);
    }
}

/// Runs work whose reads may come from a replica.
pub(super) fn from_replica<T>(work: impl FnOnce() -> T) -> T {
    let _until = Until(SOURCE.replace(Source::Replica));
    work()
}

/// Runs work whose reads come from the database itself.
pub(super) fn from_primary<T>(work: impl FnOnce() -> T) -> T {
    let _until = Until(SOURCE.replace(Source::Primary));
    work()
}

/// Whether the next read may come from a replica.
pub(super) fn is_replica() -> bool {
    SOURCE.get() == Source::Replica
}

/// Reads from the database itself for the rest of the work: what was read later is never older than what was read
/// before.
pub(super) fn stay_with_primary() {
    SOURCE.set(Source::Primary);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_source_ends_with_its_work_even_if_that_panics() {
        assert!(!is_replica());
        from_replica(|| {
            assert!(is_replica());
            from_primary(|| assert!(!is_replica()));
            assert!(is_replica());
            stay_with_primary();
            assert!(!is_replica());
        });
        assert!(!is_replica());
        let panicked = std::panic::catch_unwind(|| from_replica(|| panic!("on purpose")));
        assert!(panicked.is_err() && !is_replica());
    }
}
