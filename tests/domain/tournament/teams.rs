//! Groups that are kept apart are named as teams.

use super::EIGHT;
use crate::support::scenario::Scenario;
use arbiter::domain::id::{GroupNumber, RoundNumber};
use arbiter::domain::tournament::command::{Command, KeepApart, LetMeet, NameTeam};

fn keeps<const N: usize>(told: &Scenario, names: [&str; N]) -> Scenario {
    let players = names.map(|name| told.player(name)).to_vec();
    let (through, reason) = (Some(RoundNumber(9)), "they travel together".into());
    told.clone().give(Command::KeepApart(KeepApart { players, through, reason })).goes()
}

fn names(told: &Scenario, group: u32, name: &str) -> Scenario {
    let (group, name) = (GroupNumber(group), name.to_owned());
    told.clone().give(Command::NameTeam(NameTeam { group, name }))
}

fn teams(told: &Scenario) -> Vec<(u32, String)> {
    told.tournament.teams().map(|team| (team.group.0, team.name.to_owned())).collect()
}

#[test]
fn a_group_is_a_team_as_long_as_it_has_a_name() {
    let told = keeps(&keeps(&Scenario::with_players(EIGHT), ["Kira", "Odo", "Quark"]), ["Rom", "Nog"]);
    assert_eq!(teams(&told), [], "a family stays private");
    let told = names(&told, 1, " The Federation ").goes();
    assert_eq!(teams(&told), [(1, "The Federation".to_owned())]);
    names(&told, 1, "The Federation").adds_nothing();
    names(&told, 2, "").adds_nothing();
    let told = names(&told, 1, "Deep Space Nine").goes();
    assert_eq!(teams(&told), [(1, "Deep Space Nine".to_owned())]);
    assert_eq!(teams(&names(&told, 1, "").goes()), []);
    let met = told.give(Command::LetMeet(LetMeet { group: GroupNumber(1) })).goes();
    assert_eq!(teams(&met), []);
    names(&met, 1, "Deep Space Nine").is_refused("There is no group 1 any more. Load the page again.");
}

#[test]
fn a_name_that_no_table_can_show_is_refused() {
    let told = keeps(&keeps(&Scenario::with_players(EIGHT), ["Kira", "Odo", "Quark"]), ["Rom", "Nog"]);
    let words = "Write a name of 1 to 60 characters, on one line.";
    for name in ["a".repeat(61).as_str(), "two\nlines", "left\u{202e}right", "\u{0}"] {
        names(&told, 1, name).is_refused(words);
    }
    assert_eq!(teams(&names(&told, 1, &"ä".repeat(60)).goes()).len(), 1);
    let told = names(&told, 1, "Ferengi").goes();
    names(&told, 2, "FERENGI").is_refused("Group 1 is the team of this name. Choose another name.");
}

#[test]
fn nobody_counts_for_two_teams() {
    let told = keeps(&keeps(&Scenario::with_players(EIGHT), ["Kira", "Odo", "Quark"]), ["Quark", "Nog"]);
    let told = names(&told, 1, "Deep Space Nine").goes();
    names(&told, 2, "Ferengi")
        .is_refused("Quark is in the team of group 1 and counts for one team. Take its name away first.");
    let told = names(&told, 1, "").goes();
    assert_eq!(teams(&names(&told, 2, "Ferengi").goes()), [(2, "Ferengi".to_owned())]);
}
