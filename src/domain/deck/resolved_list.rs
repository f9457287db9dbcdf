//! A deck list with its cards looked up and each card in its part of the deck.

use std::collections::{BTreeSet, HashMap};

use crate::domain::awaited::Awaited;
use crate::domain::card::matching::{MatchKind, Sought};
use crate::domain::card::title_folding::{LONGEST, fold_title, fold_tribbles, undecorated};
use crate::domain::card::{Card, CardId, CardTable, CardType, FoundCard};
use crate::domain::deck::grammar::{LineReading, Removed, readings, trailing};
use crate::domain::deck::line::{CardLine, ListLine};
use crate::domain::deck::list::DeckList;
use crate::domain::deck::number_signs::with_plain_digits;
use crate::domain::deck::quantity::{UnfitQuantity, copies};
use crate::domain::deck::second_card::has_second_card;
use crate::domain::deck::stated_number::{MOST_BELIEVED, is_plausible, stated, unused};
use crate::domain::deck::tags::plain;
use crate::domain::deck::zone::Zone;
use crate::domain::edition::Edition;

/// How many different unknown titles of one list get suggestions; beyond that the text is not a deck list.
const SUGGESTED: usize = 200;

/// How many further readings of a line are compared with titles.
const FURTHER: usize = 4;

/// Why a line names no card, if more is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unknown {
    /// It names its card by a number.
    Number,
    /// Only the Tribbles game has such a card.
    OfTribbles,
    /// The most characters in a title.
    TooLong,
}

/// One card line, looked up.
#[derive(Debug, Clone)]
pub struct PlacedCard<'t> {
    /// Line in the file.
    pub line: usize,
    /// The line as written.
    pub text: String,
    /// Copies, or why the number cannot be used.
    pub quantity: Result<u32, UnfitQuantity>,
    /// Another number of copies that the line may mean.
    pub other: Option<u32>,
    /// The part of the deck; `None` if the list does not say and the card is unknown.
    pub zone: Option<Zone>,
    /// Whether the card's type decided the part, because the list did not say.
    pub by_type: bool,
    /// The card, if the line names one.
    pub found: Option<FoundCard<'t>>,
    /// Near titles.
    pub suggestions: Vec<&'t str>,
    /// Why there is no card, if more is known.
    pub reason: Option<Unknown>,
}

impl PlacedCard<'_> {
    /// Copies that count.
    pub fn copies(&self) -> u32 {
        *self.quantity.as_ref().unwrap_or(&0)
    }

    /// The card that the line names; `None` if no card was found.
    pub fn card(&self) -> Option<&Card> {
        self.found.map(|found| found.card)
    }
}

/// A deck list whose cards are looked up.
#[derive(Debug, Clone)]
pub struct PlacedDeck<'t> {
    /// Every card line.
    pub cards: Vec<PlacedCard<'t>>,
    /// Whether the list says that its player plays Borg.
    pub says_borg: bool,
}

impl<'t> PlacedDeck<'t> {
    /// Looks up every line, while somebody is waiting.
    pub fn of(list: &DeckList, table: &'t CardTable, awaited: &Awaited) -> Self {
        let mut offered = HashMap::new();
        let cards = awaited.each(list.cards());
        let cards = cards.map(|(line, card)| look_up(line, card, table, &mut offered)).collect();
        Self { cards, says_borg: list.says_of_affiliation("borg") }
    }

    /// Recognises cards of the Tribbles game with one of these powers among lines that name no card of this game.
    pub fn know_tribbles(&mut self, powers: &[String]) {
        let powers: Vec<String> = powers.iter().map(|power| fold_tribbles(power)).collect();
        for placed in self.cards.iter_mut().filter(|placed| placed.found.is_none()) {
            if is_of_tribbles(&placed.text, &powers) {
                placed.reason = Some(Unknown::OfTribbles);
                placed.suggestions.clear();
            }
        }
    }

