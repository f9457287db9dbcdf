//! Proof that nothing was changed: deck lists next to the log, acknowledged entries, head codes on printed sheets,
//! and imports that are accepted only if all of it verifies.
mod base;
mod figures;
mod head;
mod heads;
mod imported;
mod leftovers;
mod lists;
mod resent;
mod tail;
