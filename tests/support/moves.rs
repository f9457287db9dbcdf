//! Arbitrary commands for a tournament. Each follows from four numbers and the tournament's state, so that many are
//! sensible, many come at the wrong moment, and the same numbers always tell the same story.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test that cannot go on has to stop at once"
)]

use arbiter::domain::actor::ActorId;
use arbiter::domain::bracket::cut::{BestOf, BracketOrder, Cut, Size};
use arbiter::domain::bracket::elimination::Elimination;
use arbiter::domain::hash::{DocumentHash, TextHash};
use arbiter::domain::id::{
    AtTable, DisputeNumber, EntryNumber, GroupNumber, PenaltyNumber, PersonId, PlayerId, RoundNumber,
    TableNumber,
};
use arbiter::domain::pairing::system::PairingSystem;
use arbiter::domain::pods::score::PodScore;
use arbiter::domain::reason::TypedReason;
use arbiter::domain::rulings::standing::Status;
use arbiter::domain::scoring::result::{EndReason, Forfeiting, GameResult, Side};
use arbiter::domain::tournament::act_span::ActSpan;
use arbiter::domain::tournament::cited::{AttachedCitation, CitedEntry, Ground};
use arbiter::domain::tournament::command::{
    AcceptDeck, AddGame, AttachCitation, ChangeFormat, ChangePodRules, ChangeProfile, ChangePublication,
    ChangeSettings, ChangeSignUp, CheckDeck, ClaimDispute, CloseCheckIn, CloseRound, CloseTournament,
    Command, ConfirmDisqualification, CorrectPod, CorrectResult, DecideAppeal, DiscardPairings,
    DrawDeckChecks, DropPlayer, EraseName, EscalateDispute, ExportTournament, ExtendTime, FixTable,
    FreeTable, GiveRuling, GiveSeatLinks, HideTournament, IdentifyPlayers, IssuePenalty, KeepApart,
    KeepResult, LeaveTournament, LetMeet, LodgeAppeal, MoveDeadline, NameTeam, NoteCheckIns, NoteClockJump,
    OpenCheckIn, OpenDispute, PairRound, PairTablesAgain, PairWhoIsHere, PublishAllRounds, PublishPairings,
    PublishRound, PublishWithDeadline, RatePlayers, ReadDeck, ReadDecks, RecordPod, RecordResult, RedoAct,
    RegisterPlayers, RegisterPool, ReinstatePlayer, RemoveCitation, RenamePlayer, ReopenTournament,
    ReportPod, ReportResult, ReseatPlayers, RewordRuling, SeatLatePair, SeatLatePlayer, SeatPodsAgain,
    SeatTopTable, SetClock, SettleMatch, SettleUnfinished, SettleUnfinishedPods, ShowTournament, StartCut,
    StateDeckConsent, StateFacts, SubmitDeck, SwapPlayers, TakeChance, UndoAct, Undoer, WithdrawCut,
    WithdrawDispute, WithdrawPenalty, WithdrawRegistration,
};
use arbiter::domain::tournament::cut::CutDecks;
use arbiter::domain::tournament::dispute::{AppealOutcome, Dispute, Judge, Treatment};
use arbiter::domain::tournament::penalty::PenaltyLevel;
use arbiter::domain::tournament::player_rating::PlayerRating;
use arbiter::domain::tournament::publication::{Lists, Publication};
use arbiter::domain::tournament::random_draw::RandomDraw;
use arbiter::domain::tournament::round::{Phase, Round};
use arbiter::domain::tournament::round_clock::{Clock, ClockChange};
use arbiter::domain::tournament::sign_up::SignUp;
use arbiter::domain::tournament::{Player, Tournament};
use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
use uuid::Uuid;

use crate::support::scenario::{creation, settings};

/// What a move is made from.
pub type Numbers = [u8; 4];

/// Texts that a careless log writer would trip over.
pub const TEXTS: [&str; 6] = [
    "read as 35, was 45",
    "",
    "“Muñiz” said \"no\" \\ #1\nand left",
    "Квант 🖖",
    "\t[31m\u{200d}\u{ad}red\u{0301}",
    "{\"entry\":\"player-dropped\"}",
];

/// The command that these numbers give in the tournament's current state.
pub fn command(here: &Tournament, numbers: Numbers) -> Command {
    let [kind, a, ..] = numbers;
    // More than half are the next step of a tournament, or nothing would ever be played.
    if kind >= 120 { next(here, a) } else { any(here, numbers) }
}

/// The next step of a tournament in pods.
fn next_in_pods(here: &Tournament, a: u8) -> Command {
    let Some(round) = here.rounds().next_back() else {
        let seated = here.players().count() >= 8;
        return if seated { pairs(vec![], vec![]) } else { registers(here, 9) };
    };
    let open = round.open_pods().next();
    match (round.phase(), open) {
        (Phase::Draft, _) => Command::PublishRound(PublishRound {}),
        (Phase::Playing, Some(pod)) => {
            if a % 16 == 7
                && let Some(again) = seated_again(here, round, &"two clubs".into())
            {
                return again;
            }
            let (at, score) = (AtTable::new(round.number, pod.table()), pod_score(pod.pod.players.len(), a));
            if a.is_multiple_of(4) {
                let scores = vec![(at.table, score)];
                return Command::SettleUnfinishedPods(SettleUnfinishedPods { round: at.round, scores });
            }
            Command::RecordPod(RecordPod { at, score })
        }
        (Phase::Playing, None) => closes(here, round.number),
        (Phase::Closed, _) if a.is_multiple_of(4) => seats_top_table(here),
        (Phase::Closed, _) => pairs(vec![], vec![]),
    }
}

fn seats_top_table(here: &Tournament) -> Command {
    let rules = here.setup().and_then(|setup| setup.pods());
    let seats = rules.zip(here.next_seed()).and_then(|(rules, seed)| here.top_table_now(rules, seed).ok());
    Command::SeatTopTable(SeatTopTable { seen: seats.map(|seats| seats.players).unwrap_or_default() })
}

