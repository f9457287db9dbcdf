//! What staff and players add once all games are played: penalties, and whose deck lists everybody sees.

use crate::app::error::DeskError;
use crate::app::simulate::event::SimulatedTournament;
use crate::domain::id::PlayerId;
use crate::domain::tournament::command::{ChangePublication, Command, IssuePenalty, StateDeckConsent};
use crate::domain::tournament::penalty::PenaltyLevel;
use crate::domain::tournament::publication::{Lists, Publication};

/// Penalties that change no result: the code of the kind, the level, and why.
const PENALTIES: [(&str, PenaltyLevel, &str); 4] = [
    ("slow-play", PenaltyLevel::Note, "Asked about every card of the opponent"),
    ("play-procedure", PenaltyLevel::Warning, "Drew before the turn was over"),
    ("scouting", PenaltyLevel::Warning, "Read the notes of another table"),
    ("deck-mismatch", PenaltyLevel::DeckToList, "One card is not on the list"),
];

impl SimulatedTournament {
    /// At two events in five somebody got a penalty in the last round; now and then two did.
    pub(super) fn some_are_penalised(&mut self) -> Result<(), DeskError> {
        for mille in [400, 100] {
            if self.chance.often(mille) {
                self.penalise()?;
            }
        }
        Ok(())
    }

    fn penalise(&mut self) -> Result<(), DeskError> {
        let mut players = self.playing();
        self.chance.shuffle(&mut players, 1);
        let kind = usize::try_from(self.chance.below(4)).ok().and_then(|at| PENALTIES.get(at));
        let (Some(player), Some((kind, level, reason))) = (players.first().copied(), kind) else {
            return Ok(());
        };
        let round = self.here.tournament.rounds().map(|round| round.number).max();
        self.give(&Command::IssuePenalty(IssuePenalty {
            player,
            judge: self.judge(),
            kind: (*kind).to_owned(),
            level: *level,
            round,
            reason: (*reason).into(),
            dispute: None,
            others: false,
        }))
    }

    /// At nearly half of the events everybody sees lists afterwards: mostly the winner's, seldom more. One in ten of those
    /// whose list would be seen says nothing to it.
    pub(super) fn some_lists_are_shown(&mut self) -> Result<(), DeskError> {
        let lists = match self.chance.below(100) {
            0 => Lists::All,
            1..=4 => Lists::Finalists,
            5..=44 => Lists::Winner,
            _ => return Ok(()),
        };
        let publication = Publication { lists, ..Publication::default() };
        self.give(&Command::ChangePublication(ChangePublication { publication }))?;
        for player in self.asked_about_lists() {
            if !self.chance.often(100) {
                let agreed = StateDeckConsent { player, agrees: true };
                self.give_as(self.handing_in(player, false), &Command::StateDeckConsent(agreed))?;
            }
        }
        Ok(())
    }

    /// Whose lists everybody would see.
    fn asked_about_lists(&self) -> Vec<PlayerId> {
        let here = &self.here.tournament;
        let places = here.setup().and_then(|setup| here.final_places(setup).ok()).unwrap_or_default();
        let included = places.into_iter().filter(|(place, _)| here.publication().includes(*place));
        let with_list = |player: &PlayerId| here.player(*player).is_some_and(|player| player.deck.is_some());
        included.map(|(_, player)| player).filter(with_list).collect()
    }
}
