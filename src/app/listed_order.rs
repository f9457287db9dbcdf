//! The order in which people are listed, where there are many.

use crate::app::background::BackgroundState;
use crate::app::error::DeskError;
use crate::domain::id::PersonId;

/// Everybody in the list, by name, at some moment. A page leaves out at once anybody who may no longer be found by name.
#[derive(Debug)]
pub struct ListedOrder {
    /// How often names and rights had changed by then, and how often who is seen at tournaments.
    pub state: (u64, u64),
    pub people: Vec<PersonId>,
}

/// The order of a desk.
pub type ListedOrderCache = BackgroundState<ListedOrder, DeskError>;
