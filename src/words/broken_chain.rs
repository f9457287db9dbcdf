//! Where the chain of a log is broken.

use crate::domain::tournament::hash_chain::BrokenChain;
use crate::messages::{Message, say};

in_english! { BrokenChain: |it| broken_chain(*it) }

/// Where the chain of a log is broken, as a clause.
pub fn broken_chain(broken: BrokenChain) -> Message {
    match broken {
        BrokenChain::Sequence { wanted, found } => {
            say("integrity-sequence").with("found", found).with("wanted", wanted)
        }
        BrokenChain::Cut { ends, answered } => {
            say("integrity-cut").with("ends", ends).with("answered", answered)
        }
        BrokenChain::Hash { sequence } => say("integrity-hash").with("sequence", sequence),
    }
}
