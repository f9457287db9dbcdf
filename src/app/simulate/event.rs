//! One tournament, from set-up to the end.

use std::collections::BTreeMap;

use chrono::{DateTime, TimeDelta, Utc};
use rpds::RedBlackTreeMapSync;

use crate::app::error::DeskError;
use crate::app::simulate::game_lists::GameLists;
use crate::app::simulate::lists::List;
use crate::app::simulate::people::SimulatedPerson;
use crate::app::simulate::plan::{ADDRESS, SimulationPlan};
use crate::app::simulate::random_source::RandomSource;
use crate::app::snapshot::Snapshot;
use crate::app::store::TournamentRow;
use crate::app::submission::{Actor, FormSubmission, seal};
use crate::domain::actor::ActorId;
use crate::domain::bracket::cut::{BestOf, BracketOrder, Cut, Size};
use crate::domain::bracket::elimination::Elimination;
use crate::domain::edition::Edition;
use crate::domain::hash::ListHash;
use crate::domain::id::{
    AccountId, AtTable, DisputeNumber, PlayerId, RoundNumber, Slug, SubmissionId, TournamentId,
};
use crate::domain::pairing::system::PairingSystem;
use crate::domain::scoring::level::TournamentLevel;
use crate::domain::scoring::result::{EndReason, GameResult};
use crate::domain::tournament::command::{
    AddGame, ClaimDispute, CloseRound, CloseTournament, Command, CorrectResult, CreatePodTournament,
    CreateTournament, DropPlayer, GiveRuling, OpenDispute, PairRound, PublishRound, PublishWithDeadline,
    RecordResult, RegisterPlayers, ReportResult, SettleMatch, StartCut, SubmitDeck,
};
use crate::domain::tournament::cut::CutDecks;
use crate::domain::tournament::dispute::{Judge, Seen};
use crate::domain::tournament::play::Play;
use crate::domain::tournament::role::Role;
use crate::domain::tournament::round::Round;
use crate::domain::tournament::settings::{Pins, Settings};
use crate::domain::tournament::teller::Teller;

/// Questions that nobody needs a ruling document for.
const QUESTIONS: [&str; 4] = [
    "Was the attempt over before time was called?",
    "Did both players agree on the score?",
    "May the card be taken back into the hand?",
    "Whose turn was it when the clock stopped?",
];

/// A tournament that is being played.
pub struct SimulatedTournament {
    pub(super) wish: SimulationPlan,
    pub(super) chance: RandomSource,
    pub(super) clock: DateTime<Utc>,
    pub(super) here: Snapshot,
    pub(super) director: Actor,
    pub(super) decks: BTreeMap<ListHash, String>,
    pub(super) strengths: BTreeMap<PlayerId, u64>,
}

impl SimulatedTournament {
    /// Sets the tournament up.
    ///
    /// # Errors
    /// If the rules refuse it.
    pub fn begin(
        wish: SimulationPlan,
        number: u32,
        start: DateTime<Utc>,
        mut chance: RandomSource,
        (play, pins, lists): (Play, Pins, &GameLists),
    ) -> Result<Self, DeskError> {
        let game = match wish.edition {
            Edition::First => "1e",
            Edition::Second => "2e",
            Edition::Tribbles => "tr",
        };
        let pools = wish.pools.map_or_else(String::new, |pools| format!("{}-", pools.code()));
        let slug = format!("{ADDRESS}{game}-{pools}{}-{number}", wish.seed);
        let slug: Slug = slug.parse().map_err(|_| DeskError::NotFound)?;
        let id = TournamentId::new(chance.uuid());
        let director = ActorId::Account(AccountId::new(chance.uuid()));
        let places = ["Lyon", "Essen", "Vienna", "Utrecht", "Bristol", "Turin"];
        let at = usize::try_from(chance.below(6)).unwrap_or_default();
        let place = places.get(at).copied().unwrap_or_default();
        let settings = Settings {
            title: format!("Simulated {place} Open {number}"),
            place: place.to_owned(),
            date: start.date_naive(),
            time_zone: "UTC".to_owned(),
            edition: wish.edition,
            rounds: wish.rounds,
            round_minutes: match &play {
                Play::Duels(profile) => profile.rounds.minutes.value,
                Play::Pods(_) => 60,
            },
            deck_lists_required: true,
            options: [].into(),
            round_days: wish.round_days,
            planned_cut: None,
            system: wish.system,
            private: false,
            level: TournamentLevel::Local,
        };
        let mut event = Self {
            wish,
            clock: start,
            here: Snapshot::unread(TournamentRow { id, slug, created_at: start }),
            director: Actor { id: director, role: Role::Director },
            decks: BTreeMap::new(),
            strengths: BTreeMap::new(),
            chance,
        };
        let pairing_seed = event.chance.below(1 << 32);
        let format = Some(Box::new(lists.format.clone()));
        event.give(&match play {
            Play::Duels(profile) => {
                Command::CreateTournament(CreateTournament { settings, profile, format, pins, pairing_seed })
            }
            Play::Pods(rules) => {
                let created = CreatePodTournament { settings, rules, format, pins, pairing_seed };
                Command::CreatePodTournament(created)
            }
        })?;
        Ok(event)
    }

