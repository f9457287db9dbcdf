//! What must hold for any text at all.

use arbiter::domain::rulings::citation::Citation;
use arbiter::domain::rulings::entry::{normalised, text_hash};
use arbiter::domain::rulings::format::DocumentFormat;
use arbiter::domain::rulings::import_report::report;
use arbiter::domain::rulings::split::split;
use proptest::prelude::*;

use super::fixtures::*;

const FORMATS: [DocumentFormat; 6] = [
    DocumentFormat::Faq1995,
    DocumentFormat::SecondEdition2011,
    DocumentFormat::Wrapped2000,
    DocumentFormat::Bold2000,
    DocumentFormat::GlossaryRunOn,
    DocumentFormat::Generic,
];

/// Lines made of what the splitters look for.
fn lines() -> impl Strategy<Value = String> {
    let parts = prop::sample::select(vec![
        "",
        "RULINGS",
        "SIGNIFICANT CHANGES",
        "Q: ",
        "A: ",
        "Q. ",
        "A. ",
        "**Q:** ",
        "**A:** ",
        "# ",
        "### ",
        "===",
        "---",
        "**Bold**",
        "2) ",
        "O: ",
        "- ",
        " - a. ",
        "1. ",
        "20, ",
        "***",
        "**",
        "*",
        "* ",
        " – ",
        " - ",
        "\u{fffd}",
        "--",
        "TM, ",
        "See ",
        "CAPITALS ",
        "lower ",
        "Title ",
        ": ",
        ". ",
        "\t",
        "  ",
        "\"",
        "(",
        "é",
        "“",
        "🜨",
        "– Erratum:",
        "Document (",
        ")",
        "|",
        "Ð",
        "A",
        "7",
    ]);
    prop::collection::vec(prop::collection::vec(parts, 0..8).prop_map(|parts| parts.concat()), 0..30)
        .prop_map(|lines| lines.join("\n"))
}

fn check(text: &str, pages: &[u32]) -> Result<(), TestCaseError> {
    for format in FORMATS {
        let split = split(text, format, pages);
        let report = report(text, &split);
        prop_assert_eq!(report.uncovered, Vec::<u32>::new(), "{:?}", format);
        for (ordinal, entry) in (1..).zip(&split.entries) {
            prop_assert_eq!(entry.ordinal, ordinal);
            prop_assert!(entry.parent.is_none_or(|parent| parent < ordinal));
            prop_assert_eq!(&entry.text_sha256, &text_hash(&entry.text));
            prop_assert!(!entry.segments.is_empty());
            prop_assert!(entry.segments.iter().all(|part| part.line_start <= part.line_end));
        }
    }
    Ok(())
}

/// These words over and over, up to a length at which going through it for each line takes minutes.
fn many(words: &str) -> String {
    words.repeat(60_000 / words.len())
}

#[test]
fn a_text_made_to_be_slow_is_split_in_one_pass() {
    let asked = "Q: x\nA: y\nQ: z\nA: y\n";
    let texts = [
        many("a b\n"),
        many("exam-\nple "),
        many("a \u{fffd} b - A "),
        format!("lamp a{}", many("-")),
        format!("*{}{}", many("\u{a0}"), many("–")),
        format!("Q: AB{}", many(" – AB")),
        format!("Q: AB{}", many("--AB")),
        format!("{asked}Q: z\n{}", many("a\n")),
        format!("{asked}\nlamp - Oil.\n\n{}", many("A. x\n\n")),
        many("11- "),
        format!("ABC - x. {}", many("Ab - Cd. ")),
        format!("RULINGS\n\nlamp - It shines.\n\n{}", many(" Oil: It burns.\n\n")),
        format!("CHANGES\n\nlamp: It shines{}", many(". **Oil:** It burns")),
        many(" - a. x\n"),
        format!("lamp - It says: {}", many("See a ")),
        format!("lamp - See {}({}", many("a"), many(")")),
        format!("lamp - It {}", many("has been deleted ")),
        format!("lamp - It is.\n\n{}", many("It has been deleted.\n\n")),
        format!("– Erratum:\n{}", many("a  a")),
    ];
    for text in texts {
        check(&text, &[]).unwrap();
    }
}

