//! The sheet of a ruling on paper: nothing is cut off on A4, A5 and A6, and a usual ruling fits one sheet of each.

use crate::pages::{demo_tournament, sign_in_to_the_demo};
use crate::person::Person;
use crate::steps::{Fair, TOURNAMENT};
use crate::support::browser::Screen;
use crate::support::program::Program;

/// Millimetres of the paper, and of the margin that the pages ask for on each side.
const PAPERS: [(&str, f64, f64); 3] = [("A4", 210.0, 297.0), ("A5", 148.0, 210.0), ("A6", 105.0, 148.0)];
const MARGIN: f64 = 12.0;

/// What is cut off or sticks out, in sentences: text beyond the paper, and text that its own box hides.
const CUT: &str = "
    const wide = document.documentElement.clientWidth;
    const shown = [...document.querySelectorAll('.verdict *')].filter((e) => e.getClientRects().length);
    const out = shown.filter((e) => e.getBoundingClientRect().right > wide + 1 || e.getBoundingClientRect().left < -1);
    const hidden = shown.filter((e) => getComputedStyle(e).overflowX !== 'visible' && e.scrollWidth > e.clientWidth + 1);
    const name = (e) => e.tagName + ' ' + e.textContent.trim().slice(0, 40);
    const small = shown.filter((e) => e.textContent.trim() && e.children.length === 0 && e.closest('.verdict-text')
        && parseFloat(getComputedStyle(e).fontSize) * (e.currentCSSZoom ?? 1) < 8);
    return [...out.map((e) => 'beyond the paper: ' + name(e)), ...hidden.map((e) => 'hidden: ' + name(e)),
        ...small.map((e) => 'too small to read: ' + name(e))];";

#[expect(clippy::float_arithmetic, reason = "lengths of paper")]
async fn nothing_is_cut_off(person: &Person, sheets: Option<usize>) {
    for (name, width, height) in PAPERS {
        person.lays_out_on_paper(Some(width - 2.0 * MARGIN)).await;
        assert_eq!(person.says(CUT).await, Vec::<String>::new(), "{name}");
        person.lays_out_on_paper(None).await;
        let pages = person.prints(width, height, MARGIN).await;
        if let Some(sheets) = sheets {
            assert_eq!(pages, sheets, "{name}");
        }
    }
}

#[actix_web::test]
async fn a_ruling_fits_one_sheet_of_a5_and_a6_and_nothing_is_cut_off() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    fair.round_1_is_being_played(&program).await;
    let director = &fair.director;
    fair.the_director_opens_a_dispute(1, 1).await;
    fair.the_director_imports_a_ruling_document().await;
    fair.the_director_cites_it_and_rules().await;
    let slip = format!("/t/{TOURNAMENT}/disputes/1/slip");
    for names in ["", "?names=no"] {
        director.open(&format!("{slip}{names}")).await;
        nothing_is_cut_off(director, Some(1)).await;
    }
    // The control: something wide is noticed, and so is a second sheet.
    director
        .spoil("const wide = document.createElement('p'); wide.style.width = '30cm'; wide.textContent = 'wide'; document.querySelector('.verdict').append(wide)")
        .await;
    director.lays_out_on_paper(Some(81.0)).await;
    let found = director.says(CUT).await;
    assert!(found.iter().any(|line| line.contains("beyond the paper")), "{found:?}");
    director.spoil("document.querySelector('.verdict').lastChild.style.cssText = 'height: 60cm'").await;
    director.lays_out_on_paper(None).await;
    assert!(director.prints(105.0, 148.0, MARGIN).await > 1);

    // A ruling as long as somebody types it, with a word that nobody can break: more sheets, and nothing is lost.
    fair.the_director_opens_a_second_dispute(1, 2).await;
    let ruling =
        format!("{} {}", "W".repeat(300), "The lamp counts, because it was lit before the bell. ".repeat(40));
    director.fill("The ruling, as told to the players", &ruling).await;
    director.choose("I rule without a citation").await;
    director.press("Give the ruling").await;
    director.open(&format!("/t/{TOURNAMENT}/disputes/2/slip")).await;
    nothing_is_cut_off(director, None).await;
}

