//! The final ranking: the bracket first, then the Swiss.

use std::collections::BTreeSet;

use crate::domain::bracket::double::{MatchPart, Occupant};
use crate::domain::bracket::elimination::StageName;
use crate::domain::bracket::matches::Match;
use crate::domain::bracket::stages::{Bracket, Next};
use crate::domain::id::PlayerId;
use crate::domain::scoring::standings::Standings;

/// One player's final place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ranked {
    /// 1 for the best; tied players share a place.
    pub place: u32,
    pub player: PlayerId,
    /// What decided the place.
    pub by: By,
}

impl Ranked {
    /// The ranking without a bracket.
    pub fn swiss(standings: &Standings) -> Vec<Self> {
        let lines = standings.lines.iter();
        lines.map(|line| Self { place: line.place, player: line.tally.player, by: By::Swiss }).collect()
    }
}

/// What decided a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum By {
    Final,
    /// The match for third place.
    ThirdPlace,
    /// Out in a stage, named here; those out in the same one are in the order of the Swiss, if one was played.
    OutIn(StageName, TieOrder),
    /// Still playing; in the order of the Swiss, if one was played.
    StillIn(TieOrder),
    /// The Swiss rounds.
    Swiss,
}

/// What separates players whom the bracket does not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TieOrder {
    /// The standings of the rounds before it.
    Swiss,
    /// Nothing, as no round was played: they share a place.
    Shared,
}

/// Ranks everybody: first the bracket, those out in the same stage in the order of the Swiss, then all others. Of those who
/// are still in, the ones who have left come last: they win no match any more.
///
/// Players who share a place in the Swiss and went out in the same stage share their place here too.
pub fn ranking(standings: &Standings, bracket: &Bracket, gone: &BTreeSet<PlayerId>) -> Vec<Ranked> {
    let mut groups: Vec<(By, Vec<PlayerId>)> = Vec::new();
    let nothing = standings.lines.iter().all(|line| line.tally.rounds.is_empty());
    let ties = if nothing { TieOrder::Shared } else { TieOrder::Swiss };
    let last = bracket.cut.final_stage();
    let decided = |part: MatchPart| {
        let one = deciding_stage(bracket).iter().find(|one| one.part == part)?;
        Some([one.winner?, one.loser()?])
    };
    match decided(MatchPart::Main) {
        Some(finalists) => groups.extend(finalists.map(|player| (By::Final, vec![player]))),
        None => {
            let (left, here): (Vec<PlayerId>, Vec<PlayerId>) =
                still_in(bracket).into_iter().partition(|player| gone.contains(player));
            groups.extend([here, left].map(|players| (By::StillIn(ties), players)));
        }
    }
    let third = decided(MatchPart::ThirdPlace);
    groups.extend(third.into_iter().flatten().map(|player| (By::ThirdPlace, vec![player])));
    for stage in (1..last).rev() {
        let out = bracket.stage(stage).iter().filter_map(|one| out_by(bracket, one));
        let out: Vec<PlayerId> = out.filter(|player| third.is_none_or(|two| !two.contains(player))).collect();
        groups.push((By::OutIn(bracket.name(stage), ties), out));
    }
    let in_cut: BTreeSet<PlayerId> = groups.iter().flat_map(|(_, players)| players).copied().collect();
    let others = standings.lines.iter().map(|line| line.tally.player);
    groups.push((By::Swiss, others.filter(|player| !in_cut.contains(player)).collect()));
    rank_groups(standings, groups)
}

/// The final, or the second one where it is played.
fn deciding_stage(bracket: &Bracket) -> &[Match] {
    let mut finals =
        (bracket.cut.final_stage()..=bracket.cut.stages()).rev().map(|stage| bracket.stage(stage));
    finals.find(|matches| !matches.is_empty()).unwrap_or_default()
}

/// Who is out because of a match before the final.
fn out_by(bracket: &Bracket, one: &Match) -> Option<PlayerId> {
    match one.part {
        MatchPart::Main if bracket.cut.elimination.is_single() => one.loser(),
        MatchPart::Losers => one.loser(),
        MatchPart::Main | MatchPart::ThirdPlace => None,
    }
}

/// The players of the bracket who are not out; two of a final that is being played are still in.
fn still_in(bracket: &Bracket) -> Vec<PlayerId> {
    let byes = bracket.free.iter().filter(|free| free.stage == 1).filter_map(|free| match free.goes_on {
        Occupant::Known(player) => Some(player),
        Occupant::Open | Occupant::Nobody => None,
    });
    let entered = bracket.stage(1).iter().flat_map(|one| one.players).chain(byes);
    let out =
        |player: &PlayerId| bracket.stages.iter().flatten().any(|one| out_by(bracket, one) == Some(*player));
    entered.filter(|player| !out(player)).collect()
}

impl Bracket {
    /// Whether a player of the bracket may have another match. Who is out has none, unless it is for third place.
    pub fn plays_on(&self, player: PlayerId) -> bool {
        let own = || self.stages.iter().flatten().filter(move |one| one.players.contains(&player));
        if own().any(|one| one.winner.is_none()) {
            return true;
        }
        let last = self.cut.final_stage();
        let has_lost = |one: &Match| one.loser() == Some(player);
        let for_third = self.cut.plays_for_third() && self.stage(last.saturating_sub(1)).iter().any(has_lost);
        let is_out = own().any(|one| out_by(self, one) == Some(player)) && !for_third;
        // Nothing follows the final or the match for third place, while the other one may still be played.
        let at_the_end = || self.stage(last).iter().any(|one| one.players.contains(&player));
        let has_ended = self.cut.elimination.is_single() && at_the_end();
        !is_out && !has_ended && !matches!(self.next(), Next::Over(_))
    }
}

/// Gives out places group by group; within a group the Swiss decides.
fn rank_groups(standings: &Standings, groups: Vec<(By, Vec<PlayerId>)>) -> Vec<Ranked> {
    let mut all = Vec::with_capacity(standings.lines.len());
    for (by, players) in groups {
        let players: BTreeSet<PlayerId> = players.into_iter().collect();
        let lines = standings.lines.iter().filter(|line| players.contains(&line.tally.player));
        let mut swiss = None;
        let mut place = 0;
        for line in lines {
            if swiss != Some(line.place) {
                swiss = Some(line.place);
                place = u32::try_from(all.len()).unwrap_or(u32::MAX).saturating_add(1);
            }
            all.push(Ranked { place, player: line.tally.player, by });
        }
    }
    all
}
