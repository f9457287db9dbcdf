//! What is counted at a tournament: points by grade, affiliations, the length of rounds, judge calls.

use std::collections::BTreeMap;

use crate::app::Snapshot;
use crate::app::usage::CountedLists;
use crate::domain::deck::usage::{FEWEST_LISTS, PublicUsage};
use crate::domain::id::RoundNumber;
use crate::domain::scoring::grade::Grade;
use crate::domain::scoring::standings::standings;
use crate::domain::scoring::tally::Did;
use crate::messages::{Message, say};
use crate::web::error::PageError;
use crate::web::pages::charts::bars::{BarFigure, BarRow};
use crate::web::site::Site;
use crate::web::visit::Visit;
use crate::web::words::{self, capital, round_name};

/// Everything that can be drawn now, without what everybody may not see yet.
pub struct DrawnFigures {
    /// Those with something to draw.
    pub all: Vec<BarFigure>,
    /// Why the affiliations are not drawn, where decks have any.
    pub not_drawn: Option<Message>,
}

impl DrawnFigures {
    /// Reads the lists that everybody sees once.
    ///
    /// # Errors
    /// If the store does not answer, or the history contradicts itself.
    pub fn of(site: &Site, visit: &Visit, here: &Snapshot) -> Result<Self, PageError> {
        let field = here.public_field((site.hooks.now)())?;
        let affiliations = affiliations(site, visit, here, &field)?;
        let not_drawn = affiliations.is_none().then(|| not_drawn(here)).flatten();
        let all = [Some(grades(here)), affiliations, Some(lengths(here)), Some(calls(here))];
        let all = all.into_iter().flatten();
        let all = all.filter(|figure| figure.rows.iter().any(|row| row.number > 0)).collect();
        Ok(Self { all, not_drawn })
    }
}

fn figure(title: Message, names: Message, numbers: Message, rows: Vec<BarRow>) -> BarFigure {
    BarFigure {
        title: title.into(),
        names: names.into(),
        numbers: numbers.into(),
        is_curve: false,
        rows,
        note: String::new(),
    }
}

/// Victory points by the grade of the game that gave them; both players of a game count.
fn grades(here: &Snapshot) -> BarFigure {
    let newest = here.tournament.published_rounds().rfind(|round| round.stage().is_none());
    let history = newest.map(|round| here.tournament.standings_history(round.number));
    let lines =
        here.profile().ok().zip(history).and_then(|(profile, history)| standings(profile, &history).ok());
    let mut sums: BTreeMap<&str, (i64, usize)> = BTreeMap::new();
    for did in lines.iter().flat_map(|standings| &standings.lines).flat_map(|line| line.tally.rounds.iter()) {
        if let Did::Game { outcome, .. } = did {
            let sum = sums.entry(outcome.grade.code()).or_default();
            *sum = (sum.0.saturating_add(outcome.victory_points), sum.1 + 1);
        }
    }
    let row = |grade: &Grade| {
        let (points, games) = sums.get(grade.code())?;
        Some(BarRow {
            name: capital(&words::grade(*grade).to_string()),
            about: say("people-person-ratings-games").with("games", *games).into(),
            number: u32::try_from(*points).unwrap_or_default(),
        })
    };
    let rows = Grade::ALL.iter().filter_map(row).collect();
    let note = say("charts-figures-grades-note").into();
    BarFigure {
        note,
        ..figure(say("charts-figures-by-grade"), say("charts-figures-grade"), say("all-victory-points"), rows)
    }
}

/// Affiliations of the lists that everybody sees, by the rule of the page of card usage; `None` of too few.
fn affiliations(
    site: &Site,
    visit: &Visit,
    here: &Snapshot,
    field: &CountedLists,
) -> Result<Option<BarFigure>, PageError> {
    if field.len() < FEWEST_LISTS as usize {
        return Ok(None);
    }
    let usage = site.desk.usage(here, field, &visit.awaited)?;
    let mut rows: Vec<BarRow> = usage
        .affiliations
        .iter()
        .filter_map(|(side, lists)| {
            let (number, about) = match lists.public_usage(usage.field) {
                PublicUsage::Exactly(number) => (number, String::new()),
                PublicUsage::AtLeast(number) => (number, say("charts-figures-or-more").into()),
                PublicUsage::FewerThan(_) => return None,
            };
            Some(BarRow { name: capital(side), about, number })
        })
        .collect();
    rows.sort_by_key(|row| std::cmp::Reverse(row.number));
    let note = say("charts-figures-affiliations-note").with("fewest", FEWEST_LISTS).into();
    let title = say("charts-figures-by-affiliation");
    let (names, numbers) = (say("charts-figures-personnel-of"), say("charts-figures-lists"));
    Ok(Some(BarFigure { note, ..figure(title, names, numbers, rows) }))
}

/// That too few lists are seen to draw the affiliations, where decks have any.
fn not_drawn(here: &Snapshot) -> Option<Message> {
    let setup = here.tournament.setup()?;
    let has_lists = setup.format.is_some() && setup.pods().is_none();
    has_lists.then(|| say("charts-figures-affiliations-from").with("fewest", FEWEST_LISTS))
}

/// Minutes from the start of the clock until the round was closed.
fn lengths(here: &Snapshot) -> BarFigure {
    let rows = here.tournament.rounds().filter_map(|round| {
        let taken = round.closed? - round.clock.as_ref()?.started_at()?;
        Some(row(here, round.number, u32::try_from(taken.num_minutes()).ok()?))
    });
    let note = say("charts-figures-lengths-note").into();
    BarFigure {
        note,
        ..figure(
            say("charts-figures-lengths"),
            say("all-round"),
            say("reports-closing-minutes"),
            rows.collect(),
        )
    }
}

/// Disputes at the tables of each round, decided or not: the log tells everybody that they were opened.
fn calls(here: &Snapshot) -> BarFigure {
    let mut calls: BTreeMap<RoundNumber, u32> = BTreeMap::new();
    for at in here.tournament.disputes().filter_map(|dispute| dispute.at) {
        *calls.entry(at.round).or_default() += 1;
    }
    let published = here.tournament.published_rounds().map(|round| round.number);
    let rows = published.map(|round| row(here, round, calls.get(&round).copied().unwrap_or_default()));
    let note = say("charts-figures-calls-note").into();
    BarFigure {
        note,
        ..figure(
            say("charts-figures-calls-in-each-round"),
            say("all-round"),
            say("charts-figures-calls"),
            rows.collect(),
        )
    }
}

fn row(here: &Snapshot, round: RoundNumber, number: u32) -> BarRow {
    BarRow { name: round_name(here, round).title().into(), about: String::new(), number }
}
