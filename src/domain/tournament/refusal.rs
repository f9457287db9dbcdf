//! Why a command is refused, in words a director can act on.

use crate::domain::bracket::matches::BracketError;
use crate::domain::id::{DisputeNumber, PenaltyNumber, PlayerId, RoundNumber, TableNumber};
use crate::domain::pairing::PairingError;
use crate::domain::scoring::impossible::Impossible;
use crate::domain::scoring::tally::HistoryError;
use crate::domain::tournament::apart_refusal::ApartRefusal;
use crate::domain::tournament::cut::RoundName;
use crate::domain::tournament::deck_check::MOST_CHECKS;
use crate::domain::tournament::dispute::Act;
use crate::domain::tournament::player_refusal::PlayerRefusal;
use crate::domain::tournament::pod_refusal::PodRefusal;
use crate::domain::tournament::publication::PublicationError;
use crate::domain::tournament::round_clock::ClockRefusal;
use crate::domain::tournament::round_waits::RoundWaits;
use crate::domain::tournament::settings::SettingsError;
use crate::domain::tournament::sign_up::SignUpError;
use crate::domain::tournament::system_refusal::SystemRefusal;
use crate::domain::tournament::undo_refusal::UndoRefusal;

/// What keeps the players of a table there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::Display)]
pub enum Begun {
    #[strum(to_string = "a result")]
    Result,
    #[strum(to_string = "a player's report")]
    Report,
    #[strum(to_string = "a dispute")]
    Dispute,
}

/// Who reads a reason that not everybody may read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::Display)]
pub enum ReasonFor {
    #[strum(to_string = "Staff read it, the players do not.")]
    Staff,
    #[strum(to_string = "Staff and the two players read it.")]
    StaffAndPlayers,
    /// The staff, and the player whom it concerns.
    #[strum(to_string = "It stays between the player and the staff.")]
    StaffAndPlayer,
}

