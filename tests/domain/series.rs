//! Series: who may do what, what counts, and the arithmetic.

use arbiter::data::series_rules;
use arbiter::domain::actor::ActorId;
use arbiter::domain::hash::EntryHash;
use arbiter::domain::id::{AccountId, PersonId, TournamentId};
use arbiter::domain::series::Series;
use arbiter::domain::series::command::{
    CloseSeries, CountRequest, CreateSeries, DescribeSeries, GiveBonus, NameDirector, RemoveDirector,
    RemoveTournament, ReopenSeries, SeriesActor, SeriesCommand, WithdrawBonus,
};
use arbiter::domain::series::entry::{CountedHead, CountedTournament, SeriesEntry, SeriesResult, SeriesTeam};
use arbiter::domain::series::refusal::{
    MOST_BONUSES, MOST_DIRECTORS, MOST_ENTRIES, MOST_RECORDED_PLACES, MOST_TOURNAMENTS, SeriesRefusal,
};
use arbiter::domain::series::rules::{ChosenFigures, SeriesRules, SharedPlace};
use chrono::NaiveDate;
use proptest::prelude::*;
use uuid::Uuid;

fn person(number: u128) -> PersonId {
    PersonId::new(Uuid::from_u128(number))
}

fn account(number: u128, opens: bool) -> SeriesActor {
    let id = ActorId::Account(AccountId::new(Uuid::from_u128(number)));
    SeriesActor { id, is_operator: false, opens }
}

fn director() -> SeriesActor {
    account(1, true)
}

fn operator() -> SeriesActor {
    SeriesActor { is_operator: true, ..account(9, true) }
}

/// A tournament on that day of May, with the places of persons 1, 2, 3 and so on.
fn request(number: u32, places: &[u32], again: Option<&str>) -> CountRequest {
    let results = (1..).zip(places).map(|(who, place)| SeriesResult { place: *place, person: person(who) });
    let counted = CountedTournament {
        tournament: TournamentId::new(Uuid::from_u128(number.into())),
        title: format!("May {number}"),
        day: NaiveDate::from_ymd_opt(2026, 5, number).unwrap(),
        head: CountedHead { sequence: 40, hash: EntryHash::of(format!("{number} {places:?}")) },
        results: CountedTournament::in_order(results),
        teams: Vec::new(),
        reason: None,
    };
    let reason = if again.is_some() { "A result was corrected.".into() } else { "".into() };
    let again = again.map(EntryHash::of);
    CountRequest { counted, is_over: true, is_hidden: false, again, reason }
}

fn create(title: &str, rules: Box<SeriesRules>) -> SeriesCommand {
    SeriesCommand::Create(CreateSeries { title: title.into(), about: String::new(), rules })
}

struct Told {
    series: Series,
    number: i64,
}

impl Told {
    fn begun(figures: ChosenFigures) -> Self {
        let mut told = Self { series: Series::default(), number: 0 };
        let rules = Box::new(series_rules()[0].clone().with_figures(figures));
        told.give(create("Season", rules), &director()).unwrap();
        told
    }

    fn give(&mut self, command: SeriesCommand, by: &SeriesActor) -> Result<i64, SeriesRefusal> {
        let entry = self.series.decide(&command, by)?;
        // What is decided is what verifying admits.
        assert_eq!(self.series.can_follow(&entry), Ok(()));
        let written = serde_json::to_string(&entry).unwrap();
        assert_eq!(serde_json::from_str::<SeriesEntry>(&written).unwrap(), entry);
        self.number += 1;
        self.series.apply(self.number, &entry);
        Ok(self.number)
    }

    fn count(&mut self, request: CountRequest) -> Result<i64, SeriesRefusal> {
        self.give(SeriesCommand::CountTournament(Box::new(request)), &director())
    }

    fn points(&self) -> Vec<(u32, PersonId, i64)> {
        self.series.standings().iter().map(|line| (line.place, line.person, line.points)).collect()
    }
}

/// A tournament with these teams.
fn with_teams(number: u32, teams: &[(u32, &str)]) -> CountRequest {
    let mut request = request(number, &[1, 2, 3, 4], None);
    let teams = teams.iter().map(|(place, name)| SeriesTeam { place: *place, name: (*name).to_owned() });
    request.counted.teams = teams.collect();
    request
}

