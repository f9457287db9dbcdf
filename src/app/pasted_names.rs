//! Names from a spreadsheet: which columns a pasted text has, and the name that each of its lines gives.

use csv::{ReaderBuilder, StringRecord};
use strum::{EnumIter, EnumString, IntoStaticStr};

use crate::app::names::{begins_quoted, read_name, without_quotes, without_typographic_quotes};
use crate::app::store::fold_name;
use crate::messages::say;

/// More columns than any list of players has; a text with more is not a list of players.
pub const MOST_COLUMNS: usize = 40;

/// Headings of lists of players, folded, with what their column holds.
const HEADINGS: &[(&str, ColumnUse)] = &[
    ("name", ColumnUse::Name),
    ("names", ColumnUse::Name),
    ("full name", ColumnUse::Name),
    ("player", ColumnUse::Name),
    ("players", ColumnUse::Name),
    ("player name", ColumnUse::Name),
    ("spieler", ColumnUse::Name),
    ("joueur", ColumnUse::Name),
    ("first name", ColumnUse::First),
    ("firstname", ColumnUse::First),
    ("given name", ColumnUse::First),
    ("forename", ColumnUse::First),
    ("vorname", ColumnUse::First),
    ("prenom", ColumnUse::First),
    ("last name", ColumnUse::Last),
    ("lastname", ColumnUse::Last),
    ("surname", ColumnUse::Last),
    ("family name", ColumnUse::Last),
    ("nachname", ColumnUse::Last),
    ("familienname", ColumnUse::Last),
    ("nom", ColumnUse::Last),
    ("nom de famille", ColumnUse::Last),
    ("no", ColumnUse::Nothing),
    ("no.", ColumnUse::Nothing),
    ("nr", ColumnUse::Nothing),
    ("nr.", ColumnUse::Nothing),
    ("#", ColumnUse::Nothing),
    ("id", ColumnUse::Nothing),
    ("number", ColumnUse::Nothing),
    ("nummer", ColumnUse::Nothing),
    ("rank", ColumnUse::Nothing),
    ("rating", ColumnUse::Nothing),
    ("elo", ColumnUse::Nothing),
    ("seed", ColumnUse::Nothing),
    ("deck", ColumnUse::Nothing),
    ("deck name", ColumnUse::Nothing),
    ("affiliation", ColumnUse::Nothing),
    ("email", ColumnUse::Nothing),
    ("e-mail", ColumnUse::Nothing),
    ("mail", ColumnUse::Nothing),
    ("contact", ColumnUse::Nothing),
    ("phone", ColumnUse::Nothing),
    ("city", ColumnUse::Nothing),
    ("country", ColumnUse::Nothing),
    ("team", ColumnUse::Nothing),
    ("club", ColumnUse::Nothing),
    ("timestamp", ColumnUse::Nothing),
    ("zeitstempel", ColumnUse::Nothing),
];

/// The separator between two columns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumIter, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Separator {
    /// As spreadsheets copy cells.
    Tab,
    Semicolon,
    Comma,
    /// Every line is one name.
    None,
}

/// What a column holds. The program keeps nothing of a player but the name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumIter, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum ColumnUse {
    /// A column that is ignored.
    Nothing,
    /// The whole name.
    Name,
    /// The whole name as `Last, First`.
    LastFirst,
    First,
    Last,
}

/// How a pasted text is read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reading {
    pub separator: Separator,
    /// Whether the first line holds headings and no player.
    pub headed: bool,
    /// What each column holds, from the left.
    pub columns: Vec<ColumnUse>,
}

/// A pasted text as lines of cells. Line 1 is the first of the text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PastedTable {
    rows: Vec<(usize, Vec<String>)>,
    /// Whether a quotation mark is missing, so that the last row may have swallowed lines.
    is_open: bool,
}

/// What one line gives.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PastedLine {
    pub line: usize,
    /// The name, or why there is none.
    pub name: Result<String, String>,
}

impl Separator {
    const fn byte(self) -> Option<u8> {
        match self {
            Self::Tab => Some(b'\t'),
            Self::Semicolon => Some(b';'),
            Self::Comma => Some(b','),
            Self::None => None,
        }
    }

    /// The separator that most lines of a text have: what a spreadsheet copies first.
    pub fn of(text: &str) -> Self {
        let lines = || text.lines().filter(|line| !line.trim().is_empty());
        let all = lines().count();
        let has = |separator: &Self| {
            let with = |line: &&str| separator.byte().is_some_and(|byte| line.as_bytes().contains(&byte));
            lines().filter(with).count() * 2 > all
        };
        [Self::Tab, Self::Semicolon, Self::Comma].into_iter().find(has).unwrap_or(Self::None)
    }
}

