//! Every reader of lists and of card files, fed with what somebody could send: lists, exports and plugin files of which
//! pieces are exchanged, doubled, cut and spoiled. Nothing panics, and no line of a list is lost.
//!
//! `ARBITER_LONG=1` reads ten million inputs; `ARBITER_FUZZ=1000000` as many as it says. The same seed gives the same
//! inputs. What ever failed belongs into `tests/corpus`, which `deck_samples.rs` replays in every run.

use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};

use arbiter::data::{card_table, deck_format};
use arbiter::domain::card::{Sought, import};
use arbiter::domain::deck::DeckList;
use arbiter::domain::deck::export::Export;
use arbiter::domain::edition::Edition;

use crate::deck_shapes::Dice;

const FORMATS: [&str; 3] = ["1e-open", "2e-standard", "tribbles"];
/// One in this many inputs is checked, exported and read again: that is slower than reading.
const JUDGED: usize = 500;
/// The longest input, in characters.
const LONGEST: usize = 400;

/// Characters with a meaning to one of the readers.
const SIGNS: [&str; 40] = [
    "\n",
    "\r\n",
    "\r",
    "\t",
    ",",
    ";",
    "|",
    "\"",
    "\"\"",
    "'",
    "<",
    ">",
    "</card>",
    "<card qty=\"2\">",
    "<td>",
    "&amp;",
    "&#",
    "{",
    "}",
    "[",
    "]",
    ":",
    "4x ",
    "x4",
    "(4)",
    "- ",
    "> ",
    "1. ",
    "…",
    "...",
    "//",
    "# ",
    "\u{200b}",
    "\u{feff}",
    "é",
    "４",
    "🃏",
    "  ",
    "101_154,",
    "99999999999",
];

/// What inputs are made of.
fn seeds() -> Vec<String> {
    let files = |folder: &str| {
        let mut paths: Vec<_> =
            std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        paths.sort();
        paths.into_iter().filter(|path| path.extension().is_some_and(|end| end == "txt"))
    };
    let read = |path| String::from_utf8_lossy(&std::fs::read(path).unwrap()).into_owned();
    let mut seeds: Vec<String> = files("tests/corpus/decks").chain(files("tests/decks")).map(read).collect();
    for id in FORMATS {
        let format = deck_format(id).unwrap();
        let table = card_table(format.edition);
        let legal = std::fs::read_to_string(format!("tests/decks/{id}-legal.txt")).unwrap();
        let report = format.check(&DeckList::read(&legal, table), table, None);
        seeds.extend(Export::ALL.iter().filter_map(|export| export.write(&report)));
        seeds.push(table.to_text().chars().take(6_000).collect());
    }
    seeds.push("MISSIONS|101_154,101_155|SEED_DECK|101_001\n".to_owned());
    seeds.push("0.01001, 5.04123\n".to_owned());
    seeds.push(
        "Name\tSet\tImageFile\tRelease\tType\tUniqueness\tIcons\tText\n\
         Kevin Uxbridge\tTrad_Open\t\tpremiere\tInterrupt\t\t[AU][Cmd]\tx\nNew\tOpen\t\tnew\tMission\tN\t\t\n"
            .to_owned(),
    );
    seeds.push(
        "printing_id,card_id,title,lackey_name,card_type,face\na,a,A,A,event,front\nb,b,B,B,mission,back\n"
            .to_owned(),
    );
    seeds
}

/// A piece of a seed that begins and ends between two characters.
fn piece<'s>(seed: &'s str, dice: &mut Dice, most: usize) -> &'s str {
    let mut at = |limit: usize| {
        let mut at = dice.throw(limit + 1);
        while !seed.is_char_boundary(at) {
            at -= 1;
        }
        at
    };
    let begin = at(seed.len());
    let mut end = (begin + at(most.min(seed.len()))).min(seed.len());
    while !seed.is_char_boundary(end) {
        end -= 1;
    }
    seed.get(begin..end).unwrap_or_default()
}

fn input(seeds: &[String], dice: &mut Dice) -> String {
    let one = |dice: &mut Dice| dice.throw(seeds.len());
    let at = one(dice);
    let mut text = piece(&seeds[at], dice, LONGEST).to_owned();
    if dice.throw(3) == 0 {
        // The beginning tells the readers what kind of file it is.
        let head: String = seeds[at].chars().take(dice.throw(120)).collect();
        text = head + &text;
    }
    for _ in 0..dice.throw(6) {
        let mut place = dice.throw(text.len() + 1);
        while !text.is_char_boundary(place) {
            place -= 1;
        }
        match dice.throw(4) {
            0 => text.insert_str(place, SIGNS[dice.throw(SIGNS.len())]),
            1 => {
                let from = one(dice);
                text.insert_str(place, piece(&seeds[from], dice, 60));
            }
            2 => text.truncate(place),
            _ => drop((place < text.len()).then(|| text.remove(place))),
        }
    }
    text
}

/// Reads one input in every way; what is wrong, if anything.
fn read(text: &str, edition: Edition, id: &str, judged: bool) -> Result<(), String> {
    let table = card_table(edition);
    let list = DeckList::read(text, table);
    let known: BTreeSet<usize> = list.lines.iter().map(|line| line.line).collect();
    let unseen = ['\u{200b}', '\u{200d}', '\u{ad}', '\u{feff}', '\u{202e}', '\u{2066}', '\u{2069}'];
    let even = text.replace("\r\n", "\n").replace('\r', "\n").replace(unseen, "");
    for (line, at) in even.lines().zip(1..).filter(|(line, _)| !line.trim().is_empty()) {
        if !known.contains(&at) {
            return Err(format!("line {at} “{line}” is lost"));
        }
    }
    if let Err(why) = import::read(text)
        && why.line > text.lines().count() + 1
    {
        return Err(format!("the import names line {}", why.line));
    }
    if let Some(line) = even.lines().next() {
        let _ = table.find(line, Sought::Anything);
    }
    if judged {
        let report = deck_format(id).unwrap().check(&list, table, None);
        for written in Export::ALL.iter().filter_map(|export| export.write(&report)) {
            let _ = DeckList::read(&written, table);
        }
    }
    Ok(())
}

fn wanted() -> usize {
    let told = std::env::var("ARBITER_FUZZ").ok().and_then(|number| number.parse().ok());
    told.unwrap_or(if crate::support::long() { 10_000_000 } else { 4_000 })
}

#[test]
fn whatever_the_readers_are_given_nothing_panics_and_no_line_is_lost() {
    let (seeds, mut dice, all) = (seeds(), Dice::new(17), wanted());
    let games = [Edition::First, Edition::Second, Edition::Tribbles];
    for nth in 0..all {
        let text = input(&seeds, &mut dice);
        let game = dice.throw(3);
        let done = catch_unwind(AssertUnwindSafe(|| {
            read(&text, games[game], FORMATS[game], nth.is_multiple_of(JUDGED))
        }));
        match done {
            Ok(Ok(())) => {}
            Ok(Err(why)) => panic!("input {nth}, {}: {why}: {text:?}", FORMATS[game]),
            Err(_) => panic!("input {nth}, {} panics: {text:?}", FORMATS[game]),
        }
    }
    println!("{all} inputs were read");
}
