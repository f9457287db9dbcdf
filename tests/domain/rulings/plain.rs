//! Web pages and pages of a PDF become plain text, and nothing hostile takes long.

use arbiter::domain::awaited::{Awaited, NotAwaited};
use arbiter::domain::rulings::format::DocumentFormat;
use arbiter::domain::rulings::plain::plain;
use arbiter::domain::rulings::split::split;

use crate::support::shared;

fn text(source: &str) -> String {
    plain(source, &Awaited::always()).unwrap().text
}

fn headings(source: &str) -> Vec<String> {
    let text = text(source);
    let split = split(&text, DocumentFormat::of(&text), &[]);
    split.entries.into_iter().map(|entry| entry.heading).collect()
}

/// Pages as they are copied from a PDF: a head, some lines, a number.
fn pages(number: impl Fn(usize) -> String) -> String {
    let page = |at: usize| {
        let lines: Vec<String> =
            (1..=9).map(|line| format!("Line {line} of the leaf {at} says that a lamp burns oil.")).collect();
        format!("Rules of the Harbour\n{}\n{}\n", lines.join("\n"), number(at))
    };
    (1..=4).map(page).collect()
}

#[test]
fn a_web_page_becomes_headings_paragraphs_and_items() {
    let page = "<!DOCTYPE html><html><head><title>Rules &amp; lamps</title><style>p { color: red }</style>\
                <script>if (1 < 2) { document.write('<p>no rule</p>') }</script></head><body>\
                <h2>Blue lamp</h2><p>It   counts as\none of <b>thirty</b> lamps.<br>It stays lit.</p>\
                <ul><li>red<li><p>green</p></ul><p>See <a href='x'>kettle</a>&nbsp;&ndash; or not.</p></body></html>";
    assert_eq!(
        text(page),
        "# Rules & lamps\n\n## Blue lamp\n\nIt counts as one of thirty lamps.\nIt stays lit.\n\n- red\n- green\n\n\
         See kettle – or not.\n"
    );
}

#[test]
fn links_around_the_text_of_a_web_page_are_left_out() {
    const TITLED: &str =
        "<h1>Pilot Rulings</h1><p>Updated 9 September 2005.</p><h2>Wrecks</h2><p>Nobody tows one.</p>";
    const READ: &str = "# Pilot Rulings\n\nUpdated 9 September 2005.\n\n## Wrecks\n\nNobody tows one.\n";
    let links = "<a href=/>Home</a> | <a href=/rules>Rules</a>";
    for page in [
        format!("<nav>{links}</nav>{TITLED}"),
        format!("<nav><h2>The Harbour</h2><ul><li>{links}</ul> since 1999</nav>{TITLED}"),
        format!("<nav><nav>{links}</nav> since 1999</nav>{TITLED}"),
        format!("<header><a href=/><img alt='The Harbour'></a><ul><li>{links}</ul></header>{TITLED}"),
        format!("{TITLED}<aside>{links}</aside><footer><p>{links}</p></footer>"),
        format!("<menu><li>{links}<li><a href=/faq>Questions</a></menu>{TITLED}"),
        // Pages that do not say which part is which begin with links.
        format!(
            "<table><tr><td><a href=/>Home</a></td><td><a href=/rules>Rules</a></td></tr></table>{TITLED}"
        ),
        format!("<p><a href=/>Home<p><a href=/rules>Rules</a>{TITLED}"),
    ] {
        let read = plain(&page, &Awaited::always()).unwrap();
        assert_eq!(read.text, READ, "{page}");
        let told = read.changes[1].to_string();
        assert!(told.starts_with("Links to other pages were left out: ") && told.contains("Home"), "{told}");
    }
    // The title in the head, a date at the foot, a note beside and an old list are words of the document.
    let kept = format!(
        "<header>{links}<h1><a href=/pilots>Pilot Rulings</a></h1></header><aside>Tides are <a href=/tides>elsewhere</a>.</aside>\
         <menu><li>One flag means <a href=#yes>yes</a>.<li>Two mean no.</menu>\
         <p><a name=wrecks>Wrecks</a></p><p><a href=#oil>Oil</a></p><footer>9 September 2005</footer>"
    );
    let tidy = kept.replacen(links, "", 1);
    assert_eq!(
        text(&tidy),
        "# Pilot Rulings\n\nTides are elsewhere.\n\n- One flag means yes.\n- Two mean no.\n\nWrecks\n\nOil\n\n9 September 2005\n"
    );
    assert_eq!(text(&kept), text(&tidy));
    // Without its end, a part takes nothing away.
    assert_eq!(text(&format!("<nav>{links}{TITLED}")), READ);
    let open = format!("<nav><p>A lamp burns.</p>{TITLED}");
    assert!(text(&open).starts_with("A lamp burns.\n\n# Pilot Rulings"), "{}", text(&open));
}

