//! `/t/{tournament}/me/appointment`: two opponents agree when they play, and see how they reach each other.

use askama::Template;
use chrono::{DateTime, Utc};
use chrono_tz::Tz;

use crate::app::DeskError;
use crate::app::Snapshot;
use crate::app::appointments::{LONGEST_CONTACT, Opponents, UnfitAppointment};
use crate::domain::id::{PlayerId, RoundNumber, Slug};
use crate::messages::say;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::fields::Fields;
use crate::web::forms::{AppointmentForm, ContactForm};
use crate::web::intents::{AppointmentIntent, MISSING};
use crate::web::layout::Layout;
use crate::web::pages::director::publication::{AT, instant_in};
use crate::web::pages::player::place::{PlayerAtTable, asked_round};
use crate::web::refused::FormError;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words;

#[derive(Template)]
#[template(path = "player/appointment.html")]
struct Page {
    layout: Layout,
    slug: Slug,
    /// The player's page about this game.
    back: Link,
    title: String,
    zone: Tz,
    meeting: Option<Meeting>,
    /// The time that the page shows, for the form; empty without one.
    seen: String,
    /// What was typed, or the current time and contact.
    form: Fields,
    longest: usize,
    refused: String,
}

/// How a player meets the current opponent, in a round with a deadline.
pub(super) struct Meeting {
    round: RoundNumber,
    pub(super) opponent: String,
    /// How the opponent is reached; empty if they did not say.
    pub(super) contact: String,
    /// `Sunday 29 November 2026 at 19:00, Europe/Paris`.
    pub(super) agreed: Option<Agreed>,
    deadline: String,
}

/// The time that they agreed on.
pub(super) struct Agreed {
    pub(super) at: DateTime<Utc>,
    pub(super) words: String,
    by: String,
    /// Whether it is after the deadline.
    pub(super) is_late: bool,
}

impl Meeting {
    /// For this player; `None` without an open game in a round with a deadline.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub(super) fn of(
        site: &Site,
        visit: &Visit,
        here: &Snapshot,
        player: PlayerId,
        chosen: Option<RoundNumber>,
    ) -> Result<Option<Self>, PageError> {
        let Some(of) = Opponents::of(here, player, chosen) else { return Ok(None) };
        let zone = visit.zone(here);
        let agreed = site.desk.appointment(here, of)?.map(|agreed| Agreed {
            at: agreed.at,
            words: words::day_and_time(agreed.at, zone),
            by: if agreed.by == player {
                say("player-appointment-you").to_string()
            } else {
                here.name(agreed.by)
            },
            is_late: agreed.at > of.deadline,
        });
        Ok(Some(Self {
            round: of.round,
            opponent: here.name(of.other),
            contact: site.desk.contact(here, of.other)?,
            agreed,
            deadline: words::day_and_time(of.deadline, zone),
        }))
    }
}

/// The appointment, and the two forms.
///
/// # Errors
/// [`PageError::NotFound`] for everybody without a seat here.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    Answer::page(&page(site, visit, String::new())?)
}

/// Writes down when the two play, or takes it back.
///
/// # Errors
/// [`PageError::NotFound`] for everybody without a seat here.
pub fn agree(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let player = visit.seat(&here)?;
    let AppointmentForm { at, seen, .. } = AppointmentForm::of(&visit.form);
    let seen: Option<DateTime<Utc>> = seen.parse().ok();
    let chosen = form_round(visit);
    let of = Opponents::of(&here, player, chosen)
        .filter(|of| chosen.is_none_or(|round| round == of.round))
        .ok_or(UnfitAppointment::NoGame);
    let sent = match (AppointmentIntent::of(&visit.form), seen) {
        (None, _) => return Err(PageError::bad_request(MISSING)),
        (Some(AppointmentIntent::Cancel), None) => Ok(()),
        (Some(AppointmentIntent::Cancel), Some(seen)) => {
            of.map_err(DeskError::from).and_then(|of| site.desk.cancel_appointment(&here, of, seen))
        }
        (Some(AppointmentIntent::Agree), _) => match instant_in(visit.zone(&here), at) {
            None => return refuse(site, visit, FormError::Appointment(visit.zone(&here)).to_string()),
            Some(at) => of
                .map_err(DeskError::from)
                .and_then(|of| site.desk.note_appointment(&here, of, [at, (site.hooks.now)()], seen)),
        },
    };
    let back = PlayerAtTable::playing(&here, player, chosen);
    let back = back.map_or_else(|| urls::me(here.slug()), |place| place.page());
    Answer::redirect_or_refuse(sent, &back, |why| refuse(site, visit, why.to_string()))
}

/// Writes down how the player is reached; an empty field deletes it.
///
/// # Errors
/// [`PageError::NotFound`] for everybody without a seat here.
pub fn change_contact(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let player = visit.seat(&here)?;
    let typed = ContactForm::of(&visit.form).contact;
    Answer::redirect_or_refuse(
        site.desk.change_contact(&here, player, typed),
        &urls::appointment(here.slug()),
        |why| refuse(site, visit, why.to_string()),
    )
}

/// The round that the form is about.
fn form_round(visit: &Visit) -> Option<RoundNumber> {
    AppointmentForm::of(&visit.form).round.parse().ok()
}

fn refuse(site: &Site, visit: &Visit, sentence: String) -> Result<Answer, PageError> {
    Answer::refusal(&page(site, visit, sentence)?)
}

fn page(site: &Site, visit: &Visit, refused: String) -> Result<Page, PageError> {
    let here = visit.here(site)?;
    let player = visit.seat(&here)?;
    let zone = visit.zone(&here);
    let chosen = form_round(visit).or_else(|| asked_round(visit));
    let meeting = Meeting::of(site, visit, &here, player, chosen)?;
    let back = PlayerAtTable::playing(&here, player, chosen);
    let at = meeting.as_ref().and_then(|meeting| Some(meeting.agreed.as_ref()?.at));
    let known = [
        (AppointmentForm::NAMES.at, at.map(|at| at.with_timezone(&zone).format(AT).to_string())),
        (ContactForm::NAMES.contact, Some(site.desk.contact(&here, player)?)),
    ];
    let typed = visit.form.pairs().map(|(name, value)| (name.to_owned(), value.to_owned()));
    let known = known.into_iter().filter_map(|(name, value)| Some((name.to_owned(), value?)));
    Ok(Page {
        layout: visit.layout(site),
        slug: here.slug().clone(),
        back: back.map_or_else(|| urls::me(here.slug()), |place| place.page()),
        title: here.setup()?.settings.title.clone(),
        zone,
        meeting,
        seen: at.map(|at| at.to_rfc3339()).unwrap_or_default(),
        form: typed.chain(known).collect(),
        longest: LONGEST_CONTACT,
        refused,
    })
}
