//! One person at several tournaments. Everybody is registered as somebody new, so that typing names is quick and nobody is
//! taken for another; staff then say who is who.

use std::sync::Arc;

use crate::app::desk::{Deed, Desk, Receipt};
use crate::app::error::DeskError;
use crate::app::sessions::random_uuid;
use crate::app::snapshot::Snapshot;
use crate::domain::id::{PersonId, PlayerId};
use crate::domain::tournament::command::Command;
use crate::store::NameChange;

const UNKNOWN: &str = "One of them is no longer known under the same name from another tournament, so nothing was \
                       recorded. Look at the players again.";

/// Somebody of the same name as a player here, who played elsewhere.
#[derive(Debug)]
pub struct Namesake {
    /// The player here.
    pub player: PlayerId,
    /// The person there.
    pub person: PersonId,
    /// The tournaments they played, newest first.
    pub at: Vec<Arc<Snapshot>>,
}

impl Desk {
    /// The other tournaments of a person, newest first.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub fn others_of(&self, here: &Snapshot, person: PersonId) -> Result<Vec<Arc<Snapshot>>, DeskError> {
        Ok(played_by(person, here, &self.tournaments()?.readable))
    }

    /// What is forgotten when a player is no longer this person: the name, unless another tournament knows it too.
    pub(crate) fn forgotten_with(
        &self,
        here: &Snapshot,
        player: PlayerId,
    ) -> Result<Option<NameChange>, DeskError> {
        let person = here.tournament.player(player).map(|player| player.person);
        let Some(person) = person.filter(|person| here.names.contains_key(person)) else { return Ok(None) };
        let known_elsewhere = !self.others_of(here, person)?.is_empty();
        Ok((!known_elsewhere).then_some(NameChange::Erase(person)))
    }

    /// People from other tournaments who bear the name of a player here, in order of the players.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub fn namesakes(&self, here: &Snapshot) -> Result<Vec<Namesake>, DeskError> {
        let names: Vec<String> = here.names.values().cloned().collect();
        let bearers = self.store.people_named(&names)?;
        let elsewhere: Vec<_> =
            bearers.into_iter().filter(|bearer| !here.names.contains_key(&bearer.id)).collect();
        if elsewhere.is_empty() {
            return Ok(Vec::new());
        }
        let tournaments = self.tournaments()?.readable;
        let mut found = Vec::new();
        for bearer in elsewhere {
            let at = played_by(bearer.id, here, &tournaments);
            let Some(name) = bearer.name.filter(|_| !at.is_empty()) else { continue };
            let same = crate::store::fold(&name);
            let bears = |person| here.names.get(person).is_some_and(|name| crate::store::fold(name) == same);
            let players = here.tournament.players().filter(|player| bears(&player.person));
            found.extend(players.map(|player| Namesake {
                player: player.id,
                person: bearer.id,
                at: at.clone(),
            }));
        }
        found.sort_by_key(|namesake| (namesake.player, namesake.person));
        Ok(found)
    }

    /// Says which players are people known from other tournaments. What was kept of them as somebody new is erased.
    ///
    /// # Errors
    /// A sentence when somebody is no namesake any more, or as [`Desk::submit`].
    pub fn identify(
        &self,
        slug: &str,
        deed: &Deed,
        same: &[(PlayerId, PersonId)],
    ) -> Result<Receipt, DeskError> {
        let before = self.tournament(slug)?;
        // Looked up before the tournament is taken in hand: the others are read for it, this one among them.
        let known = self.namesakes(&before)?;
        let mut forgotten = Vec::new();
        for (player, person) in same {
            if before.tournament.player(*player).is_some_and(|it| it.person != *person) {
                forgotten.extend(self.forgotten_with(&before, *player)?);
            }
        }
        let receipt = self.submit_with(slug, deed, forgotten, |here| {
            let is_known = |(player, person): &(PlayerId, PersonId)| {
                let is_already = here.tournament.player(*player).is_some_and(|it| it.person == *person);
                is_already || known.iter().any(|one| one.player == *player && one.person == *person)
            };
            if !same.iter().all(is_known) {
                return Err(DeskError::Unusable(UNKNOWN.to_owned()));
            }
            Ok(Command::IdentifyPlayers { same: same.to_vec() })
        })?;
        self.forget_names();
        Ok(receipt)
    }

    /// Takes it back: the player is somebody of this name who is not known from anywhere.
    ///
    /// # Errors
    /// When the name was erased, or as [`Desk::submit`].
    pub fn tell_apart(&self, slug: &str, deed: &Deed, player: PlayerId) -> Result<Receipt, DeskError> {
        let somebody = PersonId::new(random_uuid()?);
        let before = self.tournament(slug)?;
        let person = before.tournament.player(player).ok_or(DeskError::NotFound)?.person;
        let others = self.others_of(&before, person)?;
        let named = before.names.get(&person).map(|name| NameChange::Add(somebody, name.clone(), deed.now));
        self.submit_with(slug, deed, named.into_iter().collect(), |here| {
            let name = here.name(player);
            if here.tournament.player(player).is_none_or(|it| it.person != person) {
                let why =
                    format!("Somebody else put right meanwhile who {name} is. Look at the player again.");
                return Err(DeskError::Unusable(why));
            }
            if !here.names.contains_key(&person) {
                return Err(DeskError::Unusable(format!("The name of player {player} was erased for good.")));
            }
            if others.is_empty() {
                return Err(DeskError::Unusable(format!("{name} is not known from any other tournament.")));
            }
            Ok(Command::IdentifyPlayers { same: vec![(player, somebody)] })
        })
    }
}

/// The tournaments among these, other than the one here, at which a person plays.
fn played_by(person: PersonId, here: &Snapshot, tournaments: &[Arc<Snapshot>]) -> Vec<Arc<Snapshot>> {
    let plays = |other: &&Arc<Snapshot>| {
        other.id() != here.id() && other.tournament.players().any(|player| player.person == person)
    };
    tournaments.iter().filter(plays).cloned().collect()
}
