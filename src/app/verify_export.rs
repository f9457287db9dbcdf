//! Verifies an export without a database, and states everything that an independent reading can be compared with: the
//! standings after each round with all measures, and the final ranking.

use chrono::{DateTime, Utc};
use serde::Serialize;

use crate::app::error::DeskError;
use crate::app::export_file::ExportFile;
use crate::app::foreign;
use crate::app::open_data::standings::{MeasureDocument, RecordDocument};
use crate::app::verify::Verified;
use crate::domain::bracket::ranking::Ranked;
use crate::domain::hash::EntryHash;
use crate::domain::id::{PlayerId, RoundNumber, Slug};
use crate::domain::pods::ranking::{PodLine, pod_standings};
use crate::domain::scoring::history::History;
use crate::domain::scoring::measure::Measure;
use crate::domain::scoring::profile::Profile;
use crate::domain::scoring::standings::{Standings, StandingsLine, standings};
use crate::domain::tournament::Tournament;
use crate::domain::tournament::head::{HeadCheck, HeadCode};
use crate::domain::tournament::play::Play;

/// What a check of an export found.
#[derive(Debug, Clone, Serialize)]
pub struct VerifiedExport {
    /// Whether there is no problem.
    pub verified: bool,
    /// The tournament's address.
    pub tournament: Slug,
    /// How many entries its log has.
    pub entries: usize,
    /// The hash of the newest entry.
    pub head: EntryHash,
    /// How many players ever entered.
    pub players: usize,
    /// How many rounds were paired.
    pub rounds: usize,
    /// Everybody, best first, without a cut.
    pub standings: Vec<Figures>,
    /// The standings after each round, from the results as they are now.
    pub after: Vec<AfterRound>,
    /// The final places, those of a cut or a top table first.
    pub ranking: Vec<FinalPlace>,
    /// Notes that are not problems.
    pub notes: Vec<String>,
    /// What is wrong with the export.
    pub problems: Vec<String>,
}

/// The standings after a round.
#[derive(Debug, Clone, Serialize)]
pub struct AfterRound {
    pub round: RoundNumber,
    pub standings: Vec<Figures>,
}

/// All figures of one line of the standings. Fractions are text, such as `7/3`.
#[derive(Debug, Clone, Serialize)]
#[serde(untagged)]
pub enum Figures {
    /// A line of games of two.
    Duels {
        place: u32,
        player: PlayerId,
        victory_points: i64,
        differential: i64,
        strength_of_schedule: String,
        tie_breakers: Vec<MeasureDocument>,
        record: RecordDocument,
    },
    Pods {
        place: u32,
        player: PlayerId,
        tribbles: i128,
        place_points: String,
        pods_won: u32,
        /// Tribbles at the top table, for those who sat there.
        at_top: Option<i64>,
    },
}

/// A place in the final ranking.
#[derive(Debug, Clone, Serialize)]
pub struct FinalPlace {
    pub place: u32,
    pub player: PlayerId,
    /// What decided it; in pods the standings say so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
}

/// Standings now, after each round, and the ranking.
type Recomputed = (Vec<Figures>, Vec<AfterRound>, Vec<FinalPlace>);

/// Verifies an export by what an import checks. Nothing is stored.
///
/// # Errors
/// If the text is not an export, or holds an entry that this version does not know.
pub fn verify_export(text: &str, now: DateTime<Utc>) -> Result<VerifiedExport, DeskError> {
    Ok(verify_with_head(text, now, None)?.0)
}

/// Verifies an export, and says whether its log holds the entry of a head code.
///
/// # Errors
/// Like [`verify_export`].
pub(crate) fn verify_with_head(
    text: &str,
    now: DateTime<Utc>,
    code: Option<&HeadCode>,
) -> Result<(VerifiedExport, Option<HeadCheck>), DeskError> {
    let file = ExportFile::read(text)?;
    let held = code.map(|code| code.is_held(file.snapshot.id(), file.snapshot.sealed_entries()));
    let Verified { tournament, entries, head, players, rounds, mut notes, mut problems, .. } =
        file.check()?;
    notes.extend(foreign::notes(&file.snapshot, now));
    let (standings, after, ranking) = match recompute(&file.snapshot.tournament) {
        Ok(recomputed) => recomputed,
        Err(why) => {
            // If the standings cannot be computed, one of the problems already says so.
            problems.extend(problems.is_empty().then_some(why));
            Recomputed::default()
        }
    };
    let verified = problems.is_empty();
    let found = VerifiedExport {
        verified,
        tournament,
        entries,
        head,
        players,
        rounds,
        standings,
        after,
        ranking,
        notes,
        problems,
    };
    Ok((found, held))
}

fn recompute(told: &Tournament) -> Result<Recomputed, String> {
    match told.setup().map(|setup| &setup.play) {
        Some(Play::Duels(profile)) => duels(told, profile),
        Some(Play::Pods(rules)) => {
            let lines = |heats| pod_standings(&rules.profile, &heats).iter().map(of_pods).collect();
            let now = told.pod_standings();
            let rounds = told.heats().heats.len();
            let after = numbers(rounds)
                .map(|round| AfterRound { round, standings: lines(told.heats_after(round)) })
                .collect();
            let ranking =
                now.iter().map(|line| FinalPlace { place: line.place, player: line.tally.player, by: None });
            Ok((lines(told.heats()), after, ranking.collect()))
        }
        None => Ok(Recomputed::default()),
    }
}

fn duels(told: &Tournament, profile: &Profile) -> Result<Recomputed, String> {
    let compute = |history: &History| standings(profile, history).map_err(|error| error.to_string());
    let history = told.history();
    let now = compute(&history)?;
    let after = numbers(history.rounds.len()).map(|round| {
        let standings = compute(&told.history_after(round))?;
        Ok(AfterRound { round, standings: lines(profile, &standings) })
    });
    let after = after.collect::<Result<_, String>>()?;
    let ranked = told.ranking(&now).map_err(|error| error.to_string())?;
    Ok((lines(profile, &now), after, ranked.iter().map(place).collect()))
}

fn numbers(rounds: usize) -> impl Iterator<Item = RoundNumber> {
    (1..).map(RoundNumber).take(rounds)
}

fn place(ranked: &Ranked) -> FinalPlace {
    FinalPlace { place: ranked.place, player: ranked.player, by: Some(ranked.by.to_string()) }
}

fn lines(profile: &Profile, standings: &Standings) -> Vec<Figures> {
    let measures = &profile.standings.tie_breakers.value;
    standings.lines.iter().map(|line| of_duels(measures, line)).collect()
}

fn of_duels(measures: &[Measure], line: &StandingsLine) -> Figures {
    Figures::Duels {
        place: line.place,
        player: line.tally.player,
        victory_points: line.tally.victory_points,
        differential: line.tally.differential,
        strength_of_schedule: line.strength_of_schedule.to_string(),
        tie_breakers: MeasureDocument::of_line(measures, line),
        record: RecordDocument::of(&line.record),
    }
}

fn of_pods(line: &PodLine) -> Figures {
    Figures::Pods {
        place: line.place,
        player: line.tally.player,
        tribbles: line.tally.total,
        place_points: line.tally.place_points().to_string(),
        pods_won: line.tally.pods_won,
        at_top: line.at_top,
    }
}
