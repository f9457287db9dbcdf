//! Results read back: the report on a finished tournament, as JSON or as text for trekcc.org, becomes a tournament here,
//! with a log of its own. Each round is paired, changed by hand into the pairings of the report, and played; what comes of
//! it has to be the ranking that the report states.

mod agreement;
mod pods;
mod robin;
mod text;

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, NaiveDate, SubsecRound as _, Utc};
use serde::Deserialize;
use serde::de::IgnoredAny;
use uuid::{Builder, Uuid};

use crate::app::create_tournament::MOST_ALIKE;
use crate::app::desk::Desk;
use crate::app::display_names;
use crate::app::error::DeskError;
use crate::app::export_file;
use crate::app::finish::final_ranking;
use crate::app::json_fault;
use crate::app::open_data::State;
use crate::app::snapshot::Snapshot;
use crate::app::store::{TournamentRow, fold_name};
use crate::app::submission::{Actor, FormSubmission, seal};
use crate::app::unfit::UnfitTournament;
use crate::app::unfit_report::UnfitReport;
use crate::data;
use crate::domain::actor::ActorId;
use crate::domain::awaited::Awaited;
use crate::domain::bracket::cut::{BestOf, BracketOrder, Cut, Size};
use crate::domain::bracket::elimination::Elimination;
use crate::domain::deck::format::Format;
use crate::domain::edition::Edition;
use crate::domain::hash::{digest, sha256};
use crate::domain::id::{
    AtTable, PersonId, PlayerId, RoundNumber, Slug, SubmissionId, TableNumber, TournamentId,
};
use crate::domain::pairing::system::PairingSystem;
use crate::domain::pods::profile::PodProfile;
use crate::domain::pods::score::PodCounting;
use crate::domain::reason::TypedReason;
use crate::domain::scoring::level::TournamentLevel;
use crate::domain::scoring::result::{EndReason, Forfeiting, GameResult, Side, WonMissions};
use crate::domain::tournament::command::{
    AddGame, CloseRound, CloseTournament, Command, CorrectResult, CreatePodTournament, CreateTournament,
    DropPlayer, EraseName, PairRound, PublishPairings, RecordResult, RegisterPlayers, SettleMatch, StartCut,
    SwapPlayers,
};
use crate::domain::tournament::cut::CutDecks;
use crate::domain::tournament::play::{Play, PodRules};
use crate::domain::tournament::refusal::Refusal;
use crate::domain::tournament::role::Role;
use crate::domain::tournament::round::Table;
use crate::domain::tournament::settings::{MOST_ROUNDS, Pins, Settings};

/// What a clock for heats would show; reports do not say, and none runs.
const MINUTES_OF_PODS: u32 = 60;

/// The most tables of a round at which players are put where a report has them.
const MOST_SEATED: usize = 64;

/// Why a pairing is not the one that the program would have drawn.
const REASON: &str = "Read back from a report";

/// The parts of a report that are read; further ones are ignored.
#[derive(Debug, Deserialize)]
struct ReportFile {
    tournament: ReportedTournament,
    rounds: Vec<ReportedRound>,
    /// The standings, which only JSON has.
    #[serde(default)]
    standings: Option<agreement::ReportedStandings>,
}

#[derive(Debug, Deserialize)]
struct ReportedTournament {
    title: String,
    date: NaiveDate,
    #[serde(default)]
    place: String,
    time_zone: String,
    game: String,
    /// By name; only a report as text names no identifier.
    #[serde(default)]
    format: Option<String>,
    #[serde(default)]
    format_id: Option<String>,
    profile: String,
    /// Reports of the first versions do not say it.
    #[serde(default)]
    system: Option<String>,
    /// That of a local tournament is left out.
    #[serde(default)]
    level: Option<String>,
    #[serde(default)]
    rounds_planned: Option<u32>,
    state: State,
    players: Vec<ReportedPlayer>,
    #[serde(default)]
    cut: Option<ReportedCut>,
    ranking: Vec<ReportedPlace>,
    /// How many players and rounds a report as text says that it has.
    #[serde(skip)]
    counted: Option<(usize, usize)>,
}

#[derive(Debug, Deserialize)]
struct ReportedCut {
    size: u32,
    best_of: u32,
    bracket: String,
    third_place: bool,
    elimination: String,
    seeds: Vec<u32>,
}

