//! What readers of a log choose among.

use strum::{EnumString, IntoStaticStr, VariantArray};

/// What a line of the log is about, for readers who look for one kind of thing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum LogSubject {
    /// Reports, results, and their corrections.
    Results,
    /// Who meets whom, and when a round begins and ends.
    Pairings,
    /// The time of a round or a table.
    Clock,
    /// Who plays, and what is arranged for them.
    Players,
    Decks,
    Disputes,
    Penalties,
    /// Coins, dice and orders.
    Draws,
    /// The tournament itself, and the rules it is played by.
    Settings,
    /// Which earlier lines count.
    Undoing,
}
