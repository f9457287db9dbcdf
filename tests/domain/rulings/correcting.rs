//! Corrections by people to a split.

use std::collections::BTreeMap;

use arbiter::domain::rulings::correction::{
    CorrectedEntry, Correction, Misfit, NumberedCorrection, date_document, line_hash,
};
use arbiter::domain::rulings::entry::{EntryKind, RulingEntry};
use arbiter::domain::rulings::format::DocumentFormat;
use arbiter::domain::rulings::split::{Corrected, split, split_corrected};
use arbiter::words::library::correction_clause;

use super::fixtures::*;

const TEXT: &str = "\
Sample

anchors - You may drop an anchor.

The rope is long.

Beware - It is a sentence of the rope.

boats - A boat floats.

kettle - Boil it. See boats and
lamp - Light it.
";

fn entries(text: &str) -> Vec<RulingEntry> {
    split(text, DocumentFormat::Generic, &[]).entries
}

fn named<'a>(entries: &'a [RulingEntry], heading: &str) -> &'a RulingEntry {
    entries.iter().find(|entry| entry.heading == heading).unwrap_or_else(|| panic!("{heading}: {entries:#?}"))
}

fn mark(heading: &str) -> CorrectedEntry {
    CorrectedEntry::of(named(&entries(TEXT), heading))
}

fn cut(heading: &str, line: u32, new: &str) -> Correction {
    let text = TEXT.lines().nth(usize::try_from(line).unwrap() - 1).unwrap();
    Correction::Cut { at: mark(heading), line, line_sha256: line_hash(text), heading: new.to_owned() }
}

fn lay(text: &str, corrections: &[Correction]) -> Corrected {
    let numbered: Vec<NumberedCorrection> = (1..)
        .zip(corrections)
        .map(|(number, correction)| NumberedCorrection {
            number,
            correction: correction.clone(),
            withdrawn: false,
        })
        .collect();
    split_corrected(text, DocumentFormat::Generic, &[], &numbered)
}

fn texts(corrected: &Corrected) -> BTreeMap<&str, &str> {
    corrected.split.entries.iter().map(|entry| (entry.heading.as_str(), entry.text.as_str())).collect()
}

#[test]
fn without_corrections_the_split_is_unchanged() {
    for text in [TEXT, WRAPPED, BOLD, SECOND] {
        let format = DocumentFormat::of(text);
        assert_eq!(split_corrected(text, format, &[], &[]).split, split(text, format, &[]));
    }
}

#[test]
fn a_false_entry_continues_the_one_before_it() {
    let corrected = lay(TEXT, &[Correction::Merge { at: mark("Beware") }]);
    let texts = texts(&corrected);
    assert!(!texts.contains_key("Beware"));
    assert_eq!(
        texts["anchors"],
        "You may drop an anchor.\n\nThe rope is long.\n\nBeware - It is a sentence of the rope."
    );
    let anchors = named(&corrected.split.entries, "anchors");
    assert_eq!(corrected.outcomes[&1], Ok(anchors.ordinal));
    assert_eq!(corrected.former["beware"], anchors.ordinal, "the old address leads to the entry");
}

#[test]
fn an_entry_is_cut_where_another_begins_inside_it() {
    let corrected = lay(TEXT, &[cut("kettle", 12, "lamp")]);
    let texts = texts(&corrected);
    assert_eq!((texts["kettle"], texts["lamp"]), ("Boil it. See boats and", "Light it."));
    assert_eq!(named(&corrected.split.entries, "lamp").line_start, 12);
    assert_eq!(named(&corrected.split.entries, "kettle").line_end, 11);
    for (line, why) in [(11, Misfit::BeginsThere(11)), (9, Misfit::OtherLine(9))] {
        let wrong = lay(TEXT, &[cut("kettle", line, "lamp")]);
        assert_eq!(wrong.outcomes[&1], Err(why));
        assert_eq!(
            wrong.split,
            split(TEXT, DocumentFormat::Generic, &[]),
            "what does not fit changes nothing"
        );
    }
}

#[test]
fn a_renamed_entry_is_found_at_every_address_it_had() {
    let rename = |heading: &str| Correction::Rename { at: mark("boats"), heading: heading.to_owned() };
    let mut second = rename("ships and boats");
    if let Correction::Rename { at, .. } = &mut second {
        at.heading = "ships".to_owned();
    }
    let corrected = lay(TEXT, &[rename("ships"), second]);
    let ships = named(&corrected.split.entries, "ships and boats").ordinal;
    assert_eq!(corrected.former, BTreeMap::from([("boats".to_owned(), ships), ("ships".to_owned(), ships)]));
}