#[derive(Debug, Deserialize)]
struct ReportedPlayer {
    player: u32,
    name: String,
    from_round: u32,
    left_after_round: Option<u32>,
}

#[derive(Debug, Deserialize)]
struct ReportedPlace {
    place: u32,
    player: u32,
    #[serde(default)]
    name: Option<String>,
    #[serde(default)]
    by: String,
    /// What a report as text says beside the place.
    #[serde(skip)]
    figures: Option<agreement::Figures>,
}

#[derive(Debug, Default, Deserialize)]
struct ReportedRound {
    /// Its number; a stage of a cut has none in a report as text.
    #[serde(default)]
    round: Option<u32>,
    #[serde(default)]
    stage: Option<u32>,
    #[serde(default)]
    settled: Vec<ReportedSettled>,
    #[serde(default)]
    tables: Vec<ReportedTable>,
    #[serde(default)]
    pods: Vec<ReportedPod>,
    #[serde(default)]
    byes: Vec<ReportedBye>,
    /// The players who were away, in a format that names them instead of leaving them out.
    #[serde(skip)]
    away: BTreeSet<u32>,
}

/// A match of the cut that no game decided.
#[derive(Debug, Deserialize)]
struct ReportedSettled {
    table: TableNumber,
    winner: u32,
}

#[derive(Debug, Deserialize)]
struct ReportedTable {
    /// Such as `4`, or `4.2` in a stage of the cut.
    #[serde(default)]
    table: String,
    sides: [ReportedSide; 2],
    ending: Option<String>,
    #[serde(default)]
    missions: WonMissions,
    /// Whether its match was decided without it, after a correction.
    #[serde(default)]
    needless: bool,
    /// Where a report as text tells it.
    #[serde(skip)]
    line: Option<usize>,
}

#[derive(Debug, Deserialize)]
struct ReportedSide {
    player: u32,
    /// Only as JSON, as everywhere in a round.
    #[serde(default)]
    name: Option<String>,
    score: Option<i64>,
    grade: Option<String>,
    #[serde(default)]
    differential: Option<i64>,
}

#[derive(Debug, Deserialize)]
struct ReportedPod {
    seats: Vec<ReportedSeat>,
}

#[derive(Debug, Deserialize)]
struct ReportedSeat {
    player: u32,
    #[serde(default)]
    name: Option<String>,
    /// Digits: programs that read JSON round large numbers.
    total: Option<String>,
}

#[derive(Debug, Deserialize)]
struct ReportedBye {
    player: u32,
    #[serde(default)]
    name: Option<String>,
    earned: bool,
}

/// Whether a text is such a report: one JSON object, while an export has a line for each of its parts; or text.
pub fn is_report(text: &str) -> bool {
    #[derive(Deserialize)]
    #[expect(dead_code, reason = "only whether they are there is asked")]
    struct Parts {
        tournament: IgnoredAny,
        rounds: IgnoredAny,
    }
    let is_json = text.trim_start().starts_with('{') && serde_json::from_str::<Parts>(text).is_ok();
    is_json || text::is_text(text)
}

/// What a report becomes.
pub(crate) struct ReadBack {
    /// The export of a tournament with its results, which an import then judges as any other.
    pub(crate) export: String,
    /// Where it contradicts itself without changing a result.
    pub(crate) notes: Vec<String>,
}

impl Desk {
    /// The tournament of a report, with what in the report contradicts it.
    ///
    /// # Errors
    /// [`UnfitReport`] for a report that cannot be read back; [`DeskError::Refused`] for one that no tournament could have
    /// had.
    pub(crate) fn export_of_report(&self, text: &str, now: DateTime<Utc>) -> Result<ReadBack, DeskError> {
        let report: ReportFile = match text::is_text(text) {
            true => text::read(text)?,
            false => json_fault::read(text.trim()).map_err(UnfitReport::Json)?,
        };
        report.check()?;
        let game = Edition::ALL.into_iter().find(|it| it.code() == report.tournament.game);
        let pins = self.pins(game.ok_or(UnfitReport::Game)?)?;
        let told =
            ToldAgain::begin(&report, &sha256(text), self.free_slug(&report.tournament.title)?, pins, now)?
                .play(&report)?;
        let export = export_file::written_whole(&told.here, &BTreeMap::new(), &Awaited::always())?;
        Ok(ReadBack { export, notes: report.notes(&told) })
    }
}

