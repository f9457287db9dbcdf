//! What a game counts: every case of `cases/scoring.json`, and properties of all results.
use arbiter::data::{SCORING_FILES, scoring_profile, scoring_profiles};
use arbiter::domain::edition::Edition;
use arbiter::domain::scoring::check::ProfileError;
use arbiter::domain::scoring::grade::{Grade, Graded, GradingPart};
use arbiter::domain::scoring::profile::{Profile, in_force};
use arbiter::domain::scoring::result::{EndReason, Forfeiting, GameResult, Side};
use arbiter::domain::scoring::value_key::ValueKey;
use proptest::prelude::*;
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    name: String,
    profile: String,
    #[serde(default)]
    threshold: Option<i64>,
    scores: [i64; 2],
    #[serde(default)]
    not_counting: [i64; 2],
    end: EndReason,
    #[serde(default)]
    a: Option<(Grade, i64, i64)>,
    #[serde(default)]
    b: Option<(Grade, i64, i64)>,
    #[serde(default)]
    refused: Option<String>,
    #[serde(default)]
    void: bool,
    #[serde(default, rename = "source")]
    _source: String,
}

fn cases() -> Vec<Case> {
    let cases: Vec<Case> = serde_json::from_str(include_str!("../cases/scoring.json")).unwrap();
    assert!(!cases.is_empty(), "no case was read");
    cases
}

fn profile(case: &Case) -> Profile {
    let profile = scoring_profile(&case.profile).unwrap().clone();
    match case.threshold {
        Some(points) => profile
            .with_values([("scores.win_threshold", points.to_string().as_str())], "the format", None)
            .unwrap(),
        None => profile,
    }
}

#[test]
fn every_numeric_case_gives_its_expected_result() {
    for case in cases() {
        let result =
            GameResult { not_counting: case.not_counting, ..GameResult::ended(case.scores, case.end) };
        match (profile(&case).grade(&result), &case.refused) {
            (Err(why), Some(words)) => assert!(why.to_string().contains(words), "{}: {why}", case.name),
            (Ok(Graded::DoesNotCount(_)), None) => assert!(case.void, "{}", case.name),
            (Ok(Graded::Counts(sides)), None) => {
                let found = [0, 1].map(|side| {
                    let outcome = sides[side].outcome;
                    Some((outcome.grade, outcome.victory_points, outcome.differential))
                });
                assert_eq!(found, [case.a, case.b], "{}: {}", case.name, sides[0]);
            }
            (outcome, _) => panic!("{}: {outcome:?}", case.name),
        }
    }
}

#[test]
fn swapping_the_players_swaps_the_outcomes() {
    for case in cases() {
        let swap = |[a, b]: [i64; 2]| [b, a];
        let result =
            GameResult { not_counting: case.not_counting, ..GameResult::ended(case.scores, case.end) };
        let turned = GameResult {
            not_counting: swap(case.not_counting),
            ..GameResult::ended(swap(case.scores), turned(case.end))
        };
        let profile = profile(&case);
        let straight = profile.outcomes(&result).map(|sides| sides.map(|[a, b]| [b, a]));
        assert_eq!(straight, profile.outcomes(&turned), "{}", case.name);
    }
}

fn turned(end: EndReason) -> EndReason {
    match end {
        EndReason::Complete { winner } => EndReason::Complete { winner: winner.other() },
        EndReason::Card { winner } => EndReason::Card { winner: winner.other() },
        EndReason::Concession { by } => EndReason::Concession { by: by.other() },
        EndReason::NoShow { by } => EndReason::NoShow { by: by.other() },
        EndReason::Disqualified { by } => EndReason::Disqualified { by: by.other() },
        EndReason::CardForfeit { by: Forfeiting::A } => EndReason::CardForfeit { by: Forfeiting::B },
        EndReason::CardForfeit { by: Forfeiting::B } => EndReason::CardForfeit { by: Forfeiting::A },
        same => same,
    }
}

