//! Where the machine's clock jumped: the order of a log's entries is right, but the times before or after that point are
//! wrong.

use chrono::{DateTime, TimeDelta, Utc};

use crate::domain::tournament::Stamped;
use crate::domain::tournament::entry::{ClockJumped, Entry};

/// The clocks of two processes may differ by this much, and a clock may be corrected by it.
pub const TOLERANCE: TimeDelta = TimeDelta::minutes(1);

/// A place in a log where the clock jumped.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Jump {
    /// The number of the first entry after it.
    pub sequence: i64,
    /// What the clock showed before, or would have shown.
    pub from: DateTime<Utc>,
    /// What the clock showed after the jump.
    pub to: DateTime<Utc>,
}

impl Jump {
    /// Where the clock was put.
    pub fn direction(&self) -> &'static str {
        direction(self.from, self.to)
    }
}

/// Where a clock was put: `back` or `forward`.
pub fn direction(from: DateTime<Utc>, to: DateTime<Utc>) -> &'static str {
    if to < from { "back" } else { "forward" }
}

/// Whether two times are the same, as far as clocks agree.
pub fn is_same_time(one: DateTime<Utc>, other: DateTime<Utc>) -> bool {
    (one - other).abs() <= TOLERANCE
}

/// Every place in a log where the clock jumped: where the program noticed it, and where an entry is older than the one
/// before it, as when the clock was changed while no program ran.
pub fn jumps<'a>(log: impl IntoIterator<Item = (i64, &'a Stamped)>) -> Vec<Jump> {
    let mut before: Option<DateTime<Utc>> = None;
    let mut found = Vec::new();
    for (sequence, Stamped { at: to, entry, .. }) in log {
        if let Entry::ClockJumped(ClockJumped { from, to }) = entry {
            found.push(Jump { sequence, from: *from, to: *to });
        } else {
            let went_back = before.filter(|from| *from - *to > TOLERANCE);
            found.extend(went_back.map(|from| Jump { sequence, from, to: *to }));
        }
        before = Some(*to);
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::tournament::entry::TournamentShown;

    fn at(minutes: i64) -> DateTime<Utc> {
        DateTime::UNIX_EPOCH + TimeDelta::minutes(minutes)
    }

    fn find_jumps(log: &[(i64, Entry)]) -> Vec<Jump> {
        let log: Vec<Stamped> = log
            .iter()
            .map(|(minutes, entry)| Stamped {
                at: at(*minutes),
                actor: "operator".into(),
                entry: entry.clone(),
            })
            .collect();
        jumps((1..).zip(&log))
    }

    fn plain(minutes: &[i64]) -> Vec<(i64, Entry)> {
        minutes.iter().map(|minutes| (*minutes, Entry::TournamentShown(TournamentShown {}))).collect()
    }

    #[test]
    fn a_clock_that_goes_back_is_told_once_for_each_time_and_waiting_is_no_jump() {
        let told =
            |minutes: &[i64]| find_jumps(&plain(minutes)).iter().map(|it| it.sequence).collect::<Vec<_>>();
        assert_eq!(told(&[]), [0; 0]);
        assert_eq!(told(&[0, 5, 5, 4, 700, 701]), [0; 0], "a minute is nothing, and waiting is no jump");
        // Ten hours ahead for two entries, then corrected.
        assert_eq!(told(&[0, 600, 601, 3, 4]), [4]);
        assert_eq!(told(&[100, 50, 40]), [2, 3]);
        let [one] = find_jumps(&plain(&[90, 60])).try_into().unwrap();
        assert_eq!(one, Jump { sequence: 2, from: at(90), to: at(60) });
        assert_eq!(one.direction(), "back");
    }

    #[test]
    fn a_jump_that_the_program_noticed_is_told_in_either_direction_and_once() {
        let noticed = |from, to| Entry::ClockJumped(ClockJumped { from: at(from), to: at(to) });
        let mut log = plain(&[0, 10]);
        log.push((192, noticed(12, 192)));
        log.extend(plain(&[193]));
        log.push((15, noticed(195, 15)));
        log.extend(plain(&[16]));
        let told = find_jumps(&log);
        assert_eq!(
            told,
            [
                Jump { sequence: 3, from: at(12), to: at(192) },
                Jump { sequence: 5, from: at(195), to: at(15) }
            ]
        );
        assert_eq!(told.iter().map(Jump::direction).collect::<Vec<_>>(), ["forward", "back"]);
    }
}
