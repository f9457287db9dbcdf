//! Rounds are paired as drafts, changed by hand, and published.

use crate::domain::awaited::Awaited;
use crate::domain::hash::digest;
use crate::domain::id::{PlayerId, TableNumber};
use crate::domain::pairing::algorithm::Algorithm;
use crate::domain::pairing::swiss::pair_while;
use crate::domain::pairing::table_numbers::exchanged_numbers;
use crate::domain::pairing::{PairedRound, Pairing, PairingRequest};
use crate::domain::pods::ranking::TooFewForAPod;
use crate::domain::reason::TypedReason;
use crate::domain::scoring::profile::Profile;
use crate::domain::tournament::command::{CommandKind, PairRound, PublishWithDeadline};
use crate::domain::tournament::decide::pace::{Pace, check_deadline};
use crate::domain::tournament::decide::pods::swap_in_pods;
use crate::domain::tournament::decide::{Decision, reason, swapped_player};
use crate::domain::tournament::entry::{
    Entry, PairingsChanged, PairingsDiscarded, RoundPaired, RoundPublished,
};
use crate::domain::tournament::pairing_reason::{ByeCause, PairingCause};
use crate::domain::tournament::play::Play;
use crate::domain::tournament::player_refusal::PlayerRefusal;
use crate::domain::tournament::pod_refusal::PodRefusal;
use crate::domain::tournament::refusal::Refusal;
use crate::domain::tournament::round::{ByeGiven, PairedTable, Phase, Round, RoundKind};
use crate::domain::tournament::round_clock::ClockRefusal;
use crate::domain::tournament::system_refusal::SystemRefusal;
use crate::domain::tournament::{Player, Setup, Tournament};

impl Tournament {
    pub(super) fn pair(&self, setup: &Setup, asked: &PairRound, awaited: &Awaited) -> Decision {
        self.nothing_is_played()?;
        self.nothing_owed(None)?;
        self.nobody_half_disqualified()?;
        let profile = match &setup.play {
            Play::Duels(profile) => profile,
            Play::Pods(rules) => return self.pair_heat(setup, rules, asked),
        };
        if let Some(started) = self.cut() {
            return self.pair_stage(setup, started, asked);
        }
        if setup.is_bracket() {
            return Err(SystemRefusal::SeedFirst.into());
        }
        if setup.is_round_robin() {
            return self.pair_by_timetable(setup, asked);
        }
        self.pair_swiss(setup, profile, asked, awaited)
    }

    fn pair_swiss(&self, setup: &Setup, profile: &Profile, asked: &PairRound, awaited: &Awaited) -> Decision {
        let PairRound { absent, earned_byes } = asked;
        for player in absent.iter().chain(earned_byes) {
            self.known_player(*player)?;
        }
        if let Some(both) = absent.iter().find(|player| earned_byes.contains(player)) {
            return Err(PlayerRefusal::BothMarks.of(*both));
        }
        // A player with an earned bye has no opponent; a round needs at least one pairing.
        let away = |player: &Player| absent.contains(&player.id) || earned_byes.contains(&player.id);
        let active = self.players.values().filter(|player| player.is_active() && !away(player)).count();
        if active < 2 {
            return Err(Refusal::TooFewPlayers { active });
        }
        let round = self.next_round();
        // Who left a stage of a cut that was taken back left after a round of this number, and is not here either.
        let left = self.players.values().filter(|player| !player.is_active() && player.plays_in(round));
        let left = left.map(|player| player.id).filter(|player| !absent.contains(player));
        let sitting_out: Vec<PlayerId> = absent.iter().copied().chain(left).collect();
        let history = self.history();
        let never = self.kept_apart_in(round);
        let fixed = self.fixed_seats();
        let request = PairingRequest {
            history: &history,
            round,
            seed: self.seed_of_draft(setup),
            sitting_out: &sitting_out,
            earned_byes,
            apart: &[],
            never: &never,
            again: &[],
            fixed: &fixed,
            algorithm: Algorithm::NEWEST,
        };
        let paired = pair_while(profile, &request, awaited).map_err(Refusal::NotPaired)?;
        Ok(vec![Entry::RoundPaired(swiss_round(&paired, sitting_out))])
    }

