//! Detects where the machine's clock was set back: the order of a log's entries is right, but the times before or
//! after that point are wrong.

use chrono::{DateTime, TimeDelta, Utc};

/// The clocks of two processes may differ by this much.
const TOLERANCE: TimeDelta = TimeDelta::minutes(1);

/// A place where the clock went back between two entries.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SetBack {
    /// The number of the entry after it.
    pub sequence: i64,
    /// The newest time before it.
    pub from: DateTime<Utc>,
    /// The time of the entry.
    pub to: DateTime<Utc>,
}

/// Every place in a log where the clock went back. A clock that ran ahead is noticed once it is corrected.
pub fn set_backs(times: impl IntoIterator<Item = (i64, DateTime<Utc>)>) -> Vec<SetBack> {
    let mut before: Option<DateTime<Utc>> = None;
    let mut found = Vec::new();
    for (sequence, to) in times {
        found.extend(before.filter(|from| *from - to > TOLERANCE).map(|from| SetBack { sequence, from, to }));
        before = Some(to);
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(minutes: i64) -> DateTime<Utc> {
        DateTime::UNIX_EPOCH + TimeDelta::minutes(minutes)
    }

    #[test]
    fn only_a_clock_that_goes_back_is_told_and_once_for_each_time() {
        let told = |minutes: &[i64]| -> Vec<i64> {
            set_backs((1..).zip(minutes.iter().map(|minutes| at(*minutes))))
                .iter()
                .map(|it| it.sequence)
                .collect()
        };
        assert_eq!(told(&[]), [0; 0]);
        assert_eq!(told(&[0, 5, 5, 4, 700, 701]), [0; 0], "a minute is nothing, and waiting is no jump");
        // Ten hours ahead for two entries, then corrected.
        assert_eq!(told(&[0, 600, 601, 3, 4]), [4]);
        assert_eq!(told(&[100, 50, 40]), [2, 3]);
        let [one] = set_backs([(8, at(90)), (9, at(60))]).try_into().unwrap();
        assert_eq!(one, SetBack { sequence: 9, from: at(90), to: at(60) });
    }
}
