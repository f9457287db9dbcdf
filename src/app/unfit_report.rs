//! Why the results of a report cannot be read back.

use crate::app::json_fault::JsonFault;
use crate::domain::id::RoundNumber;

/// Why the results of a report cannot be read back. Nothing is imported then.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum UnfitReport {
    #[error(
        "This is no report that “arbiter tournament report --as json” writes: {0}. Nothing was imported."
    )]
    Json(JsonFault),
    #[error("The tournament of the report is not over. Nothing was imported.")]
    NotOver,
    #[error("Reports on Tribbles are not read back. Import an export. Nothing was imported.")]
    Pods,
    /// It does not say which rounds are stages.
    #[error("Reports on a cut or an elimination are not read back. Import an export. Nothing was imported.")]
    Cut,
    #[error("The game of the report is not known here. Nothing was imported.")]
    Game,
    #[error("The scoring profile of the report is not known here. Nothing was imported.")]
    Profile,
    /// The name of one of them.
    #[error("Two players of the report have one number, among them {0}. Nothing was imported.")]
    Twice(String),
    #[error("The report names a player {0} in a round before that player comes. Nothing was imported.")]
    Player(u32),
    #[error("Nobody can be paired as round {0} of the report says. Nothing was imported.")]
    Round(RoundNumber),
    #[error("A result of round {0} is missing from the report, or cannot be read. Nothing was imported.")]
    Result(RoundNumber),
    /// Values of the profile were changed there, or something is not told in a report.
    #[error("The results of the report do not give its ranking. Import an export. Nothing was imported.")]
    Ranking,
}