#[test]
fn a_bold_beginning_a_term_and_a_first_cell_are_headings() {
    let bold = "<p><b>Blue lamp</b> It counts once.</p><p><b>Kettle.</b> It is filled once.</p>\
                <p><strong>Oil:</strong> It burns.</p><p>Use <b>Oil</b> sparingly.</p>";
    assert_eq!(headings(bold), ["Blue lamp", "Kettle", "Oil"]);
    let terms = "<dl><dt>Blue lamp</dt><dd>It counts once.</dd><dt>Kettle<dd>It is filled once.</dl>";
    assert_eq!(headings(terms), ["Blue lamp", "Kettle"]);
    let rows = "<table><tr><td>Blue lamp</td><td><p>It counts once.</p></td></tr>\
                <tr><td>Kettle</td><td>It is filled once.</td></tr></table>";
    assert_eq!(headings(rows), ["Blue lamp", "Kettle"]);
    let icon = "<p>Lamp - It needs <img src='c.gif' alt='Cmd'> aboard.</p></p></p></p>";
    assert!(text(icon).contains("It needs [Cmd] aboard."), "{}", text(icon));
}

#[test]
fn numbers_and_heads_of_pages_are_left_out_and_sentences_go_on() {
    for number in [
        |at: usize| format!("Page {at} of 4"),
        |at: usize| format!("- {at} -"),
        |at: usize| at.to_string(),
        |at: usize| format!("{at}/4"),
    ] {
        let read = plain(&pages(number), &Awaited::always()).unwrap();
        assert_eq!(read.text.matches("burns oil").count(), 36, "{}", read.text);
        assert_eq!(read.text.matches("Harbour").count(), 1, "the first is the title: {}", read.text);
        assert!(!read.text.lines().any(|line| line == number(3)), "{}", read.text);
        assert!(
            read.changes.iter().any(|said| said.to_string().contains("lines 11, 22, 33, 44")),
            "{:?}",
            read.changes
        );
        assert!(
            read.changes.iter().any(|said| said.to_string().contains("lines 12, 23, 34")),
            "{:?}",
            read.changes
        );
    }
    let torn = pages(|at| at.to_string())
        .replace("leaf 1 says that a lamp burns oil.\n1", "leaf 1 says that the\n1");
    let torn = torn.replace("Line 1 of the leaf 2 says", "lamp on leaf 2 says");
    assert!(text(&torn).contains("says that the\nlamp on leaf 2"), "{}", text(&torn));
    let fed = "Rules of the Harbour\nA lamp burns.\n\u{c}Rules of the Harbour\nA kettle boils.\n\u{c}Rules of the Harbour\nOil is dear.\n";
    assert_eq!(text(fed).trim(), "Rules of the Harbour\nA lamp burns.\n\nA kettle boils.\n\nOil is dear.");
}

#[test]
fn what_only_looks_like_a_page_number_stays() {
    let steps: String = (1..=6).map(|at| format!("Step {at}\n{}\n", "You take a lamp. ".repeat(3))).collect();
    let table: String = (1..=6).map(|at| format!("{at}\n")).collect();
    let years = "1994\nA lamp.\nB lamp.\nC lamp.\nD lamp.\n1996\n";
    assert!(text(&steps).contains("Step 4\nYou take"), "{}", text(&steps));
    for kept in [table.as_str(), years, "# Lamps\n\n1. oil - It burns.\n\n2. wick - It burns.\n"] {
        let read = plain(kept, &Awaited::always()).unwrap();
        assert_eq!((read.text.as_str(), read.changes), (kept, vec![]));
    }
}

#[test]
fn a_broken_word_is_whole_if_the_text_has_it_elsewhere() {
    let words = "A lantern burns. The lan-\ntern, if lit, stays face-\nup. A of\u{fb01}cer looks.\n";
    let read = plain(words, &Awaited::always()).unwrap();
    assert_eq!(read.text, "A lantern burns. The lantern,\nif lit, stays face-\nup. A officer looks.\n");
    assert_eq!(read.changes.len(), 2, "{:?}", read.changes);
}

