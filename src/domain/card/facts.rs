//! Reads the project's own tables of facts (`cards-1e.csv`, `cards-2e.csv`, `cards-tribbles.csv`,
//! `releases.csv`, `aliases.csv`), from which the compact tables are compiled.

use std::collections::HashMap;

use crate::domain::card::definition::{Card, CardId, Place, Printing, Trait, Uniqueness};
use crate::domain::card::kind::CardType;
use crate::domain::card::particulars;
use crate::domain::card::record::{CsvRecord, RecordForm, records};
use crate::domain::card::release::{DatePrecision, Release};
use crate::domain::card::row::{CardFault, SourceRow, UnreadableCards};
use crate::domain::card::title_folding::undecorated;
use crate::domain::edition::Edition;

/// One of the three card tables as read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FactsFile {
    /// Its rows, backs of two-sided cards left out.
    pub rows: Vec<SourceRow>,
    /// Rows that cannot be used, left out.
    pub left_out: Vec<UnreadableCards>,
}

/// Reads one of the three card tables.
///
/// A row that cannot be used is left out and reported, as in a plugin file: one of an unknown card type, not as long as the
/// header, with another row in it, without an id, a title or a plugin name, or with words in a column of numbers.
///
/// # Errors
/// If a line is not a row of a table, or no row at all can be used.
pub fn cards(edition: Edition, text: &str) -> Result<FactsFile, UnreadableCards> {
    let (mut rows, mut left_out) = (Vec::new(), Vec::new());
    let mut fronts: HashMap<(String, String), Vec<String>> = HashMap::new();
    let mut backs = Vec::new();
    records(text, RecordForm::EvenCommas, |record| {
        let place = (record.cell("release_code").to_owned(), record.cell("collector_number").to_owned());
        let title = record.cell("title").to_owned();
        if let Some(why) = fault(edition, record) {
            left_out.push(record.wrong(why));
        } else if record.cell("face") == "back" {
            backs.push((place, title));
        } else {
            match row(edition, record) {
                Ok(row) => {
                    fronts.entry(place).or_default().push(title);
                    rows.push(row);
                }
                Err(why) => left_out.push(why),
            }
        }
        Ok(())
    })?;
    if let (true, Some(first)) = (rows.is_empty(), left_out.first()) {
        return Err(first.clone());
    }
    for row in &mut rows {
        if let SourceRow::Printing { card, .. } = row
            && card.kind.is_mission()
            && backs.iter().any(|(_, back)| *back == card.title)
        {
            card.traits.push(Trait::DoubleSided);
        }
    }
    let titled = |back: &str| fronts.values().flatten().any(|front| front == back);
    let named_apart = backs.iter().filter(|(_, back)| !titled(back));
    rows.extend(named_apart.filter_map(|(place, back)| match fronts.get(place)?.as_slice() {
        // The back has a title of its own; the card is known by its front.
        [front] => Some(SourceRow::Renamed { old: back.clone(), new: front.clone() }),
        _ => None,
    }));
    Ok(FactsFile { rows, left_out })
}

/// The columns of numbers of the three tables.
const NUMBERS: [&str; 17] = [
    "set_number",
    "collector_number",
    "cost",
    "denomination",
    "points",
    "span",
    "countdown",
    "integrity",
    "cunning",
    "strength",
    "range",
    "weapons",
    "shields",
    "damage_range",
    "damage_weapons",
    "damage_shields",
    "trekcc_set_id",
];

/// The columns that no row may leave empty.
const fn needed(edition: Edition) -> &'static [&'static str] {
    match edition {
        Edition::First | Edition::Tribbles => &["card_id", "title", "lackey_name"],
        Edition::Second => &["card_id", "full_title", "title", "lackey_name"],
    }
}

/// What is wrong with a row, whatever its card type.
fn fault(edition: Edition, record: &CsvRecord<'_>) -> Option<CardFault> {
    let empty = || needed(edition).iter().copied().find(|column| record.cell(column).is_empty());
    let unread = || {
        let column = NUMBERS.into_iter().find(|column| !is_number(record.cell(column)))?;
        Some(CardFault::NotANumber { column, text: record.cell(column).to_owned() })
    };
    record.damage().or_else(|| empty().map(CardFault::EmptyCell)).or_else(unread)
}

