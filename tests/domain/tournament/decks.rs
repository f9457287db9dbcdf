//! Deck lists of players, faulty or changed.

use crate::support::scenario::{self, End, Scenario, settings};
use arbiter::data::{card_table, deck_format, deck_formats};
use arbiter::domain::bracket::cut::{Cut, Size};
use arbiter::domain::deck::own_format::OwnWish;
use arbiter::domain::hash::ListHash;
use arbiter::domain::id::PlayerId;
use arbiter::domain::tournament::Tournament;
use arbiter::domain::tournament::command::{
    AcceptDeck, ChangeFormat, ChangeProfile, ChangeSettings, Command, PairRound, PublishRound, StartCut,
    SubmitDeck,
};
use arbiter::domain::tournament::cut::CutDecks;
use arbiter::domain::tournament::player_refusal::PlayerRefusal;
use arbiter::domain::tournament::settings::Settings;

#[test]
fn a_faulty_deck_is_accepted_only_with_a_reason() {
    let told = Scenario::with_players(["Kira", "Odo"]);
    let player = told.player("Kira");
    let accept = |reason: &str| Command::AcceptDeck(AcceptDeck { player, reason: reason.into() });
    let told = told
        .give(accept(""))
        .is_refused("Kira has not handed in a deck list yet.")
        .give(Command::SubmitDeck(SubmitDeck { player, sha256: ListHash::stated("aa"), errors: 2, cards: 66, by_staff: false, agrees: None }))
        .goes()
        .give(accept(""))
        .is_refused(
            "The list has faults, so write down why it is accepted. Staff and the player read it; the public log says only that the list was accepted.",
        )
        .give(accept("printed before the errata"))
        .goes();
    assert!(told.tournament.player(player).unwrap().deck.as_ref().unwrap().is_settled());
    let told = told
        .give(Command::SubmitDeck(SubmitDeck {
            player,
            sha256: ListHash::stated("bb"),
            errors: 1,
            cards: 66,
            by_staff: false,
            agrees: None,
        }))
        .goes();
    assert!(
        !told.tournament.player(player).unwrap().deck.as_ref().unwrap().is_settled(),
        "a new list is looked at anew"
    );
}

#[test]
fn required_lists_need_a_format() {
    let refused =
        "Deck lists are required, and without a format no list can be handed in. Change that first.";
    let lists = |deck_lists_required: bool| {
        let settings = Settings { deck_lists_required, ..settings() };
        Command::ChangeSettings(ChangeSettings { settings, reason: "announced".into() })
    };
    let none = || Command::ChangeFormat(ChangeFormat { format: None, reason: "a relaxed day".into() });
    let told =
        Scenario::with_players(["Kira", "Odo"]).give(lists(true)).goes().give(none()).is_refused(refused);
    let told = told.give(lists(false)).goes().give(none()).goes().give(none()).adds_nothing();
    told.give(lists(true)).is_refused(refused);
    for mut creation in [scenario::creation("tcc-1e-2023"), scenario::creation_in_pods()] {
        let (settings, format) = match &mut creation {
            Command::CreateTournament(asked) => (&mut asked.settings, &mut asked.format),
            Command::CreatePodTournament(asked) => (&mut asked.settings, &mut asked.format),
            other => panic!("{other:?}"),
        };
        (settings.deck_lists_required, *format) = (true, None);
        assert_eq!(Tournament::default().decide(&creation).unwrap_err().to_string(), refused);
    }
}

#[test]
fn the_profile_and_the_format_that_are_pinned_already_are_not_recorded_again() {
    let told = Scenario::with_players(["Kira", "Odo"]);
    let setup = told.tournament.setup().unwrap().clone();
    let (profile, format) = (Box::new(setup.profile().unwrap().clone()), setup.format.map(Box::new));
    told.give(Command::ChangeProfile(ChangeProfile { profile, reason: "again".into() }))
        .adds_nothing()
        .give(Command::ChangeFormat(ChangeFormat { format, reason: "again".into() }))
        .adds_nothing();
}

