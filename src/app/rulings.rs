//! Records what people state about the rulings library: decided on the current state, recorded once.

use crate::app::desk::Desk;
use crate::app::error::{DeskError, to_json};
use crate::app::retry::until_won;
use crate::app::store::StoreError;
use crate::domain::actor::ActorId;
use crate::domain::hash::FormHash;
use crate::domain::rulings::log::apply::Log;
use crate::domain::rulings::log::decide::{DecidedStatement, Helping, LibraryState};
use crate::domain::rulings::log::statement::{Provenance, Stated, Statement};
use crate::messages::{Message, say};
use crate::words::library;

impl Desk {
    /// Decides a statement about the library and records the result. The same form again changes nothing.
    ///
    /// # Errors
    /// [`DeskError::NotStated`] when it is refused; [`DeskError::SentDifferently`] when the same form was sent before with
    /// other content.
    pub fn state(&self, statement: &Statement, provenance: &Provenance) -> Result<(), DeskError> {
        let Provenance { by, at, submission, reason, .. } = provenance;
        let asked_sha256 = FormHash::of(to_json(&(by, reason.as_str(), statement))?);
        until_won(|| -> Result<Option<()>, DeskError> {
            let lines = self.store.statements()?;
            if let Some(first) = lines.iter().find(|line| line.submission == *submission) {
                // Of an older statement only the form's number is known.
                if first.asked_sha256.is_empty() || first.asked_sha256 == asked_sha256 {
                    return Ok(Some(()));
                }
                let why = first.reason.as_deref().unwrap_or_default();
                let first = sentence(library::record(&first.record), why);
                let now = sentence(library::statement(statement), reason.as_str());
                return Err(DeskError::SentDifferently { first, now });
            }
            let (log, rulings) = (Log::of(lines), self.newest_library()?);
            let helping = self.helping(&log, by)?;
            let asserts = by.account().map_or(Ok(false), |account| self.may_assert(account))?;
            let before = LibraryState {
                log: &log,
                library: &rulings.library,
                imports: &rulings.imported,
                helping: &helping,
                asserts,
            };
            let DecidedStatement { document, reason, record } = before.decide(statement, provenance)?;
            let (at, by) = (*at, by.clone());
            let (submission, asked_sha256) = (submission.clone(), asked_sha256.clone());
            let number = log.newest.saturating_add(1);
            let line = Stated { number, document, at, by, reason, submission, asked_sha256, record };
            match self.store.state(&line) {
                Err(StoreError::Stale) => Ok(None),
                other => {
                    other?;
                    self.take_up();
                    Ok(Some(()))
                }
            }
        })
    }

    /// The tournaments at which the author of a statement, and the authors of waiting proposals, have a role.
    fn helping(&self, log: &Log, by: &ActorId) -> Result<Helping, DeskError> {
        let mut helping = Helping::new();
        for who in log.proposed_relations().map(|(_, one)| &one.by).chain([by]) {
            let Some(account) = who.account().filter(|_| !helping.contains_key(who)) else { continue };
            let grants = self.store.grants_of(account)?;
            helping.insert(who.clone(), grants.iter().map(|grant| grant.tournament).collect());
        }
        Ok(helping)
    }

    /// The state of the library's log.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn library_log(&self) -> Result<Log, DeskError> {
        Ok(Log::of(self.store.statements()?))
    }

    /// The name of a statement's author; `None` if they left.
    ///
    /// # Errors
    /// If the store does not answer.
    pub fn name_of(&self, by: &ActorId) -> Result<Option<String>, DeskError> {
        let Some(id) = by.account() else { return Ok(None) };
        Ok(self.store.account(id)?.map(|account| account.display_name))
    }
}

/// A statement in words, for somebody who sent the same form twice.
fn sentence(stated: Message, reason: &str) -> String {
    match reason {
        "" => say("library-stated").with("stated", stated),
        reason => say("library-stated-because").with("stated", stated).with("reason", reason),
    }
    .to_string()
}
