//! Time that the director gives one table beyond the round's clock, or takes back.

use crate::domain::tournament::command::{Command, ExtendTime};
use crate::domain::tournament::extension::Extension;
use crate::messages::say;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::forms::TimeForm;
use crate::web::pages::disputes::extra_time::minutes;
use crate::web::pages::remember::{self, Remember};
use crate::web::pages::rounds::named_table::NamedTable;
use crate::web::pages::rounds::result::page;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words;

/// The extra time of one table, on its page.
pub struct TableTime {
    /// By which rule it is given.
    pub rules: Vec<Remember>,
    /// The time given, oldest first.
    pub given: Vec<String>,
    /// Where to give more, for people who may.
    pub send: Option<Link>,
    /// The minutes typed.
    pub minutes: String,
    /// The reason typed.
    pub reason: String,
    /// Whether the minutes were refused.
    pub refused: bool,
}

impl TableTime {
    /// As recorded in the log; `None` if there is nothing to show or do.
    ///
    /// # Errors
    /// If the store does not answer.
    pub fn of(site: &Site, visit: &Visit, spot: &NamedTable<'_>) -> Result<Option<Self>, PageError> {
        let runs = spot.round.plays_at(spot.table.pair.table);
        let send = (runs && visit.offers(spot.here, urls::extend_time::PATH))
            .then(|| urls::extend_time(spot.here.slug(), spot.round.number, spot.table.pair.table));
        let given: Vec<String> = spot.table.extensions.iter().map(|given| view(spot, given)).collect();
        if send.is_none() && given.is_empty() {
            return Ok(None);
        }
        Ok(Some(Self {
            rules: remember::of_time(site, spot.here)?,
            given,
            send,
            minutes: TimeForm::of(&visit.form).minutes.to_owned(),
            reason: TimeForm::of(&visit.form).reason.to_owned(),
            refused: false,
        }))
    }
}

fn view(spot: &NamedTable<'_>, given: &Extension) -> String {
    let (minutes, who) = (given.minutes.unsigned_abs(), spot.here.actor(&given.actor));
    let (at, reason) = (words::clock_of_day(spot.here, given.at), &given.reason);
    let told = match (given.minutes < 0, given.dispute) {
        (false, None) => say("rounds-time-given")
            .with("minutes", minutes)
            .with("who", who)
            .with("at", at)
            .with("reason", reason),
        (false, Some(dispute)) => say("rounds-time-given-for-dispute")
            .with("minutes", minutes)
            .with("who", who)
            .with("at", at)
            .with("reason", reason)
            .with("dispute", dispute),
        (true, None) => say("rounds-time-taken-back")
            .with("minutes", minutes)
            .with("who", who)
            .with("at", at)
            .with("reason", reason),
        (true, Some(dispute)) => say("rounds-time-taken-back-for-dispute")
            .with("minutes", minutes)
            .with("who", who)
            .with("at", at)
            .with("reason", reason)
            .with("dispute", dispute),
    };
    told.to_string()
}

/// Gives the table the time.
///
/// # Errors
/// [`PageError::NotFound`] when there is no such table in a published round.
pub fn extend(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let at = NamedTable::find(visit, &here)?.at();
    let judge = visit.judge(site, &here)?;
    let given = visit.give(site, |_| {
        let reason = TimeForm::of(&visit.form).reason.into();
        let (minutes, judge) = (minutes(visit)?, judge.clone());
        Ok(Command::ExtendTime(ExtendTime { at, minutes, reason, dispute: None, judge }))
    });
    Answer::redirect_or_refuse(given, &urls::table(here.slug(), at.round, at.table), |why| {
        let here = visit.here(site)?;
        let spot = NamedTable::find(visit, &here)?;
        let mut page = page(site, visit, &spot)?;
        page.time = page.time.map(|time| TableTime { refused: true, ..time });
        page.refused = Some(why.into());
        Answer::refusal(&page)
    })
}
