//! A registration is withdrawn only while nothing rests on it, and older logs in which more was withdrawn still open.

use super::EIGHT;
use crate::support::histories::Dice;
use crate::support::moves::command;
use crate::support::scenario::{Scenario, settings};
use arbiter::domain::actor::ActorId;
use arbiter::domain::bracket::cut::{Cut, Size};
use arbiter::domain::bracket::elimination::Elimination;
use arbiter::domain::id::{EntryNumber, GroupNumber, PlayerId};
use arbiter::domain::pairing::system::PairingSystem;
use arbiter::domain::scoring::standings::standings;
use arbiter::domain::tournament::act_span::ActSpan;
use arbiter::domain::tournament::command::{
    ChangeSettings, CloseTournament, Command, DiscardPairings, DropPlayer, KeepApart, NoteCheckIns,
    OpenCheckIn, PairRound, PairWhoIsHere, PublishRound, RedoAct, StartCut, UndoAct, Undoer, WithdrawCut,
    WithdrawRegistration,
};
use arbiter::domain::tournament::cut::CutDecks;
use arbiter::domain::tournament::entry::{Entry, RegistrationWithdrawn};
use arbiter::domain::tournament::player_refusal::PlayerRefusal;
use arbiter::domain::tournament::refusal::Refusal;
use arbiter::domain::tournament::round::Phase;
use arbiter::domain::tournament::settings::Settings;
use arbiter::domain::tournament::{Stamped, Tournament};

const FIVE: [&str; 5] = ["Kira", "Odo", "Quark", "Rom", "Nog"];

fn withdraws(told: Scenario, name: &str) -> Scenario {
    let player = told.player(name);
    told.give(Command::WithdrawRegistration(WithdrawRegistration { player }))
}

/// Round 1 is a draft in which Nog is away.
fn without_nog() -> Scenario {
    let told = Scenario::with_players(FIVE);
    let absent = vec![told.player("Nog")];
    told.give(Command::PairRound(PairRound { absent, earned_byes: vec![] })).goes()
}

fn publishes(told: Scenario) -> Scenario {
    told.give(Command::PublishRound(PublishRound {})).goes()
}

/// What an earlier version wrote and this one would not decide.
fn as_written_before(mut told: Scenario, entry: Entry) -> Scenario {
    assert_eq!(told.tournament.can_follow(&entry), Ok(()), "it is in logs that are there");
    let at = told.log.last().unwrap().at;
    let stamped = Stamped { at, actor: ActorId::Operator, entry };
    told.tournament.apply(&stamped);
    told.log.push(stamped);
    told
}

fn withdrawn_before(told: Scenario, name: &str) -> Scenario {
    let player = told.player(name);
    as_written_before(told, Entry::RegistrationWithdrawn(RegistrationWithdrawn { player }))
}

/// Whether every line can follow those before it, and the standings and the bracket can be computed after each.
fn is_sound(log: &[Stamped]) -> Result<(), String> {
    let mut growing = Tournament::default();
    for (number, line) in log.iter().enumerate() {
        let kind = line.entry.kind();
        growing.can_follow(&line.entry).map_err(|why| format!("line {}, {kind}: {why}", number + 1))?;
        growing.apply(line);
        let after = |why: String| format!("after line {}, {kind}: {why}", number + 1);
        if let Some(profile) = growing.setup().and_then(|setup| setup.profile()) {
            standings(profile, &growing.history()).map_err(|why| after(why.to_string()))?;
            growing.bracket().map_err(|why| after(why.to_string()))?;
        }
        if let Some(gap) = named_without_being_there(&growing) {
            return Err(after(format!("player {gap} is named and is not there")));
        }
    }
    Ok(())
}

