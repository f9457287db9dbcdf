//! The ratings of one person: the newest of each, and a line over time.

use crate::app::ratings::table::{DRAWN, RatingMethod, RatingPool, Ratings};
use crate::domain::id::PersonId;
use crate::domain::scoring::rating_history::RatingStep;
use crate::messages::{Message, dates, say};
use crate::web::urls::{self, Link};

/// The drawing, in its own units.
const WIDTH: i64 = 320;
const HEIGHT: i64 = 120;
const LEFT: i64 = 44;
const EDGE: i64 = 12;

/// The newest rating of a person in one pool, by one method.
pub struct RatingRow {
    pub what: String,
    pub to: Link,
    pub by: &'static str,
    /// Whether it follows from one of the two historical formulas.
    pub is_formula: bool,
    pub rating: i64,
    pub games: u32,
}

/// A rating over time.
pub struct RatingChart {
    pub title: String,
    pub spoken: String,
    /// The points of the line, as SVG writes them.
    pub points: String,
    /// The highest and the lowest rating, each with its height.
    pub grid: [(i64, i64); 2],
    /// Day, rating and rated games, the newest first.
    pub steps: Vec<(String, i64, u32)>,
    /// That only the newest are drawn; empty if there are no more.
    pub note: Message,
}

/// Every rating of a person, and a chart for each pool by its first method.
pub fn ratings(all: &Ratings, person: PersonId) -> (Vec<RatingRow>, Vec<RatingChart>) {
    let (mut rows, mut charts) = (Vec::new(), Vec::new());
    for (pool, method, steps) in all.of_person(person) {
        let Some(newest) = steps.last() else { continue };
        rows.push(RatingRow {
            what: pool.says().into(),
            to: urls::ratings_page(pool.game.code(), pool.kind_code(), method.code(), 1),
            by: method.name(),
            is_formula: matches!(method, RatingMethod::Formula(_)),
            rating: newest.rating(),
            games: newest.games,
        });
        if method.is_drawn(pool) && steps.len() > 1 {
            charts.push(chart(pool, method, steps));
        }
    }
    (rows, charts)
}

fn chart(pool: RatingPool, method: RatingMethod, steps: &[RatingStep]) -> RatingChart {
    let low = steps.iter().map(|step| step.rating()).min().unwrap_or(0);
    let high = steps.iter().map(|step| step.rating()).max().unwrap_or(0).max(low.saturating_add(1));
    let count = i64::try_from(steps.len()).unwrap_or(i64::MAX);
    let height = |rating: i64| EDGE + (high - rating) * (HEIGHT - 2 * EDGE) / (high - low);
    let across = |at: i64| LEFT + at * (WIDTH - LEFT - EDGE) / (count - 1).max(1);
    let points = (0..).zip(steps).map(|(at, step)| format!("{},{}", across(at), height(step.rating())));
    let told = steps.iter().map(|step| format!("{}: {}", dates::short_day(step.day), step.rating()));
    let title = say("people-person-ratings-over-time")
        .with("pool", pool.says())
        .with("method", method.name())
        .to_string();
    RatingChart {
        spoken: format!("{title}. {}.", told.collect::<Vec<_>>().join("; ")),
        title,
        points: points.collect::<Vec<_>>().join(" "),
        grid: [(high, height(high)), (low, height(low))],
        steps: steps
            .iter()
            .rev()
            .map(|step| (dates::short_day(step.day), step.rating(), step.games))
            .collect(),
        note: if steps.len() < DRAWN {
            Message::empty()
        } else {
            say("people-person-ratings-newest-drawn").with("n", DRAWN)
        },
    }
}
