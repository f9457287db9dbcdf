//! Unique display names of the players of one tournament. Built once, and again when a name changes.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

use crate::app::store::{fold_found, fold_name, fold_sought};
use crate::domain::id::PlayerId;
use crate::messages::{Language, say};

/// A name for each player, no two alike: players who share one get their number added.
#[derive(Debug, Clone, Default)]
pub struct DisplayNames {
    /// `None` for an erased name: the number shown in its place is written in the reader's language.
    names: BTreeMap<PlayerId, Option<String>>,
    /// The players in the order of a list in which people look themselves up.
    order: OnceLock<Vec<PlayerId>>,
}

impl DisplayNames {
    /// From players and their names; an erased name becomes the number.
    pub fn of<'a>(players: impl Iterator<Item = (PlayerId, Option<&'a String>)>) -> Self {
        let mut bearers: BTreeMap<&str, Vec<PlayerId>> = BTreeMap::new();
        let mut names = BTreeMap::new();
        let mut numbers = BTreeSet::new();
        for (player, name) in players {
            match name {
                Some(name) => bearers.entry(name).or_default().push(player),
                None => {
                    names.insert(player, None);
                    numbers.extend(Language::ALL.map(|language| language.speak(|| number(player))));
                }
            }
        }
        let mut taken: BTreeSet<String> = bearers.keys().map(|name| (*name).to_owned()).collect();
        taken.extend(numbers.iter().cloned());
        for (name, players) in bearers {
            if let [only] = players.as_slice()
                && !numbers.contains(name)
            {
                names.insert(*only, Some(name.to_owned()));
                continue;
            }
            for player in players {
                let mut own = format!("{name} ({player})");
                while !taken.insert(own.clone()) {
                    own.push('*');
                }
                names.insert(player, Some(own));
            }
        }
        Self { names, order: OnceLock::new() }
    }

    /// A player's name; the number for somebody who is not registered.
    pub fn name(&self, player: PlayerId) -> String {
        self.names.get(&player).cloned().flatten().unwrap_or_else(|| number(player))
    }

    /// The names of the two players of a table.
    pub fn pair(&self, players: [PlayerId; 2]) -> [String; 2] {
        players.map(|player| self.name(player))
    }

    /// All players with their names, in alphabetical order; those whose name was erased come last.
    pub fn alphabetical(&self) -> Vec<(PlayerId, String)> {
        let order = self.order.get_or_init(|| {
            let mut all: Vec<(&PlayerId, &Option<String>)> = self.names.iter().collect();
            // Those without a name come last: their number begins with another letter in each language.
            let key = |name: &Option<String>| name.as_ref().map(|name| natural(&fold_name(name)));
            all.sort_by_cached_key(|(player, name)| (name.is_none(), key(name), **player));
            all.into_iter().map(|(player, _)| *player).collect()
        });
        order.iter().map(|player| (*player, self.name(*player))).collect()
    }

    /// The players with these letters in their name, ignoring case, accents, apostrophes and how umlauts are spelled, or
    /// with this number; everybody if `sought` is empty. In alphabetical order.
    pub fn find(&self, sought: &str) -> Vec<(PlayerId, String)> {
        let (letters, mut found) = (without_thorn(&fold_sought(sought)), self.alphabetical());
        found.retain(|(player, name)| {
            without_thorn(&fold_found(name)).contains(&letters) || player.to_string() == letters
        });
        found
    }
}

/// What is folded, as `find.js` compares it in a page.
fn without_thorn(folded: &str) -> String {
    folded.replace('þ', "th")
}

/// What somebody without a name is called in the reader's language.
pub(crate) fn number(player: PlayerId) -> String {
    say("names-player-number").with("player", player).to_string()
}

/// Whether this is only what somebody without a name is called, in any language.
pub(crate) fn is_number(name: &str, player: PlayerId) -> bool {
    Language::ALL.iter().any(|language| language.speak(|| number(player)) == name)
}

/// A sort key in which numbers inside a name compare by value: `Rom (2)` before `Rom (11)`.
fn natural(name: &str) -> String {
    let mut key = String::with_capacity(name.len());
    let same_sort = |one: &char, other: &char| one.is_ascii_digit() == other.is_ascii_digit();
    let letters: Vec<char> = name.chars().collect();
    for run in letters.chunk_by(same_sort) {
        let text: String = run.iter().collect();
        if text.starts_with(|first: char| first.is_ascii_digit()) {
            key.push_str(&format!("{text:0>20}"));
        } else {
            key.push_str(&text);
        }
    }
    key
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Players with these names, the first with number 1; one without is erased.
    fn named(all: &[&str]) -> DisplayNames {
        let all: Vec<String> = all.iter().map(|name| (*name).to_owned()).collect();
        let known = |name| Some(name).filter(|name: &&String| !name.is_empty());
        DisplayNames::of((1..).map(PlayerId).zip(all.iter().map(known)))
    }

    #[test]
    fn an_erased_name_is_a_number_in_the_readers_language_and_nobody_elses_name() {
        let names = named(&["Zoë", "", "Spieler 2", "Ada"]);
        let name = || names.name(PlayerId(2));
        assert_eq!((name(), Language::German.speak(name)), ("Player 2".to_owned(), "Spieler 2".to_owned()));
        assert_eq!(names.name(PlayerId(3)), "Spieler 2 (3)", "in every language");
        let order = || names.alphabetical().into_iter().map(|(player, _)| player.0).collect::<Vec<_>>();
        assert_eq!((order(), Language::German.speak(order)), (vec![4, 3, 1, 2], vec![4, 3, 1, 2]));
        assert_eq!(Language::French.speak(|| names.find("joueur")).len(), 1);
    }

    #[test]
    fn players_who_share_a_name_carry_their_numbers_and_no_two_names_are_alike() {
        let names = named(&["Kira", "Odo", "Kira", "Kira (1)", "Kira (3)"]);
        assert_eq!(names.pair([PlayerId(2), PlayerId(4)]), ["Odo", "Kira (1)"]);
        assert_eq!(names.pair([PlayerId(1), PlayerId(3)]), ["Kira (1)*", "Kira (3)*"]);
    }

    #[test]
    fn a_name_is_found_by_the_letters_of_any_keyboard() {
        let names = named(&["Łukasz", "D’Amico", "Søren Strauß", "Þóra", "Đurađ"]);
        for (sought, player) in [
            ("lukasz", 1),
            ("d'amico", 2),
            ("damico", 2),
            ("soren strauss", 3),
            ("soeren strauss", 3),
            ("thora", 4),
            ("durad", 5),
        ] {
            let found: Vec<u32> = names.find(sought).into_iter().map(|(player, _)| player.0).collect();
            assert_eq!(found, [player], "{sought}");
        }
        assert!(names.find("lucas").is_empty(), "the control");
    }

    #[test]
    fn figures_within_names_stand_in_order_of_their_value() {
        let names = named(&["Rom"; 11]);
        let order: Vec<String> = names.alphabetical().into_iter().map(|(_, name)| name).collect();
        assert_eq!(order.first().unwrap(), "Rom (1)");
        assert_eq!((order[1].as_str(), order[10].as_str()), ("Rom (2)", "Rom (11)"));
    }

    #[test]
    fn a_list_of_names_disregards_case_and_accents() {
        let names = named(&["Zoë", "émile", "Ada", "Élan"]);
        let order: Vec<String> = names.alphabetical().into_iter().map(|(_, name)| name).collect();
        assert_eq!(order, ["Ada", "Élan", "émile", "Zoë"]);
    }
}
