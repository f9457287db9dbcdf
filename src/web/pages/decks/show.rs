//! `/t/{tournament}/decks/{player}`: one player’s list, for those who check lists.
//!
//! The page shows what the log says. The private text is shown only as the answer to “Read the list”, which
//! the log records first.

use askama::Template;

use crate::app::Snapshot;
use crate::app::deck_turns::ListStep;
use crate::app::decks::ListState;
use crate::app::unfit::UnfitList;
use crate::domain::deck::DeckReport;
use crate::domain::hash::ListHash;
use crate::domain::id::{PlayerId, Slug};
use crate::domain::reason::TypedReason;
use crate::domain::tournament::command::{AcceptDeck, Command};
use crate::domain::tournament::expected::Expected;
use crate::messages::say;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::faults::Faults;
use crate::web::fields::Fields;
use crate::web::forms::{AcceptForm, ListForm, PoolForm};
use crate::web::intents::{DeckCheckIntent, ListIntent, ReadIntent};
use crate::web::layout::{Layout, said};
use crate::web::pages::decks::changed_meanwhile::Compared;
use crate::web::pages::decks::consent::{self, ConsentQuestion};
use crate::web::pages::decks::pool::PoolPanel;
use crate::web::pages::decks::registration::Registration;
use crate::web::pages::decks::shown::ShownReport;
use crate::web::pages::decks::story::{ListBadge, StoryLine, list_story, spoken_hash};
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::refused::Refused;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words::moment;

#[expect(clippy::struct_excessive_bools, reason = "questions of the template, each for itself")]
#[derive(Template)]
#[template(path = "decks/one.html")]
pub(super) struct DeckPage {
    pub(super) player: PlayerId,
    layout: Layout,
    tabs: Tabs,
    slug: Slug,
    to_read: Link,
    to_accept: Link,
    to_check: Link,
    to_penalty: Option<Link>,
    to_hand_in: Link,
    to_consent: Link,
    consent: Option<ConsentQuestion>,
    pool: Option<PoolPanel>,
    name: String,
    state: ListBadge,
    facts: Vec<String>,
    sha256: String,
    version: String,
    settled: bool,
    faulty: bool,
    /// Nobody on the staff has read the newest list.
    unread: bool,
    outdated: bool,
    open: bool,
    /// The next player whose list is missing, and the page on which to hand it in.
    next_missing: Option<(String, Link)>,
    locked: bool,
    checks: bool,
    told: Vec<StoryLine>,
    refusal: String,
    report: Option<ShownReport>,
    looked: bool,
    /// Whether the page answers the form that compares the cards with the list.
    comparing: bool,
    /// How two lists of this deck differ.
    compared: Option<Compared>,
    /// What changed from the previous list to the newest.
    changed: Option<Compared>,
    form: Fields,
    pub(super) faults: Faults,
}

impl DeckPage {
    pub(super) fn new(site: &Site, visit: &Visit, here: &Snapshot) -> Result<Self, PageError> {
        let player = visit.param("player")?;
        let setup = here.setup()?;
        let known = here.tournament.player(player).ok_or(PageError::NotFound)?;
        let deck = known.deck.as_ref();
        let standing = site.desk.deck_standing(here, player)?;
        let differs =
            deck.is_some_and(|deck| deck.agrees == Some(false)) && visit.sends(urls::penalties::PATH);
        let mut layout = visit.tournament_layout(site, here);
        if let (ListState::Faulty(fault), Some(deck)) = (standing, deck) {
            layout.notices.push(said(UnfitList::of(fault, &deck.sha256).to_string()));
        }
        Ok(Self {
            player,
            layout,
            tabs: Tabs::of(visit, here, Tab::Decks),
            slug: here.slug().clone(),
            to_read: urls::read_deck(here.slug(), player),
            to_accept: urls::accept_deck(here.slug(), player),
            to_check: urls::check_deck(here.slug(), player),
            to_penalty: differs.then(|| urls::penalty_for_deck(here.slug(), player)),
            to_hand_in: urls::submit_deck(here.slug(), player),
            to_consent: urls::deck_consent(here.slug(), player),
            consent: consent::consent_question(site, here, player)?,
            pool: pool_panel(visit, here, player)?,
            name: here.name(player),
            state: ListBadge::of(known, setup, standing),
            facts: facts(here, player),
            sha256: deck.map_or_else(String::new, |deck| spoken_hash(&deck.sha256)),
            version: deck.map_or_else(String::new, |deck| deck.sha256.to_string()),
            settled: standing != ListState::Outdated && deck.is_some_and(|deck| deck.is_settled()),
            faulty: deck.is_some_and(|deck| deck.errors > 0),
            unread: deck.is_some_and(|deck| !is_read(here, player, &deck.sha256)),
            outdated: standing == ListState::Outdated,
            open: visit.offers(here, urls::submit_deck::PATH),
            next_missing: next_missing(here, player),
            locked: here.tournament.decks_are_locked(),
            checks: setup.format.is_some(),
            told: list_story(here, player),
            refusal: String::new(),
            report: None,
            looked: false,
            comparing: DeckCheckIntent::of(&visit.form).is_some(),
            compared: None,
            changed: None,
            form: visit.form.clone(),
            faults: Faults::default(),
        })
    }

