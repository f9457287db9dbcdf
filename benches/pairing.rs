//! Pairing the fifth round after four of a Swiss tournament.
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
use arbiter::domain::id::RoundNumber;
use arbiter::domain::pairing::PairingRequest;
use arbiter::domain::pairing::swiss::pair;
use criterion::{Criterion, criterion_group, criterion_main};

fn pairing(criterion: &mut Criterion) {
    let profile = scoring_profile("tcc-1e-2023").unwrap();
    let mut group = criterion.benchmark_group("pairing");
    group.sample_size(10);
    for players in [16, 64, 128, 512, 2000] {
        let history = support::shuffled(players, 4, 1);
        let request = PairingRequest {
            history: &history,
            round: RoundNumber(5),
            seed: 7,
            sitting_out: &[],
            earned_byes: &[],
            apart: &[],
        };
        group
            .bench_function(players.to_string(), |bencher| bencher.iter(|| pair(profile, &request).unwrap()));
    }
    group.finish();
}

criterion_group!(benches, pairing);
criterion_main!(benches);
