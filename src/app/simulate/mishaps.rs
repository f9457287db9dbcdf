//! What happens at a tournament beside its games: teams, players at the wrong table, acts that are undone.

use crate::app::error::DeskError;
use crate::app::simulate::event::SimulatedTournament;
use crate::domain::id::{EntryNumber, GroupNumber, PlayerId, RoundNumber};
use crate::domain::tournament::act_span::ActSpan;
use crate::domain::tournament::command::{Command, KeepApart, NameTeam, ReseatPlayers, UndoAct, Undoer};

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
