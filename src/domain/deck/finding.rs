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
use crate::domain::letters::capital;

/// What was found. Its text says what, where and what to do next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DeckFinding {
    /// A part has too many cards.
    TooMany {
        zone: Zone,
        found: u32,
        most: u32,
        /// Whether it must have exactly so many.
        exactly: bool,
    },
    /// A part has too few cards.
    TooFew {
        zone: Zone,
        found: u32,
        least: u32,
        /// Whether it must have exactly so many.
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
    /// Banned cards.
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
        /// What the rule says.
        says: String,
        sort: MissionSort,
        least: u32,
        found: u32,
    },
    /// No pool is registered.
    NoPool,
    /// Cards that the player did not open.
    NotOpened {
        /// The first of them.
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
    /// What the format reminds of.
    Remember(String),
    /// What the format reminds of with these cards.
    Mentions { titles: CardTitles, remember: String },
    /// The format was not played on the day.
    FormatOfAnotherDay { format: String, on: NaiveDate, played: PlayedSpan },
    /// A line that may be a card or a heading.
    CardOrHeading { line: usize, text: String, zone: Zone },
    /// CardTitles of several cards, each with the release as which it was read.
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
        /// The first of them.
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
    /// Perhaps.
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
    /// The first of them.
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
    /// Why it counts nothing.
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

impl CardTitles {
    /// The word for them.
    const fn them(&self) -> &'static str {
        if self.0.len() > 1 { "them" } else { "it" }
    }
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

fn cards(count: u32) -> String {
    if count == 1 { "1 card".to_owned() } else { format!("{count} cards") }
}

fn names(zones: &[Zone], joint: &str) -> String {
    zones.iter().map(|zone| zone.name()).collect::<Vec<_>>().join(joint)
}

impl fmt::Display for DeckFinding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooMany { .. }
            | Self::TooFew { .. }
            | Self::FewerThanUsual { .. }
            | Self::TooFewTogether { .. }
            | Self::TooManyCopies { .. }
            | Self::OnePerDeck { .. }
            | Self::SameLocation { .. }
            | Self::MissingMissions { .. } => self.write_counted(f),
            Self::OtherTypes { .. }
            | Self::WithoutFact { .. }
            | Self::NotInPart { .. }
            | Self::OnlyAtHome { .. }
            | Self::NoSuchPart { .. }
            | Self::OpenerElsewhere { .. }
            | Self::NoOpener { .. } => self.write_misplaced(f),
            Self::OutsidePool { .. }
            | Self::Banned(_)
            | Self::Because { .. }
            | Self::OfTribbles(_)
            | Self::BorgFacilities { .. }
            | Self::BorgMissions { .. }
            | Self::NoPool
            | Self::NotOpened { .. }
            | Self::MoreThanOpened { .. }
            | Self::UnreadPool(_)
            | Self::NotOut { .. }
            | Self::PerhapsNotOut { .. }
            | Self::OutTooShort { .. }
            | Self::Remember(_)
            | Self::Mentions { .. } => self.write_forbidden(f),
            Self::FormatOfAnotherDay { .. }
            | Self::CardOrHeading { .. }
            | Self::SeveralVersions(_)
            | Self::UnknownNumbers { .. }
            | Self::NoCards
            | Self::UnfitQuantity { .. }
            | Self::UnknownCard { .. }
            | Self::UnknownCards { .. }
            | Self::UnknownHeading { .. }
            | Self::Miscount { .. }
            | Self::EmptyHeading { .. }
            | Self::PlacedByType(_)
            | Self::OtherEdition { .. } => self.write_reading(f),
        }
    }
}

