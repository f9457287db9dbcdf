//! Weighs a word by where it occurs (BM25F).
#![expect(clippy::float_arithmetic, reason = "these figures rank texts, not people")]

/// Where a word occurs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum TextField {
    Heading,
    /// The heading of an entry that only refers here, or of a part.
    Alias,
    /// The heading of the section.
    Section,
    Body,
    /// Our summary of what it decides.
    Digest,
    /// How players ask about it.
    Asked,
}

const HEADING_EXACT: f64 = 8.0;
const TITLE_IN_HEADING: f64 = 6.0;
const ALIAS: f64 = 5.0;
const HEADING_WORD: f64 = 6.0;
const TITLE_IN_BODY: f64 = 3.0;
const SECTION: f64 = 1.5;
const BODY: f64 = 0.6;
const ASKED: f64 = 1.5;
const TITLE_ASKED: f64 = 1.5;

/// Saturation: how quickly further occurrences stop counting.
pub(super) const K1: f64 = 1.6;
/// How much long texts are penalised, and the usual length.
const LONG: f64 = 0.6;
const USUAL: f64 = 90.0;
/// How much long questions of an entry are penalised, and their usual length.
const LONG_ASKED: f64 = 0.6;
const USUAL_ASKED: f64 = 80.0;
/// How much long headings are penalised, and the usual length.
const LONG_HEADING: f64 = 0.35;
const USUAL_HEADING: f64 = 3.0;

/// The weights of the terms of one entry, as they are met.
#[derive(Debug, Default)]
pub(super) struct Weights {
    heading: Vec<(u32, f64)>,
    other: Vec<(u32, f64)>,
    body: Vec<(u32, f64)>,
    heading_words: f64,
    body_words: f64,
    asked: Vec<(u32, f64)>,
    asked_words: f64,
}

impl Weights {
    /// Counts a word that was met in this field.
    pub fn word(&mut self, term: u32, field: TextField) {
        match field {
            TextField::Heading => {
                self.heading_words += 1.0;
                self.heading.push((term, HEADING_WORD));
            }
            TextField::Alias => self.other.push((term, ALIAS)),
            TextField::Section => self.other.push((term, SECTION)),
            TextField::Body | TextField::Digest => {
                self.body_words += 1.0;
                self.body.push((term, BODY));
            }
            TextField::Asked => {
                self.asked_words += 1.0;
                self.asked.push((term, ASKED));
            }
        }
    }

    /// Counts a name that was met in this field; `whole` says that the field contains nothing else.
    pub fn name(&mut self, term: u32, field: TextField, whole: bool) {
        let (weights, weight) = match field {
            TextField::Heading if whole => (&mut self.heading, HEADING_EXACT),
            TextField::Heading => (&mut self.heading, TITLE_IN_HEADING),
            TextField::Alias => (&mut self.other, ALIAS),
            TextField::Section => (&mut self.other, SECTION),
            TextField::Body | TextField::Digest => (&mut self.body, TITLE_IN_BODY),
            TextField::Asked => (&mut self.asked, TITLE_ASKED),
        };
        weights.push((term, weight));
    }

    /// Every term with its weight, in term order.
    pub fn term_weights(self) -> Vec<(u32, f64)> {
        let heading_norm = 1.0 - LONG_HEADING + LONG_HEADING * self.heading_words / USUAL_HEADING;
        let body_norm = 1.0 - LONG + LONG * self.body_words / USUAL;
        let asked_norm = 1.0 - LONG_ASKED + LONG_ASKED * self.asked_words / USUAL_ASKED;
        let mut all = sum_by_term(self.other);
        for (group, norm) in [(self.heading, heading_norm), (self.asked, asked_norm), (self.body, body_norm)]
        {
            all.extend(sum_by_term(group).into_iter().map(|(term, weight)| (term, weight / norm)));
        }
        sum_by_term(all)
    }
}

/// One sum for each term, in term order; what is added to a term is added in the order it was met.
fn sum_by_term(mut weights: Vec<(u32, f64)>) -> Vec<(u32, f64)> {
    weights.sort_by_key(|(term, _)| *term);
    weights.dedup_by(|(next, weight), (term, sum)| {
        let same = next == term;
        if same {
            *sum += *weight;
        }
        same
    });
    weights
}

/// How rare a term is among this many entries.
pub(super) fn rarity(entries: usize, having: usize) -> f64 {
    let count = |number: usize| f64::from(u32::try_from(number).unwrap_or(u32::MAX));
    ((count(entries) - count(having) + 0.5) / (count(having) + 0.5)).max(0.0).ln_1p()
}