impl Desk {
    /// An address made from a title, with a number if others have it.
    fn free_slug(&self, title: &str) -> Result<Slug, DeskError> {
        let base = Slug::of_title(&fold_name(title));
        let numbered = (2..MOST_ALIKE).map(|number| base.with_number(number));
        for slug in std::iter::once(base.clone()).chain(numbered) {
            if self.store.by_slug(&slug)?.is_none() {
                return Ok(slug);
            }
        }
        Err(UnfitTournament::Title.into())
    }
}

impl ReportFile {
    /// Whether it is of a kind that can be read back.
    fn check(&self) -> Result<(), UnfitReport> {
        if self.tournament.state != State::Closed {
            return Err(UnfitReport::NotOver);
        }
        let in_pods = self.rounds.iter().any(|round| !round.pods.is_empty());
        if !in_pods && self.tournament.cut.is_none() && self.goes_beyond_its_rounds() {
            return Err(UnfitReport::Cut);
        }
        self.has_its_rounds()?;
        self.has_one_name_each()
    }

    /// The settings with which it is played again.
    fn settings(&self, play: &Play) -> Result<Settings, UnfitReport> {
        let it = &self.tournament;
        let (edition, minutes) = match play {
            Play::Duels(profile) => (profile.edition, profile.rounds.minutes.value),
            Play::Pods(rules) => (rules.profile.edition, MINUTES_OF_PODS),
        };
        if edition.code() != it.game {
            return Err(UnfitReport::Profile);
        }
        let system = self.system()?;
        let played = self.rounds.iter().filter(|round| round.stage.is_none()).count();
        let planned = it.rounds_planned.unwrap_or_else(|| u32::try_from(played).unwrap_or(u32::MAX));
        Ok(Settings {
            title: it.title.clone(),
            place: it.place.clone(),
            date: it.date,
            time_zone: it.time_zone.clone(),
            edition,
            // Elsewhere than in a Swiss tournament the players give the number of rounds.
            rounds: if system.is_usual() { planned } else { planned.clamp(1, MOST_ROUNDS) },
            round_minutes: minutes,
            round_days: None,
            deck_lists_required: false,
            options: BTreeSet::new(),
            planned_cut: None,
            system,
            private: false,
            level: self.level()?,
        })
    }

    /// The level at which its games count for ratings.
    fn level(&self) -> Result<TournamentLevel, UnfitReport> {
        let Some(code) = &self.tournament.level else { return Ok(TournamentLevel::default()) };
        TournamentLevel::of(code).ok_or(UnfitReport::Level)
    }

    /// Who met whom. What does not say so is a bracket for everybody if it has nothing but stages.
    fn system(&self) -> Result<PairingSystem, UnfitReport> {
        if let Some(code) = &self.tournament.system {
            return PairingSystem::of(code).ok_or(UnfitReport::System);
        }
        let is_bracket = !self.rounds.is_empty() && self.rounds.iter().all(|round| round.stage.is_some());
        let elimination = self.tournament.cut.as_ref().filter(|_| is_bracket);
        Ok(match elimination.and_then(|cut| Elimination::of(&cut.elimination)) {
            Some(Elimination::Single) => PairingSystem::SingleElimination,
            Some(Elimination::Double | Elimination::DoubleOneFinal) => PairingSystem::DoubleElimination,
            None => PairingSystem::Swiss,
        })
    }

    /// The deck format as it is published here; none if it is not known here, as no list is read back.
    fn format(&self, edition: Edition) -> Option<Box<Format>> {
        let (id, name) = (self.tournament.format_id.as_deref(), self.tournament.format.as_deref());
        let mut known = data::deck_formats().iter().filter(|format| format.edition == edition);
        let is_it = |format: &&Format| match id {
            Some(id) => format.id == id,
            None => name == Some(format.name.as_str()),
        };
        known.find(is_it).map(|format| Box::new(format.clone()))
    }

