//! `/t/{tournament}/me/appointment` in pods: all players of a table agree when they play, and see how they reach each
//! other.

use askama::Template;
use chrono::{DateTime, Utc};
use chrono_tz::Tz;

use crate::app::Snapshot;
use crate::app::appointments::LONGEST_CONTACT;
use crate::domain::id::{PlayerId, Slug};
use crate::messages::say;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::fields::Fields;
use crate::web::forms::{AppointmentForm, ContactForm};
use crate::web::intents::{AppointmentIntent, MISSING};
use crate::web::layout::Layout;
use crate::web::pages::director::publication::{AT, instant_in};
use crate::web::refused::FormError;
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;
use crate::web::words;

#[derive(Template)]
#[template(path = "pods/appointment.html")]
struct Page {
    layout: Layout,
    slug: Slug,
    title: String,
    zone: Tz,
    meeting: Option<PodTimes>,
    form: Fields,
    longest: usize,
    refused: String,
}

/// When a pod meets, as one of its players sees it.
pub(super) struct PodTimes {
    /// `Sunday 29 November 2026 at 19:00, Europe/Paris`, once everybody named it who has not dropped.
    pub(super) agreed: String,
    /// Whether that is after the deadline.
    pub(super) is_late: bool,
    mates: Vec<Mate>,
    /// Times that others named and the player did not: as the form takes them, and in words.
    offers: Vec<(String, String)>,
    /// Whether the player named one.
    named: bool,
    deadline: String,
}

/// A player of the pod.
struct Mate {
    name: String,
    /// How they are reached; empty if they did not say, and for the player.
    contact: String,
    /// The time that they named, or that they dropped; empty before.
    time: String,
    is_late: bool,
}

impl PodTimes {
    /// For this player; `None` without an open table in a heat with a deadline.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub(super) fn of(
        site: &Site,
        visit: &Visit,
        here: &Snapshot,
        player: PlayerId,
    ) -> Result<Option<Self>, PageError> {
        let Some(meeting) = site.desk.pod_meeting(here, player)? else { return Ok(None) };
        let zone = visit.zone(here);
        let told = |at: DateTime<Utc>| words::day_and_time(at, zone);
        let own = meeting.players.iter().find(|(other, _)| *other == player).and_then(|(_, at)| *at);
        let mates = meeting.players.iter().map(|(other, at)| -> Result<Mate, PageError> {
            Ok(Mate {
                name: if *other == player {
                    say("pods-appointment-you").to_string()
                } else {
                    here.name(*other)
                },
                contact: if *other == player { String::new() } else { site.desk.contact(here, *other)? },
                time: match meeting.dropped.contains(other) {
                    true => say("pods-appointment-dropped").to_string(),
                    false => at.map(told).unwrap_or_default(),
                },
                is_late: at.is_some_and(|at| at > meeting.deadline) && !meeting.dropped.contains(other),
            })
        });
        let offers = meeting.named().into_iter().filter(|at| Some(*at) != own);
        let typed = |at: DateTime<Utc>| at.with_timezone(&zone).format(AT).to_string();
        Ok(Some(Self {
            agreed: meeting.agreed().map(told).unwrap_or_default(),
            is_late: meeting.agreed().is_some_and(|at| at > meeting.deadline),
            mates: mates.collect::<Result<_, PageError>>()?,
            offers: offers.map(|at| (typed(at), told(at))).collect(),
            named: own.is_some(),
            deadline: told(meeting.deadline),
        }))
    }
}

/// The times, and the forms.
///
/// # Errors
/// [`PageError::NotFound`] for everybody without a seat here.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    Answer::page(&page(site, visit, String::new())?)
}

/// Writes down when the player can play, or takes it back.
///
/// # Errors
/// [`PageError::NotFound`] for everybody without a seat here.
pub fn agree(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let player = visit.seat(&here)?;
    let typed = AppointmentForm::of(&visit.form).at;
    let at = match AppointmentIntent::of(&visit.form) {
        None => return Err(PageError::bad_request(MISSING)),
        Some(AppointmentIntent::Cancel) => None,
        Some(AppointmentIntent::Agree) => match instant_in(visit.zone(&here), typed) {
            None => return refuse(site, visit, FormError::Appointment(visit.zone(&here)).to_string()),
            some => some,
        },
    };
    let sent = site.desk.note_pod_time(&here, player, at, (site.hooks.now)());
    let to = urls::appointment(here.slug());
    Answer::redirect_or_refuse(sent, &to, |why| refuse(site, visit, why.to_string()))
}

/// Writes down how the player is reached; an empty field deletes it.
///
/// # Errors
/// [`PageError::NotFound`] for everybody without a seat here.
pub fn change_contact(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let player = visit.seat(&here)?;
    let sent = site.desk.change_contact(&here, player, ContactForm::of(&visit.form).contact);
    let to = urls::appointment(here.slug());
    Answer::redirect_or_refuse(sent, &to, |why| refuse(site, visit, why.to_string()))
}

fn refuse(site: &Site, visit: &Visit, sentence: String) -> Result<Answer, PageError> {
    Answer::refusal(&page(site, visit, sentence)?)
}

fn page(site: &Site, visit: &Visit, refused: String) -> Result<Page, PageError> {
    let here = visit.here(site)?;
    let player = visit.seat(&here)?;
    let contact = (ContactForm::NAMES.contact.to_owned(), site.desk.contact(&here, player)?);
    let typed = visit.form.pairs().map(|(name, value)| (name.to_owned(), value.to_owned()));
    Ok(Page {
        layout: visit.layout(site),
        slug: here.slug().clone(),
        title: here.setup()?.settings.title.clone(),
        zone: visit.zone(&here),
        meeting: PodTimes::of(site, visit, &here, player)?,
        form: typed.chain([contact]).collect(),
        longest: LONGEST_CONTACT,
        refused,
    })
}
