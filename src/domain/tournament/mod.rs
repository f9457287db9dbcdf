//! The tournament is its match log: entries are decided, then applied, and never changed.

pub mod act_span;
pub mod apart;
pub(crate) mod apart_refusal;
mod apply;
pub mod check_in;
pub mod chronicle;
pub mod cited;
pub(crate) mod clock_jump;
pub mod command;
pub mod cut;
pub(crate) mod cut_bracket;
pub(crate) mod cut_order;
pub(crate) mod cut_position;
mod decide;
pub mod deck_check;
pub mod dispute;
pub mod entry;
pub mod expected;
pub mod extension;
pub(crate) mod fixed_table;
mod footprint;
pub mod hash_chain;
pub mod head;
pub mod heats;
pub(crate) mod log_subject;
pub(crate) mod log_validation;
mod log_validation_cut;
mod log_validation_play;
mod log_validation_pods;
mod log_validation_pool;
mod log_validation_reasons;
mod log_validation_repair;
mod log_validation_return;
mod log_validation_timetable;
pub mod optional_rule;
pub mod other_top_table;
mod overtaken;
pub mod pairing_reason;
pub(crate) mod payload;
pub mod penalty;
pub mod pinned_part;
pub mod play;
pub mod player_rating;
pub mod player_refusal;
pub(crate) mod pod_refusal;
pub(crate) mod pod_table;
pub mod publication;
pub mod published;
pub mod random_draw;
mod redo_of_seats;
pub mod refusal;
pub(crate) mod registered_pool;
mod rests_on;
pub mod role;
pub mod round;
pub mod round_clock;
mod round_robin;
pub mod round_waits;
pub mod settings;
pub mod sign_up;
pub mod stage_step;
pub mod stale_refusal;
mod stamped;
pub(crate) mod system_refusal;
pub mod teller;
pub mod text_limits;
pub mod undo;
pub mod undo_refusal;
pub mod walk_over;
pub mod way_back;
pub mod what_if;
pub(crate) mod what_if_pods;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use chrono::{DateTime, Utc};
use chrono_tz::Tz;

use crate::domain::deck::Format;
use crate::domain::hash::ListHash;
use crate::domain::id::{
    DisputeNumber, GroupNumber, PenaltyNumber, PersonId, PlayerId, RoundNumber, TableNumber,
};
use crate::domain::pairing::timetable::Timetable;
use crate::domain::reason::Reason;
use crate::domain::scoring::history::{Entrant, History};
use crate::domain::teams::Team;
use crate::domain::tournament::apart::ApartGroup;
use crate::domain::tournament::check_in::CheckIn;
use crate::domain::tournament::chronicle::Chronicle;
use crate::domain::tournament::cut::StartedCut;
use crate::domain::tournament::deck_check::Checks;
use crate::domain::tournament::dispute::Dispute;
use crate::domain::tournament::entry::ClockJumped;
use crate::domain::tournament::fixed_table::FixedTable;
use crate::domain::tournament::penalty::Penalty;
use crate::domain::tournament::play::Play;
use crate::domain::tournament::publication::{Consent, Publication};
use crate::domain::tournament::random_draw::Drawn;
use crate::domain::tournament::registered_pool::RegisteredPool;
use crate::domain::tournament::round::{Phase, Round, RoundKind};
use crate::domain::tournament::settings::{Pins, Settings};
use crate::domain::tournament::sign_up::SignUp;

pub use stamped::Stamped;

