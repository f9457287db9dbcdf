//! Warnings for the reader of a quotation.

use crate::domain::rulings::entry::Damage;
use crate::domain::rulings::standing::Status;
use crate::domain::tournament::cited::{AttachedCitation, Ground};
use crate::messages::{Message, say};
use crate::words::numbers::semicolons;

/// How many damaged places are listed next to a quotation.
const MOST_PLACES: usize = 3;

/// One place where the copy lost something, as a clause with its line.
pub fn damage(damage: &Damage) -> Message {
    match damage {
        Damage::LostCharacter { line, sign, certain, .. } => {
            say("quoted-damage-character").with("certain", certain).with("line", *line).with("sign", sign)
        }
        Damage::LostIcon { line, .. } => say("quoted-damage-icon").with("line", *line),
        Damage::ScrambledTable { line } => say("quoted-damage-table").with("line", *line),
        Damage::DoubledLine { line } => say("quoted-damage-doubled").with("line", *line),
        Damage::SplitByPages { line } => say("quoted-damage-pages").with("line", *line),
        Damage::HeadingMissing { line } => say("quoted-damage-heading").with("line", *line),
        Damage::BrokenOff { line } => say("quoted-damage-broken-off").with("line", *line),
    }
}

/// Shown wherever a past decision is cited.
pub const fn persuades() -> Message {
    say("quoted-persuades")
}

/// Warnings about a frozen quotation: not a text of the game, undated, a damaged copy. Empty if there is none.
pub fn caution(cited: &AttachedCitation) -> String {
    let mut parts: Vec<Message> = Vec::new();
    let damage = match &cited.ground {
        Ground::Decision(_) => {
            parts.push(persuades());
            &[][..]
        }
        Ground::Entry(entry) => {
            if entry.status == Status::Undated {
                parts.push(say("quoted-undated"));
            }
            &entry.damage
        }
    };
    // A character lost in another part of the entry does not affect these words.
    let whole = !cited.quote.contains('\u{fffd}');
    let touching = || damage.iter().filter(|one| !whole || !matches!(one, Damage::LostCharacter { .. }));
    if touching().next().is_some() {
        let places: Vec<String> =
            touching().take(MOST_PLACES).map(|one| self::damage(one).to_string()).collect();
        let more = touching().count().saturating_sub(MOST_PLACES);
        parts.push(say("quoted-damaged").with("places", semicolons(&places)).with("n", more));
    } else if !whole {
        parts.push(say("quoted-character-lost"));
    }
    parts.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::Language;

    #[test]
    fn a_lost_character_is_told_in_the_readers_language() {
        let lost = |certain| Damage::LostCharacter { line: 7, column: 3, sign: "é".to_owned(), certain };
        assert_eq!(damage(&lost(true)).to_string(), "line 7: a character was lost; it was “é”");
        assert_eq!(damage(&lost(false)).to_string(), "line 7: a character was lost; it was most likely “é”");
        let german = Language::German.speak(|| damage(&lost(true)).to_string());
        assert_eq!(german, "Zeile 7: Ein Zeichen ging verloren; es war „é“");
    }
}