impl Reading {
    /// How a text is best read, to be looked at before anybody is registered.
    pub fn propose(text: &str) -> Self {
        Self::propose_by(text, Separator::of(text))
    }

    /// What the columns of a text probably hold.
    pub fn propose_by(text: &str, separator: Separator) -> Self {
        let table = PastedTable::read(text, separator);
        let headings = table.rows.first().map(|(_, cells)| cells.iter().map(|cell| heading(cell)));
        let mut columns: Vec<ColumnUse> = headings
            .map(|found| found.map(|column| column.unwrap_or(ColumnUse::Nothing)).collect())
            .unwrap_or_default();
        let headed = table.has_headings();
        let names = |column: &ColumnUse| *column != ColumnUse::Nothing;
        if !headed {
            columns.fill(ColumnUse::Nothing);
        }
        columns.resize(table.width(), ColumnUse::Nothing);
        // Two words with a comma between them are a reversed name (`Nerys, Kira`).
        let of_two = separator == Separator::Comma && table.width() == 2 && !headed;
        if of_two && (0..2).all(|column| table.is_wordy(column, headed)) {
            columns = vec![ColumnUse::Last, ColumnUse::First];
        } else if !columns.iter().any(names)
            && let Some(column) = columns.get_mut(table.likely_name(headed))
        {
            *column = ColumnUse::Name;
        }
        Self { separator, headed, columns }
    }

    /// Whether a text has to be looked at before it is registered: it has columns, or headings, a quoted cell with a
    /// separator in it, or a quotation mark whose other one is missing from the line.
    pub fn is_needed(text: &str) -> bool {
        let reading = Self::propose(text);
        let has_separator = |line: &str| line.contains(['\t', ';', ',']);
        let quoted = |line: &str| begins_quoted(line) && has_separator(line);
        let is_open = |line: &str| line.matches('"').count() % 2 == 1;
        let mut lines = text.trim_start_matches('\u{feff}').lines();
        reading.separator != Separator::None
            || reading.headed
            || lines.any(|line| quoted(line) || is_open(line))
    }
}

impl PastedTable {
    /// Splits a text into cells. Quotation marks around a cell are taken off; blank lines are left out.
    pub fn read(text: &str, separator: Separator) -> Self {
        // Browsers end lines with two characters, and the reader would count them one line late.
        let text = text.trim_start_matches('\u{feff}').replace("\r\n", "\n").replace('\r', "\n");
        let all: Vec<&str> = text.lines().collect();
        let is_blank = |line: usize| all.get(line - 1).is_some_and(|line| line.trim().is_empty());
        let Some(delimiter) = separator.byte() else {
            let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
            return Self {
                rows: lines
                    .map(|(number, line)| (number, vec![without_quotes(line).trim().to_owned()]))
                    .collect(),
                is_open: false,
            };
        };
        let mut reader = ReaderBuilder::new()
            .delimiter(delimiter)
            .has_headers(false)
            .flexible(true)
            .from_reader(text.as_bytes());
        let mut rows = Vec::new();
        // The reader cannot fail: the text is UTF-8, and rows may have any length.
        for record in reader.records().map_while(Result::ok) {
            let begins = record.position().and_then(|at| usize::try_from(at.line()).ok()).unwrap_or(1).max(1);
            // The reader begins where the line before ended, and passes over blank lines.
            let line = (begins..).find(|line| !is_blank(*line)).unwrap_or(begins);
            let cells = cells(&record);
            // A line that only tells a spreadsheet its separator.
            let says_separator = rows.is_empty() && text.starts_with("sep=") && line == 1;
            if cells.iter().any(|cell| !cell.is_empty()) && !says_separator {
                rows.push((line, cells));
            }
        }
        let is_open = text.matches('"').count() % 2 == 1;
        Self { rows, is_open }
    }

    /// How many columns the widest line has.
    pub fn width(&self) -> usize {
        self.rows.iter().map(|(_, cells)| cells.len()).max().unwrap_or_default().min(MOST_COLUMNS)
    }

    /// The first cells of a column, by which it is recognised.
    pub fn examples(&self, column: usize) -> Vec<&str> {
        let cells = self.rows.iter().filter_map(|(_, cells)| cells.get(column));
        cells.map(String::as_str).filter(|cell| !cell.is_empty()).take(3).collect()
    }

