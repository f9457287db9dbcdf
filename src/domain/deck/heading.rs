//! Headings of deck lists: `Seed+Dil:`, `SEED CARDS (30)`, `## Missions`, `// missions`.

use crate::domain::card::fold::fold;
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
        "dyson" | "dyson sphere" => Zone::DysonSphere,
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
fn is_also_a_card(words: &str) -> bool {
    matches!(fold(words).as_str(), "qs tent" | "q flash")
}

/// Reads a line as a heading.
pub fn heading(line: &str, edition: Edition) -> Option<Heading> {
    let commented = line.trim_start_matches(['/', ';']);
    let bare = commented.trim().trim_matches(['#', '*', '=', '_', '[', ']', '-', ' ']);
    let marked = bare.len() < line.trim().len();
    let (words, count) = counted(bare);
    let colon = words.ends_with(':');
    let words = words.trim_end_matches(':').trim();
    let Some(label) = label(words, edition) else {
        let looks = colon
            && count.is_none()
            && line == commented
            && words.len() < 60
            && !words.starts_with(|c: char| c.is_ascii_digit());
        return looks.then_some(Heading { label: Label::Unknown, count });
    };
    let shouted = words.chars().any(char::is_alphabetic) && !words.chars().any(char::is_lowercase);
    let plain_mark = marked || colon || shouted || count.is_some_and(|count| count > 1);
    (plain_mark || !is_also_a_card(words)).then_some(Heading { label, count })
}

/// Splits `MISSIONS (6)`, `Missions: 6`, `6 Missions` into words and number.
fn counted(text: &str) -> (&str, Option<u32>) {
    let number = |part: &str| part.trim().parse::<u32>().ok().filter(|count| *count < 10_000);
    if let Some((words, inner)) = text.strip_suffix(')').and_then(|rest| rest.rsplit_once('(')) {
        let inner = inner.trim_end_matches("cards").trim_end_matches("card");
        if let Some(count) = number(inner) {
            return (words.trim(), Some(count));
        }
    }
    if let Some((words, rest)) = text.rsplit_once(':')
        && let Some(count) = number(rest)
    {
        return (words.trim(), Some(count));
    }
    if let Some((first, words)) = text.split_once(' ')
        && let Some(count) = number(first)
        && !is_also_a_card(words)
    {
        return (words.trim(), Some(count));
    }
    (text, None)
}
