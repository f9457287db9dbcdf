//! What the columns of a table hold: the words of its header say it, and the cells below have to agree.

use crate::domain::card::CardTable;
use crate::domain::card::matching::Sought;
use crate::domain::card::title_folding::fold_title;
use crate::domain::deck::cells::split;
use crate::domain::deck::quantity::without_decimals;
use crate::domain::deck::stated_number::MOST_BELIEVED;
use crate::domain::deck::sums::names_a_sum;
use crate::domain::deck::tags::is_one_of;

// Names of columns, folded.
const TITLES: &str = "name|title|card|card name|card title|cards|karte|titel|kartenname|carte|nom|titre";
const PARTS: &str = "zone|section|part|pile|deck|board|bereich|stapel|teil|partie";
const SETS: &str = "set|expansion|edition|release|series|erweiterung|extension";

// Words in names of columns, folded.
const OF_DECKS: &str =
    "deck|use|used|play|played|playing|need|needed|needs|gespielt|benutzt|gebraucht|joue|utilise";
const OF_COPIES: &str =
    "qty|quantity|count|copies|amount|anzahl|menge|exemplare|quantite|nombre|exemplaires|x|times|pcs|stk";
const OF_NUMBERS: &str = "number|no|num|nr";
/// What somebody has or wants to have, in the deck or not.
const OF_OWNERS: &str = "own|owned|owns|have|has|total|totals|collection|binder|stock|inventory|spare|spares|trade|missing|\
    want|wanted|besitz|vorhanden|gesamt|fehlt|possede";
/// What numbers count that are none of copies.
const OF_OTHERS: &str = "cost|costs|span|point|points|price|value|kosten|punkte|preis|cout|prix|set|expansion|edition|\
    release|series|rarity|type|id|code|year|date|page|rank|range|weapons|shields|integrity|cunning|strength|skills|icons|\
    class|affiliation|quadrant|text|lore|note|notes|comment|comments|link|url|image";

/// What the numbers of a column are, the surest number of copies first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum ColumnNumbers {
    /// `In deck`, `Quantity (deck)`, `Needed`.
    InDeck,
    /// `Quantity`, `Copies`.
    Copies,
    /// `Deck`, if no names of parts are in the cells.
    Deck,
    /// `No`, `#`.
    Any,
    /// `Have`, `Copies owned`, `Total`: read as copies only if nothing else is.
    Owned,
    /// The name is not known.
    Unknown,
}

/// What the name of a column says of the numbers in it; `None` if they count something else than copies.
fn numbers_of(name: &str) -> Option<ColumnNumbers> {
    let folded = fold_title(name);
    let says = |known: &str| folded.split(' ').any(|word| is_one_of(word, known));
    if says(OF_OTHERS) {
        return None;
    }
    Some(if folded == "deck" {
        ColumnNumbers::Deck
    } else if says(OF_DECKS) {
        ColumnNumbers::InDeck
    } else if says(OF_OWNERS) {
        ColumnNumbers::Owned
    } else if says(OF_COPIES) {
        ColumnNumbers::Copies
    } else if says(OF_NUMBERS) || name.contains('#') {
        ColumnNumbers::Any
    } else {
        ColumnNumbers::Unknown
    })
}

/// Whether another column may be meant than the one that was chosen.
fn may_be(other: ColumnNumbers, chosen: Option<ColumnNumbers>) -> bool {
    match chosen {
        Some(ColumnNumbers::InDeck | ColumnNumbers::Copies | ColumnNumbers::Deck) => {
            Some(other) == chosen || other == ColumnNumbers::Deck
        }
        Some(ColumnNumbers::Any | ColumnNumbers::Owned) => other >= ColumnNumbers::Any,
        Some(ColumnNumbers::Unknown) | None => other == ColumnNumbers::Unknown,
    }
}

/// The columns of a table, by place.
pub(super) struct TableColumns {
    pub delimiter: char,
    pub title: usize,
    pub number: Option<usize>,
    pub part: Option<usize>,
    /// Columns that may hold the number of copies instead.
    perhaps: Vec<usize>,
    /// Whether the number may be none of copies.
    perhaps_none: bool,
    /// Whether a row without a number is not in the deck.
    counts_deck: bool,
}

