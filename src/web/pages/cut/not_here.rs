//! Who would be seeded and has not checked in.

use std::collections::BTreeSet;

use crate::app::Snapshot;
use crate::domain::id::PlayerId;
use crate::web::urls::{self, Link};

/// A seed who has not checked in, with the page on which the player is dropped.
pub(super) struct NotHere {
    pub name: String,
    pub to: Link,
}

/// Those of the seeds who have not checked in, the best first; nobody while no check-in is open.
pub(super) fn not_here(here: &Snapshot, seeds: &[PlayerId]) -> Vec<NotHere> {
    let missing: BTreeSet<PlayerId> = here.tournament.not_checked_in().map(|player| player.id).collect();
    let missing = seeds.iter().filter(|seed| missing.contains(*seed));
    missing.map(|seed| NotHere { name: here.name(*seed), to: urls::player(here.slug(), *seed) }).collect()
}
