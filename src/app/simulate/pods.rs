//! Heats of pods and the top table, played at random.

use chrono::TimeDelta;

use crate::app::error::DeskError;
use crate::app::simulate::event::SimulatedTournament;
use crate::app::submission::Actor;
use crate::domain::actor::ActorId;
use crate::domain::id::{AtTable, PlayerId, RoundNumber};
use crate::domain::pods::score::{PodCounting, PodScore};
use crate::domain::tournament::command::{
    CloseRound, Command, CorrectPod, RecordPod, ReportPod, SeatTopTable,
};
use crate::domain::tournament::role::Role;

impl SimulatedTournament {
    /// The fewest players with whom a round can be played.
    pub(super) fn fewest(&self) -> usize {
        let rules = self.here.tournament.setup().and_then(|setup| setup.pods());
        rules.map_or(2, |rules| usize::try_from(rules.profile.pods.least.value).unwrap_or(usize::MAX))
    }

    /// What the pods of a round score; a round of games of two has none.
    pub(super) fn pods(&mut self, round: RoundNumber) -> Result<(), DeskError> {
        let pods = self.here.tournament.round(round).into_iter().flat_map(|round| round.pods());
        let pods: Vec<(AtTable, Vec<PlayerId>)> =
            pods.map(|pod| (AtTable::new(round, pod.table()), pod.pod.players.clone())).collect();
        for (at, players) in pods {
            self.pod(at, &players)?;
        }
        Ok(())
    }

    /// The best of several pods meet at the top table.
    pub(super) fn top_table(&mut self) -> Result<(), DeskError> {
        let several = self.here.tournament.rounds().any(|round| round.pods().len() > 1);
        let seats = self.here.tournament.setup().and_then(|setup| setup.pods()).and_then(|rules| {
            self.here.tournament.top_table_now(rules, self.here.tournament.next_seed()?).ok()
        });
        let Some(seats) = seats.filter(|_| several) else { return Ok(()) };
        self.give(&Command::SeatTopTable(SeatTopTable { seen: seats.players }))?;
        self.publish()?;
        let round = self.here.tournament.next_round();
        let round = RoundNumber(round.0.saturating_sub(1));
        self.clock += TimeDelta::minutes(30);
        self.pods(round)?;
        self.give(&Command::CloseRound(CloseRound { round, over: Vec::new() }))
    }

    /// Now and then two players report, a judge is called, or the slip is misread.
    fn pod(&mut self, at: AtTable, players: &[PlayerId]) -> Result<(), DeskError> {
        let score = self.score(players);
        if self.chance.often(20) {
            self.dispute(at)?;
        }
        if self.chance.often(300) {
            for player in players.iter().take(2).copied() {
                let by = Actor { id: ActorId::Player(player), role: Role::Player };
                let score = score.clone();
                self.give_as(by, &Command::ReportPod(ReportPod { at, player, score }))?;
            }
            return Ok(());
        }
        let slip = match &score {
            PodScore::Totals(totals) => PodScore::Totals(vec![0; totals.len()]),
            PodScore::Rounds(rounds) => PodScore::Rounds(rounds.iter().map(|it| vec![0; it.len()]).collect()),
        };
        let was = Some(slip).filter(|slip| *slip != score && self.chance.often(33));
        let first = was.clone().unwrap_or_else(|| score.clone());
        self.give(&Command::RecordPod(RecordPod { at, score: first }))?;
        if let Some(was) = was {
            let reason = "The slip was misread".into();
            self.give(&Command::CorrectPod(CorrectPod { at, was, score, reason, dispute: None }))?;
        }
        Ok(())
    }

    /// Every round of a game, or the totals; a player who goes out scores, the others do not.
    fn score(&mut self, players: &[PlayerId]) -> PodScore {
        let rules = self.here.tournament.setup().and_then(|setup| setup.pods());
        let (rounds, counting) =
            rules.map_or((0, PodCounting::Totals), |it| (it.profile.game.rounds.value, it.counting));
        let rounds: Vec<Vec<i64>> =
            (0..rounds).map(|_| players.iter().map(|player| self.tribbles(*player)).collect()).collect();
        let rounds = PodScore::Rounds(rounds);
        match counting {
            PodCounting::Rounds => rounds,
            PodCounting::Totals => PodScore::Totals(rounds.totals().unwrap_or_default()),
        }
    }

    fn tribbles(&mut self, player: PlayerId) -> i64 {
        let strength = self.strengths.get(&player).copied().unwrap_or(500);
        if self.chance.often((strength / 3).clamp(50, 500)) {
            i64::try_from(self.chance.below(120_000)).unwrap_or_default()
        } else {
            0
        }
    }
}
