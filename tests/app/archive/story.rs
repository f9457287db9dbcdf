//! One tournament with every kind of entry in it.

use crate::support::desk_over;
use crate::support::slug;
use std::collections::BTreeSet;

use arbiter::app::DatabaseUrl;
use arbiter::app::citations::{self, CitationRequest};
use arbiter::app::{Actor, Desk, FormSubmission};
use arbiter::data;
use arbiter::domain::actor::ActorId;
use arbiter::domain::awaited::Awaited;
use arbiter::domain::bracket::cut::{BestOf, Cut, Size};
use arbiter::domain::edition::Edition;
use arbiter::domain::id::{
    AtTable, DisputeNumber, EntryNumber, GroupNumber, PenaltyNumber, PersonId, PlayerId, RoundNumber,
    SubmissionId, TableNumber, TournamentId,
};
use arbiter::domain::pairing::system::PairingSystem;
use arbiter::domain::rulings::document::Description;
use arbiter::domain::rulings::log::fingerprint::Fingerprint;
use arbiter::domain::rulings::log::statement::Provenance;
use arbiter::domain::scoring::level::TournamentLevel;
use arbiter::domain::scoring::result::{EndReason, GameResult, Side};
use arbiter::domain::tournament::act_span::ActSpan;
use arbiter::domain::tournament::cited::AttachedCitation;
use arbiter::domain::tournament::command::{
    AcceptDeck, AddGame, AttachCitation, ChangeFormat, ChangeProfile, ChangePublication, ChangeSettings,
    ChangeSignUp, CheckDeck, ClaimDispute, CloseCheckIn, CloseRound, CloseTournament, Command,
    ConfirmDisqualification, CorrectResult, CreateTournament, DecideAppeal, DiscardPairings, DrawDeckChecks,
    DropPlayer, EscalateDispute, ExportTournament, ExtendTime, FixTable, FreeTable, GiveRuling,
    GiveSeatLinks, HideTournament, IdentifyPlayers, IssuePenalty, KeepApart, KeepResult, LetMeet,
    LodgeAppeal, NameTeam, NoteCheckIns, NoteClockJump, OpenCheckIn, OpenDispute, PairRound, PublishPairings,
    PublishRound, RatePlayers, ReadDeck, ReadDecks, RecordResult, RedoAct, ReinstatePlayer, RemoveCitation,
    ReopenTournament, ReportResult, ReseatPlayers, RewordRuling, SetClock, SettleMatch, ShowTournament,
    StartCut, StateDeckConsent, StateFacts, SwapPlayers, TakeChance, UndoAct, Undoer, WithdrawCut,
    WithdrawDispute, WithdrawPenalty,
};
use arbiter::domain::tournament::cut::CutDecks;
use arbiter::domain::tournament::dispute::{AppealOutcome, Judge, Seen, Treatment};
use arbiter::domain::tournament::penalty::PenaltyLevel;
use arbiter::domain::tournament::player_rating::PlayerRating;
use arbiter::domain::tournament::publication::{Lists, Publication};
use arbiter::domain::tournament::random_draw::RandomDraw;
use arbiter::domain::tournament::round_clock::ClockChange;
use arbiter::domain::tournament::settings::Settings;
use arbiter::domain::tournament::sign_up::SignUp;
use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
use uuid::Uuid;

const SLUG: &str = "archive-open";

struct Story {
    desk: Desk,
    acts: u32,
}

/// The story's export and the kinds of entry in it.
pub fn told() -> (String, BTreeSet<String>) {
    let folder = tempfile::tempdir().unwrap();
    let desk = desk_over(&DatabaseUrl::Sqlite(folder.path().join("a.db")));
    let mut story = Story { desk, acts: 0 };
    story.sets_up();
    story.opens_a_pool();
    story.first_round();
    story.dispute();
    story.second_round();
    story.cut();
    let here = story.desk.tournament(&slug(SLUG)).unwrap();
    (
        story.desk.export(&slug(SLUG)).unwrap(),
        here.log.iter().map(|line| line.entry().kind().to_owned()).collect(),
    )
}

impl Story {
    fn submission(&mut self) -> FormSubmission {
        self.acts += 1;
        FormSubmission {
            actor: Actor::operator(),
            submission: SubmissionId::new(Uuid::from_u128(u128::from(self.acts))),
            body: String::new(),
            now: start() + TimeDelta::minutes(i64::from(self.acts)),
            expects: Vec::new(),
        }
    }

