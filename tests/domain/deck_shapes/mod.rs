//! How lists that people write in their own way are read: many shapes of a line and of a list, for every game.
//!
//! The figures are in `docs/decks.md`. Print them with
//! `cargo test --test domain deck_shapes -- --nocapture`.

mod more;
mod shapes;

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::support::shared;
use arbiter::data::{card_table, deck_format};
use arbiter::domain::card::{Card, CardTable, MatchKind, Sought};
use arbiter::domain::deck::{DeckList, DeckReport, Zone};
use arbiter::domain::edition::Edition;

use self::shapes::{LINES, LISTS, heading, parts};

/// A line of a list as its player means it.
#[derive(Debug, Clone)]
pub struct Entry {
    pub zone: Zone,
    pub copies: u32,
    pub title: String,
    pub card: String,
}

/// A list as its player means it.
pub struct Meant {
    pub edition: Edition,
    pub entries: Vec<Entry>,
}

/// A small generator with a seed: the same lists on every machine.
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub fn throw(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % sides
    }
}

fn format_of(edition: Edition) -> &'static str {
    match edition {
        Edition::First => "1e-open",
        Edition::Second => "2e-standard",
        Edition::Tribbles => "tribbles",
    }
}

fn check(edition: Edition, text: &str) -> DeckReport {
    let table = card_table(edition);
    deck_format(format_of(edition)).unwrap().check(&DeckList::read(text, table), table, None)
}

/// Whether a title alone means this card and no other.
fn plain<'c>(card: &'c Card, table: &CardTable) -> Option<&'c str> {
    let found = table.find(&card.title, Sought::Title)?;
    (found.card.id == card.id && found.how == MatchKind::Exact).then_some(card.title.as_str())
}

/// Lists drawn from a card table.
fn drawn(edition: Edition, how_many: usize, dice: &mut Dice) -> Vec<Meant> {
    let table = card_table(edition);
    let cards: Vec<&Card> = table.cards().iter().filter(|card| plain(card, table).is_some()).collect();
    let pick = |dice: &mut Dice, zone: Zone, wanted: usize, copies: u32, fits: &dyn Fn(&Card) -> bool| {
        let fitting: Vec<&&Card> = cards.iter().filter(|card| fits(card)).collect();
        (0..wanted)
            .map(|_| {
                let card = fitting[dice.throw(fitting.len())];
                let copies = 1 + u32::try_from(dice.throw(copies as usize)).unwrap();
                Entry { zone, copies, title: card.title.clone(), card: card.id.0.clone() }
            })
            .collect::<Vec<_>>()
    };
    let kind = |card: &Card| card.kind.code();
    (0..how_many)
        .map(|_| {
            let parts = match edition {
                Edition::First => vec![
                    pick(dice, Zone::Missions, 6, 1, &|card| kind(card) == "mission"),
                    pick(dice, Zone::SeedDeck, 14, 3, &|card| {
                        matches!(kind(card), "dilemma" | "artifact" | "facility")
                    }),
                    pick(dice, Zone::DrawDeck, 20, 4, &|card| {
                        matches!(kind(card), "personnel" | "ship" | "event" | "interrupt" | "equipment")
                    }),
                ],
                Edition::Second => vec![
                    pick(dice, Zone::Missions, 5, 1, &|card| kind(card) == "mission"),
                    pick(dice, Zone::DilemmaPile, 12, 3, &|card| kind(card) == "dilemma"),
                    pick(dice, Zone::DrawDeck, 20, 3, &|card| !matches!(kind(card), "mission" | "dilemma")),
                ],
                Edition::Tribbles => vec![pick(dice, Zone::DrawDeck, 25, 4, &|_| true)],
            };
            Meant { edition, entries: parts.concat() }
        })
        .collect()
}

/// Real lists, if the shared folder is beside the repository.
fn real() -> Vec<Meant> {
    let Some(shared) = shared::folder() else { return Vec::new() };
    let mut names: Vec<_> =
        std::fs::read_dir(shared.join("decks")).unwrap().map(|entry| entry.unwrap().path()).collect();
    names.sort();
    let of = |path: std::path::PathBuf| {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let edition = match &name {
            name if name.starts_with("lackey-1e") => Edition::First,
            name if name.starts_with("lackey-2e") || name.starts_with("trekcc-2e") => Edition::Second,
            _ => return None,
        };
        let report = check(edition, &String::from_utf8_lossy(&std::fs::read(&path).unwrap()));
        let table = card_table(edition);
        let lines = report.lines.iter().filter(|line| line.how == MatchKind::Exact);
        let entries = lines.filter_map(|line| {
            let card = table.by_id(line.card.as_ref()?)?;
            let title = plain(card, table)?.to_owned();
            Some(Entry { zone: line.zone?, copies: line.quantity, title, card: card.id.0.clone() })
        });
        Some(Meant { edition, entries: entries.collect() })
    };
    names.into_iter().filter_map(of).collect()
}

