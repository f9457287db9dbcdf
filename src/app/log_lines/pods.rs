//! Puts the entries of a tournament in pods into words.

use crate::app::log_lines::wording::{EntryInWords, LogWording, because, joined, plan, told};
use crate::domain::id::{AtTable, PlayerId};
use crate::domain::pods::score::PodScore;
use crate::domain::tournament::entry::{
    HeatPaired, PodContradicted, PodCorrected, PodRecorded, PodReported, PodRulesChanged,
    PodTournamentCreated, PodsChanged, PodsReseated, TopTableSeated,
};
use crate::messages::{Message, say};
use crate::words::numbers::{list, semicolons};
use crate::words::pods::{counting, rules, score_words, troubles};

impl LogWording<'_> {
    /// With the seed anybody could repeat the draft at home, so the seed is shown only after publication.
    pub(super) fn heat_paired(&self, it: &HeatPaired) -> EntryInWords {
        let HeatPaired { round, seed, pods, together, repeats, proved, algorithm, .. } = it;
        if !self.may_see(*round) {
            return told(say("log-heat-as-draft").with("round", round));
        }
        let (pods, algorithm) = (pods.len(), algorithm.name());
        let again = say("log-heat-repeats").with("pairs", *repeats);
        let repeats = match together {
            0 => again,
            pairs => say("log-heat-together").with("pairs", *pairs).with("repeats", again),
        };
        told(if *proved {
            say("log-heat-seated")
                .with("round", round)
                .with("algorithm", algorithm)
                .with("seed", *seed)
                .with("pods", pods)
                .with("repeats", repeats)
        } else {
            say("log-heat-seated-not-proved")
                .with("round", round)
                .with("algorithm", algorithm)
                .with("seed", *seed)
                .with("pods", pods)
                .with("repeats", repeats)
        })
    }

    pub(super) fn top_table_seated(&self, it: &TopTableSeated) -> EntryInWords {
        let TopTableSeated { seed, pod, winners, reserves, drawn, .. } = it;
        if !self.may_see(it.round) {
            return told(say("log-top-table-as-draft"));
        }
        let names = |players: &[PlayerId]| {
            let names: Vec<String> = players.iter().map(|player| self.names.name(*player)).collect();
            list(&names)
        };
        let who = say("log-top-table-who").with("names", names(&pod.players)).with("winners", *winners);
        let next: Vec<PlayerId> = reserves.iter().take(3).copied().collect();
        let next = (!next.is_empty()).then(|| say("log-cut-next").with("names", names(&next)));
        let drawn = drawn.then(|| say("log-top-table-drawn").with("seed", *seed));
        let why = [Some(who), next, drawn].into_iter().flatten();
        EntryInWords { what: say("log-top-table-seated"), why: Some(joined(why)) }
    }

    pub(super) fn pod_reported(&self, it: &PodReported) -> EntryInWords {
        let result = self.scored_at(it.at(), &it.score);
        told(say("log-reported").with("name", self.names.name(it.player)).with("result", result))
    }

    pub(super) fn pod_recorded(&self, it: &PodRecorded) -> EntryInWords {
        let result = self.scored_at(it.at(), &it.score);
        told(if it.unfinished {
            say("log-recorded-unfinished").with("result", result)
        } else {
            say("log-recorded").with("result", result)
        })
    }

    pub(super) fn pod_contradicted(&self, it: &PodContradicted) -> EntryInWords {
        told(say("log-contradicted").with("result", self.scored_at(it.at(), &it.offered)))
    }

    pub(super) fn pod_corrected(&self, it: &PodCorrected) -> EntryInWords {
        let before = score_words(&self.pod_names(it.at()), &it.was);
        let now = self.scored_at(it.at(), &it.score);
        because(Self::corrected_from(now, before, it.dispute), &it.reason)
    }

    fn scored_at(&self, at: AtTable, score: &PodScore) -> Message {
        let scored = score_words(&self.pod_names(at), score);
        say("log-result-at").with("place", self.place(at)).with("result", scored)
    }

    fn pod_names(&self, at: AtTable) -> Vec<String> {
        let players = self.here.round(at.round).and_then(|round| round.players_at(at.table));
        let name = |(seat, player): (u32, &PlayerId)| {
            if self.names_seats {
                self.names.name(*player)
            } else {
                say("log-seat").with("seat", seat).to_string()
            }
        };
        (1..).zip(players.unwrap_or_default().iter()).map(name).collect()
    }
}

impl LogWording<'_> {
    /// The pods of a heat in play that changed, with who sits there now.
    pub(super) fn pods_reseated(&self, it: &PodsReseated) -> EntryInWords {
        let pods = it.pods.iter().map(|pod| {
            let names: Vec<String> = pod.players.iter().map(|player| self.names.name(*player)).collect();
            String::from(say("log-pod").with("table", pod.table).with("names", list(&names)))
        });
        let changes = semicolons(&pods.collect::<Vec<_>>());
        because(say("log-pods-reseated").with("round", it.round).with("changes", changes), &it.reason)
    }

    pub(super) fn pods_changed(&self, it: &PodsChanged) -> EntryInWords {
        self.of_draft(it.round, say("log-pods-changed").with("round", it.round), &it.reason)
    }
}

impl EntryInWords {
    pub(super) fn of_pod_rules(it: &PodRulesChanged) -> Self {
        let (troubles, counting) = (troubles(it.troubles), counting(it.counting));
        let what = match it.top_size {
            Some(size) if it.plays_as_before => say("log-top-size-changed").with("size", size),
            Some(size) => say("log-pod-rules-changed-with-top")
                .with("size", size)
                .with("troubles", troubles)
                .with("counting", counting),
            None => say("log-pod-rules-changed").with("troubles", troubles).with("counting", counting),
        };
        because(what, &it.reason)
    }

    pub(super) fn of_pods(it: &PodTournamentCreated) -> Self {
        let (plan, rules) = (plan(&it.settings), rules(&it.rules));
        told(match &it.format {
            Some(format) => say("log-created-in-pods")
                .with("plan", plan)
                .with("rules", rules)
                .with("format", &format.name),
            None => say("log-created-in-pods-unchecked").with("plan", plan).with("rules", rules),
        })
    }
}
