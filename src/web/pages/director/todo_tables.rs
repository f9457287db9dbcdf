//! Tables that wait for a person: results that are missing, differ or are owed, and matches of a cut.

use chrono::{DateTime, Utc};

use crate::app::Snapshot;
use crate::domain::bracket::cut::BestOf;
use crate::domain::id::AtTable;
use crate::domain::tournament::round::{Phase, RecordedResult, Round, Table};
use crate::domain::tournament::walk_over::{DesertedMatch, WalkOver, WalkOverStep};
use crate::messages::{Message, say};
use crate::web::offers::Offers;
use crate::web::pages::cut::{departed, other_seeds};
use crate::web::pages::director::todo_item::{Item, at_table};
use crate::web::pages::penalties::due;
use crate::web::urls;
use crate::web::words;

/// Forfeited games whose results do not show it.
pub(super) fn games(here: &Snapshot, may: &Offers) -> Vec<Item> {
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

pub(super) fn conflicts(here: &Snapshot, may: &Offers) -> Vec<Item> {
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
    let told = words::semicolons(&told);
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

fn names(here: &Snapshot, table: &Table) -> [String; 2] {
    table.pair.players.map(|player| here.name(player))
}

/// By the clock, each table by itself; a round with a deadline has one line for all.
pub(super) fn late(here: &Snapshot, may: &Offers, now: DateTime<Utc>) -> Vec<Item> {
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
fn overdue(here: &Snapshot, now: DateTime<Utc>) -> Option<(&Round, chrono::TimeDelta)> {
    let round = here.tournament.current_round().filter(|round| round.phase() == Phase::Playing)?;
    let over = now - round.clock.as_ref()?.ends()?;
    (over.num_seconds() >= 0).then_some((round, over))
}

/// How long time has been up at a table; `None` while it is running.
pub(super) fn overtime(round: &Round, table: &Table, now: DateTime<Utc>) -> Option<chrono::TimeDelta> {
    let over = now - round.ends_at(table)?;
    (over.num_seconds() >= 0).then_some(over)
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

/// Matches of the cut that wait because one of the two has left.
pub(super) fn walk_overs(here: &Snapshot, may: &Offers) -> Vec<Item> {
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

/// Games of the rounds in play whose two players have both left: nobody will report them. Those of the cut are matches.
pub(super) fn deserted_tables(here: &Snapshot, may: &Offers) -> Vec<Item> {
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

/// The standings would seed the cut otherwise, and it can still be taken back.
pub(super) fn seeds(here: &Snapshot, may: &Offers) -> Option<Item> {
    let other = other_seeds::in_time(here)?;
    Some(Item {
        kind: "needs",
        word: say("director-todo-other-seeds").into(),
        about: other_seeds::sentence(here, &other).into(),
        matter: other_seeds::advice(here).into(),
        link: may.form(urls::withdraw_cut::PATH).then(|| (urls::cut(here.slug()), say("all-open").into())),
    })
}
