//! The match log as pages show it: each entry in words for its readers, in the language of the request.

mod concerns;
mod cut;
mod in_parts;
mod pods;
mod undone;
mod wording;

use chrono::{DateTime, Utc};

use crate::app::Snapshot;
use crate::app::snapshot::{Logged, number};
use crate::domain::actor::ActorId;
use crate::domain::id::{DisputeNumber, PlayerId, RoundNumber, SubmissionId};
use crate::domain::tournament::Tournament;
use crate::domain::tournament::act_span::ActSpan;
use crate::domain::tournament::entry::topic::{RulesTopic, Topic};
use crate::domain::tournament::entry::{Entry, LogKind};
use crate::domain::tournament::head::HeadCode;
use crate::domain::tournament::pinned_part::PinnedPart;
use crate::domain::tournament::role::Role;
use crate::domain::tournament::undo::UndoOffer;
use crate::words::people;

pub use in_parts::{LogChoice, LogInParts, LogPart};
pub use wording::LogReader;
use wording::{EntryInWords, LogWording, told};

/// One line of the log in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogLine {
    pub sequence: i64,
    /// The kind of its entry.
    pub kind: LogKind,
    pub what: String,
    /// The reason or text, if this reader may see it.
    pub why: Option<String>,
    /// When the entry was recorded.
    pub at: DateTime<Utc>,
    /// Who recorded it, and in which role.
    pub who: String,
    /// The head code of sheets printed after it.
    pub code: HeadCode,
    /// Whether it was undone: it stays in the log and no longer counts.
    pub is_undone: bool,
    /// Whether its act can be undone or redone from this line.
    pub offer: Option<UndoOffer>,
}

impl LogLine {
    fn of(here: &Snapshot, line: &Logged, told: EntryInWords) -> Self {
        Self {
            sequence: line.sequence,
            kind: line.entry().into(),
            what: told.what.to_string(),
            why: told.why,
            at: line.at,
            who: signature(here, line),
            code: HeadCode::of(line.sequence, &line.hash),
            is_undone: here.is_undone(line),
            offer: number(line).and_then(|number| here.tournament.undo_offer(number)),
        }
    }
}

/// `Nog, scorekeeper`; the role alone if that says everything.
fn signature(here: &Snapshot, line: &Logged) -> String {
    let name = here.actor(line.who());
    match (line.role.parse::<Role>(), line.who()) {
        (Ok(Role::Operator), ActorId::Operator) | (Err(_), _) => name,
        (Ok(role), _) => format!("{name}, {}", people::role(role)),
    }
}

/// Who changed something, when and why.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RecordedChange<'a> {
    /// Who changed it, as named in the log.
    pub actor: &'a ActorId,
    /// When the change was recorded.
    pub at: DateTime<Utc>,
    /// The reason given.
    pub reason: &'a str,
}

/// From what a round was paired; some of it may have changed since.
#[derive(Debug)]
pub struct BeforePairing<'a> {
    pub round: RoundNumber,
    /// The tournament as it was before.
    pub tournament: Tournament,
    /// Who had an earned bye.
    pub earned_byes: &'a [PlayerId],
    /// The players who were absent.
    pub absent: &'a [PlayerId],
}

impl Snapshot {
    /// The lines in words, newest first.
    pub fn log_lines(&self, to: LogReader) -> impl Iterator<Item = LogLine> {
        let wording = self.wording(to);
        self.log.iter().rev().map(move |line| LogLine::of(self, line, self.line_in_words(&wording, line)))
    }

    /// The lines in words that are news, newest first: see [`Entry::is_news`].
    pub fn log_lines_of_news(&self, to: LogReader) -> impl Iterator<Item = LogLine> {
        let wording = self.wording(to);
        let news = self.log.iter().rev().filter(|line| line.entry().is_news());
        news.map(move |line| LogLine::of(self, line, self.line_in_words(&wording, line)))
    }

