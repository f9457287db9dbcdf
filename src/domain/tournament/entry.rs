//! The lines of the match log.

use serde::{Deserialize, Serialize};

use crate::domain::deck::Format;
use crate::domain::id::{DisputeNumber, PenaltyNumber, PersonId, PlayerId, RoundNumber, TableNumber};
use crate::domain::scoring::profile::Profile;
use crate::domain::scoring::result::GameResult;
use crate::domain::tournament::chance::Throw;
use crate::domain::tournament::dispute::{AppealOutcome, Cited, Treatment};
use crate::domain::tournament::penalty::Level;
use crate::domain::tournament::round::PairedTable;
use crate::domain::tournament::settings::{Pins, Settings};

/// One fact about a tournament, once it has happened. Nothing updates or deletes an entry.
///
/// Players stand here by number and persons by an opaque identifier: names live in a table that
/// can be erased without breaking the log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Entry {
    /// The tournament was set up. Always the first entry, and only the first.
    TournamentCreated {
        /// What the director chose.
        settings: Settings,
        /// The scoring profile as it stood on that day, whole.
        profile: Box<Profile>,
        /// The deck format as it stood on that day, whole; none where decks are not checked.
        format: Option<Box<Format>>,
        /// The versions of the card table and the rulings library that judge this tournament.
        pins: Pins,
        /// What every pairing seed is drawn from, fixed before anybody registers.
        pairing_seed: u64,
    },
    /// The director changed what was chosen at set-up.
    SettingsChanged {
        /// The settings from now on.
        settings: Settings,
        /// Why.
        reason: String,
    },
    /// Results are scored by another profile from now on, those already recorded too.
    ProfileChanged {
        /// The profile, whole.
        profile: Box<Profile>,
        /// Why.
        reason: String,
    },
    /// Decks are checked against another format from now on.
    FormatChanged {
        /// The format, whole; none where decks are not checked.
        format: Option<Box<Format>>,
        /// Why.
        reason: String,
    },
    /// A player entered.
    PlayerRegistered {
        /// The number given.
        player: PlayerId,
        /// The person.
        person: PersonId,
        /// The first round played; later than 1 for a late entry.
        from_round: RoundNumber,
    },
    /// Staff put right which person a player is: one known from another tournament, or nobody known.
    PlayerIdentified {
        /// Who.
        player: PlayerId,
        /// The person from now on.
        person: PersonId,
    },
    /// The name of a player was put right. Names stand apart from the log; that one was changed stands here.
    PlayerRenamed {
        /// Who.
        player: PlayerId,
    },
    /// The name of a player was erased for good.
    NameErased {
        /// Who.
        player: PlayerId,
    },
    /// A registration was taken back before play began: the player is nowhere any more, and the number is not given
    /// again.
    RegistrationWithdrawn {
        /// Who.
        player: PlayerId,
    },
    /// A player left and is not paired any more.
    PlayerDropped {
        /// Who.
        player: PlayerId,
        /// The last round the player takes part in; 0 when none was paired.
        after_round: RoundNumber,
        /// Why, when it was said.
        reason: String,
    },
    /// A player who had dropped came back.
    PlayerReinstated {
        /// Who.
        player: PlayerId,
        /// The first round played again.
        from_round: RoundNumber,
    },
    /// A deck list was handed in; the text itself is kept apart, private.
    DeckSubmitted {
        /// Whose deck.
        player: PlayerId,
        /// SHA-256 of the text.
        sha256: String,
        /// Whether the check found no error.
        legal: bool,
        /// How many errors it found.
        errors: u32,
        /// How many cards the list holds.
        cards: u32,
    },
    /// A deck checker accepted a list, with or without faults.
    DeckAccepted {
        /// Whose deck.
        player: PlayerId,
        /// SHA-256 of the list accepted.
        sha256: String,
        /// Why a list with faults was accepted; empty for a list without.
        reason: String,
    },
    /// A member of staff read a private list.
    DeckRead {
        /// Whose deck.
        player: PlayerId,
        /// SHA-256 of the list read.
        sha256: String,
    },
    /// The cards of a player were held against the list.
    DeckChecked {
        /// Whose deck.
        player: PlayerId,
        /// SHA-256 of the list it was held against.
        sha256: String,
        /// The round being played, where one is.
        round: Option<RoundNumber>,
        /// Whether the deck was as the list says.
        agrees: bool,
        /// What was otherwise, or a remark; may be empty where it agrees.
        found: String,
    },
    /// A round was paired, as a draft that players do not see yet.
    RoundPaired {
        /// Which round.
        round: RoundNumber,
        /// The seed the order was drawn with.
        seed: u64,
        /// The tables.
        tables: Vec<PairedTable>,
        /// Normal bye, with the reason in words.
        bye: Option<ByeGiven>,
        /// Players with a bye won as a prize.
        earned_byes: Vec<PlayerId>,
        /// Players told to be away this round.
        absent: Vec<PlayerId>,
        /// How many pairs have met before.
        rematches: u32,
        /// Sum of the score differences across pairs, as the pairing measured it.
        float: String,
        /// Whether the pairing is proved to be the best.
        optimal: String,
    },
    /// The director moved players in a draft.
    PairingsChanged {
        /// Which round.
        round: RoundNumber,
        /// All tables of the round from now on.
        tables: Vec<PairedTable>,
        /// The normal bye from now on.
        bye: Option<ByeGiven>,
        /// Why.
        reason: String,
    },
    /// A draft was thrown away before publication.
    PairingsDiscarded {
        /// Which round.
        round: RoundNumber,
        /// Why.
        reason: String,
    },
    /// The pairings were shown to everyone.
    RoundPublished {
        /// Which round.
        round: RoundNumber,
        /// Minutes on the clock, which starts now.
        minutes: u32,
    },
    /// A player reported the result of the own table.
    ResultReported {
        /// Which round.
        round: RoundNumber,
        /// Which table.
        table: TableNumber,
        /// Who reported.
        player: PlayerId,
        /// What was reported.
        result: GameResult,
    },
    /// A result was recorded.
    ResultRecorded {
        /// Which round.
        round: RoundNumber,
        /// Which table.
        table: TableNumber,
        /// The raw result.
        result: GameResult,
    },
    /// A result was offered that contradicts the one recorded. Nothing was overwritten.
    ResultContradicted {
        /// Which round.
        round: RoundNumber,
        /// Which table.
        table: TableNumber,
        /// The result offered.
        offered: GameResult,
    },
    /// The recorded result stands; what contradicted it is set aside.
    ResultKept {
        /// Which round.
        round: RoundNumber,
        /// Which table.
        table: TableNumber,
        /// Why.
        reason: String,
    },
    /// A recorded result was put right.
    ResultCorrected {
        /// Which round.
        round: RoundNumber,
        /// Which table.
        table: TableNumber,
        /// What stood before.
        was: GameResult,
        /// What stands now.
        result: GameResult,
        /// Why.
        reason: String,
        /// The dispute whose ruling caused it.
        dispute: Option<DisputeNumber>,
    },
    /// One table was given time beyond the round's clock, or time given before was taken back.
    TimeExtended {
        /// Which table.
        at: AtTable,
        /// How many minutes; negative where they are taken back.
        minutes: i32,
        /// Why.
        reason: String,
        /// The dispute that took the time.
        dispute: Option<DisputeNumber>,
    },
    /// All results of a round are in.
    RoundClosed {
        /// Which round.
        round: RoundNumber,
        /// The disputes about it that nobody had decided, closed over knowingly. Logs without it did not ask.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        over: Vec<DisputeNumber>,
    },
    /// A dispute was opened.
    DisputeOpened {
        /// Its number.
        dispute: DisputeNumber,
        /// The table it is about, where there is one.
        at: Option<AtTable>,
        /// The question in a few words.
        question: String,
    },
    /// A judge took a dispute on.
    DisputeClaimed {
        /// Which dispute.
        dispute: DisputeNumber,
        /// The judge who was on it before, as an opaque identifier.
        instead_of: Option<String>,
    },
    /// A dispute went on to the head judge before anybody ruled.
    DisputeEscalated {
        /// Which dispute.
        dispute: DisputeNumber,
        /// Why.
        reason: String,
    },
    /// A version of the facts was written down.
    FactsStated {
        /// Which dispute.
        dispute: DisputeNumber,
        /// Whose version.
        by: String,
        /// What was said.
        text: String,
    },
    /// A citation was attached, its quotation frozen.
    CitationAttached {
        /// Which dispute.
        dispute: DisputeNumber,
        /// The citation.
        cited: Box<Cited>,
        /// How the ruling treats it.
        treatment: Treatment,
    },
    /// A citation was taken off again.
    CitationRemoved {
        /// Which dispute.
        dispute: DisputeNumber,
        /// The citation.
        citation: String,
        /// SHA-256 of the words quoted, which tells two quotations from one entry apart. In logs without it all
        /// quotations from the entry were taken off.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        quote_sha256: Option<String>,
        /// Why.
        reason: String,
    },
    /// A judge decided.
    RulingGiven {
        /// Which dispute.
        dispute: DisputeNumber,
        /// The ruling in words.
        text: String,
    },
    /// The words of a ruling were put right; the first ones stay in the log.
    RulingReworded {
        /// Which dispute.
        dispute: DisputeNumber,
        /// The ruling as it is worded from now on.
        text: String,
        /// Why.
        reason: String,
    },
    /// A call was taken back before anybody ruled.
    DisputeWithdrawn {
        /// Which dispute.
        dispute: DisputeNumber,
        /// Why.
        reason: String,
        /// The dispute that goes on in its place, where there is one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        instead: Option<DisputeNumber>,
    },
    /// A player appealed.
    AppealLodged {
        /// Which dispute.
        dispute: DisputeNumber,
        /// The player who appealed, where that was said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<PlayerId>,
        /// On what ground.
        text: String,
    },
    /// The head judge or the director had the final word.
    AppealDecided {
        /// Which dispute.
        dispute: DisputeNumber,
        /// Whether the ruling stands.
        outcome: AppealOutcome,
        /// The final word.
        text: String,
    },
    /// A player got a penalty.
    PenaltyIssued {
        /// Its number.
        number: PenaltyNumber,
        /// Who.
        player: PlayerId,
        /// The code of its kind.
        kind: String,
        /// How heavy it is.
        level: Level,
        /// The round it belongs to; none before the first.
        round: Option<RoundNumber>,
        /// What happened.
        reason: String,
        /// The dispute behind it.
        dispute: Option<DisputeNumber>,
    },
    /// A penalty was withdrawn; it stays in the record as withdrawn.
    PenaltyWithdrawn {
        /// Its number.
        number: PenaltyNumber,
        /// Why.
        reason: String,
    },
    /// A coin, a die or an order was thrown.
    ChanceTaken {
        /// What was thrown.
        what: Throw,
        /// What came of it.
        outcome: Vec<u32>,
        /// The seed from which it follows.
        seed: u64,
        /// What it decides.
        purpose: String,
        /// The table it is about.
        at: Option<AtTable>,
        /// The dispute it is about.
        dispute: Option<DisputeNumber>,
    },
    /// The whole tournament was taken away as a file, private deck lists included.
    TournamentExported {},
    /// The tournament is over; the standings are final.
    TournamentClosed {},
    /// A closed tournament was opened again.
    TournamentReopened {
        /// Why.
        reason: String,
    },
}

