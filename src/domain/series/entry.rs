//! The lines of a series' log. They hold identifiers of people, never names.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use strum::{EnumDiscriminants, IntoStaticStr};

use crate::domain::card::title_folding::fold_title;
use crate::domain::hash::EntryHash;
use crate::domain::id::{AccountId, PersonId, TournamentId};
use crate::domain::reason::{Reason, reason_or_empty};
use crate::domain::series::rules::SeriesRules;
use crate::domain::tournament::payload::entries;

/// One fact about a series, after it happened. Nothing updates or deletes an entry.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, EnumDiscriminants)]
#[serde(tag = "entry", rename_all = "kebab-case", deny_unknown_fields)]
#[strum_discriminants(name(SeriesEntryKind), derive(IntoStaticStr), strum(serialize_all = "kebab-case"))]
#[strum_discriminants(doc = "The kind of an entry in the log of a series.")]
pub enum SeriesEntry {
    SeriesCreated(SeriesCreated),
    SeriesDescribed(SeriesDescribed),
    DirectorNamed(DirectorNamed),
    DirectorRemoved(DirectorRemoved),
    TournamentCounted(CountedTournament),
    TournamentRemoved(TournamentRemoved),
    BonusGiven(BonusGiven),
    BonusWithdrawn(BonusWithdrawn),
    SeriesClosed(SeriesClosed),
    SeriesReopened(SeriesReopened),
}

entries! {
    /// The beginning: the rules are a copy, so that later data changes nothing.
    SeriesCreated {
        pub title: String,
        pub about: String,
        pub rules: Box<SeriesRules>,
        /// Who began it; `None` for the operator at the console.
        pub director: Option<AccountId>,
    }

    /// The series got another title or description.
    SeriesDescribed {
        pub title: String,
        pub about: String,
    }

    /// Somebody else may run the series.
    DirectorNamed {
        pub account: AccountId,
    }

    /// Somebody no longer runs the series.
    DirectorRemoved {
        pub account: AccountId,
    }

    /// A tournament, as it was at this entry of its log. Counting it again replaces what it counted.
    CountedTournament {
        pub tournament: TournamentId,
        /// Its title then, for installations that do not have it.
        pub title: String,
        pub day: NaiveDate,
        /// The newest entry of its log then.
        pub head: CountedHead,
        /// Everybody in its final ranking, by place and then by identifier.
        pub results: Vec<SeriesResult>,
        /// Its teams with a place, by place and then by name. Entries of earlier versions have none.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        pub teams: Vec<SeriesTeam>,
        /// Why it was counted again.
        #[serde(default, skip_serializing_if = "Option::is_none", with = "reason_or_empty")]
        pub reason: Option<Reason>,
    }

    /// A tournament no longer counts.
    TournamentRemoved {
        pub tournament: TournamentId,
        pub reason: Reason,
    }

    /// A player gets points beside the tournaments.
    BonusGiven {
        pub person: PersonId,
        pub points: i64,
        pub reason: Reason,
    }

    /// A bonus is taken away.
    BonusWithdrawn {
        /// The number of the entry that gave it.
        pub number: i64,
        pub reason: Reason,
    }

    /// The standings are final.
    SeriesClosed {}

    /// They are not final after all.
    SeriesReopened {
        pub reason: Reason,
    }
}

/// An entry of a match log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CountedHead {
    /// The entry's number, from 1.
    pub sequence: i64,
    pub hash: EntryHash,
}

/// Where somebody finished. Players who are level share a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeriesResult {
    pub place: u32,
    pub person: PersonId,
}

/// Where a team finished. Teams that are level share a place.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeriesTeam {
    pub place: u32,
    /// What it was called there.
    pub name: String,
}

impl SeriesTeam {
    /// What makes teams of several tournaments one: the name, whatever its capitals, accents and blanks.
    pub fn key(&self) -> String {
        let folded = fold_title(&self.name);
        if folded.is_empty() { self.name.clone() } else { folded }
    }
}

impl SeriesEntry {
    /// Its kind, as the log writes it.
    pub fn kind(&self) -> &'static str {
        SeriesEntryKind::from(self).into()
    }
}

impl CountedTournament {
    /// The results in their order, each person once with the best place.
    pub fn in_order(places: impl IntoIterator<Item = SeriesResult>) -> Vec<SeriesResult> {
        let mut all: Vec<SeriesResult> = places.into_iter().collect();
        all.sort_unstable();
        let mut known = std::collections::BTreeSet::new();
        all.retain(|one| known.insert(one.person));
        all
    }

    /// The teams in their order, each once with the best place.
    pub fn teams_in_order(places: impl IntoIterator<Item = SeriesTeam>) -> Vec<SeriesTeam> {
        let mut all: Vec<SeriesTeam> = places.into_iter().collect();
        all.sort_unstable();
        let mut known = std::collections::BTreeSet::new();
        all.retain(|one| known.insert(one.key()));
        all
    }
}
