//! Figures drawn as bars: plain shapes with their numbers beside them, for both themes, for paper and for eyes that see no
//! colours. The same numbers follow as a table.

use crate::domain::deck::figures::Figure;
use crate::words::figures::{mission_place, note, numbers_are, row_name, rows_are, title};

/// Width of every drawing, in its own units.
const WIDTH: u32 = 320;
/// Where bars begin that have their names before them.
const NAMES: u32 = 116;
/// A longer name gets its own line.
const SHORT: usize = 17;
/// A longer one is written smaller.
const FITS: usize = 42;
/// Height of a column.
const TALL: u32 = 90;

/// Numbers to be drawn.
pub struct BarFigure {
    /// What the figure counts.
    pub title: String,
    /// What the names of its bars are.
    pub names: String,
    /// What its numbers are.
    pub numbers: String,
    /// Whether the names are numbers in order, as a curve has them.
    pub is_curve: bool,
    /// What was counted, in order.
    pub rows: Vec<BarRow>,
    /// A remark, or empty.
    pub note: String,
}

/// One number with its name.
pub struct BarRow {
    pub name: String,
    /// A remark, or empty.
    pub about: String,
    pub number: u32,
}

impl BarFigure {
    /// A figure of a deck list, in the reader's language.
    pub fn of_deck(figure: &Figure) -> Self {
        let rows = figure.rows.iter().map(|row| BarRow {
            name: row_name(row),
            about: row.place.as_ref().map(mission_place).unwrap_or_default(),
            number: row.number,
        });
        Self {
            title: title(figure.kind).into(),
            names: rows_are(figure.kind).into(),
            numbers: numbers_are(figure.kind).into(),
            is_curve: figure.kind.is_curve(),
            rows: rows.collect(),
            note: figure.note.map(|it| note(it).to_string()).unwrap_or_default(),
        }
    }
}

/// A figure, drawn.
pub struct Chart {
    pub figure: BarFigure,
    /// The whole figure in words.
    pub spoken: String,
    pub height: u32,
    pub bars: Vec<ChartBar>,
}

/// One bar, its name and its number.
pub struct ChartBar {
    pub x: u32,
    pub y: u32,
    pub width: u32,
    pub height: u32,
    pub name: String,
    pub name_x: u32,
    pub name_y: u32,
    /// Whether the name is so long that it is written smaller.
    pub small: bool,
    pub number: String,
    pub number_x: u32,
    pub number_y: u32,
}

pub fn charts(figures: Vec<BarFigure>) -> Vec<Chart> {
    figures.into_iter().map(Chart::of).collect()
}

impl Chart {
    fn of(figure: BarFigure) -> Self {
        let told = figure.rows.iter().map(|row| {
            let about = if row.about.is_empty() { String::new() } else { format!(" ({})", row.about) };
            format!("{}{about}: {}", row.name, row.number)
        });
        let spoken = format!("{}. {}.", figure.title, told.collect::<Vec<_>>().join("; "));
        let (height, bars) = if figure.is_curve { columns(&figure.rows) } else { lines(&figure.rows) };
        Self { figure, spoken, height, bars }
    }
}

fn most(rows: &[BarRow]) -> u32 {
    rows.iter().map(|row| row.number).max().unwrap_or(1).max(1)
}

/// Scales a number to a length; `most` gets the whole length.
fn part(number: u32, most: u32, length: u32) -> u32 {
    let part = u64::from(number) * u64::from(length) / u64::from(most);
    u32::try_from(part).unwrap_or(length)
}

fn columns(rows: &[BarRow]) -> (u32, Vec<ChartBar>) {
    let (most, foot) = (most(rows), TALL + 20);
    let step = WIDTH / u32::try_from(rows.len()).unwrap_or(1).max(1);
    let column = |(x, row): (u32, &BarRow)| {
        let height = part(row.number, most, TALL);
        let middle = x + step / 2;
        ChartBar {
            x: x + step / 8,
            y: foot - height,
            width: step * 3 / 4,
            height,
            name: row.name.clone(),
            name_x: middle,
            name_y: foot + 16,
            small: false,
            number: row.number.to_string(),
            number_x: middle,
            number_y: foot - height - 5,
        }
    };
    let places = (0..).map(|at| at * step);
    (foot + 24, places.zip(rows).map(column).collect())
}

fn lines(rows: &[BarRow]) -> (u32, Vec<ChartBar>) {
    let most = most(rows);
    let apart = rows.iter().any(|row| row.name.chars().count() > SHORT || !row.about.is_empty());
    let (step, begin, above) = if apart { (40, 0, 18) } else { (24, NAMES, 0) };
    let longest = if apart { WIDTH / 4 } else { WIDTH - NAMES - 36 };
    let line = |(y, row): (u32, &BarRow)| {
        let width = part(row.number, most, longest);
        let about = if row.about.is_empty() { String::new() } else { format!(", {}", row.about) };
        ChartBar {
            x: begin,
            y: y + above + 4,
            width,
            height: 14,
            name: row.name.clone(),
            name_x: 0,
            name_y: y + 15,
            small: row.name.chars().count() > FITS,
            number: format!("{}{about}", row.number),
            number_x: begin + width + 6,
            number_y: y + above + 15,
        }
    };
    let places = (0..).map(|at| at * step);
    let height = step * u32::try_from(rows.len()).unwrap_or(1);
    (height, places.zip(rows).map(line).collect())
}
