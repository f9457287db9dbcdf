//! Results typed in the rows of a round, where the answers are late, or refused, or come to another tab.

use arbiter::app::DatabaseUrl;

use crate::person::Person;
use crate::steps::Fair;
use crate::support::browser::Screen;
use crate::support::program::Program;
use crate::support::{desk_over, hall};
use crate::unsent::signs_in;

const ENTER: &str = "\u{e007}";
const STAFF: &str = "/t/hall-open/rounds/1/staff";
const UNDO: &str = "Undo (u)";
const NOTHING_KEPT: &str = "return localStorage.getItem('unsent') === null";
/// No result gets through before `letThrough` is called with its table; `tried` lists each table whose result was sent.
const HELD: &str = "const real = window.fetch; const doors = {}; window.tried = []; \
    window.letThrough = (table) => doors[table](); \
    window.fetch = async (to, how) => { \
        const table = how?.method === 'POST' && /tables\\/(\\d+)\\/result$/.exec(to)?.[1]; \
        if (table) { window.tried.push(table); await new Promise((done) => { doors[table] = done; }); } \
        return real(to, how); }";
/// The site has trouble of its own whenever a result is sent; `tried` lists each table whose result was sent.
const IN_TROUBLE: &str = "const real = window.fetch; window.tried = []; window.fetch = async (to, how) => { \
        const table = how?.method === 'POST' && /tables\\/(\\d+)\\/result$/.exec(to)?.[1]; \
        if (!table) return real(to, how); \
        window.tried.push(table); return new Response('', { status: 503 }); }";
/// No copy that entry_rows.js asks for comes through; all others ask with a header or another word.
const NO_COPIES: &str = "const real = window.fetch; window.fetch = (to, how) => \
    how?.method || how?.headers || how?.cache || how?.credentials ? real(to, how) : Promise.reject(new TypeError('lost'))";
/// Whether the keyboard is in the first field of this row.
const IN_ROW: &str = "const at = document.activeElement; \
    return at.name === 'score_a' && at.closest('tr')?.id === arguments[1];";

/// The fields of a row that a thumb misses or that are beside the names, and how many there are if not four.
const MISSED: &str = "const row = document.getElementById('table-1'); \
    const bottom = (one) => one.getBoundingClientRect().bottom; \
    const names = Math.max(...[...row.querySelectorAll('.name')].map(bottom)); \
    const fields = [...row.querySelectorAll('form input, form select, form button')]; \
    const missed = fields.filter((field) => { \
        const { top, right, width, height } = field.getBoundingClientRect(); \
        return height < 44 || width < 44 || top < names || right > document.documentElement.clientWidth; }); \
    return [...missed.map((field) => field.outerHTML), ...(fields.length === 4 ? [] : [`${fields.length} fields`])]";

/// A hall of this many tables plays its first round, and the director looks at it on a laptop.
async fn a_round(tables: u32) -> Option<(Program, Fair)> {
    a_round_on(Screen::Laptop, tables).await
}

/// A hall of this many tables plays its first round, and the director looks at the round.
pub async fn a_round_on(screen: Screen, tables: u32) -> Option<(Program, Fair)> {
    let program = Program::serve();
    let fair = Fair::of(&program, screen, true).await?;
    fair.the_director_makes_an_account(&program.link("/set-up/")).await;
    let desk = desk_over(&DatabaseUrl::Sqlite(program.folder().join("arbiter.db")));
    hall::playing(&desk, "Hall Open", tables * 2);
    fair.director.open(STAFF).await;
    Some((program, fair))
}

async fn types(person: &Person, all: &[&str]) {
    for keys in all {
        person.keys(keys).await;
    }
}