    fn give(&mut self, command: Command) {
        let submission = self.submission();
        self.desk.submit(&slug(SLUG), &submission, |_| Ok(command.clone())).unwrap();
    }

    fn sets_up(&mut self) {
        let profile = |code: &str| Box::new(data::scoring_profile(code).unwrap().clone());
        let format = |code: &str| Some(Box::new(data::deck_format(code).unwrap().clone()));
        let bytes = data::DEMO_RULES.as_bytes().to_vec();
        let stored = Provenance::of_operator(start(), "1".to_owned());
        self.desk
            .import_document(
                "house.txt",
                bytes,
                Some(rules()),
                &Fingerprint::default(),
                &stored,
                &Awaited::always(),
            )
            .unwrap();
        let creation = Command::CreateTournament(CreateTournament {
            settings: settings("Archive Open", 3),
            profile: profile("tcc-1e-2014"),
            format: format("1e-modern"),
            pins: self.desk.pins(Edition::First).unwrap(),
            pairing_seed: 7,
        });
        let submission = self.submission();
        assert_eq!(
            self.desk.create(TournamentId::new(Uuid::from_u128(1)), &submission, &creation).unwrap(),
            SLUG
        );
        let settings = settings("Archive Open", 2);
        self.give(Command::ChangeSettings(ChangeSettings {
            settings,
            reason: "the hall closes early".into(),
        }));
        self.give(Command::ChangeProfile(ChangeProfile {
            profile: profile("tcc-1e-2023"),
            reason: "the later rules".into(),
        }));
        // The director sets values without a read source, and a rule that only warns.
        let here = self.desk.tournament(&slug(SLUG)).unwrap();
        let own = here.setup().unwrap().profile().unwrap().with_values(
            [("points.modified_win", "4")],
            "as announced",
            None,
        );
        let (own, reason) = (Box::new(own.unwrap()), "as announced".into());
        self.give(Command::ChangeProfile(ChangeProfile { profile: own, reason }));
        self.give(Command::ChangeFormat(ChangeFormat {
            format: format("1e-open"),
            reason: "as announced".into(),
        }));
        let submission = self.submission();
        self.desk.register(&slug(SLUG), &submission, "Kira\nOdo\nQuark\nRom\nO'Brien").unwrap();
        let submission = self.submission();
        self.desk.register(&slug(SLUG), &submission, "Kira").unwrap();
        let submission = self.submission();
        self.desk.withdraw_registration(&slug(SLUG), &submission, PlayerId(6)).unwrap();
        // Kira is known from another tournament; the desk asks who that is, the log only records it.
        let person = PersonId::new(Uuid::from_u128(77));
        crate::support::database::add_person(&self.desk, person, "Kira", start());
        self.give(Command::IdentifyPlayers(IdentifyPlayers { same: vec![(PlayerId(1), person)] }));
        let submission = self.submission();
        self.desk.rename(&slug(SLUG), &submission, PlayerId(5), "Miles O'Brien").unwrap();
        let submission = self.submission();
        self.desk.erase(&slug(SLUG), &submission, PlayerId(5)).unwrap();
        self.give(Command::ExportTournament(ExportTournament {}));
        self.give(Command::GiveSeatLinks(GiveSeatLinks { players: vec![PlayerId(1), PlayerId(3)] }));
        self.give(Command::HideTournament(HideTournament { reason: "it was a test".into() }));
        self.give(Command::ShowTournament(ShowTournament {}));
        let submission = self.submission();
        let list = format!("{}\n1\tNo Such Card At All", data::DEMO_DECK);
        self.desk
            .submit_deck(&slug(SLUG), &submission, PlayerId(1), &list, None, &Awaited::always())
            .unwrap();
        self.give(Command::ReadDeck(ReadDeck { player: PlayerId(1) }));
        let sha256 = arbiter::domain::hash::ListHash::of(&list);
        let found = "One copy of Darmok is missing.".to_owned();
        self.give(Command::CheckDeck(CheckDeck { player: PlayerId(1), sha256, agrees: false, found }));
        self.give(Command::AcceptDeck(AcceptDeck {
            player: PlayerId(1),
            reason: "a slip of the pen".into(),
        }));
    }

