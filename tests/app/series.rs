//! Series: recorded once, chained, flagged and never recounted in silence.

use super::lists::on_both;
use crate::support::database::run;
use crate::support::exports::unstated;
use crate::support::played::{give, person, played, won};
use crate::support::site::fair::submission;
use crate::support::{desk_over, slug};
use arbiter::app::export::People;
use arbiter::app::series::record::{SeriesSubmission, TournamentToCount};
use arbiter::app::series::table::{SeriesTable, SinceCounted};
use arbiter::app::{DatabaseUrl, Desk, DeskError, Visibility};
use arbiter::data::series_rules;
use arbiter::domain::hash::EntryHash;
use arbiter::domain::id::{AtTable, PersonId, PlayerId, RoundNumber, Slug, SubmissionId, TableNumber};
use arbiter::domain::series::command::{CloseSeries, CreateSeries, GiveBonus, SeriesActor, SeriesCommand};
use arbiter::domain::tournament::command::{
    CloseTournament, Command, CorrectResult, HideTournament, ReopenTournament,
};
use chrono::Utc;
use uuid::Uuid;

fn sent(body: &str) -> SeriesSubmission {
    SeriesSubmission {
        actor: SeriesActor::operator(),
        submission: SubmissionId::new(Uuid::new_v4()),
        body: body.to_owned(),
        now: Utc::now(),
    }
}

fn begun(desk: &Desk) -> Slug {
    let rules = Box::new(series_rules()[0].clone());
    let create = CreateSeries { title: "Season 2026".into(), about: String::new(), rules };
    desk.create_series(&create, &sent("begin")).unwrap()
}

fn count(desk: &Desk, series: &Slug, tournament: &Slug) -> Result<(), DeskError> {
    let asked = TournamentToCount { tournament, again: None, reason: "" };
    desk.count_in_series(series, &asked, &sent("count"))
}

fn table(desk: &Desk, series: &Slug) -> SeriesTable {
    desk.series_table(&desk.series(series).unwrap()).unwrap()
}

fn points(desk: &Desk, series: &Slug) -> Vec<(Option<String>, i64)> {
    table(desk, series).lines.into_iter().map(|one| (one.name, one.line.points)).collect()
}

/// Two tournaments that count, with one person at both.
fn season(desk: &Desk) -> (Slug, [Slug; 2]) {
    let spring = played(desk, 1, "Kira Nerys\nOdo\nQuark\nRom");
    let autumn = played(desk, 2, "Kira Nerys\nOdo\nNog\nEzri");
    let said = (PlayerId(1), person(desk, &spring, 1));
    desk.say_same(&autumn, &submission(), &[said]).unwrap();
    let series = begun(desk);
    for at in [&spring, &autumn] {
        count(desk, &series, at).unwrap();
    }
    (series, [spring, autumn])
}

/// The winner of table 1 loses after all.
fn corrected(desk: &Desk, at: &Slug) {
    let reason = || "The slip says so.".into();
    let table = AtTable::new(RoundNumber(1), TableNumber(1));
    let correct = CorrectResult {
        at: table,
        result: won([20, 100]),
        reason: reason(),
        dispute: None,
        was: won([100, 35]),
    };
    give(
        desk,
        at,
        [
            Command::ReopenTournament(ReopenTournament { reason: reason() }),
            Command::CorrectResult(correct),
            Command::CloseTournament(CloseTournament {}),
        ],
    );
}

