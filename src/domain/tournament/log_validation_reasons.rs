//! Whether the reasons that a pairing gives follow from the log before it.

use crate::domain::awaited::Awaited;
use crate::domain::id::{PlayerId, TableNumber};
use crate::domain::pairing::swiss::{pair_while, reasons};
use crate::domain::pairing::table_numbers::table_numbers;
use crate::domain::pairing::{Bye, PairingError, PairingRequest, SwissReason};
use crate::domain::pods::seating::{PodAlgorithm, different_pairs, is_proof_possible, repeated_pairs};
use crate::domain::scoring::profile::Profile;
use crate::domain::tournament::entry::{Entry, HeatPaired, RoundPaired, StagePaired};
use crate::domain::tournament::log_validation::{LogError, Validity};
use crate::domain::tournament::pairing_reason::{ByeCause, PairingCause};
use crate::domain::tournament::round::PairedTable;
use crate::domain::tournament::{Setup, Tournament};

/// How many steps of the exact search a verification takes to pair one round again. Hardly any real round needs more; one
/// that does is not paired again.
const MOST_STEPS: u64 = 50_000;

impl Tournament {
    /// Whether a drawn round is what its algorithm pairs, with the reasons and figures that the entry gives, whether those of
    /// a heat sat together as often as it says, and whether a check-in is for the round to come. Entries of earlier versions
    /// hold the sentence alone. This is no part of [`Tournament::can_follow`], which an undoing asks of every entry: it
    /// reckons everybody's points and meetings.
    ///
    /// # Errors
    /// If it gives others.
    pub fn gives_true_reasons(&self, entry: &Entry) -> Validity {
        let paired = self.has_true_causes(entry);
        paired.and_then(|()| self.has_true_repeats(entry)).and_then(|()| self.opens_check_in(entry))
    }

    fn has_true_causes(&self, entry: &Entry) -> Validity {
        let Entry::RoundPaired(it) = entry else { return Ok(()) };
        if !it.algorithm.is_timetable() {
            return self.is_of_standings(it);
        }
        if self.are_of_timetable(it) { Ok(()) } else { Err(LogError::OtherReasons(it.round)) }
    }

    /// Whether a Swiss round follows from the state before it.
    fn is_of_standings(&self, it: &RoundPaired) -> Validity {
        let profile = self.setup().and_then(Setup::profile).ok_or(LogError::OtherPlay)?;
        let (history, never, fixed) = (self.history(), self.kept_apart_in(it.round), self.fixed_seats());
        let request = PairingRequest {
            history: &history,
            round: it.round,
            seed: it.seed,
            sitting_out: &it.absent,
            earned_byes: &it.earned_byes,
            apart: &[],
            never: &never,
            again: &[],
            fixed: &fixed,
            algorithm: it.algorithm,
        };
        let tables: Vec<_> = it.tables.iter().map(|table| (table.table, table.players)).collect();
        let bye = it.bye.as_ref().map(|bye| bye.player);
        let weighed = reasons(profile, &request, &tables, bye);
        let (whys, bye) = weighed.map_err(|_| LogError::OtherReasons(it.round))?;
        if !gives_these(it, &whys, bye.as_ref()) {
            return Err(LogError::OtherReasons(it.round));
        }
        if !are_in_order(it, &whys, &fixed) {
            return Err(LogError::TableOrder(it.round));
        }
        if is_paired_so(profile, &request, it) { Ok(()) } else { Err(LogError::PairedOtherwise(it.round)) }
    }

    fn are_of_timetable(&self, it: &RoundPaired) -> bool {
        let timetable = self.timetable().cloned().unwrap_or_else(|| it.timetable());
        let is_true = |table: &PairedTable| {
            let wanted = PairingCause::of_timetable(&timetable, table.players);
            table.cause.is_none() || table.cause == wanted
        };
        let bye = it.bye.as_ref().filter(|bye| bye.cause.is_some());
        it.tables.iter().all(is_true)
            && bye.is_none_or(|bye| bye.cause == ByeCause::of_timetable(&timetable, bye.player))
    }

    /// Whether as many pairs of a heat sat together before, or sit together although they are kept apart, as its entry says.
    /// The search for the best seating is not repeated.
    fn has_true_repeats(&self, entry: &Entry) -> Validity {
        let Entry::HeatPaired(it) = entry else { return Ok(()) };
        let before = self.heats();
        let again: usize = it.pods.iter().map(|pod| repeated_pairs(&pod.players, &before)).sum();
        let together = match it.algorithm {
            PodAlgorithm::FewestRepeats => 0,
            PodAlgorithm::ApartThenRepeats => kept_apart_together(it, &self.kept_apart_in(it.round)),
        };
        let seated: usize = it.pods.iter().map(|pod| pod.players.len()).sum();
        let has_figures =
            u32::try_from(again) == Ok(it.repeats) && u32::try_from(together) == Ok(it.together);
        let is_true =
            has_figures && is_proof_possible(seated, it.repeats.saturating_add(it.together), it.proved);
        if is_true { Ok(()) } else { Err(LogError::OtherReasons(it.round)) }
    }

