//! Why the results of a report cannot be read back.

use crate::app::json_fault::JsonFault;
use crate::domain::id::RoundNumber;
use crate::messages::{Message, say};

/// What a report as text may lack.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MissingFact {
    Title,
    Date,
    /// Reports of the first versions did not state it.
    Scoring,
    /// Reports of the first versions did not state it.
    Zone,
    Players,
    Ranking,
}

impl MissingFact {
    /// What is missing, within a sentence.
    const fn words(self) -> Message {
        match self {
            Self::Title => say("unfit-report-its-title"),
            Self::Date => say("unfit-report-its-date"),
            Self::Scoring => say("unfit-report-its-scoring"),
            Self::Zone => say("unfit-report-its-zone"),
            Self::Players => say("unfit-report-its-players"),
            Self::Ranking => say("unfit-report-its-ranking"),
        }
    }
}

/// Where a report names a player, besides its list of players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NamedAt {
    Round(RoundNumber),
    /// This place of the ranking.
    Place(u32),
}

impl NamedAt {
    /// The sentence that this player is called otherwise there than in the list.
    fn other_name(self, player: u32, said: &str, listed: &str) -> Message {
        match self {
            Self::Round(round) => say("unfit-report-name-in-round")
                .with("round", round)
                .with("player", player)
                .with("said", said)
                .with("listed", listed),
            Self::Place(place) => say("unfit-report-name-in-ranking")
                .with("place", place)
                .with("player", player)
                .with("said", said)
                .with("listed", listed),
        }
    }
}

/// Why the results of a report cannot be read back. Nothing is imported then.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum UnfitReport {
    #[error("{}", say("unfit-report-json").with("why", .0.to_string()))]
    Json(JsonFault),
    /// As text, it does not say everything.
    #[error("{}", say("unfit-report-missing").with("fact", .0.words()))]
    Missing(MissingFact),
    /// As text, one of its lines is not what it should be.
    #[error("{}", say("unfit-report-line").with("line", .0))]
    Line(usize),
    #[error("{}", say("unfit-report-not-over"))]
    NotOver,
    /// As text, and as JSON of the first versions, it does not say which rounds are stages, nor how the cut is played.
    #[error("{}", say("unfit-report-cut"))]
    Cut,
    /// A lot decided between equal places there, or a reserve moved up.
    #[error("{}", say("unfit-report-seeds"))]
    Seeds,
    #[error("{}", say("unfit-report-game"))]
    Game,
    #[error("{}", say("unfit-report-profile"))]
    Profile,
    /// A system that this version does not know.
    #[error("{}", say("unfit-report-system"))]
    System,
    /// A level that this version does not know.
    #[error("{}", say("unfit-report-level"))]
    Level,
    /// The name of one of them.
    #[error("{}", say("unfit-report-twice").with("name", .0))]
    Twice(String),
    #[error("{}", say("unfit-report-player").with("player", .0))]
    Player(u32),
    #[error("{}", say("unfit-report-round").with("round", .0))]
    Round(RoundNumber),
    /// Its rounds are not numbered 1, 2, 3 in their order.
    #[error("{}", say("unfit-report-number").with("round", .round).with("said", .said))]
    Number { round: RoundNumber, said: u32 },
    /// More rounds than a tournament can be planned with.
    #[error("{}", say("unfit-report-rounds").with("played", .played).with("most", .most))]
    Rounds { played: usize, most: u32 },
    /// It calls a player otherwise than its list of players does.
    #[error("{}", .at.other_name(*.player, .said, .listed))]
    OtherName { at: NamedAt, player: u32, said: String, listed: String },
    #[error("{}", say("unfit-report-result").with("round", .0))]
    Result(RoundNumber),
    /// As text, a line states grades or differentials that do not follow from its score.
    #[error("{}", say("unfit-report-figures-line").with("line", .0))]
    FiguresAtLine(usize),
    /// As JSON, a table states grades or differentials that do not follow from its score.
    #[error("{}", say("unfit-report-figures").with("round", .round).with("table", .table))]
    Figures { round: RoundNumber, table: String },
    /// The rules refuse what this round says.
    #[error("{}", say("unfit-report-in-round").with("round", .round).with("why", .why))]
    Refused { round: RoundNumber, why: String },
    /// Values of the profile were changed there, or a report leaves something out.
    #[error("{}", say("unfit-report-ranking"))]
    Ranking,
}
