//! Who may make statements about a person who also plays at other tournaments. Being recognised as the same person
//! gives nobody rights over that person: it takes the director's role at every tournament concerned, or the operator,
//! or the consent of the directors there. A hidden tournament that somebody does not see is named to them nowhere: it is
//! not asked, and nothing about it is agreed.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::snapshot::Snapshot;
use crate::app::store::{ConsentAnswer, NamesakeConsent, PersonPenalty};
use crate::app::submission::{Actor, FormSubmission};
use crate::app::summary::Summary;
use crate::app::unfit::UnfitPerson;
use crate::domain::awaited::Awaited;
use crate::domain::id::{PersonId, PlayerId, TournamentId};
use crate::domain::tournament::role::Role;
use crate::messages::say;
use crate::words::numbers::list;

/// How many consent requests of one person may be waiting.
const MOST_WAITING: i64 = 20;

/// What somebody may do at some tournaments, whichever of them they came from.
#[derive(Debug)]
pub struct RolesElsewhere {
    roles: BTreeSet<(TournamentId, Role)>,
    /// Whether they run the installation.
    runs: bool,
}

impl RolesElsewhere {
    /// The role in which they may act on a tournament's players; `None` if they may not.
    pub fn directs(&self, there: TournamentId) -> Option<Role> {
        if self.roles.contains(&(there, Role::Director)) {
            return Some(Role::Director);
        }
        self.runs.then_some(Role::Operator)
    }

    /// Whether they may hear of a tournament: of a hidden one only its staff and operators. Whatever names the other
    /// tournaments of a person asks this.
    pub fn sees(&self, there: TournamentId, is_hidden: bool) -> bool {
        !is_hidden || self.runs || self.is_staff(there)
    }

    /// Those of these tournaments on whose players they may not act.
    pub fn not_directed(&self, tournaments: &[Arc<Summary>]) -> Vec<Arc<Summary>> {
        tournaments.iter().filter(|there| self.directs(there.id).is_none()).cloned().collect()
    }

    /// The titles of tournaments, for a sentence; those that they do not see are together one without a title.
    pub fn titles(&self, tournaments: &[Arc<Summary>]) -> String {
        let seen = tournaments.iter().filter(|there| self.sees(there.id, there.hidden));
        let mut titles: Vec<String> = seen.map(|there| there.title.clone()).collect();
        if titles.len() < tournaments.len() {
            titles.push(say("unfit-person-another-tournament").into());
        }
        list(&titles)
    }

    /// Whether they are on a tournament's staff.
    fn is_staff(&self, there: TournamentId) -> bool {
        Role::STAFF.iter().any(|role| self.roles.contains(&(there, *role)))
    }
}

/// Where some people play besides one tournament, what somebody may do there, and who agreed that they are known.
#[derive(Debug)]
pub(crate) struct PeopleElsewhere {
    here: TournamentId,
    others: BTreeMap<PersonId, Vec<Arc<Summary>>>,
    roles: RolesElsewhere,
    /// Which tournament agreed that which other one knows a person.
    agreed: BTreeSet<(TournamentId, TournamentId, PersonId)>,
}

impl PeopleElsewhere {
    /// The other tournaments of a person, newest first.
    pub(crate) fn others_of(&self, person: PersonId) -> &[Arc<Summary>] {
        self.others.get(&person).map_or(&[], Vec::as_slice)
    }

    /// Those of them that the actor may hear of. The others are not asked, because a question or a refusal would tell of
    /// them.
    fn seen_of(&self, person: PersonId) -> impl Iterator<Item = &Arc<Summary>> {
        self.others_of(person).iter().filter(move |there| self.roles.sees(there.id, there.hidden))
    }

    /// The titles of these tournaments, for a sentence to the actor.
    pub(crate) fn titles(&self, tournaments: &[Arc<Summary>]) -> String {
        self.roles.titles(tournaments)
    }