    /// The deck without the cards of these titles; `None` if there are no titles.
    pub fn without(&self, titles: &[String]) -> Option<Self> {
        if titles.is_empty() {
            return None;
        }
        let titles: Vec<String> = titles.iter().map(|title| fold_title(title)).collect();
        let others = |placed: &&PlacedCard<'t>| {
            placed.card().is_none_or(|card| !titles.contains(&fold_title(&card.title)))
        };
        let cards = self.cards.iter().filter(others).cloned().collect();
        Some(Self { cards, says_borg: self.says_borg })
    }

    /// Whether a card of one of these titles is in the deck.
    pub fn holds(&self, titles: &[String]) -> bool {
        self.known_cards().any(|(_, card, _)| titles.contains(&card.title))
    }

    /// The cards of one part.
    pub fn zone(&self, zone: Zone) -> impl Iterator<Item = &PlacedCard<'t>> {
        self.cards.iter().filter(move |card| card.zone == Some(zone))
    }

    /// Copies in one part.
    pub fn count(&self, zone: Zone) -> u32 {
        sum(self.zone(zone))
    }

    /// Copies in no part: the list does not say where, and their type is unknown.
    pub fn unplaced_copies(&self) -> u32 {
        sum(self.cards.iter().filter(|card| card.zone.is_none()))
    }

    /// The cards that are known and belong to the deck or are brought from outside the game, each with its part.
    pub fn known_cards(&self) -> impl Iterator<Item = (&PlacedCard<'t>, &'t Card, Zone)> {
        let known = |placed: &'_ PlacedCard<'t>| Some((placed.found?.card, placed.zone?));
        self.cards
            .iter()
            .filter_map(move |placed| known(placed).map(|(card, zone)| (placed, card, zone)))
            .filter(|(.., zone)| *zone != Zone::Aside)
    }
}

fn sum<'c>(cards: impl Iterator<Item = &'c PlacedCard<'c>>) -> u32 {
    cards.fold(0, |sum, card| sum.saturating_add(card.copies()))
}

fn look_up<'t>(
    line: &ListLine,
    card: &CardLine,
    table: &'t CardTable,
    offered: &mut HashMap<String, Vec<&'t str>>,
) -> PlacedCard<'t> {
    let sought = match card.zone {
        None => Sought::Anything,
        Some(Zone::Missions) => Sought::Mission,
        Some(_) => Sought::Title,
    };
    let read = read_card(line, card, table, sought);
    let (found, further) = (read.found, read.further);
    let reason = if found.is_none() { reason(card) } else { None };
    let suggestions = match (&found, reason) {
        (None, None) => {
            let mut texts = vec![card.title.as_str()];
            texts.extend(further.iter().take(FURTHER).map(|reading| reading.title.as_str()));
            offer(&texts, table, offered)
        }
        _ => Vec::new(),
    };
    let edition = table.edition();
    let by_type =
        found.map(|found| home(found.card.kind, edition)).or_else(|| part_by_number(&card.title, edition));
    PlacedCard {
        line: line.line,
        text: line.text.clone(),
        quantity: read.quantity,
        other: read.other,
        zone: card.zone.or(by_type),
        by_type: card.zone.is_none() && found.is_some(),
        found,
        suggestions,
        reason,
    }
}

/// What a line says about its card.
struct CardRead<'t> {
    quantity: Result<u32, UnfitQuantity>,
    other: Option<u32>,
    found: Option<FoundCard<'t>>,
    /// The readings after the first one, if they were needed.
    further: Vec<LineReading>,
}

