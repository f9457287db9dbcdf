//! `/t/{tournament}/sign-up/{code}`: the receipt, at which only its player sees what became of an application.

use askama::Template;

use crate::app::DeskError;
use crate::app::Snapshot;
use crate::app::applications::{ApplicationOutcome, Receipt};
use crate::app::appointments::LONGEST_CONTACT;
use crate::domain::id::Slug;
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::faults::Faults;
use crate::web::fields::Fields;
use crate::web::forms::{ApplicationListForm, ContactForm};
use crate::web::layout::Layout;
use crate::web::pages::accounts::spent;
use crate::web::pages::director::form::LOOK;
use crate::web::pages::sign_up::list_badge;
use crate::web::refused::Refused;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;

const GONE: Message = say("sign-up-receipt-gone");

#[derive(Template)]
#[template(path = "sign_up/receipt.html")]
struct Page {
    layout: Layout,
    slug: Slug,
    title: String,
    home: Link,
    code: String,
    name: String,
    /// The address of this page, to keep.
    address: String,
    refused: String,
    is: Told,
    /// What an accepted player does next.
    claim: Message,
    /// The badge of the list that waits with it.
    badge: (&'static str, String),
    /// Whether a list can be sent along.
    asks_deck: bool,
    /// The longest contact, if the player can say how they are reached.
    asks_contact: Option<usize>,
    /// What was typed, or the current list and contact.
    form: Fields,
    faults: Faults,
}

/// What the page says.
enum Told {
    /// The place on the list, and how many places are free.
    Waiting(i64, Option<Message>),
    /// The seat, if its link still works; and a list that could not be handed in.
    Accepted(Option<Link>, String),
    Declined(String),
    /// Accepted, but the registration was withdrawn since.
    Unregistered,
}

/// What became of it.
///
/// # Errors
/// If the store does not answer.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let code: String = visit.param("code")?;
    let Some(receipt) = site.desk.receipt(&here, &code)? else {
        return spent_receipt(site, visit, &here, &code);
    };
    Answer::page(&page(site, visit, &here, receipt)?)
}

/// Takes it back.
///
/// # Errors
/// Like [`crate::app::Desk::withdraw_application`].
pub fn withdraw(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let code: String = visit.param("code")?;
    if site.desk.receipt(&here, &code)?.is_none() {
        return spent_receipt(site, visit, &here, &code);
    }
    let withdrawn = site.desk.withdraw_application(&here, &code);
    look_again(site, visit, &here, withdrawn)
}

/// Changes its list.
///
/// # Errors
/// Like [`crate::app::Desk::change_application_list`].
pub fn change_list(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let code: String = visit.param("code")?;
    if site.desk.receipt(&here, &code)?.is_none() {
        return spent_receipt(site, visit, &here, &code);
    }
    let list = visit.form.raw(ApplicationListForm::NAMES.list);
    let changed = site.desk.change_application_list(&here, &code, list, &visit.awaited);
    look_again(site, visit, &here, changed)
}

/// Changes how its player is reached.
///
/// # Errors
/// Like [`crate::app::Desk::change_application_contact`].
pub fn change_contact(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let code: String = visit.param("code")?;
    if site.desk.receipt(&here, &code)?.is_none() {
        return spent_receipt(site, visit, &here, &code);
    }
    let typed = ContactForm::of(&visit.form).contact;
    let changed = site.desk.change_application_contact(&here, &code, typed);
    look_again(site, visit, &here, changed)
}

/// Leads back to the receipt, or says why nothing changed.
fn look_again(
    site: &Site,
    visit: &Visit,
    here: &Snapshot,
    changed: Result<(), DeskError>,
) -> Result<Answer, PageError> {
    let code: String = visit.param("code")?;
    Answer::redirect_or_refuse(changed, &urls::receipt(here.slug(), &code), |why| {
        refill(site, visit, here, &code, why)
    })
}

