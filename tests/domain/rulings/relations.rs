//! What the entries of the five documents do to each other: the program's answers against a list that a reader made
//! from the texts alone, `tests/cases/relations.tsv`.

use std::collections::BTreeMap;

use arbiter::app::library::LibrarySnapshot;
use arbiter::domain::rulings::document::Document;
use arbiter::domain::rulings::entry::{EntryKind, RulingEntry};
use arbiter::domain::rulings::inferred_relation::{InferredRelation, Readings};
use arbiter::domain::rulings::library::{Library, LibraryEntry};
use arbiter::domain::rulings::standing::{Status, Why};
use arbiter::domain::rulings::status;

use super::fixtures::*;

const LIST: &str = include_str!("../../cases/relations.tsv");
const READINGS: &str = include_str!("../../../data/rulings/readings.toml");
const READING: &str = "[[reading]]";

/// A day on which all five documents apply.
const DAY: &str = "2012-01-01";

/// What one entry does to another; the later ones leave less of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    /// It leaves it as it is.
    None,
    Repeats,
    Refers,
    Changes,
    Replaces,
    Withdraws,
}

impl Kind {
    fn read(word: &str) -> Self {
        match word {
            "none" => Self::None,
            "repeats" => Self::Repeats,
            "refers" => Self::Refers,
            "changes" => Self::Changes,
            "replaces" => Self::Replaces,
            "withdraws" => Self::Withdraws,
            other => panic!("no kind of relation: {other}"),
        }
    }

    fn touches(self) -> bool {
        self >= Self::Changes
    }
}

/// A line of the list: the citations, the reader's kind, and another one that is defensible too.
struct Judged {
    from: String,
    to: String,
    kinds: Vec<Kind>,
}

impl Judged {
    fn kind(&self) -> Kind {
        self.kinds[0]
    }

    /// Whether the program's answer is one of the reader's. Repeating an entry changes it no more than silence does.
    fn fits(&self, told: Kind) -> bool {
        let quiet = |kind| matches!(kind, Kind::None | Kind::Repeats);
        self.kinds.iter().any(|kind| *kind == told || (quiet(*kind) && quiet(told)))
    }
}

fn list() -> Vec<Judged> {
    let mut judged = Vec::new();
    let (mut from_document, mut to_document) = ("", "");
    for line in LIST.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('\t').collect();
        match fields[..] {
            [from, to] => {
                from_document = from.strip_prefix("from ").unwrap();
                to_document = to.strip_prefix("to ").unwrap();
            }
            [from, to, kinds, _why] => judged.push(Judged {
                from: format!("{from_document}, {from}"),
                to: format!("{to_document}, {to}"),
                kinds: kinds.split('/').map(Kind::read).collect(),
            }),
            _ => panic!("neither two fields nor four: {line}"),
        }
    }
    judged
}

fn same(one: LibraryEntry<'_>, other: LibraryEntry<'_>) -> bool {
    one.document().stem == other.document().stem && one.entry.ordinal == other.entry.ordinal
}

fn found<'a>(library: &'a Library, cited: &str) -> LibraryEntry<'a> {
    let entry = library.find(&cited.parse().unwrap());
    entry.unwrap_or_else(|| panic!("{cited} is not in the library"))
}

/// The readings one by one, each with its lines in the file.
fn readings() -> Vec<(InferredRelation, String)> {
    let blocks = READINGS.split(READING).skip(1).map(|block| format!("{READING}{block}"));
    let one = |block: String| (Readings::parse(&block).unwrap().iter().next().unwrap().clone(), block);
    blocks.map(one).collect()
}

/// A document in which only some entries speak.
fn muted(found: LibraryEntry<'_>, speak: &[u32]) -> (Document, Vec<RulingEntry>) {
    let mut entries = found.held.entries.to_vec();
    for entry in entries.iter_mut().filter(|entry| !speak.contains(&entry.ordinal)) {
        entry.relations.clear();
        // A line of a list of changes keeps its kind: it would take the address of the entry it announces.
        if entry.kind != EntryKind::SummaryOfChange {
            entry.kind = EntryKind::FrontMatter;
        }
    }
    (found.document().clone(), entries)
}

/// What the program says that one entry does to another, as if no third entry existed.
fn told(library: &Library, readings: &[(InferredRelation, String)], judged: &Judged) -> Kind {
    let (from, to) = (found(library, &judged.from), found(library, &judged.to));
    let references = library.references(from);
    let refers = references.iter().flat_map(|reference| &reference.targets).any(|other| same(*other, to));
    let changes = if from.document().stem == to.document().stem {
        Kind::None
    } else {
        change(library, readings, from, to)
    };
    if refers && !changes.touches() { Kind::Refers } else { changes }
}