    /// Plays it to the end; returns it with the texts of its lists by hash.
    ///
    /// # Errors
    /// If the rules refuse something; they never should.
    pub fn play(
        mut self,
        people: &[SimulatedPerson],
        lists: &GameLists,
    ) -> Result<(Snapshot, BTreeMap<ListHash, String>), DeskError> {
        match self.wish.system {
            PairingSystem::Swiss => self.swiss(people, lists)?,
            PairingSystem::RoundRobin => self.round_robin(people, lists)?,
            PairingSystem::SingleElimination | PairingSystem::DoubleElimination => {
                self.enter(people, lists)?;
                self.some_have_a_table()?;
                self.bracket()?;
            }
        }
        if let Some(size) = self.wish.cut {
            self.cut(size)?;
        }
        self.some_are_penalised()?;
        self.give(&Command::CloseTournament(CloseTournament {}))?;
        self.some_lists_are_shown()?;
        Ok((self.here, self.decks))
    }

    fn swiss(&mut self, people: &[SimulatedPerson], lists: &GameLists) -> Result<(), DeskError> {
        // One in twenty arrives for the second round.
        let late = if self.wish.rounds > 1 && people.len() > 4 { people.len() / 20 } else { 0 };
        let (early, late) = people.split_at_checked(people.len() - late).unwrap_or((people, &[]));
        self.enter(early, lists)?;
        self.some_are_a_team()?;
        self.some_have_a_table()?;
        for round in (1..=self.wish.rounds).map(RoundNumber) {
            if round.0 == 2 {
                self.register(late, lists)?;
            }
            if self.playing().len() < self.fewest() {
                break;
            }
            self.round(round)?;
            if round.0 < self.wish.rounds {
                self.some_leave(self.fewest() + 1)?;
                self.some_exchange_cards(lists)?;
                self.some_sit_anywhere_again()?;
            }
        }
        self.top_table()
    }

    pub(super) fn give(&mut self, command: &Command) -> Result<(), DeskError> {
        let director = self.director.clone();
        self.give_as(director, command)
    }

    pub(super) fn give_as(&mut self, actor: Actor, command: &Command) -> Result<(), DeskError> {
        let seconds = i64::try_from(self.chance.below(40)).unwrap_or_default() + 5;
        self.clock += TimeDelta::seconds(seconds);
        let submission = SubmissionId::new(self.chance.uuid());
        let (body, now) = (String::new(), self.clock);
        let sent = FormSubmission { actor, submission, body, now, expects: Vec::new() };
        let entries = self.here.tournament.decide(command)?;
        for line in seal(&sent, self.here.sequence(), self.here.head(), entries)? {
            self.here.push(line);
        }
        Ok(())
    }

    pub(super) fn register(
        &mut self,
        people: &[SimulatedPerson],
        lists: &GameLists,
    ) -> Result<(), DeskError> {
        if people.is_empty() {
            return Ok(());
        }
        let before = u32::try_from(self.here.tournament.players().len()).unwrap_or(u32::MAX);
        let mut names: RedBlackTreeMapSync<_, _> = self.here.names.clone();
        for person in people {
            names.insert_mut(person.id, person.name.clone());
        }
        self.here.names = names;
        let persons = people.iter().map(|person| person.id).collect();
        self.give(&Command::RegisterPlayers(RegisterPlayers { persons }))?;
        for (player, person) in (before + 1..).map(PlayerId).zip(people) {
            self.strengths.insert(player, person.strength);
            if self.wish.pools.is_some() {
                self.open_pool(player, lists)?;
                continue;
            }
            let at = self.chance.below(u64::try_from(lists.all.len()).unwrap_or_default());
            let list = usize::try_from(at).ok().and_then(|at| lists.all.get(at));
            // One in twenty forgets to submit a list.
            if let Some(list) = list.filter(|_| !self.chance.often(50)) {
                // Once play has begun, only staff may submit lists.
                let by_staff = self.here.tournament.rounds().len() > 0;
                self.hand_in(player, list, by_staff)?;
            }
        }
        Ok(())
    }

