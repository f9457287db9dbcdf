//! A published round: its tables with their results, what is missing, the clock, the close.

use std::collections::HashMap;

use askama::Template;
use chrono::{DateTime, TimeDelta, Utc};

use crate::app::Snapshot;
use crate::domain::actor::ActorId;
use crate::domain::id::{AtTable, EntryNumber, PlayerId, TableNumber};
use crate::domain::tournament::command::{CloseRound, Command, CommandKind};
use crate::domain::tournament::round::{Phase, Round, Table};
use crate::domain::tournament::round_clock::Clock;
use crate::messages::{Message, say};
use crate::web::error::PageError;
use crate::web::layout::Layout;
use crate::web::pages::director::{self, DeskStep};
use crate::web::pages::penalties::due::{self, Due};
use crate::web::pages::rounds::checks::{self, LeftOpen, RoundCheck};
use crate::web::pages::rounds::clock::{ClockButtons, ClockPlace};
use crate::web::pages::rounds::named_table::NamedTable;
use crate::web::pages::rounds::repair::SwapHere;
use crate::web::pages::rounds::row_entry::RowEntry;
use crate::web::pages::rounds::shown_tables::{Missing, ShownTables, TableFilter};
use crate::web::pages::rounds::staff::NotDone;
use crate::web::pages::rounds::view::ResultView;
use crate::web::pages::rounds::{self, NamedLink, seated};
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::shown_clock::ShownClock;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words::{self, RoundWords};

/// How long a recorded result can be undone where it was entered.
const MOMENT: TimeDelta = TimeDelta::seconds(30);

/// The page of a published round.
#[derive(Template)]
#[template(path = "rounds/tables.html")]
pub struct Tables {
    layout: Layout,
    tabs: Tabs,
    title: String,
    /// This page with every table: a script adds what the address asks for.
    live: Link,
    round: RoundWords,
    closed: Option<String>,
    clock: Option<ShownClock>,
    /// How long the round is, beside the clock.
    length: Option<Message>,
    buttons: Option<ClockButtons>,
    /// That the time left is wrong, because the clock jumped in this round.
    jumped: Option<Message>,
    results: Message,
    /// Other choices of tables, while the round is played.
    filter: Option<TableFilter>,
    rows: Vec<Row>,
    /// What its rows take, if results can be entered in the table.
    entry: Option<RowEntry>,
    bye: Option<String>,
    absent: String,
    swap: Option<SwapHere>,
    /// Where to close it, for people who may, once nothing prevents it.
    close: Option<Link>,
    /// Closes it and pairs the next one.
    and_pairs: Option<Message>,
    /// Whether every table has a result: then what prevents closing comes first on the page, otherwise last.
    all_in: bool,
    /// What to look at before closing, for people who may close rounds.
    checks: Vec<RoundCheck>,
    /// The disputes that would stay open.
    over: Option<LeftOpen>,
    /// Forfeited games to record, once the round is closed.
    due: Vec<Due>,
    next: Option<DeskStep>,
    pages: Vec<NamedLink>,
    refused: Option<NotDone>,
}

