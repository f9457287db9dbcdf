//! What happens at a tournament beside its games: teams, earned byes, fixed tables, players at the wrong table, acts that
//! are undone.

use crate::app::error::DeskError;
use crate::app::simulate::event::SimulatedTournament;
use crate::domain::id::{EntryNumber, GroupNumber, PlayerId, RoundNumber, TableNumber};
use crate::domain::tournament::act_span::ActSpan;
use crate::domain::tournament::command::{
    Command, FixTable, FreeTable, KeepApart, NameTeam, ReseatPlayers, UndoAct, Undoer,
};

impl SimulatedTournament {
    /// At one event in four, the first three are a team and do not meet.
    pub(super) fn some_are_a_team(&mut self) -> Result<(), DeskError> {
        let players: Vec<PlayerId> = self.playing().into_iter().take(3).collect();
        if !self.chance.often(250) || self.playing().len() < 8 {
            return Ok(());
        }
        let reason = "They came in one car".into();
        self.give(&Command::KeepApart(KeepApart { players, through: None, reason }))?;
        let name = "The One Car".to_owned();
        self.give(&Command::NameTeam(NameTeam { group: GroupNumber(1), name }))
    }

    /// Who has an earned bye in a round: as many as the plan says in the first one, and fewer if nobody else could be paired.
    pub(super) fn earned_byes(&self, round: RoundNumber, absent: &[PlayerId]) -> Vec<PlayerId> {
        let mut here = self.playing();
        here.retain(|player| !absent.contains(player));
        let wished = if round.0 == 1 { self.wish.earned_byes } else { 0 };
        let most = here.len().saturating_sub(self.fewest());
        here.truncate(usize::try_from(wished).unwrap_or(usize::MAX).min(most));
        here
    }

    /// As many players as the plan says have tables of their own. Some of these numbers are beyond the last table.
    pub(super) fn some_have_a_table(&mut self) -> Result<(), DeskError> {
        let wished = usize::try_from(self.wish.fixed_tables).unwrap_or(usize::MAX);
        if wished == 0 {
            return Ok(());
        }
        let mut players = self.playing();
        let mut tables: Vec<u32> = (1..).take(players.len()).collect();
        self.chance.shuffle(&mut players, wished);
        self.chance.shuffle(&mut tables, wished);
        for (player, table) in players.into_iter().zip(tables).take(wished) {
            let (table, reason) = (TableNumber(table), "Needs the place beside the door".into());
            self.give(&Command::FixTable(FixTable { player, table, reason }))?;
        }
        Ok(())
    }

    /// Now and then a player with a fixed table can sit anywhere again.
    pub(super) fn some_sit_anywhere_again(&mut self) -> Result<(), DeskError> {
        let fixed: Vec<PlayerId> = self.here.tournament.fixed_tables().map(|one| one.player).collect();
        for player in fixed {
            if self.chance.often(150) {
                self.give(&Command::FreeTable(FreeTable { player }))?;
            }
        }
        Ok(())
    }

    /// Now and then two players of a published round sat down at each other's tables, and stay there.
    pub(super) fn some_change_tables(&mut self, round: RoundNumber) -> Result<(), DeskError> {
        if !self.chance.often(60) {
            return Ok(());
        }
        let mut players = self.playing();
        self.chance.shuffle(&mut players, 2);
        let [one, other, ..] = players[..] else { return Ok(()) };
        let reason = "Sat down at each other's tables".into();
        let change = Command::ReseatPlayers(ReseatPlayers { round, one, other, reason });
        // Both may sit at one table, or one of them nowhere.
        if self.here.tournament.decide(&change).is_err() { Ok(()) } else { self.give(&change) }
    }

    /// Takes the newest entry back.
    pub(super) fn undo_last(&mut self) -> Result<(), DeskError> {
        let last = EntryNumber(u32::try_from(self.here.sequence()).unwrap_or(u32::MAX));
        let by = Undoer { id: self.director.id.clone(), directs: true };
        let reason = "The wrong table".into();
        self.give(&Command::UndoAct(UndoAct { span: ActSpan { first: last, last }, by, reason }))
    }
}
