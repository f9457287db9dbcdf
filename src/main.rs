//! Reads the arguments and calls the library.

use std::process::ExitCode;

/// Gives memory back soon after a crowd has left. The system's own allocator keeps what many threads once held.
#[cfg(all(target_os = "linux", feature = "jemalloc"))]
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

fn main() -> ExitCode {
    arbiter::cli::run()
}
