//! Support for the benches over HTTP: a load generator, the program in its own process, tournaments.

pub mod hall;
pub mod load;
pub mod server;