/// Names of 60 letters on a sheet of which a part is cut off, in sentences.
const LONG_NAMES: &str = "
    const wide = document.documentElement.clientWidth;
    const names = [...document.querySelectorAll('.sheet td bdi')].filter((e) => e.textContent.length === 60);
    const hides = (e) => getComputedStyle(e).overflowX !== 'visible'
        && (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1);
    const isCut = (e) => {
        const cell = e.closest('td').getBoundingClientRect();
        const right = Math.min(cell.right, wide) + 1;
        const out = (line) => line.left < cell.left - 1 || line.right > right || line.bottom > cell.bottom + 1;
        return [...e.getClientRects()].some(out) || hides(e.closest('td')) || e.innerText.length !== 60;
    };
    const cut = names.filter(isCut).map((e) => 'cut off: ' + e.textContent);
    return names.length ? cut : ['nobody has a long name'];";

/// A sheet with a name of 60 letters, which it shows whole on each paper.
#[expect(clippy::float_arithmetic, reason = "lengths of paper")]
pub async fn shows_long_names_whole(person: &Person, sheet: &str) {
    person.open(sheet).await;
    for (name, width, _) in PAPERS {
        person.lays_out_on_paper(Some(width - 2.0 * MARGIN)).await;
        assert_eq!(person.says(LONG_NAMES).await, Vec::<String>::new(), "{sheet} on {name}");
    }
    // The controls: one that goes on beside its cell, and one that its cell hides.
    for how in ["", "overflow: hidden"] {
        let spoilt = format!("white-space: nowrap; max-width: 3cm; {how}");
        let script = format!(
            "document.querySelectorAll('.sheet td:has(bdi)').forEach((e) => {{ e.style.cssText = '{spoilt}' }})"
        );
        person.spoil(&script).await;
        let found = person.says(LONG_NAMES).await;
        assert!(found.iter().any(|line| line.starts_with("cut off")), "{sheet}, {spoilt}: {found:?}");
    }
    person.lays_out_on_paper(None).await;
}

#[actix_web::test]
async fn sheets_of_pairings_and_standings_show_long_names_whole() {
    let program = Program::demo();
    let Some(director) = Person::new(&program, Screen::Laptop, true).await else { return };
    sign_in_to_the_demo(&director, &program).await;
    let here = demo_tournament(&program);
    // One that breaks between its words, and one that nobody can break.
    let names = ["Wilhelmina Maximiliana Konstantinopolitanskaya Hohenzollerna".to_owned(), "W".repeat(60)];
    for (player, name) in names.iter().enumerate() {
        assert_eq!(name.chars().count(), 60);
        director.open(&format!("{here}/players/{}", player + 1)).await;
        director.tap("#naming > summary").await;
        director.fill("Name", name).await;
        director.press("Correct the name").await;
        director.sees(name).await;
    }
    for sheet in ["print/pairings/3", "print/names/3", "print/standings"] {
        shows_long_names_whole(&director, &format!("{here}/{sheet}")).await;
    }
}

/// The slips of which a part is hidden.
const HIDDEN: &str = "
    const low = (e) => Math.max(...[...e.children].map((part) => part.getBoundingClientRect().bottom));
    return [...document.querySelectorAll('.slip')].filter((e) => low(e) > e.getBoundingClientRect().bottom)
        .map((e) => e.textContent.trim().slice(0, 40));";

#[actix_web::test]
async fn slips_to_cut_fill_their_sheets_and_nothing_of_them_is_hidden() {
    let program = Program::demo();
    let Some(director) = Person::new(&program, Screen::Laptop, true).await else { return };
    sign_in_to_the_demo(&director, &program).await;
    for (size, sheets) in [(4, 2), (6, 2), (8, 1)] {
        director.open(&format!("{}/print/slips/3?sheet={size}", demo_tournament(&program))).await;
        for (name, width, height) in [("A4", 210.0, 297.0), ("US Letter", 215.9, 279.4)] {
            assert_eq!(director.prints(width, height, 10.0).await, sheets, "{size} on {name}");
        }
        director.lays_out_on_paper(Some(190.0)).await;
        assert_eq!(director.says(HIDDEN).await, Vec::<String>::new(), "{size}");
        // The control.
        director.spoil("document.querySelector('.slip p').style.height = '20cm'").await;
        assert_eq!(director.says(HIDDEN).await.len(), 1);
        director.lays_out_on_paper(None).await;
    }
}

