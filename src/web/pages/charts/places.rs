//! Places over the rounds: a line for each of the best, and for one player who looks for their own.

use std::collections::BTreeMap;

use crate::app::Snapshot;
use crate::domain::id::PlayerId;
use crate::domain::scoring::standings::standings;
use crate::domain::tournament::round::RoundKind;
use crate::messages::say;
use crate::web::error::PageError;
use crate::web::pages::charts::fitted::FittedName;
use crate::web::picture::Ink;

/// How many of the best have a line.
const BEST: usize = 8;
/// Up to this place all steps are even; in a larger field each doubling of the place is one step.
const EVEN: u32 = 16;
/// Where the lines are, in units of the drawing, which is 320 wide.
const LEFT: u32 = 26;
const RIGHT: u32 = 172;
const TOP: u32 = 26;
const TALL: u32 = 180;
/// Where the names begin, and how far they are from each other.
const NAMES: u32 = 188;
const APART: u32 = 15;
/// The room for a name.
const ROOM: u16 = 130;
/// The room for a name in a wide window, whose letters are 8 units high and not 10.
const WIDE_ROOM: u16 = 165;
/// How the places of each line are marked, from the middle of the mark on, as SVG writes it: a disc, a square, a diamond,
/// two triangles, a plus, two strokes and, for the player who was asked for, a large disc.
const MARKS: [&str; BEST + 1] = [
    "m-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z",
    "m-3-3h6v6h-6z",
    "m0-4.5l4.5 4.5l-4.5 4.5l-4.5-4.5z",
    "m0-4l4 7h-8z",
    "m0 4l4-7h-8z",
    "m-1.2-4h2.4v2.8h2.8v2.4h-2.8v2.8h-2.4v-2.8h-2.8v-2.4h2.8z",
    "m-4.5-1.5h9v3h-9z",
    "m-1.5-4.5h3v9h-3z",
    "m-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z",
];

/// The drawing.
pub struct PlacesChart {
    pub spoken: String,
    pub height: u32,
    /// Places with a line across, each with its height.
    pub grid: Vec<(u32, u32)>,
    /// Rounds, each with where it is.
    pub rounds: Vec<(String, u32)>,
    pub lines: Vec<PlaceLine>,
    /// What is drawn, in a sentence.
    pub note: String,
}

/// The line of one player.
pub struct PlaceLine {
    pub name: String,
    /// Whether it is the player who was asked for.
    pub own: bool,
    /// The points of the line, as SVG writes them.
    pub points: String,
    pub dots: Vec<(u32, u32)>,
    /// What is drawn there, from the middle on: each line has a mark of its own.
    pub mark: &'static str,
    /// The newest place and the name.
    pub label: FittedName,
    /// The label as a wide window has room for it, if the other is cut.
    pub wide: Option<FittedName>,
    pub label_y: u32,
    /// The place after each round; empty where there was none yet.
    pub places: Vec<String>,
}

/// Places after one round.
type Places = BTreeMap<PlayerId, u32>;

/// A player's places over time: a round, and the place after it.
type Way = Vec<(usize, u32)>;

/// The chart; `None` before two rounds are closed, for pods, and where a result does not fit the profile.
///
/// # Errors
/// Before the tournament is set up.
pub fn chart(here: &Snapshot, own: Option<PlayerId>) -> Result<Option<PlacesChart>, PageError> {
    let closed = here.tournament.rounds().filter(|it| it.kind == RoundKind::Swiss && it.closed.is_some());
    let closed: Vec<_> = closed.map(|round| round.number).collect();
    if closed.len() < 2 {
        return Ok(None);
    }
    let (profile, mut after, mut newest) = (here.profile()?, Vec::new(), Vec::new());
    for number in &closed {
        let Ok(standings) = standings(profile, &here.tournament.standings_history(*number)) else {
            return Ok(None);
        };
        newest = standings.lines.iter().map(|line| line.tally.player).collect();
        after.push(standings.lines.iter().map(|line| (line.tally.player, line.place)).collect::<Places>());
    }
    let field = newest.len();
    let own = own.filter(|own| newest.contains(own));
    let beyond = own.filter(|own| newest.iter().take(BEST).all(|best| best != own));
    newest.truncate(BEST);
    newest.extend(beyond);
    let names = here.display_names();
    let ways = newest.iter().map(|player| (names.name(*player), Some(*player) == own, way(&after, *player)));
    let rounds = closed.iter().map(ToString::to_string).collect();
    let mut chart = PlacesChart::of(rounds, ways.collect(), field)?;
    if here.tournament.cut().is_some() {
        chart.note = format!("{} {}", say("charts-places-swiss"), chart.note).trim_end().to_owned();
    }
    Ok(Some(chart))
}

