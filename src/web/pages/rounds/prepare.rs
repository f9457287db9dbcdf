//! `/t/{tournament}/pair`: who will be paired in the next round, and what prevents it.

use askama::Template;

use crate::app::Snapshot;
use crate::domain::id::{PlayerId, RoundNumber, Slug};
use crate::domain::tournament::Player;
use crate::domain::tournament::command::{Command, PairRound, PairWhoIsHere};
use crate::domain::tournament::expected::Expected;
use crate::domain::tournament::refusal::Refusal;
use crate::domain::tournament::system_refusal::SystemRefusal;
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::fields::Fields;
use crate::web::forms::{PairForm, PairHereForm};
use crate::web::layout::Layout;
use crate::web::pages::rounds::{self, NamedLink};
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::refused::Refused;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words;

/// A sentence with more names than this is hard to read.
const MOST_NAMES: usize = 12;

#[derive(Template)]
#[template(path = "rounds/prepare.html")]
struct Prepare {
    layout: Layout,
    tabs: Tabs,
    title: String,
    send: Link,
    round: RoundNumber,
    /// `round 2` or `heat 2`.
    name: Message,
    /// Whether a bye can have been earned: pods and timetables have none.
    byes: bool,
    /// Whether a timetable says who meets whom.
    by_timetable: bool,
    count: Message,
    more_than_planned: Option<Message>,
    /// Why it cannot be paired now, and the page to fix that.
    blocked: Option<(String, NamedLink)>,
    decks: Vec<String>,
    deck_desk: Link,
    players: Vec<Choice>,
    marked: bool,
    /// Pairing only who has checked in, while a check-in is open.
    only_here: Option<OnlyHere>,
    check_in: Link,
    apart: Link,
    fixed_tables: Link,
    refused: Option<String>,
}

/// What pairing only those who are here would mean.
struct OnlyHere {
    count: Message,
    send: Link,
    left_out: Vec<LeftOut>,
}

/// A player who has not checked in.
struct LeftOut {
    id: PlayerId,
    name: String,
    to: Link,
    drop: bool,
}

/// A player who can be paired.
struct Choice {
    id: PlayerId,
    name: String,
    to: Link,
    away: bool,
    earned_bye: bool,
    deck: Option<Message>,
}

/// Who will be paired.
///
/// # Errors
/// If the tournament cannot be read.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    match here.tournament.draft() {
        Some(draft) => Ok(Answer::see_other(&urls::round_staff(here.slug(), draft.number))),
        None if here.tournament.cut().is_some() || here.tournament.is_bracket() => {
            Ok(Answer::see_other(&urls::cut(here.slug())))
        }
        None => Answer::page(&page(site, visit, &here, &Fields::default(), None)?),
    }
}

/// Pairs the round as a draft.
///
/// # Errors
/// [`PageError::Conflict`] when somebody else paired it in the meantime.
pub fn pair(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let round: RoundNumber = read(PairForm::of(&visit.form).round)?;
    let absent = players(&visit.form, PairForm::NAMES.absent)?;
    let earned_byes = players(&visit.form, PairForm::NAMES.earned_bye)?;
    let sent = visit.give_expecting(site, [Expected::Next(round)], |_| {
        let (absent, earned_byes) = (absent.clone(), earned_byes.clone());
        Ok(Command::PairRound(PairRound { absent, earned_byes }))
    });
    answer(site, visit, round, sent)
}

/// Pairs who has checked in, as a draft.
///
/// # Errors
/// Like [`pair`].
pub fn pair_who_is_here(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let round: RoundNumber = read(PairHereForm::of(&visit.form).round)?;
    let dropped = players(&visit.form, PairHereForm::NAMES.drop)?;
    let sent = visit.give_expecting(site, [Expected::Next(round)], |_| {
        Ok(Command::PairWhoIsHere(PairWhoIsHere { drop: dropped.clone() }))
    });
    answer(site, visit, round, sent)
}

fn answer<T>(
    site: &Site,
    visit: &Visit,
    round: RoundNumber,
    sent: Result<T, PageError>,
) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    Answer::redirect_or_refuse(sent, &urls::round_staff(here.slug(), round), |why| {
        if let Err(refusal) = here.tournament.require_expected(&[Expected::Next(round)]) {
            return Err(PageError::Overtaken(Refused::by_rules(refusal, &here)));
        }
        Answer::refusal(&page(site, visit, &here, &visit.form, Some(why.to_string()))?)
    })
}

