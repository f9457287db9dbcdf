//! Coin, die and order: what a seed gives, fairly and repeatably, and the page that draws.

use arbiter::domain::tournament::dispute::Seen;
use std::collections::BTreeMap;

use crate::support::page_text::{says, words};
use crate::support::scenario::{Scenario, head_judge};
use crate::support::site::fair::{Fair, SLUG};
use arbiter::domain::id::DisputeNumber;
use arbiter::domain::tournament::command::{Command, GiveRuling, OpenDispute, TakeChance};
use arbiter::domain::tournament::random_draw::{Drawn, RandomDraw};
use assert_cmd::Command as Program;

const PAGE: &str = "/t/deep-space-open/chance";

fn throws(what: RandomDraw, seed: u64, purpose: &str) -> Command {
    Command::TakeChance(TakeChance { what, seed, purpose: purpose.to_owned(), at: None, dispute: None })
}

#[test]
fn every_seed_gives_what_another_program_computed() {
    // Computed with Python's hashlib from the description alone: coin, three dice, an order of five.
    let known = [
        (0, [2, 4, 2, 222], [3, 5, 4, 1, 2]),
        (7, [1, 3, 3, 803], [4, 5, 1, 2, 3]),
        (123_456_789, [2, 4, 16, 636], [2, 3, 5, 4, 1]),
        (9_007_199_254_740_991, [2, 6, 18, 438], [4, 2, 5, 1, 3]),
    ];
    for (seed, single, order) in known {
        let dice = [6, 20, 1_000].map(|sides| RandomDraw::Die { sides });
        let got: Vec<u32> =
            [RandomDraw::Coin {}].into_iter().chain(dice).flat_map(|what| what.outcome(seed)).collect();
        assert_eq!(got, single, "{seed}");
        assert_eq!(RandomDraw::Order { of: 5 }.outcome(seed), order, "{seed}");
    }
}

/// Pearson's measure of how far the counts are from even, without its fraction.
fn unevenness(counts: &BTreeMap<Vec<u32>, i64>, kinds: i64, throws: i64) -> i64 {
    let seen: i64 = counts.values().map(|count| (count * kinds - throws).pow(2)).sum();
    let unseen = (kinds - i64::try_from(counts.len()).unwrap()) * throws.pow(2);
    (seen + unseen) / (throws * kinds)
}

#[test]
fn no_outcome_is_favoured() {
    // With 12,000 draws a fair one stays below these bounds with a probability far above 0.999.
    for (what, kinds, bound) in [
        (RandomDraw::Coin {}, 2, 15),
        (RandomDraw::Die { sides: 6 }, 6, 25),
        (RandomDraw::Order { of: 3 }, 6, 25),
        (RandomDraw::Order { of: 4 }, 24, 60),
    ] {
        let mut counts = BTreeMap::new();
        for seed in 0..12_000 {
            *counts.entry(what.outcome(seed)).or_insert(0) += 1;
        }
        assert!(i64::try_from(counts.len()).unwrap() <= kinds);
        let found = unevenness(&counts, kinds, 12_000);
        assert!(found < bound, "{what:?}: {found}");
        // Control: turning one outcome in fifty into another is noticed.
        let (first, last) = (counts.keys().next().unwrap().clone(), counts.keys().last().unwrap().clone());
        let moved = 12_000 / 50;
        *counts.get_mut(&first).unwrap() += moved;
        *counts.get_mut(&last).unwrap() -= moved;
        assert!(unevenness(&counts, kinds, 12_000) > bound, "{what:?}");
    }
}

#[test]
fn an_order_names_everybody_once() {
    for of in [2, 3, 17, 512] {
        let mut order = RandomDraw::Order { of }.outcome(99);
        assert_ne!(order, (1..=of).collect::<Vec<_>>(), "control: something moved");
        order.sort_unstable();
        assert_eq!(order, (1..=of).collect::<Vec<_>>());
    }
}