    /// Hands in a list, as the player or as staff.
    pub(super) fn hand_in(&mut self, player: PlayerId, list: &List, by_staff: bool) -> Result<(), DeskError> {
        self.decks.insert(list.sha256.clone(), list.text.clone());
        let List { ref sha256, errors, cards, .. } = *list;
        let sha256 = sha256.clone();
        let handed_in = SubmitDeck { player, sha256, errors, cards, by_staff, agrees: None };
        self.give_as(self.handing_in(player, by_staff), &Command::SubmitDeck(handed_in))
    }

    /// The player, or the director for them.
    pub(super) fn handing_in(&self, player: PlayerId, by_staff: bool) -> Actor {
        let own = Actor { id: ActorId::Player(player), role: Role::Player };
        if by_staff { self.director.clone() } else { own }
    }

    /// Everybody who has not dropped.
    pub(super) fn playing(&self) -> Vec<PlayerId> {
        let here = self.here.tournament.players().filter(|player| player.dropped_after.is_none());
        here.map(|player| player.id).collect()
    }

    fn round(&mut self, round: RoundNumber) -> Result<(), DeskError> {
        if self.wish.check_in {
            self.pair_who_checks_in()?;
        } else {
            let mut absent = self.playing();
            absent.retain(|_| self.chance.often(5));
            if self.playing().len() < absent.len() + self.fewest() {
                absent.clear();
            }
            let earned_byes = self.earned_byes(round, &absent);
            self.give(&Command::PairRound(PairRound { absent, earned_byes }))?;
        }
        self.publish()?;
        self.some_change_tables(round)?;
        self.play_round(round)
    }

    /// Publishes the draft, with a deadline in weekly play.
    pub(super) fn publish(&mut self) -> Result<(), DeskError> {
        let command = match self.wish.round_days {
            None => Command::PublishRound(PublishRound {}),
            Some(days) => {
                let (deadline, now) = (self.clock + TimeDelta::days(days.into()), self.clock);
                Command::PublishWithDeadline(PublishWithDeadline { deadline, now })
            }
        };
        self.give(&command)
    }

    /// Lets some hours or minutes pass.
    pub(super) fn wait(&mut self, minutes: i64) {
        self.clock += self.wish.round_days.map_or(TimeDelta::minutes(minutes), |_| TimeDelta::hours(minutes));
    }

    /// The games of a published round, in any order, and its end.
    pub(super) fn play_round(&mut self, round: RoundNumber) -> Result<(), DeskError> {
        let tables = self.here.tournament.round(round).into_iter().flat_map(Round::missing);
        let mut tables: Vec<(AtTable, [PlayerId; 2])> =
            tables.map(|table| (AtTable::new(round, table.pair.table), table.pair.players)).collect();
        let count = tables.len();
        self.chance.shuffle(&mut tables, count);
        self.wait(20);
        for (at, players) in tables {
            self.table(at, players)?;
        }
        self.pods(round)?;
        self.wait(10);
        self.give(&Command::CloseRound(CloseRound { round, over: Vec::new() }))
    }

    /// Now and then somebody drops, as long as more than `left` players stay.
    pub(super) fn some_leave(&mut self, left: usize) -> Result<(), DeskError> {
        for player in self.playing() {
            if self.chance.often(15) && self.playing().len() > left {
                let reason = "Had to leave early".into();
                self.give(&Command::DropPlayer(DropPlayer { player, reason }))?;
            }
        }
        Ok(())
    }

    /// Plays the cut: in Second Edition matches are best of three, as at its championships.
    fn cut(&mut self, most: Size) -> Result<(), DeskError> {
        let left = self.playing().len();
        let fits = |size: &Size| *size <= most && usize::try_from(size.players()).is_ok_and(|it| it <= left);
        let Some(size) = Size::ALL.into_iter().rfind(fits) else { return Ok(()) };
        let best_of = if self.wish.edition == Edition::Second { BestOf::Three } else { BestOf::One };
        let elimination = if size.stages() < 2 { Elimination::Single } else { self.wish.elimination };
        let cut = if elimination.is_single() {
            let bracket = if self.chance.often(200) { BracketOrder::Reseeded } else { BracketOrder::Fixed };
            let third_place = self.chance.often(200) && size.stages() > 1;
            Cut { best_of, bracket, third_place, ..Cut::to(size) }
        } else {
            Cut { best_of, elimination, ..Cut::to(size) }
        };
        let seen = self.seeds(cut);
        let leaves = seen.last().copied().filter(|_| left > seen.len() && self.chance.often(100));
        self.give(&Command::StartCut(StartCut {
            cut,
            minutes: 75,
            decks: CutDecks::Same,
            seen,
            given: None,
        }))?;
        if let Some(player) = leaves {
            let reason = "Had to leave early".into();
            self.give(&Command::DropPlayer(DropPlayer { player, reason }))?;
        }
        self.stages()
    }