#[test]
fn a_title_of_which_nothing_is_seen_is_refused() {
    let rules = || Box::new(series_rules()[0].clone());
    for title in ["\u{3164}", "\u{ad}", "Season\u{202e}"] {
        let refused = Series::default().decide(&create(title, rules()), &director());
        assert_eq!(refused.err(), Some(SeriesRefusal::Unseen), "{title:?}");
    }
    assert!(Series::default().decide(&create("Season", rules()), &director()).is_ok(), "the control");
}

#[test]
fn teams_of_the_same_name_add_up_like_players_and_level_teams_share_a_place() {
    let figures = ChosenFigures { best: Some(1), ..ChosenFigures::default() };
    let mut told = Told::begun(figures);
    told.count(request(1, &[1, 2], None)).unwrap();
    assert!(told.series.team_standings().is_empty(), "without teams");
    told.count(with_teams(2, &[(1, "Ferengi"), (2, "Mañana")])).unwrap();
    told.count(with_teams(3, &[(1, "MANANA"), (2, "Vedek"), (2, "Zek")])).unwrap();
    let lines = told.series.team_standings();
    let shown: Vec<(u32, &str, i64, usize)> =
        lines.iter().map(|line| (line.place, line.name.as_str(), line.points, line.won)).collect();
    // The best one counts, and attendance always: 10 + 2 + 2; 10 + 2; 7 + 2.
    let wanted = [(1, "MANANA", 14, 1), (2, "Ferengi", 12, 1), (3, "Vedek", 9, 0), (3, "Zek", 9, 0)];
    assert_eq!(shown, wanted);
    let first: Vec<(i64, bool, i64)> =
        lines[0].results.iter().map(|one| (one.for_place, one.is_best, one.points())).collect();
    assert_eq!(first, [(7, false, 2), (10, true, 12)]);
    assert_eq!(lines[2].results[0].sharing, 2);
    for wrong in [
        vec![(2, "Zek"), (1, "Vedek")],
        vec![(1, "Zek"), (2, "ZEK")],
        vec![(0, "Zek")],
        vec![(1, "")],
        vec![(1, "A"), (2, "B"), (3, "C"), (4, "D"), (5, "E")],
    ] {
        let refused = told.count(with_teams(4, &wrong));
        assert!(matches!(refused, Err(SeriesRefusal::NoRanking(_))), "{wrong:?}: {refused:?}");
    }
    for wrong in [&[0_u32, 1][..], &[0]] {
        let refused = told.count(request(4, wrong, None));
        assert!(matches!(refused, Err(SeriesRefusal::NoRanking(_))), "{wrong:?}: {refused:?}");
    }
    // A log of an earlier version stays as it is, byte for byte.
    let entry = SeriesEntry::TournamentCounted(request(5, &[1], None).counted);
    assert!(!serde_json::to_string(&entry).unwrap().contains("teams"));
}

#[test]
fn places_attendance_and_bonus_add_up_and_level_players_share_a_place() {
    let mut told = Told::begun(ChosenFigures::default());
    told.count(request(1, &[1, 2, 3], None)).unwrap();
    told.count(request(2, &[2, 1, 3], None)).unwrap();
    // 10 and 7 for the places and 2 for each attendance.
    assert_eq!(told.points(), [(1, person(1), 21), (1, person(2), 21), (3, person(3), 14)]);
    let bonus =
        SeriesCommand::GiveBonus(GiveBonus { person: person(2), points: 3, reason: "Helped.".into() });
    let number = told.give(bonus, &director()).unwrap();
    assert_eq!(told.points(), [(1, person(2), 24), (2, person(1), 21), (3, person(3), 14)]);
    let line = &told.series.standings()[0];
    assert_eq!(line.bonuses, [(number, 3)]);
    assert_eq!(line.results.iter().map(|one| one.points()).collect::<Vec<_>>(), [9, 12]);
    let withdrawn = SeriesCommand::WithdrawBonus(WithdrawBonus { number, reason: "A mistake.".into() });
    told.give(withdrawn.clone(), &director()).unwrap();
    assert_eq!(told.points()[0].2, 21);
    assert_eq!(told.give(withdrawn, &director()), Err(SeriesRefusal::NoBonus));
}

