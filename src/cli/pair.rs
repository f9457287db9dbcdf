//! `arbiter pair`: pairs the next round.

use std::path::PathBuf;
use std::time::Instant;

use serde_json::{Value, json};

use crate::cli::answer::{Unusable, YesOrNo};
use crate::cli::history::{self, NamedHistory, Scoring};
use crate::cli::{cut, output, pods, round_robin};
use crate::domain::id::{PlayerId, RoundNumber};
use crate::domain::pairing::algorithm::Algorithm;
use crate::domain::pairing::swiss::pair;
use crate::domain::pairing::{Bye, Optimality, PairedRound, Pairing, PairingError, PairingRequest};
use crate::domain::scoring::profile::Profile;
use crate::domain::tournament::pairing_reason::{ByeCause, PairingCause, WhyPaired};
use crate::words::pairing_reason::why_in_english;

/// Arguments of `arbiter pair`.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The scoring profile, such as tcc-1e-2023
    #[arg(long)]
    profile: String,
    /// The seed of the draw; the same seed gives the same pairing. In a cut it only separates players level in everything
    #[arg(long, value_parser = seed)]
    seed: Option<u64>,
    /// Print the next stage of a cut to this many players: 2, 4, 8, 16 or 32
    #[arg(long, conflicts_with = "top")]
    cut: Option<u32>,
    /// Seat the top table of a Tribbles tournament
    #[arg(long)]
    top: bool,
    /// How to pair: apart-then-score-groups, circle for a round robin, score-groups for a round whose log names it, or
    /// blossom for one whose log names no algorithm
    #[arg(long, default_value = Algorithm::NEWEST.name())]
    algorithm: Algorithm,
    /// Print one JSON document
    #[arg(long)]
    json: bool,
    /// The tournament so far as JSON; - for standard input
    file: PathBuf,
}

fn seed(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| format!("a seed is a whole number from 0 to {}", u64::MAX))
}

/// Prints the pairing of the next round, the next stage of a cut, or the pods of the next heat.
///
/// # Errors
/// If the profile or the input cannot be used.
pub fn run(args: &Args) -> Result<YesOrNo, Unusable> {
    let seed = || {
        let missing = "give --seed and a whole number, so that the draw can be repeated".to_owned();
        args.seed.ok_or(Unusable(missing))
    };
    match history::profile(&args.profile)? {
        Scoring::Pods(_) if args.cut.is_some() => {
            Err(Unusable("--cut: a Tribbles tournament ends with a top table; write --top".to_owned()))
        }
        Scoring::Pods(profile) => pods::pair(profile, &args.file, seed()?, args.top, args.json),
        Scoring::Duels(_) if args.top => {
            Err(Unusable("--top: only Tribbles has a top table; write --cut and its size".to_owned()))
        }
        Scoring::Duels(profile) => {
            let input = history::read(&args.file)?;
            if args.cut.is_some() || input.cut.is_some() {
                return cut::pair(profile, &input, args.cut, args.seed, args.json);
            }
            if let Some(refusal) = unready(&input) {
                output::note(refusal);
                return Ok(YesOrNo::No);
            }
            if args.algorithm.is_timetable() {
                return round_robin::pair(profile, &input, seed()?, args.json);
            }
            swiss(args, profile, &input, seed()?)
        }
    }
}

fn swiss(args: &Args, profile: &Profile, input: &NamedHistory, seed: u64) -> Result<YesOrNo, Unusable> {
    let played = u32::try_from(input.history.rounds.len()).unwrap_or(u32::MAX);
    let request = PairingRequest {
        history: &input.history,
        round: RoundNumber(played).next(),
        seed,
        sitting_out: &input.next_absent,
        earned_byes: &input.next_earned_byes,
        apart: &input.apart,
        never: &input.never,
        again: &[],
        fixed: &input.fixed,
        algorithm: args.algorithm,
    };
    let began = Instant::now();
    let paired = pair(profile, &request);
    let micros = began.elapsed().as_micros();
    match paired {
        Err(error) => {
            output::note(complaint(input, &error));
            Ok(YesOrNo::No)
        }
        Ok(paired) if is_empty(&paired) => {
            output::note(nobody_plays(paired.round));
            Ok(YesOrNo::No)
        }
        Ok(paired) => {
            if args.json {
                output::json(&document(input, &paired, micros))?;
            } else {
                output::text(&sheet(input, &paired))?;
            }
            Ok(YesOrNo::Yes)
        }
    }
}

