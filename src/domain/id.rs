//! Typed identifiers. The domain never invents one: callers pass them in.

use std::fmt;
use std::ops::Deref;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use uuid::Uuid;

macro_rules! uuids {
    ($($(#[$doc:meta])* $name:ident;)+) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(Uuid);

        impl $name {
            /// Wraps an identifier that the caller made.
            pub const fn new(id: Uuid) -> Self {
                Self(id)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl FromStr for $name {
            type Err = uuid::Error;

            fn from_str(text: &str) -> Result<Self, uuid::Error> {
                text.parse().map(Self)
            }
        }
    )+};
}

macro_rules! numbers {
    ($($(#[$doc:meta])* $name:ident;)+) => {$(
        $(#[$doc])*
        #[derive(
            Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
        )]
        #[serde(transparent)]
        pub struct $name(pub u32);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl FromStr for $name {
            type Err = std::num::ParseIntError;

            fn from_str(text: &str) -> Result<Self, std::num::ParseIntError> {
                text.parse().map(Self)
            }
        }
    )+};
}

uuids! {
    /// One tournament, from registration to final standings.
    TournamentId;
    /// A series of tournaments, such as a season.
    SeriesId;
    /// A person, the same one in every tournament. The name is kept in a table from which it can be erased.
    PersonId;
    /// Somebody who can sign in.
    AccountId;
    /// One submission of one form. The page chooses it; the same one sent twice counts once.
    SubmissionId;
}

numbers! {
    /// A player's number within one tournament, from 1 in order of registration.
    PlayerId;
    /// A round, from 1.
    RoundNumber;
    /// A group of players who are kept apart within one tournament, from 1.
    GroupNumber;
    /// A penalty within one tournament, from 1.
    PenaltyNumber;
    /// A dispute within one tournament, from 1.
    DisputeNumber;
    /// An entry's place in the log of one tournament, from 1.
    EntryNumber;
}

impl PlayerId {
    /// Two players with the lower number first: who sits on which side does not matter.
    pub fn unordered([one, other]: [Self; 2]) -> [Self; 2] {
        [one.min(other), one.max(other)]
    }
}

impl RoundNumber {
    /// The round after this one.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }
}

/// A table within a round, from 1. A match of several games keeps a result for each: `1.2` is the second game at table 1.
///
/// ```
/// use arbiter::domain::id::TableNumber;
///
/// let second = TableNumber(1).of_game(2);
/// assert_eq!(second.to_string(), "1.2");
/// assert_eq!("1.2".parse(), Ok(second));
/// assert_eq!((second.table(), second.game()), (1, 2));
/// assert_eq!(TableNumber(1).of_game(1), TableNumber(1));
/// assert_eq!(TableNumber::of_the_hall(65_535), Ok(TableNumber(65_535)));
/// assert!(TableNumber::of_the_hall(65_536).is_err() && TableNumber::of_the_hall(0).is_err());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableNumber(pub u32);

/// The text names neither a table nor a game at a table.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no table; write 1 to {most}, or 4.2 for game 2 at table 4", most = TableNumber::HIGHEST)]
pub struct NotATable(String);

impl TableNumber {
    /// Games after the first are counted above this many tables.
    const TABLES: u32 = 1 << 16;

    /// The highest number of a table: the next one would be the second game at table 0.
    pub const HIGHEST: u32 = Self::TABLES - 1;

    /// The first game at the table with this number, from 1 to [`Self::HIGHEST`].
    ///
    /// # Errors
    /// If no table has the number.
    pub fn of_the_hall(number: u32) -> Result<Self, NotATable> {
        if (1..=Self::HIGHEST).contains(&number) {
            Ok(Self(number))
        } else {
            Err(NotATable(number.to_string()))
        }
    }

    /// The place in the hall.
    pub const fn table(self) -> u32 {
        self.0 % Self::TABLES
    }

    /// The game of the match, from 1.
    pub const fn game(self) -> u32 {
        self.0 / Self::TABLES + 1
    }

    /// A game at this table, from 1.
    #[must_use]
    pub const fn of_game(self, game: u32) -> Self {
        Self(self.table().saturating_add(game.saturating_sub(1).saturating_mul(Self::TABLES)))
    }
}

impl fmt::Display for TableNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.game() {
            1 => self.table().fmt(f),
            game => write!(f, "{}.{game}", self.table()),
        }
    }
}

impl FromStr for TableNumber {
    type Err = NotATable;

    fn from_str(text: &str) -> Result<Self, NotATable> {
        let (table, game) = text.split_once('.').map_or((text, None), |(table, game)| (table, Some(game)));
        let number = |text: &str| text.parse::<u32>().ok().filter(|it| *it <= Self::HIGHEST);
        let game = game.map_or(Some(1), |game| number(game).filter(|it| *it > 1));
        match (number(table), game) {
            (Some(table), Some(game)) => Ok(Self(table).of_game(game)),
            _ => Err(NotATable(text.to_owned())),
        }
    }
}

impl Serialize for TableNumber {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.game() == 1 { serializer.serialize_u32(self.0) } else { serializer.collect_str(self) }
    }
}

