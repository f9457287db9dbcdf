//! The standing of an entry: its status and why it has it.

use std::fmt;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize, Serializer};
use strum::IntoStaticStr;

use crate::domain::edition::Edition;
use crate::domain::rulings::citation::Citation;
use crate::domain::rulings::document::{Absorption, NotBefore};
use crate::domain::rulings::relation::{Relation, RelationEffect, Unprinted};

/// The status of an entry on a date.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// It applied on that date.
    InForce,
    /// Its document was absorbed into another that is not in the library; nothing here says that it changed.
    CarriedForward,
    /// It came into force between two dates, and the day asked about lies between them.
    Window,
    /// A later entry changes part of it, or rules under the same heading.
    PartlySuperseded,
    /// The entry's document is undated.
    Undated,
    /// A question without an answer.
    Unanswered,
    /// The entry was issued after the day asked about.
    NotYet,
    /// A later entry replaces it.
    Superseded,
    /// A later entry deletes it.
    Deleted,
    /// It rules on another game.
    OtherEdition,
    /// It only refers to another entry.
    CrossReference,
}

impl Status {
    /// The word in JSON and on pages.
    pub const fn code(self) -> &'static str {
        self.into_str()
    }

    /// Whether an entry with this status may be offered as authority, together with its reason.
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
    pub status: Status,
    pub reason: StatusReason,
}

/// Why an entry has its status.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StatusReason {
    /// The deciding reason.
    pub why: Why,
    /// A later entry under the same heading, to be read alongside.
    pub beside: Option<SameHeading>,
    /// The date given to an undated document.
    pub dated: Option<Dated>,
}

/// The date given to an undated document.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Dated {
    pub on: NaiveDate,
    /// How the date is known.
    pub because: String,
    /// Whether a person gave it; otherwise it was inferred from other documents.
    pub by_person: bool,
}

/// Why an entry has its status.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Why {
    /// It belongs to another game.
    OtherEdition {
        /// The game it rules on.
        rules_on: Edition,
        /// The game that is played.
        played: Edition,
    },
    /// The entry's document is undated.
    Undated {
        /// The title of the document.
        title: String,
        /// The day asked about.
        on: NaiveDate,
        /// The earliest day it can be from.
        floor: Option<NotBefore>,
    },
    /// It is an item of a list of changes, without text.
    NamesAnother,
    /// It only refers to these headings, or to something unnamed.
    RefersTo(Vec<String>),
    /// A question without an answer.
    Unanswered,
    /// It was issued on a day, or some time after it.
    IssuedLater {
        /// Whether only the day after which it was issued is known.
        after: bool,
        /// The day of issue, or the day after which it was issued.
        issued: NaiveDate,
        /// The day asked about.
        on: NaiveDate,
    },
    /// Nothing in its document can be that old.
    BeforeItsTime {
        /// The title of the document.
        title: String,
        /// The earliest day it can be from.
        floor: NotBefore,
        /// The day asked about.
        on: NaiveDate,
    },
    /// The day asked about lies between the two days of a window.
    Window {
        start: Start,
        /// The day asked about.
        on: NaiveDate,
        /// The earliest day it can be from.
        floor: Option<NotBefore>,
    },
    /// Its document was absorbed into another.
    TakenInto(Box<Absorption>),
    Applies {
        /// Why it applies since its date.
        since: Since,
        /// What a later document of the series says.
        later: Later,
        /// Whether its document is older than the day asked about and the newest of its series in the library.
        newest: bool,
    },
    /// Another entry has changed it.
    Changed(Box<Change>),
    /// The date was ignored: only measurements do that.
    DateLeftOut,
}

/// When an entry came into force: after `after` (if known) and no later than `by`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Start {
    /// It came into force after this day, if known.
    pub after: Option<NaiveDate>,
    /// It was in force by this day.
    pub by: NaiveDate,
}