#[test]
fn short_lines_are_headings_where_a_text_shows_no_others() {
    let rule = "You may light it once each turn, and it stays lit until the bell rings.\nIt counts once.\n";
    let bare = format!(
        "Rules of the harbour are these, and all are in force.\nBlue lamp\n{rule}Kettle\n{rule}Oil can\n{rule}"
    );
    assert_eq!(headings(&bare).split_off(1), ["Blue lamp", "Kettle", "Oil can"]);
    let marked = format!("# Rules\n\n## Blue lamp\n\n{rule}\nKettle\n{rule}");
    assert_eq!(plain(&marked, &Awaited::always()).unwrap().changes, []);
}

#[test]
fn the_numbers_of_rules_are_headings_where_a_text_shows_no_others() {
    let rules = |dot: &str| {
        format!(
            "Club rules\n12. Mai 2004\n\n1{dot} Turn order\nFirst do this.\nThen do that.\n\n1.1 Phases\n\
             A turn has two.\n\n2{dot} Battle\nFight once.\n\nDo not fight twice.\n"
        )
    };
    for dot in [".", ")"] {
        let found = headings(&rules(dot)).split_off(1);
        assert_eq!(found, [format!("1{dot} Turn order"), "1.1 Phases".to_owned(), format!("2{dot} Battle")]);
    }
    // The controls: a list, measures, and the day above.
    let list = "Bake in this order, and in no other.\n1. Make the dough\n2. Bake it\n3. Eat it\n".repeat(5);
    assert_eq!(text(&list), list);
    let measures =
        "2.5 points each\nA lamp counts so.\n3.5 points each\nOil counts so.\n4.5 more\nIt adds up.\n";
    assert_eq!(text(measures), measures);
    let days = "12. Mai 2004\nA day.\n13. Mai 2004\nA day.\n14. Mai 2004\nA day.\n";
    assert_eq!(text(days), days);
}

#[test]
fn a_second_look_changes_nothing() {
    let pages = pages(|at| at.to_string());
    for source in
        [pages.as_str(), "<h1>Rules</h1><p><b>Lamp</b> It burns.</p>", "a lan-\ntern and a lantern\n"]
    {
        let once = text(source);
        let twice = plain(&once, &Awaited::always()).unwrap();
        assert_eq!((twice.text, twice.changes), (once, vec![]));
    }
}

#[test]
fn the_published_documents_are_no_pages() {
    for name in [
        "2e-current-rulings-2011-01-03",
        "current-rulings-2000-07-31",
        "current-rulings-2000-10-30",
        "faq-1995-02-11",
        "glossary-fragment-undated",
    ] {
        let Some(text) = shared::text(&format!("rulings/{name}.txt")) else { return };
        let read = plain(&text, &Awaited::always()).unwrap();
        assert_eq!((read.text == text, read.changes), (true, vec![]), "{name}");
    }
}

#[test]
fn hostile_pages_are_read_in_one_pass_and_a_reader_who_leaves_stops_it() {
    let deep = "<div>".repeat(100_000) + "deep" + &"</div>".repeat(100_000);
    assert_eq!(text(&deep), "deep\n");
    let tags = "<b><td><li></p>".repeat(200_000);
    assert_eq!(text(&tags).trim(), "");
    let many: String = (0..50_000).map(|at| format!(" a{at}=1")).collect();
    assert_eq!(text(&format!("<p{many}>lamp</p>")), "lamp\n");
    let feeds = "\u{c}\n".repeat(300_000);
    assert_eq!(text(&feeds).trim(), "");
    let navs = "<nav><a href=x>x</a>".repeat(200_000) + &"</nav>".repeat(200_000) + "<p>lamp";
    let read = plain(&navs, &Awaited::always()).unwrap();
    assert_eq!(read.text, "lamp\n");
    assert!(read.changes[1].to_string().len() < 1_000, "{:?}", read.changes);
    let open = "<p>lamp</p><script>".to_owned() + &"x".repeat(1_000_000);
    assert_eq!(text(&open), "lamp\n");
    let blank = "An oil lamp burns\n".repeat(9) + &"\n".repeat(300_000) + "Out";
    assert_eq!(text(&blank), blank);
    let plain_lines = "a b\n".repeat(20_000);
    let leaves = Awaited::for_looks(10);
    assert_eq!(plain(&plain_lines, &leaves), Err(NotAwaited));
    assert!(leaves.looks() <= 15, "{}", leaves.looks());
    let leaves = Awaited::for_looks(3);
    assert_eq!(plain(&tags, &leaves), Err(NotAwaited));
    assert!(leaves.looks() <= 5, "{}", leaves.looks());
}
