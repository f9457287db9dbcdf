//! The match log under arbitrary commands: it holds the complete state, accepts nothing twice, loses nothing on the
//! way to another installation, and reveals every change.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use crate::support::histories::Dice;
use crate::support::moves::{ALL, Numbers, TEXTS, kind};
use crate::support::scenario::{Scenario, creation, creation_in_pods};
use crate::support::slug;
use arbiter::app::DatabaseUrl;
use arbiter::app::{Actor, Desk, DeskError, FormSubmission, SubmissionOutcome};
use arbiter::domain::actor::ActorId;
use arbiter::domain::hash::{EntryHash, ListHash};
use arbiter::domain::id::{EntryNumber, PersonId, PlayerId, SubmissionId, TournamentId};
use arbiter::domain::scoring::standings::standings;
use arbiter::domain::tournament::act_span::ActSpan;
use arbiter::domain::tournament::command::{
    ChangePublication, CloseTournament, Command, PairRound, PublishRound, RedoAct, RegisterPlayers,
    ReopenTournament, SubmitDeck, UndoAct, Undoer,
};
use arbiter::domain::tournament::entry::Entry;
use arbiter::domain::tournament::hash_chain::{BrokenChain, SealedEntry, genesis, verify};
use arbiter::domain::tournament::head::{HeadCheck, HeadCode};
use arbiter::domain::tournament::publication::{Lists, Publication};
use arbiter::domain::tournament::published::Published;
use arbiter::domain::tournament::refusal::Refusal;
use arbiter::domain::tournament::role::Role;
use arbiter::domain::tournament::{Stamped, Tournament};
use chrono::{DateTime, TimeDelta, Utc};
use proptest::prelude::*;
use proptest::sample::Index;
use tempfile::TempDir;
use uuid::Uuid;

const SLUG: &str = "deep-space-open";

fn stories(most: usize) -> impl Strategy<Value = Vec<Numbers>> {
    prop::collection::vec(any::<Numbers>(), 0..most)
}

/// A random story, for what has to be the same in every run.
fn story(seed: u64, length: usize) -> Vec<Numbers> {
    let mut dice = Dice(seed);
    let mut number = || u8::try_from(dice.roll(256)).unwrap();
    (0..length).map(|_| [number(), number(), number(), number()]).collect()
}

/// A tournament of games of two, or of pods.
fn begun(pods: bool) -> Scenario {
    if pods { Scenario::in_pods() } else { Scenario::new("tcc-1e-2023") }
}

#[test]
fn the_stories_hold_every_kind_of_command_and_each_is_accepted_somewhere() {
    let mut accepted = BTreeSet::from([kind(&creation("tcc-1e-2023")), kind(&creation_in_pods())]);
    for seed in 0..1_200 {
        let mut told = begun(seed % 4 == 0);
        for numbers in story(seed, 60) {
            let command = crate::support::moves::command(&told.tournament, numbers);
            if told.tournament.decide(&command).is_ok_and(|entries| !entries.is_empty()) {
                accepted.insert(kind(&command));
            }
            told = told.give(command);
        }
        if accepted.len() == ALL.len() {
            break;
        }
    }
    assert_eq!(accepted, BTreeSet::from(ALL));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(160) })]

    #[test]
    fn the_log_replayed_from_its_beginning_gives_every_state_there_was(story in stories(60), pods in any::<bool>()) {
        let mut told = begun(pods);
        let mut states = vec![(told.log.len(), told.tournament.clone())];
        for numbers in story {
            let command = crate::support::moves::command(&told.tournament, numbers);
            told = told.give(command);
            states.push((told.log.len(), told.tournament.clone()));
        }
        // Read back from their texts, as the store gives them.
        let read: Vec<Stamped> = told.log.iter().map(|line| {
            let text = serde_json::to_string(&line.entry).unwrap();
            Stamped { entry: serde_json::from_str(&text).unwrap(), ..line.clone() }
        }).collect();
        prop_assert_eq!(&read, &told.log);
        prop_assert_eq!(&Tournament::replay(&read), &told.tournament);
        let mut growing = Tournament::default();
        let mut lines = read.iter();
        let mut applied = 0;
        for (length, state) in states {
            for line in lines.by_ref().take(length - applied) {
                growing.apply(line);
            }
            applied = length;
            prop_assert_eq!(&growing, &state, "after {} entries", length);
        }
        prop_assert_eq!(growing, told.tournament);
    }

    #[test]
    fn a_refused_command_changes_nothing_and_is_refused_again(story in stories(60), pods in any::<bool>()) {
        let mut told = begun(pods);
        for numbers in story {
            let command = crate::support::moves::command(&told.tournament, numbers);
            let (state, entries) = (told.tournament.clone(), told.log.len());
            let decided = told.tournament.decide(&command);
            prop_assert_eq!(&told.tournament.decide(&command), &decided, "the same question, the same answer");
            prop_assert_eq!(&told.tournament, &state, "deciding changes nothing");
            told = told.give(command);
            let added = decided.map_or(0, |entries| entries.len());
            prop_assert_eq!(told.log.len(), entries + added);
            prop_assert!(added > 0 || told.tournament == state, "without an entry nothing changes");
        }
    }
}