/// Why an entry applies since its date.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Since {
    /// It has no star, so it was issued by this day.
    Unstarred(NaiveDate),
    /// It is starred in the document of this day.
    Starred(NaiveDate),
    /// It announces an entry that is starred in the document of this day.
    Announced(NaiveDate),
    /// It is in the document of this day.
    Document(NaiveDate),
}

/// What a later document of the series says about an entry that nothing changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Later {
    /// There is no later document, or another entry already speaks of it.
    None,
    /// There is one, but nothing is looked up under such a heading.
    Document,
    /// There is one, without an entry under this heading.
    WithoutHeading,
}

/// A later entry under the same heading. It may repeat the entry or say something else; that alone changes nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SameHeading {
    /// It leaves the entry unchanged.
    Leaves {
        /// The later entry.
        by: Citation,
        shown: Unprinted,
    },
    /// It repeats the entry word for word.
    Repeats(Citation),
    /// It covers the same subject.
    SpeaksToo(Citation),
    /// It only refers to another entry of its document.
    Refers { by: Citation, to: Citation },
}

/// What another entry had done to an entry by a day.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// The other entry's citation.
    pub by: Citation,
    /// What the other entry did.
    pub done: Done,
    /// The containing entry to which it was done as a whole, if not to this one alone.
    pub with: Option<Citation>,
    /// Whether it applied on the day.
    pub when: When,
    /// The evidence for the change.
    pub basis: Basis,
}

/// What happened to an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Done {
    /// Deleted and replaced, as printed.
    DeletedAndReplaced,
    /// Deleted, as printed.
    Deleted,
    /// Changed in part, as printed; a person has to read which part.
    ChangedInPart,
    /// Affected by the other entry, which does not say so itself.
    Unprinted(RelationEffect, Extent),
}

/// How much of an entry is affected.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Extent {
    /// All of the entry.
    Whole,
    Part,
    /// One paragraph, from 1.
    Paragraph(u32),
}

/// Whether the other entry applied on the day asked about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum When {
    Certain,
    /// It applied, if a person gave the right date.
    DatedByPerson,
    /// Its date is not known.
    DateUnknown {
        /// The day asked about.
        on: NaiveDate,
    },
    /// The day lies between the two days of a window.
    Perhaps {
        start: Start,
        /// The day asked about.
        on: NaiveDate,
        /// Whether the entry's own document is undated.
        undated: bool,
    },
}

/// The evidence that an entry was affected.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Basis {
    /// It is printed and concerns a part under the heading.
    PrintedOfPart(Relation),
    Printed,
    /// The other entry does not say so itself.
    Unprinted(Unprinted),
}

impl Done {
    /// Whether the paragraph with this number, or one that is not known, may no longer apply as it did. What is narrowed or
    /// added to still applies.
    pub fn unsettles(self, paragraph: Option<u32>) -> bool {
        match self {
            Self::DeletedAndReplaced | Self::Deleted | Self::ChangedInPart => true,
            Self::Unprinted(does, Extent::Whole | Extent::Part) => does.changes(),
            Self::Unprinted(does, Extent::Paragraph(changed)) => {
                does.changes() && paragraph.is_none_or(|paragraph| paragraph == changed)
            }
        }
    }
}

/// In English, as frozen into logs and written in JSON.
impl Serialize for StatusReason {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Standing {
    pub(super) const fn new(status: Status, why: Why) -> Self {
        Self { status, reason: StatusReason { why, beside: None, dated: None } }
    }

    /// Whether nobody knows if the paragraph with this number, or one that is not known, applied on the day: in a window, but
    /// for one in which the entry was at most narrowed or added to, or another paragraph changed.
    pub fn may_not_apply(&self, paragraph: Option<u32>) -> bool {
        let applied = matches!(&self.reason.why, Why::Changed(change) if !change.done.unsettles(paragraph));
        self.status == Status::Window && !applied
    }
}