#[test]
fn a_tournament_that_changed_is_flagged_and_counts_again_only_by_a_deliberate_act() {
    on_both(|url| {
        let desk = desk_over(url);
        let (series, [spring, _]) = season(&desk);
        let before = points(&desk, &series);
        assert_eq!(before.len(), 7, "Kira is one person");
        assert!(table(&desk, &series).tournaments.iter().all(|one| one.since == SinceCounted::Same));

        corrected(&desk, &spring);
        assert_eq!(points(&desk, &series), before, "nothing is counted again in silence");
        let now = table(&desk, &series);
        let SinceCounted::OtherPlaces(moved) = &now.tournaments[0].since else {
            panic!("{:?}", now.tournaments[0].since)
        };
        assert!(!moved.is_empty() && moved.iter().all(|one| one.has_other_place() && !one.is_corrected));
        assert!(matches!(count(&desk, &series, &spring), Err(DeskError::NotInSeries(_))));

        let seen = now.tournaments[0].counted.counted.head.hash.clone();
        let again = |seen: EntryHash| {
            let asked = TournamentToCount { tournament: &spring, again: Some(seen), reason: "Corrected." };
            desk.count_in_series(&series, &asked, &sent("again"))
        };
        again(seen.clone()).unwrap();
        assert_ne!(points(&desk, &series), before);
        assert_eq!(table(&desk, &series).tournaments[0].since, SinceCounted::Same);
        assert!(again(seen).is_err(), "the page was out of date");
        let found = desk.verify_series().unwrap();
        assert!(!found.is_empty() && found.iter().all(|one| one.holds()), "{found:?}");
    });
}

#[test]
fn a_form_counts_once_and_with_other_content_it_is_refused() {
    on_both(|url| {
        let desk = desk_over(url);
        let rules = Box::new(series_rules()[0].clone());
        let create = CreateSeries { title: "Season".into(), about: String::new(), rules };
        let first = sent("begin");
        let series = desk.create_series(&create, &first).unwrap();
        assert_eq!(desk.create_series(&create, &first).unwrap(), series);
        assert_eq!(desk.all_series().unwrap().len(), 1);
        assert_ne!(
            desk.create_series(&create, &sent("begin")).unwrap(),
            series,
            "another form, another series"
        );
        let close = sent("close");
        desk.record_in_series(&series, &SeriesCommand::Close(CloseSeries {}), &close).unwrap();
        desk.record_in_series(&series, &SeriesCommand::Close(CloseSeries {}), &close).unwrap();
        assert_eq!(desk.series(&series).unwrap().sequence(), 2);
        let number = close.submission;
        let other = SeriesSubmission { body: "close\nfor another reason".into(), ..close };
        let refused = desk.record_in_series(&series, &SeriesCommand::Close(CloseSeries {}), &other);
        assert!(matches!(refused, Err(DeskError::SentDifferently { .. })), "{refused:?}");
        // Another form with its number is not told what was sent.
        let other = SeriesSubmission { submission: number, ..sent("bonus") };
        let refused = desk.record_in_series(&series, &SeriesCommand::Close(CloseSeries {}), &other);
        assert!(matches!(refused, Err(DeskError::NumberUsed { .. })), "{refused:?}");
    });
}

#[test]
fn two_who_write_at_once_are_both_recorded() {
    on_both(|url| {
        let desk = desk_over(url);
        let (series, _) = season(&desk);
        let kira = table(&desk, &series).lines[0].line.person;
        std::thread::scope(|scope| {
            for number in 0..8 {
                let (desk, series) = (&desk, &series);
                scope.spawn(move || {
                    let bonus = SeriesCommand::GiveBonus(GiveBonus {
                        person: kira,
                        points: 1,
                        reason: format!("{number}").into(),
                    });
                    desk.record_in_series(series, &bonus, &sent(&format!("bonus {number}"))).unwrap();
                });
            }
        });
        assert_eq!(desk.series(&series).unwrap().series.bonuses().len(), 8);
        assert!(desk.verify_series().unwrap()[0].holds());
    });
}

