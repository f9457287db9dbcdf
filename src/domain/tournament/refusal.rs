//! Why a command is turned down, in words a director can act on.

use crate::domain::id::{DisputeNumber, PenaltyNumber, PlayerId, RoundNumber, TableNumber};
use crate::domain::pairing::PairingError;
use crate::domain::scoring::impossible::Impossible;
use crate::domain::scoring::tally::HistoryError;
use crate::domain::tournament::dispute::Act;
use crate::domain::tournament::player_refusal::PlayerRefusal;
use crate::domain::tournament::settings::SettingsError;

/// Why a command was turned down. [`Refusal::sentence`] names a player; as text alone the player is `#7`.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The first command must set the tournament up, and only the first.
    #[error("This tournament is already set up.")]
    AlreadyCreated,
    /// Nothing can happen before set-up.
    #[error("This tournament is not set up yet. Create it first.")]
    NotCreated,
    /// Settings that cannot be played.
    #[error(transparent)]
    Settings(#[from] SettingsError),
    /// The tournament is over.
    #[error(
        "The tournament is closed and its standings are final. Reopen it with a reason to change anything."
    )]
    Closed,
    /// It is not closed.
    #[error("The tournament is still open; there is nothing to reopen.")]
    NotClosed,
    /// A reason is needed.
    #[error("Write down the reason. Everyone can read it in the log.")]
    NoReason,
    /// A reason that not everyone reads is needed.
    #[error("Write down the reason. {0}")]
    NoReasonFor(&'static str),
    /// A reason that stays between staff and player is needed.
    #[error(
        "The list has faults, so write down why it is accepted. Staff and the player read it; the public log says only that the list was accepted."
    )]
    NoReasonToAccept,
    /// A text is needed.
    #[error("The {what} {is} empty. Write {it} down in a few words.", what = .0, is = plural(.0, "are", "is"), it = plural(.0, "them", "it"))]
    EmptyText(&'static str),
    /// A text is too long.
    #[error("The {what} {has} {length} characters; use at most {limit}.", has = plural(.what, "have", "has"))]
    TextTooLong {
        /// Which text.
        what: &'static str,
        /// Its length in characters.
        length: usize,
        /// The limit.
        limit: usize,
    },
    /// It is about one player.
    #[error("{}", .1.sentence(&format!("#{}", .0)))]
    Player(PlayerId, PlayerRefusal),
    /// Fewer than nobody to register.
    #[error("Nobody to register. Type one name on each line.")]
    NobodyToRegister,
    /// A recorded result cannot have happened under the profile.
    #[error(
        "Under this profile a recorded result could not have happened. {0} Correct the result or keep the profile."
    )]
    ProfileUnfit(HistoryError),
    /// A result cannot stand among those that are recorded.
    #[error(transparent)]
    ResultUnfit(HistoryError),
    /// Nobody was chosen.
    #[error("Nobody is chosen. Tick the players who are the same person.")]
    NobodyToIdentify,
    /// Nobody has this number.
    #[error("Nobody has number {player} in this tournament. Check the number on the player list.")]
    NoSuchPlayer {
        /// The number.
        player: PlayerId,
    },
    /// Decks are not checked.
    #[error("This tournament does not check decks. Choose a deck format in the settings first.")]
    NoFormat,
    /// The last round is still open.
    #[error("Round {round} is still being played: {missing}. Close it before pairing the next.")]
    RoundStillOpen {
        /// The open round.
        round: RoundNumber,
        /// What it waits for.
        missing: String,
    },
    /// There is a draft already.
    #[error(
        "Round {round} is already paired as a draft. Publish it, or discard it with a reason and pair again."
    )]
    AlreadyPaired {
        /// The draft.
        round: RoundNumber,
    },
    /// Too few to pair.
    #[error(
        "A round needs at least two players, and {active} can be paired now. Register or reinstate players first."
    )]
    TooFewPlayers {
        /// How many can play.
        active: usize,
    },
    /// The pairing could not be made.
    #[error("The round could not be paired: {0}")]
    NotPaired(PairingError),
    /// There is no draft.
    #[error("No round is paired as a draft. Pair the next round first.")]
    NoDraft,
    /// A swap of one with oneself.
    #[error("Choose two different players to exchange.")]
    SwapWithOneself,
    /// No such round.
    #[error("There is no round {round} yet. Rounds are paired one after another.")]
    NoSuchRound {
        /// The number.
        round: RoundNumber,
    },
    /// The round is a draft.
    #[error("Round {round} is not published yet. Publish the pairings before recording results.")]
    NotPublished {
        /// The round.
        round: RoundNumber,
    },
    /// No such table.
    #[error("Round {round} has no table {table}. Check the number on the slip.")]
    NoSuchTable {
        /// The round.
        round: RoundNumber,
        /// The number.
        table: TableNumber,
    },
    /// The round is closed.
    #[error("Round {round} is closed. Use Correct result and give the reason.")]
    RoundClosed {
        /// The round.
        round: RoundNumber,
    },
    /// A result stands already.
    #[error("Table {table} of round {round} already has a result. Ask the director to correct it.")]
    AlreadyRecorded {
        /// The round.
        round: RoundNumber,
        /// The table.
        table: TableNumber,
    },
    /// There is nothing to correct or keep.
    #[error("Table {table} of round {round} has no result yet. Record it first.")]
    NoResult {
        /// The round.
        round: RoundNumber,
        /// The table.
        table: TableNumber,
    },
    /// Nothing contradicts the result.
    #[error("Nothing contradicts the result of table {table} in round {round}.")]
    NoContradiction {
        /// The round.
        round: RoundNumber,
        /// The table.
        table: TableNumber,
    },
    /// The rules make the result impossible.
    #[error("Table {table}: {why}")]
    Impossible {
        /// The table.
        table: TableNumber,
        /// The rule that speaks.
        why: Impossible,
    },
    /// The correction changes nothing.
    #[error("Table {table} of round {round} is already like that. Nothing was changed.")]
    NothingToCorrect {
        /// The round.
        round: RoundNumber,
        /// The table.
        table: TableNumber,
    },
    /// Somebody else corrected it meanwhile.
    #[error(
        "The result of table {table} in round {round} was changed while this page was open. Look at what is recorded now and correct it again if it is still wrong."
    )]
    ChangedMeanwhile {
        /// The round.
        round: RoundNumber,
        /// The table.
        table: TableNumber,
    },
    /// The round cannot close.
    #[error("Round {round} cannot close yet: {missing}.")]
    ResultsMissing {
        /// The round.
        round: RoundNumber,
        /// What it waits for.
        missing: String,
    },
    /// A dispute about the round was not named.
    #[error(
        "Dispute {dispute} about round {round} is not decided. Rule on it first, or tick that the round closes over it."
    )]
    DisputeOpen {
        /// The round.
        round: RoundNumber,
        /// The dispute.
        dispute: DisputeNumber,
    },
    /// No such dispute.
    #[error("There is no dispute {0} in this tournament.")]
    NoSuchDispute(DisputeNumber),
    /// The citation is there already.
    #[error("{0} is already attached to this dispute.")]
    AlreadyCited(String),
    /// The citation is not there.
    #[error("{0} is not attached to this dispute.")]
    NotCited(String),
    /// Nobody judges the own game.
    #[error(
        "You sit at the table of dispute {0}, so you do not judge it. Another judge has to; the director can invite one under Settings."
    )]
    OwnTable(DisputeNumber),
    /// The head judge has it.
    #[error("Dispute {0} was handed to the head judge. The head judge or the director rules on it now.")]
    Escalated(DisputeNumber),
    /// The head judge has it already.
    #[error("Dispute {0} is already with the head judge.")]
    AlreadyEscalated(DisputeNumber),
    /// Another judge was quicker.
    #[error(
        "Another judge took dispute {0} on while this page was open. Nothing of yours was recorded. Look who is there, and take it over if you should."
    )]
    ClaimedMeanwhile(DisputeNumber),
    /// There is no game to give time to.
    #[error("Table {table} of round {round} already has a result, so there is no game to give time to.")]
    GameOver {
        /// The round.
        round: RoundNumber,
        /// The table.
        table: TableNumber,
    },
    /// The clock has stopped.
    #[error("Round {round} is closed and its clock has stopped, so no time can be given.")]
    ClockStopped {
        /// The round.
        round: RoundNumber,
    },
    /// No minutes at all.
    #[error("0 minutes change nothing. Write how many minutes table {table} gets, such as 5.")]
    NoMinutes {
        /// The table.
        table: TableNumber,
    },
    /// More minutes than a round has.
    #[error(
        "{minutes} more minutes would give table {table} {total} minutes beyond a round of {most}. Give at most as many as the round has."
    )]
    TooManyMinutes {
        /// The table.
        table: TableNumber,
        /// The minutes asked for.
        minutes: i32,
        /// What they would come to.
        total: i32,
        /// The most.
        most: u32,
    },
    /// More taken back than was given.
    #[error("Table {table} was given {given} extra minutes, so {minutes} cannot be taken back.")]
    MinutesNotGiven {
        /// The table.
        table: TableNumber,
        /// What was given.
        given: i32,
        /// What was to be taken back.
        minutes: u32,
    },
    /// The dispute is about another table.
    #[error("Dispute {dispute} is not about table {table}. Give the time without it, or at its own table.")]
    DisputeElsewhere {
        /// The dispute.
        dispute: DisputeNumber,
        /// The table.
        table: TableNumber,
    },
    /// Nobody ruled yet.
    #[error("Dispute {0} has no ruling yet. How long it took is known once somebody rules.")]
    StillOpen(DisputeNumber),
    /// The time of this dispute was given.
    #[error("The time that dispute {0} took was already given back.")]
    AlreadyExtended(DisputeNumber),
    /// The ruling was given.
    #[error("Dispute {0} already has a ruling. An appeal can change it.")]
    AlreadyRuled(DisputeNumber),
    /// What a ruling rests on is not changed afterwards.
    #[error(
        "Dispute {0} is ruled upon, and its citations stay as the ruling cited them. Attach what was overlooked; it is marked as added after the ruling."
    )]
    GroundsStand(DisputeNumber),
    /// While an appeal is open, the grounds of the ruling that it is about.
    #[error("{}", Self::GroundsStand(*.0))]
    GroundOfTheRuling(DisputeNumber),
    /// The final word was given.
    #[error("The final word on dispute {0} is given. Nothing is added or changed any more.")]
    Decided(DisputeNumber),
    /// Another person's ruling.
    #[error(
        "Somebody else gave the ruling on dispute {0}. They put its words right, or the head judge or the director does."
    )]
    OthersRuling(DisputeNumber),
    /// No ruling to put right.
    #[error("Dispute {0} has no ruling yet, so there is no wording to correct.")]
    NoWords(DisputeNumber),
    /// The same words again.
    #[error("The ruling on dispute {0} is worded like that already. Nothing was changed.")]
    SameWords(DisputeNumber),
    /// Taken back before.
    #[error("Dispute {0} was withdrawn. Open a new one if the question comes up again.")]
    Withdrawn(DisputeNumber),
    /// It cannot go on as this one.
    #[error("Dispute {dispute} cannot go on as dispute {instead}. Choose another one that is not withdrawn.")]
    NotInstead {
        /// Which dispute.
        dispute: DisputeNumber,
        /// The one named.
        instead: DisputeNumber,
    },
    /// A judge is called to that table already.
    #[error(
        "There is already a call at this table, dispute {0}, so no second one was opened. Tick that yours is about something else to open it all the same."
    )]
    CalledAlready(DisputeNumber),
    /// The final word is for others.
    #[error("The appeal of dispute {0} is for the head judge or the director to decide.")]
    NoLastWord(DisputeNumber),
    /// Facts or citations came meanwhile.
    #[error(
        "Facts or citations of dispute {0} changed while this page was open. Nothing of yours was recorded. Read what is new, and rule then."
    )]
    ChangedBeforeRuling(DisputeNumber),
    /// No ruling to appeal.
    #[error("Dispute {0} has no ruling yet, so there is nothing to appeal.")]
    NotRuled(DisputeNumber),
    /// Already appealed.
    #[error("The ruling on dispute {0} is already under appeal.")]
    AlreadyAppealed(DisputeNumber),
    /// No appeal to decide.
    #[error("Dispute {0} has no appeal that waits for a decision.")]
    NoAppeal(DisputeNumber),
    /// No such penalty.
    #[error("There is no penalty {0} in this tournament.")]
    NoSuchPenalty(PenaltyNumber),
    /// Nothing to confirm.
    #[error("Penalty {0} is no disqualification that waits.")]
    NothingToConfirm(PenaltyNumber),
    /// Only the director takes players out.
    #[error("Only the director takes a player out of the tournament.")]
    OnlyTheDirector,
    /// Withdrawn before.
    #[error("Penalty {0} was already withdrawn.")]
    AlreadyWithdrawn(PenaltyNumber),
    /// Nothing to decide, or too much.
    #[error("That cannot be drawn. A die has 2 to 1000 sides, and an order 2 to 512 places.")]
    NoSuchDraw,
    /// Disputes still wait.
    #[error("Dispute {0} still waits for a decision. Rule on it before closing the tournament.")]
    DisputeWaits(DisputeNumber),
    /// Two results contradict each other.
    #[error("Two results conflict at table {table} of round {round}. Settle that first.")]
    ConflictWaits {
        /// The round.
        round: RoundNumber,
        /// The table.
        table: TableNumber,
    },
    /// Nothing was played.
    #[error("No round has been played, so there are no standings to close with.")]
    NothingPlayed,
}