/// The outcome for the lines of one shape.
#[derive(Debug, Default, Clone, Copy)]
struct Tally {
    lines: usize,
    right: usize,
    /// Another card was taken.
    wrong: usize,
    /// No card, and no fault reported it.
    lost: usize,
    /// No card, and the right one was offered first.
    offered: usize,
}

impl Tally {
    fn add(&mut self, other: Self) {
        self.lines += other.lines;
        self.right += other.right;
        self.wrong += other.wrong;
        self.lost += other.lost;
        self.offered += other.offered;
    }

    fn percent(count: usize, of: usize) -> String {
        if of == 0 {
            return "–".to_owned();
        }
        format!("{}.{}", count * 100 / of, count * 1000 / of % 10)
    }
}

/// Reads entries, each on one line in this shape, under a heading of its own.
fn line_shape(list: &Meant, picked: &[usize], shape: &dyn Fn(&Entry, usize) -> String) -> Tally {
    let mut tally = Tally::default();
    let (mut text, mut at, mut place) = (String::new(), BTreeMap::new(), 0);
    for (zone, entries) in parts(list) {
        let chosen: Vec<&&Entry> = entries
            .iter()
            .filter(|one| picked.iter().any(|at| std::ptr::eq(**one, &raw const list.entries[*at])))
            .collect();
        if chosen.is_empty() {
            continue;
        }
        let _ = writeln!(text, "{}:", heading(zone));
        for one in chosen {
            let _ = writeln!(text, "{}", shape(one, place));
            at.insert(text.lines().count(), *one);
            place += 1;
        }
    }
    let report = check(list.edition, &text);
    for (line, one) in at {
        tally.lines += 1;
        let read: Vec<_> = report.lines.iter().filter(|read| read.line == line).collect();
        let told = report.faults.iter().any(|fault| fault.lines.contains(&line));
        match read.as_slice() {
            [only] => match &only.card {
                Some(card) if card.0 == one.card && only.quantity == one.copies => tally.right += 1,
                Some(card) if card.0 != one.card => {
                    println!("wrong: “{}” gave {card}", only.text);
                    tally.wrong += 1;
                }
                _ if only.suggestions.first().is_some_and(|first| same(first, one, list.edition)) => {
                    tally.offered += 1
                }
                Some(_) => {}
                None if !told => tally.lost += 1,
                None => {}
            },
            [] if !told => tally.lost += 1,
            _ => {}
        }
    }
    tally
}

fn same(title: &str, one: &Entry, edition: Edition) -> bool {
    card_table(edition).find(title, Sought::Title).is_some_and(|found| found.card.id.0 == one.card)
}

/// Reads a whole list in this shape: cards with their copies and parts, whatever the lines.
fn list_shape(list: &Meant, text: &str) -> Tally {
    let report = check(list.edition, text);
    let mut tally = Tally::default();
    let mut read: BTreeMap<(&str, Zone), u32> = BTreeMap::new();
    let mut meant: BTreeMap<(&str, Zone), u32> = BTreeMap::new();
    for one in &list.entries {
        *meant.entry((&one.card, one.zone)).or_default() += one.copies;
    }
    for line in &report.lines {
        if let (Some(card), Some(zone)) = (&line.card, line.zone) {
            *read.entry((&card.0, zone)).or_default() += line.quantity;
        }
    }
    for (card, copies) in &meant {
        tally.lines += 1;
        tally.right += usize::from(read.get(card) == Some(copies));
    }
    tally.wrong = report
        .lines
        .iter()
        .filter_map(|line| line.card.as_ref())
        .filter(|card| !list.entries.iter().any(|one| one.card == card.0))
        .count();
    let unread = report.lines.iter().filter(|line| line.card.is_none());
    tally.lost =
        unread.filter(|line| !report.faults.iter().any(|fault| fault.lines.contains(&line.line))).count();
    tally
}

fn lists() -> Vec<Meant> {
    let mut dice = Dice(7);
    let mut lists = drawn(Edition::First, 8, &mut dice);
    lists.extend(drawn(Edition::Second, 8, &mut dice));
    lists.extend(drawn(Edition::Tribbles, 4, &mut dice));
    lists.extend(real());
    lists
}

/// Lines of a list that one shape is tried on.
const PICKED: usize = 10;

fn picked(list: &Meant, dice: &mut Dice) -> Vec<usize> {
    (0..PICKED).map(|_| dice.throw(list.entries.len())).collect()
}

