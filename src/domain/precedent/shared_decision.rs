//! A decision as it travels to other installations, and what no page of this program would have let anybody write into one.

use chrono::{DateTime, Datelike, NaiveDate, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

use crate::domain::edition::Edition;
use crate::domain::id::{DisputeNumber, TournamentId};
use crate::domain::precedent::{Decision, Review};
use crate::domain::tournament::dispute::{Attached, Treatment};
use crate::domain::unseen::{hides, is_unseen};

/// The longest question, ruling or final word, in characters, as on the page of a dispute.
pub const LONGEST_TEXT: usize = 4_000;
/// The longest title, citation or origin, in characters.
pub const LONGEST_NAME: usize = 300;
/// The most citations of one decision.
pub const MOST_CITED: usize = 50;
/// The year in which the game appeared: no decision is older.
const FIRST_YEAR: i32 = 1994;
/// A clock that nobody set counts from this year.
const FIRST_CLOCK: i32 = 1970;
/// How far the clocks of two machines may differ.
const CLOCKS_DIFFER: TimeDelta = TimeDelta::days(1);

/// A decision as it travels: what everybody may read of it, without names and without facts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SharedDecision {
    /// The tournament in which it was decided, wherever that is held.
    pub tournament: TournamentId,
    /// The dispute's number in its tournament.
    pub number: DisputeNumber,
    /// The tournament's title.
    pub title: String,
    /// The game it plays.
    pub edition: Edition,
    /// The day whose rules applied.
    pub day: NaiveDate,
    /// How it is cited where it was given.
    pub citation: String,
    /// The question, without names.
    pub question: String,
    /// The ruling, without names.
    pub ruling: String,
    /// The final word on an appeal, if there was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<String>,
    /// Whether an appeal upheld or overturned it.
    pub review: Review,
    /// What the decision in force rests on, without the words quoted.
    pub cited: Vec<SharedGround>,
    /// When it became what it is.
    pub settled: DateTime<Utc>,
}

/// What a shared decision rests on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SharedGround {
    /// How the decision treats it.
    pub treatment: Treatment,
    /// The citation of the text or decision.
    pub citation: String,
}

/// What is wrong with a line whose hash fits.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LineFault {
    /// It is not JSON, or has other fields or values.
    Unread(String),
    /// The origin is no address of a site, too long or hides something.
    Origin,
    /// The file was written later than now, or before any clock counts.
    Written,
    /// A title or a citation is too long.
    LongName,
    /// A question, ruling or final word is too long.
    LongText,
    /// More citations than any decision has.
    ManyCited,
    /// Characters that cannot be seen, or that reorder others.
    Unseen,
    /// A question or ruling without words.
    Empty,
    /// A day before the game, or years after the file.
    Year,
    /// A decision that is newer than the file, or older than any clock counts.
    Settled,
    /// A dispute without a number: they are counted from 1.
    Number,
    /// A final word without an appeal, or the other way round.
    Review,
    /// A decision that an earlier line has.
    Twice,
}

impl SharedDecision {
    /// What travels of a decision.
    pub fn of(decision: &Decision) -> Self {
        let rests = decision.cited.iter().filter(|attached| decision.rests_on(attached));
        let ground = |attached: &Attached| SharedGround {
            treatment: attached.treatment,
            citation: attached.cited.citation.clone(),
        };
        Self {
            tournament: decision.tournament,
            number: decision.number,
            title: decision.title.clone(),
            edition: decision.edition,
            day: decision.day,
            citation: decision.citation.clone(),
            question: decision.told.question.clone(),
            ruling: decision.told.ruling.clone(),
            last: decision.told.last.clone(),
            review: decision.review,
            cited: rests.map(ground).collect(),
            settled: decision.settled,
        }
    }

    /// Its place in the world: no two decisions share it.
    pub const fn place(&self) -> (TournamentId, DisputeNumber) {
        (self.tournament, self.number)
    }

    /// Whether another installation takes it from a file that is written now.
    pub fn may_travel(&self, now: DateTime<Utc>) -> bool {
        self.fault(now).is_none()
    }

    /// What no page would have let anybody write into a file of this time.
    pub(super) fn fault(&self, written: DateTime<Utc>) -> Option<LineFault> {
        let grounds = self.cited.iter().map(|ground| &ground.citation);
        let names = || [&self.title, &self.citation].into_iter().chain(grounds.clone());
        let texts = || [&self.question, &self.ruling].into_iter().chain(&self.last);
        let hidden = names().any(|name| name.chars().any(is_unseen)) || texts().any(|text| hides(text));
        let empty = self.question.trim().is_empty() || self.ruling.trim().is_empty();
        // Somebody may try out the tournament of next year, with a dispute.
        let years = FIRST_YEAR..=written.year().saturating_add(1);
        let faults = [
            (names().any(|name| is_longer(name, LONGEST_NAME)), LineFault::LongName),
            (texts().any(|text| is_longer(text, LONGEST_TEXT)), LineFault::LongText),
            (self.cited.len() > MOST_CITED, LineFault::ManyCited),
            (hidden, LineFault::Unseen),
            (empty, LineFault::Empty),
            (!years.contains(&self.day.year()), LineFault::Year),
            (!is_time_by(self.settled, written), LineFault::Settled),
            (self.number.0 == 0, LineFault::Number),
            (self.last.is_some() == (self.review == Review::NotAppealed), LineFault::Review),
        ];
        faults.into_iter().find_map(|(wrong, fault)| wrong.then_some(fault))
    }
}

/// Whether a clock can have shown this time by then.
pub(super) fn is_time_by(time: DateTime<Utc>, then: DateTime<Utc>) -> bool {
    time.year() >= FIRST_CLOCK && time.signed_duration_since(then) <= CLOCKS_DIFFER
}

pub(super) fn is_longer(text: &str, most: usize) -> bool {
    text.chars().count() > most
}
