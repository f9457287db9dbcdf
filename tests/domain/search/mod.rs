//! What the search finds: its rules on made-up documents, and its figures on questions in players' hurried words.

mod another_card;
mod answers;
mod documented;
mod figures;
mod listed_changes;
mod measured;
mod questions;
mod steps;

use std::collections::HashMap;
use std::path::Path;
use std::sync::{Arc, Mutex, OnceLock};

use crate::support::shared;
use arbiter::data;
use arbiter::domain::edition::Edition;
use arbiter::domain::rulings::document::{Document, KnownDocuments};
use arbiter::domain::rulings::entry::RulingEntry;
use arbiter::domain::rulings::held::{Catalogued, LibraryDocument};
use arbiter::domain::rulings::library::Library;
use arbiter::domain::rulings::outline;
use arbiter::domain::rulings::search::{Blind, CardName, Query, SearchIndex, SearchResults};
use arbiter::domain::rulings::split::split;

/// A library with its index, and what it answered: several tests ask the same questions.
struct Held {
    library: Library,
    index: SearchIndex,
    answered: Mutex<HashMap<String, Arc<OnceLock<SearchResults>>>>,
}

impl Held {
    fn of(library: Library, index: SearchIndex) -> Self {
        Self { library, index, answered: Mutex::default() }
    }

    fn search(&self, query: &Query, blind: Blind) -> SearchResults {
        let asked =
            Arc::clone(self.answered.lock().unwrap().entry(format!("{query:?} {blind:?}")).or_default());
        asked.get_or_init(|| self.index.blind_to(blind).search(&self.library, query)).clone()
    }
}

fn titles() -> impl Iterator<Item = CardName<'static>> {
    [Edition::First, Edition::Second, Edition::Tribbles].into_iter().flat_map(|edition| {
        let particulars = data::card_particulars(edition);
        let cards = data::card_table(edition).cards().iter();
        cards.map(move |card| CardName::of(edition, card, particulars.of(&card.id)))
    })
}

fn outlined(document: &Document) -> Vec<RulingEntry> {
    let mut tables = data::RULING_OUTLINES.iter();
    outline::read(tables.find(|(stem, _)| *stem == document.stem).unwrap().1).unwrap()
}

/// What the program knows of the five documents without any of them.
fn outlines() -> Held {
    let mut library = Library::default();
    for document in KnownDocuments::parse(data::RULING_DOCUMENTS).unwrap().iter() {
        library.add_outlines([Arc::new(Catalogued::of(LibraryDocument {
            document: document.clone(),
            entries: Arc::new(outlined(document)),
            text_held: false,
        }))]);
    }
    let index = SearchIndex::of(&library, titles(), data::ruling_aliases());
    Held::of(library, index)
}

/// The five documents, from the shared folder; read once for all tests.
fn held() -> Option<&'static Held> {
    static HELD: OnceLock<Held> = OnceLock::new();
    shared::folder().map(|folder| HELD.get_or_init(|| read(&folder)))
}

fn read(folder: &Path) -> Held {
    let known = KnownDocuments::parse(data::RULING_DOCUMENTS).unwrap();
    let mut library = Library::default();
    for file in std::fs::read_dir(folder.join("rulings")).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        let text = String::from_utf8(bytes.clone()).unwrap();
        let document = known.recognise(&bytes, &text).unwrap();
        let mut entries = split(&text, document.format, &document.pages).entries;
        outline::attach(&mut entries, &outlined(&document));
        library.add(document, entries);
    }
    let index = SearchIndex::of(&library, titles(), data::ruling_aliases());
    Held::of(library, index)
}

fn ask(held: &Held, edition: Edition, on: &str, text: &str) -> SearchResults {
    let query = Query { text: text.to_owned(), edition, on: on.parse().unwrap(), limit: 5 };
    held.search(&query, Blind::Nothing)
}
