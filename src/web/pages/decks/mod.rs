//! Deck lists.

pub(crate) mod card_facts;
pub(crate) mod changed_meanwhile;
pub(crate) mod check;
pub(crate) mod checks;
pub(crate) mod consent;
pub(crate) mod desk;
pub(crate) mod machine;
pub(crate) mod mend;
pub(crate) mod other_game;
pub(in crate::web::pages) mod pool;
pub(crate) mod registration;
pub(crate) mod show;
pub(crate) mod shown;
pub(crate) mod story;
pub(crate) mod usage;