#[test]
fn an_impossible_draw_is_refused_and_costs_nothing() {
    let mut told = Scenario::with_players(["Kira", "Odo"]);
    for what in [0, 1, 1_001, u32::MAX]
        .map(|sides| RandomDraw::Die { sides })
        .into_iter()
        .chain([0, 1, 513, u32::MAX].map(|of| RandomDraw::Order { of }))
    {
        assert!(what.outcome(1).is_empty(), "{what:?}");
        told = told
            .give(throws(what, 1, "who begins"))
            .is_refused("That cannot be drawn. A die has 2 to 1000 sides, and an order 2 to 512 places.");
    }
    told.give(throws(RandomDraw::Coin {}, 1, " "))
        .is_refused("The purpose is empty. Write it down in a few words.");
}

#[test]
fn the_log_holds_the_outcome_and_a_rigged_one_is_noticed() {
    let told = Scenario::with_players(["Kira", "Odo"])
        .give(throws(RandomDraw::Die { sides: 6 }, 7, "which card"))
        .goes();
    let taken = &told.tournament.draws()[0];
    assert_eq!((taken.outcome.as_slice(), taken.seed), ([3].as_slice(), 7));
    assert!(taken.follows());
    assert!(!Drawn { outcome: vec![6], ..taken.clone() }.follows());
    assert!(!Drawn { seed: 8, ..taken.clone() }.follows());
}

fn arbiter(line: &[&str]) -> (i32, String) {
    let output = Program::new(env!("CARGO_BIN_EXE_arbiter")).arg("chance").args(line).output().unwrap();
    (output.status.code().unwrap(), String::from_utf8(output.stdout).unwrap())
}

#[test]
fn anybody_can_repeat_a_draw_on_the_command_line() {
    let (code, told) = arbiter(&["--order", "5", "--seed", "7"]);
    assert_eq!((code, told.lines().next().unwrap()), (0, "4 5 1 2 3"));
    assert!(told.contains("arbiter-chance/1 7 1: "), "{told}");
    assert_eq!(arbiter(&["--coin", "--seed", "0"]).1.lines().next(), Some("2"));
    for bad in
        [["--die", "1", "--seed", "7"].as_slice(), &["--seed", "7"], &["--coin", "--die", "6", "--seed", "7"]]
    {
        assert_eq!(arbiter(bad).0, 2, "{bad:?}");
    }
}

fn taken(fair: &Fair) -> Vec<Drawn> {
    fair.here().tournament.draws().to_vec()
}

#[test]
fn the_desk_draws_the_seed_and_everybody_can_check_it() {
    let fair = Fair::playing(&["Kira", "Odo"]);
    says(&fair.page(&fair.judge, PAGE), &["Nothing drawn yet.", "How to check a draw", "Draw"]);
    let fields =
        [("what", "die"), ("sides", "20"), ("purpose", "which <b> card"), ("round", "1"), ("table", "1")];
    let sent = fair.send(&fair.judge, PAGE, &fields);
    assert_eq!((sent.status, sent.header("location")), (303, PAGE));
    let one = taken(&fair)[0].clone();
    assert!(one.follows() && one.table.is_some());
    let outcome = one.outcome[0].to_string();
    says(
        &fair.page(&fair.scorekeeper, PAGE),
        &[
            &outcome,
            "Die of 20 sides: which <b> card",
            "About round 1, table 1.",
            &format!("SHA-256 of “arbiter-chance/1 {} 1” begins with", one.seed),
            &format!("remainder by 20, plus 1: {outcome}"),
        ],
    );
    let public = fair.house.get(&format!("/t/{SLUG}/log")).send();
    says(
        &public,
        &[
            &format!("Die of 20 sides drawn: {outcome}."),
            "It decides: which <b> card.",
            &format!("To check it: arbiter chance --die 20 --seed {}", one.seed),
        ],
    );
    let line = ["--die", "20", "--seed", &one.seed.to_string()];
    assert_eq!(arbiter(&line).1.lines().next(), Some(outcome.as_str()), "and it holds");
    assert!(
        !words(&fair.page(&fair.scorekeeper, PAGE).text()).contains("What it decides"),
        "only judges throw"
    );
    assert_eq!(fair.send(&fair.scorekeeper, PAGE, &fields).status, 404);
}

