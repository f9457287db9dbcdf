//! Players are kept apart from each other, or may meet again.

use std::collections::BTreeSet;

use crate::domain::id::{GroupNumber, PlayerId};
use crate::domain::tournament::Tournament;
use crate::domain::tournament::apart::{LONGEST_TEAM_NAME, MOST_GROUPS, MOST_IN_A_GROUP};
use crate::domain::tournament::apart_refusal::ApartRefusal;
use crate::domain::tournament::command::{KeepApart, LetMeet, NameTeam};
use crate::domain::tournament::decide::{Decision, reason_for};
use crate::domain::tournament::entry::{Entry, PlayersKeptApart, PlayersLetMeet, TeamNamed};
use crate::domain::tournament::player_refusal::PlayerRefusal;
use crate::domain::tournament::refusal::ReasonFor;
use crate::domain::unseen::cannot_be_read;

impl Tournament {
    pub(super) fn keep_apart(&self, asked: &KeepApart) -> Decision {
        let KeepApart { players, through, reason } = asked;
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
        let reason = reason_for(ReasonFor::Staff, reason)?;
        Ok(vec![Entry::PlayersKeptApart(PlayersKeptApart { group, players, through: *through, reason })])
    }

    /// The name is public, and a player counts for one team.
    pub(super) fn name_team(&self, asked: &NameTeam) -> Decision {
        let NameTeam { group, ref name } = *asked;
        let known = self.apart.iter().find(|known| known.number == group);
        let known = known.ok_or(ApartRefusal::NoSuchGroup(group))?;
        let name = Some(name.trim()).filter(|name| !name.is_empty());
        if known.team.as_deref() == name {
            return Ok(Vec::new());
        }
        let Some(name) = name else { return Ok(vec![Entry::TeamNamed(TeamNamed { group, name: None })]) };
        if name.chars().count() > LONGEST_TEAM_NAME || cannot_be_read(name) {
            return Err(ApartRefusal::TeamName { most: LONGEST_TEAM_NAME }.into());
        }
        for team in self.teams().filter(|team| team.group != group) {
            if team.name.to_lowercase() == name.to_lowercase() {
                return Err(ApartRefusal::NameOfAnother(team.group).into());
            }
            if let Some(player) = known.players.iter().find(|player| team.players.contains(player)) {
                return Err(PlayerRefusal::InTeam(team.group).of(*player));
            }
        }
        Ok(vec![Entry::TeamNamed(TeamNamed { group, name: Some(name.to_owned()) })])
    }

    pub(super) fn let_meet(&self, asked: &LetMeet) -> Decision {
        let LetMeet { group } = asked;
        if self.apart.iter().all(|known| known.number != *group) {
            return Err(ApartRefusal::NoSuchGroup(*group).into());
        }
        Ok(vec![Entry::PlayersLetMeet(PlayersLetMeet { group: *group })])
    }
}
