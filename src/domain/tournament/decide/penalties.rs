//! Penalties: issued, confirmed and withdrawn.
//!
//! A disqualification drops the player. The director decides who leaves (the final say is the tournament director's:
//! Current Rulings 2000-07-31 and later), so a director's disqualification takes effect at once and a judge's waits
//! for the director. A person records the forfeited game with its scores; until then it is outstanding.

use crate::domain::id::{AtTable, DisputeNumber, PenaltyNumber, PlayerId, RoundNumber};
use crate::domain::scoring::grade::{Grade, Outcome};
use crate::domain::scoring::result::{EndReason, GameResult, Side};
use crate::domain::tournament::command::{ConfirmDisqualification, IssuePenalty, WithdrawPenalty};
use crate::domain::tournament::decide::{Decision, reason_for};
use crate::domain::tournament::dispute::Judge;
use crate::domain::tournament::entry::{Entry, PenaltyIssued, PenaltyWithdrawn, PlayerDropped};
use crate::domain::tournament::penalty::{Owed, Penalty, PenaltyLevel};
use crate::domain::tournament::player_refusal::PlayerRefusal;
use crate::domain::tournament::pod_refusal::PodRefusal;
use crate::domain::tournament::refusal::{ReasonFor, Refusal};
use crate::domain::tournament::round::Phase;
use crate::domain::tournament::{Player, Tournament};

impl Tournament {
    pub(super) fn issue_penalty(&self, asked: &IssuePenalty) -> Decision {
        let IssuePenalty { player, ref judge, ref kind, level, round, ref reason, dispute, others } = *asked;
        self.known_player(player)?;
        if let Some(round) = round {
            self.published_round(round)?;
        }
        if level == PenaltyLevel::Forfeit {
            self.has_game_to_forfeit(player, round)?;
        }
        if let Some(dispute) = dispute {
            self.known_dispute(dispute)?;
            self.about_player(dispute, player).or_else(|why| if others { Ok(()) } else { Err(why) })?;
        }
        self.not_own(player, round, judge)?;
        let last = self.penalties.last().map_or(0, |last| last.number.0);
        let issued = Entry::PenaltyIssued(PenaltyIssued {
            number: PenaltyNumber(last.saturating_add(1)),
            player,
            kind: kind.clone(),
            level,
            round,
            reason: reason_for(ReasonFor::StaffAndPlayer, reason)?,
            dispute,
        });
        let leaves = level == PenaltyLevel::Disqualification && judge.directs;
        let after = if leaves { self.taken_out(player, round) } else { Vec::new() };
        Ok(std::iter::once(issued).chain(after).collect())
    }

    /// Whether a dispute is about a player: one at a table is about those who sit there.
    ///
    /// # Errors
    /// [`PlayerRefusal::AboutOthers`].
    pub fn about_player(&self, dispute: DisputeNumber, player: PlayerId) -> Result<(), Refusal> {
        let at = self.dispute(dispute).and_then(|dispute| dispute.at);
        let seated = at.and_then(|at| Some((at, self.round(at.round)?.players_of_match(at.table)?)));
        match seated {
            Some((at, players)) if !players.contains(&player) => {
                Err(PlayerRefusal::AboutOthers(dispute, at).of(player))
            }
            Some(_) | None => Ok(()),
        }
    }

    /// A forfeit without a game would only count in histories.
    fn has_game_to_forfeit(&self, player: PlayerId, round: Option<RoundNumber>) -> Result<(), Refusal> {
        let number = round.ok_or(PlayerRefusal::ForfeitWithoutRound.of(player))?;
        if self.round(number).is_some_and(|round| round.pod_of(player).is_some()) {
            return Err(PodRefusal::NoForfeit.into());
        }
        match self.round(number).and_then(|round| round.table_of(player)) {
            Some(_) => Ok(()),
            None => Err(PlayerRefusal::NoGameToForfeit(number).of(player)),
        }
    }

