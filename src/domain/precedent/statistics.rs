//! Which entries decisions rest on, how often, and which questions found no authority.

use std::collections::BTreeMap;

use crate::domain::edition::Edition;
use crate::domain::precedent::Decision;
use crate::domain::rulings::citation::Citation;
use crate::domain::tournament::dispute::{Support, Treatment};

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

/// A letter that asks for rulings on the questions without authority: those that were ruled on, and those only
/// `asked`. It names nobody.
pub fn letter(gaps: &[&Decision], asked: &[(Edition, &str)], from: &str, held: &[String]) -> String {
    let mut text = format!(
        "To the rules committee\n\nAt {from} judges had to decide without any text to rest on. We ask for a ruling on \
         each of these questions, or for the place of an answer. Players are not named.\n"
    );
    for (number, gap) in (1..).zip(gaps) {
        text.push_str(&format!("\n{number}. {} ({})\n", gap.told.question, gap.edition.name()));
        for (_, facts) in &gap.told.facts {
            text.push_str(&format!("   Facts: {facts}\n"));
        }
        text.push_str(&format!("   Ruled: {}\n", gap.told.ruling));
        for earlier in &gap.cited {
            let who = if earlier.supports == Support::FinalWord { "final word" } else { "ruling" };
            let treatment = earlier.treatment;
            text.push_str(&format!("   The {who} {treatment} {}\n", earlier.cited.citation));
        }
        if let Some(last) = &gap.told.last {
            text.push_str(&format!("   Final word: {last}\n"));
        }
        for later in &gap.added {
            text.push_str(&format!("   Added after the ruling: {}\n", later.cited.citation));
        }
        text.push_str(&format!("   {}, {}\n", gap.citation, gap.review));
    }
    for (number, (edition, words)) in (gaps.len() + 1..).zip(asked) {
        text.push_str(&format!(
            "\n{number}. {words} ({})\n   Nobody had to rule on it yet.\n",
            edition.name()
        ));
    }
    let held = if held.is_empty() { "no document".to_owned() } else { held.join("; ") };
    text.push_str(&format!("\nWe looked in: {held}.\n"));
    text
}