impl PlayerRefusal {
    /// The refusal of a command about this player.
    pub const fn of(self, player: PlayerId) -> Refusal {
        Refusal::Player(player, self)
    }
}

impl Refusal {
    /// The sentence, with the name of the player that it is about.
    pub fn sentence(&self, name: impl Fn(PlayerId) -> String) -> String {
        match self {
            Self::Player(player, why) => why.sentence(&name(*player)),
            other => other.to_string(),
        }
    }

    /// Whether somebody else was quicker: what was asked of a dispute could be done until they did something to it.
    pub const fn is_overtaken(&self, act: Act) -> bool {
        match self {
            Self::Withdrawn(_) | Self::ClaimedMeanwhile(_) | Self::ChangedBeforeRuling(_) => true,
            Self::AlreadyRuled(_) => matches!(act, Act::Claim | Act::Rule | Act::Withdraw | Act::Escalate),
            Self::Escalated(_) => matches!(act, Act::Rule),
            Self::AlreadyEscalated(_) => matches!(act, Act::Escalate),
            Self::GroundsStand(_) => matches!(act, Act::Uncite),
            Self::Decided(_) => matches!(act, Act::Reword),
            Self::AlreadyAppealed(_) => matches!(act, Act::Appeal),
            Self::NoAppeal(_) => matches!(act, Act::Decide),
            _ => false,
        }
    }
}

/// The word for one text or for several: facts are several.
fn plural<'a>(what: &str, many: &'a str, one: &'a str) -> &'a str {
    if what == "facts" { many } else { one }
}
