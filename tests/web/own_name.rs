//! Staff change the name that others see: every page shows the new one, also for what they did before.

use arbiter::app::DatabaseUrl;
use arbiter::domain::actor::ActorId;

use crate::support::site::fair::{Fair, SLUG};
use crate::support::site::{says, silent};
use crate::support::{desk_over, slug};

fn log(fair: &Fair) -> crate::support::site::Response {
    fair.page(&fair.judge, &format!("/t/{SLUG}/log"))
}

#[test]
fn a_new_name_is_on_every_page_and_in_every_process_and_the_old_one_on_none() {
    let fair = Fair::with_players(&["Kira Nerys", "Odo"]);
    let chosen = fair.send(&fair.director, &format!("/t/{SLUG}/settings/lists"), &[("lists", "all")]);
    assert_eq!(chosen.status, 303);
    let account = fair.here().log.iter().rev().find_map(|line| line.who().account()).unwrap();
    let elsewhere = desk_over(&DatabaseUrl::Sqlite(fair.database()));
    let named =
        |desk: &arbiter::app::Desk| desk.tournament(&slug(SLUG)).unwrap().actor(&ActorId::Account(account));
    named(&elsewhere);
    silent(&log(&fair), "Benjamin Sisko");
    for (name, before) in [("Benjamin Sisko", "Jadzia Dax"), ("Jadzia Dax", "Benjamin Sisko")] {
        let sent = fair.send(&fair.director, "/account/name", &[("display_name", name)]);
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
    for name in [" ", "Ben\u{200b}jamin"] {
        let sent = fair.send(&fair.director, "/account/name", &[("display_name", name)]);
        assert_eq!(sent.status, 422, "{name:?}");
        says(&sent, "The name was not changed");
    }
}
