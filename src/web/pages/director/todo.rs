//! What needs attention now, most urgent first.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};

use crate::app::Snapshot;
use crate::domain::actor::ActorId;
use crate::domain::id::PlayerId;
use crate::domain::tournament::dispute::Dispute;
use crate::messages::{Message, dates, say};
use crate::web::error::PageError;
use crate::web::offers::Offers;
use crate::web::pages::director::todo_item::Item;
use crate::web::pages::director::{choices, people, planned_cut, pods, todo_players, todo_tables};
use crate::web::pages::disputes::assignment::{self, Waits};
use crate::web::pages::public::state;
use crate::web::pages::rulings::flags::{self, Fallen};
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;
use crate::web::words;
use crate::words::question::question_sentence;

/// Everything that is waiting; `now` decides what is late, `claimed` are the seats that were opened, and `outdated` the lists
/// that have to be checked again.
pub(super) fn items(
    visit: &Visit,
    here: &Snapshot,
    claimed: &BTreeSet<PlayerId>,
    outdated: &[PlayerId],
    now: DateTime<Utc>,
) -> Vec<Item> {
    if state::is_over(here) {
        return Vec::new();
    }
    let may = visit.all_offers(here);
    let mut items = todo_players::disqualifications(here, &may);
    items.extend(todo_tables::games(here, &may));
    items.extend(todo_tables::walk_overs(here, &may));
    items.extend(todo_tables::seeds(here, &may));
    items.extend(todo_tables::deserted_tables(here, &may));
    items.extend(pods::left_top_table(here, &may));
    items.extend(todo_tables::conflicts(here, &may));
    items.extend(pods::items(here, may.form(urls::record::PATH), now));
    items.extend(disputes(here, now));
    items.extend(todo_tables::late(here, &may, now));
    let at_start = |items: Vec<Item>| if here.tournament.first_round_is_over() { Vec::new() } else { items };
    items.extend(at_start(of_another_day(here, &may)));
    items.extend(at_start(todo_players::decks(here, outdated, &may)));
    items.extend(todo_players::departures(here, &may));
    items.extend(at_start(todo_players::seats(here, claimed, &may)));
    // What somebody else has to do is on their desk.
    items.retain(|item| item.link.is_some());
    items
}

/// What can wait: a cut without a size or with too few players for it, a top table that would be seated otherwise now, and
/// once round 1 is over lists and seats, which the pages of the decks and of the players show, too.
pub(super) fn later(
    visit: &Visit,
    here: &Snapshot,
    claimed: &BTreeSet<PlayerId>,
    outdated: &[PlayerId],
) -> Vec<Item> {
    if state::is_over(here) {
        return Vec::new();
    }
    let may = visit.all_offers(here);
    let mut items = Vec::new();
    if here.tournament.first_round_is_over() {
        items.extend(todo_players::decks(here, outdated, &may));
        items.extend(todo_players::seats(here, claimed, &may));
    }
    items.extend(announced_cut(here, &may));
    items.extend(pods::corrected_top_table(here, &may));
    items.retain(|item| item.link.is_some());
    items
}

/// Decisions whose grounds were reversed, one line for texts and one for earlier decisions; shown after the close
/// too, because most reversals come later.
pub(super) fn reversed_decisions(site: &Site, here: &Snapshot) -> Result<Vec<Item>, PageError> {
    let found = flags::reversed_decisions(site, here)?;
    let line = |is_text: bool| {
        let found: Vec<&Fallen> = found.iter().filter(|one| one.is_text == is_text).collect();
        let (about, why, to) = match found.as_slice() {
            [] => return None,
            [one] => (
                say("director-todo-dispute").with("dispute", one.number),
                Some(one.why.clone()),
                urls::dispute(here.slug(), one.number),
            ),
            _ => {
                let numbers: Vec<String> = found.iter().map(|one| one.number.to_string()).collect();
                let about = say("director-todo-disputes").with("disputes", words::list(&numbers));
                (about, None, urls::disputes(here.slug()))
            }
        };
        let matter = match is_text {
            true => say("director-todo-on-reversed-text").with("decisions", found.len()),
            false => say("director-todo-on-reversed-decision").with("decisions", found.len()),
        };
        let matter: Vec<String> = [Some(matter.into()), why].into_iter().flatten().collect();
        Some(Item {
            kind: "info",
            word: say("director-todo-ground-reversed").into(),
            about: about.into(),
            matter: matter.join(" "),
            link: Some((to, say("all-open").into())),
        })
    };
    Ok([line(true), line(false)].into_iter().flatten().collect())
}

