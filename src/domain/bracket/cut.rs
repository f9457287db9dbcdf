//! What a director decides about a cut.

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use crate::domain::bracket::elimination::{DoubleStage, Elimination, StageName};

/// A cut: how many play on, and how.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cut {
    /// How many players play on.
    pub size: Size,
    /// The most games of a match.
    #[serde(default)]
    pub best_of: BestOf,
    /// Who meets whom after the first stage.
    #[serde(default)]
    pub bracket: BracketOrder,
    /// Whether the losers of the semi-finals play for third place.
    #[serde(default)]
    pub third_place: bool,
    /// How many lost matches put a player out. Older logs name none and mean one.
    #[serde(default, skip_serializing_if = "Elimination::is_single")]
    pub elimination: Elimination,
}

/// A bracket that nobody can play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum UnplayableCut {
    TooSmall,
    Reseeded,
    ThirdPlace,
    /// Nobody loses a semi-final in a cut to 2.
    NoSemiFinal,
}

impl Cut {
    /// Single elimination, one game a match, in a fixed bracket without a match for third place.
    pub const fn to(size: Size) -> Self {
        Self {
            size,
            best_of: BestOf::One,
            bracket: BracketOrder::Fixed,
            third_place: false,
            elimination: Elimination::Single,
        }
    }

    /// Whether its choices go together.
    ///
    /// # Errors
    /// The first one that does not.
    pub fn check(&self) -> Result<(), UnplayableCut> {
        match self.elimination {
            Elimination::Single if self.third_place && !self.plays_for_third() => {
                Err(UnplayableCut::NoSemiFinal)
            }
            Elimination::Single => Ok(()),
            _ if self.size.stages() < 2 => Err(UnplayableCut::TooSmall),
            _ if self.bracket == BracketOrder::Reseeded => Err(UnplayableCut::Reseeded),
            _ if self.third_place => Err(UnplayableCut::ThirdPlace),
            Elimination::Double | Elimination::DoubleOneFinal => Ok(()),
        }
    }

    /// Whether a log may hold it: earlier versions took a match for third place in a cut to 2, and none followed.
    pub fn is_readable(&self) -> bool {
        matches!(self.check(), Ok(()) | Err(UnplayableCut::NoSemiFinal))
    }

    /// Whether the losers of the semi-finals really play for third place.
    ///
    /// ```
    /// use arbiter::domain::bracket::cut::{Cut, Size};
    ///
    /// let asked = |size| Size::try_from(size).map(|size| Cut { third_place: true, ..Cut::to(size) });
    /// assert!(asked(4)?.plays_for_third());
    /// assert!(!asked(2)?.plays_for_third(), "there is no semi-final");
    /// # Ok::<(), arbiter::domain::bracket::cut::NotASize>(())
    /// ```
    pub const fn plays_for_third(&self) -> bool {
        self.third_place && self.size.stages() > 1
    }

    /// The number of the stage that is the final; in double elimination a second final may follow it.
    ///
    /// ```
    /// use arbiter::domain::bracket::cut::{Cut, Size};
    /// use arbiter::domain::bracket::elimination::Elimination;
    ///
    /// let single = Cut::to(Size::try_from(8)?);
    /// let double = Cut { elimination: Elimination::Double, ..single };
    /// assert_eq!([single.final_stage(), double.final_stage()], [3, 6]);
    /// assert_eq!([single.stages(), double.stages()], [3, 7]);
    /// # Ok::<(), arbiter::domain::bracket::cut::NotASize>(())
    /// ```
    pub const fn final_stage(&self) -> u32 {
        match self.elimination {
            Elimination::Single => self.size.stages(),
            Elimination::Double | Elimination::DoubleOneFinal => self.size.stages() * 2,
        }
    }

    /// The most stages it can have, the final and a second final included.
    pub const fn stages(&self) -> u32 {
        match self.elimination {
            Elimination::Single | Elimination::DoubleOneFinal => self.final_stage(),
            Elimination::Double => self.final_stage() + 1,
        }
    }

