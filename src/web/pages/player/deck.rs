//! `/t/{tournament}/me/deck`: a player’s own list.

use askama::Template;

use crate::app::decks::{ListFault, ListState};
use crate::app::{DeskError, Snapshot};
use crate::domain::deck::DeckReport;
use crate::domain::id::{PlayerId, Slug};
use crate::domain::tournament::player_refusal::PlayerRefusal;
use crate::domain::tournament::refusal::Refusal;
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::faults::Faults;
use crate::web::fields::Fields;
use crate::web::forms::{ListForm, PoolForm};
use crate::web::intents::ListIntent;
use crate::web::layout::{Layout, said};
use crate::web::pages::decks::consent::{self, ConsentQuestion};
use crate::web::pages::decks::mend::Mended;
use crate::web::pages::decks::pool::PoolPanel;
use crate::web::pages::decks::registration::Registration;
use crate::web::pages::decks::shown::ShownReport;
use crate::web::pages::decks::story::{ListBadge, ListChanges, StoryLine, changes, list_story, spoken_hash};
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words::moment;

#[derive(Template)]
#[template(path = "player/deck.html")]
struct OwnDeck {
    layout: Layout,
    tabs: Tabs,
    slug: Slug,
    name: String,
    format: Option<String>,
    required: bool,
    state: ListBadge,
    facts: Vec<Message>,
    sha256: String,
    whole_sha256: String,
    advice: String,
    locked: String,
    /// Until when the list can change.
    open_until: Message,
    told: Vec<StoryLine>,
    changes: Vec<ListChanges>,
    refusal: String,
    report: Option<ShownReport>,
    looked: bool,
    /// Whether handing in is what to do next: not under a list with faults.
    advises: bool,
    consent: Option<ConsentQuestion>,
    pool: Option<PoolPanel>,
    to_consent: Link,
    form: Fields,
    faults: Faults,
}

impl OwnDeck {
    fn new(site: &Site, visit: &Visit, here: &Snapshot, player: PlayerId) -> Result<Self, PageError> {
        let setup = here.setup()?;
        let known = here.tournament.player(player).ok_or(PageError::NotFound)?;
        let deck = known.deck.as_ref();
        let standing = site.desk.deck_standing(here, player)?;
        let required = setup.settings.deck_lists_required;
        let layout = visit.tournament_layout(site, here);
        Ok(Self {
            layout,
            tabs: Tabs::of(visit, here, Tab::Mine),
            slug: here.slug().clone(),
            name: here.name(player),
            format: setup.format.as_ref().map(|format| format.name.clone()),
            required,
            state: ListBadge::of(known, setup, standing),
            facts: deck.map_or_else(Vec::new, |deck| {
                vec![
                    say("player-deck-handed-in-at").with("when", moment(here, deck.at)),
                    say("player-deck-cards").with("cards", deck.cards),
                ]
            }),
            sha256: deck.map_or_else(String::new, |deck| spoken_hash(&deck.sha256)),
            whole_sha256: deck.map_or_else(String::new, |deck| deck.sha256.to_string()),
            advice: advice(here, player, standing),
            locked: why_locked(here, player),
            open_until: open_until(here),
            told: list_story(here, player),
            changes: changes(here, &site.desk.deck_versions(here, player)?),
            refusal: String::new(),
            report: None,
            looked: false,
            advises: true,
            consent: consent::consent_question(site, here, player)?,
            pool: pool_panel(here, player)?,
            to_consent: urls::own_consent(here.slug()),
            form: visit.form.clone(),
            faults: Faults::default(),
        })
    }

    fn with_report(
        self,
        site: &Site,
        visit: &Visit,
        here: &Snapshot,
        report: &DeckReport,
    ) -> Result<Self, PageError> {
        Ok(Self { report: ShownReport::by_format_of(site, visit, here, report)?, ..self })
    }
}

impl OwnDeck {
    fn mending(self, mended: Mended, report: &DeckReport) -> Self {
        let shown = self.report.map(|shown| shown.mending(mended, report));
        Self { report: shown, advises: report.legal, ..self }
    }
}

/// What to do next about the submitted list.
fn advice(here: &Snapshot, player: PlayerId, standing: ListState) -> String {
    let Some(deck) = here.tournament.player(player).and_then(|player| player.deck.as_ref()) else {
        return String::new();
    };
    match standing {
        ListState::Faulty(ListFault::Changed) => say("player-deck-advice-changed"),
        ListState::Faulty(ListFault::Gone) => say("player-deck-advice-gone"),
        ListState::Outdated => say("player-deck-advice-outdated"),
        _ if deck.errors > 0 && deck.accepted.is_some() => say("player-deck-advice-accepted"),
        _ if deck.errors > 0 => say("player-deck-advice-faults"),
        ListState::AsJudged => say("player-deck-advice-fine"),
    }
    .to_string()
}

/// Why the player can no longer change the list; empty if they can.
fn why_locked(here: &Snapshot, player: PlayerId) -> String {
    match here.tournament.may_change_list(player) {
        Err(Refusal::Player(_, PlayerRefusal::DecksLocked)) => {
            let has_list = here.tournament.player(player).is_some_and(|player| player.deck.is_some());
            let told = match (has_list, here.tournament.cut_keeps_decks()) {
                (true, true) => say("player-deck-locked-in-cut"),
                (true, false) => say("player-deck-locked-with-list"),
                (false, _) => say("player-deck-locked-without-list"),
            };
            told.to_string()
        }
        asked => why_not(here, asked),
    }
}

