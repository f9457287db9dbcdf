//! Which lines of the match log a reader asks for.

use strum::VariantArray;

use crate::app::Snapshot;
use crate::app::log_lines::{LogChoice, LogInParts, LogPart};
use crate::domain::id::Slug;
use crate::domain::tournament::log_subject::LogSubject;
use crate::messages::{Message, say};
use crate::web::error::PageError;
use crate::web::forms::LogQuery;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words;

/// What the address asks for.
pub(super) struct Asked<'v> {
    query: LogQuery<'v>,
    pub(super) choice: LogChoice,
}

/// The form with which lines are chosen.
pub(super) struct ChosenLines {
    pub(super) action: Link,
    pub(super) parts: Vec<Offered>,
    pub(super) subjects: Vec<Offered>,
    /// Whether not everything is chosen.
    pub(super) is_narrow: bool,
}

/// Something to choose.
pub(super) struct Offered {
    pub(super) value: String,
    pub(super) name: Message,
    pub(super) is_chosen: bool,
}

impl<'v> Asked<'v> {
    /// # Errors
    /// [`PageError::NotFound`] for a number, a part or a subject that does not exist.
    pub(super) fn of(visit: &'v Visit, log: &LogInParts<'_>) -> Result<Self, PageError> {
        let query = LogQuery::of(&visit.query);
        let before = match query.before {
            "" => None,
            number => Some(number.parse().map_err(|_| PageError::NotFound)?),
        };
        let part = match query.part {
            "" => None,
            text => {
                Some(log.parts().into_iter().find(|part| code(*part) == text).ok_or(PageError::NotFound)?)
            }
        };
        let subject = match query.about {
            "" => None,
            text => Some(text.parse().map_err(|_| PageError::NotFound)?),
        };
        Ok(Self { query, choice: LogChoice { before, part, subject } })
    }

    pub(super) fn offered(&self, here: &Snapshot, log: &LogInParts<'_>) -> ChosenLines {
        let LogChoice { before: _, part, subject } = self.choice;
        let parts = log.parts().into_iter().map(|one| Offered {
            value: code(one),
            name: part_title(here, one),
            is_chosen: part == Some(one),
        });
        let subjects = LogSubject::VARIANTS.iter().map(|one| Offered {
            value: <&str>::from(*one).to_owned(),
            name: subject_name(*one),
            is_chosen: subject == Some(*one),
        });
        ChosenLines {
            action: urls::log(here.slug()),
            parts: parts.collect(),
            subjects: subjects.collect(),
            is_narrow: part.is_some() || subject.is_some(),
        }
    }

    /// The newest of these lines.
    pub(super) fn newest(&self, slug: &Slug) -> Link {
        urls::log_about(slug, self.query.part, self.query.about)
    }

    /// These lines before a number.
    pub(super) fn before(&self, slug: &Slug, number: i64) -> Link {
        urls::log_before(slug, self.query.part, self.query.about, number)
    }
}

/// A part as an address has it.
fn code(part: LogPart) -> String {
    match part {
        LogPart::Beginning => "before".to_owned(),
        LogPart::Round(number) => number.to_string(),
        LogPart::Ending => "after".to_owned(),
    }
}

/// The heading of a part.
pub(super) fn part_title(here: &Snapshot, part: LogPart) -> Message {
    match part {
        LogPart::Beginning => say("public-log-before-rounds"),
        LogPart::Round(number) => words::round_name(here, number).title(),
        LogPart::Ending => say("public-log-after-end"),
    }
}

const fn subject_name(subject: LogSubject) -> Message {
    match subject {
        LogSubject::Results => say("all-results"),
        LogSubject::Pairings => say("public-log-about-pairings"),
        LogSubject::Clock => say("public-log-about-clock"),
        LogSubject::Players => say("all-players"),
        LogSubject::Decks => say("all-deck-lists"),
        LogSubject::Disputes => say("all-disputes"),
        LogSubject::Penalties => say("all-penalties"),
        LogSubject::Draws => say("all-coin-and-die"),
        LogSubject::Settings => say("public-log-about-settings"),
        LogSubject::Undoing => say("public-log-about-undoing"),
    }
}
