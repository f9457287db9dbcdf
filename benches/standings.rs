//! Standings from the whole log: everybody's figures, and everybody's arithmetic as `arbiter score` prints it.
#![allow(
    clippy::needless_pass_by_value,
    clippy::significant_drop_tightening,
    clippy::struct_excessive_bools,
    clippy::too_many_lines,
    clippy::unused_self,
    missing_docs,
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a benchmark stops where it fails"
)]

#[path = "../tests/support/histories.rs"]
mod support;

use arbiter::data::scoring_profile;
use arbiter::domain::scoring::standings::standings;
use criterion::{Criterion, criterion_group, criterion_main};

fn ranking(criterion: &mut Criterion) {
    let profile = scoring_profile("tcc-1e-2023").unwrap();
    let mut group = criterion.benchmark_group("standings");
    group.sample_size(10);
    for (players, rounds, goal) in [(64, 6, "0.1 ms"), (1000, 10, "1 ms"), (10_000, 14, "8 ms")] {
        let history = support::shuffled(players, rounds, 1);
        let name = format!("{players} players, {rounds} rounds, goal {goal}");
        group.bench_function(name, |bencher| bencher.iter(|| standings(profile, &history).unwrap()));
        let found = standings(profile, &history).unwrap();
        let name = format!("the arithmetic of {players} players, {rounds} rounds");
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                found.lines.iter().map(|line| found.measure_line(profile, line).len()).sum::<usize>()
            })
        });
    }
    group.finish();
}

criterion_group!(benches, ranking);
criterion_main!(benches);