impl DeckFinding {
    #[expect(clippy::too_many_lines, reason = "one arm for each finding")]
    fn write_counted(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooMany { zone, found, most, exactly } => {
                let (name, over) = (capital(zone.name()), found.saturating_sub(*most));
                let limit = if *exactly { "exactly" } else { "at most" };
                write!(f, "{name}: {}, {limit} {most} allowed. Take {over} out.", cards(*found))
            }
            Self::TooFew { zone, found, least, exactly } => {
                let (name, short) = (capital(zone.name()), least.saturating_sub(*found));
                let limit = if *exactly { "exactly" } else { "at least" };
                write!(f, "{name}: {}, {limit} {least} needed. Add {short}.", cards(*found))
            }
            Self::FewerThanUsual { zone, found, usual } => {
                let (name, found) = (capital(zone.name()), cards(*found));
                write!(f, "{name}: {found}, fewer than {usual}. That is allowed; check that none is missing.")
            }
            Self::TooFewTogether { zones, found, least } => {
                let (places, short) = (names(zones, ", "), least.saturating_sub(*found));
                let found = cards(*found);
                write!(f, "{found} in {places} together, at least {least} needed. Add {short}.")
            }
            Self::TooManyCopies { card, zones, found, most, guessed } => {
                match card {
                    CountedCard::Card(titles) => write!(f, "{titles}")?,
                    CountedCard::Title(title) => write!(f, "{title} (counted whatever the subtitle)")?,
                }
                let (places, copies) = (names(zones, " and "), if *most == 1 { "copy" } else { "copies" });
                let over = found.saturating_sub(*most);
                write!(f, ": {found} copies in {places}, at most {most} {copies} allowed. Take {over} out.")?;
                f.write_str(match guessed {
                    true => " Where the title ends is our guess here; look at the cards.",
                    false => "",
                })
            }
            Self::OnePerDeck { title, found } => {
                let over = found.saturating_sub(1);
                write!(
                    f,
                    "{title}: {found} copies, but the card itself allows one in a deck. Take {over} out."
                )
            }
            Self::SameLocation { titles, pairs } => {
                let why = match pairs {
                    Pairs::All => {
                        "Only universal missions may repeat, and a Mission II is the place of its original; keep one."
                    }
                    Pairs::Alike => "Only universal missions may repeat; keep one.",
                    Pairs::DoubleSided => "A Mission II is the place of its original, so not both; keep one.",
                };
                write!(f, "{titles}: the same location twice. {why}")
            }
            Self::MissingMissions { says, sort, found, .. } => {
                let word = if *found == 1 { "mission" } else { "missions" };
                match sort {
                    MissionSort::NoHeadquarters => {
                        write!(f, "{says} This list has {found} {word} {}.", sort.name())
                    }
                    _ => write!(f, "{says} This list has {found} {} {word}.", sort.name()),
                }
            }
            _ => Ok(()),
        }
    }

    fn write_misplaced(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let only_here = |f: &mut fmt::Formatter<'_>, zone: Zone, wanted: &str, titles: &CardTitles| {
            let (name, them) = (capital(zone.name()), titles.them());
            write!(f, "{name}: only {wanted} here. Move {titles} to another part or take {them} out.")
        };
        match self {
            Self::OtherTypes { zone, types, titles } => {
                let wanted: Vec<&str> = types.iter().map(|kind| kind.name()).collect();
                only_here(f, *zone, &wanted.join(", "), titles)
            }
            Self::WithoutFact { zone, fact, titles } => only_here(f, *zone, fact_name(*fact), titles),
            Self::NotInPart { zone, titles } => {
                let (name, them) = (capital(zone.name()), titles.them());
                write!(
                    f,
                    "{name}: {titles} may not be in this part. Move {them} to another part or take {them} out."
                )
            }
            Self::OnlyAtHome { zone, titles, home } => {
                let (name, them) = (capital(zone.name()), titles.them());
                write!(f, "{name}: {titles} may only be in the {home}. Move {them} there or take {them} out.")
            }
            Self::NoSuchPart { zone, cards: count } => write!(
                f,
                "This format has no part called “{zone}”, but {} are there. Move them, or check that the format is the right one.",
                cards(*count)
            ),
            Self::OpenerElsewhere { zone, opener, stands, line, places } => {
                let (name, places) = (capital(zone.name()), names(places, " or "));
                write!(
                    f,
                    "{name} holds cards, but {opener} is in {stands} (line {line}). Move it to the {places}."
                )
            }
            Self::NoOpener { zone, opener, places } => {
                let (name, places) = (capital(zone.name()), names(places, " or "));
                write!(
                    f,
                    "{name} holds cards, but nothing opens it. Add {opener} to the {places}, or take the side deck out."
                )
            }
            _ => Ok(()),
        }
    }

    #[expect(clippy::too_many_lines, reason = "one arm for each finding")]
    fn write_forbidden(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OutsidePool { name, titles, others } => {
                let them = titles.them();
                write!(
                    f,
                    "Not in the {name} pool: {titles}. Take {them} out, or check that the format is the right one."
                )?;
                match others.as_slice() {
                    [] => Ok(()),
                    others => write!(f, " Legal cards of the same title: {}.", others.join(", ")),
                }
            }
            Self::Banned(titles) => {
                write!(f, "Banned in this format: {titles}. Take {} out.", titles.them())
            }
            Self::Because { titles, because } => {
                write!(f, "{titles}: {because}. Take {} out.", titles.them())
            }
            Self::OfTribbles(titles) => write!(
                f,
                "{titles}: cards of the Tribbles game may not be used in this one. Take {} out.",
                titles.them()
            ),
            Self::BorgFacilities { titles, borg } => {
                let them = titles.them();
                write!(f, "{titles}: a Borg player may not include a facility that is not Borg")?;
                match borg.proof() {
                    Some(why) => write!(f, ", and this player is one: {why}. Take {them} out."),
                    None => write!(
                        f,
                        ". If this player plays Borg, take {them} out; a line “Affiliation: Borg” in the list lets it be checked."
                    ),
                }
            }
            Self::BorgMissions { titles, borg } => {
                let them = titles.them();
                write!(
                    f,
                    "{titles}: a Borg player may not include a Mission II with a built-in outpost that is not Borg either"
                )?;
                match borg.proof() {
                    Some(why) => write!(
                        f,
                        ", and this player is one: {why}. Look at both sides, and take {them} out where there is one."
                    ),
                    None => f.write_str(". If this player plays Borg, look at both sides."),
                }
            }
            Self::NoPool => f.write_str(
                "No pool is given, so nobody can say whether the player opened these cards. Register the pool first.",
            ),
            Self::NotOpened { titles, more } => {
                let them = titles.them();
                let more = if *more == 0 { String::new() } else { format!(", and {more} more") };
                write!(
                    f,
                    "Not in the player’s pool: {titles}{more}. Take {them} out, or look whether the pool is complete."
                )
            }
            Self::MoreThanOpened { titles, found, held } => {
                let over = found.saturating_sub(*held);
                write!(f, "{titles}: {found} in the deck, {held} in the player’s pool. Take {over} out.")
            }
            Self::UnreadPool(pool) => write!(f, "{pool}"),
            Self::NotOut { on, titles } => {
                let them = titles.them();
                write!(f, "Released after {on}: {titles}. Take {them} out, or check the day of play.")
            }
            Self::PerhapsNotOut { on, titles } => write!(
                f,
                "Released after {on}, as far as known: {titles}. The date of this release is only known roughly; a director decides."
            ),
            Self::OutTooShort { days, on, titles, legal_from } => {
                write!(
                    f,
                    "Released less than {days} days before {on}: {titles}. At an event for the release itself a director may set these days to 0."
                )?;
                legal_from.map_or(Ok(()), |day| write!(f, " Legal from {day}."))
            }
            Self::Remember(remember) => f.write_str(remember),
            Self::Mentions { titles, remember } => write!(f, "{titles}: {remember}"),
            _ => Ok(()),
        }
    }

    #[expect(clippy::too_many_lines, reason = "one arm for each finding")]
    fn write_reading(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::FormatOfAnotherDay { format, on, played } => {
                match played {
                    PlayedSpan::From(from) => write!(f, "{format} was first played on {from}")?,
                    PlayedSpan::Until(until) => write!(f, "{format} was last played on {until}")?,
                }
                write!(f, ", so on {on} other rules held. Choose the format of that day, or another day.")
            }
            Self::CardOrHeading { line, text, zone } => write!(
                f,
                "Line {line}: “{text}” may be the card or a heading; it was read as the card. If the {zone} begins there, write “{text}:”."
            ),
            Self::SeveralVersions(titles) => {
                let (count, first) = (titles.len(), titles.first().map_or("", String::as_str));
                let (read, wanted) =
                    if count == 1 { ("title exists", "it") } else { ("titles exist", "one of them") };
                write!(
                    f,
                    "{count} {read} in several versions; read as {}. If another version of {wanted} is meant, write its release behind the title, as in “{first}”.",
                    titles.join(", ")
                )
            }
            Self::UnknownNumbers { count, line, text, nowhere } => {
                match count {
                    1 => f.write_str("One entry is a card number that no table here knows, ")?,
                    many => {
                        write!(f, "{many} entries are card numbers that no table here knows, the first ")?;
                    }
                }
                write!(f, "in line {line}: {text}. Export the list with titles.")?;
                write_nowhere(f, *nowhere)
            }
            Self::NoCards => {
                f.write_str("No line of this list names a card. Check that the right file was given.")
            }
            Self::UnfitQuantity { line, text, why } => write!(f, "Line {line}, “{text}”: {why}."),
            Self::UnknownCard { unknown, nowhere } => {
                write!(f, "Line {} names no card: “{}”. ", unknown.line, unknown.text)?;
                match (unknown.reason, unknown.near.as_slice()) {
                    (Some(reason), _) => write!(f, "{}.", capital(reason.words()))?,
                    (None, []) => f.write_str("Write the title as it is printed on the card.")?,
                    (None, near) => write!(f, "Is it {}? Then write that.", near.join(", or "))?,
                }
                f.write_str(match nowhere {
                    true => " Until then it is counted in no part of the deck.",
                    false => "",
                })
            }
            Self::UnknownCards { first, count, nowhere } => {
                let told: Vec<String> = first.iter().map(ToString::to_string).collect();
                let more = match count.saturating_sub(first.len()) {
                    0 => String::new(),
                    more => format!("; and {more} more"),
                };
                let told = told.join("; ");
                write!(
                    f,
                    "{count} lines name no card: {told}{more}. Write each title as it is printed on the card."
                )?;
                write_nowhere(f, *nowhere)
            }
            Self::UnknownHeading { line, text } => write!(
                f,
                "Line {line}: “{text}” looks like a heading, but is not known here. The cards below it were read as part of what is above; check them."
            ),
            Self::Miscount { line, text, promised, found } => write!(
                f,
                "Line {line}: “{text}” promises {promised}, but {found} are listed below it. Count again."
            ),
            Self::EmptyHeading { line, text } => write!(
                f,
                "Line {line}: “{text}” was read as a heading, but nothing is listed below it. If it names cards, write the title as it is printed on the card."
            ),
            Self::PlacedByType(counts) => {
                let parts: Vec<String> =
                    counts.iter().map(|(zone, count)| format!("{zone} {count}")).collect();
                write!(
                    f,
                    "The list does not say which part these cards belong to; their types decided: {}. If that is wrong, add headings such as “Missions:”.",
                    parts.join(", ")
                )
            }
            Self::OtherEdition { known, of, looks, checked } => {
                let (looks, checked) = (looks.name(), checked.name());
                write!(
                    f,
                    "This looks like a {looks} list: {known} of {of} lines name cards of that game. It was checked as {checked}; choose a format of {looks}."
                )
            }
            _ => Ok(()),
        }
    }
}