/// A normal bye and why this player has it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByeGiven {
    /// Who.
    pub player: PlayerId,
    /// Why, in words.
    pub why: String,
}

/// A table of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AtTable {
    /// The round.
    pub round: RoundNumber,
    /// The table.
    pub table: TableNumber,
}

impl Entry {
    /// The kind as it stands in the log's own column.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::TournamentCreated { .. } => "tournament-created",
            Self::SettingsChanged { .. } => "settings-changed",
            Self::ProfileChanged { .. } => "profile-changed",
            Self::FormatChanged { .. } => "format-changed",
            Self::PlayerRegistered { .. } => "player-registered",
            Self::PlayerIdentified { .. } => "player-identified",
            Self::PlayerRenamed { .. } => "player-renamed",
            Self::NameErased { .. } => "name-erased",
            Self::RegistrationWithdrawn { .. } => "registration-withdrawn",
            Self::PlayerDropped { .. } => "player-dropped",
            Self::PlayerReinstated { .. } => "player-reinstated",
            Self::DeckSubmitted { .. } => "deck-submitted",
            Self::DeckAccepted { .. } => "deck-accepted",
            Self::DeckRead { .. } => "deck-read",
            Self::DeckChecked { .. } => "deck-checked",
            Self::RoundPaired { .. } => "round-paired",
            Self::PairingsChanged { .. } => "pairings-changed",
            Self::PairingsDiscarded { .. } => "pairings-discarded",
            Self::RoundPublished { .. } => "round-published",
            Self::ResultReported { .. } => "result-reported",
            Self::ResultRecorded { .. } => "result-recorded",
            Self::ResultContradicted { .. } => "result-contradicted",
            Self::ResultKept { .. } => "result-kept",
            Self::ResultCorrected { .. } => "result-corrected",
            Self::TimeExtended { .. } => "time-extended",
            Self::RoundClosed { .. } => "round-closed",
            Self::DisputeOpened { .. } => "dispute-opened",
            Self::DisputeClaimed { .. } => "dispute-claimed",
            Self::DisputeEscalated { .. } => "dispute-escalated",
            Self::FactsStated { .. } => "facts-stated",
            Self::CitationAttached { .. } => "citation-attached",
            Self::CitationRemoved { .. } => "citation-removed",
            Self::RulingGiven { .. } => "ruling-given",
            Self::RulingReworded { .. } => "ruling-reworded",
            Self::DisputeWithdrawn { .. } => "dispute-withdrawn",
            Self::AppealLodged { .. } => "appeal-lodged",
            Self::AppealDecided { .. } => "appeal-decided",
            Self::PenaltyIssued { .. } => "penalty-issued",
            Self::PenaltyWithdrawn { .. } => "penalty-withdrawn",
            Self::ChanceTaken { .. } => "chance-taken",
            Self::TournamentExported {} => "tournament-exported",
            Self::TournamentClosed {} => "tournament-closed",
            Self::TournamentReopened { .. } => "tournament-reopened",
        }
    }
}
