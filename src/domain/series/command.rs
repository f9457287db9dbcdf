//! What people ask of a series, and who asks.

use strum::EnumDiscriminants;

use crate::domain::actor::ActorId;
use crate::domain::hash::EntryHash;
use crate::domain::id::{AccountId, PersonId, TournamentId};
use crate::domain::series::entry::CountedTournament;
use crate::domain::series::rules::SeriesRules;

/// What somebody asks of a series.
#[derive(Debug, Clone, PartialEq, Eq, EnumDiscriminants)]
#[strum_discriminants(name(SeriesCommandKind))]
#[strum_discriminants(doc = "The kind of a command to a series.")]
pub enum SeriesCommand {
    /// Begins a series. Somebody with an account directs it.
    Create {
        title: String,
        about: String,
        rules: Box<SeriesRules>,
    },
    /// Changes title and description.
    Describe {
        title: String,
        about: String,
    },
    NameDirector {
        account: AccountId,
    },
    RemoveDirector {
        account: AccountId,
    },
    /// Counts a tournament, or counts it again as it is now.
    CountTournament(Box<CountRequest>),
    RemoveTournament {
        tournament: TournamentId,
        reason: String,
    },
    GiveBonus {
        person: PersonId,
        points: i64,
        reason: String,
    },
    WithdrawBonus {
        number: i64,
        reason: String,
    },
    Close,
    Reopen {
        reason: String,
    },
}

/// A tournament to be counted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CountRequest {
    /// As it is now.
    pub counted: CountedTournament,
    /// Whether it is over.
    pub is_over: bool,
    /// Whether an operator hid it.
    pub is_hidden: bool,
    /// To count it again: the head at which it counted, as the director saw it.
    pub again: Option<EntryHash>,
}

/// Somebody who asks something of a series.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeriesActor {
    pub id: ActorId,
    /// Whether they run the installation.
    pub is_operator: bool,
    /// Whether they may open tournaments, and so series.
    pub opens: bool,
}

impl SeriesActor {
    /// The operator at the command line.
    pub const fn operator() -> Self {
        Self { id: ActorId::Operator, is_operator: true, opens: true }
    }
}
