//! What needs attention now, most urgent first.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};

use crate::app::Snapshot;
use crate::domain::actor::ActorId;
use crate::domain::bracket::cut::BestOf;
use crate::domain::id::{AtTable, PlayerId, RoundNumber};
use crate::domain::pairing::system::PairingSystem;
use crate::domain::tournament::Player;
use crate::domain::tournament::dispute::Dispute;
use crate::domain::tournament::player_refusal::PlayerRefusal;
use crate::domain::tournament::round::{Phase, RecordedResult, Round, Table};
use crate::domain::tournament::walk_over::{DesertedMatch, WalkOver, WalkOverStep};
use crate::messages::{Message, dates, say};
use crate::web::error::PageError;
use crate::web::offers::Offers;
use crate::web::pages::cut::{departed, other_seeds};
use crate::web::pages::director::shown_players::ShownPlayers;
use crate::web::pages::director::{choices, people, pods};
use crate::web::pages::disputes::assignment::{self, Waits};
use crate::web::pages::penalties::due;
use crate::web::pages::public::state;
use crate::web::pages::rulings::flags::{self, Fallen};
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words;
use crate::words::question::question_words;

/// Up to this many players without a deck or a seat have a line each before round 1 is closed.
pub(super) const ONE_BY_ONE: usize = 3;

/// Something that is waiting for a person.
pub(super) struct Item {
    /// The badge's class and text.
    pub(super) kind: &'static str,
    pub(super) word: String,
    /// The subject and the problem.
    pub(super) about: String,
    pub(super) matter: String,
    /// Where to solve it, for people who may.
    pub(super) link: Option<(Link, String)>,
}

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
    let mut items = disqualifications(here, &may);
    items.extend(games(here, &may));
    items.extend(walk_overs(here, &may));
    items.extend(seeds(here, &may));
    items.extend(deserted_tables(here, &may));
    items.extend(conflicts(here, &may));
    items.extend(pods::items(here, may.form(urls::record::PATH), now));
    items.extend(disputes(here, now));
    items.extend(late(here, &may, now));
    let at_start = |items: Vec<Item>| if here.tournament.first_round_is_over() { Vec::new() } else { items };
    items.extend(at_start(of_another_day(here, &may)));
    items.extend(at_start(decks(here, outdated, &may)));
    items.extend(departures(here, &may));
    items.extend(at_start(seats(here, claimed, &may)));
    // What somebody else has to do is on their desk.
    items.retain(|item| item.link.is_some());
    items
}

