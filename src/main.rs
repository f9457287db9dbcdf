//! Reads the arguments and calls the library.

use std::process::ExitCode;

/// Returns memory soon after a crowd has left. The system allocator keeps what many threads once used.
#[cfg(all(target_os = "linux", feature = "jemalloc"))]
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

fn main() -> ExitCode {
    arbiter::cli::run()
}
