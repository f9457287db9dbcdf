//! A document is previewed, described and stored.

use super::*;

#[test]
fn a_return_address_leads_to_an_entry_and_never_to_another_site() {
    for back in ["/rulings/a-b/attempting-missions.3.f", "/rulings/a-b/phased-matter~2?on=2000-10-30"] {
        assert_eq!(urls::local(back).as_str(), back);
    }
    for out in ["/.", "/..", "/a/../b", "/./x", "/.//evil.example", "//evil.example", "/.evil"] {
        assert_eq!(urls::local(out).as_str(), "/", "{out}");
    }
    let fair = library();
    for odd in ["blue-lamp.", ".blue-lamp", "blue..lamp", "~2", "blue-lamp~~2", "Blue-lamp"] {
        assert_eq!(
            fair.house.get(&format!("/rulings/sample-rulings-2000/{odd}")).send().status,
            404,
            "{odd}"
        );
    }
}

const DESCRIBED: [(&str, &str); 6] = [
    ("name", "Sample Rulings (2000).txt"),
    ("title", "Sample O'Rulings <b>"),
    ("edition", "1E"),
    ("series", "SR"),
    ("publisher", "The Sample Committee"),
    ("issued", "2000-10-30"),
];

#[test]
fn a_pasted_document_is_previewed_and_then_stored() {
    let fair = Fair::new();
    let text = pasted();
    let look = fair.send(
        &fair.operator,
        "/rulings/import",
        &[("name", "Sample Rulings (2000).txt"), ("text", &text)],
    );
    assert_eq!(look.status, 200);
    says(&look, "not known to the program; say below what it is");
    says(&look, "4 entries found");
    says(&look, "3 rulings, 1 introduction");
    says(&look, "1 starred");
    says(&look, "1 lost character");
    says(&look, "0 lines left over");
    assert!(stored(&fair).is_empty(), "a look stores nothing");
    let fields = [&DESCRIBED[..], &[("text", text.as_str())]].concat();
    let sent = fair.send(&fair.operator, "/rulings/import/store", &fields);
    assert_eq!((sent.status, sent.header("location")), (303, "/rulings/sample-rulings-2000"));
    let rulings = fair.desk().library().unwrap();
    let held = &rulings.imported[0];
    assert_eq!(&*held.text, ruled::FIRST, "the line ends of the browser are not those of the document");
    assert!(held.by.account().is_some());
    assert_eq!(held.document.work.to_string(), "1E-SR");
    let page = fair.house.get("/rulings/sample-rulings-2000").send();
    says(&page, "Sample O&#39;Rulings &#60;b&#62;");
}

#[test]
fn only_an_operator_gives_authority_to_a_document_that_the_program_does_not_know() {
    let fair = Fair::new();
    let text = pasted();
    let fields = [&DESCRIBED[..], &[("text", text.as_str())]].concat();
    for person in [&fair.judge, &fair.head_judge, &fair.director, &fair.stranger] {
        let look = fair.send(person, "/rulings/import", &[("name", "x.txt"), ("text", &text)]);
        assert_eq!(look.status, 200);
        says(&look, "4 entries found");
        says(&look, "only an operator stores it");
        silent(&look, "Store the document</button>");
        let sent = fair.send(person, "/rulings/import/store", &fields);
        assert_eq!(sent.status, 422);
        says(&sent, "only an operator stores it");
        says(&sent, "The blue lamp counts as one of the thirty lamps");
        assert!(stored(&fair).is_empty());
    }
    assert_eq!(fair.send(&fair.operator, "/rulings/import/store", &fields).status, 303);
}

#[test]
fn the_same_document_is_stored_once_however_it_comes() {
    let fair = Fair::new();
    let (text, bare) = (pasted(), ruled::FIRST.trim_end().to_owned());
    for text in [&text, &text, &bare] {
        let fields = [&DESCRIBED[..], &[("text", text.as_str())]].concat();
        let sent = fair.send(&fair.operator, "/rulings/import/store", &fields);
        assert_eq!((sent.status, sent.header("location")), (303, "/rulings/sample-rulings-2000"));
    }
    assert_eq!(stored(&fair), ["sample-rulings-2000"]);
    // The same submission twice changes nothing.
    let number = "6f1c1b1e-0a5e-4c7e-9a57-0d6f6f0c6a01";
    let fields = [&DESCRIBED[..], &[("text", text.as_str()), ("submission", number)]].concat();
    for _ in 0..2 {
        let sent = fair.house.post("/rulings/import/store", &fields).within(&fair.operator).send();
        assert_eq!(sent.status, 303);
    }
    assert_eq!(stored(&fair).len(), 1);
}

