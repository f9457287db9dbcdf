//! A published round for programs.

use schemars::JsonSchema;
use serde::Serialize;

use crate::app::open_data::{RoundState, number_and_name, round_title};
use crate::app::snapshot::Snapshot;
use crate::domain::id::{AtTable, RoundNumber};
use crate::domain::pods::heats::Pod;
use crate::domain::scoring::grade::Outcome;
use crate::domain::scoring::profile::Profile;
use crate::domain::scoring::result::{EndReason, GameResult, WonMissions};
use crate::domain::scoring::tally::Did;
use crate::domain::tournament::pod_table::PodTable;
use crate::domain::tournament::round::{Round, Table};
use crate::domain::tournament::round_clock::{Clock, ClockReading};

/// A published round: who plays whom, and what came of it.
#[derive(Debug, Serialize, JsonSchema)]
pub struct RoundDocument {
    pub slug: String,
    /// The code of the newest entry of the log.
    pub head: String,
    pub round: u32,
    /// Such as `Round 2` or `Semi-finals`.
    pub name: String,
    pub state: RoundState,
    /// When the clock started, in UTC, or `null` while it waits for its start.
    pub started: Option<String>,
    /// When time is called, in UTC, or `null` while the clock does not run; the deadline if the round has one.
    pub ends: Option<String>,
    /// Until when the round is played, in UTC, if it has a deadline and no clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deadline: Option<String>,
    /// Since when the clock is paused, in UTC.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub paused: Option<String>,
    /// What is left on a clock that does not run.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seconds_left: Option<i64>,
    /// Which stage of the cut it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stage: Option<u32>,
    /// Matches of the cut in which the director named who goes on.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub settled: Vec<SettledDocument>,
    /// Matches of the cut that their games decided.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub won: Vec<WonDocument>,
    /// Games of two.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tables: Vec<TableDocument>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pods: Vec<PodDocument>,
    pub byes: Vec<ByeDocument>,
    /// Who was away.
    pub absent: Vec<AbsentDocument>,
}

/// A match of the cut that no game decided.
#[derive(Debug, Serialize, JsonSchema)]
pub struct SettledDocument {
    /// The table of its first game.
    pub table: String,
    /// Who goes on, by number.
    pub winner: u32,
}

/// A match of the cut that its games decided.
#[derive(Debug, Serialize, JsonSchema)]
pub struct WonDocument {
    /// The table of its first game.
    pub table: String,
    /// Who won it, by number.
    pub winner: u32,
}

/// A player who was away.
#[derive(Debug, Serialize, JsonSchema)]
pub struct AbsentDocument {
    pub player: u32,
    pub name: String,
    /// What the round counts, or `null` in a heat of pods and in a stage of the cut.
    pub victory_points: Option<i64>,
    pub differential: Option<i64>,
}

/// A player who did not have to play.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ByeDocument {
    pub player: u32,
    pub name: String,
    /// Whether it was won as a prize.
    pub earned: bool,
    /// What the bye counts, or `null` in a stage of the cut.
    pub victory_points: Option<i64>,
    pub differential: Option<i64>,
}

/// A table of two.
#[derive(Debug, Serialize, JsonSchema)]
pub struct TableDocument {
    /// Such as `4`, or `4.2` for the second game at table 4.
    pub table: String,
    /// `third-place` where the losers of the semi-finals meet in a stage with the final.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub part: Option<&'static str>,
    pub sides: [SideDocument; 2],
    /// How the game ended, such as `complete` or `time`, or `null` while it is played.
    pub ending: Option<&'static str>,
    /// What was ticked with a win, where the rules ask for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub missions: Option<MissionsDocument>,
    /// Whether the result was corrected.
    pub corrected: bool,
    /// Whether two results contradict each other.
    pub being_checked: bool,
    /// Whether the game has a result and its match is decided without it, after a correction.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub needless: bool,
}