    /// The name of each line, or its fault.
    pub fn names(&self, reading: &Reading) -> Vec<PastedLine> {
        let rows = self.rows.iter().skip(usize::from(reading.headed));
        let open = self.rows.last().filter(|_| self.is_open).map(|(line, _)| *line);
        let told = |(line, cells): &(usize, Vec<String>)| {
            let has_break = |(column, cell): (&ColumnUse, &String)| {
                // A column that is not used may hold an address of several lines.
                (*column != ColumnUse::Nothing || open == Some(*line)) && cell.contains('\n')
            };
            if reading.columns.iter().zip(cells).any(has_break) {
                let fault = say("import-names-line-break").to_string();
                return PastedLine { line: *line, name: Err(fault) };
            }
            PastedLine { line: *line, name: name(*line, cells, reading) }
        };
        rows.map(told).collect()
    }

    fn has_headings(&self) -> bool {
        let first = self.rows.first().filter(|_| self.rows.len() > 1);
        first.is_some_and(|(_, cells)| cells.iter().any(|cell| heading(cell).is_some()))
    }

    /// The first column whose cells are mostly words.
    fn likely_name(&self, headed: bool) -> usize {
        (0..self.width()).find(|column| self.is_wordy(*column, headed)).unwrap_or_default()
    }

    fn is_wordy(&self, column: usize, headed: bool) -> bool {
        let rows = || self.rows.iter().skip(usize::from(headed));
        let wordy = |cell: &String| cell.chars().any(char::is_alphabetic) && !cell.contains(['@', '/']);
        rows().filter(|(_, cells)| cells.get(column).is_some_and(wordy)).count() * 2 > rows().count()
    }
}

fn cells(record: &StringRecord) -> Vec<String> {
    record.iter().map(|cell| without_typographic_quotes(cell).to_owned()).collect()
}

fn heading(cell: &str) -> Option<ColumnUse> {
    let folded = fold_name(cell.trim_matches(['"', ':', '*']));
    HEADINGS.iter().find(|(heading, _)| *heading == folded).map(|(_, column)| *column)
}

fn name(line: usize, cells: &[String], reading: &Reading) -> Result<String, String> {
    if cells.len() > MOST_COLUMNS {
        let fault = say("import-names-columns").with("columns", cells.len()).with("most", MOST_COLUMNS);
        return Err(fault.to_string());
    }
    let of = |wanted: ColumnUse| {
        let columns = reading.columns.iter().zip(cells).filter(move |(column, _)| **column == wanted);
        columns.map(|(_, cell)| cell.as_str()).filter(|cell| !cell.is_empty())
    };
    let turned = of(ColumnUse::LastFirst).map(|cell| match cell.split_once(',') {
        Some((last, first)) => format!("{} {}", first.trim(), last.trim()),
        None => cell.to_owned(),
    });
    let parts = of(ColumnUse::First).chain(of(ColumnUse::Name)).chain(of(ColumnUse::Last));
    let parts: Vec<String> = turned.chain(parts.map(str::to_owned)).collect();
    if parts.is_empty() {
        return Err(say("import-names-no-name").to_string());
    }
    read_name(line, &parts.join(" ")).map_err(|why| why.to_string())
}

#[cfg(test)]
mod tests {
    use super::{ColumnUse, PastedTable, Reading, Separator};

    fn read_lines(text: &str) -> Vec<(usize, Result<String, String>)> {
        let reading = Reading::propose(text);
        let names = PastedTable::read(text, reading.separator).names(&reading);
        names.into_iter().map(|one| (one.line, one.name)).collect()
    }

    fn names(text: &str) -> Vec<String> {
        read_lines(text).into_iter().map(|(_, name)| name.unwrap()).collect()
    }

    #[test]
    fn a_plain_list_of_names_needs_no_look() {
        for text in ["", "Kira\nOdo", "Kira Nerys\n\nOdo\n", "Jean-Luc Picard", "O'Brien, Miles\nKira\nOdo"] {
            assert!(!Reading::is_needed(text), "{text}");
        }
        assert!(Reading::is_needed("Name\nKira\nOdo"));
        assert!(Reading::is_needed("Kira;2901\nOdo;2899"));
    }

    #[test]
    fn separators_and_headings_are_recognised() {
        for text in [
            "Name;Number;Affiliation\nKira Nerys;2898;Bajoran\nOdo;7;Non-Aligned",
            "Name\tDeck\nKira Nerys\tResistance\nOdo\tDominion",
            "\u{feff}\"Player\",\"Rating\"\r\n\"Kira Nerys\",\"1500\"\r\n\"Odo\",\"1400\"\r\n",
            "sep=;\nPlayer;Rating\nKira Nerys;1500\nOdo;1400",
            "First name,Last name\nKira,Nerys\nOdo,",
            "Nr.;Nachname;Vorname\n1;Nerys;Kira\n2;;Odo",
            "2898;Kira Nerys;kira@ds9.example\n7;Odo;odo@ds9.example",
            "Players\nKira Nerys\nOdo",
        ] {
            assert_eq!(names(text), ["Kira Nerys", "Odo"], "{text}");
        }
    }