    /// The stages of a bracket that has begun, up to the winner: a second final is played only if it is needed.
    pub(super) fn stages(&mut self) -> Result<(), DeskError> {
        while self.here.tournament.decide(&Command::CloseTournament(CloseTournament {})).is_err() {
            self.stage()?;
        }
        Ok(())
    }

    /// Who would be in this cut now.
    pub(super) fn seeds(&self, cut: Cut) -> Vec<PlayerId> {
        let here = &self.here.tournament;
        let seeding =
            here.setup().zip(here.next_seed()).and_then(|(setup, seed)| here.seeding(setup, cut, seed).ok());
        seeding.map(|seeding| seeding.seeds).unwrap_or_default()
    }

    fn stage(&mut self) -> Result<(), DeskError> {
        let number = self.here.tournament.next_round();
        self.give(&Command::PairRound(PairRound { absent: Vec::new(), earned_byes: Vec::new() }))?;
        self.publish()?;
        while let Some((at, players, is_open)) = self.unfinished_match(number) {
            self.wait(20);
            if is_open {
                self.table(at, players)?;
            } else if self.chance.often(500) {
                self.give(&Command::AddGame(AddGame { at }))?;
            } else {
                let [winner, _] = players;
                let reason = "More missions solved".into();
                self.give(&Command::SettleMatch(SettleMatch { at, winner, instead: None, reason }))?;
            }
        }
        self.give(&Command::CloseRound(CloseRound { round: number, over: Vec::new() }))
    }

    /// A match of a stage that is not decided yet, and whether one of its games is in progress.
    fn unfinished_match(&self, number: RoundNumber) -> Option<(AtTable, [PlayerId; 2], bool)> {
        let round = self.here.tournament.round(number)?;
        let open = round.missing().next().map(|table| (table, true));
        let tied =
            || self.here.tournament.undecided_matches(round).first().and_then(|table| round.table(*table));
        let (table, is_open) = open.or_else(|| Some((tied()?, false)))?;
        Some((AtTable::new(number, table.pair.table), table.pair.players, is_open))
    }

    fn table(&mut self, at: AtTable, players: [PlayerId; 2]) -> Result<(), DeskError> {
        let goes_on = self.here.tournament.round(at.round).is_some_and(|round| round.stage().is_some());
        let result = self.result(players, goes_on);
        let played = result.end.is_meeting();
        if played && self.chance.often(20) {
            self.dispute(at)?;
        }
        if played && self.chance.often(300) {
            let [player, _] = players;
            let by = Actor { id: ActorId::Player(player), role: Role::Player };
            self.give_as(by, &Command::ReportResult(ReportResult { at, player, result }))?;
        }
        // One in thirty is first recorded wrongly, then corrected.
        let slip = if let EndReason::Complete { winner } = result.end
            && self.chance.often(33)
        {
            let scores = winner.of([[100, 95], [95, 100]]);
            Some(GameResult { scores, ..result }).filter(|slip| *slip != result)
        } else {
            None
        };
        self.give(&Command::RecordResult(RecordResult { at, result: slip.unwrap_or(result) }))?;
        if slip.is_none() && self.chance.often(10) {
            self.undo_last()?;
            self.give(&Command::RecordResult(RecordResult { at, result }))?;
        }
        if let Some(was) = slip {
            let reason = "The slip was misread".into();
            self.give(&Command::CorrectResult(CorrectResult { at, was, result, reason, dispute: None }))?;
        }
        Ok(())
    }

    /// The director, as a judge who does not play.
    pub(super) fn judge(&self) -> Judge {
        let id = self.director.id.clone();
        Judge { id, seats: Vec::new(), has_last_word: true, directs: true }
    }

    pub(super) fn dispute(&mut self, at: AtTable) -> Result<(), DeskError> {
        let question = usize::try_from(self.chance.below(4)).unwrap_or_default();
        let question = QUESTIONS.get(question).copied().unwrap_or_default().to_owned();
        let facts = "Both players told the same story.".to_owned();
        self.give(&Command::OpenDispute(OpenDispute {
            at: Some(at),
            question,
            facts,
            by: Teller::Both,
            again: false,
        }))?;
        let dispute = DisputeNumber(u32::try_from(self.here.tournament.disputes().len()).unwrap_or(u32::MAX));
        let judge = self.judge();
        self.give(&Command::ClaimDispute(ClaimDispute { dispute, judge: judge.clone(), seen: 0 }))?;
        let seen = Seen { claims: 1, ..Seen::default() };
        let text = "Play on as both agreed.".to_owned();
        self.give(&Command::GiveRuling(GiveRuling {
            dispute,
            judge,
            seen,
            text,
            question: None,
            without_authority: true,
        }))
    }
}