    /// The page with a second list compared with the one handed in.
    pub(super) fn with_comparison(self, form: Fields, compared: Compared) -> Self {
        Self { form, compared: Some(compared), ..self }
    }

    /// The page with what was typed, and why it was not recorded.
    pub(super) fn refused(self, form: Fields, why: &Refused) -> Self {
        Self { form, refusal: why.to_string(), ..self }
    }

    pub(super) fn with_report(
        self,
        site: &Site,
        visit: &Visit,
        here: &Snapshot,
        report: &DeckReport,
    ) -> Result<Self, PageError> {
        Ok(Self { report: ShownReport::by_format_of(site, visit, here, report)?, ..self })
    }
}

/// The next player after this one without a list, in order of the numbers and then from the first.
fn next_missing(here: &Snapshot, player: PlayerId) -> Option<(String, Link)> {
    let missing = here.tournament.players().filter(|one| one.is_active() && one.deck.is_none());
    let others: Vec<PlayerId> = missing.map(|one| one.id).filter(|one| *one != player).collect();
    let next = others.iter().find(|one| **one > player).or_else(|| others.first())?;
    Some((here.name(*next), urls::deck(here.slug(), *next)))
}

fn is_read(here: &Snapshot, player: PlayerId, sha256: &ListHash) -> bool {
    here.deck_turns(player).iter().any(|turn| turn.what == ListStep::Read && turn.sha256 == *sha256)
}

fn facts(here: &Snapshot, player: PlayerId) -> Vec<String> {
    let mut facts = Vec::new();
    let setup = here.tournament.setup();
    facts.extend(setup.and_then(|setup| setup.format.as_ref()).map(|format| format.name.clone()));
    if let Some(deck) = here.tournament.player(player).and_then(|player| player.deck.as_ref()) {
        facts.push(say("decks-one-handed-in").with("moment", moment(here, deck.at)).to_string());
        facts.push(say("decks-count-cards").with("n", deck.cards).to_string());
        if deck.agrees == Some(true) {
            facts.push(say("decks-one-agreed").to_string());
        }
    }
    facts
}

/// What the log says about the list.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    Answer::page(&DeckPage::new(site, visit, &*visit.here(site)?)?)
}

/// Opens the private list, on the page or as a sheet to print; the log says so first.
pub fn read(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let slug = visit.tournament()?;
    let opened = site.desk.read_deck(&slug, &visit.form_submission()?, visit.param("player")?);
    match opened.map_err(|error| visit.page_error(site, error)) {
        Ok(read) if ReadIntent::of(&visit.form) == Some(ReadIntent::Sheet) => {
            let (here, player) = (visit.here_after(site)?, visit.param("player")?);
            let back = (urls::deck(&slug, player), say("decks-one-back").to_string());
            Answer::page(&Registration::of_player(site, visit, &here, player, &read.report, back)?)
        }
        Ok(read) => {
            let here = visit.here_after(site)?;
            let mut page =
                DeckPage::new(site, visit, &here)?.with_report(site, visit, &here, &read.report)?;
            let on = here.setup()?.settings.date;
            page.changed = read
                .before
                .map(|before| before.differences(&read.report))
                .filter(|changed| !changed.is_empty())
                .map(|changed| {
                    Compared::of(
                        site,
                        &changed,
                        [say("decks-compared-before"), say("decks-compared-now")],
                        Some(on),
                    )
                })
                .transpose()?;
            page.form = Fields::from_iter([(ListForm::NAMES.list, read.text)]);
            let player = page.player;
            page.pool = page.pool.map(|pool| pool.with_registered_text(site, &here, player)).transpose()?;
            page.layout.notices.extend(
                read.before_fault.map(|fault| say("import-list-before").with("why", fault.to_string())),
            );
            Answer::page(&page)
        }
        Err(error) => refusal_page(site, visit, &error.into_refused()?),
    }
}

