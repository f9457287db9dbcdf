//! What a form showed is compared with what is there now, before its command is decided.

use std::slice;

use crate::support::scenario::{End, Scenario, settings};
use arbiter::data::scoring_profile;
use arbiter::domain::hash::{ListHash, SeenHash};
use arbiter::domain::id::{AtTable, PlayerId, RoundNumber, TableNumber};
use arbiter::domain::pods::score::PodScore;
use arbiter::domain::tournament::command::{
    ChangeFormat, ChangePodRules, ChangeProfile, ChangeSettings, Command, PublishRound, RatePlayers,
    RecordPod, ReportResult, ReseatPlayers, SubmitDeck, SwapPlayers,
};
use arbiter::domain::tournament::expected::Expected;
use arbiter::domain::tournament::pinned_part::PinnedPart;
use arbiter::domain::tournament::player_rating::{OtherRating, PlayerRating, TypedRating};
use arbiter::domain::tournament::player_refusal::PlayerRefusal;
use arbiter::domain::tournament::refusal::Refusal;
use arbiter::domain::tournament::round::Round;
use arbiter::domain::tournament::settings::Settings;
use arbiter::domain::tournament::stale_refusal::StaleRefusal;

const FOUR: [&str; 4] = ["Kira", "Odo", "Quark", "Rom"];
const ONE: RoundNumber = RoundNumber(1);

fn holds(told: &Scenario, expected: &Expected) {
    assert_eq!(told.tournament.require_expected(slice::from_ref(expected)), Ok(()), "{expected:?}");
}

fn is_stale(told: &Scenario, expected: &Expected, why: StaleRefusal) {
    let answer = told.tournament.require_expected(slice::from_ref(expected));
    assert_eq!(answer, Err(Refusal::Stale(why)), "{expected:?}");
}

fn round(told: &Scenario) -> &Round {
    told.tournament.round(ONE).unwrap()
}

fn at(table: u32) -> AtTable {
    AtTable::new(ONE, TableNumber(table))
}

fn players(told: &Scenario, table: u32) -> Vec<PlayerId> {
    round(told).players_at(TableNumber(table)).unwrap().to_vec()
}

/// The first players at tables 1 and 2 change places.
fn reseats(told: &Scenario) -> Scenario {
    let [one, other] = [1, 2].map(|table| players(told, table)[0]);
    let reason = "wrong chairs".into();
    told.clone().give(Command::ReseatPlayers(ReseatPlayers { round: ONE, one, other, reason })).goes()
}

#[test]
fn only_the_next_round_is_paired() {
    let told = Scenario::with_players(FOUR);
    let [first, second] = [1, 2].map(|number| Expected::Next(RoundNumber(number)));
    holds(&told, &first);
    is_stale(&told, &second, StaleRefusal::NotNext { round: RoundNumber(2) });
    let told = told.pairs().goes();
    is_stale(&told, &first, StaleRefusal::NotNext { round: ONE });
    holds(&told, &second);
}

#[test]
fn only_the_draft_that_was_shown_is_changed_or_published() {
    let told = Scenario::with_players(FOUR);
    let draft = Expected::Draft(ONE);
    is_stale(&told, &draft, StaleRefusal::NoDraft { round: ONE });
    let told = told.pairs().goes();
    let shown = round(&told).seats_hash();
    let as_shown = Expected::DraftAs(ONE, shown.clone());
    let seats = Expected::Seats(ONE, shown);
    for fresh in [&draft, &as_shown, &seats] {
        holds(&told, fresh);
    }
    is_stale(&told, &Expected::DraftAs(ONE, SeenHash::default()), StaleRefusal::DraftChanged);
    is_stale(&told, &Expected::Draft(RoundNumber(2)), StaleRefusal::NoDraft { round: RoundNumber(2) });
    let [one, other] = [1, 2].map(|table| players(&told, table)[0]);
    let swap = SwapPlayers { one, other, reason: "same club".into() };
    let swapped = told.clone().give(Command::SwapPlayers(swap)).goes();
    holds(&swapped, &draft);
    is_stale(&swapped, &as_shown, StaleRefusal::DraftChanged);
    is_stale(&swapped, &seats, StaleRefusal::SeatsChanged);
    let published = told.give(Command::PublishRound(PublishRound {})).goes();
    for gone in [&draft, &as_shown] {
        is_stale(&published, gone, StaleRefusal::NoDraft { round: ONE });
    }
    holds(&published, &seats);
}