    #[test]
    fn a_quoted_cell_keeps_its_separator_and_can_be_turned_round() {
        let text = "Player,No\n\"Weber, Jonas\",3\n\"Dax, Jadzia\",4";
        assert_eq!(names(text), ["Weber, Jonas", "Dax, Jadzia"]);
        let columns = vec![ColumnUse::LastFirst, ColumnUse::Nothing];
        let reading = Reading { separator: Separator::Comma, headed: true, columns };
        let turned = PastedTable::read(text, Separator::Comma).names(&reading);
        assert_eq!(turned[0].name.as_deref(), Ok("Jonas Weber"));
        assert_eq!(names("Weber, Jonas\nDax, Jadzia"), ["Jonas Weber", "Jadzia Dax"]);
    }

    #[test]
    fn quotation_marks_come_off_where_every_line_is_one_name() {
        let text = "\"Name\"\r\n\"Kira Nerys\"\r\n\"Benny \"\"Ben\"\" Russell\"\r\n\"Weber, Jonas\"\r\nOdo";
        assert_eq!(names(text), ["Kira Nerys", "Benny \"Ben\" Russell", "Weber, Jonas", "Odo"]);
        for odd in ["Julian \"Jules\" Bashir", "\"Doc\" Emmett \"Brown\"", "\"Quark"] {
            assert_eq!(names(odd), [odd], "marks that are not around the whole name are part of it");
        }
        for (text, names_in_it) in [
            ("“Kira Nerys”\n„Odo“\n„Quark”", ["Kira Nerys", "Odo", "Quark"]),
            ("« Kira Nerys »\n»Odo«\n«\u{a0}Quark\u{a0}»", ["Kira Nerys", "Odo", "Quark"]),
            (
                "Julian “Jules” Bashir\n„Odo\n“Doc” “Brown”",
                ["Julian “Jules” Bashir", "„Odo", "“Doc” “Brown”"],
            ),
            ("Name;No\n“Kira Nerys”;1\n« Odo »;2\nQuark;3", ["Kira Nerys", "Odo", "Quark"]),
        ] {
            assert_eq!(names(text), names_in_it, "{text}");
        }
        assert!(!Reading::is_needed("\"Kira Nerys\"\r\n\"Odo\""));
        assert!(!Reading::is_needed("“Kira Nerys”\n„Odo“"));
        for quoted in
            ["“Weber, Jonas”", "„Weber, Jonas“", "«Weber, Jonas»", "»Weber, Jonas«", "”Weber, Jonas”"]
        {
            assert!(Reading::is_needed(&format!("{quoted}\nKira\nOdo")), "{quoted}");
        }
        for open in ["Kira\n\"Odo only", "Kira\n\"Odo\nof the Founders\"\nQuark", "Kira\nOdo\""] {
            assert!(Reading::is_needed(open), "{open}");
        }
        assert!(Reading::is_needed("\"Weber, Jonas\"\nKira\nOdo"));
    }

    #[test]
    fn a_line_break_matters_only_in_a_column_that_is_used() {
        let text = "Name;Address\nKira;\"Promenade 1\nBajor\"\n\"Od\no\";Terok Nor";
        let told = read_lines(text);
        assert_eq!(told[0], (2, Ok("Kira".to_owned())));
        assert!(told.len() == 2 && told[1].1.is_err());
        // A mark that is missing would swallow the lines below, whatever the column.
        assert!(read_lines("Name;Address\nKira;\"Promenade 1\nOdo;Terok Nor")[0].1.is_err());
    }

    #[test]
    fn each_fault_names_its_line() {
        let long = "x".repeat(61);
        let text = format!("Name;No\r\nKira;1\r\n\r\n;2\r\n{long};3\r\nOdo\u{202e};4\r\n\"Quark;5\r\nNog;6");
        let told = read_lines(&text);
        assert_eq!(told[0], (2, Ok("Kira".to_owned())));
        assert_eq!(told[1], (4, Err("has no name in the chosen columns".to_owned())));
        assert!(told[2].1.as_ref().is_err_and(|why| why.contains("Line 5 has more than 60 characters")));
        assert!(told[3].1.as_ref().is_err_and(|why| why.contains("Line 6")));
        assert!(told[4].1.as_ref().is_err_and(|why| why.contains("quotation mark")));
        assert_eq!(told.len(), 5);
    }

    #[test]
    fn nothing_that_is_pasted_panics() {
        for text in
            ["\"", ";;;\n;;;", "\t\n\"\"\"\t", ",", "a,b\n\"c", &";".repeat(5_000), "Name", "\u{feff}"]
        {
            let reading = Reading::propose(text);
            let _ = PastedTable::read(text, reading.separator).names(&reading);
        }
    }
}
