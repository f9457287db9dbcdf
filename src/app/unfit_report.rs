//! Why the results of a report cannot be read back.

use crate::app::json_fault::JsonFault;
use crate::domain::id::RoundNumber;
use crate::messages::say;

/// Why the results of a report cannot be read back. Nothing is imported then.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum UnfitReport {
    #[error("{}", say("unfit-report-json").with("why", .0.to_string()))]
    Json(JsonFault),
    #[error("{}", say("unfit-report-not-over"))]
    NotOver,
    #[error("{}", say("unfit-report-pods"))]
    Pods,
    /// It does not say which rounds are stages.
    #[error("{}", say("unfit-report-cut"))]
    Cut,
    #[error("{}", say("unfit-report-game"))]
    Game,
    #[error("{}", say("unfit-report-profile"))]
    Profile,
    /// The name of one of them.
    #[error("{}", say("unfit-report-twice").with("name", .0))]
    Twice(String),
    #[error("{}", say("unfit-report-player").with("player", .0))]
    Player(u32),
    #[error("{}", say("unfit-report-round").with("round", .0))]
    Round(RoundNumber),
    #[error("{}", say("unfit-report-result").with("round", .0))]
    Result(RoundNumber),
    /// Values of the profile were changed there, or something is not told in a report.
    #[error("{}", say("unfit-report-ranking"))]
    Ranking,
}
