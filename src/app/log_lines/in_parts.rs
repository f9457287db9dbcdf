//! The match log by the parts of the tournament, such as its rounds.

use std::collections::BTreeSet;

use crate::app::Snapshot;
use crate::app::log_lines::wording::LogWording;
use crate::app::log_lines::{LogLine, LogReader};
use crate::app::snapshot::Logged;
use crate::domain::id::{EntryNumber, RoundNumber};
use crate::domain::tournament::entry::Entry;
use crate::domain::tournament::entry::topic::{SeatsTopic, Topic, UndoingTopic};
use crate::domain::tournament::log_subject::LogSubject;

/// The part of a tournament to which a line of its log belongs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum LogPart {
    /// Before the first round was paired.
    Beginning,
    /// The round that the line names, or that was being played.
    Round(RoundNumber),
    /// After the tournament was closed.
    Ending,
}

/// Which lines a reader chooses; everything by default.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct LogChoice {
    /// Only lines before this number.
    pub before: Option<i64>,
    pub part: Option<LogPart>,
    pub subject: Option<LogSubject>,
}

impl LogChoice {
    fn has(&self, line: &Logged, part: LogPart) -> bool {
        self.before.is_none_or(|number| line.sequence < number)
            && self.part.is_none_or(|chosen| chosen == part)
            && self.subject.is_none_or(|chosen| chosen == line.entry().subject())
    }
}

/// A log, and to which part each of its lines belongs.
#[derive(Debug)]
pub struct LogInParts<'a> {
    here: &'a Snapshot,
    /// One for each line, oldest first.
    parts: Vec<LogPart>,
}

impl Snapshot {
    pub fn log_in_parts(&self) -> LogInParts<'_> {
        let mut course = Course::default();
        let numbered = (1..).map(EntryNumber).zip(self.log.iter());
        let parts = numbered.map(|(number, line)| course.part_of(number, line.entry())).collect();
        LogInParts { here: self, parts }
    }
}

impl LogInParts<'_> {
    /// The parts that have lines, in order.
    pub fn parts(&self) -> BTreeSet<LogPart> {
        self.parts.iter().copied().collect()
    }

    /// The chosen lines in words, newest first. The others are not put into words.
    pub fn lines(&self, to: LogReader, choice: LogChoice) -> impl Iterator<Item = (LogPart, LogLine)> {
        let wording = LogWording { names_hashes: true, ..self.here.wording(to) };
        let lines = self.here.log.iter().rev().zip(self.parts.iter().copied().rev());
        let chosen = lines.filter(move |(line, part)| choice.has(line, *part));
        chosen.map(move |(line, part)| {
            (part, LogLine::of(self.here, line, self.here.line_in_words(&wording, line)))
        })
    }
}

/// How far a tournament has come, as one reads its log from the first line.
#[derive(Debug, Default)]
struct Course {
    /// Rounds paired and not closed: several at once, if a timetable was published.
    open: BTreeSet<RoundNumber>,
    closed: Option<RoundNumber>,
    /// Every end and every reopening, and whether it is an end.
    ends: Vec<(EntryNumber, bool)>,
    /// What was undone and redone so far.
    undoings: Vec<UndoingTopic>,
}

impl Course {
    fn part_of(&mut self, number: EntryNumber, entry: &Entry) -> LogPart {
        let part = entry.round().map_or_else(|| self.now(), LogPart::Round);
        self.follow(number, entry);
        part
    }

    /// The earliest round that is not closed; between two rounds the one before.
    fn now(&self) -> LogPart {
        if self.is_over() {
            return LogPart::Ending;
        }
        let round = self.open.first().copied().or(self.closed);
        round.map_or(LogPart::Beginning, LogPart::Round)
    }

    /// What the newest end or reopening says that counts so far.
    fn is_over(&self) -> bool {
        let newest = self
            .ends
            .iter()
            .rfind(|(number, _)| UndoingTopic::let_count(self.undoings.iter().rev(), *number));
        newest.is_some_and(|(_, is_end)| *is_end)
    }

    fn follow(&mut self, number: EntryNumber, entry: &Entry) {
        if let Topic::Seats(seats) = entry.topic() {
            self.open.insert(match seats {
                SeatsTopic::Tables(it) => it.round,
                SeatsTopic::Pods(it) => it.round,
            });
        }
        if let Some(round) = closed_round(entry) {
            self.open.remove(&round);
            self.closed = Some(round);
        }
        if entry.is_end() || entry.is_reopening() {
            self.ends.push((number, entry.is_end()));
        }
        self.undoings.extend(UndoingTopic::of(entry));
    }
}

const fn closed_round(entry: &Entry) -> Option<RoundNumber> {
    if let Entry::RoundClosed(it) = entry { Some(it.round) } else { None }
}
