//! The standings of an entry: one status and why. [`wording`](crate::domain::rulings::wording) says it in words.

use std::fmt;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use crate::domain::edition::Edition;
use crate::domain::rulings::citation::Citation;
use crate::domain::rulings::document::NotBefore;
use crate::domain::rulings::relation::{Relation, Treatment, Unprinted};

/// The standing of an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// It applied on that date.
    InForce,
    /// Its document was taken into another that is not held; nothing held says that it changed.
    CarriedForward,
    /// It came into force between two dates, and the date asked about lies between them.
    Window,
    /// A later entry changes part of it or rules on the same heading.
    PartlySuperseded,
    /// Its document bears no date.
    Undated,
    /// A question without an answer.
    Unanswered,
    /// It was issued later.
    NotYet,
    /// A later entry replaces it.
    Superseded,
    /// A later entry deletes it.
    Deleted,
    /// It rules on another game.
    OtherEdition,
    /// It only says where to look.
    CrossReference,
}

impl Status {
    /// The word in JSON and on pages.
    pub const fn code(self) -> &'static str {
        match self {
            Self::InForce => "in-force",
            Self::CarriedForward => "carried-forward",
            Self::Window => "window",
            Self::PartlySuperseded => "partly-superseded",
            Self::Undated => "undated",
            Self::Unanswered => "unanswered",
            Self::NotYet => "not-yet",
            Self::Superseded => "superseded",
            Self::Deleted => "deleted",
            Self::OtherEdition => "other-edition",
            Self::CrossReference => "cross-reference",
        }
    }

    /// Whether an entry of this standing may be put forward as authority, with its reason beside it.
    pub const fn is_authority(self) -> bool {
        matches!(
            self,
            Self::InForce | Self::CarriedForward | Self::Window | Self::PartlySuperseded | Self::Undated
        )
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A status and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    /// The status.
    pub status: Status,
    /// Why.
    pub reason: Reason,
}

/// Why an entry has its status.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reason {
    /// What decides it.
    pub why: Why,
    /// A later entry under the same heading, to be read with it.
    pub beside: Option<Beside>,
    /// The date of a document that bears none.
    pub dated: Option<Dated>,
}

/// The date of a document that bears none.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Dated {
    /// That date.
    pub on: NaiveDate,
    /// Why it is that.
    pub because: String,
    /// Whether a person said so; otherwise it was found by comparing documents.
    pub by_person: bool,
}

/// What decides the status of an entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Why {
    /// It rules on one game, and another is played.
    OtherEdition {
        /// The game it rules on.
        rules_on: Edition,
        /// The game that is played.
        played: Edition,
    },
    /// Its document bears no date.
    Undated {
        /// The title of the document.
        title: String,
        /// The day asked about.
        on: NaiveDate,
        /// What shows how old it can be.
        floor: Option<NotBefore>,
    },
    /// An item of a list of changes without a text.
    NamesAnother,
    /// It only refers to these headings, or to something that is not named.
    RefersTo(Vec<String>),
    /// A question without an answer.
    Unanswered,
    /// It was issued on a day, or at some time after it.
    IssuedLater {
        /// Whether only the day after which it was issued is known.
        after: bool,
        /// That day.
        issued: NaiveDate,
        /// The day asked about.
        on: NaiveDate,
    },
    /// Nothing in its document can be so old.
    BeforeItsTime {
        /// The title of the document.
        title: String,
        /// What shows how old it can be.
        floor: NotBefore,
        /// The day asked about.
        on: NaiveDate,
    },
    /// The day asked about lies between those at which it may have come into force.
    Window {
        /// Those days.
        start: Start,
        /// The day asked about.
        on: NaiveDate,
        /// What shows how old it can be.
        floor: Option<NotBefore>,
    },
    /// Its document was taken into another, as this clause says.
    TakenInto(String),
    /// It applied.
    Applies {
        /// Since when.
        since: Since,
        /// What a later document of the series says.
        later: Later,
        /// Whether its document is older than the day asked about and none newer of the series is held.
        newest: bool,
    },
    /// Another entry changed it.
    Changed(Box<Change>),
    /// The date was left out of account: only a measurement asks for that.
    DateLeftOut,
}

/// When an entry came into force: after `after` (when known) and by `by`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Start {
    /// The day after which, when known.
    pub after: Option<NaiveDate>,
    /// The day by which.
    pub by: NaiveDate,
}

/// What shows since when an entry applies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Since {
    /// It bears no star, so it was issued by this day.
    Unstarred(NaiveDate),
    /// It is starred in the document of this day.
    Starred(NaiveDate),
    /// It announces an entry that is starred in the document of this day.
    Announced(NaiveDate),
    /// It stands in the document of this day.
    Document(NaiveDate),
}

/// What a later document of the series says of an entry that nothing changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Later {
    /// There is none, or an entry beside this one speaks of it.
    None,
    /// One is held, in which nothing is looked up under such a heading.
    Document,
    /// One is held, without an entry under this heading.
    WithoutHeading,
}

/// A later entry under the same heading: it may repeat an entry or say something else. That alone changes nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Beside {
    /// It leaves the entry unchanged.
    Leaves {
        /// The later entry.
        by: Citation,
        /// What shows it.
        shown: Unprinted,
    },
    /// It repeats the entry word for word.
    Repeats(Citation),
    /// It speaks of the same.
    SpeaksToo(Citation),
}

/// What another entry did to an entry by a day.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// The other entry.
    pub by: Citation,
    /// What it did.
    pub done: Done,
    /// The entry of which it was done to all, where this one belongs to that.
    pub with: Option<Citation>,
    /// Whether it applied on the day.
    pub when: When,
    /// What shows it.
    pub basis: Basis,
}

/// What was done to an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Done {
    /// As printed.
    DeletedAndReplaced,
    /// As printed.
    Deleted,
    /// As printed; which part is meant has to be read.
    ChangedInPart,
    /// What the other entry does without saying so itself.
    Unprinted(Treatment, Extent),
}

/// To how much of an entry something was done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Extent {
    /// To all of it.
    Whole,
    /// To a part of it.
    Part,
    /// To one paragraph, from 1.
    Paragraph(u32),
}

/// Whether the other entry applied on the day asked about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum When {
    /// It did.
    Certain,
    /// It did, if the date is right that a person gave.
    DatedByPerson,
    /// Its date is not known.
    DateUnknown {
        /// The day asked about.
        on: NaiveDate,
    },
    /// The day lies between those at which it may have come into force.
    Perhaps {
        /// Those days.
        start: Start,
        /// The day asked about.
        on: NaiveDate,
        /// Whether the document of the entry itself bears no date.
        undated: bool,
    },
}

/// What shows that something was done to an entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Basis {
    /// It is printed, and speaks of a part under the heading.
    PrintedOfPart(Relation),
    /// It is printed.
    Printed,
    /// It is not printed.
    Unprinted(Unprinted),
}

impl Standing {
    pub(super) const fn new(status: Status, why: Why) -> Self {
        Self { status, reason: Reason { why, beside: None, dated: None } }
    }
}
