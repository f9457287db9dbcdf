//! What happened to the lists of a player, as the log tells it.

use chrono::{DateTime, Utc};

use crate::app::snapshot::{Logged, Snapshot};
use crate::domain::actor::ActorId;
use crate::domain::hash::ListHash;
use crate::domain::id::{PlayerId, RoundNumber};
use crate::domain::reason::Reason;
use crate::domain::tournament::entry::Entry;
use crate::domain::tournament::entry::topic::{ListTopic, Topic};

/// One event in the history of a player’s lists.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeckTurn {
    /// When the event happened.
    pub at: DateTime<Utc>,
    /// Who did it, as the log names them.
    pub actor: ActorId,
    /// The role in which they did it.
    pub role: String,
    /// SHA-256 of the list.
    pub sha256: ListHash,
    pub what: ListStep,
}

/// What can happen to a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ListStep {
    /// It was submitted, with this many errors.
    HandedIn {
        /// Errors that the check found.
        errors: u32,
        /// Cards in the list.
        cards: u32,
    },
    /// What the player opened or drafted was registered.
    PoolRegistered {
        /// Cards in the pool.
        cards: u32,
    },
    /// It was accepted, with a reason if it has errors.
    Accepted(Option<Reason>),
    /// Staff read the list.
    Read,
    /// The player said whether everybody may see it, or staff did for them.
    Consented {
        /// Whether the player agrees.
        agrees: bool,
    },
    /// It was part of an export of the whole tournament.
    Exported,
    /// The cards were compared with it.
    Checked {
        /// The round in progress, if any.
        round: Option<RoundNumber>,
        /// Whether cards and list matched.
        agrees: bool,
        found: String,
    },
}

impl Snapshot {
    /// Everything that happened to a player’s lists, in order.
    pub fn deck_turns(&self, whose: PlayerId) -> Vec<DeckTurn> {
        let mut newest: Option<ListHash> = None;
        let of_decks = |line: &Logged| {
            let what = turn(line.entry(), whose)?;
            match &what {
                (Some(sha256), ListStep::HandedIn { .. }) => newest = Some(sha256.clone()),
                (None, _) if newest.is_none() => return None,
                (_, _) => {}
            }
            let (sha256, what) = (what.0.or_else(|| newest.clone())?, what.1);
            Some(DeckTurn { at: line.at, actor: line.who().clone(), role: line.role.clone(), sha256, what })
        };
        self.log.iter().filter(|line| !self.is_undone(line)).filter_map(of_decks).collect()
    }
}

/// What an entry did to a player’s list, and to which one: `None` means the newest.
fn turn(entry: &Entry, whose: PlayerId) -> Option<(Option<ListHash>, ListStep)> {
    let Topic::List(list) = entry.topic() else { return None };
    let (player, sha256, step) = match list {
        ListTopic::HandedIn(it) => {
            (it.player, &it.sha256, ListStep::HandedIn { errors: it.errors, cards: it.cards })
        }
        ListTopic::PoolRegistered(it) => {
            (it.player, &it.sha256, ListStep::PoolRegistered { cards: it.cards })
        }
        ListTopic::Accepted(it) => (it.player, &it.sha256, ListStep::Accepted(it.reason.clone())),
        ListTopic::Read(it) => (it.player, &it.sha256, ListStep::Read),
        ListTopic::Checked(it) => {
            let (round, agrees, found) = (it.round, it.agrees, it.found.clone());
            (it.player, &it.sha256, ListStep::Checked { round, agrees, found })
        }
        ListTopic::Consented(it) => {
            return (it.player == whose).then_some((None, ListStep::Consented { agrees: it.agrees }));
        }
        ListTopic::Exported => return Some((None, ListStep::Exported)),
    };
    (player == whose).then(|| (Some(sha256.clone()), step))
}
