//! How long a deck check takes, and reading the card table.
#![allow(
    clippy::needless_pass_by_value,
    clippy::significant_drop_tightening,
    clippy::struct_excessive_bools,
    clippy::too_many_lines,
    clippy::unused_self,
    missing_docs,
    reason = "criterion's macros make undocumented functions"
)]

use arbiter::data::{card_table, deck_formats};
use arbiter::domain::card::CardTable;
use arbiter::domain::deck::DeckList;
use criterion::{Criterion, criterion_group, criterion_main};

fn deck_check(criterion: &mut Criterion) {
    let text = include_str!("../tests/decks/1e-open-faults.txt");
    if let Some(format) = deck_formats().first() {
        let table = card_table(format.edition);
        criterion.bench_function("check a list with faults", |bench| {
            bench.iter(|| format.check(&DeckList::read(text, table), table, None));
        });
        let rubbish = "Kevn Uxbrdge of no card\n".repeat(20_000);
        criterion.bench_function("check 20,000 lines that name no card", |bench| {
            bench.iter(|| format.check(&DeckList::read(&rubbish, table), table, None));
        });
        let text = table.to_text();
        criterion.bench_function("read the 1E card table", |bench| bench.iter(|| CardTable::parse(&text)));
    }
}

criterion_group!(benches, deck_check);
criterion_main!(benches);
