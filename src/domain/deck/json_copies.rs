//! The number of copies that a value of a JSON deck list says.

use crate::domain::deck::json_keys::{
    copies_rank, is_any_number, is_beside, is_known, is_perhaps_copies, title_rank,
};
use crate::domain::deck::json_node::{JsonFields, JsonKey, JsonNode, JsonValue};
use crate::domain::deck::quantity::{UnfitQuantity, copies, quantity_mark};
use crate::domain::deck::stated_number::{MOST_BELIEVED, is_plausible};

/// How many copies there are of a card.
#[derive(Debug, Clone)]
pub(super) struct SaidCopies {
    pub quantity: Result<u32, UnfitQuantity>,
    /// Whether the file says it.
    pub counted: bool,
    /// Another number that may be meant.
    pub other: Option<u32>,
}

impl SaidCopies {
    /// A number as typed: `4`, `"4x"`, `4.0`.
    pub fn of(number: &str) -> Self {
        let number = number.trim();
        Self { quantity: copies(Some(quantity_mark(number).unwrap_or(number))), counted: true, other: None }
    }

    /// One copy, of which the file says nothing.
    pub const fn unsaid() -> Self {
        Self { quantity: Ok(1), counted: false, other: None }
    }

    /// What cannot be read as a number.
    pub const fn unreadable() -> Self {
        Self { quantity: Err(UnfitQuantity::Unreadable), counted: true, other: None }
    }

    /// The first of several numbers that counts copies, with another one that may.
    pub fn first_of(numbers: &[&str]) -> Option<Self> {
        let believed = |number: &&&str| quantity_mark(number).is_some_and(is_plausible);
        let first = numbers.iter().find(believed).or(numbers.first())?;
        let read = Self::of(first);
        let other = numbers.iter().filter(believed).find_map(|number| {
            Self::of(number).quantity.ok().filter(|other| read.quantity.as_ref().is_ok_and(|it| it != other))
        });
        Some(Self { other, ..read })
    }

    /// Adds what another number for the same card says, if it differs.
    pub fn beside(self, other: &Self) -> Self {
        let other = other.quantity.as_ref().ok().copied();
        let other = other.filter(|other| self.quantity.as_ref().is_ok_and(|it| it != other));
        Self { other: other.or(self.other), ..self }
    }
}

/// A number, or a text that is nothing else, as typed.
pub(super) fn number_in(node: &JsonNode) -> Option<&str> {
    match &node.value {
        JsonValue::Number(typed) => Some(typed),
        JsonValue::Text(text) => quantity_mark(text.trim()).map(|_| text.trim()),
        JsonValue::Null | JsonValue::Truth(_) | JsonValue::List(_) | JsonValue::Object(_) => None,
    }
}

/// The number beside a title in a map: `4`, `"4"`, `true`.
pub(super) fn copies_in(node: &JsonNode) -> Option<SaidCopies> {
    match &node.value {
        JsonValue::Truth(true) => Some(SaidCopies { counted: true, ..SaidCopies::unsaid() }),
        JsonValue::Truth(false)
        | JsonValue::Null
        | JsonValue::Number(_)
        | JsonValue::Text(_)
        | JsonValue::List(_)
        | JsonValue::Object(_) => number_in(node).map(SaidCopies::of),
    }
}

/// The number of copies that the fields of an object say.
pub(super) fn copies_said(fields: &JsonFields) -> Option<SaidCopies> {
    let mut said: Vec<(usize, SaidCopies)> = Vec::new();
    for (key, node) in fields {
        let Some(rank) = copies_rank(&key.name) else { continue };
        match number_in(node) {
            Some(number) => said.push((rank, SaidCopies::of(number))),
            None if is_perhaps_copies(&key.name) => {}
            None => said.push((rank, SaidCopies::unreadable())),
        }
    }
    said.sort_by_key(|(rank, _)| *rank);
    let mut said = said.into_iter().map(|(_, one)| one);
    let first = said.next()?;
    Some(said.fold(first, |first, other| first.beside(&other)))
}

/// A number that may be that of the copies or that of the card in its set.
pub(super) fn any_number(fields: &JsonFields) -> Option<u32> {
    let mut numbers = fields.iter().filter(|(key, _)| is_any_number(&key.name));
    let number = numbers.find_map(|(_, node)| SaidCopies::of(number_in(node)?).quantity.ok());
    number.filter(|number| *number <= MOST_BELIEVED)
}

/// Whether an object says only how many copies there are of a card that is named elsewhere: `{"qty": 2, "set": "Premiere"}`.
pub(super) fn only_counts(fields: &JsonFields) -> bool {
    copies_said(fields).is_some() && fields.iter().all(|(key, node)| is_about(key, node))
}

/// Whether a field says something about a card that is named elsewhere.
pub(super) fn is_about(key: &JsonKey, node: &JsonNode) -> bool {
    let names = title_rank(&key.name).is_some() && node.text().is_some() && number_in(node).is_none();
    !names && if node.is_filled() { is_beside(&key.name) } else { is_known(&key.name) }
}
