//! `arbiter score`: standings from results, and the list of scoring profiles.

use std::collections::HashMap;
use std::path::PathBuf;

use clap::Subcommand;
use serde::{Serialize, Serializer};
use serde_json::{Value, json};

use crate::app::open_data::standings::RecordDocument;
use crate::cli::answer::{Unusable, YesOrNo};
use crate::cli::cut::{self, RankedPlayer};
use crate::cli::history::{self, NamedHistory, Scoring};
use crate::cli::{output, pods};
use crate::data;
use crate::domain::id::{PlayerId, RoundNumber, TableNumber};
use crate::domain::scoring::grade::Grade;
use crate::domain::scoring::history::Game;
use crate::domain::scoring::profile::Profile;
use crate::domain::scoring::result::{EndReason, GameResult, Side};
use crate::domain::scoring::standings::{Standings, StandingsLine, standings};
use crate::domain::scoring::tally::Did;
use crate::domain::source::{Confidence, Source};
use crate::words::numbers::count;
use crate::words::pinned::treatment;

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
/// If the profile or the input cannot be used.
pub fn run(args: Args) -> Result<YesOrNo, Unusable> {
    if let Some(List::Profiles { json }) = args.list {
        return list(json);
    }
    let (Some(id), Some(file)) = (args.profile, args.file) else {
        return Err(Unusable("name a profile and a file, or write “arbiter score profiles”".to_owned()));
    };
    let profile = match history::profile(&id)? {
        Scoring::Duels(profile) => profile,
        Scoring::Pods(profile) => return pods::score(profile, &file, args.json),
    };
    let input = history::read(&file)?;
    for question in to_ask(profile, &input) {
        output::note(question);
    }
    let found = standings(profile, &input.history).map_err(|error| input.complaint(&error));
    let found = found.and_then(|standings| {
        let cut = input.cut.as_ref().map(|cut| cut::replay_cut(profile, &input, &standings, cut, None));
        let ranking = cut.transpose()?.map(|played| played.ranking(&input, &standings));
        Ok((standings, ranking))
    });
    match found {
        Err(refusal) => {
            output::note(refusal);
            Ok(YesOrNo::No)
        }
        Ok((standings, ranking)) => {
            if args.json {
                let results = results_by_player(&input);
                let told = Each { profile, input: &input, standings: &standings, results: &results };
                output::json(&Document { profile: &profile.id, ranking, standings: told })?;
            } else {
                let ranked = ranking.as_deref().map(cut::table).unwrap_or_default();
                output::text(&(table(&input, &standings) + &ranked))?;
            }
            Ok(YesOrNo::Yes)
        }
    }
}

/// What somebody has to ask before they rely on the figures: endings for which no source was read that says what they count.
fn to_ask(profile: &Profile, input: &NamedHistory) -> Vec<String> {
    let games = input.history.rounds.iter().flat_map(|round| &round.games);
    let ends: Vec<EndReason> =
        games.filter_map(|game| game.result.as_ref()).map(|result| result.end).collect();
    let conceded = ends.iter().filter(|end| matches!(end, EndReason::Concession { .. }));
    let decked_out = ends.iter().filter(|end| matches!(end, EndReason::DeckedOut));
    let endings = &profile.endings;
    let asked = [
        ("ended by a concession", conceded.count(), &endings.concession),
        ("ended because the draw decks ran out", decked_out.count(), &endings.decked_out),
    ];
    let unread = asked.into_iter().filter(|(_, games, it)| *games > 0 && it.confidence != Confidence::Seen);
    unread
        .map(|(how, games, it)| {
            format!(
                "ask the director what it counts: {} {how}, counted as {} ({}; {})",
                count(games, "game", "games"),
                treatment(it.value),
                it.confidence,
                it.citation
            )
        })
        .collect()
}

/// The standings as JSON, serialised line by line. Keys are in alphabetical order.
#[derive(Serialize)]
struct Document<'a> {
    profile: &'a str,
    /// The final places, if there is a cut.
    #[serde(skip_serializing_if = "Option::is_none")]
    ranking: Option<Vec<RankedPlayer>>,
    standings: Each<'a>,
}

/// The data behind a line.
#[derive(Clone, Copy)]
struct Each<'a> {
    profile: &'a Profile,
    input: &'a NamedHistory,
    standings: &'a Standings,
    results: &'a ResultsByPlayer<'a>,
}

/// For each round the result of each player's game, and the player's side.
type ResultsByPlayer<'a> = Vec<HashMap<PlayerId, (&'a GameResult, Side)>>;

fn results_by_player<'a>(input: &'a NamedHistory) -> ResultsByPlayer<'a> {
    let sides = |game: &'a Game| {
        let [a, b] = game.players;
        game.result.as_ref().map(|result| [(a, (result, Side::A)), (b, (result, Side::B))])
    };
    let rounds = input.history.rounds.iter();
    rounds.map(|round| round.games.iter().filter_map(sides).flatten().collect()).collect()
}

impl Serialize for Each<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.standings.lines.iter().map(|line| self.line(line)))
    }
}

