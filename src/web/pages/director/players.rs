//! `/t/{tournament}/players`: all players, and the form to register more.

use std::collections::HashMap;

use askama::Template;

use crate::app::Snapshot;
use crate::app::duplicate_names::{Double, look_alikes};
use crate::app::names::{self, Doubles};
use crate::app::pasted_names::Reading;
use crate::domain::awaited::{Awaited, NotAwaited};
use crate::domain::id::{PlayerId, Slug};
use crate::domain::scoring::grade::Grade;
use crate::domain::scoring::record::Record;
use crate::domain::scoring::standings::standings;
use crate::messages::{Message, say};
use crate::web::offers::Offers;

use crate::domain::tournament::play::Play;
use crate::domain::tournament::{Deck, Player, Setup};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::fields::Fields;
use crate::web::forms::RegistrationForm;
use crate::web::layout::Layout;
use crate::web::pages::director::columns;
use crate::web::pages::director::people::{self, IncomingRequest, NamesakeList};
use crate::web::pages::director::ratings;
use crate::web::pages::director::shown_players::{Lacking, ShownPlayers};
use crate::web::pages::rounds::shown_tables::TableFilter;
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::words::numbers::grouped;
use crate::words::pods::tribbles;

pub use crate::web::pages::director::player::{drop, erase, link, reinstate, rename, show_player, withdraw};

#[derive(Template)]
#[template(path = "director/players.html")]
struct Page {
    layout: Layout,
    tabs: Tabs,
    slug: Slug,
    facts: Vec<String>,
    refused: String,
    /// Other choices of players.
    filter: Option<TableFilter>,
    rows: Vec<Row>,
    alike: Vec<String>,
    namesakes: NamesakeList,
    /// Requests from other tournaments.
    asked: Vec<IncomingRequest>,
    offers: Offers,
    /// Whether nothing has been paired yet; then the registration form comes first.
    registering: bool,
    hint: String,
    /// Why nobody can be registered any more.
    over: Option<Message>,
    form: Fields,
    /// Typed names that are here already, each with the matching player.
    doubles: Vec<(String, Option<(String, Link)>)>,
    /// How many of the typed names are new.
    others: usize,
    /// Whether a registration can still be withdrawn.
    takes_back: bool,
    /// Whether ties are broken by the ratings that players bring.
    ratings_count: bool,
}

