//! Published rules: documents that somebody has seen or that another document names, whether or not their text is here.

use chrono::NaiveDate;
use serde::Deserialize;

use crate::domain::edition::Edition;
use crate::domain::rulings::document::{Document, WorkKey};
use crate::domain::rulings::library::Library;

/// Issues that followed each other under one name, such as the Current Rulings of First Edition.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PublishedSeries {
    /// What the series is called, without its game.
    pub name: String,
    /// The game it rules on; `None` if it speaks of every game.
    pub edition: Option<Edition>,
    /// The key under which its issues are cited; `None` if no issue has been imported under a key we know.
    pub work: Option<WorkKey>,
    /// Whether it says how the game is played, unlike tournament rules and guides.
    #[serde(rename = "law")]
    pub is_law: bool,
    /// Its issues, oldest first; those without any date anywhere between.
    #[serde(rename = "issue")]
    pub issues: Vec<PublishedIssue>,
}

/// One issue of a series, known from elsewhere.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PublishedIssue {
    pub title: String,
    on: Option<NaiveDate>,
    from: Option<NaiveDate>,
    until: Option<NaiveDate>,
    when: Option<String>,
    /// Where it was seen, or which document names it.
    pub seen: String,
}

impl PublishedIssue {
    /// The day on which it was issued, if that is known.
    pub const fn day(&self) -> Option<NaiveDate> {
        self.on
    }

    /// What else is known of its date, in the words of `data/rulings/issues.toml`.
    pub fn when(&self) -> Option<&str> {
        self.when.as_deref()
    }

    /// The last day on which it can have been issued; `None` if nothing is known of its date.
    pub fn last_day(&self) -> Option<NaiveDate> {
        self.on.or(self.until)
    }

    /// The first day on which it can have been issued; its last day if nothing earlier is known.
    fn first_day(&self) -> Option<NaiveDate> {
        self.on.or(self.from).or(self.until)
    }

    /// Whether it may have been issued after one day and no later than another.
    fn may_lie_between(&self, after: NaiveDate, until: NaiveDate) -> bool {
        self.last_day().is_some_and(|last| last > after)
            && self.first_day().is_some_and(|first| first <= until)
    }

    /// Whether a document is this issue: of the same series, and issued when this one was.
    fn is(&self, work: Option<&WorkKey>, document: &Document) -> bool {
        work == Some(&document.work) && document.issued.is_some_and(|day| self.may_be_of(day))
    }

    /// Whether it may have been issued on that day.
    fn may_be_of(&self, day: NaiveDate) -> bool {
        self.first_day().zip(self.last_day()).is_some_and(|(first, last)| (first..=last).contains(&day))
    }
}

impl PublishedSeries {
    /// The issues that are not in the library.
    pub fn missing_from<'a>(&'a self, library: &'a Library) -> impl Iterator<Item = &'a PublishedIssue> {
        let held = |issue: &PublishedIssue| {
            library.documents().any(|held| issue.is(self.work.as_ref(), &held.document))
        };
        self.issues.iter().filter(move |issue| !held(issue))
    }
}

/// The issues about a document's game that were published after it, up to a day, and are not in the library: any of
/// them may have changed a rule. Tournament rules and guides are left out. Empty if the document has no date or belongs
/// to no published series, as house rules do.
pub fn unseen_since<'a>(
    document: &Document,
    until: NaiveDate,
    all: &'a [PublishedSeries],
    library: &'a Library,
) -> Vec<&'a PublishedIssue> {
    let Some(after) = document.issued else { return Vec::new() };
    if !all.iter().any(|series| series.work.as_ref() == Some(&document.work)) {
        return Vec::new();
    }
    let series = all.iter().filter(|series| series.is_law && series.edition == Some(document.edition));
    let mut between: Vec<&PublishedIssue> = series
        .flat_map(|series| series.missing_from(library))
        .filter(|issue| issue.may_lie_between(after, until))
        .collect();
    between.sort_by_key(|issue| issue.last_day());
    between
}

/// The issue of a series that was, or may have been, published on that day.
pub fn published_on<'a>(
    work: &WorkKey,
    day: NaiveDate,
    all: &'a [PublishedSeries],
) -> Option<&'a PublishedIssue> {
    let series = all.iter().filter(|series| series.work.as_ref() == Some(work));
    series.flat_map(|series| &series.issues).find(|issue| issue.may_be_of(day))
}

/// Reads `data/rulings/issues.toml`.
///
/// # Errors
/// What is wrong with it, with its line.
pub fn parse(text: &str) -> Result<Vec<PublishedSeries>, toml::de::Error> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct File {
        series: Vec<PublishedSeries>,
    }
    toml::from_str::<File>(text).map(|file| file.series)
}
