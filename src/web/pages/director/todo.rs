//! What needs somebody now, the most urgent first.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};

use crate::app::Snapshot;
use crate::domain::id::PlayerId;
use crate::domain::tournament::Player;
use crate::domain::tournament::dispute::{Dispute, Stage};
use crate::domain::tournament::role::Role;
use crate::domain::tournament::round::{Phase, Recorded, Round, Table};
use crate::web::link::{self, Link};
use crate::web::visit::Visit;
use crate::web::words;

/// More than this many players without a deck or a seat stand in one line together.
const ONE_BY_ONE: usize = 3;

/// Something that waits for a person.
pub(super) struct Item {
    /// The badge's class and word.
    pub(super) kind: &'static str,
    pub(super) word: &'static str,
    /// What it is about, and what is the matter.
    pub(super) about: String,
    pub(super) matter: String,
    /// Where it is solved, for those who may.
    pub(super) link: Option<(Link, &'static str)>,
}

/// What the visitor may do about it.
struct May {
    score: bool,
    check: bool,
}

/// Everything that waits; `now` decides what is late, `claimed` are the seats that somebody opened.
pub(super) fn items(
    visit: &Visit,
    here: &Snapshot,
    claimed: &BTreeSet<PlayerId>,
    now: DateTime<Utc>,
) -> Vec<Item> {
    let any = |roles: &[Role]| roles.iter().any(|role| visit.may(*role));
    let may = May {
        score: any(&[Role::Director, Role::HeadJudge, Role::Judge, Role::Scorekeeper]),
        check: any(&[Role::Director, Role::HeadJudge, Role::DeckChecker]),
    };
    if here.tournament.closed().is_some() {
        return Vec::new();
    }
    let mut items = conflicts(here, &may);
    items.extend(disputes(here, now));
    items.extend(late(here, &may, now));
    items.extend(decks(here, &may));
    items.extend(seats(here, claimed));
    items
}

/// Whether an item wants an action, or is only good to know.
pub(super) fn is_urgent(item: &&Item) -> bool {
    item.kind != "plain"
}

fn names(here: &Snapshot, table: &Table) -> [String; 2] {
    table.pair.players.map(|player| here.name(player))
}

fn conflicts(here: &Snapshot, may: &May) -> Vec<Item> {
    let tables = here.tournament.rounds().iter().flat_map(|round| {
        round.tables.iter().filter(|table| table.in_conflict()).map(move |table| (round, table))
    });
    tables.map(|(round, table)| conflict(here, round, table, may)).collect()
}

fn conflict(here: &Snapshot, round: &Round, table: &Table, may: &May) -> Item {
    let [a, b] = &names(here, table);
    let tell = |recorded: &Recorded| words::result(&recorded.result, [a, b]);
    let disagree = table.players_disagree();
    let told: Vec<String> = if disagree {
        table.reports.iter().flatten().map(tell).collect()
    } else {
        table.result.iter().chain(&table.contradictions).map(tell).collect()
    };
    let lead = if disagree { "The players report different results" } else { "Two results" };
    Item {
        kind: "conflict",
        word: "Conflict",
        about: format!("Round {}, table {}.", round.number, table.pair.table),
        matter: format!("{lead}: {}.", told.join("; ")),
        link: may.score.then(|| (link::table(here.slug(), round.number, table.pair.table), "Decide")),
    }
}

fn disputes(here: &Snapshot, now: DateTime<Utc>) -> Vec<Item> {
    let waiting = here.tournament.disputes().iter().filter(|dispute| dispute.waits());
    waiting.map(|dispute| self::dispute(here, dispute, now)).collect()
}

fn dispute(here: &Snapshot, dispute: &Dispute, now: DateTime<Utc>) -> Item {
    let appealed = dispute.stage() == Stage::Appealed;
    let since = match &dispute.appeal {
        Some(appeal) if appealed => appeal.lodged.at,
        _ => dispute.question.at,
    };
    let place = dispute.at.map_or_else(
        || format!("Dispute {}.", dispute.number),
        |at| format!("Dispute {}, round {}, table {}.", dispute.number, at.round, at.table),
    );
    Item {
        kind: "needs",
        word: if appealed { "Appeal" } else { "Judge call" },
        about: place,
        matter: format!("{} ({})", dispute.question.text, ago(now - since)),
        link: Some((
            link::dispute(here.slug(), dispute.number),
            if appealed { "Decide" } else { "Take the call" },
        )),
    }
}

fn ago(span: chrono::TimeDelta) -> String {
    if span.num_minutes() < 1 { "just now".to_owned() } else { format!("{} ago", minutes(span)) }
}

/// `4 minutes`; nobody counts hours and seconds here.
fn minutes(span: chrono::TimeDelta) -> String {
    words::count(usize::try_from(span.num_minutes().max(0)).unwrap_or(0), "minute", "minutes")
}

fn late(here: &Snapshot, may: &May, now: DateTime<Utc>) -> Vec<Item> {
    let Some((round, over)) = overdue(here, now) else { return Vec::new() };
    let missing = round.missing().filter(|table| !table.in_conflict());
    let item = |table: &Table| {
        let [a, b] = names(here, table);
        Item {
            kind: "needs",
            word: "No result",
            about: format!("Table {}.", table.pair.table),
            matter: format!("{a} against {b}, {} over.", minutes(over)),
            link: may.score.then(|| (link::table(here.slug(), round.number, table.pair.table), "Enter")),
        }
    };
    missing.map(item).collect()
}

/// The round in play whose time is up, and for how long.
pub(super) fn overdue(here: &Snapshot, now: DateTime<Utc>) -> Option<(&Round, chrono::TimeDelta)> {
    let round = here.tournament.rounds().last().filter(|round| round.phase() == Phase::Playing)?;
    let over = now - round.clock?.ends();
    (over.num_seconds() >= 0).then_some((round, over))
}

fn decks(here: &Snapshot, may: &May) -> Vec<Item> {
    let Some(setup) = here.tournament.setup().filter(|setup| setup.format.is_some()) else {
        return Vec::new();
    };
    let active = || here.tournament.players().filter(|player| player.is_active());
    let mut items = Vec::new();
    for player in active() {
        let Some(deck) = player.deck.as_ref().filter(|deck| !deck.is_settled()) else { continue };
        let faults = words::count(usize::try_from(deck.errors).unwrap_or(usize::MAX), "fault", "faults");
        items.push(Item {
            kind: "needs",
            word: "Faulty deck",
            about: format!("{}.", here.name(player.id)),
            matter: format!("{faults} found; nobody has accepted the list."),
            link: may.check.then(|| (link::deck(here.slug(), player.id), "Open deck")),
        });
    }
    if setup.settings.deck_lists_required {
        let without: Vec<&Player> = active().filter(|player| player.deck.is_none()).collect();
        items.extend(without_deck(here, &without, may));
    }
    items
}

fn without_deck(here: &Snapshot, without: &[&Player], may: &May) -> Vec<Item> {
    let item = |about: String, matter: String, link: Link| Item {
        kind: "needs",
        word: "No deck list",
        about,
        matter,
        link: may.check.then_some((link, "Hand in")),
    };
    if without.len() > ONE_BY_ONE {
        let many = words::count(without.len(), "player", "players");
        let matter = "have not handed in a deck list, and lists are required.".to_owned();
        return vec![item(many, matter, link::decks(here.slug()))];
    }
    let one = |player: &&Player| {
        let matter = "has not handed in a deck list.".to_owned();
        item(here.name(player.id), matter, link::deck(here.slug(), player.id))
    };
    without.iter().map(one).collect()
}

fn seats(here: &Snapshot, claimed: &BTreeSet<PlayerId>) -> Vec<Item> {
    let open: Vec<&Player> = here
        .tournament
        .players()
        .filter(|player| player.is_active() && !claimed.contains(&player.id))
        .collect();
    let item = |about: String, matter: &str, link: Link| Item {
        kind: "plain",
        word: "Seat not claimed",
        about,
        matter: matter.to_owned(),
        link: Some((link, "Give link")),
    };
    match open.as_slice() {
        [] => Vec::new(),
        few if few.len() <= ONE_BY_ONE => few
            .iter()
            .map(|player| {
                let link = link::player(here.slug(), player.id);
                item(here.name(player.id), "has not opened a private link.", link)
            })
            .collect(),
        many => {
            let players = words::count(many.len(), "player", "players");
            vec![item(players, "have not opened a private link.", link::players(here.slug()))]
        }
    }
}
