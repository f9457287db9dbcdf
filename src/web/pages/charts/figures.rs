//! What is counted at a tournament: points by grade, affiliations, the length of rounds, judge calls.

use std::collections::BTreeMap;

use crate::app::Snapshot;
use crate::domain::deck::figures::{Figure, FigureRow};
use crate::domain::deck::usage::{FEWEST_LISTS, PublicUsage};
use crate::domain::id::RoundNumber;
use crate::domain::scoring::grade::Grade;
use crate::domain::scoring::standings::standings;
use crate::domain::scoring::tally::Did;
use crate::web::error::PageError;
use crate::web::site::Site;
use crate::web::visit::Visit;
use crate::web::words::{capital, count};

/// Everything that can be drawn now, without what everybody may not see yet.
///
/// # Errors
/// If the store does not answer.
pub fn figures(site: &Site, visit: &Visit, here: &Snapshot) -> Result<Vec<Figure>, PageError> {
    let all = [grades(here), affiliations(site, visit, here)?, lengths(here), calls(here)];
    Ok(all.into_iter().filter(|figure| figure.rows.iter().any(|row| row.number > 0)).collect())
}

fn figure(title: &str, names: &'static str, numbers: &'static str, rows: Vec<FigureRow>) -> Figure {
    Figure { title: title.to_owned(), names, numbers, is_curve: false, rows, note: String::new() }
}

/// Victory points by the grade of the game that gave them; both players of a game count.
fn grades(here: &Snapshot) -> Figure {
    let newest = here.tournament.rounds().rfind(|round| round.is_published() && round.stage().is_none());
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
        Some(FigureRow {
            name: capital(grade.name()),
            about: count(*games, "game", "games"),
            number: u32::try_from(*points).unwrap_or_default(),
        })
    };
    let rows = Grade::ALL.iter().filter_map(row).collect();
    let note = "Each game counts for both players; byes are left out.".to_owned();
    Figure { note, ..figure("Victory points by grade", "Grade", "Points", rows) }
}

/// Affiliations of the lists that everybody sees, by the rule of the page of card usage.
fn affiliations(site: &Site, visit: &Visit, here: &Snapshot) -> Result<Figure, PageError> {
    let empty = figure("The field by affiliation", "Lists with personnel of", "Lists", Vec::new());
    let field = here.public_field((site.hooks.now)())?;
    if field.len() < FEWEST_LISTS as usize {
        return Ok(empty);
    }
    let usage = site.desk.usage(here, &field, &visit.awaited)?;
    let mut rows: Vec<FigureRow> = usage
        .affiliations
        .iter()
        .filter_map(|(side, lists)| {
            let (number, about) = match lists.public_usage(usage.field) {
                PublicUsage::Exactly(number) => (number, ""),
                PublicUsage::AtLeast(number) => (number, "or more"),
                PublicUsage::FewerThan(_) => return None,
            };
            Some(FigureRow { name: capital(side), about: about.to_owned(), number })
        })
        .collect();
    rows.sort_by_key(|row| std::cmp::Reverse(row.number));
    let note = format!(
        "A list counts for each affiliation of its personnel. Fewer than {FEWEST_LISTS} lists are not shown."
    );
    Ok(Figure { note, rows, ..empty })
}

/// Minutes from the start of the clock until the round was closed.
fn lengths(here: &Snapshot) -> Figure {
    let rows = here.tournament.rounds().filter_map(|round| {
        let taken = round.closed? - round.clock.as_ref()?.started_at()?;
        Some(row(here, round.number, u32::try_from(taken.num_minutes()).ok()?))
    });
    let note = "From the start of the clock until the round was closed.".to_owned();
    Figure { note, ..figure("Length of the rounds", "Round", "Minutes", rows.collect()) }
}

/// Disputes at the tables of each round, as far as everybody may know of them.
fn calls(here: &Snapshot) -> Figure {
    let mut calls: BTreeMap<RoundNumber, u32> = BTreeMap::new();
    for dispute in here.tournament.disputes().filter(|dispute| dispute.is_decided()) {
        if let Some(at) = dispute.at {
            *calls.entry(at.round).or_default() += 1;
        }
    }
    let published = here.tournament.rounds().filter(|round| round.is_published()).map(|round| round.number);
    let rows = published.map(|round| row(here, round, calls.get(&round).copied().unwrap_or_default()));
    let note = "Calls that were decided, at a table.".to_owned();
    Figure { note, ..figure("Judge calls in each round", "Round", "Calls", rows.collect()) }
}

fn row(here: &Snapshot, round: RoundNumber, number: u32) -> FigureRow {
    FigureRow { name: here.tournament.round_name(round).title(), about: String::new(), number }
}