#[test]
fn a_list_is_accepted_and_recorded_again_once_the_rules_changed() {
    let told = Scenario::with_players(["Kira", "Odo"]);
    let player = told.player("Kira");
    let accept = |reason: &str| Command::AcceptDeck(AcceptDeck { player, reason: reason.into() });
    let sha256 = ListHash::stated("aa");
    let list = SubmitDeck { player, sha256, errors: 1, cards: 66, by_staff: true, agrees: None };
    let hand_in = || Command::SubmitDeck(list.clone());
    let told = told.give(hand_in()).goes().give(accept("a proxy")).goes();
    let told = told.give(accept("again")).adds_nothing().give(hand_in()).adds_nothing();
    let renamed = Settings { title: "Deep Space Open II".to_owned(), ..settings() };
    let change = ChangeSettings { settings: renamed, reason: "typo".into() };
    let told = told.give(Command::ChangeSettings(change)).goes().give(accept("again")).adds_nothing();
    let format = deck_format("1e-modern").cloned().map(Box::new);
    let told = told.give(Command::ChangeFormat(ChangeFormat { format, reason: "announced".into() })).goes();
    let told = told.give(accept("")).is_refused(
        "The list has faults, so write down why it is accepted. Staff and the player read it; the public log says only that the list was accepted.",
    );
    let told = told.give(accept("another proxy")).goes().give(accept("again")).adds_nothing();
    let format = deck_format("1e-open").cloned().map(Box::new);
    let told = told.give(Command::ChangeFormat(ChangeFormat { format, reason: "announced".into() })).goes();
    let told = told.give(hand_in()).goes();
    assert!(!told.tournament.player(player).unwrap().deck.as_ref().unwrap().is_settled());
}

#[test]
fn a_player_changes_the_list_until_play_begins_and_staff_may_after_it() {
    let told = Scenario::with_players(["Kira", "Odo"]);
    let player = told.player("Kira");
    let hand_in = |sha256: &str, by_staff: bool| {
        Command::SubmitDeck(SubmitDeck {
            player,
            sha256: ListHash::stated(sha256),
            errors: 0,
            cards: 66,
            by_staff,
            agrees: None,
        })
    };
    let told = told.give(hand_in("aa", false)).goes().give(hand_in("bb", false)).goes();
    let told = told.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] })).goes();
    let told = told.give(hand_in("cc", false)).goes();
    told.give(Command::PublishRound(PublishRound {}))
        .goes()
        .give(hand_in("dd", false))
        .is_refused(
            "Play has begun, so deck lists are locked. A director or deck checker can hand in a changed list with Kira present.",
        )
        .give(hand_in("cc", false))
        .adds_nothing()
        .give(hand_in("dd", true))
        .goes();
}

#[test]
fn the_same_list_is_recorded_again_only_when_its_check_differs() {
    let told = Scenario::with_players(["Kira", "Odo"]);
    let player = told.player("Kira");
    let hand_in = |errors: u32| {
        Command::SubmitDeck(SubmitDeck {
            player,
            sha256: ListHash::stated("aa"),
            errors,
            cards: 66,
            by_staff: false,
            agrees: None,
        })
    };
    let told = told.give(hand_in(0)).goes().give(hand_in(0)).adds_nothing().give(hand_in(1)).goes();
    assert_eq!(told.tournament.player(player).unwrap().deck.as_ref().unwrap().errors, 1);
}

/// Four players with this format; a copy of the director's own if some of its rules do not apply.
fn plays_by(base: &str, left_out: &[&str]) -> Scenario {
    let base = deck_format(base).unwrap();
    let left_out: Vec<String> = left_out.iter().map(|rule| (*rule).to_owned()).collect();
    let wish = OwnWish { name: "Pub night".to_owned(), left_out, ..OwnWish::default() };
    let format = match wish.left_out.as_slice() {
        [] => base.clone(),
        _ => base.own_copy(&wish, "as announced", None, card_table(base.edition)).unwrap(),
    };
    let change = ChangeFormat { format: Some(Box::new(format)), reason: "packs came".into() };
    let told = Scenario::with_players(["Kira", "Odo", "Quark", "Rom"]);
    told.give(Command::ChangeFormat(change)).goes()
}