/// Why no round can be paired yet.
fn unready(input: &NamedHistory) -> Option<String> {
    if input.history.players.is_empty() {
        return Some(
            "Nobody is registered, so there is no round to pair. Add the players' names to “players”."
                .to_owned(),
        );
    }
    input.unfinished_sentence()
}

const fn is_empty(paired: &PairedRound) -> bool {
    paired.pairings.is_empty() && paired.bye.is_none() && paired.earned_byes.is_empty()
}

fn nobody_plays(round: RoundNumber) -> String {
    format!(
        "Nobody takes part in round {round}: all have dropped, are absent or come later. Correct “drops”, “late” or \
         “next”, or end the tournament here."
    )
}

fn complaint(input: &NamedHistory, error: &PairingError) -> String {
    match error {
        PairingError::History(error) => input.complaint(error),
        PairingError::NotPlaying { player, round } => format!(
            "{} has an earned bye in round {round} but does not play in it; take the bye or the absence away",
            input.name(*player)
        ),
        PairingError::NoSuchRound
        | PairingError::TooWide
        | PairingError::ByTimetable
        | PairingError::NotAwaited(_) => error.to_string(),
    }
}

fn why(paired: &PairedRound, pairing: &Pairing, name: impl Fn(PlayerId) -> String + Copy) -> String {
    let cause = PairingCause::of_swiss(paired, pairing);
    let why = WhyPaired { players: pairing.players, cause: &cause, algorithm: paired.algorithm };
    why_in_english(&why, name)
}

fn why_bye(bye: &Bye) -> String {
    ByeCause::of_swiss(bye).to_string()
}

// The contract requires `micros`, how long the pairing took; it is the only key that differs between two runs.
fn document(input: &NamedHistory, paired: &PairedRound, micros: u128) -> Value {
    let name = |player| input.name(player);
    let pairings: Vec<Value> = paired
        .pairings
        .iter()
        .map(|pairing| {
            json!({
                "table": pairing.table,
                "players": pairing.players.map(name),
                "why": why(paired, pairing, name),
                "points": pairing.reason.points,
                "met_in": pairing.reason.met_in,
            })
        })
        .collect();
    let through = match paired.optimal {
        Optimality::ProvedThrough(level) => Some(level.name()),
        Optimality::Proved | Optimality::NotProved => None,
    };
    json!({
        "round": paired.round,
        "seed": paired.seed,
        "algorithm": paired.algorithm.name(),
        "pairings": pairings,
        "bye": paired.bye.map(|bye| name(bye.player)),
        "bye_why": paired.bye.map(|bye| why_bye(&bye)),
        "earned_byes": paired.earned_byes.iter().map(|player| name(*player)).collect::<Vec<_>>(),
        "rematches": paired.objective.rematches,
        "float": paired.objective.float,
        "optimal": paired.optimal.recorded_proof().words(),
        "proved_through": through,
        "micros": micros,
    })
}

fn sheet(input: &NamedHistory, paired: &PairedRound) -> String {
    let name = |player| input.name(player);
    let mut text = format!("Round {}, seed {}\n", paired.round, paired.seed);
    for pairing in &paired.pairings {
        let [a, b] = pairing.players.map(name);
        text.push_str(&format!("{:>4}  {a} – {b}  ({})\n", pairing.table, why(paired, pairing, name)));
    }
    if let Some(bye) = paired.bye {
        text.push_str(&format!(" bye  {}  ({})\n", name(bye.player), why_bye(&bye)));
    }
    for player in &paired.earned_byes {
        text.push_str(&format!(" bye  {}  (earned)\n", name(*player)));
    }
    text
}
