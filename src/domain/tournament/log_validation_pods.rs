//! Whether an entry about pods is possible at its place in a log.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use crate::domain::edition::Edition;
use crate::domain::id::{AtTable, PlayerId, RoundNumber};
use crate::domain::pods::score::PodScore;
use crate::domain::tournament::entry::{
    HeatPaired, PodCorrected, PodReported, PodRulesChanged, PodTournamentCreated, PodsChanged, PodsReseated,
    TopTableSeated,
};
use crate::domain::tournament::log_validation::{LogError, NumberOf, Validity, usable};
use crate::domain::tournament::pod_table::{PodTable, SeatedPod};
use crate::domain::tournament::round::{Phase, Round, RoundKind};
use crate::domain::tournament::{Player, Tournament};

impl Tournament {
    pub(super) fn can_be_set_up_in_pods(&self, it: &PodTournamentCreated) -> Validity {
        if self.setup.is_some() {
            return Err(LogError::SetUpTwice);
        }
        it.settings.check()?;
        it.rules.check()?;
        if it.settings.edition != Edition::Tribbles {
            return Err(LogError::OtherPlay);
        }
        usable(it.format.as_deref())
    }

    /// Whether the tournament is played in pods, or in games of two.
    pub(super) fn is_of(&self, pods: bool) -> Validity {
        if self.is_in_pods() == pods { Ok(()) } else { Err(LogError::OtherPlay) }
    }

    /// Who sits at the top table follows from its size, so that stays once they sit there. It is that of a pod.
    pub(super) fn can_change_pod_rules(&self, it: &PodRulesChanged) -> Validity {
        self.is_of(true)?;
        let Some(size) = it.top_size else { return Ok(()) };
        if self.top_table_round().is_some() {
            return Err(LogError::TopTable);
        }
        if self.pod_sizes()?.contains(&size) { Ok(()) } else { Err(LogError::TopSize(size)) }
    }

    /// How many players a pod can have.
    fn pod_sizes(&self) -> Result<RangeInclusive<u32>, LogError> {
        let rules = self.setup().and_then(|setup| setup.pods()).ok_or(LogError::OtherPlay)?;
        Ok(rules.profile.pods.least.value..=rules.profile.pods.most.value)
    }

    pub(super) fn can_be_a_heat(&self, it: &HeatPaired) -> Validity {
        self.is_of(true)?;
        self.is_next_round(it.round)?;
        if self.top_table_round().is_some() {
            return Err(LogError::TopTable);
        }
        self.has_players(&it.absent)?;
        self.can_sit(it.round, &it.pods)?;
        self.seats_everybody(it)?;
        self.has_drawn_seed(it.seed)
    }

    /// Everybody who takes part and is not absent, in pods of the sizes that their number gives.
    fn seats_everybody(&self, it: &HeatPaired) -> Validity {
        let seated = players_in(&it.pods);
        if seated != self.taking_part(&it.absent, Player::is_active) {
            return Err(LogError::OtherPool(it.round));
        }
        let rules = self.setup().and_then(|setup| setup.pods()).ok_or(LogError::OtherPlay)?;
        let mut wanted = rules.profile.pod_sizes(seated.len()).unwrap_or_default();
        let mut found: Vec<usize> = it.pods.iter().map(|pod| pod.players.len()).collect();
        wanted.sort_unstable();
        found.sort_unstable();
        if found == wanted { Ok(()) } else { Err(LogError::PodSizes(it.round)) }
    }

    /// The draft of a heat keeps its players. Who sits at the top table follows from the heats.
    pub(super) fn can_be_reseated(&self, it: &PodsChanged) -> Validity {
        self.is_of(true)?;
        self.has_draft(it.round)?;
        let draft = self.round(it.round).filter(|round| round.kind == RoundKind::Heat);
        let before = players_in(draft.ok_or(LogError::TopTable)?.pods().map(|pod| &pod.pod));
        self.can_sit(it.round, &it.pods)?;
        if players_in(&it.pods) == before { Ok(()) } else { Err(LogError::OtherPlayers(it.round)) }
    }

