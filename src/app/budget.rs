//! A token bucket: how many times in a row something may be done, and how often it may be done after that.

/// A limit: a number at once, and then one per interval.
#[derive(Debug, Clone, Copy)]
pub struct Budget {
    at_once: i64,
    every: i64,
}

/// A budget of `at_once` tokens that regains one every `every` milliseconds.
pub const fn budget(at_once: i64, every: i64) -> Budget {
    Budget { at_once, every }
}

impl Budget {
    /// Spends one token of a budget that is full again at millisecond `full`; returns when it is full now.
    ///
    /// # Errors
    /// The seconds to wait until there is a token.
    pub fn spend(self, full: Option<i64>, now: i64) -> Result<i64, u64> {
        let empty = now + self.at_once * self.every;
        // Never later than an empty budget: a clock that was set back must not keep anybody waiting.
        let full = full.unwrap_or(now).clamp(now, empty) + self.every;
        if full > empty { Err((full - empty).unsigned_abs().div_ceil(1_000)) } else { Ok(full) }
    }

    /// `600 at once, and then one every 100 ms`, for those who write programs.
    pub fn limit(self) -> String {
        format!("{} at once, and then one every {} ms", self.at_once, self.every)
    }

    /// Gives a token back; returns the millisecond at which the budget is then full.
    pub const fn restore(self, full: i64) -> i64 {
        full - self.every
    }
}
