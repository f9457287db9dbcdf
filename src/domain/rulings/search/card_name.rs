//! A card as a question may name it, with what kind of card it is.

use crate::domain::card::{Card, Particular, Particulars, Uniqueness};
use crate::domain::edition::Edition;
use crate::domain::rulings::search::names::name_of;
use crate::domain::rulings::search::stemmer;

/// A card as a question names it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardName<'a> {
    pub edition: Edition,
    pub title: &'a str,
    pub(super) kind: CardKind,
}

/// What kind of card it is, in comparable words.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub(super) struct CardKind {
    /// Type, uniqueness, affiliations.
    pub words: Vec<String>,
    /// Its keywords, of one or more words each. Icons are not among them: documents write few, as codes that are
    /// elsewhere figures and plain words.
    pub keywords: Vec<Vec<String>>,
}

impl<'a> CardName<'a> {
    /// From a card of the table and what else is printed on it.
    pub fn of(edition: Edition, card: &'a Card, known: Particulars<'_>) -> Self {
        let mut said = vec![card.kind.code()];
        said.extend(match card.uniqueness {
            Uniqueness::Unique => Some("unique"),
            Uniqueness::Universal => Some("universal"),
            _ => None,
        });
        said.extend(card.affiliations.iter().map(String::as_str));
        let words = said.iter().flat_map(|word| stemmer::words(word)).collect();
        let keywords =
            known.get(Particular::Keywords).split('|').map(|keyword| name_of(without_figure(keyword)));
        let keywords = keywords.filter(|keyword| !keyword.is_empty()).collect();
        Self { edition, title: &card.title, kind: CardKind { words, keywords } }
    }
}

/// `Decay: 3` as `Decay`.
fn without_figure(keyword: &str) -> &str {
    let split = keyword.split_once(": ").filter(|(_, rest)| rest.chars().all(|one| one.is_ascii_digit()));
    split.map_or(keyword, |(keyword, _)| keyword)
}

/// A title of which nothing else is known.
impl<'a> From<(Edition, &'a str)> for CardName<'a> {
    fn from((edition, title): (Edition, &'a str)) -> Self {
        Self { edition, title, kind: CardKind::default() }
    }
}