#[test]
fn who_is_hidden_or_erased_has_no_name_in_a_series_and_keeps_the_points() {
    on_both(|url| {
        let desk = desk_over(url);
        let (series, [spring, autumn]) = season(&desk);
        let before = points(&desk, &series);
        let named = |name: &str| points(&desk, &series).iter().any(|(it, _)| it.as_deref() == Some(name));
        assert!(named("Kira Nerys") && named("Ezri"));
        let id = desk.tournament(&spring).unwrap().id();
        desk.choose_visibility(id, PlayerId(1), Visibility::Initials, Utc::now()).unwrap();
        assert!(named("K. N.") && !named("Kira Nerys"));
        desk.choose_visibility(id, PlayerId(1), Visibility::Hidden, Utc::now()).unwrap();
        assert!(!named("K. N."));
        desk.erase(&autumn, &submission(), PlayerId(4)).unwrap();
        assert!(!named("Ezri"));
        let after: Vec<i64> = points(&desk, &series).into_iter().map(|(_, points)| points).collect();
        assert_eq!(after, before.into_iter().map(|(_, points)| points).collect::<Vec<_>>());
        let export = desk.export_series(&series).unwrap();
        for name in ["Kira", "Nerys", "Ezri", "Odo"] {
            assert!(!export.contains(name), "the log has no names");
        }
    });
}

/// Two tournaments that count, each with a Kira of its own; hers of autumn has a bonus of 3.
fn twins(desk: &Desk) -> (Slug, [Slug; 2], [PersonId; 2]) {
    let spring = played(desk, 1, "Kira Nerys\nOdo\nQuark\nRom");
    let autumn = played(desk, 2, "Kira Nerys\nJake\nNog\nEzri");
    let series = begun(desk);
    for at in [&spring, &autumn] {
        count(desk, &series, at).unwrap();
    }
    let both = [&spring, &autumn].map(|at| person(desk, at, 1));
    give_bonus(desk, &series, both[1]);
    (series, [spring, autumn], both)
}

fn give_bonus(desk: &Desk, series: &Slug, person: PersonId) {
    let bonus = GiveBonus { person, points: 3, reason: "Lent a deck.".into() };
    desk.record_in_series(series, &SeriesCommand::GiveBonus(bonus), &sent("bonus")).unwrap();
}

fn join(desk: &Desk, at: &Slug, person: PersonId) {
    assert!(desk.say_same(at, &submission(), &[(PlayerId(1), person)]).unwrap());
}

fn count_again(desk: &Desk, series: &Slug, tournament: &Slug) {
    let id = desk.tournament(tournament).unwrap().id();
    let seen = desk.series(series).unwrap().series.counted(id).unwrap().counted.head.hash.clone();
    let asked = TournamentToCount { tournament, again: Some(seen), reason: "One person." };
    desk.count_in_series(series, &asked, &sent("again")).unwrap();
}

/// The points and bonuses of everybody of this name, by who they are now.
fn called(desk: &Desk, series: &Slug, name: &str) -> Vec<(PersonId, i64, i64)> {
    let lines = table(desk, series).lines.into_iter();
    let lines = lines.filter(|one| one.name.as_deref() == Some(name));
    lines
        .map(|one| (one.now, one.line.points, one.line.bonuses.iter().map(|(_, points)| points).sum()))
        .collect()
}

