//! Tribbles in `arbiter pair` and `arbiter score`: heats of pods, and the top table.

use std::path::Path;

use serde::Serialize;
use serde_json::json;

use crate::cli::answer::{Unusable, YesOrNo};
use crate::cli::history::pods::{NamedHeats, read};
use crate::cli::output;
use crate::domain::id::{PlayerId, RoundNumber};
use crate::domain::pairing::PairingProof;
use crate::domain::pods::profile::PodProfile;
use crate::domain::pods::ranking::{PodLine, TooFewForAPod, pod_standings, top_table};
use crate::domain::pods::seating::{repeated_pairs, seat};

/// Prints the pods of the next heat, or the top table.
///
/// # Errors
/// If the input cannot be used.
pub fn pair(
    profile: &PodProfile,
    file: &Path,
    seed: u64,
    top: bool,
    json: bool,
) -> Result<YesOrNo, Unusable> {
    let input = read(profile, file)?;
    let early = (top && input.event.heats.is_empty())
        .then(|| "No heat is played, so nobody has reached the top table. Leave out --top.".to_owned());
    if let Some(refusal) = unready(&input).or(early) {
        output::note(refusal);
        return Ok(YesOrNo::No);
    }
    let heat = input.event.heats.len() + 1;
    let names = |players: &[PlayerId]| players.iter().map(|player| input.name(*player)).collect::<Vec<_>>();
    if top {
        let seats = match top_table(profile, &input.event, seed) {
            Ok(seats) => seats,
            Err(error) => return Ok(too_few(error)),
        };
        let told = json!({
            "heat": heat,
            "top": true,
            "pods": [names(&seats.players)],
            "winners": seats.winners,
            "reserves": names(&seats.reserves),
            "drawn": seats.drawn,
            "repeats": repeated_pairs(&seats.players, &input.event),
            "seed": seed,
        });
        let sheet = || sheet("Top table", &[names(&seats.players)]);
        return print(json, &told, sheet);
    }
    let seating = match seat(profile, &input.event, &[], seed) {
        Ok(seating) => seating,
        Err(error) => return Ok(too_few(error)),
    };
    let pods: Vec<Vec<String>> = seating.pods.iter().map(|pod| names(pod)).collect();
    let optimal = PairingProof::of(seating.proved).words();
    let told = json!({
        "heat": heat,
        "pods": pods,
        "repeats": seating.repeats,
        "optimal": optimal,
        "seed": seed,
    });
    print(json, &told, || sheet(&format!("Heat {heat}, {} repeats ({optimal})", seating.repeats), &pods))
}

fn print(json: bool, told: &serde_json::Value, sheet: impl FnOnce() -> String) -> Result<YesOrNo, Unusable> {
    if json {
        output::json(told)?
    } else {
        output::text(&sheet())?
    }
    Ok(YesOrNo::Yes)
}

fn too_few(TooFewForAPod { least, left }: TooFewForAPod) -> YesOrNo {
    output::note(format_args!(
        "A pod needs {least} players, and {left} are left. Wait for more, or play another game."
    ));
    YesOrNo::No
}

/// Why no heat can be seated yet.
fn unready(input: &NamedHeats) -> Option<String> {
    if input.event.heats.iter().any(|heat| heat.top) {
        return Some("The top table has been seated; nothing follows it.".to_owned());
    }
    input.unfinished_sentence()
}

fn sheet(title: &str, pods: &[Vec<String>]) -> String {
    let mut text = format!("{title}\n");
    for (number, pod) in (1..).zip(pods) {
        let number: u32 = number;
        text.push_str(&format!("{number:>4}  {}\n", pod.join(", ")));
    }
    text
}

#[derive(Serialize)]
struct Told<'a> {
    profile: &'a str,
    ranking: Vec<Line>,
}

#[derive(Serialize)]
struct Line {
    by: &'static str,
    heats: Vec<HeatTold>,
    place: u32,
    place_points: String,
    player: String,
    pods_won: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    top_table: Option<i64>,
    total: i128,
}

#[derive(Serialize)]
struct HeatTold {
    heat: RoundNumber,
    place: u32,
    total: i64,
}

/// Prints the ranking.
///
/// # Errors
/// If the input cannot be used.
pub fn score(profile: &PodProfile, file: &Path, json: bool) -> Result<YesOrNo, Unusable> {
    let input = read(profile, file)?;
    let lines = pod_standings(profile, &input.event);
    if json {
        let ranking = lines.iter().map(|line| line_of(&input, line)).collect();
        output::json(&Told { profile: &profile.id, ranking })?;
    } else {
        output::text(&table(&input, &lines))?;
    }
    Ok(YesOrNo::Yes)
}

fn line_of(input: &NamedHeats, line: &PodLine) -> Line {
    let tally = &line.tally;
    let heats =
        tally.heats.iter().map(|(heat, total, place)| HeatTold { heat: *heat, place: *place, total: *total });
    Line {
        by: if line.at_top.is_some() { "top table" } else { "heats" },
        heats: heats.collect(),
        place: line.place,
        place_points: tally.place_points().to_string(),
        player: input.name(tally.player),
        pods_won: tally.pods_won,
        top_table: line.at_top,
        total: tally.total,
    }
}

fn table(input: &NamedHeats, lines: &[PodLine]) -> String {
    let name = |line: &PodLine| input.name(line.tally.player);
    let width = lines.iter().map(|line| name(line).chars().count()).max().unwrap_or(0).max("Player".len());
    let mut text =
        format!("Place  {:width$}  {:>12}  Place points  Pods won  Top table\n", "Player", "Tribbles");
    for line in lines {
        let at_top = line.at_top.map_or_else(String::new, |total| total.to_string());
        text.push_str(&format!(
            "{:>5}  {:width$}  {:>12}  {:>12}  {:>8}  {at_top}\n",
            line.place,
            name(line),
            line.tally.total,
            line.tally.place_points().to_string(),
            line.tally.pods_won
        ));
    }
    text
}
