//! What a list of cards is made of, in words.

use crate::domain::deck::figures::{FigureKind, FigureNote, FigureRow, MissionPlace, RowName};
use crate::domain::letters::capital;
use crate::messages::{Message, say};
use crate::words::deck::{card_type, place, zone_title};

/// What a figure counts.
pub fn title(kind: FigureKind) -> Message {
    match kind {
        FigureKind::Types(zone) => say("deck-figure-types").with("zone", zone_title(zone)),
        FigureKind::Costs(zone) => say("deck-figure-costs").with("zone", zone_title(zone)),
        FigureKind::Classes => say("deck-figure-classes"),
        FigureKind::Affiliations => say("deck-figure-affiliations"),
        FigureKind::Icons => say("deck-figure-icons"),
        FigureKind::Dilemmas => say("deck-figure-dilemmas"),
        FigureKind::Missions => say("deck-figure-missions"),
        FigureKind::Denominations => say("deck-figure-denominations"),
        FigureKind::Powers => say("deck-figure-powers"),
    }
}

/// What its rows are: the head of the first column.
pub const fn rows_are(kind: FigureKind) -> Message {
    match kind {
        FigureKind::Types(_) => say("deck-figure-type"),
        FigureKind::Costs(_) => say("deck-particular-cost"),
        FigureKind::Classes => say("deck-particular-class"),
        FigureKind::Affiliations => say("deck-figure-affiliation"),
        FigureKind::Icons => say("deck-figure-icon"),
        FigureKind::Dilemmas => say("deck-figure-place"),
        FigureKind::Missions => say("deck-figure-mission"),
        FigureKind::Denominations => say("deck-particular-denomination"),
        FigureKind::Powers => say("deck-particular-powers"),
    }
}

/// What its numbers are: the head of the last column.
pub const fn numbers_are(kind: FigureKind) -> Message {
    match kind {
        FigureKind::Missions => say("deck-particular-points"),
        FigureKind::Types(_)
        | FigureKind::Costs(_)
        | FigureKind::Classes
        | FigureKind::Affiliations
        | FigureKind::Icons
        | FigureKind::Dilemmas
        | FigureKind::Denominations
        | FigureKind::Powers => say("deck-figure-cards"),
    }
}

/// A remark about a figure.
pub fn note(note: FigureNote) -> Message {
    match note {
        FigureNote::AverageCost { tenths, cards } => say("deck-figure-average-cost")
            .with("whole", tenths / 10)
            .with("tenth", tenths % 10)
            .with("cards", cards),
        FigureNote::CountsTwice => say("deck-figure-counts-twice"),
        FigureNote::AllPoints(points) => say("deck-figure-all-points").with("points", points),
    }
}

/// What a row counts.
pub fn row_name(row: &FigureRow) -> String {
    match &row.name {
        RowName::Number(number) => number.to_string(),
        RowName::AtLeast(number) => format!("{number}+"),
        RowName::Type(kind) => capital(&card_type(*kind).to_string()),
        RowName::Place(of) => capital(&place(*of).to_string()),
        RowName::Printed(text) => capital(text),
        RowName::Title(title) => title.clone(),
        RowName::Others(number) => say("deck-figure-others").with("number", number).to_string(),
    }
}

/// Where on the spaceline a mission is: `planet, alpha, span 3`.
pub fn mission_place(it: &MissionPlace) -> String {
    let parts = [
        it.place.map(|of| place(of).to_string()),
        Some(it.quadrant.clone()),
        (!it.span.is_empty()).then(|| say("deck-figure-span").with("span", &it.span).to_string()),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().filter(|part| !part.is_empty()).collect();
    parts.join(", ")
}
