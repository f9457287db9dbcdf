//! Pairing a round, from the history to the tables: early and late rounds with ties and all five grades, with the
//! former algorithm as a control. Each row names its goal.
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
use arbiter::domain::pairing::Optimality;
use arbiter::domain::pairing::algorithm::Algorithm;
use arbiter::domain::pairing::swiss::pair;
use criterion::{Criterion, criterion_group, criterion_main};

/// Players, the round to be paired, the goal.
const ROWS: [(u32, u32, &str); 11] = [
    (128, 5, "0.5 ms"),
    (128, 10, "0.5 ms"),
    (128, 14, "0.5 ms"),
    (512, 5, "1.5 ms"),
    (512, 10, "8 ms"),
    (512, 14, "8 ms"),
    (2_000, 5, "2 ms"),
    (2_000, 10, "30 ms"),
    (2_000, 14, "30 ms"),
    (10_000, 7, "15 ms"),
    (10_000, 14, "1000 ms"),
];

fn pairing(criterion: &mut Criterion) {
    let profile = scoring_profile("tcc-1e-2023").unwrap();
    let mut group = criterion.benchmark_group("pairing");
    group.sample_size(10);
    for (players, number, goal) in ROWS {
        let history = support::played(players, number - 1, 1);
        for (algorithm, is_former) in [(Algorithm::Blossom, true), (Algorithm::NEWEST, false)] {
            let request = support::asked(&history, 7, algorithm);
            let proved = pair(profile, &request).unwrap().optimal == Optimality::Proved;
            let proved = if proved { "proved" } else { "NOT proved" };
            let name = if is_former {
                format!("{players} round {number}, former ({proved})")
            } else {
                format!("{players} round {number}, goal {goal} ({proved})")
            };
            group.bench_function(name, |bencher| bencher.iter(|| pair(profile, &request).unwrap()));
        }
    }
    group.finish();
}

criterion_group!(benches, pairing);
criterion_main!(benches);
