//! Whether players enter, rounds are drawn and closed, and results arrive as `decide` lets them.

use crate::domain::id::{AtTable, RoundNumber};
use crate::domain::scoring::result::GameResult;
use crate::domain::tournament::entry::{
    CutStarted, PlayerDropped, PlayerRegistered, ResultRecorded, RoundClosed, RoundPaired,
};
use crate::domain::tournament::log_validation::{LogError, NumberOf, Validity, next};
use crate::domain::tournament::round::{Phase, Round, RoundKind};
use crate::domain::tournament::{Setup, Tournament};

impl Tournament {
    /// Everybody enters with the next number, and plays from the next round that can still be paired.
    pub(super) fn can_be_registered(&self, it: &PlayerRegistered) -> Validity {
        next(NumberOf::Player, it.player.0, self.last_player())?;
        self.can_enter(it.player)?;
        let (player, found, wanted) = (it.player, it.from_round, self.next_round());
        if found == wanted { Ok(()) } else { Err(LogError::EntersOtherwise { player, found, wanted }) }
    }

    /// Everybody leaves after the last round that was published. The publication of a heat can be taken back afterwards: it
    /// is a draft then.
    pub(super) fn can_drop(&self, it: &PlayerDropped) -> Validity {
        self.has_player(it.player)?;
        let (player, found, wanted) = (it.player, it.after_round, self.last_published());
        let is_of_pods = |kind| matches!(kind, RoundKind::Heat | RoundKind::TopTable);
        let is_taken_back = |draft: &Round| draft.number == found && is_of_pods(draft.kind);
        if found == wanted || self.draft().is_some_and(is_taken_back) {
            return Ok(());
        }
        Err(LogError::LeavesOtherwise { player, found, wanted })
    }

    /// A round closes once; if its closing is undone, it is in play again.
    pub(super) fn can_be_closed(&self, it: &RoundClosed) -> Validity {
        self.has_round(it.round)?;
        let round = self.in_play(it.round).ok_or(LogError::ClosedOtherwise(it.round))?;
        if round.missing().next().is_some() || round.open_pods().next().is_some() {
            return Err(LogError::ResultsMissing(it.round));
        }
        self.has_disputes(&it.over)
    }

    /// A tournament that is not over ends once all of its rounds are closed.
    pub(super) fn can_end(&self) -> Validity {
        let open = self.rounds().find(|round| round.closed.is_none());
        open.map_or(Ok(()), |round| Err(LogError::EndsTooEarly(round.number)))
    }

    pub(super) const fn has_ended(&self) -> Validity {
        if self.closed.is_some() { Ok(()) } else { Err(LogError::NotOver) }
    }

    /// The first result of a table or pod of a round in play: another one is a contradiction or a correction.
    pub(super) fn takes_first_result(&self, at: AtTable) -> Validity {
        let AtTable { round, table } = at;
        self.in_play(round).ok_or(LogError::ResultOutsidePlay(round))?;
        if self.has_result(at) { Err(LogError::ResultTwice { round, table: table.table() }) } else { Ok(()) }
    }

    pub(super) fn can_be_recorded(&self, it: &ResultRecorded) -> Validity {
        self.has_table(it.at())?;
        self.takes_first_result(it.at())?;
        self.can_have_happened(&it.result)
    }

    /// Whether a game can have ended like this under the profile, with what it asks to be ticked. Older profiles ask for
    /// nothing; every version that wrote one that asks has demanded it.
    pub(super) fn can_have_happened(&self, result: &GameResult) -> Validity {
        let profile = self.setup().and_then(Setup::profile).ok_or(LogError::OtherPlay)?;
        profile.refuse_impossible(result)?;
        Ok(profile.refuse_other_ticks(result)?)
    }

    /// Whether a result is there that something can contradict.
    pub(super) fn can_be_contradicted(&self, at: AtTable) -> Validity {
        self.has_table(at)?;
        let (round, table) = (at.round, at.table.table());
        if self.has_result(at) { Ok(()) } else { Err(LogError::NoResult { round, table }) }
    }

