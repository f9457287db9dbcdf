//! A tournament in progress to look around in: 16 players, round 3 of 5, decks, a forfeit, disputes, a penalty, a
//! random draw.

use chrono::{DateTime, TimeDelta, Utc};

use crate::app::citations::{self, CitationRequest};
use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::sessions::{random_token, random_uuid};
use crate::app::store::{Account, Grant, Rights};
use crate::app::submission::{Actor, FormSubmission};
use crate::app::unfit::UnfitDocument;
use crate::data;
use crate::domain::actor::ActorId;
use crate::domain::awaited::Awaited;
use crate::domain::edition::Edition;
use crate::domain::id::{
    AccountId, AtTable, DisputeNumber, PlayerId, RoundNumber, Slug, SubmissionId, TableNumber, TournamentId,
};
use crate::domain::pairing::system::PairingSystem;
use crate::domain::rulings::document::Description;
use crate::domain::rulings::log::fingerprint::Fingerprint;
use crate::domain::rulings::log::statement::Provenance;
use crate::domain::scoring::level::TournamentLevel;
use crate::domain::scoring::result::{EndReason, Forfeiting, GameResult, Side};
use crate::domain::tournament::command::{
    AttachCitation, ClaimDispute, CloseRound, Command, CorrectResult, CreateTournament, GiveRuling,
    GiveSeatLinks, IssuePenalty, OpenDispute, PairRound, PublishRound, RecordResult, StateFacts, TakeChance,
};
use crate::domain::tournament::dispute::{Dispute, Judge, Seen, Treatment};
use crate::domain::tournament::optional_rule::OptionalRule;
use crate::domain::tournament::penalty::PenaltyLevel;
use crate::domain::tournament::random_draw::RandomDraw;
use crate::domain::tournament::role::Role;
use crate::domain::tournament::settings::{Pins, Settings};
use crate::domain::tournament::teller::Teller;

const PLAYERS: [&str; 16] = [
    "Ada Lindqvist",
    "Bruno Keller",
    "Chiara Romano",
    "Dmitri Sokolov",
    "Elif Demir",
    "Farid Haddad",
    "Greta Jansen",
    "Hugo Martins",
    "Inês Duarte",
    "Jonas Weber",
    "Kaya Yılmaz",
    "Léo Fontaine",
    "Mira Novák",
    "Noah O'Brien",
    "Oksana Bondar",
    "Pavel Dvořák",
];

const HELPERS: [(Role, &str); 4] = [
    (Role::Director, "Rosa Lindgren"),
    (Role::HeadJudge, "Tomás Silva"),
    (Role::Scorekeeper, "Anouk Visser"),
    (Role::DeckChecker, "Milan Horvat"),
];

/// Final scores of the losing side, in turn.
const LOSERS: [i64; 8] = [35, 60, 15, 80, 45, 0, 70, 25];

/// What somebody who starts the demo needs to know.
#[derive(Debug, Clone)]
pub struct Demo {
    /// The tournament's address.
    pub slug: Slug,
    /// Role, sign-in name and password of everybody on the staff.
    pub sign_ins: Vec<(Role, String, String)>,
    /// The private link code of a player.
    pub seat: (String, String),
}

/// Plays the part of staff and players on an empty desk.
struct Hand<'a> {
    desk: &'a Desk,
    slug: Slug,
    director: Actor,
    now: DateTime<Utc>,
}

impl Desk {
    /// Fills an empty desk with the demo.
    ///
    /// # Errors
    /// If the store cannot write. The rules accept all of it; a test checks that.
    pub fn fill_with_demo(&self, now: DateTime<Utc>) -> Result<Demo, DeskError> {
        let tournament = TournamentId::new(random_uuid()?);
        let start = now - TimeDelta::minutes(190);
        let stored = Provenance::of_operator(start, random_uuid()?.to_string());
        let bytes = data::DEMO_RULES.as_bytes().to_vec();
        self.import_document(
            "house-rules.txt",
            bytes,
            Some(house_rules(now)?),
            &Fingerprint::default(),
            &stored,
            &Awaited::always(),
        )?;
        let id = AccountId::new(random_uuid()?);
        let director = Actor { id: ActorId::Account(id), role: Role::Director };
        let creation = creation(now, self.pins(Edition::First)?)?;
        let slug = self.create(tournament, &submission(&director, start)?, &creation)?;
        let mut sign_ins = Vec::new();
        for (role, name) in HELPERS {
            let id = if role == Role::Director { id } else { AccountId::new(random_uuid()?) };
            let password = self.demo_account(id, role, name, now)?;
            self.store.add_grant(Grant { tournament, account: id, role, granted_at: now })?;
            sign_ins.push((role, role.code().to_owned(), password));
        }
        let mut hand = Hand { desk: self, slug: slug.clone(), director, now: start };
        hand.play()?;
        let given = Command::GiveSeatLinks(GiveSeatLinks { players: vec![PlayerId(1)] });
        let seat = self.seat_link(tournament, PlayerId(1), now)?;
        self.submit(&slug, &submission(&Actor::operator(), now)?, |_| Ok(given.clone()))?;
        Ok(Demo { slug, sign_ins, seat: (PLAYERS[0].to_owned(), seat) })
    }