    /// Whether the seeds behind each match are those of its players; which part of the bracket it is follows from the matches.
    pub(super) fn has_true_seeds(&self, it: &StagePaired) -> Validity {
        let seed =
            |player: PlayerId| self.cut().and_then(|started| started.seed_of(player)).unwrap_or_default();
        let are_true = it.tables.iter().all(|table| match &table.cause {
            None => true,
            Some(PairingCause::Bracket { seeds, .. }) => *seeds == table.players.map(seed),
            Some(PairingCause::Swiss { .. } | PairingCause::Timetable(_) | PairingCause::ByHand(_)) => false,
        });
        if are_true { Ok(()) } else { Err(LogError::OtherReasons(it.round)) }
    }
}

/// Whether the entry gives these reasons, where it gives any, and their figures.
fn gives_these(it: &RoundPaired, whys: &[Option<SwissReason>], bye: Option<&Bye>) -> bool {
    let is_true = |(table, why): (&PairedTable, &Option<SwissReason>)| match &table.cause {
        None => true,
        Some(PairingCause::Swiss { reason, .. }) => why.as_ref() == Some(reason),
        Some(PairingCause::Timetable(_) | PairingCause::Bracket { .. } | PairingCause::ByHand(_)) => false,
    };
    let given = it.bye.as_ref().and_then(|bye| bye.cause.as_ref());
    let bye = bye.map(ByeCause::of_swiss);
    it.tables.iter().zip(whys).all(is_true)
        && given.is_none_or(|given| bye.as_ref() == Some(given))
        && figures(whys) == (it.rematches, it.float.clone())
}

/// Whether fixed tables have their numbers, and all others the ones that are left, the most points first.
fn are_in_order(it: &RoundPaired, whys: &[Option<SwissReason>], fixed: &[(PlayerId, TableNumber)]) -> bool {
    let seats = it.tables.iter().map(|table| table.players.as_slice());
    let numbers = table_numbers(seats, fixed, (1..).map(TableNumber));
    let sum = |why: &SwissReason| {
        let [a, b] = why.points;
        a.saturating_add(b)
    };
    let sums = whys.iter().flatten().filter(|why| why.fixed.is_none()).map(sum);
    numbers.into_iter().eq(it.tables.iter().map(|table| table.table))
        && it.tables.is_sorted_by_key(|table| table.table)
        && sums.is_sorted_by(|one, next| one >= next)
}

/// Whether the algorithm pairs these players so with this seed; true where that is not asked, see
/// [`Algorithm::is_verified_by_pairing`](crate::domain::pairing::algorithm::Algorithm::is_verified_by_pairing).
fn is_paired_so(profile: &Profile, request: &PairingRequest<'_>, it: &RoundPaired) -> bool {
    if !it.algorithm.is_verified_by_pairing() {
        return true;
    }
    let paired = match pair_while(profile, request, &Awaited::for_looks(MOST_STEPS)) {
        Ok(paired) => paired,
        Err(why) => return matches!(why, PairingError::NotAwaited(_)),
    };
    let found = it.tables.iter().map(|table| (table.table, table.players));
    found.eq(paired.pairings.iter().map(|pairing| (pairing.table, pairing.players)))
        && it.bye.as_ref().map(|bye| bye.player) == paired.bye.map(|bye| bye.player)
        && it.earned_byes == paired.earned_byes
}

/// How many pairs who are kept apart sit in one pod.
fn kept_apart_together(it: &HeatPaired, apart: &[[PlayerId; 2]]) -> usize {
    let sits = |[a, b]: &&[PlayerId; 2]| {
        it.pods.iter().any(|pod| pod.players.contains(a) && pod.players.contains(b))
    };
    different_pairs(apart.iter().copied()).iter().filter(sits).count()
}

/// How many of these pairs met before, and how far apart their points are altogether, as the entry writes both.
fn figures(whys: &[Option<SwissReason>]) -> (u32, String) {
    let known = || whys.iter().flatten();
    let rematches = known().filter(|why| !why.met_in.is_empty()).count();
    let gap = |why: &SwissReason| {
        let [a, b] = why.points;
        a.abs_diff(b)
    };
    let float = known().map(gap).fold(0_u64, u64::saturating_add);
    (u32::try_from(rematches).unwrap_or(u32::MAX), float.to_string())
}