#[test]
fn a_game_is_explained_with_its_figures_and_its_sources() {
    let result = GameResult::ended([120, 35], EndReason::Complete { winner: Side::A });
    let Graded::Counts(sides) = scoring_profile("tcc-1e-2023").unwrap().grade(&result).unwrap() else {
        panic!("it counts")
    };
    assert_eq!(
        sides[0].to_string(),
        "The winning conditions were met; full win: 120 and 35 points count as 100 and 35, 100 − 35 = +65"
    );
    assert_eq!(
        sides[1].to_string(),
        "The winning conditions were met; full loss: 120 and 35 points count as 100 and 35, 35 − 100 = −65"
    );
    assert!(sides[0].rules.iter().any(|(what, source)| {
        *what == GradingPart::Differential && source.citation.contains("articleID=1426")
    }));
}

#[test]
fn every_profile_file_is_read_under_its_own_name() {
    for (stem, text) in SCORING_FILES {
        assert_eq!(Profile::from_toml(text).unwrap().id, stem);
    }
    assert_eq!(scoring_profiles().len(), SCORING_FILES.len());
    assert_eq!(std::fs::read_dir("data/scoring").unwrap().count(), SCORING_FILES.len());
}

#[test]
fn no_figure_is_without_a_source() {
    for (stem, text) in SCORING_FILES {
        let figures = text.lines().filter(|line| line.contains(" = {"));
        for line in figures {
            let citation = line.split("citation = \"").nth(1).unwrap_or_default();
            assert!(citation.len() > 10, "{stem}: {line}");
        }
    }
}

#[test]
fn the_unread_concession_rule_of_2023_says_that_it_is_a_default() {
    let concession = &scoring_profile("tcc-1e-2023").unwrap().endings.concession;
    assert!(concession.confidence.wants_confirmation());
    assert!(concession.citation.contains("text not read"));
}

#[test]
fn a_misspelt_key_is_refused() {
    let (_, text) = SCORING_FILES[0];
    let misspelt = text.replace("modified_win", "modifed_win");
    assert!(matches!(Profile::from_toml(&misspelt), Err(ProfileError::Unreadable(_))));
    let added = text.replace("[points]", "[points]\nluck = 1");
    assert!(matches!(Profile::from_toml(&added), Err(ProfileError::Unreadable(_))));
}

#[test]
fn figures_that_contradict_each_other_are_refused() {
    let (_, text) = SCORING_FILES[0];
    let broken = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        Profile::from_toml(&text.replacen(from, to, 1)).unwrap_err()
    };
    assert_eq!(
        broken("full_win = { value = 4", "full_win = { value = 2"),
        ProfileError::PointsOrder { better: ValueKey::PointsFullWin, worse: ValueKey::PointsModifiedWin }
    );
    assert!(matches!(
        broken("time = { value = \"modified-win-by-score\"", "time = { value = \"outside-win\""),
        ProfileError::NoWinner { ending: ValueKey::EndingsTime, .. }
    ));
    assert_eq!(broken("\"differential\", ", "\"victory-points\", "), ProfileError::TieBreakers);
    assert!(matches!(broken("floor = { value = 0", "floor = { value = 101"), ProfileError::Figure { .. }));
    assert_eq!(broken("rounds = 3 }", "rounds = 9 }"), ProfileError::Suggestions);
    let profile = Profile::from_toml(text).unwrap();
    assert!(profile.with_values([("scores.win_threshold", "0")], "the format", None).is_err());
}

#[test]
fn rounds_are_suggested_by_the_number_of_players() {
    let profile = scoring_profile("tcc-1e-2023").unwrap();
    assert_eq!(
        [2, 8, 9, 16, 32, 33, 64, 9999].map(|players| profile.suggested_rounds(players)),
        [3, 4, 4, 5, 6, 6, 6, 9]
    );
}

