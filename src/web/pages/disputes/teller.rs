//! Whose version of the facts it is. Players stand in the log by number, so that a name can be erased.

use crate::app::Snapshot;
use crate::domain::id::{AtTable, PlayerId};
use crate::domain::tournament::dispute::Said;

/// Both players tell it alike. Stands in the log in words, for pages that only place it.
const BOTH: &str = "both players";
/// A member of staff saw it.
const STAFF: &str = "seen by staff";

/// What may be chosen, with its words: the players of the table, or everyone where no table is named.
pub fn choices(here: &Snapshot, at: Option<AtTable>) -> Vec<(String, String)> {
    let all = || here.tournament.players().map(|player| player.id).collect();
    let players: Vec<PlayerId> = at.and_then(|at| seated(here, at)).map_or_else(all, Vec::from);
    let named = players.into_iter().map(|player| (format!("#{player}"), here.name(player)));
    let rest = [(BOTH, "Both players agree"), (STAFF, "Seen by staff")];
    named.chain(rest.map(|(code, words)| (code.to_owned(), words.to_owned()))).collect()
}

/// Who may appeal, with the name: the players of the table, and everybody else who entered.
pub fn appellants(here: &Snapshot, at: Option<AtTable>) -> [Vec<(String, String)>; 2] {
    let seats = at.and_then(|at| seated(here, at)).map_or_else(Vec::new, Vec::from);
    let all = here.tournament.players().map(|player| player.id);
    let others: Vec<PlayerId> = all.filter(|player| !seats.contains(player)).collect();
    [seats, others]
        .map(|players| players.into_iter().map(|player| (player.to_string(), here.name(player))).collect())
}

/// Who appealed, in words; empty where nobody said.
pub fn appellant(here: &Snapshot, lodged: &Said) -> String {
    match (lodged.whose.as_str(), lodged.actor.strip_prefix("player:")) {
        ("", Some(player)) => here.with_names(&format!("#{player}")),
        ("", None) => String::new(),
        (whose, _) => here.with_names(whose),
    }
}

/// An appeal by whom and noted by whom: `Odo appeals; noted by Ruth Adler`, or the player's name alone.
pub fn appealed(here: &Snapshot, lodged: &Said, noted_by: &str) -> String {
    match appellant(here, lodged) {
        name if name.is_empty() => format!("It is not said who appeals; noted by {noted_by}"),
        _ if lodged.actor.starts_with("player:") => noted_by.to_owned(),
        name => format!("{name} appeals; noted by {noted_by}"),
    }
}

/// Whether this may be chosen; nothing may be chosen too.
pub fn is_known(here: &Snapshot, at: Option<AtTable>, by: &str) -> bool {
    by.is_empty() || choices(here, at).iter().any(|(code, _)| code == by)
}

/// Whose version it is, in words.
pub fn words(here: &Snapshot, by: &str) -> String {
    match by {
        "" => "Not said who told it".to_owned(),
        BOTH => "Both players agree".to_owned(),
        STAFF => "Seen by staff".to_owned(),
        other => here.with_names(other),
    }
}

/// The two players of a published table.
pub fn seated(here: &Snapshot, at: AtTable) -> Option<[PlayerId; 2]> {
    let round = here.tournament.round(at.round).filter(|round| round.clock.is_some())?;
    Some(round.table(at.table)?.pair.players)
}
