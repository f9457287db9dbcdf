//! One person at several tournaments. Everybody is registered as a new person, so that typing names is quick and
//! nobody is mistaken for another; afterwards staff identify people.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::sessions::random_uuid;
use crate::app::snapshot::Snapshot;
use crate::app::store::{NameChange, fold_name};
use crate::app::submission::{Actor, Decided, FormSubmission, SubmissionOutcome};
use crate::app::summary::Summary;
use crate::app::unfit::{UnfitNames, UnfitPerson};
use crate::domain::id::{PersonId, PlayerId, Slug, SubmissionId, TournamentId};
use crate::domain::tournament::command::{Command, IdentifyPlayers};
use crate::domain::tournament::role::Role;

/// Somebody with the same name as a player here who played at another tournament.
#[derive(Debug)]
pub struct Namesake {
    /// The player here.
    pub player: PlayerId,
    /// The person there.
    pub person: PersonId,
    /// The tournaments they played, newest first.
    pub at: Vec<Arc<Summary>>,
}

impl Desk {
    /// The other tournaments of a person, newest first. Reads no log.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn others_of(&self, here: &Snapshot, person: PersonId) -> Result<Vec<Arc<Summary>>, DeskError> {
        self.complete_summaries()?;
        let mut others = self.played_by(&[person])?;
        Ok(others.remove(&person).map_or_else(Vec::new, |mut all| {
            all.retain(|there| there.id != here.id());
            all
        }))
    }

    /// The person to forget when a player is no longer this person, unless another tournament also has them.
    pub(crate) fn forgotten_with(
        &self,
        here: &Snapshot,
        player: PlayerId,
    ) -> Result<Option<PersonId>, DeskError> {
        let person = here.tournament.player(player).map(|player| player.person);
        let Some(person) = person.filter(|person| here.names.contains_key(person)) else { return Ok(None) };
        // A log that cannot be read today may contain them too, and erasing cannot be undone.
        let known_elsewhere = !self.complete_summaries()?
            || self.store.appearances_of(&[person])?.iter().any(|(there, _)| *there != here.id());
        Ok((!known_elsewhere).then_some(person))
    }

    /// People of other tournaments who share a name with a player here, in order of the players. Reads no log.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn namesakes(&self, here: &Snapshot) -> Result<Vec<Namesake>, DeskError> {
        let names: Vec<String> = here.names.values().cloned().collect();
        let bearers = self.store.people_named(&names)?;
        let elsewhere: Vec<_> =
            bearers.into_iter().filter(|bearer| !here.names.contains_key(&bearer.id)).collect();
        if elsewhere.is_empty() {
            return Ok(Vec::new());
        }
        self.complete_summaries()?;
        let mut played = self.played_by(&elsewhere.iter().map(|bearer| bearer.id).collect::<Vec<_>>())?;
        let mut bearing: BTreeMap<String, Vec<PlayerId>> = BTreeMap::new();
        for player in here.tournament.players() {
            if let Some(name) = here.names.get(&player.person) {
                bearing.entry(fold_name(name)).or_default().push(player.id);
            }
        }
        let mut found = Vec::new();
        for bearer in elsewhere {
            let mut at = played.remove(&bearer.id).unwrap_or_default();
            at.retain(|there| !there.hidden && there.id != here.id());
            let Some(name) = bearer.name.filter(|_| !at.is_empty()) else { continue };
            let players = bearing.get(&fold_name(&name)).into_iter().flatten();
            found.extend(players.map(|player| Namesake {
                player: *player,
                person: bearer.id,
                at: at.clone(),
            }));
        }
        found.sort_by_key(|namesake| (namesake.player, namesake.person));
        Ok(found)
    }

    /// The tournaments of each of these people, newest first.
    pub(super) fn played_by(
        &self,
        people: &[PersonId],
    ) -> Result<BTreeMap<PersonId, Vec<Arc<Summary>>>, DeskError> {
        let mut at: BTreeMap<TournamentId, BTreeSet<PersonId>> = BTreeMap::new();
        for (there, one) in self.store.appearances_of(people)? {
            at.entry(there).or_default().insert(one.person);
        }
        let known = self.summaries_of(&at.keys().copied().collect::<Vec<_>>())?;
        let mut played: BTreeMap<PersonId, Vec<Arc<Summary>>> = BTreeMap::new();
        for there in known {
            for person in at.remove(&there.id).unwrap_or_default() {
                played.entry(person).or_default().push(Arc::clone(&there));
            }
        }
        Ok(played)
    }

    /// Identifies players as people known from other tournaments, and asks the directors there for consent if needed;
    /// returns whether nothing is left to ask. Several records of one person are merged.
    ///
    /// # Errors
    /// Like [`Desk::identify`], and for people who are merged.
    pub fn say_same(
        &self,
        slug: &Slug,
        sent: &FormSubmission,
        same: &[(PlayerId, PersonId)],
    ) -> Result<bool, DeskError> {
        let here = self.tournament(slug)?;
        let known = self.namesakes(&here)?;
        let (mut asked, mut said) = (Vec::new(), Vec::new());
        for (player, person) in same {
            let at = self.to_agree(&here, &sent.actor, *person)?;
            let offered = known.iter().any(|one| (one.player, one.person) == (*player, *person));
            if at.is_empty() || !offered {
                said.push((*player, *person));
            } else {
                asked.push((*player, *person, at));
            }
        }
        self.ask(&here, sent, &asked)?;
        if !said.is_empty() || same.is_empty() {
            let one = self.unite(slug, sent, &said)?;
            self.identify(slug, sent, &one)?;
        }
        Ok(asked.is_empty())
    }

    /// Identifies players as people known from other tournaments, and erases the records of the new persons.
    ///
    /// # Errors
    /// A sentence when somebody no longer shares the name or other directors have to consent first, or like
    /// [`Desk::submit`].
    pub fn identify(
        &self,
        slug: &Slug,
        sent: &FormSubmission,
        same: &[(PlayerId, PersonId)],
    ) -> Result<SubmissionOutcome, DeskError> {
        let before = self.tournament(slug)?;
        // Looked up once, not on every attempt.
        let known = self.namesakes(&before)?;
        let mut forgotten = Vec::new();
        for (player, person) in same {
            if before.tournament.player(*player).is_some_and(|it| it.person != *person) {
                let barred = self.to_agree(&before, &sent.actor, *person)?;
                if !barred.is_empty() {
                    return Err(UnfitPerson::NotOurs(titles(&barred)).into());
                }
                let gone = self.forgotten_with(&before, *player)?;
                forgotten.extend(gone.map(|gone| NameChange::Merge { gone, into: *person }));
            }
        }
        let outcome = self.submit(slug, sent, |here| {
            let is_known = |(player, person): &(PlayerId, PersonId)| {
                let is_already = here.tournament.player(*player).is_some_and(|it| it.person == *person);
                is_already || known.iter().any(|one| one.player == *player && one.person == *person)
            };
            if !same.iter().all(is_known) {
                return Err(UnfitPerson::Unknown.into());
            }
            let command = Command::IdentifyPlayers(IdentifyPlayers { same: same.to_vec() });
            Ok(Decided::with_names(command, forgotten.clone()))
        })?;
        same.iter().try_for_each(|one| self.agree(&before, sent, *one))?;
        Ok(outcome)
    }

    /// Merges several people who are identified with one player here, in the logs of the tournaments where they
    /// played. Returns one person for each player, for [`Desk::identify`].
    ///
    /// # Errors
    /// A sentence when two of them played at one tournament, or other directors have to decide; then nothing changes.
    fn unite(
        &self,
        slug: &Slug,
        sent: &FormSubmission,
        same: &[(PlayerId, PersonId)],
    ) -> Result<Vec<(PlayerId, PersonId)>, DeskError> {
        let here = self.tournament(slug)?;
        let mut one: Vec<(PlayerId, PersonId)> = Vec::new();
        for (player, person) in same {
            if !one.iter().any(|(known, _)| known == player) {
                // A person already identified stays that person, and the other becomes the same.
                let already = here.tournament.player(*player).map(|known| known.person);
                let already = match already {
                    Some(already) if !self.others_of(&here, already)?.is_empty() => already,
                    _ => *person,
                };
                one.push((*player, already));
            }
        }
        // A form that was sent before already has its answer.
        let plain = same.iter().all(|pair| one.contains(pair));
        if plain || self.store.find_submission(here.id(), sent.submission)?.is_some() {
            return Ok(one);
        }
        let known = self.namesakes(&here)?;
        let mut changes = Vec::new();
        for (player, kept) in &one {
            let others = same.iter().filter(|(other, person)| other == player && person != kept);
            for (_, person) in others {
                let first = self.others_of(&here, *kept)?;
                let second = known.iter().find(|it| it.player == *player && it.person == *person);
                let Some(second) = second else {
                    // Already merged: that person plays nowhere any more.
                    if self.others_of(&here, *person)?.is_empty() {
                        continue;
                    }
                    return Err(UnfitPerson::Unknown.into());
                };
                changes.extend(self.unite_person(
                    &sent.actor,
                    &here.name(*player),
                    (&first, *kept),
                    second,
                )?);
            }
        }
        for (there, acts, seat, kept) in changes {
            let sent = FormSubmission {
                actor: Actor { role: acts, ..sent.actor.clone() },
                submission: SubmissionId::new(random_uuid()?),
                ..sent.clone()
            };
            self.identify(&there.slug, &sent, &[(seat, kept)])?;
        }
        Ok(one)
    }

    /// Undoes an identification: the player becomes a new person of this name.
    ///
    /// # Errors
    /// If the name was erased, or like [`Desk::submit`].
    pub fn tell_apart(
        &self,
        slug: &Slug,
        sent: &FormSubmission,
        player: PlayerId,
    ) -> Result<SubmissionOutcome, DeskError> {
        let somebody = PersonId::new(random_uuid()?);
        let before = self.tournament(slug)?;
        let person = before.tournament.player(player).ok_or(DeskError::NotFound)?.person;
        let others = self.others_of(&before, person)?;
        let named = before.names.get(&person).map(|name| NameChange::Separate {
            from: person,
            person: somebody,
            name: name.clone(),
            at: sent.now,
        });
        self.submit(slug, sent, |here| {
            let name = here.name(player);
            if here.tournament.player(player).is_none_or(|it| it.person != person) {
                return Err(UnfitPerson::SaidMeanwhile(name).into());
            }
            if !here.names.contains_key(&person) {
                return Err(UnfitNames::Erased(player).into());
            }
            if others.is_empty() {
                return Err(UnfitPerson::NotElsewhere(name).into());
            }
            let command = Command::IdentifyPlayers(IdentifyPlayers { same: vec![(player, somebody)] });
            Ok(Decided::with_names(command, named.iter().cloned().collect()))
        })
    }

    fn unite_person(
        &self,
        actor: &Actor,
        name: &str,
        (first, kept): (&[Arc<Summary>], PersonId),
        Namesake { person, at: second, .. }: &Namesake,
    ) -> Result<Vec<Change>, DeskError> {
        if let Some(both) = first.iter().find(|one| second.iter().any(|other| other.id == one.id)) {
            return Err(UnfitPerson::Two { name: name.to_owned(), both: both.title.clone() }.into());
        }
        let barred = self.not_directed(actor, &[first, second.as_slice()].concat())?;
        if !barred.is_empty() {
            return Err(UnfitPerson::TwoElsewhere {
                name: name.to_owned(),
                first: titles(first),
                second: titles(second),
                others: titles(&barred),
            }
            .into());
        }
        let (mut changes, seats) = (Vec::new(), self.store.appearances_of(&[*person])?);
        let roles = self.roles_at_all(actor, second)?;
        for there in second {
            let Some(role) = roles.directs(there.id) else { continue };
            let seats = seats.iter().filter(|(at, _)| *at == there.id);
            changes.extend(seats.map(|(_, seat)| (Arc::clone(there), role, seat.player, kept)));
        }
        Ok(changes)
    }
}

/// A change that merges the second person into the first: tournament, role, player, and person from then on.
type Change = (Arc<Summary>, Role, PlayerId, PersonId);

/// The titles of tournaments, for a sentence.
pub fn titles(tournaments: &[Arc<Summary>]) -> String {
    tournaments.iter().map(|one| one.title.as_str()).collect::<Vec<_>>().join(" and ")
}
