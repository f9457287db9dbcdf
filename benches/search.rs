//! How long the search takes among 20,000 made-up entries in 100 documents, preparing them, and how soon the next
//! document is visible while others read on.
#![allow(
    clippy::needless_pass_by_value,
    clippy::significant_drop_tightening,
    clippy::struct_excessive_bools,
    clippy::too_many_lines,
    clippy::unused_self,
    clippy::print_stdout,
    clippy::expect_used,
    missing_docs,
    reason = "criterion's macros make undocumented functions, and a benchmark stops where it fails"
)]

use std::hint::black_box;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use arbiter::app::DatabaseUrl;
use arbiter::app::passwords::{Cost, Passwords};
use arbiter::app::{Desk, DeskError};
use arbiter::data;
use arbiter::domain::awaited::Awaited;
use arbiter::domain::edition::Edition;
use arbiter::domain::rulings::document::{Description, Document};
use arbiter::domain::rulings::format::DocumentFormat;
use arbiter::domain::rulings::library::Library;
use arbiter::domain::rulings::log::fingerprint::Fingerprint;
use arbiter::domain::rulings::log::statement::Provenance;
use arbiter::domain::rulings::search::{Query, SearchIndex};
use arbiter::domain::rulings::split::split;
use chrono::{DateTime, NaiveDate};
use criterion::{Criterion, criterion_group, criterion_main};

const DOCUMENTS: u32 = 100;
const ENTRIES: u32 = 200;

/// Random numbers that come again in every run.
struct Numbers(u64);

impl Numbers {
    fn next(&mut self) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 40).unwrap_or_default()
    }
}

fn titles() -> Vec<&'static str> {
    data::card_table(Edition::First).cards().iter().map(|card| card.title.as_str()).collect()
}

/// Words with the frequencies of a language: the first of the list most often.
fn word(numbers: &mut Numbers) -> String {
    let rank = 1 + numbers.next() % 4000;
    format!("w{}ord", numbers.next() % rank)
}

fn description(number: u32) -> Option<Description> {
    let issued = NaiveDate::from_ymd_opt(1995, 1, 1)? + chrono::Days::new(u64::from(number) * 30);
    Some(Description {
        stem: format!("made-up-{number}"),
        work: "1E-CR".parse().ok()?,
        edition: Edition::First,
        title: "Made up".to_owned(),
        publisher: None,
        issued: Some(issued),
        previous_on: None,
        star_rule: false,
    })
}

fn document(number: u32) -> Option<Document> {
    Some(Document::described(&number.to_be_bytes(), "", description(number)?))
}

fn text(titles: &[&str], numbers: &mut Numbers) -> String {
    let mut text = "RULINGS\n\n".to_owned();
    for _ in 0..ENTRIES {
        let title = titles.get(numbers.next() % titles.len().max(1)).copied().unwrap_or("lamp");
        let other = titles.get(numbers.next() % titles.len().max(1)).copied().unwrap_or("lamp");
        let words: Vec<String> = (0..80).map(|_| word(numbers)).collect();
        text.push_str(&format!("{title} - The {} of {other}.\n\n", words.join(" ")));
    }
    text
}

fn library() -> Library {
    let titles = titles();
    let mut numbers = Numbers(7);
    Library::of((0..DOCUMENTS).filter_map(|number| {
        let document = document(number)?;
        let text = text(&titles, &mut numbers);
        Some((document, split(&text, DocumentFormat::Generic, &[]).entries))
    }))
}

fn index(library: &Library) -> SearchIndex {
    let titles = titles().into_iter().map(|title| (Edition::First, title));
    SearchIndex::of(library, titles, data::ruling_aliases())
}

fn questions() -> Vec<Query> {
    let titles = titles();
    let mut numbers = Numbers(11);
    (0..200)
        .map(|_| {
            let title = titles.get(numbers.next() % titles.len().max(1)).copied().unwrap_or("lamp");
            let words: Vec<String> = (0..8).map(|_| word(&mut numbers)).collect();
            let text = format!("does {title} {} wrod misspeled", words.join(" "));
            Query { text, edition: Edition::First, on: NaiveDate::MAX, limit: 5 }
        })
        .collect()
}

fn search(criterion: &mut Criterion) {
    let library = library();
    let began = Instant::now();
    let index = index(&library);
    let built = began.elapsed();
    let questions = questions();
    let mut times: Vec<_> = questions
        .iter()
        .map(|question| {
            let began = Instant::now();
            black_box(index.search(&library, question));
            began.elapsed()
        })
        .collect();
    times.sort_unstable();
    let slowest = times.get(times.len() * 99 / 100);
    println!("{} entries: prepared in {built:?}, 99 of 100 questions within {slowest:?}", index.entries());
    let mut next = questions.iter().cycle();
    criterion.bench_function("search 20,000 entries", |bench| {
        bench.iter(|| next.next().map(|question| index.search(&library, question)));
    });
}

fn import(desk: &Desk, number: u32, numbers: &mut Numbers) -> Result<(), DeskError> {
    let text = text(&titles(), numbers).into_bytes();
    let awaited = Awaited::always();
    let at = DateTime::from_timestamp(1_795_000_000, 0).unwrap_or_default();
    let provenance = Provenance::of_operator(at, format!("00000000-0000-4000-8000-{number:012}"));
    desk.import_document(
        "made-up.txt",
        text,
        description(number),
        &Fingerprint::default(),
        &provenance,
        &awaited,
    )
    .map(drop)
}

/// Imports 100 documents and then one more while somebody reads: how long until it is found, and the longest wait of
/// the reader meanwhile.
fn next_document(_: &mut Criterion) {
    let folder = tempfile::tempdir().expect("a folder");
    let url = DatabaseUrl::Sqlite(folder.path().join("library.db"));
    let desk = Desk::open(&url, Passwords::new(Cost::Weakest).expect("a hasher")).expect("a desk");
    let mut numbers = Numbers(7);
    for number in 0..DOCUMENTS {
        import(&desk, number, &mut numbers).expect("imported");
    }
    desk.library().expect("a library").index();
    for number in DOCUMENTS..DOCUMENTS + 5 {
        let done = AtomicBool::new(false);
        std::thread::scope(|threads| {
            let reader = threads.spawn(|| {
                let mut longest = Duration::ZERO;
                while !done.load(Ordering::Acquire) {
                    let began = Instant::now();
                    black_box(desk.library().expect("a library").index().entries());
                    longest = longest.max(began.elapsed());
                }
                longest
            });
            let began = Instant::now();
            import(&desk, number, &mut numbers).expect("imported");
            let visible = began.elapsed();
            done.store(true, Ordering::Release);
            let longest = reader.join().unwrap_or_default();
            println!(
                "document {number}: visible after {visible:?}, goal 300 ms; a reader waited at most {longest:?}"
            );
        });
    }
}

criterion_group!(benches, search, next_document);
criterion_main!(benches);
