//! Documents of an unknown layout: what is recognised as an entry, and what a person is asked.

use arbiter::domain::rulings::entry::EntryKind;
use arbiter::domain::rulings::format::DocumentFormat;
use arbiter::domain::rulings::import_report::report;
use arbiter::domain::rulings::split::{Split, split};

fn read(text: &str) -> Split {
    let split = split(text, DocumentFormat::of(text), &[]);
    assert_eq!(report(text, &split).uncovered, Vec::<u32>::new(), "{text}");
    split
}

/// Headings with their texts.
fn entries(text: &str) -> Vec<(String, String)> {
    let entries = read(text).entries.into_iter();
    entries.map(|entry| (entry.heading, entry.text)).collect()
}

fn is(found: &[(String, String)], expected: &[(&str, &str)]) {
    let found: Vec<(&str, &str)> = found.iter().map(|(one, two)| (one.as_str(), two.as_str())).collect();
    assert_eq!(found, expected);
}

const MARKED: &str = "\
# T

## Beaming
You may beam.

More on it.

## Cloaking

You may cloak.

### Cloaked ships

They are cloaked.
";

#[test]
fn markdown_headings_begin_entries_however_they_are_written() {
    let expected = [
        ("Beaming", "You may beam.\n\nMore on it."),
        ("Cloaking", "You may cloak."),
        ("Cloaked ships", "They are cloaked."),
    ];
    let joined = MARKED.replace("## ", "##").replace("###", "### ");
    let closed = MARKED.replace("## Beaming", "## Beaming ##").replace("## Cloaking", "## Cloaking ##");
    let lines = MARKED.replace('\n', "\r\n");
    let bold =
        MARKED.replace("## Beaming", "## **Beaming**").replace("### Cloaked ships", "**Cloaked ships**");
    let tight = MARKED.replace("\n\n", "\n").replace("beam.\nMore", "beam.\n\nMore");
    let one_level = MARKED.replace("# T\n", "").replace("## ", "# ");
    for text in [MARKED, &joined, &closed, &lines, &bold, &tight, &one_level] {
        is(&entries(text), &expected);
    }
    let split = read(MARKED);
    assert_eq!(split.headings.first().map(|heading| heading.text.as_str()), Some("T"));
    let ships = split.entries.last().unwrap();
    assert_eq!((ships.level, ships.parent), (2, Some(2)), "part of the entry above it");
}

#[test]
fn a_heading_without_text_names_a_part_and_a_title_with_text_is_an_introduction() {
    let text = "# Club rulings\n\nRead this.\n\n## Ships\n\n### Docking\nDock.\n\n## People\n\nrank - First.\n\nage – Last.\n";
    let split = read(text);
    let found: Vec<_> = split
        .entries
        .iter()
        .map(|entry| (entry.heading.as_str(), entry.kind, entry.section.as_deref()))
        .collect();
    assert_eq!(
        found,
        [
            ("Club rulings", EntryKind::FrontMatter, None),
            ("Docking", EntryKind::Ruling, Some("Ships")),
            ("rank", EntryKind::Ruling, Some("People")),
            ("age", EntryKind::Ruling, Some("People")),
        ]
    );
}

#[test]
fn an_underlined_line_is_a_heading_and_the_first_topic_is_not_lost() {
    let expected = [("Beaming", "You may beam."), ("Cloaking", "You may cloak.\n\nSometimes.")];
    for text in [
        "Beaming\n=======\nYou may beam.\n\nCloaking\n--------\nYou may cloak.\n\nSometimes.\n",
        "Beaming\n---\n\nYou may beam.\n\nCloaking\n---\nYou may cloak.\n\n---\n\nSometimes.\n",
        "Beaming\n===\nYou may beam.\nCloaking\n===\nYou may cloak.\n\nSometimes.\n",
        "BEAMING\n\nYou may beam.\n\nCLOAKING\n\nYou may cloak.\n\nSometimes.\n",
    ] {
        let found = entries(text);
        let small: Vec<_> = found
            .into_iter()
            .map(|(heading, text)| (format!("{}{}", &heading[..1], heading[1..].to_lowercase()), text))
            .collect();
        is(&small, &expected);
    }
}