/// The log without one act, as if it had never been recorded, and without anything else that is undone by now.
fn without(told: &Scenario, span: ActSpan) -> Vec<Stamped> {
    let counts = |number: EntryNumber, line: &Stamped| {
        !span.holds(number) && !told.tournament.chronicle().is_undone(number) && !line.entry.is_undoing()
    };
    let numbered = (1..).map(EntryNumber).zip(&told.log);
    numbered.filter(|(number, line)| counts(*number, line)).map(|(_, line)| line.clone()).collect()
}

/// Gives a command, and notes what it added to the log as an act.
fn does(told: Scenario, command: Command, acts: &mut Vec<ActSpan>) -> Scenario {
    let before = told.log.len();
    let told = told.give(command);
    if told.log.len() > before {
        let number = |at: usize| EntryNumber(u32::try_from(at).unwrap());
        acts.push(ActSpan { first: number(before + 1), last: number(told.log.len()) });
    }
    told
}

/// Plays on until the tournament can be closed, if that is soon, and closes it.
fn ends(mut told: Scenario, acts: &mut Vec<ActSpan>) -> Scenario {
    for _ in 0..20 {
        let end = Command::CloseTournament(CloseTournament {});
        if told.tournament.decide(&end).is_ok() {
            return does(told, end, acts);
        }
        let next = crate::support::moves::command(&told.tournament, [200, 1, 1, 1]);
        told = does(told, next, acts);
    }
    told
}

/// Nobody is missing whom a round or the bracket names, no matter who was withdrawn, and when.
fn can_be_computed(here: &Tournament, seed: u64) {
    if let Some(profile) = here.setup().and_then(|setup| setup.profile()) {
        let computed = standings(profile, &here.history()).map(drop);
        assert_eq!(computed, Ok(()), "story {seed}");
    }
    let seeds = here.cut().into_iter().flat_map(|started| &started.seeds);
    let away = here.rounds().flat_map(|round| &round.absent);
    assert!(seeds.chain(away).all(|player| here.player(*player).is_some()), "story {seed}");
}