#[test]
fn what_is_typed_for_some_players_goes_to_no_others() {
    for told in [Scenario::with_players(FOUR), Scenario::in_pods().registers(super::EIGHT)] {
        let told = told.starts_round();
        let were = players(&told, 1);
        let seats = Expected::Seats(ONE, round(&told).seats_hash());
        let sat = Expected::Players(at(1), were.clone());
        holds(&told, &sat);
        holds(&told, &seats);
        holds(&told, &Expected::Players(at(99), were.clone()));
        let moved = reseats(&told);
        let are = players(&moved, 1);
        is_stale(&moved, &seats, StaleRefusal::SeatsChanged);
        let why = StaleRefusal::Reseated { table: TableNumber(1), were: were.clone(), are: are.clone() };
        assert_eq!(why.players(), [were, are.clone()].concat(), "its sentence names all of them");
        is_stale(&moved, &sat, why);
        holds(&moved, &Expected::Players(at(1), are));
    }
}

#[test]
fn a_contradiction_is_settled_only_as_it_was_shown() {
    let told = Scenario::with_players(FOUR).starts_round().records("Kira", 100, 35, End::Complete).goes();
    let (place, _) = told.place("Kira");
    let told = told.records("Kira", 100, 45, End::Complete).goes();
    let shown =
        |told: &Scenario| Expected::Conflict(place, round(told).table(place.table).unwrap().conflict_hash());
    let first = shown(&told);
    holds(&told, &first);
    let more = told.records("Kira", 100, 30, End::Complete).goes();
    is_stale(&more, &first, StaleRefusal::ConflictChanged { table: place.table });
    holds(&more, &shown(&more));
}

#[test]
fn a_contradiction_of_a_pod_is_settled_only_as_it_was_shown() {
    let scored = |told: Scenario, first: i64| {
        let score = PodScore::Totals((0..).take(players(&told, 1).len()).map(|seat| first - seat).collect());
        told.give(Command::RecordPod(RecordPod { at: at(1), score })).goes()
    };
    let told = scored(Scenario::in_pods().registers(super::EIGHT).starts_round(), 100);
    let shown =
        |told: &Scenario| Expected::Conflict(at(1), round(told).pod(TableNumber(1)).unwrap().conflict_hash());
    let first = shown(&told);
    holds(&told, &first);
    let more = scored(told, 90);
    is_stale(&more, &first, StaleRefusal::ConflictChanged { table: TableNumber(1) });
    holds(&more, &shown(&more));
}

#[test]
fn open_tables_are_settled_only_as_they_were_shown() {
    let told = Scenario::with_players(FOUR).starts_round();
    let shown = |told: &Scenario| Expected::OpenTables(ONE, round(told).open_hash());
    let first = shown(&told);
    holds(&told, &first);
    let (place, _) = told.place("Kira");
    let result = told.result("Kira", 40, 35, End::Time);
    let report = ReportResult { at: place, player: told.player("Kira"), result };
    let reported = told.clone().give(Command::ReportResult(report)).goes();
    let recorded = told.clone().records("Kira", 100, 35, End::Complete).goes();
    for changed in [reported, recorded, reseats(&told)] {
        is_stale(&changed, &first, StaleRefusal::OpenTablesChanged);
        holds(&changed, &shown(&changed));
    }
}

const PARTS: [PinnedPart; 4] =
    [PinnedPart::Settings, PinnedPart::Profile, PinnedPart::Format, PinnedPart::PodRules];

fn pinned(told: &Scenario, part: PinnedPart) -> Expected {
    Expected::Pinned(part, told.tournament.setup().unwrap().seen_hash(part))
}