    /// The lines from a number on in words, oldest first.
    pub fn log_lines_from(&self, to: LogReader, first: i64) -> impl Iterator<Item = LogLine> {
        let wording = self.wording(to);
        let lines = self.log.iter().skip_while(move |line| line.sequence < first);
        lines.map(move |line| LogLine::of(self, line, self.line_in_words(&wording, line)))
    }

    /// The lines of one act in words, oldest first.
    pub fn log_lines_of(&self, to: LogReader, span: ActSpan) -> impl Iterator<Item = LogLine> {
        let wording = self.wording(to);
        let lines = self.log.iter().filter(move |line| number(line).is_some_and(|it| span.holds(it)));
        lines.map(move |line| LogLine::of(self, line, self.line_in_words(&wording, line)))
    }

    /// One line in words. If a round was paired again after an undone result, other players are at that table now, so
    /// nobody is named.
    fn line_in_words(&self, wording: &LogWording<'_>, line: &Logged) -> EntryInWords {
        LogWording { names_seats: !self.is_of_others(line), ..*wording }.words_of(line.entry())
    }

    /// Whether a line was undone and names a table whose players have changed.
    fn is_of_others(&self, line: &Logged) -> bool {
        let again = |number| self.tournament.is_seated_again_since(number);
        self.is_undone(line) && number(line).is_some_and(again)
    }

    /// Everything about one player for staff, newest first.
    pub fn log_lines_about(&self, player: PlayerId) -> impl Iterator<Item = LogLine> {
        let wording = self.wording(LogReader::Staff);
        let about = move |line: &&Logged| {
            number(line).is_some_and(|it| concerns::concerns(&self.tournament, it, line.entry(), player))
                && !self.is_of_others(line)
        };
        self.log.iter().rev().filter(about).map(move |line| {
            let seat = concerns::seat(wording.names, line.entry(), player);
            let line_told = seat.map_or_else(|| self.line_in_words(&wording, line), told);
            LogLine::of(self, line, line_told)
        })
    }

    fn wording(&self, to: LogReader) -> LogWording<'_> {
        LogWording {
            here: &self.tournament,
            names: self.display_names(),
            to,
            names_seats: true,
            names_hashes: false,
        }
    }

    /// The newest change of one of these.
    pub fn last_change(&self, of: &[PinnedPart]) -> Option<RecordedChange<'_>> {
        self.log.iter().rev().filter(|line| !self.is_undone(line)).find_map(|line| {
            let (pinned, reason) = change(line.entry())?;
            of.contains(&pinned).then_some(RecordedChange { actor: line.who(), at: line.at, reason })
        })
    }

    /// The dispute that a submission opened, even if it arrived twice.
    pub fn dispute_opened_by(&self, submission: SubmissionId) -> Option<DisputeNumber> {
        self.log.iter().filter(|line| line.submission == submission).find_map(|line| {
            if let Entry::DisputeOpened(it) = line.entry() { Some(it.dispute) } else { None }
        })
    }

    /// From what a round was last paired.
    pub fn before_pairing(&self, round: RoundNumber) -> Option<BeforePairing<'_>> {
        let (until, paired) = self.log.iter().rev().find_map(|line| {
            let Entry::RoundPaired(paired) = line.entry() else { return None };
            (paired.round == round && !self.is_undone(line)).then_some((line.sequence, paired))
        })?;
        let lines = self.log.iter().take_while(|line| line.sequence < until);
        Some(BeforePairing {
            round,
            tournament: Tournament::replay(lines.map(|line| line.stamped.as_ref())),
            earned_byes: &paired.earned_byes,
            absent: &paired.absent,
        })
    }
}

fn change(entry: &Entry) -> Option<(PinnedPart, &str)> {
    let Topic::Rules(rules) = entry.topic() else { return None };
    match rules {
        RulesTopic::Beginning { .. } => None,
        RulesTopic::Settings { reason, .. } => Some((PinnedPart::Settings, reason)),
        RulesTopic::Profile { reason } => Some((PinnedPart::Profile, reason)),
        RulesTopic::Format { reason, .. } => Some((PinnedPart::Format, reason)),
    }
}
