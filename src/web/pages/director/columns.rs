//! Names from a spreadsheet: which column holds the name, a look at every line, and then one registration.

use std::collections::BTreeSet;

use askama::Template;
use strum::IntoEnumIterator;

use crate::app::Snapshot;
use crate::app::names;
use crate::app::pasted_names::{ColumnUse, PastedLine, PastedTable, Reading, Separator};
use crate::domain::hash::sha256;
use crate::domain::id::Slug;
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::forms::ColumnsForm;
use crate::web::intents::ColumnsIntent;
use crate::web::layout::Layout;
use crate::web::pages::director::form::YES;
use crate::web::pages::director::players::{doubles_of, refusal_page, said_of_doubles};
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words;

/// More faults than this are counted: the text is another kind of list.
const MOST_FAULTS: usize = 60;

#[derive(Template)]
#[template(path = "director/columns.html")]
struct Page {
    layout: Layout,
    tabs: Tabs,
    slug: Slug,
    refused: String,
    text: String,
    /// Every separator with its word, and whether it is chosen.
    separators: Vec<(&'static str, Message, bool)>,
    separator: &'static str,
    headed: bool,
    columns: Vec<Column>,
    /// The names that would be registered, each with its line and whether it is here already.
    names: Vec<(usize, String, bool)>,
    /// The first lines without a name, each with its fault.
    faults: Vec<(usize, String)>,
    /// How many lines have a fault.
    faulty: String,
    /// Names that are here already, each with the matching player.
    doubles: Vec<(String, Option<(String, Link)>)>,
    doubles_said: String,
    others: usize,
    seen: String,
    button: String,
}

struct Column {
    number: usize,
    examples: String,
    /// Every use with its words, and whether it is chosen.
    uses: Vec<(&'static str, Message, bool)>,
}

/// The text as it would be read, before anybody is registered.
///
/// # Errors
/// If the log or the store cannot be read.
pub(super) fn look(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let (table, reading) = reading(visit);
    // A page with far more names than can be registered would be huge.
    if let Err(why) = names::few_enough(names_by_line(&table.names(&reading)).len()) {
        return refusal_page(site, visit, why.to_string());
    }
    Answer::page(&page(site, visit, String::new())?)
}

/// Registers the names of the lines as they were shown; everything else is shown again.
///
/// # Errors
/// Like [`crate::app::Desk::register_names`].
pub fn register(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let slug = visit.tournament()?;
    let form = ColumnsForm::of(&visit.form);
    let (table, reading) = reading(visit);
    let names = names_by_line(&table.names(&reading));
    if ColumnsIntent::of(&visit.form) != Some(ColumnsIntent::Register) || names.len() > names::MOST {
        return look(site, visit);
    }
    if form.seen != names_hash(&names) {
        return Answer::refusal(&page(site, visit, say("director-columns-changed").into())?);
    }
    let typed: Vec<String> = names.into_iter().map(|(_, name)| name).collect();
    let said = said_of_doubles(form.doubles);
    Answer::redirect_or_refuse(
        site.desk.register_names(&slug, &visit.form_submission()?, &typed, said),
        &urls::players(&slug),
        |why| Answer::refusal(&page(site, visit, why.to_string())?),
    )
}

/// The text and how to read it: as the form says, or as proposed where the form says nothing that fits.
fn reading(visit: &Visit) -> (PastedTable, Reading) {
    let form = ColumnsForm::of(&visit.form);
    let text = visit.form.raw(ColumnsForm::NAMES.names);
    let separator = form.separator.parse().unwrap_or_else(|_| Separator::of(text));
    let table = PastedTable::read(text, separator);
    let proposed = Reading::propose_by(text, separator);
    let chosen =
        visit.form.values(ColumnsForm::NAMES.column).map(|it| it.parse().unwrap_or(ColumnUse::Nothing));
    let columns: Vec<ColumnUse> = chosen.collect();
    if form.was != <&str>::from(separator) || columns.len() != table.width() {
        return (table, proposed);
    }
    (table, Reading { separator, headed: form.headed == YES, columns })
}

fn names_by_line(lines: &[PastedLine]) -> Vec<(usize, String)> {
    lines.iter().filter_map(|line| Some((line.line, line.name.as_ref().ok()?.clone()))).collect()
}

/// What was shown, so that nothing else is registered.
fn names_hash(names: &[(usize, String)]) -> String {
    sha256(names.iter().map(|(_, name)| name.as_str()).collect::<Vec<_>>().join("\n"))
}

fn page(site: &Site, visit: &Visit, refused: String) -> Result<Page, PageError> {
    let here = visit.here(site)?;
    let (table, reading) = reading(visit);
    let lines = table.names(&reading);
    let names = names_by_line(&lines);
    let faults = lines.iter().filter_map(|line| Some((line.line, line.name.as_ref().err()?.clone())));
    let all = lines.len() - names.len();
    let typed: Vec<String> = names.iter().map(|(_, name)| name.clone()).collect();
    let doubles = doubles_of(&here, &typed);
    let is_double: BTreeSet<usize> = names::doubles(&here, &typed).into_iter().map(|it| it.at).collect();
    Ok(Page {
        layout: visit.tournament_layout(site, &here),
        tabs: Tabs::of(visit, &here, Tab::Players),
        slug: here.slug().clone(),
        refused,
        text: visit.form.raw(ColumnsForm::NAMES.names).to_owned(),
        separators: Separator::iter()
            .map(|one| (one.into(), separator_word(one), one == reading.separator))
            .collect(),
        separator: reading.separator.into(),
        headed: reading.headed,
        columns: (0..table.width()).map(|at| column(&table, &reading, at)).collect(),
        faults: faults.take(MOST_FAULTS).collect(),
        faulty: if all == 0 {
            String::new()
        } else {
            say("director-columns-without-name").with("lines", all).into()
        },
        others: names.len().saturating_sub(doubles.len()),
        doubles,
        doubles_said: ColumnsForm::of(&visit.form).doubles.to_owned(),
        seen: names_hash(&names),
        button: button(&here, names.len()),
        names: names
            .into_iter()
            .enumerate()
            .map(|(at, (line, name))| (line, name, is_double.contains(&at)))
            .collect(),
    })
}

fn button(here: &Snapshot, names: usize) -> String {
    if here.tournament.round_to_come().0 == 1 || here.tournament.timetable_is_paired() {
        return say("director-columns-register").with("players", names).into();
    }
    let round = words::round_name(here, here.tournament.next_round()).words();
    say("director-columns-register-from").with("players", names).with("round", round).into()
}

const fn separator_word(separator: Separator) -> Message {
    match separator {
        Separator::Tab => say("director-columns-tabs"),
        Separator::Semicolon => say("director-columns-semicolons"),
        Separator::Comma => say("director-columns-commas"),
        Separator::Pipe => say("director-columns-pipes"),
        Separator::None => say("director-columns-nothing"),
    }
}

const fn use_word(column: ColumnUse) -> Message {
    match column {
        ColumnUse::Nothing => say("director-columns-leave-out"),
        ColumnUse::Name => say("all-name"),
        ColumnUse::LastFirst => say("director-columns-last-first"),
        ColumnUse::First => say("director-columns-first-name"),
        ColumnUse::Last => say("director-columns-last-name"),
    }
}

fn column(table: &PastedTable, reading: &Reading, at: usize) -> Column {
    let chosen = reading.columns.get(at).copied().unwrap_or(ColumnUse::Nothing);
    Column {
        number: at + 1,
        examples: table.examples(at).join(" · "),
        uses: ColumnUse::iter().map(|one| (one.into(), use_word(one), one == chosen)).collect(),
    }
}