/// A player whom a round or the cut names, and who is not there.
fn named_without_being_there(here: &Tournament) -> Option<PlayerId> {
    let of_rounds = here.rounds().flat_map(|round| {
        let seats = round.tables().flat_map(|table| table.pair.players);
        let pods = round.pods().flat_map(|pod| pod.pod.players.iter().copied());
        let bye = round.bye.as_ref().map(|bye| bye.player);
        let aside = round.earned_byes.iter().chain(&round.absent).copied();
        seats.chain(pods).chain(bye).chain(aside).collect::<Vec<_>>()
    });
    let of_cut = here.cut().into_iter().flat_map(|started| started.seeds.iter().chain(&started.reserves));
    let of_groups = here.apart_groups().flat_map(|group| &group.players);
    let of_tables = here.fixed_tables().map(|fixed| fixed.player);
    let mut named = of_rounds.chain(of_cut.copied()).chain(of_groups.copied()).chain(of_tables);
    named.find(|player| here.player(*player).is_none())
}

#[test]
fn who_is_away_in_a_draft_stays_registered_until_the_draft_is_gone() {
    let told = withdraws(without_nog(), "Nog").is_refused(
        "The draft of round 1 says that Nog is away, so the registration stays. Drop the player instead, or discard the \
         draft first.",
    );
    // What the sentence advises, both ways.
    let dropped = publishes(told.clone().drops("Nog").goes()).plays_the_rest().closes().goes();
    assert_eq!(dropped.standings().len(), 5);
    let discard = Command::DiscardPairings(DiscardPairings { reason: "nobody came".into() });
    let gone = withdraws(told.give(discard).goes(), "Nog").goes().plays_a_round();
    assert_eq!(gone.standings().len(), 4);
    for told in [dropped, gone] {
        assert_eq!(is_sound(&told.log), Ok(()));
    }
    // The control: a draft without them holds nobody back.
    let told = Scenario::with_players(FIVE).drops("Nog").goes().pairs().goes();
    let told = publishes(withdraws(told, "Nog").goes()).plays_the_rest();
    assert_eq!((told.standings().len(), is_sound(&told.log)), (4, Ok(())));
}

#[test]
fn who_did_not_check_in_stays_registered_as_well() {
    let told = Scenario::with_players(FIVE).give(Command::OpenCheckIn(OpenCheckIn {})).goes();
    let here = ["Kira", "Odo", "Quark", "Rom"].map(|name| told.player(name)).to_vec();
    let told = told.give(Command::NoteCheckIns(NoteCheckIns { here, gone: vec![] })).goes();
    let told = told.give(Command::PairWhoIsHere(PairWhoIsHere { drop: vec![] })).goes();
    let Err(Refusal::Player(_, why)) = withdraws(told.clone(), "Nog").last else { panic!("accepted") };
    assert!(matches!(why, PlayerRefusal::AwayInDraft(_)), "{why:?}");
    // Dropping first changes nothing about the draft.
    let Err(Refusal::Player(_, why)) = withdraws(told.drops("Nog").goes(), "Nog").last else {
        panic!("accepted")
    };
    assert!(matches!(why, PlayerRefusal::AwayInDraft(_)), "{why:?}");
}

#[test]
fn who_is_away_in_the_draft_of_a_heat_stays_registered() {
    let told = Scenario::in_pods().registers(EIGHT).registers(["Dax"]);
    let absent = vec![told.player("Dax")];
    let told = told.give(Command::PairRound(PairRound { absent, earned_byes: vec![] })).goes();
    let Err(Refusal::Player(_, why)) = withdraws(told, "Dax").last else { panic!("accepted") };
    assert!(matches!(why, PlayerRefusal::AwayInDraft(_)), "{why:?}");
}

