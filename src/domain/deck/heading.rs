//! Headings of deck lists: `Seed+Dil:`, `SEED CARDS (30)`, `## Missions`, `// missions`.

use crate::domain::card::CardTable;
use crate::domain::card::fold::fold;
use crate::domain::card::matching::{Match, Sought};
use crate::domain::deck::zone::Zone;
use crate::domain::edition::Edition;

/// A heading as written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Heading {
    /// What it announces.
    pub label: Label,
    /// The number of cards it promises.
    pub count: Option<u32>,
}

/// What a heading announces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Label {
    /// A part of the deck.
    Zone(Zone),
    /// Card types of the draw deck, such as personnel; a part of its own only where no draw deck is announced.
    DrawTypes,
    /// Card types that mostly seed, such as artifacts; stays in the part it stands in.
    SeedTypes,
    /// It looks like a heading, but its words are not known here.
    Unknown,
}

/// The part of a deck that these words name.
pub fn label(words: &str, edition: Edition) -> Option<Label> {
    let dilemmas = if edition == Edition::Second { Zone::DilemmaPile } else { Zone::SeedDeck };
    let zone = match fold(words).as_str() {
        "mission" | "missions" | "mission cards" | "mission pile" => Zone::Missions,
        "headquarters" if edition == Edition::Second => Zone::Missions,
        "seed dil" | "seed" | "seeds" | "seed deck" | "seed cards" | "seed pile" | "other seeds"
        | "counted seeds" | "counted seed cards" | "seeds dilemmas" | "seed and dilemmas"
        | "other seed cards" => Zone::SeedDeck,
        "dilemma" | "dilemmas" | "dilemma pile" | "dilemma deck" => dilemmas,
        "site" | "sites" | "site pile" | "site cards" => Zone::Sites,
        "deck" | "draw" | "draw deck" | "draw pile" | "draw cards" | "main deck" => Zone::DrawDeck,
        "qs tent" | "qstent" | "q s tent" | "qs tent side deck" => Zone::QsTent,
        "ref" | "referee" | "referee pile" | "ref cards" | "referee cards" => Zone::Referee,
        "dyson" | "dyson sphere" if edition == Edition::First => Zone::DysonSphere,
        "flash" | "q flash" | "qflash" | "q continuum" | "qcontinuum" | "q continuum side deck" => {
            Zone::QContinuum
        }
        "tactic" | "tactics" | "battle bridge" | "battlebridge" | "battle bridge side deck" => {
            Zone::BattleBridge
        }
        "tribble" | "tribbles" | "tribble side deck" | "tribbles side deck" if edition == Edition::First => {
            Zone::Tribble
        }
        "tribbles" | "tribble deck" if edition == Edition::Tribbles => Zone::DrawDeck,
        "outside" | "outside the game" | "from outside the game" => Zone::Outside,
        "aside" | "set aside" => Zone::Aside,
        "personnel" | "ship" | "ships" | "event" | "events" | "interrupt" | "interrupts" | "equipment" => {
            return Some(Label::DrawTypes);
        }
        "artifact" | "artifacts" | "facility" | "facilities" | "outpost" | "outposts" | "station"
        | "stations" | "headquarters" | "doorway" | "doorways" | "objective" | "objectives" | "incident"
        | "incidents" | "time location" | "time locations" => return Some(Label::SeedTypes),
        _ => return None,
    };
    Some(Label::Zone(zone))
}

/// Whether a heading's words are also a card's title: then only a plain mark makes it a heading.
fn is_also_a_card(words: &str, table: &CardTable) -> bool {
    table.find(words, Sought::Title).is_some_and(|found| found.how <= Match::Folded)
}

/// Whether `10 Tribbles` is one card whose power was left out: Tribbles cards bear powers of ten.
fn is_denomination(words: &str, count: u32) -> bool {
    matches!(fold(words).as_str(), "tribble" | "tribbles")
        && matches!(count, 1 | 10 | 100 | 1_000 | 10_000 | 100_000)
}

/// Reads a line as a heading. A line that may as well name a card of the table is none.
pub fn heading(line: &str, table: &CardTable) -> Option<Heading> {
    let edition = table.edition();
    let commented = line.trim_start_matches(['/', ';']);
    let bare = commented.trim().trim_matches(['#', '*', '=', '_', '[', ']', '-', ' ']);
    let marked = bare.len() < unbulleted(line).len();
    let Counted { words, count, leads, colon } = counted(bare);
    let Some(label) = label(words, edition) else {
        let looks = colon
            && !leads
            && line == commented
            && words.len() < 60
            && !words.starts_with(|c: char| c.is_ascii_digit());
        return looks.then_some(Heading { label: Label::Unknown, count });
    };
    let shouted = words.chars().any(char::is_alphabetic) && !words.chars().any(char::is_lowercase);
    let plain_mark = marked || shouted || count.is_some_and(|count| count > 1);
    // A number in front is how cards are counted, so only a colon makes such a line a heading for sure.
    if colon || (plain_mark && !leads) {
        return Some(Heading { label, count });
    }
    let denomination =
        edition == Edition::Tribbles && leads && count.is_some_and(|count| is_denomination(words, count));
    (!denomination && !is_also_a_card(words, table)).then_some(Heading { label, count })
}

/// A bullet is no mark of a heading: `- Q-Flash` lists a card.
fn unbulleted(line: &str) -> &str {
    let line = line.trim();
    ["- ", "• ", "* ", "+ "].iter().find_map(|bullet| line.strip_prefix(bullet)).unwrap_or(line).trim()
}

/// A heading taken apart.
struct Counted<'a> {
    words: &'a str,
    count: Option<u32>,
    /// The number stands first, as it does in the line of a card.
    leads: bool,
    colon: bool,
}

/// Splits `MISSIONS (6)`, `Missions (6):`, `Missions: 6`, `6 Missions` into words and number.
fn counted(text: &str) -> Counted<'_> {
    let number = |part: &str| part.trim().parse::<u32>().ok().filter(|count| *count < 1_000_000);
    let bare = text.trim_end_matches(':').trim_end();
    let (words, count, leads) = behind(bare, number)
        .map(|(words, count)| (words, Some(count), false))
        .or_else(|| {
            let (first, words) = bare.split_once(' ')?;
            Some((words, Some(number(first)?), true))
        })
        .unwrap_or((bare, None, false));
    let name = words.trim().trim_end_matches(':').trim_end();
    let colon = bare.len() < text.len() || name.len() < words.trim().len();
    Counted { words: name, count, leads, colon }
}

/// The number behind the words: `MISSIONS (6)`, `Missions (6 cards)`, `Missions: 6`.
fn behind(text: &str, number: impl Fn(&str) -> Option<u32>) -> Option<(&str, u32)> {
    let of_cards = |part: &str| number(part.trim_end_matches("cards").trim_end_matches("card"));
    let in_parentheses = text.strip_suffix(')').and_then(|rest| {
        let (words, inner) = rest.rsplit_once('(')?;
        Some((words, of_cards(inner)?))
    });
    in_parentheses.or_else(|| {
        let (words, rest) = text.rsplit_once(':')?;
        Some((words, of_cards(rest)?))
    })
}
