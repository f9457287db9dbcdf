//! Totals of pods are typed in the list of a heat.

use crate::steps::Fair;
use crate::support::browser::Screen;
use crate::support::program::Program;

const ENTER: &str = "\u{e007}";
const TO: &str = "/t/championship-tribbles";

#[actix_web::test]
async fn the_totals_of_pods_are_typed_row_by_row_with_the_keyboard() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    let director = &fair.director;
    fair.the_director_makes_an_account(&program.link("/set-up/")).await;
    director.open("/new").await;
    director.fill("Title", "Championship Tribbles").await;
    director.fill("Place", "Bergen").await;
    director.fill("Time zone", "Europe/Oslo").await;
    director.choose("Tribbles").await;
    director.fill("Deck format", "tribbles").await;
    director.fill("Scoring profile", "tribbles-heats").await;
    director.fill("Rounds", "1").await;
    director.fill("Cut", "").await;
    director.press("Set up the tournament").await;
    director.sees("Register players").await;
    director.open(&format!("{TO}/players")).await;
    director.fill("Names", "Ada\nBea\nCid\nDot\nEve\nFay\nGus\nHal").await;
    director.press("Register these players").await;
    director.sees("8 registered").await;
    director.open(&format!("{TO}/pair")).await;
    director.press("Pair heat 1").await;
    director.press("Publish").await;

    director.open(&format!("{TO}/rounds/1/staff")).await;
    for table in 1..=2 {
        if table == 1 {
            director.spoil("document.querySelector('#table-1 .pod-entry [name=scored]').focus()").await;
        } else {
            director.waits_for_script("return document.activeElement.closest('tr')?.id === 'table-2'").await;
        }
        for total in ["4000", "300", "20", "1"] {
            director.keys(total).await;
            director.keys(ENTER).await;
        }
        director.waits_for_words(&format!("#table-{table} .pod-names"), "4,000").await;
    }
    director.sees("2 of 2").await;
}
