//! Reads the files of the `LackeyCCG` plugins (`sets/*.txt`) and gemp's comma separated copy of them.
//!
//! The table gets facts only. The text of the cards goes with the particulars, which stay in the installation.

use crate::domain::card::definition::{Card, CardId, Place, Printing, Trait, Uniqueness};
use crate::domain::card::kind::CardType;
use crate::domain::card::particulars;
use crate::domain::card::record::{CsvRecord, RecordForm, records};
use crate::domain::card::row::{CardFault, SourceRow, UnreadableCards};
use crate::domain::card::title_folding::{fold_title, slug, undecorated};
use crate::domain::deck::zone::Zone;
use crate::domain::edition::Edition;

/// A plugin file as read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PluginFile {
    /// The edition, as the columns tell it.
    pub edition: Edition,
    /// Its rows, backs of two-sided cards left out.
    pub rows: Vec<SourceRow>,
    /// Rows that cannot be used, left out.
    pub left_out: Vec<UnreadableCards>,
}

/// The edition whose plugin has this header, if it is one.
pub fn edition_of(header: &str) -> Option<Edition> {
    let has = |column: &str| header.split(['\t', ',']).any(|cell| cell.trim().trim_matches('"') == column);
    if !(has("Name") && has("Set") && has("Type")) {
        None
    } else if has("Release") && has("Uniqueness") {
        Some(Edition::First)
    } else if has("CollectorsInfo") {
        Some(Edition::Second)
    } else {
        has("Count").then_some(Edition::Tribbles)
    }
}

/// Reads a plugin file of any of the three editions.
///
/// A row of an unknown card type or without a name is left out and reported, so a new type does not block the whole file.
///
/// # Errors
/// If the header is not known, a line is not a row of a table, or no row at all can be used.
pub fn read(text: &str) -> Result<PluginFile, UnreadableCards> {
    let header = text.lines().next().unwrap_or_default();
    let edition = edition_of(header).ok_or(UnreadableCards::at(1, CardFault::NotAPlugin))?;
    let form = if header.contains('\t') { RecordForm::Tabs } else { RecordForm::Commas };
    let (mut rows, mut left_out) = (Vec::new(), Vec::new());
    let mut two_faced = Vec::new();
    records(text, form, |record| {
        let name = record.cell("Name");
        if name == "Name" && record.cell("Type") == "Type" {
            // Concatenated files repeat their header.
        } else if name.contains("(back)") {
            two_faced.push(undecorated(name).title.to_owned());
        } else if !name.is_empty() {
            match row(edition, record, name) {
                Ok(row) => rows.extend(row),
                Err(why) => left_out.push(why),
            }
        } else if !record.is_blank() {
            left_out.push(record.wrong(CardFault::EmptyCell("Name")));
        }
        Ok(())
    })?;
    if let (true, Some(first)) = (rows.is_empty(), left_out.first()) {
        return Err(first.clone());
    }
    for row in &mut rows {
        if let SourceRow::Printing { card, .. } = row
            && card.kind.is_mission()
            && two_faced.contains(&card.title)
        {
            card.traits.push(Trait::DoubleSided);
        }
    }
    Ok(PluginFile { edition, rows, left_out })
}

fn row(edition: Edition, record: &CsvRecord<'_>, name: &str) -> Result<Option<SourceRow>, UnreadableCards> {
    if record.cell("Set") == "renamed" {
        return Ok(rename_row(record, name));
    }
    let told = record.cell("Type");
    let kind = kind(edition, told).ok_or_else(|| {
        record.wrong(CardFault::UnknownType { text: told.to_owned(), card: name.to_owned() })
    })?;
    let title = title(name, kind, edition);
    if title.is_empty() {
        return Err(record.wrong(CardFault::Nameless));
    }
    let mission = kind.is_mission();
    let card = Card {
        id: CardId(identity(edition, &title, kind)),
        uniqueness: uniqueness(record.cell(if edition == Edition::First { "Uniqueness" } else { "Unique" })),
        place: place(either(record, "Mission/ Dilemma Type", "Mission/DilemmaType")),
        affiliations: affiliations(either(record, "Affil", "Affiliation")),
        class: if kind == CardType::Facility { record.cell("Class").to_owned() } else { String::new() },
        quadrant: if mission { quadrant(record.cell("Quadrant")) } else { String::new() },
        location: String::new(),
        opens: opens(&title),
        traits: traits(edition, kind, record.cell("Set"), record.cell("Icons")),
        name: String::new(),
        printings: Vec::new(),
        title,
        kind,
    };
    let legality = match edition {
        // Modern was called OTF until May 2023.
        Edition::First => {
            let tokens =
                record.cell("Set").split('_').map(|token| if token == "OTF" { "Modern" } else { token });
            tokens.collect::<Vec<_>>().join("_")
        }
        Edition::Second => "2E".to_owned(),
        Edition::Tribbles => "TR".to_owned(),
    };
    let release = record.cell("Release").to_owned();
    let printing = Printing { name: name.to_owned(), release, legality, number: String::new() };
    let particulars = particulars::cells(edition, kind, record);
    Ok(Some(SourceRow::Printing { card: Box::new(card), printing, particulars }))
}

