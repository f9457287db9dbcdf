//! Names from a spreadsheet: which columns a pasted text has, and the name that each of its lines gives.

use csv::{ReaderBuilder, StringRecord};
use strum::{EnumIter, EnumString, IntoEnumIterator, IntoStaticStr};

use crate::app::names::{begins_quoted, read_name, without_mark, without_quotes, without_typographic_quotes};
pub use crate::app::pasted_headings::ColumnUse;
use crate::app::pasted_headings::heading;
use crate::messages::say;

/// More columns than any list of players has; a text with more is not a list of players.
pub const MOST_COLUMNS: usize = 40;

/// The separator between two columns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumIter, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Separator {
    /// A tab, as spreadsheets copy cells.
    Tab,
    Semicolon,
    Comma,
    /// As tables in plain text have it.
    Pipe,
    /// Every line is one name.
    None,
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

/// What one line of a pasted text gives.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PastedLine {
    pub line: usize,
    /// The name, or why there is none.
    pub name: Result<String, String>,
}

/// A pasted text without what is meant for programs only.
struct PlainText {
    /// Its lines in their places, with one kind of line end.
    text: String,
    /// What its first line tells a spreadsheet: the separator, as in `sep=;`.
    said: Option<char>,
    /// Whether most of its lines began with a mark of a list, which is left out.
    is_list: bool,
}

impl PlainText {
    fn of(text: &str) -> Self {
        // Browsers end lines with two characters, and the reader would count them one line late.
        let text = without_mark(text).replace("\r\n", "\n").replace('\r', "\n");
        let mut lines: Vec<&str> = text.split('\n').collect();
        let first = lines.iter_mut().find(|line| !line.trim().is_empty());
        let said = first.and_then(|first| {
            let said = said_separator(first)?;
            *first = "";
            Some(said)
        });
        let names = lines.iter().filter(|line| !line.trim().is_empty()).count();
        let marked = lines.iter().filter(|line| after_list_mark(line).is_some()).count();
        // With other tabs beside them, numbers before a tab are a column, and its heading has no mark.
        let is_column = lines.iter().any(|line| is_tabbed(line))
            && lines.iter().any(|line| after_list_mark(line).is_none() && line.contains('\t'));
        // A single line may be a name like that.
        let is_list = marked > 1 && marked * 2 > names && !is_column;
        if is_list {
            lines = lines.into_iter().map(|line| after_list_mark(line).unwrap_or(line)).collect();
        }
        Self { text: lines.join("\n"), said, is_list }
    }
}

impl Separator {
    const fn byte(self) -> Option<u8> {
        match self {
            Self::Tab => Some(b'\t'),
            Self::Semicolon => Some(b';'),
            Self::Comma => Some(b','),
            Self::Pipe => Some(b'|'),
            Self::None => None,
        }
    }

