//! Why something was not recorded: a value until a page writes it as a sentence.

use std::collections::BTreeMap;

use chrono_tz::Tz;

use crate::app::DeskError;
use crate::app::citations::NotCitable;
use crate::app::snapshot::Snapshot;
use crate::domain::id::{PlayerId, RoundNumber, TableNumber};
use crate::domain::scoring::impossible::Impossible;
use crate::domain::tournament::dispute::Act;
use crate::domain::tournament::refusal::Refusal;
use crate::domain::tournament::stale_refusal::StaleRefusal;
use crate::messages::say;
use crate::web::error::PageError;
use crate::web::words::capital;
use crate::words::impossible::impossible_and_fix;
use crate::words::refusal;

/// Why something was not recorded. Its text is the sentence on a page.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// The rules of the tournament refuse it.
    #[error("{}", refusal::refusal(refusal, |player| names.get(&player).cloned().unwrap_or_default()))]
    Rules {
        refusal: Refusal,
        /// The names of the players in the sentence.
        names: BTreeMap<PlayerId, String>,
    },
    /// The desk refuses the form.
    #[error(transparent)]
    Desk(DeskError),
    /// The form is incomplete or contradicts itself.
    #[error(transparent)]
    Form(FormError),
}

impl Refused {
    /// A refusal of the rules, with names.
    pub fn by_rules(refusal: Refusal, here: &Snapshot) -> Self {
        let names = refusal.players().into_iter().map(|player| (player, here.name(player))).collect();
        Self::Rules { refusal, names }
    }

    /// The refusal of the rules, if it is one.
    pub const fn refusal(&self) -> Option<&Refusal> {
        match self {
            Self::Rules { refusal, .. } | Self::Desk(DeskError::Refused(refusal)) => Some(refusal),
            Self::Desk(_) | Self::Form(_) => None,
        }
    }

    /// The rule that a result would break, as its source is cited.
    pub fn citation(&self) -> Option<&str> {
        match self {
            Self::Form(FormError::Impossible(why))
            | Self::Rules { refusal: Refusal::Impossible { why, .. }, .. }
            | Self::Desk(DeskError::Refused(Refusal::Impossible { why, .. })) => why.citation(),
            Self::Rules { .. } | Self::Desk(_) | Self::Form(_) => None,
        }
    }

    /// Whether somebody else was faster with a dispute.
    pub fn is_overtaken(&self, act: Act) -> bool {
        self.refusal().is_some_and(|refusal| refusal.is_overtaken(act))
    }

    /// Whether somebody else changed what the form was opened with.
    pub const fn is_changed(&self) -> bool {
        matches!(self.refusal(), Some(Refusal::Stale(StaleRefusal::PinnedChanged)))
    }

    /// Whether somebody else changed what the form is about, such as who sits where.
    pub const fn is_outdated(&self) -> bool {
        matches!(
            self.refusal(),
            Some(Refusal::Stale(
                StaleRefusal::Reseated { .. } | StaleRefusal::SeatsChanged | StaleRefusal::OtherRatings(_)
            ))
        )
    }
}

/// A refusal on a page: its sentences, and the rule behind them for a fold of their own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ToldRefusal {
    pub sentence: String,
    pub citation: Option<String>,
}

impl From<&Refused> for ToldRefusal {
    fn from(refused: &Refused) -> Self {
        Self { sentence: refused.to_string(), citation: refused.citation().map(str::to_owned) }
    }
}

macro_rules! refused {
    ($($reason:ty),+) => {$(impl From<$reason> for PageError {
        fn from(reason: $reason) -> Self {
            DeskError::from(reason).into()
        }
    })+};
}

refused!(Refusal, NotCitable);

impl From<FormError> for PageError {
    fn from(error: FormError) -> Self {
        Self::Refused(Refused::Form(error))
    }
}