fn change(
    library: &Library,
    readings: &[(InferredRelation, String)],
    from: LibraryEntry<'_>,
    to: LibraryEntry<'_>,
) -> Kind {
    let above: Vec<u32> =
        to.held.parents(to.entry).into_iter().chain([to.entry]).map(|one| one.ordinal).collect();
    let mut pair = Library::of([muted(from, &[from.entry.ordinal]), muted(to, &above)]);
    let concerns = |reading: &InferredRelation| {
        let earlier = found(library, &reading.earlier);
        let is_above =
            earlier.document().stem == to.document().stem && above.contains(&earlier.entry.ordinal);
        is_above && same(found(library, &reading.later), from)
    };
    let text: String =
        readings.iter().filter(|(reading, _)| concerns(reading)).map(|(_, block)| block.as_str()).collect();
    pair.take_readings(&Readings::parse(&text).unwrap());
    let held = pair.document(&to.document().stem).unwrap();
    let entry = held.entry(to.entry.ordinal).unwrap();
    let standing = status::standing(LibraryEntry { held, entry }, held.document.edition, date(DAY), &pair);
    match (standing.reason.why, standing.status) {
        (Why::Changed(_), Status::Superseded) => Kind::Replaces,
        (Why::Changed(_), Status::Deleted) => Kind::Withdraws,
        (Why::Changed(_), _) => Kind::Changes,
        _ => Kind::None,
    }
}

/// The program's answers: how many fit, and by the reader's kind how many of how many.
struct Figures {
    fit: usize,
    by_kind: BTreeMap<Kind, (usize, usize)>,
    /// Changes of which the program says nothing, not even to people as likely.
    silent: usize,
    /// Entries that the list leaves alone, and that the program says are changed.
    overreached: usize,
    lines: Vec<String>,
}

impl Figures {
    /// Of the relations of some kinds, how many fit and how many there are.
    fn of(&self, kinds: impl Fn(Kind) -> bool) -> (usize, usize) {
        let some = self.by_kind.iter().filter(|(kind, _)| kinds(**kind));
        some.fold((0, 0), |(right, all), (_, (more, of))| (right + more, all + of))
    }
}

fn measure(library: &Library, readings: &[(InferredRelation, String)], list: &[Judged]) -> Figures {
    let mut figures =
        Figures { fit: 0, by_kind: BTreeMap::new(), silent: 0, overreached: 0, lines: Vec::new() };
    for judged in list {
        let told = told(library, readings, judged);
        let fits = judged.fits(told);
        let (right, all) = figures.by_kind.entry(judged.kind()).or_default();
        *all += 1;
        if fits {
            *right += 1;
            figures.fit += 1;
            continue;
        }
        let offered = readings.iter().any(|(reading, _)| {
            !reading.is_plain() && reading.later == judged.from && reading.earlier == judged.to
        });
        figures.silent += usize::from(judged.kind().touches() && !told.touches() && !offered);
        figures.overreached += usize::from(!judged.kind().touches() && told.touches());
        let offered = if offered { " (offered to people as likely)" } else { "" };
        let (from, to, kinds) = (&judged.from, &judged.to, &judged.kinds);
        figures.lines.push(format!("{from} -> {to}: read {kinds:?}, told {told:?}{offered}"));
    }
    figures
}

#[test]
fn the_list_has_every_kind_and_enough_entries_that_only_look_related() {
    let (list, library) = (list(), LibrarySnapshot::empty().unwrap().library);
    let count = |of: &dyn Fn(&Judged) -> bool| list.iter().filter(|one| of(one)).count();
    let between =
        count(&|one| found(&library, &one.from).document().stem != found(&library, &one.to).document().stem);
    assert!(between >= 200, "between two documents: {between}");
    for kind in [Kind::Repeats, Kind::Changes, Kind::Refers] {
        assert!(count(&|one| one.kind() == kind) >= 30, "{kind:?}");
    }
    assert!(count(&|one| one.kind() == Kind::None) >= 40, "none");
    assert!(count(&|one| one.kind() > Kind::Changes) >= 10, "replaced or withdrawn");
    let mut pairs: Vec<(&str, &str)> = list.iter().map(|one| (one.from.as_str(), one.to.as_str())).collect();
    pairs.sort_unstable();
    assert!(pairs.windows(2).all(|two| two[0] != two[1]), "a pair is there twice");
}

#[test]
fn the_program_says_of_two_entries_what_a_reader_of_the_texts_says() {
    let (list, readings) = (list(), readings());
    let outlined = LibrarySnapshot::empty().unwrap().library;
    let known = measure(&outlined, &readings, &list);
    println!("{} of {} fit; by kind: {:?}", known.fit, list.len(), known.by_kind);
    println!("{} silent, {} overreached\n{}", known.silent, known.overreached, known.lines.join("\n"));
    // Silence alone fits nine in ten of the whole list, so each side has a floor of its own.
    let (right, all) = known.of(Kind::touches);
    assert!(right * 100 >= all * 75, "{right} of {all} changes");
    assert!(known.silent * 100 <= all * 10, "{} of {all} changes silent", known.silent);
    let (right, all) = known.of(|kind| !kind.touches());
    assert!(
        right * 100 >= all * 99,
        "{right} of {all} that change nothing, {} overreached",
        known.overreached
    );
    // The control: without the readings, most of what changes silently is missed.
    let without = measure(&outlined, &[], &list);
    assert!(
        without.fit < known.fit && without.silent > known.silent,
        "{} fit, {} silent",
        without.fit,
        without.silent
    );
    // From the texts themselves the same answers follow as from what the program knows without them.
    let Some(imported) = library() else { return };
    let imported = measure(&imported, &readings, &list);
    assert_eq!(imported.lines, known.lines);
}
