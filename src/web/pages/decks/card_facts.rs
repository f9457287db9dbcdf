//! What is printed on a card, as facts to look at beside a list.

use crate::app::card_particulars::CardParticulars;
use crate::domain::card::{Card, CardTable, Particular, Uniqueness};
use crate::messages::say;
use crate::web::words::capital;
use crate::words::deck as words;

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
    let place = card.place.map_or_else(String::new, |place| format!(", {}", words::place(place)));
    add(
        say("decks-facts-type").to_string(),
        format!("{}{place}", capital(&words::card_type(card.kind).to_string())),
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
        let shown = if *particular == Particular::Attributes { three(value) } else { list(value) };
        add(words::particular(*particular, card.kind).to_string(), shown);
    }
    add(say("decks-facts-released-in").to_string(), releases(card, table));
    facts
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