fn read<T: std::str::FromStr>(text: &str) -> Result<T, PageError> {
    text.parse().map_err(|_| PageError::bad_request(say("rounds-prepare-broken-form")))
}

fn players(form: &Fields, name: &str) -> Result<Vec<PlayerId>, PageError> {
    form.values(name).map(read).collect()
}

fn page(
    site: &Site,
    visit: &Visit,
    here: &Snapshot,
    form: &Fields,
    refused: Option<String>,
) -> Result<Prepare, PageError> {
    let slug = here.slug();
    let round = here.tournament.next_round();
    let active: Vec<&Player> = here.tournament.players().filter(|player| player.is_active()).collect();
    let outdated = site.desk.outdated_lists(here)?;
    let is_outdated = |player: &Player| outdated.contains(&player.id);
    let players: Vec<Choice> =
        active.iter().map(|player| choice(here, player, form, is_outdated(player))).collect();
    Ok(Prepare {
        layout: visit.tournament_layout(site, here),
        tabs: Tabs::of(visit, here, Tab::Desk),
        title: rounds::title(here),
        send: urls::pair(slug),
        round,
        name: words::round_name(here, round).words(),
        byes: !here.tournament.is_in_pods(),
        by_timetable: here.tournament.is_round_robin(),
        count: count(here, players.len()),
        more_than_planned: more_than_planned(here, round),
        blocked: obstacle(here),
        decks: decks(here, &players),
        deck_desk: urls::decks(slug),
        marked: players.iter().any(|player| player.away || player.earned_bye),
        only_here: only_here(here, players.len(), form),
        check_in: urls::check_in(slug),
        apart: urls::apart(slug),
        fixed_tables: urls::fixed_tables(slug),
        players,
        refused,
    })
}

/// Who would be left out, by name.
fn only_here(here: &Snapshot, all: usize, form: &Fields) -> Option<OnlyHere> {
    here.tournament.check_in()?;
    let left_out = here.tournament.not_checked_in().map(|player| LeftOut {
        id: player.id,
        name: here.name(player.id),
        to: urls::player(here.slug(), player.id),
        drop: form.has(PairHereForm::NAMES.drop, &player.id.to_string()),
    });
    let mut left_out: Vec<LeftOut> = left_out.collect();
    left_out.sort_by_cached_key(|player| player.name.to_lowercase());
    let count = count_here(here, all.saturating_sub(left_out.len()));
    Some(OnlyHere { count, send: urls::pair_who_is_here(here.slug()), left_out })
}

fn choice(here: &Snapshot, player: &Player, form: &Fields, is_outdated: bool) -> Choice {
    let number = player.id.to_string();
    let required = here.tournament.setup().is_some_and(|setup| setup.settings.deck_lists_required);
    let deck = match &player.deck {
        None if required => Some(say("rounds-prepare-no-list")),
        Some(_) if is_outdated => Some(say("all-check-again")),
        Some(deck) if required && !deck.is_settled() => Some(say("rounds-prepare-faults")),
        _ => None,
    };
    Choice {
        id: player.id,
        name: here.name(player.id),
        to: urls::player(here.slug(), player.id),
        away: form.has(PairForm::NAMES.absent, &number),
        earned_bye: form.has(PairForm::NAMES.earned_bye, &number),
        deck,
    }
}

/// The pods of this many players, as the rules seat them: how many, and their sizes; `None` for games of two.
fn pods(here: &Snapshot, players: usize) -> Option<(usize, String)> {
    let pods = here.pod_rules().ok()?.profile.pod_sizes(players).unwrap_or_default();
    let sizes: Vec<String> = pods.iter().map(ToString::to_string).collect();
    Some((sizes.len(), words::list(&sizes)))
}

/// How many would be paired, at how many tables.
fn count(here: &Snapshot, players: usize) -> Message {
    match pods(here, players) {
        Some((0, _)) => say("rounds-prepare-count-few").with("players", players),
        Some((pods, sizes)) => {
            say("rounds-prepare-count-pods").with("players", players).with("pods", pods).with("sizes", sizes)
        }
        None if players < 2 => say("rounds-prepare-count").with("players", players),
        None if players % 2 == 1 => {
            say("rounds-prepare-count-bye").with("players", players).with("tables", players / 2)
        }
        None => say("rounds-prepare-count-tables").with("players", players).with("tables", players / 2),
    }
}

