//! What a list is made of, counted for charts: costs, types, affiliations, icons, dilemmas and missions.

use std::collections::BTreeMap;

use crate::domain::card::{Card, CardId, CardTable, CardType, Particular, Place};
use crate::domain::deck::DeckReport;
use crate::domain::deck::report::ReportLine;
use crate::domain::deck::zone::Zone;
use crate::domain::edition::Edition;

/// Costs from this number up share a column.
const DEAREST: u32 = 7;
/// Rows of one figure; the rest is counted in the last.
const ROWS: usize = 12;

/// One thing counted. Said by `words::figures`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Figure {
    pub kind: FigureKind,
    /// What was counted, in order.
    pub rows: Vec<FigureRow>,
    pub note: Option<FigureNote>,
}

/// What a figure counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FigureKind {
    /// Cards of a part by type.
    Types(Zone),
    /// Cards of a part by cost.
    Costs(Zone),
    /// Personnel by classification.
    Classes,
    /// Personnel and ships by affiliation.
    Affiliations,
    Icons,
    /// Dilemmas by place.
    Dilemmas,
    /// The points of missions.
    Missions,
    /// Tribbles by denomination.
    Denominations,
    /// Powers of Tribbles.
    Powers,
}

impl FigureKind {
    /// Whether its rows are numbers in order, as a curve has them.
    pub const fn is_curve(self) -> bool {
        matches!(self, Self::Costs(_) | Self::Denominations)
    }
}

/// A remark about a figure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FigureNote {
    /// The average cost, in tenths, of the cards with a cost.
    AverageCost { tenths: u64, cards: u64 },
    /// A card of two affiliations counts for both.
    CountsTwice,
    /// The points of all missions.
    AllPoints(u32),
}

/// One row of a figure.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FigureRow {
    pub name: RowName,
    /// Where the mission is; `None` in a row of another kind.
    pub place: Option<MissionPlace>,
    pub number: u32,
}

/// What a row counts.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum RowName {
    /// A cost or a denomination.
    Number(u32),
    /// This cost and all above.
    AtLeast(u32),
    Type(CardType),
    Place(Place),
    /// What is printed on cards: an affiliation, a classification, an icon, a power.
    Printed(String),
    /// The title of a mission.
    Title(String),
    /// How many the rest are.
    Others(usize),
}

/// Where on the spaceline a mission is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MissionPlace {
    pub place: Option<Place>,
    /// As card tables write it, or empty.
    pub quadrant: String,
    /// The span as printed, or empty.
    pub span: String,
}

/// One card of a part of the deck, with its copies.
struct Held<'t> {
    zone: Zone,
    copies: u32,
    card: &'t Card,
}

/// What the figures are made of.
struct Counted<'t, T> {
    cards: Vec<Held<'t>>,
    told: T,
}

/// The figures of a list. `told` gives the particulars of a card.
pub fn figures<'p>(
    report: &DeckReport,
    table: &CardTable,
    told: impl Fn(&CardId, Particular) -> &'p str,
) -> Vec<Figure> {
    let held = |line: &ReportLine| {
        let card = table.by_id(line.card.as_ref()?)?;
        Some(Held { zone: line.zone?, copies: line.quantity, card })
    };
    let cards = report.lines.iter().filter_map(held);
    let cards = cards.filter(|held| !matches!(held.zone, Zone::Aside | Zone::Outside)).collect();
    let counted = Counted { cards, told };
    let all = match report.edition {
        Edition::First => counted.first(),
        Edition::Second => counted.second(),
        Edition::Tribbles => counted.tribbles(),
    };
    all.into_iter().filter(|figure| !figure.rows.is_empty()).collect()
}