/// Changes the newest round: two players of open tables or pods or the bye, or somebody without a place against the bye or
/// another one.
fn in_play(here: &Tournament, [a, b]: [u8; 2], reason: TypedReason) -> Command {
    let newest = here.rounds().next_back();
    let round = newest.map_or(RoundNumber(1), |round| round.number);
    if a.is_multiple_of(3) {
        let waits = |player: &&Player| newest.is_none_or(|round| !round.involves(player.id));
        let waiting: Vec<PlayerId> = here.players().filter(waits).map(|player| player.id).collect();
        let player = waiting.last().copied().unwrap_or(PlayerId(u32::from(b) % 9));
        if let [.., one, other] = waiting[..]
            && b.is_multiple_of(2)
        {
            return Command::SeatLatePair(SeatLatePair { round, players: [one, other], reason });
        }
        return Command::SeatLatePlayer(SeatLatePlayer { round, player, reason });
    }
    let open = newest.into_iter().flat_map(|round| round.missing().flat_map(|table| table.pair.players));
    let bye = newest.and_then(|round| round.bye.as_ref()).map(|bye| bye.player);
    let pods = newest.into_iter().flat_map(|round| round.open_pods());
    let in_pods = pods.flat_map(|pod| pod.pod.players.iter().copied());
    let free: Vec<PlayerId> = open.chain(in_pods).chain(bye).chain([PlayerId(u32::from(b) % 9)]).collect();
    let pick = |number: u8| free[usize::from(number) % free.len()];
    if a % 4 == 1 {
        let free = here.round(round).into_iter().flat_map(|it| it.tables()).filter(|table| !table.is_begun());
        let free: Vec<_> = free.map(|table| (table.pair.table, table.pair.players)).collect();
        if let [(one, [p, q]), (other, [r, s]), ..] = free[..] {
            return Command::PairTablesAgain(PairTablesAgain {
                round,
                tables: vec![(one, [p, s]), (other, [r, q])],
                reason,
            });
        }
    }
    if a % 4 == 2
        && let Some(again) = newest.and_then(|round| seated_again(here, round, &reason))
    {
        return again;
    }
    Command::ReseatPlayers(ReseatPlayers { round, one: pick(a / 3), other: pick(b), reason })
}

/// The first two open pods, seated again; `None` if they cannot be.
fn seated_again(here: &Tournament, round: &Round, reason: &TypedReason) -> Option<Command> {
    let chosen: Vec<_> = round.open_pods().map(|pod| pod.pod.table).take(2).collect();
    let pods = here.pods_seated_again(round.number, &chosen).ok()?.pods;
    Some(Command::SeatPodsAgain(SeatPodsAgain { round: round.number, pods, reason: reason.clone() }))
}

/// Fixes a table for a player, or frees one.
fn fixed_tables(here: &Tournament, [a, b]: [u8; 2], reason: TypedReason) -> Command {
    let (player, table) = (PlayerId(u32::from(a) % 9), TableNumber(u32::from(b) % 7));
    match here.fixed_tables().last() {
        Some(known) if b % 5 == 0 => Command::FreeTable(FreeTable { player: known.player }),
        None if b % 11 == 0 => Command::FreeTable(FreeTable { player }),
        _ => Command::FixTable(FixTable { player, table, reason }),
    }
}

/// Writes down ratings, takes one away, names a stranger, somebody twice or a rating that nobody has.
fn rating(here: &Tournament, [a, b]: [u8; 2]) -> Command {
    let player = |n: u8| PlayerId(u32::from(n) % 9);
    let one = here.player(player(a)).and_then(|player| player.rating);
    let ratings = vec![
        PlayerRating { player: player(a), rating: Some(1_400 + u32::from(b)).filter(|_| one.is_none()) },
        PlayerRating { player: player(b), rating: Some(if b > 250 { 10_000 } else { 1_500 }) },
    ];
    Command::RatePlayers(RatePlayers { ratings })
}

/// Keeps two or three players apart, or lets a group meet; fixes tables.
fn apart(here: &Tournament, [a, b]: [u8; 2], reason: TypedReason) -> Command {
    if a % 3 == 1 {
        return fixed_tables(here, [a / 3, b], reason);
    }
    if a % 3 == 2 && b % 3 == 0 {
        return rating(here, [a, b]);
    }
    let known = here.apart_groups().next().map(|group| group.number);
    if let Some(group) = known.filter(|_| a % 4 == 2 || b.is_multiple_of(2)) {
        let name = if b % 3 == 0 { String::new() } else { format!("Team {b}") };
        return Command::NameTeam(NameTeam { group, name });
    }
    if let Some(group) = known.filter(|_| a.is_multiple_of(2)) {
        return Command::LetMeet(LetMeet { group });
    }
    if a.is_multiple_of(11) {
        return Command::LetMeet(LetMeet { group: GroupNumber(u32::from(b)) });
    }
    let players = [a % 8, b % 8, a % 5].map(|number| PlayerId(u32::from(number) + 1)).to_vec();
    let through = (b % 2 == 0).then(|| RoundNumber(u32::from(b) % 6));
    Command::KeepApart(KeepApart { players, through, reason })
}

/// Something about a pod, of the newest round mostly.
fn in_pods(here: &Tournament, at: AtTable, [a, b, c]: [u8; 3], reason: TypedReason) -> Command {
    let newest = here.rounds().next_back().map_or(at.round, |round| round.number);
    let at = if c.is_multiple_of(5) { at } else { AtTable::new(newest, TableNumber(u32::from(b) % 3)) };
    let pod = here.round(at.round).and_then(|round| round.pod(at.table));
    let seats = pod.map_or(4, |pod| pod.pod.players.len());
    let score = pod_score(seats, a);
    match a % 5 {
        0 if c.is_multiple_of(3) || here.rounds().next().is_none() => {
            let rules = here.setup().and_then(|setup| setup.pods());
            let counting = rules.map(|rules| rules.counting).unwrap_or_default();
            Command::ChangePodRules(ChangePodRules {
                troubles: b % 2 == 0,
                counting,
                top_size: 4 + u32::from(b % 3),
                reason,
            })
        }
        0 => seats_top_table(here),
        1 | 2 => {
            let player = pod.map_or(PlayerId(1), |pod| pod.pod.players[usize::from(b) % seats]);
            Command::ReportPod(ReportPod { at, player, score: pod_score(seats, c % 3) })
        }
        3 if c.is_multiple_of(4) => {
            let scores = vec![(at.table, score.clone()), (TableNumber(1), score)];
            Command::SettleUnfinishedPods(SettleUnfinishedPods { round: at.round, scores })
        }
        3 if c.is_multiple_of(3) => {
            let scores = vec![(at.table, score)];
            Command::SettleUnfinishedPods(SettleUnfinishedPods { round: at.round, scores })
        }
        3 => Command::RecordPod(RecordPod { at, score }),
        _ => {
            let was = pod.and_then(|pod| pod.result.as_ref()).map(|recorded| recorded.score.clone());
            let was = was.unwrap_or_else(|| score.clone());
            Command::CorrectPod(CorrectPod { at, was, score, reason, dispute: None })
        }
    }
}

