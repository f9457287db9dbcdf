//! Round robins and brackets for everybody, played at random.

use chrono::TimeDelta;

use crate::app::error::DeskError;
use crate::app::simulate::event::SimulatedTournament;
use crate::app::simulate::game_lists::GameLists;
use crate::app::simulate::people::SimulatedPerson;
use crate::domain::bracket::cut::{BestOf, BracketOrder, Cut, Size};
use crate::domain::bracket::elimination::Elimination;
use crate::domain::edition::Edition;
use crate::domain::id::RoundNumber;
use crate::domain::pairing::system::PairingSystem;
use crate::domain::tournament::command::{Command, PairRound, PublishAllRounds, StartCut};
use crate::domain::tournament::cut::CutDecks;

impl SimulatedTournament {
    /// Everybody against everybody. In weekly play half of them publish all rounds at once. With an odd number of players
    /// now and then one more comes late.
    pub(super) fn round_robin(
        &mut self,
        people: &[SimulatedPerson],
        lists: &GameLists,
    ) -> Result<(), DeskError> {
        let late = usize::from(people.len() > 4 && people.len().is_multiple_of(2) && self.chance.often(300));
        let (early, late) = people.split_at_checked(people.len() - late).unwrap_or((people, &[]));
        self.enter(early, lists)?;
        let rounds = self.here.tournament.planned_rounds();
        let all = late.is_empty() && self.chance.often(500);
        let deadlines: Vec<_> = (1..=i64::from(rounds))
            .zip(self.wish.round_days.filter(|_| all).into_iter().cycle())
            .map(|(round, days)| self.clock + TimeDelta::days(round * i64::from(days)))
            .collect();
        for round in (1..=rounds).map(RoundNumber) {
            let has_place = self.here.tournament.timetable().is_some_and(|it| it.free_numbers() > 0);
            if round.0 == 2 && has_place {
                self.register(late, lists)?;
            }
            if self.here.tournament.round(round).is_none() {
                self.give(&Command::PairRound(PairRound { absent: Vec::new(), earned_byes: Vec::new() }))?;
                if deadlines.is_empty() {
                    self.publish()?;
                } else {
                    let (deadlines, now) = (deadlines.clone(), self.clock);
                    self.give(&Command::PublishAllRounds(PublishAllRounds { deadlines, now }))?;
                }
            }
            self.play_round(round)?;
            if round.0 < rounds {
                self.some_leave(2)?;
            }
        }
        Ok(())
    }

    /// One bracket for everybody. The director gives the order in one of three.
    pub(super) fn bracket(&mut self) -> Result<(), DeskError> {
        let is_double = self.wish.system == PairingSystem::DoubleElimination;
        let Some(size) = Size::holding(self.playing().len()) else { return Ok(()) };
        let best_of = if self.wish.edition == Edition::Second { BestOf::Three } else { BestOf::One };
        let cut = if is_double {
            let one_final = self.chance.often(300);
            let elimination = if one_final { Elimination::DoubleOneFinal } else { Elimination::Double };
            Cut { best_of, elimination, ..Cut::to(size) }
        } else {
            let bracket = if self.chance.often(300) { BracketOrder::Reseeded } else { BracketOrder::Fixed };
            let third_place = self.chance.often(300) && size.stages() > 1;
            Cut { best_of, bracket, third_place, ..Cut::to(size) }
        };
        let mut seen = self.seeds(cut);
        let given = self.chance.often(333).then(|| "By the ratings of last week".into());
        if given.is_some() {
            seen.sort_by_key(|player| std::cmp::Reverse(self.strengths.get(player).copied()));
        }
        self.give(&Command::StartCut(StartCut { cut, minutes: 75, decks: CutDecks::Same, seen, given }))?;
        self.stages()
    }
}
