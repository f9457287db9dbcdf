//! What other values would change in the standings and in the cut, shown before they are recorded.

use std::collections::BTreeMap;

use crate::app::Snapshot;
use crate::domain::id::{AtTable, PlayerId};
use crate::domain::scoring::history::{History, PlayedRound};
use crate::domain::scoring::profile::Profile;
use crate::domain::scoring::standings::{StandingsLine, standings};
use crate::domain::tournament::cut_bracket::WonOtherwise;
use crate::messages::say;
use crate::web::pages::moved::Moved;
use crate::web::pages::public::newest;
use crate::web::words;
use crate::words::impossible::history_error;

/// What other values of the profile would change.
pub(super) struct Effect {
    /// The effect in one sentence.
    pub(super) says: String,
    /// Players with different points, differential or place.
    pub(super) rows: Vec<Moved>,
    /// Further consequences to consider.
    pub(super) notes: Vec<String>,
}

impl Effect {
    /// Whether there are results that other values would score differently.
    pub(super) fn is_to_be_seen(here: &Snapshot) -> bool {
        let scored = |round: &PlayedRound| {
            let byes = round.byes.len() + round.earned_byes.len() + round.absent.len();
            byes > 0 || round.games.iter().any(|game| game.result.is_some())
        };
        here.tournament.cut_has_begun() || here.tournament.history().rounds.iter().any(scored)
    }

    /// What changes with these values.
    ///
    /// # Errors
    /// The sentence that names a recorded result that would become impossible.
    pub(super) fn of(here: &Snapshot, was: &Profile, now: &Profile) -> Result<Self, String> {
        let history = history(here);
        let after = standings(now, &history).map_err(|why| history_error(&why).to_string())?.lines;
        let others = here.tournament.won_otherwise(now).map_err(|why| history_error(&why).to_string())?;
        let before = standings(was, &history).map_or_else(|_| Vec::new(), |standings| standings.lines);
        let before: BTreeMap<PlayerId, &StandingsLine> =
            before.iter().map(|line| (line.tally.player, line)).collect();
        let rows: Vec<Moved> = after
            .iter()
            .filter_map(|line| moved_line(here, before.get(&line.tally.player).copied(), line))
            .collect();
        Ok(Self { says: says(rows.len(), after.len()), rows, notes: notes(here, &others) })
    }
}

/// The history behind the current standings.
fn history(here: &Snapshot) -> History {
    let mut history = here.tournament.history();
    if let Some(last) = newest(here) {
        history.players.retain(|entrant| entrant.from_round <= last.number);
    }
    history
}

fn moved_line(here: &Snapshot, was: Option<&StandingsLine>, now: &StandingsLine) -> Option<Moved> {
    let figures = |line: &StandingsLine| (line.place, line.tally.victory_points, line.tally.differential);
    let (was, is) = (was.map(figures), figures(now));
    (was != Some(is)).then(|| Moved::of(here, now.tally.player, was, is))
}

fn says(moved: usize, all: usize) -> String {
    match moved {
        0 => say("director-effect-none").with("players", all),
        moved => say("director-effect-moved").with("moved", moved).with("players", all),
    }
    .into()
}

fn notes(here: &Snapshot, others: &[WonOtherwise]) -> Vec<String> {
    let cut = others.iter().map(|one| goes_on(here, one));
    let draft = here.tournament.rounds().find(|round| !round.is_published());
    let draft = draft.map(|round| say("director-effect-draft").with("round", round.number).into());
    cut.chain(draft).collect()
}

/// Who would go on from a match of the cut.
fn goes_on(here: &Snapshot, one: &WonOtherwise) -> String {
    let AtTable { round, table } = one.at;
    let round = words::round_name(here, round).title();
    match one.is {
        Some(player) => say("director-effect-goes-on")
            .with("name", here.name(player))
            .with("round", round)
            .with("table", table),
        None => say("director-effect-nobody-goes-on").with("round", round).with("table", table),
    }
    .into()
}