/// The device keeps a result of table 1 as the page of the table would, with these fields beside the scores.
fn kept(more: &str) -> String {
    format!(
        "const {{ record, seated }} = document.getElementById('table-1').dataset; \
         const number = crypto.randomUUID(); const who = document.body.dataset.who.split(' ')[0]; \
         const body = `score_a=30&minus_a=yes&score_b=100&end=complete&by=b{more}&seated=${{encodeURIComponent(seated)}}\
         &intent=record&submission=${{number}}`; \
         localStorage.setItem('unsent', JSON.stringify([{{ number, to: record, body, what: 'table 1', typed: '', who, \
         waits: true }}]))"
    )
}

#[actix_web::test]
async fn on_a_phone_a_result_is_typed_below_the_names_of_its_row() {
    let Some((_program, fair)) = a_round_on(Screen::Phone, 2).await else { return };
    let director = &fair.director;
    director.spoil("window.loadedOnce = true").await;
    for width in [320, 390] {
        director.narrows_to(width).await;
        assert_eq!(director.says(MISSED).await, Vec::<String>::new(), "{width} pixels");
    }
    director.tap("#table-1 [name=score_a]").await;
    director.keys("100").await;
    director.tap("#table-1 [name=score_b]").await;
    director.keys("35").await;
    director.waits_for_typed("#table-1 [name=end]", "complete-a").await;
    director.tap("#table-1 form button").await;
    director.waits_for_words("#table-1 .outcome", "100 : 35").await;
    director.waits_for_words(".toast", UNDO).await;
    director.spoil("if (!window.loadedOnce) throw new Error('the page was loaded again')").await;
    // The control: a field that is as low as the words in it.
    director
        .spoil("Object.assign(document.querySelector('#table-2 [name=score_a]').style, { minHeight: 0, height: '2rem' })")
        .await;
    let low = MISSED.replace("table-1", "table-2");
    assert_eq!(director.says(&low).await.len(), 1);
}

#[actix_web::test]
async fn what_is_owed_at_a_table_is_beside_the_fields_of_its_row_on_every_screen() {
    let Some((_program, fair)) = a_round_on(Screen::Phone, 2).await else { return };
    let director = &fair.director;
    director.wait_for("#table-2[data-ready] form").await;
    // As for a forfeit: its link has no icon of a record.
    director.spoil("document.querySelector('#table-1 .c-fit .btn').removeAttribute('data-icon')").await;
    let shown = "return ['table-1', 'table-2'].map((row) => \
        String(document.querySelector(`#${row} .c-fit .btn`).checkVisibility()))";
    for width in [320, 390, 1280] {
        director.narrows_to(width).await;
        assert_eq!(director.says(shown).await, ["true", "false"], "{width} pixels");
    }
}

#[actix_web::test]
async fn an_ending_that_was_chosen_stays_after_an_undo_whatever_is_typed_over_the_scores() {
    let Some((_program, fair)) = a_round(2).await else { return };
    let director = &fair.director;
    types(director, &["1", ENTER, "100", ENTER, "35", "t", ENTER]).await;
    director.waits_for_words(".toast", UNDO).await;
    director.keys("u").await;
    director.waits_until(IN_ROW, "the keyboard", "table-1").await;
    director.waits_for_typed("#table-1 [name=end]", "time").await;
    types(director, &["110"]).await;
    director.waits_for_typed("#table-1 [name=score_a]", "110").await;
    director.waits_for_typed("#table-1 [name=end]", "time").await;
    types(director, &[ENTER, ENTER]).await;
    director.waits_for_words("#table-1 .outcome", "110 : 35").await;
    // An ending that followed from the scores follows from new ones.
    types(director, &["g", "2", ENTER, "100", ENTER, "35", ENTER]).await;
    director.waits_for_words(".toast", "Table 2: 100–35").await;
    director.keys("u").await;
    director.waits_until(IN_ROW, "the keyboard", "table-2").await;
    types(director, &["20"]).await;
    director.waits_for_typed("#table-2 [name=end]", "time").await;
}

