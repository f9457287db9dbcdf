//! A first import: a stranger pastes a document of some shape, looks, and stores what is suggested.

use super::*;

/// What a document is, as it is pasted, and what has to be suggested of it.
struct Pasted {
    text: &'static str,
    title: &'static str,
    work: &'static str,
    issued: &'static str,
    headings: &'static [&'static str],
}

/// The source of a web page, run-in headings in bold.
const PAGE: Pasted = Pasted {
    text: "<!DOCTYPE html>\n<html><head><title>Harbour Glossary</title><script>var x = '<p>';</script></head>\n\
           <body><h1>Harbour Glossary, First Edition</h1><p>Issued October 30, 2000</p>\n\
           <p><b>Blue lamp</b> The blue lamp counts as one of the thirty lamps.</p>\n\
           <p><b>Kettle.</b> A kettle is filled once each turn.</p><ul><li>It may be copper.</li></ul>\n\
           <p><b>Oil can</b> &ndash; It is dear.</p></body></html>",
    title: "Harbour Glossary, First Edition",
    work: "1E-GL",
    issued: "2000-10-30",
    headings: &["Blue lamp", "Kettle", "Oil can"],
};

/// The text of a PDF: running heads, page numbers, a word broken at the end of a line, headings without type.
const SHEETS: Pasted = Pasted {
    text: "Harbour Rulebook\nSecond Edition, issued 3 January 2011\nThese are the rules for lamps in the harbour, and all of them are in force.\n\
           Blue lamp\nThe blue lamp counts as one of the thirty lamps on the shelf of its owner, who may\n\
           light it once each turn.\n1\nHarbour Rulebook\nKettle\nA kettle is filled once each turn, and the\n\
           harbour bell rings when it boils. No har-\nbour has two bells.\nIt may be copper.\n2\n\
           Harbour Rulebook\nOil can\nAn oil can is dear, so that you may use it only if you com-\nmand the lamp.\nIt stays where it is.\n3\n\
           Harbour Rulebook\nWick\nA wick is cut each evening by the one who owns the lamp.\nIt burns down.\nNobody cuts it twice.\n4\n",
    title: "Harbour Rulebook",
    work: "2E-RB",
    issued: "2011-01-03",
    headings: &["Blue lamp", "Kettle", "Oil can", "Wick"],
};

/// Markdown.
const MARKED: Pasted = Pasted {
    text: "# House rules of the harbour\n\n*2019-05-04, for Second Edition*\n\n## Blue lamp\n\nIt is lit once.\n\n\
           ## Kettle\n\nIt is filled once.\n\n## Oil can\n\nIt is dear.\n",
    title: "House rules of the harbour",
    work: "2E-HR",
    issued: "2019-05-04",
    headings: &["Blue lamp", "Kettle", "Oil can"],
};

/// Questions and answers as plain text.
const ASKED: Pasted = Pasted {
    text: "Frequently asked about harbours\n1E, 16th of May 1997\n\nQ: BLUE LAMP - Is it lit twice?\n\nA: No, once each turn.\n\n\
           Q: KETTLE - May a kettle be copper?\n\nA: Yes.\n\nQ: OIL CAN - Is oil dear?\n\nA: It is.\n",
    title: "Frequently asked about harbours",
    work: "1E-FAQ",
    issued: "1997-05-16",
    headings: &["BLUE LAMP", "KETTLE", "OIL CAN"],
};

/// The fields of a form as the page shows them.
fn suggested(page: &Response) -> Vec<(String, String)> {
    let text = page.text();
    let (_, form) = text.split_once("action=\"/rulings/import/store\"").unwrap();
    let (form, _) = form.split_once("</form>").unwrap();
    let plain = |words: &str| {
        words
            .replace("&#34;", "\"")
            .replace("&#39;", "'")
            .replace("&#60;", "<")
            .replace("&#62;", ">")
            .replace("&#38;", "&")
    };
    let mut fields = Vec::new();
    for tag in form.split('<') {
        let of =
            |name: &str| tag.split_once(&format!(" {name}=\"")).and_then(|(_, rest)| rest.split_once('"'));
        let Some((name, _)) = of("name") else { continue };
        let value = match tag.split_once(' ').unwrap().0 {
            "textarea" => tag.split_once(">\n").map(|(_, text)| text.to_owned()),
            "input" if tag.contains("type=\"radio\"") || tag.contains("type=\"checkbox\"") => {
                tag.contains(" checked").then(|| of("value").unwrap().0.to_owned())
            }
            "input" => of("value").map(|(value, _)| value.to_owned()),
            _ => None,
        };
        let sealed = ["csrf", "submission"].contains(&name);
        fields.extend(value.filter(|_| !sealed).map(|value| (name.to_owned(), plain(&value))));
    }
    fields
}

