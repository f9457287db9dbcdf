//! Why the results of a report cannot be read back.

use crate::app::json_fault::JsonFault;
use crate::domain::id::RoundNumber;

/// What a report as text may lack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum MissingFact {
    #[error("its title")]
    Title,
    #[error("the date of the tournament")]
    Date,
    /// Reports of the first versions did not state it.
    #[error("the line “Scoring: …” with the scoring profile")]
    Scoring,
    /// Reports of the first versions did not state it.
    #[error("the line “Time zone: …”")]
    Zone,
    #[error("the list of its players")]
    Players,
    #[error("its final ranking")]
    Ranking,
}

/// Why the results of a report cannot be read back. Nothing is imported then.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum UnfitReport {
    #[error(
        "This is no report that “arbiter tournament report --as json” writes: {0}. Nothing was imported."
    )]
    Json(JsonFault),
    /// As text, it does not say everything.
    #[error(
        "The report lacks {0}. Write it again with “arbiter tournament report --as trekcc”. Nothing was imported."
    )]
    Missing(MissingFact),
    /// As text, one of its lines is another.
    #[error(
        "Line {0} of the report is not one that “arbiter tournament report --as trekcc” writes. Nothing was imported."
    )]
    Line(usize),
    #[error("The tournament of the report is not over. Nothing was imported.")]
    NotOver,
    #[error("Reports on Tribbles are not read back. Import an export. Nothing was imported.")]
    Pods,
    /// As text, and as JSON of the first versions, it does not say which rounds are stages, nor how the cut is played.
    #[error(
        "The report does not say how the cut is played and which rounds are its stages. Write it again with “arbiter \
         tournament report --as json”, or import an export. Nothing was imported."
    )]
    Cut,
    /// A lot decided between equal places there, or a reserve moved up.
    #[error(
        "The standings of the report do not give the seeds of its cut: a lot decided, or a reserve moved up. Import an \
         export. Nothing was imported."
    )]
    Seeds,
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