/// Whole numbers of every size; now and then some that no pod can score.
fn pod_score(seats: usize, a: u8) -> PodScore {
    let one = |seat: usize| match (usize::from(a) + seat) % 7 {
        0 => 0,
        1 => i64::MAX,
        6 if a.is_multiple_of(11) => -1,
        nth => 10_i64.pow(u32::try_from(nth).unwrap()) + i64::from(a),
    };
    if a.is_multiple_of(13) {
        PodScore::Rounds(vec![vec![1; seats]; 5])
    } else {
        PodScore::Totals((0..seats).map(one).collect())
    }
}

fn next(here: &Tournament, a: u8) -> Command {
    if here.setup().is_some_and(|setup| setup.pods().is_some()) {
        return next_in_pods(here, a);
    }
    let Some(round) = here.current_round() else {
        return match here.players().count() {
            0..4 => registers(here, 4),
            _ if here.is_bracket() && here.cut().is_none() => starts_cut(here, a),
            _ => pairs_as_open(here),
        };
    };
    if a % 4 == 3
        && let Some(late) = comes_late(here, round)
    {
        return late;
    }
    let missing = round.missing().next().map(|table| AtTable::new(round.number, table.pair.table));
    match (round.phase(), missing) {
        (Phase::Draft, _) if in_days(here) && a.is_multiple_of(2) && here.timetable().is_some() => {
            publishes_all(here, a)
        }
        (Phase::Draft, _) if in_days(here) => {
            Command::PublishWithDeadline(PublishWithDeadline { deadline: day(a % 60 + 1), now: day(0) })
        }
        (Phase::Draft, _) if a.is_multiple_of(3) => Command::PublishPairings(PublishPairings {}),
        (Phase::Draft, _) => Command::PublishRound(PublishRound {}),
        (Phase::Playing, _)
            if a.is_multiple_of(7) && round.clock.as_ref().is_some_and(|it| it.deadline.is_some()) =>
        {
            moves_deadline(here, round.number, [a / 7, a])
        }
        (Phase::Playing, _) if a.is_multiple_of(7) => sets_clock(here, round.number, [a / 7, a]),
        (Phase::Playing, Some(at)) => Command::RecordResult(RecordResult { at, result: result(a, a / 3) }),
        (Phase::Playing, None) => closes(here, round.number),
        (Phase::Closed, _) if a.is_multiple_of(4) => starts_cut(here, a),
        (Phase::Closed, _) => pairs_as_open(here),
    }
}

/// Somebody without a place in the round in play meets who has the bye, or another late player, who comes if nobody else is
/// late.
fn comes_late(here: &Tournament, round: &Round) -> Option<Command> {
    if here.repairable(round.number).is_err() || round.is_of_timetable() {
        return None;
    }
    let late = here.players().filter(|player| player.is_active() && !round.involves(player.id));
    let late: Vec<PlayerId> = late.map(|player| player.id).collect();
    let reason = "one shuttle".into();
    match late[..] {
        [] => None,
        [player] if round.bye.is_some() => {
            let round = round.number;
            Some(Command::SeatLatePlayer(SeatLatePlayer { round, player, reason }))
        }
        [_] => Some(registers(here, 1)),
        [one, other, ..] => {
            let (round, players) = (round.number, [one, other]);
            Some(Command::SeatLatePair(SeatLatePair { round, players, reason }))
        }
    }
}

/// Whether rounds have a deadline.
fn in_days(here: &Tournament) -> bool {
    here.setup().is_some_and(|setup| setup.settings.round_days.is_some())
}

/// All rounds of a timetable, mostly with a deadline for each.
fn publishes_all(here: &Tournament, a: u8) -> Command {
    let drafted = here.draft().map_or(1, |draft| draft.number.0);
    let rounds = here.timetable().map_or(1, |timetable| timetable.rounds());
    let left = rounds.saturating_sub(drafted) + 1;
    let left = if a.is_multiple_of(11) { left + 1 } else { left };
    let deadlines = (1..=left).map(|round| day(u8::try_from(round).unwrap_or(u8::MAX))).collect();
    Command::PublishAllRounds(PublishAllRounds { deadlines, now: day(0) })
}

/// Mostly what the clock of the round allows, from a page that is up to date.
fn sets_clock(here: &Tournament, round: RoundNumber, [a, b]: [u8; 2]) -> Command {
    let clock = here.round(round).and_then(|round| round.clock.as_ref());
    let seen = clock.map_or(0, |clock| clock.extra) + u32::from(b.is_multiple_of(9));
    let change = match (a % 4, clock.is_some_and(Clock::is_running)) {
        (0, _) => ClockChange::Extended { minutes: i32::from(b % 12) - 3 },
        (1, _) => ClockChange::Started,
        (_, true) => ClockChange::Paused,
        (_, false) if clock.is_some_and(|clock| clock.started_at().is_none()) => ClockChange::Started,
        (_, false) => ClockChange::Resumed,
    };
    Command::SetClock(SetClock { round, change, seen })
}

/// A moment of some day.
fn day(a: u8) -> DateTime<Utc> {
    DateTime::UNIX_EPOCH + TimeDelta::days(20_000 + i64::from(a))
}

/// Mostly a later deadline, from a page that is up to date.
fn moves_deadline(here: &Tournament, round: RoundNumber, [a, b]: [u8; 2]) -> Command {
    let deadline = here.round(round).and_then(|round| round.clock.as_ref()?.deadline).unwrap_or(day(a));
    let seen = if b.is_multiple_of(9) { day(a) } else { deadline };
    let to = deadline + TimeDelta::days(i64::from(b % 9) - 2);
    Command::MoveDeadline(MoveDeadline { round, seen, to, now: deadline - TimeDelta::days(1) })
}