    /// The separator that the text tells a spreadsheet, or that most of its lines have: what a spreadsheet copies first.
    pub fn of(text: &str) -> Self {
        let PlainText { text, said, .. } = PlainText::of(text);
        let is_said = |separator: &Self| separator.byte().map(char::from) == said;
        if let Some(separator) = said.and_then(|_| Self::iter().find(is_said)) {
            return separator;
        }
        let lines = || text.lines().filter(|line| !line.trim().is_empty());
        let all = lines().count();
        let has = |separator: &Self| {
            let with = |line: &&str| separator.byte().is_some_and(|byte| line.as_bytes().contains(&byte));
            lines().filter(with).count() * 2 > all
        };
        [Self::Tab, Self::Semicolon, Self::Pipe, Self::Comma].into_iter().find(has).unwrap_or(Self::None)
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

    /// Whether a text has to be looked at before it is registered: it has columns, or headings, or a line for a
    /// spreadsheet, marks of a list, a quoted cell with a separator in it, or a quotation mark whose other one is missing from
    /// the line.
    pub fn is_needed(text: &str) -> bool {
        let reading = Self::propose(text);
        let plain = PlainText::of(text);
        let has_separator = |line: &str| line.contains(['\t', ';', ',', '|']);
        let quoted = |line: &str| begins_quoted(line) && has_separator(line);
        let is_open = |line: &str| line.matches('"').count() % 2 == 1;
        let mut lines = plain.text.lines();
        reading.separator != Separator::None
            || reading.headed
            || plain.said.is_some()
            || plain.is_list
            || lines.any(|line| quoted(line) || is_open(line))
    }
}

impl PastedTable {
    /// Splits a text into cells. Quotation marks around a cell are taken off; blank lines are left out.
    pub fn read(text: &str, separator: Separator) -> Self {
        let PlainText { text, .. } = PlainText::of(text);
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
            let is_drawn = separator == Separator::Pipe && cells.iter().all(|cell| is_rule(cell));
            if cells.iter().any(|cell| !cell.is_empty()) && !is_drawn {
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

/// The separator that a line tells a spreadsheet: any character but a letter or a digit. Spreadsheets read such a line in
/// whatever case.
fn said_separator(line: &str) -> Option<char> {
    let (before, said) = line.trim_start().trim_matches('"').split_once('=')?;
    if !before.eq_ignore_ascii_case("sep") {
        return None;
    }
    // A tab as programmers write it, or one that follows because the line was copied from cells.
    if said.trim() == "\\t" || said.contains('\t') {
        return Some('\t');
    }
    // A tab at the end is easily lost; then the lines below show the separator.
    (!said.contains(char::is_alphanumeric)).then(|| said.trim().chars().next().unwrap_or('='))
}

/// What follows the mark of a list as forums write them: `1. `, `2) `, `#3 `, `- `, `[*]`; `None` without one. Copied from
/// a word processor, it is followed by a tab.
fn after_list_mark(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let spaced = || {
        let dot = line.strip_prefix(['-', '–', '*', '•', '·']);
        dot.or_else(|| after_number(line))?.strip_prefix([' ', '\u{a0}', '\t'])
    };
    let name = line.strip_prefix("[*]").or_else(spaced)?.trim_start();
    (!name.is_empty()).then_some(name)
}

/// Whether a tab follows the mark of a line.
fn is_tabbed(line: &str) -> bool {
    let mark = after_list_mark(line).and_then(|name| line.strip_suffix(name));
    mark.is_some_and(|mark| mark.trim_start().contains('\t'))
}

/// What follows the number of a line, with its sign.
fn after_number(line: &str) -> Option<&str> {
    let hashed = line.strip_prefix('#');
    let number = hashed.unwrap_or(line);
    let rest = number.trim_start_matches(|one: char| one.is_ascii_digit());
    if !(1..=3).contains(&(number.len() - rest.len())) {
        return None;
    }
    rest.strip_prefix(['.', ')', ':']).or(hashed.map(|_| rest))
}

/// Whether a cell holds only the rule below the headings of a table in plain text.
fn is_rule(cell: &str) -> bool {
    cell.chars().all(|one| matches!(one, '-' | ':'))
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
        for text in [
            "",
            "Kira\nOdo",
            "\u{feff}Kira\nOdo",
            "Kira Nerys\n\nOdo\n",
            "Jean-Luc Picard",
            "O'Brien, Miles\nKira\nOdo",
        ] {
            assert!(!Reading::is_needed(text), "{text}");
        }
        assert!(Reading::is_needed("Name\nKira\nOdo"));
        assert!(Reading::is_needed("Kira;2901\nOdo;2899"));
    }

    #[test]
    fn the_marks_of_a_list_are_no_part_of_a_name() {
        for text in [
            "1. Kira Nerys\n2. Odo",
            "1) Kira Nerys\r\n2) Odo\r\n",
            "#1 Kira Nerys\n#2: Odo",
            "- Kira Nerys\n• Odo",
            "[*]Kira Nerys\n[*] Odo",
            "Players\n 1. Kira Nerys\n\n10. Odo",
            "1.\tKira Nerys\n2.\tOdo",
            "Players\n1.\tKira Nerys\n2.\tOdo",
            "1. Kira Nerys\n2.\tOdo",
            "•\tKira Nerys\n•\tOdo",
            "1.\tKira Nerys\tResistance\n2.\tOdo\tDominion",
            // A column with its heading.
            "Nr.\tName\n1.\tKira Nerys\n2.\tOdo",
            "Nr.\tName\tDeck\n1)\tKira Nerys\tResistance\n2)\tOdo\tDominion",
        ] {
            assert!(Reading::is_needed(text), "{text}");
            assert_eq!(names(text), ["Kira Nerys", "Odo"], "{text}");
        }
        // A line alone, a name with digits, a hyphen without a space, and a list of which only one line looks like it.
        for text in
            ["- Odo", "7 of 9\n8 of 9", "-Odo\n-Kira", "Kira\n1. Odo\nQuark", "1.5\n2.5", "1999. A\n2000. B"]
        {
            assert!(!Reading::is_needed(text), "{text}");
        }
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
    fn every_shape_of_a_list_is_looked_at_and_gives_its_names_alone() {
        for text in [
            // One column, with a line for a spreadsheet.
            "sep=;\nName\nKira Nerys\nOdo",
            "sep=;\r\nKira Nerys\r\nOdo\r\n",
            "\nsep=;\nName\nKira Nerys\nOdo",
            "\u{feff}sep=;\nKira Nerys\nOdo",
            "SEP=;\nName\nKira Nerys\nOdo",
            "sep=\t\nName\nKira Nerys\nOdo",
            "sep=\\t\nName\nKira Nerys\nOdo",
            "sep=\nKira Nerys\nOdo",
            "\"sep=,\"\nKira Nerys\nOdo",
            "sep=:\nKira Nerys\nOdo",
            // Several columns.
            " \nSep=;\nName;No\nKira Nerys;2898\nOdo;7",
            "sep=\t\nName\tNo\nKira Nerys\t2898\nOdo\t7",
            "sep=|\nName|Country\nKira Nerys|Bajor\nOdo|Bajor",
            "Name|Country\nKira Nerys|Bajor\nOdo|Bajor",
            "| Name | Country |\n|---|:--|\n| Kira Nerys | Bajor |\n| Odo | |",
            "Vorname;Nachname\nKira;Nerys\nOdo;",
            "Prénom;Nom\nKira;Nerys\nOdo;",
            "Nom;Prénom\nNerys;Kira\n;Odo",
            "Nachname, Vorname;Nr.\nNerys, Kira;1\nOdo;2",
            // Headings of one column.
            "Name\nKira Nerys\nOdo",
            "\u{feff}Name:\nKira Nerys\nOdo",
            "Teilnehmer\nKira Nerys\nOdo",
            "TEILNEHMERIN\nKira Nerys\nOdo",
            "Spielername\nKira Nerys\nOdo",
            "Vorname Nachname\nKira Nerys\nOdo",
            "Vor- und Nachname\nKira Nerys\nOdo",
            "Participant\nKira Nerys\nOdo",
            "Participants\nKira Nerys\nOdo",
            "Joueur\nKira Nerys\nOdo",
            "Joueurs\nKira Nerys\nOdo",
            "Nom\nKira Nerys\nOdo",
            "Prénom Nom\nKira Nerys\nOdo",
            "First name  Last name\nKira Nerys\nOdo",
        ] {
            assert!(Reading::is_needed(text), "{text}");
            assert_eq!(names(text), ["Kira Nerys", "Odo"], "{text}");
        }
        for name in ["Sep=Odo", "Separator", "Odo = Shapeshifter"] {
            assert_eq!(
                names(&format!("{name}\nKira")),
                [name, "Kira"],
                "a name is no line for a spreadsheet"
            );
        }
        let told = read_lines("\nsep=;\n\nName;No\nKira;1\n;2");
        assert_eq!(told[0], (5, Ok("Kira".to_owned())), "each line keeps its number");
        assert_eq!(told[1].0, 6);
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
        for text in [
            "\"",
            ";;;\n;;;",
            "\t\n\"\"\"\t",
            ",",
            "a,b\n\"c",
            &";".repeat(5_000),
            "Name",
            "\u{feff}",
            "sep=",
            "sep=;",
            "|--|",
        ] {
            let reading = Reading::propose(text);
            let _ = PastedTable::read(text, reading.separator).names(&reading);
        }
    }
}