/// A tournament, as its log describes it. Clones share everything with the original; an entry copies only the part it
/// changes, so a result costs one table, whatever the size of the field.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tournament {
    setup: Option<Arc<Setup>>,
    players: Arc<BTreeMap<PlayerId, Player>>,
    withdrawn: Arc<BTreeSet<PlayerId>>,
    /// Who players were before staff said who they are.
    former_people: Arc<BTreeMap<PersonId, PlayerId>>,
    rounds: Vec<Arc<Round>>,
    /// The setup under which each of these rounds was paired.
    paired_under: Vec<(RoundNumber, Arc<Setup>)>,
    discarded: u64,
    /// The numbers drawn for a round robin, with its first round.
    timetable: Option<Arc<Timetable>>,
    sign_up: Option<Arc<SignUp>>,
    check_in: Option<Arc<CheckIn>>,
    apart: Arc<Vec<ApartGroup>>,
    /// Who was kept apart when the pods of these heats were last changed by hand.
    apart_at_change: Vec<(RoundNumber, Arc<Vec<ApartGroup>>)>,
    /// The number of the newest group, so that none is used twice.
    last_group: GroupNumber,
    /// The one set first ahead.
    fixed_tables: Arc<Vec<FixedTable>>,
    cut: Option<Arc<StartedCut>>,
    disputes: Vec<Arc<Dispute>>,
    penalties: Arc<Vec<Penalty>>,
    draws: Arc<Vec<Drawn>>,
    checks: Arc<Checks>,
    publication: Publication,
    /// The lists that were played, by their hashes, when the tournament was closed for the first time.
    field: Option<Arc<BTreeMap<PlayerId, ListHash>>>,
    closed: Option<DateTime<Utc>>,
    /// Whether an operator hid it.
    hidden: bool,
    clock_jump: Option<ClockJumped>,
    chronicle: Chronicle,
}

/// What was chosen and pinned at set-up, with later changes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup {
    /// What the director chose.
    pub settings: Settings,
    /// Games of two or pods, each with the complete profile.
    pub play: Play,
    /// The complete deck format; `None` if decks are not checked.
    pub format: Option<Format>,
    /// The versions that judge this tournament.
    pub pins: Pins,
    /// The number from which pairing seeds are derived.
    pub pairing_seed: u64,
}

/// A player in one tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    /// The number in this tournament.
    pub id: PlayerId,
    /// The person behind the player.
    pub person: PersonId,
    /// Whether this person's name was erased here.
    pub is_erased: bool,
    /// The first round played.
    pub from_round: RoundNumber,
    /// The last round before dropping, if the player dropped.
    pub dropped_after: Option<RoundNumber>,
    /// Whether the player dropped on their own page.
    pub left_alone: bool,
    /// The rating brought to the tournament, if the director wrote it down.
    pub rating: Option<u32>,
    /// The newest deck list.
    pub deck: Option<Deck>,
    /// Whether everybody may see it; `None` until somebody says so.
    pub consent: Option<Consent>,
    /// What the player opened or drafted, once it is registered.
    pub pool: Option<RegisteredPool>,
}

/// The newest deck list of a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deck {
    /// SHA-256 of the list's text.
    pub sha256: ListHash,
    /// How many errors the check found.
    pub errors: u32,
    /// How many cards it holds.
    pub cards: u32,
    /// When it was handed in.
    pub at: DateTime<Utc>,
    /// That it was accepted; `None` until somebody accepts it.
    pub accepted: Option<DeckAcceptance>,
    /// Whether the format, the day or the player's pool changed after it was handed in or accepted.
    pub rules_changed: bool,
    /// Whether the cards matched it at the last deck check; `None` without one.
    pub agrees: Option<bool>,
}

/// How a deck list was accepted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeckAcceptance {
    /// Why, if it has faults; optional if it has none.
    pub reason: Option<Reason>,
}

impl Setup {
    /// Whether each player builds a deck from a registered pool.
    pub fn opens_pools(&self) -> bool {
        self.format.as_ref().is_some_and(|format| format.pool_rule().is_some())
    }

    /// Whether the format lets players exchange cards of the deck for others of their pool between games.
    pub fn exchanges_between_games(&self) -> bool {
        let day = self.settings.date;
        self.format.as_ref().is_some_and(|format| format.exchanges_between_games(day))
    }
}

impl Deck {
    /// Whether the list needs no further attention.
    pub const fn is_settled(&self) -> bool {
        self.errors == 0 || self.accepted.is_some()
    }
}