fn way(after: &[Places], player: PlayerId) -> Way {
    let place = |(at, places): (usize, &Places)| Some((at, *places.get(&player)?));
    after.iter().enumerate().filter_map(place).collect()
}

impl PlacesChart {
    /// The player whose line is thick: the one who was asked for.
    pub fn own(&self) -> Option<&str> {
        self.lines.iter().find(|line| line.own).map(|line| line.name.as_str())
    }

    fn of(rounds: Vec<String>, ways: Vec<(String, bool, Way)>, field: usize) -> Result<Self, PageError> {
        let deepest = ways.iter().flat_map(|(.., way)| way).map(|(_, place)| *place).max().unwrap_or(1);
        let most = rounds.len();
        let across = |at: usize| LEFT + share(at, most.saturating_sub(1), RIGHT - LEFT);
        let lines: Result<Vec<PlaceLine>, PageError> = ways
            .into_iter()
            .zip(MARKS.into_iter().cycle())
            .map(|((name, own, way), mark)| {
                let at = |(at, place)| (across(at), height_of(place, deepest));
                PlaceLine::of(name, own, mark, &way, most, at)
            })
            .collect();
        let mut lines = lines?;
        let lowest = spread(&mut lines);
        let told = lines.iter().map(|line| format!("{}: {}", line.name, line.places.join(", ")));
        let spoken = say("charts-places-spoken").with("places", told.collect::<Vec<_>>().join("; ")).into();
        let drawn = field.min(BEST);
        Ok(Self {
            spoken,
            height: lowest.max(TOP + TALL) + 14,
            grid: grid(deepest).map(|place| (place, height_of(place, deepest))).collect(),
            rounds: rounds.into_iter().enumerate().map(|(at, round)| (round, across(at))).collect(),
            note: if field > drawn {
                say("charts-places-note").with("drawn", drawn).with("field", field).into()
            } else {
                String::new()
            },
            lines,
        })
    }
}

impl PlaceLine {
    fn of(
        name: String,
        own: bool,
        mark: &'static str,
        way: &Way,
        rounds: usize,
        at: impl Fn((usize, u32)) -> (u32, u32),
    ) -> Result<Self, PageError> {
        let dots: Vec<(u32, u32)> = way.iter().map(|step| at(*step)).collect();
        let newest = way.last().map_or(0, |(_, place)| *place);
        let place = |round: usize| {
            way.iter().find(|(at, _)| *at == round).map_or_else(String::new, |(_, place)| place.to_string())
        };
        // A player’s own line is in bold letters.
        let ink = if own { Ink::Place } else { Ink::Name };
        let told = format!("{newest} {name}");
        let label = FittedName::of(&told, ROOM, ink)?;
        let wide = label.cut.then(|| FittedName::of(&told, WIDE_ROOM, ink)).transpose()?;
        Ok(Self {
            own,
            label,
            wide,
            label_y: dots.last().map_or(TOP, |(_, y)| *y),
            dots,
            mark,
            points: String::new(),
            places: (0..rounds).map(place).collect(),
            name,
        })
    }
}

/// Moves the names apart, draws the lines to them, and gives the lowest.
fn spread(lines: &mut [PlaceLine]) -> u32 {
    let mut order: Vec<&mut PlaceLine> = lines.iter_mut().collect();
    order.sort_by_key(|line| line.label_y);
    let mut free = 0;
    for line in order {
        line.label_y = line.label_y.max(free);
        free = line.label_y + APART;
        let end = (NAMES - 4, line.label_y);
        let points = line.dots.iter().copied().chain([end]).map(|(x, y)| format!("{x},{y}"));
        line.points = points.collect::<Vec<_>>().join(" ");
    }
    free
}