fn send(fair: &Fair, path: &str, fields: &[(String, String)]) -> Response {
    let fields: Vec<(&str, &str)> =
        fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    fair.send(&fair.operator, path, &fields)
}

#[test]
fn documents_of_four_shapes_are_stored_as_suggested_with_nothing_typed() {
    for pasted in [PAGE, SHEETS, MARKED, ASKED] {
        let fair = Fair::new();
        let text = pasted.text.replace('\n', "\r\n");
        let look = fair.send(&fair.operator, "/rulings/import", &[("name", ""), ("text", &text)]);
        assert_eq!(look.status, 200, "{}", look.text());
        assert!(stored(&fair).is_empty(), "a look stores nothing");
        silent(&look, "Mostly read as introduction");
        says(&look, "Suggested, so check it.");
        let sent = send(&fair, "/rulings/import/store", &suggested(&look));
        assert_eq!(sent.status, 303, "{}: {}", pasted.title, sent.text());
        let rulings = fair.desk().library().unwrap();
        let held = &rulings.imported[0];
        let issued = held.document.issued.map(|day| day.to_string()).unwrap_or_default();
        assert_eq!(
            (held.document.title.as_str(), held.document.work.to_string().as_str(), issued.as_str()),
            (pasted.title, pasted.work, pasted.issued)
        );
        let found = |heading: &&str| held.entries.iter().any(|entry| entry.heading == *heading);
        let missing: Vec<_> = pasted.headings.iter().filter(|heading| !found(heading)).collect();
        assert!(missing.is_empty(), "{}: {missing:?} in {:?}", pasted.title, held.text);
        // It is found and opened by somebody who is not signed in.
        let (edition, _) = pasted.work.split_once('-').unwrap();
        let asked = format!("/rulings/search?q=blue+lamp&edition={edition}&on=2020-01-01");
        let search = fair.house.get(&asked).send();
        assert!(search.text().to_lowercase().contains("blue lamp"), "{}", search.text());
        let place = sent.header("location").to_owned();
        assert_eq!(fair.house.get(&place).send().status, 200);
        // Pasted once more without a name, it has the one under which it is held.
        let again = fair.send(&fair.operator, "/rulings/import", &[("name", ""), ("text", &text)]);
        says(&again, "The very same document is held already.");
        let sent = send(&fair, "/rulings/import/store", &suggested(&again));
        assert_eq!((sent.status, sent.header("location")), (303, place.as_str()), "{}", sent.text());
        assert_eq!(stored(&fair).len(), 1);
    }
}

#[test]
fn the_preview_says_what_was_changed_and_leaves_it_if_asked() {
    let fair = Fair::new();
    let look = |more: &[(&str, &str)]| {
        let fields = [&[("name", "harbour.txt"), ("text", SHEETS.text)][..], more].concat();
        fair.send(&fair.operator, "/rulings/import", &fields)
    };
    let plain = look(&[]);
    says(&plain, "Page numbers were left out: lines 7, 14, 20, 26.");
    says(&plain, "“Harbour Rulebook”, which is repeated at page breaks, was left out: lines 8, 15, 21.");
    says(&plain, "No harbour");
    let verbatim = look(&[("verbatim", "yes")]);
    silent(&verbatim, "Page numbers were left out");
    says(&verbatim, "No har-");
    // What is in the box is stored, tags and all.
    let fields = [("name", "x.txt"), ("text", "<p>lamp - It is lit.</p>"), ("title", "X"), ("edition", "1E")];
    let more = [("series", "SR"), ("issued", "2000-10-30")];
    let sent = fair.send(&fair.operator, "/rulings/import/store", &[&fields[..], &more].concat());
    assert_eq!(sent.status, 303);
    assert_eq!(&*fair.desk().library().unwrap().imported[0].text, "<p>lamp - It is lit.</p>");
}

#[test]
fn an_issue_that_is_only_known_to_exist_is_named() {
    let fair = Fair::new();
    let text =
        "Current Rulings, First Edition\n\nNovember 27, 2000\n\nlamp - It is lit.\n\noil - It burns.\n";
    let look = fair.send(&fair.operator, "/rulings/import", &[("name", ""), ("text", text)]);
    says(&look, "This may be Current Rulings, corrected on 28 November");
}

#[test]
fn a_page_of_nothing_but_tags_and_a_flood_of_them_are_refused_with_a_sentence() {
    let fair = Fair::new();
    let deep = "<div>".repeat(150_000);
    let look = fair.send(&fair.operator, "/rulings/import", &[("name", "x.html"), ("text", &deep)]);
    assert_eq!(look.status, 422);
    says(&look, "holds no text");
    let flood = "<b><td><li>".repeat(120_000);
    let sent = fair.send(&fair.judge, "/rulings/import", &[("name", "x.html"), ("text", &flood)]);
    assert_eq!(sent.status, 413);
    assert!(stored(&fair).is_empty());
}
