//! Penalties: kinds, ladders of levels, and what was issued. The choices are data (`data/penalties.toml`).

use std::collections::BTreeSet;
use std::str::FromStr;

use chrono::{DateTime, NaiveDate, Utc};
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use crate::domain::actor::ActorId;
use crate::domain::id::{AtTable, DisputeNumber, PenaltyNumber, PlayerId, RoundNumber};
use crate::domain::reason::Reason;
use crate::domain::scoring::grade::Outcome;
use crate::domain::scoring::result::{EndReason, Side};
use crate::domain::scoring::sourced::Sourced;
use crate::domain::source::{Confidence, Source};
use crate::domain::tournament::dispute::SignedText;

/// The severity of a penalty, lightest first.
///
/// Decipher's tournament code, art. 2, names the deck restored to its list, a forfeit and disqualification; note and
/// warning are the project's default.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
#[serde(rename_all = "kebab-case")]
pub enum PenaltyLevel {
    /// Written down only.
    Note,
    /// The next one costs more.
    Warning,
    /// The deck is restored to its list.
    DeckToList,
    /// The game of the round is lost.
    Forfeit,
    /// Out of the tournament.
    Disqualification,
}

/// The text names no level.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("“{0}” is no level of a penalty")]
pub struct NotALevel(String);

impl PenaltyLevel {
    /// Every level, the lightest first.
    pub const ALL: [Self; 5] =
        [Self::Note, Self::Warning, Self::DeckToList, Self::Forfeit, Self::Disqualification];

    /// The code in forms and the log.
    pub const fn code(self) -> &'static str {
        self.into_str()
    }

    /// How the game of the round ends because of it, for the player at this side; `None` if it continues.
    ///
    /// A game lost to a penalty is scored as a disqualification from that game (the project's rule notes, section 1.3:
    /// full loss and full win at the cap; inferred).
    pub const fn ending(self, by: Side) -> Option<EndReason> {
        match self {
            Self::Note | Self::Warning | Self::DeckToList => None,
            Self::Forfeit | Self::Disqualification => Some(EndReason::Disqualified { by }),
        }
    }
}

impl FromStr for PenaltyLevel {
    type Err = NotALevel;

    fn from_str(text: &str) -> Result<Self, NotALevel> {
        Self::ALL.into_iter().find(|level| level.code() == text).ok_or_else(|| NotALevel(text.to_owned()))
    }
}

/// A level with its source.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SourcedLevel {
    pub code: PenaltyLevel,
    pub citation: String,
    /// How well the source is known.
    pub confidence: Confidence,
}

/// A kind of penalty.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PenaltyKind {
    /// The code in forms and the log.
    pub code: String,
    /// The message with its name.
    pub name: String,
    /// The message with what it is, in a sentence or two.
    pub says: String,
    /// What it was on earlier days, the earliest first.
    #[serde(default)]
    pub earlier: Vec<EarlierKind>,
    pub citation: String,
    /// How well the source is known.
    pub confidence: Confidence,
    /// Its levels, the lightest first.
    pub ladder: Sourced<Vec<PenaltyLevel>>,
}

/// What a kind of penalty was until a day.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EarlierKind {
    /// The last day.
    pub until: NaiveDate,
    /// The message with what it was.
    pub says: String,
}

impl PenaltyKind {
    /// The message with what it is on a day; without a day, today's.
    ///
    /// ```
    /// let proxy = arbiter::data::penalties().kind("proxy").unwrap();
    /// let on = |day: &str| proxy.says_on(day.parse().ok());
    /// assert_ne!(on("2014-02-02"), on("2014-02-03"), "from then on every card could be printed");
    /// ```
    pub fn says_on(&self, day: Option<NaiveDate>) -> &str {
        let earlier = day.and_then(|day| self.earlier.iter().find(|one| day <= one.until));
        earlier.map_or(&self.says, |one| &one.says)
    }

    /// Where the kind comes from.
    pub fn source(&self) -> Source {
        Source::of(&self.citation, self.confidence)
    }

