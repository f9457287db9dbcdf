//! One line of a deck list: a card, a heading, or left out with a reason.

use crate::domain::deck::heading::Heading;
use crate::domain::deck::quantity::{UnfitQuantity, copies, read_quantity};
use crate::domain::deck::zone::Zone;

/// Longer lines are shortened in reports.
pub(super) const SHOWN: usize = 200;

/// Longer lines name no card by its title and are not examined for one, in bytes.
pub(super) const EXAMINED: usize = SHOWN * 4;

/// One line, or one card of a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListLine {
    /// Line in the file, from 1.
    pub line: usize,
    /// The text, shortened if it is absurdly long.
    pub text: String,
    /// The text that names the card, if that is not all of it: the line without its number in a numbered list, the title
    /// in a row of a table.
    pub naming: Option<String>,
    /// What the line is.
    pub content: Content,
}

/// What a line is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Content {
    /// The line names a card.
    Card(CardLine),
    /// It announces a part of the deck.
    Heading(Heading),
    /// It says nothing about the deck.
    Ignored(WhyIgnored),
}

/// Why a line says nothing about the deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WhyIgnored {
    /// Says the affiliation of the deck.
    Affiliation,
    Comment,
    /// The line has only signs.
    NoLetters,
    /// A remark in parentheses.
    Parentheses,
    /// The address of a page.
    Link,
    /// How a program begins a list.
    ProgramList,
    /// A note about the list: its author, its date, a greeting.
    Note,
    /// A number of cards.
    Total,
    /// Names the columns of a table.
    TableHeader,
    /// A row of a table that names no card.
    NoTitle,
    /// What is between the cards of a JSON file.
    Json,
    /// What is between the cards of a deck file in XML.
    DeckFile,
    /// What is between the texts of a page.
    PageMarks,
    /// Text of a page that is not part of the list.
    PageText,
}

/// A line that names a card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardLine {
    /// Copies, or why the number cannot be used.
    pub quantity: Result<u32, UnfitQuantity>,
    /// The title as written.
    pub title: String,
    /// The whole line, where its number may belong to the title.
    pub whole: Option<String>,
    /// The part it is in; `None` if the list does not say and the card's type must decide.
    pub zone: Option<Zone>,
    /// Whether the line says how many.
    pub counted: bool,
    /// Another number of copies that the line may mean.
    pub other: Option<u32>,
}

impl ListLine {
    pub(crate) fn new(line: usize, text: &str, content: Content) -> Self {
        let text = text.trim();
        // Control characters must not reach the reader's terminal.
        let safe = |character: char| {
            if character.is_control() && character != '\t' { '\u{fffd}' } else { character }
        };
        let mut shown: String = text.chars().take(SHOWN).map(safe).collect();
        if text.chars().nth(SHOWN).is_some() {
            shown.push('…');
        }
        Self { line, text: shown, naming: None, content }
    }

    /// A line of which only a part names the card.
    pub(crate) fn named_by(self, naming: &str) -> Self {
        Self { naming: Some(naming.chars().take(SHOWN).collect()), ..self }
    }

    /// The text in which the card and its copies are looked for.
    pub fn names(&self) -> &str {
        self.naming.as_deref().unwrap_or(&self.text)
    }
}

impl CardLine {
    /// A text that is looked up unchanged, once.
    pub(crate) fn of(title: &str) -> Self {
        Self {
            quantity: Ok(1),
            title: title.to_owned(),
            whole: None,
            zone: None,
            counted: false,
            other: None,
        }
    }
}

/// Reads one line, or one entry of a JSON list, as a card.
pub(crate) fn card_line(text: &str) -> CardLine {
    let text = text.split_once(" //").map_or(text, |(before, _)| before).trim();
    let text = ["- ", "• ", "* ", "+ "].iter().find_map(|bullet| text.strip_prefix(bullet)).unwrap_or(text);
    let line = read_quantity(text);
    CardLine {
        quantity: copies(line.number),
        title: line.title.to_owned(),
        whole: line.whole.map(str::to_owned),
        zone: None,
        counted: line.number.is_some(),
        other: None,
    }
}
