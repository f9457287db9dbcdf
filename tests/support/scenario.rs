//! A tournament in order: names, tables and scores, no identifiers and no set-up noise.
#![allow(dead_code, reason = "every test file compiles this module and uses its own part of it")]
#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::wrong_self_convention,
    reason = "a test that cannot go on has to stop at once, and a story reads in order"
)]

use arbiter::domain::tournament::dispute::{Dispute, Judge, Seen};
use std::collections::BTreeMap;

use arbiter::domain::deck::format::Format;
use arbiter::domain::edition::Edition;
use arbiter::domain::hash::{CardTableVersion, LibraryVersion};
use arbiter::domain::id::{AtTable, DisputeNumber, PersonId, PlayerId, RoundNumber, TableNumber};
use arbiter::domain::pairing::system::PairingSystem;
use arbiter::domain::pods::score::PodCounting;
use arbiter::domain::scoring::level::TournamentLevel;
use arbiter::domain::scoring::result::{EndReason, Forfeiting, GameResult, Side};
use arbiter::domain::scoring::standings::{StandingsLine, standings};
use arbiter::domain::tournament::command::{
    CloseRound, Command, CreatePodTournament, CreateTournament, DropPlayer, GiveRuling, OpenDispute,
    PairRound, PublishRound, RecordResult, RegisterPlayers,
};
use arbiter::domain::tournament::entry::Entry;
use arbiter::domain::tournament::play::PodRules;
use arbiter::domain::tournament::refusal::Refusal;
use arbiter::domain::tournament::round::Table;
use arbiter::domain::tournament::settings::{Pins, Settings};
use arbiter::domain::tournament::teller::Teller;
use arbiter::domain::tournament::{Stamped, Tournament};
use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
use uuid::Uuid;

/// A tournament under way, with what the last command answered.
#[derive(Clone)]
pub struct Scenario {
    pub log: Vec<Stamped>,
    pub tournament: Tournament,
    names: BTreeMap<String, PlayerId>,
    pub last: Result<Vec<Entry>, Refusal>,
}

/// The players of a championship weekend.
pub const POOL: [&str; 18] = [
    "Kira Nerys",
    "Odo",
    "Quark",
    "Rom",
    "Nog",
    "Leeta",
    "Elim Garak",
    "Julian Bashir",
    "Ezri Dax",
    "Worf",
    "Miles O'Brien",
    "Keiko Ishikawa",
    "Jake Sisko",
    "Kasidy Yates",
    "Morn",
    "Brunt",
    "Zek",
    "Ishka",
];

/// Somebody with the final word who does not play.
pub fn head_judge() -> Judge {
    Judge { id: "account:nog".into(), seats: Vec::new(), has_last_word: true, directs: false }
}

/// The head judge rules on dispute 1 and cites nothing.
pub fn it_counts() -> Command {
    Command::GiveRuling(GiveRuling {
        question: None,
        dispute: DisputeNumber(1),
        judge: head_judge(),
        seen: Seen::default(),
        text: "It counts.".to_owned(),
        without_authority: true,
    })
}

/// The settings that every scenario begins with.
pub fn settings() -> Settings {
    Settings {
        title: "Deep Space Open".to_owned(),
        place: "Lyon".to_owned(),
        date: NaiveDate::from_ymd_opt(2026, 5, 12).unwrap(),
        time_zone: "Europe/Paris".to_owned(),
        edition: Edition::First,
        rounds: 3,
        round_minutes: 75,
        deck_lists_required: false,
        options: Default::default(),
        round_days: None,
        planned_cut: None,
        system: PairingSystem::Swiss,
        private: false,
        level: TournamentLevel::Local,
    }
}

/// The versions that a scenario pins, which no program has.
fn pins() -> Pins {
    Pins { card_table: CardTableVersion::stated("cards"), rulings_library: LibraryVersion::stated("rulings") }
}

/// The command that sets a scenario up.
pub fn creation(profile: &str) -> Command {
    let profile = arbiter::data::scoring_profile(profile).expect("an embedded profile").clone();
    let format: Format = arbiter::data::deck_format("1e-open").expect("an embedded format").clone();
    Command::CreateTournament(CreateTournament {
        settings: settings(),
        profile: Box::new(profile),
        format: Some(Box::new(format)),
        pins: pins(),
        pairing_seed: 7,
    })
}

