//! A key that one object of a JSON deck list has twice: other programs read only one of the two values.

/// The longest key that is shown, in characters.
const LONGEST: usize = 60;

/// The second of two equal keys.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RepeatedKey {
    /// Line in the file, from 1.
    pub line: usize,
    /// The key as written, shortened and without control characters.
    pub key: String,
}

impl RepeatedKey {
    pub(super) fn new(line: usize, key: &str) -> Self {
        let safe = |character: char| if character.is_control() { '\u{fffd}' } else { character };
        Self { line, key: key.chars().take(LONGEST).map(safe).collect() }
    }
}