    /// The director's confirmation of a disqualification that a judge issued.
    pub(super) fn confirm_disqualification(&self, asked: &ConfirmDisqualification) -> Decision {
        let ConfirmDisqualification { number, ref judge } = *asked;
        let penalty = self.penalty(number).ok_or(Refusal::NoSuchPenalty(number))?;
        if !judge.directs {
            return Err(Refusal::OnlyTheDirector);
        }
        self.not_own(penalty.player, penalty.round, judge)?;
        if !penalty.is_in_force() || penalty.level != PenaltyLevel::Disqualification {
            return Err(Refusal::NothingToConfirm(number));
        }
        Ok(self.taken_out(penalty.player, penalty.round))
    }

    /// The player leaves, even if seated in a draft, which then cannot be published. The reason stays between player
    /// and staff, so this entry, which everybody reads, does not give it.
    ///
    /// What follows is what follows when somebody drops. Only the game of the round in which it happened stays: it is
    /// forfeited, which a person records, and no reserve is seated at it.
    fn taken_out(&self, player: PlayerId, round: Option<RoundNumber>) -> Vec<Entry> {
        if !self.player(player).is_some_and(Player::is_active) {
            return Vec::new();
        }
        let after_round = self.last_published();
        let dropped = Entry::PlayerDropped(PlayerDropped { player, after_round, reason: None });
        let in_cut = round.and_then(|round| self.round(round)).is_some_and(|round| round.stage().is_some());
        let reserve = self.reserve_for(player).filter(|_| !in_cut);
        std::iter::once(dropped).chain(reserve).chain(self.games_not_played(player, round)).collect()
    }

    /// The disqualifications in force.
    pub fn disqualifications(&self) -> impl Iterator<Item = &Penalty> {
        self.penalties.iter().filter(|it| it.is_in_force() && it.level == PenaltyLevel::Disqualification)
    }

    /// The player's disqualification, if one is in force.
    pub fn disqualification(&self, player: PlayerId) -> Option<&Penalty> {
        self.disqualifications().find(|penalty| penalty.player == player)
    }

    /// The disqualifications that wait for the director: their players have not been dropped.
    pub fn unconfirmed_disqualifications(&self) -> impl Iterator<Item = &Penalty> {
        let plays = |penalty: &&Penalty| self.player(penalty.player).is_some_and(Player::is_active);
        self.disqualifications().filter(plays)
    }

    pub(super) fn nobody_half_disqualified(&self) -> Result<(), Refusal> {
        match self.unconfirmed_disqualifications().next() {
            Some(one) => Err(PlayerRefusal::DisqualificationWaits(one.number).of(one.player)),
            None => Ok(()),
        }
    }

    /// The games forfeited by penalties whose results do not show it.
    pub fn owed_forfeits(&self) -> impl Iterator<Item = Owed> {
        self.penalties.iter().filter_map(|penalty| self.owed_by(penalty))
    }

    /// The game forfeited by this penalty, until its result shows it, or counts for both what a forfeited game does.
    pub fn owed_by(&self, penalty: &Penalty) -> Option<Owed> {
        let round = self.round(penalty.round?).filter(|round| round.phase() != Phase::Draft)?;
        let table = round.table_of(penalty.player)?;
        let side = table.side_of(penalty.player)?;
        let end = penalty.level.ending(side).filter(|_| penalty.is_in_force())?;
        let result = table.result.as_ref().map(|recorded| &recorded.result);
        if result.is_some_and(|result| loses_outright(result.end, side)) {
            return None;
        }
        let opponents = |other: &Penalty| {
            let beside = other.round == penalty.round && table.side_of(other.player) == Some(side.other());
            beside && other.is_in_force() && other.level.ending(side.other()).is_some()
        };
        // If both players of a table forfeit their game, both have lost: no other ending says that.
        let both_lose = self.penalties.iter().any(opponents);
        let end = if both_lose { EndReason::BothAbsent } else { end };
        let counted = result.and_then(|result| self.counted_and_forfeited(result, end));
        if counted.is_some_and(|[is, forfeited]| is == forfeited) {
            return None;
        }
        let of_player = counted.map(|both| both.map(|sides| side.of(sides)));
        let loss = of_player.filter(|[is, _]| !both_lose && is_loss(is.grade));
        let (penalty, player, recorded) = (penalty.number, penalty.player, result.is_some());
        Some(Owed { penalty, player, at: AtTable::new(round.number, table.pair.table), end, recorded, loss })
    }