#[actix_web::test]
async fn both_scores_of_a_result_that_was_undone_are_typed_over_before_it_is_recorded() {
    let Some((_program, fair)) = a_round(2).await else { return };
    let director = &fair.director;
    types(director, &["1", ENTER, "100", ENTER, "35", "a", ENTER]).await;
    director.waits_for_words(".toast", UNDO).await;
    director.keys("u").await;
    director.waits_until(IN_ROW, "the keyboard", "table-1").await;
    types(director, &["35", ENTER, "100", "b", ENTER]).await;
    director.waits_for_words("#table-1 .outcome", "35 : 100").await;
    director.waits_until(IN_ROW, "the keyboard", "table-2").await;
    director.waits_for_typed("#table-2 [name=score_a]", "").await;
}

#[actix_web::test]
async fn a_letter_chooses_the_ending_in_the_list_of_endings_too() {
    let Some((_program, fair)) = a_round(2).await else { return };
    let director = &fair.director;
    types(director, &["1", ENTER, "20", ENTER, "35"]).await;
    director.spoil("document.querySelector('#table-1 [name=end]').focus()").await;
    for (key, ending) in [("a", "complete-a"), ("b", "complete-b"), ("t", "time")] {
        director.keys(key).await;
        director.waits_for_typed("#table-1 [name=end]", ending).await;
    }
}

#[actix_web::test]
async fn a_letter_that_comes_an_enter_too_late_chooses_nothing_in_the_next_row_and_says_so() {
    let Some((_program, fair)) = a_round(3).await else { return };
    let director = &fair.director;
    types(director, &["1", ENTER, "60", ENTER, "60", ENTER]).await;
    director.waits_until(IN_ROW, "the keyboard", "table-2").await;
    for key in ["a", "b", "t"] {
        director.keys(key).await;
        director.waits_for_words("#table-2 [data-said]", "Type the scores first, then a, b or t.").await;
        director.waits_for_typed("#table-2 [name=score_a]", "").await;
        director.waits_for_typed("#table-2 [name=end]", "").await;
    }
    types(director, &["20", ENTER, "100", ENTER]).await;
    director.waits_for_words("#table-2 .c-text", "FL −80 / FW +80").await;
    director.waits_for_words(".toast", "Table 2: 20–100 recorded.").await;
    let told = director.says(TOLD).await.concat();
    assert!(!told.contains("Time") && !told.contains("won"), "{told}");
    // The control: beside its scores a letter chooses, and what the scores do not give by themselves is said.
    director.waits_until(IN_ROW, "the keyboard", "table-3").await;
    types(director, &["20", ENTER, "100", "t", ENTER]).await;
    director.waits_for_words(".toast", "Table 3: 20–100 recorded. Time was called.").await;
}

#[actix_web::test]
async fn an_ending_that_was_chosen_goes_with_the_last_of_the_scores_beside_it() {
    let Some((_program, fair)) = a_round(2).await else { return };
    let director = &fair.director;
    types(director, &["1", ENTER, "100", ENTER, "35", "t"]).await;
    for (score, left) in [("score_a", "time"), ("score_b", "")] {
        director
            .spoil(&format!(
                "const field = document.querySelector('#table-1 [name={score}]'); field.value = ''; \
                 field.dispatchEvent(new Event('input', {{ bubbles: true }}))"
            ))
            .await;
        director.waits_for_typed("#table-1 [name=end]", left).await;
    }
    director.spoil("document.querySelector('#table-1 [name=score_a]').focus()").await;
    types(director, &["100", ENTER, "35"]).await;
    director.waits_for_typed("#table-1 [name=end]", "complete-a").await;
}

