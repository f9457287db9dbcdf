//! `/`: the tournaments of this place.

use askama::Template;

use crate::app::Snapshot;
use crate::app::desk::Unreadable;
use crate::domain::tournament::role::Role;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::frame::Frame;
use crate::web::pages::public::state::State;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words;

#[derive(Template)]
#[template(path = "public/home.html")]
struct Home {
    frame: Frame,
    groups: Vec<Group>,
    /// A sentence for each tournament that cannot be read.
    unreadable: Vec<String>,
    may_begin: bool,
}

struct Group {
    id: &'static str,
    title: &'static str,
    rows: Vec<Row>,
}

struct Row {
    title: String,
    to: Link,
    place: String,
    date: String,
    edition: String,
    players: String,
    kind: &'static str,
    state: String,
}

/// All tournaments: those under way first, then those to come, then those that are over.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let mut under_way = Vec::new();
    let mut to_come = Vec::new();
    let mut over = Vec::new();
    let listed = site.desk.tournaments()?;
    let mut hidden = Vec::new();
    for here in &listed.readable {
        let Some(row) = row(here) else { continue };
        if here.tournament.is_hidden() {
            hidden.push(row);
            continue;
        }
        match State::of(here) {
            State::Registration => to_come.push(row),
            State::Playing(_) | State::Between(_) => under_way.push(row),
            State::Closed => over.push(row),
        }
    }
    // Newest first, but of those to come the next one.
    for late in [&mut under_way, &mut over] {
        late.sort_by(|(one, _), (other, _)| other.cmp(one));
    }
    to_come.sort_by_key(|(date, _)| *date);
    if !visit.roles.contains(&Role::Operator) {
        hidden.clear();
    }
    let named = [
        ("way", "Under way", under_way),
        ("come", "To come", to_come),
        ("over", "Finished", over),
        ("hidden", "Hidden", hidden),
    ];
    let groups = named.into_iter().filter(|(_, _, rows)| !rows.is_empty()).map(|(id, title, rows)| Group {
        id,
        title,
        rows: rows.into_iter().map(|(_, row)| row).collect(),
    });
    let may_begin = visit.viewer.opens();
    let unreadable = listed.unreadable.iter().map(Unreadable::sentence).collect();
    Answer::page(&Home { frame: visit.frame(site), groups: groups.collect(), unreadable, may_begin })
}

fn row(here: &Snapshot) -> Option<(chrono::NaiveDate, Row)> {
    let setup = here.tournament.setup()?;
    let settings = &setup.settings;
    let state = State::of(here);
    let format = setup.format.as_ref().map(|format| format.name.clone());
    let row = Row {
        title: settings.title.clone(),
        to: urls::tournament(here.slug()),
        place: settings.place.clone(),
        date: settings.date.format("%-d %b %Y").to_string(),
        edition: format.unwrap_or_else(|| settings.edition.name().to_owned()),
        players: words::count(here.tournament.players().count(), "player", "players"),
        kind: state.kind(),
        state: state.words(settings.rounds),
    };
    Some((settings.date, row))
}