    /// Whether a round could be paired now, as far as that is known without pairing one.
    ///
    /// # Errors
    /// The [`Refusal`] that [`PairRound`] would get, unless a penalty or a disqualification is still waiting.
    pub fn may_pair(&self) -> Result<(), Refusal> {
        let setup = self.setup().ok_or(Refusal::NotCreated)?;
        self.takes(CommandKind::PairRound)?;
        self.nothing_is_played()?;
        let active = self.players().filter(|player| player.is_active()).count();
        match &setup.play {
            Play::Duels(_) if active < 2 => Err(Refusal::TooFewPlayers { active }),
            Play::Duels(_) if setup.is_bracket() && self.cut.is_none() => {
                Err(SystemRefusal::SeedFirst.into())
            }
            Play::Duels(_) if setup.is_round_robin() => self.may_follow_timetable(),
            Play::Duels(_) => Ok(()),
            Play::Pods(_) if self.top_table_round().is_some() => Err(PodRefusal::TopTableSeated.into()),
            Play::Pods(rules) if rules.profile.pod_sizes(active).is_none() => {
                let least = rules.profile.pods.least.value;
                Err(PodRefusal::TooFew(TooFewForAPod { least, left: active }).into())
            }
            Play::Pods(_) => Ok(()),
        }
    }

    /// Whether the last round is over, so that another one or the cut can begin.
    ///
    /// # Errors
    /// [`Refusal::AlreadyPaired`] or [`Refusal::RoundStillOpen`].
    pub fn nothing_is_played(&self) -> Result<(), Refusal> {
        let Some(last) = self.current_round() else { return Ok(()) };
        match last.phase() {
            Phase::Draft => Err(Refusal::AlreadyPaired { round: last.number }),
            Phase::Playing => {
                let (round, missing) = (self.round_name(last.number), self.waits_for(last));
                Err(Refusal::RoundStillOpen { round, missing })
            }
            Phase::Closed => Ok(()),
        }
    }

    /// The seed of what is drawn next: a draft, the order of shared places before a cut, or the top table. `None` before
    /// set-up. Taking a cut back does not change it.
    pub fn next_seed(&self) -> Option<u64> {
        self.setup().map(|setup| self.seed_of_draft(setup))
    }

    /// The seed of the next draft.
    ///
    /// It follows from the number drawn at set-up, the round and the number of discarded drafts: nobody can roll
    /// again without a trace in the log. It stays below 2^53, so that every JSON reader keeps it exactly.
    pub(in crate::domain::tournament) fn seed_of_draft(&self, setup: &Setup) -> u64 {
        let mut content = b"arbiter-seed/1".to_vec();
        content.extend(setup.pairing_seed.to_be_bytes());
        content.extend(self.next_round().0.to_be_bytes());
        content.extend(self.discarded.to_be_bytes());
        digest(content).iter().take(7).fold(0, |seed, byte| (seed << 8) | u64::from(*byte)) >> 3
    }

    pub(super) fn current_draft(&self) -> Result<&Round, Refusal> {
        self.draft().ok_or(Refusal::NoDraft)
    }

    pub(super) fn swap(&self, one: PlayerId, other: PlayerId, why: &TypedReason) -> Decision {
        let draft = self.current_draft()?;
        if one == other {
            return Err(Refusal::SwapWithOneself);
        }
        match draft.kind {
            RoundKind::Stage(_) => Err(Refusal::StageIsFixed),
            RoundKind::TopTable => Err(PodRefusal::TopTableIsFixed.into()),
            RoundKind::Heat => match draft.pods().find_map(|pod| self.who_left(pod).next()) {
                // Its publication was taken back after somebody left: the draft cannot be played.
                Some(gone) => Err(PlayerRefusal::DroppedInDraft(draft.number).of(gone)),
                None => swap_in_pods(draft, [one, other], &self.fixed_seats(), why),
            },
            RoundKind::Swiss if draft.is_of_timetable() => Err(SystemRefusal::PairsAreFixed.into()),
            RoundKind::Swiss => swap_at_tables(draft, [one, other], &self.fixed_seats(), why),
        }
    }

    pub(super) fn discard(&self, why: &TypedReason) -> Decision {
        let round = self.current_draft()?.number;
        let enter = self.registered_since().map(|player| player.id).collect();
        Ok(vec![Entry::PairingsDiscarded(PairingsDiscarded { round, reason: reason(why)?, enter })])
    }

    /// The players who registered while the draft waited: once it is discarded, they are paired with the others.
    pub fn registered_since(&self) -> impl Iterator<Item = &Player> {
        let draft = self.draft().map(|draft| draft.number);
        self.players.values().filter(move |player| draft.is_some_and(|draft| player.from_round > draft))
    }