#[test]
fn an_entry_with_a_text_is_not_summed_up_as_a_reference() {
    let fair = Fair::new();
    let text = "Notes\n\napples - Apples may be eaten once. See pears.\n\npears - See apples.\n";
    ruled::import(fair.desk(), "fruit.txt", text, Edition::First, "FR", day(2001, 1, 1));
    silent(&fair.house.get("/rulings/fruit/apples").send(), "In short");
    says(&fair.house.get("/rulings/fruit/pears").send(), "In short: See apples.");
}

#[test]
fn the_preview_says_what_may_have_been_read_wrongly() {
    let fair = Fair::new();
    let look =
        |text: &str| fair.send(&fair.operator, "/rulings/import", &[("name", "club.txt"), ("text", text)]);
    let doubtful = look("Notes\n\nships - You may use the\nboat - The captain says so.\n");
    says(&doubtful, "were read as text of the one before: 4.");
    let plain = look(&"Words without any heading.\n\n".repeat(9));
    says(&plain, "Mostly read as introduction");
    let sound = look("# Notes\n\n## Ships\nThey sail.\n\n## Oars\nThey row.\n");
    says(&sound, "2 entries found");
    silent(&sound, "Perhaps more entries");
    silent(&sound, "Mostly read as introduction");
}

#[test]
fn a_document_in_the_library_is_recognised_with_its_description() {
    let fair = Fair::new();
    ruled::first(fair.desk());
    let before = fair.desk().library().unwrap().imported[0].base.clone();
    let text = pasted();
    let bare = [("name", "other.txt"), ("text", text.as_str())];
    let look = fair.send(&fair.operator, "/rulings/import", &bare);
    says(&look, "The very same document is held already.");
    says(&look, "value=\"Sample Rulings of SR\"");
    says(&look, "value=\"2000-10-30\"");
    says(&look, "Correct the description</button>");
    silent(&fair.send(&fair.judge, "/rulings/import", &bare), "Correct the description");
    assert_eq!(fair.send(&fair.operator, "/rulings/import/store", &bare).status, 303);
    assert_eq!(fair.desk().library().unwrap().imported[0].base, before);
    let anew = [("title", "Lamp rulings"), ("edition", "1E"), ("series", "SR"), ("issued", "2000-10-30")];
    let seen = seen_in(&look);
    let seen = [("seen", seen.as_str())];
    let sent = fair.send(&fair.operator, "/rulings/import/store", &[&bare[..], &anew, &seen].concat());
    assert_eq!(sent.status, 303);
    let rulings = fair.desk().library().unwrap();
    let now = &rulings.imported[0].base;
    assert_eq!((now.title.as_str(), &now.publisher), ("Lamp rulings", &before.publisher));
}

#[test]
fn another_copy_of_an_issue_is_announced_before_it_takes_its_place() {
    let fair = Fair::new();
    ruled::first(fair.desk());
    let fields = [&DESCRIBED[..], &[("text", ruled::CHANGED)]].concat();
    let sent = fair.send(&fair.operator, "/rulings/import/store", &fields);
    assert_eq!(sent.status, 303);
    assert_eq!(stored(&fair).len(), 2, "both copies are kept");
    let page = fair.house.get("/rulings/sample-rulings-2000/blue-lamp").send();
    says(&page, "A preface was added.");
    says(&fair.house.get("/rulings").send(), "another copy is cited in its place");
}

#[test]
fn addresses_of_a_copy_lead_to_the_cited_copy_whatever_its_file_name() {
    let fair = library();
    let old = "/rulings/sample-rulings-2000";
    repost(&fair);
    let page = fair.house.get(&format!("{old}/blue-lamp")).send();
    assert_eq!(page.status, 200);
    says(&page, "A preface was added.");
    says(&page, "1E-SR 2000-10-30, blue lamp");
    // The copy itself is still there, and says what differs.
    let document = fair.house.get(old).send();
    says(&document, "href=\"/rulings/reposted\"");
    says(&document, "/rulings/compare?from=sample-rulings-2000&#38;to=reposted");
    let compared = fair.house.get("/rulings/compare?from=sample-rulings-2000&to=reposted").send();
    assert_eq!(compared.status, 200);
    says(&compared, "samovar</a>");
    // What the later copy dropped is shown as it was, and decides nothing.
    let gone = fair.house.get(&format!("{old}/moons-gate")).send();
    assert_eq!(gone.status, 200);
    says(&gone, "Not in the copy that is cited now");
    says(&gone, "The moon gate opens at noon");
    silent(&gone, "In force");
    assert_eq!(fair.house.get(&format!("{old}/no-lamp")).send().status, 404);
    assert_eq!(fair.house.get("/rulings/reposted/no-lamp").send().status, 404);
}