/// Looks the card of a line up, and reads the line again if that finds none or leaves a number over.
fn read_card<'t>(line: &ListLine, card: &CardLine, table: &'t CardTable, sought: Sought) -> CardRead<'t> {
    // `10 Tribbles - Go` is one card of that title, not ten of another.
    let whole = card.whole.as_deref().and_then(|whole| table.find(whole, Sought::Title));
    let whole = whole.filter(|found| found.how <= MatchKind::Folded && !found.card.title.is_empty());
    let counted = card.counted && whole.is_none();
    let (quantity, found) = match whole {
        Some(found) => (Ok(1), Some(found)),
        None => (card.quantity.clone(), table.find(&card.title, sought)),
    };
    let shown = plain(line.names());
    let shown = with_plain_digits(&shown);
    let text = shown.split_once(" //").map_or(&*shown, |(before, _)| before);
    // A number that nobody gives to copies may be that of the card in its set.
    let believed = counted && !quantity.as_ref().is_ok_and(|count| *count > MOST_BELIEVED);
    let leaves_number = |found: &FoundCard<'_>| !believed && has_number_over(text, found, table);
    let further = match &found {
        Some(found) if found.how == MatchKind::Id || !leaves_number(found) => Vec::new(),
        Some(_) | None => readings(line.names()),
    };
    let again = best_reading(&further, found.as_ref(), table, sought);
    let (quantity, found, said, other) = match again {
        Some((reading, named)) => {
            let how = named.how.max(MatchKind::Decoration);
            let found = found.unwrap_or(FoundCard { how, ..named });
            let quantity = match reading.number.as_deref() {
                // `3x Title; comment`: the number that was read first counts, unless it may be part of the title.
                None if counted && card.whole.is_none() => card.quantity.clone(),
                number => copies(number),
            };
            (
                quantity,
                Some(found),
                reading.number.is_some() || counted && card.whole.is_none(),
                reading.other.as_deref(),
            )
        }
        None => (quantity, found, counted, None),
    };
    let name = again.map_or(card.title.as_str(), |(reading, _)| reading.title.as_str());
    let alone = |found: &FoundCard<'_>| {
        found.how == MatchKind::Id || !has_second_card(text, &card.title, name, found.card, table)
    };
    let found = found.filter(alone);
    let other = found.filter(|found| found.how != MatchKind::Id).and_then(|found| {
        let other = other.and_then(|other| other.parse().ok()).or(card.other);
        let other = other.or_else(|| number_over(text, &quantity, said, &found, table));
        other.filter(|other| quantity.as_ref().is_ok_and(|count| count != other))
    });
    CardRead { quantity, other, found, further }
}

/// The reading that gives the card and its copies with the least doubt. If a card is found already, only a number of its
/// copies is looked for.
fn best_reading<'r, 't>(
    further: &'r [LineReading],
    found: Option<&FoundCard<'t>>,
    table: &'t CardTable,
    sought: Sought,
) -> Option<(&'r LineReading, FoundCard<'t>)> {
    let read: Vec<(&LineReading, FoundCard<'t>)> =
        further.iter().filter_map(|reading| Some((reading, table.find(&reading.title, sought)?))).collect();
    if let Some(found) = found {
        let same = read.into_iter().filter(|(_, named)| named.card.id == found.card.id);
        return same.filter(|(reading, _)| reading.doubt() < 2).min_by_key(|(reading, _)| reading.doubt());
    }
    // A line is divided in several ways; one that casts doubt on a card is enough. Each is asked once for a card.
    let mut asked: Vec<(&CardId, bool)> = Vec::new();
    let mut doubted = |card: &'t Card| {
        if let Some((_, answer)) = asked.iter().find(|(id, _)| **id == card.id) {
            return *answer;
        }
        let cut =
            read.iter().filter(|(reading, found)| reading.cut == Removed::Words && found.card.id == card.id);
        let cores: BTreeSet<&str> = cut.map(|(reading, _)| reading.core.as_str()).collect();
        let answer = cores.into_iter().any(|core| table.may_mean_another(core, card));
        asked.push((&card.id, answer));
        answer
    };
    let (first, named) = read.iter().find(|(reading, found)| {
        found.how != MatchKind::Id && (reading.cut == Removed::Nothing || !doubted(found.card))
    })?;
    if first.doubt() == 0 {
        return Some((*first, *named));
    }
    let sure = first.cut == Removed::Words || !doubted(named.card);
    let same = read.iter().filter(|(reading, other)| {
        other.card.id == named.card.id && (sure || reading.cut == Removed::Nothing)
    });
    same.min_by_key(|(reading, _)| reading.doubt()).copied()
}

/// The texts whose digits belong to a card that was found: its title, the location by which it is named, its release.
fn own_texts<'t>(found: &FoundCard<'t>, table: &'t CardTable) -> Vec<&'t str> {
    let mut own = vec![found.card.title.as_str()];
    if found.how == MatchKind::Location {
        own.push(&found.card.location);
    }
    if let Some(printing) = found.printing {
        own.push(&printing.name);
        let release = table.releases().iter().find(|known| known.code == printing.release);
        own.extend(release.map(|known| known.name.as_str()));
    }
    own
}

/// Whether a line in which no number was read has one that is not its card's.
fn has_number_over(text: &str, found: &FoundCard<'_>, table: &CardTable) -> bool {
    !unused(text, &own_texts(found, table)).is_empty() || !stated(text).is_empty()
}

