//! Replaying a log: what a cold start costs, and what a cached tournament saves.
#![allow(
    clippy::needless_pass_by_value,
    clippy::significant_drop_tightening,
    clippy::struct_excessive_bools,
    clippy::too_many_lines,
    clippy::unused_self,
    missing_docs,
    reason = "criterion's macros make undocumented functions"
)]

#[path = "../tests/support/scenario.rs"]
mod scenario;

use arbiter::domain::id::PersonId;
use arbiter::domain::tournament::command::{Command, RegisterPlayers};
use arbiter::domain::tournament::{Stamped, Tournament};
use criterion::{Criterion, criterion_group, criterion_main};
use scenario::Scenario;
use uuid::Uuid;

/// The log of a tournament of `players` in which five rounds were played.
fn log(players: u32) -> Vec<Stamped> {
    let persons = (1..=players).map(|number| PersonId::new(Uuid::from_u128(u128::from(number)))).collect();
    let mut told =
        Scenario::new("tcc-1e-2023").give(Command::RegisterPlayers(RegisterPlayers { persons })).goes();
    for _ in 0..5 {
        told = told.plays_a_round();
    }
    told.log
}

fn replay(criterion: &mut Criterion) {
    for players in [16, 64, 256] {
        let log = log(players);
        let tournament = Tournament::replay(&log);
        let mut group = criterion.benchmark_group(format!("{players} players, 5 rounds"));
        group.bench_function(format!("replay {} entries", log.len()), |bench| {
            bench.iter(|| Tournament::replay(&log));
        });
        group.bench_function("apply one entry to the cached tournament", |bench| {
            let last = log.last().cloned();
            bench.iter_batched_ref(
                || tournament.clone(),
                |cached| last.iter().for_each(|entry| cached.apply(entry)),
                criterion::BatchSize::LargeInput,
            );
        });
        group.bench_function("read the entries from their text", |bench| {
            let texts: Vec<String> =
                log.iter().filter_map(|line| serde_json::to_string(&line.entry).ok()).collect();
            bench.iter(|| {
                texts
                    .iter()
                    .filter_map(|text| {
                        serde_json::from_str::<arbiter::domain::tournament::entry::Entry>(text).ok()
                    })
                    .count()
            });
        });
    }
}

criterion_group!(benches, replay);
criterion_main!(benches);
