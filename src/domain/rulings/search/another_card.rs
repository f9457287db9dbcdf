//! Whether an entry is about a card other than those that a question names: such an entry may speak of the matter, but it
//! decides nothing. That one event became unique says nothing of another.
#![expect(clippy::float_arithmetic, reason = "these figures rank texts, not people")]

use std::collections::HashSet;

use crate::domain::rulings::search::bm25::rarity;
use crate::domain::rulings::search::index::Part;
use crate::domain::rulings::search::question::{ParsedQuestion, TermRole};

/// A question that has this share of a title among its other words asks about that card too, as “ghemor” does about Tekeny
/// Ghemor. Rare words count more.
const NAMED_TOO: f64 = 0.45;

/// Whether the entry is about one card, and the question about others that the entry does not mention.
pub(super) fn is_of_another_card(part: &Part, unit: usize, question: &ParsedQuestion) -> bool {
    let Some(title) = part.units.get(unit).and_then(|unit| unit.title.as_deref()) else { return false };
    let mentioned = question.cards.iter().any(|card| part.contains(unit, *card));
    question.names_card && !mentioned && !says_title(part, title, question)
}

/// Whether a question says a title or enough of it, without the words of the titles that were recognised.
fn says_title(part: &Part, title: &[u32], question: &ParsedQuestion) -> bool {
    let own = question.groups.iter().filter(|group| matches!(group.role, TermRole::Asked | TermRole::Talk));
    let said: HashSet<u32> = own.flat_map(|group| &group.terms).map(|(term, _)| *term).collect();
    let weigh = |term: &u32| rarity(part.always, part.documents(*term));
    let whole: f64 = title.iter().map(weigh).sum();
    let named: f64 = title.iter().filter(|term| said.contains(*term)).map(weigh).sum();
    named >= NAMED_TOO * whole
}
