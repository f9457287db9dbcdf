//! What people ask of a series, and who asks.

use strum::EnumDiscriminants;

use crate::domain::actor::ActorId;
use crate::domain::hash::EntryHash;
use crate::domain::id::{AccountId, PersonId, TournamentId};
use crate::domain::reason::TypedReason;
use crate::domain::series::entry::CountedTournament;
use crate::domain::series::rules::SeriesRules;
use crate::domain::tournament::payload::commands;

/// What somebody asks of a series.
#[derive(Debug, Clone, PartialEq, Eq, EnumDiscriminants)]
#[strum_discriminants(name(SeriesCommandKind))]
#[strum_discriminants(doc = "The kind of a command to a series.")]
pub enum SeriesCommand {
    Create(CreateSeries),
    Describe(DescribeSeries),
    NameDirector(NameDirector),
    RemoveDirector(RemoveDirector),
    CountTournament(Box<CountRequest>),
    RemoveTournament(RemoveTournament),
    GiveBonus(GiveBonus),
    WithdrawBonus(WithdrawBonus),
    Close(CloseSeries),
    Reopen(ReopenSeries),
}

commands! {
    /// Begins a series. Somebody with an account directs it.
    CreateSeries {
        pub title: String,
        pub about: String,
        pub rules: Box<SeriesRules>,
    }

    /// Changes title and description.
    DescribeSeries {
        pub title: String,
        pub about: String,
    }

    /// Lets somebody else run the series, too.
    NameDirector {
        pub account: AccountId,
    }

    /// Takes the right to run it from somebody.
    RemoveDirector {
        pub account: AccountId,
    }

    /// Counts a tournament, or counts it again as it is now.
    CountRequest {
        /// The tournament as it is now.
        pub counted: CountedTournament,
        /// Whether the tournament is over.
        pub is_over: bool,
        /// Whether an operator hid it.
        pub is_hidden: bool,
        /// To count it again: the head at which it counted, as the director saw it.
        pub again: Option<EntryHash>,
        /// Why it is counted again.
        pub reason: TypedReason,
    }

    /// Takes a tournament out.
    RemoveTournament {
        pub tournament: TournamentId,
        pub reason: TypedReason,
    }

    /// Gives a player points beside the tournaments.
    GiveBonus {
        pub person: PersonId,
        pub points: i64,
        pub reason: TypedReason,
    }

    /// Takes a bonus away.
    WithdrawBonus {
        /// The number of the entry that gave it.
        pub number: i64,
        pub reason: TypedReason,
    }

    /// Makes the standings final.
    CloseSeries {}

    /// Lets the standings change again.
    ReopenSeries {
        pub reason: TypedReason,
    }
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