#[test]
fn a_vacated_address_is_given_to_nobody_else() {
    let text = TEXT.replace("lamp - Light it.", "\nboats - Another on boats.");
    let at = CorrectedEntry::of(named(&entries(&text), "boats"));
    let corrected = lay(&text, &[Correction::Rename { at, heading: "ships".to_owned() }]);
    let other = named(&corrected.split.entries, "boats");
    assert_eq!((other.text.as_str(), other.occurrence), ("Another on boats.", 2));
    assert_eq!(corrected.former["boats"], named(&corrected.split.entries, "ships").ordinal);
}

#[test]
fn a_person_says_what_an_entry_is() {
    let corrected = lay(TEXT, &[Correction::SetKind { at: mark("boats"), kind: EntryKind::Erratum }]);
    assert_eq!(named(&corrected.split.entries, "boats").kind, EntryKind::Erratum);
    let step = lay(TEXT, &[Correction::SetKind { at: mark("boats"), kind: EntryKind::TimingStep }]);
    assert_eq!(step.outcomes[&1], Err(Misfit::Step));
}

#[test]
fn corrections_follow_their_text_into_another_copy_and_say_so_when_it_is_gone() {
    let corrections = [
        Correction::Merge { at: mark("Beware") },
        cut("kettle", 12, "lamp"),
        Correction::Rename { at: mark("boats"), heading: "ships".to_owned() },
    ];
    let moved = TEXT.replace("Sample\n", "Sample\n\nA preface.\n");
    let corrected = lay(&moved, &corrections);
    assert!(corrected.outcomes.values().all(Result::is_ok), "{:?}", corrected.outcomes);
    assert!(texts(&corrected).contains_key("lamp"));
    let carried = |number: i64| {
        let (first, cut) = corrected.lines[&number];
        let moved = corrections[usize::try_from(number).unwrap() - 1].clone().at_lines(first, cut);
        correction_clause(&moved).to_string()
    };
    assert_eq!(carried(2), "“kettle” ends before line 14; from there on it is “lamp”");
    assert_eq!(carried(3), "the heading “boats” (line 11) reads “ships”");
    let changed = TEXT.replace("A boat floats.", "A boat sinks.");
    let corrected = lay(&changed, &corrections);
    assert_eq!(corrected.outcomes[&3], Err(Misfit::NoEntry(9)));
    assert!(corrected.outcomes[&1].is_ok() && corrected.outcomes[&2].is_ok());
    assert!(texts(&corrected).contains_key("boats"));
}

#[test]
fn a_withdrawn_correction_changes_nothing_and_its_addresses_still_work() {
    let numbered = |correction| [NumberedCorrection { number: 1, correction, withdrawn: true }];
    let rename = Correction::Rename { at: mark("boats"), heading: "ships".to_owned() };
    for (correction, address, heading) in
        [(rename, "ships", "boats"), (cut("kettle", 12, "lamp"), "lamp", "kettle")]
    {
        let corrected = split_corrected(TEXT, DocumentFormat::Generic, &[], &numbered(correction));
        assert_eq!(corrected.split, split(TEXT, DocumentFormat::Generic, &[]));
        let leads = corrected.former[address];
        assert_eq!(leads, named(&corrected.split.entries, heading).ordinal);
        assert!(corrected.outcomes.is_empty());
    }
}

#[test]
fn only_an_undated_document_is_given_a_date() {
    let given = |withdrawn| {
        [NumberedCorrection {
            number: 1,
            correction: Correction::Date { issued: date("2001-02-03") },
            withdrawn,
        }]
    };
    let undated = described(TEXT, "sample", "1E-CR", None, None).0;
    let (document, former) = date_document(undated.clone(), &given(false));
    assert_eq!((document.issued, former), (Some(date("2001-02-03")), vec!["n.d.".to_owned()]));
    let (document, former) = date_document(undated, &given(true));
    assert_eq!((document.issued, former), (None, vec!["2001-02-03".to_owned()]));
    let printed = described(TEXT, "sample", "1E-CR", Some("2000-01-01"), None).0;
    assert_eq!(date_document(printed.clone(), &given(false)), (printed, Vec::new()));
}