    /// Whether something contradicts the result that stays.
    pub(super) fn can_be_kept(&self, at: AtTable) -> Validity {
        self.has_table(at)?;
        let there = self.round(at.round);
        let duel = there.and_then(|round| round.table(at.table)).map(|it| it.contradictions.is_empty());
        let pod = there.and_then(|round| round.pod(at.table)).map(|it| it.contradictions.is_empty());
        let (round, table) = (at.round, at.table.table());
        if duel.or(pod) == Some(false) { Ok(()) } else { Err(LogError::NotContradicted { round, table }) }
    }

    /// Whether a table or a pod has a result.
    fn has_result(&self, at: AtTable) -> bool {
        let there = self.round(at.round);
        let duel = there.and_then(|round| round.table(at.table)).map(|it| it.result.is_some());
        let pod = there.and_then(|round| round.pod(at.table)).map(|it| it.result.is_some());
        duel.or(pod) == Some(true)
    }

    /// Whether a game or a pod is being played at this table: the round is published and not closed, and no result is there.
    pub(super) fn is_played_at(&self, at: AtTable) -> Validity {
        self.has_table(at)?;
        let AtTable { round, table } = at;
        let plays = self.round(round).is_some_and(|there| there.plays_at(table));
        if plays { Ok(()) } else { Err(LogError::NobodyPlays { round, table: table.table() }) }
    }

    fn in_play(&self, round: RoundNumber) -> Option<&Round> {
        self.round(round).filter(|round| round.phase() == Phase::Playing)
    }

    /// Nobody chooses a seed: it follows from the number drawn at set-up, the round and the discarded drafts.
    pub(super) fn has_drawn_seed(&self, seed: u64) -> Validity {
        if self.next_seed() == Some(seed) { Ok(()) } else { Err(LogError::Seed(seed)) }
    }

    /// Swiss pairing never seats a player in a round before their first. A timetable seats everybody who has a number.
    pub(super) fn seats_nobody_too_early(&self, it: &RoundPaired) -> Validity {
        if it.algorithm.is_timetable() {
            return Ok(());
        }
        let aside = it.bye.iter().map(|bye| bye.player).chain(it.earned_byes.iter().copied());
        let mut seated = it.tables.iter().flat_map(|table| table.players).chain(aside);
        let early = |player| self.player(player).is_some_and(|known| known.from_round > it.round);
        match seated.find(|player| early(*player)) {
            Some(player) => Err(LogError::SeatedTooEarly { round: it.round, player }),
            None => Ok(()),
        }
    }

    /// The seeds are those of the standings or of the lot; in a bracket for everybody the director may give another order.
    pub(super) fn has_drawn_seeds(&self, it: &CutStarted) -> Validity {
        let seeding = self.setup().and_then(|setup| self.seeding(setup, it.cut, it.seed).ok());
        let drawn = seeding.and_then(|seeding| {
            let is_ordered = it.given.is_some() && self.is_bracket();
            let [mut found, mut wanted] = [it.seeds.clone(), seeding.seeds];
            if is_ordered {
                found.sort_unstable();
                wanted.sort_unstable();
            }
            // No lot decides an order that the director gives.
            let drawn = if it.given.is_some() { Vec::new() } else { seeding.drawn };
            (found == wanted && it.reserves == seeding.reserves).then_some(drawn)
        });
        match drawn {
            None => Err(LogError::OtherSeeds),
            Some(drawn) if drawn != it.drawn => Err(LogError::OtherDrawn),
            Some(_) => Ok(()),
        }
    }

    /// The cut names the last round before it, or 0 if it is all that is played.
    pub(super) fn comes_after_the_rounds(&self, it: &CutStarted) -> Validity {
        let (found, wanted) = (it.after, self.rounds.last().map_or(RoundNumber(0), |last| last.number));
        if found == wanted { Ok(()) } else { Err(LogError::CutAfter { found, wanted }) }
    }
}
