//! The log of the program, on standard error.

use std::io::IsTerminal;

use tracing_subscriber::EnvFilter;

use crate::config::LogKind;

/// What is logged where `RUST_LOG` says nothing else. Actix calls each broken request of a stranger an error of its own.
const USUAL: &str = "info,actix_http::h1=off";

/// Begins to write it, in colours only where a terminal shows them.
pub fn start(kind: LogKind) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| USUAL.into());
    let lines = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .with_ansi(std::io::stderr().is_terminal());
    match kind {
        LogKind::Plain => lines.init(),
        LogKind::Json => {
            lines.json().flatten_event(true).with_current_span(false).with_span_list(false).init()
        }
    }
}