struct Row {
    number: String,
    name: String,
    link: Link,
    gone: bool,
    /// `None` for somebody who simply plays.
    state: Option<(&'static str, String)>,
    record: String,
    deck: (&'static str, Message),
    /// `None` while nobody gave a link out.
    seat: Option<Message>,
    lacking: Lacking,
}

/// # Errors
/// If the log or the store cannot be read.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    Answer::page(&page(site, visit, String::new())?)
}

/// Registers one player for every line.
///
/// # Errors
/// Like [`crate::app::Desk::register`].
pub fn register(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let slug = visit.tournament()?;
    if Reading::is_needed(visit.form.raw(RegistrationForm::NAMES.names)) {
        return columns::look(site, visit);
    }
    let said = said_of_doubles(RegistrationForm::of(&visit.form).doubles);
    let registered = site.desk.register_but(
        &slug,
        &visit.form_submission()?,
        visit.form.raw(RegistrationForm::NAMES.names),
        said,
    );
    Answer::redirect_or_refuse(registered, &urls::players(&slug), |why| {
        refusal_page(site, visit, why.to_string())
    })
}

/// What the form says of names that are here already.
pub(super) fn said_of_doubles(value: &str) -> Doubles {
    match value {
        "leave-out" => Doubles::LeaveOut,
        "register" => Doubles::Register,
        _ => Doubles::Ask,
    }
}

/// The page again with the sentence.
pub(super) fn refusal_page(site: &Site, visit: &Visit, sentence: String) -> Result<Answer, PageError> {
    Answer::refusal(&page(site, visit, sentence)?)
}

fn page(site: &Site, visit: &Visit, refused: String) -> Result<Page, PageError> {
    let here = visit.here(site)?;
    let (shown, mut rows) = (ShownPlayers::of(visit), rows(site, &here)?);
    let lacking: Vec<Lacking> = rows.iter().map(|row| row.lacking).collect();
    let filter = shown.filter(&lacking, |one| urls::shown_players(here.slug(), one.code()));
    rows.retain(|row| shown.has(row.lacking));
    let doubles = doubles(&here, visit);
    let layout = visit.tournament_layout(site, &here);
    Ok(Page {
        layout,
        tabs: Tabs::of(visit, &here, Tab::Players),
        slug: here.slug().clone(),
        facts: facts(&here),
        refused,
        alike: doubled_names(&here, &visit.awaited)?,
        namesakes: people::namesakes(site, visit, &here, None)?,
        asked: if visit.sends(urls::identify::PATH) {
            people::incoming_requests(site, visit, &here)?
        } else {
            Vec::new()
        },
        filter,
        rows,
        offers: visit.all_offers(&here),
        registering: here.tournament.rounds().len() == 0,
        hint: hint(&here),
        over: here.tournament.cut().map(|_| say("director-players-form-over")),
        form: visit.form.clone(),
        others: typed_names(visit).len().saturating_sub(doubles.len()),
        doubles,
        takes_back: !here.tournament.decks_are_locked(),
        ratings_count: ratings::break_ties(&here),
    })
}

/// The names in the form, as far as they can be read.
fn typed_names(visit: &Visit) -> Vec<String> {
    names::read_names(visit.form.raw(RegistrationForm::NAMES.names)).unwrap_or_default()
}

fn doubles(here: &Snapshot, visit: &Visit) -> Vec<(String, Option<(String, Link)>)> {
    doubles_of(here, &typed_names(visit))
}

/// Names that are here already, each with the matching player.
pub(super) fn doubles_of(here: &Snapshot, names: &[String]) -> Vec<(String, Option<(String, Link)>)> {
    let told = |double: Double| {
        let bearer = double.here.and_then(|player| here.tournament.player(player));
        let bearer = bearer.map(|player| {
            let (_, state) = state(here, player);
            let words = say("director-players-bearer")
                .with("name", here.name(player.id))
                .with("number", player.id)
                .with("state", state)
                .into();
            (words, urls::player(here.slug(), player.id))
        });
        (double.name, bearer)
    };
    names::doubles(here, names).into_iter().map(told).collect()
}

fn hint(here: &Snapshot) -> String {
    let next = here.tournament.next_round();
    if next.0 == 1 {
        say("director-players-form-hint").into()
    } else if here.tournament.timetable_is_paired() {
        say("director-players-form-hint-late").into()
    } else if next.0 > here.tournament.planned_rounds() {
        say("director-players-form-hint-over").into()
    } else {
        say("director-players-form-hint-from").with("round", next).into()
    }
}

fn facts(here: &Snapshot) -> Vec<String> {
    let all = here.tournament.players().len();
    let active = here.tournament.players().filter(|player| player.is_active()).count();
    let registered = say("director-players-registered").with("players", all);
    match all {
        0 => vec![say("director-players-nobody").into()],
        all if all == active => vec![registered.into()],
        all => {
            vec![
                registered.into(),
                say("director-players-playing").with("players", active).into(),
                say("director-players-dropped").with("players", all - active).into(),
            ]
        }
    }
}

/// Sentences about players who may be one person entered twice; no name is refused.
fn doubled_names(here: &Snapshot, awaited: &Awaited) -> Result<Vec<String>, NotAwaited> {
    let named: Vec<(&Player, String)> = here
        .tournament
        .players()
        .filter(|player| player.is_active())
        .filter_map(|player| Some((player, here.names.get(&player.person)?.clone())))
        .collect();
    let names: Vec<String> = named.iter().map(|(_, name)| name.clone()).collect();
    let told = |(one, other): (usize, usize)| {
        let ((one, first), (other, second)) = (named.get(one)?, named.get(other)?);
        Some(
            say("director-players-pair")
                .with("first", first)
                .with("one", one.id)
                .with("second", second)
                .with("other", other.id)
                .into(),
        )
    };
    Ok(look_alikes(&names, awaited)?.into_iter().filter_map(told).collect())
}

fn rows(site: &Site, here: &Snapshot) -> Result<Vec<Row>, PageError> {
    let desk = &site.desk;
    let claimed = desk.claimed_seats(here.id())?;
    let linked = desk.linked_seats(here.id())?;
    let setup = here.setup()?;
    let records = records(here, &setup.play);
    let row = |player: &Player| Row {
        number: player.id.to_string(),
        name: here.name(player.id),
        link: urls::player(here.slug(), player.id),
        gone: !player.is_active(),
        state: unusual_state(here, player),
        record: records.get(&player.id).cloned().unwrap_or_default(),
        deck: deck(player.deck.as_ref(), setup.settings.deck_lists_required && player.is_active()),
        seat: if claimed.contains(&player.id) {
            Some(say("director-players-claimed"))
        } else {
            linked.contains(&player.id).then(|| say("director-players-link-given"))
        },
        lacking: Lacking::of(player, lists_required(setup), claimed.contains(&player.id)),
    };
    Ok(here.tournament.players().map(row).collect())
}

/// Whether a list is missing where there is none.
fn lists_required(setup: &Setup) -> bool {
    setup.settings.deck_lists_required && setup.format.is_some()
}

/// What everybody has reached so far, in a few words.
fn records(here: &Snapshot, play: &Play) -> HashMap<PlayerId, String> {
    match play {
        Play::Duels(profile) => {
            // If the history cannot be scored, the standings page says so; this list stays readable.
            let lines = standings(profile, &here.tournament.history()).map(|it| it.lines).unwrap_or_default();
            lines.iter().map(|line| (line.tally.player, record(&line.record))).collect()
        }
        Play::Pods(_) => {
            let lines = here.tournament.pod_standings().into_iter();
            let played = lines.filter(|line| !line.tally.heats.is_empty());
            played
                .map(|line| {
                    let heats = line.tally.total;
                    let told = match line.at_top {
                        Some(top) => say("pods-me-tribbles-at-top")
                            .with("top", tribbles(top))
                            .with("heats", grouped(heats)),
                        None => tribbles(heats),
                    };
                    (line.tally.player, told.into())
                })
                .collect()
        }
    }
}

/// The badge of a player's state.
fn state(here: &Snapshot, player: &Player) -> (&'static str, String) {
    let disqualified = here.tournament.disqualification(player.id).is_some();
    match player.dropped_after {
        None if disqualified => ("conflict", say("director-players-disqualified-waits").into()),
        Some(round) if disqualified && round.0 == 0 => {
            ("conflict", say("director-players-disqualified-before").into())
        }
        Some(round) if disqualified => {
            ("conflict", say("director-players-disqualified-after").with("round", round).into())
        }
        Some(round) if round.0 == 0 => ("plain", say("director-players-dropped-before").into()),
        Some(round) => ("plain", say("director-players-dropped-after").with("round", round).into()),
        None => match here.tournament.plays_from(player) {
            Some(round) if round.0 > 1 => {
                ("settled", say("director-players-plays-from").with("round", round).into())
            }
            Some(_) => ("settled", say("director-players-plays").into()),
            None => ("needs", say("director-players-without-game").into()),
        },
    }
}

/// The state of a player, unless somebody simply plays.
pub(super) fn unusual_state(here: &Snapshot, player: &Player) -> Option<(&'static str, String)> {
    Some(state(here, player)).filter(|(tone, _)| *tone != "settled" || player.from_round.0 > 1)
}

/// The badge of a deck's state.
pub(super) const fn deck(deck: Option<&Deck>, required: bool) -> (&'static str, Message) {
    match deck {
        None if required => ("needs", say("director-players-deck-missing")),
        None => ("plain", say("director-players-deck-none")),
        Some(deck) if !deck.is_settled() => ("needs", say("director-players-deck-faulty")),
        Some(deck) if deck.errors > 0 => ("settled", say("director-players-deck-accepted-with-faults")),
        Some(deck) if deck.accepted.is_some() => ("settled", say("director-players-deck-accepted")),
        Some(_) => ("settled", say("director-players-deck-no-faults")),
    }
}

/// `2 FW · 1 ML · 1 bye`.
pub(super) fn record(record: &Record) -> String {
    let grades = [Grade::FullWin, Grade::ModifiedWin, Grade::TrueTie, Grade::ModifiedLoss, Grade::FullLoss];
    let mut parts: Vec<String> = grades
        .iter()
        .zip(record.grades)
        .filter(|(_, times)| *times > 0)
        .map(|(grade, times)| format!("{times} {}", grade.code()))
        .collect();
    let byes = usize::try_from(record.byes + record.earned_byes).unwrap_or(usize::MAX);
    if byes > 0 {
        parts.push(say("director-players-byes").with("byes", byes).into());
    }
    parts.join(" · ")
}