#[actix_web::test]
async fn a_result_of_the_page_of_a_table_keeps_its_minus_and_what_no_row_can_say() {
    let Some((_program, fair)) = a_round(2).await else { return };
    let director = &fair.director;
    director.spoil(&kept("")).await;
    director.waits_for_words(".toast", "Table 1: −30–100").await;
    director.spoil("document.activeElement.blur()").await;
    director.keys("u").await;
    director.waits_for_typed("#table-1 [name=score_a]", "−30").await;
    director.waits_for_typed("#table-1 [name=score_b]", "100").await;
    director.waits_for_typed("#table-1 [name=end]", "complete-b").await;

    // What came back is kept as a draft, as anything typed is.
    director.spoil("for (const one of document.querySelectorAll('#table-1 input')) one.value = ''").await;
    director.open(STAFF).await;
    director.spoil(&kept("&went_first=b")).await;
    director.waits_for_words(".toast", "Table 1: −30–100").await;
    director.keys("u").await;
    director.waits_for_words("#table-1 [data-said]", "Open the table").await;
    director.waits_for_typed("#table-1 [name=score_a]", "").await;
    director.tap("#table-1 [data-said] a").await;
    director.sees("This will be recorded").await;
    let first = "return [document.querySelector('[type=hidden][name=went_first]').value]";
    assert_eq!(director.says(first).await, ["b"], "the slip has it");
}

#[actix_web::test]
async fn a_row_that_is_being_sent_is_not_sent_again_and_takes_nothing() {
    let Some((_program, fair)) = a_round(2).await else { return };
    let director = &fair.director;
    director.spoil(HELD).await;
    types(director, &["1", ENTER, "100", ENTER, "35", ENTER]).await;
    director.waits_for_script("return window.tried.length === 1").await;
    // Another tab lets it wait, and this one is told of it.
    director
        .spoil(
            "const [form] = JSON.parse(localStorage.getItem('unsent')); \
             const event = new CustomEvent('unsent', { cancelable: true, detail: { form, done: null } }); \
             if (document.dispatchEvent(event)) throw new Error('the row leaves it to others')",
        )
        .await;
    let held = "const row = document.getElementById('table-1'); \
        return [row.dataset.sending === '', row.querySelector('input').readOnly].map(String)";
    assert_eq!(director.says(held).await, ["true", "true"]);
    director.waits_for_words("#table-1 [data-said]", "Saving").await;
    director.spoil("window.letThrough('1')").await;
    director.waits_for_words("#table-1 .outcome", "100 : 35").await;
    assert_eq!(director.says("return window.tried").await, ["1"]);
    director.waits_for_script(NOTHING_KEPT).await;
}

#[actix_web::test]
async fn a_site_in_trouble_is_not_asked_for_every_row_that_waits() {
    let Some((_program, fair)) = a_round(2).await else { return };
    let director = &fair.director;
    director.loses_the_connection().await;
    types(director, &["1", ENTER, "100", ENTER, "35", ENTER, "100", ENTER, "35", ENTER]).await;
    for table in [1, 2] {
        director.waits_for_words(&format!("#table-{table} [data-said]"), "It is sent again").await;
    }
    director.spoil(IN_TROUBLE).await;
    director.has_the_connection_back().await;
    director.waits_for_script("return window.tried.length > 0").await;
    director.waits_for_words("#table-1 [data-said]", "It is sent again").await;
    assert_eq!(director.says("return window.tried").await, ["1"]);
}

#[actix_web::test]
async fn the_key_undoes_no_older_result_than_the_newest() {
    let Some((_program, fair)) = a_round(4).await else { return };
    let director = &fair.director;
    types(director, &["1", ENTER, "100", ENTER, "35", ENTER]).await;
    director.waits_for_words(".toast", "Table 1: 100–35").await;
    director.spoil(HELD).await;
    director.waits_until(IN_ROW, "the keyboard", "table-2").await;
    types(director, &["100", ENTER, "20", ENTER, "u"]).await;
    assert!(!director.words_of(".toast").await.contains(UNDO), "nothing is offered while the newest is sent");
    // The answers come in the other order: that of table 3 first.
    director.waits_until(IN_ROW, "the keyboard", "table-3").await;
    types(director, &["100", ENTER, "10", ENTER]).await;
    director.waits_for_script("return window.tried.join() === '2,3'").await;
    director.spoil("window.letThrough('3')").await;
    director.waits_for_words(".toast", "Table 3: 100–10").await;
    director.spoil("window.letThrough('2')").await;
    director.waits_for_words("#table-2 .outcome", "100 : 20").await;
    director.waits_for_words(".toast", "Table 3: 100–10").await;
    director.waits_for_words("#table-1 .outcome", "100 : 35").await;
}