#[test]
fn a_log_in_which_somebody_away_was_withdrawn_opens_again_with_all_its_results() {
    let told = withdrawn_before(without_nog(), "Nog");
    assert!(told.tournament.draft().unwrap().absent.is_empty(), "nobody who is not there is away");
    let told = publishes(told).plays_the_rest().closes().goes();
    let standings: Vec<i64> = told.standings().iter().map(|line| line.tally.victory_points).collect();
    assert_eq!(standings.len(), 4);
    assert!(standings.iter().any(|points| *points > 0), "the results count");
    let told = told.plays_a_round().give(Command::CloseTournament(CloseTournament {})).goes();
    assert_eq!(is_sound(&told.log), Ok(()));
    assert_eq!(Tournament::replay(&told.log), told.tournament);
    assert_eq!(told.tournament.next_player(), PlayerId(6), "the number is not given again");
}

/// A bracket of this system for the first players of this many.
fn bracket(system: PairingSystem, elimination: Elimination, players: usize) -> Scenario {
    let told = EIGHT.iter().take(players).fold(of_system(system), |told, name| told.registers([*name]));
    let cut = Cut { elimination, ..Cut::to(Size::holding(players).unwrap()) };
    let (setup, seed) = (told.tournament.setup().unwrap(), told.tournament.next_seed().unwrap());
    let seen = told.tournament.seeding(setup, cut, seed).unwrap().seeds;
    let start = StartCut { cut, minutes: 60, decks: CutDecks::Same, seen, given: None };
    told.give(Command::StartCut(start)).goes()
}

const BRACKETS: [(PairingSystem, Elimination, usize); 4] = [
    (PairingSystem::SingleElimination, Elimination::Single, 4),
    (PairingSystem::SingleElimination, Elimination::Single, 5),
    (PairingSystem::DoubleElimination, Elimination::Double, 4),
    (PairingSystem::DoubleElimination, Elimination::Double, 5),
];

fn best_seed(told: &Scenario) -> String {
    told.name(told.tournament.cut().unwrap().seeds[0]).to_owned()
}

#[test]
fn a_seed_stays_registered_until_the_bracket_is_taken_back() {
    for (system, elimination, players) in BRACKETS {
        let told = bracket(system, elimination, players);
        let seed = best_seed(&told);
        let refused = withdraws(told.clone(), &seed).is_refused(&format!(
            "{seed} has a place in the bracket, so the registration stays. Drop the player instead, or take the bracket back \
             first."
        ));
        let back = Command::WithdrawCut(WithdrawCut { reason: "one is gone".into() });
        let told = withdraws(refused.give(back).goes(), &seed).goes();
        assert_eq!(told.tournament.players().len(), players - 1);
        assert_eq!(is_sound(&told.log), Ok(()));
    }
    // In a draft of five, the best seed has no opponent.
    let told = bracket(PairingSystem::SingleElimination, Elimination::Single, 5).pairs().goes();
    let seed = best_seed(&told);
    let Err(Refusal::Player(_, why)) = withdraws(told, &seed).last else { panic!("accepted") };
    assert_eq!(why, PlayerRefusal::InTheCut);
}

#[test]
fn the_start_of_a_bracket_is_not_redone_once_one_of_its_seeds_was_withdrawn() {
    let started = bracket(PairingSystem::SingleElimination, Elimination::Single, 5);
    let number = EntryNumber(u32::try_from(started.log.len()).unwrap());
    let span = ActSpan { first: number, last: number };
    let by = || Undoer { id: ActorId::Operator, directs: true };
    let redo = || Command::RedoAct(RedoAct { span, by: by(), reason: "it was right".into() });
    let seed = best_seed(&started);
    let undone =
        started.clone().give(Command::UndoAct(UndoAct { span, by: by(), reason: "a slip".into() })).goes();
    let told = withdraws(undone.clone(), &seed).goes().give(redo());
    assert!(matches!(told.last, Err(Refusal::Undo(_))), "{:?}", told.last);
    let control = undone.give(redo()).goes();
    assert_eq!(control.tournament.state(), started.tournament.state());
}

