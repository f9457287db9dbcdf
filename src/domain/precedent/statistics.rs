//! Which entries decisions rest on, how often, and which questions found no authority.

use std::collections::BTreeMap;

use crate::domain::precedent::Decision;
use crate::domain::rulings::citation::Citation;
use crate::domain::tournament::dispute::Treatment;

/// An entry that decisions cite. Each decision counts once, however many passages it quotes.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Used {
    /// How the entry is cited, without a paragraph.
    pub citation: String,
    /// How many decisions cite it.
    pub cited: usize,
    /// How many of them follow it.
    pub follows: usize,
    /// How many of the rulings that cite it were overturned.
    pub overturned: usize,
}

/// The entries that decisions cite, most cited first.
pub fn used_entries<'a>(decisions: impl IntoIterator<Item = &'a Decision>) -> Vec<Used> {
    let mut each: BTreeMap<String, Used> = BTreeMap::new();
    for decision in decisions {
        // Whether it is followed, and whether by a ruling that was overturned.
        let mut cited: BTreeMap<String, (bool, bool)> = BTreeMap::new();
        for attached in &decision.cited {
            let (follows, overturned) = cited.entry(entry_citation(&attached.cited.citation)).or_default();
            *follows |= attached.treatment == Treatment::Follows;
            *overturned |= !decision.rests_on(attached);
        }
        for (citation, (follows, overturned)) in cited {
            let used = each.entry(citation.clone()).or_insert_with(|| Used { citation, ..Used::default() });
            used.cited += 1;
            used.follows += usize::from(follows);
            used.overturned += usize::from(overturned);
        }
    }
    let mut used: Vec<Used> = each.into_values().collect();
    used.sort_by(|a, b| b.cited.cmp(&a.cited).then_with(|| a.citation.cmp(&b.citation)));
    used
}

/// The decisions that found no authority. An earlier decision is persuasive and does not count as one.
pub fn gaps<'a>(decisions: impl IntoIterator<Item = &'a Decision>) -> Vec<&'a Decision> {
    let texts =
        |decision: &Decision| decision.cited.iter().any(|attached| attached.cited.ground.is_authority());
    decisions.into_iter().filter(|decision| !texts(decision)).collect()
}

fn entry_citation(citation: &str) -> String {
    citation
        .parse()
        .map_or_else(|_| citation.to_owned(), |citation: Citation| citation.without_paragraph().to_string())
}
