//! Unique display names of the players of one tournament. Built once, and again when a name changes.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

use crate::app::store::fold_name;
use crate::domain::id::PlayerId;

/// A name for each player, no two alike: players who share one get their number added.
#[derive(Debug, Clone, Default)]
pub struct DisplayNames {
    names: BTreeMap<PlayerId, String>,
    /// The players in the order of a list in which people look themselves up.
    order: OnceLock<Vec<PlayerId>>,
}

impl DisplayNames {
    /// From players and their names; an erased name becomes the number.
    pub fn of<'a>(players: impl Iterator<Item = (PlayerId, Option<&'a String>)>) -> Self {
        let name = |player: PlayerId, name: Option<&String>| name.cloned().unwrap_or_else(|| number(player));
        Self::tell_apart(players.map(|(player, known)| (player, name(player, known))))
    }

    fn tell_apart(all: impl Iterator<Item = (PlayerId, String)>) -> Self {
        let mut bearers: BTreeMap<String, Vec<PlayerId>> = BTreeMap::new();
        for (player, name) in all {
            bearers.entry(name).or_default().push(player);
        }
        let mut taken: BTreeSet<String> = bearers.keys().cloned().collect();
        let mut names = BTreeMap::new();
        for (name, players) in bearers {
            if let [only] = players.as_slice() {
                names.insert(*only, name);
                continue;
            }
            for player in players {
                let mut own = format!("{name} ({player})");
                while !taken.insert(own.clone()) {
                    own.push('*');
                }
                names.insert(player, own);
            }
        }
        Self { names, order: OnceLock::new() }
    }

    /// A player's name; the number for somebody who is not registered.
    pub fn name(&self, player: PlayerId) -> String {
        self.names.get(&player).cloned().unwrap_or_else(|| number(player))
    }

    /// The names of the two players of a table.
    pub fn pair(&self, players: [PlayerId; 2]) -> [String; 2] {
        players.map(|player| self.name(player))
    }

    /// All players with their names, in the order of a list in which people look themselves up.
    pub fn alphabetical(&self) -> Vec<(PlayerId, String)> {
        let order = self.order.get_or_init(|| {
            let mut all: Vec<(&PlayerId, &String)> = self.names.iter().collect();
            all.sort_by_cached_key(|(player, name)| (natural(&fold_name(name)), **player));
            all.into_iter().map(|(player, _)| *player).collect()
        });
        order.iter().map(|player| (*player, self.name(*player))).collect()
    }

    /// The players with these letters in their name, whatever the case and accents, or with this number; everybody for
    /// no letters. In the order of a list in which people look themselves up.
    pub fn find(&self, sought: &str) -> Vec<(PlayerId, String)> {
        let (letters, mut found) = (fold_name(sought), self.alphabetical());
        found.retain(|(player, name)| fold_name(name).contains(&letters) || player.to_string() == letters);
        found
    }
}

/// What somebody without a name is called.
pub(crate) fn number(player: PlayerId) -> String {
    format!("Player {player}")
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

    #[test]
    fn players_who_share_a_name_carry_their_numbers_and_no_two_names_are_alike() {
        let all = ["Kira", "Odo", "Kira", "Kira (1)", "Kira (3)"];
        let names = DisplayNames::tell_apart((1..).map(PlayerId).zip(all.map(str::to_owned)));
        assert_eq!(names.pair([PlayerId(2), PlayerId(4)]), ["Odo", "Kira (1)"]);
        assert_eq!(names.pair([PlayerId(1), PlayerId(3)]), ["Kira (1)*", "Kira (3)*"]);
    }

    #[test]
    fn figures_within_names_stand_in_order_of_their_value() {
        let all = vec!["Rom".to_owned(); 11];
        let names = DisplayNames::tell_apart((1..).map(PlayerId).zip(all));
        let order: Vec<String> = names.alphabetical().into_iter().map(|(_, name)| name).collect();
        assert_eq!(order.first().unwrap(), "Rom (1)");
        assert_eq!((order[1].as_str(), order[10].as_str()), ("Rom (2)", "Rom (11)"));
    }

    #[test]
    fn a_list_of_names_disregards_case_and_accents() {
        let names = DisplayNames::tell_apart(
            (1..).map(PlayerId).zip(["Zoë", "émile", "Ada", "Élan"].map(str::to_owned)),
        );
        let order: Vec<String> = names.alphabetical().into_iter().map(|(_, name)| name).collect();
        assert_eq!(order, ["Ada", "Élan", "émile", "Zoë"]);
    }
}
