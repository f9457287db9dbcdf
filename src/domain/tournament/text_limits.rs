//! How long the texts of a log may be.

/// The longest text in one field of the log, in characters.
pub const LONGEST_TEXT: usize = 4_000;
/// The longest reason, in characters.
pub const LONGEST_REASON: usize = 500;
/// The longest question of a dispute, in characters; several pages use it as a heading.
pub const LONGEST_QUESTION: usize = 300;
