//! Support for the benches over HTTP: a load generator, the program in its own process and proxies
//! before it, tournaments.

pub mod hall;
pub mod load;
pub mod proxy;
pub mod server;
