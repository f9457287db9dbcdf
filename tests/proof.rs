//! What proves that nothing was changed: the deck lists beside the log, what was acknowledged, head codes that left the
//! machine, and that a log from elsewhere is taken in only when all of it verifies.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test that cannot go on has to stop at once"
)]

#[path = "proof/base.rs"]
mod base;
#[path = "proof/figures.rs"]
mod figures;
#[path = "proof/head.rs"]
mod head;
#[path = "proof/imported.rs"]
mod imported;
#[path = "proof/leftovers.rs"]
mod leftovers;
#[path = "proof/lists.rs"]
mod lists;
#[path = "proof/resent.rs"]
mod resent;
#[path = "support/scenario.rs"]
mod scenario;
#[path = "proof/tail.rs"]
mod tail;
