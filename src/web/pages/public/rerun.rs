//! `/t/{tournament}/rounds/{round}/history`: the input from which a round was paired, for `arbiter pair`.
//!
//! It describes the tournament when the round was paired: its players then, and the results recorded then. Corrections
//! and players who come late change the standings and the round, but not why it was paired as it was.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::app::DisplayNames;
use crate::app::log_lines::BeforePairing;
use crate::domain::id::{PlayerId, RoundNumber, TableNumber};
use crate::domain::pairing::timetable::Timetable;
use crate::domain::scoring::history::{Game, PlayedRound};
use crate::domain::scoring::result::{EndReason, Forfeiting, Side};
use crate::messages::Language;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::pages::public::published_round;
use crate::web::site::Site;
use crate::web::visit::Visit;

#[derive(Serialize)]
struct Document {
    players: Vec<String>,
    keys: BTreeMap<String, String>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    ratings: BTreeMap<String, i64>,
    late: Vec<Late>,
    drops: Vec<Dropped>,
    rounds: Vec<Played>,
    next: Next,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    never: Vec<[String; 2]>,
    /// Who got a number of the timetable when it was drawn.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    drawn: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    fixed: Vec<Fixed>,
}

#[derive(Serialize)]
struct Fixed {
    player: String,
    table: TableNumber,
}

#[derive(Serialize)]
struct Late {
    player: String,
    from_round: RoundNumber,
}

#[derive(Serialize)]
struct Dropped {
    player: String,
    after_round: RoundNumber,
}

#[derive(Serialize)]
struct Next {
    earned_byes: Vec<String>,
    absent: Vec<String>,
}

#[derive(Serialize)]
struct Played {
    games: Vec<Table>,
    byes: Vec<String>,
    earned_byes: Vec<String>,
    absent: Vec<String>,
}

#[derive(Serialize)]
struct Table {
    table: u32,
    players: [String; 2],
    #[serde(skip_serializing_if = "Option::is_none")]
    scores: Option<[i64; 2]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    not_counting: Option<[i64; 2]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    first: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    end: Option<End>,
}

#[derive(Serialize)]
struct End {
    reason: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    winner: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    by: Vec<String>,
}

/// The history before a published round.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    here.profile()?;
    let round = published_round(&here, visit.param("round")?)?;
    let before = here.before_pairing(round.number).ok_or(PageError::NotFound)?;
    // The file is the same in every language, even where a number takes the place of a name.
    let document = Language::English.speak(|| document(here.display_names(), &before));
    Answer::json(&document)
}

fn document(names: &DisplayNames, paired: &BeforePairing<'_>) -> Document {
    let before = &paired.tournament;
    let history = before.history();
    let name = |player: PlayerId| names.name(player);
    let late = history.players.iter().filter(|entrant| entrant.from_round.0 > 1);
    let gone = history.players.iter().filter_map(|entrant| {
        let after_round = entrant.dropped_after?;
        Some(Dropped { player: name(entrant.id), after_round })
    });
    Document {
        players: history.players.iter().map(|entrant| name(entrant.id)).collect(),
        keys: history.players.iter().map(|entrant| (name(entrant.id), entrant.key.clone())).collect(),
        ratings: history.players.iter().filter_map(|one| Some((name(one.id), one.rating?))).collect(),
        late: late.map(|entrant| Late { player: name(entrant.id), from_round: entrant.from_round }).collect(),
        drops: gone.collect(),
        rounds: history.rounds.iter().map(|played| self::played_round(names, played)).collect(),
        next: Next {
            earned_byes: names_of(names, paired.earned_byes),
            absent: names_of(names, paired.absent),
        },
        fixed: before
            .fixed_tables()
            .map(|fixed| Fixed { player: name(fixed.player), table: fixed.table })
            .collect(),
        never: before.kept_apart_in(paired.round).into_iter().map(|pair| names.pair(pair)).collect(),
        drawn: before.timetable().into_iter().flat_map(Timetable::drawn_players).map(name).collect(),
    }
}

fn names_of(names: &DisplayNames, players: &[PlayerId]) -> Vec<String> {
    players.iter().map(|player| names.name(*player)).collect()
}

fn played_round(names: &DisplayNames, round: &PlayedRound) -> Played {
    Played {
        games: round.games.iter().map(|game| table(names, game)).collect(),
        byes: names_of(names, &round.byes),
        earned_byes: names_of(names, &round.earned_byes),
        absent: names_of(names, &round.absent),
    }
}

fn table(names: &DisplayNames, game: &Game) -> Table {
    let players = names.pair(game.players);
    let named = |side: Side| names.name(side.of(game.players));
    let result = game.result.as_ref();
    Table {
        table: game.table.0,
        scores: result.map(|result| result.scores),
        not_counting: result.map(|result| result.not_counting).filter(|points| *points != [0, 0]),
        first: result.and_then(|result| result.went_first).map(named),
        end: result.map(|result| end(result.end, named)),
        players,
    }
}

fn end(end: EndReason, name: impl Fn(Side) -> String) -> End {
    let (winner, by) = match end {
        EndReason::Complete { winner } | EndReason::Card { winner } => (Some(winner), Vec::new()),
        EndReason::CardForfeit { by: Forfeiting::A } => (None, vec![Side::A]),
        EndReason::CardForfeit { by: Forfeiting::B } => (None, vec![Side::B]),
        EndReason::CardForfeit { by: Forfeiting::Both } => (None, vec![Side::A, Side::B]),
        EndReason::Concession { by } | EndReason::NoShow { by } | EndReason::Disqualified { by } => {
            (None, vec![by])
        }
        EndReason::Time | EndReason::DeckedOut | EndReason::BothAbsent | EndReason::Void => {
            (None, Vec::new())
        }
    };
    End { reason: end.into(), winner: winner.map(&name), by: by.into_iter().map(name).collect() }
}