/// Why a command is refused. As plain text, the player that it is about is `#7`; pages name them
/// (`words::refusal::refusal`).
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The first command must set the tournament up, and only the first.
    #[error("This tournament is already set up.")]
    AlreadyCreated,
    /// Nothing can happen before set-up.
    #[error("This tournament is not set up yet. Create it first.")]
    NotCreated,
    /// The settings cannot be played.
    #[error(transparent)]
    Settings(#[from] SettingsError),
    /// The terms of the sign-up cannot be offered.
    #[error(transparent)]
    SignUp(#[from] SignUpError),
    /// The publication cannot be used.
    #[error(transparent)]
    Publication(#[from] PublicationError),
    /// No round is in play.
    #[error("No round is being played. Publish a round, then draw whose deck is checked in it.")]
    NoRoundToCheck,
    /// Nobody can be drawn.
    #[error(
        "Nobody is left to draw: everybody who plays this round and has handed in a list was drawn or checked."
    )]
    NobodyToCheck,
    /// The numbers of a draw do not fit.
    #[error("Draw 1 to {most} players, and no more of them near the cut than players in all.", most = MOST_CHECKS)]
    NoSuchChecks,
    /// The tournament is over.
    #[error(
        "The tournament is closed and its standings are final. Reopen it with a reason to change anything."
    )]
    Closed,
    /// The tournament is not closed.
    #[error("The tournament is still open; there is nothing to reopen.")]
    NotClosed,
    /// A reason is needed.
    #[error("Write down the reason. Everyone can read it in the log.")]
    NoReason,
    /// A reason is needed that only some people read.
    #[error("Write down the reason. {0}")]
    NoReasonFor(ReasonFor),
    /// A reason is needed that stays between staff and player.
    #[error(
        "The list has faults, so write down why it is accepted. Staff and the player read it; the public log says only that the list was accepted."
    )]
    NoReasonToAccept,
    /// A text is needed.
    #[error("The {what} {is} empty. Write {it} down in a few words.", what = .0.word(), is = .0.agreeing("are", "is"), it = .0.agreeing("them", "it"))]
    EmptyText(TextKind),
    /// A text is too long.
    #[error("The {what} {has} {length} characters; use at most {limit}.", what = .what.word(), has = .what.agreeing("have", "has"))]
    TextTooLong {
        what: TextKind,
        /// Its length in characters.
        length: usize,
        /// The limit in characters.
        limit: usize,
    },
    /// The system of pairing does not take it.
    #[error(transparent)]
    System(#[from] SystemRefusal),
    /// The command concerns one player.
    #[error("{}", .1.sentence(&format!("#{}", .0)))]
    Player(PlayerId, PlayerRefusal),
    /// There is nobody to register.
    #[error("Nobody to register. Type one name on each line.")]
    NobodyToRegister,
    /// A recorded result is impossible under the profile.
    #[error(
        "Under this profile a recorded result could not have happened. {0} Correct the result or keep the profile."
    )]
    ProfileUnfit(HistoryError),
    /// A result does not fit the other results.
    #[error(transparent)]
    ResultUnfit(HistoryError),
    /// No check-in is open.
    #[error("No check-in is open for the round to come, so nothing was recorded. The director opens it.")]
    NoCheckIn,
    /// Nobody was chosen.
    #[error("Nobody is chosen. Tick the players who are the same person.")]
    NobodyToIdentify,
    /// Nobody has this number.
    #[error("Nobody has number {player} in this tournament. Check the number on the player list.")]
    NoSuchPlayer { player: PlayerId },
    /// Decks are not checked.
    #[error("This tournament does not check decks. Choose a deck format in the settings first.")]
    NoFormat,
    /// Fewer than two tables are to be paired again.
    #[error("Choose two tables or more: the players of one table have nobody else to meet.")]
    TwoTables,
    /// Other players sit at the tables than the page showed.
    #[error(
        "Other players sit at these tables of round {round} now. Look at the tables again and choose them once more."
    )]
    OtherPlayersNow { round: RoundNumber },
    /// The format has no pools.
    #[error(
        "In this format decks are built from any cards, so nobody registers a pool. Choose a sealed or draft format in the settings first."
    )]
    NoPools,
    /// The last round is still open.
    #[error("Round {round} is still being played: {missing}. Close it before pairing the next.")]
    RoundStillOpen {
        /// The open round.
        round: RoundNumber,
        /// What it is waiting for.
        missing: RoundWaits,
    },
    /// There is a draft already.
    #[error(
        "Round {round} is already paired as a draft. Publish it, or discard it with a reason and pair again."
    )]
    AlreadyPaired { round: RoundNumber },
    /// There is a cut already.
    #[error("The cut has started: only its players play on. Take it back first if that was a mistake.")]
    CutStarted,
    /// There is no cut.
    #[error("There is no cut. Start one from the closed round.")]
    NoCut,
    /// Results of the cut have been recorded.
    #[error("A game of the cut is already recorded, so it cannot be taken back. Correct the result instead.")]
    CutHasBegun,
    /// Fewer players than the cut holds.
    #[error("A cut to {size} needs {size} players, and {left} are left. Choose a smaller cut.")]
    CutTooLarge {
        /// The size asked for.
        size: u32,
        /// How many are left.
        left: usize,
    },
    /// The standings moved since the director looked.
    #[error("The seeds have changed since you opened the page. Look at them again, then start the cut.")]
    SeedsChanged,
    /// Sitting out is for Swiss rounds.
    #[error(
        "Nobody sits out in the cut. Drop a player who has left, or record a walk-over for the opponent."
    )]
    NobodySitsOut,
    /// The bracket says who meets.
    #[error(
        "The bracket says who meets in the cut. Discard the draft and correct a result, or drop a player."
    )]
    StageIsFixed,
    /// The table is in a Swiss round.
    #[error("Table {table} of round {round} is not a match of the cut.")]
    NotInCut { round: RoundNumber, table: TableNumber },
    /// Somebody has won the match.
    #[error("The match at table {table} is decided. Correct a result of it if the wrong player goes on.")]
    MatchDecided { round: RoundNumber, table: TableNumber },
    /// A game of the match is being played.
    #[error("The game at table {table} has no result yet. Record it first.")]
    GameOpen { round: RoundNumber, table: TableNumber },
    /// Another stage is paired from this result.
    #[error(
        "Round {round} is already paired from this result, and another player would go on. Discard its draft first; once \
         it is published, the winner stays."
    )]
    StageRestsOnIt {
        /// The stage after it.
        round: RoundNumber,
    },
    /// The cut is not over.
    #[error("The cut is not over: {} has no winner yet. Play it, or name who goes on.", .0.with_article())]
    CutStillPlayed(RoundName),
    /// The matches make no bracket.
    #[error("The matches do not make a bracket: {0}.")]
    Bracket(BracketError),
    /// Too few to pair.
    #[error(
        "A round needs at least two players, and {active} can be paired now. Register or reinstate players first."
    )]
    TooFewPlayers {
        /// How many can play.
        active: usize,
    },
    /// The round could not be paired.
    #[error("The round could not be paired: {0}")]
    NotPaired(PairingError),
    /// There is no draft.
    #[error("No round is paired as a draft. Pair the next round first.")]
    NoDraft,
    /// A swap of a player with themselves.
    #[error("Choose two different players to exchange.")]
    SwapWithOneself,
    /// Two who sit at one table.
    #[error("These two meet at table {table} already. Choose players of two tables.")]
    MeetAlready { table: TableNumber },
    /// The round is a draft, closed, or no Swiss round.
    #[error(
        "Players change tables only in the Swiss round being played, and round {round} is not. Open the newest round."
    )]
    NotBeingPlayed { round: RoundNumber },
    /// What happened at a table belongs to its players.
    #[error(
        "Table {table} of round {round} has {what}, so its players stay. Choose players of tables where nothing was \
         reported."
    )]
    TableBegun {
        round: RoundNumber,
        table: TableNumber,
        /// What keeps them there.
        what: Begun,
    },
    /// The round has no normal bye.
    #[error(
        "Nobody has the bye in round {round}, so there is no opponent. The player is paired from the next round on."
    )]
    NoBye { round: RoundNumber },
    /// A hall has no such table.
    #[error("Choose a table from 1 to {highest}, as it is numbered in the hall.")]
    NoTableOfTheHall { highest: u32 },
    /// There is no such round.
    #[error("There is no round {round} yet. Rounds are paired one after another.")]
    NoSuchRound { round: RoundNumber },
    /// The round is a draft.
    #[error("Round {round} is not published yet. Publish the pairings before recording results.")]
    NotPublished { round: RoundNumber },
    /// There is no such table.
    #[error("Round {round} has no table {table}. Check the number on the slip.")]
    NoSuchTable { round: RoundNumber, table: TableNumber },
    /// The round is closed.
    #[error("Round {round} is closed. Use Correct result and give the reason.")]
    RoundClosed { round: RoundNumber },
    /// A result is recorded already.
    #[error("Table {table} of round {round} already has a result. Ask the director to correct it.")]
    AlreadyRecorded { round: RoundNumber, table: TableNumber },
    /// There is nothing to correct or keep.
    #[error("Table {table} of round {round} has no result yet. Record it first.")]
    NoResult { round: RoundNumber, table: TableNumber },
    /// Nothing contradicts the result.
    #[error("Nothing contradicts the result of table {table} in round {round}.")]
    NoContradiction { round: RoundNumber, table: TableNumber },
    /// The rules make the result impossible.
    #[error("Table {table}: {why}")]
    Impossible {
        table: TableNumber,
        /// The violated rule.
        why: Impossible,
    },
    /// The correction changes nothing.
    #[error("Table {table} of round {round} is already like that. Nothing was changed.")]
    NothingToCorrect { round: RoundNumber, table: TableNumber },
    /// Somebody else corrected it in the meantime.
    #[error(
        "The result of table {table} in round {round} was changed while this page was open. Look at what is recorded now and correct it again if it is still wrong."
    )]
    ChangedMeanwhile { round: RoundNumber, table: TableNumber },
    /// The round cannot close.
    #[error("Round {round} cannot close yet: {missing}.")]
    ResultsMissing {
        round: RoundNumber,
        /// What it is waiting for.
        missing: RoundWaits,
    },
    /// An open dispute about the round was not named.
    #[error(
        "Dispute {dispute} about round {round} is not decided. Rule on it first, or tick that the round closes over it."
    )]
    DisputeOpen { round: RoundNumber, dispute: DisputeNumber },
    /// There is no such dispute.
    #[error("There is no dispute {0} in this tournament.")]
    NoSuchDispute(DisputeNumber),
    /// The citation is already attached.
    #[error("{0} is already attached to this dispute.")]
    AlreadyCited(String),
    /// The citation is not attached.
    #[error("{0} is not attached to this dispute.")]
    NotCited(String),
    /// Nobody judges their own game.
    #[error(
        "You sit at the table of dispute {0}, so you do not judge it. Another judge has to; the director can invite one under Settings."
    )]
    OwnTable(DisputeNumber),
    /// The dispute was escalated to the head judge.
    #[error("Dispute {0} was handed to the head judge. The head judge or the director rules on it now.")]
    Escalated(DisputeNumber),
    /// The dispute was already escalated.
    #[error("Dispute {0} is already with the head judge.")]
    AlreadyEscalated(DisputeNumber),
    /// It would come back to the person who passes it on.
    #[error("You have the final word on dispute {0} yourself, so there is nobody to hand it to. Rule on it.")]
    HasLastWord(DisputeNumber),
    /// Another judge was faster.
    #[error(
        "Another judge took dispute {0} on while this page was open. Nothing of yours was recorded. Look who is there, and take it over if you should."
    )]
    ClaimedMeanwhile(DisputeNumber),
    /// There is no game to give time to.
    #[error("Table {table} of round {round} already has a result, so there is no game to give time to.")]
    GameOver { round: RoundNumber, table: TableNumber },
    /// The clock has stopped.
    #[error("Round {round} is closed and its clock has stopped, so no time can be given.")]
    ClockStopped { round: RoundNumber },
    /// No table was chosen, or one twice.
    #[error("Choose for at least one table of round {round} what its game counts, and for each table once.")]
    NothingToSettle { round: RoundNumber },
    /// No minutes were given.
    #[error("0 minutes change nothing. Write how many minutes table {table} gets, such as 5.")]
    NoMinutes { table: TableNumber },
    /// More minutes than a round has.
    #[error(
        "{minutes} more minutes would give table {table} {total} minutes beyond a round of {most}. Give at most as many as the round has."
    )]
    TooManyMinutes {
        table: TableNumber,
        /// The minutes asked for.
        minutes: i32,
        /// The total including these minutes.
        total: i32,
        /// The most allowed.
        most: u32,
    },
    /// More minutes are taken back than were given.
    #[error("Table {table} was given {given} extra minutes, so {minutes} cannot be taken back.")]
    MinutesNotGiven {
        table: TableNumber,
        /// The minutes given.
        given: i32,
        /// The minutes to take back.
        minutes: u32,
    },
    /// The dispute is about another table.
    #[error("Dispute {dispute} is not about table {table}. Give the time without it, or at its own table.")]
    DisputeElsewhere { dispute: DisputeNumber, table: TableNumber },
    /// Nobody has ruled yet.
    #[error("Dispute {0} has no ruling yet. How long it took is known once somebody rules.")]
    StillOpen(DisputeNumber),
    /// The time of this dispute was already given.
    #[error("The time that dispute {0} took was already given back.")]
    AlreadyExtended(DisputeNumber),
    /// The ruling was already given.
    #[error("Dispute {0} already has a ruling. An appeal can change it.")]
    AlreadyRuled(DisputeNumber),
    /// The ruling cites nothing, and the judge did not say so.
    #[error(
        "Nothing is cited for dispute {0}, so the ruling was not given. Cite what it follows, or tick “I rule without authority”."
    )]
    WithoutAuthority(DisputeNumber),
    /// The grounds of a ruling cannot be changed afterwards.
    #[error(
        "Dispute {0} is ruled upon, and its citations stay as the ruling cited them. Attach what was overlooked; it is marked as added after the ruling."
    )]
    GroundsStand(DisputeNumber),
    /// While an appeal is open, the grounds of the appealed ruling cannot be changed.
    #[error("{}", Self::GroundsStand(*.0))]
    GroundOfTheRuling(DisputeNumber),
    /// The final word was already given.
    #[error("The final word on dispute {0} is given. Nothing is added or changed any more.")]
    Decided(DisputeNumber),
    /// The ruling is another person's.
    #[error(
        "Somebody else gave the ruling on dispute {0}. They put its words right, or the head judge or the director does."
    )]
    OthersRuling(DisputeNumber),
    /// There is no ruling to correct.
    #[error("Dispute {0} has no ruling yet, so there is no wording to correct.")]
    NoWords(DisputeNumber),
    /// The words are the same.
    #[error("The ruling on dispute {0} is worded like that already. Nothing was changed.")]
    SameWords(DisputeNumber),
    /// The call was withdrawn.
    #[error("Dispute {0} was withdrawn. Open a new one if the question comes up again.")]
    Withdrawn(DisputeNumber),
    /// The other dispute cannot continue this one.
    #[error("Dispute {dispute} cannot go on as dispute {instead}. Choose another one that is not withdrawn.")]
    NotInstead {
        /// The dispute to withdraw.
        dispute: DisputeNumber,
        /// The dispute named in its place.
        instead: DisputeNumber,
    },
    /// A judge is called to that table already.
    #[error(
        "There is already a call at this table, dispute {0}, so no second one was opened. Tick that yours is about something else to open it anyway."
    )]
    CalledAlready(DisputeNumber),
    /// One player fills the log.
    #[error(
        "You have sent {0} forms at this tournament, which is more than anybody needs. Go to the desk: staff record the rest."
    )]
    SentEnough(usize),
    /// Only somebody with the final word may decide.
    #[error("The appeal of dispute {0} is for the head judge or the director to decide.")]
    NoLastWord(DisputeNumber),
    /// Facts or citations were added in the meantime.
    #[error(
        "Facts or citations of dispute {0} changed while this page was open. Nothing of yours was recorded. Read what is new, then send it again."
    )]
    FactsMeanwhile(DisputeNumber),
    /// The ruling, a correction of it or an appeal came in the meantime.
    #[error(
        "The decision on dispute {0} changed while this page was open: it was ruled, reworded or appealed. Nothing of yours was recorded. Read what is new, then send it again."
    )]
    DecidedMeanwhile(DisputeNumber),
    /// There is no ruling to appeal.
    #[error("Dispute {0} has no ruling yet, so there is nothing to appeal.")]
    NotRuled(DisputeNumber),
    /// The ruling was already appealed.
    #[error("The ruling on dispute {0} is already under appeal.")]
    AlreadyAppealed(DisputeNumber),
    /// There is no appeal to decide.
    #[error("Dispute {0} has no appeal that waits for a decision.")]
    NoAppeal(DisputeNumber),
    /// There is no such penalty.
    #[error("There is no penalty {0} in this tournament.")]
    NoSuchPenalty(PenaltyNumber),
    /// There is nothing to confirm.
    #[error("Penalty {0} is no disqualification that waits.")]
    NothingToConfirm(PenaltyNumber),
    /// Only the director drops disqualified players.
    #[error("Only the director takes a player out of the tournament.")]
    OnlyTheDirector,
    /// The penalty was already withdrawn.
    #[error("Penalty {0} was already withdrawn.")]
    AlreadyWithdrawn(PenaltyNumber),
    /// There is nothing to draw, or too much.
    #[error("That cannot be drawn. A die has 2 to 1000 sides, and an order 2 to 512 places.")]
    NoSuchDraw,
    /// A dispute is still waiting.
    #[error("Dispute {0} still waits for a decision. Rule on it before closing the tournament.")]
    DisputeWaits(DisputeNumber),
    /// Two results contradict each other.
    #[error("Two results conflict at table {table} of round {round}. Settle that first.")]
    ConflictWaits { round: RoundNumber, table: TableNumber },
    /// The command is about pods, or not for them.
    #[error(transparent)]
    Pods(#[from] PodRefusal),
    /// The clock of a round.
    #[error(transparent)]
    Clock(#[from] ClockRefusal),
    /// Players are not kept apart, or not let meet.
    #[error(transparent)]
    Apart(#[from] ApartRefusal),
    /// An act is not undone or redone.
    #[error(transparent)]
    Undo(#[from] UndoRefusal),
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
    /// Whether somebody else was faster: the act was possible until they changed the dispute.
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
            _ => false,
        }
    }
}

/// A text that people write in a command.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TextKind {
    Reason,
    /// A remark on a deck check.
    Remark,
    /// What differs between a deck and its list.
    Difference,
    /// What a random draw is for.
    Purpose,
    /// The question of a dispute.
    Question,
    Ruling,
    Appeal,
    /// The final word on an appeal.
    FinalWord,
    /// Who stated the facts.
    Teller,
    Facts,
}

impl TextKind {
    /// The word for it.
    const fn word(self) -> &'static str {
        match self {
            Self::Reason => "reason",
            Self::Remark => "remark",
            Self::Difference => "description of what differs",
            Self::Purpose => "purpose",
            Self::Question => "question",
            Self::Ruling => "ruling",
            Self::Appeal => "appeal",
            Self::FinalWord => "final word",
            Self::Teller => "teller",
            Self::Facts => "facts",
        }
    }

    /// The plural for facts, otherwise the singular.
    fn agreeing<'a>(self, many: &'a str, one: &'a str) -> &'a str {
        if self == Self::Facts { many } else { one }
    }
}
