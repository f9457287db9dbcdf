//! `arbiter demo`: a throw-away copy with a tournament in progress.

use crate::cli::answer::{Answer, Unusable};
use crate::cli::serve;

/// Serves the demo.
///
/// # Errors
/// tmp
pub fn run(_args: serve::Args) -> Result<Answer, Unusable> {
    Err(Unusable("not yet".to_owned()))
}