/// Whether a cell is empty or reads as numbers are printed: `7`, `5+X`, `+/-10`, `5 or -5`, `20*`, `NO`.
fn is_number(cell: &str) -> bool {
    let is_sign = |sign: char| sign.is_ascii_digit() || "+-/*.,QXYZx".contains(sign);
    cell.split_whitespace().all(|word| matches!(word, "or" | "NO") || word.chars().all(is_sign))
}

fn row(edition: Edition, record: &CsvRecord<'_>) -> Result<SourceRow, UnreadableCards> {
    let printed = record.cell("lackey_name");
    let title = title(edition, record);
    if title.is_empty() {
        return Err(record.wrong(CardFault::Nameless));
    }
    let mut card = Card {
        id: CardId(record.cell("card_id").to_owned()),
        title: title.to_owned(),
        kind: kind(record)?,
        uniqueness: record.cell("uniqueness").parse().unwrap_or(Uniqueness::None),
        place: record.cell("mission_or_dilemma_type").parse().ok().or_else(|| two_kinds(record)),
        affiliations: parts(record.cell("affiliations")),
        class: record
            .cell(if edition == Edition::First { "facility_class" } else { "headquarters_for" })
            .to_owned(),
        quadrant: record.cell("quadrant").to_owned(),
        location: String::new(),
        opens: record.cell("opens_side_deck").parse().ok(),
        traits: traits(edition, record),
        name: String::new(),
        printings: Vec::new(),
    };
    if edition == Edition::Second {
        card.name = name(card.kind, record);
        if !card.name.is_empty() && record.cell("title_split") == "shared_prefix" {
            card.traits.push(Trait::NameInferred);
        }
    }
    if card.kind.is_mission() {
        card.location = location(edition, record, &card.title);
    } else {
        card.quadrant.clear();
    }
    let printing = Printing {
        name: printed.to_owned(),
        release: record.cell("release_code").to_owned(),
        legality: legality(edition, record),
        number: number(edition, record),
    };
    let particulars = particulars::cells(edition, card.kind, record);
    Ok(SourceRow::Printing { card: Box::new(card), printing, particulars })
}

fn kind(record: &CsvRecord<'_>) -> Result<CardType, UnreadableCards> {
    let cell = record.cell("card_type");
    cell.parse().map_err(|_| {
        let card = record.cell("lackey_name").to_owned();
        record.wrong(CardFault::UnknownType { text: cell.to_owned(), card })
    })
}

fn two_kinds(record: &CsvRecord<'_>) -> Option<Place> {
    match record.cell("mission_or_dilemma_type") {
        "space_or_planet" => Some(Place::Either),
        "space_and_planet" => Some(Place::Both),
        _ => None,
    }
}

fn parts(cell: &str) -> Vec<String> {
    cell.split('|').filter(|part| !part.is_empty()).map(str::to_owned).collect()
}

/// The title by which a player knows the card: `2E` and the 2E subtitle belong to it, Lackey's marks do not.
fn title<'a>(edition: Edition, record: &'a CsvRecord<'_>) -> &'a str {
    match edition {
        Edition::First if record.claims("is_2e_compatible") && !record.cell("subtitle").is_empty() => {
            record.cell("lackey_name").trim_end_matches(['*', '+']).trim_end()
        }
        Edition::First if record.claims("is_2e_compatible") => undecorated(record.cell("lackey_name")).title,
        Edition::First | Edition::Tribbles => record.cell("title"),
        Edition::Second => record.cell("full_title"),
    }
}