fn hands_in(player: PlayerId, text: &str, by_staff: bool) -> Command {
    let sha256 = ListHash::stated(text);
    Command::SubmitDeck(SubmitDeck { player, sha256, errors: 0, cards: 66, by_staff, agrees: None })
}

#[test]
fn every_published_format_with_pools_lets_cards_be_exchanged_and_no_other_does() {
    let day = settings().date;
    let pools = deck_formats().iter().filter(|format| format.pool_rule().is_some());
    assert!(pools.count() >= 4, "sealed and draft of both games");
    for format in deck_formats() {
        assert_eq!(format.exchanges_between_games(day), format.pool_rule().is_some(), "{}", format.id);
    }
}

#[test]
fn a_deck_changes_between_games_only_if_the_format_says_so() {
    let cases: [(&str, &[&str], bool); 7] = [
        ("sealed", &[], true),
        ("draft", &[], true),
        ("sealed", &["missions-exactly"], true),
        ("sealed", &["between-games"], false),
        ("draft", &["between-games"], false),
        ("sealed", &["from-pool", "between-games"], false),
        ("1e-open", &[], false),
    ];
    for (base, left_out, may) in cases {
        let told = plays_by(base, left_out);
        let kira = told.player("Kira");
        let told = told.give(hands_in(kira, "aa", false)).goes().starts_round();
        let takes = |told: &Scenario, by_staff| told.tournament.decide(&hands_in(kira, "bb", by_staff));
        assert!(takes(&told, false).is_err(), "{base} without {left_out:?}: the game is on");
        let played = told.plays_the_rest();
        let closed = played.clone().closes().goes();
        let drafted = closed.clone().pairs().goes();
        for told in [played, closed, drafted] {
            let locked = Err(PlayerRefusal::DecksLocked.of(kira));
            let answer = takes(&told, false).map(drop);
            assert_eq!(answer, if may { Ok(()) } else { locked }, "{base} without {left_out:?}");
            assert_eq!(told.tournament.decks_change_between_games(), may);
            assert!(takes(&told, true).is_ok(), "staff may");
        }
    }
}

#[test]
fn a_player_who_left_exchanges_no_cards() {
    let told = plays_by("sealed", &[]);
    let kira = told.player("Kira");
    let told = told.give(hands_in(kira, "aa", false)).goes().plays_a_round();
    told.clone().give(hands_in(kira, "bb", false)).goes();
    told.drops("Kira").goes().give(hands_in(kira, "bb", false)).is_refused(
        "Play has begun, so deck lists are locked. A director or deck checker can hand in a changed list with Kira present.",
    );
}

/// The best play on.
fn starts_cut(told: &Scenario, size: u32, decks: CutDecks) -> Scenario {
    starts(told, Cut::to(Size::try_from(size).unwrap()), decks)
}

fn starts(told: &Scenario, cut: Cut, decks: CutDecks) -> Scenario {
    let (setup, seed) = (told.tournament.setup().unwrap(), told.tournament.next_seed().unwrap());
    let seen = told.tournament.seeding(setup, cut, seed).unwrap().seeds;
    told.clone().give(Command::StartCut(StartCut { cut, minutes: 90, decks, seen, given: None })).goes()
}

