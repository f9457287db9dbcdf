//! What other values would change in the standings, shown before they are recorded.

use std::collections::BTreeMap;

use crate::app::Snapshot;
use crate::domain::id::PlayerId;
use crate::domain::scoring::history::{History, PlayedRound};
use crate::domain::scoring::profile::Profile;
use crate::domain::scoring::standings::{StandingsLine, standings};
use crate::messages::say;
use crate::web::pages::moved::Moved;
use crate::web::pages::public::newest;
use crate::words::impossible::history_error;

/// What would change.
pub(super) struct Effect {
    /// In one sentence.
    pub(super) says: String,
    /// Players with different points, differential or place.
    pub(super) rows: Vec<Moved>,
    /// A further consequence to consider.
    pub(super) note: String,
}

impl Effect {
    /// Whether there are results that other values would score differently.
    pub(super) fn is_to_be_seen(here: &Snapshot) -> bool {
        let scored = |round: &PlayedRound| {
            let byes = round.byes.len() + round.earned_byes.len() + round.absent.len();
            byes > 0 || round.games.iter().any(|game| game.result.is_some())
        };
        here.tournament.history().rounds.iter().any(scored)
    }

    /// What changes with these values.
    ///
    /// # Errors
    /// The sentence that names a recorded result that would become impossible.
    pub(super) fn of(here: &Snapshot, was: &Profile, now: &Profile) -> Result<Self, String> {
        let history = history(here);
        let after = standings(now, &history).map_err(|why| history_error(&why).to_string())?.lines;
        let before = standings(was, &history).map_or_else(|_| Vec::new(), |standings| standings.lines);
        let before: BTreeMap<PlayerId, &StandingsLine> =
            before.iter().map(|line| (line.tally.player, line)).collect();
        let rows: Vec<Moved> = after
            .iter()
            .filter_map(|line| moved_line(here, before.get(&line.tally.player).copied(), line))
            .collect();
        Ok(Self { says: says(rows.len(), after.len()), rows, note: note(here) })
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

fn note(here: &Snapshot) -> String {
    let draft = here.tournament.rounds().find(|round| !round.is_published());
    draft.map_or_else(String::new, |round| say("director-effect-draft").with("round", round.number).into())
}
