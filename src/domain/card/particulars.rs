//! The particulars of a card: what is printed on it and no deck rule asks for, such as cost, icons and skills. They are
//! shown and counted, and judge nothing.

use std::fmt::Write as _;

use crate::domain::card::kind::CardType;
use crate::domain::card::record::CsvRecord;
use crate::domain::edition::Edition;

macro_rules! particulars {
    ($($(#[$doc:meta])* $name:ident $sign:literal: $([$($column:literal),+])+;)+) => {
        /// One particular of a card.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Particular { $($(#[$doc])* $name,)+ }

        impl Particular {
            /// All of them, in the order of a page.
            pub const ALL: &'static [Self] = &[$(Self::$name,)+];

            const fn sign(self) -> char {
                match self { $(Self::$name => $sign,)+ }
            }

            /// The columns of the sources that hold it; the first group with a value counts.
            const fn columns(self) -> &'static [&'static [&'static str]] {
                match self { $(Self::$name => &[$(&[$($column),+]),+],)+ }
            }
        }
    };
}

particulars! {
    /// Cost (2E).
    Cost 'c': ["cost"] ["Cost"];
    /// Points of a mission, or of a card that gives some.
    Points 'o': ["points"] ["Points"];
    /// Span of a mission.
    Span 'n': ["span"] ["Span"];
    /// Quadrant of any card.
    Quadrant 'q': ["quadrant"] ["Quadrant"];
    Region 'r': ["region"] ["Region"];
    /// Classification of personnel (1E).
    Class 'k': ["classification"];
    /// Class of a ship.
    ShipClass 'l': ["ship_class"];
    /// Species (2E).
    Species 'e': ["species"] ["Species"];
    /// The three attributes, separated by `/`.
    Attributes 'a': ["integrity", "cunning", "strength"] ["range", "weapons", "shields"]
        ["damage_range", "damage_weapons", "damage_shields"] ["Int/Rng", "Cun/Wpn", "Str/Shd"]
        ["Integrity/Range", "Cunning/Weapons", "Strength/Shields"];
    Icons 'i': ["icons"] ["Icons"];
    /// What a ship needs aboard.
    Staffing 's': ["staffing"] ["Staff"];
    /// Skills (2E).
    Skills 'x': ["skills"] ["Skills"];
    /// Keywords and characteristics.
    Keywords 'w': ["keywords"] ["Characteristics/ Keywords"] ["Keywords"];
    /// The affiliations it infiltrates.
    Infiltration 'f': ["infiltration_icons"];
    Nemesis 'h': ["nemesis_icons"];
    Countdown 'u': ["countdown"];
    /// Whose persona it is.
    Persona 'p': ["persona"] ["Persona"];
    /// The ship it commands, or who commands it.
    Commander 'm': ["matching_commander"] ["commander_of"] ["Command"];
    /// Where it may report (1E).
    Reports 'v': ["reports_via"] ["Reports"];
    /// Denomination (Tribbles).
    Denomination 't': ["denomination"];
    /// Powers (Tribbles).
    Powers 'z': ["powers"];
    /// The property it comes from, such as `TNG`.
    Property 'y': ["property"] ["Property"];
    /// The text of the card, from a plugin that was imported.
    Text 'T': ["Text"];
}

/// What a record says, as the cells of a line.
pub(crate) fn cells(edition: Edition, kind: CardType, record: &CsvRecord<'_>) -> String {
    let mut cells = String::new();
    for particular in Particular::ALL {
        let value = value(*particular, edition, kind, record);
        if !value.is_empty() {
            let _ = write!(cells, "\t{}{value}", particular.sign());
        }
    }
    cells
}

fn value(particular: Particular, edition: Edition, kind: CardType, record: &CsvRecord<'_>) -> String {
    let joined = |columns: &&[&str]| {
        let cells: Vec<String> = columns.iter().map(|column| tidy(record.cell(column))).collect();
        if cells.iter().all(String::is_empty) { String::new() } else { cells.join("/") }
    };
    let found = particular.columns().iter().map(joined).find(|value| !value.is_empty());
    // A plugin keeps two things in one column.
    let class = || tidy(record.cell("Class"));
    match (particular, kind) {
        (Particular::Class, CardType::Personnel) if edition == Edition::First => found.unwrap_or_else(class),
        (Particular::ShipClass, CardType::Ship) => found.unwrap_or_else(class),
        _ => found.unwrap_or_default(),
    }
}

/// `[Cmd][Stf]` as `Cmd|Stf`, without characters that separate cells or lines.
fn tidy(cell: &str) -> String {
    let cell = cell.replace(['\t', '\n', '\r'], " ");
    if cell.starts_with('[') && cell.ends_with(']') {
        cell.trim_matches(['[', ']']).replace("][", "|")
    } else {
        cell
    }
}

/// The particulars of one card.
#[derive(Debug, Clone, Copy, Default)]
pub struct Particulars<'t>(pub(super) &'t str);

impl<'t> Particulars<'t> {
    /// One of them; empty if the card has none.
    pub fn get(self, particular: Particular) -> &'t str {
        let own = |cell: &'t str| cell.strip_prefix(particular.sign());
        self.0.split('\t').find_map(own).unwrap_or_default()
    }
}