#[test]
fn in_a_cut_decks_change_between_games_only_if_the_director_lets_them() {
    for (base, decks) in [
        ("sealed", CutDecks::New),
        ("sealed", CutDecks::Same),
        ("draft", CutDecks::New),
        ("draft", CutDecks::Same),
    ] {
        let takes = |told: &Scenario, player| told.tournament.decide(&hands_in(player, "bb", false)).is_ok();
        let swiss = plays_by(base, &[]).plays_a_round().plays_a_round();
        let small = starts_cut(&swiss, 2, decks);
        let (first, reserve) = {
            let started = small.tournament.cut().unwrap();
            (started.seeds[0], started.reserves[0])
        };
        assert!(takes(&swiss, first), "the control: before the cut");
        let may = decks == CutDecks::New;
        assert_eq!((takes(&small, first), takes(&small, reserve)), (may, false), "{base}, {decks:?}");
        let told = starts_cut(&swiss, 4, decks).starts_round();
        assert!(!takes(&told, first), "the game is on");
        let told = told.plays_the_rest();
        assert_eq!(takes(&told, first), may, "{base}, {decks:?}: the final is to come");
        let told = told.closes().goes().plays_a_round();
        assert!(!takes(&told, first), "the final is over");
        assert!(told.tournament.decide(&hands_in(first, "bb", true)).is_ok(), "staff may");
    }
}

#[test]
fn who_is_out_of_the_cut_exchanges_no_cards() {
    let takes = |told: &Scenario, player| told.tournament.decide(&hands_in(player, "bb", false)).is_ok();
    let swiss = plays_by("sealed", &[]).plays_a_round().plays_a_round();
    for third_place in [false, true] {
        let size = Size::try_from(4).unwrap();
        let told = starts(&swiss, Cut { third_place, ..Cut::to(size) }, CutDecks::New);
        let seeds = told.tournament.cut().unwrap().seeds.clone();
        let [one, two, three, four] = <[PlayerId; 4]>::try_from(seeds).unwrap();
        let may = |told: &Scenario| [one, two, three, four].map(|player| takes(told, player));
        // The better seed wins each match.
        let semi = told.plays_a_round();
        assert_eq!(may(&semi), [true, true, third_place, third_place]);
        // The draft of the last stage changes nothing for those who are not in it.
        let last = semi.pairs().goes();
        assert_eq!(may(&last), [true, true, third_place, third_place]);
        let last = last.give(Command::PublishRound(PublishRound {})).goes();
        let first = last.name(one).to_owned();
        let decided = last.records(&first, 100, 40, End::Complete).goes();
        assert_eq!(may(&decided), [false; 4], "the final is over, and a match for third place is on");
        assert_eq!(may(&decided.plays_the_rest()), [false; 4]);
    }
}

#[test]
fn no_cards_are_exchanged_after_the_last_game() {
    let told = plays_by("sealed", &[]);
    let kira = told.player("Kira");
    let takes = |told: &Scenario| told.tournament.decide(&hands_in(kira, "bb", false)).is_ok();
    let told = told.give(hands_in(kira, "aa", false)).goes().plays_a_round().plays_a_round();
    assert!(takes(&told), "the control: the third of three rounds is to come");
    let told = told.starts_round().plays_the_rest();
    assert!(!takes(&told), "another list would only be shown at the end");
    let told = told.closes().goes();
    assert!(!takes(&told));
    assert!(takes(&starts_cut(&told, 4, CutDecks::New)), "a cut nobody planned");
    assert!(takes(&told.pairs().goes()), "a round nobody planned");
}

#[test]
fn between_games_a_list_with_faults_is_handed_in_by_staff_alone() {
    let told = plays_by("sealed", &[]);
    let kira = told.player("Kira");
    let faulty = |by_staff| {
        let sha256 = ListHash::stated("cc");
        Command::SubmitDeck(SubmitDeck { player: kira, sha256, errors: 1, cards: 66, by_staff, agrees: None })
    };
    told.clone().give(faulty(false)).goes();
    let told = told.give(hands_in(kira, "aa", false)).goes().plays_a_round();
    told.clone()
        .give(faulty(false))
        .is_refused(
            "Play has begun, and this list has faults. Correct it, or ask a director or deck checker to hand it in for Kira.",
        )
        .give(hands_in(kira, "bb", false))
        .goes();
    told.give(faulty(true)).goes();
}
