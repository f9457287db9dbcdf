//! Messages to addresses of other services: one for each new entry of a tournament, in order, until the receiver says that
//! it has it. The log is the outbox: an address remembers only how far it has heard, so nothing is lost in a crash and
//! nothing new is stored for each message. If this process dies between an answer and its note, the same entry is sent
//! again with the same number.

pub mod address;
pub mod message;
pub mod sender;

use std::panic::resume_unwind;
use std::time::{Duration, Instant};

use chrono::{DateTime, TimeDelta, Utc};

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::sessions::random_token;
use crate::app::snapshot::Snapshot;
use crate::app::store::{DeliveryFault, Webhook, WebhookNotAdded};
use crate::app::webhooks::message::Letter;
use crate::app::webhooks::sender::{Sender, is_same};
use crate::domain::id::TournamentId;

/// How many addresses one tournament may have.
pub const MOST: usize = 5;
/// How many addresses are tried in one pass.
const AT_ONCE: i64 = 32;
/// How many of them at the same time.
const THREADS: usize = 4;
/// How many letters one address gets in one pass.
const LETTERS: usize = 20;
/// How long one address may hold up a pass.
const LONGEST_PASS: Duration = Duration::from_secs(30);
/// For how long a process reserves an address: longer than a pass with its last letter.
const LEASE: TimeDelta = TimeDelta::seconds(60);
/// The wait after the first failure; it doubles with each further one.
const FIRST_WAIT: TimeDelta = TimeDelta::seconds(10);
const LONGEST_WAIT: TimeDelta = TimeDelta::hours(1);
/// After how many failures in a row nothing more is sent: with the waits above, a day.
const MOST_FAILURES: u32 = 30;

/// The time in a pass, which goes on from the moment at which it began.
#[derive(Debug, Clone, Copy)]
struct PassClock {
    at: DateTime<Utc>,
    since: Instant,
}

impl PassClock {
    fn now(self) -> DateTime<Utc> {
        self.at + TimeDelta::from_std(self.since.elapsed()).unwrap_or_default()
    }

    /// Until when an address that is served from now on belongs to this process.
    fn reserved_until(self) -> DateTime<Utc> {
        self.now() + LEASE
    }
}

/// What became of the addresses in one pass.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Deliveries {
    pub arrived: usize,
    pub failed: usize,
}

impl Deliveries {
    const fn add(&mut self, Self { arrived, failed }: Self) {
        self.arrived += arrived;
        self.failed += failed;
    }
}

impl Desk {
    /// The addresses that hear of a tournament, the oldest first.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn webhooks(&self, tournament: TournamentId) -> Result<Vec<Webhook>, DeskError> {
        Ok(self.store.webhooks(tournament)?)
    }

    /// Adds an address, which hears of the entries from now on, unless it does already or there are [`MOST`]. The caller
    /// has checked the address.
    ///
    /// # Errors
    /// If the store cannot write or there is no randomness.
    pub fn add_webhook(
        &self,
        here: &Snapshot,
        address: &str,
        now: DateTime<Utc>,
    ) -> Result<Result<Webhook, WebhookNotAdded>, DeskError> {
        let newest = here.log.iter().next_back().map_or(0, |line| line.sequence);
        let hook = Webhook {
            id: random_token()?,
            tournament: here.id(),
            address: address.to_owned(),
            secret: random_token()?,
            made_at: now,
            next_sequence: newest + 1,
            next_try: now,
            failures: 0,
            last_failure: None,
            given_up: false,
        };
        Ok(self.store.add_webhook(&hook, MOST, is_same)?.map(|()| hook))
    }

    /// Removes an address of a tournament; false if it has no such address.
    ///
    /// # Errors
    /// If the store cannot write.
    pub fn remove_webhook(&self, tournament: TournamentId, id: &str) -> Result<bool, DeskError> {
        Ok(self.store.remove_webhook(tournament, id)?)
    }

    /// Tries an address again that was given up or waits; false if the tournament has no such address.
    ///
    /// # Errors
    /// If the store cannot write.
    pub fn retry_webhook(
        &self,
        tournament: TournamentId,
        id: &str,
        now: DateTime<Utc>,
    ) -> Result<bool, DeskError> {
        Ok(self.store.retry_webhook(tournament, id, now)?)
    }

    /// Sends what the addresses have not heard yet, each in the order of its log. Several processes may do so at once:
    /// an address is served by one of them.
    ///
    /// # Errors
    /// If the store does not answer.
    pub fn deliver_webhooks(&self, sender: &Sender, now: DateTime<Utc>) -> Result<Deliveries, DeskError> {
        let clock = PassClock { at: now, since: Instant::now() };
        let due = self.store.due_webhooks(now, AT_ONCE)?;
        // At most as many parts as threads.
        let parts = due.chunks(due.len().div_ceil(THREADS).max(1));
        let outcomes: Vec<Result<Deliveries, DeskError>> = std::thread::scope(|scope| {
            let workers: Vec<_> =
                parts.map(|hooks| scope.spawn(move || self.deliver_to_each(hooks, sender, clock))).collect();
            workers
                .into_iter()
                .map(|worker| worker.join().unwrap_or_else(|panic| resume_unwind(panic)))
                .collect()
        });
        let mut all = Deliveries::default();
        for outcome in outcomes {
            all.add(outcome?);
        }
        Ok(all)
    }

    fn deliver_to_each(
        &self,
        hooks: &[Webhook],
        sender: &Sender,
        clock: PassClock,
    ) -> Result<Deliveries, DeskError> {
        let mut all = Deliveries::default();
        for hook in hooks {
            if self.store.claim_webhook(hook, clock.reserved_until())? {
                all.add(self.deliver(hook, sender, clock)?);
            }
        }
        Ok(all)
    }

    /// Sends letters to one address until there is none, one fails, or its time is over.
    fn deliver(&self, hook: &Webhook, sender: &Sender, clock: PassClock) -> Result<Deliveries, DeskError> {
        let (begun, mut heard, mut all) = (Instant::now(), hook.clone(), Deliveries::default());
        let here = match self.tournament_by_id(hook.tournament) {
            Ok(here) => here,
            // A damaged log must not hold up the others.
            Err(cause) => cause.of_damaged_log().map(|_| None)?,
        };
        // What strangers do not see is told to no service; it goes on when it is shown again.
        let letters = match here.filter(|here| !here.tournament.is_hidden()) {
            Some(here) => Letter::for_hook(&here, hook, LETTERS)?,
            None => Vec::new(),
        };
        if letters.is_empty() {
            heard.next_try = clock.now() + LONGEST_WAIT;
        }
        for letter in letters {
            match sender.send(&hook.address, &letter, &letter.signature(&hook.secret, Utc::now())?) {
                Ok(()) => {
                    all.arrived += 1;
                    heard = Webhook {
                        next_sequence: letter.sequence + 1,
                        failures: 0,
                        last_failure: None,
                        next_try: clock.now(),
                        ..heard
                    };
                    // Noted at once: a crash later repeats none of these.
                    let next_try = clock.reserved_until();
                    self.store.note_webhook(&Webhook { next_try, ..heard.clone() })?;
                }
                Err(why) => {
                    all.failed += 1;
                    heard = failed_again(heard, why, clock.now());
                    break;
                }
            }
            if begun.elapsed() >= LONGEST_PASS {
                break;
            }
        }
        self.store.note_webhook(&heard)?;
        Ok(all)
    }
}