    fn demo_account(
        &self,
        id: AccountId,
        role: Role,
        name: &str,
        now: DateTime<Utc>,
    ) -> Result<String, DeskError> {
        let password: String = random_token()?.chars().take(12).collect();
        self.store.create_account(Account {
            id,
            sign_in_name: role.code().to_owned(),
            display_name: name.to_owned(),
            password_phc: Some(self.passwords.hash(&password)?),
            is_operator: false,
            disabled: false,
            created_at: now,
            rights: Rights { open: role == Role::Director, assert: role == Role::Director },
        })?;
        Ok(password)
    }
}

impl Hand<'_> {
    fn play(&mut self) -> Result<(), DeskError> {
        self.desk.register(&self.slug, &submission(&self.director, self.now)?, &PLAYERS.join("\n"))?;
        for player in 1..=15 {
            self.hand_in(PlayerId(player))?;
        }
        self.round(1)?;
        self.records(1, |table| match table {
            3 => result([60, 45], EndReason::CardForfeit { by: Forfeiting::A }),
            table => win_for_a(table),
        })?;
        self.first_dispute()?;
        self.give(&Command::CloseRound(CloseRound { round: RoundNumber(1), over: vec![] }))?;
        self.round(2)?;
        self.records(2, |table| match table {
            5 => result([0, 0], EndReason::NoShow { by: Side::B }),
            6 => result([55, 55], EndReason::Time),
            7 => result([70, 40], EndReason::Time),
            table => win_for_a(table + 3),
        })?;
        self.penalty()?;
        self.give(&Command::CloseRound(CloseRound { round: RoundNumber(2), over: vec![] }))?;
        self.now += TimeDelta::minutes(15);
        self.round(3)?;
        self.now += TimeDelta::minutes(40);
        for table in [2, 4, 5] {
            self.give(&Command::RecordResult(RecordResult {
                at: at(3, table),
                result: win_for_a(table + 1),
            }))?;
        }
        self.give(&Command::RecordResult(RecordResult {
            at: at(3, 5),
            result: result([100, 50], complete()),
        }))?;
        self.random_draw()?;
        self.second_dispute()
    }

    /// The director, who also judges.
    fn judge(&self) -> Judge {
        Judge { id: self.director.id.clone(), seats: Vec::new(), has_last_word: true, directs: true }
    }

    fn penalty(&mut self) -> Result<(), DeskError> {
        let (player, judge) = (PlayerId(8), self.judge());
        let reason = "Asked about every card in play, twice.".into();
        let (kind, level, round) = ("slow-play".to_owned(), PenaltyLevel::Warning, Some(RoundNumber(2)));
        self.give(&Command::IssuePenalty(IssuePenalty {
            player,
            judge,
            kind,
            level,
            round,
            reason,
            dispute: None,
            others: false,
        }))
    }

    fn random_draw(&mut self) -> Result<(), DeskError> {
        let (what, purpose) =
            (RandomDraw::Die { sides: 6 }, "Which of six cards in hand is discarded".to_owned());
        self.give(&Command::TakeChance(TakeChance {
            what,
            seed: 1995,
            purpose,
            at: Some(at(3, 3)),
            dispute: None,
        }))
    }

    fn first_dispute(&mut self) -> Result<(), DeskError> {
        let dispute = DisputeNumber(1);
        self.give(&Command::OpenDispute(OpenDispute {
            at: Some(at(1, 4)),
            question: "Was the last mission completed before time was called?".to_owned(),
            facts: "The attempt began before the call and ended after it.".to_owned(),
            by: Teller::Both,
            again: false,
        }))?;
        self.give(&Command::ClaimDispute(ClaimDispute { dispute, judge: self.judge(), seen: 0 }))?;
        self.cite(dispute, "lyon-open/time-called", "the turn in progress is finished")?;
        let (judge, seen) = (self.judge(), Seen { claims: 1, ..Seen::default() });
        self.give(&Command::GiveRuling(GiveRuling {
            question: None,
            dispute,
            judge,
            seen,
            text: "The turn in progress is finished, so the mission counts. The score is corrected."
                .to_owned(),
            without_authority: true,
        }))?;
        self.give(&Command::CorrectResult(CorrectResult {
            at: at(1, 4),
            was: win_for_a(4),
            result: result([100, 90], complete()),
            reason: "Ruling on dispute 1: the loser's last mission counts".into(),
            dispute: Some(dispute),
        }))
    }

    fn cite(&mut self, dispute: DisputeNumber, place: &str, quote: &str) -> Result<(), DeskError> {
        let rulings = self.desk.library()?;
        let here = self.desk.tournament(&self.slug)?;
        let settings = &here.setup()?.settings;
        let wanted = CitationRequest { place, quote, on: settings.date, confirmation: "" };
        let cited = Box::new(citations::cite(&rulings.library, settings, &wanted)?);
        let (judge, treatment) = (self.judge(), Treatment::Follows);
        let seen = here.tournament.dispute(dispute).map(Dispute::shown_state).unwrap_or_default();
        self.give(&Command::AttachCitation(AttachCitation { dispute, judge, cited, treatment, seen }))
    }

    fn second_dispute(&mut self) -> Result<(), DeskError> {
        self.give(&Command::OpenDispute(OpenDispute {
            at: Some(at(3, 1)),
            question: "Two copies of one universal card in play: do both count?".to_owned(),
            facts: "Both copies were reported to the same ship this turn.".to_owned(),
            by: Teller::Other("The player on turn".to_owned()),
            again: false,
        }))?;
        self.give(&Command::StateFacts(StateFacts {
            dispute: DisputeNumber(2),
            by: Teller::Other("The opponent".to_owned()),
            text: "The second copy arrived after the first had been used.".to_owned(),
        }))
    }

    fn round(&mut self, number: u32) -> Result<(), DeskError> {
        self.give(&Command::PairRound(PairRound { absent: Vec::new(), earned_byes: Vec::new() }))?;
        self.give(&Command::PublishRound(PublishRound {}))?;
        self.now += TimeDelta::minutes(if number == 3 { 0 } else { 60 });
        Ok(())
    }

    fn records(&mut self, round: u32, played: impl Fn(u32) -> GameResult) -> Result<(), DeskError> {
        for table in 1..=8 {
            self.give(&Command::RecordResult(RecordResult { at: at(round, table), result: played(table) }))?;
        }
        Ok(())
    }

    fn hand_in(&self, player: PlayerId) -> Result<(), DeskError> {
        // Each list differs in one line, so that no two decks are the same; one of them has a fault.
        let extra = if player == PlayerId(7) { "1\tRaise the Stakes\n" } else { "" };
        let list = format!("{}\tMr. Homn\n{extra}{}", player.0 % 3 + 1, data::DEMO_DECK);
        self.desk
            .submit_deck(
                &self.slug,
                &submission(&self.director, self.now)?,
                player,
                &list,
                None,
                &Awaited::always(),
            )
            .map(drop)
    }

    fn give(&mut self, command: &Command) -> Result<(), DeskError> {
        self.now += TimeDelta::seconds(20);
        self.desk
            .submit(&self.slug, &submission(&self.director, self.now)?, |_| Ok(command.clone()))
            .map(|_| ())
    }
}

