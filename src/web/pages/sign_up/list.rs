//! `/t/{tournament}/applications`: the director's list of those who applied for a place.

use askama::Template;

use crate::app::acceptance::Chosen;
use crate::app::names;
use crate::app::{Application, ApplicationState, DeskError, Snapshot};
use crate::domain::id::Slug;
use crate::domain::tournament::Tournament;
use crate::messages::say;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::faults::Faults;
use crate::web::fields::Fields;
use crate::web::forms::ApplicationsForm;
use crate::web::intents::{ApplicationsIntent, MISSING};
use crate::web::layout::Layout;
use crate::web::offers::Offers;
use crate::web::pages::sign_up::{OpenUntil, list_badge, places, terms};
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::qr::Qr;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words::{self, zone_name};

#[derive(Template)]
#[template(path = "sign_up/list.html")]
pub(super) struct Page {
    layout: Layout,
    tabs: Tabs,
    slug: Slug,
    /// Until when it is open; `None` while it is not.
    until: Option<OpenUntil>,
    facts: Vec<String>,
    pub(super) refused: String,
    offers: Offers,
    /// Whether a sign-up was ever opened.
    known: bool,
    /// Whether it is open now.
    open: bool,
    /// How many of those who wait would fit, in words; empty if nobody does.
    fit: String,
    waiting: Vec<Row>,
    declined: Vec<Row>,
    /// The word to those declined, as it was typed.
    word: String,
    /// How many lists of accepted players are not handed in.
    lists: usize,
    address: String,
    /// `None` if no phone can open the address, because only this machine is served.
    qr: Option<Qr>,
    /// Whether lists can be asked for.
    checks: bool,
    /// Whose clock the last moment is read on.
    in_zone: String,
    pub(super) form: Fields,
    pub(super) faults: Faults,
}

struct Row {
    id: String,
    place: usize,
    name: String,
    since: String,
    list: (&'static str, String),
    /// That a player, or somebody else on the list, has the same name.
    same: Option<(String, Option<Link>)>,
    ticked: bool,
    /// What was said to a declined player.
    word: String,
}

/// # Errors
/// If the log or the store cannot be read.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    Answer::page(&page(site, visit, &here, terms::filled_form(&here, (site.hooks.now)()))?)
}

/// Accepts, declines or puts back.
///
/// # Errors
/// Like [`crate::app::Desk::accept_applications`].
pub fn settle(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let slug = visit.tournament()?;
    let here = visit.here(site)?;
    let sent = visit.form_submission()?;
    let ticked: Vec<String> =
        visit.form.values(ApplicationsForm::NAMES.application).map(str::to_owned).collect();
    let word = ApplicationsForm::of(&visit.form).word;
    let accept =
        |chosen: Chosen| site.desk.accept_applications(&slug, &sent, &chosen, &visit.awaited).map(drop);
    let done: Result<(), DeskError> = match ApplicationsIntent::of(&visit.form) {
        Some(ApplicationsIntent::Accept) => accept(Chosen::Ticked(ticked)),
        Some(ApplicationsIntent::Fit) => accept(Chosen::AllThatFit),
        Some(ApplicationsIntent::Decline) => site.desk.decline_applications(&here, &ticked, word),
        Some(ApplicationsIntent::DeclineAll) => site.desk.decline_everybody(&here, word),
        Some(ApplicationsIntent::Back) => site.desk.put_applications_back(&here, &ticked),
        Some(ApplicationsIntent::Delete) => site.desk.delete_applications(&here, &ticked),
        Some(ApplicationsIntent::DeleteAll) => site.desk.delete_declined(&here),
        Some(ApplicationsIntent::Lists) => site.desk.hand_in_lists(&slug, &sent, &visit.awaited),
        None => return Err(PageError::bad_request(MISSING)),
    };
    let done = done.map_err(|error| visit.page_error(site, error));
    Answer::redirect_or_refuse(done, &urls::applications(&slug), |why| {
        let here = visit.here_after(site)?;
        let mut page = page(site, visit, &here, terms::filled_form(&here, (site.hooks.now)()))?;
        page.refused = why.to_string();
        word.clone_into(&mut page.word);
        Answer::refusal(&page)
    })
}