#[test]
fn a_heading_that_a_later_copy_corrected_is_found_at_its_old_address() {
    let fair = library();
    let text = ruled::FIRST.replace("kettle - A", "the kettle - A");
    ruled::import(fair.desk(), "reposted.txt", &text, Edition::First, "SR", day(2000, 10, 30));
    for stem in ["sample-rulings-2000", "reposted"] {
        says(&fair.house.get(&format!("/rulings/{stem}/kettle")).send(), "1E-SR 2000-10-30, the kettle");
    }
    let rulings = fair.desk().library().unwrap();
    let cited = rulings.library.find(&"1E-SR 2000-10-30, kettle".parse().unwrap()).unwrap();
    assert_eq!(cited.entry.heading, "the kettle");
}

#[test]
fn no_document_takes_the_address_of_another_page_or_of_another_issue() {
    let below: std::collections::BTreeSet<&str> = arbiter::web::routes::ROUTES
        .iter()
        .filter_map(|route| route.path.strip_prefix("/rulings/")?.split('/').next())
        .filter(|part| !part.starts_with('{'))
        .collect();
    assert!(below.contains("report") && below.len() > 5, "{below:?}");
    assert_eq!(arbiter::app::library::RESERVED.to_vec(), below.iter().copied().collect::<Vec<_>>());
    let fair = library();
    for name in below {
        let text = format!("Notes\n\n{name} - A page of this name is a page.\n");
        let file = format!("{name}.txt");
        let fields: Vec<(&str, &str)> = DESCRIBED[1..5]
            .iter()
            .copied()
            .chain([("name", file.as_str()), ("text", &text), ("undated", "yes")])
            .collect();
        let sent = fair.send(&fair.operator, "/rulings/import/store", &fields);
        let to = format!("/rulings/{name}-2");
        assert_eq!((sent.status, sent.header("location")), (303, to.as_str()));
        says(&fair.house.get(&to).send(), &format!("{name}</a>"));
    }
    let long = format!("{}.txt", "long-".repeat(40));
    ruled::import(fair.desk(), &long, "Notes\n\noar - Row.\n", Edition::First, "LO", day(1999, 1, 1));
    let stem = stored(&fair).into_iter().find(|stem| stem.starts_with("long-")).unwrap();
    assert_eq!(fair.house.get(&format!("/rulings/{stem}/oar")).send().status, 200);
    // A corrected copy under the file name of another issue does not push that one out.
    ruled::import(fair.desk(), "second-sample.txt", ruled::CHANGED, Edition::First, "SR", day(2000, 10, 30));
    says(&fair.house.get("/rulings/second-sample/blue-lamp").send(), "never lit in this game");
    says(&fair.house.get("/rulings/sample-rulings-2000/blue-lamp").send(), "A preface was added.");
}

#[test]
fn an_unknown_document_has_to_be_described_before_it_is_stored() {
    let fair = Fair::new();
    for (missing, typed, words) in [
        ("title", "", "Give the title printed on the document."),
        ("edition", "9E", "Choose the game it rules on."),
        ("series", "", "Give its series a short name"),
        ("series", "C R", "Give its series a short name"),
        ("issued", "", "Give the date on the document, or tick that it has none."),
        ("issued", "30.10.2000", "Write the date as year-month-day"),
    ] {
        let text = pasted();
        let mut fields: Vec<(&str, &str)> =
            DESCRIBED.into_iter().filter(|(name, _)| *name != missing).collect();
        fields.extend([(missing, typed), ("text", text.as_str())]);
        let sent = fair.send(&fair.operator, "/rulings/import/store", &fields);
        assert_eq!(sent.status, 422, "{missing} {typed:?}");
        says(&sent, words);
        says(&sent, "The blue lamp counts as one of the thirty lamps");
        says(&sent, "value=\"The Sample Committee\"");
        assert!(stored(&fair).is_empty(), "nothing is half-stored");
    }
}

