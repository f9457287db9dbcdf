//! A name is found on every list of people.

use crate::person::Person;
use crate::steps::{Fair, TOURNAMENT};
use crate::support::browser::Screen;
use crate::support::program::Program;

/// Types into the field above the table in place of what it contains.
async fn seek(person: &Person, keys: &str) {
    assert_eq!(person.words_of(".find label").await, "Find a name or number");
    person.tap(".find input").await;
    // On a narrow desk, at which a look is taken, too, the tables are not shown and lose the focus.
    person.spoil("const field = document.querySelector('.find input'); field.focus(); field.select()").await;
    person.keys(keys).await;
}

/// The names in the lines that are shown.
async fn shown(person: &Person) -> Vec<String> {
    let named = "[...document.querySelectorAll('table[data-find] tbody .name, ul[data-find] li > bdi')]";
    let shown = format!("{named}.filter((name) => !name.closest('[hidden]'))");
    let mut names = person.says(&format!("return {shown}.map((name) => name.textContent.trim())")).await;
    names.sort();
    names.dedup();
    names
}

#[actix_web::test]
async fn a_name_is_found_on_every_long_list_and_news_come_all_the_same() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    let (director, phone) = (&fair.director, &fair.player);
    fair.the_director_makes_an_account(&program.link("/set-up/")).await;
    fair.the_director_sets_the_tournament_up().await;
    director.press("Register players").await;
    let others = "Abigail Hobbs\nBoris Petrov\nChloé Martin\nDariusz Nowak\nErika Blum\nFinn Olsen\nGloria Vega\n\
                  Hugo Lang\nInes Duarte\nJonas Weber\nKaito Mori\nŁucja D’Amico\nMarek Hruby\nNadia Aziz\n\
                  Søren Strauß\nPriya Nair\nQuentin Roux";
    director.fill("Names", &format!("Zoë Ålund\n{others}")).await;
    director.press("Register these players").await;
    director.sees("18 registered").await;
    for page in ["/players", "/decks"] {
        director.open(&format!("/t/{TOURNAMENT}{page}")).await;
        seek(director, "zoe a").await;
        director.waits_for_words(".find [role=status]", "1 of 18").await;
        assert_eq!(shown(director).await, ["Zoë Ålund"]);
        for (typed, name) in [
            ("lucja", "Łucja D’Amico"),
            ("d'am", "Łucja D’Amico"),
            ("soren strauss", "Søren Strauß"),
            ("soeren", "Søren Strauß"),
        ] {
            seek(director, typed).await;
            director.waits_for_words(".find [role=status]", "1 of 18").await;
            assert_eq!(shown(director).await, [name], "{typed}");
        }
        seek(director, "nobody").await;
        director.waits_for_words(".find [role=status]", "No player has this name or number.").await;
        seek(director, "\u{e003}").await;
        assert_eq!(shown(director).await.len(), 18, "nothing sought, everybody shown");
    }
    director.open(&format!("/t/{TOURNAMENT}/players")).await;
    seek(director, "17").await;
    director.waits_for_words(".find [role=status]", "1 of 18").await;
    assert_eq!(shown(director).await, ["Priya Nair"], "by the number");

    director.open(&format!("/t/{TOURNAMENT}/settings")).await;
    assert_eq!(director.words_of(".find label").await, "Find a setting");
    director.tap(".find input").await;
    director.keys("minutes a round").await;
    director.waits_for_words(".find [role=status]", "of").await;
    let is_shown = "return ['round_minutes', 'title', 'role'].map((id) => \
                    `${id} ${document.getElementById(id).checkVisibility()}`)";
    assert_eq!(director.says(is_shown).await, ["round_minutes true", "title false", "role false"]);

    // What is in a fold within a fold is shown, too.
    let seek_nested = "
        const value = document.querySelector('details details tbody tr');
        const field = document.querySelector('.find input');
        field.value = value.textContent;
        field.dispatchEvent(new Event('input'));
        return [value.checkVisibility(), document.getElementById('title').checkVisibility()].map(String)";
    assert_eq!(director.says(seek_nested).await, ["true", "false"]);

    // Within the form that pairs, Enter in the field sends nothing; who is away is marked in the line that was found.
    director.open(&format!("/t/{TOURNAMENT}/pair")).await;
    director.press("Mark absences and byes").await;
    seek(director, "zoe").await;
    director.waits_for_words(".find [role=status]", "1 of 18").await;
    director.keys("\u{e007}").await;
    assert_eq!(shown(director).await, ["Zoë Ålund"], "still the earlier page");
    director.choose("Away: Zoë Ålund").await;
    director.choose("Away: Zoë Ålund").await;
    director.press("Pair round 1").await;
    seek(director, "zoe").await;
    director.waits_for_words(".find [role=status]", "1 of 9").await;
    assert_eq!(shown(director).await.len(), 2, "with the opponent, in the draft");
    director.press("Publish round 1").await;
    director.sees("0 of 9 results in").await;
    phone.open(&format!("/t/{TOURNAMENT}/rounds/1")).await;
    seek(phone, "zoe").await;
    phone.waits_for_words(".find [role=status]", "1 of 9").await;
    let table = phone.says(&first_words("tr:not([hidden]) > .table-no")).await.remove(0);
    assert_eq!(shown(phone).await.len(), 2, "with the opponent");
    phone.spoil("document.activeElement.blur()").await;
    fair.the_director_writes_a_slip(1, table.parse().unwrap(), "100", "35").await;
    director.press("Record result").await;
    phone.waits_for_words("table[data-find]", "100 : 35").await;
    assert_eq!(shown(phone).await.len(), 2, "what was sought is still sought");

    // The list of all players on the overview has no table, and the desk has the tables of the round.
    phone.open(&format!("/t/{TOURNAMENT}")).await;
    seek(phone, "zoe").await;
    phone.waits_for_words(".find [role=status]", "1 of 18").await;
    assert_eq!(shown(phone).await, ["Zoë Ålund"]);
    director.open(&format!("/t/{TOURNAMENT}/desk")).await;
    seek(director, "zoe").await;
    director.waits_for_words(".find [role=status]", "1 of 9").await;
    assert_eq!(shown(director).await.len(), 2, "with the opponent, on the desk");

    phone.open(&format!("/t/{TOURNAMENT}/standings")).await;
    seek(phone, "ålund").await;
    phone.waits_for_words(".find [role=status]", "1 of 18").await;
    assert_eq!(shown(phone).await, ["Zoë Ålund"]);
}

/// The words of the first element of a table's body that fits.
fn first_words(css: &str) -> String {
    format!("return [document.querySelector('tbody {css}').textContent.trim()]")
}