#[test]
fn a_log_in_which_a_seed_was_withdrawn_opens_again_and_the_seed_has_left() {
    for (system, elimination, players) in BRACKETS {
        let told = bracket(system, elimination, players);
        let seed = best_seed(&told);
        let mut told = withdrawn_before(told, &seed);
        let left = told.tournament.player(told.player(&seed)).unwrap();
        assert!(!left.is_active() && left.is_erased);
        let back = Command::WithdrawCut(WithdrawCut { reason: "drawn too early".into() });
        let taken_back = told.clone().give(back).goes();
        assert_eq!(taken_back.tournament.player(left.id), None, "without the bracket nothing names them");
        assert_eq!(is_sound(&taken_back.log), Ok(()));
        for _ in 0..10 {
            if told.tournament.decide(&Command::CloseTournament(CloseTournament {})).is_ok() {
                break;
            }
            told = told.starts_round().plays_the_rest().closes().goes();
        }
        let told = told.give(Command::CloseTournament(CloseTournament {})).goes();
        assert_eq!(is_sound(&told.log), Ok(()), "{players}");
        assert_eq!(Tournament::replay(&told.log), told.tournament);
    }
}

#[test]
fn a_withdrawn_player_leaves_the_groups_that_are_kept_apart() {
    let told = Scenario::with_players(FIVE);
    let keeps = |told: Scenario, names: &[&str]| {
        let players = names.iter().map(|name| told.player(name)).collect();
        let (through, reason) = (None, "one family".into());
        told.give(Command::KeepApart(KeepApart { players, through, reason })).goes()
    };
    let told = keeps(keeps(told, &["Kira", "Odo", "Nog"]), &["Rom", "Nog"]);
    let told = withdraws(told, "Nog").goes();
    let groups: Vec<(GroupNumber, Vec<&str>)> = told
        .tournament
        .apart_groups()
        .map(|group| (group.number, group.players.iter().map(|player| told.name(*player)).collect()))
        .collect();
    assert_eq!(groups, [(GroupNumber(1), vec!["Kira", "Odo"])], "one alone is kept apart from nobody");
    assert_eq!(is_sound(&told.log), Ok(()));
    assert_eq!(Tournament::replay(&told.log), told.tournament);
}

#[test]
fn a_withdrawn_player_is_not_checked_in() {
    let told = Scenario::with_players(FIVE).give(Command::OpenCheckIn(OpenCheckIn {})).goes();
    let nog = told.player("Nog");
    let told = told.give(Command::NoteCheckIns(NoteCheckIns { here: vec![nog], gone: vec![] })).goes();
    assert!(told.tournament.check_in().unwrap().is_here(nog));
    let told = withdraws(told, "Nog").goes();
    assert!(!told.tournament.check_in().unwrap().is_here(nog));
}

/// The kinds of tournament that the walk goes through.
const KINDS: [Option<PairingSystem>; 5] = [
    Some(PairingSystem::Swiss),
    Some(PairingSystem::SingleElimination),
    Some(PairingSystem::DoubleElimination),
    Some(PairingSystem::RoundRobin),
    None,
];

fn begun(kind: Option<PairingSystem>, players: usize) -> Scenario {
    let told = match kind {
        None => Scenario::in_pods(),
        Some(PairingSystem::Swiss) => Scenario::new("tcc-1e-2023"),
        Some(system) => of_system(system),
    };
    let names = EIGHT.iter().chain(&["Dax"]);
    names.take(players).fold(told, |told, name| told.registers([*name]))
}

fn of_system(system: PairingSystem) -> Scenario {
    let settings = Settings { system, ..settings() };
    let system = ChangeSettings { settings, reason: "one evening".into() };
    Scenario::new("tcc-1e-2023").give(Command::ChangeSettings(system)).goes()
}

