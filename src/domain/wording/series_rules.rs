//! How the tournaments of a series count, in words.

use crate::domain::series::rules::{SeriesMeasure, SeriesRules, SharedPlace};
use crate::domain::source::Source;

/// The sources of the figures, for a page: what it is, the figure, where it comes from.
pub fn series_rules(rules: &SeriesRules) -> Vec<(&'static str, String, Source)> {
    let points: Vec<String> = rules.places.value.iter().map(i64::to_string).collect();
    let best = match rules.best.value {
        0 => "all of a player’s tournaments".to_owned(),
        best => format!("a player’s best {best}"),
    };
    let always = if rules.attendance_always.value { "at every tournament" } else { "at those that count" };
    let shared = match rules.shared_place.value {
        SharedPlace::EachInFull => "each gets the points of the place",
        SharedPlace::OfTheLast => "each gets the points of the last place that they share",
    };
    let measure = |measure: &SeriesMeasure| match measure {
        SeriesMeasure::Points => "points",
        SeriesMeasure::TournamentsWon => "tournaments won",
        SeriesMeasure::TournamentsPlayed => "tournaments played",
    };
    let measures: Vec<&str> = rules.measures.value.iter().map(measure).collect();
    vec![
        ("Points by place", points.join(", "), rules.places.source()),
        ("Attendance", format!("{} {always}", rules.attendance.value), rules.attendance.source()),
        ("What counts", best, rules.best.source()),
        ("Shared places", shared.to_owned(), rules.shared_place.source()),
        ("One bonus", format!("{} at most", rules.highest_bonus.value), rules.highest_bonus.source()),
        ("Order", measures.join(", then "), rules.measures.source()),
    ]
}
