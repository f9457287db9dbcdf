//! `/t/{tournament}/me/record`: what the player of a seat played everywhere, and how others find it. The private link of
//! the seat proves who it is.

use std::str::FromStr as _;

use crate::app::{Snapshot, Visibility};
use crate::domain::id::PlayerId;
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::forms::VisibilityForm;
use crate::web::pages::people::asked::AskedRecord;
use crate::web::pages::people::person::{OwnRecord, RecordPage};
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;

/// Each choice with what it means.
const CHOICES: [(Visibility, Message, Message); 3] = [
    (Visibility::Name, say("people-own-by-name"), say("people-own-by-name-means")),
    (Visibility::Initials, say("people-own-by-initials"), say("people-own-by-initials-means")),
    (Visibility::Hidden, say("people-own-not-at-all"), say("people-own-not-at-all-means")),
];

/// # Errors
/// [`PageError::NotFound`] for everybody without a seat here, and for a page that does not exist.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let player = visit.seat(&here)?;
    let person = here.tournament.player(player).ok_or(PageError::NotFound)?.person;
    let asked = AskedRecord::of(visit)?;
    let named = (person, here.name(player));
    let (record, counts) = site.desk.own_record(named, asked.pages, (site.hooks.now)())?;
    let own = own_record(site, &here, player, counts)?;
    let own = OwnRecord {
        public: (counts != Visibility::Hidden && record.tournaments > 0).then(|| urls::person(person)),
        ..own
    };
    let to = || urls::own_record(here.slug());
    let ratings = site.desk.ratings()?;
    Answer::page(&RecordPage::of((visit.layout(site), &record, ratings.as_deref()), &asked, to, Some(own))?)
}

/// Stores how the player wants to be shown.
///
/// # Errors
/// [`PageError::BadRequest`] for what is not one of the choices, or when the store cannot write.
pub fn choose(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let player = visit.seat(&here)?;
    let wish = Visibility::from_str(VisibilityForm::of(&visit.form).visibility)
        .map_err(|_| PageError::bad_request(say("people-own-choose")))?;
    site.desk.choose_visibility(here.id(), player, wish, (site.hooks.now)())?;
    Ok(Answer::see_other(&urls::own_record(here.slug())))
}

fn own_record(
    site: &Site,
    here: &Snapshot,
    player: PlayerId,
    counts: Visibility,
) -> Result<OwnRecord, PageError> {
    let said = site.desk.visibility(here.id(), player)?;
    Ok(OwnRecord {
        slug: here.slug().clone(),
        tournament: here.title(),
        choices: CHOICES.map(|(wish, name, meaning)| (wish, name, meaning, wish == said)).to_vec(),
        elsewhere: counts > said,
        public: None,
    })
}
