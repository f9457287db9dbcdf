//! `/t/{tournament}/webhooks`: addresses of other services that hear of each new entry.

use askama::Template;
use chrono::Utc;

use crate::app::webhooks::MOST;
use crate::app::{DeliveryFault, Snapshot, Webhook, WebhookNotAdded};
use crate::domain::id::Slug;
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::faults::Faults;
use crate::web::fields::Fields;
use crate::web::forms::WebhookForm;
use crate::web::layout::Layout;
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;
use crate::web::words;

#[derive(Template)]
#[template(path = "director/webhooks.html")]
struct Page {
    layout: Layout,
    tabs: Tabs,
    slug: Slug,
    hooks: Vec<Hook>,
    /// Whether another one may be added.
    has_room: bool,
    most: usize,
    form: Fields,
    faults: Faults,
    /// The secret of a new one, which is shown once; empty otherwise.
    secret: String,
}

struct Hook {
    id: String,
    address: String,
    since: String,
    heard: String,
    /// What is wrong with the deliveries.
    trouble: Option<String>,
}

/// The addresses, and the form for another one.
///
/// # Errors
/// If the store cannot be read.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    Answer::page(&page(site, visit)?)
}

/// Adds an address, and shows the secret of its signatures.
///
/// # Errors
/// If the store cannot write.
pub fn add(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let typed = WebhookForm::of(&visit.form).address.trim();
    let refuse = |why: String| {
        let mut page = Page { form: visit.form.clone(), ..page(site, visit)? };
        page.faults.add(WebhookForm::NAMES.address, why);
        Answer::refusal(&page)
    };
    if let Err(why) = site.sender.check(typed) {
        return refuse(why.to_string());
    }
    let here = visit.here(site)?;
    match site.desk.add_webhook(&here, typed, Utc::now())? {
        Err(WebhookNotAdded::Full) => {
            refuse(say("director-webhooks-there-are-addresses-already-remove").with("most", MOST).into())
        }
        Err(WebhookNotAdded::Known(address)) => {
            refuse(say("director-webhooks-known").with("address", address).into())
        }
        Ok(hook) => Answer::page(&Page { secret: hook.secret, ..page(site, visit)? }),
    }
}

/// Removes an address.
///
/// # Errors
/// [`PageError::NotFound`] for an address of another tournament.
pub fn remove(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let (here, id): (_, String) = (visit.here(site)?, visit.param("code")?);
    back(here.slug(), site.desk.remove_webhook(here.id(), &id)?)
}

/// Tries an address again at once.
///
/// # Errors
/// [`PageError::NotFound`] for an address of another tournament.
pub fn retry(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let (here, id): (_, String) = (visit.here(site)?, visit.param("code")?);
    back(here.slug(), site.desk.retry_webhook(here.id(), &id, Utc::now())?)
}

fn back(slug: &Slug, was_there: bool) -> Result<Answer, PageError> {
    if was_there { Ok(Answer::see_other(&urls::webhooks(slug))) } else { Err(PageError::NotFound) }
}

fn page(site: &Site, visit: &Visit) -> Result<Page, PageError> {
    let here = visit.here(site)?;
    let hooks = site.desk.webhooks(here.id())?;
    Ok(Page {
        layout: visit.tournament_layout(site, &here),
        tabs: Tabs::of(visit, &here, Tab::Settings),
        slug: here.slug().clone(),
        has_room: hooks.len() < MOST,
        most: MOST,
        hooks: hooks.into_iter().map(|hook| shown_hook(&here, hook)).collect(),
        form: Fields::default(),
        faults: Faults::default(),
        secret: String::new(),
    })
}

fn shown_hook(here: &Snapshot, hook: Webhook) -> Hook {
    let trouble = hook.last_failure.map(fault_in_words).map(|why| match hook.given_up {
        true => {
            say("director-webhooks-given-up").with("attempts", hook.failures).with("why", why).to_string()
        }
        false => say("director-webhooks-not-delivered")
            .with("why", why)
            .with("next", words::moment(here, hook.next_try))
            .to_string(),
    });
    Hook {
        since: words::moment(here, hook.made_at),
        heard: say("director-webhooks-up-to-line").with("line", hook.next_sequence.saturating_sub(1)).into(),
        trouble,
        address: hook.address,
        id: hook.id,
    }
}

fn fault_in_words(fault: DeliveryFault) -> Message {
    match fault {
        DeliveryFault::Status(status) => say("director-webhooks-status").with("status", status.to_string()),
        DeliveryFault::Private => say("director-webhooks-private"),
        DeliveryFault::Unknown => say("director-webhooks-unknown-name"),
        DeliveryFault::TooSlow => say("director-webhooks-too-slow"),
        DeliveryFault::Certificate => say("director-webhooks-certificate"),
        DeliveryFault::Unreachable => say("director-webhooks-unreachable"),
        DeliveryFault::Unsaid => say("director-webhooks-not-taken"),
    }
}
