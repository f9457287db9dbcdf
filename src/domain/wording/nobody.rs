//! What people are called who cannot be named.

/// An account that is not here any more.
pub const WHO_LEFT: &str = "somebody who left";

/// A player who is hidden, or whose name was erased.
pub const UNNAMED: &str = "a player who is not named";
