//! `/rulings/timeline`: what was published when, in the library or only known to exist, as a picture and as a table.

use askama::Template;
use chrono::{Datelike, NaiveDate, Utc};

use crate::data;
use crate::domain::rulings::document::Document;
use crate::domain::rulings::library::Library;
use crate::domain::rulings::published::PublishedSeries;
use crate::messages::{Message, english, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::forms::DayQuery;
use crate::web::layout::Layout;
use crate::web::pages::rulings::words;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;

/// The width of the drawing, of its margin on both sides, and the height of a row, in the drawing's own units: as wide as a
/// phone, so that its words can be read there.
const WIDTH: i64 = 360;
const MARGIN: i64 = 8;
const ROW: i64 = 40;
/// The height of the line of years above the rows.
const HEAD: i64 = 18;

#[derive(Template)]
#[template(path = "rulings/timeline.html")]
struct Page {
    layout: Layout,
    on: String,
    on_fault: Message,
    facts: Vec<String>,
    drawing: Drawing,
    rows: Vec<Row>,
}

/// The picture: rows from top to bottom, years from left to right.
struct Drawing {
    height: i64,
    years: Vec<(i64, i32)>,
    /// Where the chosen day is.
    day: Option<i64>,
    /// The whole picture in one sentence.
    spoken: String,
}

struct Row {
    name: Message,
    /// Where its name and its line are drawn.
    name_y: i64,
    line_y: i64,
    issues: Vec<Issue>,
}

/// One issue: a dot, and a line of the table.
struct Issue {
    /// Where its dot is; `None` if nothing is known of its date.
    x: Option<i64>,
    title: String,
    shown_title: Message,
    date: Message,
    /// Where its entries are, if the library has it.
    to: Option<Link>,
    is_held: bool,
    /// Where it was seen, if it is not held.
    seen: String,
    /// Later than the chosen day.
    is_later: bool,
}

/// From the first of January of one year to that of another.
#[derive(Clone, Copy)]
struct Years {
    first: i32,
    after: i32,
}

impl Years {
    fn x(self, day: NaiveDate) -> i64 {
        let begin = |year| NaiveDate::from_ymd_opt(year, 1, 1).unwrap_or_default();
        let (from, to) = (begin(self.first), begin(self.after));
        let length = (to - from).num_days().max(1);
        let at = (day - from).num_days().clamp(0, length);
        MARGIN + (WIDTH - 2 * MARGIN) * at / length
    }
}

/// Shows the timeline, with a day marked if the query names one.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let rulings = site.desk.library()?;
    let typed = DayQuery::of(&visit.query).on;
    let day: Option<NaiveDate> = typed.parse().ok();
    let fault = if day.is_none() && !typed.is_empty() { words::no_date() } else { Message::empty() };
    let sound = fault.is_empty();
    let series = data::published_rules();
    let years = years(series, &rulings.library, day);
    let rows = rows(series, &rulings.library, years, day);
    let all = || rows.iter().flat_map(|row| &row.issues);
    let held_here = all().filter(|issue| issue.is_held).count();
    let page = Page {
        layout: visit.layout(site),
        on: typed.to_owned(),
        on_fault: fault,
        facts: vec![
            say("rulings-timeline-known").with("n", all().count()).to_string(),
            say("rulings-timeline-held-here").with("n", held_here).to_string(),
        ],
        drawing: drawing(years, day, &rows),
        rows,
    };
    if sound { Answer::page(&page) } else { Answer::refusal(&page) }
}

/// The years in which anything was issued, and that of the chosen day.
fn years(series: &[PublishedSeries], library: &Library, day: Option<NaiveDate>) -> Years {
    let known = series.iter().flat_map(|series| &series.issues).filter_map(|issue| issue.last_day());
    let held = library.documents().filter_map(|held| held.document.issued);
    let years = known.chain(held).chain(day).map(|day| day.year());
    let (first, last) =
        years.fold((i32::MAX, i32::MIN), |(first, last), year| (first.min(year), last.max(year)));
    if first > last {
        let today = Utc::now().year();
        return Years { first: today, after: today.saturating_add(1) };
    }
    Years { first, after: last.saturating_add(1) }
}