/// A site that phones reach, a long title, long names, and two notes on every slip: the server says that they are crowded.
const CROWDED: &str = "
    for (const sheet of document.querySelectorAll('.slips')) sheet.dataset.crowded = '';
    for (const slip of document.querySelectorAll('.slip:has(.slip-box)')) {
        slip.querySelector('.slip-top bdi').textContent = 'Das große Herbstturnier der Vereinigten Spielgemeinschaften Nord';
        for (const name of slip.querySelectorAll('.winner bdi, .slip-name bdi'))
            name.textContent = 'Hugo Maximilian Freiherr von Hohenstauffen';
        const foot = slip.querySelector('.slip-foot');
        foot.insertAdjacentHTML('beforebegin', '<div class=slip-phone><svg class=qr></svg><p>Report by phone: scan this. \
            New phone? Type the code of your card at <span class=code>http://192.168.178.20:8080/seat</span></p></div>');
        for (let notes = 0; notes < 2; notes += 1) {
            const note = foot.cloneNode();
            note.textContent = 'Optional rule: the missions of both players count (tournament guide of 2023, section 4.2, page 12)';
            foot.before(note);
        }
    }";

#[actix_web::test]
async fn nothing_is_hidden_of_slips_that_say_more_than_usual() {
    let program = Program::demo();
    let Some(director) = Person::new(&program, Screen::Laptop, true).await else { return };
    sign_in_to_the_demo(&director, &program).await;
    for size in [4, 6, 8] {
        director.open(&format!("{}/print/slips/3?sheet={size}", demo_tournament(&program))).await;
        director.lays_out_on_paper(Some(190.0)).await;
        director.spoil(CROWDED).await;
        assert_eq!(director.says(HIDDEN).await, Vec::<String>::new(), "{size}");
        // The control.
        director.spoil("document.querySelector('.slips').removeAttribute('data-crowded')").await;
        assert_ne!(director.says(HIDDEN).await, Vec::<String>::new(), "{size}");
        director.lays_out_on_paper(None).await;
    }
}

/// The slips that are wider than their half of the sheet.
const WIDE: &str = "
    return [...document.querySelectorAll('.slip')].filter((slip) => slip.scrollWidth > slip.clientWidth)
        .map((slip) => slip.textContent.trim().slice(0, 40));";

#[actix_web::test]
async fn a_long_address_makes_no_slip_wider() {
    let program = Program::demo();
    let Some(director) = Person::new(&program, Screen::Laptop, true).await else { return };
    sign_in_to_the_demo(&director, &program).await;
    director.open(&format!("{}/print/slips/3", demo_tournament(&program))).await;
    director.lays_out_on_paper(Some(190.0)).await;
    let address = "http://192.168.178.20:8080/a-very-long-name-without-any-space-in-it-at-all/seat";
    let phone = format!(
        "const slip = document.querySelector('.slip');
         const title = slip.querySelector('.slip-top bdi');
         title.textContent = 'Herbstturnierderspielgemeinschaftenimgrossennordenundanderswo';
         slip.insertAdjacentHTML('beforeend',
             '<div class=slip-phone><svg class=qr></svg><p><span class=code>{address}</span></p></div>')"
    );
    director.spoil(&phone).await;
    assert_eq!(director.says(WIDE).await, Vec::<String>::new());
    director.spoil("document.querySelector('.slip .slip-phone').style.width = '200%'").await;
    assert_eq!(director.says(WIDE).await.len(), 1, "the control");
}

/// Where the boxes of each slip are, from its upper edge on: one line for all that agree.
const BOXES: &str = "
    const places = [...document.querySelectorAll('.slip:has(.slip-box)')].map((slip) => {
        const top = slip.getBoundingClientRect().top;
        const boxes = [...slip.querySelectorAll('.slip-box, p .box')];
        return boxes.map((box) => Math.round(box.getBoundingClientRect().top - top)).join(' ');
    });
    return [...new Set(places)];";

#[actix_web::test]
async fn no_note_and_no_long_name_moves_the_boxes_of_a_slip() {
    let program = Program::demo();
    let Some(director) = Person::new(&program, Screen::Laptop, true).await else { return };
    sign_in_to_the_demo(&director, &program).await;
    for sheet in ["", "?sheet=4", "?sheet=8"] {
        director.open(&format!("{}/print/slips/3{sheet}", demo_tournament(&program))).await;
        director.lays_out_on_paper(Some(190.0)).await;
        director
            .spoil(
                "const slip = document.querySelector('.slip');
                 slip.querySelector('.winner bdi').textContent = 'Hugo Maximilian Freiherr von Hohenstauffen';
                 slip.append(slip.querySelector('.slip-foot').cloneNode(true))",
            )
            .await;
        assert_eq!(director.says(BOXES).await.len(), 1, "{sheet}");
        // The control.
        director.spoil("document.querySelector('.slip-labels').style.height = '3cm'").await;
        assert_eq!(director.says(BOXES).await.len(), 2, "{sheet}");
        director.lays_out_on_paper(None).await;
    }
}