fn write_nowhere(f: &mut fmt::Formatter<'_>, nowhere: usize) -> fmt::Result {
    if nowhere == 0 { Ok(()) } else { write!(f, " Counted in no part of the deck: {nowhere}.") }
}

impl Borg {
    /// Why the player plays Borg, if that is certain.
    const fn proof(self) -> Option<&'static str> {
        match self {
            Self::Said => Some("the list says so"),
            Self::All => Some("all its personnel and ships are Borg"),
            Self::Perhaps => None,
        }
    }
}

impl fmt::Display for UnknownLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, “{}”", self.line, self.text)?;
        match (self.reason, self.near.as_slice()) {
            (Some(reason), _) => write!(f, " ({})", reason.words()),
            (None, []) => Ok(()),
            (None, near) => write!(f, " ({}?)", near.join(", or ")),
        }
    }
}

/// In one sentence, with what to mend.
impl fmt::Display for UnreadPool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let told = |one: &UnreadLine| format!("line {}, “{}” ({})", one.line, one.text, one.why);
        let lines: Vec<String> = self.lines.iter().map(told).collect();
        let more = if self.more == 0 { String::new() } else { format!("; and {} more", self.more) };
        write!(f, "In the pool these lines count no card: {}{more}. Correct the pool.", lines.join("; "))
    }
}

impl fmt::Display for WhyUnread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Quantity(why) => write!(f, "{why}"),
            Self::Unknown(reason) => f.write_str(reason.words()),
            Self::NoTitle => f.write_str("no card has this title"),
            Self::Near(near) => write!(f, "similar titles: {}", near.join(", ")),
        }
    }
}

const fn fact_name(fact: Trait) -> &'static str {
    match fact {
        Trait::Referee => "[Ref] cards",
        Trait::AlternateUniverse => "[AU] cards",
        Trait::DoubleSided => "double-sided missions",
        Trait::SecondEdition => "Second Edition cards",
        Trait::OnePerDeck => "cards limited to one in a deck",
        Trait::HallOfFame => "Hall of Fame cards",
        Trait::NotForDecks => "cards that are no part of a deck",
        Trait::NameInferred => "cards whose subtitle is inferred",
    }
}
