//! A tournament as lists show it: stored beside its log, without a name of anybody.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::ops::RangeInclusive;
use std::sync::Arc;

use chrono::{DateTime, Days, NaiveDate, Utc};
use serde::{Deserialize, Serialize};

use crate::app::display_names;
use crate::app::finish::Finisher;
use crate::app::open_data::State;
use crate::app::snapshot::Snapshot;
use crate::app::store::{StoredSummary, fold_found};
use crate::domain::edition::Edition;
use crate::domain::id::{PersonId, PlayerId, Slug, TournamentId};
use crate::domain::scoring::level::TournamentLevel;
use crate::domain::tournament::cut::RoundName;
use crate::domain::tournament::round::Phase;
use crate::domain::tournament::round_clock::ClockReading;
use crate::domain::tournament::settings::Settings;

/// The version of what is stored; raise it with every change. Rows of an older version are made again in the background.
pub(crate) const VERSION: i64 = 8;

/// The versions whose rows lists show until they are made again. A field that came since has a default, or [`read`] fills it.
/// Raise the first if what such rows or those of their people say is not true any more: all lists then wait for the logs.
pub(crate) const READABLE: RangeInclusive<i64> = 6..=VERSION;

/// The first version that says when a tournament was revised.
const WITH_REVISIONS: i64 = 7;

/// The first version whose words are folded as they are sought.
const WITH_WORDS_AS_SOUGHT: i64 = 8;

/// A tournament as lists show it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    pub id: TournamentId,
    pub slug: Slug,
    pub title: String,
    pub place: String,
    pub date: NaiveDate,
    /// The last day on which it is played, as far as that is known.
    pub last_day: NaiveDate,
    pub game: Edition,
    /// The deck format by name.
    pub format: Option<Box<str>>,
    /// Whether decks are built from what was opened, as in sealed and draft.
    pub opens_pools: bool,
    /// How much its games move ratings.
    #[serde(default)]
    pub level: TournamentLevel,
    pub players: usize,
    pub state: State,
    /// The newest published round.
    pub round: Option<RoundName>,
    /// Until when it is played, while its clock runs, or by its deadline.
    pub ends: Option<Box<RoundEnd>>,
    /// Title, place and format, folded for searching.
    pub sought: Box<str>,
    /// Who won, once it is over.
    pub winners: Vec<Winner>,
    pub created: DateTime<Utc>,
    /// When the tournament was closed.
    pub closed: Option<DateTime<Utc>>,
    /// When the calendar and the feed had something new to tell of it. A clock that is set back does not set it back.
    #[serde(default)]
    pub revised: DateTime<Utc>,
    /// The number of the newest entry that gave them something to tell.
    #[serde(default)]
    pub revision: u32,
    /// How many rounds are planned.
    pub rounds: u32,
    /// How many rounds were paired.
    pub paired: u32,
    /// Whether strangers do not see it.
    pub hidden: bool,
    /// Who players were before staff said who they are; `None` if nobody was anybody else.
    #[serde(default)]
    pub former: Option<Box<FormerPeople>>,
}

/// People whom players were before staff said who they are, each with who that is now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct FormerPeople(Vec<(PersonId, PersonId)>);

impl FormerPeople {
    fn of(here: &Snapshot) -> Option<Box<Self>> {
        let all: Vec<_> = here.tournament.former_people().collect();
        (!all.is_empty()).then(|| Box::new(Self(all)))
    }

    /// Who somebody is now who was a player here; `None` for everybody else.
    pub fn now(&self, person: PersonId) -> Option<PersonId> {
        self.0.iter().find(|(was, _)| *was == person).map(|(_, now)| *now)
    }
}

/// Until when a round is played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundEnd {
    pub at: DateTime<Utc>,
    /// The IANA name of the tournament's time zone.
    pub zone: String,
}

/// Somebody who won, without the name, which may be erased.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Winner {
    pub player: PlayerId,
    pub person: PersonId,
    /// Whether another player there has the same name, so that the number is added.
    pub shares_name: bool,
}

