//! Staff change the name that others see: every page shows the new one, also for what they did before, and nobody gets the
//! name of another.

use std::thread;

use arbiter::app::{DatabaseUrl, Desk, DeskError};
use arbiter::domain::actor::ActorId;
use arbiter::domain::id::{AccountId, TournamentId};
use arbiter::domain::tournament::role::Role;
use arbiter::web::cookie::SessionToken;
use arbiter::web::route::Method;
use arbiter::web::routes::ROUTES;
use chrono::{TimeDelta, Utc};
use uuid::Uuid;

use crate::support::site::fair::{Fair, SLUG};
use crate::support::site::{Response, says, silent};
use crate::support::{database, desk_over, slug};

const TAKEN: &str = "Another account has the name in the field “Your name”, had it until lately";

fn log(fair: &Fair) -> Response {
    fair.page(&fair.judge, &format!("/t/{SLUG}/log"))
}

/// Another process that uses the same database.
fn beside(fair: &Fair) -> Desk {
    desk_over(&DatabaseUrl::Sqlite(fair.database()))
}

fn rename(fair: &Fair, who: &SessionToken, name: &str) -> Response {
    fair.send(who, "/account/name", &[("display_name", name)])
}

fn id(fair: &Fair, signs_in: &str) -> AccountId {
    fair.desk().account_by_name(signs_in).unwrap().unwrap().id
}

fn shown(fair: &Fair, signs_in: &str) -> String {
    fair.desk().account_by_name(signs_in).unwrap().unwrap().display_name
}

#[test]
fn a_new_name_is_on_every_page_and_in_every_process_and_the_old_one_on_none() {
    let fair = Fair::with_players(&["Kira Nerys", "Odo"]);
    let chosen = fair.send(&fair.director, &format!("/t/{SLUG}/settings/lists"), &[("lists", "all")]);
    assert_eq!(chosen.status, 303);
    let account = fair.here().log.iter().rev().find_map(|line| line.who().account()).unwrap();
    let elsewhere = beside(&fair);
    let named = |desk: &Desk| desk.tournament(&slug(SLUG)).unwrap().actor(&ActorId::Account(account));
    named(&elsewhere);
    silent(&log(&fair), "Benjamin Sisko");
    for (name, before) in [("Benjamin Sisko", "Jadzia Dax"), ("Jadzia Dax", "Benjamin Sisko")] {
        let sent = rename(&fair, &fair.director, name);
        assert_eq!(sent.status, 303, "{}", sent.text());
        let page = log(&fair);
        says(&page, name);
        silent(&page, before);
        says(&fair.page(&fair.director, "/account"), name);
        assert_eq!([named(fair.desk()), named(&elsewhere)], [name, name]);
    }
    assert!(fair.desk().verify(None).unwrap().iter().all(|one| one.holds()), "no log has changed");
}

#[test]
fn a_name_that_cannot_be_one_changes_nothing_and_is_still_there_to_be_corrected() {
    let fair = Fair::with_players(&["Kira Nerys", "Odo"]);
    let long = "a".repeat(61);
    for (name, why) in [
        (" ", "The field “Your name” is empty."),
        ("Ben\u{200b}jamin", "a character that cannot be seen"),
        ("Ben\u{7}jamin", "a character that cannot be seen"),
        ("\u{202e}nimajneB", "a character that cannot be seen"),
        ("Z\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}", "piles of accents"),
        ("the Head Judge", "is the word for a role"),
        ("Hauptschiedsrichter", "is the word for a role"),
        ("somebody who left", "is the word for a role"),
    ] {
        let sent = rename(&fair, &fair.director, name);
        assert_eq!(sent.status, 422, "{name:?}");
        says(&sent, "The name was not changed");
        says(&sent, why);
    }
    assert!(rename(&fair, &fair.director, &long).status >= 400);
    assert_eq!(shown(&fair, "Ruth O'Brien <b>"), "Ruth O'Brien <b>");
    assert_eq!(fair.desk().former_account_names().unwrap().len(), 0);
}

#[test]
fn nobody_gets_the_name_of_another_however_it_is_written() {
    let fair = Fair::new();
    let kira = fair.account("Kira Nerys", Some(Role::HeadJudge));
    for name in [
        "Kira Nerys",
        "kira NERYS",
        "Nerys, Kira",
        "K\u{ed}ra Nerys",
        "K\u{456}ra Nerys",
        "Kir\u{430} Nerys",
        "\u{41a}ira Nerys",
        "Kira \u{39d}erys",
        "KlRA NERYS",
    ] {
        let sent = rename(&fair, &fair.judge, name);
        assert_eq!(sent.status, 422, "{name:?}");
        says(&sent, TAKEN);
        assert_eq!(shown(&fair, "Judge"), "Judge");
    }
    for own in ["Kira NERYS", "Kira Nerys"] {
        assert_eq!(rename(&fair, &kira, own).status, 303, "the control: her own name, as she writes it");
        assert_eq!(shown(&fair, "Kira Nerys"), own);
    }
    assert_eq!(rename(&fair, &fair.judge, "Kira Meru").status, 303, "and another name");
}