/// One act before play: pairs with somebody away, draws the bracket, withdraws, drops, undoes, redoes, discards.
fn before_play(here: &Tournament, dice: &mut Dice, players: usize) -> Command {
    let player = PlayerId(u32::try_from(dice.roll(players as u64)).unwrap() + 1);
    let by = Undoer { id: ActorId::Operator, directs: true };
    let reason = "a slip";
    match dice.roll(9) {
        0 | 1 if here.is_bracket() && here.cut().is_none() => command(here, [200, 1, 1, 1]),
        0 | 1 => Command::PairRound(PairRound { absent: vec![player], earned_byes: vec![] }),
        2 => Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }),
        // Often somebody whom nothing but a draft or the bracket names.
        3 | 4 if here.players().len() > 4 => {
            let away = here.draft().and_then(|draft| draft.absent.first().copied());
            let seed = here.cut().and_then(|started| started.seeds.first().copied());
            let player = away.or(seed).filter(|_| dice.roll(2) == 0).unwrap_or(player);
            Command::WithdrawRegistration(WithdrawRegistration { player })
        }
        5 => Command::DropPlayer(DropPlayer { player, reason: "".into() }),
        6 => {
            let newest = u32::try_from(here.chronicle().len()).unwrap();
            let back = u32::try_from(dice.roll(4)).unwrap();
            let number = EntryNumber(newest.saturating_sub(back));
            let span = ActSpan { first: number, last: number };
            Command::UndoAct(UndoAct { span, by, reason: reason.into() })
        }
        7 => {
            let undone: Vec<EntryNumber> = here.chronicle().undone_numbers().collect();
            let newest = EntryNumber(u32::try_from(here.chronicle().len()).unwrap());
            let at = usize::try_from(dice.roll(undone.len().max(1) as u64)).unwrap();
            let number = undone.get(at).copied().unwrap_or(newest);
            let span = ActSpan { first: number, last: number };
            Command::RedoAct(RedoAct { span, by, reason: reason.into() })
        }
        _ if here.cut().is_some() => Command::WithdrawCut(WithdrawCut { reason: reason.into() }),
        _ => Command::DiscardPairings(DiscardPairings { reason: reason.into() }),
    }
}

/// The next step of the tournament.
fn plays_on(here: &Tournament, a: u8) -> Command {
    let waits = here.rounds().next_back().is_none_or(|round| round.phase() == Phase::Closed);
    if waits && !(here.is_bracket() && here.cut().is_none()) {
        return Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] });
    }
    command(here, [200, a, 1, 1])
}

/// Many walks that draft and draw first, withdraw then, undo and redo, and play on to results.
#[test]
fn whatever_is_withdrawn_before_play_the_tournament_is_played_to_sound_standings() {
    let (mut refused_away, mut refused_seed, mut withdrawn, mut played) = (0, 0, 0, 0);
    for seed in 0..300 {
        let kind = KINDS[usize::try_from(seed).unwrap() % KINDS.len()];
        let players = 6 + usize::try_from(seed / 5).unwrap() % 4;
        let mut dice = Dice(seed);
        let mut told = begun(kind, players);
        for _ in 0..20 {
            let asked = before_play(&told.tournament, &mut dice, players);
            let is_withdrawal = matches!(asked, Command::WithdrawRegistration(_));
            told = told.give(asked);
            match &told.last {
                Err(Refusal::Player(_, PlayerRefusal::AwayInDraft(_))) => refused_away += 1,
                Err(Refusal::Player(_, PlayerRefusal::InTheCut)) => refused_seed += 1,
                Ok(_) if is_withdrawal => withdrawn += 1,
                Ok(_) | Err(_) => {}
            }
        }
        for step in 0..12 {
            let next = plays_on(&told.tournament, [1, 2, 5][step % 3]);
            told = told.give(next);
        }
        assert_eq!(is_sound(&told.log), Ok(()), "walk {seed}");
        assert_eq!(Tournament::replay(&told.log), told.tournament, "walk {seed}");
        played += u32::from(told.tournament.has_results());
    }
    assert!(
        refused_away > 10 && refused_seed > 10 && withdrawn > 100 && played > 100,
        "{refused_away} away, {refused_seed} seeds, {withdrawn} withdrawn, {played} played"
    );
}