impl Tournament {
    /// Rebuilds a tournament from its match log.
    ///
    /// ```
    /// use arbiter::domain::tournament::Tournament;
    /// use arbiter::domain::tournament::command::{CloseTournament, Command};
    /// use arbiter::domain::tournament::refusal::Refusal;
    ///
    /// let empty = Tournament::replay([]);
    /// assert!(empty.setup().is_none());
    /// assert_eq!(empty.decide(&Command::CloseTournament(CloseTournament {})), Err(Refusal::NotCreated));
    /// ```
    pub fn replay<'a>(log: impl IntoIterator<Item = &'a Stamped>) -> Self {
        log.into_iter().fold(Self::default(), |mut tournament, entry| {
            tournament.apply(entry);
            tournament
        })
    }

    /// What was chosen and pinned; `None` before the first entry.
    pub fn setup(&self) -> Option<&Setup> {
        self.setup.as_deref()
    }

    /// The time zone; UTC before the first entry, or if its name is unknown.
    pub fn zone(&self) -> Tz {
        self.setup().map_or(Tz::UTC, |setup| setup.settings.zone())
    }

    /// Everybody who entered, by number, including those who dropped; withdrawn registrations are left out.
    pub fn players(&self) -> impl ExactSizeIterator<Item = &Player> {
        self.players.values()
    }

    /// The player with this number.
    pub fn player(&self, id: PlayerId) -> Option<&Player> {
        self.players.get(&id)
    }

    /// Who players were before staff said who they are, each with who that is now.
    pub fn former_people(&self) -> impl Iterator<Item = (PersonId, PersonId)> {
        let each = self.former_people.iter();
        let each = each.filter_map(|(was, player)| Some((*was, self.player(*player)?.person)));
        each.filter(|(was, now)| was != now)
    }

    /// All rounds in order, a draft last.
    pub fn rounds(&self) -> impl DoubleEndedIterator<Item = &Round> + ExactSizeIterator + Clone {
        self.rounds.iter().map(Arc::as_ref)
    }

    /// The rounds that everybody may see.
    pub fn published_rounds(&self) -> impl DoubleEndedIterator<Item = &Round> + Clone {
        self.rounds().filter(|round| round.is_published())
    }

    /// The round with this number.
    pub fn round(&self, number: RoundNumber) -> Option<&Round> {
        self.rounds().find(|round| round.number == number)
    }

    /// The round that matters now: the first one being played, otherwise the newest, be it closed or a draft. Several are
    /// played at once only if all rounds of a timetable were published together.
    pub fn current_round(&self) -> Option<&Round> {
        let playing = self.rounds().find(|round| round.phase() == Phase::Playing);
        playing.or_else(|| self.rounds().next_back())
    }

    /// The round that matters now to everybody: to the public, a draft does not exist.
    pub fn shown_round(&self) -> Option<&Round> {
        let current = self.current_round().filter(|round| round.is_published());
        current.or_else(|| self.published_rounds().next_back())
    }

    /// The groups of players who are kept apart.
    pub fn apart_groups(&self) -> impl Iterator<Item = &ApartGroup> {
        self.apart.iter()
    }

    /// The groups with a public name.
    pub fn teams(&self) -> impl Iterator<Item = Team<'_>> {
        self.apart.iter().filter_map(ApartGroup::as_team)
    }

    /// The pairs who are kept apart in a round.
    pub fn kept_apart_in(&self, round: RoundNumber) -> Vec<[PlayerId; 2]> {
        self.apart_groups_in(round).flat_map(ApartGroup::pairs).collect()
    }

    /// The players from whom this one is kept apart in a round.
    pub fn kept_apart_from(&self, player: PlayerId, round: RoundNumber) -> BTreeSet<PlayerId> {
        let own = self.apart_groups_in(round).filter(|group| group.players.contains(&player));
        own.flat_map(|group| &group.players).copied().filter(|other| *other != player).collect()
    }

    fn apart_groups_in(&self, round: RoundNumber) -> impl Iterator<Item = &ApartGroup> {
        self.apart.iter().filter(move |group| group.holds_in(round))
    }

    /// Players with a fixed table, the one set first ahead.
    pub fn fixed_tables(&self) -> impl Iterator<Item = &FixedTable> {
        self.fixed_tables.iter()
    }

    /// Players with a fixed table, each with its number, as the pairing reads them.
    pub fn fixed_seats(&self) -> Vec<(PlayerId, TableNumber)> {
        self.fixed_tables().map(|fixed| (fixed.player, fixed.table)).collect()
    }

    /// What was pinned when a round was paired, without later changes.
    pub fn paired_under(&self, number: RoundNumber) -> Option<&Setup> {
        let (_, setup) = self.paired_under.iter().rfind(|(round, _)| *round == number)?;
        Some(setup)
    }

    /// All disputes in order.
    pub fn disputes(&self) -> impl DoubleEndedIterator<Item = &Dispute> + ExactSizeIterator + Clone {
        self.disputes.iter().map(Arc::as_ref)
    }

    /// The dispute with this number.
    pub fn dispute(&self, number: DisputeNumber) -> Option<&Dispute> {
        self.disputes().find(|dispute| dispute.number == number)
    }

    /// All penalties in order, including withdrawn ones.
    pub fn penalties(&self) -> &[Penalty] {
        &self.penalties
    }

    /// The penalty with this number.
    pub fn penalty(&self, number: PenaltyNumber) -> Option<&Penalty> {
        self.penalties.iter().find(|penalty| penalty.number == number)
    }

    /// All random draws in order.
    pub fn draws(&self) -> &[Drawn] {
        &self.draws
    }

    /// The deck checks drawn and made.
    pub fn deck_checks(&self) -> &Checks {
        &self.checks
    }

    /// When the tournament was closed, if it is.
    pub const fn closed_at(&self) -> Option<DateTime<Utc>> {
        self.closed
    }

    /// Whether only people with a role or a seat see it: its director keeps it private, or an operator hid it.
    pub fn is_hidden(&self) -> bool {
        self.hidden || self.setup.as_ref().is_some_and(|setup| setup.settings.private)
    }

    /// Whether an operator hid it, whatever its director wants.
    pub const fn is_hidden_by_operator(&self) -> bool {
        self.hidden
    }

    /// The newest jump of the clock that was noticed.
    pub const fn clock_jump(&self) -> Option<&ClockJumped> {
        self.clock_jump.as_ref()
    }

    /// The log behind it: which entries count, and which were undone.
    pub const fn chronicle(&self) -> &Chronicle {
        &self.chronicle
    }

    /// The state alone, without the log that led to it: equal for two logs that come to the same.
    #[must_use]
    pub fn state(&self) -> Self {
        Self { chronicle: Chronicle::default(), ..self.clone() }
    }

    /// Whether any result was recorded.
    pub fn has_results(&self) -> bool {
        self.rounds.iter().any(|round| round.count_results().0 > 0)
    }

    /// Everybody who has left.
    pub fn gone(&self) -> BTreeSet<PlayerId> {
        self.players().filter(|player| !player.is_active()).map(|player| player.id).collect()
    }

    /// The history from which standings and pairings are computed, without drafts and without the cut.
    pub fn history(&self) -> History {
        let swiss = self.published_rounds().filter(|round| round.kind == RoundKind::Swiss);
        History {
            players: self.players.values().map(Player::entrant).collect(),
            rounds: swiss.map(Round::played_round).collect(),
        }
    }

    /// The history as it was when `round` ended.
    pub fn history_after(&self, round: RoundNumber) -> History {
        let mut history = self.history();
        history.rounds.truncate(usize::try_from(round.0).unwrap_or(usize::MAX));
        history
    }

    /// The history behind the standings after `round`: without the players who entered later.
    pub fn standings_history(&self, round: RoundNumber) -> History {
        let mut history = self.history_after(round);
        history.players.retain(|entrant| entrant.from_round <= round);
        history
    }
}

impl Player {
    /// Whether the player is paired in the rounds to come.
    pub const fn is_active(&self) -> bool {
        self.dropped_after.is_none()
    }

    /// Whether a pairing of this round reckons with the player, as [`active`](crate::domain::pairing::field::active) does.
    fn plays_in(&self, round: RoundNumber) -> bool {
        self.from_round <= round && self.dropped_after.is_none_or(|last| last >= round)
    }

    fn entrant(&self) -> Entrant {
        Entrant {
            id: self.id,
            key: self.id.to_string(),
            from_round: self.from_round,
            dropped_after: self.dropped_after,
            rating: self.rating.map(i64::from),
        }
    }
}
