//! What the benches over HTTP stand on: a load generator, the program in a process of its own, tournaments.

pub mod hall;
pub mod load;
pub mod server;
