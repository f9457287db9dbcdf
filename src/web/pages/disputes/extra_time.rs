//! The time that a dispute took, offered to its table. A person decides and may change or ignore it.

use crate::app::Snapshot;
use crate::domain::tournament::command::{Command, ExtendTime};
use crate::domain::tournament::dispute::{Act, Dispute};
use crate::messages::say;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::forms::DisputeDraftForm;
use crate::web::pages::disputes::acts;
use crate::web::pages::remember::{self, Remember};
use crate::web::refused::FormError;
use crate::web::site::Site;
use crate::web::visit::Visit;
use crate::web::words;

/// The offer on a dispute's page, or its result.
pub struct DisputeTime {
    /// The suggested minutes; `None` if nothing can be given any more.
    pub offer: Option<u32>,
    /// The suggested reason.
    pub reason: String,
    /// The time that was given.
    pub given: Vec<String>,
    /// By which rule it is given.
    pub rules: Vec<Remember>,
}

impl DisputeTime {
    /// As recorded in the log; `None` if there is nothing to offer or to show.
    ///
    /// # Errors
    /// If the store does not answer.
    pub fn of(site: &Site, here: &Snapshot, dispute: &Dispute, may: bool) -> Result<Option<Self>, PageError> {
        let offer = here.tournament.time_lost(dispute.number).filter(|_| may);
        let given = given_time(here, dispute);
        if offer.is_none() && given.is_empty() {
            return Ok(None);
        }
        let (reason, rules) = (why(dispute), remember::of_time(site, here)?);
        Ok(Some(Self { offer, reason, given, rules }))
    }
}

/// The suggested minutes and reason; `None` if nothing can be given any more.
pub fn suggested_extension(here: &Snapshot, dispute: &Dispute) -> Option<(String, String)> {
    Some((here.tournament.time_lost(dispute.number)?.to_string(), why(dispute)))
}

fn why(dispute: &Dispute) -> String {
    say("disputes-time-that-it-took").with("dispute", dispute.number).to_string()
}

fn given_time(here: &Snapshot, dispute: &Dispute) -> Vec<String> {
    let table = dispute.at.and_then(|at| here.tournament.round(at.round)?.table(at.table));
    let all = table.into_iter().flat_map(|table| &table.extensions);
    let own = all.filter(|given| given.dispute == Some(dispute.number));
    own.map(|given| {
        let told = say("disputes-time-given")
            .with("minutes", given.minutes)
            .with("who", here.actor(&given.actor))
            .with("at", words::clock_of_day(here, given.at))
            .with("reason", &given.reason);
        told.to_string()
    })
    .collect()
}

/// Gives the table the time.
///
/// # Errors
/// [`PageError::NotFound`] when there is no such dispute.
pub fn give(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    acts::record(site, visit, Act::Time, |here, number, judge| {
        let dispute = here.tournament.dispute(number).ok_or(PageError::NotFound)?;
        let at = dispute.at.ok_or(FormError::NoClock)?;
        let (minutes, reason) = (minutes(visit)?, DisputeDraftForm::of(&visit.form).time_why.into());
        Ok(Command::ExtendTime(ExtendTime { at, minutes, reason, dispute: Some(number), judge }))
    })
}

/// The typed minutes, with either minus sign.
///
/// # Errors
/// [`FormError::Minutes`].
pub fn minutes(visit: &Visit) -> Result<i32, FormError> {
    let typed = DisputeDraftForm::of(&visit.form).minutes.replace('−', "-");
    typed.parse().map_err(|_| FormError::Minutes)
}
