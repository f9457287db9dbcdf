//! Heats of pods, and the top table.

use std::collections::BTreeSet;

use crate::app::error::DeskError;
use crate::app::read_back::{ReportedRound, ToldAgain};
use crate::app::unfit_report::UnfitReport;
use crate::domain::id::{AtTable, PlayerId, RoundNumber, TableNumber};
use crate::domain::pods::score::PodScore;
use crate::domain::tournament::command::{
    CloseRound, Command, PairRound, PublishPairings, RecordPod, SeatTopTable,
};

/// Who sat together, each with what they scored.
type Pod = Vec<(PlayerId, i64)>;

impl ToldAgain {
    /// A heat, or the top table.
    pub(super) fn heat(
        &mut self,
        number: RoundNumber,
        told: &ReportedRound,
        is_top: bool,
    ) -> Result<(), DeskError> {
        let pods = told.pods.iter().map(|pod| {
            let seat = |seat: &super::ReportedSeat| {
                let total = seat.total.as_deref().and_then(|total| total.parse().ok());
                Ok((self.known(seat.player)?, total.ok_or(UnfitReport::Result(number))?))
            };
            pod.seats.iter().map(seat).collect::<Result<Pod, UnfitReport>>()
        });
        let pods = pods.collect::<Result<Vec<Pod>, UnfitReport>>()?;
        let seated: BTreeSet<PlayerId> = pods.iter().flatten().map(|(player, _)| *player).collect();
        let is_of_pods = told.tables.is_empty() && told.byes.is_empty();
        if !is_of_pods || seated.len() != pods.iter().map(Vec::len).sum::<usize>() {
            return Err(UnfitReport::Round(number).into());
        }
        if is_top {
            self.seat_top_table(&seated)?;
        } else {
            let absent = self.absent(&seated);
            self.give(&Command::PairRound(PairRound { absent, earned_byes: Vec::new() }))?;
            self.seat_pods(number, &pods)?;
        }
        self.give(&Command::PublishPairings(PublishPairings {}))?;
        for pod in &pods {
            let (table, seats) = self.pod(number, pod).ok_or(UnfitReport::Round(number))?;
            let total =
                |player: &PlayerId| pod.iter().find(|(other, _)| other == player).map(|(_, total)| *total);
            let totals = seats.iter().map(total).collect::<Option<_>>().ok_or(UnfitReport::Round(number))?;
            let at = AtTable::new(number, table);
            self.give(&Command::RecordPod(RecordPod { at, score: PodScore::Totals(totals) }))?;
        }
        self.give(&Command::CloseRound(CloseRound { round: number, over: Vec::new() }))
    }

    /// Those who sit there follow from the heats, unless a lot decided.
    fn seat_top_table(&mut self, seated: &BTreeSet<PlayerId>) -> Result<(), DeskError> {
        let tournament = &self.here.tournament;
        let rules = self.here.setup()?.pods();
        let seats = rules.zip(tournament.next_seed());
        let seats = seats.and_then(|(rules, seed)| tournament.top_table_now(rules, seed).ok());
        let seen = seats.map(|seats| seats.players).unwrap_or_default();
        if seen.iter().copied().collect::<BTreeSet<_>>() != *seated {
            return Err(UnfitReport::Seeds.into());
        }
        self.give(&Command::SeatTopTable(SeatTopTable { seen }))
    }

    /// Changes the draft by hand until these players sit together.
    fn seat_pods(&mut self, number: RoundNumber, wanted: &[Pod]) -> Result<(), DeskError> {
        let mut settled = BTreeSet::new();
        for pod in wanted {
            let players: BTreeSet<PlayerId> = pod.iter().map(|(player, _)| *player).collect();
            // Each exchange brings one more of them to the pod in which most of them are.
            for _ in 0..players.len() {
                let nearest = self.nearest(number, &players, &settled).ok_or(UnfitReport::Round(number))?;
                let goes = nearest.iter().find(|player| !players.contains(player));
                let comes = players.iter().find(|player| !nearest.contains(player));
                let Some((goes, comes)) = goes.zip(comes) else { break };
                self.swap(*goes, *comes)?;
            }
            settled.extend(players);
        }
        Ok(())
    }

    /// The pod of the same size in which most of these players are, of those that may still be changed.
    fn nearest(
        &self,
        number: RoundNumber,
        players: &BTreeSet<PlayerId>,
        settled: &BTreeSet<PlayerId>,
    ) -> Option<Vec<PlayerId>> {
        let pods = self.here.tournament.round(number)?.pods().map(|pod| &pod.pod.players);
        let open =
            pods.filter(|pod| pod.len() == players.len() && !pod.iter().any(|it| settled.contains(it)));
        open.max_by_key(|pod| pod.iter().filter(|player| players.contains(player)).count()).cloned()
    }

    /// Where these players sit, in the order of their seats.
    fn pod(&self, number: RoundNumber, wanted: &Pod) -> Option<(TableNumber, Vec<PlayerId>)> {
        let is_wanted = |player: &PlayerId| wanted.iter().any(|(other, _)| other == player);
        let mut pods = self.here.tournament.round(number)?.pods();
        let found =
            pods.find(|pod| pod.pod.players.len() == wanted.len() && pod.pod.players.iter().all(is_wanted));
        found.map(|pod| (pod.table(), pod.pod.players.clone()))
    }
}