    /// What a result counts for each side, and what the game would count had it ended as a forfeit does; `None` if either
    /// counts for nothing.
    fn counted_and_forfeited(&self, result: &GameResult, end: EndReason) -> Option<[[Outcome; 2]; 2]> {
        let profile = self.setup()?.profile()?;
        let ended = GameResult::ended(result.scores, end);
        let forfeited = GameResult { not_counting: result.not_counting, ..ended };
        let counts = |result: &GameResult| {
            let sides = profile.outcomes(result).ok().flatten()?;
            // Who sat down to play is no matter of points.
            Some(sides.map(|side| Outcome { played: true, ..side }))
        };
        Some([counts(result)?, counts(&forfeited)?])
    }

    pub(super) fn nothing_owed(&self, round: Option<RoundNumber>) -> Result<(), Refusal> {
        match self.owed_forfeits().find(|owed| round.is_none_or(|round| owed.at.round == round)) {
            Some(Owed { penalty, player, at, .. }) => {
                Err(PlayerRefusal::ForfeitUnrecorded(penalty, at).of(player))
            }
            None => Ok(()),
        }
    }

    pub(super) fn withdraw_penalty(&self, asked: &WithdrawPenalty) -> Decision {
        let WithdrawPenalty { number, ref judge, reason: ref why } = *asked;
        let penalty = self.penalty(number).ok_or(Refusal::NoSuchPenalty(number))?;
        if !penalty.is_in_force() {
            return Err(Refusal::AlreadyWithdrawn(number));
        }
        self.not_own(penalty.player, penalty.round, judge)?;
        Ok(vec![Entry::PenaltyWithdrawn(PenaltyWithdrawn {
            number,
            reason: reason_for(ReasonFor::StaffAndPlayer, why)?,
        })])
    }

    /// Nobody penalises their own opponent or forgives themselves; the project's default, as for disputes.
    fn not_own(&self, player: PlayerId, round: Option<RoundNumber>, judge: &Judge) -> Result<(), Refusal> {
        let round = round.and_then(|round| self.round(round));
        let place = round.and_then(|round| round.players_at(round.place_of(player)?));
        let beside = |side: &PlayerId| place.is_some_and(|players| players.contains(side));
        if judge.seats.iter().any(|side| *side == player || beside(side)) {
            return Err(PlayerRefusal::OwnPenalty.of(player));
        }
        Ok(())
    }

    /// The player's penalties in force, oldest first.
    pub fn penalties_of(&self, player: PlayerId) -> impl Iterator<Item = &Penalty> {
        self.penalties.iter().filter(move |penalty| penalty.player == player && penalty.is_in_force())
    }
}

const fn is_loss(grade: Grade) -> bool {
    match grade {
        Grade::ModifiedLoss | Grade::FullLoss => true,
        Grade::FullWin | Grade::ModifiedWin | Grade::TrueTie => false,
    }
}

/// Whether the player on this side has certainly lost a game that ended like this.
fn loses_outright(end: EndReason, side: Side) -> bool {
    match end {
        EndReason::Disqualified { by } | EndReason::NoShow { by } => by == side,
        EndReason::BothAbsent => true,
        EndReason::Complete { .. }
        | EndReason::Time
        | EndReason::DeckedOut
        | EndReason::Card { .. }
        | EndReason::CardForfeit { .. }
        | EndReason::Concession { .. }
        | EndReason::Void => false,
    }
}
