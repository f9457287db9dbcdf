//! Players are kept apart from each other, or may meet again.

use std::collections::BTreeSet;

use crate::domain::id::{GroupNumber, PlayerId};
use crate::domain::tournament::apart::{MOST_GROUPS, MOST_IN_A_GROUP};
use crate::domain::tournament::apart_refusal::ApartRefusal;
use crate::domain::tournament::command::{KeepApart, LetMeet};
use crate::domain::tournament::decide::disputes::STAFF;
use crate::domain::tournament::decide::{Decision, reason_for};
use crate::domain::tournament::entry::{Entry, PlayersKeptApart, PlayersLetMeet};
use crate::domain::tournament::system_refusal::SystemRefusal;
use crate::domain::tournament::{Setup, Tournament};

impl Tournament {
    pub(super) fn keep_apart(&self, setup: &Setup, asked: &KeepApart) -> Decision {
        let KeepApart { players, through, reason } = asked;
        setup.duels()?;
        if setup.is_round_robin() {
            return Err(SystemRefusal::EverybodyMeets.into());
        }
        let different: BTreeSet<PlayerId> = players.iter().copied().collect();
        different.iter().try_for_each(|player| self.known_player(*player).map(drop))?;
        let players: Vec<PlayerId> = different.into_iter().collect();
        if players.len() < 2 {
            return Err(ApartRefusal::TooFew.into());
        }
        if players.len() > MOST_IN_A_GROUP {
            return Err(ApartRefusal::TooManyPlayers { most: MOST_IN_A_GROUP }.into());
        }
        if self.apart.len() >= MOST_GROUPS {
            return Err(ApartRefusal::TooManyGroups { most: MOST_GROUPS }.into());
        }
        let next = self.next_round();
        if let Some(through) = through.filter(|through| *through < next) {
            return Err(ApartRefusal::Over { through, next }.into());
        }
        if let Some(known) = self.apart.iter().find(|group| group.players == players) {
            return Err(ApartRefusal::Already(known.number).into());
        }
        let group = GroupNumber(self.last_group.0.saturating_add(1));
        let reason = reason_for(STAFF, reason)?;
        Ok(vec![Entry::PlayersKeptApart(PlayersKeptApart { group, players, through: *through, reason })])
    }

    pub(super) fn let_meet(&self, asked: &LetMeet) -> Decision {
        let LetMeet { group } = asked;
        if self.apart.iter().all(|known| known.number != *group) {
            return Err(ApartRefusal::NoSuchGroup(*group).into());
        }
        Ok(vec![Entry::PlayersLetMeet(PlayersLetMeet { group: *group })])
    }
}