/// The command that sets a tournament in pods up.
pub fn creation_in_pods() -> Command {
    let profile = arbiter::data::pod_profile("tribbles-heats").expect("an embedded profile").clone();
    let settings = Settings { edition: Edition::Tribbles, title: "Tribble Trouble".to_owned(), ..settings() };
    Command::CreatePodTournament(CreatePodTournament {
        settings,
        rules: Box::new(PodRules { profile, troubles: false, counting: PodCounting::Totals }),
        format: None,
        pins: pins(),
        pairing_seed: 7,
    })
}

impl Scenario {
    /// A tournament in pods that nobody has entered yet.
    pub fn in_pods() -> Self {
        Self::set_up_by(creation_in_pods())
    }

    /// A tournament that nobody has entered yet.
    pub fn new(profile: &str) -> Self {
        Self::set_up_by(creation(profile))
    }

    /// A tournament set up by this command.
    pub fn set_up_by(creation: Command) -> Self {
        let empty = Self {
            log: Vec::new(),
            tournament: Tournament::default(),
            names: BTreeMap::new(),
            last: Ok(Vec::new()),
        };
        empty.give(creation).goes()
    }

    /// A tournament with these players, scored by today's profile of First Edition.
    pub fn with_players<const N: usize>(names: [&str; N]) -> Self {
        Self::new("tcc-1e-2023").registers(names)
    }

    /// Registers players in this order.
    pub fn registers<const N: usize>(mut self, names: [&str; N]) -> Self {
        let first = self.names.len() as u32 + 1;
        let numbers: Vec<u32> = (first..).take(N).collect();
        for (name, number) in names.iter().zip(&numbers) {
            self.names.insert((*name).to_owned(), PlayerId(*number));
        }
        let persons = numbers.iter().map(|n| PersonId::new(Uuid::from_u128(u128::from(*n)))).collect();
        self.give(Command::RegisterPlayers(RegisterPlayers { persons })).goes()
    }

    /// Gives any command.
    pub fn give(mut self, command: Command) -> Self {
        self.last = self.tournament.decide(&command);
        if let Ok(entries) = &self.last {
            for entry in entries.clone() {
                let stamped = Stamped { at: self.now(), actor: "account:nog".into(), entry };
                self.tournament.apply(&stamped);
                self.log.push(stamped);
            }
        }
        self
    }

    fn now(&self) -> DateTime<Utc> {
        let start = DateTime::from_timestamp(1_778_570_000, 0).unwrap();
        start + TimeDelta::minutes(self.log.len() as i64)
    }

    /// The last command was accepted.
    pub fn goes(self) -> Self {
        if let Err(refusal) = &self.last {
            panic!("refused: {}", self.named(&refusal.to_string()));
        }
        self
    }

    /// The last command was accepted and changed nothing.
    pub fn adds_nothing(self) -> Self {
        assert_eq!(self.last.as_deref(), Ok([].as_slice()), "nothing new belongs in the log");
        self
    }

    /// The last command was refused with these words.
    pub fn is_refused(self, words: &str) -> Self {
        match &self.last {
            Ok(entries) => panic!("accepted: {entries:?}"),
            Err(refusal) => assert_eq!(self.named(&refusal.to_string()), words),
        }
        self
    }

    fn named(&self, sentence: &str) -> String {
        // Longest numbers first, so that #12 is not read as #1 and a 2.
        let mut players: Vec<_> = self.names.iter().collect();
        players.sort_by_key(|(_, id)| std::cmp::Reverse(id.0));
        players.iter().fold(sentence.to_owned(), |text, (name, id)| text.replace(&format!("#{id}"), name))
    }

    /// The number of a player.
    pub fn player(&self, name: &str) -> PlayerId {
        self.names[name]
    }

    /// The name of a player.
    pub fn name(&self, id: PlayerId) -> &str {
        self.names.iter().find(|(_, known)| **known == id).map(|(name, _)| name.as_str()).expect("a player")
    }

