//! What a deck check found, as a value: pages say it in the reader's language, and its text is that of JSON and the
//! console.

use std::fmt;

use chrono::NaiveDate;
use serde::{Serialize, Serializer};

use crate::domain::card::{CardType, Trait};
use crate::domain::deck::quantity::UnfitQuantity;
use crate::domain::deck::resolved_list::Unknown;
use crate::domain::deck::rule::{MissionSort, Pairs};
use crate::domain::deck::zone::Zone;
use crate::domain::edition::Edition;

/// What was found. Its text says what, where and what to do next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DeckFinding {
    /// A part has too many cards.
    TooMany {
        zone: Zone,
        found: u32,
        most: u32,
        /// Whether it must have exactly this many.
        exactly: bool,
    },
    /// A part has too few cards.
    TooFew {
        zone: Zone,
        found: u32,
        least: u32,
        /// Whether it must have exactly this many.
        exactly: bool,
    },
    /// A part has fewer cards than usual.
    FewerThanUsual { zone: Zone, found: u32, usual: u32 },
    /// Several parts together have too few cards.
    TooFewTogether { zones: Vec<Zone>, found: u32, least: u32 },
    /// Cards of other types in a part.
    OtherTypes { zone: Zone, types: Vec<CardType>, titles: CardTitles },
    /// Cards without a fact in a part.
    WithoutFact { zone: Zone, fact: Trait, titles: CardTitles },
    /// Cards that may not be in this part.
    NotInPart { zone: Zone, titles: CardTitles },
    /// Cards that may only be in another part.
    OnlyAtHome { zone: Zone, titles: CardTitles, home: Zone },
    /// Cards in a part that the format does not have.
    NoSuchPart { zone: Zone, cards: u32 },
    /// A side deck whose opener is in a part from which it does not open.
    OpenerElsewhere { zone: Zone, opener: String, stands: Zone, line: usize, places: Vec<Zone> },
    /// A side deck that nothing opens.
    NoOpener { zone: Zone, opener: String, places: Vec<Zone> },
    /// Cards outside the pool of the format.
    OutsidePool {
        /// What players call the pool.
        name: String,
        titles: CardTitles,
        /// Legal cards of the same titles.
        others: Vec<String>,
    },
    /// Cards that no deck of the format may contain.
    Banned(CardTitles),
    /// Cards that are not played, because of what the format says.
    Because { titles: CardTitles, because: String },
    /// Cards of the Tribbles game.
    OfTribbles(CardTitles),
    /// Facilities that a Borg player may not include.
    BorgFacilities { titles: CardTitles, borg: Borg },
    /// Double-sided missions that may have an outpost that a Borg player may not include.
    BorgMissions { titles: CardTitles, borg: Borg },
    /// Too many copies of a card.
    TooManyCopies {
        card: CountedCard,
        zones: Vec<Zone>,
        found: u32,
        most: u32,
        /// Whether the division of the title is a guess.
        guessed: bool,
    },
    /// More copies than the card itself allows.
    OnePerDeck { title: String, found: u32 },
    /// Missions of one location.
    SameLocation { titles: CardTitles, pairs: Pairs },
    /// Too few missions of a kind.
    MissingMissions {
        /// The rule in the words of its format.
        says: String,
        sort: MissionSort,
        least: u32,
        found: u32,
    },
    /// No pool is registered.
    NoPool,
    /// Cards that the player did not open.
    NotOpened {
        /// The first cards that were not opened.
        titles: CardTitles,
        /// How many more there are.
        more: usize,
    },
    /// More copies than the player opened.
    MoreThanOpened { titles: CardTitles, found: u32, held: u32 },
    /// Lines of the pool that count no card.
    UnreadPool(UnreadPool),
    /// Cards that were not out on the day.
    NotOut { on: NaiveDate, titles: CardTitles },
    /// Cards that were perhaps not out on the day.
    PerhapsNotOut { on: NaiveDate, titles: CardTitles },
    /// Cards that were not out long enough.
    OutTooShort {
        days: u32,
        on: NaiveDate,
        titles: CardTitles,
        /// When all of them are legal, if that is known.
        legal_from: Option<NaiveDate>,
    },
    /// What the format reminds players of.
    Remember(String),
    /// What the format reminds players who play these cards of.
    Mentions { titles: CardTitles, remember: String },
    /// The format was not played on the day.
    FormatOfAnotherDay { format: String, on: NaiveDate, played: PlayedSpan },
    /// Lines that may mean another number of copies, with the first of them.
    OtherNumber {
        line: usize,
        text: String,
        read: u32,
        other: u32,
        /// How many more there are.
        more: usize,
    },
    /// A line that may be a card or a heading.
    CardOrHeading { line: usize, text: String, zone: Zone },
    /// Titles shared by several cards, each with the release it was taken to be from.
    SeveralVersions(Vec<String>),
    /// Entries that are numbers of unknown cards, with the first of them.
    UnknownNumbers { count: usize, line: usize, text: String, nowhere: usize },
    /// No line names a card.
    NoCards,
    /// A number of copies that cannot be used.
    UnfitQuantity { line: usize, text: String, why: UnfitQuantity },
    /// A line that names no card.
    UnknownCard {
        unknown: UnknownLine,
        /// Whether it is counted in no part.
        nowhere: bool,
    },
    /// Lines that name no card.
    UnknownCards {
        /// The first lines that name no card.
        first: Vec<UnknownLine>,
        count: usize,
        /// How many are counted in no part.
        nowhere: usize,
    },
    /// A heading that is not known.
    UnknownHeading { line: usize, text: String },
    /// A heading that counts its cards wrongly.
    Miscount { line: usize, text: String, promised: u32, found: u32 },
    /// A heading with a number and without cards.
    EmptyHeading { line: usize, text: String },
    /// A key that one object of a JSON file has twice.
    RepeatedKey { line: usize, key: String },
    /// Cards whose types decided their parts, with the number of each part.
    PlacedByType(Vec<(Zone, u32)>),
    /// A list of another game.
    OtherEdition {
        /// How many lines name cards of that game.
        known: usize,
        of: usize,
        looks: Edition,
        checked: Edition,
    },
}

