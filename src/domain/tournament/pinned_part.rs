//! The parts of a tournament's setup that its director may change.

/// What a tournament pins and its director may change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PinnedPart {
    /// Title, day, rounds and similar settings.
    Settings,
    /// The scoring profile.
    Profile,
    /// The deck format.
    Format,
    /// The rules of a tournament in pods.
    PodRules,
}
