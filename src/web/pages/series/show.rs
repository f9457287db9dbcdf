//! `/series/{series}`: the standings of a series, its tournaments and its rules.

use askama::Template;

use crate::app::series::SeriesSnapshot;
use crate::app::series::table::{NamedSeriesLine, NamedSeriesTeam, SeriesTournament};
use crate::domain::series::standings::SeriesPoints;
use crate::messages::{Message, dates, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::forms::PageQuery;
use crate::web::layout::Layout;
use crate::web::listing;
use crate::web::pages::people::asked::Beside;
use crate::web::pages::rules::sourced::{Legend, RulesOnDay, ShownSource, legend};
use crate::web::pages::series::{UNNAMED, change_in_words};
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words;
use crate::words::series_rules::series_rules;

/// Rows of the standings on a page; as many as on the pages about people.
pub const ROWS: usize = crate::app::person_record::ROWS;
/// The sum of up to this many tournaments is written into the row.
const WRITTEN_OUT: usize = 8;

#[derive(Template)]
#[template(path = "series/show.html")]
struct Page {
    layout: Layout,
    title: String,
    about: String,
    facts: Vec<String>,
    rows: Vec<Row>,
    beside: Beside,
    teams: Vec<TeamRow>,
    teams_csv: Link,
    tournaments: Vec<CountedTournamentRow>,
    rules_name: String,
    rules: Vec<(Message, String, ShownSource)>,
    legend: Legend,
    directors: String,
    log: Link,
    csv: Link,
    data: Link,
    feed: Link,
    run: Option<Link>,
}

struct Row {
    place: u32,
    name: String,
    why: Option<Link>,
    /// `12 + 9 + (2) + bonus 3`.
    sum: String,
    points: i64,
}

struct TeamRow {
    place: u32,
    name: String,
    sum: String,
    points: i64,
}

pub struct CountedTournamentRow {
    pub title: String,
    pub to: Option<Link>,
    pub day: String,
    pub players: String,
    pub since: String,
    pub matters: bool,
}

/// # Errors
/// [`PageError::NotFound`] for an unknown series and for a page that does not exist.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.series(site)?;
    let page = listing::page(PageQuery::of(&visit.query).page, usize::MAX)?;
    let table = site.desk.series_table_page(&here, page)?;
    let count = table.players;
    let beside = Beside::of(page, count, |page| urls::series_page(here.slug(), page))?;
    let law = RulesOnDay::of(site, None)?;
    let rules = here.series.rules().ok_or(PageError::NotFound)?;
    let names = site.desk.names_of_accounts(here.series.directors().iter().copied())?;
    let names: Vec<String> = names.into_values().collect();
    let (figures, runs) = (series_rules(rules).into_iter(), visit.runs_series(&here));
    Answer::page(&Page {
        title: here.series.title().to_owned(),
        about: here.series.about().to_owned(),
        facts: facts(&here, count),
        rows: table.lines.iter().map(|line| Row::of(&here, line, runs)).collect(),
        beside,
        teams: table.teams.iter().map(TeamRow::of).collect(),
        teams_csv: urls::series_teams_csv(here.slug()),
        tournaments: table.tournaments.iter().map(CountedTournamentRow::of).collect(),
        rules_name: rules.name.clone(),
        rules: figures.map(|(what, figure, source)| (what, figure, law.source(&source))).collect(),
        legend: legend(),
        directors: words::list(&names),
        log: urls::series_log(here.slug()),
        csv: urls::series_csv(here.slug()),
        data: urls::api_series(here.slug()),
        feed: urls::series_feed(here.slug()),
        run: runs.then(|| urls::run_series(here.slug())),
        layout: visit.series_layout(site, &here),
    })
}

fn facts(here: &SeriesSnapshot, players: usize) -> Vec<String> {
    let count = here.series.tournaments().len();
    let state = if here.series.is_closed() { say("series-show-final") } else { say("series-show-under-way") };
    vec![
        say("series-tournaments").with("tournaments", count).into(),
        say("series-players").with("players", players).into(),
        state.into(),
    ]
}

impl Row {
    fn of(here: &SeriesSnapshot, NamedSeriesLine { name, line, .. }: &NamedSeriesLine, runs: bool) -> Self {
        Self {
            place: line.place,
            name: name.clone().unwrap_or_else(|| UNNAMED.into()),
            why: (runs || name.is_some()).then(|| urls::series_why(here.slug(), line.person)),
            sum: sum(&line.results, line.bonuses.iter().map(|(_, points)| points).sum()),
            points: line.points,
        }
    }
}

impl TeamRow {
    fn of(NamedSeriesTeam { name, line }: &NamedSeriesTeam) -> Self {
        Self {
            place: line.place,
            name: name.clone().unwrap_or_else(|| say("series-unnamed-team").into()),
            sum: sum(&line.results, 0),
            points: line.points,
        }
    }
}

/// The points of each tournament; what does not count is in brackets.
fn sum(results: &[SeriesPoints], bonus: i64) -> String {
    let bonus = (bonus > 0).then(|| say("series-show-bonus").with("bonus", bonus).to_string());
    if results.len() > WRITTEN_OUT {
        let played = say("series-tournaments").with("tournaments", results.len()).into();
        return [Some(played), bonus].into_iter().flatten().collect::<Vec<_>>().join(", ");
    }
    let each = results.iter().map(|one| match one.points() {
        0 if !one.is_best => format!("({})", one.for_place),
        points => points.to_string(),
    });
    each.chain(bonus).collect::<Vec<_>>().join(" + ")
}

impl CountedTournamentRow {
    /// The tournament as the page shows it.
    pub fn of(one: &SeriesTournament) -> Self {
        let counted = &one.counted.counted;
        Self {
            title: one.public_title().map_or_else(|| say("series-hidden-tournament").into(), str::to_owned),
            to: one.there.as_ref().map(|there| urls::tournament(&there.slug)),
            day: dates::short_day(counted.day),
            players: say("series-players").with("players", counted.results.len()).into(),
            since: change_in_words(&one.since),
            matters: one.since.matters(),
        }
    }
}
