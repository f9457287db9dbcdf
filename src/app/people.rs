//! One person at several tournaments. Everybody is registered as a new person, so that typing names is quick and
//! nobody is mistaken for another; afterwards staff identify people.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::app::consents::PeopleElsewhere;
use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::namesakes::Namesake;
use crate::app::sessions::random_uuid;
use crate::app::snapshot::Snapshot;
use crate::app::store::NameChange;
use crate::app::submission::{Actor, Decided, FormSubmission, SubmissionOutcome};
use crate::app::summary::Summary;
use crate::app::unfit::{UnfitNames, UnfitPerson};
use crate::domain::id::{PersonId, PlayerId, Slug, SubmissionId, TournamentId};
use crate::domain::tournament::command::{Command, IdentifyPlayers};
use crate::domain::tournament::role::Role;

/// What is known elsewhere of some players and the people whom they are said to be. Read once for all of them.
struct KnownElsewhere {
    namesakes: Vec<Namesake>,
    elsewhere: PeopleElsewhere,
}

impl KnownElsewhere {
    /// Whether a player may be this person: both have one name.
    fn offers(&self, player: PlayerId, person: PersonId) -> bool {
        self.namesakes.iter().any(|one| one.player == player && one.person == person)
    }
}

impl Desk {
    /// The other tournaments of a person, newest first. Reads no log.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn others_of(&self, here: &Snapshot, person: PersonId) -> Result<Vec<Arc<Summary>>, DeskError> {
        Ok(self.others_of_all(here, &[person])?.remove(&person).unwrap_or_default())
    }

    /// The other tournaments of each of these people, newest first. Reads no log.
    fn others_of_all(
        &self,
        here: &Snapshot,
        people: &[PersonId],
    ) -> Result<BTreeMap<PersonId, Vec<Arc<Summary>>>, DeskError> {
        self.complete_summaries()?;
        let mut others = self.played_by(people)?;
        for all in others.values_mut() {
            all.retain(|there| there.id != here.id());
        }
        Ok(others)
    }

    /// The person to forget when a player is no longer this person, unless another tournament also has them.
    pub(crate) fn forgotten_with(
        &self,
        here: &Snapshot,
        player: PlayerId,
    ) -> Result<Option<PersonId>, DeskError> {
        let person = here.tournament.player(player).map(|player| player.person);
        let Some(person) = person.filter(|person| here.names.contains_key(person)) else { return Ok(None) };
        Ok(self.only_here(here, &[person])?.contains(&person).then_some(person))
    }

    /// Those of these people whom no other tournament has.
    fn only_here(&self, here: &Snapshot, people: &[PersonId]) -> Result<BTreeSet<PersonId>, DeskError> {
        // A log that cannot be read today may contain them too, and erasing cannot be undone.
        if people.is_empty() || !self.complete_summaries()? {
            return Ok(BTreeSet::new());
        }
        let mut only: BTreeSet<PersonId> = people.iter().copied().collect();
        for (there, one) in self.store.appearances_of(people)? {
            if there != here.id() {
                only.remove(&one.person);
            }
        }
        Ok(only)
    }

    /// What is known elsewhere of players and the people whom they are said to be.
    fn known_of(
        &self,
        here: &Snapshot,
        actor: &Actor,
        same: &[(PlayerId, PersonId)],
    ) -> Result<KnownElsewhere, DeskError> {
        let players: BTreeSet<PlayerId> = same.iter().map(|(player, _)| *player).collect();
        let now = players.iter().filter_map(|player| here.tournament.player(*player));
        let mut people: BTreeSet<PersonId> = now.map(|player| player.person).collect();
        people.extend(same.iter().map(|(_, person)| *person));
        let others = self.others_of_all(here, &people.into_iter().collect::<Vec<_>>())?;
        let namesakes = self.namesakes_among(here, same, &others)?;
        Ok(KnownElsewhere { namesakes, elsewhere: self.people_elsewhere(here, actor, others)? })
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
        let known = self.known_of(&here, &sent.actor, same)?;
        let (mut asked, mut said) = (Vec::new(), Vec::new());
        for (player, person) in same {
            let at = known.elsewhere.to_agree(*person);
            if at.is_empty() || !known.offers(*player, *person) {
                said.push((*player, *person));
            } else {
                asked.push((*player, *person, at));
            }
        }
        self.ask(&here, sent, &asked)?;
        if !said.is_empty() || same.is_empty() {
            let (one, others_changed) = self.unite(&here, sent, &said, &known)?;
            if others_changed {
                self.identify(slug, sent, &one)?;
            } else {
                self.identify_known(&here, sent, &one, &known)?;
            }
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
        let known = self.known_of(&before, &sent.actor, same)?;
        self.identify_known(&before, sent, same, &known)
    }

    fn identify_known(
        &self,
        before: &Snapshot,
        sent: &FormSubmission,
        same: &[(PlayerId, PersonId)],
        known: &KnownElsewhere,
    ) -> Result<SubmissionOutcome, DeskError> {
        let outcome = self.submit(before.slug(), sent, |here| {
            let is_known = |(player, person): &(PlayerId, PersonId)| {
                let is_already = here.tournament.player(*player).is_some_and(|it| it.person == *person);
                is_already || known.offers(*player, *person)
            };
            if !same.iter().all(is_known) {
                return Err(UnfitPerson::Unknown.into());
            }
            // Of somebody who was never offered nothing more is said.
            let forgotten = self.merged_by(here, same, known)?;
            let command = Command::IdentifyPlayers(IdentifyPlayers { same: same.to_vec() });
            Ok(Decided::with_names(command, forgotten))
        })?;
        self.agree(sent, &known.elsewhere, same)?;
        Ok(outcome)
    }

    /// The persons who go when players are identified, because no other tournament has them.
    fn merged_by(
        &self,
        here: &Snapshot,
        same: &[(PlayerId, PersonId)],
        known: &KnownElsewhere,
    ) -> Result<Vec<NameChange>, DeskError> {
        let mut gone = Vec::new();
        for (player, person) in same {
            let was = here.tournament.player(*player).map(|it| it.person);
            let Some(was) = was.filter(|was| was != person) else { continue };
            let barred = known.elsewhere.to_agree(*person);
            if !barred.is_empty() {
                return Err(UnfitPerson::NotOurs(known.elsewhere.titles(&barred)).into());
            }
            if here.names.contains_key(&was) {
                gone.push((was, *person));
            }
        }
        let only_here = self.only_here(here, &gone.iter().map(|(was, _)| *was).collect::<Vec<_>>())?;
        gone.retain(|(was, _)| only_here.contains(was));
        Ok(gone.into_iter().map(|(gone, into)| NameChange::Merge { gone, into }).collect())
    }

    /// Merges several people who are identified with one player here, in the logs of the tournaments where they
    /// played. Returns one person for each player, for [`Desk::identify`], and whether another log changed.
    ///
    /// # Errors
    /// A sentence when two of them played at one tournament, or other directors have to decide; then nothing changes.
    fn unite(
        &self,
        here: &Snapshot,
        sent: &FormSubmission,
        same: &[(PlayerId, PersonId)],
        known: &KnownElsewhere,
    ) -> Result<(Vec<(PlayerId, PersonId)>, bool), DeskError> {
        let mut one: Vec<(PlayerId, PersonId)> = Vec::new();
        for (player, person) in same {
            if !one.iter().any(|(known, _)| known == player) {
                // A person already identified stays that person, and the other becomes the same.
                let already = here.tournament.player(*player).map(|known| known.person);
                let already = already.filter(|already| !known.elsewhere.others_of(*already).is_empty());
                one.push((*player, already.unwrap_or(*person)));
            }
        }
        // A form that was sent before already has its answer.
        let plain = same.iter().all(|pair| one.contains(pair));
        if plain || self.store.find_submission(here.id(), sent.submission)?.is_some() {
            return Ok((one, false));
        }
        let mut changes = Vec::new();
        for (player, kept) in &one {
            let others = same.iter().filter(|(other, person)| other == player && person != kept);
            for (_, person) in others {
                let first = known.elsewhere.others_of(*kept);
                let second = known.namesakes.iter().find(|it| it.player == *player && it.person == *person);
                let Some(second) = second else {
                    // Already merged: that person plays nowhere any more.
                    if known.elsewhere.others_of(*person).is_empty() {
                        continue;
                    }
                    return Err(UnfitPerson::Unknown.into());
                };
                changes.extend(self.unite_person(
                    &sent.actor,
                    &here.name(*player),
                    (first, *kept),
                    second,
                )?);
            }
        }
        let others_change = !changes.is_empty();
        for (there, acts, seat, kept) in changes {
            let sent = FormSubmission {
                actor: Actor { role: acts, ..sent.actor.clone() },
                submission: SubmissionId::new(random_uuid()?),
                ..sent.clone()
            };
            self.identify(&there.slug, &sent, &[(seat, kept)])?;
        }
        Ok((one, others_change))
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
        self.submit(slug, sent, |here| {
            if here.tournament.player(player).is_none_or(|it| it.person != person) {
                return Err(UnfitPerson::SaidMeanwhile(here.name(player)).into());
            }
            let Some(name) = here.names.get(&person).cloned() else {
                return Err(UnfitNames::Erased(player).into());
            };
            if self.others_of(here, person)?.is_empty() {
                return Err(UnfitPerson::NotElsewhere(here.name(player)).into());
            }
            let command = Command::IdentifyPlayers(IdentifyPlayers { same: vec![(player, somebody)] });
            let separate = NameChange::Separate { from: person, person: somebody, name, at: sent.now };
            Ok(Decided::with_names(command, vec![separate]))
        })
    }

    fn unite_person(
        &self,
        actor: &Actor,
        name: &str,
        (first, kept): (&[Arc<Summary>], PersonId),
        Namesake { person, at: second, .. }: &Namesake,
    ) -> Result<Vec<Change>, DeskError> {
        // The second one is offered from tournaments that everybody sees, so this may be named.
        if let Some(both) = first.iter().find(|one| second.iter().any(|other| other.id == one.id)) {
            return Err(UnfitPerson::Two { name: name.to_owned(), both: both.title.clone() }.into());
        }
        let mut concerned = [first, second.as_slice()].concat();
        let roles = self.roles_at_all(actor, &concerned)?;
        concerned.retain(|there| roles.sees(there.id, there.hidden));
        let barred = roles.not_directed(&concerned);
        if !barred.is_empty() {
            return Err(UnfitPerson::TwoElsewhere {
                name: name.to_owned(),
                first: roles.titles(first),
                second: roles.titles(second),
                others: roles.titles(&barred),
            }
            .into());
        }
        let (mut changes, seats) = (Vec::new(), self.store.appearances_of(&[*person])?);
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