#[test]
fn undoing_an_act_leaves_the_tournament_as_if_it_never_happened_and_redoing_restores_it() {
    let (mut undone, mut refused) = (BTreeSet::new(), BTreeSet::new());
    let mut many = 0;
    for seed in 0..500 {
        let mut told = begun(seed % 4 == 0);
        let mut acts = Vec::new();
        for numbers in story(seed, 40) {
            let command = crate::support::moves::command(&told.tournament, numbers);
            // After the end only the end is undone.
            if matches!(command, Command::CloseTournament(_)) {
                continue;
            }
            told = does(told, command, &mut acts);
        }
        if seed % 4 == 1 {
            told = ends(told, &mut acts);
        }
        if seed % 8 == 5 {
            let reason = "a slip was found".into();
            told = does(told, Command::ReopenTournament(ReopenTournament { reason }), &mut acts);
        }
        can_be_computed(&told.tournament, seed);
        for span in acts {
            let by = Undoer { id: ActorId::Operator, directs: true };
            let reason = "a slip";
            let undo = Command::UndoAct(UndoAct { span, by: by.clone(), reason: reason.into() });
            let kind = told.tournament.chronicle().entry(span.first).unwrap().entry.kind();
            match told.tournament.decide(&undo) {
                Err(Refusal::Undo(why)) => {
                    refused.insert(kind);
                    let way = why.in_the_way();
                    let counts = |number: &EntryNumber| !told.tournament.chronicle().is_undone(*number);
                    assert!(way.iter().all(|number| *number > span.last && counts(number)), "{why}");
                }
                Err(Refusal::Closed) => assert!(told.tournament.closed_at().is_some()),
                Err(other) => panic!("{other}"),
                Ok(_) => {
                    let log = without(&told, span);
                    let gone = told.clone().give(undo).goes();
                    assert_eq!(
                        gone.tournament.state(),
                        Tournament::replay(&log).state(),
                        "{kind}, seed {seed}"
                    );
                    assert_eq!(Tournament::replay(&gone.log), gone.tournament);
                    let mut growing = Tournament::default();
                    for line in &log {
                        assert_eq!(growing.can_follow(&line.entry), Ok(()), "{kind}, seed {seed}");
                        growing.apply(line);
                    }
                    can_be_computed(&gone.tournament, seed);
                    let back =
                        gone.give(Command::RedoAct(RedoAct { span, by, reason: reason.into() })).goes();
                    assert_eq!(back.tournament.state(), told.tournament.state(), "{kind}, seed {seed}");
                    undone.insert(kind);
                    many += 1;
                }
            }
        }
    }
    assert!(many > 500, "{many}: {undone:?}, {refused:?}");
    for kind in ["player-dropped", "round-published", "result-recorded", "round-closed", "heat-paired"] {
        assert!(undone.contains(kind) && refused.contains(kind), "{kind}: {undone:?}, {refused:?}");
    }
    for kind in [
        "check-in-opened",
        "players-checked-in",
        "sign-up-changed",
        "deck-submitted",
        "tournament-closed",
        "tournament-reopened",
    ] {
        assert!(undone.contains(kind), "{kind}: {undone:?}");
    }
}

/// A desk over its own database, and what was done there.
struct House {
    desk: Desk,
    folder: TempDir,
}

fn desk_in(folder: &TempDir, file: &str) -> Desk {
    crate::support::desk_over(&DatabaseUrl::Sqlite(folder.path().join(file)))
}

fn submission(number: u128, body: &str) -> FormSubmission {
    // Finer than the milliseconds that the log keeps.
    let passed = TimeDelta::microseconds(i64::try_from(number).unwrap() * 1_500_007);
    FormSubmission {
        actor: Actor { id: "account:nog".into(), role: Role::Director },
        submission: SubmissionId::new(Uuid::from_u128(number)),
        body: body.to_owned(),
        now: DateTime::from_timestamp(1_778_570_000, 0).unwrap() + passed,
        expects: Vec::new(),
    }
}