#[test]
fn no_shape_of_a_list_gives_a_wrong_card_or_silently_loses_one() {
    let lists = lists();
    let mut rows: Vec<(&str, Tally)> = Vec::new();
    let mut dice = Dice(11);
    for (turn, (name, shape)) in LINES.iter().chain(more::LINES).enumerate() {
        let mut tally = Tally::default();
        // Each shape in every other list: all of them take minutes.
        for list in lists.iter().skip(turn % 2).step_by(2) {
            let mut picked = picked(list, &mut dice);
            picked.sort_unstable();
            picked.dedup();
            tally.add(line_shape(list, &picked, &|one, at| shape(&one.title, one.copies.min(4), at)));
        }
        rows.push((name, tally));
    }
    for (name, shape) in LISTS.iter().chain(more::LISTS) {
        let mut tally = Tally::default();
        lists.iter().for_each(|list| tally.add(list_shape(list, &shape(list))));
        rows.push((name, tally));
    }
    let mut all = Tally::default();
    rows.iter().for_each(|(_, tally)| all.add(*tally));
    println!(
        "{} shapes, {} lists\n| shape | lines | read right % | wrong | lost |\n|---|---|---|---|---|",
        rows.len(),
        lists.len()
    );
    for (name, tally) in &rows {
        println!(
            "| `{name}` | {} | {} | {} | {} |",
            tally.lines,
            Tally::percent(tally.right, tally.lines),
            tally.wrong,
            tally.lost
        );
    }
    println!(
        "| all | {} | {} | {} | {} |",
        all.lines,
        Tally::percent(all.right, all.lines),
        all.wrong,
        all.lost
    );
    assert!(rows.len() >= 70 && lists.len() >= 20);
    assert_eq!((all.wrong, all.lost), (0, 0), "wrong or lost");
    assert!(all.right * 100 >= all.lines * 95, "{all:?}");
    let poor: Vec<_> = rows.iter().filter(|(_, tally)| tally.right * 100 < tally.lines * 80).collect();
    assert!(poor.is_empty(), "{poor:?}");
}

/// One letter wrong: left out, doubled, exchanged with the next, or another one.
fn misspelt(title: &str, dice: &mut Dice) -> String {
    let mut letters: Vec<char> = title.chars().collect();
    let places: Vec<usize> = (0..letters.len()).filter(|at| letters[*at].is_ascii_alphabetic()).collect();
    let Some(at) = (!places.is_empty()).then(|| places[dice.throw(places.len())]) else {
        return title.to_owned();
    };
    match dice.throw(4) {
        0 => drop(letters.remove(at)),
        1 => letters.insert(at, letters[at]),
        2 if at + 1 < letters.len() => letters.swap(at, at + 1),
        _ => letters[at] = char::from(b'a' + u8::try_from(dice.throw(26)).unwrap()),
    }
    letters.into_iter().collect()
}

#[test]
fn a_misspelt_title_is_never_matched_and_the_right_one_is_offered_first() {
    let lists = lists();
    let mut dice = Dice(13);
    let mut rows: Vec<(&str, Tally)> = Vec::new();
    for (name, typos) in [("one letter wrong", 1), ("two letters wrong", 2)] {
        let mut tally = Tally::default();
        for list in &lists {
            let mut picked: Vec<usize> = (0..12).map(|_| dice.throw(list.entries.len())).collect();
            picked.sort_unstable();
            picked.dedup();
            let text: BTreeMap<usize, String> = picked
                .iter()
                .map(|at| {
                    let title = (0..typos)
                        .fold(list.entries[*at].title.clone(), |title, _| misspelt(&title, &mut dice));
                    (*at, title)
                })
                .collect();
            let spelled = |one: &Entry| {
                let at = list.entries.iter().position(|other| std::ptr::eq(other, one)).unwrap();
                format!("{}x {}", one.copies, text[&at])
            };
            tally.add(line_shape(list, &picked, &|one, _| spelled(one)));
        }
        rows.push((name, tally));
    }
    let mut tally = Tally::default();
    for list in &lists {
        let picked = picked(list, &mut dice);
        let cut = |one: &Entry| {
            let start: String = one.title.chars().take(one.title.chars().count() * 2 / 3).collect();
            format!("{} {start}…", one.copies)
        };
        tally.add(line_shape(list, &picked, &|one, _| cut(one)));
    }
    rows.push(("cut with …", tally));
    println!(
        "| lines with a fault | lines | taken all the same | offered first % | wrong | lost |\n|---|---|---|---|---|---|"
    );
    for (name, tally) in &rows {
        println!(
            "| {name} | {} | {} | {} | {} | {} |",
            tally.lines,
            tally.right,
            Tally::percent(tally.offered, tally.lines - tally.right),
            tally.wrong,
            tally.lost
        );
    }
    for (name, tally) in &rows {
        assert_eq!((tally.wrong, tally.lost), (0, 0), "{name}");
    }
    let one = rows[0].1;
    assert!((one.offered + one.right) * 100 >= one.lines * 95, "{one:?}");
    assert_eq!(rows[2].1.right, 0, "a title that is cut short is never taken");
}
