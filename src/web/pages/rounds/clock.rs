//! The buttons of a round's clock or deadline, on the desk and on the page of the round.

use askama::Template;

use crate::app::Snapshot;
use crate::domain::tournament::command::{Command, MoveDeadline, SetClock};
use crate::domain::tournament::round::{Phase, Round};
use crate::domain::tournament::round_clock::ClockChange;
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::forms::ClockForm;
use crate::web::intents::ClockAct;
use crate::web::pages::disputes::extra_time::minutes;
use crate::web::pages::rounds::staff::{RoundPage, refused_as};
use crate::web::pages::rounds::tables::Tables;
use crate::web::pages::rounds::{self, deadline};
use crate::web::refused::FormError;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words;

/// Where the buttons are: who pressed one comes back there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClockPlace {
    Desk,
    Round,
}

impl ClockPlace {
    const fn code(self) -> &'static str {
        match self {
            Self::Desk => "desk",
            Self::Round => "",
        }
    }
}

/// What the director can do with the clock of the round in play.
pub struct ClockButtons {
    pub to: Link,
    pub act: &'static str,
    pub word: Message,
    /// The minutes that everybody has got, as this page shows them; or the deadline.
    pub seen: String,
    /// The deadline to change, if the round has one and no clock, and the zone in which it is typed.
    pub deadline: Option<(String, String)>,
    /// The minutes that everybody has got, if any.
    pub given: Option<usize>,
    pub back: &'static str,
}

impl ClockButtons {
    /// For people who may, while the round is played.
    pub fn of(visit: &Visit, here: &Snapshot, round: &Round, place: ClockPlace) -> Option<Self> {
        let clock = round.clock.as_ref().filter(|_| round.phase() == Phase::Playing)?;
        let (act, word) = if clock.is_running() {
            ("pause", say("rounds-clock-pause"))
        } else if clock.paused_since().is_some() {
            ("resume", say("rounds-clock-resume"))
        } else {
            ("start", say("rounds-clock-start"))
        };
        let given = usize::try_from(clock.extra).ok().filter(|given| *given > 0);
        visit.offers(here, urls::set_clock::PATH).then(|| Self {
            to: urls::set_clock(here.slug(), round.number),
            act,
            word,
            seen: clock.deadline.map_or_else(|| clock.extra.to_string(), |at| at.to_rfc3339()),
            deadline: clock.deadline.map(|at| {
                let typed = ClockForm::of(&visit.form).deadline;
                let moment = if typed.is_empty() { deadline::minute(here, at) } else { typed.to_owned() };
                (moment, words::zone_name(here.tournament.zone()).to_owned())
            }),
            given,
            back: place.code(),
        })
    }
}

/// Sets the clock of a round of games of two.
///
/// # Errors
/// [`PageError::NotFound`] before the round is paired.
pub fn set(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    set_as(site, visit, Tables::of)
}

/// Sets the clock, or says on the page that `page` makes why not.
///
/// # Errors
/// [`PageError::NotFound`] before the round is paired.
pub(in crate::web::pages) fn set_as<P: Template>(
    site: &Site,
    visit: &Visit,
    page: RoundPage<P>,
) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let round = rounds::round(visit, &here)?.number;
    let form = ClockForm::of(&visit.form);
    let act = ClockAct::of(&visit.form);
    let sent = visit.give(site, |now| match act {
        Some(ClockAct::Move) => Ok(Command::MoveDeadline(MoveDeadline {
            round,
            seen: form.seen.parse().unwrap_or_default(),
            to: deadline::moment(now, form.deadline)?,
            now: (site.hooks.now)(),
        })),
        Some(ClockAct::Start | ClockAct::Pause | ClockAct::Resume) | None => {
            let seen = form.seen.parse().unwrap_or_default();
            Ok(Command::SetClock(SetClock { round, change: change(visit, act)?, seen }))
        }
    });
    match sent {
        Ok(_) if form.back == ClockPlace::Desk.code() => Ok(Answer::see_other(&urls::desk(here.slug()))),
        Ok(_) => Ok(Answer::see_other(&urls::round_staff(here.slug(), round))),
        Err(error) => {
            let word = if act == Some(ClockAct::Move) {
                say("rounds-clock-deadline-refused")
            } else {
                say("rounds-clock-refused")
            };
            refused_as(site, visit, page, word, error.into_refused()?)
        }
    }
}

/// What a button does to the clock; without one, the minutes are added.
fn change(visit: &Visit, act: Option<ClockAct>) -> Result<ClockChange, FormError> {
    match act {
        Some(ClockAct::Start) => Ok(ClockChange::Started),
        Some(ClockAct::Pause) => Ok(ClockChange::Paused),
        Some(ClockAct::Resume) => Ok(ClockChange::Resumed),
        Some(ClockAct::Move) | None => Ok(ClockChange::Extended { minutes: minutes(visit)? }),
    }
}
