//! What the pages of a tournament share: its current state, and submissions to it.

use std::sync::Arc;

use chrono::Utc;
use tokio::sync::oneshot;
use uuid::Uuid;

use crate::app::{Actor, Decided, DeskError, FormSubmission, Snapshot, SubmissionOutcome, Trouble};
use crate::domain::actor::ActorId;
use crate::domain::hash::sha256;
use crate::domain::id::{PlayerId, Slug, SubmissionId};
use crate::domain::scoring::tally::HistoryError;
use crate::domain::tournament::command::{Command, CommandKind, Undoer};
use crate::domain::tournament::dispute::Judge;
use crate::domain::tournament::expected::Expected;
use crate::domain::tournament::role::Role;
use crate::messages::say;
use crate::web::answer::Written;
use crate::web::error::{DamagedPart, PageError};
use crate::web::layout::Layout;
use crate::web::refused::Refused;
use crate::web::route::Who;
use crate::web::site::Site;
use crate::web::visit::Visit;

impl Visit {
    /// The tournament in the path: as the pipeline opened it, or read again after a form was processed. A hidden one
    /// is visible only to people with a role or a seat.
    ///
    /// # Errors
    /// [`PageError::NotFound`], or when the log cannot be read.
    pub fn here(&self, site: &Site) -> Result<Arc<Snapshot>, PageError> {
        let opened = self.opened.borrow().as_ref().map(Arc::clone);
        let here = match opened {
            Some(here) => here,
            None => {
                let slug = self.tournament()?;
                site.desk.tournament(&slug).map_err(|error| self.unless_hidden(site, &slug, error))?
            }
        };
        if here.tournament.is_hidden() && self.roles.is_empty() {
            return Err(PageError::NotFound);
        }
        Ok(here)
    }

    /// The layout of a page of a tournament, with its head code.
    pub fn tournament_layout(&self, site: &Site, here: &Snapshot) -> Layout {
        Layout { head: Some(here.head_code()), ..self.layout(site) }
    }

