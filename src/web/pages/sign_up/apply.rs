//! `/t/{tournament}/sign-up`: anybody applies for a place. Nothing typed here is public before a director accepts it.

use askama::Template;

use crate::app::applications::SentApplication;
use crate::app::appointments::LONGEST_CONTACT;
use crate::app::error::Unfit;
use crate::app::unfit_application::UnfitApplication;
use crate::app::{DeskError, Snapshot};
use crate::domain::id::Slug;
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::faults::Faults;
use crate::web::fields::Fields;
use crate::web::forms::ApplicationForm;
use crate::web::layout::Layout;
use crate::web::pages::director::form::LOOK;
use crate::web::pages::sign_up::{OpenUntil, places};
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;

#[derive(Template)]
#[template(path = "sign_up/apply.html")]
struct Page {
    layout: Layout,
    tabs: Tabs,
    slug: Slug,
    /// Until when it is open; `None` while it is not.
    until: Option<OpenUntil>,
    facts: Vec<String>,
    refused: String,
    /// The receipt of what the same form sent before, with other content.
    before: Option<Link>,
    /// The form, while the sign-up is open.
    open: bool,
    /// Whether all places are taken.
    full: bool,
    /// In which round a player comes in whom the director accepts now, once one has begun.
    begun: Option<Message>,
    /// Whether a list can be sent along.
    asks_deck: bool,
    /// The longest contact, if players are asked how they are reached.
    asks_contact: Option<usize>,
    form: Fields,
    faults: Faults,
}

/// The form, or that the sign-up is closed.
///
/// # Errors
/// If the log cannot be read.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    Answer::page(&page(site, visit, &here))
}

/// Puts the sender on the list and leads to the receipt.
///
/// # Errors
/// Like [`crate::app::Desk::apply_for_place`].
pub fn apply(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let sent = SentApplication {
        submission: visit.form_number()?,
        name: visit.form.raw(ApplicationForm::NAMES.name),
        list: visit.form.raw(ApplicationForm::NAMES.list),
        contact: visit.form.raw(ApplicationForm::NAMES.contact),
        now: (site.hooks.now)(),
    };
    match site.desk.apply_for_place(here.slug(), &sent, &visit.awaited) {
        Ok(code) => Ok(Answer::see_other(&urls::receipt(here.slug(), &code))),
        // Back in the browser, then another name: for a second player, or to correct the first.
        Err(DeskError::SentDifferently { .. }) => {
            let mut page = page(site, visit, &here);
            let code = site.desk.receipt_code(&here, sent.submission)?;
            page.before = Some(urls::receipt(here.slug(), &code));
            Answer::conflict(&page)
        }
        Err(error) => refill(site, visit, &here, error),
    }
}

/// The form again, with the reason at its field.
fn refill(site: &Site, visit: &Visit, here: &Snapshot, error: DeskError) -> Result<Answer, PageError> {
    let field = field_of(&error);
    let why = PageError::from(error).into_refused()?;
    let mut page = page(site, visit, here);
    match field.filter(|_| page.open) {
        Some(field) => {
            page.faults.add(field, why.to_string());
            page.refused = LOOK.into();
        }
        None => page.refused = why.to_string(),
    }
    Answer::refusal(&page)
}

/// The field that an error is about; `None` if it is about none.
const fn field_of(error: &DeskError) -> Option<&'static str> {
    match error {
        DeskError::Unusable(Unfit::Application(why)) => match why {
            UnfitApplication::NoName | UnfitApplication::Name(_) => Some(ApplicationForm::NAMES.name),
            UnfitApplication::LongList(_) => Some(ApplicationForm::NAMES.list),
            UnfitApplication::Closed
            | UnfitApplication::Crowded
            | UnfitApplication::LongWord(_)
            | UnfitApplication::Nobody
            | UnfitApplication::NobodyFits
            | UnfitApplication::NoPlaces { .. }
            | UnfitApplication::Meanwhile
            | UnfitApplication::Settled => None,
        },
        DeskError::Unusable(Unfit::Appointment(_)) => Some(ApplicationForm::NAMES.contact),
        DeskError::Refused(_) | DeskError::Unusable(_) => Some(ApplicationForm::NAMES.list),
        DeskError::NotStated(_)
        | DeskError::NotInSeries(_)
        | DeskError::Taken(_)
        | DeskError::NotFound
        | DeskError::SentDifferently { .. }
        | DeskError::NumberUsed { .. }
        | DeskError::Broken(_)
        | DeskError::BrokenSeries(_)
        | DeskError::Unsound(_)
        | DeskError::Unreadable { .. }
        | DeskError::Wait { .. }
        | DeskError::Crowded
        | DeskError::SignInFailed
        | DeskError::LinkSpent
        | DeskError::ListsInTheMaking { .. }
        | DeskError::Store(_)
        | DeskError::NotAwaited(_)
        | DeskError::Unwritable { .. }
        | DeskError::BuiltIn { .. }
        | DeskError::Randomness(_) => None,
    }
}

fn page(site: &Site, visit: &Visit, here: &Snapshot) -> Page {
    let terms = here.tournament.open_sign_up((site.hooks.now)());
    Page {
        layout: visit.tournament_layout(site, here),
        tabs: Tabs::of(visit, here, Tab::Overview),
        slug: here.slug().clone(),
        until: terms.map(|terms| OpenUntil::of(here, terms)),
        facts: vec![terms.map_or_else(|| say("sign-up-closed").into(), |terms| places(here, terms))],
        refused: String::new(),
        before: None,
        open: terms.is_some(),
        full: here.tournament.places_left() == Some(0),
        begun: begun(here),
        asks_deck: here.tournament.sign_up_asks_deck(),
        asks_contact: here.tournament.sign_up_asks_contact().then_some(LONGEST_CONTACT),
        form: visit.form.clone(),
        faults: Faults::default(),
    }
}

/// That play has begun, where the next round takes who comes late: in Swiss rounds before the last one is paired.
fn begun(here: &Snapshot) -> Option<Message> {
    let of = &here.tournament;
    let next = of.next_round();
    let takes_late = of.cut().is_none() && !of.is_in_pods() && !of.timetable_is_paired();
    let is_planned = next.0 <= of.planned_rounds();
    (of.shown_round().is_some() && takes_late && is_planned)
        .then(|| say("sign-up-apply-begun-text").with("round", next))
}
