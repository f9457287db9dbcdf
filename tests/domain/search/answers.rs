//! The rules of the search, on made-up documents.

use super::*;
use crate::rulings::fixtures::{QUESTIONS, QUESTIONS_PAGES};
use arbiter::domain::card::Particulars;
use arbiter::domain::rulings::document::{Description, NotBefore, WorkKey};
use arbiter::domain::rulings::format::DocumentFormat;
use arbiter::domain::rulings::search::{Aliases, Closest, Verdict, VerdictRule};
use arbiter::domain::rulings::standing::Status;

/// A list of which one item decides, a long paragraph that ends in its conclusion, and an entry that only points.
const LISTS: &str = "RULINGS\n\n\
* ferry - The ferry carries only the following:\n\n\
- passengers with a ticket; and\n\n\
- horses of the harbour master.\n\n\
* ferry bell - Add to step 2: See ferry horn.\n\n\
* ferry horn - The ferry bell is rung by the horn.\n\n";

#[test]
fn the_deciding_item_of_a_list_is_quoted() {
    let library = Library::of([described(LISTS, "ferry", "1E-CR", "2001-01-31")]);
    let index = SearchIndex::of(&library, std::iter::empty::<CardName<'_>>(), data::ruling_aliases());
    let held = Held::of(library, index);
    let answer = ask(&held, Edition::First, "2001-02-03", "does the ferry carry horses");
    let hit = &answer.results[0];
    assert!(hit.quote.contains("horses") && !hit.quote.contains("ticket"), "{hit:?}");
    assert!(hit.lead.contains("only the following"), "{hit:?}");
    assert_eq!(hit.marks.len(), 1);
}

#[test]
fn the_lines_of_a_torn_entry_hold_all_of_its_quotation() {
    let (document, _) = described(QUESTIONS, "bakery", "1E-FAQ", "1995-02-11");
    let entries = split(QUESTIONS, DocumentFormat::Faq1995, &QUESTIONS_PAGES).entries;
    let library = Library::of([(document, entries)]);
    let index = SearchIndex::of(&library, std::iter::empty::<CardName<'_>>(), &Aliases::default());
    let answer = ask(&Held::of(library, index), Edition::First, "1996-05-01", "LOAVES");
    let hit = answer.results.iter().chain(&answer.also).find(|hit| hit.heading == "LOAVES").unwrap();
    let lines: Vec<&str> = (1..)
        .zip(QUESTIONS.lines())
        .filter(|(number, _)| hit.segments.iter().any(|part| part.holds(*number)))
        .map(|(_, line)| line)
        .collect();
    assert!(hit.quote.ends_with("no longer.") && lines.join(" ").contains(&hit.quote), "{hit:?}: {lines:?}");
    assert_eq!(hit.segments.len(), 2, "control: a shuffled page tore it");
    assert_eq!(hit.line_start, hit.segments[0].line_start);
}

#[test]
fn the_rule_to_which_an_exception_refers_is_no_rival_of_it() {
    let answer = |see: &str| {
        let text = format!(
            "RULINGS\n\n* lanterns - Only one lantern burns in a harbour. A storm lantern burns at sea.\n\n\
             * storm lantern - A storm lantern burns in a harbour where another lantern burns.{see}\n\n\
             * kettle - A kettle boils.\n\n* ferry - The ferry sails at dawn.\n"
        );
        let library = Library::of([described(&text, "lanterns", "1E-CR", "2001-01-31")]);
        let index = SearchIndex::of(&library, std::iter::empty::<CardName<'_>>(), &Aliases::default());
        ask(&Held::of(library, index), Edition::First, "2001-02-03", "does a storm lantern burn in a harbour")
    };
    let (alone, referring) = (answer(""), answer(" See lanterns."));
    for one in [&alone, &referring] {
        assert_eq!(one.results[0].heading, "storm lantern", "{one:?}");
    }
    let lead = |answer: &SearchResults| {
        answer.weighed.iter().find(|(rule, _)| *rule == VerdictRule::Lead).unwrap().1
    };
    assert!(lead(&referring) > lead(&alone), "{:?} {:?}", referring.weighed, alone.weighed);
}

/// A made-up document of the form of the first 2000 issue: wrapped lines, a list of changes, topics before a dash.
const LAMPS: &str = "Current Rulings\n1/31/01\n\nHow to read this.\n\n\nSIGNIFICANT RULINGS CHANGES AND CLARIFICATIONS\n\n\
lanterns: Moonstone never dims.\n\n\nRULINGS\n\n\
* lanterns - A lantern may burn in any harbour. It costs no oil.\n\n\
beacon - See lanterns.\n\n\
pharos - See beacon.\n\n\
* harbour lights, red - Red harbour lights show the port side.\n\n\
* harbour lights, green - Green harbour lights show the starboard side.\n\n\
* harbour lights, white - White harbour lights show the anchorage.\n\n\
* breakwater - It shelters harbour lights from the sea.\n";

pub(super) fn described(text: &str, stem: &str, work: &str, issued: &str) -> (Document, Vec<RulingEntry>) {
    let work: WorkKey = work.parse().unwrap();
    let edition = work.to_string()[..2].parse().unwrap();
    let document = Document::described(
        text.as_bytes(),
        text,
        Description {
            stem: stem.to_owned(),
            work,
            edition,
            title: stem.to_owned(),
            publisher: None,
            issued: Some(issued.parse().unwrap()),
            previous_on: None,
            star_rule: true,
        },
    );
    let entries = split(text, document.format, &[]).entries;
    (document, entries)
}

fn lamps() -> Held {
    let library = Library::of([described(LAMPS, "lamps", "1E-CR", "2001-01-31")]);
    let titles = [(Edition::First, "Moonstone"), (Edition::First, "Wandering Lamplighter")];
    let index = SearchIndex::of(&library, titles, &Aliases::parse(ALIASES).unwrap());
    Held::of(library, index)
}

const ALIASES: &str =
    "[[name]]\nsays = [\"glims\"]\nmeans = \"lanterns\"\n[[words]]\nalike = [\"quay\", \"harbour\"]\n";

fn first(text: &str) -> String {
    let answer = ask(&lamps(), Edition::First, "2001-02-03", text);
    answer.results.first().map_or_else(String::new, |hit| hit.heading.clone())
}

#[test]
fn headings_aliases_misspellings_references_and_changes_lead_to_the_entry() {
    for question in [
        "lanterns",
        "does a lantern cost oil",
        "glims in the harbour",
        "lantrens cost oil?",
        "beacon",
        "is a pharos free of oil",
        "does moonstone dim",
    ] {
        assert_eq!(first(question), "lanterns", "{question}");
    }
    assert_eq!(first("port side lights on the quay"), "harbour lights, red");
}

#[test]
fn a_name_that_titles_begin_with_shows_the_cards_of_that_name() {
    let text = "Current Rulings\n1/31/01\n\n\nRULINGS\n\n\
* Old Tom's Son, Lamplighter - His Strength is 3.\n\n\
* Old Tom's Son, Retired - His Strength is 1.\n\n\
* ferry - Old Tom's Son sails it.\n";
    let library = Library::of([described(text, "people", "2E-CR", "2001-01-31")]);
    let index = SearchIndex::of(&library, std::iter::empty::<CardName<'_>>(), &Aliases::default());
    let held = Held::of(library, index);
    for name in ["Old Tom's Son", "old tom’s son?"] {
        let answer = ask(&held, Edition::Second, "2001-02-03", name);
        assert_eq!(answer.verdict, Verdict::LookUp, "{name}: {answer:?}");
        let headings: Vec<&str> = answer.results.iter().map(|hit| hit.heading.as_str()).take(2).collect();
        assert_eq!(headings, ["Old Tom's Son, Lamplighter", "Old Tom's Son, Retired"], "{name}");
    }
    let asked = ask(&held, Edition::Second, "2001-02-03", "how strong is Old Tom's Son, Retired");
    assert_ne!(asked.verdict, Verdict::LookUp, "the control: a question is none");
}

#[test]
fn half_a_heading_the_beginning_of_a_title_and_a_name_of_a_list_are_look_ups() {
    let text = "Current Rulings\n1/31/01\n\nHow to read this.\n\n\nSIGNIFICANT RULINGS CHANGES AND CLARIFICATIONS\n\n\
        bell: It rings twice.\n\nfog and rain\n\n\nRULINGS\n\n\
        * bell - It rings twice.\n\n\
        * ferry - In fog and rain it waits for 7 Lanterns of any kind.\n\n\
        * Old Tom, III, Retired - His Strength is 1.\n\n\
        * Storm Drone (Five of Six) - It flies where others wait.\n";
    let library = Library::of([described(text, "drones", "1E-CR", "2001-01-31")]);
    let titles = ["7 Lanterns - Bright", "7 Lanterns - Dim"].map(|title| (Edition::First, title));
    let index = SearchIndex::of(&library, titles, &Aliases::default());
    let held = Held::of(library, index);
    for (typed, heading) in [
        ("storm drone", "Storm Drone (Five of Six)"),
        ("Five of Six?", "Storm Drone (Five of Six)"),
        ("Old Tom III", "Old Tom, III, Retired"),
        ("7 lanterns", "ferry"),
        ("fog and rain", "ferry"),
    ] {
        let answer = ask(&held, Edition::First, "2001-02-03", typed);
        assert_eq!(answer.verdict, Verdict::LookUp, "{typed}: {answer:?}");
        let found: Vec<&str> = answer.results.iter().map(|hit| hit.heading.as_str()).collect();
        assert_eq!(found, [heading], "{typed}");
    }
    let listed = ask(&held, Edition::First, "2001-02-03", "fog and rain");
    assert_eq!(
        (listed.also[0].heading.as_str(), listed.also[0].status),
        ("fog and rain", Status::CrossReference)
    );
    for question in
        ["does the ferry wait in fog and rain", "do 7 lanterns wait", "when does a storm drone fly"]
    {
        let answer = ask(&held, Edition::First, "2001-02-03", question);
        assert_ne!(answer.verdict, Verdict::LookUp, "the control: {question}");
    }
}

#[test]
fn a_name_typed_alone_leads_to_its_entries_or_those_that_mention_the_card_or_nothing() {
    let text = "RULINGS\n\n* Moonstone - It never dims.\n\n\
        * interrupts - An interrupt burns beside Moonstone and beside Storm Glass.\n\n* kettle - A kettle boils.\n\n";
    let later = "RULINGS\n\n* beacon - A beacon burns by night.\n\n";
    let library = Library::of([
        described(text, "lights", "1E-CR", "2001-01-31"),
        described(later, "later", "1E-CR", "2001-03-31"),
    ]);
    let mut cards = data::card_table(Edition::First).cards().iter();
    let nexus = cards.find(|card| card.title == "Lure of the Nexus").unwrap();
    let nexus = CardName::of(Edition::First, nexus, data::card_particulars(Edition::First).of(&nexus.id));
    let titles = ["Moonstone", "Storm Glass"].map(|title| CardName::from((Edition::First, title)));
    let index = SearchIndex::of(&library, titles.into_iter().chain([nexus]), &Aliases::default());
    let held = Held::of(library, index);
    for (on, typed, verdict, headings) in [
        ("2001-02-03", "Moonstone", Verdict::LookUp, vec!["Moonstone"]),
        ("2001-02-03", "Storm Glass", Verdict::LookUp, vec!["interrupts"]),
        // An interrupt, but no entry says so.
        ("2001-02-03", "Lure of the Nexus", Verdict::Nothing, vec![]),
        ("2001-02-03", "the lure of the nexus?", Verdict::Nothing, vec![]),
        ("2001-02-03", "what does Lure of the Nexus do?", Verdict::Nothing, vec![]),
        ("2001-02-03", "beacon", Verdict::Nothing, vec![]),
        ("2001-04-05", "beacon", Verdict::LookUp, vec!["beacon"]),
    ] {
        let answer = ask(&held, Edition::First, on, typed);
        assert_eq!(answer.verdict, verdict, "{typed} on {on}: {answer:?}");
        let found: Vec<&str> = answer.results.iter().map(|hit| hit.heading.as_str()).collect();
        assert_eq!(found, headings, "{typed} on {on}");
        assert_eq!(answer.note.is_some(), verdict == Verdict::Nothing, "{typed} on {on}");
    }
    let early = ask(&held, Edition::First, "2001-02-03", "beacon");
    assert_eq!(early.also[0].status, Status::NotYet, "what is known under the heading is told");
}

#[test]
fn an_entry_that_names_the_card_speaks_of_it_however_little_of_the_question_it_covers() {
    let text = "RULINGS\n\n* Silver Moonstone - It never dims.\n\n* kettle - A kettle boils.\n\n";
    let library = Library::of([described(text, "stones", "1E-CR", "2001-01-31")]);
    let titles = ["Silver Moonstone", "Storm Glass"].map(|title| (Edition::First, title));
    let index = SearchIndex::of(&library, titles, &Aliases::default());
    let held = Held::of(library, index);
    let asked = "was taken while foggy weather came and pirates boarded, must their captain row ashore";
    let verdict = |card: &str| ask(&held, Edition::First, "2001-02-03", &format!("{card} {asked}")).verdict;
    assert_ne!(verdict("Silver Moonstone"), Verdict::Nothing);
    assert_eq!(verdict("Storm Glass"), Verdict::Nothing, "the control: no entry names it");
}

#[test]
fn a_card_that_no_entry_names_stands_for_its_keywords() {
    let text = "RULINGS\n\n* cloaking device - In the harbour it is off.\n\n* boom - In the harbour it is down.\n\n\
        * kettle - A kettle boils.\n\n* ferry - The ferry sails at dawn.\n\n";
    let library = Library::of([described(text, "harbour", "1E-CR", "2001-01-31")]);
    let mut cards = data::card_table(Edition::First).cards().iter();
    let ship = cards.find(|card| card.title == "B-Type Warbird").unwrap();
    let score = |known: Particulars<'_>| {
        let index =
            SearchIndex::of(&library, [CardName::of(Edition::First, ship, known)], &Aliases::default());
        let held = Held::of(library.clone(), index);
        let answer = ask(&held, Edition::First, "2001-02-03", "is the B-Type Warbird safe in the harbour");
        let hit = answer.results.into_iter().find(|hit| hit.heading == "cloaking device");
        hit.map(|hit| hit.score).unwrap()
    };
    let printed = data::card_particulars(Edition::First).of(&ship.id);
    assert!(score(printed) > score(Particulars::default()), "{printed:?}");
}

/// An older document that speaks of harbour lights, and not of what their colours show.
const HARBOUR: &str = "Current Rulings\n1/31/99\n\nHow to read this.\n\n\nSIGNIFICANT RULINGS CHANGES AND CLARIFICATIONS\n\n\
harbour lights: They burn by night.\n\n\nRULINGS\n\n\
* harbour lights - Of the harbour lights a red one burns on the port side of the quay by night.\n\n\
* kettle - A kettle boils.\n";

#[test]
fn a_known_question_is_read_like_one_that_is_asked() {
    let answer = |known: &str| {
        let (document, mut entries) = described(LAMPS, "lamps", "1E-CR", "2001-01-31");
        let lanterns = entries.iter_mut().find(|entry| entry.text.contains("costs no oil")).unwrap();
        lanterns.asked = vec![known.to_owned()];
        let library = Library::of([(document, entries)]);
        let index =
            SearchIndex::of(&library, std::iter::empty::<CardName<'_>>(), &Aliases::parse(ALIASES).unwrap());
        ask(&Held::of(library, index), Edition::First, "2001-02-03", "do lanterns smoke")
    };
    assert_eq!(answer("do glims smoke"), answer("do lanterns smoke"), "a nickname is what it means");
    assert_ne!(answer("do candles smoke"), answer("do lanterns smoke"), "the control");
}

#[test]
fn an_index_that_grew_answers_like_one_made_at_once_and_reads_only_what_is_new() {
    let known = Aliases::parse(ALIASES).unwrap();
    let titles = || [(Edition::First, "Moonstone"), (Edition::First, "Wandering Lamplighter")];
    // A name of the newest document, “oil”, occurs in the texts of the others.
    let oil = "Current Rulings\n3/31/01\n\n\nRULINGS\n\n* oil - Oil and lanterns are kept apart.\n";
    let documents = [
        described(HARBOUR, "harbour", "1E-CR", "1999-01-31"),
        described(LAMPS, "lamps", "1E-CR", "2001-01-31"),
        described(LAMPS, "lamps-2", "2E-CR", "2001-01-31"),
        described(oil, "oil", "1E-CR", "2001-03-31"),
    ];
    let shelved: Vec<Arc<Catalogued>> = documents
        .into_iter()
        .map(|(document, entries)| {
            Arc::new(Catalogued::of(LibraryDocument {
                document,
                entries: Arc::new(entries),
                text_held: true,
            }))
        })
        .collect();
    let of = |which: &[usize]| Library::of_catalogued(which.iter().map(|at| Arc::clone(&shelved[*at])));
    let mut index = SearchIndex::without_entries(titles(), &known);
    // Documents come, and one goes and comes back.
    for (which, read) in [
        (&[0][..], 1),
        (&[0, 1], 1),
        (&[0, 1, 2], 1),
        (&[0, 1, 2, 3], 1),
        (&[0, 2, 3], 0),
        (&[0, 1, 2, 3], 1),
        (&[0, 1, 2, 3], 0),
    ] {
        let library = of(which);
        index = index.with(&library);
        assert_eq!(index.documents_read(), read, "{which:?}");
        let at_once = SearchIndex::of(&library, titles(), &known);
        assert_eq!(at_once.documents_read(), which.len(), "the control reads all");
        for text in [
            "does a lantern cost oil",
            "glims in the harbour",
            "do red harbour lights show the port side",
            "oil",
            "lantrens",
            "does moonstone dim",
        ] {
            for edition in [Edition::First, Edition::Second] {
                let query =
                    Query { text: text.to_owned(), edition, on: "2001-05-03".parse().unwrap(), limit: 5 };
                assert_eq!(index.search(&library, &query), at_once.search(&library, &query), "{text}");
            }
        }
    }
}

#[test]
fn a_near_match_does_not_decide_a_question_that_a_later_ruling_answers() {
    let question = "do red harbour lights show the port side";
    let of = |documents: Vec<(Document, Vec<RulingEntry>)>| {
        let library = Library::of(documents);
        let index =
            SearchIndex::of(&library, std::iter::empty::<CardName<'_>>(), &Aliases::parse(ALIASES).unwrap());
        Held::of(library, index)
    };
    let older = || described(HARBOUR, "harbour", "1E-CR", "1999-01-31");
    let both = of(vec![older(), described(LAMPS, "lamps", "1E-CR", "2001-01-31")]);
    let early = ask(&both, Edition::First, "2000-02-03", question);
    assert_eq!((early.decides, early.results[0].document.as_str()), (false, "harbour"), "{early:?}");
    assert_eq!(early.also[0].status, Status::NotYet);
    assert!(ask(&both, Edition::First, "2001-02-03", question).decides, "once it applies it decides");
    let said = early.note.unwrap().also.is_some();
    assert_eq!(
        said,
        early.also[0].score >= early.results[0].score,
        "a later ruling is named if it fits better"
    );
    let alone = of(vec![older()]);
    assert!(ask(&alone, Edition::First, "2000-02-03", question).decides, "the control");
}

#[test]
fn an_entry_not_in_force_or_of_another_game_is_named_but_has_no_authority() {
    let held = lamps();
    for (edition, on, status) in [
        (Edition::First, "2001-01-30", Status::NotYet),
        (Edition::Second, "2001-02-03", Status::OtherEdition),
    ] {
        let answer = ask(&held, edition, on, "does a lantern cost oil");
        assert!(answer.results.is_empty() && !answer.decides, "{answer:?}");
        assert_eq!((answer.also[0].heading.as_str(), answer.also[0].status), ("lanterns", status));
        assert!(!answer.also[0].reason.to_string().is_empty() && answer.note.is_some());
    }
}

#[test]
fn an_answer_cites_quotes_and_says_where() {
    let answer = ask(&lamps(), Edition::First, "2001-02-03", "does a lantern cost oil");
    let hit = &answer.results[0];
    assert_eq!(hit.citation.to_string(), "1E-CR 2001-01-31, lanterns");
    assert_eq!((hit.document.as_str(), hit.status), ("lamps", Status::InForce));
    assert_eq!(LAMPS.lines().nth(usize::try_from(hit.line_start).unwrap() - 1).unwrap()[..10], *"* lanterns");
    assert!(hit.quote.contains("costs no oil"), "{}", hit.quote);
    assert!(answer.decides && answer.note.is_none());
}

#[test]
fn at_most_two_of_the_first_results_are_on_one_subject() {
    let answer = ask(&lamps(), Edition::First, "2001-02-03", "harbour lights");
    let places: Vec<bool> = answer.results.iter().map(|hit| hit.heading.starts_with("harbour")).collect();
    assert_eq!(places.iter().filter(|harbour| **harbour).count(), 3, "{answer:?}");
    let last = places.iter().rposition(|harbour| *harbour).unwrap();
    assert!(last > places.iter().position(|harbour| !harbour).unwrap(), "{places:?}");
}

#[test]
fn a_question_that_no_entry_treats_is_decided_by_nothing() {
    let held = lamps();
    for question in ["may I use sleeves", "wandering lamplighter", "what", "", "?!", "\u{0}\u{fffd} ✨"] {
        let answer = ask(&held, Edition::First, "2001-02-03", question);
        assert!(!answer.decides && answer.note.is_some(), "{question}: {answer:?}");
    }
    let empty = Held::of(Library::default(), SearchIndex::default());
    let answer = ask(&empty, Edition::First, "2001-02-03", "lanterns");
    assert!(!answer.decides && answer.note.unwrap().to_string().contains("No ruling document"));
}

#[test]
fn the_same_question_gets_the_same_answer_and_a_long_one_gets_an_answer() {
    let (one, other) = (lamps(), lamps());
    let long = "harbour lights and lanterns ".repeat(500);
    for question in ["harbour lights show the sea", long.as_str()] {
        let answers = [&one, &other].map(|held| ask(held, Edition::First, "2001-02-03", question));
        assert_eq!(answers[0], answers[1]);
        assert!(!answers[0].results.is_empty());
    }
}

#[test]
fn the_list_of_aliases_that_comes_with_the_program_can_be_read() {
    assert_ne!(*data::ruling_aliases(), Aliases::default());
}

#[test]
fn many_later_entries_do_not_hide_an_earlier_one() {
    let topics = (0..200).map(|number| format!("* lantern rule {number} - A lantern costs lantern oil.\n\n"));
    let later = format!("RULINGS\n\n{}", topics.collect::<String>());
    let (mut document, entries) = described(&later, "later", "1E-CR", "2002-01-31");
    document.star_rule = false;
    let library = Library::of([described(LAMPS, "lamps", "1E-CR", "2001-01-31"), (document, entries)]);
    let index = SearchIndex::of(&library, std::iter::empty::<CardName<'_>>(), &Aliases::default());
    let held = Held::of(library, index);
    let answer = ask(&held, Edition::First, "2001-02-03", "lantern oil costs");
    assert_eq!(answer.results[0].document, "lamps", "{answer:?}");
    assert!(answer.results.iter().all(|hit| hit.document == "lamps"));
    let answer = ask(&held, Edition::First, "2002-02-03", "lantern oil costs");
    assert_eq!(answer.results[0].document, "later", "{answer:?}");
}

#[test]
fn a_long_question_is_decided_like_a_short_one() {
    let library = lamps().library;
    let index = SearchIndex::of(&library, std::iter::empty::<CardName<'_>>(), data::ruling_aliases());
    let held = Held::of(library, index);
    for question in [
        "does a lantern cost oil",
        "dude says he told me already yesterday that a lantern costs oil, thats ridiculous, i dont believe him",
    ] {
        let answer = ask(&held, Edition::First, "2001-02-03", question);
        assert!(answer.decides && answer.cover > 0.5, "{question}: {answer:?}");
        assert_eq!(answer.results[0].heading, "lanterns");
    }
}

#[test]
fn an_entry_on_two_subjects_comes_after_the_one_on_the_subject_that_was_asked_about() {
    let text = "RULINGS\n\n\
        * Moonstone and Wandering Lamplighter - The Moonstone is dim. The Moonstone stays dim.\n\n\
        * Moonstone - A dim stone.\n\n\
        * oil and water - Oil never mixes with water.\n";
    let library = Library::of([described(text, "stones", "1E-CR", "2001-01-31")]);
    let titles = [(Edition::First, "Moonstone"), (Edition::First, "Wandering Lamplighter")];
    let index = SearchIndex::of(&library, titles, &Aliases::default());
    let held = Held::of(library, index);
    for (question, heading) in [
        ("is the moonstone dim", "Moonstone"),
        ("is the moonstone of the wandering lamplighter dim", "Moonstone and Wandering Lamplighter"),
        ("does oil mix", "oil and water"),
    ] {
        let answer = ask(&held, Edition::First, "2001-02-03", question);
        assert_eq!(answer.results[0].heading, heading, "{question}: {answer:?}");
    }
}

#[test]
fn an_entry_of_unknown_age_decides_nothing_and_none_is_older_than_its_game() {
    let text = LAMPS.replace("* lanterns", "lanterns");
    let (mut document, entries) = described(&text, "lamps", "1E-CR", "2001-01-31");
    document.not_before = Some(NotBefore {
        day: "1999-03-01".parse().unwrap(),
        because: "lamps were first sold then".to_owned(),
        source: "the seller".to_owned(),
        checked: true,
    });
    let library = Library::of([(document, entries)]);
    let index = SearchIndex::of(&library, std::iter::empty::<CardName<'_>>(), &Aliases::default());
    let held = Held::of(library, index);
    for (on, decides, status) in [
        ("1999-02-28", false, Status::NotYet),
        ("1999-03-01", false, Status::Window),
        ("2001-01-31", true, Status::InForce),
    ] {
        let answer = ask(&held, Edition::First, on, "does a lantern in any harbour cost oil");
        let hit = answer.results.first().or(answer.also.first()).unwrap();
        assert_eq!((answer.decides, hit.status), (decides, status), "{on}: {answer:?}");
        let doubtful = answer.note.is_some_and(|note| note.fits == Closest::Doubtful);
        assert_eq!(doubtful, status == Status::Window, "{on}: {answer:?}");
        assert_eq!(answer.results.is_empty(), status == Status::NotYet);
    }
}

#[test]
fn a_heading_that_says_where_cards_are_asks_for_nothing_in_a_question_about_something_else() {
    const LISTED: &str = include_str!("../../../data/rulings/aliases.toml");
    const PLACES: &str = "places = [\"in play\", \"on planet\"]";
    let with = |aliases: &str| {
        let aliases = Aliases::parse(aliases).unwrap();
        let aliases = aliases.with_matters(include_str!("../../../data/rulings/matters.toml")).unwrap();
        let aliases = aliases.with_beside(include_str!("../../../data/rulings/beside.txt")).unwrap();
        let aliases = aliases.with_meanings(include_str!("../../../data/rulings/meanings.txt")).unwrap();
        let Held { library, .. } = outlines();
        let index = SearchIndex::of(&library, titles(), &aliases);
        Held::of(library, index)
    };
    let decided = |held: &Held, question: &str| {
        let answer = ask(held, Edition::First, "2000-11-26", question);
        (answer.decides, answer.results[0].heading.clone())
    };
    const COPIES: &str = "Two copies of one universal card in play: do both count?";
    let (held, without) = (with(LISTED), LISTED.replace(PLACES, "places = []"));
    assert_ne!(without, LISTED);
    let without = with(&without);
    assert_eq!(decided(&held, COPIES), (true, "cumulative".to_owned()));
    assert!(!decided(&without, COPIES).0, "the control");
    assert!(
        decided(&without, "Two copies of one universal card: do both count?").0,
        "only the place was in the way"
    );
    // Where the place itself is asked about, it counts as before.
    assert_eq!(decided(&held, "when is a card in play").1, "in play");
}

#[test]
fn of_two_equally_good_entries_the_newer_comes_first() {
    let old = described(LAMPS, "a-old", "1E-FAQ", "2000-01-31");
    let library = Library::of([old, described(LAMPS, "b-new", "1E-CR", "2001-01-31")]);
    let index = SearchIndex::of(&library, std::iter::empty::<CardName<'_>>(), &Aliases::default());
    let held = Held::of(library, index);
    for (on, document) in [("2000-06-01", "a-old"), ("2001-06-01", "b-new")] {
        let answer = ask(&held, Edition::First, on, "does a lantern cost oil");
        assert_eq!(answer.results[0].document, document, "{answer:?}");
    }
}

#[test]
fn other_words_are_headings_near_those_of_a_question_that_nothing_answers() {
    let held = lamps();
    let other = |edition, text: &str| {
        let query = Query { text: text.to_owned(), edition, on: "2001-02-03".parse().unwrap(), limit: 5 };
        held.index.other_words(&held.library, &query)
    };
    assert_eq!(other(Edition::First, "may a lanternfish swim"), ["lanterns"]);
    assert_eq!(other(Edition::First, "who sweeps the breakwater")[0], "breakwater");
    assert_eq!(other(Edition::First, "zeppelin ballast"), Vec::<String>::new());
    assert_eq!(other(Edition::Second, "may a lanternfish swim"), Vec::<String>::new());
}
