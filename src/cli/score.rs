//! `arbiter score`: standings from results, and the profiles they can be reckoned by.

use std::path::PathBuf;

use clap::Subcommand;
use serde_json::{Value, json};

use crate::cli::answer::{Answer, Unusable};
use crate::cli::history::{self, NamedHistory};
use crate::cli::output;
use crate::data;
use crate::domain::id::RoundNumber;
use crate::domain::scoring::profile::Profile;
use crate::domain::scoring::standings::{Line, Standings, standings};
use crate::domain::scoring::tally::Did;

/// Arguments of `arbiter score`.
#[derive(Debug, clap::Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub struct Args {
    #[command(subcommand)]
    list: Option<List>,
    /// The scoring profile, such as tcc-1e-2023
    #[arg(long, required = true)]
    profile: Option<String>,
    /// Print one JSON document
    #[arg(long)]
    json: bool,
    /// The results as JSON; - for standard input
    #[arg(required = true)]
    file: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
enum List {
    /// Lists the scoring profiles with every figure, its source and how well it is known
    Profiles {
        /// Print one JSON document
        #[arg(long)]
        json: bool,
    },
}

/// Prints the standings, or the profiles.
///
/// # Errors
/// When the profile or the input cannot be used.
pub fn run(args: Args) -> Result<Answer, Unusable> {
    if let Some(List::Profiles { json }) = args.list {
        return list(json);
    }
    let (Some(id), Some(file)) = (args.profile, args.file) else {
        return Err(Unusable("name a profile and a file, or write “arbiter score profiles”".to_owned()));
    };
    let profile = history::profile(&id)?;
    let input = history::read(&file)?;
    match standings(profile, &input.history) {
        Err(error) => {
            output::note(input.complaint(&error));
            Ok(Answer::No)
        }
        Ok(standings) => {
            if args.json {
                output::json(&document(profile, &input, &standings))?;
            } else {
                output::text(&table(&input, &standings))?;
            }
            Ok(Answer::Yes)
        }
    }
}

fn document(profile: &Profile, input: &NamedHistory, standings: &Standings) -> Value {
    let lines: Vec<Value> = standings.lines.iter().map(|line| line_json(input, standings, line)).collect();
    json!({"profile": profile.id, "standings": lines})
}

fn line_json(input: &NamedHistory, standings: &Standings, line: &Line) -> Value {
    let tie_breakers: Vec<Value> = standings
        .measures
        .iter()
        .zip(&line.measures)
        .map(|((measure, source), measured)| {
            json!({
                "measure": measure.code(),
                "value": measured.value.map(|value| value.to_string()),
                "arithmetic": measured.arithmetic(|player| input.name(player)),
                "source": source,
            })
        })
        .collect();
    let [full_wins, modified_wins, true_ties, modified_losses, full_losses] = line.record.grades;
    let behind =
        line.behind.map(|(player, measure)| json!({"player": input.name(player), "by": measure.code()}));
    json!({
        "place": line.place,
        "player": input.name(line.tally.player),
        "victory_points": line.tally.victory_points,
        "differential": line.tally.differential,
        "strength_of_schedule": line.strength_of_schedule.to_string(),
        "tie_breakers": tie_breakers,
        "behind": behind,
        "record": {
            "full_wins": full_wins, "modified_wins": modified_wins, "true_ties": true_ties,
            "modified_losses": modified_losses, "full_losses": full_losses, "byes": line.record.byes,
            "earned_byes": line.record.earned_byes, "unplayed": line.record.unplayed,
        },
        "games": games(input, line),
        "byes": byes(line),
    })
}

fn byes(line: &Line) -> Vec<Value> {
    let rounds = (1..).map(RoundNumber).zip(&line.tally.rounds);
    rounds
        .filter_map(|(round, did)| match did {
            Did::Bye => Some(json!({"round": round, "earned": false})),
            Did::EarnedBye => Some(json!({"round": round, "earned": true})),
            Did::Game { .. } | Did::Void { .. } | Did::Open { .. } | Did::Unplayed => None,
        })
        .collect()
}

fn games(input: &NamedHistory, line: &Line) -> Vec<Value> {
    (1..)
        .map(RoundNumber)
        .zip(&line.tally.rounds)
        .filter_map(|(round, did)| match did {
            Did::Game { opponent, table, outcome } => Some(json!({
                "round": round,
                "table": table,
                "opponent": input.name(*opponent),
                "grade": outcome.grade,
                "points": outcome.victory_points,
                "differential": outcome.differential,
                "why": outcome.to_string(),
            })),
            Did::Void { .. } | Did::Open { .. } | Did::Bye | Did::EarnedBye | Did::Unplayed => None,
        })
        .collect()
}

fn table(input: &NamedHistory, standings: &Standings) -> String {
    let width = standings.lines.iter().map(|line| input.name(line.tally.player).chars().count()).max();
    let width = width.unwrap_or(0).max("Player".len());
    let mut text = format!("Place  {:width$}  Points  Differential  Schedule  Results\n", "Player");
    for line in &standings.lines {
        let results: Vec<String> = line.tally.rounds.iter().map(short).collect();
        text.push_str(&format!(
            "{:>5}  {:width$}  {:>6}  {:>12}  {:>8}  {}\n",
            line.place,
            input.name(line.tally.player),
            line.tally.victory_points,
            format!("{:+}", line.tally.differential),
            line.strength_of_schedule.to_string(),
            results.join(" ")
        ));
    }
    text
}

fn short(did: &Did) -> String {
    match did {
        Did::Game { outcome, .. } => format!("{}({:+})", outcome.grade, outcome.differential),
        Did::Void { .. } => "void".to_owned(),
        Did::Open { .. } => "…".to_owned(),
        Did::Bye => "bye".to_owned(),
        Did::EarnedBye => "earned-bye".to_owned(),
        Did::Unplayed => "–".to_owned(),
    }
}

fn list(json: bool) -> Result<Answer, Unusable> {
    let profiles = serde_json::to_value(data::scoring_profiles())
        .map_err(|error| Unusable::about("scoring profiles", error))?;
    let text: String = if json {
        format!("{}\n", json!({"profiles": profiles}))
    } else {
        profiles.as_array().into_iter().flatten().map(|profile| figures(profile, "") + "\n").collect()
    };
    output::text(&text)?;
    Ok(Answer::Yes)
}

/// Every figure of a profile on its own line with its source, whatever the profile holds.
fn figures(value: &Value, path: &str) -> String {
    let Some(entries) = value.as_object() else {
        return format!("{path} = {}\n", plain(value));
    };
    if let (Some(figure), Some(citation), Some(confidence)) =
        (entries.get("value"), entries.get("citation"), entries.get("confidence"))
    {
        return format!("{path} = {}  [{}: {}]\n", plain(figure), plain(confidence), plain(citation));
    }
    entries
        .iter()
        .map(|(key, inner)| {
            figures(inner, &if path.is_empty() { key.clone() } else { format!("{path}.{key}") })
        })
        .collect()
}

fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}
