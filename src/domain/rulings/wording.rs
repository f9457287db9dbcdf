//! The one place that puts the reasons of a standing into words: for pages, the console, and what is frozen into
//! logs.

use crate::domain::letters::capital;
use std::fmt;

use chrono::NaiveDate;
use serde::{Serialize, Serializer};

use crate::domain::day::DayFormat;
use crate::domain::rulings::document::NotBefore;
use crate::domain::rulings::relation::Unprinted;
use crate::domain::rulings::standing::{
    Basis, Change, Dated, Done, Extent, Later, SameHeading, Since, Start, StatusReason, When, Why,
};

impl StatusReason {
    /// The reason as a clause without a subject: `issued on 2000-10-30, later than 2000-08-12`.
    pub fn words(&self, days: DayFormat) -> String {
        let mut text = self.why.words(days);
        if let Some(beside) = &self.beside {
            text.push_str(&format!("; {}", beside.words(days)));
        }
        if let Some(Dated { on, because, by_person }) = &self.dated {
            let on = days.write(*on);
            text.push_str(&match by_person {
                true => format!("; dated {on} by a person: {because}"),
                false => format!("; the copy bears no date, very likely {on}: {because}"),
            });
        }
        text
    }

    /// The reason as a clause with its subject: `it was issued on …`.
    pub fn clause(&self, days: DayFormat) -> String {
        let subject = match self.why {
            Why::IssuedLater { .. } | Why::TakenInto(_) | Why::Changed(_) => "it was ",
            Why::Unanswered | Why::Undated { .. } | Why::BeforeItsTime { .. } | Why::DateLeftOut => "",
            Why::OtherEdition { .. }
            | Why::NamesAnother
            | Why::RefersTo(_)
            | Why::Window { .. }
            | Why::Applies { .. } => "it ",
        };
        format!("{subject}{}", self.words(days).trim_end_matches('.'))
    }

    /// The reason as a sentence.
    pub fn sentence(&self, days: DayFormat) -> String {
        sentence(&self.words(days))
    }
}

/// With its days as written in logs.
impl fmt::Display for StatusReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.words(DayFormat::Iso))
    }
}

