//! What is sent: one entry of a log in the words that everybody reads, and a signature by which the receiver knows that it
//! came from here.

use chrono::{DateTime, SecondsFormat, Utc};
use hmac::{Hmac, KeyInit as _, Mac as _};
use serde::Serialize;
use sha2::Sha256;

use crate::app::log_lines::{LogLine, LogReader};
use crate::app::snapshot::Snapshot;
use crate::app::store::Webhook;
use crate::domain::hash::hex;

/// The kinds of entries that a message names, for programs. All of them are plain to everybody from the pages; of the
/// others, only the words are sent.
const NAMED: [&str; 14] = [
    "round-published",
    "clock-set",
    "result-recorded",
    "result-corrected",
    "pod-recorded",
    "pod-corrected",
    "round-closed",
    "cut-started",
    "player-dropped",
    "ruling-given",
    "appeal-decided",
    "tournament-closed",
    "tournament-reopened",
    "act-undone",
];

/// One entry, for a receiver.
#[derive(Debug, Serialize)]
struct Message<'a> {
    /// The same for the same entry, however often it is sent: what a receiver has seen, it leaves.
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
    /// The letters that an address has not got, oldest first, at most so many.
    pub fn for_hook(here: &Snapshot, hook: &Webhook, most: usize) -> Vec<Self> {
        let mut lines: Vec<LogLine> = here
            .log_lines(LogReader::Everyone, None)
            .take_while(|line| line.sequence >= hook.next_sequence)
            .collect();
        lines.reverse();
        lines.truncate(most);
        lines.iter().filter_map(|line| Self::of(here, hook, line)).collect()
    }

    fn of(here: &Snapshot, hook: &Webhook, line: &LogLine) -> Option<Self> {
        let kind = here.log.iter().rev().find(|one| one.sequence == line.sequence)?.kind.as_str();
        let title = here.tournament.setup().map_or("", |setup| setup.settings.title.as_str());
        let delivery = format!("{}-{}", hook.id.get(..16)?, line.sequence);
        let message = Message {
            delivery: delivery.clone(),
            tournament: here.slug().as_str(),
            title,
            sequence: line.sequence,
            kind: NAMED.contains(&kind).then_some(kind),
            at: line.at.to_rfc3339_opts(SecondsFormat::Secs, true),
            says: &line.what,
            why: line.why.as_deref(),
            by: &line.who,
            checksum: line.code.to_string(),
        };
        let body = serde_json::to_string(&message).ok()?;
        Some(Self { sequence: line.sequence, delivery, body })
    }

    /// `t=1795000000,v1=…`: the seconds since 1970 and the HMAC-SHA256 of them, a dot and the body, under the secret. The
    /// time keeps an old letter from being sent again by somebody else.
    pub fn signature(&self, secret: &str, now: DateTime<Utc>) -> String {
        let at = now.timestamp();
        let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(secret.as_bytes()) else { return String::new() };
        mac.update(format!("{at}.{}", self.body).as_bytes());
        format!("t={at},v1={}", hex(&mac.finalize().into_bytes()))
    }
}