#[derive(Serialize)]
struct LineTold<'a> {
    behind: Option<Behind>,
    byes: Vec<ByeTold>,
    differential: i64,
    games: Vec<GameTold>,
    place: u32,
    player: String,
    record: RecordDocument,
    strength_of_schedule: String,
    tie_breakers: Vec<TieBreaker<'a>>,
    victory_points: i64,
}

#[derive(Serialize)]
struct Behind {
    by: &'static str,
    player: String,
}

#[derive(Serialize)]
struct ByeTold {
    earned: bool,
    round: RoundNumber,
}

#[derive(Serialize)]
struct GameTold {
    differential: i64,
    grade: Grade,
    opponent: String,
    points: i64,
    round: RoundNumber,
    table: TableNumber,
    why: String,
}

#[derive(Serialize)]
struct TieBreaker<'a> {
    arithmetic: String,
    measure: &'static str,
    source: &'a Source,
    value: Option<String>,
}

impl<'a> Each<'a> {
    fn line(&self, line: &StandingsLine) -> LineTold<'a> {
        let input = self.input;
        let name = |player| input.name(player);
        let measured = self.standings.measure_line(self.profile, line);
        let tie_breakers =
            self.standings.measures.iter().zip(measured).map(|((measure, source), measured)| {
                let value = measured.value.map(|value| value.to_string());
                TieBreaker { arithmetic: measured.arithmetic(name), measure: measure.code(), source, value }
            });
        LineTold {
            behind: line.behind.map(|(player, by)| Behind { by: by.code(), player: name(player) }),
            byes: self::byes(line),
            differential: line.tally.differential,
            games: self.games(line),
            place: line.place,
            player: name(line.tally.player),
            record: RecordDocument::of(&line.record),
            strength_of_schedule: line.strength_of_schedule.to_string(),
            tie_breakers: tie_breakers.collect(),
            victory_points: line.tally.victory_points,
        }
    }

    fn games(&self, line: &StandingsLine) -> Vec<GameTold> {
        let rounds = (1..).map(RoundNumber).zip(line.tally.rounds.iter()).zip(self.results);
        rounds
            .filter_map(|((round, did), results)| match did {
                Did::Game { opponent, table, outcome } => Some(GameTold {
                    differential: outcome.differential,
                    grade: outcome.grade,
                    opponent: self.input.name(*opponent),
                    points: outcome.victory_points,
                    round,
                    table: *table,
                    why: self.why(results.get(&line.tally.player)?)?,
                }),
                Did::Void { .. } | Did::Open { .. } | Did::Bye | Did::EarnedBye | Did::Unplayed => None,
            })
            .collect()
    }

    /// The arithmetic of a game for one side.
    fn why(&self, (result, side): &(&GameResult, Side)) -> Option<String> {
        let [a, b] = self.profile.arithmetic(result).ok()??;
        Some(if *side == Side::A { a } else { b }.to_string())
    }
}

fn byes(line: &StandingsLine) -> Vec<ByeTold> {
    let rounds = (1..).map(RoundNumber).zip(line.tally.rounds.iter());
    rounds
        .filter_map(|(round, did)| match did {
            Did::Bye => Some(ByeTold { earned: false, round }),
            Did::EarnedBye => Some(ByeTold { earned: true, round }),
            Did::Game { .. } | Did::Void { .. } | Did::Open { .. } | Did::Unplayed => None,
        })
        .collect()
}

fn table(input: &NamedHistory, standings: &Standings) -> String {
    let width = standings.lines.iter().map(|line| input.name(line.tally.player).chars().count()).max();
    let width = width.unwrap_or(0).max("Player".len());
    let mut text = format!("Place  {:width$}  Points  Differential  Schedule  Results\n", "Player");
    for line in &standings.lines {
        let results: Vec<String> = line.tally.rounds.iter().map(short_line).collect();
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

fn short_line(did: &Did) -> String {
    match did {
        Did::Game { outcome, .. } => format!("{}({:+})", outcome.grade, outcome.differential),
        Did::Void { .. } => "void".to_owned(),
        Did::Open { .. } => "…".to_owned(),
        Did::Bye => "bye".to_owned(),
        Did::EarnedBye => "earned-bye".to_owned(),
        Did::Unplayed => "–".to_owned(),
    }
}

fn list(json: bool) -> Result<YesOrNo, Unusable> {
    let unusable = |error| Unusable::about("scoring profiles", error);
    let duels = serde_json::to_value(data::scoring_profiles()).map_err(unusable)?;
    let pods = serde_json::to_value(data::pod_profiles()).map_err(unusable)?;
    let profiles: Vec<&Value> = [&duels, &pods].into_iter().filter_map(Value::as_array).flatten().collect();
    let text: String = if json {
        format!("{}\n", json!({"profiles": profiles}))
    } else {
        profiles.into_iter().map(|profile| figures(profile, "") + "\n").collect()
    };
    output::text(&text)?;
    Ok(YesOrNo::Yes)
}

/// Every value of a profile on its own line with its source.
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