#[test]
fn questions_and_answers_are_read_under_every_usual_mark() {
    let text = "\
Club answers

Q: Can I beam through shields?
A: No. Lower them first.

Q: May I cloak, then fire,
and turn?
A: Not in the same turn.
";
    let first = ("Can I beam through shields?", "Can I beam through shields?\n\nA: No. Lower them first.");
    let second = (
        "May I cloak, then fire, and turn?",
        "May I cloak, then fire, and turn?\n\nA: Not in the same turn.",
    );
    let marks = [
        ("Q.", "A."),
        ("**Q:**", "**A:**"),
        ("**Q**:", "**A**:"),
        ("Q1:", "A1:"),
        ("Question:", "Answer:"),
        ("### Q:", "A:"),
    ];
    for (ask, say) in marks {
        let text = text.replace("Q:", ask).replace("A:", say);
        let found = entries(&text);
        let text = if ask.starts_with('#') { &found[..2] } else { &found };
        is(&text[..2], &[("Club answers", "Club answers"), first]);
        if !ask.starts_with('#') {
            is(&found[2..], &[second]);
        }
    }
    let one = "Notes\n\nQ. Is one enough? A. It is.\n";
    let split = read(one);
    let entry = split.entries.last().unwrap();
    assert_eq!((entry.kind, entry.answered, entry.answer()), (EntryKind::Faq, true, Some(2)));
    assert_eq!(entry.question(), "Is one enough?");
    // A card of that name is not a question.
    is(
        &entries("Notes\n\nQ: He snaps his fingers.\n\nBorg: They adapt.\n")[1..],
        &[("Notes", ""), ("Borg", "They adapt.")][1..],
    );
}

#[test]
fn topics_on_adjacent_lines_and_in_numbered_lists_are_separate_entries() {
    let expected =
        [("beaming", "You may beam."), ("cloaking", "You may cloak and decloak."), ("doors", "They open.")];
    for text in [
        "Notes\n\nbeaming - You may beam.\ncloaking - You may cloak\nand decloak.\ndoors - They open.\n",
        "Club notes\nbeaming - You may beam.\ncloaking - You may cloak\nand decloak.\ndoors - They open.\n",
        "Notes\n\n1. beaming: You may beam.\n2. cloaking: You may cloak\nand decloak.\n10. doors: They open.\n",
        "Notes\n\n1) beaming - You may beam.\n2) cloaking - You may cloak\nand decloak.\n3) doors - They open.\n",
        "Notes\n\n- **beaming:** You may beam.\n- **cloaking** - You may cloak\nand decloak.\n- **doors**: They open.\n",
    ] {
        is(&entries(text)[1..], &expected);
    }
    is(
        &entries("beaming - You may\ncloaking - You may not\n"),
        &[("beaming", "You may"), ("cloaking", "You may not")],
    );
    // A list within a ruling, a note and a wrapped sentence stay where they are.
    let text = "baking - Bake in this order:\n1. Dough: Make it.\n2. Oven: Heat it.\n\nNote: It is hot.\n";
    assert_eq!(entries(text).len(), 1);
    assert_eq!(entries("ships - You may use the\nboat - The captain says so.\n").len(), 1);
}

#[test]
fn text_that_may_be_an_entry_is_named() {
    let split = read("ships - You may use the\nboat - The captain says so.\n");
    assert_eq!(split.doubtful, [2]);
    let plain = "Words.\n\n".repeat(8);
    let split = read(&plain);
    assert!(report(&plain, &split).is_mostly_introduction());
    let text = "Notes\n\nbeaming - You may beam.\n";
    let found = read(text);
    assert!(found.doubtful.is_empty() && !report(text, &found).is_mostly_introduction());
}

#[test]
fn a_long_question_is_cut_at_a_word_so_that_its_address_fits() {
    let long = format!("# Notes\n\n## {}?\n\nYes.\n", "word ".repeat(60).trim_end());
    let split = read(&long);
    let heading = &split.entries.last().unwrap().heading;
    assert!(heading.chars().count() <= 100 && heading.ends_with("word…"), "{heading}");
}

#[test]
fn in_a_list_of_topics_a_text_may_go_on_in_lower_case() {
    for mark in [" – ", " - ", ": "] {
        let text = format!(
            "House list\n2001-01-01\n\nAmber Lamp{mark}You may light it.\n\nBrass Bell{mark}may be rung twice.\n\nCopper \
             Funnel{mark}counts as a tool.\n"
        );
        let found = entries(&text);
        let expected = [
            ("Amber Lamp", "You may light it."),
            ("Brass Bell", "may be rung twice."),
            ("Copper Funnel", "counts as a tool."),
        ];
        is(&found[found.len() - 3..], &expected);
    }
    // One such sentence between paragraphs of prose is none.
    let prose =
        "Lamps\n\nYou may light one.\n\nA lamp – may be lit.\n\nIt burns for a turn.\n\nThen it goes out.\n";
    assert!(entries(prose).iter().all(|(heading, _)| heading != "A lamp"), "{:?}", entries(prose));
}
