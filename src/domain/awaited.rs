//! Whether anybody still waits for the answer to a costly question. Whoever computes it asks now and then, and stops
//! when nobody does.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Weak};

/// Says whether an answer is still awaited.
#[derive(Debug, Clone, Default)]
pub struct Awaited(Asked);

/// Who waits.
#[derive(Debug, Clone, Default)]
enum Asked {
    /// Somebody who waits to the end.
    #[default]
    ToTheEnd,
    /// Whoever holds the other half.
    While(Weak<()>),
    /// Somebody who leaves after so many looks, of which these were taken.
    For(u64, Arc<AtomicU64>),
}

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
        Self(Asked::ToTheEnd)
    }

    /// As long as the other half is held.
    pub fn by_an_asker() -> (Self, Asker) {
        let asker = Arc::new(());
        (Self(Asked::While(Arc::downgrade(&asker))), Asker(asker))
    }

    /// By somebody who leaves after so many looks: for counting the steps of a computation, and those after that.
    pub fn for_looks(most: u64) -> Self {
        Self(Asked::For(most, Arc::default()))
    }

    /// How often was looked, where that is counted.
    pub fn looks(&self) -> u64 {
        match &self.0 {
            Asked::For(_, taken) => taken.load(Ordering::Relaxed),
            Asked::ToTheEnd | Asked::While(_) => 0,
        }
    }

    /// Goes on while somebody waits.
    ///
    /// # Errors
    /// [`NotAwaited`] when nobody does.
    pub fn check(&self) -> Result<(), NotAwaited> {
        let gone = match &self.0 {
            Asked::ToTheEnd => false,
            Asked::While(asker) => asker.strong_count() == 0,
            Asked::For(most, taken) => taken.fetch_add(1, Ordering::Relaxed) >= *most,
        };
        if gone { Err(NotAwaited) } else { Ok(()) }
    }

    /// The items, while the answer is awaited.
    pub fn each<I: IntoIterator>(&self, items: I) -> impl Iterator<Item = I::Item> {
        items.into_iter().take_while(|_| self.check().is_ok())
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