#[test]
fn somebody_who_is_joined_to_another_keeps_name_and_wish_and_the_bonus_follows() {
    on_both(|url| {
        let desk = desk_over(url);
        let (series, [spring, autumn], [kept, gone]) = twins(&desk);
        let before = points(&desk, &series);
        let both: i64 = called(&desk, &series, "Kira Nerys").iter().map(|(_, points, _)| points).sum();
        join(&desk, &autumn, kept);
        assert_eq!(points(&desk, &series), before, "nothing is counted again in silence");
        let now = called(&desk, &series, "Kira Nerys");
        assert_eq!(now.iter().map(|(person, ..)| *person).collect::<Vec<_>>(), [kept, kept]);
        for _ in 0..2 {
            let since = table(&desk, &series).tournaments[1].since.clone();
            let SinceCounted::OtherPlaces(moved) = &since else { panic!("{since:?}") };
            let [one] = moved[..] else { panic!("one player is somebody else, nobody moved: {moved:?}") };
            assert!(one.is_corrected && !one.has_other_place() && one.now.is_some(), "{one:?}");
            assert_eq!(one.person, kept);
        }
        let here = desk.series(&series).unwrap();
        assert!(desk.series_log_lines(&here, 0, 1).unwrap()[0].what.contains("Kira Nerys"));

        let id = desk.tournament(&spring).unwrap().id();
        desk.choose_visibility(id, PlayerId(1), Visibility::Initials, Utc::now()).unwrap();
        assert_eq!(called(&desk, &series, "K. N.").len(), 2);
        desk.choose_visibility(id, PlayerId(1), Visibility::Hidden, Utc::now()).unwrap();
        assert!(called(&desk, &series, "K. N.").is_empty());
        desk.choose_visibility(id, PlayerId(1), Visibility::Name, Utc::now()).unwrap();

        count_again(&desk, &series, &autumn);
        assert_eq!(called(&desk, &series, "Kira Nerys"), [(kept, both, 3)], "one line, with the bonus");
        let line = desk.series_line(&desk.series(&series).unwrap(), gone).unwrap().0;
        assert_eq!((line.now, line.line.person, line.line.points), (kept, kept, both));
        assert!(desk.verify_series().unwrap().iter().all(|one| one.holds()));
        desk.erase(&spring, &submission(), PlayerId(1)).unwrap();
        assert!(called(&desk, &series, "Kira Nerys").is_empty(), "an erased name stays erased");
    });
}

#[test]
fn a_bonus_follows_somebody_who_was_told_apart_and_joined_again() {
    on_both(|url| {
        let desk = desk_over(url);
        let (series, [spring, autumn]) = season(&desk);
        give_bonus(&desk, &series, person(&desk, &spring, 1));
        let all = called(&desk, &series, "Kira Nerys");
        desk.tell_apart(&autumn, &submission(), PlayerId(1)).unwrap();
        count_again(&desk, &series, &autumn);
        let apart = called(&desk, &series, "Kira Nerys");
        assert_eq!(apart.iter().map(|(.., bonus)| bonus).sum::<i64>(), 3, "with the one who had it");
        let other = person(&desk, &autumn, 1);
        join(&desk, &spring, other);
        count_again(&desk, &series, &spring);
        assert_eq!(called(&desk, &series, "Kira Nerys"), [(other, all[0].1, 3)]);
    });
}

#[test]
fn a_closed_series_names_somebody_who_was_joined_to_another_afterwards() {
    on_both(|url| {
        let desk = desk_over(url);
        let (series, [_, autumn], [kept, _]) = twins(&desk);
        desk.record_in_series(&series, &SeriesCommand::Close(CloseSeries {}), &sent("close")).unwrap();
        let before = points(&desk, &series);
        join(&desk, &autumn, kept);
        assert_eq!(points(&desk, &series), before);
        assert_eq!(called(&desk, &series, "Kira Nerys").len(), 2);
    });
}

#[test]
fn a_hidden_tournament_cannot_be_counted_and_one_hidden_later_has_no_link() {
    on_both(|url| {
        let desk = desk_over(url);
        let (series, [spring, _]) = season(&desk);
        let winter = played(&desk, 3, "Rom\nLeeta");
        for at in [&spring, &winter] {
            give(&desk, at, [Command::HideTournament(HideTournament { reason: "A test.".into() })]);
        }
        assert!(matches!(count(&desk, &series, &winter), Err(DeskError::NotInSeries(_))));
        let found = table(&desk, &series);
        assert!(found.tournaments[0].there.is_none() && found.tournaments[1].there.is_some());
        assert_eq!(found.tournaments[0].since, SinceCounted::SamePlaces);
    });
}