impl Serialize for StatusReason {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Turns a clause into a sentence: a capital and a full stop.
pub fn sentence(clause: &str) -> String {
    match clause.trim().trim_end_matches('.') {
        "" => String::new(),
        clause => format!("{}.", capital(clause)),
    }
}

impl Why {
    fn words(&self, days: DayFormat) -> String {
        let day = |day| days.write(day);
        match self {
            Self::OtherEdition { rules_on, played } => {
                format!("rules on {}; the tournament plays {}", rules_on.name(), played.name())
            }
            Self::Undated { title, on, floor } => format!(
                "{title} bears no date, so nothing shows that it applied on {}{}",
                day(*on),
                floor_clause(floor.as_ref(), days)
            ),
            Self::NamesAnother => "only names an entry of another document, which is not held".to_owned(),
            Self::RefersTo(targets) if targets.is_empty() => {
                "only refers to another text, and the document does not say which".to_owned()
            }
            Self::RefersTo(targets) => format!("only refers to {}", targets.join(", ")),
            Self::Unanswered => "the document leaves this question without an answer".to_owned(),
            Self::IssuedLater { after, issued, on } => {
                let word = if *after { "after" } else { "on" };
                format!("issued {word} {}, later than {}", day(*issued), day(*on))
            }
            Self::BeforeItsTime { title, floor, on } => {
                format!("{title} {}; {} lies before that", floor.words(days), day(*on))
            }
            Self::Window { start, floor, on } => {
                format!("{}{}", start.words(*on, days), floor_clause(floor.as_ref(), days))
            }
            Self::TakenInto(absorption) => format!("{absorption}; nothing held shows that it changed"),
            Self::Applies { since, later, newest } => {
                let later = match later {
                    Later::None => "",
                    Later::Document => "; a later document of the series is held",
                    Later::WithoutHeading => {
                        "; a later document of the series is held and has no entry under this heading"
                    }
                };
                let newest = if *newest { "; no newer document of the series is held" } else { "" };
                format!("{}{later}{newest}", since.words(days))
            }
            Self::Changed(change) => change.words(days),
            Self::DateLeftOut => "the date is left out of account".to_owned(),
        }
    }
}

/// A clause on the earliest day that anything in a document can be from, if known.
fn floor_clause(floor: Option<&NotBefore>, days: DayFormat) -> String {
    floor.map_or_else(String::new, |floor| format!("; it {}", floor.words(days)))
}

impl Start {
    /// The two days of a window: `printed without a star, so it was issued after … and by …; … lies in between`.
    fn words(self, on: NaiveDate, days: DayFormat) -> String {
        let after = self
            .after
            .map_or_else(|| "before".to_owned(), |after| format!("after {} and by", days.write(after)));
        let (by, on) = (days.write(self.by), days.write(on));
        format!("printed without a star, so it was issued {after} {by}; {on} lies in between")
    }
}

impl Since {
    fn words(self, days: DayFormat) -> String {
        match self {
            Self::Unstarred(by) => format!("printed without a star, so issued by {}", days.write(by)),
            Self::Starred(by) => format!("starred in the document of {}", days.write(by)),
            Self::Announced(by) => {
                format!("announces an entry that is starred in the document of {}", days.write(by))
            }
            Self::Document(by) => format!("in the document of {}", days.write(by)),
        }
    }
}

impl SameHeading {
    fn words(&self, days: DayFormat) -> String {
        match self {
            Self::Leaves { by, shown: Unprinted::Read { reason } } => {
                format!("{by}, under this heading, leaves it unchanged, as read from the two texts: {reason}")
            }
            Self::Leaves { by, shown: Unprinted::Asserted { on, reason } } => {
                format!(
                    "{by}, under this heading, leaves it unchanged, {}",
                    assertion_words(*on, reason, days)
                )
            }
            Self::Repeats(by) => format!("{by} repeats it word for word"),
            Self::SpeaksToo(by) => {
                format!("a later entry under this heading, {by}, speaks of it too; read both")
            }
            Self::Refers { by, to } => {
                format!("a later entry under this heading, {by}, refers to {to}; read both")
            }
        }
    }
}

/// Names no person: it is frozen into logs, and names are kept outside of them.
fn assertion_words(on: NaiveDate, reason: &str, days: DayFormat) -> String {
    format!("as a person asserted on {}: {reason}", days.write(on))
}

impl Change {
    fn words(&self, days: DayFormat) -> String {
        let already = if matches!(self.when, When::Perhaps { .. }) { "perhaps already " } else { "" };
        let with = self.with.as_ref().map_or_else(String::new, |of| format!(" with all of {of}"));
        let when = match self.when {
            When::Certain => String::new(),
            When::DatedByPerson => ", whose date a person gave".to_owned(),
            When::DateUnknown { on } => {
                let on = days.write(on);
                format!(", whose date is not known, so it may not have applied yet on {on}")
            }
            When::Perhaps { start, on, undated } => {
                let unknown = if undated { "; the text itself bears no date" } else { "" };
                format!(", {}{unknown}", start.words(on, days))
            }
        };
        let shown = match &self.basis {
            Basis::Printed => String::new(),
            Basis::PrintedOfPart(relation) => format!("; it says that it {relation}; read both"),
            Basis::Unprinted(Unprinted::Read { reason }) => {
                format!("; not printed, read from the two texts: {reason}")
            }
            Basis::Unprinted(Unprinted::Asserted { on, reason }) => {
                let mark = if when.is_empty() { "," } else { ";" };
                format!("{mark} {}", assertion_words(*on, reason, days))
            }
        };
        format!("{already}{} {}{with}{when}{shown}", self.done, self.by)
    }
}

/// As a participle: `in part replaced by`.
impl fmt::Display for Done {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::DeletedAndReplaced => f.write_str("deleted and replaced by"),
            Self::Deleted => f.write_str("deleted by"),
            Self::ChangedInPart => f.write_str("in part changed by"),
            Self::Unprinted(effect, Extent::Whole) => f.write_str(effect.done_by()),
            Self::Unprinted(effect, Extent::Part) => write!(f, "in part {}", effect.done_by()),
            Self::Unprinted(effect, Extent::Paragraph(number)) => {
                write!(f, "in part (¶{number}) {}", effect.done_by())
            }
        }
    }
}