fn any_result() -> impl Strategy<Value = GameResult> {
    let seat = prop_oneof![Just(Side::A), Just(Side::B)];
    let end = prop_oneof![
        seat.clone().prop_map(|winner| EndReason::Complete { winner }),
        Just(EndReason::Time),
        Just(EndReason::DeckedOut),
        seat.clone().prop_map(|winner| EndReason::Card { winner }),
        prop_oneof![Just(Forfeiting::A), Just(Forfeiting::B), Just(Forfeiting::Both)]
            .prop_map(|by| EndReason::CardForfeit { by }),
        seat.clone().prop_map(|by| EndReason::Concession { by }),
        seat.clone().prop_map(|by| EndReason::NoShow { by }),
        seat.prop_map(|by| EndReason::Disqualified { by }),
        Just(EndReason::BothAbsent),
        Just(EndReason::Void),
    ];
    let points = prop_oneof![-40_i64..200, any::<i64>()];
    let part = prop_oneof![Just(0_i64), 0_i64..60, any::<i64>()];
    ([points.clone(), points], [part.clone(), part], end)
        .prop_map(|(scores, not_counting, end)| GameResult { not_counting, ..GameResult::ended(scores, end) })
}

proptest! {
    #[test]
    fn no_result_breaks_the_scoring_and_differentials_are_opposite(result in any_result()) {
        for profile in scoring_profiles() {
            if let Ok(Some([a, b])) = profile.outcomes(&result) {
                prop_assert_eq!(a.differential, -b.differential);
                prop_assert!(a.differential.abs() <= profile.cap());
                let winner = matches!(a.grade, Grade::FullWin | Grade::ModifiedWin);
                prop_assert_eq!(winner, a.differential > 0);
            }
        }
    }
}

#[test]
fn the_profile_of_a_day_is_the_newest_of_its_edition_from_its_first_day_to_its_last() {
    let on = |edition, day: &str| {
        in_force(scoring_profiles(), edition, day.parse().unwrap()).map(|profile| profile.id.as_str())
    };
    for (first, last, expected) in [
        ("1994-12-01", "1996-04-29", None),
        ("1996-04-30", "1997-12-31", Some("decipher-1e-1996")),
        ("1998-01-01", "2002-12-31", Some("decipher-1e-1998")),
        ("2003-01-01", "2010-04-07", None),
        ("2010-04-08", "2014-03-09", Some("tcc-1e-2010")),
        ("2014-03-10", "2014-10-09", Some("tcc-1e-2014-03")),
        ("2014-10-10", "2023-04-30", Some("tcc-1e-2014")),
        ("2023-05-01", "2040-12-31", Some("tcc-1e-2023")),
    ] {
        assert_eq!([on(Edition::First, first), on(Edition::First, last)], [expected; 2], "{first} to {last}");
    }
    for (first, last, expected) in [
        ("1998-01-01", "2002-10-31", None),
        ("2002-11-01", "2007-12-31", Some("decipher-2e-2002")),
        ("2008-01-01", "2010-04-07", None),
        ("2010-04-08", "2014-03-09", Some("tcc-2e-2010")),
        ("2014-03-10", "2014-10-09", Some("tcc-2e-2014-03")),
        ("2014-10-10", "2040-12-31", Some("tcc-2e-2014")),
    ] {
        assert_eq!(
            [on(Edition::Second, first), on(Edition::Second, last)],
            [expected; 2],
            "{first} to {last}"
        );
    }
    // An older one that did not end is followed by the newer one, in whatever order they are listed.
    let [older, newer] = ["tcc-1e-2014", "tcc-1e-2023"].map(|id| scoring_profile(id).unwrap().clone());
    let endless = Profile { effective_to: None, ..older };
    for both in [[endless.clone(), newer.clone()], [newer, endless]] {
        let found = |day: &str| in_force(&both, Edition::First, day.parse().unwrap()).unwrap().id.clone();
        assert_eq!(["2023-04-30", "2023-05-01"].map(found), ["tcc-1e-2014", "tcc-1e-2023"]);
    }
}