/// Requests from other directors about people here, shown after the close too.
pub(super) fn identity_requests(site: &Site, visit: &Visit, here: &Snapshot) -> Result<Vec<Item>, PageError> {
    if !visit.sends(urls::identify::PATH) {
        return Ok(Vec::new());
    }
    let open = people::incoming_requests(site, visit, here)?.into_iter().filter(|one| !one.agreed);
    let item = |one: people::IncomingRequest| Item {
        kind: "needs",
        word: say("all-question").into(),
        about: format!("{}.", one.title()),
        matter: say("director-todo-asks-whether").with("there", one.there).with("here", one.here.0).into(),
        link: Some((urls::players(here.slug()), say("director-todo-answer").into())),
    };
    Ok(open.map(item).collect())
}

/// Players who applied for a place, one line for all of them.
pub(super) fn applications(site: &Site, visit: &Visit, here: &Snapshot) -> Result<Vec<Item>, PageError> {
    if !visit.offers(here, urls::applications::PATH) {
        return Ok(Vec::new());
    }
    let waiting = site.desk.applications_waiting(here)?;
    let item = Item {
        kind: "needs",
        word: say("sign-up-list-sign-up").into(),
        about: say("director-todo-applications-wait").with("applications", waiting).into(),
        matter: say("director-todo-would-like-a-place").into(),
        link: Some((urls::applications(here.slug()), say("all-open").into())),
    };
    Ok(if waiting > 0 { vec![item] } else { Vec::new() })
}

/// Unclaimed disputes come first.
fn disputes(here: &Snapshot, now: DateTime<Utc>) -> Vec<Item> {
    let mut waiting: Vec<&Dispute> = here.tournament.disputes().filter(|dispute| dispute.waits()).collect();
    waiting.sort_by_key(|dispute| dispute.is_in_hand());
    waiting.into_iter().map(|dispute| self::dispute(here, dispute, now)).collect()
}

fn dispute(here: &Snapshot, dispute: &Dispute, now: DateTime<Utc>) -> Item {
    let Waits { kind, word, who, act } = assignment::waits(here, dispute, now);
    let place = dispute.at.map_or_else(
        || say("director-todo-dispute").with("dispute", dispute.number),
        |at| {
            say("director-todo-dispute-at-table")
                .with("dispute", dispute.number)
                .with("round", words::round_name(here, at.round).words())
                .with("table", at.table)
        },
    );
    let told = format!("{} {}.", question_sentence(dispute), words::capital(&who));
    Item {
        kind,
        word: word.into(),
        about: place.into(),
        matter: match between(here, dispute) {
            Some(names) => format!("{names} {told}"),
            None => told,
        },
        link: Some((urls::dispute(here.slug(), dispute.number), act.into())),
    }
}

/// Who plays where it came up, the caller first; `None` away from the tables and at a table of more than two.
fn between(here: &Snapshot, dispute: &Dispute) -> Option<Message> {
    let at = dispute.at?;
    let mut players = here.tournament.round(at.round)?.table(at.table)?.pair.players;
    if dispute.question.actor == ActorId::Player(players[1]) {
        players.reverse();
    }
    let [first, second] = players.map(|player| here.name(player));
    Some(say("director-todo-between").with("first", first).with("second", second))
}

/// A scoring profile, or a deck format, of another day than that of the tournament.
fn of_another_day(here: &Snapshot, may: &Offers) -> Vec<Item> {
    let Some(setup) = here.tournament.setup() else { return Vec::new() };
    let item = |word: Message, told: Message| Item {
        kind: "info",
        word: word.into(),
        about: format!("{}.", dates::day(setup.settings.date)),
        matter: told.into(),
        link: may
            .form(urls::change_profile::PATH)
            .then(|| (urls::settings(here.slug()), say("all-settings-2").into())),
    };
    let profile = choices::profile_of_another_day(setup);
    let profile = profile.map(|told| item(say("director-create-scoring-profile"), told));
    let format = choices::format_of_another_day(setup);
    let format = format.map(|told| item(say("director-create-deck-format"), told));
    profile.into_iter().chain(format).collect()
}

/// What is to be said of the cut that is announced, or is not.
fn announced_cut(here: &Snapshot, may: &Offers) -> Option<Item> {
    Some(Item {
        kind: "plain",
        word: say("field-planned-cut").into(),
        about: planned_cut::lacks(here)?.into(),
        matter: String::new(),
        link: may
            .form(urls::settings::PATH)
            .then(|| (urls::settings(here.slug()), say("all-settings-2").into())),
    })
}
