//! `/t/{tournament}/rounds/{round}/unfinished`: what the games count that were not finished in time. The director chooses
//! for each table, sees what it gives, and records all of them at once.
//!
//! The Play Guide of 2023 leaves to the director how unfinished games are scored, so no choice is made beforehand.

use askama::Template;

use crate::app::Snapshot;
use crate::domain::hash::SeenHash;
use crate::domain::id::{AtTable, PlayerId, RoundNumber, TableNumber};
use crate::domain::scoring::result::{EndReason, GameResult, Side};
use crate::domain::tournament::command::{Command, SettleUnfinished};
use crate::domain::tournament::expected::Expected;
use crate::domain::tournament::round::{Round, Table};
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::fields::Fields;
use crate::web::forms::{ResultForm, UnfinishedForm};
use crate::web::intents::UnfinishedIntent;
use crate::web::layout::Layout;
use crate::web::pages::moved::Moves;
use crate::web::pages::rounds;
use crate::web::pages::rounds::named_table::NamedTable;
use crate::web::pages::rounds::seated;
use crate::web::pages::rounds::view::ResultView;
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::refused::FormError;
use crate::web::result_form::parse_integer;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words;

#[derive(Template)]
#[template(path = "rounds/unfinished.html")]
struct Page {
    layout: Layout,
    tabs: Tabs,
    title: String,
    round: RoundNumber,
    back: Link,
    send: Link,
    /// What the page shows, so that nothing is settled that came in meanwhile.
    seen: String,
    /// Which tables it shows, so that nothing typed for one goes to another.
    shown: String,
    tables: Vec<OpenTable>,
    /// What the choices give, once they were looked at.
    preview: Vec<(Message, ResultView)>,
    /// The players whose place the choices change.
    moves: Moves,
    refused: Option<String>,
}

/// A table without a result.
struct OpenTable {
    number: TableNumber,
    players: String,
    /// The label of each score, and what was typed.
    scores: [(Message, String); 2],
    choices: Vec<Choice>,
    /// Why the scores cannot be read, where they are what counts.
    fault: Option<FormError>,
}

/// What its game can count.
struct Choice {
    /// The value in the form, such as `2:no-show-a`.
    value: String,
    words: String,
    result: GameResult,
    chosen: bool,
}

/// The tables without a result, each with its choices.
///
/// # Errors
/// [`PageError::NotFound`] unless the round is being played.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let round = rounds::round_in_play(visit, &here)?;
    Answer::page(&page(site, visit, &here, round))
}

/// Shows what the choices give, or records them.
///
/// # Errors
/// [`PageError::NotFound`] unless the round is being played.
pub fn settle(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let round = rounds::round_in_play(visit, &here)?;
    let records = UnfinishedIntent::of(&visit.form) == Some(UnfinishedIntent::Record);
    let seen = SeenHash::stated(UnfinishedForm::of(&visit.form).seen);
    let expects = [Expected::OpenTables(round.number, seen)];
    let command =
        |now: &Snapshot| -> Result<Command, PageError> { Ok(Command::SettleUnfinished(asked(visit, now)?)) };
    let sent = if records {
        visit.give_expecting(site, expects, command).map(drop)
    } else {
        let compared = here.tournament.require_expected(&expects).map_err(PageError::from);
        let sound = compared.and_then(|()| command(&here));
        sound.and_then(|command| Ok(here.tournament.decide(&command).map(drop)?))
    };
    match sent {
        Ok(()) if records => Ok(Answer::see_other(&urls::round_staff(here.slug(), round.number))),
        Ok(()) => {
            let page = page(site, visit, &here, round);
            let preview = preview(&here, round, &page.tables);
            let results =
                chosen(&page.tables).map(|(table, result)| (AtTable::new(round.number, table), result));
            let moves = Moves::of(&here, &here.tournament.what_if_all(results, &visit.awaited)?);
            Answer::page(&Page { preview, moves, ..page })
        }
        Err(error) => {
            let refused = Some(error.into_refused()?.to_string());
            let here = visit.here(site)?;
            let round = rounds::round_in_play(visit, &here)?;
            Answer::refusal(&Page { refused, ..page(site, visit, &here, round) })
        }
    }
}

/// The chosen results.
fn asked(visit: &Visit, now: &Snapshot) -> Result<SettleUnfinished, PageError> {
    let round = rounds::round_in_play(visit, now)?;
    let tables = open_tables(now, round, &visit.form);
    if let Some(fault) = tables.iter().find_map(|table| table.fault.clone()) {
        return Err(fault.into());
    }
    Ok(SettleUnfinished { round: round.number, results: chosen(&tables).collect() })
}

fn chosen(tables: &[OpenTable]) -> impl Iterator<Item = (TableNumber, GameResult)> {
    tables.iter().filter_map(|table| {
        let choice = table.choices.iter().find(|choice| choice.chosen)?;
        Some((table.number, choice.result))
    })
}

