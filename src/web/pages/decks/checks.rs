//! `/t/{tournament}/decks/checks`: who is drawn for a deck check, the sheets to compare with the cards, and what each
//! check found.
//!
//! Staff who play do not see whether they were drawn themselves.

use std::collections::BTreeSet;

use askama::Template;

use crate::app::Snapshot;
use crate::app::sessions::random_seed;
use crate::domain::deck::groups::by_part;
use crate::domain::deck::report::ReportLine;
use crate::domain::id::{PlayerId, RoundNumber, Slug};
use crate::domain::tournament::command::{Command, DrawDeckChecks};
use crate::domain::tournament::deck_check::{DrawnChecks, MadeCheck, Pick};
use crate::domain::tournament::refusal::Refusal;
use crate::domain::tournament::round::{Phase, Round};
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::faults::Faults;
use crate::web::fields::Fields;
use crate::web::forms::ChecksForm;
use crate::web::layout::Layout;
use crate::web::pages::public::lists::ListedCards;
use crate::web::pages::public::print::{Sheet, sheet};
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words::clock;

/// The last place near the cut by default: the usual top eight.
const TOP: &str = "8";

#[derive(Template)]
#[template(path = "decks/checks.html")]
struct Page {
    layout: Layout,
    tabs: Tabs,
    slug: Slug,
    facts: Vec<String>,
    refused: String,
    /// The round in play, for which players can be drawn.
    round: String,
    open: bool,
    draws: Vec<Draw>,
    /// How many of those drawn wait for their check, so that sheets can be printed.
    waiting: usize,
    made: Vec<Made>,
    left: Vec<(String, Link)>,
    plays: bool,
    form: Fields,
    faults: Faults,
}

struct Draw {
    title: String,
    how: String,
    rows: Vec<Row>,
}

/// One player drawn.
struct Row {
    name: String,
    to: Link,
    table: String,
    why: String,
    tone: &'static str,
    state: Message,
}

/// One check made.
struct Made {
    round: String,
    name: String,
    to: Link,
    by: String,
    tone: &'static str,
    state: Message,
}

#[derive(Template)]
#[template(path = "print/checks.html")]
struct Sheets {
    sheet: Sheet,
    lists: Vec<List>,
}

/// The list of one player, to tick.
struct List {
    name: String,
    table: String,
    cards: String,
    sha256: String,
    groups: Vec<ListedCards>,
    /// Lines that name no card, as written.
    unread: Vec<String>,
}

/// # Errors
/// If the log cannot be read.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let form = Fields::from_iter([("count", "2"), ("near", "1"), ("top", TOP)]);
    Answer::page(&page(site, visit, form)?)
}

/// Draws players for the round in play. The program chooses the seed, not the user.
///
/// # Errors
/// Like [`Visit::give`].
pub fn draw(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let names = ChecksForm::NAMES;
    let mut faults = Faults::default();
    let whole = say("decks-checks-whole-number").to_string();
    let mut number = |name| faults.read(&visit.form, name, &whole);
    let asked = (number(names.count), number(names.near), number(names.top));
    let (Some(count), Some(near), Some(top)) = asked else {
        let page = page(site, visit, visit.form.clone())?;
        return Answer::refusal(&Page { faults, ..page });
    };
    let seed = random_seed()?;
    let drawn = visit.give(site, |_| Ok(Command::DrawDeckChecks(DrawDeckChecks { count, near, top, seed })));
    Answer::redirect_or_refuse(drawn, &urls::deck_checks(&visit.tournament()?), |why| {
        let page = page(site, visit, visit.form.clone())?;
        Answer::refusal(&Page { refused: why.to_string(), ..page })
    })
}

/// The lists of those who wait for their check, to print; the log says who read them.
///
/// # Errors
/// Like [`Visit::give`].
pub fn sheets(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let own = own_seats(site, visit, &here)?;
    let players = waiting_players(&here, &own);
    if players.is_empty() {
        return Err(visit.page_error(site, crate::app::DeskError::Refused(Refusal::NobodyToCheck)));
    }
    let sent = visit.form_submission()?;
    let read =
        site.desk.read_decks(here.slug(), &sent, &players).map_err(|error| visit.page_error(site, error))?;
    let here = visit.here_after(site)?;
    let held = site.desk.newest_card_table(here.setup()?.settings.edition)?;
    let lists = read.into_iter().map(|(player, sha256, report)| List {
        name: here.name(player),
        table: table(playing(&here), player),
        cards: say("decks-count-cards").with("n", report.cards()).to_string(),
        sha256: super::story::spoken_hash(&sha256),
        groups: by_part(&report).iter().map(|group| ListedCards::of(group, &held)).collect(),
        unread: report.lines.iter().filter(|line| line.card.is_none()).map(line_words).collect(),
    });
    let lists = lists.collect();
    let round = playing(&here);
    let round = round.map(|round| say("decks-checks-round").with("round", round.number).to_string());
    let round = round.unwrap_or_default();
    let back = (urls::deck_checks(here.slug()), say("decks-checks-back").to_string());
    let sheet = sheet(site, &here, visit, say("all-deck-checks").to_string(), round, back)?;
    Answer::page(&Sheets { sheet, lists })
}

fn line_words(line: &ReportLine) -> String {
    line.text.clone()
}