    /// Who has a place in the draft and cannot play it, each with what a refusal says of them.
    ///
    /// A stage of the cut and a round of a timetable are published with a player who has dropped at a table: nobody else can
    /// sit there, and the opponent has a walk-over.
    pub fn unfit_in_draft(&self, draft: &Round) -> impl Iterator<Item = (PlayerId, PlayerRefusal)> {
        let number = draft.number;
        self.players.values().filter_map(move |player| {
            let stays = draft.has_fixed_tables() && draft.place_of(player.id).is_some();
            let why = match (self.disqualification(player.id), player.is_active()) {
                (None, true) => return None,
                (_, _) if !draft.involves(player.id) => return None,
                (Some(penalty), true) if stays => PlayerRefusal::DisqualificationWaits(penalty.number),
                (_, false) if stays => return None,
                (Some(_), _) => PlayerRefusal::DisqualifiedInDraft(number),
                (None, false) => PlayerRefusal::DroppedInDraft(number),
            };
            Some((player.id, why))
        })
    }

    pub(super) fn publish_with_deadline(&self, setup: &Setup, asked: &PublishWithDeadline) -> Decision {
        check_deadline(&setup.settings, asked.deadline, asked.now)?;
        self.publish(setup, Pace::Deadline(asked.deadline))
    }

    /// A page may be older than a change of the settings, so the pace has to be theirs.
    pub(super) fn publish(&self, setup: &Setup, pace: Pace) -> Decision {
        let draft = self.current_draft()?;
        let round = draft.number;
        if let Some((player, why)) = self.unfit_in_draft(draft).next() {
            return Err(why.of(player));
        }
        let of_stage = self.cut().filter(|_| draft.stage().is_some()).map(|started| started.minutes);
        let (minutes, clock_waits, deadline) = match (pace, setup.settings.round_days) {
            (Pace::Clock { .. }, Some(_)) => return Err(ClockRefusal::NeedsDeadline.into()),
            (Pace::Deadline(_), None) => return Err(ClockRefusal::NeedsClock.into()),
            (Pace::Clock { waits }, None) => (of_stage.unwrap_or(setup.settings.round_minutes), waits, None),
            (Pace::Deadline(deadline), Some(_)) => (0, false, Some(deadline)),
        };
        let published = Entry::RoundPublished(RoundPublished { round, minutes, clock_waits, deadline });
        Ok(std::iter::once(published).chain(self.no_shows(draft)).collect())
    }
}

fn swiss_round(paired: &PairedRound, absent: Vec<PlayerId>) -> RoundPaired {
    RoundPaired {
        round: paired.round,
        seed: paired.seed,
        tables: tables(paired),
        bye: paired.bye.map(|bye| ByeGiven::paired(bye.player, ByeCause::of_swiss(&bye))),
        earned_byes: paired.earned_byes.clone(),
        absent,
        rematches: u32::try_from(paired.objective.rematches).unwrap_or(u32::MAX),
        float: paired.objective.float.to_string(),
        optimal: paired.optimal.recorded_proof(),
        algorithm: paired.algorithm,
    }
}

fn tables(paired: &PairedRound) -> Vec<PairedTable> {
    let table = |pairing: &Pairing| {
        let cause = PairingCause::of_swiss(paired, pairing);
        PairedTable::paired(pairing.table, pairing.players, cause, paired.algorithm)
    };
    paired.pairings.iter().map(table).collect()
}

fn swap_at_tables(
    draft: &Round,
    [one, other]: [PlayerId; 2],
    fixed: &[(PlayerId, TableNumber)],
    why: &TypedReason,
) -> Decision {
    for player in [one, other] {
        let has_bye = draft.has_bye(player);
        if draft.table_of(player).is_none() && !has_bye {
            return Err(PlayerRefusal::NotInDraft(draft.number).of(player));
        }
    }
    let reason = reason(why)?;
    let moved = |player| swapped_player(player, [one, other]);
    let mut tables: Vec<PairedTable> = draft
        .tables()
        .map(|table| {
            let players = table.pair.players.map(moved);
            if players == table.pair.players {
                table.pair.clone()
            } else {
                PairedTable::by_hand(table.pair.table, players, &reason)
            }
        })
        .collect();
    let numbers = exchanged_numbers(tables.iter().map(|pair| (pair.table, &pair.players[..])), fixed);
    tables.iter_mut().zip(numbers).for_each(|(pair, number)| pair.table = number);
    tables.sort_by_key(|pair| pair.table);
    let bye = draft.bye.as_ref().map(|bye| match moved(bye.player) {
        player if player == bye.player => bye.clone(),
        player => ByeGiven::by_hand(player, &reason),
    });
    Ok(vec![Entry::PairingsChanged(PairingsChanged { round: draft.number, tables, bye, reason })])
}