impl TableColumns {
    /// Of a header such as `Quantity,Name,Set`, with the rows below it.
    pub(super) fn of(header: &str, rows: &[&str], cards: &CardTable) -> Option<Self> {
        let delimiter = ['\t', ';', '|', ','].into_iter().find(|character| header.contains(*character))?;
        let names = split(header, delimiter);
        let folded: Vec<String> = names.iter().map(|name| fold_title(name)).collect();
        // `Card #` is a number.
        let is_title = |(name, folded): (&String, &String)| is_one_of(folded, TITLES) && !name.contains('#');
        let title = names.iter().zip(&folded).position(is_title)?;
        let rows = TableRows::of(rows, delimiter, title);
        let is_known = |(name, folded): (&String, &String)| {
            name == "#" || [OF_COPIES, OF_NUMBERS, PARTS].iter().any(|known| is_one_of(folded, known))
        };
        // A line such as `Name, Borg in use` above a list is no header.
        if !(names.iter().zip(&folded).any(is_known) || rows.name_cards(cards)) {
            return None;
        }
        let is_part = |(at, name): &(usize, &String)| is_one_of(name, PARTS) && !rows.are_numbers(*at);
        let part = folded.iter().enumerate().find(is_part).map(|(at, _)| at);
        let beside = names.iter().enumerate().filter(|(at, _)| *at != title && Some(*at) != part);
        let named: Vec<(ColumnNumbers, usize)> =
            beside.filter_map(|(at, name)| Some((numbers_of(name)?, at))).collect();
        let believed = |(numbers, at): &(ColumnNumbers, usize)| {
            *numbers <= ColumnNumbers::Copies || !rows.count_no_copies(*at)
        };
        let mut counting = named.clone();
        counting.retain(|column| rows.are_numbers(column.1) && believed(column));
        counting.sort_unstable();
        let sure = counting.iter().find(|(numbers, _)| *numbers != ColumnNumbers::Unknown);
        // What is in a column of copies and is no number is a fault of its line.
        let unread = || {
            let of_copies = |(numbers, _): &&(ColumnNumbers, usize)| {
                matches!(numbers, ColumnNumbers::Copies | ColumnNumbers::Any)
            };
            named.iter().filter(of_copies).filter(|column| believed(column)).min()
        };
        let chosen = sure.or_else(unread).copied();
        let numbers = chosen.map(|(numbers, _)| numbers);
        let others = counting.iter().filter(|other| Some(**other) != chosen && may_be(other.0, numbers));
        let in_set = folded.iter().any(|name| is_one_of(name, SETS));
        let perhaps_in_set = |at: usize| in_set && names.get(at).is_some_and(|name| name != "#");
        Some(Self {
            delimiter,
            title,
            number: chosen.map(|(_, at)| at),
            part,
            perhaps: others.map(|(_, at)| *at).collect(),
            perhaps_none: chosen.is_some_and(|(numbers, at)| {
                numbers == ColumnNumbers::Owned || numbers == ColumnNumbers::Any && perhaps_in_set(at)
            }),
            counts_deck: matches!(numbers, Some(ColumnNumbers::InDeck | ColumnNumbers::Deck)),
        })
    }

    /// The number of copies in a row, as typed. An empty cell in the column of the deck is none.
    pub(super) fn number<'c>(&self, cells: &'c [String]) -> &'c str {
        let number = self.number.and_then(|at| cells.get(at)).map(|cell| bare_number(cell));
        let number = number.unwrap_or_default();
        if number.is_empty() && self.counts_deck { "0" } else { number }
    }

    /// Another number of copies that a row may mean.
    pub(super) fn other(&self, cells: &[String]) -> Option<u32> {
        let number = |at: &usize| number_in(cells.get(*at)?);
        let read = self.number.as_ref().and_then(number);
        let is_other = |other: &u32| (1..=MOST_BELIEVED).contains(other) && *other != read.unwrap_or(1);
        let beside = self.perhaps.iter().filter_map(number).find(is_other);
        beside.or((self.perhaps_none && read.is_some()).then_some(1))
    }
}

fn bare_number(cell: &str) -> &str {
    without_decimals(cell.trim_matches(['x', 'X', '×', ' ']))
}

fn number_in(cell: &str) -> Option<u32> {
    bare_number(cell).parse().ok()
}

/// The rows of a table that may name a card, cut into cells.
struct TableRows {
    cells: Vec<Vec<String>>,
    title: usize,
}

impl TableRows {
    fn of(rows: &[&str], delimiter: char, title: usize) -> Self {
        let names = |row: &Vec<String>| {
            let name = row.get(title).map(String::as_str).unwrap_or_default();
            name.chars().any(char::is_alphanumeric) && !names_a_sum(name)
        };
        let cells = rows.iter().map(|row| split(row.trim_matches(['\n', '\r']), delimiter));
        Self { cells: cells.filter(names).collect(), title }
    }

    fn numbers(&self, at: usize) -> Vec<u32> {
        self.cells.iter().filter_map(|row| number_in(row.get(at)?)).collect()
    }

    /// Whether most cells of a column that hold anything are numbers.
    fn are_numbers(&self, at: usize) -> bool {
        let filled = self.cells.iter().filter(|row| row.get(at).is_some_and(|cell| !cell.is_empty()));
        let numbers = self.numbers(at).len();
        numbers > 0 && numbers * 2 > filled.count()
    }

    /// Whether the numbers of a column count the rows, or the cards of a set, and not the copies.
    fn count_no_copies(&self, at: usize) -> bool {
        let numbers = self.numbers(at);
        let runs = numbers.len() >= 5 && numbers.iter().zip(1..).all(|(number, row)| *number == row);
        runs || numbers.iter().any(|number| *number > MOST_BELIEVED)
    }

    /// Whether at least half of the rows have several cells and the title of a card among them.
    fn name_cards(&self, cards: &CardTable) -> bool {
        let names_a_card = |row: &&Vec<String>| {
            let title = row.get(self.title).filter(|_| row.len() > 1);
            title.is_some_and(|title| cards.find(title, Sought::Anything).is_some())
        };
        let named = self.cells.iter().filter(names_a_card).count();
        named > 0 && named * 2 >= self.cells.len()
    }
}