fn page(site: &Site, visit: &Visit, form: Fields) -> Result<Page, PageError> {
    let here = visit.here(site)?;
    let own = own_seats(site, visit, &here)?;
    let checks = here.tournament.deck_checks();
    let made: Vec<Made> = checks.made.iter().rev().map(|check| made_check(&here, check)).collect();
    let is_left = |player: &&crate::domain::tournament::Player| {
        player.is_active() && player.deck.is_some() && checks.of(player.id).is_none()
    };
    let mut left: Vec<(String, Link)> = here
        .tournament
        .players()
        .filter(is_left)
        .map(|player| (here.name(player.id), urls::deck(here.slug(), player.id)))
        .collect();
    left.sort_by_key(|(name, _)| name.to_lowercase());
    let checked: BTreeSet<PlayerId> = checks.made.iter().map(|check| check.player).collect();
    Ok(Page {
        layout: visit.tournament_layout(site, &here),
        tabs: Tabs::of(visit, &here, Tab::Decks),
        slug: here.slug().clone(),
        facts: vec![
            say("decks-checks-count-checked").with("n", checked.len()).to_string(),
            say("decks-checks-count-left").with("n", left.len()).to_string(),
        ],
        refused: String::new(),
        round: playing(&here).map(|round| round.number.to_string()).unwrap_or_default(),
        open: visit.offers(&here, urls::deck_checks::PATH) && here.setup()?.format.is_some(),
        draws: checks.drawn.iter().rev().map(|draw| draw_of(&here, draw, &own)).collect(),
        waiting: waiting_players(&here, &own).len(),
        made,
        left,
        plays: !own.is_empty(),
        form,
        faults: Faults::default(),
    })
}

/// The visitor's own seats here.
fn own_seats(site: &Site, visit: &Visit, here: &Snapshot) -> Result<Vec<PlayerId>, PageError> {
    Ok(visit.judge(site, here)?.seats)
}

/// Those drawn for the round in play and not yet checked.
fn waiting_players(here: &Snapshot, own: &[PlayerId]) -> Vec<PlayerId> {
    let Some(round) = playing(here).map(|round| round.number) else { return Vec::new() };
    let checks = here.tournament.deck_checks();
    let drawn = checks.drawn.iter().filter(|draw| draw.round == round).flat_map(|draw| &draw.picks);
    let waits = drawn.map(|pick| pick.player).filter(|player| checks.of(*player).is_none());
    let mut waits: Vec<PlayerId> = waits.filter(|player| !own.contains(player)).collect();
    waits.sort_unstable();
    waits
}

fn playing(here: &Snapshot) -> Option<&Round> {
    here.tournament.current_round().filter(|round| round.phase() == Phase::Playing)
}

fn draw_of(here: &Snapshot, draw: &DrawnChecks, own: &[PlayerId]) -> Draw {
    let DrawnChecks { round, seed, near, top, ref picks, ref actor, at } = *draw;
    let shown = picks.iter().filter(|pick| !own.contains(&pick.player));
    // With the seed, a player could find out whether they were drawn.
    let seed = own.is_empty().then(|| format!(" {}", say("decks-checks-seed").with("seed", seed)));
    let (who, time) = (here.actor(actor), clock(here, at));
    let how = match near {
        0 => say("decks-checks-drawn").with("n", picks.len()).with("who", who).with("time", time),
        near => say("decks-checks-drawn-near")
            .with("n", picks.len())
            .with("near", near)
            .with("top", top)
            .with("who", who)
            .with("time", time),
    };
    Draw {
        title: say("decks-checks-round").with("round", round).to_string(),
        how: format!("{how}{}", seed.unwrap_or_default()),
        rows: shown.map(|pick| row(here, round, *pick)).collect(),
    }
}

fn row(here: &Snapshot, round: RoundNumber, pick: Pick) -> Row {
    let check = here.tournament.deck_checks().of(pick.player);
    let (tone, state) = match check {
        None => ("needs", say("decks-checks-to-be-checked")),
        Some(check) if check.agrees => ("settled", say("decks-checks-agrees")),
        Some(_) => ("conflict", say("decks-checks-differs")),
    };
    Row {
        name: here.name(pick.player),
        to: urls::deck(here.slug(), pick.player),
        table: table(here.tournament.round(round), pick.player),
        why: match pick.place {
            Some(place) => say("decks-checks-near-the-cut").with("place", place),
            None => say("decks-checks-at-random"),
        }
        .to_string(),
        tone,
        state,
    }
}

fn table(round: Option<&Round>, player: PlayerId) -> String {
    let table = round.and_then(|round| round.table_of(player));
    let told = match table {
        Some(table) => say("all-at-table").with("table", table.pair.table),
        None => say("decks-checks-no-table"),
    };
    told.to_string()
}

fn made_check(here: &Snapshot, check: &MadeCheck) -> Made {
    Made {
        round: check.round.map_or_else(|| "–".to_owned(), |round| round.to_string()),
        name: here.name(check.player),
        to: urls::deck(here.slug(), check.player),
        by: format!("{}, {}", here.actor(&check.actor), clock(here, check.at)),
        tone: if check.agrees { "settled" } else { "conflict" },
        state: if check.agrees { say("decks-checks-agrees") } else { say("decks-checks-differs") },
    }
}
