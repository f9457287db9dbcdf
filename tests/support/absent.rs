//! What is not on this machine.

use std::io::Write;

/// Answers for something that is not on this machine: `None`, and a line that says what was skipped and why.
///
/// # Panics
/// When `CI` is set, for there nothing may be skipped.
pub fn absent<T>(what: &str, remedy: &str) -> Option<T> {
    let name = std::thread::current().name().unwrap_or("a test").to_owned();
    assert!(
        std::env::var_os("CI").is_none(),
        "{what} is absent, and with CI set nothing is skipped: {remedy}"
    );
    // Not eprintln!: the test runner hides what a passing test prints through the macros.
    let _ = writeln!(std::io::stderr(), "skipped: {name}: {what} is absent: {remedy}");
    None
}
