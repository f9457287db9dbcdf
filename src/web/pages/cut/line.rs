//! The line between the last player in and the first out, in words: before the cut and after it began.

use crate::app::Snapshot;
use crate::domain::bracket::seeding::{CutLine, Separation};
use crate::domain::id::PlayerId;
use crate::domain::scoring::standings::{Standings, StandingsLine};
use crate::domain::tournament::cut::StartedCut;
use crate::messages::{Message, say};
use crate::web::pages::public::standings::{cell, unrated};
use crate::words::measure as names;

/// What the standings compare, by name.
pub(super) fn columns(standings: &Standings) -> Vec<Message> {
    standings.measures.iter().map(|(measure, _)| names::measure(*measure)).collect()
}

/// What each of them is for a player, after its name.
pub(super) fn figures(standings: &Standings, player: PlayerId) -> Vec<(Message, String)> {
    let Some(line) = line_of(standings, player) else { return Vec::new() };
    columns(standings)
        .into_iter()
        .zip(standings.measures.iter().map(|(measure, _)| cell(line, *measure)))
        .collect()
}

/// What separates the last seed from the first reserve.
pub(super) fn line(here: &Snapshot, line: CutLine, standings: &Standings) -> Message {
    let (last, first) = (here.name(line.last_in), here.name(line.first_out));
    match line.by {
        Separation::Draw => say("cut-start-line-drawn").with("last", last).with("first", first),
        Separation::TieBreaker(measure) => {
            let value = |player| line_of(standings, player).map(|it| cell(it, measure)).unwrap_or_default();
            say("cut-start-line-by")
                .with("last", last)
                .with("first", first)
                .with("measure", names::measure_within(measure))
                .with("of-last", value(line.last_in))
                .with("of-first", value(line.first_out))
        }
    }
}

/// The line of a cut that began; `None` if everybody was in or the director gave the order.
pub(super) fn started_line(here: &Snapshot, started: &StartedCut, standings: &Standings) -> Option<Message> {
    let [last_in, first_out] = started.line?;
    let is_drawn = started.drawn.iter().any(|group| group.contains(&last_in) && group.contains(&first_out));
    let now = CutLine::between(standings, last_in, first_out);
    let now = now.filter(|it| is_drawn == (it.by == Separation::Draw));
    Some(now.map_or_else(
        || say("cut-line-corrected").with("last", here.name(last_in)).with("first", here.name(first_out)),
        |it| line(here, it, standings),
    ))
}

/// The order of players that was drawn, and whose rating is missing so that none of theirs counts. A bracket for everybody
/// has no standings.
pub(super) fn drawn(
    here: &Snapshot,
    standings: Option<&Standings>,
    group: &[PlayerId],
    seed: u64,
) -> Message {
    let names: Vec<String> = group.iter().map(|player| here.name(*player)).collect();
    let told = say("cut-start-drawn").with("players", names.join(", ")).with("seed", seed);
    let missing = standings
        .zip(group.first())
        .and_then(|(standings, first)| unrated(standings, line_of(standings, *first)?, here.display_names()));
    match missing {
        Some(unrated) => say("cut-start-drawn-unrated").with("drawn", told).with("unrated", unrated),
        None => told,
    }
}

fn line_of(standings: &Standings, player: PlayerId) -> Option<&StandingsLine> {
    standings.lines.iter().find(|line| line.tally.player == player)
}