impl Summary {
    /// `None` before the first entry.
    pub(super) fn of(here: &Snapshot, ranking: &[Finisher]) -> Option<Self> {
        let setup = here.tournament.setup()?;
        let settings = &setup.settings;
        let format: Option<Box<str>> = setup.format.as_ref().map(|format| format.name.as_str().into());
        let winner = |one: &Finisher| {
            let person = here.tournament.player(one.player)?.person;
            let shares_name = here.names.get(&person).is_some_and(|name| *name != one.name);
            Some(Winner { player: one.player, person, shares_name })
        };
        let newest = here.tournament.published_rounds().next_back();
        let ends = newest.filter(|round| round.phase() == Phase::Playing).and_then(|round| {
            match round.clock.as_ref()?.reading(0) {
                ClockReading::Ends(at) => Some(Box::new(RoundEnd { at, zone: settings.time_zone.clone() })),
                ClockReading::Left(_) => None,
            }
        });
        let first = ranking.iter().take_while(|one| one.place == 1);
        let revision = here.revision();
        Some(Self {
            id: here.id(),
            slug: here.slug().clone(),
            title: settings.title.clone(),
            place: settings.place.clone(),
            date: settings.date,
            last_day: last_day(here, settings),
            sought: sought(&settings.title, &settings.place, format.as_deref()),
            game: settings.edition,
            format,
            opens_pools: setup.opens_pools(),
            level: settings.level,
            players: here.tournament.players().len(),
            state: State::of(here),
            round: newest.map(|round| here.tournament.round_name(round.number)),
            ends,
            winners: first.filter_map(winner).collect(),
            created: here.row.created_at,
            closed: here.tournament.closed_at(),
            revised: revision.at,
            revision: revision.number,
            rounds: here.tournament.planned_rounds(),
            paired: u32::try_from(here.tournament.rounds().len()).unwrap_or(u32::MAX),
            hidden: here.tournament.is_hidden(),
            former: FormerPeople::of(here),
        })
    }

    /// Whether it is over and everybody may see it: what ratings and the hall of fame count.
    pub const fn is_publicly_finished(&self) -> bool {
        self.closed.is_some() && !self.hidden
    }

    /// Whether it was read from a report: then all its entries are of the moment at which it was read.
    pub fn is_of_report(&self) -> bool {
        self.closed == Some(self.created)
    }

    /// The deck format, or the game.
    pub fn edition(&self) -> &str {
        self.format.as_deref().unwrap_or_else(|| self.game.name())
    }

    /// The winners with these names; the number of somebody whose name was erased.
    pub fn winner_names(&self, names: &BTreeMap<PersonId, String>) -> Vec<String> {
        let name = |Winner { player, person, shares_name }: &Winner| match names.get(person) {
            Some(name) if *shares_name => format!("{name} ({player})"),
            Some(name) => name.clone(),
            None => display_names::number(*player),
        };
        self.winners.iter().map(name).collect()
    }
}

/// Title, place and format, folded for searching.
fn sought(title: &str, place: &str, format: Option<&str>) -> Box<str> {
    fold_found(&[title, place, format.unwrap_or_default()].join(" ")).into()
}

/// The last day on which a tournament is played: that of its last deadline, with the days of the rounds that are still
/// planned, or the day after if a round began then. What is entered later is not played later.
fn last_day(here: &Snapshot, settings: &Settings) -> NaiveDate {
    let (mut last, mut published) = (settings.date, 0_u32);
    for clock in here.tournament.published_rounds().filter_map(|round| round.clock.as_ref()) {
        published = published.saturating_add(1);
        last = match clock.deadline {
            Some(deadline) => last.max(settings.day_of(deadline)),
            None => last.succ_opt().filter(|next| *next == settings.day_of(clock.began())).unwrap_or(last),
        };
    }
    let days = settings.round_days.filter(|_| here.tournament.closed_at().is_none());
    let open = here.tournament.planned_rounds().saturating_sub(published);
    let left = u64::from(days.unwrap_or_default()).saturating_mul(u64::from(open));
    last.checked_add_days(Days::new(left)).unwrap_or(last)
}

/// The summaries in memory, each with the number of the entry after which it was computed.
#[derive(Debug, Default)]
pub struct SummaryCache {
    pub known: HashMap<TournamentId, (i64, Arc<Summary>)>,
    /// Those of rows that an older version of the program wrote.
    old: BTreeSet<TournamentId>,
    /// How many logs were read because a summary was missing.
    pub logs_read: u64,
    /// How often a finished tournament that everybody may see came, changed or went.
    finished_changes: u64,
    /// How often somebody may have come to be seen at a tournament, or have gone.
    people_changes: u64,
}

impl SummaryCache {
    /// Takes the summary after this entry, unless a later one is known.
    pub fn put(&mut self, id: TournamentId, sequence: i64, summary: Arc<Summary>) {
        if self.known.get(&id).is_some_and(|(known, _)| *known > sequence) {
            return;
        }
        self.old.remove(&id);
        let is_finished = summary.is_publicly_finished();
        let (seen, level) = ((summary.players, summary.hidden), summary.level);
        let before = self.known.insert(id, (sequence, summary));
        // Of what counts for ratings, a row of an older version may lack the level.
        let is_same =
            before.as_ref().is_some_and(|(known, before)| *known == sequence && before.level == level);
        if !is_same
            && (is_finished || before.as_ref().is_some_and(|(_, before)| before.is_publicly_finished()))
        {
            self.finished_changes = self.finished_changes.saturating_add(1);
        }
        if before.is_none_or(|(_, before)| (before.players, before.hidden) != seen) {
            self.people_changes = self.people_changes.saturating_add(1);
        }
    }