#[actix_web::test]
async fn a_row_hears_that_another_tab_has_sent_what_it_kept() {
    let Some((_program, fair)) = a_round(2).await else { return };
    let director = &fair.director;
    director.loses_the_connection().await;
    types(director, &["1", ENTER, "100", ENTER, "35", ENTER]).await;
    director.waits_for_words("#table-1 [data-said]", "It is sent again").await;
    let first = director.window().await;
    director.open_a_second_tab().await;
    director.open(STAFF).await;
    director.waits_for_words("#table-1 .outcome", "100 : 35").await;
    director.waits_for_script(NOTHING_KEPT).await;
    director.turn_to(first).await;
    director.has_the_connection_back().await;
    director.waits_for_words("#table-1 .outcome", "100 : 35").await;
}

#[actix_web::test]
async fn an_undo_that_was_done_and_cannot_be_shown_says_that_it_was_done() {
    let Some((_program, fair)) = a_round(2).await else { return };
    let director = &fair.director;
    types(director, &["1", ENTER, "100", ENTER, "35", ENTER]).await;
    director.waits_for_words(".toast", "Table 1: 100–35").await;
    director.spoil(NO_COPIES).await;
    director.keys("u").await;
    director.waits_for_words(".toast", "Undone. The page could not be read").await;
}

/// The site refuses whatever is sent, and the pages that are read say the other score in place of the one that was typed.
fn refused(shown: &str) -> String {
    format!(
        "const real = window.fetch; window.fetch = async (to, how) => {{ \
             if (how?.method === 'POST') return new Response('<main><p class=\"error\">Line 9 stays.</p></main>', \
                 {{ status: 422 }}); \
             const answer = await real(to, how); \
             return new Response((await answer.text()).replaceAll('100 : 35', '{shown}'), {{ status: answer.status }}); }}"
    )
}

#[actix_web::test]
async fn an_undo_that_is_refused_names_the_table_and_what_was_recorded_meanwhile() {
    for (shown, said) in [
        ("100 : 45", "Table 1 was changed meanwhile: 100–45. Nothing was undone."),
        ("100 : 35", "The result of table 1 stays. Line 9 stays."),
    ] {
        let Some((_program, fair)) = a_round(2).await else { return };
        let director = &fair.director;
        types(director, &["1", ENTER, "100", ENTER, "35", ENTER]).await;
        director.waits_for_words(".toast", "Table 1: 100–35").await;
        director.spoil(&refused(shown)).await;
        director.keys("u").await;
        director.waits_for_words(".toast", said).await;
        director.waits_for_words("#table-1 .outcome", shown).await;
    }
}

#[actix_web::test]
async fn what_is_half_typed_in_rows_is_back_after_going_away_until_it_is_recorded() {
    let Some((_program, fair)) = a_round(3).await else { return };
    let director = &fair.director;
    types(director, &["1", ENTER, "100", ENTER, "35", "t"]).await;
    types(director, &["g", "2", ENTER, "7"]).await;
    director.open("/t/hall-open/standings").await;
    director.open(STAFF).await;
    for (field, typed) in
        [("#table-1 [name=score_b]", "35"), ("#table-1 [name=end]", "time"), ("#table-2 [name=score_a]", "7")]
    {
        director.waits_for_typed(field, typed).await;
    }
    director.waits_for_typed("#table-3 [name=score_a]", "").await;
    // A page that shows no open row of them leaves them alone.
    director.open(&format!("{STAFF}?show=late")).await;
    director.open(STAFF).await;
    types(director, &["1", ENTER, ENTER, ENTER]).await;
    director.waits_for_words("#table-1 .outcome", "100 : 35").await;
    let kept = "return [Object.keys(sessionStorage).map((key) => sessionStorage[key]).join()]";
    let kept = director.says(kept).await.remove(0);
    assert!(kept.contains("table-2") && !kept.contains("table-1"), "{kept}");
}

