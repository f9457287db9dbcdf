//! `arbiter pair --algorithm circle`: the next round of a round robin, by its timetable.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Instant;

use serde_json::{Value, json};

use crate::cli::answer::{Unusable, YesOrNo};
use crate::cli::history::NamedHistory;
use crate::cli::output;
use crate::domain::id::{PlayerId, RoundNumber};
use crate::domain::pairing::PairingProof;
use crate::domain::pairing::algorithm::Algorithm;
use crate::domain::pairing::timetable::{Timetable, TimetableRound};
use crate::domain::scoring::history::{Entrant, History};
use crate::domain::scoring::profile::Profile;
use crate::domain::scoring::tally::{Tally, tallies};
use crate::domain::tournament::pairing_reason::{ByeCause, PairingCause, WhyPaired};

/// What the contract wants to know of every paired round. A timetable has no choice, so it keeps none of it low.
struct RoundFigures {
    rematches: usize,
    float: u64,
    micros: u128,
}

/// Prints the next round. The numbers are drawn from the seed of round 1 for the players named by `drawn`, or else for all
/// who play from round 1 on; the free number belongs to the first who came later.
///
/// # Errors
/// If the document cannot be written.
pub(super) fn pair(
    profile: &Profile,
    input: &NamedHistory,
    seed: u64,
    as_json: bool,
) -> Result<YesOrNo, Unusable> {
    let sitting_out = input.next_absent.iter().chain(&input.next_earned_byes).next();
    if let Some(player) = sitting_out {
        output::note(format!(
            "{} cannot sit out: everybody meets everybody. Take the name out of “next”.",
            input.name(*player)
        ));
        return Ok(YesOrNo::No);
    }
    let tallies = match tallies(profile, &input.history) {
        Ok(tallies) => tallies,
        Err(error) => {
            output::note(input.complaint(&error));
            return Ok(YesOrNo::No);
        }
    };
    let played = u32::try_from(input.history.rounds.len()).unwrap_or(u32::MAX);
    let round = RoundNumber(played).next();
    let began = Instant::now();
    let timetable = timetable(input, seed);
    let Some(mut paired) = timetable.round(round) else {
        output::note(format!(
            "The timetable ends with round {}: everybody has met everybody.",
            timetable.rounds()
        ));
        return Ok(YesOrNo::No);
    };
    let gone = |player: PlayerId| {
        let mut entrants = input.history.players.iter();
        entrants.any(|entrant| entrant.id == player && entrant.dropped_after.is_some_and(|last| last < round))
    };
    paired.bye = paired.bye.filter(|player| !gone(*player));
    if as_json {
        let micros = began.elapsed().as_micros();
        let (rematches, float) = (rematches(&input.history, &paired), float(&tallies, &paired));
        output::json(&document(input, &timetable, &paired, &RoundFigures { rematches, float, micros }))?;
    } else {
        output::text(&sheet(input, &timetable, &paired))?;
    }
    Ok(YesOrNo::Yes)
}

/// Tables whose players have met: in rounds that follow another order than the timetable.
fn rematches(history: &History, paired: &TimetableRound) -> usize {
    let games = history.rounds.iter().flat_map(|round| &round.games).filter(|game| game.is_meeting());
    let met: BTreeSet<[PlayerId; 2]> = games.map(|game| PlayerId::unordered(game.players)).collect();
    paired.tables.iter().filter(|players| met.contains(&PlayerId::unordered(**players))).count()
}

/// The sum of the differences in victory points, as a Swiss round has it.
fn float(tallies: &[Tally], paired: &TimetableRound) -> u64 {
    let points: BTreeMap<PlayerId, i64> =
        tallies.iter().map(|tally| (tally.player, tally.victory_points)).collect();
    let of = |player: &PlayerId| points.get(player).copied().unwrap_or_default();
    paired.tables.iter().map(|[a, b]| of(a).abs_diff(of(b))).fold(0, u64::saturating_add)
}

fn timetable(input: &NamedHistory, seed: u64) -> Timetable {
    let is_late = |entrant: &Entrant| entrant.from_round > RoundNumber(1);
    let had_left = |entrant: &&Entrant| entrant.dropped_after == Some(RoundNumber(0)) && !is_late(entrant);
    let from_the_start = |entrant: &&Entrant| match &input.drawn {
        named if named.is_empty() => !is_late(entrant),
        named => named.contains(&entrant.id),
    };
    let entrants = input.history.players.iter().filter(|entrant| !had_left(entrant));
    let (drawn, late): (Vec<_>, Vec<_>) = entrants.partition(from_the_start);
    let mut timetable =
        Timetable::drawn(seed, drawn.iter().map(|entrant| (entrant.id, entrant.key.as_str())));
    late.iter().for_each(|entrant| timetable.enter(entrant.id));
    timetable
}

/// Why two players of a table meet. Both have a number, as the table was read from the timetable.
fn why(timetable: &Timetable, players: [PlayerId; 2]) -> String {
    let cause = PairingCause::of_timetable(timetable, players);
    let why = cause.as_ref().map(|cause| WhyPaired { players, cause, algorithm: Algorithm::Circle });
    why.map(|why| why.to_string()).unwrap_or_default()
}

fn why_bye(timetable: &Timetable, player: PlayerId) -> String {
    ByeCause::of_timetable(timetable, player).map(|cause| cause.to_string()).unwrap_or_default()
}

fn document(
    input: &NamedHistory,
    timetable: &Timetable,
    paired: &TimetableRound,
    figures: &RoundFigures,
) -> Value {
    let name = |player| input.name(player);
    let tables = (1..).zip(&paired.tables).map(|(table, players): (u32, _)| {
        json!({ "table": table, "players": players.map(name), "why": why(timetable, *players) })
    });
    json!({
        "round": paired.number,
        "seed": timetable.seed,
        "algorithm": Algorithm::Circle.name(),
        "rounds": timetable.rounds(),
        "pairings": tables.collect::<Vec<Value>>(),
        "bye": paired.bye.map(name),
        "bye_why": paired.bye.map(|player| why_bye(timetable, player)),
        "rematches": figures.rematches,
        "float": figures.float,
        "optimal": PairingProof::NotProved.words(),
        "micros": figures.micros,
    })
}

fn sheet(input: &NamedHistory, timetable: &Timetable, paired: &TimetableRound) -> String {
    let mut text = format!("Round {} of {}, seed {}\n", paired.number, timetable.rounds(), timetable.seed);
    for (table, players) in (1..).zip(&paired.tables) {
        let (table, [a, b]): (u32, _) = (table, players.map(|player| input.name(player)));
        text.push_str(&format!("{table:>4}  {a} – {b}  ({})\n", why(timetable, *players)));
    }
    if let Some(player) = paired.bye {
        text.push_str(&format!(" bye  {}  ({})\n", input.name(player), why_bye(timetable, player)));
    }
    text
}