#[test]
fn no_entry_repeats_what_is_too_long_to_be_said_again() {
    let shouted = "BREAD ".repeat(1_000);
    let asked = format!("Q: LOAF – May I?\nA: Yes.\n1. {shouted}\nQ: ROLL – May I?\nA: No.\n");
    let ruled = format!("RULINGS\n\n{shouted}\n\nlamp - It shines.\n");
    for (format, text) in [(DocumentFormat::Faq1995, asked), (DocumentFormat::Wrapped2000, ruled)] {
        let entries = split(&text, format, &[]).entries;
        let sections = entries.iter().filter_map(|entry| entry.section.as_ref());
        assert!(sections.map(String::len).all(|length| length <= 200), "{format:?}");
    }
    // All these entries share one line, and each says what the line lost.
    let lost = "ABC - \u{fffd} ".repeat(2_000);
    let entries = split(&lost, DocumentFormat::GlossaryRunOn, &[]).entries;
    assert_eq!(entries.len(), 2_000);
    let said: usize = entries.iter().map(|entry| entry.damage.len()).sum();
    assert!(said <= 20_000 + entries.len(), "{said}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn no_text_makes_a_splitter_panic_or_lose_a_line(text in any::<String>(), pages in prop::collection::vec(0u32..40, 0..5)) {
        check(&text, &pages)?;
    }

    #[test]
    fn no_mixture_of_marks_makes_a_splitter_panic_or_lose_a_line(text in lines(), pages in prop::collection::vec(0u32..40, 0..5)) {
        check(&text, &pages)?;
    }

    #[test]
    fn a_torn_copy_of_a_document_is_still_read(at in 0usize..2000, cut in 0usize..200) {
        for text in [WRAPPED, BOLD, SECOND, QUESTIONS, RUN_ON] {
            let torn: String = text.chars().enumerate().filter(|(i, _)| *i < at || *i >= at + cut).map(|(_, c)| c).collect();
            check(&torn, &[])?;
        }
    }

    #[test]
    fn every_citation_can_be_read_back(
        work in "[12]E-[A-Z]{1,4}",
        day in prop::option::of(0i64..12000),
        file in prop::option::of("[0-9a-f]{8}"),
        change in any::<bool>(),
        heading in "[A-Za-z\"][A-Za-z'\"()/,& –]{0,30}[A-Za-z\"?]",
        occurrence in 1u32..5,
        within in prop::option::of("[A-Z][a-z ]{0,10}[a-z]"),
        step in prop::option::of("[1-9](\\.[a-z])?"),
        paragraph in prop::option::of(1u32..99),
    ) {
        let start = chrono::NaiveDate::from_ymd_opt(1994, 1, 1).unwrap();
        let issued = day.map(|days| start + chrono::Duration::days(days));
        let work = work.parse().unwrap();
        let file = file.filter(|_| issued.is_none());
        let citation =
            Citation { work, issued, file, change, heading, occurrence, within, step, paragraph };
        let printed = citation.to_string();
        let read: Citation = printed.parse().unwrap();
        prop_assert_eq!(&read, &citation, "{}", printed);
        prop_assert_eq!(read.to_string(), printed);
    }

    #[test]
    fn the_hash_of_a_text_ignores_white_space(words in prop::collection::vec("[a-z]{1,5}", 1..8)) {
        let (one, other) = (words.join(" "), words.join(" \n\t "));
        prop_assert_eq!(text_hash(&one), text_hash(&other));
        prop_assert_eq!(normalised(&one), one.clone());
        prop_assert_ne!(text_hash(&one), text_hash(&(one.clone() + ".")));
    }
}