/// What can wait: a cut without a name, and once round 1 is over lists and seats, which the pages of the decks and of the
/// players show, too.
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
        items.extend(decks(here, outdated, &may));
        items.extend(seats(here, claimed, &may));
    }
    items.extend(unnamed_cut(here, &may));
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
    let open = people::incoming_requests(site, here)?.into_iter().filter(|one| !one.agreed);
    let item = |one: people::IncomingRequest| Item {
        kind: "needs",
        word: say("all-question").into(),
        about: format!("{}.", one.at.title),
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

/// The standings would seed the cut otherwise, and it can still be taken back.
fn seeds(here: &Snapshot, may: &Offers) -> Option<Item> {
    let other = other_seeds::in_time(here)?;
    Some(Item {
        kind: "needs",
        word: say("director-todo-other-seeds").into(),
        about: other_seeds::sentence(here, &other).into(),
        matter: other_seeds::advice(here).into(),
        link: may.form(urls::withdraw_cut::PATH).then(|| (urls::cut(here.slug()), say("all-open").into())),
    })
}

/// Whether an item needs an action or is only information.
pub(super) fn is_urgent(item: &&Item) -> bool {
    !matches!(item.kind, "plain" | "info")
}

/// The word for a player who was disqualified.
const OUT: Message = say("director-todo-disqualified");

/// Players disqualified by a judge and not yet dropped by the director; or dropped, and still in the draft.
fn disqualifications(here: &Snapshot, may: &Offers) -> Vec<Item> {
    let item = |word: Message, player: PlayerId, matter: Message, link: Option<(Link, Message)>| Item {
        kind: "conflict",
        word: word.into(),
        about: format!("{}.", here.name(player)),
        matter: matter.into(),
        link: link.map(|(to, act)| (to, act.into())),
    };
    let waits = here.tournament.unconfirmed_disqualifications().map(|penalty| {
        let matter = say("director-todo-penalty-waits").with("penalty", penalty.number.to_string());
        let may_drop = may.form(urls::drop_player::PATH);
        let act = if may_drop { say("director-todo-confirm") } else { say("all-open") };
        let to = may.form(urls::penalties::PATH).then(|| (urls::penalties(here.slug()), act));
        item(OUT, penalty.player, matter, to)
    });
    let drafted = here.tournament.draft().into_iter().flat_map(|draft| {
        let unfit = here.tournament.unfit_in_draft(draft);
        let unfit = unfit.filter(|(_, why)| !matches!(why, PlayerRefusal::DisqualificationWaits(_)));
        unfit.map(move |(player, why)| {
            let matter = say("director-todo-in-the-draft").with("round", draft.number);
            let to = urls::round_staff(here.slug(), draft.number);
            let dropped = why == PlayerRefusal::DroppedInDraft(draft.number);
            let word = if dropped { say("director-todo-dropped") } else { OUT };
            item(
                word,
                player,
                matter,
                may.form(urls::drop_player::PATH).then_some((to, say("director-todo-to-the-draft"))),
            )
        })
    });
    waits.chain(drafted).collect()
}

/// Forfeited games whose results do not show it.
fn games(here: &Snapshot, may: &Offers) -> Vec<Item> {
    let items = here.tournament.owed_forfeits().map(|owed| {
        let game = due::game(here, &owed);
        Item {
            kind: "conflict",
            word: say("director-todo-penalty").into(),
            about: at_table(here, owed.at).into(),
            matter: game.sentence,
            link: may.form(urls::record::PATH).then_some((
                game.to,
                if owed.recorded { say("director-todo-correct") } else { say("director-todo-record") }.into(),
            )),
        }
    });
    items.collect()
}

/// `Round 2, table 1.`, or with the name of the stage.
pub(super) fn at_table(here: &Snapshot, at: AtTable) -> Message {
    let round = words::round_name(here, at.round).title();
    say("director-todo-at-table").with("round", round).with("table", at.table)
}

fn names(here: &Snapshot, table: &Table) -> [String; 2] {
    table.pair.players.map(|player| here.name(player))
}

fn conflicts(here: &Snapshot, may: &Offers) -> Vec<Item> {
    let tables = here.tournament.rounds().flat_map(|round| {
        round.tables().filter(|table| table.in_conflict()).map(move |table| (round, table))
    });
    tables.map(|(round, table)| conflict(here, round, table, may)).collect()
}

fn conflict(here: &Snapshot, round: &Round, table: &Table, may: &Offers) -> Item {
    let [a, b] = &names(here, table);
    let tell = |recorded: &RecordedResult| words::result(&recorded.result, [a, b]);
    let disagree = table.players_disagree();
    let told: Vec<String> = if disagree {
        table.reports.iter().flatten().map(tell).collect()
    } else {
        table.result.iter().chain(&table.contradictions).map(tell).collect()
    };
    let told = told.join("; ");
    let matter = match disagree {
        true => say("director-todo-players-disagree").with("results", told),
        false => say("director-todo-two-results").with("results", told),
    };
    Item {
        kind: "conflict",
        word: say("director-todo-conflict").into(),
        about: at_table(here, AtTable::new(round.number, table.pair.table)).into(),
        matter: matter.into(),
        link: may.form(urls::record::PATH).then(|| {
            (urls::table(here.slug(), round.number, table.pair.table), say("director-todo-decide").into())
        }),
    }
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
    let mut asked = question_words(dispute);
    if asked.ends_with(char::is_alphanumeric) {
        asked.push('.');
    }
    let told = format!("{asked} {}.", words::capital(&who));
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

/// By the clock, each table by itself; a round with a deadline has one line for all.
fn late(here: &Snapshot, may: &Offers, now: DateTime<Utc>) -> Vec<Item> {
    let overdue = overdue(here, now).filter(|(round, _)| !round.has_deadline());
    let Some((round, _)) = overdue else { return Vec::new() };
    let missing = round.missing().filter(|table| !table.in_conflict());
    // A table with extra time is late only after that.
    let missing = missing.filter_map(|table| Some((table, overtime(round, table, now)?)));
    let item = |(table, over): (&Table, chrono::TimeDelta)| {
        let [a, b] = names(here, table);
        Item {
            kind: "needs",
            word: say("director-todo-no-result").into(),
            about: say("director-todo-table").with("table", table.pair.table).into(),
            matter: say("director-todo-against")
                .with("first", a)
                .with("second", b)
                .with("time", words::minutes(over))
                .into(),
            link: may.form(urls::record::PATH).then(|| {
                (urls::table(here.slug(), round.number, table.pair.table), say("director-todo-enter").into())
            }),
        }
    };
    missing.map(item).collect()
}

/// The round in play whose time is up, and since when.
pub(super) fn overdue(here: &Snapshot, now: DateTime<Utc>) -> Option<(&Round, chrono::TimeDelta)> {
    let round = here.tournament.current_round().filter(|round| round.phase() == Phase::Playing)?;
    let over = now - round.clock.as_ref()?.ends()?;
    (over.num_seconds() >= 0).then_some((round, over))
}

/// How long time has been up, for a badge: `5 min over`, `2 days and 3 hours over`.
pub(super) fn over_in_words(over: chrono::TimeDelta) -> String {
    const LONG: chrono::TimeDelta = chrono::TimeDelta::hours(10);
    if over < LONG {
        say("director-todo-minutes-over").with("minutes", over.num_minutes()).into()
    } else {
        say("director-todo-time-over").with("time", words::span(over)).into()
    }
}

/// How long time has been up at a table; `None` while it is running.
pub(super) fn overtime(round: &Round, table: &Table, now: DateTime<Utc>) -> Option<chrono::TimeDelta> {
    let over = now - round.ends_at(table)?;
    (over.num_seconds() >= 0).then_some(over)
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

/// Faulty and missing lists; once round 1 is closed, one quiet line for each kind. Those to check again have their own line,
/// because what is on record about their faults is out of date.
fn decks(here: &Snapshot, outdated: &[PlayerId], may: &Offers) -> Vec<Item> {
    let Some(setup) = here.tournament.setup().filter(|setup| setup.format.is_some()) else {
        return Vec::new();
    };
    let active = || here.tournament.players().filter(|player| player.is_active());
    let has_faults = |player: &&Player| {
        player.deck.as_ref().is_some_and(|deck| !deck.is_settled()) && !outdated.contains(&player.id)
    };
    let mut items = faulty_decks(here, &active().filter(has_faults).collect::<Vec<_>>(), may);
    if setup.settings.deck_lists_required {
        let without: Vec<&Player> = active().filter(|player| player.deck.is_none()).collect();
        items.extend(without_deck(here, &without, may));
    }
    items
}

/// The badge's class of what is wrong with the lists.
fn kind_of_lists(here: &Snapshot) -> &'static str {
    if here.tournament.first_round_is_over() { "plain" } else { "needs" }
}

/// More than this many players without a deck or a seat share one line.
fn one_by_one(here: &Snapshot) -> usize {
    if here.tournament.first_round_is_over() { 1 } else { ONE_BY_ONE }
}

fn faulty_decks(here: &Snapshot, faulty: &[&Player], may: &Offers) -> Vec<Item> {
    let item = |about: String, matter: Message, link: Link, act: Message| Item {
        kind: kind_of_lists(here),
        word: say("director-todo-faulty-deck").into(),
        about,
        matter: matter.into(),
        link: may.form(urls::submit_deck::PATH).then(|| (link, act.into())),
    };
    if faulty.len() > 1 && here.tournament.first_round_is_over() {
        let many = say("director-todo-players").with("players", faulty.len()).into();
        return vec![item(
            many,
            say("director-todo-many-faulty"),
            urls::shown_decks(here.slug(), ShownPlayers::Faulty.code()),
            say("director-todo-open-decks"),
        )];
    }
    let one = |player: &&Player| {
        item(
            format!("{}.", here.name(player.id)),
            say("director-todo-faults-found")
                .with("faults", player.deck.as_ref().map_or(0, |deck| deck.errors)),
            urls::deck(here.slug(), player.id),
            say("director-todo-open-deck"),
        )
    };
    faulty.iter().map(one).collect()
}

fn without_deck(here: &Snapshot, without: &[&Player], may: &Offers) -> Vec<Item> {
    let item = |about: String, matter: Message, link: Link| Item {
        kind: kind_of_lists(here),
        word: say("director-todo-no-deck-list").into(),
        about,
        matter: matter.into(),
        link: may.form(urls::submit_deck::PATH).then_some((link, say("director-todo-hand-in").into())),
    };
    if without.len() > one_by_one(here) {
        let many = say("director-todo-players").with("players", without.len()).into();
        let to = urls::shown_decks(here.slug(), ShownPlayers::Missing.code());
        return vec![item(many, say("director-todo-many-without-list"), to)];
    }
    let one = |player: &&Player| {
        item(here.name(player.id), say("director-todo-one-without-list"), urls::deck(here.slug(), player.id))
    };
    without.iter().map(one).collect()
}

/// Matches of the cut that wait because one of the two has left.
fn walk_overs(here: &Snapshot, may: &Offers) -> Vec<Item> {
    let owed = |one: &WalkOver| {
        here.tournament.owed_forfeits().any(|owed| owed.at.round == one.at.round && owed.player == one.left)
    };
    let item = |one: WalkOver| left_match(here, may, (one.at, one.step), departed::walk_over(here, &one));
    let deserted =
        |one: DesertedMatch| left_match(here, may, (one.at, one.step), departed::deserted(here, &one));
    // A penalty that takes the game has an item of its own.
    let walk_overs = here.tournament.walk_overs().into_iter().filter(|one| !owed(one)).map(item);
    walk_overs.chain(here.tournament.deserted_matches().into_iter().map(deserted)).collect()
}

/// Games of the rounds in play whose two players have both left: nobody will report them. Those of the cut are matches.
fn deserted_tables(here: &Snapshot, may: &Offers) -> Vec<Item> {
    let playing = here.tournament.rounds().filter(|round| round.phase() == Phase::Playing);
    let swiss = playing.filter(|round| round.stage().is_none());
    let open = swiss.flat_map(|round| round.missing().map(move |table| (round, table)));
    let deserted = open.filter(|(_, table)| !table.in_conflict() && here.tournament.both_left(table));
    let item = |(round, table): (&Round, &Table)| {
        let [a, b] = table.pair.players.map(|player| here.name(player));
        let number = table.pair.table;
        let to = urls::table(here.slug(), round.number, number);
        Item {
            kind: "needs",
            word: say("director-todo-left").into(),
            about: at_table(here, AtTable::new(round.number, number)).into(),
            matter: say("director-todo-both-left-table").with("one", a).with("other", b).into(),
            link: may.form(urls::record::PATH).then(|| (to, say("director-todo-record-absent").into())),
        }
    };
    deserted.map(item).collect()
}

/// A match of the cut that somebody has left, with what brings it on.
fn left_match(here: &Snapshot, may: &Offers, (at, step): (AtTable, WalkOverStep), matter: Message) -> Item {
    let AtTable { round, table } = at;
    let (offered, to, act) = match step {
        WalkOverStep::Publish => (
            urls::drop_player::PATH,
            urls::round_staff(here.slug(), round),
            say("director-todo-to-the-draft"),
        ),
        WalkOverStep::Record => {
            let three = here.tournament.cut().is_some_and(|started| started.cut.best_of == BestOf::Three);
            let act = if three {
                say("director-todo-record-first-no-show")
            } else {
                say("director-todo-record-no-show")
            };
            (urls::record::PATH, urls::table(here.slug(), round, table), act)
        }
        WalkOverStep::Name => {
            (urls::settle_match::PATH, urls::cut(here.slug()), say("director-todo-name-who-goes-on"))
        }
    };
    Item {
        kind: "needs",
        word: say("director-todo-left").into(),
        about: at_table(here, at).into(),
        matter: matter.into(),
        link: may.form(offered).then(|| (to, act.into())),
    }
}

/// Players who left on their own page since the newest round was published: the next one is paired without them.
fn departures(here: &Snapshot, may: &Offers) -> Vec<Item> {
    let newest = here.tournament.published_rounds().next_back();
    let newest = newest.map_or(RoundNumber(0), |round| round.number);
    let left = here.tournament.players();
    let left = left.filter(|player| player.left_alone && player.dropped_after == Some(newest));
    let item = |player: &Player| Item {
        kind: "plain",
        word: say("director-todo-left").into(),
        about: here.name(player.id),
        matter: say("director-todo-left-alone").into(),
        link: may
            .form(urls::drop_player::PATH)
            .then(|| (urls::player(here.slug(), player.id), say("all-take-it-back").into())),
    };
    left.map(item).collect()
}

/// From the round before the last until the last is over, players see what they need for a cut whose size is named.
fn unnamed_cut(here: &Snapshot, may: &Offers) -> Option<Item> {
    let setup = here.tournament.setup().filter(|setup| setup.pods().is_none())?;
    let settings = &setup.settings;
    let can_come = settings.system == PairingSystem::Swiss && here.tournament.cut().is_none();
    let newest = here.tournament.published_rounds().next_back()?;
    let planned = here.tournament.planned_rounds();
    let is_late = newest.number.0.saturating_add(1) >= planned;
    let is_over = newest.number.0 >= planned && newest.phase() == Phase::Closed;
    if !can_come || settings.planned_cut.is_some() || !is_late || is_over {
        return None;
    }
    Some(Item {
        kind: "plain",
        word: say("field-planned-cut").into(),
        about: say("director-todo-name-a-cut").into(),
        matter: String::new(),
        link: may
            .form(urls::settings::PATH)
            .then(|| (urls::settings(here.slug()), say("all-settings-2").into())),
    })
}

/// Only the director gives out links.
fn seats(here: &Snapshot, claimed: &BTreeSet<PlayerId>, may: &Offers) -> Vec<Item> {
    let open: Vec<&Player> = here
        .tournament
        .players()
        .filter(|player| player.is_active() && !claimed.contains(&player.id))
        .collect();
    let item = |about: String, matter: Message, link: Link| Item {
        kind: "plain",
        word: say("director-todo-seat-not-claimed").into(),
        about,
        matter: matter.into(),
        link: may.form(urls::drop_player::PATH).then_some((link, say("director-todo-give-link").into())),
    };
    match open.as_slice() {
        [] => Vec::new(),
        few if few.len() <= one_by_one(here) => few
            .iter()
            .map(|player| {
                let link = urls::player(here.slug(), player.id);
                item(here.name(player.id), say("director-todo-one-without-link"), link)
            })
            .collect(),
        many => {
            let players = say("director-todo-players").with("players", many.len()).into();
            let to = urls::shown_players(here.slug(), ShownPlayers::Unclaimed.code());
            vec![item(players, say("director-todo-many-without-link"), to)]
        }
    }
}