/// The page again, with the reason and what was typed.
fn refill(
    site: &Site,
    visit: &Visit,
    here: &Snapshot,
    code: &str,
    why: &Refused,
) -> Result<Answer, PageError> {
    let Some(receipt) = site.desk.receipt(here, code)? else {
        return spent_receipt(site, visit, here, code);
    };
    let mut page = page(site, visit, here, receipt)?;
    if page.asks_deck && visit.form.pairs().any(|(name, _)| name == ApplicationListForm::NAMES.list) {
        page.faults.add(ApplicationListForm::NAMES.list, why.to_string());
        page.refused = LOOK.into();
    } else {
        page.refused = why.to_string();
    }
    Answer::refusal(&page)
}

/// A receipt whose application is gone: after the end the code may still be the link of a seat.
fn spent_receipt(site: &Site, visit: &Visit, here: &Snapshot, code: &str) -> Result<Answer, PageError> {
    match site.desk.seat_of_link(code)?.filter(|seat| seat.tournament == here.id()) {
        Some(_) => Ok(Answer::see_other(&urls::seat(code))),
        None => spent::page(site, visit, &GONE.to_string()),
    }
}

fn page(site: &Site, visit: &Visit, here: &Snapshot, receipt: Receipt) -> Result<Page, PageError> {
    let code: String = visit.param("code")?;
    let waits = matches!(receipt.outcome, ApplicationOutcome::Waiting(_));
    // Even where nobody is asked any more, so that it can be deleted.
    let asks_contact = waits && (here.tournament.sign_up_asks_contact() || !receipt.contact.is_empty());
    let form = typed_or_known(visit, &receipt);
    let (name, is) = match receipt.outcome {
        ApplicationOutcome::Waiting(place) => (receipt.name, Told::Waiting(place, free(here))),
        ApplicationOutcome::Accepted(player) if here.tournament.player(player).is_none() => {
            (String::new(), Told::Unregistered)
        }
        ApplicationOutcome::Accepted(player) => {
            let seat = site.desk.seat_of_link(&code)?.map(|_| urls::seat(&code));
            (here.name(player), Told::Accepted(seat, receipt.list))
        }
        ApplicationOutcome::Declined(word) => (receipt.name, Told::Declined(word)),
    };
    let (origin, _) = site.origin_for_others(visit);
    Ok(Page {
        layout: visit.tournament_layout(site, here),
        slug: here.slug().clone(),
        title: here.title(),
        home: urls::tournament(here.slug()),
        address: format!("{origin}{}", urls::receipt(here.slug(), &code)),
        code,
        name,
        refused: String::new(),
        is,
        claim: if here.tournament.lists_are_final() {
            say("sign-up-receipt-claim-late")
        } else {
            say("sign-up-receipt-the-director-accepted-you-claim")
        },
        badge: list_badge(receipt.checked),
        asks_deck: waits && here.tournament.sign_up_asks_deck(),
        asks_contact: asks_contact.then_some(LONGEST_CONTACT),
        form,
        faults: Faults::default(),
    })
}

/// Each form sends one field; the other one shows what is known.
fn typed_or_known(visit: &Visit, receipt: &Receipt) -> Fields {
    let known = [
        (ApplicationListForm::NAMES.list, receipt.list.as_str()),
        (ContactForm::NAMES.contact, receipt.contact.as_str()),
    ];
    visit.form.pairs().chain(known).collect()
}

/// `5 places are free.`, or that the timetable takes nobody; `None` without a limit. A draft is nothing to tell.
fn free(here: &Snapshot) -> Option<Message> {
    let numbers = here.tournament.published_timetable().and_then(|_| here.tournament.numbers_left());
    if numbers == Some(0) {
        return Some(say("sign-up-receipt-timetable-full"));
    }
    let free = here.tournament.places_left().into_iter().chain(numbers).min();
    free.map(|free| match free {
        0 => say("sign-up-receipt-no-place-free"),
        free => say("sign-up-receipt-places-free").with("places", free),
    })
}