impl House {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let desk = desk_in(&folder, "arbiter.db");
        desk.create(id(), &submission(1, "create"), &crate::support::scenario::creation("tcc-1e-2023"))
            .unwrap();
        for text in TEXTS {
            crate::support::database::put_list(&desk, id(), &ListHash::of(text), text);
        }
        Self { desk, folder }
    }

    fn telling(story: &[Numbers]) -> Self {
        let house = Self::new();
        for (number, numbers) in (2..).zip(story) {
            let _ = house.gives(number, *numbers);
        }
        house
    }

    fn gives(&self, number: u128, numbers: Numbers) -> Result<SubmissionOutcome, DeskError> {
        let command =
            crate::support::moves::command(&self.desk.tournament(&slug(SLUG)).unwrap().tournament, numbers);
        self.sends(number, numbers, &command)
    }

    fn sends(
        &self,
        number: u128,
        numbers: Numbers,
        command: &Command,
    ) -> Result<SubmissionOutcome, DeskError> {
        let submission = submission(number, &format!("{numbers:?}"));
        match command {
            // With names, as at the desk.
            Command::RegisterPlayers(RegisterPlayers { persons }) if !persons.is_empty() => {
                let names: Vec<String> =
                    (0..persons.len()).map(|at| format!("Ñog “{number}” {at}")).collect();
                self.desk.register(&slug(SLUG), &submission, &names.join("\n"))
            }
            _ => self.desk.submit(&slug(SLUG), &submission, |_| Ok(command.clone())),
        }
    }

    fn log(&self) -> Vec<SealedEntry> {
        self.desk.tournament(&slug(SLUG)).unwrap().sealed_entries().cloned().collect()
    }
}

fn id() -> TournamentId {
    TournamentId::new(Uuid::from_u128(1))
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(12) })]

    #[test]
    fn a_form_sent_twice_adds_one_entry_and_a_refused_one_adds_none(story in stories(30)) {
        let house = House::new();
        for (number, numbers) in (2..).zip(story) {
            let before = house.log();
            let command = crate::support::moves::command(&house.desk.tournament(&slug(SLUG)).unwrap().tournament, numbers);
            let first = house.sends(number, numbers, &command);
            let between = house.log();
            prop_assert_eq!(&between[..before.len()], &before[..], "the earlier entries are unchanged");
            let of_this: Vec<&SealedEntry> = between[before.len()..].iter().collect();
            prop_assert!(of_this.iter().all(|entry| entry.submission == submission(number, "").submission));
            match first {
                Err(DeskError::Refused(_)) => prop_assert_eq!(of_this.len(), 0, "a refusal leaves no trace"),
                Err(other) => prop_assert!(false, "{}", other),
                Ok(outcome) => {
                    prop_assert_eq!(house.sends(number, numbers, &command).unwrap(), outcome);
                    prop_assert_eq!(house.log(), between, "the second sending counts nothing");
                }
            }
        }
    }

    #[test]
    fn an_export_comes_back_byte_for_byte_with_the_same_state(story in stories(40)) {
        let house = House::telling(&story);
        let here = house.desk.tournament(&slug(SLUG)).unwrap();
        let export = house.desk.export(&slug(SLUG)).unwrap();
        let elsewhere = desk_in(&house.folder, "elsewhere.db");
        prop_assert_eq!(elsewhere.import(&export).unwrap(), SLUG);
        prop_assert_eq!(elsewhere.export(&slug(SLUG)).unwrap(), export);
        let there = elsewhere.tournament(&slug(SLUG)).unwrap();
        prop_assert_eq!(&there.tournament, &here.tournament);
        prop_assert_eq!(&there.names, &here.names);
        for desk in [&house.desk, &elsewhere, &desk_in(&house.folder, "arbiter.db")] {
            let found = desk.verify(None).unwrap();
            prop_assert_eq!(found.len(), 1);
            prop_assert_eq!(&found[0].problems, &[] as &[String]);
            prop_assert_eq!(&found[0].head, &here.head());
            prop_assert_eq!(&desk.tournament(&slug(SLUG)).unwrap().tournament, &here.tournament, "also when read again");
        }
        prop_assert_eq!(verify(id(), here.sealed_entries()), Ok(here.head()));
    }

    #[test]
    fn an_export_with_one_changed_letter_in_its_log_is_not_imported(
        story in stories(20), places in prop::collection::vec(any::<Index>(), 12)
    ) {
        let export = House::telling(&story).desk.export(&slug(SLUG)).unwrap();
        let log = export.find("{\"line\":\"entry\"").unwrap();
        let folder = tempfile::tempdir().unwrap();
        let elsewhere = desk_in(&folder, "elsewhere.db");
        for place in places {
            let at = log + place.index(export.len() - log);
            let mut bytes = export.clone().into_bytes();
            bytes[at] ^= 1;
            let Ok(changed) = String::from_utf8(bytes) else { continue };
            // Between two lines a changed break joins them, which is not a JSON line either.
            prop_assert!(elsewhere.import(&changed).is_err(), "byte {} of {}", at, export.len());
            prop_assert!(elsewhere.tournaments().unwrap().readable.is_empty(), "whole, or not at all");
        }
        prop_assert_eq!(elsewhere.import(&export).unwrap(), SLUG, "the control: unchanged it is taken");
    }
}

