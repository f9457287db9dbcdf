//! What proves that nothing was changed: the deck lists beside the log, what was acknowledged, head codes that left the
//! machine, and that a log from elsewhere is taken in only when all of it verifies.
mod base;
mod figures;
mod head;
mod heads;
mod imported;
mod leftovers;
mod lists;
mod resent;
mod tail;