/// `length` times `part` of `whole`.
fn share(part: usize, whole: usize, length: u32) -> u32 {
    let whole = u64::try_from(whole.max(1)).unwrap_or(1);
    let share = u64::try_from(part).unwrap_or(0) * u64::from(length) / whole;
    u32::try_from(share).unwrap_or(length)
}

/// How deep a place is, in 1024ths of a step.
fn depth(place: u32, deepest: u32) -> u64 {
    let place = place.max(1);
    if deepest <= EVEN {
        return u64::from(place - 1) * 1024;
    }
    let doublings = place.ilog2();
    let below = u64::from(1_u32 << doublings);
    u64::from(doublings) * 1024 + (u64::from(place) - below) * 1024 / below
}

fn height_of(place: u32, deepest: u32) -> u32 {
    let all = depth(deepest.max(2), deepest).max(1);
    TOP + u32::try_from(depth(place, deepest) * u64::from(TALL) / all).unwrap_or(TALL)
}

/// The places with a line across.
fn grid(deepest: u32) -> impl Iterator<Item = u32> {
    let even = [1, 4, 8, 12, 16].into_iter().filter(move |_| deepest <= EVEN);
    let doubled = (0..32).map(|doublings| 1_u32 << doublings).filter(move |_| deepest > EVEN);
    even.chain(doubled).take_while(move |place| *place <= deepest)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(ways: &[&[u32]], field: usize) -> PlacesChart {
        let named = ways.iter().enumerate().map(|(number, places)| {
            let way: Way = places.iter().copied().enumerate().filter(|(_, place)| *place > 0).collect();
            (format!("Player {number}"), false, way)
        });
        let rounds = ["1", "2", "3"].map(str::to_owned).to_vec();
        PlacesChart::of(rounds, named.collect(), field).unwrap()
    }

    #[test]
    fn the_first_is_above_the_second_and_every_line_leads_to_its_name() {
        let chart = drawn(&[&[2, 1, 1], &[1, 2, 2]], 2);
        let [first, second] = chart.lines.as_slice() else { panic!("two lines") };
        assert!(first.dots[0].1 > second.dots[0].1 && first.dots[2].1 < second.dots[2].1);
        assert_eq!(first.dots.iter().map(|(x, _)| *x).collect::<Vec<_>>(), [LEFT, (LEFT + RIGHT) / 2, RIGHT]);
        assert!(first.points.ends_with(&format!("{},{}", NAMES - 4, first.label_y)), "{}", first.points);
        assert_eq!((first.label.text.as_str(), chart.note.as_str()), ("1 Player 0", ""));
        assert!(chart.spoken.contains("Player 0: 2, 1, 1; Player 1: 1, 2, 2"), "{}", chart.spoken);
    }

    #[test]
    fn in_a_field_of_two_thousand_the_drawing_is_as_large_as_for_twenty() {
        let chart = drawn(&[&[1900, 40, 1], &[3, 2, 2], &[0, 7, 1999]], 2000);
        assert!(chart.height < 260, "{}", chart.height);
        assert_eq!(
            chart.grid.iter().map(|(place, _)| *place).collect::<Vec<_>>(),
            (0..11).map(|it| 1 << it).collect::<Vec<_>>()
        );
        assert!(
            chart.grid.windows(2).all(|two| two[1].1 > two[0].1),
            "each line across is below the one before"
        );
        assert_eq!(chart.lines[2].places, ["", "7", "1999"], "who came late has no place before");
        assert_eq!(chart.note, "The first 8 of 2000 after the newest closed round.");
    }

    #[test]
    fn each_line_has_a_mark_of_its_own() {
        let way: &[u32] = &[1, 2, 3];
        let chart = drawn(&[way; BEST + 1], BEST + 1);
        let marks: std::collections::BTreeSet<&str> = chart.lines.iter().map(|line| line.mark).collect();
        assert_eq!(marks.len(), BEST + 1);
    }

    #[test]
    fn names_of_shared_places_do_not_cover_each_other() {
        let chart = drawn(&[&[1, 1, 1], &[1, 1, 1], &[1, 1, 1]], 3);
        let mut heights: Vec<u32> = chart.lines.iter().map(|line| line.label_y).collect();
        heights.sort_unstable();
        assert!(heights.windows(2).all(|two| two[1] - two[0] >= APART), "{heights:?}");
    }
}