    /// Pairs the next round.
    pub fn pairs(self) -> Self {
        self.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }))
    }

    /// Pairs and publishes the next round.
    pub fn starts_round(self) -> Self {
        self.pairs().goes().give(Command::PublishRound(PublishRound {})).goes()
    }

    fn round(&self) -> RoundNumber {
        self.tournament.rounds().next_back().expect("a round").number
    }

    fn table(&self, name: &str) -> &Table {
        let round = self.tournament.rounds().next_back().expect("a round");
        round.table_of(self.player(name)).expect("a table")
    }

    /// The table and side of a player.
    pub fn place(&self, name: &str) -> (AtTable, Side) {
        let table = self.table(name);
        let side = table.side_of(self.player(name)).expect("a side");
        (AtTable::new(self.round(), table.pair.table), side)
    }

    /// The raw result in which `name` has the first score.
    pub fn result(&self, name: &str, own: i64, opponents: i64, end: End) -> GameResult {
        let (_, side) = self.place(name);
        let scores = if side == Side::A { [own, opponents] } else { [opponents, own] };
        let end = match end {
            End::Complete => EndReason::Complete { winner: side },
            End::Time => EndReason::Time,
            End::Concedes => EndReason::Concession { by: side },
            End::NoShow => EndReason::NoShow { by: side },
            End::Disqualified => EndReason::Disqualified { by: side },
            End::BothForfeit => EndReason::CardForfeit { by: Forfeiting::Both },
        };
        self.with_ticks(GameResult::ended(scores, end))
    }

    /// The result with what the tournament's profile asks to be ticked.
    pub fn with_ticks(&self, result: GameResult) -> GameResult {
        let profile = self.tournament.setup().and_then(|setup| setup.profile());
        profile.map_or(result, |profile| profile.with_ticks(result))
    }

    /// Records the result of the table at which `name` sits.
    pub fn records(self, name: &str, own: i64, opponents: i64, end: End) -> Self {
        let (at, _) = self.place(name);
        let result = self.result(name, own, opponents, end);
        self.give(Command::RecordResult(RecordResult { at, result }))
    }

    /// Lets the player on side A of every table without a result win 100 to 40.
    pub fn plays_the_rest(mut self) -> Self {
        let open: Vec<TableNumber> = self
            .tournament
            .rounds()
            .last()
            .map(|round| round.missing().map(|table| table.pair.table).collect())
            .unwrap_or_default();
        for table in open {
            let result = GameResult::ended([100, 40], EndReason::Complete { winner: Side::A });
            let result = self.with_ticks(result);
            let at = AtTable::new(self.round(), table);
            self = self.give(Command::RecordResult(RecordResult { at, result })).goes();
        }
        self
    }

    /// Closes the round.
    pub fn closes(self) -> Self {
        let round = self.round();
        self.give(Command::CloseRound(CloseRound { round, over: vec![] }))
    }

    /// Plays a whole round in which seat A wins everywhere.
    pub fn plays_a_round(self) -> Self {
        self.starts_round().plays_the_rest().closes().goes()
    }

    /// Drops a player.
    pub fn drops(self, name: &str) -> Self {
        let player = self.player(name);
        self.give(Command::DropPlayer(DropPlayer { player, reason: "".into() }))
    }

    /// Opens a dispute about the table of a player.
    pub fn disputes(self, name: &str, question: &str) -> Self {
        let (at, _) = self.place(name);
        self.give(Command::OpenDispute(OpenDispute {
            at: Some(at),
            question: question.to_owned(),
            facts: String::new(),
            by: Teller::Unsaid,
            again: true,
        }))
    }

    /// Rules on a dispute.
    pub fn rules(self, dispute: u32, text: &str) -> Self {
        let dispute = DisputeNumber(dispute);
        let seen = self.tournament.dispute(dispute).map(Dispute::shown_state).unwrap_or_default();
        self.give(Command::GiveRuling(GiveRuling {
            question: None,
            dispute,
            judge: head_judge(),
            seen,
            text: text.to_owned(),
            without_authority: true,
        }))
    }

    /// The standings now.
    pub fn standings(&self) -> Vec<StandingsLine> {
        let profile = self.tournament.setup().expect("set up").profile().expect("games of two");
        standings(profile, &self.tournament.history()).expect("a sound history").lines
    }

    /// One player's place, victory points and differential.
    pub fn stands(&self, name: &str) -> (u32, i64, i64) {
        let player = self.player(name);
        let lines = self.standings();
        let line = lines.iter().find(|line| line.tally.player == player).expect("a line");
        (line.place, line.tally.victory_points, line.tally.differential)
    }
}

/// How a game ends in a scenario, seen from the player who is named.
#[derive(Clone, Copy)]
pub enum End {
    Complete,
    Time,
    Concedes,
    NoShow,
    Disqualified,
    BothForfeit,
}

/// Player A wins at a table of round 1, 100 to `loser`.
pub fn win_in_round_1(table: u32, loser: i64) -> Command {
    Command::RecordResult(RecordResult {
        at: AtTable::new(RoundNumber(1), TableNumber(table)),
        result: GameResult::ended([100, loser], EndReason::Complete { winner: Side::A }),
    })
}