/// Every other text that one flipped bit makes of a payload; the lowest bit, so that most of them stay texts.
fn flipped(payload: &str) -> impl Iterator<Item = String> + '_ {
    (0..payload.len()).filter_map(|at| {
        let mut bytes = payload.as_bytes().to_vec();
        bytes[at] ^= 1;
        String::from_utf8(bytes).ok()
    })
}

#[test]
fn any_flipped_byte_of_any_payload_is_found() {
    let log = House::telling(&story(7, 60)).log();
    assert!(log.len() > 30, "{}", log.len());
    let mut head = genesis(id());
    let mut flips = 0;
    for entry in &log {
        // The check that `verify` makes of each entry; of the first, which holds a whole profile, a part is enough.
        let step = if entry.payload.len() > 2_000 { 97 } else { 1 };
        for payload in flipped(&entry.payload).step_by(step) {
            let changed = SealedEntry { payload, ..entry.clone() };
            assert_ne!(changed.expected_hash(&head), entry.hash);
            flips += 1;
        }
        head.clone_from(&entry.hash);
    }
    assert!(flips > 3_000, "{flips}");
    assert_eq!(verify(id(), &log), Ok(head));
}

#[test]
fn verify_names_the_entry_that_was_changed_taken_out_or_moved() {
    let log = House::telling(&story(8, 30)).log();
    for at in 0..log.len() {
        let wanted = i64::try_from(at).unwrap() + 1;
        let changed = |change: &dyn Fn(&mut SealedEntry)| {
            let mut log = log.clone();
            change(&mut log[at]);
            verify(id(), &log)
        };
        let payload = flipped(&log[at].payload).nth(log[at].payload.len() / 2).unwrap();
        for spoilt in [
            changed(&|entry| entry.payload.clone_from(&payload)),
            changed(&|entry| entry.kind.push('x')),
            changed(&|entry| entry.actor.push('x')),
            changed(&|entry| entry.role.push('x')),
            changed(&|entry| entry.at += TimeDelta::milliseconds(1)),
            changed(&|entry| entry.submission = submission(99, "").submission),
            changed(&|entry| entry.hash = EntryHash::stated("0".repeat(64))),
        ] {
            assert_eq!(spoilt, Err(BrokenChain::Hash { sequence: wanted }));
        }
        let mut shorter = log.clone();
        shorter.remove(at);
        if at + 1 < log.len() {
            assert_eq!(verify(id(), &shorter), Err(BrokenChain::Sequence { wanted, found: wanted + 1 }));
            let mut turned = log.clone();
            turned.swap(at, at + 1);
            assert!(verify(id(), &turned).is_err());
        }
    }
    // What a chain cannot show by itself: an end that was cut off. The printed head does.
    assert_ne!(verify(id(), &log[..log.len() - 1]), verify(id(), &log));
}

/// Ways in which somebody with access to the file can tamper with a log.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Way {
    Edit,
    Delete,
    Insert,
    Swap,
    Retime,
    CopyFromElsewhere,
    /// The end removed.
    Cut,
    /// An entry changed, and every later hash recomputed.
    Rewrite,
}

