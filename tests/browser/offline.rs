//! Pages that a device has read can be read again without a connection: those for everybody, and a player's own table;
//! none of a private tournament.

use crate::person::Person;
use crate::steps::{ADA, Fair, TOURNAMENT};
use crate::support::browser::Screen;
use crate::support::program::Program;
use crate::unsent::signs_in;

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
    directors.sees("This page is not kept on this device").await;
    directors.sees("Round 1, Harbour Open").await;
    directors.waits_for_script("return document.querySelector('link[rel=stylesheet]') !== null").await;

    let program = Program::serve_again(folder, address);
    visitor.waits_for_script("return document.getElementById('read-earlier') === null").await;
    visitor.sees("Table").await;

    // Nothing is left on a device from which somebody signed out.
    directors.open_unchecked("/account").await;
    directors.spoil("document.querySelector('form[action=\"/sign-out\"] button').click()").await;
    directors.waits_for_script(&kept.replace("!==", "===")).await;
    drop(program);
}

/// Has the device believe that it read the kept page of this address this number of hours earlier.
const READ_EARLIER: &str = "
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        const kept = await cache.match(path);
        if (!kept) continue;
        const headers = new Headers(kept.headers);
        headers.set('x-read', Number(headers.get('x-read')) - hours * 3600000);
        await cache.put(path, new Response(await kept.text(), { headers }));
        return true;
    }";

async fn read_it_earlier(person: &Person, path: &str, hours: u32) {
    let script = format!("return (async (path, hours) => {{ {READ_EARLIER} }})('{path}', {hours})");
    person.waits_for_script(&script).await;
}

#[actix_web::test]
async fn the_clock_of_a_page_that_was_kept_goes_on_from_the_moment_it_was_read() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    fair.round_1_is_being_played(&program).await;
    fair.director.open(&format!("/t/{TOURNAMENT}/players")).await;
    fair.ada_claims_her_seat().await;
    let player = &fair.player;
    let me = format!("/t/{TOURNAMENT}/me");
    let left = "return parseInt(document.querySelector('[data-ends][data-now]').textContent, 10)"; // of 75 minutes
    player.open(&me).await;
    player.waits_for_script("return navigator.serviceWorker.controller !== null").await;
    player.open(&me).await;
    player
        .waits_for_script(&format!(
            "return caches.match('{me}').then((page) => page?.headers.has('x-read') ?? false)"
        ))
        .await;
    player.waits_for_script(&format!("{left} >= 60")).await;
    read_it_earlier(player, &me, 1).await;

    let _folder = program.kill();
    player.open_unchecked(&me).await;
    player.sees("No connection. You see this page as it was on").await;
    player.waits_for_script(&format!("{left} < 16")).await;
}

#[actix_web::test]
async fn a_player_reads_their_own_table_without_a_connection_and_nobody_else_does() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    fair.round_1_is_being_played(&program).await;
    fair.director.open(&format!("/t/{TOURNAMENT}/players")).await;
    fair.ada_claims_her_seat().await;
    let player = &fair.player;
    let (me, round) = (format!("/t/{TOURNAMENT}/me"), format!("/t/{TOURNAMENT}/rounds/1"));
    let kept = |path: &str| format!("return caches.match('{path}').then((page) => page !== undefined)");
    let gone = kept(&me).replace("!==", "===");
    player.open(&me).await;
    player.waits_for_script("return navigator.serviceWorker.controller !== null").await;
    player.open(&me).await;
    player.waits_for_script(&kept(&me)).await;
    // A page that is the same for everybody does not say whose device it is, and leaves hers alone.
    player.open(&round).await;
    player.waits_for_script(&kept(&round)).await;

    let address = program.address().to_owned();
    let folder = program.kill();
    player.open_unchecked(&me).await;
    player.sees("No connection. You see this page as it was on").await;
    player.sees("Your table").await;
    player.open_unchecked(&format!("{me}/deck")).await;
    player.sees("This page is not kept on this device").await;
    player.sees(&format!("{ADA}, Harbour Open")).await;

    // Somebody else signs in on the phone.
    let program = Program::serve_again(folder, address);
    player.has_the_connection_back().await;
    signs_in(player).await;
    player.waits_for_script(&gone).await;
    player.open(&me).await;
    player.waits_for_script(&kept(&me)).await;
    // The session is over, wherever it was ended: the next page is made for nobody.
    player.forget().await;
    player.open("/").await;
    player.waits_for_script(&gone).await;
    drop(program);
}

#[actix_web::test]
async fn a_device_keeps_nothing_of_a_tournament_that_has_become_private() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    fair.round_1_is_being_played(&program).await;
    let Some(visitor) = Person::new(&program, Screen::Phone, true).await else { return };
    let director = &fair.director;
    let [round, standings] = ["rounds/1", "standings"].map(|page| format!("/t/{TOURNAMENT}/{page}"));
    let kept = |path: &str| format!("return caches.match('{path}').then((page) => page !== undefined)");
    let gone = |path: &str| kept(path).replace("!==", "===");
    visitor.open(&round).await;
    visitor.waits_for_script("return navigator.serviceWorker.controller !== null").await;
    // The last page is none of the tournament: an open one would ask for a copy by itself.
    for person in [&visitor, director] {
        for path in [round.as_str(), standings.as_str(), "/rules"] {
            person.open(path).await;
            person.waits_for_script(&kept(path)).await;
        }
    }

    director.open(&format!("/t/{TOURNAMENT}/settings")).await;
    director.choose("Private: only its staff").await;
    director.fill("Reason", "Among friends.").await;
    director.press("Change the settings").await;
    director.sees("The change is recorded").await;
    // The control: no device has heard of it.
    visitor.waits_for_script(&kept(&round)).await;
    // Its people read it, and one page takes the other along; nobody else finds it.
    director.open(&standings).await;
    visitor.open_unchecked(&standings).await;
    for person in [&visitor, director] {
        for path in [&round, &standings] {
            person.waits_for_script(&gone(path)).await;
        }
        person.waits_for_script(&kept("/rules")).await;
    }

    let _folder = program.kill();
    for person in [&visitor, director] {
        person.open_unchecked(&round).await;
        person.sees("This page is not kept on this device").await;
        let list = person.text().await;
        assert!(!list.contains("Harbour Open"), "{list}");
    }
}

#[actix_web::test]
async fn a_page_that_everybody_may_see_is_kept_for_two_weeks() {
    let program = Program::serve();
    let Some(visitor) = Person::new(&program, Screen::Phone, true).await else { return };
    visitor.open("/rules").await;
    visitor.waits_for_script("return navigator.serviceWorker.controller !== null").await;
    visitor.open("/rules").await;
    visitor.waits_for_script("return caches.match('/rules').then((page) => page !== undefined)").await;

    let _folder = program.kill();
    read_it_earlier(&visitor, "/rules", 13 * 24).await;
    visitor.open_unchecked("/rules").await;
    visitor.sees("No connection. You see this page as it was on").await;
    read_it_earlier(&visitor, "/rules", 2 * 24).await;
    visitor.open_unchecked("/rules").await;
    visitor.sees("This page is not kept on this device").await;
}