    /// Whether a cut or a top table decided places.
    fn goes_beyond_its_rounds(&self) -> bool {
        self.tournament.ranking.iter().any(|one| !one.by.is_empty())
    }
}

/// A tournament that is rebuilt from a report.
struct ToldAgain {
    here: Snapshot,
    /// The digest of the report, from which identifiers follow: the same report is the same tournament.
    digest: String,
    now: DateTime<Utc>,
    sent: u64,
    /// The players by their numbers in the report.
    players: BTreeMap<u32, PlayerId>,
}

impl ToldAgain {
    fn begin(
        report: &ReportFile,
        digest: &str,
        slug: Slug,
        pins: Pins,
        now: DateTime<Utc>,
    ) -> Result<Self, DeskError> {
        let it = &report.tournament;
        let play = play_named(&it.profile).ok_or(UnfitReport::Profile)?;
        let settings = report.settings(&play)?;
        let id = TournamentId::new(uuid_of(digest, "tournament"));
        let created_at = now.trunc_subsecs(3);
        let format = report.format(settings.edition);
        let mut told = Self {
            here: Snapshot::unread(TournamentRow { id, slug, created_at }),
            digest: digest.to_owned(),
            now: created_at,
            sent: 0,
            players: BTreeMap::new(),
        };
        let pairing_seed = told.number("seed") >> 32;
        told.give(&match play {
            Play::Duels(profile) => {
                Command::CreateTournament(CreateTournament { settings, profile, format, pins, pairing_seed })
            }
            Play::Pods(rules) => Command::CreatePodTournament(CreatePodTournament {
                settings,
                rules,
                format,
                pins,
                pairing_seed,
            }),
        })?;
        Ok(told)
    }

    /// A number that follows from the report.
    fn number(&self, of: &str) -> u64 {
        digest(format!("{}\n{of}", self.digest))
            .iter()
            .take(8)
            .fold(0, |all, byte| (all << 8) | u64::from(*byte))
    }

    fn uuid(&self, of: &str) -> Uuid {
        uuid_of(&self.digest, of)
    }

    fn give(&mut self, command: &Command) -> Result<(), DeskError> {
        self.sent += 1;
        let submission = SubmissionId::new(self.uuid(&format!("form {}", self.sent)));
        let actor = Actor { id: ActorId::Operator, role: Role::Operator };
        let (body, now) = (String::new(), self.now);
        let sent = FormSubmission { actor, submission, body, now, expects: Vec::new() };
        let entries = self.here.tournament.decide(command)?;
        for line in seal(&sent, self.here.sequence(), self.here.head(), entries)? {
            self.here.push(line);
        }
        Ok(())
    }

    fn play(mut self, report: &ReportFile) -> Result<Self, DeskError> {
        let players = &report.tournament.players;
        let in_pods = self.here.tournament.is_in_pods();
        let last = u32::try_from(report.rounds.len()).unwrap_or(u32::MAX);
        for (number, round) in (1..).zip(&report.rounds) {
            let is_new =
                |one: &&ReportedPlayer| one.from_round == number || number == 1 && one.from_round < 1;
            let mut new: Vec<&ReportedPlayer> = players.iter().filter(is_new).collect();
            new.sort_by_key(|one| one.player);
            if number == 1 && self.here.tournament.is_round_robin() {
                new = self.as_numbered(report, new)?;
            }
            self.register(&new)?;
            self.some_leave(players, number - 1)?;
            match round.stage {
                Some(_) => self.stage(RoundNumber(number), round, report.tournament.cut.as_ref())?,
                // The top table is the last of all.
                None if in_pods => {
                    let is_top = number == last && report.goes_beyond_its_rounds();
                    self.heat(RoundNumber(number), round, is_top)?;
                }
                None => self.round(RoundNumber(number), round)?,
            }
        }
        self.some_leave(players, last)?;
        self.give(&Command::CloseTournament(CloseTournament {}))?;
        self.has_ranking(&report.tournament.ranking)?;
        Ok(self)
    }