fn house_rules(now: DateTime<Utc>) -> Result<Description, DeskError> {
    Ok(Description {
        stem: "lyon-open".to_owned(),
        work: "1E-HOUSE".parse().map_err(UnfitDocument::Series)?,
        edition: Edition::First,
        title: "Lyon Open: rules of the house".to_owned(),
        publisher: Some("The organisers".to_owned()),
        issued: Some(now.date_naive() - TimeDelta::days(30)),
        previous_on: None,
        star_rule: false,
    })
}

fn creation(now: DateTime<Utc>, pins: Pins) -> Result<Command, DeskError> {
    let profile = data::scoring_profile("tcc-1e-2023").ok_or(DeskError::NotFound)?;
    let format = data::deck_format("1e-open").ok_or(DeskError::NotFound)?;
    let settings = Settings {
        title: "Lyon Autumn Open".to_owned(),
        place: "Lyon".to_owned(),
        date: now.date_naive(),
        time_zone: "Europe/Paris".to_owned(),
        edition: Edition::First,
        rounds: 5,
        round_minutes: 75,
        deck_lists_required: true,
        options: [OptionalRule::ArtifactsOutOfPlay].into(),
        round_days: None,
        planned_cut: None,
        system: PairingSystem::Swiss,
        private: false,
        level: TournamentLevel::Local,
    };
    Ok(Command::CreateTournament(CreateTournament {
        settings,
        profile: Box::new(profile.clone()),
        format: Some(Box::new(format.clone())),
        pins,
        pairing_seed: 7,
    }))
}

fn submission(actor: &Actor, now: DateTime<Utc>) -> Result<FormSubmission, DeskError> {
    let submission = SubmissionId::new(random_uuid()?);
    let (actor, body) = (actor.clone(), String::new());
    Ok(FormSubmission { actor, submission, body, now, expects: Vec::new() })
}

const fn at(round: u32, table: u32) -> AtTable {
    AtTable::new(RoundNumber(round), TableNumber(table))
}

const fn result(scores: [i64; 2], end: EndReason) -> GameResult {
    GameResult { went_first: Some(Side::A), ..GameResult::ended(scores, end) }
}

const fn complete() -> EndReason {
    EndReason::Complete { winner: Side::A }
}

/// Side A wins, by a margin that differs from table to table.
fn win_for_a(table: u32) -> GameResult {
    let loser = LOSERS.iter().cycle().nth(table as usize).copied().unwrap_or(0);
    result([100, loser], complete())
}
