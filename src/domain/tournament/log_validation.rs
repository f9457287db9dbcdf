//! Whether an entry is possible at its place in a log: what it pins is usable, and what it refers to exists.
//!
//! `arbiter verify` and every import check whole logs with this. A hash chain only proves that nothing changed after
//! it was written; this checks what was written in the first place.

use std::collections::BTreeSet;

use crate::domain::bracket::cut::Size;
use crate::domain::deck::Format;
use crate::domain::deck::format::FormatError;
use crate::domain::id::{AtTable, DisputeNumber, EntryNumber, GroupNumber, PlayerId, RoundNumber};
use crate::domain::pods::profile::PodProfileError;
use crate::domain::pods::score::ImpossiblePodScore;
use crate::domain::reason::Reason;
use crate::domain::scoring::check::ProfileError;
use crate::domain::scoring::impossible::Impossible;
use crate::domain::tournament::Tournament;
use crate::domain::tournament::act_span::ActSpan;
use crate::domain::tournament::cut::StartedCut;
use crate::domain::tournament::entry::topic::{RulesTopic, Topic};
use crate::domain::tournament::entry::{
    ClockSet, CutStarted, DeckChecksDrawn, DeckSubmitted, DisputeOpened, Entry, GameAdded, GameWithdrawn,
    PairingsChanged, PenaltyIssued, PlayersCheckedIn, PlayersKeptApart, PlayersRated, ReserveMovedUp,
    ResultCorrected, RoundPaired, RoundPublished, TableFixed, TournamentCreated,
};
use crate::domain::tournament::fixed_table::HIGHEST_TABLE;
use crate::domain::tournament::footprint::comes_before_the_end;
use crate::domain::tournament::penalty::Penalty;
use crate::domain::tournament::player_rating::HIGHEST_RATING;
use crate::domain::tournament::publication::PublicationError;
use crate::domain::tournament::rests_on::RestsOn;
use crate::domain::tournament::round::{ByeGiven, PairedTable, Phase};
use crate::domain::tournament::round_clock::is_sane;
use crate::domain::tournament::settings::{SettingsError, check_minutes};
use crate::domain::tournament::sign_up::SignUpError;