    /// These players in the order that gives them the numbers of the timetable which they had.
    fn as_numbered<'r>(
        &self,
        report: &ReportFile,
        mut new: Vec<&'r ReportedPlayer>,
    ) -> Result<Vec<&'r ReportedPlayer>, UnfitReport> {
        // The draft of the first round has the seed that a cut would have now.
        let seed = self.here.tournament.next_seed();
        let order = seed.and_then(|seed| robin::order_of(report, &new, seed));
        let order = order.ok_or(UnfitReport::Round(RoundNumber(1)))?;
        new.sort_by_key(|one| order.iter().position(|player| *player == one.player));
        Ok(new)
    }

    fn register(&mut self, new: &[&ReportedPlayer]) -> Result<(), DeskError> {
        if new.is_empty() {
            return Ok(());
        }
        let (mut persons, mut nameless, mut names) = (Vec::new(), Vec::new(), self.here.names.clone());
        for one in new {
            let number = u32::try_from(self.players.len()).unwrap_or(u32::MAX).saturating_add(1);
            if self.players.insert(one.player, PlayerId(number)).is_some() {
                return Err(UnfitReport::Twice(one.name.clone()).into());
            }
            let person = PersonId::new(self.uuid(&format!("player {}", one.player)));
            // “Player 8” was erased there: nobody is called so.
            if display_names::is_number(&one.name, PlayerId(one.player)) {
                nameless.push(PlayerId(number));
            } else {
                names.insert_mut(person, one.name.clone());
            }
            persons.push(person);
        }
        self.here.names = names;
        self.give(&Command::RegisterPlayers(RegisterPlayers { persons }))?;
        nameless.into_iter().try_for_each(|player| self.give(&Command::EraseName(EraseName { player })))
    }

    /// Drops those who left after this round.
    fn some_leave(&mut self, players: &[ReportedPlayer], after: u32) -> Result<(), DeskError> {
        for one in players.iter().filter(|one| one.left_after_round == Some(after)) {
            let Some(player) = self.players.get(&one.player).copied() else { continue };
            self.give(&Command::DropPlayer(DropPlayer { player, reason: TypedReason::default() }))?;
        }
        Ok(())
    }

    fn known(&self, number: u32) -> Result<PlayerId, UnfitReport> {
        self.players.get(&number).copied().ok_or(UnfitReport::Player(number))
    }

    fn round(&mut self, number: RoundNumber, told: &ReportedRound) -> Result<(), DeskError> {
        let mut pairs = Vec::new();
        for table in &told.tables {
            let [a, b] = &table.sides;
            pairs.push([self.known(a.player)?, self.known(b.player)?]);
        }
        let (mut bye, mut earned_byes) = (None, Vec::new());
        for one in &told.byes {
            let player = self.known(one.player)?;
            match one.earned {
                true => earned_byes.push(player),
                false => bye = Some(player),
            }
        }
        let seated: BTreeSet<PlayerId> =
            pairs.iter().flatten().copied().chain(bye).chain(earned_byes.iter().copied()).collect();
        if seated.len() != 2 * told.tables.len() + told.byes.len() || !told.pods.is_empty() {
            return Err(UnfitReport::Round(number).into());
        }
        if self.here.tournament.is_round_robin() {
            // The timetable says who meets whom: nobody sits out, and nobody changes seats.
            self.give(&Command::PairRound(PairRound { absent: Vec::new(), earned_byes }))?;
        } else {
            let absent = self.absent(&seated);
            self.give(&Command::PairRound(PairRound { absent, earned_byes }))?;
            self.seat(number, bye, &told.tables, &pairs)?;
        }
        self.give(&Command::PublishPairings(PublishPairings {}))?;
        for (table, [a, b]) in told.tables.iter().zip(&pairs) {
            let (at, is_turned) = self.table(number, [*a, *b]).ok_or(UnfitReport::Round(number))?;
            let result = table.result().ok_or(UnfitReport::Result(number))?;
            let seated = if is_turned { turned(result) } else { result };
            self.record(AtTable::new(number, at), seated).map_err(|why| table.refused(number, why))?;
            table.follows(number, self.here.profile()?, result)?;
        }
        self.give(&Command::CloseRound(CloseRound { round: number, over: Vec::new() }))
    }

    /// The table at which these two play a match.
    fn match_of(&self, number: RoundNumber, pair: [PlayerId; 2]) -> Option<TableNumber> {
        let sits = |table: &&Table| pair.iter().all(|player| table.side_of(*player).is_some());
        let table = self.here.tournament.round(number)?.tables().find(sits)?;
        Some(TableNumber(table.pair.table.table()))
    }

    /// The event is over, and its report says what the game counted: nobody is asked any more.
    fn record(&mut self, at: AtTable, result: GameResult) -> Result<(), DeskError> {
        let profile = self.here.profile().ok();
        let asked = profile.is_some_and(|profile| profile.asks_director(result.end).is_some());
        let result = GameResult { asked, ..result };
        let round = self.here.tournament.round(at.round);
        let stands = round.and_then(|round| round.table(at.table)?.result.as_ref());
        match stands.map(|stands| stands.result).filter(|was| !was.says_the_same(&result)) {
            // A timetable knows that somebody who has left does not appear; the report may know more.
            Some(was) => {
                let reason = REASON.into();
                self.give(&Command::CorrectResult(CorrectResult { at, was, result, reason, dispute: None }))
            }
            None => self.give(&Command::RecordResult(RecordResult { at, result })),
        }
    }

    /// Everybody who is in and does not sit anywhere.
    fn absent(&self, seated: &BTreeSet<PlayerId>) -> Vec<PlayerId> {
        let active = self.here.tournament.players().filter(|player| player.is_active());
        active.map(|player| player.id).filter(|player| !seated.contains(player)).collect()
    }

    /// A stage of the cut: who meets whom follows from the seeds and the results so far.
    fn stage(
        &mut self,
        number: RoundNumber,
        told: &ReportedRound,
        cut: Option<&ReportedCut>,
    ) -> Result<(), DeskError> {
        if self.here.tournament.cut().is_none() {
            self.start_cut(cut.ok_or(UnfitReport::Cut)?)?;
        }
        self.give(&Command::PairRound(PairRound { absent: Vec::new(), earned_byes: Vec::new() }))?;
        self.give(&Command::PublishPairings(PublishPairings {}))?;
        // Results are recorded as they were in the end, and a match that is decided takes no further game.
        for table in told.tables.iter().filter(|table| !table.needless) {
            let [a, b] = &table.sides;
            let pair = [self.known(a.player)?, self.known(b.player)?];
            let told: TableNumber = table.table.parse().map_err(|_| UnfitReport::Round(number))?;
            // A player's fixed table is in no report: the match is at the table of its own number here.
            let at = self.match_of(number, pair).ok_or(UnfitReport::Round(number))?.of_game(told.game());
            let is_there =
                |here: &Snapshot| here.tournament.round(number).is_some_and(|it| it.table(at).is_some());
            if at.game() > 1 && !is_there(&self.here) {
                // After a tie in the last game the director lets the match go on.
                let first = AtTable::new(number, TableNumber(at.table()));
                self.give(&Command::AddGame(AddGame { at: first }))?;
            }
            let round = self.here.tournament.round(number);
            let drawn = round.and_then(|round| round.table(at)).map(|drawn| drawn.pair.players);
            let result = table.result().ok_or(UnfitReport::Result(number))?;
            let seated = match drawn {
                Some(players) if players == pair => result,
                Some([one, other]) if [other, one] == pair => turned(result),
                _ => return Err(UnfitReport::Round(number).into()),
            };
            self.record(AtTable::new(number, at), seated).map_err(|why| table.refused(number, why))?;
            table.follows(number, self.here.profile()?, result)?;
        }
        for ReportedSettled { table, winner } in &told.settled {
            let winner = self.known(*winner)?;
            let round = self.here.tournament.round(number);
            let there = round.and_then(|round| round.table_of(winner)).map(|there| there.pair.table.table());
            let at = AtTable::new(number, there.map_or(*table, TableNumber));
            self.give(&Command::SettleMatch(SettleMatch {
                at,
                winner,
                instead: None,
                reason: REASON.into(),
            }))?;
        }
        self.give(&Command::CloseRound(CloseRound { round: number, over: Vec::new() }))
    }

    fn start_cut(&mut self, told: &ReportedCut) -> Result<(), DeskError> {
        let minutes = self.here.setup()?.settings.round_minutes;
        let orders = [BracketOrder::Fixed, BracketOrder::Reseeded];
        let bracket = orders.into_iter().find(|one| one.code() == told.bracket);
        let cut = Cut {
            size: Size::try_from(told.size).map_err(|_| UnfitReport::Cut)?,
            best_of: BestOf::try_from(told.best_of).map_err(|_| UnfitReport::Cut)?,
            bracket: bracket.ok_or(UnfitReport::Cut)?,
            third_place: told.third_place,
            elimination: Elimination::of(&told.elimination).ok_or(UnfitReport::Cut)?,
        };
        // Reports of earlier versions may name third place in a cut to 2.
        let cut = Cut { third_place: cut.plays_for_third(), ..cut };
        let seen = told.seeds.iter().map(|player| self.known(*player)).collect::<Result<_, _>>()?;
        // The seeds of a bracket for everybody come from a lot or from the director, and the report has their order.
        let given = self.here.tournament.is_bracket().then(|| REASON.into());
        let start = StartCut { cut, minutes, decks: CutDecks::Same, seen, given };
        self.give(&Command::StartCut(start)).map_err(|why| match why {
            DeskError::Refused(Refusal::SeedsChanged) => UnfitReport::Seeds.into(),
            other => other,
        })
    }

    /// Changes the draft by hand until these players meet, at the table of the report if it names one.
    fn seat(
        &mut self,
        number: RoundNumber,
        bye: Option<PlayerId>,
        told: &[ReportedTable],
        pairs: &[[PlayerId; 2]],
    ) -> Result<(), DeskError> {
        let drawn =
            self.here.tournament.round(number).and_then(|round| round.bye.as_ref()).map(|bye| bye.player);
        if let (Some(bye), Some(drawn)) = (bye, drawn)
            && bye != drawn
        {
            self.swap(bye, drawn)?;
        }
        if let Some(numbers) = self.numbers_told(number, told) {
            let mut seats = numbers.into_iter().zip(pairs);
            return seats.try_for_each(|(at, pair)| self.seat_at(number, at, *pair));
        }
        for [one, other] in pairs {
            let sits_with = self.opponent(number, *one).ok_or(UnfitReport::Round(number))?;
            if sits_with != *other {
                self.swap(sits_with, *other)?;
            }
        }
        Ok(())
    }

    /// The numbers of the tables in a report, if the draft has the same ones. In a large hall each change by hand is a long
    /// entry, and there only who met whom is kept.
    fn numbers_told(&self, number: RoundNumber, told: &[ReportedTable]) -> Option<Vec<TableNumber>> {
        let drawn = self.here.tournament.round(number)?.tables().map(|table| table.pair.table);
        let drawn: BTreeSet<TableNumber> = drawn.collect();
        let stated = told.iter().map(|one| one.table.parse().ok()).collect::<Option<Vec<TableNumber>>>()?;
        let is_drawn =
            stated.len() == drawn.len() && stated.iter().copied().collect::<BTreeSet<_>>() == drawn;
        (is_drawn && stated.len() <= MOST_SEATED).then_some(stated)
    }

    /// Changes the draft until these two sit at this table, the first one first. Tables that are done already stay.
    fn seat_at(
        &mut self,
        number: RoundNumber,
        at: TableNumber,
        pair: [PlayerId; 2],
    ) -> Result<(), DeskError> {
        for (side, player) in pair.into_iter().enumerate() {
            let table = self.here.tournament.round(number).and_then(|round| round.table(at));
            let sits = table.and_then(|table| table.pair.players.get(side).copied());
            let sits = sits.ok_or(UnfitReport::Round(number))?;
            if sits != player {
                self.swap(sits, player)?;
            }
        }
        Ok(())
    }

    fn swap(&mut self, one: PlayerId, other: PlayerId) -> Result<(), DeskError> {
        self.give(&Command::SwapPlayers(SwapPlayers { one, other, reason: REASON.into() }))
    }

    fn opponent(&self, number: RoundNumber, player: PlayerId) -> Option<PlayerId> {
        let round = self.here.tournament.round(number)?;
        let table = round.tables().find(|table| table.pair.players.contains(&player))?;
        table.pair.players.into_iter().find(|other| *other != player)
    }

    /// Where these two play, and whether they sit the other way round.
    fn table(&self, number: RoundNumber, pair: [PlayerId; 2]) -> Option<(TableNumber, bool)> {
        let [a, b] = pair;
        let round = self.here.tournament.round(number)?;
        round.tables().find_map(|table| match table.pair.players {
            players if players == pair => Some((table.pair.table, false)),
            players if players == [b, a] => Some((table.pair.table, true)),
            _ => None,
        })
    }

    /// Whether the results give the ranking that the report states.
    fn has_ranking(&self, stated: &[ReportedPlace]) -> Result<(), DeskError> {
        let told: BTreeMap<PlayerId, u32> =
            final_ranking(&self.here).unwrap_or_default().iter().map(|one| (one.player, one.place)).collect();
        let mut wanted = BTreeMap::new();
        for one in stated {
            wanted.insert(self.known(one.player)?, one.place);
        }
        if told == wanted { Ok(()) } else { Err(UnfitReport::Ranking.into()) }
    }
}