/// The missions that the winner had completed.
#[derive(Debug, Serialize, JsonSchema)]
pub struct MissionsDocument {
    pub planet: bool,
    pub space: bool,
}

/// One side of a table.
#[derive(Debug, Serialize, JsonSchema)]
pub struct SideDocument {
    pub player: u32,
    pub name: String,
    /// The points of the game, or `null` while it is played.
    pub score: Option<i64>,
    /// `FW`, `MW`, `TT`, `ML` or `FL`, or `null` for a game that does not count.
    pub grade: Option<&'static str>,
    /// `null` in a stage of the cut, too: its games give none.
    pub victory_points: Option<i64>,
    pub differential: Option<i64>,
}

/// The players at one table of a heat, with their scores.
#[derive(Debug, Serialize, JsonSchema)]
pub struct PodDocument {
    pub table: String,
    /// In the order of the seats.
    pub seats: Vec<SeatDocument>,
    /// Whether the game was not finished in time, so that these are the scores of that moment.
    pub unfinished: bool,
    /// Whether the score was corrected.
    pub corrected: bool,
    /// Whether two scores contradict each other.
    pub being_checked: bool,
}

/// A player of a pod.
#[derive(Debug, Serialize, JsonSchema)]
pub struct SeatDocument {
    pub player: u32,
    pub name: String,
    /// Tribbles, in digits, or `null` while the pod plays.
    pub total: Option<String>,
    /// The place in the pod.
    pub place: Option<u32>,
}

impl RoundDocument {
    /// A published round; `None` for any other number.
    pub fn of(here: &Snapshot, number: RoundNumber) -> Option<Self> {
        let round = here.tournament.published_rounds().find(|round| round.number == number)?;
        Some(Self::of_round(here, round))
    }

    /// All published rounds.
    pub fn published(here: &Snapshot) -> Vec<Self> {
        here.tournament.published_rounds().map(|round| Self::of_round(here, round)).collect()
    }

    fn of_round(here: &Snapshot, round: &Round) -> Self {
        let profile = here.tournament.setup().and_then(|setup| setup.profile());
        let counts = |did: &Did| {
            let counted = profile.filter(|_| round.stage().is_none());
            counted.map(|profile| profile.points_and_margin(did)).unzip()
        };
        let bye = |player, earned| {
            let (player, name) = number_and_name(here, player);
            let (victory_points, differential) = counts(if earned { &Did::EarnedBye } else { &Did::Bye });
            ByeDocument { player, name, earned, victory_points, differential }
        };
        let given = round.bye.iter().map(|given| bye(given.player, false));
        let earned = round.earned_byes.iter().map(|player| bye(*player, true));
        let absent = round.absent.iter().map(|player| {
            let (player, name) = number_and_name(here, *player);
            let (victory_points, differential) = counts(&Did::Unplayed);
            AbsentDocument { player, name, victory_points, differential }
        });
        let settled = here.tournament.cut().into_iter().flat_map(|started| started.settled.keys());
        let settled = settled.filter(|(of, _)| *of == round.number);
        let settled = settled.filter_map(|(of, table)| {
            let winner = here.tournament.settlement_at(*of, *table)?.winner.0;
            Some(SettledDocument { table: table.to_string(), winner })
        });
        let settled: Vec<SettledDocument> = settled.collect();
        let utc = |at: chrono::DateTime<chrono::Utc>| at.to_rfc3339_opts(chrono::SecondsFormat::Secs, true);
        Self {
            slug: here.slug().to_string(),
            head: here.head_code().to_string(),
            round: round.number.0,
            name: round_title(here, round.number),
            state: RoundState::of(round),
            started: round.clock.as_ref().and_then(Clock::started_at).map(utc),
            ends: round.clock.as_ref().and_then(Clock::ends).map(utc),
            deadline: round.clock.as_ref().and_then(|clock| clock.deadline).map(utc),
            paused: round.clock.as_ref().and_then(Clock::paused_since).map(utc),
            seconds_left: round.clock.as_ref().and_then(seconds_left),
            stage: round.stage(),
            won: won(here, round, &settled),
            settled,
            tables: tables(here, profile, round),
            pods: round.pods().map(|pod| PodDocument::of(here, pod)).collect(),
            byes: given.chain(earned).collect(),
            absent: absent.collect(),
        }
    }
}

