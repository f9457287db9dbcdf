//! Figures and times in the words of a page.

use chrono::{DateTime, Utc};
use chrono_tz::Tz;

use crate::app::Snapshot;
use crate::domain::scoring::result::{EndReason, Forfeiting, GameResult, Seat};
use crate::domain::tournament::optional_rule::OptionalRule;
use crate::domain::tournament::round::{Phase, Round, Table};

/// A differential with its sign: `+65`, `−30`, `0`. The minus is the true one.
pub fn signed(value: i64) -> String {
    match value {
        0 => "0".to_owned(),
        value if value > 0 => format!("+{value}"),
        value => format!("−{}", value.unsigned_abs()),
    }
}

/// A score, negative ones with the true minus.
pub fn score(value: i64) -> String {
    if value < 0 { format!("−{}", value.unsigned_abs()) } else { value.to_string() }
}

/// `1 player`, `2 players`.
pub fn count(number: usize, one: &str, many: &str) -> String {
    if number == 1 { format!("1 {one}") } else { format!("{number} {many}") }
}

/// Victory points in words: `1 point`, `4 points`.
pub fn points(value: i64) -> String {
    format!("{} {}", score(value), if value == 1 { "point" } else { "points" })
}

/// Names in a sentence: `Kira`, `Kira and Odo`, `Kira, Odo and Nog`.
pub fn list<S: AsRef<str>>(names: &[S]) -> String {
    match names {
        [] => String::new(),
        [one] => one.as_ref().to_owned(),
        [first @ .., last] => {
            let first: Vec<&str> = first.iter().map(AsRef::as_ref).collect();
            format!("{} and {}", first.join(", "), last.as_ref())
        }
    }
}

/// The tournament's own zone; UTC where its name is not known.
pub fn zone(here: &Snapshot) -> Tz {
    let name = here.tournament.setup().map(|setup| setup.settings.time_zone.as_str());
    name.and_then(|name| name.parse().ok()).unwrap_or(Tz::UTC)
}

/// The time of day in the tournament's zone, such as `14:03`.
pub fn clock(here: &Snapshot, at: DateTime<Utc>) -> String {
    at.with_timezone(&zone(here)).format("%H:%M").to_string()
}

/// When time is called at a table that has its own end, and how many minutes later than the round's; none for a table
/// that has no time of its own or does not play any more.
pub fn own_end(here: &Snapshot, round: &Round, table: &Table) -> Option<(String, String)> {
    let extra = usize::try_from(table.extra_minutes()).ok().filter(|extra| *extra > 0)?;
    let plays = round.phase() == Phase::Playing && table.result.is_none();
    let ends = round.ends_at(table).filter(|_| plays)?;
    Some((clock(here, ends), count(extra, "minute", "minutes")))
}

/// How long something has been waiting: `4 minutes`; nobody counts hours and seconds here.
pub fn minutes(span: chrono::TimeDelta) -> String {
    count(usize::try_from(span.num_minutes().max(0)).unwrap_or(0), "minute", "minutes")
}

/// Day and time in the tournament's zone with the zone's name, such as `12 May 2026, 14:03 CEST`.
pub fn moment(here: &Snapshot, at: DateTime<Utc>) -> String {
    at.with_timezone(&zone(here)).format("%-d %B %Y, %H:%M %Z").to_string()
}

/// For `datetime` attributes and scripts.
pub fn rfc3339(at: DateTime<Utc>) -> String {
    at.to_rfc3339_opts(chrono::SecondsFormat::Secs, true)
}

/// How a game ended, with the names of seat A and seat B.
pub fn ending(end: EndReason, [a, b]: [&str; 2]) -> String {
    let name = |seat: Seat| seat.of([a, b]);
    match end {
        EndReason::Complete { winner } => format!("complete, {} met the winning conditions", name(winner)),
        EndReason::Time => "time was called".to_owned(),
        EndReason::DeckedOut => "the draw decks ran out".to_owned(),
        EndReason::Card { winner } => format!("{} won by a card", name(winner)),
        EndReason::CardForfeit { by: Forfeiting::A } => format!("{a} forfeited by a card"),
        EndReason::CardForfeit { by: Forfeiting::B } => format!("{b} forfeited by a card"),
        EndReason::CardForfeit { by: Forfeiting::Both } => "both forfeited by cards".to_owned(),
        EndReason::Concession { by } => format!("{} conceded", name(by)),
        EndReason::NoShow { by } => format!("{} did not appear", name(by)),
        EndReason::Disqualified { by } => format!("{} was disqualified", name(by)),
        EndReason::BothAbsent => "neither player appeared".to_owned(),
        EndReason::Void => "the game does not count".to_owned(),
    }
}

/// A result in a few words, with its ending where that is not the usual one: `Kira 100, Odo 35`, and
/// `Kira 80, Odo 35 (time was called)`.
pub fn result(result: &GameResult, names: [&str; 2]) -> String {
    let ([a, b], [first, second]) = (names, result.scores);
    let scores = format!("{a} {}, {b} {}", score(first), score(second));
    let usual = match result.end {
        EndReason::Complete { winner: Seat::A } => first > second,
        EndReason::Complete { winner: Seat::B } => second > first,
        _ => false,
    };
    if usual { scores } else { format!("{scores} ({})", ending(result.end, names)) }
}

/// The optional rules that are played, in one line.
pub fn options(options: &std::collections::BTreeSet<OptionalRule>) -> String {
    let said: Vec<&str> = options.iter().map(|option| option.says()).collect();
    if said.is_empty() { "none".to_owned() } else { said.join(" ") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_names_its_ending_only_where_it_is_not_the_usual_one() {
        let told = |scores, end| {
            result(&GameResult { scores, not_counting: [0, 0], end, went_first: None }, ["Kira", "Odo"])
        };
        let won = |winner| EndReason::Complete { winner };
        assert_eq!(told([100, 35], won(Seat::A)), "Kira 100, Odo 35");
        assert_eq!(told([-5, 100], won(Seat::B)), "Kira −5, Odo 100");
        let behind = told([100, 35], won(Seat::B));
        assert_eq!(behind, "Kira 100, Odo 35 (complete, Odo met the winning conditions)");
        assert_eq!(told([80, 35], EndReason::Time), "Kira 80, Odo 35 (time was called)");
    }
}
