//! `/t/{tournament}/settings/lists`: whose deck lists everybody sees, and from when.

use askama::Template;
use chrono::{DateTime, NaiveDateTime, Utc};
use chrono_tz::Tz;

use crate::app::{Snapshot, SubmissionOutcome};
use crate::domain::id::Slug;
use crate::domain::tournament::command::{ChangePublication, Command};
use crate::domain::tournament::publication::{FINALISTS, Lists, Publication, PublicationError};
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::faults::Faults;
use crate::web::fields::Fields;
use crate::web::forms::PublicationForm;
use crate::web::layout::Layout;
use crate::web::pages::decks::consent;
use crate::web::pages::director::form;
use crate::web::pages::director::settings::saved_message;
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;
use crate::words::settings_error::publication_error;

/// How a browser writes day and time.
pub(in crate::web::pages) const AT: &str = "%Y-%m-%dT%H:%M";

#[derive(Template)]
#[template(path = "director/publication.html")]
struct Page {
    layout: Layout,
    tabs: Tabs,
    slug: Slug,
    refused: String,
    saved: Option<(Message, Message)>,
    plan: String,
    changes: bool,
    /// Whether the tournament takes lists at all.
    checks: bool,
    answers: String,
    choices: [(&'static str, Message); 4],
    zone: String,
    finalists: u32,
    form: Fields,
    faults: Faults,
}

/// # Errors
/// If the log cannot be read.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    Answer::page(&page(site, visit, &here, filled_form(&here))?)
}

/// # Errors
/// Like [`Visit::give`].
pub fn change(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let mut faults = Faults::default();
    let Some(publication) = read(&here, &visit.form, &mut faults) else {
        let refused = form::LOOK.to_string();
        return Answer::refusal(&Page { faults, refused, ..page(site, visit, &here, visit.form.clone())? });
    };
    let given = visit.give(site, |_| {
        Ok(Command::ChangePublication(ChangePublication { publication: publication.clone() }))
    });
    let how = if matches!(given, Ok(SubmissionOutcome::Recorded)) { "yes" } else { "same" };
    Answer::redirect_or_refuse(given, &urls::publication_saved(here.slug(), how), |why| {
        let refused = why.to_string();
        Answer::refusal(&Page { refused, ..page(site, visit, &here, visit.form.clone())? })
    })
}

fn page(site: &Site, visit: &Visit, here: &Snapshot, form: Fields) -> Result<Page, PageError> {
    let players = || here.tournament.players().filter(|player| player.deck.is_some());
    let agreed = players().filter(|player| player.consent.is_some_and(|consent| consent.agrees)).count();
    let lists = say("director-publication-lists-in").with("lists", players().count());
    Ok(Page {
        layout: visit.tournament_layout(site, here),
        tabs: Tabs::of(visit, here, Tab::Settings),
        slug: here.slug().clone(),
        refused: String::new(),
        saved: saved_message(&visit.query),
        plan: consent::plan(here),
        changes: visit.offers(here, urls::publication::PATH),
        checks: here.setup()?.format.is_some(),
        answers: say("director-publication-answers")
            .with("lists", lists)
            .with("agreed", say("director-publication-agreed").with("players", agreed))
            .into(),
        choices: Lists::ALL.map(|lists| (lists.code(), words(lists))),
        zone: here.tournament.zone().to_string(),
        finalists: FINALISTS,
        form,
        faults: Faults::default(),
    })
}

const fn words(lists: Lists) -> Message {
    match lists {
        Lists::None => say("director-publication-nobody"),
        Lists::Winner => say("director-publication-winner"),
        Lists::Finalists => say("director-publication-finalists"),
        Lists::All => say("director-publication-everybody"),
    }
}

fn filled_form(here: &Snapshot) -> Fields {
    let publication = here.tournament.publication();
    let mut pairs = vec![
        (PublicationForm::NAMES.lists, publication.lists.code().to_owned()),
        (PublicationForm::NAMES.finalists, publication.finalists.to_string()),
    ];
    let at = publication.at.map(|at| at.with_timezone(&here.tournament.zone()).format(AT).to_string());
    pairs.extend(at.map(|at| (PublicationForm::NAMES.at, at)));
    if publication.before_end {
        pairs.push((PublicationForm::NAMES.before_end, form::YES.to_owned()));
    }
    Fields::from_iter(pairs)
}

fn read(here: &Snapshot, typed: &Fields, faults: &mut Faults) -> Option<Publication> {
    let names = PublicationForm::NAMES;
    let lists = Lists::of(PublicationForm::of(typed).lists);
    if lists.is_none() {
        faults.add(names.lists, say("director-publication-choose"));
    }
    let finalists = match PublicationForm::of(typed).finalists {
        "" => Some(FINALISTS),
        _ => faults.read(typed, names.finalists, say("director-publication-how-many")),
    };
    let at = match PublicationForm::of(typed).at {
        "" => None,
        text => {
            let at = instant(here, text);
            if at.is_none() {
                faults.add(names.at, say("director-publication-at"));
            }
            at
        }
    };
    let before_end = typed.has(names.before_end, form::YES);
    let publication = Publication { lists: lists?, finalists: finalists?, at, before_end };
    if let Err(error) = publication.check() {
        let field = match error {
            PublicationError::Finalists => names.finalists,
            PublicationError::NobodyHasWon => names.lists,
            PublicationError::NoTime | PublicationError::Year => names.at,
        };
        faults.add(field, publication_error(error));
    }
    faults.is_empty().then_some(publication)
}

/// A time of the tournament's zone; of an hour that comes twice the first, `None` for one that is skipped.
pub(in crate::web::pages) fn instant(here: &Snapshot, text: &str) -> Option<DateTime<Utc>> {
    instant_in(here.tournament.zone(), text)
}

/// A time of this zone; of an hour that comes twice the first, `None` for one that is skipped.
pub(in crate::web::pages) fn instant_in(zone: Tz, text: &str) -> Option<DateTime<Utc>> {
    let at = NaiveDateTime::parse_from_str(text, AT)
        .or_else(|_| NaiveDateTime::parse_from_str(text, "%Y-%m-%dT%H:%M:%S"))
        .ok()?;
    Some(at.and_local_timezone(zone).earliest()?.to_utc())
}
