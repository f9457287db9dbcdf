//! A card as a question may name it, with what kind of card it is.

use crate::domain::card::{Card, Uniqueness};
use crate::domain::edition::Edition;
use crate::domain::rulings::search::stemmer;

/// A card as a question names it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardName<'a> {
    pub edition: Edition,
    pub title: &'a str,
    /// What kind of card it is, in comparable words: type, uniqueness, affiliations, icons.
    pub(super) is: Vec<String>,
}

impl<'a> CardName<'a> {
    /// From a card of the table.
    pub fn of(edition: Edition, card: &'a Card) -> Self {
        let mut said = vec![card.kind.code()];
        said.extend(match card.uniqueness {
            Uniqueness::Unique => Some("unique"),
            Uniqueness::Universal => Some("universal"),
            _ => None,
        });
        said.extend(card.affiliations.iter().map(String::as_str));
        let is = said.iter().flat_map(|word| stemmer::words(word)).collect();
        Self { edition, title: &card.title, is }
    }
}

/// A title of which nothing else is known.
impl<'a> From<(Edition, &'a str)> for CardName<'a> {
    fn from((edition, title): (Edition, &'a str)) -> Self {
        Self { edition, title, is: Vec::new() }
    }
}