/// The command changes this part, so that a form for it is stale, and a form for another part is not.
fn changes_only(part: PinnedPart, told: Scenario, command: Command) {
    let shown = PARTS.map(|part| pinned(&told, part));
    shown.iter().for_each(|expected| holds(&told, expected));
    let told = told.give(command).goes();
    for (other, expected) in PARTS.iter().zip(&shown) {
        if *other == part {
            is_stale(&told, expected, StaleRefusal::PinnedChanged);
        } else {
            holds(&told, expected);
        }
    }
    holds(&told, &pinned(&told, part));
    is_stale(&told, &Expected::Pinned(part, SeenHash::default()), StaleRefusal::PinnedChanged);
}

#[test]
fn what_is_pinned_is_changed_only_as_it_was_shown() {
    let told = || Scenario::with_players(FOUR);
    let settings = Settings { place: "Bajor".to_owned(), ..settings() };
    let asked = ChangeSettings { settings, reason: "as announced".into() };
    changes_only(PinnedPart::Settings, told(), Command::ChangeSettings(asked));
    let profile = Box::new(scoring_profile("tcc-1e-2014").unwrap().clone());
    let asked = ChangeProfile { profile, reason: "as announced".into() };
    changes_only(PinnedPart::Profile, told(), Command::ChangeProfile(asked));
    let asked = ChangeFormat { format: None, reason: "as announced".into() };
    changes_only(PinnedPart::Format, told(), Command::ChangeFormat(asked));
    let pods = Scenario::in_pods().registers(FOUR);
    let rules = pods.tournament.setup().unwrap().pods().unwrap();
    let (troubles, counting, top_size) =
        (!rules.troubles, rules.counting, rules.profile.top_table.size.value);
    let asked = ChangePodRules { troubles, counting, top_size, reason: "as announced".into() };
    changes_only(PinnedPart::PodRules, pods, Command::ChangePodRules(asked));
}

#[test]
fn a_list_is_accepted_only_as_it_was_shown() {
    let told = Scenario::with_players(FOUR);
    let player = told.player("Kira");
    let expected = |list: &str| Expected::List(player, ListHash::stated(list));
    holds(&told, &expected("aa"));
    let hands_in = |told: Scenario, list: &str| {
        let (sha256, errors, cards) = (ListHash::stated(list), 1, 66);
        let list = SubmitDeck { player, sha256, errors, cards, by_staff: false, agrees: None };
        told.give(Command::SubmitDeck(list)).goes()
    };
    let told = hands_in(told, "aa");
    holds(&told, &expected("aa"));
    let told = hands_in(told, "bb");
    let refused = told.tournament.require_expected(&[expected("aa")]);
    assert_eq!(refused, Err(PlayerRefusal::ListChanged.of(player)));
    holds(&told, &expected("bb"));
}

#[test]
fn ratings_replace_only_those_that_were_shown() {
    let told = Scenario::with_players(FOUR);
    let [kira, odo] = ["Kira", "Odo"].map(|name| told.player(name));
    let typed = |player, seen, typed| TypedRating { player, seen, typed };
    let both = Expected::Ratings(vec![typed(kira, None, Some(1_700)), typed(odo, None, Some(1_600))]);
    holds(&told, &both);
    let ratings = [(kira, 1_512), (odo, 1_600)];
    let ratings = ratings.map(|(player, rating)| PlayerRating { player, rating: Some(rating) }).to_vec();
    let told = told.give(Command::RatePlayers(RatePlayers { ratings })).goes();
    let other = OtherRating { player: kira, now: Some(1_512), typed: Some(1_700) };
    is_stale(&told, &both, StaleRefusal::OtherRatings(vec![other]));
    holds(&told, &Expected::Ratings(vec![typed(kira, Some(1_512), Some(1_700))]));
    holds(&told, &Expected::Ratings(vec![typed(odo, None, Some(1_600))]));
}

#[test]
fn the_first_that_has_changed_is_told() {
    let told = Scenario::with_players(FOUR);
    assert_eq!(told.tournament.require_expected(&[]), Ok(()));
    let expects = [Expected::Next(ONE), Expected::Draft(ONE), Expected::Next(RoundNumber(2))];
    let refused = told.tournament.require_expected(&expects);
    assert_eq!(refused, Err(Refusal::Stale(StaleRefusal::NoDraft { round: ONE })));
}