/// A cut of those who lead now, as the director sees them.
fn starts_cut(here: &Tournament, a: u8) -> Command {
    let size = Size::ALL[usize::from(a / 4) % 2];
    let best_of = if a.is_multiple_of(8) { BestOf::Three } else { BestOf::One };
    let bracket = if a.is_multiple_of(3) { BracketOrder::Reseeded } else { BracketOrder::Fixed };
    // A bracket for everybody has one size.
    let everybody = here.players().filter(|player| player.is_active()).count();
    let size = if here.is_bracket() { Size::holding(everybody).unwrap_or(size) } else { size };
    let system = here.setup().map(|setup| setup.settings.system).unwrap_or_default();
    let of_system = |one: &Elimination| system.takes(*one) || a.is_multiple_of(17);
    let kinds: Vec<Elimination> = Elimination::ALL.into_iter().filter(of_system).collect();
    let elimination = kinds[usize::from(a / 16) % kinds.len()];
    // In double elimination the bracket stays, and no match is for third place.
    let single = elimination.is_single() || a.is_multiple_of(19);
    let bracket = if single { bracket } else { BracketOrder::Fixed };
    let cut = Cut { size, best_of, bracket, third_place: single && a.is_multiple_of(5), elimination };
    let seeding =
        here.setup().zip(here.next_seed()).and_then(|(setup, seed)| here.seeding(setup, cut, seed).ok());
    let decks = if a.is_multiple_of(3) { CutDecks::New } else { CutDecks::Same };
    let mut seen = seeding.map(|seeding| seeding.seeds).unwrap_or_default();
    let given = (here.is_bracket() && a % 3 == 1).then(|| "by rating".into());
    if given.is_some() {
        seen.reverse();
    }
    Command::StartCut(StartCut { cut, minutes: 75, decks, seen, given })
}

/// Something about the cut that a director does now and then.
fn in_cut(here: &Tournament, [a, b, c]: [u8; 3], reason: TypedReason) -> Command {
    let tables = here.rounds().next_back().into_iter().flat_map(|round| {
        round.tables().map(|table| (AtTable::new(round.number, table.pair.table), table.pair.players))
    });
    let tables: Vec<_> = tables.collect();
    let nowhere = (AtTable::new(RoundNumber(1), TableNumber(1).of_game(2)), [PlayerId(1), PlayerId(2)]);
    let (at, players) = tables.get(usize::from(a) % tables.len().max(1)).copied().unwrap_or(nowhere);
    match c % 3 {
        0 => {
            let named = here.settlement_at(at.round, at.table.table()).map(|settled| settled.winner);
            let (winner, instead) = (players[usize::from(b) % 2], named.filter(|_| b % 4 < 2));
            Command::SettleMatch(SettleMatch { at, winner, instead, reason })
        }
        1 => Command::AddGame(AddGame { at }),
        _ if b % 4 == 0 => Command::WithdrawCut(WithdrawCut { reason }),
        _ => starts_cut(here, b),
    }
}