/// How a tournament under a profile of this name is played.
fn play_named(name: &str) -> Option<Play> {
    let duels = data::scoring_profiles().iter().find(|one| one.name == name);
    let pods = || data::pod_profiles().iter().find(|one| one.name == name);
    // A report states totals, whatever was written down there, and not whether Troubles were played.
    let rules = |profile: &PodProfile| PodRules {
        profile: profile.clone(),
        troubles: false,
        counting: PodCounting::Totals,
    };
    duels
        .map(|profile| Play::Duels(Box::new(profile.clone())))
        .or_else(|| pods().map(|profile| Play::Pods(Box::new(rules(profile)))))
}

/// An identifier that follows from a report.
fn uuid_of(report: &str, of: &str) -> Uuid {
    let mut bytes = [0; 16];
    for (byte, drawn) in bytes.iter_mut().zip(digest(format!("{report}\n{of}"))) {
        *byte = drawn;
    }
    Builder::from_custom_bytes(bytes).into_uuid()
}

impl ReportedTable {
    /// The result, as a slip would have it; `None` if the report does not say enough.
    fn result(&self) -> Option<GameResult> {
        let [a, b] = &self.sides;
        let is = |side: &ReportedSide, grades: [&str; 2]| {
            side.grade.as_deref().is_some_and(|grade| grades.contains(&grade))
        };
        let winner = match (is(a, ["FW", "MW"]), is(b, ["FW", "MW"])) {
            (true, false) => Some(Side::A),
            (false, true) => Some(Side::B),
            _ => None,
        };
        let by = winner.map(Side::other);
        let end = match self.ending.as_deref()? {
            "complete" => EndReason::Complete { winner: winner? },
            "time" => EndReason::Time,
            "decked-out" => EndReason::DeckedOut,
            "card" => EndReason::Card { winner: winner? },
            "card-forfeit" => EndReason::CardForfeit {
                by: match by {
                    Some(Side::A) => Forfeiting::A,
                    Some(Side::B) => Forfeiting::B,
                    None => Forfeiting::Both,
                },
            },
            "concession" => EndReason::Concession { by: by? },
            "no-show" => EndReason::NoShow { by: by? },
            "disqualified" => EndReason::Disqualified { by: by? },
            "both-absent" => EndReason::BothAbsent,
            "void" => EndReason::Void,
            _ => return None,
        };
        Some(GameResult { missions: self.missions, ..GameResult::ended([a.score?, b.score?], end) })
    }
}

/// A result with its sides exchanged.
fn turned(result: GameResult) -> GameResult {
    let [a, b] = result.scores;
    let end = match result.end {
        EndReason::Complete { winner } => EndReason::Complete { winner: winner.other() },
        EndReason::Card { winner } => EndReason::Card { winner: winner.other() },
        EndReason::CardForfeit { by } => EndReason::CardForfeit {
            by: match by {
                Forfeiting::A => Forfeiting::B,
                Forfeiting::B => Forfeiting::A,
                Forfeiting::Both => Forfeiting::Both,
            },
        },
        EndReason::Concession { by } => EndReason::Concession { by: by.other() },
        EndReason::NoShow { by } => EndReason::NoShow { by: by.other() },
        EndReason::Disqualified { by } => EndReason::Disqualified { by: by.other() },
        EndReason::Time | EndReason::DeckedOut | EndReason::BothAbsent | EndReason::Void => result.end,
    };
    GameResult { scores: [b, a], end, ..result }
}
