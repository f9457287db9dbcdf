//! What is sent: one entry of a log in the words that everybody reads, and a signature by which the receiver knows that it
//! came from here.

use chrono::{DateTime, SecondsFormat, Utc};
use serde::Serialize;

use crate::app::error::{DeskError, to_json};
use crate::app::log_lines::{LogLine, LogReader};
use crate::app::snapshot::Snapshot;
use crate::app::store::Webhook;
use crate::domain::hash::sign;
use crate::domain::tournament::entry::LogKind;
use crate::messages::Language;

/// The kinds of entries that a message names, for programs. All of them are plain to everybody from the pages; of the
/// others, only the words are sent.
const NAMED: [LogKind; 14] = [
    LogKind::RoundPublished,
    LogKind::ClockSet,
    LogKind::ResultRecorded,
    LogKind::ResultCorrected,
    LogKind::PodRecorded,
    LogKind::PodCorrected,
    LogKind::RoundClosed,
    LogKind::CutStarted,
    LogKind::PlayerDropped,
    LogKind::RulingGiven,
    LogKind::AppealDecided,
    LogKind::TournamentClosed,
    LogKind::TournamentReopened,
    LogKind::ActUndone,
];

/// How much of the number of an address is in the number of a letter.
const OF_HOOK: usize = 16;

/// One entry, for a receiver.
#[derive(Debug, Serialize)]
struct Message<'a> {
    /// Stays the same for an entry, however often it is sent: a receiver ignores what it has seen.
    delivery: String,
    tournament: &'a str,
    title: &'a str,
    sequence: i64,
    /// The kind of entry, if it is one of the usual ones.
    #[serde(skip_serializing_if = "Option::is_none")]
    kind: Option<&'a str>,
    at: String,
    /// What happened, as the log tells everybody.
    says: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<&'a str>,
    by: &'a str,
    /// The code of the log with this entry.
    checksum: String,
}

/// A message ready to be sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Letter {
    pub sequence: i64,
    /// Its number, the same for the same entry.
    pub delivery: String,
    pub body: String,
}

impl Letter {
    /// The letters that an address has not received, oldest first, at most `most`.
    ///
    /// # Errors
    /// If one cannot be written as JSON: it must not be left out.
    pub fn for_hook(here: &Snapshot, hook: &Webhook, most: usize) -> Result<Vec<Self>, DeskError> {
        // The receiver is a program, which knows no reader.
        Language::English.speak(|| {
            let lines = here.log_lines_from(LogReader::Everyone, hook.next_sequence).take(most);
            lines.map(|line| Self::of(here, hook, &line)).collect()
        })
    }

    fn of(here: &Snapshot, hook: &Webhook, line: &LogLine) -> Result<Self, DeskError> {
        let title = here.tournament.setup().map_or("", |setup| setup.settings.title.as_str());
        let of_hook: String = hook.id.chars().take(OF_HOOK).collect();
        let delivery = format!("{of_hook}-{}", line.sequence);
        let message = Message {
            delivery: delivery.clone(),
            tournament: here.slug().as_str(),
            title,
            sequence: line.sequence,
            kind: NAMED.contains(&line.kind).then(|| line.kind.into()),
            at: line.at.to_rfc3339_opts(SecondsFormat::Secs, true),
            says: &line.what,
            why: line.why.as_deref(),
            by: &line.who,
            checksum: line.code.to_string(),
        };
        Ok(Self { sequence: line.sequence, delivery, body: to_json(&message)? })
    }

    /// `t=1795000000,v1=…`: the seconds since 1970 and the HMAC-SHA256 of them, a dot and the body, under the secret. The
    /// time keeps an old letter from being sent again by somebody else.
    ///
    /// # Errors
    /// If the secret cannot be used: nothing is sent unsigned.
    pub fn signature(&self, secret: &str, now: DateTime<Utc>) -> Result<String, DeskError> {
        let at = now.timestamp();
        let signed = sign(secret, format!("{at}.{}", self.body))
            .map_err(|error| DeskError::Unwritable { cause: error.to_string() })?;
        Ok(format!("t={at},v1={signed}"))
    }
}