/// The address after one more failure: it waits twice as long as before, or is given up.
fn failed_again(hook: Webhook, why: DeliveryFault, now: DateTime<Utc>) -> Webhook {
    let failures = hook.failures.saturating_add(1);
    let doubled = 1_i32.checked_shl(hook.failures).filter(|times| *times > 0);
    let wait =
        doubled.and_then(|times| FIRST_WAIT.checked_mul(times)).unwrap_or(LONGEST_WAIT).min(LONGEST_WAIT);
    Webhook {
        failures,
        last_failure: Some(why),
        given_up: failures >= MOST_FAILURES,
        next_try: now + wait,
        ..hook
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hook(failures: u32) -> Webhook {
        Webhook {
            id: "a".to_owned(),
            tournament: TournamentId::new(uuid::Uuid::nil()),
            address: "https://example.org".to_owned(),
            secret: "s".to_owned(),
            made_at: DateTime::UNIX_EPOCH,
            next_sequence: 4,
            next_try: DateTime::UNIX_EPOCH,
            failures,
            last_failure: None,
            given_up: false,
        }
    }

    #[test]
    fn the_wait_doubles_up_to_an_hour_and_after_a_day_nothing_more_is_sent() {
        let (now, why) = (DateTime::UNIX_EPOCH, DeliveryFault::TooSlow);
        let waits: Vec<i64> = (0..40)
            .map(|failures| (failed_again(hook(failures), why, now).next_try - now).num_seconds())
            .collect();
        assert_eq!(waits[..4], [10, 20, 40, 80]);
        assert!(waits[9..].iter().all(|wait| *wait == 3_600), "{waits:?}");
        let whole: i64 = waits.iter().take(MOST_FAILURES as usize).sum();
        assert!((20..30).contains(&(whole / 3_600)), "{whole}");
        assert!(!failed_again(hook(MOST_FAILURES - 2), why, now).given_up);
        let last = failed_again(hook(MOST_FAILURES - 1), why, now);
        assert!(last.given_up && last.next_sequence == 4, "what it has not heard is not skipped");
        assert!(failed_again(hook(u32::MAX), why, now).given_up);
    }

    #[test]
    fn an_address_that_is_served_late_in_a_pass_is_reserved_from_then_on() {
        let late = Duration::from_secs(200);
        let Some(since) = Instant::now().checked_sub(late) else { return };
        let clock = PassClock { at: DateTime::UNIX_EPOCH, since };
        assert!(clock.reserved_until() >= DateTime::UNIX_EPOCH + late + LEASE);
    }
}