fn any(here: &Tournament, [kind, a, b, c]: Numbers) -> Command {
    let player = PlayerId(u32::from(a) % 7);
    // Few disqualifications wait for the director, so one that does is soon confirmed.
    if let Some(waiting) = here.unconfirmed_disqualifications().next().filter(|_| c % 4 == 0) {
        let judge = Judge { directs: true, ..Judge::default() };
        return Command::ConfirmDisqualification(ConfirmDisqualification { number: waiting.number, judge });
    }
    // Few tournaments are hidden, so one that is is soon shown again.
    if here.is_hidden() && c % 4 == 1 {
        return Command::ShowTournament(ShowTournament {});
    }
    // Few tables have two results, so one that does is often settled.
    if let Some(at) = contradicted(here).filter(|_| c % 5 == 3) {
        return Command::KeepResult(KeepResult { at, reason: TEXTS[usize::from(b) % 6].into() });
    }
    // Few tournaments end, so an end is often undone.
    if here.closed_at().is_some() && c % 4 == 2 {
        return undoing(here, [a % 3, 1], "a slip".into());
    }
    // Few check-ins are opened, so one that is is soon used.
    if here.check_in().is_some() && c % 9 == 2 {
        return checks_in(here, player, [b, c]);
    }
    // Few drafts call somebody away and few brackets wait for play, so one that does often loses a player.
    if let Some(player) = named_before_play(here).filter(|_| c % 7 == 3) {
        return Command::WithdrawRegistration(WithdrawRegistration { player });
    }
    // Few acts are undone, so one that is is often redone.
    if let Some(undone) = here.chronicle().undone_numbers().last().filter(|_| c % 6 == 5) {
        let number = if b % 2 == 0 { undone } else { EntryNumber(undone.0.saturating_sub(1)) };
        let (span, by) =
            (ActSpan { first: number, last: undone }, Undoer { id: ActorId::Operator, directs: true });
        return Command::RedoAct(RedoAct { span, by, reason: "it was right".into() });
    }
    // Mostly the newest dispute; without any, what belongs to one opens one.
    let disputes = u32::try_from(here.disputes().len()).unwrap();
    let dispute = DisputeNumber(if a.is_multiple_of(5) { u32::from(b) % 4 } else { disputes });
    let kind = if disputes == 0 && (15..=20).contains(&(kind % 30)) { 14 } else { kind % 30 };
    // Mostly of what there is to see.
    let seen = here.dispute(dispute).filter(|_| c % 7 != 0).map(Dispute::shown_state).unwrap_or_default();
    let at = AtTable::new(RoundNumber(u32::from(a) % 4), TableNumber(u32::from(b) % 4));
    let (text, other) = (TEXTS[usize::from(b) % 6].to_owned(), TEXTS[usize::from(c) % 6]);
    let reason = TypedReason::from(other);
    match kind {
        0 => registers(here, u32::from(a) % 3),
        1 if c % 4 == 0 => Command::LeaveTournament(LeaveTournament { player }),
        1 => Command::DropPlayer(DropPlayer { player, reason }),
        2 => Command::ReinstatePlayer(ReinstatePlayer { player }),
        3 => pairs(vec![player], vec![]),
        4 => pairs(vec![], vec![player]),
        5 if c % 3 == 0 => checks_in(here, player, [b, c]),
        5 if a.is_multiple_of(7) => {
            Command::PublishWithDeadline(PublishWithDeadline { deadline: day(b), now: day(c) })
        }
        5 if a.is_multiple_of(2) => Command::PublishPairings(PublishPairings {}),
        5 => Command::PublishRound(PublishRound {}),
        6 | 7 if c % 2 == 0 => in_pods(here, at, [a, b, c], reason),
        6 | 7 => Command::RecordResult(RecordResult { at, result: result(b, c) }),
        8 | 9 => Command::ReportResult(ReportResult {
            at,
            player: seated(here, at, c).unwrap_or(player),
            result: result(b / 99, 0),
        }),
        10 if c % 3 == 0 => {
            let (minutes, dispute) = (i32::from(b % 9) - 2, (c % 2 == 0).then_some(dispute));
            Command::ExtendTime(ExtendTime { at, minutes, reason, dispute, judge: judge(a, b) })
        }
        10 if c % 9 == 1 => moves_deadline(here, at.round, [a, b]),
        10 if c % 3 == 1 => sets_clock(here, at.round, [a, b]),
        10 => Command::KeepResult(KeepResult { at, reason }),
        11 if c % 4 == 0 => {
            let results = vec![(at.table, result(a, b)), (TableNumber(1), result(b, c))];
            Command::SettleUnfinished(SettleUnfinished { round: at.round, results })
        }
        11 | 12 => {
            let was = recorded(here, at).unwrap_or_else(|| result(b, c));
            let dispute = (c % 3 == 0).then_some(dispute);
            Command::CorrectResult(CorrectResult { at, was, result: result(c, a), reason, dispute })
        }
        13 if c % 3 == 0 => penalty(here, player, [a, b, c], reason),
        13 => Command::CloseRound(CloseRound { round: at.round, over: vec![dispute] }),
        14 => Command::OpenDispute(OpenDispute {
            at: (c % 2 == 0).then_some(at),
            question: text.clone(),
            facts: other.to_owned(),
            by: text.into(),
            again: c % 4 == 0,
        }),
        15 if c % 3 == 0 => {
            Command::ClaimDispute(ClaimDispute { dispute, judge: judge(a, b), seen: u32::from(c) % 2 })
        }
        15 if c % 3 == 1 => Command::EscalateDispute(EscalateDispute { dispute, judge: judge(a, b), reason }),
        15 => Command::StateFacts(StateFacts { dispute, by: other.to_owned().into(), text }),
        16 => Command::AttachCitation(AttachCitation {
            dispute,
            judge: judge(a, b),
            cited: Box::new(cited(&text)),
            treatment: Treatment::ALL[usize::from(c) % 3],
            seen,
        }),
        17 => {
            let AttachedCitation { citation, quote_sha256, .. } = cited(&text);
            Command::RemoveCitation(RemoveCitation {
                dispute,
                judge: judge(a, b),
                citation,
                quote_sha256,
                reason,
            })
        }
        18 => match c % 5 {
            0 => Command::RewordRuling(RewordRuling { dispute, judge: judge(a, b), text, reason, seen }),
            1 => {
                let instead = (b % 2 == 0).then_some(DisputeNumber(u32::from(b) % 4));
                Command::WithdrawDispute(WithdrawDispute {
                    dispute,
                    judge: judge(a, b),
                    reason,
                    instead,
                    seen,
                })
            }
            _ => Command::GiveRuling(GiveRuling {
                question: (c % 7 == 0).then(|| "May it be asked in other words?".to_owned()),
                dispute,
                judge: judge(a, b),
                seen,
                text,
                without_authority: c % 11 > 0,
            }),
        },
        19 => Command::LodgeAppeal(LodgeAppeal { dispute, text, by: None }),
        20 => {
            let outcome = if c % 2 == 0 { AppealOutcome::Upheld } else { AppealOutcome::Overturned };
            Command::DecideAppeal(DecideAppeal { dispute, judge: judge(a, b), outcome, text, seen })
        }
        21 if c % 2 == 0 => in_cut(here, [a, b, c / 2], reason),
        21 if here.rounds().next_back().is_some_and(|round| round.phase() == Phase::Playing) => {
            in_play(here, [a, b], reason)
        }
        21 => Command::SwapPlayers(SwapPlayers { one: player, other: PlayerId(u32::from(b) % 7), reason }),
        22 if c % 2 == 0 => {
            let what = if a % 2 == 0 { RandomDraw::Coin {} } else { RandomDraw::Die { sides: u32::from(b) } };
            let (seed, dispute) = (u64::from(c), (b % 3 == 0).then_some(dispute));
            Command::TakeChance(TakeChance { what, seed, purpose: text, at: None, dispute })
        }
        23 if c % 3 == 0 => {
            let at = |minutes: u8| DateTime::UNIX_EPOCH + TimeDelta::minutes(i64::from(minutes) * 7);
            Command::NoteClockJump(NoteClockJump { from: at(a), to: at(b) })
        }
        22 => Command::DiscardPairings(DiscardPairings { reason }),
        23 => Command::CloseTournament(CloseTournament {}),
        24 if c % 2 == 0 => undoing(here, [a, b], reason),
        24 => Command::ReopenTournament(ReopenTournament { reason }),
        25 => {
            let mut settings = settings();
            settings.title.clone_from(&text);
            settings.rounds = u32::from(a) % 9;
            // Mostly the system that there is, or nothing else would be changed once a round is paired.
            settings.system = match here.setup() {
                Some(setup) if here.rounds().len() > 0 && c % 5 > 0 => setup.settings.system,
                _ => PairingSystem::ALL[usize::from(b) % 4],
            };
            // A timetable is mostly one of a league.
            let in_days = a.is_multiple_of(3) || settings.system == PairingSystem::RoundRobin && c % 4 > 0;
            settings.round_days = in_days.then(|| u32::from(b) % 70);
            Command::ChangeSettings(ChangeSettings { settings, reason })
        }
        26 if b % 2 == 0 => apart(here, [a, c], reason),
        26 => {
            let id = ["tcc-1e-2014", "decipher-1e-1998", "tcc-1e-2023"][usize::from(a) % 3];
            let profile = arbiter::data::scoring_profile(id).unwrap().clone();
            Command::ChangeProfile(ChangeProfile { profile: Box::new(profile), reason })
        }
        27 => {
            let sha256 = arbiter::domain::hash::ListHash::of(&text);
            Command::SubmitDeck(SubmitDeck {
                player,
                sha256,
                errors: u32::from(c) % 3,
                cards: 60,
                by_staff: b % 2 == 0,
                agrees: None,
            })
        }
        28 => match b % 8 {
            7 if c % 2 == 0 => {
                let sha256 = arbiter::domain::hash::ListHash::of(&text);
                Command::RegisterPool(RegisterPool { player, sha256, cards: 90, by_staff: c % 2 == 0 })
            }
            0 => Command::ReadDeck(ReadDeck { player }),
            1 => Command::AcceptDeck(AcceptDeck { player, reason }),
            2 => Command::StateDeckConsent(StateDeckConsent { player, agrees: c % 2 == 0 }),
            3 => {
                let (lists, before_end) = (Lists::ALL[usize::from(c) % 4], c % 8 == 3);
                let publication = Publication { lists, finalists: u32::from(a) % 9, at: None, before_end };
                Command::ChangePublication(ChangePublication { publication })
            }
            4 => Command::ReadDecks(ReadDecks { players: vec![player] }),
            6 => {
                let until = DateTime::UNIX_EPOCH + TimeDelta::days(20_000 * i64::from(a % 5));
                let terms = SignUp { until, most: (c % 3 > 0).then_some(c.into()), asks_deck: c % 2 == 0 };
                Command::ChangeSignUp(ChangeSignUp { terms })
            }
            5 => Command::DrawDeckChecks(DrawDeckChecks {
                count: u32::from(a) % 4,
                near: u32::from(c) % 3,
                top: 3,
                seed: u64::from(c),
            }),
            _ => {
                let sha256 =
                    here.player(player).and_then(|it| it.deck.as_ref()).map(|deck| deck.sha256.clone());
                let sha256 = sha256.unwrap_or_else(|| arbiter::domain::hash::ListHash::of(&text));
                Command::CheckDeck(CheckDeck { player, sha256, agrees: c % 2 == 0, found: other.to_owned() })
            }
        },
        29 if b % 3 != 1 => {
            let person = PersonId::new(Uuid::from_u128(u128::from(c)));
            match b % 4 {
                0 if here.published_rounds().next().is_none() || c % 3 == 0 => {
                    Command::WithdrawRegistration(WithdrawRegistration { player })
                }
                0 => Command::RenamePlayer(RenamePlayer { player }),
                2 if c % 2 == 0 => Command::EraseName(EraseName { player }),
                2 if c % 5 == 1 => Command::HideTournament(HideTournament { reason }),
                2 if a % 2 == 0 => Command::GiveSeatLinks(GiveSeatLinks { players: vec![player] }),
                2 => Command::ExportTournament(ExportTournament {}),
                _ => Command::IdentifyPlayers(IdentifyPlayers { same: vec![(player, person)] }),
            }
        }
        _ if c % 2 == 0 => {
            let sealed = || arbiter::data::deck_format("sealed").cloned().map(Box::new);
            let format = if c % 4 == 0 { sealed() } else { None };
            Command::ChangeFormat(ChangeFormat { format, reason })
        }
        _ => creation("tcc-1e-2023"),
    }
}