/// Until when lists can change, for a player who still changes one.
fn open_until(here: &Snapshot) -> Message {
    if here.tournament.decks_change_between_games() {
        say("player-deck-change-between-games")
    } else if here.tournament.cut_waits_for_decks() {
        say("player-deck-change-until-stage")
    } else {
        say("player-deck-change-until")
    }
}

fn why_not(here: &Snapshot, asked: Result<(), Refusal>) -> String {
    match asked {
        Err(Refusal::Closed) => say("player-deck-over").to_string(),
        Err(refusal) => here.refusal(&refusal),
        Ok(()) => String::new(),
    }
}

/// The player's own list as submitted, and the form to submit another.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let player = visit.seat(&here)?;
    let mut page = OwnDeck::new(site, visit, &here, player)?;
    page.pool = match page.pool.map(|pool| pool.with_registered_text(site, &here, player)).transpose() {
        Ok(pool) => pool,
        Err(error) => {
            page.layout.notices.push(said(error.into_refused()?.to_string()));
            pool_panel(&here, player)?
        }
    };
    match site.desk.deck(here.slug(), player) {
        Ok(Some((text, report))) => {
            page = page.with_report(site, visit, &here, &report)?;
            let agrees = page.consent.as_ref().filter(|asked| asked.agrees).map(|_| consent::YES);
            let agrees = agrees.map(|agrees| (ListForm::NAMES.agrees, agrees));
            page.form = Fields::from_iter([(ListForm::NAMES.list, text.as_str())].into_iter().chain(agrees));
            if page.locked.is_empty() {
                page = page.mending(Mended { text, ..Mended::default() }, &report);
            }
        }
        Ok(None) | Err(DeskError::Refused(_)) => {}
        // The submitted list is valid even if it cannot be judged.
        Err(DeskError::Unusable(why)) => page.layout.notices.push(said(why.to_string())),
        Err(error) => return Err(error.into()),
    }
    Answer::page(&page)
}

/// The form that registers the player's own pool.
fn pool_panel(here: &Snapshot, player: PlayerId) -> Result<Option<PoolPanel>, PageError> {
    let locked = why_not(here, here.tournament.may_change_pool(player));
    PoolPanel::of(here, player, urls::own_pool(here.slug()), locked)
}

/// Registers what the player opened or drafted.
pub fn register_pool(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let player = visit.seat(&here)?;
    let (sent, text) = (visit.players_submission(player)?, visit.form.raw(PoolForm::NAMES.pool));
    let registered = site.desk.register_pool(here.slug(), &sent, player, text, &visit.awaited);
    let registered = registered.map_err(|error| visit.page_error(site, error));
    Answer::redirect_or_refuse(registered, &urls::own_deck(here.slug()), |why| {
        let page = OwnDeck::new(site, visit, &here, player)?;
        let pool = page.pool.map(|pool| pool.with_text(text));
        Answer::refusal(&OwnDeck { refusal: why.to_string(), pool, ..page })
    })
}

/// The list handed in, on a sheet to print.
pub fn sheet(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let player = visit.seat(&here)?;
    let (_, report) = site.desk.deck(here.slug(), player)?.ok_or(PageError::NotFound)?;
    let back = (urls::own_deck(here.slug()), say("player-deck-back").to_string());
    Answer::page(&Registration::of_player(site, visit, &here, player, &report, back)?)
}

/// Checks the typed list, or submits it.
pub fn submit(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let player = visit.seat(&here)?;
    // Made only if it is shown, because it reads the lists before this one.
    let page = || OwnDeck::new(site, visit, &here, player);
    if ListForm::of(&visit.form).list.is_empty() {
        let mut page = page()?;
        page.faults.add(ListForm::NAMES.list, say("player-deck-empty").to_string());
        return Answer::refusal(&page);
    }
    let submits = ListIntent::of(&visit.form) == Some(ListIntent::Submit);
    let sent = submits.then(|| visit.players_submission(player)).transpose()?;
    let agrees = consent::players_answer(&here, &visit.form);
    let mut form = visit.form.clone();
    let outcome = site.desk.card_table_of(&here).and_then(|table| {
        let mended = Mended::of(&visit.form, &table, &visit.awaited);
        form = mended.form(&visit.form);
        match &sent {
            Some(sent) => site
                .desk
                .submit_deck(here.slug(), sent, player, &mended.text, agrees, &visit.awaited)
                .map(|_| None),
            None => site
                .desk
                .check_deck(here.slug(), Some(player), &mended.text, &visit.awaited)
                .map(|report| Some((report, mended))),
        }
    });
    match outcome.map_err(|error| visit.page_error(site, error)) {
        Ok(None) => Ok(Answer::see_other(&urls::own_deck(here.slug()))),
        Ok(Some((report, mended))) => {
            let page = OwnDeck { form, ..page()? };
            let page = page.with_report(site, visit, &here, &report)?.mending(mended, &report);
            Answer::page(&OwnDeck { looked: true, ..page })
        }
        Err(error) => {
            let refusal = error.into_refused()?.to_string();
            Answer::refusal(&OwnDeck { refusal, form, ..page()? })
        }
    }
}