    /// Takes the summary of a row that an older version of the program wrote, unless one of this entry is known.
    pub fn put_old(&mut self, id: TournamentId, sequence: i64, summary: Arc<Summary>) {
        if self.known.get(&id).is_none_or(|(known, _)| *known < sequence) {
            self.put(id, sequence, summary);
            self.old.insert(id);
        }
    }

    /// The tournaments whose summaries an older version of the program wrote.
    pub fn old(&self) -> Vec<TournamentId> {
        self.old.iter().copied().collect()
    }

    /// Whether an older version of the program wrote this summary.
    pub fn is_old(&self, id: TournamentId) -> bool {
        self.old.contains(&id)
    }

    /// Another number for each state of the finished tournaments that everybody may see.
    pub const fn finished_state(&self) -> u64 {
        self.finished_changes
    }

    /// A larger number after each change of who is seen at tournaments.
    pub const fn people_state(&self) -> u64 {
        self.people_changes
    }

    /// The summary after this entry or a later one.
    pub fn find(&self, id: TournamentId, sequence: i64) -> Option<Arc<Summary>> {
        self.known.get(&id).filter(|(at, _)| *at >= sequence).map(|(_, summary)| Arc::clone(summary))
    }
}

/// The summary in a row; `None` if a version of the program wrote it that is too old, or a newer one.
pub(super) fn read(row: &StoredSummary) -> Option<Summary> {
    if !READABLE.contains(&row.version) {
        return None;
    }
    match serde_json::from_str::<Summary>(&row.summary) {
        Ok(mut summary) => {
            // There is one for each tournament, and a list that grew has room for four.
            summary.winners.shrink_to_fit();
            if row.version < WITH_REVISIONS {
                summary.revised = summary.closed.unwrap_or(summary.created);
            }
            if row.version < WITH_WORDS_AS_SOUGHT {
                summary.sought = sought(&summary.title, &summary.place, summary.format.as_deref());
            }
            Some(summary)
        }
        Err(error) => {
            tracing::warn!(%error, "a summary cannot be read and is rebuilt");
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use uuid::Uuid;

    /// What one tournament adds to the memory of a process that lists it, by estimate.
    fn bytes(one: &Summary) -> usize {
        let texts = one.title.len() + one.place.len() + one.sought.len();
        let texts = texts + one.slug.as_str().len() + one.format.as_ref().map_or(0, |format| format.len());
        // Two counts beside it, its row in the map, and its places in the two lists.
        let held = 2 * size_of::<usize>()
            + size_of::<(TournamentId, (i64, Arc<Summary>))>()
            + 2 * size_of::<Arc<Summary>>();
        size_of::<Summary>() + held + texts + size_of_val(one.winners.as_slice())
    }

    #[test]
    fn a_tournament_adds_at_most_a_kilobyte_to_the_lists_in_memory() {
        let (title, place) =
            ("Late Autumn Continental Championship ".repeat(2), "Frankfurt am Main".to_owned());
        let mut one = Summary {
            id: TournamentId::new(Uuid::from_u128(1)),
            slug: "late-autumn-continental-championship-late-autumn".parse().unwrap(),
            sought: format!("{title} {place} open").into(),
            title,
            place,
            date: NaiveDate::default(),
            last_day: NaiveDate::default(),
            game: Edition::First,
            format: Some("Open".into()),
            opens_pools: false,
            level: TournamentLevel::Local,
            players: 64,
            state: State::Closed,
            round: None,
            ends: None,
            winners: vec![Winner {
                player: PlayerId(1),
                person: PersonId::new(Uuid::from_u128(2)),
                shares_name: false,
            }],
            created: DateTime::UNIX_EPOCH,
            closed: Some(DateTime::UNIX_EPOCH),
            revised: DateTime::UNIX_EPOCH,
            revision: 1,
            rounds: 6,
            paired: 6,
            hidden: false,
            former: None,
        };
        // With the two counts beside it, it fits into one of the allocator's sizes.
        assert!(2 * size_of::<usize>() + size_of::<Summary>() <= 256, "{}", size_of::<Summary>());
        assert!(bytes(&one) <= 1_024, "{}", bytes(&one));
        one.sought = one.sought.repeat(8).into();
        assert!(bytes(&one) > 1_024, "the control: texts count");
    }
}
