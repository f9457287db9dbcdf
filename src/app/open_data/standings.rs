//! The standings for programs, of games of two and of pods.

use schemars::JsonSchema;
use serde::Serialize;

use crate::app::open_data::{RoundState, number_and_name};
use crate::app::snapshot::Snapshot;
use crate::domain::id::{PlayerId, RoundNumber};
use crate::domain::pods::ranking::{PodLine, pod_standings};
use crate::domain::scoring::measure::Measure;
use crate::domain::scoring::profile::Profile;
use crate::domain::scoring::record::Record;
use crate::domain::scoring::standings::{StandingsLine, standings};
use crate::domain::tournament::round::Round;

/// The standings of a tournament after a round.
#[derive(Debug, Serialize, JsonSchema)]
pub struct StandingsDocument {
    pub slug: String,
    /// The code of the newest entry of the log.
    pub head: String,
    /// The newest round that counts, or `null` before the first.
    pub after_round: Option<u32>,
    /// Whether that round is over; without a round there is nothing to count.
    pub state: Option<RoundState>,
    /// Why there are no lines, if a later change of the rules makes a recorded result impossible.
    pub trouble: Option<String>,
    /// The measures in the order in which they decide.
    pub tie_breakers: Vec<&'static str>,
    /// Games of two: everybody, best first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<StandingsLineDocument>,
    /// Pods: everybody, best first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pod_lines: Vec<PodLineDocument>,
}

/// One player's line.
#[derive(Debug, Serialize, JsonSchema)]
pub struct StandingsLineDocument {
    /// Tied players share a place, or `null` before the first result.
    pub place: Option<u32>,
    pub player: u32,
    pub name: String,
    pub victory_points: i64,
    pub differential: i64,
    pub record: RecordDocument,
    /// The value of each measure, as a whole number or a fraction such as `33/2`, or `null` if it does not apply.
    pub tie_breakers: Vec<MeasureDocument>,
    /// The first player of the next better place, or `null` at the top.
    pub behind: Option<u32>,
    /// The measure that put this line below.
    pub behind_by: Option<&'static str>,
    /// The last round before the player left.
    pub left_after_round: Option<u32>,
}

/// How often each result occurred. The names are in alphabetical order, as `arbiter score` prints them.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct RecordDocument {
    pub byes: u32,
    pub earned_byes: u32,
    pub full_losses: u32,
    pub full_wins: u32,
    pub modified_losses: u32,
    pub modified_wins: u32,
    pub true_ties: u32,
    pub unplayed: u32,
}

/// The value of one measure.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct MeasureDocument {
    pub measure: &'static str,
    /// `null` if it does not apply, as head-to-head between players who are not tied.
    pub value: Option<String>,
}

/// One player's line in a tournament of pods.
#[derive(Debug, Serialize, JsonSchema)]
pub struct PodLineDocument {
    /// Tied players share a place, or `null` before the first result.
    pub place: Option<u32>,
    pub player: u32,
    pub name: String,
    /// Tribbles in all heats, in digits: the sum may be too large for a JSON number.
    pub total: String,
    /// A whole number or a fraction.
    pub place_points: String,
    pub pods_won: u32,
    /// Tribbles at the top table, for those who sat there.
    pub at_top: Option<String>,
    /// The last heat before the player left.
    pub left_after_round: Option<u32>,
}

impl StandingsDocument {
    /// The standings now, or after a published Swiss round or heat; `None` for any other round.
    pub fn of(here: &Snapshot, after: Option<RoundNumber>) -> Option<Self> {
        let last = match after {
            Some(number) => Some(here.tournament.published_rounds().find(|round| round.number == number)?),
            None => here.tournament.published_rounds().rfind(|round| round.stage().is_none()),
        };
        let mut document = Self {
            slug: here.slug().to_string(),
            head: here.head_code().to_string(),
            after_round: last.map(|round| round.number.0),
            state: last.map(RoundState::of),
            trouble: None,
            tie_breakers: Vec::new(),
            lines: Vec::new(),
            pod_lines: Vec::new(),
        };
        let (setup, Some(last)) = (here.tournament.setup()?, last) else { return Some(document) };
        if let Some(pods) = setup.pods() {
            let lines = pod_standings(&pods.profile, &here.tournament.standings_heats(last.number));
            let counts = lines.iter().any(|line| !line.tally.heats.is_empty());
            let measures = pods.profile.standings.measures.value.iter();
            document.tie_breakers = measures.map(|measure| measure.code()).collect();
            document.pod_lines = lines.iter().map(|line| PodLineDocument::of(here, line, counts)).collect();
            return Some(document);
        }
        // The cut changes nothing in the standings.
        if last.stage().is_some() {
            return None;
        }
        if let Some(profile) = setup.profile() {
            document.count(here, profile, last);
        }
        Some(document)
    }

    fn count(&mut self, here: &Snapshot, profile: &Profile, last: &Round) {
        match standings(profile, &here.tournament.standings_history(last.number)) {
            Ok(standings) => {
                self.tie_breakers = standings.measures.iter().map(|(measure, _)| measure.code()).collect();
                let lines = standings.lines.iter();
                self.lines = lines.map(|line| StandingsLineDocument::of(here, profile, line)).collect();
            }
            Err(error) => self.trouble = Some(error.to_string()),
        }
    }
}

impl StandingsLineDocument {
    fn of(here: &Snapshot, profile: &Profile, line: &StandingsLine) -> Self {
        let (player, name) = number_and_name(here, line.tally.player);
        let behind = line.behind.filter(|_| here.tournament.has_results());
        Self {
            place: here.tournament.has_results().then_some(line.place),
            player,
            name,
            victory_points: line.tally.victory_points,
            differential: line.tally.differential,
            record: RecordDocument::of(&line.record),
            tie_breakers: MeasureDocument::of_line(&profile.standings.tie_breakers.value, line),
            behind: behind.map(|(above, _)| above.0),
            behind_by: behind.map(|(_, by)| by.code()),
            left_after_round: left_after(here, player),
        }
    }
}

impl RecordDocument {
    /// The counts of a record.
    pub(crate) fn of(record: &Record) -> Self {
        let Record { grades, byes, earned_byes, unplayed } = *record;
        let [full_wins, modified_wins, true_ties, modified_losses, full_losses] = grades;
        Self {
            byes,
            earned_byes,
            full_losses,
            full_wins,
            modified_losses,
            modified_wins,
            true_ties,
            unplayed,
        }
    }
}

impl MeasureDocument {
    /// Each of these measures with its value in a line.
    pub(crate) fn of_line(measures: &[Measure], line: &StandingsLine) -> Vec<Self> {
        let value = |measure: Measure| line.value(measure).map(|value| value.to_string());
        let all = measures.iter().map(|measure| Self { measure: measure.code(), value: value(*measure) });
        all.collect()
    }
}

impl PodLineDocument {
    fn of(here: &Snapshot, line: &PodLine, counts: bool) -> Self {
        let (player, name) = number_and_name(here, line.tally.player);
        Self {
            place: counts.then_some(line.place),
            player,
            name,
            total: line.tally.total.to_string(),
            place_points: line.tally.place_points().to_string(),
            pods_won: line.tally.pods_won,
            at_top: line.at_top.map(|total| total.to_string()),
            left_after_round: left_after(here, player),
        }
    }
}

fn left_after(here: &Snapshot, player: u32) -> Option<u32> {
    let player = here.tournament.player(PlayerId(player))?;
    player.dropped_after.map(|round| round.0)
}
