//! Numbers in English, for refusals and for the console.

pub(crate) mod numbers;
