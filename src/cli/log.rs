//! The program's log, on standard error.

use std::io::{self, IsTerminal, Write};

use tracing::{Event, Subscriber};
use tracing_subscriber::EnvFilter;
use tracing_subscriber::fmt::format::Writer;
use tracing_subscriber::fmt::{FmtContext, FormatEvent, FormatFields};
use tracing_subscriber::registry::LookupSpan;

use crate::cli::progress;
use crate::config::LogKind;
use crate::messages::Language;

/// What no filter lets through unless it names them. Actix reports each broken request of a stranger as an error, and usvg
/// warns of each letter that no font has: strangers could fill the log.
const QUIET: &str = "actix_http::h1=off,usvg=error";

/// What `RUST_LOG` asks for, or else what an operator usually reads.
fn filter() -> EnvFilter {
    let asked = std::env::var(EnvFilter::DEFAULT_ENV).ok().filter(|asked| !asked.trim().is_empty());
    let asked = asked.and_then(|asked| EnvFilter::try_new(format!("{QUIET},{asked}")).ok());
    asked.unwrap_or_else(|| format!("info,{QUIET}").into())
}

/// Standard error, above a bar that may be drawn there.
struct AboveBar;

impl Write for AboveBar {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        progress::beside(&io::stderr(), || io::stderr().write(bytes))
    }

    fn flush(&mut self) -> io::Result<()> {
        io::stderr().flush()
    }
}

/// Starts logging, in colour only on a terminal.
pub fn start(kind: LogKind) {
    let lines = tracing_subscriber::fmt()
        .with_env_filter(filter())
        .with_writer(|| AboveBar)
        .with_ansi(std::io::stderr().is_terminal());
    match kind {
        LogKind::Plain => lines.map_event_format(InEnglish).init(),
        LogKind::Json => lines
            .json()
            .flatten_event(true)
            .with_current_span(false)
            .with_span_list(false)
            .map_event_format(InEnglish)
            .init(),
    }
}

/// Writes every line in English, whatever the language of the visitor for whom the thread works: an error is written by
/// messages.
struct InEnglish<Format>(Format);

impl<Lines, Fields, Format> FormatEvent<Lines, Fields> for InEnglish<Format>
where
    Lines: Subscriber + for<'a> LookupSpan<'a>,
    Fields: for<'a> FormatFields<'a> + 'static,
    Format: FormatEvent<Lines, Fields>,
{
    fn format_event(
        &self,
        context: &FmtContext<'_, Lines, Fields>,
        writer: Writer<'_>,
        event: &Event<'_>,
    ) -> std::fmt::Result {
        Language::English.speak(|| self.0.format_event(context, writer, event))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};

    use super::*;
    use crate::app::DeskError;

    /// Keeps what is written.
    #[derive(Clone, Default)]
    struct Kept(Arc<Mutex<Vec<u8>>>);

    impl io::Write for Kept {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().unwrap().extend_from_slice(bytes);
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn the_log_is_in_english_also_for_a_german_visitor() {
        let kept = [Kept::default(), Kept::default()];
        let [plain, json] = kept.clone();
        let plain =
            tracing_subscriber::fmt().with_writer(move || plain.clone()).map_event_format(InEnglish).finish();
        let json =
            tracing_subscriber::fmt().with_writer(move || json.clone()).json().map_event_format(InEnglish);
        let error = DeskError::LinkSpent;
        let warn = || Language::German.speak(|| tracing::warn!(%error, "refused"));
        tracing::subscriber::with_default(plain, warn);
        tracing::subscriber::with_default(json.finish(), warn);
        for kept in kept {
            let line = String::from_utf8(kept.0.lock().unwrap().clone()).unwrap();
            assert!(line.contains(&error.to_string()), "{line}");
        }
        assert_ne!(Language::German.speak(|| error.to_string()), error.to_string(), "the control");
    }
}