/// Checks a list, or hands it in for the player.
pub fn submit(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let (slug, player) = (visit.tournament()?, visit.param("player")?);
    let here = visit.here(site)?;
    // Made only if it is shown, because it reads the list before this one.
    let page = || DeckPage::new(site, visit, &here);
    if ListForm::of(&visit.form).list.is_empty() {
        let mut page = page()?;
        page.faults.add(ListForm::NAMES.list, say("decks-check-paste-first").to_string());
        return Answer::refusal(&page);
    }
    if ListIntent::of(&visit.form) != Some(ListIntent::Submit) {
        return match site.desk.check_deck(
            &slug,
            Some(player),
            visit.form.raw(ListForm::NAMES.list),
            &visit.awaited,
        ) {
            Ok(report) => {
                let page = page()?.with_report(site, visit, &here, &report)?;
                Answer::page(&DeckPage { looked: true, ..page })
            }
            Err(error) => refusal_page(site, visit, &visit.page_error(site, error).into_refused()?),
        };
    }
    let (text, agrees) = (visit.form.raw(ListForm::NAMES.list), consent::read_heard_consent(&visit.form));
    let sent = site.desk.submit_deck(&slug, &visit.form_submission()?, player, text, agrees, &visit.awaited);
    let sent = sent.map_err(|error| visit.page_error(site, error));
    Answer::redirect_or_refuse(sent, &urls::deck(&slug, player), |why| refusal_page(site, visit, why))
}

/// The form that registers the player's pool.
fn pool_panel(visit: &Visit, here: &Snapshot, player: PlayerId) -> Result<Option<PoolPanel>, PageError> {
    let open = visit.offers(here, urls::pool::PATH);
    let locked = if open { String::new() } else { say("decks-pool-closed").to_string() };
    PoolPanel::of(here, player, urls::pool(here.slug(), player), locked)
}

/// Registers what the player opened or drafted.
pub fn register_pool(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let (slug, player) = (visit.tournament()?, visit.param("player")?);
    let text = visit.form.raw(PoolForm::NAMES.pool);
    let registered = site.desk.register_pool(&slug, &visit.form_submission()?, player, text, &visit.awaited);
    let registered = registered.map_err(|error| visit.page_error(site, error));
    Answer::redirect_or_refuse(registered, &urls::deck(&slug, player), |why| {
        let page = DeckPage::new(site, visit, &*visit.here(site)?)?;
        let pool = page.pool.map(|pool| pool.with_text(text));
        Answer::refusal(&DeckPage { refusal: why.to_string(), pool, ..page })
    })
}

/// Accepts the list that the page showed.
pub fn accept(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let (slug, player) = (visit.tournament()?, visit.param("player")?);
    let reason = TypedReason::from(AcceptForm::of(&visit.form).reason);
    let expects = [Expected::List(player, ListHash::stated(AcceptForm::of(&visit.form).version))];
    let accepted = visit.give_expecting(site, expects, |_| {
        Ok(Command::AcceptDeck(AcceptDeck { player, reason: reason.clone() }))
    });
    Answer::redirect_or_refuse(accepted, &urls::deck(&slug, player), |why| refusal_page(site, visit, why))
}

/// The page again with the sentence.
pub(super) fn refusal_page(site: &Site, visit: &Visit, why: &Refused) -> Result<Answer, PageError> {
    let page = DeckPage::new(site, visit, &*visit.here(site)?)?;
    Answer::refusal(&DeckPage { refusal: why.to_string(), ..page })
}