/// The name of a command. A new one does not compile until it is named here, and `ALL` has to name it too.
pub const fn kind(command: &Command) -> &'static str {
    match command {
        Command::CreateTournament(_) => "CreateTournament",
        Command::CreatePodTournament(_) => "CreatePodTournament",
        Command::SeatTopTable(_) => "SeatTopTable",
        Command::ReportPod(_) => "ReportPod",
        Command::RecordPod(_) => "RecordPod",
        Command::SettleUnfinishedPods(_) => "SettleUnfinishedPods",
        Command::CorrectPod(_) => "CorrectPod",
        Command::ChangeSettings(_) => "ChangeSettings",
        Command::ChangeProfile(_) => "ChangeProfile",
        Command::ChangeFormat(_) => "ChangeFormat",
        Command::ChangeSignUp(_) => "ChangeSignUp",
        Command::RegisterPlayers(_) => "RegisterPlayers",
        Command::WithdrawRegistration(_) => "WithdrawRegistration",
        Command::IdentifyPlayers(_) => "IdentifyPlayers",
        Command::RenamePlayer(_) => "RenamePlayer",
        Command::EraseName(_) => "EraseName",
        Command::DropPlayer(_) => "DropPlayer",
        Command::LeaveTournament(_) => "LeaveTournament",
        Command::ReinstatePlayer(_) => "ReinstatePlayer",
        Command::OpenCheckIn(_) => "OpenCheckIn",
        Command::CloseCheckIn(_) => "CloseCheckIn",
        Command::NoteCheckIns(_) => "NoteCheckIns",
        Command::PairWhoIsHere(_) => "PairWhoIsHere",
        Command::SubmitDeck(_) => "SubmitDeck",
        Command::RegisterPool(_) => "RegisterPool",
        Command::AcceptDeck(_) => "AcceptDeck",
        Command::ReadDeck(_) => "ReadDeck",
        Command::CheckDeck(_) => "CheckDeck",
        Command::ChangePublication(_) => "ChangePublication",
        Command::StateDeckConsent(_) => "StateDeckConsent",
        Command::DrawDeckChecks(_) => "DrawDeckChecks",
        Command::ReadDecks(_) => "ReadDecks",
        Command::KeepApart(_) => "KeepApart",
        Command::LetMeet(_) => "LetMeet",
        Command::ChangePodRules(_) => "ChangePodRules",
        Command::NameTeam(_) => "NameTeam",
        Command::FixTable(_) => "FixTable",
        Command::FreeTable(_) => "FreeTable",
        Command::RatePlayers(_) => "RatePlayers",
        Command::PairRound(_) => "PairRound",
        Command::SwapPlayers(_) => "SwapPlayers",
        Command::ReseatPlayers(_) => "ReseatPlayers",
        Command::PairTablesAgain(_) => "PairTablesAgain",
        Command::SeatPodsAgain(_) => "SeatPodsAgain",
        Command::SeatLatePlayer(_) => "SeatLatePlayer",
        Command::SeatLatePair(_) => "SeatLatePair",
        Command::DiscardPairings(_) => "DiscardPairings",
        Command::PublishRound(_) => "PublishRound",
        Command::PublishPairings(_) => "PublishPairings",
        Command::PublishWithDeadline(_) => "PublishWithDeadline",
        Command::PublishAllRounds(_) => "PublishAllRounds",
        Command::MoveDeadline(_) => "MoveDeadline",
        Command::SetClock(_) => "SetClock",
        Command::ReportResult(_) => "ReportResult",
        Command::RecordResult(_) => "RecordResult",
        Command::SettleUnfinished(_) => "SettleUnfinished",
        Command::KeepResult(_) => "KeepResult",
        Command::CorrectResult(_) => "CorrectResult",
        Command::ExtendTime(_) => "ExtendTime",
        Command::CloseRound(_) => "CloseRound",
        Command::StartCut(_) => "StartCut",
        Command::WithdrawCut(_) => "WithdrawCut",
        Command::AddGame(_) => "AddGame",
        Command::SettleMatch(_) => "SettleMatch",
        Command::OpenDispute(_) => "OpenDispute",
        Command::ClaimDispute(_) => "ClaimDispute",
        Command::EscalateDispute(_) => "EscalateDispute",
        Command::StateFacts(_) => "StateFacts",
        Command::AttachCitation(_) => "AttachCitation",
        Command::RemoveCitation(_) => "RemoveCitation",
        Command::GiveRuling(_) => "GiveRuling",
        Command::RewordRuling(_) => "RewordRuling",
        Command::WithdrawDispute(_) => "WithdrawDispute",
        Command::LodgeAppeal(_) => "LodgeAppeal",
        Command::DecideAppeal(_) => "DecideAppeal",
        Command::IssuePenalty(_) => "IssuePenalty",
        Command::ConfirmDisqualification(_) => "ConfirmDisqualification",
        Command::WithdrawPenalty(_) => "WithdrawPenalty",
        Command::TakeChance(_) => "TakeChance",
        Command::ExportTournament(_) => "ExportTournament",
        Command::CloseTournament(_) => "CloseTournament",
        Command::ReopenTournament(_) => "ReopenTournament",
        Command::HideTournament(_) => "HideTournament",
        Command::ShowTournament(_) => "ShowTournament",
        Command::GiveSeatLinks(_) => "GiveSeatLinks",
        Command::NoteClockJump(_) => "NoteClockJump",
        Command::UndoAct(_) => "UndoAct",
        Command::RedoAct(_) => "RedoAct",
    }
}