struct Row {
    table: TableNumber,
    open: Option<Link>,
    players: Vec<Seated>,
    badge: Option<(&'static str, Message)>,
    /// Whether nothing is left to do here.
    settled: bool,
    score: String,
    outcome: String,
    said: Vec<String>,
    /// Where a result entered in the row is sent, while there is none.
    record: Option<Link>,
    /// Who sits there, for a result entered in the row.
    seated: String,
    /// Where a slip of this visitor's hand is undone, right after it.
    undo: Option<Link>,
    action: Option<TableAct>,
}

/// What staff do next at a table.
pub(in crate::web::pages) struct TableAct {
    pub(in crate::web::pages) word: String,
    pub(in crate::web::pages) to: Link,
    /// Its icon in the stylesheet.
    pub(in crate::web::pages) icon: Option<&'static str>,
}

/// A player at the table.
struct Seated {
    name: String,
    to: Link,
    won: bool,
    /// The number for a swap, where the player can change places.
    swaps: Option<PlayerId>,
}

impl Tables {
    /// The page of this round for this visitor.
    ///
    /// # Errors
    /// If the store does not say at which tables the visitor sits.
    pub fn of(
        site: &Site,
        visit: &Visit,
        here: &Snapshot,
        round: &Round,
        refused: Option<NotDone>,
    ) -> Result<Self, PageError> {
        let slug = here.slug();
        let playing = round.phase() == Phase::Playing;
        let closes = playing && visit.offers(here, urls::close_round::PATH);
        let closable = closes && may_close(here, round);
        let goes_on = here.tournament.takes(CommandKind::CorrectResult).is_ok();
        let due = if goes_on && !closes { due::games(here, Some(round.number)) } else { Vec::new() };
        let missing = round.missing().count();
        let names: Vec<String> = round.absent.iter().map(|player| here.name(*player)).collect();
        let byes = round.bye.iter().map(|bye| bye.player).chain(round.earned_byes.iter().copied());
        let byes: Vec<String> = byes.map(|player| here.name(player)).collect();
        let now = Utc::now();
        let shown = ShownTables::of(visit, round);
        let swap = SwapHere::of(visit, here, round);
        let is_shown = |table: &Table| shown.has(Missing::at(round, table, now));
        let rows = rows(visit, here, round, swap.is_some(), is_shown);
        let enters =
            visit.offers(here, urls::record::PATH) && round.missing().any(|table| !table.in_conflict());
        let profile = here.profile().ok().filter(|_| enters);
        Ok(Self {
            layout: visit.tournament_layout(site, here),
            tabs: Tabs::of(visit, here, Tab::Round),
            title: rounds::title(here),
            live: urls::round_staff(slug, round.number),
            round: words::round_name(here, round.number),
            closed: round.closed.map(|at| words::clock_of_day(here, at)),
            clock: ShownClock::on_fresh_page(here, round, now),
            length: round.clock.as_ref().map(|clock| length(here, clock, now)),
            buttons: ClockButtons::of(visit, here, round, ClockPlace::Round),
            jumped: round.clock.as_ref().filter(|_| playing).and_then(|clock| jump_note(here, clock)),
            results: say("rounds-tables-of-all")
                .with("done", round.tables().len() - missing)
                .with("all", round.tables().len()),
            filter: shown.links(here, round, &round.tables().map(|table| Missing::at(round, table, now))),
            entry: profile.map(RowEntry::of),
            rows,
            bye: (!byes.is_empty()).then(|| words::list(&byes)),
            absent: words::list(&names),
            swap,
            close: closable.then(|| urls::close_round(slug, round.number)),
            and_pairs: director::close_and_pair(here, round),
            all_in: missing == 0,
            checks: if closes { checks::before_closing(here, round) } else { Vec::new() },
            over: LeftOpen::of(&checks::open(here, round)),
            due,
            next: next_step(site, visit, here, round)?,
            pages: pages(visit, here, round),
            refused,
        })
    }