const WAYS: [Way; 8] = [
    Way::Edit,
    Way::Delete,
    Way::Insert,
    Way::Swap,
    Way::Retime,
    Way::CopyFromElsewhere,
    Way::Cut,
    Way::Rewrite,
];

impl Way {
    /// A log tampered with in this way at random places; `None` if it is unchanged.
    fn tampered(
        self,
        log: &[SealedEntry],
        elsewhere: &[SealedEntry],
        dice: &mut Dice,
    ) -> Option<Vec<SealedEntry>> {
        let mut spoilt = log.to_vec();
        // The last entry too, except where that is the cutting of an end.
        let at = roll(dice, log.len());
        let inner = roll(dice, log.len() - 1);
        match self {
            Way::Edit => edit(&mut spoilt[at], dice),
            Way::Delete => drop(spoilt.remove(inner)),
            Way::Insert => {
                let mut forged = log[at].clone();
                edit(&mut forged, dice);
                spoilt.insert(inner + 1, forged);
            }
            Way::Swap => spoilt.swap(inner, inner + 1 + roll(dice, log.len() - inner - 1)),
            Way::Retime => {
                spoilt[at].at +=
                    TimeDelta::milliseconds(i64::try_from(roll(dice, 100_000)).unwrap() - 50_000);
            }
            Way::CopyFromElsewhere => spoilt[at].clone_from(&elsewhere[roll(dice, elsewhere.len())]),
            Way::Cut => spoilt.truncate(at),
            Way::Rewrite => {
                edit(&mut spoilt[at], dice);
                let mut head = genesis(id());
                for entry in &mut spoilt {
                    *entry = entry.clone().seal_after(&head);
                    head.clone_from(&entry.hash);
                }
            }
        }
        // Half of the forgers number what follows as if nothing were missing or added.
        if roll(dice, 2) == 0 {
            for (number, entry) in (1..).zip(&mut spoilt) {
                entry.sequence = number;
            }
        }
        (spoilt != log).then_some(spoilt)
    }

    /// Whether the chain alone reveals it. Recomputing it, or removing only its end, leaves a valid chain.
    fn breaks_the_chain(self) -> bool {
        !matches!(self, Way::Cut | Way::Rewrite)
    }
}

fn roll(dice: &mut Dice, below: usize) -> usize {
    usize::try_from(dice.roll(u64::try_from(below.max(1)).unwrap())).unwrap()
}

/// Changes one field of an entry.
fn edit(entry: &mut SealedEntry, dice: &mut Dice) {
    match roll(dice, 5) {
        0 => entry.kind.push('x'),
        1 => entry.actor.push('x'),
        2 => entry.role.push('x'),
        3 => {
            entry.submission = SubmissionId::new(Uuid::from_u128(u128::from(dice.roll(1 << 40)) + 1_000_000))
        }
        _ => {
            let at = roll(dice, entry.payload.len());
            let payload = flipped(&entry.payload).nth(at).or_else(|| flipped(&entry.payload).next());
            entry.payload = payload.unwrap();
        }
    }
}

#[test]
fn of_a_thousand_tamperings_the_chain_finds_all_but_two_kinds_and_a_head_code_finds_every_one() {
    let log = House::telling(&story(8, 40)).log();
    // The same story at another tournament: most entries could be here.
    let other = TournamentId::new(Uuid::from_u128(2));
    let mut head = genesis(other);
    let elsewhere: Vec<SealedEntry> = log
        .iter()
        .map(|entry| {
            let sealed = entry.clone().seal_after(&head);
            head.clone_from(&sealed.hash);
            sealed
        })
        .collect();
    assert_eq!(verify(other, &elsewhere), Ok(head));
    assert!(verify(id(), &elsewhere).is_err(), "no log fits another tournament");
    let hash = &log.last().unwrap().hash;
    let code: HeadCode = format!("{}-{}", log.len(), &hash.as_str()[..20]).parse().unwrap();
    assert_eq!(code.is_held(id(), &log), HeadCheck::Yes { later: 0 }, "the control");
    let mut dice = Dice(12);
    let (mut tampered, mut done) = (0, BTreeMap::new());
    while tampered < 1_000 {
        let way = WAYS[tampered % WAYS.len()];
        let Some(spoilt) = way.tampered(&log, &elsewhere, &mut dice) else { continue };
        assert_eq!(verify(id(), &spoilt).is_err(), way.breaks_the_chain(), "{way:?}, tampering {tampered}");
        let held = code.is_held(id(), &spoilt);
        assert!(!matches!(held, HeadCheck::Yes { .. }), "{way:?}, tampering {tampered}: {held:?}");
        *done.entry(way).or_insert(0) += 1;
        tampered += 1;
    }
    assert!(WAYS.iter().all(|way| done[way] == 125), "{done:?}");
}

