//! A director settles applications for a place: accepts them into the log, declines them, or puts them back.

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::names::MOST;
use crate::app::sessions::random_uuid;
use crate::app::snapshot::Snapshot;
use crate::app::store::{Application, ApplicationState, NameChange, Private, Settlement, StoreError};
use crate::app::submission::{Actor, Decided, FormSubmission, SubmissionOutcome};
use crate::app::unfit::UnfitNames;
use crate::app::unfit_application::{LONGEST_WORD, UnfitApplication};
use crate::domain::actor::ActorId;
use crate::domain::awaited::Awaited;
use crate::domain::id::{PersonId, PlayerId, Slug, SubmissionId};
use crate::domain::tournament::command::{Command, RegisterPlayers};
use crate::domain::tournament::player_refusal::PlayerRefusal;
use crate::domain::tournament::refusal::Refusal;
use crate::domain::tournament::role::Role;
use uuid::Uuid;

/// Which applications are accepted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Chosen {
    /// The applications that were ticked.
    Ticked(Vec<String>),
    /// The first on the list, as many as there are places.
    AllThatFit,
}

impl Desk {
    /// All applications to a tournament in the order of arrival.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn applications(&self, here: &Snapshot) -> Result<Vec<Application>, DeskError> {
        Ok(self.store.applications(here.id())?)
    }

    /// Registers applicants: the entries of the log, their names and contacts, the mark on each application and the seat’s
    /// link are one transaction. Afterwards the lists that came along are handed in.
    ///
    /// # Errors
    /// A sentence when there are not enough places or somebody else settled one of them meanwhile, or like
    /// [`Desk::submit`].
    pub fn accept_applications(
        &self,
        slug: &Slug,
        sent: &FormSubmission,
        chosen: &Chosen,
        awaited: &Awaited,
    ) -> Result<SubmissionOutcome, DeskError> {
        let outcome = self.submit(slug, sent, |here| {
            let accepted = chosen_of(here, self.store.applications(here.id())?, chosen)?;
            let (mut persons, mut private) = (Vec::new(), Private::default());
            let first = here.tournament.next_player();
            for (number, application) in (first.0..).zip(accepted) {
                let person = PersonId::new(random_uuid()?);
                persons.push(person);
                private.names.push(NameChange::Add(person, application.name, sent.now));
                private.accepted.push((application.id, PlayerId(number)));
            }
            let command = Command::RegisterPlayers(RegisterPlayers { persons });
            Ok(Decided { private, ..command.into() })
        })?;
        match self.hand_in_lists(slug, sent, awaited) {
            // The players are in anyway; the page says whose list is still here.
            Ok(()) | Err(DeskError::Refused(_) | DeskError::Unusable(_)) => Ok(outcome),
            Err(error) => Err(error),
        }
    }

    /// Hands in the lists of accepted applications that are not handed in yet, as after a crash. Each is a submission
    /// of its own that counts once. One that the rules refuse stays with its application; one whose player has left, or
    /// has handed in a list meanwhile, is forgotten.
    ///
    /// # Errors
    /// The first refusal, after all lists were tried; when the store cannot be read or written.
    pub fn hand_in_lists(
        &self,
        slug: &Slug,
        sent: &FormSubmission,
        awaited: &Awaited,
    ) -> Result<(), DeskError> {
        let here = self.tournament(slug)?;
        let mut refused = Ok(());
        for application in self.store.applications(here.id())? {
            let ApplicationState::Accepted(player) = application.state else { continue };
            if application.deck.is_empty() {
                continue;
            }
            let needs_list =
                here.tournament.player(player).is_some_and(|it| it.is_active() && it.deck.is_none());
            let handed_in =
                if needs_list { self.hand_in(slug, sent, (player, &application), awaited) } else { Ok(()) };
            match handed_in {
                Ok(()) => self.store.forget_application_list(here.id(), application.id)?,
                Err(why @ (DeskError::Refused(_) | DeskError::Unusable(_))) => {
                    refused = refused.and(Err(why))
                }
                Err(error) => return Err(error),
            }
        }
        refused
    }

    /// The list as its player’s own act, while players may hand lists in; afterwards as the director’s, and then it is
    /// shown to nobody until the player agrees.
    fn hand_in(
        &self,
        slug: &Slug,
        sent: &FormSubmission,
        (player, application): (PlayerId, &Application),
        awaited: &Awaited,
    ) -> Result<(), DeskError> {
        let own = FormSubmission {
            actor: Actor { id: ActorId::Player(player), role: Role::Player },
            submission: self.number_of("own list", application)?,
            body: "the list that came with the application".to_owned(),
            now: sent.now,
            expects: Vec::new(),
        };
        match self.submit_deck(slug, &own, player, &application.deck, None, awaited) {
            Err(DeskError::Refused(Refusal::Player(
                _,
                PlayerRefusal::DecksLocked | PlayerRefusal::FaultyList,
            ))) => {
                let asks = self.tournament(slug)?.tournament.publication().asks_players();
                let submission = self.number_of("late list", application)?;
                let by_staff = FormSubmission { actor: sent.actor.clone(), submission, ..own };
                let agrees = asks.then_some(false);
                self.submit_deck(slug, &by_staff, player, &application.deck, agrees, awaited).map(drop)
            }
            other => other.map(drop),
        }
    }

    /// A submission number that follows from an application, so that what it causes counts once. The receipt is of one
    /// tournament, and only this installation knows the key: nobody can use up the number before.
    fn number_of(&self, what: &str, application: &Application) -> Result<SubmissionId, DeskError> {
        let hash = self.seed_of(what, application.token.as_str())?;
        let number = hash.get(..32).and_then(|part| u128::from_str_radix(part, 16).ok());
        Ok(SubmissionId::new(Uuid::from_u128(number.unwrap_or(1))))
    }

    /// Declines applications with a word to the players; may be empty.
    ///
    /// # Errors
    /// A sentence when somebody else settled one of them meanwhile; then nothing changes.
    pub fn decline_applications(&self, here: &Snapshot, ids: &[String], word: &str) -> Result<(), DeskError> {
        let word = word.trim();
        let length = word.chars().count();
        if length > LONGEST_WORD {
            return Err(UnfitApplication::LongWord(length).into());
        }
        self.settle(here, ids, Settlement::Declined(word.to_owned()))
    }

    /// Declines everybody who waits, as after a flood; like [`Desk::decline_applications`].
    ///
    /// # Errors
    /// Like [`Desk::decline_applications`].
    pub fn decline_everybody(&self, here: &Snapshot, word: &str) -> Result<(), DeskError> {
        let waiting = self.ids_of(here, |state| *state == ApplicationState::Waiting)?;
        if waiting.is_empty() { Ok(()) } else { self.decline_applications(here, &waiting, word) }
    }

    /// Puts declined applications back on the list, at the place that they had.
    ///
    /// # Errors
    /// Like [`Desk::decline_applications`].
    pub fn put_applications_back(&self, here: &Snapshot, ids: &[String]) -> Result<(), DeskError> {
        self.settle(here, ids, Settlement::Waiting)
    }

    /// Deletes declined applications: nothing of them is kept.
    ///
    /// # Errors
    /// Like [`Desk::decline_applications`].
    pub fn delete_applications(&self, here: &Snapshot, ids: &[String]) -> Result<(), DeskError> {
        self.settle(here, ids, Settlement::Deleted)
    }

    /// Deletes everything declined; like [`Desk::delete_applications`].
    ///
    /// # Errors
    /// Like [`Desk::decline_applications`].
    pub fn delete_declined(&self, here: &Snapshot) -> Result<(), DeskError> {
        let declined = self.ids_of(here, |state| matches!(state, ApplicationState::Declined(_)))?;
        if declined.is_empty() { Ok(()) } else { self.delete_applications(here, &declined) }
    }

    fn ids_of(&self, here: &Snapshot, is: fn(&ApplicationState) -> bool) -> Result<Vec<String>, DeskError> {
        let all = self.applications(here)?.into_iter();
        Ok(all.filter(|application| is(&application.state)).map(|application| application.id).collect())
    }

    fn settle(&self, here: &Snapshot, ids: &[String], settled: Settlement) -> Result<(), DeskError> {
        if ids.is_empty() {
            return Err(UnfitApplication::Nobody.into());
        }
        self.store.settle_applications(here.id(), ids.to_vec(), settled).map_err(|error| match error {
            StoreError::Stale => UnfitApplication::Meanwhile.into(),
            other => other.into(),
        })
    }
}