/// The tables without a result, with their players.
fn without_result(round: &Round) -> impl Iterator<Item = (TableNumber, &[PlayerId])> {
    round.missing().map(|table| (table.pair.table, table.pair.players.as_slice()))
}

/// What was typed stays with its table, as long as the same two sit there.
fn open_tables(here: &Snapshot, round: &Round, form: &Fields) -> Vec<OpenTable> {
    let seen = seated::sent_tables(form, || round.open_hash().to_string(), without_result(round));
    let scores: Vec<&str> = form.values(UnfinishedForm::NAMES.score).collect();
    let open = round.missing().map(|table| {
        let is_it = |(number, players): &(TableNumber, Vec<PlayerId>)| {
            *number == table.pair.table && *players == table.pair.players
        };
        let score = |place: usize| scores.get(place).map_or("", |text| text.trim());
        let typed = seen.iter().position(is_it).map(|place| [score(2 * place), score(2 * place + 1)]);
        open_table(here, round, table, typed, form)
    });
    open.collect()
}

fn open_table(
    here: &Snapshot,
    round: &Round,
    table: &Table,
    typed: Option<[&str; 2]>,
    form: &Fields,
) -> OpenTable {
    let spot = NamedTable::of(here, round, table);
    let number = table.pair.table;
    let mut chosen: Vec<&str> =
        if typed.is_some() { form.values(UnfinishedForm::NAMES.choice).collect() } else { Vec::new() };
    let typed = typed.unwrap_or_default();
    let (by_score, prefix) = (format!("{number}:time"), format!("{number}:"));
    // Scores alone say enough.
    if typed != ["", ""] && !chosen.iter().any(|value| value.starts_with(&prefix)) {
        chosen.push(&by_score);
    }
    let choice = |value: String, words: String, result| Choice {
        chosen: chosen.contains(&value.as_str()),
        value,
        words,
        result,
    };
    let reported = table.reports.iter().zip(["a", "b"]).zip(spot.both());
    let reported = reported.filter_map(|((report, side), name)| {
        let result = report.as_ref()?.result;
        let line = spot.result_view(&result).line;
        let words = say("rounds-unfinished-as-reported").with("name", name).with("line", line);
        Some(choice(format!("{number}:report-{side}"), words.to_string(), result))
    });
    let read = typed.map(|text| parse_integer(text, say("rounds-form-whole")).ok());
    let scores = read.map(Option::unwrap_or_default);
    let at_time = [
        (by_score.clone(), say("rounds-unfinished-by-score"), scores),
        (format!("{number}:tie"), say("rounds-unfinished-true-tie"), [0, 0]),
    ];
    let at_time = at_time.map(|(value, words, scores)| {
        choice(value, words.to_string(), GameResult::ended(scores, EndReason::Time))
    });
    let endings = [
        EndReason::NoShow { by: Side::A },
        EndReason::NoShow { by: Side::B },
        EndReason::BothAbsent,
        EndReason::Void,
    ];
    let endings = endings.map(|end| {
        let result = GameResult::ended([0, 0], end);
        let words = words::capital(&words::ending(end, spot.both()));
        choice(format!("{number}:{}", ResultForm::choice_of(end)), words, result)
    });
    let ([name_a, name_b], [typed_a, typed_b]) = (spot.both(), typed);
    let counts_scores = chosen.contains(&by_score.as_str());
    OpenTable {
        number,
        players: words::list(&spot.names),
        scores: [(name_a, typed_a), (name_b, typed_b)]
            .map(|(name, typed)| (say("rounds-unfinished-score-of").with("name", name), typed.to_owned())),
        fault: (counts_scores && read.contains(&None)).then_some(FormError::ScoreSoFar(number)),
        choices: reported.chain(at_time).chain(endings).collect(),
    }
}

fn preview(here: &Snapshot, round: &Round, tables: &[OpenTable]) -> Vec<(Message, ResultView)> {
    let shown = chosen(tables).filter_map(|(table, result)| {
        let spot = NamedTable::of(here, round, round.table(table)?);
        Some((say("rounds-table-heading").with("table", table), spot.result_view(&result)))
    });
    shown.collect()
}

fn page(site: &Site, visit: &Visit, here: &Snapshot, round: &Round) -> Page {
    Page {
        layout: visit.tournament_layout(site, here),
        tabs: Tabs::of(visit, here, Tab::Round),
        title: rounds::title(here),
        round: round.number,
        back: urls::round_staff(here.slug(), round.number),
        send: urls::unfinished(here.slug(), round.number),
        seen: round.open_hash().to_string(),
        shown: seated::tables_field(without_result(round)),
        tables: open_tables(here, round, &visit.form),
        preview: Vec::new(),
        moves: Moves::default(),
        refused: None,
    }
}