/// Whether the row with the keyboard in it is under the toast.
const COVERED: &str = "const [row, toast] = [document.activeElement.closest('tr'), document.querySelector('.toast')] \
    .map((part) => part.getBoundingClientRect()); \
    return [String(row.bottom > toast.top && row.top < toast.bottom)]";

#[actix_web::test]
async fn a_refusal_lies_over_no_row_that_is_typed_in_and_one_key_leads_to_its_row() {
    let Some((_program, fair)) = a_round(8).await else { return };
    let director = &fair.director;
    director.spoil(&refused("")).await;
    types(director, &["1", ENTER]).await;
    for table in 1..=7 {
        director.waits_until(IN_ROW, "the keyboard", &format!("table-{table}")).await;
        types(director, &["100", ENTER, "35", ENTER]).await;
        director.waits_for_words(".toast", &format!("Table {table} is not recorded.")).await;
        assert_eq!(director.says(COVERED).await, ["false"], "after table {table}");
    }
    director.keys("r").await;
    director.waits_until(IN_ROW, "the keyboard", "table-7").await;
    // The control: the toast moved over the row.
    director.spoil("document.querySelector('.toast').append('Words')").await;
    director.spoil("document.querySelector('.toast').style.top = `${document.activeElement.getBoundingClientRect().top}px`").await;
    assert_eq!(director.says(COVERED).await, ["true"]);
}

/// What passes by itself passes when `window.pass()` is called.
const PASSES_BY_HAND: &str = "const real = window.setTimeout; \
    window.setTimeout = (act, after) => (after === 10000 ? ((window.pass = act), 0) : real(act, after))";

/// The director and somebody else have recorded table 1 differently, and the director hears of it last.
async fn with_two_results_at_table_1() -> Option<(Program, Fair, Person)> {
    let (program, fair) = a_round(2).await?;
    let other = Person::new(&program, Screen::Laptop, true).await?;
    signs_in(&other).await;
    let director = &fair.director;
    director.loses_the_connection().await;
    types(director, &["1", ENTER, "100", ENTER, "35", ENTER]).await;
    director.waits_for_words("#table-1 [data-said]", "It is sent again").await;
    other.open(STAFF).await;
    types(&other, &["1", ENTER, "35", ENTER, "100", ENTER]).await;
    other.waits_for_words("#table-1 .outcome", "35 : 100").await;
    director.spoil(PASSES_BY_HAND).await;
    director.has_the_connection_back().await;
    director.waits_for_words(".toast", TWO_RESULTS).await;
    Some((program, fair, other))
}

const TWO_RESULTS: &str = "Table 1 has two results now";
const TOLD: &str = "return [document.querySelector('.toast').textContent]";

#[actix_web::test]
async fn a_result_that_waited_and_contradicts_another_leads_to_where_both_are_settled() {
    let Some((_program, fair, _other)) = with_two_results_at_table_1().await else { return };
    let director = &fair.director;
    director.waits_for_words("#table-1", "Two results").await;
    director.waits_for_words("#table-1", "35 : 100").await;
    director.waits_for_script(NOTHING_KEPT).await;
    director.waits_for_script("return document.querySelector('#table-1 form') === null").await;
    director.tap(".toast a").await;
    director.sees("Keep this result").await;
}

