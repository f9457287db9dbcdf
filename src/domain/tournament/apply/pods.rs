//! Applies the entries of a tournament in pods.

use std::sync::Arc;

use crate::domain::id::{AtTable, PlayerId, RoundNumber};
use crate::domain::pairing::PairingProof;
use crate::domain::pods::score::PodScore;
use crate::domain::scoring::sourced::Sourced;
use crate::domain::source::Confidence;
use crate::domain::tournament::entry::{
    HeatPaired, PodContradicted, PodCorrected, PodRecorded, PodReported, PodRulesChanged,
    PodTournamentCreated, PodsChanged, PodsReseated, TopTableSeated,
};
use crate::domain::tournament::play::Play;
use crate::domain::tournament::pod_table::{PodCorrection, PodTable, RecordedPod, SeatedPod};
use crate::domain::tournament::round::{Round, RoundKind};
use crate::domain::tournament::{Setup, Stamped, Tournament};

impl Tournament {
    pub(super) fn at_pod(&mut self, at: AtTable, change: impl FnOnce(&mut PodTable)) {
        self.in_round(at.round, |round| {
            if let Some(pod) = round.pods.iter_mut().find(|pod| pod.table() == at.table) {
                change(Arc::make_mut(pod));
            }
        });
    }

    pub(super) fn add_heat(&mut self, it: &HeatPaired) {
        self.keep_rules_of(it.round);
        let (absent, rematches, together) = (it.absent.clone(), it.repeats, it.together);
        let optimal = PairingProof::of(it.proved);
        let fixed = self.fixed_seats();
        let heat = Round::of_pods(it.round, RoundKind::Heat, it.seed, &it.pods);
        self.rounds.push(Arc::new(Round { absent, fixed, rematches, together, optimal, ..heat }));
    }

    pub(super) fn add_top_table(&mut self, it: &TopTableSeated) {
        self.keep_rules_of(it.round);
        let pods = std::slice::from_ref(&it.pod);
        self.rounds.push(Arc::new(Round::of_pods(it.round, RoundKind::TopTable, it.seed, pods)));
    }

    /// A player who came late plays from this heat on.
    pub(super) fn reseat_pods(&mut self, it: &PodsReseated) {
        it.pods.iter().flat_map(|pod| &pod.players).for_each(|player| self.enters_by(it.round, *player));
        self.in_round(it.round, |round| round.reseat_pods(it));
        self.forget_pairs(it.round);
    }

    pub(super) fn change_pods(&mut self, it: &PodsChanged) {
        let fixed = self.fixed_seats();
        self.in_round(it.round, |round| {
            round.reseat(it);
            round.fixed = fixed;
        });
        self.forget_pairs(it.round);
    }

    /// What the entry of the heat says about its pairs is over once its pods were changed by hand. They are counted when
    /// somebody asks, with the groups of this moment.
    fn forget_pairs(&mut self, number: RoundNumber) {
        self.apart_at_change.retain(|(round, _)| *round != number);
        self.apart_at_change.push((number, Arc::clone(&self.apart)));
    }

    pub(super) fn correct_pod_at(&mut self, it: &PodCorrected, by: &Stamped) {
        self.at_pod(it.at(), |pod| pod.correct(it, by));
        self.note_effect(it.dispute, it.at());
    }
}

impl Setup {
    pub(super) fn change_pod_rules(&mut self, it: &PodRulesChanged) {
        if let Play::Pods(rules) = &mut self.play {
            if !it.plays_as_before {
                (rules.troubles, rules.counting) = (it.troubles, it.counting);
            }
            if let Some(value) = it.top_size {
                let (citation, confidence) = (it.reason.to_string(), Confidence::Organiser);
                rules.profile.top_table.size = Sourced { value, citation, confidence };
            }
        }
    }

    pub(super) fn of_pods(it: &PodTournamentCreated) -> Self {
        Self {
            settings: it.settings.clone(),
            play: Play::Pods(it.rules.clone()),
            format: it.format.as_deref().cloned(),
            pins: it.pins.clone(),
            pairing_seed: it.pairing_seed,
        }
    }
}

impl Round {
    fn of_pods(number: RoundNumber, kind: RoundKind, seed: u64, pods: &[SeatedPod]) -> Self {
        Self { pods: fresh_pods(pods), ..Self::empty(number, kind, seed) }
    }

    /// Nothing was reported at these tables; time that was given to them stays. Who left and made room is absent.
    fn reseat_pods(&mut self, it: &PodsReseated) {
        let changed = it.pods.iter().filter_map(|pod| self.pod(pod.table));
        let before: Vec<PlayerId> = changed.flat_map(|pod| pod.pod.players.iter().copied()).collect();
        for pod in &it.pods {
            if let Some(table) = self.pods.iter_mut().find(|known| known.table() == pod.table) {
                let extensions = table.extensions.clone();
                *table = Arc::new(PodTable { extensions, ..PodTable::new(pod.clone()) });
            }
            self.absent.retain(|player| !pod.players.contains(player));
        }
        let gone: Vec<PlayerId> = before.into_iter().filter(|player| !self.involves(*player)).collect();
        self.absent.extend(gone);
        self.changed_by_hand = Some(it.reason.clone());
    }

    fn reseat(&mut self, it: &PodsChanged) {
        self.pods = fresh_pods(&it.pods);
        self.changed_by_hand = Some(it.reason.clone());
    }
}

/// The pods of a round before anything was reported.
fn fresh_pods(pods: &[SeatedPod]) -> Vec<Arc<PodTable>> {
    pods.iter().map(|pod| Arc::new(PodTable::new(pod.clone()))).collect()
}

impl Stamped {
    fn recorded_pod(&self, score: &PodScore) -> RecordedPod {
        RecordedPod { score: score.clone(), unfinished: false, actor: self.actor.clone(), at: self.at }
    }
}

impl PodTable {
    pub(super) fn report(&mut self, it: &PodReported, by: &Stamped) {
        let slot = self.seat(it.player).and_then(|seat| self.reports.get_mut(seat));
        if let Some(report) = slot {
            *report = Some(by.recorded_pod(&it.score));
        }
    }

    pub(super) fn record(&mut self, it: &PodRecorded, by: &Stamped) {
        self.result = Some(RecordedPod { unfinished: it.unfinished, ..by.recorded_pod(&it.score) });
    }

    pub(super) fn contradict(&mut self, it: &PodContradicted, by: &Stamped) {
        self.contradictions.push(by.recorded_pod(&it.offered));
    }

    fn correct(&mut self, it: &PodCorrected, by: &Stamped) {
        // Other numbers do not finish the game.
        let unfinished = self.result.as_ref().is_some_and(|was| was.unfinished);
        let corrected = RecordedPod { unfinished, ..by.recorded_pod(&it.score) };
        if let Some(was) = self.result.replace(corrected) {
            self.corrections.push(PodCorrection { was, reason: it.reason.clone(), dispute: it.dispute });
        }
        self.contradictions.clear();
    }
}
