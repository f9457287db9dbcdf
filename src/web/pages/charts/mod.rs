//! Numbers drawn as pictures: plain shapes with their numbers beside them, and the same numbers as a table.

pub(crate) mod bars;
mod figures;
mod fitted;
pub(in crate::web::pages) mod places;
pub(crate) mod tournament;
