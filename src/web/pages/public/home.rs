//! `/`: the tournaments of this installation.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use askama::Template;
use chrono_tz::Tz;

use crate::app::open_data::State;
use crate::app::summaries::UnreadableTournament;
use crate::app::summary::{RoundEnd, Summary};
use crate::domain::id::PersonId;
use crate::messages::{Message, dates, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::layout::Layout;
use crate::web::listing::{StateInList, earliest_today, player_count};
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words;

#[derive(Template)]
#[template(path = "public/home.html")]
struct Home {
    layout: Layout,
    groups: Vec<Group>,
    /// A sentence for each tournament that cannot be read.
    unreadable: Vec<Message>,
    may_begin: bool,
    /// Where the others are, if there are more.
    all: Option<Link>,
}

struct Group {
    id: &'static str,
    title: Message,
    rows: Vec<Row>,
}

/// A tournament as a line of a table.
pub struct Row {
    pub title: String,
    pub to: Link,
    pub place: String,
    pub date: String,
    pub edition: String,
    pub players: String,
    pub kind: &'static str,
    pub state: String,
    /// Who won, instead of the state; a badge would break a name.
    pub won: Option<String>,
    /// Until when its round is played; empty if no clock runs.
    pub until: String,
}

/// The most tournaments of a kind on the front page; the others are on the page of all.
const MOST: usize = 50;

/// The most finished ones.
const LAST: usize = 20;

/// Those in progress first, then upcoming ones, then the last that ended. What should have begun on a day that is over is
/// on the page of all alone: plans that were given up would hide what is to come. Operators find hidden ones, which no other
/// list has, before the finished ones until they are over.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let (mut under_way, mut to_come, mut over) = (Vec::new(), Vec::new(), Vec::new());
    let listed = site.desk.summaries()?;
    let (mut hidden, mut hidden_over, mut more) = (Vec::new(), Vec::new(), false);
    let (operates, today) = (visit.is_operator(), earliest_today((site.hooks.now)()));
    for one in &listed.all {
        if one.hidden {
            let group = if one.state == State::Closed { &mut hidden_over } else { &mut hidden };
            group.extend(operates.then_some(one));
            continue;
        }
        match one.state {
            State::Registration if one.date < today => more = true,
            State::Registration => to_come.push(one),
            State::Playing | State::BetweenRounds => under_way.push(one),
            State::Closed => over.push(one),
        }
    }
    // Newest first, but the next one first among the upcoming.
    for late in [&mut under_way, &mut over] {
        late.sort_by_key(|one| Reverse(one.date));
    }
    to_come.sort_by_key(|one| one.date);
    let named = [
        ("way", say("public-home-under-way"), under_way, MOST),
        ("come", say("public-home-to-come"), to_come, MOST),
        ("hidden", say("public-home-hidden"), hidden, usize::MAX),
        ("over", say("public-home-finished"), over, LAST),
        ("hidden-over", say("public-home-hidden-finished"), hidden_over, usize::MAX),
    ];
    more |= named.iter().any(|(.., all, most)| all.len() > *most);
    let names = site
        .desk
        .names_of_winners(named.iter().flat_map(|(.., all, most)| all.iter().copied().take(*most)))?;
    let groups = named.into_iter().map(|(id, title, all, most)| Group {
        id,
        title,
        rows: all.iter().take(most).map(|one| Row::of(site, one, &names)).collect(),
    });
    Answer::page(&Home {
        groups: groups.filter(|group| !group.rows.is_empty()).collect(),
        layout: visit.layout(site),
        unreadable: listed
            .unreadable
            .iter()
            .filter(|one| one.is_public || operates)
            .map(UnreadableTournament::sentence)
            .collect(),
        may_begin: visit.viewer.opens(),
        all: more.then(urls::tournaments),
    })
}

impl Row {
    pub(super) fn of(site: &Site, one: &Summary, names: &BTreeMap<PersonId, String>) -> Self {
        let StateInList { kind, words, won } = StateInList::of(&site.desk, one, names);
        Self {
            title: one.title.clone(),
            to: urls::tournament(&one.slug),
            place: one.place.clone(),
            date: dates::short_day(one.date),
            edition: one.edition().to_owned(),
            players: player_count(one),
            kind,
            state: words,
            won,
            until: one.ends.as_ref().map(|ends| until(one, ends)).unwrap_or_default(),
        }
    }
}

/// The end of a round in the tournament's zone, with the day if it is not the tournament's.
fn until(one: &Summary, ends: &RoundEnd) -> String {
    let zone = ends.zone.parse().unwrap_or(Tz::UTC);
    let local = ends.at.with_timezone(&zone);
    let is_usual = local.date_naive() == one.date;
    let at = if is_usual { dates::time(&local) } else { dates::time_on_day(&local) };
    say("public-home-until").with("at", at).with("zone", words::zone_name(zone)).into()
}