#[test]
fn only_the_best_count_and_attendance_counts_everywhere() {
    let mut told = Told::begun(ChosenFigures { best: Some(1), ..ChosenFigures::default() });
    told.count(request(1, &[3], None)).unwrap();
    told.count(request(2, &[1], None)).unwrap();
    told.count(request(3, &[2], None)).unwrap();
    let line = &told.series.standings()[0];
    assert_eq!(line.points, 10 + 3 * 2);
    let best: Vec<bool> = line.results.iter().map(|one| one.is_best).collect();
    assert_eq!(best, [false, true, false]);
}

#[test]
fn a_shared_place_is_paid_as_the_rules_say() {
    let mut rules = series_rules()[0].clone();
    assert_eq!(
        (rules.points_of_place(1, 2), rules.points_of_place(8, 1), rules.points_of_place(9, 1)),
        (10, 1, 0)
    );
    rules.shared_place.value = SharedPlace::OfTheLast;
    assert_eq!(rules.points_of_place(1, 2), 7);
}

#[test]
fn figures_of_a_director_are_marked_and_impossible_ones_are_refused() {
    let chosen = |places: &[i64]| ChosenFigures { places: Some(places.to_vec()), ..ChosenFigures::default() };
    let rules = series_rules()[0].clone().with_figures(chosen(&[5, 3]));
    assert!(rules.places.citation.contains("chosen by the director") && rules.is_sound());
    let same = series_rules()[0].clone().with_figures(chosen(&series_rules()[0].places.value));
    assert_eq!(same, series_rules()[0], "the same figures keep their source");
    let best = |rules: usize, best| {
        let figures = ChosenFigures { best: Some(best), ..ChosenFigures::default() };
        series_rules()[rules].clone().with_figures(figures).name
    };
    let [all, four] = [0, 1].map(|rules: usize| series_rules()[rules].name.clone());
    assert_eq!(best(1, 4), four, "the published number keeps its name");
    for (number, name) in [(3, "The best 3 tournaments"), (1, "The best tournament"), (0, "All tournaments")]
    {
        assert_eq!(best(1, number), name);
        assert_eq!(best(0, number), all, "a name without a number is kept");
    }
    for wrong in [&[][..], &[1, 2], &[-1], &[5_000], &[1; 65]] {
        let rules = Box::new(series_rules()[0].clone().with_figures(chosen(wrong)));
        let command = create("Season", rules);
        assert_eq!(Series::default().decide(&command, &director()), Err(SeriesRefusal::Figures), "{wrong:?}");
    }
}

#[test]
fn only_its_directors_and_the_operator_write_into_a_series() {
    let mut told = Told::begun(ChosenFigures::default());
    let first = request(1, &[1, 2], None);
    let count = || SeriesCommand::CountTournament(Box::new(first.clone()));
    let stranger = account(2, true);
    assert_eq!(told.give(count(), &stranger), Err(SeriesRefusal::NotTheirs));
    let named = SeriesCommand::NameDirector(NameDirector { account: stranger.id.account().unwrap() });
    assert_eq!(told.give(named.clone(), &stranger), Err(SeriesRefusal::NotTheOperator));
    assert_eq!(told.give(named.clone(), &director()), Err(SeriesRefusal::NotTheOperator));
    told.give(named.clone(), &operator()).unwrap();
    assert_eq!(told.give(named, &operator()), Err(SeriesRefusal::DirectsAlready));
    told.give(count(), &stranger).unwrap();
    // A director leaves; only an operator removes another one.
    let other = SeriesCommand::RemoveDirector(RemoveDirector { account: director().id.account().unwrap() });
    assert_eq!(told.give(other, &stranger), Err(SeriesRefusal::NotTheOperator));
    let may_remove =
        |who: &SeriesActor| told.series.takes_removal(who.id.account().unwrap(), &stranger).is_ok();
    assert_eq!([director(), stranger.clone()].each_ref().map(may_remove), [false, true], "as pages offer it");
    let own = SeriesCommand::RemoveDirector(RemoveDirector { account: stranger.id.account().unwrap() });
    told.give(own, &stranger).unwrap();
    assert_eq!(told.give(SeriesCommand::Close(CloseSeries {}), &stranger), Err(SeriesRefusal::NotTheirs));
    let begin = create("Mine", Box::new(series_rules()[0].clone()));
    assert_eq!(Series::default().decide(&begin, &account(3, false)), Err(SeriesRefusal::MayNotBegin));
}

