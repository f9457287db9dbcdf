//! Points and standings from raw results.
pub mod check;
pub mod fraction;
pub mod grade;
pub mod history;
pub mod impossible;
pub mod least_players;
pub mod measure;
pub(crate) mod order;
pub mod profile;
pub mod rating;
pub mod record;
pub mod result;
pub(crate) mod sourced;
pub mod standings;
pub mod tally;
pub mod treatment;
pub mod value;
