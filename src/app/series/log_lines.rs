//! The log of a series as its page shows it: each entry in words, in the language of the request.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, Utc};

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::series::joined::SeriesPeople;
use crate::app::series::{LoggedInSeries, SeriesSnapshot};
use crate::domain::actor::ActorId;
use crate::domain::id::{AccountId, PersonId, TournamentId};
use crate::domain::series::entry::{
    BonusGiven, BonusWithdrawn, CountedTournament, SeriesClosed, SeriesCreated, SeriesDescribed, SeriesEntry,
    SeriesReopened, TournamentRemoved,
};
use crate::domain::tournament::role::Role;
use crate::messages::{Message, say};
use crate::words::numbers::points;
use crate::words::people;

/// One line of the log of a series in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeriesLogLine {
    pub number: i64,
    /// When the line was recorded.
    pub at: DateTime<Utc>,
    pub what: String,
    /// Why; empty without a reason.
    pub reason: String,
    /// Who recorded the line.
    pub who: String,
}

/// Whom an entry names.
enum Named {
    Nobody,
    Account(AccountId),
    Person(PersonId),
    Tournament(TournamentId),
}

const fn named(entry: &SeriesEntry) -> Named {
    match entry {
        SeriesEntry::DirectorNamed(it) => Named::Account(it.account),
        SeriesEntry::DirectorRemoved(it) => Named::Account(it.account),
        SeriesEntry::BonusGiven(it) => Named::Person(it.person),
        SeriesEntry::TournamentCounted(it) => Named::Tournament(it.tournament),
        SeriesEntry::TournamentRemoved(it) => Named::Tournament(it.tournament),
        SeriesEntry::SeriesCreated(_)
        | SeriesEntry::SeriesDescribed(_)
        | SeriesEntry::BonusWithdrawn(_)
        | SeriesEntry::SeriesClosed(_)
        | SeriesEntry::SeriesReopened(_) => Named::Nobody,
    }
}

impl Desk {
    /// At most `most` lines of the log of a series in words, the newest first, after the first `skip`.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn series_log_lines(
        &self,
        here: &SeriesSnapshot,
        skip: usize,
        most: usize,
    ) -> Result<Vec<SeriesLogLine>, DeskError> {
        let lines: Vec<&LoggedInSeries> = here.log.iter().rev().skip(skip).take(most).collect();
        let mut accounts: BTreeSet<AccountId> = BTreeSet::new();
        let mut people: Vec<PersonId> = Vec::new();
        let mut tournaments: BTreeSet<TournamentId> = BTreeSet::new();
        for line in &lines {
            accounts.extend(line.who().account());
            match named(&line.entry) {
                Named::Account(account) => accounts.extend([account]),
                Named::Person(person) => people.push(person),
                Named::Tournament(tournament) => tournaments.extend([tournament]),
                Named::Nobody => {}
            }
        }
        let wording = SeriesWording {
            here,
            accounts: self.names_of_accounts(accounts)?,
            people: self.people_of_series(here, &people)?,
            hidden: self.hidden_among(tournaments)?,
        };
        Ok(lines.into_iter().map(|line| wording.line(line)).collect())
    }
}

/// Puts the entries of one series into words.
struct SeriesWording<'a> {
    here: &'a SeriesSnapshot,
    accounts: BTreeMap<AccountId, String>,
    people: SeriesPeople,
    /// Those whose title nobody reads here, because an operator hid them.
    hidden: BTreeSet<TournamentId>,
}

impl SeriesWording<'_> {
    fn line(&self, line: &LoggedInSeries) -> SeriesLogLine {
        let (what, reason) = self.words_of(line);
        let who = match line.who() {
            ActorId::Account(account) => self.account(account),
            ActorId::Operator => people::role(Role::Operator).to_string(),
            other => other.to_string(),
        };
        SeriesLogLine {
            number: line.sealed.sequence,
            at: line.sealed.at,
            what: what.to_string(),
            reason: reason.to_owned(),
            who,
        }
    }

    /// What an entry says, and the reason given for it.
    fn words_of<'e>(&self, line: &'e LoggedInSeries) -> (Message, &'e str) {
        match &line.entry {
            SeriesEntry::SeriesCreated(SeriesCreated { title, rules, .. }) => {
                (say("log-series-begins").with("title", title).with("rules", &rules.name), "")
            }
            SeriesEntry::SeriesDescribed(SeriesDescribed { title, .. }) => {
                (say("log-series-described").with("title", title), "")
            }
            SeriesEntry::DirectorNamed(it) => {
                (say("log-series-director-named").with("name", self.account(it.account)), "")
            }
            SeriesEntry::DirectorRemoved(it) => {
                (say("log-series-director-removed").with("name", self.account(it.account)), "")
            }
            SeriesEntry::TournamentCounted(it) => {
                (self.counted(it), it.reason.as_deref().unwrap_or_default())
            }
            SeriesEntry::TournamentRemoved(TournamentRemoved { tournament, reason }) => {
                let title = self.title_before(line.sealed.sequence, *tournament);
                let tournament = self.tournament(*tournament, &title);
                (say("log-series-tournament-removed").with("tournament", tournament), reason)
            }
            SeriesEntry::BonusGiven(it) => (self.bonus(it), &it.reason),
            SeriesEntry::BonusWithdrawn(BonusWithdrawn { number, reason }) => {
                (say("log-series-bonus-withdrawn").with("line", *number), reason)
            }
            SeriesEntry::SeriesClosed(SeriesClosed {}) => (say("log-series-closed"), ""),
            SeriesEntry::SeriesReopened(SeriesReopened { reason }) => (say("log-series-reopened"), reason),
        }
    }

    fn account(&self, account: AccountId) -> String {
        self.accounts.get(&account).cloned().unwrap_or_else(|| people::who_left().to_string())
    }

    fn bonus(&self, it: &BonusGiven) -> Message {
        let name = self.people.name(it.person).cloned().unwrap_or_else(|| say("series-unnamed").into());
        say("log-series-bonus").with("name", name).with("points", points(it.points))
    }

    fn counted(&self, it: &CountedTournament) -> Message {
        let (tournament, line) = (self.tournament(it.tournament, &it.title), it.head.sequence);
        let players = it.results.len();
        if it.reason.is_none() {
            return say("log-series-counted")
                .with("tournament", tournament)
                .with("line", line)
                .with("players", players);
        }
        say("log-series-counted-again")
            .with("tournament", tournament)
            .with("line", line)
            .with("players", players)
    }

    fn tournament(&self, id: TournamentId, title: &str) -> Message {
        if self.hidden.contains(&id) {
            say("log-series-hidden")
        } else {
            say("log-series-titled").with("title", title)
        }
    }

    /// The title under which a tournament counted before this line.
    fn title_before(&self, number: i64, tournament: TournamentId) -> String {
        let before = self.here.log.iter().rev().filter(|line| line.sealed.sequence < number);
        let title = before.filter_map(|line| line.counted()).find(|it| it.tournament == tournament);
        title.map(|it| it.title.clone()).unwrap_or_default()
    }
}

impl LoggedInSeries {
    fn who(&self) -> ActorId {
        self.sealed.actor.as_str().into()
    }
}
