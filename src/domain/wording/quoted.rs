//! Warnings for the reader of a quotation.

use crate::domain::rulings::entry::Damage;
use crate::domain::rulings::standing::Status;
use crate::domain::tournament::cited::{AttachedCitation, Ground};

/// One place where the copy lost something, as a clause with its line.
pub fn damage(damage: &Damage) -> String {
    match damage {
        Damage::LostCharacter { line, sign, certain, .. } => {
            let sure = if *certain { "it was" } else { "it was most likely" };
            format!("line {line}: a character was lost; {sure} “{sign}”")
        }
        Damage::LostIcon { line, .. } => format!("line {line}: an icon was lost and left a gap"),
        Damage::ScrambledTable { line } => format!("line {line}: a table that the scan scrambled"),
        Damage::DoubledLine { line } => format!("line {line}: appears twice, whole or in part"),
        Damage::SplitByPages { line } => {
            format!("line {line}: pages were out of order; the entry was joined from its parts")
        }
        Damage::HeadingMissing { line } => {
            format!("line {line}: the document begins inside this entry; its heading is not held")
        }
        Damage::BrokenOff { line } => {
            format!("line {line}: breaks off here; the words behind it are not held")
        }
    }
}

/// How many damaged places are listed next to a quotation.
const MOST_PLACES: usize = 3;

/// Shown wherever a past decision is cited.
pub const PERSUADES: &str = "An earlier decision persuades and does not bind.";

/// Warnings about a frozen quotation: not a text of the game, undated, a damaged copy. Empty if there is none.
pub fn caution(cited: &AttachedCitation) -> String {
    let mut parts = Vec::new();
    let damage = match &cited.ground {
        Ground::Decision(_) => {
            parts.push(PERSUADES.to_owned());
            &[][..]
        }
        Ground::Entry(entry) => {
            if entry.status == Status::Undated {
                parts
                    .push("The document bears no date, so nobody can tell from when on it holds.".to_owned());
            }
            &entry.damage
        }
    };
    // A character lost in another part of the entry does not affect these words.
    let whole = !cited.quote.contains('\u{fffd}');
    let touching = || damage.iter().filter(|one| !whole || !matches!(one, Damage::LostCharacter { .. }));
    if touching().next().is_some() {
        let places: Vec<String> = touching().take(MOST_PLACES).map(self::damage).collect();
        let more = touching().count().saturating_sub(MOST_PLACES);
        let more = if more == 0 { String::new() } else { format!("; and {more} more") };
        parts.push(format!("The copy quoted from is damaged here: {}{more}.", places.join("; ")));
    } else if !whole {
        parts.push("A character of these words was lost in the copy quoted from.".to_owned());
    }
    parts.join(" ")
}
