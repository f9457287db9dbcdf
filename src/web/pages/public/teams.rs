//! `/t/{tournament}/teams`: the teams in order, with the places that were added up.

use askama::Template;

use crate::app::Snapshot;
use crate::app::team_table::team_table;
use crate::data::team_rules;
use crate::domain::teams::{Placed, TeamLine};
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::layout::Layout;
use crate::web::pages::cut::unreadable;
use crate::web::pages::public::state;
use crate::web::pages::rules::sourced::{Legend, RulesOnDay, ShownSource, legend};
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;

#[derive(Template)]
#[template(path = "public/teams.html")]
struct Page {
    layout: Layout,
    tabs: Tabs,
    facts: Vec<String>,
    /// Whether anybody named a team.
    any: bool,
    title: Message,
    lines: Vec<ShownTeam>,
    /// What was read, and how sure that is.
    rules: Vec<(Message, Message, ShownSource)>,
    legend: Legend,
    standings: Link,
    csv: Link,
}

struct ShownTeam {
    /// A dash for a team that is too small.
    place: String,
    name: String,
    /// `3 + 5 + 9`.
    addition: String,
    sum: String,
    /// The sum of their victory points; `None` in pods.
    points: Option<String>,
    counted: Vec<ShownMember>,
    others: Vec<ShownMember>,
}

struct ShownMember {
    name: String,
    to: Link,
    place: u32,
}

/// The teams now.
///
/// # Errors
/// If the results make no standings.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let setup = here.setup()?;
    let table = team_table(&here).map_err(|error| unreadable(&error))?;
    let law = RulesOnDay::of(site, Some(setup.settings.date))?;
    let rules = team_rules();
    let counted = rules.counted.value;
    Answer::page(&Page {
        layout: visit.tournament_layout(site, &here),
        tabs: Tabs::of(visit, &here, Tab::Standings),
        facts: state::facts(&here, &setup.settings),
        any: here.tournament.teams().next().is_some(),
        title: if table.is_final { say("public-teams-final") } else { say("public-teams-so-far") },
        lines: table.lines.iter().map(|line| shown(&here, line, table.has_points)).collect(),
        rules: vec![
            (
                say("public-teams-who-counts"),
                say("public-teams-the-best").with("n", counted),
                law.source(&rules.counted.source()),
            ),
            (say("public-teams-order"), order(table.has_points), law.source(&rules.measures.source())),
            (
                say("public-teams-small"),
                say("public-teams-small-says").with("n", rules.smallest.value),
                law.source(&rules.smallest.source()),
            ),
            (
                say("public-teams-large"),
                say("public-teams-large-says").with("n", rules.largest.value),
                law.source(&rules.largest.source()),
            ),
        ],
        legend: legend(),
        standings: urls::standings(here.slug()),
        csv: urls::teams_csv(here.slug()),
    })
}

fn order(has_points: bool) -> Message {
    if has_points { say("public-teams-order-says") } else { say("public-teams-order-in-pods") }
}

fn shown(here: &Snapshot, line: &TeamLine, has_points: bool) -> ShownTeam {
    let member = |it: &Placed| ShownMember {
        name: here.name(it.player),
        to: urls::why(here.slug(), it.player),
        place: it.place,
    };
    let places: Vec<String> = line.counted.iter().map(|it| it.place.to_string()).collect();
    ShownTeam {
        place: line.place.map_or_else(|| "–".to_owned(), |place| place.to_string()),
        name: line.name.clone(),
        addition: places.join(" + "),
        sum: line.sum_of_places().to_string(),
        points: has_points.then(|| line.sum_of_points().to_string()),
        counted: line.counted.iter().map(member).collect(),
        others: line.others.iter().map(member).collect(),
    }
}
