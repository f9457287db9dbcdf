//! Why something is not recorded that relies on what somebody else has changed.

use crate::domain::id::{PlayerId, RoundNumber, TableNumber};
use crate::domain::tournament::player_rating::OtherRating;

/// What somebody else changed while a page was open, so that its form is not recorded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum StaleRefusal {
    /// Another round is next.
    NotNext { round: RoundNumber },
    /// The round is not a draft any more.
    NoDraft { round: RoundNumber },
    /// The draft is not the one that was to be published.
    DraftChanged,
    /// Somebody in the round sits elsewhere.
    SeatsChanged,
    /// Others sit at the table than those for whom the form was filled in.
    Reseated { table: TableNumber, were: Vec<PlayerId>, are: Vec<PlayerId> },
    /// Another result came in at a table with contradicting ones, or one was corrected.
    ConflictChanged { table: TableNumber },
    /// An open table got a result, a report or other players.
    OpenTablesChanged,
    /// Settings, profile, format or the rules of the pods were changed.
    PinnedChanged,
    /// Somebody else wrote down ratings of the same players.
    OtherRatings(Vec<OtherRating>),
}

impl StaleRefusal {
    /// The players whom its sentence names.
    pub fn players(&self) -> Vec<PlayerId> {
        match self {
            Self::Reseated { were, are, .. } => were.iter().chain(are).copied().collect(),
            Self::OtherRatings(ratings) => ratings.iter().map(|rating| rating.player).collect(),
            Self::NotNext { .. }
            | Self::NoDraft { .. }
            | Self::DraftChanged
            | Self::SeatsChanged
            | Self::ConflictChanged { .. }
            | Self::OpenTablesChanged
            | Self::PinnedChanged => Vec::new(),
        }
    }
}
