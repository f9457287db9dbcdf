//! Which refusals say that somebody else was faster.

use crate::domain::tournament::dispute::Act;
use crate::domain::tournament::refusal::Refusal;

impl Refusal {
    /// Whether somebody else was faster: the act was possible until they changed the dispute.
    #[expect(clippy::too_many_lines, reason = "one arm for each kind")]
    pub const fn is_overtaken(&self, act: Act) -> bool {
        match self {
            Self::Withdrawn(_)
            | Self::ClaimedMeanwhile(_)
            | Self::FactsMeanwhile(_)
            | Self::DecidedMeanwhile(_) => true,
            Self::AlreadyRuled(_) => matches!(act, Act::Claim | Act::Rule | Act::Withdraw | Act::Escalate),
            Self::Escalated(_) => matches!(act, Act::Rule),
            Self::AlreadyEscalated(_) => matches!(act, Act::Escalate),
            Self::GroundsStand(_) => matches!(act, Act::Uncite),
            Self::Decided(_) => matches!(act, Act::Reword),
            Self::AlreadyAppealed(_) => matches!(act, Act::Appeal),
            Self::NoAppeal(_) => matches!(act, Act::Decide),
            Self::AlreadyCreated
            | Self::NotCreated
            | Self::Settings(..)
            | Self::SignUp(..)
            | Self::Publication(..)
            | Self::NoRoundToCheck
            | Self::NobodyToCheck
            | Self::NoSuchChecks
            | Self::Closed
            | Self::NotClosed
            | Self::NoReason
            | Self::NoReasonFor(..)
            | Self::NoReasonToAccept
            | Self::EmptyText(..)
            | Self::TextTooLong { .. }
            | Self::TextHides { .. }
            | Self::System(..)
            | Self::Player(..)
            | Self::NobodyToRegister
            | Self::Full
            | Self::ProfileUnfit(..)
            | Self::WonOtherwise { .. }
            | Self::ResultUnfit(..)
            | Self::NoCheckIn
            | Self::NobodyToIdentify
            | Self::NoSuchPlayer { .. }
            | Self::NoFormat
            | Self::TwoTables
            | Self::OtherPlayersNow { .. }
            | Self::NoPools
            | Self::RoundStillOpen { .. }
            | Self::AlreadyPaired { .. }
            | Self::CutStarted
            | Self::NoCut
            | Self::CutHasBegun
            | Self::CutTooLarge { .. }
            | Self::SeedsChanged
            | Self::NobodySitsOut
            | Self::StageIsFixed
            | Self::NotInCut { .. }
            | Self::MatchDecided { .. }
            | Self::NobodyWon { .. }
            | Self::GameOpen { .. }
            | Self::StageRestsOnIt { .. }
            | Self::CutStillPlayed(..)
            | Self::Bracket(..)
            | Self::TooFewPlayers { .. }
            | Self::NotPaired(..)
            | Self::NoDraft
            | Self::SwapWithOneself
            | Self::PairWithOneself
            | Self::MeetAlready { .. }
            | Self::NotBeingPlayed { .. }
            | Self::TableBegun { .. }
            | Self::NoBye { .. }
            | Self::NoTableOfTheHall { .. }
            | Self::NoSuchRound { .. }
            | Self::NotPublished { .. }
            | Self::NoSuchTable { .. }
            | Self::RoundClosed { .. }
            | Self::AlreadyRecorded { .. }
            | Self::NoResult { .. }
            | Self::NoContradiction { .. }
            | Self::Impossible { .. }
            | Self::NothingToCorrect { .. }
            | Self::ChangedMeanwhile { .. }
            | Self::ResultsMissing { .. }
            | Self::DisputeOpen { .. }
            | Self::NoSuchDispute(..)
            | Self::AlreadyCited(..)
            | Self::NotCited(..)
            | Self::OwnTable(..)
            | Self::HasLastWord(..)
            | Self::GameOver { .. }
            | Self::ClockStopped { .. }
            | Self::NothingToSettle { .. }
            | Self::NoMinutes { .. }
            | Self::TooManyMinutes { .. }
            | Self::MinutesNotGiven { .. }
            | Self::DisputeElsewhere { .. }
            | Self::StillOpen(..)
            | Self::AlreadyExtended(..)
            | Self::WithoutAuthority(..)
            | Self::GroundOfTheRuling(..)
            | Self::OthersRuling(..)
            | Self::NoWords(..)
            | Self::SameWords(..)
            | Self::NotInstead { .. }
            | Self::CalledAlready(..)
            | Self::SentEnough(..)
            | Self::NoLastWord(..)
            | Self::NotRuled(..)
            | Self::NoSuchPenalty(..)
            | Self::NothingToConfirm(..)
            | Self::OnlyTheDirector
            | Self::AlreadyWithdrawn(..)
            | Self::NoSuchDraw
            | Self::DisputeWaits(..)
            | Self::ConflictWaits { .. }
            | Self::Pods(..)
            | Self::Clock(..)
            | Self::Apart(..)
            | Self::Undo(..)
            | Self::NothingPlayed
            | Self::Stale(..) => false,
        }
    }
}
