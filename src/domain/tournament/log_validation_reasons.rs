//! Whether the reasons that a pairing gives follow from the log before it.

use crate::domain::id::PlayerId;
use crate::domain::pairing::swiss::reasons;
use crate::domain::pairing::{Bye, PairingRequest, SwissReason};
use crate::domain::pods::seating::repeated_pairs;
use crate::domain::scoring::profile::Profile;
use crate::domain::tournament::entry::{Entry, RoundPaired, StagePaired};
use crate::domain::tournament::log_validation::{LogError, Validity};
use crate::domain::tournament::pairing_reason::{ByeCause, PairingCause};
use crate::domain::tournament::round::PairedTable;
use crate::domain::tournament::{Setup, Tournament};

impl Tournament {
    /// Whether the pairs of a drawn round meet for the reasons that the entry gives, and those of a heat sat together as
    /// often as it says. Entries of earlier versions hold the sentence alone. This is no part of
    /// [`Tournament::can_follow`], which an undoing asks of every entry: it reckons everybody's points and meetings.
    ///
    /// # Errors
    /// If it gives others.
    pub fn gives_true_reasons(&self, entry: &Entry) -> Validity {
        self.has_true_causes(entry).and_then(|()| self.has_true_repeats(entry))
    }

    fn has_true_causes(&self, entry: &Entry) -> Validity {
        let Entry::RoundPaired(it) = entry else { return Ok(()) };
        let are_true = match it.algorithm.is_timetable() {
            true => self.are_of_timetable(it),
            false => self.are_of_standings(it),
        };
        if are_true { Ok(()) } else { Err(LogError::OtherReasons(it.round)) }
    }

    fn are_of_standings(&self, it: &RoundPaired) -> bool {
        let caused = it.tables.iter().any(|table| table.cause.is_some());
        let given = it.bye.as_ref().and_then(|bye| bye.cause.as_ref());
        if !caused && given.is_none() {
            return true;
        }
        let Some((whys, bye)) =
            self.setup().and_then(Setup::profile).and_then(|profile| self.reasons_of(profile, it))
        else {
            return false;
        };
        let is_true = |(table, why): (&PairedTable, &Option<SwissReason>)| match &table.cause {
            None => true,
            Some(PairingCause::Swiss { reason, .. }) => why.as_ref() == Some(reason),
            Some(PairingCause::Timetable(_) | PairingCause::Bracket { .. } | PairingCause::ByHand(_)) => {
                false
            }
        };
        let bye = bye.map(|bye| ByeCause::of_swiss(&bye));
        it.tables.iter().zip(&whys).all(is_true)
            && given.is_none_or(|given| bye.as_ref() == Some(given))
            && figures(&whys) == (it.rematches, it.float.clone())
    }

    /// What the pairing weighed, by the state before it.
    fn reasons_of(
        &self,
        profile: &Profile,
        it: &RoundPaired,
    ) -> Option<(Vec<Option<SwissReason>>, Option<Bye>)> {
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
        reasons(profile, &request, &tables, it.bye.as_ref().map(|bye| bye.player)).ok()
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

    /// Whether as many pairs of a heat sat together before as its entry says.
    fn has_true_repeats(&self, entry: &Entry) -> Validity {
        let Entry::HeatPaired(it) = entry else { return Ok(()) };
        let before = self.heats();
        let again: usize = it.pods.iter().map(|pod| repeated_pairs(&pod.players, &before)).sum();
        let is_true = u32::try_from(again) == Ok(it.repeats);
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
