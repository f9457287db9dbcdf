//! Numbers that no profile of this program has: a file may contain them, and nothing may panic on them.

use arbiter::domain::id::{PlayerId, RoundNumber, TableNumber};
use arbiter::domain::scoring::history::{Entrant, Game, History, PlayedRound};
use arbiter::domain::scoring::profile::Profile;
use arbiter::domain::scoring::result::{EndReason, GameResult, Side};
use arbiter::domain::scoring::standings::standings;
use proptest::prelude::*;
use serde_json::Value;

fn figure() -> impl Strategy<Value = i64> {
    prop_oneof![Just(i64::MIN), Just(i64::MAX), Just(i64::MIN + 1), Just(0), Just(-1), any::<i64>()]
}

/// Puts figures in the place of every whole number of a profile.
fn spoil(value: &mut Value, figures: &mut impl Iterator<Item = i64>) {
    match value {
        Value::Object(fields) => {
            let small = fields.contains_key("minutes") || fields.contains_key("players");
            let fields = fields.values_mut().filter(|_| !small);
            fields.for_each(|field| spoil(field, figures));
        }
        Value::Number(number) => *number = figures.next().unwrap().into(),
        _ => {}
    }
}

fn history(scores: [i64; 2], end: EndReason) -> History {
    let result = GameResult::ended(scores, end);
    let entrant = |number: u32| Entrant {
        id: PlayerId(number),
        key: number.to_string(),
        from_round: RoundNumber(1),
        dropped_after: None,
        rating: None,
    };
    let game = |a, b, table| Game {
        table: TableNumber(table),
        players: [PlayerId(a), PlayerId(b)],
        result: Some(result),
    };
    let round = |games| PlayedRound {
        games,
        byes: vec![PlayerId(5)],
        earned_byes: vec![PlayerId(6)],
        absent: Vec::new(),
    };
    History {
        players: (1..=6).map(entrant).collect(),
        rounds: vec![round(vec![game(1, 2, 1), game(3, 4, 2)]), round(vec![game(1, 3, 1), game(2, 4, 2)])],
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

    #[test]
    fn no_figure_of_a_profile_stops_the_standings_or_the_check_that_refuses_it(
        figures in prop::collection::vec(figure(), 40), scores in [figure(), figure()], end in 0..4
    ) {
        let known = arbiter::data::scoring_profile("tcc-1e-2023").unwrap();
        let mut value = serde_json::to_value(known).unwrap();
        spoil(&mut value, &mut figures.iter().copied().cycle());
        let end = match end {
            0 => EndReason::Time,
            1 => EndReason::Complete { winner: Side::A },
            2 => EndReason::Concession { by: Side::A },
            _ => EndReason::Card { winner: Side::B },
        };
        let Ok(profile) = serde_json::from_value::<Profile>(value) else { return Ok(()) };
        let _ = profile.check();
        let _ = standings(&profile, &history(scores, end));
        let _ = profile.grade(&GameResult { not_counting: scores, ..GameResult::ended(scores, end) });
    }
}

#[test]
fn the_figures_do_reach_the_standings() {
    let known = arbiter::data::scoring_profile("tcc-1e-2023").unwrap();
    let mut value = serde_json::to_value(known).unwrap();
    value["points"]["full_win"]["value"] = i64::MAX.into();
    let profile: Profile = serde_json::from_value(value).unwrap();
    let end = EndReason::Complete { winner: Side::A };
    let lines = standings(&profile, &history([100, 35], end)).unwrap().lines;
    assert_eq!(lines[0].tally.victory_points, i64::MAX, "two such wins, capped at the limit");
}