    /// For a while decks are built from what was opened.
    fn opens_a_pool(&mut self) {
        let reason = "a sealed side event";
        let format = |id| data::deck_format(id).cloned().map(Box::new);
        self.give(Command::ChangeFormat(ChangeFormat { format: format("sealed"), reason: reason.into() }));
        let submission = self.submission();
        let pool = "2\tMr. Homn\n1\tDarmok\n";
        self.desk.register_pool(&slug(SLUG), &submission, PlayerId(1), pool, &Awaited::always()).unwrap();
        self.give(Command::ChangeFormat(ChangeFormat { format: format("1e-open"), reason: reason.into() }));
    }

    fn first_round(&mut self) {
        self.signs_up();
        self.give(Command::OpenCheckIn(OpenCheckIn {}));
        self.give(Command::CloseCheckIn(CloseCheckIn {}));
        self.give(Command::OpenCheckIn(OpenCheckIn {}));
        let (here, gone) = ((1..=5).map(PlayerId).collect(), vec![]);
        self.give(Command::NoteCheckIns(NoteCheckIns { here, gone }));
        let (here, gone) = (vec![], vec![PlayerId(4)]);
        self.give(Command::NoteCheckIns(NoteCheckIns { here, gone }));
        self.give(Command::NoteCheckIns(NoteCheckIns { here: vec![PlayerId(4)], gone: vec![] }));
        self.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
        let bye = self
            .desk
            .tournament(&slug(SLUG))
            .unwrap()
            .tournament
            .rounds()
            .next()
            .unwrap()
            .bye
            .as_ref()
            .unwrap()
            .player;
        let seated = self.pair(1, 1)[0];
        self.give(Command::SwapPlayers(SwapPlayers { one: bye, other: seated, reason: "brothers".into() }));
        self.give(Command::DiscardPairings(DiscardPairings {
            reason: "somebody came in at the door".into(),
        }));
        self.keeps_apart();
        self.fixes_tables();
        self.writes_ratings_down();
        self.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![PlayerId(2)] }));
        self.give(Command::PublishRound(PublishRound {}));
        self.reseats();
        let (from, to) = (start() + TimeDelta::hours(1), start() + TimeDelta::hours(3));
        self.give(Command::NoteClockJump(NoteClockJump { from, to }));
        let at = at(1, 1);
        let player = self.pair(1, 1)[0];
        self.give(Command::ReportResult(ReportResult { at, player, result: won(100, 45) }));
        self.give(Command::RecordResult(RecordResult { at, result: won(100, 40) }));
        let tied = GameResult { end: EndReason::Time, ..won(55, 55) };
        self.give(Command::RecordResult(RecordResult {
            at: AtTable { table: TableNumber(2), ..at },
            result: tied,
        }));
        self.give(Command::RecordResult(RecordResult { at, result: won(100, 70) }));
        self.give(Command::KeepResult(KeepResult { at, reason: "a slip of another table".into() }));
        // A player leaves by mistake, which is undone, redone and undone again.
        self.give(Command::DropPlayer(DropPlayer { player: PlayerId(4), reason: "".into() }));
        let newest = u32::try_from(self.desk.tournament(&slug(SLUG)).unwrap().log.len()).unwrap();
        let span = ActSpan { first: EntryNumber(newest), last: EntryNumber(newest) };
        let by = Undoer { id: ActorId::Operator, directs: true };
        let reason = "it was somebody else";
        let undo = Command::UndoAct(UndoAct { span, by: by.clone(), reason: reason.into() });
        self.give(undo.clone());
        self.give(Command::RedoAct(RedoAct { span, by, reason: reason.into() }));
        self.give(undo);
    }

    /// Two players are kept apart in the first two rounds, and two more who may meet after all.
    fn keeps_apart(&mut self) {
        for (players, through) in [([1, 3], Some(RoundNumber(2))), ([1, 4], None)] {
            let (players, reason) = (players.map(PlayerId).to_vec(), "one team".into());
            self.give(Command::KeepApart(KeepApart { players, through, reason }));
        }
        self.give(Command::LetMeet(LetMeet { group: GroupNumber(2) }));
        let name = "The Federation".to_owned();
        self.give(Command::NameTeam(NameTeam { group: GroupNumber(1), name }));
    }

    /// A player sits near the door, and another one does so no more.
    fn fixes_tables(&mut self) {
        for (player, table) in [(PlayerId(3), 2), (PlayerId(4), 1)] {
            let (table, reason) = (TableNumber(table), "near the door".into());
            self.give(Command::FixTable(FixTable { player, table, reason }));
        }
        self.give(Command::FreeTable(FreeTable { player: PlayerId(4) }));
    }

    /// Two players bring ratings, and one of them was another's.
    fn writes_ratings_down(&mut self) {
        let rate = |player, rating| PlayerRating { player: PlayerId(player), rating };
        let both = vec![rate(2, Some(1_512)), rate(3, Some(1_684))];
        self.give(Command::RatePlayers(RatePlayers { ratings: both }));
        self.give(Command::RatePlayers(RatePlayers { ratings: vec![rate(2, None)] }));
    }

    /// Two players change tables after publication.
    fn reseats(&mut self) {
        let (one, other) = (self.pair(1, 1)[0], self.pair(1, 2)[0]);
        let reason = "both tables agreed".into();
        self.give(Command::ReseatPlayers(ReseatPlayers { round: RoundNumber(1), one, other, reason }));
    }

    fn dispute(&mut self) {
        let dispute = DisputeNumber(1);
        let (by, facts) = ("both".to_owned(), "Time was called.".to_owned());
        let question = "Does the last mission count?".to_owned();
        self.give(Command::OpenDispute(OpenDispute {
            at: Some(at(1, 1)),
            question,
            facts,
            by: by.clone().into(),
            again: false,
        }));
        self.give(Command::StateFacts(StateFacts {
            dispute,
            by: by.into(),
            text: "The turn was not over.".to_owned(),
        }));
        let taken = self.cited("lyon-open/slow-play", "may be warned by a judge");
        let kept = self.cited("lyon-open/time-called", "the turn in progress is finished");
        let (citation, quote_sha256) = (taken.citation.clone(), taken.quote_sha256.clone());
        self.give(Command::AttachCitation(AttachCitation {
            dispute,
            judge: lasting(),
            cited: taken,
            treatment: Treatment::Distinguishes,
            seen: Seen::default(),
        }));
        self.give(Command::RemoveCitation(RemoveCitation {
            dispute,
            judge: lasting(),
            citation,
            quote_sha256,
            reason: "beside the point".into(),
        }));
        self.give(Command::AttachCitation(AttachCitation {
            dispute,
            judge: lasting(),
            cited: kept,
            treatment: Treatment::Follows,
            seen: Seen::default(),
        }));
        self.give(Command::GiveRuling(GiveRuling {
            question: None,
            dispute,
            judge: lasting(),
            seen: Seen::default(),
            text: "It cuonts.".to_owned(),
            without_authority: true,
        }));
        let (text, reason) = ("It counts.".to_owned(), "a slip of the pen".into());
        let seen = Seen::default();
        self.give(Command::RewordRuling(RewordRuling { dispute, judge: lasting(), text, reason, seen }));
        // Found too late for the ruling.
        let cited = self.cited("lyon-open/slow-play", "may be warned by a judge");
        self.give(Command::AttachCitation(AttachCitation {
            dispute,
            judge: lasting(),
            cited,
            treatment: Treatment::DepartsFrom,
            seen: Seen::default(),
        }));
        self.give(Command::LodgeAppeal(LodgeAppeal {
            dispute,
            text: "The loser appeals.".to_owned(),
            by: None,
        }));
        let outcome = AppealOutcome::Upheld;
        self.give(Command::DecideAppeal(DecideAppeal {
            dispute,
            judge: lasting(),
            outcome,
            text: "It counts indeed.".to_owned(),
            seen: Seen::default(),
        }));
        let reason = "ruling on dispute 1".into();
        let (was, result) = (self.result(1, 1), won(100, 75));
        self.give(Command::CorrectResult(CorrectResult {
            at: at(1, 1),
            was,
            result,
            reason,
            dispute: Some(dispute),
        }));
        self.give(Command::CloseRound(CloseRound { round: RoundNumber(1), over: vec![] }));
    }

    /// A dispute passed from judge to judge, and the time it took.
    fn judges(&mut self) {
        let dispute = DisputeNumber(2);
        let question = "Whose turn is it?".to_owned();
        let (facts, by) = (String::new(), String::new());
        self.give(Command::OpenDispute(OpenDispute {
            at: Some(at(2, 1)),
            question,
            facts,
            by: by.into(),
            again: false,
        }));
        let judge =
            |id: &str, has_last_word| Judge { id: id.into(), seats: vec![], has_last_word, directs: false };
        self.give(Command::ClaimDispute(ClaimDispute {
            dispute,
            judge: judge("account:nog", false),
            seen: 0,
        }));
        // The operator signs everything here, and so takes it over from the operator.
        self.give(Command::ClaimDispute(ClaimDispute {
            dispute,
            judge: judge("account:ezri", false),
            seen: 1,
        }));
        self.give(Command::EscalateDispute(EscalateDispute {
            dispute,
            judge: Judge::default(),
            reason: "a card nobody knows".into(),
        }));
        self.give(Command::ClaimDispute(ClaimDispute {
            dispute,
            judge: judge("account:jadzia", true),
            seen: 2,
        }));
        self.give(Command::GiveRuling(GiveRuling {
            question: None,
            dispute,
            judge: judge("account:jadzia", true),
            seen: Seen { claims: 3, ..Seen::default() },
            text: "It is the first player's.".to_owned(),
            without_authority: true,
        }));
        let reason = "time that dispute 2 took".into();
        self.give(Command::ExtendTime(ExtendTime {
            at: at(2, 1),
            minutes: 5,
            reason,
            dispute: Some(dispute),
            judge: lasting(),
        }));
        let reason = "the clock was right".into();
        self.give(Command::ExtendTime(ExtendTime {
            at: at(2, 1),
            minutes: -2,
            reason,
            dispute: None,
            judge: lasting(),
        }));
        // The same question was asked twice, and another one by mistake.
        for instead in [Some(DisputeNumber(2)), None] {
            let question = "Whose turn is it again?".to_owned();
            let (facts, by) = (String::new(), String::new());
            self.give(Command::OpenDispute(OpenDispute {
                at: Some(at(2, 1)),
                question,
                facts,
                by: by.into(),
                again: false,
            }));
            let dispute = DisputeNumber(if instead.is_some() { 3 } else { 4 });
            let reason = "nobody needed to come".into();
            self.give(Command::WithdrawDispute(WithdrawDispute {
                dispute,
                judge: lasting(),
                reason,
                instead,
                seen: Seen::default(),
            }));
        }
    }

    /// Two penalties, one of them withdrawn.
    fn penalties(&mut self) {
        let [player, other] = self.pair(2, 1);
        let judge = Judge::default;
        let (kind, level) = ("slow-play".to_owned(), PenaltyLevel::Warning);
        let (round, dispute) = (Some(RoundNumber(2)), Some(DisputeNumber(2)));
        let reason = "asked about every card".into();
        self.give(Command::IssuePenalty(IssuePenalty {
            player,
            judge: judge(),
            kind,
            level,
            round,
            reason,
            dispute,
            others: false,
        }));
        let (kind, level) = ("deck-mismatch".to_owned(), PenaltyLevel::DeckToList);
        let reason = "a card too many".into();
        let issued = Command::IssuePenalty(IssuePenalty {
            player: other,
            judge: judge(),
            kind,
            level,
            round: None,
            reason,
            dispute: None,
            others: false,
        });
        self.give(issued);
        let (number, reason) = (PenaltyNumber(2), "the list was ours".into());
        self.give(Command::WithdrawPenalty(WithdrawPenalty { number, judge: judge(), reason }));
    }

    /// A coin, a die and an order.
    fn throws(&mut self) {
        let (at, dispute) = (Some(at(2, 1)), Some(DisputeNumber(2)));
        for (seed, what) in
            (11..).zip([RandomDraw::Coin {}, RandomDraw::Die { sides: 6 }, RandomDraw::Order { of: 5 }])
        {
            let purpose = "which of the cards is discarded".to_owned();
            self.give(Command::TakeChance(TakeChance { what, seed, purpose, at, dispute }));
        }
    }

    /// Lists that everybody may see, read for a sheet, and players drawn for deck checks.
    fn lists(&mut self) {
        let at = Some(start() + TimeDelta::days(1));
        let publication = Publication { lists: Lists::All, at, before_end: true, ..Publication::default() };
        self.give(Command::ChangePublication(ChangePublication { publication }));
        for (player, agrees) in [(2, true), (4, false)] {
            let submission = self.submission();
            self.desk
                .submit_deck(
                    &slug(SLUG),
                    &submission,
                    PlayerId(player),
                    data::DEMO_DECK,
                    Some(agrees),
                    &Awaited::always(),
                )
                .unwrap();
        }
        self.give(Command::StateDeckConsent(StateDeckConsent { player: PlayerId(1), agrees: false }));
        self.give(Command::ChangePublication(ChangePublication {
            publication: Publication { lists: Lists::Finalists, ..Publication::default() },
        }));
        self.give(Command::DrawDeckChecks(DrawDeckChecks { count: 2, near: 1, top: 2, seed: 1995 }));
        self.give(Command::ReadDecks(ReadDecks { players: vec![PlayerId(2), PlayerId(1)] }));
    }

    /// A sign-up with a limit, then one without, closed at once.
    fn signs_up(&mut self) {
        let until = start() + TimeDelta::days(1);
        let terms = SignUp { until, most: Some(24), asks_deck: true };
        self.give(Command::ChangeSignUp(ChangeSignUp { terms }));
        let terms = SignUp { until: start(), most: None, asks_deck: false };
        self.give(Command::ChangeSignUp(ChangeSignUp { terms }));
    }

    fn second_round(&mut self) {
        self.give(Command::DropPlayer(DropPlayer { player: PlayerId(3), reason: "a train".into() }));
        self.give(Command::ReinstatePlayer(ReinstatePlayer { player: PlayerId(3) }));
        let submission = self.submission();
        self.desk.register(&slug(SLUG), &submission, "Nog").unwrap();
        self.give(Command::PairRound(PairRound { absent: vec![PlayerId(4)], earned_byes: vec![] }));
        self.give(Command::PublishPairings(PublishPairings {}));
        let (more, less) = (ClockChange::Extended { minutes: 5 }, ClockChange::Extended { minutes: -2 });
        for (change, seen) in [
            (ClockChange::Started, 0),
            (ClockChange::Paused, 0),
            (more, 0),
            (ClockChange::Resumed, 5),
            (less, 5),
        ] {
            self.give(Command::SetClock(SetClock { round: RoundNumber(2), change, seen }));
        }
        self.judges();
        self.penalties();
        self.throws();
        self.lists();
        let away = GameResult { end: EndReason::NoShow { by: Side::B }, ..won(0, 0) };
        let concedes = GameResult { end: EndReason::Concession { by: Side::A }, asked: true, ..won(20, 30) };
        for (table, result) in [(1, away), (2, concedes)] {
            self.give(Command::RecordResult(RecordResult { at: at(2, table), result }));
        }
        // A disqualification that waited for the director, and a dispute that nobody has ruled on.
        let last = self.pair(2, 1)[1];
        let judge = |directs| Judge { directs, ..Judge::default() };
        let ground = ("conduct".to_owned(), PenaltyLevel::Disqualification, "threw a chair".into());
        let (kind, level, reason) = ground;
        let issued = Command::IssuePenalty(IssuePenalty {
            player: last,
            judge: judge(false),
            kind,
            level,
            round: None,
            reason,
            dispute: None,
            others: false,
        });
        self.give(issued);
        self.give(Command::ConfirmDisqualification(ConfirmDisqualification {
            number: PenaltyNumber(3),
            judge: judge(true),
        }));
        let (question, facts, by) = ("Was it out of time?".to_owned(), String::new(), String::new());
        self.give(Command::OpenDispute(OpenDispute {
            at: Some(at(2, 2)),
            question,
            facts,
            by: by.into(),
            again: false,
        }));
        self.give(Command::CloseRound(CloseRound { round: RoundNumber(2), over: vec![DisputeNumber(5)] }));
        self.give(Command::GiveRuling(GiveRuling {
            question: None,
            dispute: DisputeNumber(5),
            judge: lasting(),
            seen: Seen::default(),
            text: "It was not.".to_owned(),
            without_authority: true,
        }));
        self.give(Command::CloseTournament(CloseTournament {}));
        self.give(Command::ReopenTournament(ReopenTournament { reason: "a score was read wrongly".into() }));
        self.give(Command::CloseTournament(CloseTournament {}));
    }

    fn cut(&mut self) {
        self.give(Command::ReopenTournament(ReopenTournament { reason: "the final is played".into() }));
        self.start_cut();
        self.give(Command::WithdrawCut(WithdrawCut { reason: "one more drop".into() }));
        self.start_cut();
        let here = self.desk.tournament(&slug(SLUG)).unwrap();
        let second = here.tournament.cut().unwrap().seeds[1];
        self.give(Command::DropPlayer(DropPlayer { player: second, reason: "train".into() }));
        self.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
        self.give(Command::PublishRound(PublishRound {}));
        let tie = GameResult { scores: [50, 50], end: EndReason::Time, ..won(0, 0) };
        // The final is at the table of a player who keeps theirs.
        let here = self.desk.tournament(&slug(SLUG)).unwrap();
        let table = here.tournament.round(RoundNumber(3)).unwrap().tables().next().unwrap().pair.table;
        for game in 1..=3 {
            let at = AtTable::new(RoundNumber(3), table.of_game(game));
            self.give(Command::RecordResult(RecordResult { at, result: tie }));
        }
        let at = AtTable::new(RoundNumber(3), table);
        self.give(Command::AddGame(AddGame { at }));
        let reason = "more missions solved".into();
        let winner = self.pair(3, table.0)[1];
        self.give(Command::SettleMatch(SettleMatch { at, winner, instead: None, reason }));
        self.give(Command::CloseRound(CloseRound { round: RoundNumber(3), over: vec![] }));
        self.give(Command::CloseTournament(CloseTournament {}));
    }

    fn start_cut(&mut self) {
        let size = Size::try_from(2).unwrap();
        let cut = Cut { best_of: BestOf::Three, ..Cut::to(size) };
        let here = self.desk.tournament(&slug(SLUG)).unwrap();
        let seed = here.tournament.next_seed().unwrap();
        let seen = here.tournament.seeding(here.tournament.setup().unwrap(), cut, seed).unwrap().seeds;
        self.give(Command::StartCut(StartCut { cut, minutes: 90, decks: CutDecks::New, seen, given: None }));
    }

    fn cited(&self, place: &str, quote: &str) -> Box<AttachedCitation> {
        let (rulings, settings) = (self.desk.library().unwrap(), settings("Archive Open", 2));
        let wanted = CitationRequest { place, quote, on: settings.date, confirmation: "" };
        Box::new(citations::cite(&rulings.library, &settings, &wanted).unwrap())
    }

    fn pair(&self, round: u32, table: u32) -> [PlayerId; 2] {
        let here = self.desk.tournament(&slug(SLUG)).unwrap();
        here.tournament.round(RoundNumber(round)).unwrap().table(TableNumber(table)).unwrap().pair.players
    }

    fn result(&self, round: u32, table: u32) -> GameResult {
        let here = self.desk.tournament(&slug(SLUG)).unwrap();
        let round = here.tournament.round(RoundNumber(round)).unwrap();
        round.table(TableNumber(table)).unwrap().result.as_ref().unwrap().result
    }
}

