//! What a player of a sealed or draft tournament opened, as far as the log knows it.

use chrono::{DateTime, Utc};

use crate::domain::actor::ActorId;
use crate::domain::hash::ListHash;
use crate::domain::tournament::entry::PoolRegistered;
use crate::domain::tournament::stamped::Stamped;

/// The registered pool of a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RegisteredPool {
    /// SHA-256 of the pool's text.
    pub sha256: ListHash,
    /// How many cards it holds, copies counted.
    pub cards: u32,
    /// When the pool was registered.
    pub at: DateTime<Utc>,
    /// Whether staff registered it. Only staff change it from then on.
    pub by_staff: bool,
}

impl RegisteredPool {
    pub(super) fn of(it: &PoolRegistered, by: &Stamped) -> Self {
        let by_staff = by.actor != ActorId::Player(it.player);
        Self { sha256: it.sha256.clone(), cards: it.cards, at: by.at, by_staff }
    }
}
