//! Whether an entry that seats tables of a draft or of a round in play again is possible at its place in a log.

use std::collections::{BTreeMap, BTreeSet};

use crate::domain::id::PlayerId;
use crate::domain::pairing::table_numbers::lowest_free;
use crate::domain::tournament::Tournament;
use crate::domain::tournament::entry::{PairingsChanged, TablesReseated};
use crate::domain::tournament::log_validation::{LogError, NumberOf, Validity, next};
use crate::domain::tournament::pairing_reason::{ByeCause, PairingCause};
use crate::domain::tournament::round::{ByeGiven, ByeMove, PairedTable, Phase, Round, RoundKind};

impl Tournament {
    pub(super) fn can_seat_again(&self, it: &TablesReseated) -> Validity {
        self.has_round(it.round)?;
        let in_play = |phase, kind| phase == Phase::Playing && kind == RoundKind::Swiss;
        let round = self.round(it.round).filter(|round| in_play(round.phase(), round.kind));
        let round = round.ok_or(LogError::NotInPlay(it.round))?;
        let mut all: Vec<PairedTable> = round.tables().map(|table| table.pair.clone()).collect();
        for pair in &it.tables {
            match all.iter_mut().find(|known| known.table == pair.table) {
                Some(known) => known.clone_from(pair),
                None => {
                    // Versions before fixed tables counted here took the lowest free number for anybody.
                    let is_fixed = pair.table == self.new_table(round, pair.players);
                    let lowest = lowest_free(all.iter().map(|known| known.table));
                    if !is_fixed {
                        next(NumberOf::Table, pair.table.table(), lowest.table() - 1)?;
                    }
                    all.push(pair.clone());
                }
            }
            if round.table(pair.table).is_some_and(|table| table.is_begun()) {
                return Err(LogError::Begun { round: it.round, table: pair.table.table() });
            }
        }
        let bye = match &it.bye {
            ByeMove::Stays => round.bye.as_ref(),
            ByeMove::Goes(given) => Some(given),
            ByeMove::Ends => None,
        };
        self.stays_in_the_timetable(it, &all)?;
        self.seats(it.round, &all, bye, &round.earned_byes)?;
        let [had_bye, has_bye] = [round.bye.as_ref(), bye].map(|bye| bye.map(|bye| bye.player));
        let sat = round.tables().flat_map(|table| table.pair.players);
        let sit = all.iter().flat_map(|table| table.players);
        self.leaves_nobody_out(round, it, &sat.chain(had_bye).collect(), &sit.chain(has_bye).collect())
    }

    /// Players exchange places, one who is late meets the bye, two meet each other at a new table, or one takes the place
    /// of another, who is absent then. The player with the bye takes that of one who dropped.
    fn leaves_nobody_out(
        &self,
        round: &Round,
        it: &TablesReseated,
        before: &BTreeSet<PlayerId>,
        after: &BTreeSet<PlayerId>,
    ) -> Validity {
        let (left, late) = (before.difference(after).count(), after.difference(before).count());
        let (ends, stays) = (it.bye == ByeMove::Ends, it.bye == ByeMove::Stays);
        let has_no_new_table = it.tables.iter().all(|pair| round.table(pair.table).is_some());
        let fits = match (left, late) {
            (0, 0) => true,
            (1, 0) => self.ends_the_bye_at_a_place_left(round, it),
            (0, 1) => ends,
            (0, 2) => stays && it.tables.len() == 1 && !has_no_new_table,
            (1, 1) => !ends && has_no_new_table,
            (..) => false,
        };
        if fits { Ok(()) } else { Err(LogError::LeftOut(it.round)) }
    }

    /// Whether the player with the bye takes the place of one who dropped, and nobody has the bye then.
    fn ends_the_bye_at_a_place_left(&self, round: &Round, it: &TablesReseated) -> bool {
        let had_bye = round.bye.as_ref().map(|bye| bye.player).filter(|_| it.bye == ByeMove::Ends);
        let (Some(player), [pair]) = (had_bye, it.tables.as_slice()) else { return false };
        let Some([a, b]) = round.table(pair.table).map(|table| table.pair.players) else { return false };
        let takes_over = |left: PlayerId, now: [PlayerId; 2]| self.is_away(left) && pair.players == now;
        !self.is_away(player) && (takes_over(a, [player, b]) || takes_over(b, [a, player]))
    }
}

impl Round {
    /// Whether the same players sit in this draft after a change by hand, and every pair and bye is as it was in the draft
    /// or made by hand. Entries of earlier versions hold the sentence alone.
    pub(super) fn changes_by_hand_to(&self, it: &PairingsChanged) -> bool {
        let drafted: BTreeMap<[PlayerId; 2], &Option<PairingCause>> =
            self.tables().map(|table| (table.pair.players, &table.pair.cause)).collect();
        let was = |pair: &PairedTable| drafted.get(&pair.players).is_some_and(|cause| **cause == pair.cause);
        let is_true =
            |pair: &PairedTable| matches!(pair.cause, None | Some(PairingCause::ByHand(_))) || was(pair);
        let bye_is_true = |bye: &ByeGiven| {
            let had = self.bye.as_ref().is_some_and(|had| had.player == bye.player && had.cause == bye.cause);
            matches!(bye.cause, None | Some(ByeCause::ByHand(_))) || had
        };
        let before = everybody(self.tables().map(|table| &table.pair), self.bye.as_ref());
        before == everybody(it.tables.iter(), it.bye.as_ref())
            && self.bye.is_some() == it.bye.is_some()
            && it.tables.iter().all(is_true)
            && it.bye.iter().all(bye_is_true)
    }
}

/// Everybody at a table or with the normal bye.
fn everybody<'a>(
    tables: impl Iterator<Item = &'a PairedTable>,
    bye: Option<&'a ByeGiven>,
) -> BTreeSet<PlayerId> {
    tables.flat_map(|table| table.players).chain(bye.map(|bye| bye.player)).collect()
}
