//! The rules of a series, as data. A series copies them when it is created.

use serde::{Deserialize, Serialize};

use crate::domain::scoring::sourced::Sourced;
use crate::domain::source::Confidence;

/// The most places that give points.
pub const MOST_PLACES: usize = 64;
/// The most points that a place, attendance or a bonus gives.
pub const MOST_POINTS: i64 = 1_000;

/// How the tournaments of a series count. `data/series.toml` contains a list of these.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeriesRules {
    pub id: String,
    /// The name on a page.
    pub name: String,
    /// The points of each place, the first place first. A later place gives none.
    pub places: Sourced<Vec<i64>>,
    /// The points that everybody in the final ranking of a tournament gets.
    pub attendance: Sourced<i64>,
    /// How many tournaments of a player count, the best ones; 0 for all.
    pub best: Sourced<usize>,
    /// Whether attendance counts at the tournaments that are not among the best, too.
    pub attendance_always: Sourced<bool>,
    /// What players get who share a place.
    pub shared_place: Sourced<SharedPlace>,
    /// The most points of one bonus.
    pub highest_bonus: Sourced<i64>,
    /// Applied in this order; players level in all of them share a place.
    pub measures: Sourced<Vec<SeriesMeasure>>,
}

/// What players get who share a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SharedPlace {
    /// Each gets the points of the place.
    EachInFull,
    /// Each gets the points of the last of the places that they share.
    OfTheLast,
}

/// What ranks the players of a series.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SeriesMeasure {
    Points,
    TournamentsWon,
    TournamentsPlayed,
}

/// What a director chooses in place of published figures; `None` leaves one as it is.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ChosenFigures {
    pub places: Option<Vec<i64>>,
    pub attendance: Option<i64>,
    pub best: Option<usize>,
}

/// What the rules of a series say about chosen figures. As plain text it is in English, as the series keeps it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChosenWords {
    /// The name of rules by which this many tournaments of a player count; 0 for all.
    Name { best: usize },
    /// The source of a chosen figure.
    Citation,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SeriesFile {
    rules: Vec<SeriesRules>,
}

/// Reads `data/series.toml`.
///
/// # Errors
/// If a key is missing, misspelt or unknown.
pub fn parse(text: &str) -> Result<Vec<SeriesRules>, toml::de::Error> {
    toml::from_str::<SeriesFile>(text).map(|file| file.rules)
}

impl SeriesRules {
    /// The rules with the figures that a director chose; what is equal keeps its source. Rules that are called after how
    /// many tournaments count are called after the number chosen.
    ///
    /// ```
    /// use arbiter::data::series_rules;
    /// use arbiter::domain::series::rules::ChosenFigures;
    ///
    /// let three = ChosenFigures { best: Some(3), ..ChosenFigures::default() };
    /// assert_eq!(series_rules()[1].clone().with_figures(three).name, "The best 3 tournaments");
    /// ```
    #[must_use]
    pub fn with_figures(mut self, chosen: ChosenFigures) -> Self {
        let published = self.best.value;
        if let Some(best) = chosen.best.filter(|best| published > 0 && *best != published) {
            self.name = ChosenWords::Name { best }.to_string();
        }
        replace(&mut self.places, chosen.places);
        replace(&mut self.attendance, chosen.attendance);
        replace(&mut self.best, chosen.best);
        self
    }

    /// The points of a place that `sharing` players share, from 1.
    ///
    /// ```
    /// use arbiter::data::series_rules;
    ///
    /// let rules = &series_rules()[0];
    /// assert_eq!(rules.points_of_place(1, 1), 10);
    /// assert_eq!(rules.points_of_place(2, 2), 7, "two share the second place");
    /// assert_eq!(rules.points_of_place(99, 1), 0);
    /// ```
    pub fn points_of_place(&self, place: u32, sharing: u32) -> i64 {
        let counted = match self.shared_place.value {
            SharedPlace::EachInFull => place,
            SharedPlace::OfTheLast => place.saturating_add(sharing.saturating_sub(1)),
        };
        let index = usize::try_from(counted).ok().and_then(|place| place.checked_sub(1));
        index.and_then(|index| self.places.value.get(index)).copied().unwrap_or(0)
    }

    /// Whether every figure is within its limits.
    pub fn is_sound(&self) -> bool {
        let points = |value: &i64| (0..=MOST_POINTS).contains(value);
        let places = &self.places.value;
        let fall = places.iter().zip(places.iter().skip(1)).all(|(better, worse)| better >= worse);
        let figures = [self.attendance.value, self.highest_bonus.value];
        (1..=MOST_PLACES).contains(&places.len())
            && fall
            && places.iter().chain(&figures).all(points)
            && self.best.value <= MOST_PLACES
    }
}

fn replace<T: PartialEq>(value: &mut Sourced<T>, chosen: Option<T>) {
    if let Some(chosen) = chosen.filter(|chosen| *chosen != value.value) {
        let citation = ChosenWords::Citation.to_string();
        *value = Sourced { value: chosen, citation, confidence: Confidence::Organiser };
    }
}
