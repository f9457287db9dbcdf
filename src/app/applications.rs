//! Players apply for a place by themselves: what they send, and the receipt by which they follow it.

use chrono::{DateTime, Utc};

use crate::app::appointments::read_contact;
use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::names::{LONGEST, read_name};
use crate::app::snapshot::Snapshot;
use crate::app::store::{Application, ApplicationState, Applied, CheckedList, TokenHash};
use crate::app::unfit::UnfitNames;
use crate::app::unfit_application::{LONGEST_LIST, MOST_WAITING, UnfitApplication};
use crate::domain::awaited::Awaited;
use crate::domain::deck::Severity;
use crate::domain::hash::sha256;
use crate::domain::id::{PlayerId, Slug, SubmissionId};
use crate::messages::say;

/// An application as a player sends it. Nobody has to be signed in for it.
#[derive(Debug, Clone, Copy)]
pub struct SentApplication<'a> {
    /// The number of the form.
    pub submission: SubmissionId,
    /// The name as it was typed.
    pub name: &'a str,
    /// The list as it was typed; empty without one.
    pub list: &'a str,
    /// How the player is reached, as it was typed; empty if they did not say.
    pub contact: &'a str,
    /// When the application arrived.
    pub now: DateTime<Utc>,
}

/// What a player reads about an application.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Receipt {
    /// The name; empty once accepted.
    pub name: String,
    /// The list that waits with it.
    pub list: String,
    /// What the check said of the list.
    pub checked: Option<CheckedList>,
    /// How the player is reached; empty if they did not say, and once accepted.
    pub contact: String,
    pub outcome: ApplicationOutcome,
}

/// What became of an application, for its player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ApplicationOutcome {
    /// On the list at this place, counted from 1.
    Waiting(i64),
    Accepted(PlayerId),
    /// With a word from the director; may be empty.
    Declined(String),
}

impl Desk {
    /// Puts a player on the list of a tournament and returns the code of the receipt. A form sent twice applies once. It is
    /// decided again if the tournament may have been closed meanwhile.
    ///
    /// # Errors
    /// A sentence about the name, the list or the sign-up, or [`DeskError::SentDifferently`].
    pub fn apply_for_place(
        &self,
        slug: &Slug,
        sent: &SentApplication<'_>,
        awaited: &Awaited,
    ) -> Result<String, DeskError> {
        let here = self.tournament(slug)?;
        self.until_current(&here, |now| self.applies(now, sent, awaited))
    }

    fn applies(
        &self,
        here: &Snapshot,
        sent: &SentApplication<'_>,
        awaited: &Awaited,
    ) -> Result<String, DeskError> {
        let code = self.receipt_code(here, sent.submission)?;
        let token = TokenHash::of(&code);
        // The second half of a double click may come after the last moment.
        let is_known = self.store.application(here.id(), &token)?.is_some();
        if !is_known && here.tournament.open_sign_up(sent.now).is_none() {
            return Err(UnfitApplication::Closed.into());
        }
        let name = applicant(sent.name)?;
        let (deck, checked) = self.list_along(here, sent.list, awaited)?;
        let asks = here.tournament.sign_up_asks_contact();
        let contact = if asks { read_contact(sent.contact)? } else { String::new() };
        let application = Application {
            id: id_of(sent.submission),
            token,
            number: 0,
            at: sent.now,
            name,
            deck,
            checked,
            contact,
            state: ApplicationState::Waiting,
        };
        match self.store.apply(here.id(), here.sequence(), application, MOST_WAITING)? {
            Applied::Listed => Ok(code),
            Applied::Full => Err(UnfitApplication::Crowded.into()),
            Applied::Otherwise => Err(DeskError::SentDifferently {
                first: say("unfit-application-waiting").to_string(),
                now: say("unfit-application-of").with("name", sent.name.trim()).to_string(),
            }),
        }
    }

