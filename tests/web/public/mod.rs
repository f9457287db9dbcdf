//! The pages that everyone may see, by URL.
mod charts;
mod kept;
mod large;
mod log;
mod open_data;
mod overview;
mod picture;
mod private;
mod rerun;
mod rounds;
mod rules;
mod sheets;
mod standings;
pub mod told;