/// Why a form cannot become a command.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum FormError {
    /// A version of the facts that was not offered.
    #[error("{}", say("refused-teller"))]
    Teller,
    /// An invalid treatment of a citation.
    #[error("{}", say("refused-treatment"))]
    Treatment,
    /// No group to let meet.
    #[error("{}", say("refused-group"))]
    Group,
    /// No player whose table is to be free.
    #[error("{}", say("refused-fixed-table"))]
    FixedTable,
    /// An invalid day.
    #[error("{}", say("refused-day"))]
    Day,
    /// No citation to remove was chosen.
    #[error("{}", say("refused-taken-off"))]
    TakenOff,
    /// Words to quote are in the form of a citation that was not attached.
    #[error("{}", say("refused-quote-open"))]
    QuoteOpen,
    /// An invalid appellant.
    #[error("{}", say("refused-appellant"))]
    Appellant,
    /// An invalid outcome of the appeal.
    #[error("{}", say("refused-outcome"))]
    Outcome,
    /// The dispute has no table.
    #[error("{}", say("refused-no-clock"))]
    NoClock,
    /// Not a moment of this zone.
    #[error("{}", say("refused-deadline").with("zone", .0))]
    Deadline(Tz),
    /// The deadline of a later round, which follows from the one that was typed, is not a moment of this zone.
    #[error("{}", say("refused-skipped-deadline").with("round", round).with("at", at).with("zone", zone))]
    SkippedDeadline { round: RoundNumber, at: String, zone: Tz },
    /// The time at which players meet is not a moment of this zone.
    #[error("{}", say("refused-appointment").with("zone", .0))]
    Appointment(Tz),
    /// Scores that count cannot be read.
    #[error("{}", say("refused-score-so-far").with("table", .0))]
    ScoreSoFar(TableNumber),
    /// The scores of a pod that was not finished cannot be read; the page says why next to them.
    #[error("{}", say("refused-pod-so-far").with("table", .0))]
    PodSoFar(TableNumber),
    /// The minutes are not a number.
    #[error("{}", say("refused-minutes"))]
    Minutes,
    /// The dispute that should continue in place of another was not offered.
    #[error("{}", say("refused-instead"))]
    Instead,
    /// An invalid kind of random draw.
    #[error("{}", say("refused-draw"))]
    Draw,
    /// An invalid number of sides.
    #[error("{}", say("refused-sides"))]
    Sides,
    /// An invalid number of things to order.
    #[error("{}", say("refused-order-of"))]
    OrderOf,
    /// A dispute that was not offered.
    #[error("{}", say("refused-dispute"))]
    Dispute,
    /// Round or table is missing, or none has the number.
    #[error("{}", say("refused-place").with("highest", TableNumber::HIGHEST))]
    Place,
    /// No player was chosen.
    #[error("{}", say("refused-player"))]
    Player,
    #[error("{}", say("refused-penalty-kind"))]
    PenaltyKind,
    #[error("{}", say("refused-penalty-level"))]
    PenaltyLevel,
    /// A round that was not offered.
    #[error("{}", say("refused-round"))]
    Round,
    /// The two players to exchange are invalid.
    #[error("{}", say("refused-two-players"))]
    TwoPlayers,
    /// The two late players are invalid.
    #[error("{}", say("refused-late-pair"))]
    LatePair,
    /// An impossible result.
    #[error("{}", capital(&impossible_and_fix(.0).to_string()))]
    Impossible(Impossible),
    /// There is no table for a judge to come to.
    #[error("{}", say("refused-no-table-to-call"))]
    NoTableToCall,
    /// There is no table to report for.
    #[error("{}", say("refused-no-table-to-report"))]
    NoTableToReport,
    /// Values or rules that cannot be recorded; each field says why.
    #[error("{}", say("refused-unfit"))]
    Unfit,
    /// An invalid role for an invitation.
    #[error("{}", say("refused-role-to-give"))]
    RoleToGive,
    /// An invalid account or role to remove.
    #[error("{}", say("refused-role-to-take"))]
    RoleToTake,
    /// The form's link was replaced.
    #[error("{}", say("refused-link-replaced"))]
    LinkReplaced,
    /// A question that did not come from the search.
    #[error("{}", say("refused-no-question"))]
    NoQuestion,
    /// A question too long to be kept.
    #[error("{}", say("refused-long-question").with("most", .0))]
    LongQuestion(usize),
}
