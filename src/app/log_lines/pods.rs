//! Puts the entries of a tournament in pods into words.

use crate::app::log_lines::teller::{EntryInWords, LogTeller, because, plan, told};
use crate::domain::id::{AtTable, PlayerId};
use crate::domain::pods::score::PodScore;
use crate::domain::tournament::entry::{
    HeatPaired, PodContradicted, PodCorrected, PodRecorded, PodReported, PodRulesChanged,
    PodTournamentCreated, PodsChanged, TopTableSeated,
};
use crate::domain::wording::numbers::{count, list};
use crate::domain::wording::pods::{counting, rules, score_words, troubles};

impl LogTeller<'_> {
    /// With the seed anybody could repeat the draft at home, so the seed is shown only after publication.
    pub(super) fn heat_paired(&self, it: &HeatPaired) -> EntryInWords {
        let HeatPaired { round, seed, pods, repeats, proved, algorithm, .. } = it;
        if !self.may_see(*round) {
            return told!("Heat {round} seated as a draft.");
        }
        let pods = count(pods.len(), "pod", "pods");
        let repeats = match repeats {
            0 => "nobody sits together again".to_owned(),
            some => {
                let some = usize::try_from(*some).unwrap_or(usize::MAX);
                format!("{} again", count(some, "pair sits together", "pairs sit together"))
            }
        };
        let proved = if *proved { "proved to be the fewest" } else { "not proved to be the fewest" };
        let by = algorithm.name();
        told!("Heat {round} seated by {by} with seed {seed}: {pods}, {repeats}, {proved}.")
    }

    pub(super) fn top_table_seated(&self, it: &TopTableSeated) -> EntryInWords {
        let TopTableSeated { seed, pod, winners, reserves, drawn, .. } = it;
        if !self.may_see(it.round) {
            return told!("The top table seated as a draft.");
        }
        let names = |players: &[PlayerId]| {
            let names: Vec<String> = players.iter().map(|player| self.names.name(*player)).collect();
            list(&names)
        };
        let winners = usize::try_from(*winners).unwrap_or(usize::MAX);
        let next: Vec<PlayerId> = reserves.iter().take(3).copied().collect();
        let next = if next.is_empty() { String::new() } else { format!(" Next: {}.", names(&next)) };
        let drawn =
            if *drawn { format!(" The last seat was drawn with seed {seed}.") } else { String::new() };
        let who =
            format!("{}; {}.{next}{drawn}", names(&pod.players), count(winners, "won a pod", "won pods"));
        EntryInWords { what: "The top table seated.".to_owned(), why: Some(who) }
    }

    pub(super) fn pod_reported(&self, it: &PodReported) -> EntryInWords {
        told!("{} reported {}.", self.names.name(it.player), self.scored_at(it.at(), &it.score))
    }

    pub(super) fn pod_recorded(&self, it: &PodRecorded) -> EntryInWords {
        told!("Recorded {}.", self.scored_at(it.at(), &it.score))
    }

    pub(super) fn pod_contradicted(&self, it: &PodContradicted) -> EntryInWords {
        let offered = self.scored_at(it.at(), &it.offered);
        told!("Another result was offered for {offered}. Nothing was overwritten.")
    }

    pub(super) fn pod_corrected(&self, it: &PodCorrected) -> EntryInWords {
        let before = score_words(&self.pod_names(it.at()), &it.was);
        let cause = it.dispute.map(|number| format!(" After dispute {number}.")).unwrap_or_default();
        let now = self.scored_at(it.at(), &it.score);
        because(format!("Corrected {now}. Before: {before}.{cause}"), &it.reason)
    }

    fn scored_at(&self, at: AtTable, score: &PodScore) -> String {
        format!("{}: {}", self.place(at), score_words(&self.pod_names(at), score))
    }

    fn pod_names(&self, at: AtTable) -> Vec<String> {
        let players = self.here.round(at.round).and_then(|round| round.players_at(at.table));
        let name = |(seat, player): (u32, &PlayerId)| {
            if self.names_seats { self.names.name(*player) } else { format!("seat {seat}") }
        };
        (1..).zip(players.unwrap_or_default().iter()).map(name).collect()
    }
}

impl LogTeller<'_> {
    pub(super) fn pods_changed(&self, it: &PodsChanged) -> EntryInWords {
        self.of_draft(it.round, format!("Pods of heat {} changed by hand.", it.round), &it.reason)
    }
}

impl EntryInWords {
    pub(super) fn of_pod_rules(it: &PodRulesChanged) -> Self {
        because(format!("Pods now play {}, {}.", troubles(it.troubles), counting(it.counting)), &it.reason)
    }

    pub(super) fn of_pods(it: &PodTournamentCreated) -> Self {
        let decks = it.format.as_ref().map_or("decks are not checked", |format| format.name.as_str());
        told!(
            "Tournament set up: {}. Played in pods: {}; decks: {decks}. Both are frozen as of this entry.",
            plan(&it.settings),
            rules(&it.rules)
        )
    }
}