#[actix_web::test]
async fn what_has_to_be_settled_stays_in_sight_until_it_is_settled() {
    let Some((_program, fair, other)) = with_two_results_at_table_1().await else { return };
    let director = &fair.director;
    types(director, &["2", ENTER, "100", ENTER, "35", ENTER]).await;
    director.waits_for_words(".toast", UNDO).await;
    director.spoil("window.pass()").await;
    let told = director.says(TOLD).await.concat();
    assert!(!told.contains(UNDO) && told.contains(TWO_RESULTS), "{told}");

    other.waits_for_words("#table-1", "Two results").await;
    other.tap("#table-1 .c-fit a").await;
    other.sees("Keep this result").await;
    other.tap("#why-keep").await;
    other.keys("Both signed the slip.").await;
    other.press("Keep this result").await;
    director.waits_for_script("return document.querySelector('.toast').textContent === ''").await;
}

#[actix_web::test]
async fn a_number_leads_to_a_row_that_the_find_field_hides() {
    let Some((_program, fair)) = a_round(20).await else { return };
    let director = &fair.director;
    director.tap(".find input").await;
    director.keys("number 40").await;
    director.waits_for_words(".find [role=status]", "1 of 20").await;
    let table = "return [document.querySelector('tr[data-record][hidden]').dataset.table]";
    let table = director.says(table).await.remove(0);
    director.spoil("document.activeElement.blur()").await;
    types(director, &["g", table.as_str(), ENTER]).await;
    director.waits_until(IN_ROW, "the keyboard", &format!("table-{table}")).await;
    director.waits_for_typed(".find input", "").await;
    types(director, &["100", ENTER, "35", ENTER]).await;
    director.waits_for_words(&format!("#table-{table} .outcome"), "100 : 35").await;
}

/// Both tables of a round have their results, and the director reads a page without an open row.
async fn reads_a_round_that_is_all_in(director: &Person) {
    types(director, &["1", ENTER, "100", ENTER, "35", ENTER, "100", ENTER, "20", ENTER]).await;
    for (table, scores) in [(1, "100 : 35"), (2, "100 : 20")] {
        director.waits_for_words(&format!("#table-{table} .outcome"), scores).await;
    }
    director.open(STAFF).await;
    assert_eq!(director.says("return [String(document.getElementById('entry'))]").await, ["null"]);
}

/// Takes the result of table 2 back in a second tab, and turns to the first one.
async fn opens_table_2_elsewhere(director: &Person) {
    let undo = director.says("return [document.getElementById('table-2').dataset.undo]").await.remove(0);
    let first = director.window().await;
    director.open_a_second_tab().await;
    director.open(&undo).await;
    director.fill("Reason", "Mistyped.").await;
    director.tap("button[name=intent][value=undo]").await;
    director.turn_to(first).await;
    director.waits_for_script("return document.querySelector('#table-2 form input') !== null").await;
}

#[actix_web::test]
async fn a_row_that_opens_on_a_page_that_was_touched_takes_a_result() {
    let Some((_program, fair)) = a_round(2).await else { return };
    let director = &fair.director;
    reads_a_round_that_is_all_in(director).await;
    // From now on only parts of it are exchanged.
    director.spoil("document.getElementById('main').dispatchEvent(new Event('input'))").await;
    director.spoil("document.getElementById('tables-h').dataset.kept = ''").await;
    opens_table_2_elsewhere(director).await;
    director.waits_for_script("return document.querySelector('#tables-h[data-kept]') !== null").await;
    types(director, &["2", ENTER, "90", ENTER, "g"]).await;
    director.waits_for_script("return document.activeElement.id === 'jump'").await;
    types(director, &["2", ENTER, "20", ENTER]).await;
    director.waits_for_words("#table-2 .outcome", "90 : 20").await;
}

#[actix_web::test]
async fn a_page_that_had_no_open_table_takes_a_result_once_there_is_one() {
    let Some((_program, fair)) = a_round(2).await else { return };
    let director = &fair.director;
    reads_a_round_that_is_all_in(director).await;
    opens_table_2_elsewhere(director).await;
    types(director, &["2", ENTER, "90", ENTER, "20", ENTER]).await;
    director.waits_for_words("#table-2 .outcome", "90 : 20").await;
}