#[test]
fn an_export_is_the_same_elsewhere_and_a_forged_one_is_refused() {
    let (folder, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let here = desk_over(&DatabaseUrl::Sqlite(folder.path().join("a.db")));
    let there = desk_over(&DatabaseUrl::Sqlite(other.path().join("b.db")));
    let (series, [spring, autumn]) = season(&here);
    let export = here.export_series(&series).unwrap();
    for forged in [
        export.replace("\\\"place\\\":1", "\\\"place\\\":2"),
        export.replace("Season 2026", "Season 2027"),
        export.lines().take(1).collect(),
        export.lines().enumerate().filter(|(at, _)| *at != 2).map(|(_, line)| format!("{line}\n")).collect(),
    ] {
        assert_ne!(forged, export);
        assert!(there.import_series(&forged).is_err());
    }
    // An entry that cannot be read is told in our words, as that of a match log.
    let unknown = export.replace("\\\"place\\\":1", "\\\"rank\\\":1");
    let refused = there.import_series(&unknown).unwrap_err().to_string();
    assert!(refused.ends_with("of the log cannot be read: “rank” is not known here"), "{refused}");
    // Cut off after any line, it says so.
    let lines: Vec<&str> = export.lines().collect();
    for count in 1..lines.len() {
        let cut = lines[..count].join("\n");
        let refused = there.import_series(&cut).unwrap_err().to_string();
        assert!(
            refused.contains(&format!("it ends after line {count}. Copy or download it again")),
            "{refused}"
        );
    }
    assert!(there.all_series().unwrap().is_empty(), "nothing is half imported");
    // The control: an export of the first versions does not say how long it is.
    let older = tempfile::tempdir().unwrap();
    let older = desk_over(&DatabaseUrl::Sqlite(older.path().join("c.db")));
    assert_eq!(older.import_series(&unstated(&lines[..lines.len() - 1].join("\n"))).unwrap(), series);
    assert_eq!(there.import_series(&unstated(&export)).unwrap(), series);
    assert_eq!(there.export_series(&series).unwrap(), export);
    let first = &there.verify_series().unwrap()[0];
    assert!(first.holds() && first.notes.len() == 2, "its tournaments are not there yet: {first:?}");
    for at in [&spring, &autumn] {
        there.import_from(&here.export(at).unwrap(), People::Same, Utc::now()).unwrap();
    }
    assert_eq!(there.verify_series().unwrap()[0].notes.len(), 0);
    assert_eq!(points(&there, &series), points(&here, &series));
    assert!(matches!(there.import_series(&export), Err(DeskError::Taken(_))));
}

#[test]
fn verify_names_what_was_changed_in_the_log_of_a_series() {
    on_both(|url| {
        let desk = desk_over(url);
        let (series, _) = season(&desk);
        assert!(desk.verify_series().unwrap()[0].holds(), "the control");
        let update = "UPDATE series_log SET payload = REPLACE(payload, 'Season', 'Saison')";
        let refused = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| run(&desk, update)));
        assert!(refused.is_err(), "the database refuses it");
        match desk.database() {
            DatabaseUrl::Sqlite(_) => {
                run(&desk, "DROP TRIGGER series_log_refuses_update");
            }
            DatabaseUrl::Postgres(_) => {
                run(&desk, "DROP TRIGGER series_log_refuses_change ON series_log");
            }
        }
        run(&desk, update);
        let found = desk.verify_series().unwrap();
        assert!(!found[0].holds());
        assert!(found[0].problems.iter().any(|it| it.contains("was changed")), "{found:?}");
        let closed = desk.record_in_series(&series, &SeriesCommand::Close(CloseSeries {}), &sent("close"));
        let why = closed.unwrap_err();
        assert!(matches!(why, DeskError::BrokenSeries(_)), "nothing is added to it: {why:?}");
        let said = why.to_string();
        assert!(said.starts_with("The log of this series was damaged or changed (entry 1 "), "{said}");
    });
}