#[test]
fn a_name_that_was_given_up_is_free_for_others_after_a_while_and_for_its_owner_at_once() {
    let fair = Fair::new();
    fair.account("Kira Nerys", Some(Role::HeadJudge));
    let (desk, kira, judge) = (fair.desk(), id(&fair, "Kira Nerys"), id(&fair, "Judge"));
    let (now, days) = (Utc::now(), TimeDelta::days);
    assert_eq!(desk.rename_account(kira, "Kira Meru", now - days(89)), Ok(true));
    assert!(desk.rename_account(judge, "Kira Nerys", now).is_err());
    assert_eq!(desk.rename_account(kira, "Kira Nerys", now), Ok(true));
    assert_eq!(desk.rename_account(kira, "Kira Nerys", now), Ok(false), "the same name is no change");
    assert!(desk.rename_account(judge, "Kira Meru", now + days(89)).is_err());
    assert_eq!(desk.rename_account(judge, "Kira Meru", now + days(91)), Ok(true));
}

#[test]
fn of_two_who_take_one_name_at_once_in_two_processes_one_gets_it() {
    let fair = Fair::new();
    let other = beside(&fair);
    let now = Utc::now();
    for name in ["Shakaar Edon", "Lupaza", "Furel"] {
        let both = [(fair.desk(), id(&fair, "Judge")), (&other, id(&fair, "Checker"))];
        let got = thread::scope(|scope| {
            let tries = both.map(|(desk, who)| scope.spawn(move || desk.rename_account(who, name, now)));
            tries.map(|one| usize::from(one.join().unwrap() == Ok(true)))
        });
        assert_eq!(got.iter().sum::<usize>(), 1, "{name}");
    }
}

#[test]
fn nobody_registers_with_the_name_of_another_or_of_a_role() {
    let fair = Fair::new();
    fair.account("Kira Nerys", Some(Role::HeadJudge));
    let code = fair.desk().invite(TournamentId::new(Uuid::from_u128(1)), Role::Judge, Utc::now()).unwrap();
    let join = |name: &str| {
        let (password, path) = ("a kettle beside the lamp", format!("/join/{code}"));
        let form = [("name", "meru"), ("display_name", name), ("password", password), ("repeated", password)];
        fair.house.post(&path, &form).send()
    };
    let taken = join("kira nerys");
    assert_eq!(taken.status, 422);
    says(&taken, TAKEN);
    let role = join("Head Judge");
    assert_eq!(role.status, 422);
    says(&role, "is the word for a role");
    assert_eq!(join("Kira Meru").status, 303, "the invitation still works with another name");
}

#[test]
fn a_name_is_changed_three_times_in_a_row_and_then_not_before_a_day_has_passed() {
    let fair = Fair::new();
    for name in ["Kira", "Kira Nerys", "Kira Meru"] {
        assert_eq!(rename(&fair, &fair.judge, name).status, 303, "{name}");
    }
    let often = rename(&fair, &fair.judge, "Kira Taban");
    assert_eq!(often.status, 429);
    says(&often, "You can change it again in 24 hours.");
    assert!(often.header("retry-after").parse::<u64>().unwrap() > 86_000);
    assert_eq!(shown(&fair, "Judge"), "Kira Meru");
    // Another process counts the same changes.
    let (other, judge) = (beside(&fair), id(&fair, "Judge"));
    assert!(other.rename_account(judge, "Kira Taban", Utc::now()).is_err());
    assert_eq!(other.rename_account(judge, "Kira Taban", Utc::now() + TimeDelta::hours(25)), Ok(true));
}

#[test]
fn the_names_of_others_are_not_read_for_a_change_that_comes_too_soon() {
    let fair = Fair::new();
    let judge = id(&fair, "Judge");
    for name in ["Kira", "Kira Nerys", "Kira Meru"] {
        assert_eq!(fair.desk().rename_account(judge, name, Utc::now()), Ok(true));
    }
    // A row of somebody else that cannot be read.
    let row =
        "INSERT INTO former_account_names (number, account, name, until_ms) VALUES (99, 'nobody', 'Odo', 0)";
    database::run(fair.desk(), row);
    assert!(fair.desk().former_account_names().is_err(), "the control");
    let refused = fair.desk().rename_account(judge, "Kira Taban", Utc::now());
    assert!(matches!(refused, Err(DeskError::Wait { .. })), "{refused:?}");
    let of_path =
        |path: &str| ROUTES.iter().find(|one| one.path == path && one.method == Method::Post).unwrap();
    assert_eq!(of_path("/account/name").rate, of_path("/account/password").rate);
}

#[test]
fn a_new_name_outdates_those_pages_alone_that_may_show_it() {
    let fair = Fair::with_players(&["Kira Nerys", "Odo"]);
    let chosen = fair.send(&fair.director, &format!("/t/{SLUG}/settings/lists"), &[("lists", "all")]);
    assert_eq!(chosen.status, 303);
    let other = beside(&fair);
    let versions = || [1, 2].map(|number| other.head_of(Some(TournamentId::new(Uuid::from_u128(number)))));
    other.tournament(&slug(SLUG)).unwrap();
    let before = versions();
    assert_eq!(rename(&fair, &fair.judge, "Kira Meru").status, 303);
    let after = versions();
    assert_ne!(after[0], before[0], "the judge has a role here");
    assert_eq!(after[1], before[1], "and not there");
    // The judge did nothing: the names of those who acted are known.
    let reads = other.database_work().reads;
    other.tournament(&slug(SLUG)).unwrap();
    assert_eq!(other.database_work().reads - reads, 1);
    assert_eq!(rename(&fair, &fair.director, "Benjamin Sisko").status, 303);
    let account = ActorId::Account(id(&fair, "Ruth O'Brien <b>"));
    assert_eq!(other.tournament(&slug(SLUG)).unwrap().actor(&account), "Benjamin Sisko");
}
