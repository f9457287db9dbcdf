//! Names that look like one person entered twice.

use std::collections::BTreeSet;

use crate::app::store::fold;
use crate::domain::id::PlayerId;

/// Names shorter than this are alike only when they are the same: Ann and Dan are two people.
const LONG_ENOUGH: usize = 8;

/// Pairs of names that may be one person: the same words in any order, or one letter apart. By position.
pub fn look_alikes(names: &[String]) -> Vec<(usize, usize)> {
    let keys: Vec<String> = names.iter().map(|name| key(name)).collect();
    let mut pairs = Vec::new();
    for (at, one) in keys.iter().enumerate() {
        for (other_at, other) in keys.iter().enumerate().skip(at + 1) {
            if alike(one, other) {
                pairs.push((at, other_at));
            }
        }
    }
    pairs
}

/// A name that is typed although somebody here bears the same.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Double {
    /// Its position among those typed.
    pub at: usize,
    /// The name as it is typed.
    pub name: String,
    /// Who bears it here; none where it only stands in the list twice.
    pub here: Option<PlayerId>,
}

/// The typed names that are the same as one here, or as one further up: the same words in any order, without regard to
/// capitals, accents and signs.
pub fn doubles(typed: &[String], here: &[(PlayerId, String)]) -> Vec<Double> {
    let known: Vec<(PlayerId, String)> = here.iter().map(|(player, name)| (*player, key(name))).collect();
    let mut above: BTreeSet<String> = BTreeSet::new();
    let mut found = Vec::new();
    for (at, name) in typed.iter().enumerate() {
        let typed = key(name);
        let bearer = known.iter().find(|(_, known)| *known == typed).map(|(player, _)| *player);
        let again = !above.insert(typed);
        if bearer.is_some() || again {
            found.push(Double { at, name: name.clone(), here: bearer });
        }
    }
    found
}

fn alike(one: &str, other: &str) -> bool {
    let (long, short) = (one.len().max(other.len()), one.len().min(other.len()));
    one == other || (short >= LONG_ENOUGH && long - short <= 1 && strsim::osa_distance(one, other) <= 1)
}

/// Lower-case words without accents and signs, in order of the alphabet.
fn key(name: &str) -> String {
    let folded = fold(name);
    let mut words: Vec<&str> =
        folded.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    words.sort_unstable();
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::{doubles, look_alikes};
    use crate::domain::id::PlayerId;

    #[test]
    fn a_name_typed_again_is_found_here_and_further_up_the_list() {
        let here = [(PlayerId(4), "Zoë Kira".to_owned()), (PlayerId(5), "Player 11".to_owned())];
        let typed = ["Odo", "kira, zoe", "ODO", "Player 12"].map(str::to_owned);
        let found: Vec<_> = doubles(&typed, &here).into_iter().map(|it| (it.at, it.here)).collect();
        assert_eq!(found, [(1, Some(PlayerId(4))), (2, None)]);
    }

    #[test]
    fn a_person_entered_twice_is_noticed_and_namesakes_by_a_syllable_are_not() {
        let pairs = |names: [&str; 2]| look_alikes(&names.map(str::to_owned)).len();
        for same in [
            ["Jean-Luc Picard", "PICARD, Jean Luc"],
            ["Ezri Dax", "ezri dax"],
            ["Miles O’Brien", "Miles O'Brien"],
            ["Kathryn Janeway", "Katryn Janeway"],
            ["José Tyler", "Jose Tyler"],
        ] {
            assert_eq!(pairs(same), 1, "{same:?}");
        }
        for different in [["Ann", "Dan"], ["Kira Nerys", "Ro Laren"], ["Lore", "Data"]] {
            assert_eq!(pairs(different), 0, "{different:?}");
        }
    }
}
