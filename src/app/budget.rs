//! How often something may be done: so many times at once, and then once more every so many milliseconds.

/// How often something may be done.
#[derive(Debug, Clone, Copy)]
pub struct Budget {
    at_once: i64,
    every: i64,
}

/// So many times at once, and then once more every so many milliseconds.
pub const fn budget(at_once: i64, every: i64) -> Budget {
    Budget { at_once, every }
}

impl Budget {
    /// Spends one, of a budget that is full again at this millisecond: the millisecond at which it is now full again.
    ///
    /// # Errors
    /// The seconds to wait until there is one to spend.
    pub fn spend(self, full: Option<i64>, now: i64) -> Result<i64, u64> {
        let empty = now + self.at_once * self.every;
        // Never later than empty: a clock that was set back must not keep anybody waiting.
        let full = full.unwrap_or(now).clamp(now, empty) + self.every;
        if full > empty { Err((full - empty).unsigned_abs().div_ceil(1_000)) } else { Ok(full) }
    }

    /// Gives one back: the millisecond at which the budget is then full again.
    pub const fn restore(self, full: i64) -> i64 {
        full - self.every
    }
}