fn rows(series: &[PublishedSeries], library: &Library, years: Years, day: Option<NaiveDate>) -> Vec<Row> {
    let mut rows: Vec<(Message, Vec<Issue>)> =
        series.iter().map(|series| row(series, library, years, day)).collect();
    let others = others(series, library, years, day);
    if !others.is_empty() {
        rows.push((say("rulings-timeline-others"), others));
    }
    let tops = (0..).map(|at| HEAD + ROW * at);
    let placed = tops.zip(rows);
    placed.map(|(top, (name, issues))| Row { name, name_y: top + 14, line_y: top + 27, issues }).collect()
}

/// The name of a series, and its issues in order.
fn row(
    series: &PublishedSeries,
    library: &Library,
    years: Years,
    day: Option<NaiveDate>,
) -> (Message, Vec<Issue>) {
    let mut issues: Vec<(Option<NaiveDate>, Issue)> = library
        .documents()
        .filter(|held| series.work.as_ref() == Some(&held.document.work))
        .map(|held| of_library(&held.document, held.text_held, years, day))
        .collect();
    issues.extend(series.missing_from(library).map(|issue| {
        let last = issue.last_day();
        let shown = Issue {
            x: last.map(|last| years.x(last)),
            title: issue.title.clone(),
            shown_title: say("rulings-document-title").with("title", english(&issue.title)),
            date: words::published_date(issue),
            to: None,
            is_held: false,
            seen: issue.seen.clone(),
            is_later: is_later(last, day),
        };
        (last, shown)
    }));
    // The undated ones last.
    issues.sort_by_key(|(last, _)| (last.is_none(), *last));
    let game = series
        .edition
        .map_or_else(|| say("rulings-timeline-every-game").to_string(), |edition| edition.name().to_owned());
    let name = say("rulings-timeline-series").with("series", english(&series.name)).with("game", game);
    (name, issues.into_iter().map(|(_, issue)| issue).collect())
}

/// What the library has of series that nobody listed, such as house rules.
fn others(series: &[PublishedSeries], library: &Library, years: Years, day: Option<NaiveDate>) -> Vec<Issue> {
    let listed = |document: &Document| series.iter().any(|one| one.work.as_ref() == Some(&document.work));
    library
        .documents()
        .filter(|held| !listed(&held.document))
        .map(|held| of_library(&held.document, held.text_held, years, day).1)
        .collect()
}

fn of_library(
    document: &Document,
    is_held: bool,
    years: Years,
    day: Option<NaiveDate>,
) -> (Option<NaiveDate>, Issue) {
    let issue = Issue {
        x: document.issued.map(|issued| years.x(issued)),
        title: document.title.clone(),
        shown_title: words::title(document),
        date: say("rulings-issued").with("when", words::issue_date(document)),
        to: Some(urls::document(&document.stem)),
        is_held,
        seen: if is_held { String::new() } else { say("rulings-timeline-entries-known").to_string() },
        is_later: is_later(document.issued, day),
    };
    (document.issued, issue)
}

fn is_later(issued: Option<NaiveDate>, day: Option<NaiveDate>) -> bool {
    issued.zip(day).is_some_and(|(issued, day)| issued > day)
}

fn drawing(years: Years, day: Option<NaiveDate>, rows: &[Row]) -> Drawing {
    let shown = (years.first..years.after).filter(|year| year % 5 == 0);
    let in_row = |row: &Row| {
        let held = row.issues.iter().filter(|issue| issue.is_held).count();
        say("rulings-timeline-row")
            .with("name", &row.name)
            .with("n", row.issues.len())
            .with("held", held)
            .to_string()
    };
    let told: Vec<String> = rows.iter().map(in_row).collect();
    Drawing {
        height: HEAD + ROW * i64::try_from(rows.len()).unwrap_or_default(),
        years: shown.filter_map(|year| Some((years.x(NaiveDate::from_ymd_opt(year, 1, 1)?), year))).collect(),
        day: day.map(|day| years.x(day)),
        spoken: format!("{}.", told.join("; ")),
    }
}