    /// What a stage is called, such as `semi-final`.
    pub const fn stage_name(&self, stage: u32) -> StageName {
        match self.elimination {
            Elimination::Single => StageName::Single(self.final_stage().saturating_sub(stage)),
            Elimination::Double | Elimination::DoubleOneFinal => {
                StageName::Double(DoubleStage::of(self.final_stage(), stage))
            }
        }
    }
}

/// How many players play on: a power of two from 2 to 32.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u32", into = "u32")]
pub struct Size(u32);

/// A number of players that no cut can have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a cut has 2, 4, 8, 16 or 32 players, not {0}")]
pub struct NotASize(pub u32);

impl Size {
    /// Every size that can be played, the smallest first.
    pub const ALL: [Self; 5] = [Self(2), Self(4), Self(8), Self(16), Self(32)];

    /// The smallest bracket with a place for this many players; `None` below 2 and above 32.
    ///
    /// ```
    /// use arbiter::domain::bracket::cut::Size;
    ///
    /// assert_eq!(Size::holding(11).map(Size::players), Some(16));
    /// assert_eq!(Size::holding(33), None);
    /// ```
    pub fn holding(players: usize) -> Option<Self> {
        let holds = |size: &Self| usize::try_from(size.0).is_ok_and(|places| places >= players);
        Self::ALL.into_iter().find(holds).filter(|_| players >= 2)
    }

    /// The largest cut that this many players fill; `None` below 2.
    ///
    /// ```
    /// use arbiter::domain::bracket::cut::Size;
    ///
    /// assert_eq!(Size::filled_by(11).map(Size::players), Some(8));
    /// assert_eq!(Size::filled_by(1), None);
    /// ```
    pub fn filled_by(players: usize) -> Option<Self> {
        let is_filled = |size: &Self| usize::try_from(size.0).is_ok_and(|places| places <= players);
        Self::ALL.into_iter().rfind(is_filled)
    }

    /// The number of players.
    pub const fn players(self) -> u32 {
        self.0
    }

    /// The number of stages, the final included: 1 for 2 players, 5 for 32.
    ///
    /// ```
    /// use arbiter::domain::bracket::cut::Size;
    ///
    /// assert_eq!(Size::try_from(8).map(Size::stages), Ok(3));
    /// assert!(Size::try_from(6).is_err());
    /// ```
    pub const fn stages(self) -> u32 {
        self.0.trailing_zeros()
    }
}

impl TryFrom<u32> for Size {
    type Error = NotASize;

    fn try_from(players: u32) -> Result<Self, NotASize> {
        Self::ALL.into_iter().find(|size| size.0 == players).ok_or(NotASize(players))
    }
}

impl From<Size> for u32 {
    fn from(size: Size) -> Self {
        size.0
    }
}

/// The most games of a match.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u32", into = "u32")]
pub enum BestOf {
    /// One game decides.
    #[default]
    One,
    /// Two won games decide.
    Three,
}

/// A number of games that no match can have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a match is the best of 1 or 3 games, not {0}")]
pub struct NotABestOf(pub u32);

impl BestOf {
    /// Games to win.
    pub const fn wins(self) -> u32 {
        match self {
            Self::One => 1,
            Self::Three => 2,
        }
    }
}

impl TryFrom<u32> for BestOf {
    type Error = NotABestOf;

    fn try_from(games: u32) -> Result<Self, NotABestOf> {
        match games {
            1 => Ok(Self::One),
            3 => Ok(Self::Three),
            _ => Err(NotABestOf(games)),
        }
    }
}

impl From<BestOf> for u32 {
    fn from(best_of: BestOf) -> Self {
        match best_of {
            BestOf::One => 1,
            BestOf::Three => 3,
        }
    }
}

/// Who meets whom after the first stage.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
#[serde(rename_all = "kebab-case")]
pub enum BracketOrder {
    /// The winner of match 1 meets the winner of match 2, and so on.
    #[default]
    Fixed,
    /// The best seed still in meets the worst.
    Reseeded,
}

impl BracketOrder {
    /// The name in files and logs.
    pub const fn code(self) -> &'static str {
        self.into_str()
    }
}