/// A judge with the final word.
fn lasting() -> Judge {
    Judge { id: "account:jadzia".into(), has_last_word: true, ..Judge::default() }
}

fn start() -> DateTime<Utc> {
    DateTime::from_timestamp(1_778_570_000, 0).unwrap()
}

const fn at(round: u32, table: u32) -> AtTable {
    AtTable::new(RoundNumber(round), TableNumber(table))
}

const fn won(a: i64, b: i64) -> GameResult {
    let end = EndReason::Complete { winner: Side::A };
    GameResult { went_first: Some(Side::A), ..GameResult::ended([a, b], end) }
}

fn settings(title: &str, rounds: u32) -> Settings {
    Settings {
        title: title.to_owned(),
        place: "Lyon".to_owned(),
        date: NaiveDate::from_ymd_opt(2026, 5, 12).unwrap(),
        time_zone: "Europe/Paris".to_owned(),
        edition: Edition::First,
        rounds,
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

fn rules() -> Description {
    Description {
        stem: "lyon-open".to_owned(),
        work: "1E-HOUSE".parse().unwrap(),
        edition: Edition::First,
        title: "Rules of the house".to_owned(),
        publisher: None,
        issued: NaiveDate::from_ymd_opt(2026, 4, 1),
        previous_on: None,
        star_rule: false,
    }
}