    /// Pods of a heat that is being played, where nothing was reported. Everybody keeps a seat but those who left, and one
    /// may be late.
    pub(super) fn can_change_pods(&self, it: &PodsReseated) -> Validity {
        self.has_round(it.round)?;
        let in_play = |round: &&Round| round.phase() == Phase::Playing && round.kind == RoundKind::Heat;
        let round = self.round(it.round).filter(in_play).ok_or(LogError::NotInPlay(it.round))?;
        let mut all: Vec<SeatedPod> = round.pods().map(|pod| pod.pod.clone()).collect();
        let before = players_in(&all);
        for pod in &it.pods {
            let table = pod.table.table();
            if round.pod(pod.table).is_some_and(PodTable::is_begun) {
                return Err(LogError::Begun { round: it.round, table });
            }
            let known = all.iter_mut().find(|known| known.table == pod.table);
            known.ok_or(LogError::Unknown { what: NumberOf::Table, number: table })?.clone_from(pod);
        }
        self.can_sit(it.round, &all)?;
        let after = players_in(&all);
        let late = after.difference(&before).count();
        let stay = before.iter().all(|player| after.contains(player) || self.is_away(*player));
        if stay && late <= 1 { Ok(()) } else { Err(LogError::OtherPlayers(it.round)) }
    }

    pub(super) fn can_be_the_top_table(&self, it: &TopTableSeated) -> Validity {
        self.is_of(true)?;
        self.is_next_round(it.round)?;
        if self.rounds.is_empty() || self.top_table_round().is_some() {
            return Err(LogError::TopTable);
        }
        self.has_players(&it.reserves)?;
        self.can_sit(it.round, std::slice::from_ref(&it.pod))?;
        self.has_drawn_seed(it.seed)?;
        let rules = self.setup().and_then(|setup| setup.pods()).ok_or(LogError::OtherPlay)?;
        let seats = self.top_table_now(rules, it.seed).map_err(|_| LogError::OtherSeeds)?;
        if seats.players != it.pod.players || seats.reserves != it.reserves {
            return Err(LogError::OtherSeeds);
        }
        let is_true = u32::try_from(seats.winners) == Ok(it.winners) && seats.drawn == it.drawn;
        if is_true { Ok(()) } else { Err(LogError::OtherDrawn) }
    }

    pub(super) fn can_be_reported(&self, it: &PodReported) -> Validity {
        self.can_have_scored(it.at(), &it.score)?;
        self.is_played_at(it.at())?;
        let pod = self.round(it.round).and_then(|round| round.pod(it.table));
        let seat = pod.and_then(|pod| pod.seat(it.player));
        seat.map(drop).ok_or(LogError::NotSeated { player: it.player })
    }

    pub(super) fn can_be_corrected(&self, it: &PodCorrected) -> Validity {
        self.can_have_scored(it.at(), &it.score)?;
        let AtTable { round, table } = it.at();
        let pod = self.round(round).and_then(|it| it.pod(table));
        if pod.and_then(|pod| pod.result.as_ref()).is_none_or(|stands| stands.score != it.was) {
            return Err(LogError::OtherResult { round, table: table.table() });
        }
        self.has_disputes(&it.dispute)
    }

    /// Whether the pod exists, and its players can have scored this.
    pub(super) fn can_have_scored(&self, at: AtTable, score: &PodScore) -> Validity {
        let rules = self.setup().and_then(|setup| setup.pods()).ok_or(LogError::OtherPlay)?;
        let pod = self.round(at.round).and_then(|round| round.pod(at.table));
        let pod = pod.ok_or(LogError::Unknown { what: NumberOf::Table, number: at.table.table() })?;
        Ok(score.check(pod.pod.players.len(), rules.profile.game.rounds.value)?)
    }

    /// Whether every seated player is registered and has one seat, in a pod of a size that can be played.
    fn can_sit(&self, round: RoundNumber, pods: &[SeatedPod]) -> Validity {
        let sizes = self.pod_sizes()?;
        let mut tables = BTreeSet::new();
        let mut seen: BTreeSet<PlayerId> = BTreeSet::new();
        for pod in pods {
            let players = pod.players.len();
            if !u32::try_from(players).is_ok_and(|players| sizes.contains(&players)) {
                return Err(LogError::PodSize { round, players });
            }
            if !tables.insert(pod.table) {
                return Err(LogError::TableTwice { round, table: pod.table.table() });
            }
            for player in pod.players.iter().copied() {
                self.has_player(player)?;
                if !seen.insert(player) {
                    return Err(LogError::SeatedTwice { round, player });
                }
            }
        }
        Ok(())
    }
}

fn players_in<'a>(pods: impl IntoIterator<Item = &'a SeatedPod>) -> BTreeSet<PlayerId> {
    pods.into_iter().flat_map(|pod| pod.players.iter().copied()).collect()
}
