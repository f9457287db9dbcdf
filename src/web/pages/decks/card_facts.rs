//! What is printed on a card, as facts to look at beside a list.

use crate::app::card_particulars::CardParticulars;
use crate::domain::card::{Card, CardTable, CardType, Particular, Uniqueness};
use crate::messages::{Message, say};
use crate::web::words::capital;
use crate::words::deck::card_type;

/// The most releases named for one card.
const RELEASES: usize = 6;

/// A fact in words.
pub struct Fact {
    pub name: String,
    pub value: String,
}

/// The facts of a card.
pub fn facts(card: &Card, table: &CardTable, particulars: &CardParticulars) -> Vec<Fact> {
    let mut facts = Vec::new();
    let mut add = |name: String, value: String| {
        if !value.is_empty() {
            facts.push(Fact { name, value });
        }
    };
    let place = card.place.map_or_else(String::new, |place| format!(", {}", place.code().replace('-', " ")));
    add(
        say("decks-facts-type").to_string(),
        format!("{}{place}", capital(&card_type(card.kind).to_string())),
    );
    let affiliations: Vec<String> = card.affiliations.iter().map(|one| capital(one)).collect();
    add(say("decks-facts-affiliation").to_string(), affiliations.join(", "));
    add(
        say("decks-facts-in-play").to_string(),
        match card.uniqueness {
            Uniqueness::Unique => say("decks-facts-unique").to_string(),
            Uniqueness::Universal => say("decks-facts-universal").to_string(),
            Uniqueness::Enigma => say("decks-facts-enigma").to_string(),
            Uniqueness::None => String::new(),
        },
    );
    add(say("decks-facts-class").to_string(), card.class.clone());
    add(say("decks-facts-location").to_string(), card.location.clone());
    for particular in Particular::ALL.iter().filter(|one| **one != Particular::Text) {
        let value = particulars.get(&card.id, *particular);
        match particular {
            Particular::Attributes => add(attributes(card.kind).to_string(), three(value)),
            _ => add(particular.name().to_owned(), list(value)),
        }
    }
    add(say("decks-facts-released-in").to_string(), releases(card, table));
    facts
}

fn attributes(kind: CardType) -> Message {
    match kind {
        CardType::Personnel => say("decks-facts-personnel"),
        CardType::Tactic | CardType::DamageMarker => say("decks-facts-damage"),
        _ => say("decks-facts-ship"),
    }
}

/// `5/6/5` with space, and a dash where one of the three is missing.
fn three(value: &str) -> String {
    if value.is_empty() {
        return String::new();
    }
    let parts: Vec<&str> = value.split('/').map(|part| if part.is_empty() { "–" } else { part }).collect();
    parts.join(", ")
}

fn list(value: &str) -> String {
    value.split('|').filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
}

fn releases(card: &Card, table: &CardTable) -> String {
    let name = |code: &str| table.releases().iter().find(|release| release.code == code);
    let mut names: Vec<&str> = card
        .printings
        .iter()
        .filter_map(|printing| name(&printing.release))
        .map(|release| release.name.as_str())
        .collect();
    names.dedup();
    names.truncate(RELEASES);
    names.join(", ")
}
