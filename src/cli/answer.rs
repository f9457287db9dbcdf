//! What a subcommand answers, and the exit code that carries it.

use std::fmt::Display;

/// The answer of a subcommand that could run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum YesOrNo {
    /// Done, or yes: exit code 0.
    Yes,
    /// The answer is no (deck not legal, log does not verify, command refused): exit code 1.
    No,
}

/// Input or arguments that cannot be used: exit code 2, with the reason.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Unusable(pub String);

impl Unusable {
    /// Says what was wrong with which input.
    pub fn about(what: impl Display, why: impl Display) -> Self {
        Self(format!("{what}: {why}"))
    }
}
