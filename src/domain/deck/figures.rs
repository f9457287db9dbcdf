//! What a list is made of, counted for charts: costs, types, affiliations, icons, dilemmas and missions.

use std::collections::BTreeMap;

use crate::domain::card::{Card, CardId, CardTable, CardType, Particular, Place};
use crate::domain::deck::DeckReport;
use crate::domain::deck::report::ReportLine;
use crate::domain::deck::zone::Zone;
use crate::domain::edition::Edition;
use crate::domain::letters;

/// Costs from this number up share a column.
const DEAREST: u32 = 7;
/// Rows of one figure; the rest is counted in the last.
const ROWS: usize = 12;

/// One thing counted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Figure {
    /// What is counted.
    pub title: String,
    /// What the names are.
    pub names: String,
    /// What the numbers are.
    pub numbers: String,
    /// Whether the names are numbers in order, as a curve has them.
    pub is_curve: bool,
    /// What was counted, in order.
    pub rows: Vec<FigureRow>,
    /// A remark, or empty.
    pub note: String,
}

/// One row of a figure.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FigureRow {
    pub name: String,
    /// A remark, or empty.
    pub about: String,
    pub number: u32,
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
            self.parts("Personnel by classification", "Classification", Particular::Class),
            self.affiliations(),
            self.parts("Icons", "Icon", Particular::Icons),
            self.dilemmas(),
            self.missions(),
        ]
    }

    fn second(&self) -> Vec<Figure> {
        vec![
            self.costs(Zone::DrawDeck),
            self.types(Zone::DrawDeck),
            self.affiliations(),
            self.parts("Icons", "Icon", Particular::Icons),
            self.dilemmas(),
            self.costs(Zone::DilemmaPile),
            self.missions(),
        ]
    }

    fn tribbles(&self) -> Vec<Figure> {
        let mut sums: BTreeMap<u32, u32> = BTreeMap::new();
        for held in &self.cards {
            if let Ok(worth) = (self.told)(&held.card.id, Particular::Denomination).parse() {
                add(sums.entry(worth).or_default(), held.copies);
            }
        }
        let rows = sums.into_iter().map(|(worth, copies)| (worth.to_string(), copies)).collect();
        let worths = figure("Cards by denomination", "Denomination", rows);
        vec![Figure { is_curve: true, ..worths }, self.parts("Powers", "Power", Particular::Powers)]
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
        let name = |cost: u32| if cost == DEAREST { format!("{cost}+") } else { cost.to_string() };
        let rows = if costs.is_empty() {
            Vec::new()
        } else {
            (0..=DEAREST).map(|cost| (name(cost), number(cost))).collect()
        };
        let all: u64 = costs.iter().map(|(_, copies)| u64::from(*copies)).sum();
        let spent: u64 = costs.iter().map(|(cost, copies)| u64::from(*cost) * u64::from(*copies)).sum();
        let tenths = (spent * 10 + all / 2).checked_div(all).unwrap_or_default();
        Figure {
            is_curve: true,
            note: format!("Average cost {}.{}, of {all} cards with a cost.", tenths / 10, tenths % 10),
            ..figure(&format!("{} by cost", capital(zone)), "Cost", rows)
        }
    }

    fn types(&self, zone: Zone) -> Figure {
        let cards = self.cards.iter().filter(|held| held.zone == zone);
        let rows = most_first(cards.map(|held| (held.card.kind.to_string(), held.copies)));
        figure(&format!("{} by type", capital(zone)), "Type", rows)
    }

    /// Personnel and ships by affiliation; one with two counts for both.
    fn affiliations(&self) -> Figure {
        let people = self.cards.iter().filter(|held| is_crew(held.card));
        let each =
            people.flat_map(|held| held.card.affiliations.iter().map(|one| (one.clone(), held.copies)));
        let rows = most_first(each);
        let note = "A card of two affiliations counts for both.".to_owned();
        Figure { note, ..figure("Personnel and ships by affiliation", "Affiliation", rows) }
    }

    /// What several cards share, separated by `|`.
    fn parts(&self, title: &str, names: &'static str, particular: Particular) -> Figure {
        let each = self.cards.iter().flat_map(|held| {
            let parts = (self.told)(&held.card.id, particular).split('|');
            // A lone digit among the icons is a countdown.
            let shown =
                |part: &&str| !part.is_empty() && part.parse::<u32>().map_or(true, |number| number > 9);
            parts.filter(shown).map(|part| (part.to_owned(), held.copies))
        });
        figure(title, names, most_first(each))
    }

    /// Planet, space or both.
    fn dilemmas(&self) -> Figure {
        let of_game = |card: &Card| matches!(card.kind, CardType::Dilemma | CardType::QDilemma);
        let cards = self.cards.iter().filter(|held| of_game(held.card));
        let each = cards.filter_map(|held| Some((place(held.card.place?).to_owned(), held.copies)));
        figure("Dilemmas by place", "Place", most_first(each))
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
            let span = told(card, Particular::Span);
            let span = if span.is_empty() { String::new() } else { format!("span {span}") };
            let where_it_is = [card.place.map_or("", place), &card.quadrant, &span];
            let where_it_is: Vec<&str> = where_it_is.into_iter().filter(|part| !part.is_empty()).collect();
            let points = told(card, Particular::Points).parse().unwrap_or_default();
            FigureRow { name: card.title.clone(), about: where_it_is.join(", "), number: points }
        };
        let rows: Vec<FigureRow> = missions.iter().map(row).collect();
        let all = rows.iter().fold(0_u32, |sum, row| sum.saturating_add(row.number));
        Figure {
            numbers: "Points".to_owned(),
            note: format!("{all} points in all. A mission without a fixed number of points counts 0."),
            rows,
            ..figure("Missions on the spaceline", "Mission", Vec::new())
        }
    }
}

fn is_crew(card: &Card) -> bool {
    matches!(card.kind, CardType::Personnel | CardType::Ship)
}

const fn place(place: Place) -> &'static str {
    match place {
        Place::Planet => "planet",
        Place::Space => "space",
        Place::Either => "space or planet",
        Place::Both => "space and planet",
        Place::Dual => "dual",
        Place::Headquarters => "headquarters",
    }
}

fn figure(title: &str, names: &'static str, rows: Vec<(String, u32)>) -> Figure {
    let row = |(name, number): (String, u32)| FigureRow {
        name: letters::capital(&name),
        about: String::new(),
        number,
    };
    let rows = rows.into_iter().map(row).collect();
    Figure {
        title: title.to_owned(),
        names: names.to_owned(),
        numbers: "Cards".to_owned(),
        is_curve: false,
        rows,
        note: String::new(),
    }
}

fn capital(zone: Zone) -> String {
    letters::capital(&zone.to_string())
}

fn add(sum: &mut u32, copies: u32) {
    *sum = sum.saturating_add(copies);
}

/// Names with their sums, the most first; many small ones become one.
fn most_first(each: impl Iterator<Item = (String, u32)>) -> Vec<(String, u32)> {
    let mut sums: BTreeMap<String, u32> = BTreeMap::new();
    each.for_each(|(name, copies)| add(sums.entry(name).or_default(), copies));
    let mut rows: Vec<(String, u32)> = sums.into_iter().filter(|(_, copies)| *copies > 0).collect();
    rows.sort_by_key(|(_, copies)| std::cmp::Reverse(*copies));
    if rows.len() > ROWS {
        let rest = rows.split_off(ROWS - 1);
        let sum = rest.iter().fold(0_u32, |sum, (_, copies)| sum.saturating_add(*copies));
        rows.push((format!("{} others", rest.len()), sum));
    }
    rows
}
