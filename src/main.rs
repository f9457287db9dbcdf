//! Reads the arguments and calls the library.

use std::process::ExitCode;

fn main() -> ExitCode {
    arbiter::cli::run()
}