impl<'p, T: Fn(&CardId, Particular) -> &'p str> Counted<'_, T> {
    fn first(&self) -> Vec<Figure> {
        vec![
            self.types(Zone::SeedDeck),
            self.types(Zone::DrawDeck),
            self.parts(FigureKind::Classes, Particular::Class),
            self.affiliations(),
            self.parts(FigureKind::Icons, Particular::Icons),
            self.dilemmas(),
            self.missions(),
        ]
    }

    fn second(&self) -> Vec<Figure> {
        vec![
            self.costs(Zone::DrawDeck),
            self.types(Zone::DrawDeck),
            self.affiliations(),
            self.parts(FigureKind::Icons, Particular::Icons),
            self.dilemmas(),
            self.costs(Zone::DilemmaPile),
            self.missions(),
        ]
    }

    fn tribbles(&self) -> Vec<Figure> {
        let mut sums: BTreeMap<u32, u32> = BTreeMap::new();
        for held in &self.cards {
            if let Ok(denomination) = (self.told)(&held.card.id, Particular::Denomination).parse() {
                add(sums.entry(denomination).or_default(), held.copies);
            }
        }
        let rows =
            sums.into_iter().map(|(denomination, copies)| (RowName::Number(denomination), copies)).collect();
        let denominations = figure(FigureKind::Denominations, rows);
        vec![denominations, self.parts(FigureKind::Powers, Particular::Powers)]
    }

    /// The cards of a part by cost: the curve.
    fn costs(&self, zone: Zone) -> Figure {
        let cost = |held: &&Held<'_>| {
            let cost: u32 = (self.told)(&held.card.id, Particular::Cost).parse().ok()?;
            Some((cost, held.copies))
        };
        let costs: Vec<(u32, u32)> =
            self.cards.iter().filter(|held| held.zone == zone).filter_map(|held| cost(&held)).collect();
        let number = |wanted: u32| {
            let of_it = costs.iter().filter(|(cost, _)| (*cost).min(DEAREST) == wanted);
            of_it.fold(0_u32, |sum, (_, copies)| sum.saturating_add(*copies))
        };
        let name = |cost| if cost == DEAREST { RowName::AtLeast(cost) } else { RowName::Number(cost) };
        let rows = if costs.is_empty() {
            Vec::new()
        } else {
            (0..=DEAREST).map(|cost| (name(cost), number(cost))).collect()
        };
        let all: u64 = costs.iter().map(|(_, copies)| u64::from(*copies)).sum();
        let spent: u64 = costs.iter().map(|(cost, copies)| u64::from(*cost) * u64::from(*copies)).sum();
        let tenths = (spent * 10 + all / 2).checked_div(all).unwrap_or_default();
        let note = Some(FigureNote::AverageCost { tenths, cards: all });
        Figure { note, ..figure(FigureKind::Costs(zone), rows) }
    }

    fn types(&self, zone: Zone) -> Figure {
        let cards = self.cards.iter().filter(|held| held.zone == zone);
        let rows = most_first(cards.map(|held| (RowName::Type(held.card.kind), held.copies)));
        figure(FigureKind::Types(zone), rows)
    }

    /// Personnel and ships by affiliation; one with two counts for both.
    fn affiliations(&self) -> Figure {
        let people = self.cards.iter().filter(|held| is_crew(held.card));
        let each = people.flat_map(|held| {
            held.card.affiliations.iter().map(|one| (RowName::Printed(one.clone()), held.copies))
        });
        let note = Some(FigureNote::CountsTwice);
        Figure { note, ..figure(FigureKind::Affiliations, most_first(each)) }
    }

    /// What several cards share, separated by `|`.
    fn parts(&self, kind: FigureKind, particular: Particular) -> Figure {
        let each = self.cards.iter().flat_map(|held| {
            let parts = (self.told)(&held.card.id, particular).split('|');
            // A lone digit among the icons is a countdown.
            let shown =
                |part: &&str| !part.is_empty() && part.parse::<u32>().map_or(true, |number| number > 9);
            parts.filter(shown).map(|part| (RowName::Printed(part.to_owned()), held.copies))
        });
        figure(kind, most_first(each))
    }

    /// Planet, space or both.
    fn dilemmas(&self) -> Figure {
        let of_game = |card: &Card| matches!(card.kind, CardType::Dilemma | CardType::QDilemma);
        let cards = self.cards.iter().filter(|held| of_game(held.card));
        let each = cards.filter_map(|held| Some((RowName::Place(held.card.place?), held.copies)));
        figure(FigureKind::Dilemmas, most_first(each))
    }

    /// The points of each mission, with what else its place on the spaceline needs.
    fn missions(&self) -> Figure {
        let told = |card: &Card, particular| (self.told)(&card.id, particular);
        let mut missions: Vec<&Held<'_>> =
            self.cards.iter().filter(|held| held.card.kind.is_mission()).collect();
        missions.sort_by_key(|held| (&held.card.quadrant, &held.card.title));
        missions.dedup_by_key(|held| &held.card.id);
        let row = |held: &&Held<'_>| {
            let card = held.card;
            let place = MissionPlace {
                place: card.place,
                quadrant: card.quadrant.clone(),
                span: told(card, Particular::Span).to_owned(),
            };
            let number = told(card, Particular::Points).parse().unwrap_or_default();
            FigureRow { name: RowName::Title(card.title.clone()), place: Some(place), number }
        };
        let rows: Vec<FigureRow> = missions.iter().map(row).collect();
        let all = rows.iter().fold(0_u32, |sum, row| sum.saturating_add(row.number));
        Figure { kind: FigureKind::Missions, rows, note: Some(FigureNote::AllPoints(all)) }
    }
}

fn is_crew(card: &Card) -> bool {
    matches!(card.kind, CardType::Personnel | CardType::Ship)
}

fn figure(kind: FigureKind, rows: Vec<(RowName, u32)>) -> Figure {
    let row = |(name, number)| FigureRow { name, place: None, number };
    Figure { kind, rows: rows.into_iter().map(row).collect(), note: None }
}

fn add(sum: &mut u32, copies: u32) {
    *sum = sum.saturating_add(copies);
}

/// Names with their sums, the most first; many small ones become one.
fn most_first(each: impl Iterator<Item = (RowName, u32)>) -> Vec<(RowName, u32)> {
    let mut sums: BTreeMap<RowName, u32> = BTreeMap::new();
    each.for_each(|(name, copies)| add(sums.entry(name).or_default(), copies));
    let mut rows: Vec<(RowName, u32)> = sums.into_iter().filter(|(_, copies)| *copies > 0).collect();
    rows.sort_by_key(|(_, copies)| std::cmp::Reverse(*copies));
    if rows.len() > ROWS {
        let rest = rows.split_off(ROWS - 1);
        let sum = rest.iter().fold(0_u32, |sum, (_, copies)| sum.saturating_add(*copies));
        rows.push((RowName::Others(rest.len()), sum));
    }
    rows
}