/// A number in a line that was not read as that of the copies and may be it. Beside one that was read, it must be marked
/// as such or come last. Instead of one that nobody gives to copies, one copy may be meant.
fn number_over(
    text: &str,
    read: &Result<u32, UnfitQuantity>,
    said: bool,
    found: &FoundCard<'_>,
    table: &CardTable,
) -> Option<u32> {
    let plausible = |number: &str| if is_plausible(number) { number.parse::<u32>().ok() } else { None };
    if !said {
        return unused(text, &own_texts(found, table)).into_iter().find_map(plausible);
    }
    if read.as_ref().is_ok_and(|count| *count > MOST_BELIEVED) {
        return Some(1);
    }
    let last = trailing(text).map(|(_, number)| number.to_owned());
    let marked: Vec<String> = stated(text).into_iter().map(|one| one.number).chain(last).collect();
    if marked.is_empty() {
        return None;
    }
    let count = read.as_ref().map(ToString::to_string).unwrap_or_default();
    let mut used = own_texts(found, table);
    used.push(&count);
    let over = unused(text, &used);
    marked.iter().filter(|number| over.contains(&number.as_str())).find_map(|number| plausible(number))
}

fn reason(card: &CardLine) -> Option<Unknown> {
    let id = |text: &str| {
        text.split_once(['|', '.']).is_some_and(|(set, number)| {
            // Promos are written `0.?004` or `0.~162`, with stray control characters.
            let digits = number.trim_start_matches(|character: char| !character.is_alphanumeric());
            !set.contains(' ') && digits.len() > 1 && digits.bytes().all(|byte| byte.is_ascii_digit())
        })
    };
    if card.title.len() > LONGEST {
        Some(Unknown::TooLong)
    } else if id(&card.title) {
        Some(Unknown::Number)
    } else {
        None
    }
}

/// Suggestions for the first of these texts that is close to a title.
fn offer<'t>(
    texts: &[&str],
    table: &'t CardTable,
    offered: &mut HashMap<String, Vec<&'t str>>,
) -> Vec<&'t str> {
    let title = texts.first().copied().unwrap_or_default();
    if let Some(known) = offered.get(title) {
        return known.clone();
    }
    if offered.len() >= SUGGESTED {
        return Vec::new();
    }
    let near = texts.iter().map(|text| table.suggest(text)).find(|near| !near.is_empty()).unwrap_or_default();
    offered.insert(title.to_owned(), near.clone());
    near
}

/// Whether a line names a number of tribbles and one of these powers, such as `2 10,000 Tribbles - Reverse`.
fn is_of_tribbles(line: &str, powers: &[String]) -> bool {
    let line = fold_tribbles(undecorated(line).title);
    let Some((number, behind)) = line.split_once("tribble") else { return false };
    let named = behind.split_once(' ').map_or(behind, |(_, power)| power).trim();
    number.trim_end().ends_with(|character: char| character.is_ascii_digit())
        && powers.iter().any(|power| power == named)
}

/// The part of a card of which only the Unicomplex number is known: its first digit says what kind it is.
fn part_by_number(title: &str, edition: Edition) -> Option<Zone> {
    let (kind, _) = title.split_once('.').filter(|_| edition == Edition::Second)?;
    match kind {
        "0" => Some(Zone::DilemmaPile),
        "1" | "2" | "3" | "5" | "6" => Some(Zone::DrawDeck),
        "4" | "7" => Some(Zone::Missions),
        _ => None,
    }
}

/// The part of a card of this type if the list does not say.
fn home(kind: CardType, edition: Edition) -> Zone {
    use CardType as Kind;
    match (edition, kind) {
        (Edition::Tribbles, _) => Zone::DrawDeck,
        (_, Kind::Mission | Kind::QMission) => Zone::Missions,
        (Edition::Second, Kind::Dilemma) => Zone::DilemmaPile,
        (Edition::Second, _) => Zone::DrawDeck,
        (_, Kind::Dilemma | Kind::Artifact | Kind::Facility | Kind::Doorway) => Zone::SeedDeck,
        (_, Kind::Site) => Zone::Sites,
        (_, Kind::Tactic) => Zone::BattleBridge,
        (_, Kind::Tribble | Kind::Trouble) => Zone::Tribble,
        (_, Kind::QEvent | Kind::QInterrupt | Kind::QDilemma | Kind::QArtifact) => Zone::QContinuum,
        _ => Zone::DrawDeck,
    }
}