#[test]
fn a_tournament_counts_once_and_again_only_with_the_head_that_was_seen_and_a_reason() {
    let mut told = Told::begun(ChosenFigures::default());
    let with = |change: fn(&mut CountRequest)| {
        let mut asked = request(1, &[1, 2], None);
        change(&mut asked);
        asked
    };
    let title = || "May 1".to_owned();
    assert_eq!(told.count(with(|it| it.is_over = false)), Err(SeriesRefusal::NotOver(title())));
    assert_eq!(told.count(with(|it| it.is_hidden = true)), Err(SeriesRefusal::Hidden(title())));
    assert_eq!(told.count(with(|it| it.counted.results.clear())), Err(SeriesRefusal::NoRanking(title())));
    told.count(request(1, &[1, 2], None)).unwrap();
    assert_eq!(told.count(request(1, &[1, 2], None)), Err(SeriesRefusal::CountsAlready(title())));
    // Corrected since: not in silence, and not on a page that shows something older.
    assert_eq!(told.count(request(1, &[2, 1], None)), Err(SeriesRefusal::Changed(title())));
    assert_eq!(told.count(request(1, &[2, 1], Some("other"))), Err(SeriesRefusal::Overtaken(title())));
    let mut silent = request(1, &[2, 1], Some("1 [1, 2]"));
    silent.reason = "".into();
    assert_eq!(told.count(silent), Err(SeriesRefusal::NoReason));
    assert_eq!(told.points()[0].1, person(1), "nothing changed so far");
    told.count(request(1, &[2, 1], Some("1 [1, 2]"))).unwrap();
    assert_eq!(told.points()[0].1, person(2));
    let removed = SeriesCommand::RemoveTournament(RemoveTournament {
        tournament: TournamentId::new(Uuid::from_u128(1)),
        reason: "Not of this season.".into(),
    });
    told.give(removed.clone(), &director()).unwrap();
    assert_eq!(told.give(removed, &director()), Err(SeriesRefusal::NotCounted));
    assert!(told.points().is_empty());
}

#[test]
fn a_closed_series_takes_nothing_until_it_is_reopened_with_a_reason() {
    let mut told = Told::begun(ChosenFigures::default());
    let reopen = |reason: &str| SeriesCommand::Reopen(ReopenSeries { reason: reason.into() });
    assert_eq!(told.give(reopen("Why"), &director()), Err(SeriesRefusal::NotClosed));
    told.give(SeriesCommand::Close(CloseSeries {}), &director()).unwrap();
    assert_eq!(told.count(request(1, &[1], None)), Err(SeriesRefusal::Closed));
    assert_eq!(told.give(SeriesCommand::Close(CloseSeries {}), &director()), Err(SeriesRefusal::Closed));
    assert_eq!(told.give(reopen(""), &director()), Err(SeriesRefusal::NoReason));
    told.give(reopen("One tournament was late."), &director()).unwrap();
    told.count(request(1, &[1], None)).unwrap();
}

#[test]
fn a_bonus_is_for_players_of_the_series_and_within_its_limit() {
    let mut told = Told::begun(ChosenFigures::default());
    told.count(request(1, &[1], None)).unwrap();
    let mut bonus = |who, points| {
        told.give(
            SeriesCommand::GiveBonus(GiveBonus { person: person(who), points, reason: "Fair play.".into() }),
            &director(),
        )
    };
    assert_eq!(bonus(7, 1), Err(SeriesRefusal::NoPlayer));
    for points in [0, -3, 11, i64::MAX, i64::MIN] {
        assert_eq!(bonus(1, points), Err(SeriesRefusal::Bonus(10)));
    }
    assert!(bonus(1, 10).is_ok());
}

