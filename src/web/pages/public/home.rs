//! `/`: the tournaments of this installation.

use std::cmp::Reverse;

use askama::Template;

use crate::app::listing::UnreadableTournament;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::forms::PageQuery;
use crate::web::layout::Layout;
use crate::web::listing::Summary;
use crate::web::pages::public::state::TournamentState;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;

#[derive(Template)]
#[template(path = "public/home.html")]
struct Home {
    layout: Layout,
    groups: Vec<Group>,
    /// A sentence for each tournament that cannot be read.
    unreadable: Vec<String>,
    may_begin: bool,
    /// All pages; the current one has no link.
    pages: Vec<(usize, Option<Link>)>,
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

/// Tournaments per page.
const ROWS: usize = 50;

/// All tournaments: those in progress first, then upcoming ones, then past ones.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let (mut under_way, mut to_come, mut over) = (Vec::new(), Vec::new(), Vec::new());
    let (all, unreadable) = site.listing.all(&site.desk)?;
    let mut hidden = Vec::new();
    let operates = visit.is_operator();
    for one in all {
        if one.hidden {
            hidden.extend(operates.then_some(one));
            continue;
        }
        match one.state {
            TournamentState::Registration => to_come.push(one),
            TournamentState::Playing(_) | TournamentState::Between(_) => under_way.push(one),
            TournamentState::Closed => over.push(one),
        }
    }
    // Newest first, but the next one first among the upcoming.
    for late in [&mut under_way, &mut over] {
        late.sort_by_key(|one| Reverse(one.date));
    }
    to_come.sort_by_key(|one| one.date);
    let pages = (under_way.len() + to_come.len() + over.len() + hidden.len()).div_ceil(ROWS).max(1);
    let page = match PageQuery::of(&visit.query).page {
        "" => 1,
        number => {
            let there = number.parse().ok().filter(|page| (1..=pages).contains(page));
            there.ok_or(PageError::NotFound)?
        }
    };
    let (mut before, mut left) = ((page - 1) * ROWS, ROWS);
    let named = [
        ("way", "Under way", under_way),
        ("come", "To come", to_come),
        ("over", "Finished", over),
        ("hidden", "Hidden", hidden),
    ];
    let groups = named.into_iter().map(|(id, title, all)| {
        let skipped = before.min(all.len());
        before -= skipped;
        let rows: Vec<Row> = all.iter().skip(skipped).take(left).map(|one| row(one)).collect();
        left -= rows.len();
        Group { id, title, rows }
    });
    Answer::page(&Home {
        groups: groups.filter(|group| !group.rows.is_empty()).collect(),
        layout: visit.layout(site),
        unreadable: unreadable.iter().map(UnreadableTournament::sentence).collect(),
        may_begin: visit.viewer.opens(),
        pages: (1..=pages).map(|other| (other, (other != page).then(|| urls::home_page(other)))).collect(),
    })
}

fn row(one: &Summary) -> Row {
    Row {
        title: one.title.clone(),
        to: urls::tournament(&one.slug),
        place: one.place.clone(),
        date: one.date.format("%-d %b %Y").to_string(),
        edition: one.edition().to_owned(),
        players: one.player_count(),
        kind: one.state.kind(),
        state: one.won().unwrap_or_else(|| one.state.words(one.rounds)),
    }
}
