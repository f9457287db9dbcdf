//! Whose version of the facts it is, and who appeals, with the names of the players.

use crate::app::Snapshot;
use crate::domain::actor::ActorId;
use crate::domain::id::{AtTable, PlayerId};
use crate::domain::tournament::dispute::SignedText;
use crate::domain::tournament::teller::Teller;
use crate::messages::say;
use crate::web::refused::FormError;

/// The choices with their labels: the players of the table, or everybody without a table.
pub fn choices(here: &Snapshot, at: Option<AtTable>) -> Vec<(String, String)> {
    let all = || here.tournament.players().map(|player| player.id).collect();
    let players: Vec<PlayerId> = at.and_then(|at| seated_players(here, at)).unwrap_or_else(all);
    let tellers = players.into_iter().map(Teller::Player).chain([Teller::Both, Teller::Staff]);
    tellers.map(|teller| (teller.to_string(), words(here, &teller))).collect()
}

/// Who may appeal, by name: the players of the table, and everybody else who entered.
pub fn appellants(here: &Snapshot, at: Option<AtTable>) -> [Vec<(String, String)>; 2] {
    let seats = at.and_then(|at| seated_players(here, at)).unwrap_or_default();
    let all = here.tournament.players().map(|player| player.id);
    let others: Vec<PlayerId> = all.filter(|player| !seats.contains(player)).collect();
    [seats, others]
        .map(|players| players.into_iter().map(|player| (player.to_string(), here.name(player))).collect())
}

/// Who appealed, in words; empty if not recorded.
pub fn appellant(here: &Snapshot, lodged: &SignedText) -> String {
    match (&lodged.whose, &lodged.actor) {
        (Teller::Unsaid, ActorId::Player(player)) => here.name(*player),
        (Teller::Unsaid, _) => String::new(),
        (whose, _) => words(here, whose),
    }
}

/// Who appealed and who recorded it: `Odo appeals; noted by Ruth Adler`, or the player's name alone.
pub fn appellant_line(here: &Snapshot, lodged: &SignedText, noted_by: &str) -> String {
    match appellant(here, lodged) {
        name if name.is_empty() => {
            say("disputes-teller-appellant-unsaid").with("noted", noted_by).to_string()
        }
        _ if matches!(lodged.actor, ActorId::Player(_)) => noted_by.to_owned(),
        name => say("disputes-teller-appellant").with("name", name).with("noted", noted_by).to_string(),
    }
}

/// The chosen version; may be none.
///
/// # Errors
/// [`FormError::Teller`] when the form did not offer it.
pub fn read(here: &Snapshot, at: Option<AtTable>, by: &str) -> Result<Teller, FormError> {
    let known = by.is_empty() || choices(here, at).iter().any(|(code, _)| code == by);
    known.then(|| Teller::from(by.to_owned())).ok_or(FormError::Teller)
}

/// Whose version it is, in words.
pub fn words(here: &Snapshot, by: &Teller) -> String {
    match by {
        Teller::Unsaid => say("disputes-teller-unsaid").to_string(),
        Teller::Both => say("disputes-teller-both").to_string(),
        Teller::Staff => say("disputes-teller-staff").to_string(),
        Teller::Player(player) => here.name(*player),
        Teller::Other(words) => words.clone(),
    }
}

/// Players in a line: `Kira against Odo`.
pub fn opponents(here: &Snapshot, players: &[PlayerId]) -> String {
    let mut names = players.iter().map(|player| here.name(*player));
    let first = names.next().unwrap_or_default();
    names.fold(first, |a, b| say("disputes-against").with("a", a).with("b", b).to_string())
}

/// The players of a published table.
pub fn seated_players(here: &Snapshot, at: AtTable) -> Option<Vec<PlayerId>> {
    let round = here.tournament.round(at.round).filter(|round| round.is_published())?;
    Some(round.players_of_match(at.table)?.to_vec())
}
