//! Pages that a device has read can be read again without a connection, private ones excepted.

use crate::person::Person;
use crate::steps::{Fair, TOURNAMENT};
use crate::support::browser::Screen;
use crate::support::program::Program;

#[actix_web::test]
async fn a_page_read_before_opens_without_a_connection_and_says_when_it_was_read() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    fair.round_1_is_being_played(&program).await;
    let Some(visitor) = Person::new(&program, Screen::Phone, true).await else { return };
    let round = format!("/t/{TOURNAMENT}/rounds/1");
    let desk = format!("/t/{TOURNAMENT}/desk");
    visitor.open(&round).await;
    visitor.waits_for_script("return navigator.serviceWorker.controller !== null").await;
    visitor.open(&round).await;
    // The control for the desk, which everybody may not see: it opens, and is not kept.
    fair.director.open(&round).await;
    fair.director.open(&desk).await;
    let kept = format!("return caches.match('{round}').then((page) => page !== undefined)");
    let (visitors, directors) = (&visitor, &fair.director);
    for person in [visitors, directors] {
        person.waits_for_script(&kept).await;
    }

    let address = program.address().to_owned();
    let folder = program.kill();
    visitor.open_unchecked(&round).await;
    visitor.sees("No connection. You see this page as it was on").await;
    visitor.sees("Table").await;
    directors.open_unchecked(&desk).await;
    directors.sees("This device has not read this page before").await;
    directors.sees(&round).await;

    let program = Program::serve_again(folder, address);
    visitor.waits_for_script("return document.getElementById('read-earlier') === null").await;
    visitor.sees("Table").await;

    // Nothing is left on a device from which somebody signed out.
    directors.open_unchecked("/account").await;
    directors.spoil("document.querySelector('form[action=\"/sign-out\"] button').click()").await;
    directors.waits_for_script(&kept.replace("!==", "===")).await;
    drop(program);
}