#[test]
fn a_tournament_with_a_damaged_log_counts_in_no_series() {
    let folder = tempfile::tempdir().unwrap();
    let url = DatabaseUrl::Sqlite(folder.path().join("a.db"));
    let desk = desk_over(&url);
    let spring = played(&desk, 1, "Kira Nerys\nOdo\nQuark\nRom");
    let autumn = played(&desk, 2, "Kira Nerys\nOdo\nNog\nEzri");
    let series = begun(&desk);
    count(&desk, &series, &spring).unwrap();
    let id = desk.tournament(&spring).unwrap().id();
    let seen = desk.series(&series).unwrap().series.counted(id).unwrap().counted.head.hash.clone();
    run(&desk, "DROP TRIGGER match_log_refuses_update");
    run(
        &desk,
        "UPDATE match_log SET payload = REPLACE(payload, '[100,35]', '[100,45]') WHERE kind = 'result-recorded' \
         AND tournament IN (SELECT id FROM tournaments WHERE slug = 'deep-space-open')",
    );
    // A desk that has read nothing yet.
    let anew = desk_over(&url);
    let refused = count(&anew, &series, &spring);
    assert!(matches!(refused, Err(DeskError::Broken(_))), "{refused:?}");
    let asked = TournamentToCount { tournament: &spring, again: Some(seen), reason: "Corrected." };
    let again = anew.count_in_series(&series, &asked, &sent("again"));
    assert!(matches!(again, Err(DeskError::Broken(_))), "{again:?}");
    assert_eq!(anew.series(&series).unwrap().sequence(), 2, "nothing is recorded");
    count(&anew, &series, &autumn).unwrap();
    let found = anew.verify_series().unwrap();
    let [note] = found[0].notes.as_slice() else { panic!("{found:?}") };
    assert!(found[0].holds() && note.ends_with("was damaged, so it proves no places"), "{found:?}");
}

#[test]
fn verify_compares_what_was_counted_with_the_match_log() {
    let folder = tempfile::tempdir().unwrap();
    let desk = desk_over(&DatabaseUrl::Sqlite(folder.path().join("a.db")));
    let (series, _) = season(&desk);
    // A series whose chain is sound, and whose places no match log gives.
    let other = tempfile::tempdir().unwrap();
    let liar = desk_over(&DatabaseUrl::Sqlite(other.path().join("b.db")));
    let spring = played(&liar, 1, "Dukat\nDamar\nWeyoun\nEnabran");
    let false_series = begun(&liar);
    count(&liar, &false_series, &spring).unwrap();
    let lie =
        liar.export_series(&false_series).unwrap().replace("\"slug\":\"season-2026\"", "\"slug\":\"lie\"");
    desk.import_series(&lie).unwrap();
    let found = desk.verify_series().unwrap();
    let of = |at: &str| found.iter().find(|one| one.series == slug(at)).unwrap();
    assert!(of(&series).holds());
    assert!(of("lie").problems[0].contains("does not give these places"), "{:?}", of("lie"));
}

/// A newer version may have written it: nothing says that the places are wrong.
#[test]
fn a_counted_log_that_cannot_be_read_is_a_note_and_no_problem() {
    let folder = tempfile::tempdir().unwrap();
    let desk = desk_over(&DatabaseUrl::Sqlite(folder.path().join("a.db")));
    season(&desk);
    assert_eq!(desk.verify_series().unwrap()[0].notes, Vec::<String>::new(), "the control");
    run(&desk, "DROP TRIGGER match_log_refuses_update");
    run(&desk, "UPDATE match_log SET payload = '{}' WHERE sequence = 2");
    let found = desk.verify_series().unwrap();
    assert!(found[0].holds(), "{found:?}");
    assert!(found[0].notes[0].contains("cannot be read, so its places are not compared"), "{found:?}");
}

