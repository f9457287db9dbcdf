//! Somebody who has never seen the program brings four documents of four shapes, by the words on the pages alone. What
//! they press and type is counted, and for each document the stopwatch is printed.

use std::time::Instant;

use crate::person::Person;
use crate::support::browser::Screen;
use crate::support::program::Program;

/// An invented document as a stranger has it, what has to be suggested of it, and a question with its answer.
struct Found {
    name: &'static str,
    text: &'static str,
    title: &'static str,
    issued: &'static str,
    headings: &'static [&'static str],
    asked: &'static str,
    quoted: &'static str,
}

/// Typed by hand: topics in capitals with a colon, and a date in words.
const PLAIN: Found = Found {
    name: "quay.txt",
    text: "Rulings of the Quay Council\nFirst Edition\n12 March 2003\n\nThe council met and settled the following.\n\n\
           ANCHORS: An anchor holds one ship. A second ship at the same anchor drifts at the end of its owner's turn.\n\n\
           LANTERN OIL: Oil is used up when the lantern is lit, not when it is reported.\n\n\
           - An empty lantern may be carried.\n- A broken one may not.\n\n\
           ROPES: A rope joins two ships. While they are joined neither may cloak.\n",
    title: "Rulings of the Quay Council",
    issued: "2003-03-12",
    headings: &["ANCHORS", "LANTERN OIL", "ROPES"],
    asked: "two ships at one anchor",
    quoted: "A second ship at the same anchor drifts",
};

/// Markdown with a list, emphasis and a link.
const MARKDOWN: Found = Found {
    name: "moorings.md",
    text: "# Mooring Clarifications\n\nSecond Edition. Published **2 June 2014** by the [harbour](https://harbour.invalid).\n\n\
           ## Bollards\n\nA bollard takes *two* ropes. The third rope slips off at once.\n\n\
           ## Buoys\n\n- A buoy is no facility.\n- A ship may pass it without stopping.\n\n\
           ## Tides\n\nThe tide turns after the second player's third turn.\n",
    title: "Mooring Clarifications",
    issued: "2014-06-02",
    headings: &["Bollards", "Buoys", "Tides"],
    asked: "how often does a third rope hold on a bollard",
    quoted: "The third rope slips off at once",
};

/// The source of a page: headings, a list of terms, a table of contents that leads nowhere.
const HTML: Found = Found {
    name: "pilot.html",
    text: "<!doctype html><html lang=en><head><meta charset=utf-8><title>Pilot Rulings | The Harbour</title><style>h2{color:red}</style></head><body>\n\
           <nav><a href=/>Home</a> <a href=/rules>Rules</a></nav>\n\
           <h1>Pilot Rulings</h1>\n<p>Star Trek CCG First Edition, last updated September 9, 2005</p>\n\
           <h2>Pilot boats</h2><p>A pilot boat may dock while its ship is moving.</p>\n\
           <h2>Signals</h2><p>A signal is answered before the next card is played.</p><ul><li>One flag means yes.</li><li>Two flags mean no.</li></ul>\n\
           <h2>Wrecks</h2><p>A wreck stays where it is &mdash; nobody may tow it.</p>\n\
           <footer>&copy; 2005 The Harbour</footer></body></html>",
    title: "Pilot Rulings",
    issued: "2005-09-09",
    headings: &["Pilot boats", "Signals", "Wrecks"],
    asked: "may I tow a wreck",
    quoted: "nobody may tow it",
};

/// Copied from a PDF: page feet, a running head, broken words and lines, questions and answers.
const PDF: Found = Found {
    name: "dredger.txt",
    text: "Dredger FAQ\nFirst Edition\nMay 4, 1998\n\
           Q: DREDGING DEPTH - How deep may a dredger dig in one turn?\nA: Two fathoms. What it has dug stays open un-\ntil the tide turns.\n\
           Dredger FAQ Page 1 of 3\n\
           Q: MUD - Whose mud is it?\nA: It belongs to the player whose dredger brought it up, even if the dred-\nger is lost later.\n\
           Dredger FAQ Page 2 of 3\n\
           Q: TWO DREDGERS - Do two dredgers dig twice as deep?\nA: No. Only one of them digs in each turn.\n\
           Dredger FAQ Page 3 of 3\n",
    title: "Dredger FAQ",
    issued: "1998-05-04",
    headings: &["DREDGING DEPTH", "MUD", "TWO DREDGERS"],
    asked: "do two dredgers dig deeper than one",
    quoted: "Only one of them digs in each turn",
};

/// One document from the front page to its answer; gives the presses and what had to be typed.
async fn brings(person: &Person, found: &Found) -> (usize, usize) {
    let (mut presses, mut typed) = (0, 0);
    person.open("/").await;
    for words in ["Rulings", "Import a document"] {
        person.press_anywhere(words).await;
        presses += 1;
    }
    person.choose_file("From a file", found.name, found.text.as_bytes()).await;
    person.press("Look at it first").await;
    person.sees("Nothing is stored yet").await;
    presses += 2;
    // What a stranger has to correct is what was not suggested.
    let game = if found.asked.contains("bollard") { "Second Edition" } else { "First Edition" };
    for (label, wanted) in
        [("Title, as printed", found.title), ("Series, as a short name", ""), ("Issued on", found.issued)]
    {
        let suggested = person.value(label).await;
        // Any short name will do, as long as one is suggested.
        if suggested.is_empty() || !wanted.is_empty() && suggested != wanted {
            println!("{}: {label} suggested as {suggested:?}, wanted {wanted:?}", found.name);
            person.fill(label, if wanted.is_empty() { "HR" } else { wanted }).await;
            typed += 1;
        }
    }
    if !person.is_chosen(game).await {
        println!("{}: the game had to be chosen", found.name);
        person.choose(game).await;
        presses += 1;
    }
    let text = person.text().await;
    for said in ["Mostly read as introduction", "Lines left over", "Perhaps more entries"] {
        assert!(!text.contains(said), "{}: {said}: {text}", found.name);
    }
    person.press("Store the document").await;
    presses += 1;
    person.sees(found.title).await;
    let text = person.text().await;
    let missing: Vec<_> = found.headings.iter().filter(|heading| !text.contains(**heading)).collect();
    assert!(missing.is_empty(), "{}: {missing:?} in {text}", found.name);
    (presses, typed)
}

async fn asks(person: &Person, found: &Found) {
    let edition = if found.asked.contains("bollard") { "2E" } else { "1E" };
    let asked = found.asked.replace(' ', "+");
    person.open(&format!("/rulings/search?q={asked}&edition={edition}&on=2020-01-01")).await;
    person.sees(found.quoted).await;
}

#[actix_web::test]
async fn a_stranger_brings_documents_of_four_shapes_each_in_five_presses_and_types_nothing() {
    let program = Program::serve();
    let Some(person) = Person::new(&program, Screen::Laptop, true).await else { return };
    person.open(&program.link("/set-up/")).await;
    for (label, words) in [("Your name", "Sam Stranger"), ("Sign-in name", "sam")] {
        person.fill(label, words).await;
    }
    for label in ["Password", "The password again"] {
        person.fill(label, "a lamp on the shelf").await;
    }
    person.press("Create the account").await;
    for found in [PLAIN, MARKDOWN, HTML, PDF] {
        let began = Instant::now();
        let (presses, typed) = brings(&person, &found).await;
        println!(
            "{}: {presses} presses, {typed} fields typed, {:.1} s",
            found.name,
            began.elapsed().as_secs_f64()
        );
        assert!(presses <= 5 && typed == 0, "{}: {presses} presses, {typed} typed", found.name);
        asks(&person, &found).await;
    }
}