#[test]
fn the_arbitrary_stories_reach_most_kinds_of_entry_and_many_refusals() {
    let (mut kinds, mut refusals, mut accepted) = (BTreeSet::new(), HashSet::new(), 0);
    for seed in 0..60 {
        let mut told = Scenario::new("tcc-1e-2023");
        for numbers in story(seed, 60) {
            let command = crate::support::moves::command(&told.tournament, numbers);
            match told.tournament.decide(&command) {
                Ok(_) => accepted += 1,
                Err(refusal) => drop(refusals.insert(std::mem::discriminant(&refusal))),
            }
            told = told.give(command);
        }
        kinds.extend(told.log.iter().map(|line: &Stamped| Entry::kind(&line.entry)));
    }
    assert!(kinds.len() >= 24, "{} kinds: {kinds:?}", kinds.len());
    assert!(refusals.len() >= 20, "{} refusals", refusals.len());
    assert!(accepted > 1_000, "{accepted}");
}

/// Whose lists everybody sees at some time, and what follows from the log about each.
fn seen(told: &Tournament) -> Vec<(PlayerId, PersonId, Option<u32>, ListHash)> {
    let shown = told.shown_lists(DateTime::<Utc>::MAX_UTC).unwrap_or_default();
    let list = |one: Published| {
        let player = told.player(one.player)?;
        Some((player.id, player.person, one.place, player.deck.as_ref()?.sha256.clone()))
    };
    shown.into_iter().filter_map(list).collect()
}

#[test]
fn only_the_kinds_of_entry_that_say_so_change_which_lists_everybody_sees() {
    let at = DateTime::from_timestamp(1_600_000_000, 0);
    let publication = Publication { lists: Lists::All, at, before_end: true, ..Publication::default() };
    let mut changed = BTreeSet::new();
    for seed in 0..240 {
        let mut told = Scenario::new("tcc-1e-2023").registers(["Kira", "Odo", "Quark", "Rom"]);
        told = told.give(Command::ChangePublication(ChangePublication { publication: publication.clone() }));
        for player in (1..=4).map(PlayerId) {
            let sha256 = ListHash::of(format!("the list of {player}"));
            let (errors, cards, by_staff, agrees) = (0, 60, true, Some(true));
            told = told
                .give(Command::SubmitDeck(SubmitDeck { player, sha256, errors, cards, by_staff, agrees }))
                .goes();
        }
        if seed % 3 > 0 {
            let pair = Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] });
            told = told.give(pair).goes().give(Command::PublishRound(PublishRound {})).goes();
        }
        for numbers in story(seed, 60) {
            let command = crate::support::moves::command(&told.tournament, numbers);
            told = told.give(command);
        }
        let mut growing = Tournament::default();
        let mut before = seen(&growing);
        for line in &told.log {
            growing.apply(line);
            let after = seen(&growing);
            if after != before {
                let kind = line.entry.kind();
                assert!(line.entry.may_change_shown_lists(), "{kind} in story {seed}");
                changed.insert(kind);
            }
            before = after;
        }
    }
    // The control: some of those that say so do change them.
    assert!(changed.contains("round-published") && changed.len() > 2, "{changed:?}");
}
