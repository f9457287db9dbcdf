//! Names by which the players of one tournament can be told apart.

use std::collections::{BTreeMap, BTreeSet};

use crate::app::Snapshot;
use crate::app::fold;
use crate::domain::id::PlayerId;
use crate::domain::tournament::Player;

/// A name for each player, no two alike: those who share one carry their number.
#[derive(Debug, Clone, Default)]
pub struct Names(BTreeMap<PlayerId, String>);

impl Names {
    /// The names as they are now; erased ones are numbers.
    pub fn of(here: &Snapshot) -> Self {
        let name = |player: &Player| here.names.get(&player.person).cloned();
        Self::apart(
            here.tournament
                .players()
                .map(|player| (player.id, name(player).unwrap_or_else(|| format!("Player {}", player.id)))),
        )
    }

    fn apart(all: impl Iterator<Item = (PlayerId, String)>) -> Self {
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
        Self(names)
    }

    /// A player's name.
    pub fn name(&self, player: PlayerId) -> String {
        self.0.get(&player).cloned().unwrap_or_else(|| format!("Player {player}"))
    }

    /// The names of a table.
    pub fn pair(&self, players: [PlayerId; 2]) -> [String; 2] {
        players.map(|player| self.name(player))
    }

    /// Everybody with name, in the order of a list that people look themselves up in.
    pub fn alphabetical(&self) -> Vec<(PlayerId, String)> {
        let mut all: Vec<(PlayerId, String)> =
            self.0.iter().map(|(player, name)| (*player, name.clone())).collect();
        all.sort_by_cached_key(|(player, name)| (natural(&fold(name)), *player));
        all
    }
}

/// A key by which figures within a name stand in order of their value: `Rom (2)` before `Rom (11)`.
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
        let names = Names::apart((1..).map(PlayerId).zip(all.map(str::to_owned)));
        assert_eq!(names.pair([PlayerId(2), PlayerId(4)]), ["Odo", "Kira (1)"]);
        assert_eq!(names.pair([PlayerId(1), PlayerId(3)]), ["Kira (1)*", "Kira (3)*"]);
    }

    #[test]
    fn figures_within_names_stand_in_order_of_their_value() {
        let all = vec!["Rom".to_owned(); 11];
        let names = Names::apart((1..).map(PlayerId).zip(all));
        let order: Vec<String> = names.alphabetical().into_iter().map(|(_, name)| name).collect();
        assert_eq!(order.first().unwrap(), "Rom (1)");
        assert_eq!((order[1].as_str(), order[10].as_str()), ("Rom (2)", "Rom (11)"));
    }

    #[test]
    fn a_list_of_names_disregards_case_and_accents() {
        let names = Names::apart((1..).map(PlayerId).zip(["Zoë", "émile", "Ada", "Élan"].map(str::to_owned)));
        let order: Vec<String> = names.alphabetical().into_iter().map(|(_, name)| name).collect();
        assert_eq!(order, ["Ada", "Élan", "émile", "Zoë"]);
    }
}