/// The title without its subtitle, if known. A common beginning of ships, such as `I.K.S.`, is not a title.
fn name(kind: CardType, record: &CsvRecord<'_>) -> String {
    let known = matches!(
        (kind, record.cell("title_split")),
        (CardType::Personnel | CardType::Ship, "known" | "title_in_1e_or_known")
            | (CardType::Personnel, "shared_prefix")
    );
    let name = record.cell("title");
    let divided = known && !record.cell("subtitle").is_empty() && record.cell("full_title").starts_with(name);
    if divided { name.to_owned() } else { String::new() }
}

fn location(edition: Edition, record: &CsvRecord<'_>, title: &str) -> String {
    let known = match edition {
        Edition::First => record.cell("mission_location"),
        // In 2E the location is the first part of the full title; only then does the split help.
        _ if record.cell("subtitle").is_empty() => "",
        _ => record.cell("title"),
    };
    if edition == Edition::Second && !title.starts_with(known) { String::new() } else { known.to_owned() }
}

fn traits(edition: Edition, record: &CsvRecord<'_>) -> Vec<Trait> {
    let kind = record.cell("card_type");
    let held = [
        (Trait::SecondEdition, record.claims("needs_2e_opt_in")),
        (Trait::Referee, record.claims("has_referee_icon")),
        (Trait::AlternateUniverse, record.claims("has_au_icon") && matches!(kind, "personnel" | "ship")),
        (Trait::OnePerDeck, record.claims("text_unique_per_deck")),
        (Trait::HallOfFame, record.claims("hall_of_fame_retired_2026")),
        (
            Trait::NotForDecks,
            kind == "damage_marker"
                || (edition == Edition::Tribbles && record.cell("deck_eligible") == "false"),
        ),
    ];
    held.into_iter().filter_map(|(fact, holds)| holds.then_some(fact)).collect()
}

fn legality(edition: Edition, record: &CsvRecord<'_>) -> String {
    match edition {
        Edition::First => record.cell("set_field").to_owned(),
        Edition::Second if record.claims("legal_traditional") => "2E_Trad".to_owned(),
        Edition::Second => "2E".to_owned(),
        Edition::Tribbles => "TR".to_owned(),
    }
}

/// The number of a printing in id lists: gemp’s number in 1E, `set.number` in 2E, where the virtual promos of set 0 are
/// numbered apart.
fn number(edition: Edition, record: &CsvRecord<'_>) -> String {
    if edition == Edition::First {
        return record.cell("gemp_blueprint_id").to_owned();
    }
    let (set, number) = (record.cell("set_number"), record.cell("collector_number"));
    let own = record.cell("collector_info").starts_with(set);
    let numbered_apart = set == "0" && record.cell("rarity") != "P";
    if edition == Edition::Second && own && !numbered_apart && !set.is_empty() && !number.is_empty() {
        format!("{set}.{number}")
    } else {
        String::new()
    }
}

/// Reads `releases.csv`.
///
/// # Errors
/// The first line that cannot be used.
pub fn releases(edition: Edition, text: &str) -> Result<Vec<Release>, UnreadableCards> {
    let mut found = Vec::new();
    records(text, RecordForm::Commas, |record| {
        if is_of(edition, record) {
            found.push(Release {
                code: record.cell("release_code").to_owned(),
                name: record.cell("release_name").to_owned(),
                date: record.cell("release_date").to_owned(),
                precision: DatePrecision::read(record.cell("date_precision"))
                    .map_err(|why| record.wrong(why))?,
            });
        }
        Ok(())
    })?;
    Ok(found)
}

/// Reads `aliases.csv`.
///
/// # Errors
/// The first line that cannot be used.
pub fn aliases(edition: Edition, text: &str) -> Result<Vec<SourceRow>, UnreadableCards> {
    let mut found = Vec::new();
    records(text, RecordForm::Commas, |record| {
        if is_of(edition, record) {
            found.push(SourceRow::Renamed {
                old: record.cell("old_title").to_owned(),
                new: record.cell("current_title").to_owned(),
            });
        }
        Ok(())
    })?;
    Ok(found)
}

fn is_of(edition: Edition, record: &CsvRecord<'_>) -> bool {
    let cell = record.cell("edition");
    cell == edition.code() || (edition == Edition::Tribbles && cell == "Tribbles")
}