/// The titles of cards, each once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardTitles(pub Vec<String>);

/// Whether a player plays Borg.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Borg {
    /// The list says so.
    Said,
    /// All personnel and ships are Borg.
    All,
    Perhaps,
}

/// The card of which there are too many copies.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CountedCard {
    /// One card, under these titles.
    Card(CardTitles),
    /// A title, whatever its subtitles.
    Title(String),
}

/// Why a format was not played on a day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlayedSpan {
    /// It was first played on this later day.
    From(NaiveDate),
    /// It was last played on this earlier day.
    Until(NaiveDate),
}

/// A line of a list that names no card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownLine {
    /// Line in the list, from 1.
    pub line: usize,
    /// The line as written.
    pub text: String,
    /// Why, if more is known.
    pub reason: Option<Unknown>,
    /// Similar titles.
    pub near: Vec<String>,
}

/// Lines of a pool that count no card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnreadPool {
    /// The first lines of the pool that count nothing.
    pub lines: Vec<UnreadLine>,
    /// How many more there are.
    pub more: usize,
}

/// A line of a pool whose cards do not count.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnreadLine {
    /// Line in the pool, from 1.
    pub line: usize,
    /// The line as written.
    pub text: String,
    /// Why the line counts nothing.
    pub why: WhyUnread,
}

/// Why a line of a pool counts nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WhyUnread {
    /// Its number cannot be used.
    Quantity(UnfitQuantity),
    /// It names no card, for a known reason.
    Unknown(Unknown),
    /// No card has this title.
    NoTitle,
    /// No card has this title, and these are similar.
    Near(Vec<String>),
}

impl fmt::Display for CardTitles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join(", "))
    }
}

impl Serialize for DeckFinding {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
