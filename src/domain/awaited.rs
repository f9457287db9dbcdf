//! Whether anybody still waits for the answer to a costly question. Whoever computes it asks now and then, and stops
//! when nobody does.

use std::sync::{Arc, Weak};

/// Says whether an answer is still awaited.
#[derive(Debug, Clone, Default)]
pub struct Awaited(Option<Weak<()>>);

/// Somebody who waits. When this is dropped the answer is awaited no more.
#[derive(Debug)]
pub struct Asker(#[expect(dead_code, reason = "only its end is seen")] Arc<()>);

/// Nobody waits for the answer any more.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("nobody waits for this answer any more")]
pub struct NotAwaited;

impl Awaited {
    /// By somebody who waits to the end, as at the console.
    pub const fn always() -> Self {
        Self(None)
    }

    /// As long as the other half is held.
    pub fn by_an_asker() -> (Self, Asker) {
        let asker = Arc::new(());
        (Self(Some(Arc::downgrade(&asker))), Asker(asker))
    }

    /// Goes on while somebody waits.
    ///
    /// # Errors
    /// [`NotAwaited`] when nobody does.
    pub fn check(&self) -> Result<(), NotAwaited> {
        let gone = self.0.as_ref().is_some_and(|asker| asker.strong_count() == 0);
        if gone { Err(NotAwaited) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_wanted_until_its_asker_is_gone() {
        let (awaited, asker) = Awaited::by_an_asker();
        assert_eq!((awaited.check(), Awaited::always().check()), (Ok(()), Ok(())));
        drop(asker);
        assert_eq!((awaited.check(), awaited.clone().check()), (Err(NotAwaited), Err(NotAwaited)));
    }
}