    /// Whether the visitor may see a tournament that is not the one in the path: everybody sees one that is not hidden,
    /// and those who help at a hidden one see that, too.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn sees(&self, site: &Site, there: &Snapshot) -> Result<bool, PageError> {
        let is_hidden = there.tournament.is_hidden();
        if !is_hidden || self.viewer.account.is_none() {
            return Ok(!is_hidden);
        }
        Ok(site.desk.roles_elsewhere(&self.actor()?, &[there.id()])?.sees(there.id(), is_hidden))
    }

    /// Why a tournament cannot be opened. Strangers do not learn of a hidden one by its damage either.
    fn unless_hidden(&self, site: &Site, slug: &Slug, error: DeskError) -> PageError {
        if !self.roles.is_empty() {
            return error.into();
        }
        match error.of_damaged_log() {
            Ok(damaged) => match site.desk.hides(slug) {
                Ok(true) => PageError::NotFound,
                Ok(false) => damaged.into(),
                Err(other) => other.into(),
            },
            Err(other) => other.into(),
        }
    }

    /// The tournament as it is after this form was processed: whatever the form was decided on, and what it recorded.
    ///
    /// # Errors
    /// Like [`Visit::here`].
    pub fn here_after(&self, site: &Site) -> Result<Arc<Snapshot>, PageError> {
        site.desk.cached_tournament(&self.tournament()?).map_or_else(|| self.here(site), Ok)
    }

    /// The visitor's seat at the tournament in the path.
    ///
    /// # Errors
    /// [`PageError::NotFound`] when they have none.
    pub fn seat(&self, here: &Snapshot) -> Result<PlayerId, PageError> {
        match self.viewer.seat {
            Some((tournament, player)) if tournament == here.id() => Ok(player),
            _ => Err(PageError::NotFound),
        }
    }

    /// The visitor as a judge of this tournament, with all their seats.
    ///
    /// # Errors
    /// [`PageError::NotFound`] for somebody who is not known here.
    pub fn judge(&self, site: &Site, here: &Snapshot) -> Result<Judge, PageError> {
        let account = self.viewer.account.as_ref().map(|account| account.id);
        let browser = self.browser();
        let seats = site.desk.seats_held(here.id(), account, browser.as_ref(), Utc::now())?;
        let has_last_word = Role::STAFF.into_iter().any(|role| role.has_last_word() && self.has(role));
        Ok(Judge { id: self.actor()?.id, seats, has_last_word, directs: self.has(Role::Director) })
    }

    /// The visitor as somebody who undoes acts.
    ///
    /// # Errors
    /// [`PageError::NotFound`] for somebody without a session.
    pub fn undoer(&self) -> Result<Undoer, PageError> {
        Ok(Undoer { id: self.actor()?.id, directs: self.has(Role::Director) })
    }

    /// The visitor as the log names them, and the role in which they act on this page.
    ///
    /// # Errors
    /// [`PageError::NotFound`] for somebody without a session.
    pub fn actor(&self) -> Result<Actor, PageError> {
        match (&self.viewer.account, self.viewer.seat) {
            (Some(account), _) => Ok(Actor { id: ActorId::Account(account.id), role: self.acting_role() }),
            (None, Some((_, player))) => Ok(Actor { id: ActorId::Player(player), role: Role::Player }),
            (None, None) => Err(PageError::NotFound),
        }
    }

    /// The role in which an account acts: its role at the tournament that opens this page. An operator acts as
    /// operator only without such a role.
    fn acting_role(&self) -> Role {
        let opens = |role: &&Role| match self.route.who {
            Who::At(roles) => roles.contains(role),
            Who::Anyone
            | Who::SignedIn
            | Who::Openers
            | Who::Asserters
            | Who::Operator
            | Who::Monitors
            | Who::Nobody => Role::STAFF.contains(role),
        };
        let held = self.roles.iter().filter(opens).min();
        held.or_else(|| self.roles.iter().min()).copied().unwrap_or(Role::Operator)
    }

    /// This form's submission.
    ///
    /// # Errors
    /// [`PageError::BadRequest`] when the form has no submission number.
    pub fn form_submission(&self) -> Result<FormSubmission, PageError> {
        let actor = self.actor()?;
        self.opened.take();
        let body = self.body();
        let (submission, now) = (self.form_number()?, Utc::now());
        Ok(FormSubmission { actor, submission, body, now, expects: Vec::new() })
    }

    /// A submission by a player, even if the same browser is also signed in as staff.
    ///
    /// # Errors
    /// Like [`Visit::form_submission`].
    pub fn players_submission(&self, player: PlayerId) -> Result<FormSubmission, PageError> {
        let actor = Actor { id: ActorId::Player(player), role: Role::Player };
        Ok(FormSubmission { actor, ..self.form_submission()? })
    }

    /// A submission of only these fields: what was typed in others is not stored with it.
    ///
    /// # Errors
    /// Like [`Visit::form_submission`].
    pub fn submission_of(&self, fields: &[&str]) -> Result<FormSubmission, PageError> {
        let sent = self.form_submission()?;
        let body = self.body_of(|name| fields.contains(&name));
        Ok(FormSubmission { body, ..sent })
    }

    /// The number of this form, even for senders whom nobody knows.
    ///
    /// # Errors
    /// [`PageError::BadRequest`] when the form has none.
    pub fn form_number(&self) -> Result<SubmissionId, PageError> {
        let id = self.submission()?;
        // With the nil number all forms would be the same one; no page issues it.
        if id == SubmissionId::new(Uuid::nil()) {
            return Err(PageError::bad_request(say("error-without-number")));
        }
        Ok(id)
    }

    /// Path and fields as one text, so that a repeated submission can be compared and shown. Of private text it has only
    /// the hash.
    pub(super) fn body(&self) -> String {
        self.body_of(|_| true)
    }

    fn body_of(&self, counts: impl Fn(&str) -> bool) -> String {
        let is_private =
            |name: &str| self.route.fields.iter().any(|field| field.private && field.name == name);
        let mut lines = vec![self.path.clone()];
        for (name, value) in self.form.pairs().filter(|(name, _)| counts(name)) {
            match name {
                "csrf" | "submission" => {}
                private if is_private(private) => {
                    lines.push(format!("{name}: text with SHA-256 {}", sha256(value)));
                }
                name => lines.push(format!("{name}: {value}")),
            }
        }
        lines.join("\n")
    }

    /// Submits a command; a refusal mentions players by name.
    ///
    /// # Errors
    /// [`PageError::Refused`] with the reason, [`PageError::Conflict`], or a store error.
    pub fn give(
        &self,
        site: &Site,
        command: impl Fn(&Snapshot) -> Result<Command, PageError>,
    ) -> Result<SubmissionOutcome, PageError> {
        self.give_as(site, &self.form_submission()?, command)
    }

    /// Submits a command, as long as everything is as the form showed it.
    ///
    /// # Errors
    /// Like [`Visit::give`].
    pub fn give_expecting(
        &self,
        site: &Site,
        expects: impl IntoIterator<Item = Expected>,
        command: impl Fn(&Snapshot) -> Result<Command, PageError>,
    ) -> Result<SubmissionOutcome, PageError> {
        self.give_as(site, &self.form_submission()?.expecting(expects), command)
    }

    /// Submits a command, for a submission from [`Visit::players_submission`].
    ///
    /// # Errors
    /// Like [`Visit::give`].
    pub fn give_as(
        &self,
        site: &Site,
        sent: &FormSubmission,
        command: impl Fn(&Snapshot) -> Result<Command, PageError>,
    ) -> Result<SubmissionOutcome, PageError> {
        let slug = self.tournament()?;
        let awaited = |here: &Snapshot| -> Result<Decided, PageError> {
            let command = self.given(command(here)?)?;
            Ok(Decided { awaited: self.awaited.clone(), ..command.into() })
        };
        site.desk.submit_or(&slug, sent, awaited).map_err(|error| self.page_error(site, error))
    }

    /// Records a command and, if possible, leaves the wait for the disk to the pipeline: returns the outcome, and what the
    /// answer has to wait for. Only for a handler that does nothing afterwards but answer.
    ///
    /// # Errors
    /// Like [`Visit::give`].
    pub fn leave(
        &self,
        site: &Site,
        sent: &FormSubmission,
        command: impl Fn(&Snapshot) -> Result<Command, PageError>,
    ) -> Result<(SubmissionOutcome, Option<Written>), PageError> {
        let slug = self.tournament()?;
        if !self.waits
            && let Some(place) = site.permits.place(self.viewer.account.is_some())
        {
            let line = || {
                let (say, told) = oneshot::channel();
                // It makes no difference whether the receiver is still there.
                let tell = move |is_written| {
                    let _ = say.send(is_written);
                };
                (tell, told)
            };
            let given = |here: &Snapshot| self.given(command(here)?);
            let left = site.desk.leave(&slug, sent, given, line);
            if let Some(told) = left.map_err(|error| self.page_error(site, error))? {
                return Ok((SubmissionOutcome::Recorded, Some(Written { told, place })));
            }
        }
        Ok((self.give_as(site, sent, command)?, None))
    }

    /// Passes a command on if the route gives commands of its kind: what a page offers and tests ask for is taken from the route.
    fn given(&self, command: Command) -> Result<Command, PageError> {
        let kind = CommandKind::from(&command);
        match self.route.gives.contains(&kind) {
            true => Ok(command),
            false => Err(PageError::Failed(format!("{} does not give {kind:?}", self.route.path))),
        }
    }

    /// Converts a desk error into a page error; a refusal mentions players by name.
    pub fn page_error(&self, site: &Site, error: impl Into<PageError>) -> PageError {
        match error.into() {
            PageError::Refused(Refused::Desk(DeskError::Refused(refusal))) => match self.here(site) {
                Ok(here) => PageError::Refused(Refused::by_rules(refusal, &here)),
                Err(error) => error,
            },
            other => other,
        }
    }
}

