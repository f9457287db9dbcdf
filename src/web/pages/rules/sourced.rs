//! Where a rule or figure comes from, as a page shows it.

use crate::domain::source::{Confidence, Source};

/// How well something is known: a sign and words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mark {
    /// The class of the sign.
    pub class: &'static str,
    /// A few words.
    pub word: &'static str,
}

impl Mark {
    /// The mark of a confidence.
    pub const fn of(confidence: Confidence) -> Self {
        let (class, word) = match confidence {
            Confidence::Seen => ("seen", "source read"),
            Confidence::Inferred => ("inferred", "inferred"),
            Confidence::Memory => ("memory", "from memory"),
            Confidence::Default => ("default", "our default"),
            Confidence::Organiser => ("organiser", "set by the director"),
        };
        Self { class, word }
    }
}

/// What each mark means, for the foot of a page.
pub fn legend() -> Vec<(Mark, &'static str)> {
    let meaning = |confidence| match confidence {
        Confidence::Seen => "the text itself was read",
        Confidence::Inferred => "follows from a text that was read",
        Confidence::Memory => "general knowledge, no text seen: confirm it before you rely on it",
        Confidence::Default => "the sources are silent, so we chose: confirm it before you rely on it",
        Confidence::Organiser => "the director of a tournament set it there; the reason is its source",
    };
    let all = [
        Confidence::Seen,
        Confidence::Inferred,
        Confidence::Memory,
        Confidence::Default,
        Confidence::Organiser,
    ];
    all.map(|confidence| (Mark::of(confidence), meaning(confidence))).to_vec()
}

/// A source as a page shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cited {
    /// Document and heading, or where else it was read.
    pub citation: String,
    /// How well it is known.
    pub mark: Mark,
}

impl From<Source> for Cited {
    fn from(source: Source) -> Self {
        Self { mark: Mark::of(source.confidence), citation: source.citation }
    }
}