    /// What became of the application with this code; `None` if there is none, or no longer.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn receipt(&self, here: &Snapshot, code: &str) -> Result<Option<Receipt>, DeskError> {
        let Some(found) = self.store.application(here.id(), &TokenHash::of(code))? else { return Ok(None) };
        let outcome = match found.state {
            ApplicationState::Waiting => {
                ApplicationOutcome::Waiting(self.store.place_on_list(here.id(), found.number)?)
            }
            ApplicationState::Accepted(player) => ApplicationOutcome::Accepted(player),
            ApplicationState::Declined(word) => ApplicationOutcome::Declined(word),
        };
        Ok(Some(Receipt {
            name: found.name,
            list: found.deck,
            checked: found.checked,
            contact: found.contact,
            outcome,
        }))
    }

    /// Takes an application back, also a declined one: nothing of it is kept.
    ///
    /// # Errors
    /// A sentence when the player is in.
    pub fn withdraw_application(&self, here: &Snapshot, code: &str) -> Result<(), DeskError> {
        let waited = self.store.withdraw_application(here.id(), TokenHash::of(code))?;
        if waited { Ok(()) } else { Err(UnfitApplication::Settled.into()) }
    }

    /// Replaces the list of an application that waits; an empty text takes the list back.
    ///
    /// # Errors
    /// A sentence about the list, or when the application no longer waits.
    pub fn change_application_list(
        &self,
        here: &Snapshot,
        code: &str,
        list: &str,
        awaited: &Awaited,
    ) -> Result<(), DeskError> {
        let (deck, checked) = self.list_along(here, list, awaited)?;
        let token = TokenHash::of(code);
        let waited = self.store.change_application_list(here.id(), token, deck, checked)?;
        if waited { Ok(()) } else { Err(UnfitApplication::Settled.into()) }
    }

    /// Replaces how the player of an application that waits is reached; an empty text deletes it.
    ///
    /// # Errors
    /// A sentence about the text, or when the application no longer waits.
    pub fn change_application_contact(
        &self,
        here: &Snapshot,
        code: &str,
        typed: &str,
    ) -> Result<(), DeskError> {
        let contact = read_contact(typed)?;
        let waited = self.store.change_application_contact(here.id(), TokenHash::of(code), contact)?;
        if waited { Ok(()) } else { Err(UnfitApplication::Settled.into()) }
    }

    /// How many applications wait; 0 at a tournament that never had a sign-up.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn applications_waiting(&self, here: &Snapshot) -> Result<usize, DeskError> {
        if !here.tournament.had_sign_up() {
            return Ok(0);
        }
        Ok(usize::try_from(self.store.waiting_applications(here.id())?).unwrap_or_default())
    }

    /// A list sent along, checked, if the terms ask for one.
    fn list_along(
        &self,
        here: &Snapshot,
        list: &str,
        awaited: &Awaited,
    ) -> Result<(String, Option<CheckedList>), DeskError> {
        if list.trim().is_empty() || !here.tournament.sign_up_asks_deck() {
            return Ok((String::new(), None));
        }
        let length = list.chars().count();
        if length > LONGEST_LIST {
            return Err(UnfitApplication::LongList(length).into());
        }
        let report = self.check_deck(here.slug(), None, list, awaited)?;
        if let Some(other) = report.of_another_edition() {
            return Err(other.into());
        }
        let errors = u32::try_from(report.count(Severity::Error)).unwrap_or(u32::MAX);
        Ok((list.to_owned(), Some(CheckedList { errors, cards: report.cards() })))
    }

    /// The code of a receipt: only this installation can derive it from the form's number; only the sender knows it.
    ///
    /// # Errors
    /// If the store does not answer.
    pub fn receipt_code(&self, here: &Snapshot, form: SubmissionId) -> Result<String, DeskError> {
        self.seed_of("application", &format!("{}\n{form}", here.id()))
    }
}

/// The number of a form may not be stored: the receipt is derived from it.
fn id_of(form: SubmissionId) -> String {
    let mut hash = sha256(format!("arbiter-application/1\n{form}"));
    hash.truncate(32);
    hash
}

fn applicant(name: &str) -> Result<String, DeskError> {
    read_name(1, name).map_err(|why| match why {
        DeskError::Unusable(crate::app::error::Unfit::Names(UnfitNames::Empty)) => {
            UnfitApplication::NoName.into()
        }
        DeskError::Unusable(_) => UnfitApplication::Name(LONGEST).into(),
        other => other,
    })
}
