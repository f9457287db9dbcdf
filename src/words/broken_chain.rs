//! Where the chain of a log is broken.

use crate::domain::tournament::hash_chain::BrokenChain;
use crate::messages::{Message, say};

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_broken_chain_is_told_as_at_the_console() {
        for broken in [
            BrokenChain::Sequence { wanted: 4, found: 6 },
            BrokenChain::Cut { ends: 4, answered: 6 },
            BrokenChain::Hash { sequence: 4 },
        ] {
            assert_eq!(broken_chain(broken).to_string(), broken.to_string());
        }
    }
}