impl<'de> Deserialize<'de> for TableNumber {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Table(u32),
            Game(String),
        }
        match Written::deserialize(deserializer)? {
            Written::Table(table) if table <= Self::HIGHEST => Ok(Self(table)),
            Written::Table(table) => Err(D::Error::custom(NotATable(table.to_string()))),
            Written::Game(text) => text.parse().map_err(D::Error::custom),
        }
    }
}

/// A table of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Hash)]
#[serde(deny_unknown_fields)]
pub struct AtTable {
    pub round: RoundNumber,
    pub table: TableNumber,
}

impl AtTable {
    /// Names a table of a round.
    pub const fn new(round: RoundNumber, table: TableNumber) -> Self {
        Self { round, table }
    }
}

/// A name in a URL: 1 to 80 lower-case letters, digits and hyphens.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String")]
pub struct Slug(String);

/// The text is not a [`Slug`].
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("“{0}” may use only lower-case letters, digits and hyphens, 80 at most")]
pub struct NotASlug(String);

impl Slug {
    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Makes a slug from a title without accents: at most 60 characters of its words, or `tournament` if it has none.
    ///
    /// ```
    /// use arbiter::domain::id::Slug;
    ///
    /// let slug = Slug::of_title("lyon autumn open");
    /// assert_eq!(slug.as_str(), "lyon-autumn-open");
    /// assert_eq!(slug.with_number(2).as_str(), "lyon-autumn-open-2");
    /// ```
    pub fn of_title(folded: &str) -> Self {
        let words = folded.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
        let joined = words.collect::<Vec<_>>().join("-").to_ascii_lowercase();
        let short = joined.get(..60.min(joined.len())).unwrap_or_default().trim_matches('-');
        Self(if short.is_empty() { "tournament" } else { short }.to_owned())
    }

    /// This slug with a number appended, for when the name is taken. Expects a slug from [`Slug::of_title`].
    #[must_use]
    pub fn with_number(&self, number: usize) -> Self {
        Self(format!("{self}-{number}"))
    }

    /// Whether the text is a valid slug.
    pub fn fits(text: &str) -> bool {
        let plain = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-';
        (1..=80).contains(&text.len()) && text.bytes().all(plain)
    }
}

impl Deref for Slug {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl PartialEq<&str> for Slug {
    fn eq(&self, text: &&str) -> bool {
        self.0 == *text
    }
}

impl fmt::Display for Slug {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl TryFrom<String> for Slug {
    type Error = <Self as FromStr>::Err;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl FromStr for Slug {
    type Err = NotASlug;

    fn from_str(text: &str) -> Result<Self, NotASlug> {
        if Self::fits(text) { Ok(Self(text.to_owned())) } else { Err(NotASlug(text.to_owned())) }
    }
}
