//! Decides again after a lost race, in one place and with one limit.

use crate::app::error::DeskError;
use crate::app::store::StoreError;

/// How many times something is decided again after losing a race. Every lost attempt means that another one won, so
/// the limit is above what can be in flight at once.
const ATTEMPTS: usize = 512;

/// What the first attempt gives that loses no race: `None` from one means that somebody else was first. Each reads what
/// it decides on again.
///
/// # Errors
/// The error of an attempt; [`StoreError::Stale`] if every one lost.
pub(super) fn until_won<T, E: From<DeskError>>(
    attempt: impl FnMut() -> Result<Option<T>, E>,
) -> Result<T, E> {
    attempts(attempt)?.ok_or_else(|| E::from(DeskError::Store(StoreError::Stale)))
}

/// Tries until one attempt wins, as [`until_won`] does; `None` if every attempt lost.
///
/// # Errors
/// The error of an attempt.
pub(super) fn attempts<T, E>(mut attempt: impl FnMut() -> Result<Option<T>, E>) -> Result<Option<T>, E> {
    for _ in 0..ATTEMPTS {
        let given = attempt()?;
        if given.is_some() {
            return Ok(given);
        }
    }
    Ok(None)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How an attempt ends after this many lost races, and how many there were.
    fn after_losing(races: usize) -> (Result<usize, DeskError>, usize) {
        let mut lost = 0;
        let given = until_won(|| -> Result<Option<usize>, DeskError> {
            if lost == races {
                return Ok(Some(lost));
            }
            lost += 1;
            Ok(None)
        });
        (given, lost)
    }

    #[test]
    fn many_races_may_be_lost_and_not_all() {
        // 8, 16 and 64 once were limits of their own, and a burst of forms came to more.
        for races in [0, 1, 8, 16, 64, ATTEMPTS - 1] {
            assert_eq!(after_losing(races), (Ok(races), races));
        }
        let stale = Err(DeskError::Store(StoreError::Stale));
        assert_eq!(after_losing(ATTEMPTS), (stale, ATTEMPTS));
        assert_eq!(attempts(|| Ok::<Option<usize>, DeskError>(None)), Ok(None));
    }

    #[test]
    fn an_error_is_not_tried_again() {
        let mut asked = 0;
        let given = until_won(|| -> Result<Option<()>, DeskError> {
            asked += 1;
            Err(DeskError::NotFound)
        });
        assert_eq!((given, asked), (Err(DeskError::NotFound), 1));
    }
}
