//! How a tournament ended: who came where.

use std::collections::BTreeMap;

use crate::app::snapshot::Snapshot;
use crate::domain::bracket::ranking::By;
use crate::domain::id::PlayerId;
use crate::domain::pods::ranking::PodLine;
use crate::domain::scoring::record::Record;
use crate::domain::scoring::standings::{StandingsLine, standings};
use crate::domain::tournament::Setup;
use crate::domain::tournament::cut_bracket::CutError;
use crate::messages::Message;
use crate::words::{in_english, ranking};

/// A player, with the place in which they finished.
#[derive(Debug)]
pub struct Finisher {
    /// 1 for the best; tied players share a place.
    pub place: u32,
    pub player: PlayerId,
    pub name: String,
    /// What decided it, where there was more than the rounds.
    pub by: Option<FinishedBy>,
    /// What they scored in the rounds; `None` if no round counts.
    pub scored: Option<Scored>,
}

/// What a player scored, without a cut or a top table.
#[derive(Debug, Clone, Copy)]
pub enum Scored {
    Games {
        record: Record,
        /// Victory points.
        points: i64,
    },
    /// Tribbles in all heats, and apart from them at the top table, for those who sat there.
    Tribbles { heats: i128, top: Option<i64> },
}

impl Scored {
    /// What a line of the standings counts; `None` before its first round.
    pub fn of(line: &StandingsLine) -> Option<Self> {
        let played = !line.tally.rounds.is_empty();
        played.then_some(Self::Games { record: line.record, points: line.tally.victory_points })
    }

    /// What a line of the standings in pods counts.
    pub const fn in_pods(line: &PodLine) -> Self {
        Self::Tribbles { heats: line.tally.total, top: line.at_top }
    }
}

/// What decided where a player finished.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FinishedBy {
    Bracket(By),
    /// The last table of pods.
    TopTable,
}

impl FinishedBy {
    /// In English, for files and other programs.
    pub fn words(self) -> String {
        in_english(|| self.says())
    }

    /// What decided the place, in the reader's language.
    pub fn says(&self) -> Message {
        match self {
            Self::Bracket(by) => ranking::decided_by(by),
            Self::TopTable => ranking::by_top_table(),
        }
    }
}

/// Everybody in the order of the final ranking: the bracket or the top table first. Empty while it is played, and
/// without a result.
///
/// # Errors
/// If its results cannot be scored, or make no bracket.
pub fn final_ranking(here: &Snapshot) -> Result<Vec<Finisher>, CutError> {
    if here.tournament.closed_at().is_none() || !here.tournament.has_results() {
        return Ok(Vec::new());
    }
    let named = |place, player, by, scored| Finisher { place, player, name: here.name(player), by, scored };
    let Some(profile) = here.tournament.setup().and_then(Setup::profile) else {
        let lines = here.tournament.pod_standings().into_iter();
        let by = |top: Option<i64>| top.map(|_| FinishedBy::TopTable);
        let finished = lines.map(|line| {
            let scored = Some(Scored::in_pods(&line));
            named(line.place, line.tally.player, by(line.at_top), scored)
        });
        return Ok(finished.collect());
    };
    let standings = standings(profile, &here.tournament.history())?;
    let lines = standings.lines.iter();
    let scored: BTreeMap<PlayerId, Scored> =
        lines.filter_map(|line| Some((line.tally.player, Scored::of(line)?))).collect();
    let by = |by: By| (by != By::Swiss).then_some(FinishedBy::Bracket(by));
    let ranked = here.tournament.ranking(&standings)?;
    let finished =
        ranked.iter().map(|one| named(one.place, one.player, by(one.by), scored.get(&one.player).copied()));
    Ok(finished.collect())
}