fn either<'a>(record: &'a CsvRecord<'_>, first: &str, second: &str) -> &'a str {
    let cell = record.cell(first);
    if cell.is_empty() { record.cell(second) } else { cell }
}

/// A rename row; one that names its own title (a slip of the plugin) says nothing.
fn rename_row(record: &CsvRecord<'_>, name: &str) -> Option<SourceRow> {
    let new = record.cell("Text").strip_prefix("Renamed to ")?.trim();
    (fold_title(new) != fold_title(name))
        .then(|| SourceRow::Renamed { old: name.to_owned(), new: new.to_owned() })
}

fn title(name: &str, kind: CardType, edition: Edition) -> String {
    let plain = undecorated(name);
    match plain.qualifier {
        // The subtitle of a 2E card for 1E is in parentheses and belongs to the title.
        Some(subtitle)
            if edition == Edition::First
                && plain.title.ends_with(" 2E")
                && matches!(kind, CardType::Personnel | CardType::Ship) =>
        {
            format!("{} ({subtitle})", plain.title)
        }
        _ => plain.title.to_owned(),
    }
}

fn identity(edition: Edition, title: &str, kind: CardType) -> String {
    match edition {
        Edition::First => format!("{}-{}", slug(title), kind.code().replace('_', "-")),
        Edition::Second => format!("2e-{}", slug(title)),
        Edition::Tribbles => format!("tr-{}", slug(title)),
    }
}

fn kind(edition: Edition, cell: &str) -> Option<CardType> {
    let folded = fold_title(cell).replace(' ', "_");
    match folded.as_str() {
        "rotation_damage_marker" | "marker" => Some(CardType::DamageMarker),
        "event_interrupt" => Some(CardType::InterruptEvent),
        "troubles" => Some(CardType::Trouble),
        "tribbles" => Some(CardType::Tribble),
        "trouble" => Some(CardType::Trouble),
        // In the Tribbles plugin the column holds the power.
        _ if edition == Edition::Tribbles => Some(CardType::Tribble),
        other => other.parse().ok(),
    }
}

fn uniqueness(cell: &str) -> Uniqueness {
    match cell.to_ascii_uppercase().as_str() {
        "Y" | "U" | "UNIQUE" | "NOT DUPLICATABLE" => Uniqueness::Unique,
        "N" | "UNIV" | "UNIVERSAL" | "DUPLICATABLE" => Uniqueness::Universal,
        "ENIGMA" => Uniqueness::Enigma,
        _ => Uniqueness::None,
    }
}

fn place(cell: &str) -> Option<Place> {
    match cell.trim_matches(['[', ']']).to_ascii_uppercase().as_str() {
        "P" | "PLANET" => Some(Place::Planet),
        "S" | "SPACE" => Some(Place::Space),
        "S/P" | "P/S" => Some(Place::Either),
        "S][P" | "P][S" => Some(Place::Both),
        "D" | "DUAL" => Some(Place::Dual),
        "H" | "HQ" | "HEADQUARTERS" => Some(Place::Headquarters),
        _ => None,
    }
}

fn affiliations(cell: &str) -> Vec<String> {
    cell.split(['/', '|', ';'])
        .map(|part| part.trim().to_lowercase())
        .filter(|part| !part.is_empty() && !part.contains('['))
        .collect()
}

fn quadrant(cell: &str) -> String {
    match cell.trim().to_ascii_uppercase().chars().next() {
        Some('A') => "alpha",
        Some('G') => "gamma",
        Some('D') => "delta",
        Some('M') => "mirror",
        _ => "",
    }
    .to_owned()
}

fn opens(title: &str) -> Option<Zone> {
    match fold_title(title).as_str() {
        "qs tent" | "qs tent civil war" => Some(Zone::QsTent),
        "battle bridge door" | "battle bridge door auxiliary control" => Some(Zone::BattleBridge),
        "q flash" => Some(Zone::QContinuum),
        "storage compartment door" => Some(Zone::Tribble),
        "dyson sphere door" => Some(Zone::DysonSphere),
        "q the referee" => Some(Zone::Referee),
        _ => None,
    }
}

fn traits(edition: Edition, kind: CardType, set: &str, icons: &str) -> Vec<Trait> {
    let fields = matches!(kind, CardType::Personnel | CardType::Ship);
    let held = [
        (Trait::SecondEdition, edition == Edition::First && set.split('_').any(|token| token == "2E")),
        (Trait::Referee, icons.contains("[Ref]")),
        (Trait::AlternateUniverse, fields && edition == Edition::First && icons.contains("[AU]")),
        (
            Trait::NotForDecks,
            kind == CardType::DamageMarker || (edition == Edition::Tribbles && kind == CardType::Trouble),
        ),
    ];
    held.into_iter().filter_map(|(fact, holds)| holds.then_some(fact)).collect()
}