/// As an operator who puts an older copy in its place: what was acknowledged is missing.
#[test]
fn a_lost_entry_of_a_series_is_reported_as_that_of_a_tournament_is() {
    let folder = tempfile::tempdir().unwrap();
    let desk = desk_over(&DatabaseUrl::Sqlite(folder.path().join("a.db")));
    let (series, _) = season(&desk);
    assert_eq!(desk.losses().unwrap(), [], "the control");
    desk.record_in_series(&series, &SeriesCommand::Close(CloseSeries {}), &sent("close")).unwrap();
    run(&desk, "DROP TRIGGER series_log_refuses_delete");
    run(&desk, "DELETE FROM series_log WHERE sequence = 4");
    let losses = desk.losses().unwrap();
    let [loss] = losses.as_slice() else { panic!("{losses:?}") };
    assert!(loss.sentence().starts_with("series “season-2026”: entry 4 of "), "{}", loss.sentence());
    assert_eq!(desk.renew_heads().unwrap().len(), 1);
    assert_eq!(desk.renew_heads().unwrap().len(), 1, "it is not forgotten by starting again");
    // Recording goes on in the older copy, and the loss stays.
    desk.record_in_series(&series, &SeriesCommand::Close(CloseSeries {}), &sent("close again")).unwrap();
    let [loss] = desk.renew_heads().unwrap().try_into().unwrap();
    assert!(loss.sentence().contains("is not the one that was recorded"), "{}", loss.sentence());
    run(&desk, "DELETE FROM series_log");
    run(&desk, "DROP TRIGGER IF EXISTS series_refuses_delete");
    run(&desk, "DELETE FROM series");
    assert!(desk.losses().unwrap()[0].sentence().starts_with("the series “season-2026” is gone"));
    desk.examine().unwrap();
    assert_eq!(desk.damaged_logs().len(), 1);
}

#[test]
fn the_hourly_examination_finds_a_damaged_series_and_no_list_is_lost_by_it() {
    on_both(|url| {
        let desk = desk_over(url);
        let (series, _) = season(&desk);
        desk.examine().unwrap();
        assert_eq!((desk.damaged_logs(), desk.damage_of_series(&series)), (Vec::new(), None), "the control");
        let other = begun(&desk);
        match desk.database() {
            DatabaseUrl::Sqlite(_) => run(&desk, "DROP TRIGGER series_log_refuses_update"),
            DatabaseUrl::Postgres(_) => run(&desk, "DROP TRIGGER series_log_refuses_change ON series_log"),
        };
        let id = "(SELECT id FROM series WHERE slug = 'season-2026')";
        run(&desk, &format!("UPDATE series_log SET payload = 'x' WHERE sequence = 2 AND series = {id}"));
        desk.examine().unwrap();
        let damaged: Vec<String> = desk.damaged_logs().iter().map(|(log, _)| log.to_string()).collect();
        assert_eq!(damaged, ["series season-2026"]);
        assert!(desk.damage_of_series(&series).is_some() && desk.damage_of_series(&other).is_none());
        let listed = desk.all_series().unwrap();
        let readable: Vec<bool> = listed.iter().map(|one| one.here.is_some()).collect();
        assert_eq!((readable.len(), readable.iter().filter(|it| **it).count()), (2, 1));
    });
}

#[test]
fn verifying_many_series_reads_each_match_log_once() {
    let folder = tempfile::tempdir().unwrap();
    let desk = desk_over(&DatabaseUrl::Sqlite(folder.path().join("a.db")));
    let (_, [spring, autumn]) = season(&desk);
    let reads = |desk: &Desk| {
        let before = desk.database_work().reads;
        let found = desk.verify_series().unwrap();
        assert!(!found.is_empty() && found.iter().all(|one| one.holds()));
        desk.database_work().reads - before
    };
    let one = reads(&desk);
    for _ in 0..4 {
        let series = begun(&desk);
        for at in [&spring, &autumn] {
            count(&desk, &series, at).unwrap();
        }
    }
    assert_eq!(reads(&desk), one + 4, "one more read for each series, and none for its tournaments");
}