/// How many of those who are here would be paired, within a line.
fn count_here(here: &Snapshot, players: usize) -> Message {
    match pods(here, players) {
        Some((0, _)) => say("rounds-prepare-here-few").with("players", players),
        Some((pods, sizes)) => {
            say("rounds-prepare-here-pods").with("players", players).with("pods", pods).with("sizes", sizes)
        }
        None if players < 2 => say("rounds-prepare-count").with("players", players),
        None if players % 2 == 1 => {
            say("rounds-prepare-here-bye").with("players", players).with("tables", players / 2)
        }
        None => say("rounds-prepare-here-tables").with("players", players).with("tables", players / 2),
    }
}

fn more_than_planned(here: &Snapshot, round: RoundNumber) -> Option<Message> {
    let planned = here.tournament.planned_rounds();
    let name = words::round_name(here, round).words();
    let told = if here.tournament.is_in_pods() {
        say("rounds-prepare-more-heats").with("planned", planned).with("round", name)
    } else {
        say("rounds-prepare-more-rounds").with("planned", planned).with("round", name)
    };
    (round.0 > planned).then_some(told)
}

/// Asks the rules only what is cheap to answer; the pairing itself is attempted on request.
fn obstacle(here: &Snapshot) -> Option<(String, NamedLink)> {
    let refusal = here.tournament.may_pair().err()?;
    let slug = here.slug();
    let waits = here.tournament.nothing_is_played().err().as_ref() == Some(&refusal);
    let unfinished = here.tournament.current_round().filter(|_| waits);
    let (word, to) = if refusal == Refusal::Closed {
        (say("rounds-prepare-go-to-desk"), urls::desk(slug))
    } else if let Some(round) = unfinished {
        let name = words::round_name(here, round.number).words();
        (say("rounds-prepare-go-to-round").with("round", name), urls::round_staff(slug, round.number))
    } else if let Refusal::System(why) = &refusal {
        way_out_of(why, slug)
    } else {
        (say("all-register-players"), urls::players(slug))
    };
    Some((here.refusal(&refusal), NamedLink { word: word.to_string(), to }))
}

/// Where to change what the system of the tournament does not allow.
fn way_out_of(why: &SystemRefusal, slug: &Slug) -> (Message, Link) {
    if matches!(why, SystemRefusal::TooMany { .. }) {
        (say("rounds-prepare-go-to-settings"), urls::settings(slug))
    } else {
        (say("rounds-prepare-go-to-desk"), urls::desk(slug))
    }
}

/// The first names; the deck desk lists them all.
fn list_names(names: &[&str]) -> String {
    let mut shown: Vec<String> = names.iter().take(MOST_NAMES).map(|name| (*name).to_owned()).collect();
    let more = names.len().saturating_sub(MOST_NAMES);
    if more > 0 {
        shown.push(say("rounds-prepare-others").with("others", more).to_string());
    }
    words::list(&shown)
}

fn decks(here: &Snapshot, players: &[Choice]) -> Vec<String> {
    let with = |deck: &Message| -> Vec<&str> {
        let found = players.iter().filter(|player| player.deck.as_ref() == Some(deck));
        found.map(|player| player.name.as_str()).collect()
    };
    let mut sentences = Vec::new();
    let (without, faulty) = (with(&say("rounds-prepare-no-list")), with(&say("rounds-prepare-faults")));
    if !without.is_empty() {
        let (number, names) = (without.len(), list_names(&without));
        let told = say("rounds-prepare-players-without-list").with("number", number).with("players", names);
        sentences.push(told.to_string());
    }
    if !faulty.is_empty() {
        let (number, names) = (faulty.len(), list_names(&faulty));
        let told = say("rounds-prepare-faulty-lists").with("number", number).with("players", names);
        sentences.push(told.to_string());
    }
    let outdated = with(&say("all-check-again"));
    if !outdated.is_empty() {
        let told = say("rounds-check-outdated-list").with("players", list_names(&outdated));
        sentences.push(told.to_string());
    }
    let locks = !here.tournament.decks_are_locked() && !here.tournament.decks_change_between_games();
    if locks && !sentences.is_empty() {
        sentences.push(say("rounds-prepare-publishing-locks").to_string());
    }
    sentences
}