/// A history that yields no standings: the log is damaged.
impl From<HistoryError> for PageError {
    fn from(error: HistoryError) -> Self {
        Self::Damaged { part: DamagedPart::Standings, cause: error.to_string() }
    }
}

impl From<DeskError> for PageError {
    fn from(error: DeskError) -> Self {
        match error {
            DeskError::NotFound => Self::NotFound,
            DeskError::Refused(_)
            | DeskError::NotStated(_)
            | DeskError::NotInSeries(_)
            | DeskError::Unusable(_)
            | DeskError::Taken(_)
            | DeskError::Unsound(_)
            | DeskError::SignInFailed
            | DeskError::LinkSpent
            | DeskError::Broken(_)
            | DeskError::BrokenSeries(_) => Self::Refused(Refused::Desk(error)),
            DeskError::Wait { seconds } => Self::TooOften(seconds),
            DeskError::Crowded => Self::Busy,
            DeskError::NotAwaited(_) => Self::TooSlow,
            DeskError::ListsInTheMaking { done, of } => Self::ListsInTheMaking { done, of },
            DeskError::SentDifferently { first, now } => {
                Self::Conflict(say("unfit-desk-sent-differently").with("first", first).with("now", now))
            }
            DeskError::NumberUsed { now } => Self::Conflict(say("unfit-desk-number-used").with("now", now)),
            DeskError::Store(ref cause) if cause.is_outage() => {
                tracing::warn!(%cause, "the database does not do it");
                Self::Unavailable(Trouble::of(cause).unwrap_or(Trouble::Failing))
            }
            DeskError::Unreadable { sequence, .. } => {
                Self::Damaged { part: DamagedPart::Entry(sequence), cause: error.to_string() }
            }
            DeskError::Store(_) if error.is_damage() => {
                Self::Damaged { part: DamagedPart::Database, cause: error.to_string() }
            }
            DeskError::Store(_)
            | DeskError::Randomness(_)
            | DeskError::Unwritable { .. }
            | DeskError::BuiltIn { .. } => Self::failed(&error),
        }
    }
}
