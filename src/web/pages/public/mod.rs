//! Pages that everyone may see.

pub mod home;
pub mod log;
pub mod print;
pub mod rerun;
pub mod round;
pub mod screen;
pub mod standings;
pub mod tournament;