/// Every name that [`kind`] gives.
pub const ALL: [&str; 88] = [
    "CreateTournament",
    "CreatePodTournament",
    "SeatTopTable",
    "ReportPod",
    "RecordPod",
    "SettleUnfinishedPods",
    "CorrectPod",
    "ChangeSettings",
    "ChangeProfile",
    "ChangeFormat",
    "ChangeSignUp",
    "RegisterPlayers",
    "WithdrawRegistration",
    "IdentifyPlayers",
    "RenamePlayer",
    "EraseName",
    "DropPlayer",
    "LeaveTournament",
    "ReinstatePlayer",
    "OpenCheckIn",
    "CloseCheckIn",
    "NoteCheckIns",
    "PairWhoIsHere",
    "SubmitDeck",
    "RegisterPool",
    "AcceptDeck",
    "ReadDeck",
    "CheckDeck",
    "ChangePublication",
    "StateDeckConsent",
    "DrawDeckChecks",
    "ReadDecks",
    "KeepApart",
    "LetMeet",
    "ChangePodRules",
    "NameTeam",
    "FixTable",
    "FreeTable",
    "RatePlayers",
    "PairRound",
    "SwapPlayers",
    "ReseatPlayers",
    "PairTablesAgain",
    "SeatPodsAgain",
    "SeatLatePlayer",
    "SeatLatePair",
    "DiscardPairings",
    "PublishRound",
    "PublishPairings",
    "PublishWithDeadline",
    "PublishAllRounds",
    "MoveDeadline",
    "SetClock",
    "ReportResult",
    "RecordResult",
    "SettleUnfinished",
    "KeepResult",
    "CorrectResult",
    "ExtendTime",
    "CloseRound",
    "StartCut",
    "WithdrawCut",
    "AddGame",
    "SettleMatch",
    "OpenDispute",
    "ClaimDispute",
    "EscalateDispute",
    "StateFacts",
    "AttachCitation",
    "RemoveCitation",
    "GiveRuling",
    "RewordRuling",
    "WithdrawDispute",
    "LodgeAppeal",
    "DecideAppeal",
    "IssuePenalty",
    "ConfirmDisqualification",
    "WithdrawPenalty",
    "TakeChance",
    "ExportTournament",
    "CloseTournament",
    "ReopenTournament",
    "HideTournament",
    "ShowTournament",
    "GiveSeatLinks",
    "NoteClockJump",
    "UndoAct",
    "RedoAct",
];

/// Pairs who is here while players check in, and everybody otherwise.
fn pairs_as_open(here: &Tournament) -> Command {
    let arrived = here.players().filter(|one| here.check_in().is_some_and(|open| open.is_here(one.id)));
    if arrived.count() > 1 {
        return Command::PairWhoIsHere(PairWhoIsHere { drop: vec![PlayerId(3)] });
    }
    pairs(vec![], vec![])
}

/// A table with two results.
fn contradicted(here: &Tournament) -> Option<AtTable> {
    let table = |round: &Round| {
        let mut tables = round.tables();
        tables
            .find(|table| !table.contradictions.is_empty())
            .map(|it| AtTable::new(round.number, it.pair.table))
    };
    here.rounds().find_map(table)
}

