//! How the tournaments of a series count, in words.

use std::fmt;

use crate::domain::series::rules::{ChosenWords, SeriesMeasure, SeriesRules, SharedPlace};
use crate::domain::source::Source;
use crate::messages::{Message, say};

/// The sources of the figures, for a page: what it is, the figure, where it comes from.
pub fn series_rules(rules: &SeriesRules) -> Vec<(Message, String, Source)> {
    let points: Vec<String> = rules.places.value.iter().map(i64::to_string).collect();
    let best = match rules.best.value {
        0 => say("names-series-all-count"),
        best => say("names-series-best").with("n", best),
    };
    let attendance = say("names-series-attendance-points")
        .with("always", rules.attendance_always.value)
        .with("points", rules.attendance.value);
    let shared = match rules.shared_place.value {
        SharedPlace::EachInFull => say("names-series-shared-in-full"),
        SharedPlace::OfTheLast => say("names-series-shared-last"),
    };
    let bonus = say("names-series-at-most").with("points", rules.highest_bonus.value);
    vec![
        (say("names-series-points-by-place"), points.join(", "), rules.places.source()),
        (say("names-series-attendance"), attendance.to_string(), rules.attendance.source()),
        (say("names-series-what-counts"), best.to_string(), rules.best.source()),
        (say("names-series-shared-places"), shared.to_string(), rules.shared_place.source()),
        (say("names-series-one-bonus"), bonus.to_string(), rules.highest_bonus.source()),
        (say("names-series-order"), order(&rules.measures.value), rules.measures.source()),
    ]
}

impl fmt::Display for ChosenWords {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Name { best: 0 } => to.write_str("All tournaments"),
            Self::Name { best: 1 } => to.write_str("The best tournament"),
            Self::Name { best } => write!(to, "The best {best} tournaments"),
            Self::Citation => to.write_str("chosen by the director when the series was created"),
        }
    }
}

/// `points, then tournaments won`.
fn order(measures: &[SeriesMeasure]) -> String {
    let each = measures.iter().map(|measure| measure_name(*measure));
    let joined =
        each.reduce(|before, next| say("names-series-then").with("before", before).with("next", next));
    joined.map_or_else(String::new, |order| order.to_string())
}

const fn measure_name(measure: SeriesMeasure) -> Message {
    match measure {
        SeriesMeasure::Points => say("names-series-points"),
        SeriesMeasure::TournamentsWon => say("names-series-won"),
        SeriesMeasure::TournamentsPlayed => say("names-series-played"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::Language;

    #[test]
    fn rules_are_called_after_how_many_tournaments_count() {
        let names = [0, 1, 3].map(|best| ChosenWords::Name { best }.to_string());
        assert_eq!(names, ["All tournaments", "The best tournament", "The best 3 tournaments"]);
    }

    #[test]
    fn the_order_of_a_series_is_told_in_one_line() {
        let told = || order(&[SeriesMeasure::Points, SeriesMeasure::TournamentsWon]);
        assert_eq!(told(), "points, then tournaments won");
        assert_eq!(Language::French.speak(told), "points, puis tournois gagnés");
        assert_eq!(order(&[]), "");
    }
}
