//! Players check in for the round to come, and only those who are here are paired.

use std::collections::BTreeSet;

use crate::domain::awaited::Awaited;
use crate::domain::id::{PlayerId, RoundNumber};
use crate::domain::tournament::check_in::CheckIn;
use crate::domain::tournament::command::{CommandKind, NoteCheckIns, PairRound, PairWhoIsHere};
use crate::domain::tournament::decide::{Decision, optional_reason};
use crate::domain::tournament::entry::{
    CheckInClosed, CheckInOpened, Entry, PlayerDropped, PlayersCheckedIn,
};
use crate::domain::tournament::player_refusal::PlayerRefusal;
use crate::domain::tournament::refusal::Refusal;
use crate::domain::tournament::system_refusal::SystemRefusal;
use crate::domain::tournament::{Player, Setup, Tournament};

/// Everybody reads it in the log.
const NOT_CHECKED_IN: &str = "not checked in";

impl Tournament {
    /// The round that players have not seen yet: the draft, or the next one to pair.
    pub fn round_to_come(&self) -> RoundNumber {
        self.draft().map_or_else(|| self.next_round(), |draft| draft.number)
    }

    /// The check-in for the round to come, if one is open.
    ///
    /// Nobody checks in for the cut, for the top table or once a timetable is drawn: these say who plays.
    pub fn check_in(&self) -> Option<&CheckIn> {
        let goes_on = self.takes(CommandKind::NoteCheckIns).is_ok() && self.anybody_may_sit_out().is_ok();
        let open = self.check_in.as_deref().filter(|_| goes_on)?;
        (open.round == self.round_to_come()).then_some(open)
    }

    /// The players who would be paired in the round to come and have not checked in; nobody while no check-in is open.
    pub fn not_checked_in(&self) -> impl Iterator<Item = &Player> {
        let open = self.check_in();
        let waits = move |player: &&Player| open.is_some_and(|open| !open.is_here(player.id));
        self.players.values().filter(|player| player.is_active()).filter(waits)
    }

    /// Whether players can be absent from the round to come.
    pub(in crate::domain::tournament) fn anybody_may_sit_out(&self) -> Result<(), Refusal> {
        if self.cut.is_some() {
            return Err(Refusal::NobodySitsOut);
        }
        if self.timetable.is_some() {
            return Err(SystemRefusal::NobodySitsOut.into());
        }
        self.heats_go_on()
    }

    pub(super) fn open_check_in(&self) -> Decision {
        self.anybody_may_sit_out()?;
        let opened = Entry::CheckInOpened(CheckInOpened { round: self.round_to_come() });
        Ok(if self.check_in().is_some() { Vec::new() } else { vec![opened] })
    }

    pub(super) fn close_check_in(&self) -> Decision {
        let closed = |open: &CheckIn| Entry::CheckInClosed(CheckInClosed { round: open.round });
        Ok(self.check_in().map(closed).into_iter().collect())
    }

    /// Records what is new. A tick counts once, and a page takes back only what it showed.
    pub(super) fn note_check_ins(&self, asked: &NoteCheckIns) -> Decision {
        let open = self.check_in().ok_or(Refusal::NoCheckIn)?;
        for player in &asked.here {
            if !self.known_player(*player)?.is_active() {
                return Err(PlayerRefusal::AlreadyDropped.of(*player));
            }
        }
        asked.gone.iter().try_for_each(|player| self.known_player(*player).map(drop))?;
        let here: BTreeSet<PlayerId> =
            asked.here.iter().copied().filter(|player| !open.is_here(*player)).collect();
        let gone: BTreeSet<PlayerId> = asked.gone.iter().copied().collect();
        let stays = |player: &PlayerId| asked.here.contains(player) || !open.is_here(*player);
        let gone: Vec<PlayerId> = gone.into_iter().filter(|player| !stays(player)).collect();
        if here.is_empty() && gone.is_empty() {
            return Ok(Vec::new());
        }
        let (round, here) = (open.round, here.into_iter().collect());
        Ok(vec![Entry::PlayersCheckedIn(PlayersCheckedIn { round, here, gone })])
    }

    /// Pairs the players who have checked in; the others are absent from this round. A player to be dropped who has
    /// checked in meanwhile is paired anyway.
    pub(super) fn pair_who_is_here(
        &self,
        setup: &Setup,
        asked: &PairWhoIsHere,
        awaited: &Awaited,
    ) -> Decision {
        self.nothing_is_played()?;
        let open = self.check_in().ok_or(Refusal::NoCheckIn)?;
        asked.drop.iter().try_for_each(|player| self.known_player(*player).map(drop))?;
        let leaves = |player: PlayerId| asked.drop.contains(&player) && !open.is_here(player);
        let after_round = self.last_published();
        let reason = optional_reason(&format!("{NOT_CHECKED_IN} for round {}", open.round).into())?;
        let (gone, away): (Vec<PlayerId>, Vec<PlayerId>) =
            self.not_checked_in().map(|player| player.id).partition(|player| leaves(*player));
        let mut without = self.clone();
        gone.iter().for_each(|player| without.leaves_after(*player, after_round));
        let absent = away;
        let round = without.pair(setup, &PairRound { absent, earned_byes: Vec::new() }, awaited)?;
        let dropped = gone.into_iter().map(|player| {
            Entry::PlayerDropped(PlayerDropped { player, after_round, reason: reason.clone() })
        });
        Ok(dropped.chain(round).collect())
    }
}