/// The applications to accept, in order of arrival; each must still be waiting, and there must be a place for it.
fn chosen_of(
    here: &Snapshot,
    mut waiting: Vec<Application>,
    chosen: &Chosen,
) -> Result<Vec<Application>, DeskError> {
    waiting.retain(|application| application.state == ApplicationState::Waiting);
    let free = here.tournament.places_left();
    match chosen {
        Chosen::AllThatFit => {
            // If the timetable is full, the rules say why nobody fits.
            let numbers = here.tournament.numbers_left().filter(|free| *free > 0);
            waiting.truncate(free.into_iter().chain(numbers).fold(MOST, usize::min));
            if waiting.is_empty() {
                return Err(UnfitApplication::NobodyFits.into());
            }
        }
        Chosen::Ticked(ids) => {
            if ids.is_empty() {
                return Err(UnfitApplication::Nobody.into());
            }
            waiting.retain(|application| ids.contains(&application.id));
            let is_there = |id: &String| waiting.iter().any(|application| application.id == *id);
            if !ids.iter().all(is_there) {
                return Err(UnfitApplication::Meanwhile.into());
            }
            if waiting.len() > MOST {
                return Err(UnfitNames::TooMany { count: waiting.len(), most: MOST }.into());
            }
            if let Some(free) = free.filter(|free| *free < waiting.len()) {
                return Err(UnfitApplication::NoPlaces { ticked: waiting.len(), free }.into());
            }
        }
    }
    Ok(waiting)
}
