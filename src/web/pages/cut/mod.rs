//! The cut: its bracket for everybody, and the page on which directors run it.

pub(crate) mod bracket;
pub(in crate::web::pages) mod departed;
mod line;
pub(in crate::web::pages) mod no_bracket;
mod not_here;
pub(in crate::web::pages) mod other_seeds;
mod ratings;
pub(crate) mod run;
pub(crate) mod start;
mod view;

use crate::domain::tournament::cut_bracket::CutError;
use crate::messages::say;
use crate::web::error::PageError;
use crate::words::bracket_error::cut_error;

/// A bracket that its log does not make: the page says what is wrong, as for results that no profile can score.
pub(in crate::web) fn unreadable(error: &CutError) -> PageError {
    PageError::Conflict(say("cut-unreadable").with("error", cut_error(error)))
}