pub(super) fn page(site: &Site, visit: &Visit, here: &Snapshot, form: Fields) -> Result<Page, PageError> {
    let all = site.desk.applications(here)?;
    let of = |is: fn(&ApplicationState) -> bool| -> Vec<&Application> {
        all.iter().filter(|application| is(&application.state)).collect()
    };
    let waiting = of(|state| *state == ApplicationState::Waiting);
    let declined = of(|state| matches!(state, ApplicationState::Declined(_)));
    let accepted = of(|state| matches!(state, ApplicationState::Accepted(_)));
    let tournament = &here.tournament;
    let open = tournament.open_sign_up((site.hooks.now)()).is_some();
    let (origin, out_of_reach) = site.origin_for_others(visit);
    let address = format!("{origin}{}", urls::sign_up(here.slug()));
    Ok(Page {
        layout: visit.tournament_layout(site, here),
        tabs: Tabs::of(visit, here, Tab::Players),
        slug: here.slug().clone(),
        until: tournament.sign_up().filter(|_| open).map(|terms| OpenUntil::of(here, terms)),
        facts: facts(here, open, waiting.len()),
        refused: String::new(),
        offers: visit.all_offers(here),
        known: tournament.sign_up().is_some(),
        open,
        fit: fit(tournament, waiting.len()),
        waiting: rows(visit, here, &waiting),
        declined: rows(visit, here, &declined),
        word: String::new(),
        lists: accepted.iter().filter(|application| !application.deck.is_empty()).count(),
        qr: Qr::of(&address).filter(|_| !out_of_reach),
        address,
        checks: here.setup()?.format.is_some(),
        in_zone: say("sign-up-list-times-of").with("zone", zone_name(here.tournament.zone())).into(),
        form,
        faults: Faults::default(),
    })
}

fn facts(here: &Snapshot, open: bool, waiting: usize) -> Vec<String> {
    let Some(terms) = here.tournament.sign_up() else { return vec![say("sign-up-list-not-open").into()] };
    let closed: Option<String> = (!open).then(|| say("sign-up-closed").into());
    let told = [places(here, terms), say("sign-up-list-waiting").with("players", waiting).into()];
    let numbers = here.tournament.numbers_left();
    let numbers: Option<String> =
        numbers.map(|free| say("sign-up-list-free-numbers").with("free", free).into());
    closed.into_iter().chain(told).chain(numbers).collect()
}

/// `Accept all 3`, `Accept the first 2`, or `Accept the first`.
fn fit(tournament: &Tournament, waiting: usize) -> String {
    let fit = tournament.places_left().into_iter().chain(tournament.numbers_left()).min();
    match (fit, waiting) {
        (_, 0) | (Some(0), _) => String::new(),
        (Some(1), waiting) if waiting > 1 => say("sign-up-list-accept-the-first").into(),
        (Some(free), waiting) if free < waiting => {
            say("sign-up-list-accept-the-first-ones").with("free", free).into()
        }
        (_, 1) => say("sign-up-list-accept-the-one").into(),
        (_, waiting) => say("sign-up-list-accept-all").with("number", waiting).into(),
    }
}

fn rows(visit: &Visit, here: &Snapshot, applications: &[&Application]) -> Vec<Row> {
    let names: Vec<String> = applications.iter().map(|application| application.name.clone()).collect();
    let doubles = names::doubles(here, &names);
    let same = |at: usize| {
        let double = doubles.iter().find(|double| double.at == at)?;
        Some(match double.here {
            Some(player) => (
                say("sign-up-list-same-name").with("player", player).into(),
                Some(urls::player(here.slug(), player)),
            ),
            None => (say("sign-up-list-twice").into(), None),
        })
    };
    let row = |(at, application): (usize, &&Application)| Row {
        id: application.id.clone(),
        place: at + 1,
        name: application.name.clone(),
        since: words::moment(here, application.at),
        list: list_badge(application.checked),
        same: same(at),
        ticked: visit.form.has(ApplicationsForm::NAMES.application, &application.id),
        word: match &application.state {
            ApplicationState::Declined(word) => word.clone(),
            ApplicationState::Waiting | ApplicationState::Accepted(_) => String::new(),
        },
    };
    applications.iter().enumerate().map(row).collect()
}
