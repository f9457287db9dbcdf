//! Whole tournaments in order.

mod apart;
mod clock;
mod deadline;
mod decks;
mod disputes;
mod ending;
mod expected;
mod fixed_tables;
mod forged;
mod forged_cut;
mod forged_rounds;
mod players;
mod pod_repair;
mod pod_rules;
mod ratings;
mod repair;
mod results;
mod rounds;
mod teams;
mod withdrawn;

const EIGHT: [&str; 8] = ["Kira", "Odo", "Quark", "Rom", "Nog", "Leeta", "Garak", "Bashir"];