/// Opens a check-in, ticks and unticks in it, pairs who is here, and seldom closes it.
fn checks_in(here: &Tournament, player: PlayerId, [b, c]: [u8; 2]) -> Command {
    let active = here.players().filter(|one| one.is_active() && (one.id.0 + u32::from(c)) % 4 != 0);
    match (here.check_in(), b % 8) {
        (None, 1..) => Command::OpenCheckIn(OpenCheckIn {}),
        (_, 0) => Command::CloseCheckIn(CloseCheckIn {}),
        (_, 1 | 2) => Command::PairWhoIsHere(PairWhoIsHere { drop: vec![player] }),
        (_, 3) => Command::NoteCheckIns(NoteCheckIns { here: vec![player], gone: vec![PlayerId(2)] }),
        (_, _) => {
            Command::NoteCheckIns(NoteCheckIns { here: active.map(|one| one.id).collect(), gone: vec![] })
        }
    }
}

/// Somebody whom nothing but a draft or the bracket names before anything is published: who is away, or waits for an
/// opponent.
fn named_before_play(here: &Tournament) -> Option<PlayerId> {
    if here.published_rounds().next().is_some() {
        return None;
    }
    let away = here.draft().into_iter().flat_map(|draft| &draft.absent);
    let seeds = here.cut().into_iter().flat_map(|started| &started.seeds);
    let sits = |player: PlayerId| here.draft().is_some_and(|draft| draft.involves(player));
    away.chain(seeds).copied().find(|player| !sits(*player))
}

/// Undoes one of the newest entries, or redoes one that was undone.
fn undoing(here: &Tournament, [a, b]: [u8; 2], reason: TypedReason) -> Command {
    let by = Undoer { id: ActorId::Operator, directs: true };
    let newest = u32::try_from(here.chronicle().len()).unwrap();
    let number = EntryNumber(newest.saturating_sub(u32::from(a) % 12));
    let span = |number| ActSpan { first: number, last: number };
    let reason = if b.is_multiple_of(4) { reason } else { "a slip".into() };
    Command::UndoAct(UndoAct { span: span(number), by, reason })
}

/// Knowing of every dispute.
fn closes(here: &Tournament, round: RoundNumber) -> Command {
    let over = here.disputes().map(|dispute| dispute.number).collect();
    Command::CloseRound(CloseRound { round, over })
}

/// A penalty issued, confirmed or withdrawn.
fn penalty(here: &Tournament, player: PlayerId, [a, b, c]: [u8; 3], reason: TypedReason) -> Command {
    let judge = Judge { directs: a.is_multiple_of(2), ..Judge::default() };
    let number = PenaltyNumber(u32::try_from(here.penalties().len()).unwrap());
    match b % 4 {
        0 => Command::ConfirmDisqualification(ConfirmDisqualification { number, judge }),
        1 => Command::WithdrawPenalty(WithdrawPenalty { number, judge, reason }),
        _ => Command::IssuePenalty(IssuePenalty {
            player,
            judge,
            kind: "conduct".to_owned(),
            level: PenaltyLevel::ALL[usize::from(c / 3) % 5],
            round: here.rounds().next_back().map(|round| round.number).filter(|_| c.is_multiple_of(2)),
            reason,
            dispute: None,
            others: false,
        }),
    }
}

fn pairs(absent: Vec<PlayerId>, earned_byes: Vec<PlayerId>) -> Command {
    Command::PairRound(PairRound { absent, earned_byes })
}

fn registers(here: &Tournament, count: u32) -> Command {
    let first = here.players().map(|player| player.id.0).max().unwrap_or(0);
    // The last of two is a person who is there already.
    let person =
        |number: u32| PersonId::new(Uuid::from_u128(u128::from(if count == 2 { 1 } else { number })));
    Command::RegisterPlayers(RegisterPlayers { persons: (first..first + count).map(person).collect() })
}

fn seated(here: &Tournament, at: AtTable, which: u8) -> Option<PlayerId> {
    let round = here.rounds().find(|round| round.number == at.round)?;
    Some(round.table(at.table)?.pair.players[usize::from(which) % 2])
}

fn recorded(here: &Tournament, at: AtTable) -> Option<GameResult> {
    let round = here.rounds().find(|round| round.number == at.round)?;
    round.table(at.table)?.result.as_ref().map(|recorded| recorded.result)
}

fn result(a: u8, b: u8) -> GameResult {
    let seat = if a.is_multiple_of(2) { Side::A } else { Side::B };
    let (scores, end) = match a % 11 {
        0..=3 => ([100, 100], EndReason::Complete { winner: seat }),
        4 => ([i64::from(a), i64::from(b)], EndReason::Time),
        5 => ([0, -5], EndReason::DeckedOut),
        6 => ([20, 0], EndReason::CardForfeit { by: Forfeiting::Both }),
        7 => ([0, 0], EndReason::NoShow { by: seat }),
        8 => ([40, 0], EndReason::Concession { by: seat }),
        9 => ([0, 0], EndReason::Void),
        // Nobody wins like that: to be refused.
        _ => ([10, 10], EndReason::Complete { winner: seat }),
    };
    let went_first = b.is_multiple_of(2).then_some(seat);
    // Mostly the director was asked.
    let asked = !b.is_multiple_of(7) && matches!(end, EndReason::DeckedOut | EndReason::Concession { .. });
    GameResult { not_counting: [0, i64::from(b % 3)], went_first, asked, ..GameResult::ended(scores, end) }
}

fn judge(a: u8, b: u8) -> Judge {
    Judge {
        id: format!("account:{}", a % 3).into(),
        seats: vec![PlayerId(u32::from(b) % 7)],
        has_last_word: a.is_multiple_of(2),
        directs: a.is_multiple_of(4),
    }
}

fn cited(text: &str) -> AttachedCitation {
    AttachedCitation {
        citation: format!("1E-CR 2000-10-30, {text}"),
        heading: text.to_owned(),
        quote: text.to_owned(),
        quote_sha256: TextHash::stated("22".repeat(32)),
        on: NaiveDate::from_ymd_opt(2026, 5, 12).unwrap(),
        reason: "starred in the document of that date".into(),
        ground: Ground::Entry(CitedEntry {
            stem: "current-rulings-2000-10-30".to_owned(),
            document_sha256: DocumentHash::stated("00".repeat(32)),
            text_sha256: TextHash::stated("11".repeat(32)),
            status: Status::InForce,
            damage: Vec::new(),
        }),
    }
}
