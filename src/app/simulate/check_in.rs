//! Players check in for a round, and only those who are here are paired.

use crate::app::error::DeskError;
use crate::app::simulate::event::SimulatedTournament;
use crate::domain::id::PlayerId;
use crate::domain::tournament::command::{
    CloseCheckIn, Command, NoteCheckIns, OpenCheckIn, PairRound, PairWhoIsHere,
};

impl SimulatedTournament {
    /// Most players tap that they are here, and staff tick others. Now and then the director ends the check-in and says
    /// who is absent instead; else some of those who did not come are dropped.
    pub(super) fn pair_who_checks_in(&mut self) -> Result<(), DeskError> {
        self.give(&Command::OpenCheckIn(OpenCheckIn {}))?;
        let (mut ticked, mut gone, mut away) = (Vec::new(), Vec::new(), Vec::new());
        let playing = self.playing();
        for player in &playing {
            match self.chance.below(100) {
                0..=2 => away.push(*player),
                3..=24 => ticked.push(*player),
                tap => {
                    let here = NoteCheckIns { here: vec![*player], gone: Vec::new() };
                    self.give_as(self.handing_in(*player, false), &Command::NoteCheckIns(here))?;
                    if tap == 25 {
                        gone.push(*player);
                    }
                }
            }
        }
        if playing.len() < self.fewest() + away.len() + gone.len() {
            gone.clear();
            ticked.append(&mut away);
        }
        away.extend_from_slice(&gone);
        self.give(&Command::NoteCheckIns(NoteCheckIns { here: ticked, gone }))?;
        if self.chance.often(150) {
            self.give(&Command::CloseCheckIn(CloseCheckIn {}))?;
            return self.give(&Command::PairRound(PairRound { absent: away, earned_byes: Vec::new() }));
        }
        let drop: Vec<PlayerId> = away.into_iter().filter(|_| self.chance.often(300)).collect();
        self.give(&Command::PairWhoIsHere(PairWhoIsHere { drop }))
    }
}
