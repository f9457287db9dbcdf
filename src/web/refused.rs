//! Why something was not recorded: a value until a page writes it as a sentence.

use chrono_tz::Tz;

use crate::app::DeskError;
use crate::app::citations::NotCitable;
use crate::app::snapshot::Snapshot;
use crate::domain::id::RoundNumber;
use crate::domain::scoring::impossible::Impossible;
use crate::domain::tournament::dispute::Act;
use crate::domain::tournament::refusal::Refusal;
use crate::web::error::PageError;
use crate::web::words::capital;

/// Why something was not recorded. Its text is the sentence on a page.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// The rules of the tournament refuse it.
    #[error("{}", refusal.sentence(|_| name.clone()))]
    Rules {
        refusal: Refusal,
        /// The name of the player in the sentence.
        name: String,
    },
    /// The desk refuses it.
    #[error(transparent)]
    Desk(DeskError),
    /// The form is incomplete or contradicts itself.
    #[error(transparent)]
    Form(FormError),
}

impl Refused {
    /// A refusal of the rules, with names.
    pub fn by_rules(refusal: Refusal, here: &Snapshot) -> Self {
        let name = if let Refusal::Player(player, _) = refusal { here.name(player) } else { String::new() };
        Self::Rules { refusal, name }
    }

    /// The refusal of the rules, if it is one.
    pub const fn refusal(&self) -> Option<&Refusal> {
        match self {
            Self::Rules { refusal, .. } | Self::Desk(DeskError::Refused(refusal)) => Some(refusal),
            Self::Desk(_) | Self::Form(_) => None,
        }
    }

    /// Whether somebody else was faster with a dispute.
    pub fn is_overtaken(&self, act: Act) -> bool {
        self.refusal().is_some_and(|refusal| refusal.is_overtaken(act))
    }

    /// Whether somebody else changed what the form was opened with.
    pub const fn is_changed(&self) -> bool {
        matches!(self, Self::Form(FormError::Changed))
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
    #[error("Choose from the list whose version it is.")]
    Teller,
    /// An invalid treatment of a citation.
    #[error("Choose how the ruling treats the entry.")]
    Treatment,
    /// No group to let meet.
    #[error("The form does not say which group may meet. Load the page again.")]
    Group,
    /// No player whose table is to be free.
    #[error("The form does not say whose table is to be free. Load the page again.")]
    FixedTable,
    /// An invalid day.
    #[error("Write the date as year-month-day, such as 2000-10-30.")]
    Day,
    /// No citation to remove was chosen.
    #[error("Choose which citation is taken off.")]
    TakenOff,
    /// An invalid appellant.
    #[error("Choose from the list who appeals.")]
    Appellant,
    /// An invalid outcome of the appeal.
    #[error("Choose whether the ruling is upheld or overturned.")]
    Outcome,
    /// The dispute has no table.
    #[error("This dispute is about no table, so there is no clock to change.")]
    NoClock,
    /// Not a moment of this zone.
    #[error(
        "Write the deadline as day and time, such as 2026-05-12T18:00, in the time zone {0}. An hour that is skipped when clocks are put forward cannot be chosen."
    )]
    Deadline(Tz),
    /// The minutes are not a number.
    #[error("Minutes are a whole number, such as 5.")]
    Minutes,
    /// The dispute that should continue in place of another was not offered.
    #[error("Choose from the list which dispute goes on in its place.")]
    Instead,
    /// An invalid kind of random draw.
    #[error("Choose what to draw.")]
    Draw,
    /// An invalid number of sides.
    #[error("Write how many sides the die has, such as 6.")]
    Sides,
    /// An invalid number of things to order.
    #[error("Write how many are put in order, such as 4.")]
    OrderOf,
    /// A dispute that was not offered.
    #[error("Choose a dispute from the list, or none.")]
    Dispute,
    /// Round or table is missing or not a number.
    #[error("Round and table are numbers, such as 2 and 5; leave both empty when it is about no table.")]
    Place,
    /// No player was chosen.
    #[error("Choose the player.")]
    Player,
    /// The kind of a penalty.
    #[error("Choose what kind of penalty it is.")]
    PenaltyKind,
    /// The level of a penalty.
    #[error("Choose how heavy the penalty is.")]
    PenaltyLevel,
    /// A round that was not offered.
    #[error("Choose a round from the list, or none.")]
    Round,
    /// The two players to exchange are invalid.
    #[error("Choose two players to exchange.")]
    TwoPlayers,
    /// The draft has changed.
    #[error("The draft was changed while this page was open, so it was not published. Look at it again.")]
    DraftChanged,
    /// The round is not a draft any more.
    #[error("Round {0} is no draft any more: it was published or discarded meanwhile. Nothing was changed.")]
    NoDraft(RoundNumber),
    /// Another round is next.
    #[error(
        "Round {0} is not the next round any more: it was paired or discarded while this page was open. Nothing was \
         paired now. Look at the rounds and start again from there."
    )]
    NotNext(RoundNumber),
    /// One player has both marks, by name.
    #[error("{0} is marked as away and for an earned bye. Take one of the two marks away.")]
    TwoMarks(String),
    /// The contradicting results have changed.
    #[error(
        "Another result came in or was corrected while this page was open, so nothing was set aside. Look at what is here \
         now."
    )]
    ResultChanged,
    /// An impossible result.
    #[error("{}.", capital(&.0.to_string()))]
    Impossible(Impossible),
    /// There is no table for a judge to come to.
    #[error("You have no table that a judge could come to. Go to the director.")]
    NoTableToCall,
    /// There is no table to report for.
    #[error("You have no table in a round that is being played, so there is nothing to report.")]
    NoTableToReport,
    /// The list is not the one that was shown.
    #[error(
        "The player’s list was changed while this page was open, so nothing was accepted. Look at the current list."
    )]
    ListChanged,
    /// What the form was opened with has changed.
    #[error(
        "The settings were changed after you opened this page, so yours were not recorded. Both are shown below, and what \
         you typed is still in the form. Send it again to let it count, or leave the page."
    )]
    Changed,
    /// Values or rules that cannot be recorded; each field says why.
    #[error("Some of this cannot be recorded. Look at the current values, and send it again.")]
    Unfit,
    /// This profile is already pinned.
    #[error("“{0}” is the profile already.")]
    SameProfile(String),
    /// This format is already pinned.
    #[error("Decks are checked this way already.")]
    SameFormat,
    /// Lists are required without a format to check them.
    #[error("Deck lists are required, and without a format no list can be handed in. Change that first.")]
    ListsNeedFormat,
    /// An invalid role for an invitation.
    #[error("Choose the role to give.")]
    RoleToGive,
    /// An invalid account or role to remove.
    #[error("Choose whose role is taken away.")]
    RoleToTake,
    /// The form's link was replaced.
    #[error("The link that this form made was replaced by a newer one. Make a new link if that one is lost.")]
    LinkReplaced,
    /// A question that did not come from the search.
    #[error("Ask the question again, and keep it from there.")]
    NoQuestion,
    /// A question too long to be kept.
    #[error("The question is too long: {0} characters at most.")]
    LongQuestion(usize),
}