#[test]
fn an_undated_document_is_stored_only_when_somebody_says_that_it_is_undated() {
    let fair = Fair::new();
    let text = pasted();
    let mut fields: Vec<(&str, &str)> = DESCRIBED.into_iter().filter(|(name, _)| *name != "issued").collect();
    fields.extend([("text", text.as_str()), ("undated", "yes")]);
    let both = [&fields[..], &[("issued", "2000-10-30")]].concat();
    assert_eq!(fair.send(&fair.operator, "/rulings/import/store", &both).status, 422);
    assert_eq!(fair.send(&fair.operator, "/rulings/import/store", &fields).status, 303);
    let page = fair.house.get("/rulings/sample-rulings-2000/blue-lamp").send();
    says(&page, "1E-SR n.d., blue lamp");
    says(&page, "status undated");
    says(&fair.house.get("/rulings").send(), "undated");
}

#[test]
fn a_text_that_is_no_document_is_refused_with_a_sentence() {
    let fair = Fair::new();
    for (name, text, words) in [
        ("rulings.txt", "", "There is no text here."),
        ("rulings.txt", "  \r\n \r\n", "There is no text here."),
        ("rulings.txt", "GIF89a\u{1}\u{2}\u{3}", "holds control characters"),
        ("rulings.pdf", "%PDF-1.4\nlamp", "This is a PDF file, not text."),
    ] {
        for path in ["/rulings/import", "/rulings/import/store"] {
            let sent = fair.send(&fair.operator, path, &[("name", name), ("text", text)]);
            assert_eq!(sent.status, 422, "{path} {name:?} {text:?}");
            says(&sent, words);
            assert!(stored(&fair).is_empty());
        }
    }
    let nameless = [("name", ""), ("text", "lamp - It is lit.")];
    let sent = fair.send(&fair.operator, "/rulings/import/store", &nameless);
    assert_eq!(sent.status, 422);
    says(&sent, "Give the name of the file");
    let unknown = [("name", "x.txt"), ("text", "lamp - It is lit."), ("sha256", "00")];
    assert_eq!(fair.send(&fair.operator, "/rulings/import", &unknown).status, 400);
}

#[test]
fn the_documents_as_published_are_recognised_when_they_are_pasted() {
    let Some(folder) = shared::folder() else { return };
    let fair = Fair::new();
    for (file, cited) in [
        ("faq-1995-02-11", "1E-FAQ"),
        ("current-rulings-2000-07-31", "1E-CR"),
        ("glossary-fragment-undated", "1E-CR"),
        ("current-rulings-2000-10-30", "1E-CR"),
        ("2e-current-rulings-2011-01-03", "2E-CR"),
    ] {
        let text = std::fs::read_to_string(folder.join(format!("rulings/{file}.txt"))).unwrap();
        let text = text.replace('\n', "\r\n");
        let fields = [("name", "pasted.txt"), ("text", text.as_str())];
        let look = fair.send(&fair.judge, "/rulings/import", &fields);
        assert_eq!(look.status, 200, "{file}");
        says(&look, cited);
        silent(&look, "not known to the program");
        let sent = fair.send(&fair.judge, "/rulings/import/store", &fields);
        assert_eq!((sent.status, sent.header("location")), (303, &*format!("/rulings/{file}")));
        let again = fair.send(&fair.judge, "/rulings/import", &fields);
        says(&again, "The very same document is held already.");
        let page = fair.house.get(&format!("/rulings/{file}")).send();
        assert_eq!(page.status, 200);
        says(&page, "every line accounted for");
    }
    silent(&fair.house.get("/rulings").send(), "Not imported yet");
    every_entry_has_a_page(&fair);
}

fn every_entry_has_a_page(fair: &Fair) {
    let rulings = fair.desk().library().unwrap();
    // One of each form of address suffices over a socket; all of them are looked up.
    let mut shapes = std::collections::BTreeSet::new();
    for found in rulings.library.entries() {
        let slug = found.citation().slug();
        let stem = &found.document().stem;
        let back = rulings.library.entry(&EntryAddress::of(found)).unwrap();
        assert_eq!(back.entry.ordinal, found.entry.ordinal, "{stem}/{slug} is the address of two entries");
        let shape = (stem.clone(), slug.contains('~'), slug.contains('.'), slug.matches('.').count());
        if shapes.insert(shape) {
            let page = fair.house.get(&format!("/rulings/{stem}/{slug}")).send();
            assert_eq!(page.status, 200, "{stem}/{slug}");
        }
    }
    assert!(shapes.len() > 5, "{shapes:?}");
}