/// Why an entry is impossible at its place.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LogError {
    /// The tournament has not been set up yet.
    TooEarly,
    /// Only the first entry sets a tournament up.
    SetUpTwice,
    /// The profile is not valid in a file either.
    Profile(#[from] ProfileError),
    /// The settings could not have been chosen.
    Settings(#[from] SettingsError),
    /// The publication could not have been chosen.
    Publication(#[from] PublicationError),
    /// The terms could not have been offered.
    SignUp(#[from] SignUpError),
    /// The format is not valid in a file either.
    Format(#[from] FormatError),
    /// Numbers must be assigned in order.
    NotNext {
        /// What is numbered.
        what: NumberOf,
        /// The number found.
        found: u32,
        /// The expected number.
        wanted: u32,
    },
    /// The entry refers to something that does not exist.
    Unknown {
        /// What the entry refers to.
        what: NumberOf,
        /// The number it gives.
        number: u32,
    },
    /// A player has two seats in one round.
    SeatedTwice { round: RoundNumber, player: PlayerId },
    /// Two tables have the same number, but results find their table by it.
    TableTwice { round: RoundNumber, table: u32 },
    /// Players report from their own table.
    NotSeated { player: PlayerId },
    /// A registration can be withdrawn only before play.
    Involved { player: PlayerId },
    /// A tournament has one cut.
    CutTwice,
    /// The entry is about a cut.
    NoCut,
    /// A result of a cut stays.
    CutBegun,
    /// Games come before the director's word.
    DecidedByGames { round: RoundNumber, table: u32 },
    /// The players of a cut are not those of its entry.
    Seeds {
        /// How many players the cut takes.
        size: u32,
    },
    /// Games of two and pods are tournaments of their own.
    OtherPlay,
    /// The rules of the pods could not have been chosen.
    Pods(#[from] PodProfileError),
    /// A score that no pod of this size can have.
    PodScore(#[from] ImpossiblePodScore),
    /// A pod cannot hold this many players.
    PodSize {
        round: RoundNumber,
        /// The players found.
        players: usize,
    },
    /// Nothing follows the top table, and it follows a heat.
    TopTable,
    /// The top table is a pod.
    TopSize(u32),
    /// Pods change by an exchange of players, or take in one who is late.
    OtherPlayers(RoundNumber),
    /// Undoing or redoing them would make the rest impossible.
    Undoing {
        /// The first entry of the act.
        first: EntryNumber,
        /// The last entry of the act.
        last: EntryNumber,
    },
    /// Only a Swiss round in play can be seated again.
    NotInPlay(RoundNumber),
    /// One player may come in, to meet the bye or in the place of one other; two may, at a new table of their own.
    LeftOut(RoundNumber),
    /// What was reported at a table was reported of its players.
    Begun { round: RoundNumber, table: u32 },
    /// A clock that was not published yet, or shows the same already.
    Clock(RoundNumber),
    /// The timetable says who meets whom.
    Timetable(RoundNumber),
    /// The timetable has no place left.
    NoNumber { player: PlayerId },
    /// The system of pairing stays once a round is paired.
    System,
    /// Undoing an entry that changes only names is possible where that of other settings is not.
    OnlyNames,
    /// Undoing an entry that changes only parts of the plan is possible where that of other settings is not.
    OnlyPlan,
    /// The bracket is not of the tournament's kind, or its choices do not go together.
    OtherBracket,
    /// In a draft players change places, and pairs made by hand say so.
    OtherDraft(RoundNumber),
    /// The bracket says who plays in a stage, and where.
    OtherMatches(RoundNumber),
    /// Only a draft can be discarded.
    NotADraft(RoundNumber),
    /// A stage is paired from the winners of the one before.
    GoesOnOtherwise(RoundNumber),
    /// Who enters plays from the next round.
    EntersOtherwise { player: PlayerId, found: RoundNumber, wanted: RoundNumber },
    /// Who drops has played until now.
    LeavesOtherwise { player: PlayerId, found: RoundNumber, wanted: RoundNumber },
    /// A player who enters late is paired in later rounds.
    SeatedTooEarly { round: RoundNumber, player: PlayerId },
    /// Only a round in play closes.
    ClosedOtherwise(RoundNumber),
    /// A round closes once every table has a result.
    ResultsMissing(RoundNumber),
    /// After the end the tournament is reopened first.
    AfterTheEnd,
    /// The rounds close before the tournament does.
    EndsTooEarly(RoundNumber),
    /// Only what ended is reopened.
    NotOver,
    /// Results come while a round is played; later ones are corrections.
    ResultOutsidePlay(RoundNumber),
    /// The profile of that moment says what can happen and what is ticked with it.
    Impossible(#[from] Impossible),
    /// The first result stays until somebody corrects it.
    ResultTwice { round: RoundNumber, table: u32 },
    /// Players report, and get more time, while they play.
    NobodyPlays { round: RoundNumber, table: u32 },
    /// What contradicts nothing is a first result.
    NoResult { round: RoundNumber, table: u32 },
    /// Staff keep a result against another one.
    NotContradicted { round: RoundNumber, table: u32 },
    /// A correction says what it corrects.
    OtherResult { round: RoundNumber, table: u32 },
    /// Nobody chooses a seed.
    Seed(u64),
    /// The standings or the lot give the seeds of a cut, and the seats of a top table.
    OtherSeeds,
    /// A round begins once the one before is closed.
    WhileOpen(RoundNumber),
    /// Everybody who can play is paired or marked absent, and nobody else.
    OtherPool(RoundNumber),
    /// The number of players gives the sizes of the pods.
    PodSizes(RoundNumber),
    /// A cut follows the rounds before it.
    CutAfter { found: RoundNumber, wanted: RoundNumber },
    /// Those whom no tie-breaker separates follow from the standings.
    OtherDrawn,
    /// Fixed tables have their numbers, and all others follow the points.
    TableOrder(RoundNumber),
    /// The seed and the algorithm give the pairs.
    PairedOtherwise(RoundNumber),
    /// A group that is kept apart has at least two players, each named once.
    KeptApart,
    /// Players check in for the round that comes.
    ChecksInOtherwise { found: RoundNumber, wanted: RoundNumber },
    /// Nobody comes and goes at once.
    HereAndGone(PlayerId),
    /// A note of check-ins says something, and each of it once.
    ChecksNobody,
    /// The bracket, the heats or the numbers say who plays.
    NoCheckIn,
    /// A list is legal exactly if no error was found.
    OtherLegality(PlayerId),
    /// Facts have words.
    NoFacts,
    /// Every undoing has a reason.
    NoReason,
    /// What the pairing weighed follows from the log before it.
    OtherReasons(RoundNumber),
}

/// What a number in an entry counts or names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NumberOf {
    Round,
    /// The round of the last stage of a cut.
    LastStage,
    /// The check-in for a round.
    CheckIn,
    Stage,
    Table,
    /// A table whose game goes on.
    OpenGame,
    /// A table that nobody else has.
    FreeTable,
    Player,
    /// The fixed table of a player.
    FixedTable,
    /// The rating of a player.
    Rating,
    Group,
    Dispute,
    Penalty,
    /// A penalty that nobody withdrew.
    PenaltyInForce,
}

pub(super) type Validity = Result<(), LogError>;

impl Tournament {
    /// Whether this entry can follow the applied ones.
    ///
    /// # Errors
    /// Why it cannot.
    #[expect(clippy::too_many_lines, reason = "one arm for each kind")]
    pub fn can_follow(&self, entry: &Entry) -> Validity {
        if self.setup.is_none() && !matches!(entry.topic(), Topic::Rules(RulesTopic::Beginning { .. })) {
            return Err(LogError::TooEarly);
        }
        if self.closed.is_some() && comes_before_the_end(entry) {
            return Err(LogError::AfterTheEnd);
        }
        match entry {
            Entry::TournamentCreated(it) => self.can_be_set_up(it),
            Entry::PodTournamentCreated(it) => self.can_be_set_up_in_pods(it),
            Entry::SettingsChanged(it) => self.can_change_settings(it),
            Entry::ProfileChanged(it) => self.is_of(false).and(Ok(it.profile.check()?)),
            Entry::PodRulesChanged(it) => self.can_change_pod_rules(it),
            Entry::FormatChanged(it) => usable(it.format.as_deref()),
            Entry::SignUpChanged(it) => Ok(it.terms.check()?),
            Entry::PlayerRegistered(it) => self.can_be_registered(it),
            Entry::RegistrationWithdrawn(it) => self.is_still_entered_only(it.player),
            Entry::PlayerIdentified(it) => self.has_player(it.player),
            Entry::PlayerRenamed(it) => self.has_player(it.player),
            Entry::NameErased(it) => self.has_player(it.player),
            Entry::PlayerDropped(it) => self.can_drop(it),
            Entry::PlayerReinstated(it) => self.can_come_back(it),
            Entry::CheckInOpened(_) => Ok(()),
            Entry::CheckInClosed(it) => self.checks_in(it.round),
            Entry::PlayersCheckedIn(it) => self.can_note_check_ins(it),
            Entry::DeckSubmitted(it) => self.has_player(it.player).and(has_true_legality(it)),
            Entry::PoolRegistered(it) => self.has_player(it.player),
            Entry::DeckAccepted(it) => self.has_player(it.player),
            Entry::DeckRead(it) => self.has_player(it.player),
            Entry::DeckChecked(it) => self.has_player(it.player),
            Entry::DeckChecksDrawn(it) => self.can_be_drawn(it),
            Entry::DeckConsentStated(it) => self.has_player(it.player),
            Entry::PublicationChanged(it) => Ok(it.publication.check()?),
            Entry::PlayersKeptApart(it) => self.can_be_kept_apart(it),
            Entry::PlayersLetMeet(it) => self.has_group(it.group),
            Entry::TeamNamed(it) => self.has_group(it.group),
            Entry::TableFixed(it) => self.can_be_fixed(it),
            Entry::TableFreed(it) => self.has_fixed_table(it.player),
            Entry::PlayersRated(it) => self.can_be_rated(it),
            Entry::RoundPaired(it) => self.can_be_paired(it),
            Entry::PairingsChanged(it) => self.can_be_changed(it),
            Entry::TablesReseated(it) => self.can_seat_again(it),
            Entry::PairingsDiscarded(it) => self.has_draft(it.round).and(self.has_players(&it.enter)),
            Entry::RoundPublished(it) => self.can_be_published(it),
            Entry::ClockSet(it) => self.can_set_clock(it),
            Entry::RoundClosed(it) => self.can_be_closed(it),
            Entry::ResultReported(it) => {
                self.is_played_at(it.at()).and_then(|()| self.is_seated(it.player, it.at()))
            }
            Entry::ResultRecorded(it) => self.can_be_recorded(it),
            Entry::ResultContradicted(it) => self.can_be_contradicted(it.at()),
            Entry::ResultKept(it) => self.can_be_kept(it.at()),
            Entry::ResultCorrected(it) => self.can_correct(it),
            Entry::TimeExtended(it) => self.is_played_at(it.at).and_then(|()| self.has_disputes(&it.dispute)),
            Entry::CutStarted(it) => self.can_cut(it),
            Entry::CutWithdrawn(_) => self.can_take_cut_back(),
            Entry::StagePaired(it) => self.can_be_a_stage(it),
            Entry::GameAdded(it) => self.can_go_on(it),
            Entry::GameWithdrawn(it) => self.can_be_withdrawn(it),
            Entry::MatchSettled(it) => self.can_be_settled(it),
            Entry::ReserveMovedUp(it) => self.can_move_up(it),
            Entry::HeatPaired(it) => self.can_be_a_heat(it),
            Entry::PodsReseated(it) => self.can_change_pods(it),
            Entry::PodsChanged(it) => self.can_be_reseated(it),
            Entry::TopTableSeated(it) => self.can_be_the_top_table(it),
            Entry::PodReported(it) => self.can_be_reported(it),
            Entry::PodRecorded(it) => {
                self.can_have_scored(it.at(), &it.score).and_then(|()| self.takes_first_result(it.at()))
            }
            Entry::PodContradicted(it) => {
                self.can_have_scored(it.at(), &it.offered).and_then(|()| self.can_be_contradicted(it.at()))
            }
            Entry::PodCorrected(it) => self.can_be_corrected(it),
            Entry::DisputeOpened(it) => self.can_be_opened(it),
            Entry::DisputeClaimed(it) => self.has_dispute(it.dispute),
            Entry::DisputeEscalated(it) => self.has_dispute(it.dispute),
            Entry::FactsStated(it) => {
                self.has_dispute(it.dispute)?;
                if it.text.trim().is_empty() { Err(LogError::NoFacts) } else { Ok(()) }
            }
            Entry::CitationAttached(it) => self.has_dispute(it.dispute),
            Entry::CitationRemoved(it) => self.has_dispute(it.dispute),
            Entry::RulingGiven(it) => self.has_dispute(it.dispute),
            Entry::RulingReworded(it) => self.has_dispute(it.dispute),
            Entry::DisputeWithdrawn(it) => self.has_dispute(it.dispute).and(self.has_disputes(&it.instead)),
            Entry::AppealLodged(it) => self.has_dispute(it.dispute).and(self.has_players(&it.by)),
            Entry::AppealDecided(it) => self.has_dispute(it.dispute),
            Entry::PenaltyIssued(it) => self.can_be_issued(it),
            Entry::PenaltyWithdrawn(it) => {
                let is_in_force = self.penalty(it.number).is_some_and(Penalty::is_in_force);
                require_known(is_in_force, NumberOf::PenaltyInForce, it.number.0)
            }
            Entry::ChanceTaken(it) => self.has_tables(&it.at).and(self.has_disputes(&it.dispute)),
            Entry::SeatLinksGiven(it) => self.has_players(&it.players),
            Entry::TournamentExported(_) | Entry::TournamentHidden(_) | Entry::TournamentShown(_) => Ok(()),
            Entry::ClockJumped(_) => Ok(()),
            Entry::ActUndone(it) => self.can_count_otherwise(it.span(), true, &it.reason),
            Entry::ActRedone(it) => self.can_count_otherwise(it.span(), false, &it.reason),
            Entry::TournamentClosed(_) => self.can_end(),
            Entry::TournamentReopened(_) => self.has_ended(),
        }
    }

    fn can_count_otherwise(&self, span: ActSpan, undone: bool, why: &Reason) -> Validity {
        if why.trim().is_empty() {
            return Err(LogError::NoReason);
        }
        let (first, last) = (span.first, span.last);
        if self.is_sound_after(span, undone) { Ok(()) } else { Err(LogError::Undoing { first, last }) }
    }

    fn can_be_set_up(&self, it: &TournamentCreated) -> Validity {
        if self.setup.is_some() {
            return Err(LogError::SetUpTwice);
        }
        it.settings.check()?;
        it.profile.check()?;
        usable(it.format.as_deref())
    }

    fn can_be_paired(&self, it: &RoundPaired) -> Validity {
        self.is_of(false)?;
        self.has_next_number(it.round)?;
        self.has_none_open(it.algorithm.is_timetable())?;
        if self.is_bracket() {
            return Err(LogError::NoCut);
        }
        self.has_players(&it.absent)?;
        self.follows_the_timetable(it)?;
        self.seats(it.round, &it.tables, it.bye.as_ref(), &it.earned_byes)?;
        self.seats_nobody_too_early(it)?;
        self.places_everybody(it)?;
        // Later rounds of a timetable have the seed of its first.
        if self.timetable.is_some() { Ok(()) } else { self.has_drawn_seed(it.seed) }
    }

    fn can_be_changed(&self, it: &PairingsChanged) -> Validity {
        self.has_draft(it.round)?;
        if self.timetable.is_some() {
            return Err(LogError::Timetable(it.round));
        }
        let earned = self.round(it.round).map_or(&[][..], |round| &round.earned_byes);
        self.seats(it.round, &it.tables, it.bye.as_ref(), earned)?;
        let fits = self.round(it.round).is_some_and(|draft| draft.changes_by_hand_to(it));
        if fits { Ok(()) } else { Err(LogError::OtherDraft(it.round)) }
    }

    /// Whether players check in for this round.
    fn checks_in(&self, round: RoundNumber) -> Validity {
        let open = self.check_in.as_ref().is_some_and(|open| open.round == round);
        require_known(open, NumberOf::CheckIn, round.0)
    }

    pub(super) fn has_cut(&self) -> Result<&StartedCut, LogError> {
        self.cut().ok_or(LogError::NoCut)
    }

    fn can_cut(&self, it: &CutStarted) -> Validity {
        self.is_of(false)?;
        if self.cut.is_some() {
            return Err(LogError::CutTwice);
        }
        self.has_none_open(false)?;
        self.comes_after_the_rounds(it)?;
        check_minutes(it.minutes)?;
        let system = self.setup().map(|setup| setup.settings.system);
        if !it.cut.is_readable() || system.is_some_and(|system| !system.takes(it.cut.elimination)) {
            return Err(LogError::OtherBracket);
        }
        let places = usize::try_from(it.cut.size.players()).unwrap_or(usize::MAX);
        let is_bracket = self.is_bracket();
        let sits = if is_bracket {
            Size::holding(it.seeds.len()) == Some(it.cut.size) && it.reserves.is_empty()
        } else {
            it.seeds.len() == places && it.given.is_none()
        };
        let different: BTreeSet<PlayerId> = it.seeds.iter().chain(&it.reserves).copied().collect();
        if !sits || different.len() != it.seeds.len() + it.reserves.len() {
            return Err(LogError::Seeds { size: it.cut.size.players() });
        }
        self.has_players(it.seeds.iter().chain(&it.reserves))?;
        self.has_drawn_seed(it.seed)?;
        self.has_drawn_seeds(it)
    }

    fn can_go_on(&self, it: &GameAdded) -> Validity {
        self.has_cut()?;
        let round = self.round(it.round).filter(|round| round.stage().is_some());
        let next = round.filter(|round| round.games_at(it.table.table()).next().is_some());
        let next = next.map(|round| round.next_game(it.table));
        if next == Some(it.table) {
            Ok(())
        } else {
            Err(LogError::Unknown { what: NumberOf::Table, number: it.table.table() })
        }
    }

    /// An open game after the first of its match.
    fn can_be_withdrawn(&self, it: &GameWithdrawn) -> Validity {
        self.has_cut()?;
        let stage = self.round(it.round).filter(|round| round.stage().is_some());
        let game = stage.and_then(|stage| stage.table(it.table));
        let is_open = it.table.game() > 1 && game.is_some_and(|game| game.result.is_none());
        require_known(is_open, NumberOf::OpenGame, it.table.table())
    }

    /// The players of a stage that is paired stay the winners of the one before.
    fn can_correct(&self, it: &ResultCorrected) -> Validity {
        self.has_table(it.at()).and(self.has_disputes(&it.dispute))?;
        let AtTable { round, table } = it.at();
        let seated = self.round(round).and_then(|it| it.table(table));
        if seated.and_then(|seated| seated.result.as_ref()).map(|stands| stands.result) != Some(it.was) {
            return Err(LogError::OtherResult { round, table: table.table() });
        }
        if let Some(stage) = self.stage_changed_by(it.at(), it.result) {
            return Err(LogError::GoesOnOtherwise(stage));
        }
        self.can_have_happened(&it.result)
    }

    /// A round has minutes or a deadline.
    fn can_be_published(&self, it: &RoundPublished) -> Validity {
        self.has_draft(it.round)?;
        match it.deadline {
            None => Ok(check_minutes(it.minutes)?),
            Some(deadline) if it.minutes == 0 && !it.clock_waits && is_sane(deadline) => Ok(()),
            Some(_) => Err(LogError::Clock(it.round)),
        }
    }

    fn can_set_clock(&self, it: &ClockSet) -> Validity {
        let round = self.round(it.round).filter(|round| round.phase() == Phase::Playing);
        let clock = round.and_then(|round| round.clock.as_ref());
        let takes = clock.is_some_and(|clock| clock.takes(it.round, it.change) == Ok(true));
        if takes { Ok(()) } else { Err(LogError::Clock(it.round)) }
    }

    fn can_be_drawn(&self, it: &DeckChecksDrawn) -> Validity {
        self.has_round(it.round).and(self.has_players(it.picks.iter().map(|pick| &pick.player)))
    }

    fn can_move_up(&self, it: &ReserveMovedUp) -> Validity {
        let started = self.has_cut()?;
        let fits = started.seed_of(it.left) == Some(it.seed) && started.reserves.contains(&it.reserve);
        if fits { Ok(()) } else { Err(LogError::Seeds { size: started.cut.size.players() }) }
    }

    fn can_be_opened(&self, it: &DisputeOpened) -> Validity {
        self.has_tables(&it.at)?;
        next(NumberOf::Dispute, it.dispute.0, self.disputes.last().map_or(0, |last| last.number.0))
    }

    fn can_be_issued(&self, it: &PenaltyIssued) -> Validity {
        next(NumberOf::Penalty, it.number.0, self.penalties.last().map_or(0, |last| last.number.0))?;
        self.has_player(it.player)?;
        it.round.map_or(Ok(()), |round| self.has_round(round))?;
        self.has_disputes(&it.dispute)
    }

    /// The round after the newest, once all rounds are closed.
    pub(super) fn is_next_round(&self, round: RoundNumber) -> Validity {
        self.has_next_number(round).and_then(|()| self.has_none_open(false))
    }

    fn has_next_number(&self, round: RoundNumber) -> Validity {
        next(NumberOf::Round, round.0, self.rounds.last().map_or(0, |last| last.number.0))
    }

    fn can_be_kept_apart(&self, it: &PlayersKeptApart) -> Validity {
        next(NumberOf::Group, it.group.0, self.last_group.0)?;
        let different: BTreeSet<PlayerId> = it.players.iter().copied().collect();
        if different.len() < 2 || different.len() != it.players.len() {
            return Err(LogError::KeptApart);
        }
        self.has_players(&it.players)
    }

    fn can_note_check_ins(&self, it: &PlayersCheckedIn) -> Validity {
        self.checks_in(it.round).and(self.has_players(it.here.iter().chain(&it.gone)))?;
        let both = it.here.iter().find(|player| it.gone.contains(player));
        if let Some(player) = both {
            return Err(LogError::HereAndGone(*player));
        }
        let named = it.here.len() + it.gone.len();
        let different: BTreeSet<&PlayerId> = it.here.iter().chain(&it.gone).collect();
        if named > 0 && different.len() == named { Ok(()) } else { Err(LogError::ChecksNobody) }
    }

    fn has_group(&self, group: GroupNumber) -> Validity {
        require_known(self.apart.iter().any(|known| known.number == group), NumberOf::Group, group.0)
    }

    /// A player of this tournament, and a table that nobody else has.
    fn can_be_fixed(&self, it: &TableFixed) -> Validity {
        self.has_player(it.player)?;
        let table = it.table.table();
        let is_one = it.table.game() == 1 && (1..=HIGHEST_TABLE).contains(&table);
        let mut others = self.fixed_tables().filter(|known| known.player != it.player);
        require_known(is_one && others.all(|known| known.table != it.table), NumberOf::FreeTable, table)
    }

    fn has_fixed_table(&self, player: PlayerId) -> Validity {
        require_known(self.fixed_tables().any(|known| known.player == player), NumberOf::FixedTable, player.0)
    }

    /// Players of this tournament, each once, with ratings that somebody can have.
    fn can_be_rated(&self, it: &PlayersRated) -> Validity {
        let mut named = BTreeSet::new();
        it.ratings.iter().try_for_each(|rated| {
            self.has_player(rated.player)?;
            let is_rating = rated.rating.is_none_or(|rating| rating <= HIGHEST_RATING);
            require_known(is_rating && named.insert(rated.player), NumberOf::Rating, rated.player.0)
        })
    }

    pub(super) fn has_player(&self, player: PlayerId) -> Validity {
        require_known(self.players.contains_key(&player), NumberOf::Player, player.0)
    }

    /// Whether nothing rests on the registration. Earlier versions let players go who were away in a draft or had a seed of a
    /// bracket, and what was recorded since stays: `remove_player` says what became of them.
    fn is_still_entered_only(&self, player: PlayerId) -> Validity {
        self.has_player(player)?;
        match self.rests_on_registration(player) {
            Some(RestsOn::Play | RestsOn::Seat(_) | RestsOn::Penalty) => Err(LogError::Involved { player }),
            Some(RestsOn::Absence(_) | RestsOn::Cut) | None => Ok(()),
        }
    }

    pub(super) fn has_round(&self, round: RoundNumber) -> Validity {
        require_known(self.round(round).is_some(), NumberOf::Round, round.0)
    }

    pub(super) fn has_draft(&self, round: RoundNumber) -> Validity {
        self.has_round(round)?;
        let is_draft = self.round(round).is_some_and(|round| round.phase() == Phase::Draft);
        if is_draft { Ok(()) } else { Err(LogError::NotADraft(round)) }
    }

    pub(super) fn has_table(&self, at: AtTable) -> Validity {
        self.has_round(at.round)?;
        let players = self.round(at.round).and_then(|round| round.players_at(at.table));
        require_known(players.is_some(), NumberOf::Table, at.table.table())
    }

    pub(super) fn is_seated(&self, player: PlayerId, at: AtTable) -> Validity {
        let side = self.round(at.round).and_then(|round| round.table(at.table)?.side_of(player));
        side.map(drop).ok_or(LogError::NotSeated { player })
    }

    fn has_dispute(&self, number: DisputeNumber) -> Validity {
        require_known(self.dispute(number).is_some(), NumberOf::Dispute, number.0)
    }

    pub(super) fn has_players<'a>(&self, named: impl IntoIterator<Item = &'a PlayerId>) -> Validity {
        named.into_iter().try_for_each(|player| self.has_player(*player))
    }

    fn has_tables<'a>(&self, named: impl IntoIterator<Item = &'a AtTable>) -> Validity {
        named.into_iter().try_for_each(|at| self.has_table(*at))
    }

    pub(super) fn has_disputes<'a>(&self, named: impl IntoIterator<Item = &'a DisputeNumber>) -> Validity {
        named.into_iter().try_for_each(|number| self.has_dispute(*number))
    }

    /// Whether every seated player is registered and has one seat.
    pub(super) fn seats(
        &self,
        round: RoundNumber,
        tables: &[PairedTable],
        bye: Option<&ByeGiven>,
        earned_byes: &[PlayerId],
    ) -> Validity {
        let mut numbers = BTreeSet::new();
        if let Some(twice) = tables.iter().find(|table| !numbers.insert(table.table)) {
            return Err(LogError::TableTwice { round, table: twice.table.table() });
        }
        let seats = tables.iter().flat_map(|table| table.players);
        let aside = bye.map(|bye| bye.player).into_iter().chain(earned_byes.iter().copied());
        let mut seen = BTreeSet::new();
        seats.chain(aside).try_for_each(|player| {
            self.has_player(player)?;
            if seen.insert(player) { Ok(()) } else { Err(LogError::SeatedTwice { round, player }) }
        })
    }
}

fn has_true_legality(it: &DeckSubmitted) -> Validity {
    if it.legal == (it.errors == 0) { Ok(()) } else { Err(LogError::OtherLegality(it.player)) }
}

pub(super) fn usable(format: Option<&Format>) -> Validity {
    format.map_or(Ok(()), |format| Ok(format.usable()?))
}

pub(super) const fn next(what: NumberOf, found: u32, last: u32) -> Validity {
    let wanted = last.saturating_add(1);
    if found == wanted { Ok(()) } else { Err(LogError::NotNext { what, found, wanted }) }
}

pub(super) const fn require_known(is: bool, what: NumberOf, number: u32) -> Validity {
    if is { Ok(()) } else { Err(LogError::Unknown { what, number }) }
}