/// The matches of a stage that their games decided.
fn won(here: &Snapshot, round: &Round, settled: &[SettledDocument]) -> Vec<WonDocument> {
    if round.stage().is_none() {
        return Vec::new();
    }
    let of_it = here.tournament.cut_winners().into_iter().filter(|((of, _), _)| *of == round.number);
    let all = of_it.map(|((_, table), winner)| WonDocument { table: table.to_string(), winner: winner.0 });
    all.filter(|one| settled.iter().all(|other| other.table != one.table)).collect()
}

fn tables(here: &Snapshot, profile: Option<&Profile>, round: &Round) -> Vec<TableDocument> {
    let needless = if round.stage().is_some() { here.tournament.needless_games() } else { Vec::new() };
    let document = |table: &Table| TableDocument {
        needless: needless.contains(&AtTable::new(round.number, table.pair.table)),
        ..TableDocument::of(here, profile, round, table)
    };
    round.tables().map(document).collect()
}

fn seconds_left(clock: &Clock) -> Option<i64> {
    match clock.reading(0) {
        ClockReading::Ends(_) => None,
        ClockReading::Left(left) => Some(left.num_seconds()),
    }
}

impl TableDocument {
    fn of(here: &Snapshot, profile: Option<&Profile>, round: &Round, table: &Table) -> Self {
        let result = table.result.as_ref().map(|recorded| &recorded.result);
        // A result that a later change of the rules makes impossible has no grade.
        let counted = result.and_then(|result| profile?.outcomes(result).ok().flatten());
        let is_stage = round.stage().is_some();
        let [a, b] = table.pair.players;
        let side = |player, at: usize| {
            let (player, name) = number_and_name(here, player);
            let outcome: Option<Outcome> = counted.and_then(|sides| sides.get(at).copied());
            SideDocument {
                player,
                name,
                score: result.and_then(|result| result.scores.get(at).copied()),
                grade: outcome.map(|outcome| outcome.grade.code()),
                victory_points: outcome.filter(|_| !is_stage).map(|outcome| outcome.victory_points),
                differential: outcome.map(|outcome| outcome.differential),
            }
        };
        Self {
            table: table.pair.table.to_string(),
            part: table.pair.is_for_third_place().then_some("third-place"),
            sides: [side(a, 0), side(b, 1)],
            ending: result.map(|result| code(result.end)),
            missions: result.and_then(MissionsDocument::of),
            corrected: !table.corrections.is_empty(),
            being_checked: table.in_conflict(),
            needless: false,
        }
    }
}

impl MissionsDocument {
    fn of(result: &GameResult) -> Option<Self> {
        let WonMissions { planet, space } = result.missions;
        (planet || space).then_some(Self { planet, space })
    }
}

impl PodDocument {
    fn of(here: &Snapshot, pod: &PodTable) -> Self {
        let places = Pod::places(&pod.to_pod());
        let seats = pod.pod.players.iter().map(|player| {
            let scored = places.iter().find(|(other, ..)| other == player);
            let (player, name) = number_and_name(here, *player);
            SeatDocument {
                player,
                name,
                total: scored.map(|(_, total, _)| total.to_string()),
                place: scored.map(|(.., place)| *place),
            }
        });
        Self {
            table: pod.table().to_string(),
            seats: seats.collect(),
            unfinished: pod.is_unfinished(),
            corrected: !pod.corrections.is_empty(),
            being_checked: pod.in_conflict(),
        }
    }
}

/// The ending as the log names it.
fn code(end: EndReason) -> &'static str {
    end.into()
}
