//! Folds: what opens them, and what their content fetches.

use crate::pages::demo_tournament;
use crate::person::Person;
use crate::support::browser::Screen;
use crate::support::program::Program;

#[actix_web::test]
async fn a_place_within_a_closed_fold_is_shown_whenever_its_address_is_opened() {
    let program = Program::demo();
    let Some(visitor) = Person::new(&program, Screen::Phone, true).await else { return };
    let standings = format!("{}/standings", demo_tournament(&program));
    visitor.open(&standings).await;
    let id = "return [document.querySelector('.fold dt[id]').id]";
    let id = visitor.says(id).await.remove(0);
    visitor.open(&format!("{standings}#{id}")).await;
    let is_shown = format!("return document.getElementById('{id}').checkVisibility()");
    visitor.waits_for_script(&is_shown).await;

    // As in a browser that opens no fold by itself.
    let shut = "
        document.querySelector('.fold:has(dt[id])').open = false;
        dispatchEvent(new HashChangeEvent('hashchange'));";
    visitor.spoil(shut).await;
    visitor.waits_for_script(&is_shown).await;
    // The same link once more, which changes no address.
    let again = "
        document.querySelector('.fold:has(dt[id])').open = false;
        const link = document.createElement('a');
        link.href = location.hash;
        link.addEventListener('click', (event) => event.preventDefault());
        document.querySelector('main').append(link);
        link.click();";
    visitor.spoil(again).await;
    visitor.waits_for_script(&is_shown).await;
}

#[actix_web::test]
async fn the_arithmetic_of_a_line_is_fetched_once_whatever_links_are_in_it() {
    let program = Program::demo();
    let Some(visitor) = Person::new(&program, Screen::Laptop, true).await else { return };
    visitor.open(&format!("{}/standings", demo_tournament(&program))).await;
    let count = "
        window.fetched = 0;
        const real = window.fetch;
        window.fetch = (to, how) => {
            if (String(to).endsWith('/who')) window.fetched += 1;
            return real(to, how);
        };
        document.querySelector('details.why').open = true;";
    visitor.spoil(count).await;
    visitor.wait_for("details.why .why-sum").await;
    // As the sum ends where a person has a page of their own.
    let person = "
        const person = document.createElement('p');
        person.innerHTML = '<a href=\"/who\">Everything here</a>';
        const why = document.querySelector('details.why');
        why.querySelector('.why-sum > p:last-child a')?.parentElement.remove();
        why.querySelector('.why-sum').append(person);
        why.addEventListener('toggle', () => { window.toggled = why.open; });
        why.open = false;";
    visitor.spoil(person).await;
    visitor.waits_for_script("return window.toggled === false").await;
    visitor.spoil("document.querySelector('details.why').open = true").await;
    visitor.waits_for_script("return window.toggled === true").await;
    assert_eq!(visitor.says("return [String(window.fetched)]").await, ["0"]);
}