#[test]
fn a_draw_sent_twice_counts_once_and_two_draws_have_two_seeds() {
    let fair = Fair::playing(&["Kira", "Odo"]);
    let number = arbiter::app::sessions::random_uuid().unwrap().to_string();
    for _ in 0..2 {
        let fields = [("what", "coin"), ("purpose", "who begins"), ("submission", number.as_str())];
        assert_eq!(fair.house.post(PAGE, &fields).within(&fair.judge).send().status, 303);
    }
    assert_eq!(taken(&fair).len(), 1);
    fair.send(&fair.judge, PAGE, &[("what", "coin"), ("purpose", "who begins")]);
    let all = taken(&fair);
    assert_eq!(all.len(), 2, "a second draw is a second line");
    assert_ne!(all[0].seed, all[1].seed);
}

#[test]
fn a_seed_cannot_be_sent() {
    let fair = Fair::playing(&["Kira", "Odo"]);
    let sent = fair.send(&fair.judge, PAGE, &[("what", "coin"), ("purpose", "who begins"), ("seed", "7")]);
    assert_eq!(sent.status, 400);
    assert!(taken(&fair).is_empty());
}

#[test]
fn the_purpose_of_a_draw_in_a_dispute_is_hidden_until_the_decision() {
    let fair = Fair::playing(&["Kira", "Odo"]);
    let (question, facts, by) = ("Whose turn?".to_owned(), String::new(), String::new());
    fair.give(Command::OpenDispute(OpenDispute { at: None, question, facts, by: by.into(), again: false }));
    let fields = [("what", "order"), ("of", "4"), ("purpose", "ZZ-secret"), ("dispute", "1")];
    assert_eq!(fair.send(&fair.judge, PAGE, &fields).status, 303);
    let log = || fair.house.get(&format!("/t/{SLUG}/log")).send();
    says(&log(), &["Order of 4 drawn:"]);
    assert!(!words(&log().text()).contains("ZZ-secret"));
    fair.give(Command::GiveRuling(GiveRuling {
        question: None,
        dispute: DisputeNumber(1),
        judge: head_judge(),
        seen: Seen::default(),
        text: "Kira's.".to_owned(),
        without_authority: true,
    }));
    says(&log(), &["It decides: ZZ-secret."]);
}

#[test]
fn an_impossible_draw_is_refused_and_keeps_what_was_typed() {
    let fair = Fair::playing(&["Kira", "Odo"]);
    for (fields, sentence) in [
        (vec![("what", "die"), ("sides", "1")], "A die has 2 to 1000 sides"),
        (vec![("what", "die"), ("sides", "six")], "Write how many sides the die has"),
        (vec![("what", "order"), ("of", "9999")], "an order 2 to 512 places"),
        (vec![("what", "stone")], "Choose what to draw."),
        (vec![("what", "coin"), ("round", "1"), ("table", "9")], "Round 1 has no table 9."),
        (vec![("what", "coin"), ("round", "x")], "Round and table are numbers"),
        (vec![("what", "coin"), ("round", "1"), ("table", "70000")], "the table at most 65535;"),
        (vec![("what", "coin"), ("dispute", "4")], "There is no dispute 4"),
    ] {
        let all: Vec<_> = fields.into_iter().chain([("purpose", "which <b>")]).collect();
        let sent = fair.send(&fair.judge, PAGE, &all);
        assert_eq!(sent.status, 422, "{sentence}");
        says(&sent, &["Not drawn", sentence]);
        assert!(sent.text().contains("value=\"which &#60;b&#62;\""));
    }
    assert!(taken(&fair).is_empty());
}