proptest! {
    #[test]
    fn the_order_in_which_tournaments_are_counted_changes_no_place(
        places in proptest::collection::vec(proptest::collection::vec(1_u32..9, 1..9), 1..8),
        best in 0_usize..4,
        shuffled in any::<u64>(),
    ) {
        let figures = || ChosenFigures { best: Some(best), ..ChosenFigures::default() };
        let all: Vec<CountRequest> = (1..).zip(&places).map(|(day, places)| request(day, places, None)).collect();
        let mut mixed = all.clone();
        mixed.sort_by_key(|one| EntryHash::of(format!("{shuffled} {}", one.counted.title)).to_string());
        let (mut one, mut other) = (Told::begun(figures()), Told::begun(figures()));
        for request in all {
            one.count(request).unwrap();
        }
        for request in mixed {
            other.count(request).unwrap();
        }
        prop_assert_eq!(one.series.standings(), other.series.standings());
        for line in one.series.standings() {
            let sum: i64 = line.results.iter().map(|it| it.points()).sum();
            prop_assert_eq!(sum, line.points, "no bonus was given");
            let counting = line.results.iter().filter(|it| it.is_best).count();
            prop_assert!(best == 0 || counting <= best);
        }
    }
}

#[test]
fn a_log_that_every_page_reads_does_not_grow_without_end() {
    let mut told = Told::begun(ChosenFigures::default());
    let describe = |number: usize| {
        SeriesCommand::Describe(DescribeSeries { title: format!("{number}"), about: String::new() })
    };
    for number in 1..MOST_ENTRIES {
        told.give(describe(number), &director()).unwrap();
    }
    assert_eq!(told.give(describe(0), &director()), Err(SeriesRefusal::Full));
    told.give(SeriesCommand::Close(CloseSeries {}), &director()).expect("it can still be closed");
    let reopen = SeriesCommand::Reopen(ReopenSeries { reason: "More.".into() });
    assert_eq!(told.give(reopen, &director()), Err(SeriesRefusal::Full));
    // A tournament of thousands that is counted, removed and counted again.
    let mut told = Told::begun(ChosenFigures::default());
    let places: Vec<u32> = (1..=20_000).collect();
    let mut counted = 0;
    loop {
        let big = request(1, &places, None);
        let tournament = big.counted.tournament;
        match told.count(big) {
            Ok(_) => counted += places.len(),
            Err(why) => break assert_eq!(why, SeriesRefusal::Full),
        }
        let remove =
            SeriesCommand::RemoveTournament(RemoveTournament { tournament, reason: "By mistake.".into() });
        told.give(remove, &director()).unwrap();
    }
    assert_eq!(counted, MOST_RECORDED_PLACES);
}

#[test]
fn ten_thousand_tournaments_bonuses_and_directors_do_not_fit() {
    let mut told = Told::begun(ChosenFigures::default());
    let numbered = |number: u128| {
        let mut one = request(1, &[1], None);
        one.counted.tournament = TournamentId::new(Uuid::from_u128(number));
        one
    };
    let counted = (1..=10_000).take_while(|number| told.count(numbered(*number)).is_ok()).count();
    assert_eq!(counted, MOST_TOURNAMENTS);
    assert_eq!(told.count(numbered(10_001)), Err(SeriesRefusal::TooManyTournaments));
    let mut bonus = || {
        let give =
            SeriesCommand::GiveBonus(GiveBonus { person: person(1), points: 1, reason: "Fair play.".into() });
        told.give(give, &director())
    };
    assert_eq!((1..=10_000).take_while(|_| bonus().is_ok()).count(), MOST_BONUSES);
    assert_eq!(bonus(), Err(SeriesRefusal::TooManyBonuses));
    let mut name = |number: u128| {
        let account = AccountId::new(Uuid::from_u128(number));
        told.give(SeriesCommand::NameDirector(NameDirector { account }), &operator())
    };
    // The one who began it is the first.
    assert_eq!((100..10_000).take_while(|number| name(*number).is_ok()).count(), MOST_DIRECTORS - 1);
    assert_eq!(name(99), Err(SeriesRefusal::TooManyDirectors));
}