    /// The next level for a player who had these of the same kind: one step up, never applied automatically.
    ///
    /// ```
    /// use arbiter::domain::tournament::penalty::PenaltyLevel;
    ///
    /// let slow_play = arbiter::data::penalties().kind("slow-play").unwrap();
    /// let first = slow_play.suggested_level([]).unwrap();
    /// assert!(slow_play.suggested_level([first]).unwrap() > first);
    /// assert_eq!(slow_play.suggested_level([PenaltyLevel::Disqualification]), Some(PenaltyLevel::Disqualification));
    /// ```
    pub fn suggested_level(&self, earlier: impl IntoIterator<Item = PenaltyLevel>) -> Option<PenaltyLevel> {
        let steps = &self.ladder.value;
        match earlier.into_iter().max() {
            None => steps.first().copied(),
            Some(worst) => steps.iter().find(|level| **level > worst).or(steps.last()).copied(),
        }
    }
}

/// All kinds and levels to choose from.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Catalogue {
    /// The levels, the lightest first.
    #[serde(rename = "level")]
    pub levels: Vec<SourcedLevel>,
    /// The kinds, in the order of a form.
    #[serde(rename = "kind")]
    pub kinds: Vec<PenaltyKind>,
}

/// Why a file is not a catalogue of penalties.
#[derive(Debug, thiserror::Error)]
pub enum CatalogueError {
    /// It is not valid TOML of this form.
    #[error(transparent)]
    Toml(#[from] toml::de::Error),
    /// The levels are not all there exactly once, in order.
    #[error("the levels are not each there once, the lightest first")]
    Levels,
    /// A kind is there twice.
    #[error("the kind “{0}” is there twice")]
    Twice(String),
    /// The levels of a kind do not rise.
    #[error("the steps of “{0}” do not go up")]
    Ladder(String),
}

impl Catalogue {
    /// Reads a catalogue.
    ///
    /// # Errors
    /// What is wrong with the file.
    pub fn parse(text: &str) -> Result<Self, CatalogueError> {
        let read: Self = toml::from_str(text)?;
        if !read.levels.iter().map(|level| level.code).eq(PenaltyLevel::ALL) {
            return Err(CatalogueError::Levels);
        }
        let mut codes = BTreeSet::new();
        for kind in &read.kinds {
            if !codes.insert(kind.code.as_str()) {
                return Err(CatalogueError::Twice(kind.code.clone()));
            }
            let steps = &kind.ladder.value;
            if steps.is_empty() || !steps.is_sorted_by(|a, b| a < b) {
                return Err(CatalogueError::Ladder(kind.code.clone()));
            }
        }
        Ok(read)
    }

    /// The kind with this code.
    pub fn kind(&self, code: &str) -> Option<&PenaltyKind> {
        self.kinds.iter().find(|kind| kind.code == code)
    }
}

/// The state of a penalty.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Penalty {
    /// Its number in the tournament.
    pub number: PenaltyNumber,
    /// The player who got the penalty.
    pub player: PlayerId,
    /// The code of its kind.
    pub kind: String,
    pub level: PenaltyLevel,
    /// The round it belongs to; `None` before the first.
    pub round: Option<RoundNumber>,
    pub reason: Reason,
    /// The dispute that led to it, if any.
    pub dispute: Option<DisputeNumber>,
    /// Who issued the penalty.
    pub actor: ActorId,
    /// When the penalty was issued.
    pub at: DateTime<Utc>,
    /// Why it was withdrawn, by whom and when; `None` if it was not.
    pub withdrawn: Option<SignedText>,
}

impl Penalty {
    /// Whether it is in force.
    pub const fn is_in_force(&self) -> bool {
        self.withdrawn.is_none()
    }
}

/// A game forfeited by a penalty, whose result does not show it yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Owed {
    pub penalty: PenaltyNumber,
    /// The player who lost the game.
    pub player: PlayerId,
    /// The table of the game.
    pub at: AtTable,
    /// The ending to record.
    pub end: EndReason,
    /// Whether another result is recorded, so that it has to be corrected.
    pub recorded: bool,
    /// Where that result is a loss, too: what it counts for the player, and what the game counts once it is forfeited.
    pub loss: Option<[Outcome; 2]>,
}