    /// What prevents the next step after the close, as a title; `None` if nothing does.
    fn missing(&self) -> Option<&Message> {
        self.next.as_ref().filter(|next| next.waits).map(|next| &next.missing)
    }
}

/// Asks the rules whether the round can close.
fn may_close(here: &Snapshot, round: &Round) -> bool {
    let command = Command::CloseRound(CloseRound { round: round.number, over: checks::open(here, round) });
    here.tournament.decide(&command).is_ok()
}

/// After the newest closed round, what the desk proposes to those who may pair the next.
fn next_step(
    site: &Site,
    visit: &Visit,
    here: &Snapshot,
    round: &Round,
) -> Result<Option<DeskStep>, PageError> {
    let is_last = here.tournament.next_round() == round.number.next();
    let is_told = is_last && round.phase() == Phase::Closed && visit.offers(here, urls::pair::PATH);
    is_told.then(|| director::step(site, visit, here)).transpose()
}

fn pages(visit: &Visit, here: &Snapshot, round: &Round) -> Vec<NamedLink> {
    let changes = here.tournament.repairable(round.number).is_ok() && visit.offers(here, urls::reseat::PATH);
    let change = changes.then(|| (say("rounds-tables-change"), urls::repair(here.slug(), round.number)));
    let back = rounds::take_back(visit, here, round);
    let open = open_slips(here, round);
    let (slug, round) = (here.slug(), round.number);
    let pages = [
        (say("rounds-tables-what-players-see"), urls::round(slug, round)),
        (say("rounds-tables-print-by-table"), urls::print_pairings(slug, round)),
        (say("rounds-tables-print-by-name"), urls::print_names(slug, round)),
        (say("rounds-tables-print-slips"), urls::print_slips(slug, round)),
        (say("rounds-tables-projector"), urls::screen(slug)),
    ];
    let named = |(word, to): (Message, Link)| NamedLink { word: word.to_string(), to };
    change.map(named).into_iter().chain(back).chain(pages.into_iter().chain(open).map(named)).collect()
}

/// The slips of the tables without a result, once others have one.
pub fn open_slips(here: &Snapshot, round: &Round) -> Option<(Message, Link)> {
    let (done, all) = round.count_results();
    let link = || urls::print_open_slips(here.slug(), round.number);
    (0 < done && done < all).then(|| (say("rounds-tables-print-open-slips"), link()))
}

/// `75 minutes from 14:25`; the minutes alone until the clock starts, and the publication of a round with a deadline.
fn length(here: &Snapshot, clock: &Clock, now: DateTime<Utc>) -> Message {
    if clock.deadline.is_some() {
        return say("rounds-tables-published").with("at", words::clock_of_day(here, clock.published));
    }
    let all = usize::try_from(clock.minutes.saturating_add(clock.extra)).unwrap_or_default();
    match clock.started_at() {
        Some(from) => {
            let from = words::clock_near(here, from, Some(now));
            say("rounds-tables-minutes-from").with("minutes", all).with("at", from)
        }
        None => words::number_of_minutes(all),
    }
}

fn jump_note(here: &Snapshot, clock: &Clock) -> Option<Message> {
    let jump =
        here.tournament.clock_jump().filter(|jump| jump.from >= clock.began() && clock.deadline.is_none())?;
    let (by, began) = (words::span(jump.to - jump.from), words::clock_of_day(here, clock.began()));
    Some(if jump.to < jump.from {
        say("rounds-tables-jumped-back").with("by", by).with("began", began)
    } else {
        say("rounds-tables-jumped-forward").with("by", by).with("began", began)
    })
}

/// The shown tables, conflicts first, then waiting tables, then the others; each group in table order. What this visitor
/// recorded a moment ago is there too, so that they can undo it.
fn rows(
    visit: &Visit,
    here: &Snapshot,
    round: &Round,
    swaps: bool,
    shown: impl Fn(&Table) -> bool,
) -> Vec<Row> {
    let scores = rounds::may_score(visit);
    let open = visit.offers(here, urls::record::PATH);
    let mut tables: Vec<&Table> = round.tables().collect();
    tables.sort_by_key(|table| (!table.in_conflict(), table.result.is_some()));
    let recorded = just_recorded(visit, here, round, |since, who| here.recorded_since(since, who));
    let rows = tables.into_iter().filter_map(|table| {
        let spot = NamedTable::of(here, round, table);
        let undo = recorded.get(&spot.at()).filter(|_| table.result.is_some());
        (undo.is_some() || shown(table))
            .then(|| Row { undo: undo.cloned(), ..row(&spot, scores, open, swaps) })
    });
    rows.collect()
}

/// The results that this visitor recorded a moment ago in a round in play, each with where it is undone. `since` gives
/// those of somebody, newest first.
pub(in crate::web::pages) fn just_recorded(
    visit: &Visit,
    here: &Snapshot,
    round: &Round,
    since: impl FnOnce(DateTime<Utc>, &ActorId) -> Vec<(AtTable, EntryNumber)>,
) -> HashMap<AtTable, Link> {
    let Ok(actor) = visit.actor() else { return HashMap::new() };
    if round.phase() != Phase::Playing {
        return HashMap::new();
    }
    // Of a table that was recorded again after an undo, the newest comes last, and stays.
    let recorded = since(Utc::now() - MOMENT, &actor.id).into_iter().rev();
    recorded.map(|(at, number)| (at, urls::undo_act(here.slug(), number))).collect()
}

fn row(spot: &NamedTable<'_>, scores: bool, open: bool, swaps: bool) -> Row {
    let (here, table) = (spot.here, spot.table);
    let moves = swaps && here.tournament.may_reseat(spot.round, table).is_ok();
    let slug = here.slug();
    let view = table.result.as_ref().map(|recorded| spot.result_view(&recorded.result));
    let won = |at: usize| view.as_ref().and_then(|view| view.sides.get(at)).is_some_and(|side| side.won);
    let named = named_winner(spot);
    let third = words::third_place(table).map(|it| it.to_string());
    let players = table.pair.players.into_iter().zip(&spot.names).enumerate();
    Row {
        table: table.pair.table,
        open: scores.then(|| urls::table(slug, spot.round.number, table.pair.table)),
        players: players
            .map(|(at, (player, name))| Seated {
                name: name.clone(),
                to: urls::player(slug, player),
                won: won(at) || named == Some(player),
                swaps: moves.then_some(player),
            })
            .collect(),
        badge: badge(spot),
        settled: table.result.is_some() && !table.in_conflict(),
        score: view.as_ref().map(score).unwrap_or_default(),
        outcome: view.map(|view| view.outcome).unwrap_or_default(),
        said: third.into_iter().chain(table_notes(spot)).collect(),
        record: (open && table.result.is_none() && !table.in_conflict())
            .then(|| urls::record(slug, spot.round.number, table.pair.table)),
        seated: seated::field(&table.pair.players),
        undo: None,
        action: open.then(|| action(spot)),
    }
}

fn score(view: &ResultView) -> String {
    let each: Vec<&str> = view.sides.iter().map(|side| side.score.as_str()).collect();
    each.join(" : ")
}

fn badge(spot: &NamedTable<'_>) -> Option<(&'static str, Message)> {
    let table = spot.table;
    if !table.contradictions.is_empty() {
        Some(("conflict", say("rounds-badge-two-results")))
    } else if table.players_disagree() {
        Some(("conflict", say("rounds-badge-conflict")))
    } else if table.result.is_none() {
        Some(if Missing::at(spot.round, table, Utc::now()).late {
            ("needs", say("rounds-badge-no-result"))
        } else {
            ("plain", say("all-table-playing"))
        })
    } else if checks::owes_forfeit(spot) {
        Some(("conflict", say("rounds-badge-penalty")))
    } else if !checks::doubts(spot).is_empty() {
        Some(("needs", say("rounds-checks-check")))
    } else if !table.corrections.is_empty() {
        Some(("info", say("rounds-badge-corrected")))
    } else {
        None
    }
}

/// The most important action at this table.
fn action(spot: &NamedTable<'_>) -> TableAct {
    let (slug, round, table) = (spot.here.slug(), spot.round.number, spot.table.pair.table);
    let taken = due::games_at(spot.here, spot.at()).into_iter().next();
    let (word, to, icon) = if spot.table.in_conflict() {
        (say("rounds-action-settle"), urls::table(slug, round, table), Some("record"))
    } else if let Some(game) = taken {
        (game.word, game.to, None)
    } else if spot.table.result.is_none() {
        (say("rounds-action-record"), urls::table(slug, round, table), Some("record"))
    } else {
        (say("rounds-action-correct"), urls::correct(slug, round, table), Some("correct"))
    };
    TableAct { word: word.to_string(), to, icon }
}

/// Whom the director let go on after the last game of a match that its games leave open.
fn named_winner(spot: &NamedTable<'_>) -> Option<PlayerId> {
    let (round, number) = (spot.round, spot.table.pair.table);
    let last = round.games_at(number.table()).last()?;
    let settled = spot.here.tournament.settlement_at(round.number, number.table())?;
    (last.pair.table == number).then_some(settled.winner)
}

/// Forfeited games, possible problems with the result, or the players' reports while there is none.
fn table_notes(spot: &NamedTable<'_>) -> Vec<String> {
    let taken = due::games_at(spot.here, spot.at()).into_iter().map(|game| game.sentence);
    if spot.table.result.is_some() {
        let named = named_winner(spot);
        let named = named.map(|it| say("rounds-tables-named").with("name", spot.here.name(it)).to_string());
        return taken.chain(named).chain(checks::doubts(spot)).collect();
    }
    let own = words::own_end(spot.here, spot.round, spot.table);
    let own = own.map(|(until, extra)| {
        say("rounds-tables-plays-until").with("until", until).with("extra", extra).to_string()
    });
    let reports = spot.table.reports.iter().zip(&spot.names);
    let view = reports.filter_map(|(report, name)| {
        let report = report.as_ref()?;
        let (view, at) = (spot.result_view(&report.result), words::clock_of_day(spot.here, report.at));
        let told = say("rounds-tables-reported")
            .with("name", name)
            .with("score", score(&view))
            .with("at", at)
            .with("facts", words::semicolons(&view.facts));
        Some(told.to_string())
    });
    taken.chain(own).chain(view).collect()
}