    /// The tournaments of a person whose directors have to consent before the person is identified here.
    pub(crate) fn to_agree(&self, person: PersonId) -> Vec<Arc<Summary>> {
        let is_left = |there: &&Arc<Summary>| {
            self.roles.directs(there.id).is_none() && !self.agreed.contains(&(there.id, self.here, person))
        };
        self.seen_of(person).filter(is_left).cloned().collect()
    }

    /// There and back: who is asked, and who asks.
    const fn ways_to(&self, there: TournamentId) -> [(TournamentId, TournamentId); 2] {
        [(there, self.here), (self.here, there)]
    }
}

impl Desk {
    /// What somebody may do at these tournaments. Read once for all of them.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn roles_elsewhere(
        &self,
        actor: &Actor,
        tournaments: &[TournamentId],
    ) -> Result<RolesElsewhere, DeskError> {
        let Some(account) = actor.id.account() else {
            return Ok(RolesElsewhere { roles: BTreeSet::new(), runs: actor.role == Role::Operator });
        };
        if tournaments.is_empty() {
            return Ok(RolesElsewhere { roles: BTreeSet::new(), runs: false });
        }
        let runs = self.store.account(account)?.is_some_and(|account| account.is_operator);
        Ok(RolesElsewhere { roles: self.store.roles_among(account, tournaments)?, runs })
    }

    /// What somebody may do at these listed tournaments. Read once for all of them.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub(crate) fn roles_at_all(
        &self,
        actor: &Actor,
        tournaments: &[Arc<Summary>],
    ) -> Result<RolesElsewhere, DeskError> {
        let ids: Vec<TournamentId> = tournaments.iter().map(|there| there.id).collect();
        self.roles_elsewhere(actor, &ids)
    }

    /// The tournaments among these on whose players somebody may not act.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn not_directed(
        &self,
        actor: &Actor,
        tournaments: &[Arc<Summary>],
    ) -> Result<Vec<Arc<Summary>>, DeskError> {
        Ok(self.roles_at_all(actor, tournaments)?.not_directed(tournaments))
    }

    /// The consent requests to and from a tournament.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn consents_of(&self, here: &Snapshot) -> Result<Vec<NamesakeConsent>, DeskError> {
        Ok(self.store.consents_of(here.id())?)
    }

    /// Who may say what of people whose other tournaments these are. Read once for all of them.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub(crate) fn people_elsewhere(
        &self,
        here: &Snapshot,
        actor: &Actor,
        others: BTreeMap<PersonId, Vec<Arc<Summary>>>,
    ) -> Result<PeopleElsewhere, DeskError> {
        let ids: BTreeSet<TournamentId> = others.values().flatten().map(|there| there.id).collect();
        let roles = self.roles_elsewhere(actor, &ids.into_iter().collect::<Vec<_>>())?;
        let agreed = self.agreed_with(here)?;
        Ok(PeopleElsewhere { here: here.id(), others, roles, agreed })
    }

    /// Which tournament agreed that which other one knows a person: `here` is one of the two.
    fn agreed_with(
        &self,
        here: &Snapshot,
    ) -> Result<BTreeSet<(TournamentId, TournamentId, PersonId)>, DeskError> {
        let agreed = self.consents_of(here)?.into_iter().filter(is_agreed);
        Ok(agreed.map(|one| (one.asked, one.asking, one.person)).collect())
    }

    /// The penalties in force of a person at other tournaments whose record staff of this one may read, the newest
    /// tournament first: somebody with a role there, the operator, and everybody here if the directors there consented and
    /// their tournament is not hidden. Reads no log.
    ///
    /// # Errors
    /// If nobody waits any more, or the store does not answer.
    pub fn penalties_elsewhere(
        &self,
        here: &Snapshot,
        person: PersonId,
        actor: &Actor,
        awaited: &Awaited,
    ) -> Result<Vec<(Arc<Summary>, PersonPenalty)>, DeskError> {
        self.complete_summaries()?;
        let mut of: BTreeMap<TournamentId, Vec<PersonPenalty>> = BTreeMap::new();
        for (there, penalty) in self.store.penalties_of(person)? {
            of.entry(there).or_default().push(penalty);
        }
        of.remove(&here.id());
        if of.is_empty() {
            return Ok(Vec::new());
        }
        let ids: Vec<TournamentId> = of.keys().copied().collect();
        let (roles, agreed) = (self.roles_elsewhere(actor, &ids)?, self.agreed_with(here)?);
        let mut found = Vec::new();
        for there in self.summaries_of(&ids)? {
            awaited.check()?;
            let acts = roles.directs(there.id).is_some() || roles.is_staff(there.id);
            let is_told = acts || agreed.contains(&(there.id, here.id(), person));
            if is_told && roles.sees(there.id, there.hidden) {
                let issued = of.remove(&there.id).unwrap_or_default();
                found.extend(issued.into_iter().map(|penalty| (Arc::clone(&there), penalty)));
            }
        }
        Ok(found)
    }

    /// Asks the directors of other tournaments to confirm that these players are the people known there.
    ///
    /// # Errors
    /// A sentence when too many requests are waiting for an answer.
    pub(crate) fn ask(
        &self,
        here: &Snapshot,
        sent: &FormSubmission,
        asked: &[(PlayerId, PersonId, Vec<Arc<Summary>>)],
    ) -> Result<(), DeskError> {
        let question = |player, person, there: &Summary| NamesakeConsent {
            asked: there.id,
            asking: here.id(),
            person,
            player,
            asked_by: sent.actor.id.clone(),
            asked_at: sent.now,
            answer: None,
        };
        let questions = asked
            .iter()
            .flat_map(|(player, person, at)| at.iter().map(move |there| question(*player, *person, there)));
        let questions: Vec<NamesakeConsent> = questions.collect();
        if questions.is_empty() || self.store.ask_consents(&sent.actor.id, &questions, MOST_WAITING)? {
            return Ok(());
        }
        Err(UnfitPerson::TooManyQuestions(MOST_WAITING).into())
    }

    /// Answers another tournament's request about a person.
    ///
    /// # Errors
    /// [`DeskError::NotFound`] when there is no such request.
    pub fn answer(
        &self,
        here: &Snapshot,
        sent: &FormSubmission,
        (asking, person): (TournamentId, PersonId),
        agreed: bool,
    ) -> Result<(), DeskError> {
        let mut known = self.consents_of(here)?.into_iter();
        let asked = known.find(|one| one.asked == here.id() && one.asking == asking && one.person == person);
        let answer = Some(ConsentAnswer { agreed, by: sent.actor.id.clone(), at: sent.now });
        let answered = NamesakeConsent { answer, ..asked.ok_or(DeskError::NotFound)? };
        Ok(self.store.answer_consents(vec![answered])?)
    }

    /// Records that these people's tournaments agree: the actor directs them, or their directors agreed before. One that
    /// the actor does not see was not asked, so it does not agree.
    pub(crate) fn agree(
        &self,
        sent: &FormSubmission,
        elsewhere: &PeopleElsewhere,
        same: &[(PlayerId, PersonId)],
    ) -> Result<(), DeskError> {
        let (by, at) = (&sent.actor.id, sent.now);
        let mut consents = Vec::new();
        for (player, person) in same {
            let ways = elsewhere.seen_of(*person).flat_map(|there| elsewhere.ways_to(there.id));
            for (asked, asking) in ways {
                if elsewhere.agreed.contains(&(asked, asking, *person)) {
                    continue;
                }
                consents.push(NamesakeConsent {
                    asked,
                    asking,
                    person: *person,
                    player: *player,
                    asked_by: by.clone(),
                    asked_at: at,
                    answer: Some(ConsentAnswer { agreed: true, by: by.clone(), at }),
                });
            }
        }
        Ok(self.store.answer_consents(consents)?)
    }
}

fn is_agreed(consent: &NamesakeConsent) -> bool {
    consent.answer.as_ref().is_some_and(|answer| answer.agreed)
}
