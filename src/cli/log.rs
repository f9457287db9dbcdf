//! The program's log, on standard error.

use std::io::IsTerminal;

use tracing_subscriber::EnvFilter;

use crate::config::LogKind;

/// The default filter, without `RUST_LOG`. Actix reports each broken request of a stranger as an error.
const USUAL: &str = "info,actix_http::h1=off";

/// Starts logging, in colour only on a terminal.
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
