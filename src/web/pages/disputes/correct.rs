//! Corrects what was done in a hurry: the words of a ruling, and a mistaken call.

use crate::domain::id::DisputeNumber;
use crate::domain::tournament::command::{Command, RewordRuling, WithdrawDispute};
use crate::domain::tournament::dispute::Act;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::forms::DisputeDraftForm;
use crate::web::pages::disputes::{acts, assignment};
use crate::web::refused::FormError;
use crate::web::site::Site;
use crate::web::visit::Visit;

/// Corrects the words of a ruling; the original stays in the log.
///
/// # Errors
/// [`PageError::NotFound`] when there is no such dispute.
pub fn reword(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    acts::record(site, visit, Act::Reword, |_, dispute, judge| {
        let (text, reason) = (
            DisputeDraftForm::of(&visit.form).reword.to_owned(),
            DisputeDraftForm::of(&visit.form).reword_why.into(),
        );
        let seen = assignment::read_seen(visit);
        Ok(Command::RewordRuling(RewordRuling { dispute, judge, text, reason, seen }))
    })
}

/// Withdraws a call before a ruling.
///
/// # Errors
/// [`PageError::NotFound`] when there is no such dispute.
pub fn withdraw(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    acts::record(site, visit, Act::Withdraw, |_, dispute, judge| {
        let (reason, seen) =
            (DisputeDraftForm::of(&visit.form).withdraw_why.into(), assignment::read_seen(visit));
        let instead = read_replacement(visit)?;
        Ok(Command::WithdrawDispute(WithdrawDispute { dispute, judge, reason, instead, seen }))
    })
}

fn read_replacement(visit: &Visit) -> Result<Option<DisputeNumber>, FormError> {
    match DisputeDraftForm::of(&visit.form).instead {
        "" => Ok(None),
        number => number.parse().map(Some).map_err(|_| FormError::Instead),
    }
}
