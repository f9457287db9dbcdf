//! Whether a round of a round robin is the one that its timetable gives.

use crate::domain::id::{PlayerId, RoundNumber};
use crate::domain::pairing::timetable::Timetable;
use crate::domain::tournament::Tournament;
use crate::domain::tournament::entry::{RoundPaired, SettingsChanged, TablesReseated};
use crate::domain::tournament::log_validation::{LogError, Validity};
use crate::domain::tournament::round::PairedTable;
use crate::domain::tournament::settings::Settings;

impl Tournament {
    pub(super) fn can_change_settings(&self, it: &SettingsChanged) -> Validity {
        it.settings.check()?;
        let before = self.setup().map(|setup| &setup.settings);
        if it.only_names && before.is_some_and(|before| !before.differs_only_in_names(&it.settings)) {
            return Err(LogError::OnlyNames);
        }
        let is_plan = before.is_none_or(|before| before.differs_only_in(&it.settings, &it.only_plan));
        if !it.only_plan.is_empty() && !is_plan {
            return Err(LogError::OnlyPlan);
        }
        self.keeps_its_system(&it.settings)
    }

    fn keeps_its_system(&self, settings: &Settings) -> Validity {
        let is_same = self.setup().is_some_and(|setup| setup.settings.system == settings.system);
        let begun = !self.rounds.is_empty() || self.cut.is_some();
        if is_same || !begun { Ok(()) } else { Err(LogError::System) }
    }

    pub(super) fn can_enter(&self, player: PlayerId) -> Validity {
        if self.has_number(player) || self.has_free_number() {
            Ok(())
        } else {
            Err(LogError::NoNumber { player })
        }
    }

    /// A round robin follows its timetable, and no other tournament has one. The numbers are drawn with round 1.
    pub(super) fn follows_the_timetable(&self, it: &RoundPaired) -> Validity {
        let is_of_timetable = it.algorithm.is_timetable();
        if self.is_round_robin() != is_of_timetable {
            return Err(LogError::Timetable(it.round));
        }
        if !is_of_timetable {
            return Ok(());
        }
        let timetable = self.timetable().cloned().unwrap_or_else(|| it.timetable());
        let expected = timetable.round(it.round).filter(|_| it.seed == timetable.seed);
        let expected = expected.ok_or(LogError::Timetable(it.round))?;
        let bye = it.bye.as_ref().map(|bye| bye.player);
        // A player who has left does not get the bye.
        let stays =
            bye == expected.bye || (bye.is_none() && expected.bye.is_some_and(|one| self.is_away(one)));
        let found = it.tables.iter().map(|table| table.players);
        if stays && found.eq(expected.tables) { Ok(()) } else { Err(LogError::Timetable(it.round)) }
    }

    /// Only a late player is seated while a round of a timetable is played, and the timetable says against whom.
    pub(super) fn stays_in_the_timetable(&self, it: &TablesReseated, all: &[PairedTable]) -> Validity {
        let Some(timetable) = self.timetable() else { return Ok(()) };
        let meet = |table: &PairedTable| meet(timetable, it.round, table.players);
        if all.iter().all(meet) { Ok(()) } else { Err(LogError::Timetable(it.round)) }
    }
}

fn meet(timetable: &Timetable, round: RoundNumber, players: [PlayerId; 2]) -> bool {
    let tables = timetable.round(round).map(|round| round.tables).unwrap_or_default();
    tables.iter().any(|table| players.iter().all(|player| table.contains(player)))
}
