//! The heats of a tournament in pods, its standings, and who reaches the top table.

use crate::domain::id::{AtTable, PlayerId, RoundNumber, TableNumber};
use crate::domain::pods::heats::{Heat, Heats, PodEntrant};
use crate::domain::pods::ranking::{PodLine, TooFewForAPod, TopTableSeats, pod_standings, top_table};
use crate::domain::pods::score::PodScore;
use crate::domain::pods::seating::{different_pairs, repeated_pairs};
use crate::domain::scoring::profile::Profile;
use crate::domain::tournament::apart::ApartGroup;
use crate::domain::tournament::play::{Play, PodRules};
use crate::domain::tournament::pod_refusal::PodRefusal;
use crate::domain::tournament::pod_table::PodTable;
use crate::domain::tournament::refusal::Refusal;
use crate::domain::tournament::round::{Phase, Round, RoundKind};
use crate::domain::tournament::{Player, Setup, Tournament};

impl Tournament {
    /// Whether it is played in pods.
    pub fn is_in_pods(&self) -> bool {
        self.setup().is_some_and(|setup| setup.pods().is_some())
    }

    /// The heats that players have seen, and the top table.
    pub fn heats(&self) -> Heats {
        let seen = self.rounds().filter(|round| round.phase() != Phase::Draft);
        Heats {
            players: self.players().map(pod_entrant).collect(),
            heats: seen.filter_map(Round::heat).collect(),
        }
    }

    /// The heats as they were when a round ended.
    pub fn heats_after(&self, round: RoundNumber) -> Heats {
        let mut heats = self.heats();
        heats.heats.truncate(usize::try_from(round.0).unwrap_or(usize::MAX));
        heats
    }

    /// The heats behind the standings after `round`: without the players who entered later.
    pub fn standings_heats(&self, round: RoundNumber) -> Heats {
        let mut heats = self.heats_after(round);
        let entered = |player| self.player(player).is_some_and(|player| player.from_round <= round);
        heats.players.retain(|entrant| entered(entrant.id));
        heats
    }

    /// These heats as they would be with another score at a table.
    pub(super) fn with_score(&self, mut heats: Heats, at: AtTable, score: &PodScore) -> Heats {
        let heat =
            usize::try_from(at.round.0).ok().and_then(|round| heats.heats.get_mut(round.checked_sub(1)?));
        let nth = self.round(at.round).and_then(|round| round.pods().position(|pod| pod.table() == at.table));
        if let Some(pod) = heat.zip(nth).and_then(|(heat, nth)| heat.pods.get_mut(nth)) {
            pod.totals = score.totals();
        }
        heats
    }

    /// The pairs who sit together in a heat: those who were to be kept apart, and those who sat together before. Its entry
    /// says how many; once its pods were changed by hand, they are counted as they sit now.
    pub fn pairs_together(&self, round: &Round) -> [u32; 2] {
        let changed = self.apart_at_change.iter().find(|(number, _)| *number == round.number);
        let Some((_, groups)) = changed else { return [round.together, round.rematches] };
        let before = self.heats_after(RoundNumber(round.number.0.saturating_sub(1)));
        let again: usize = round.pods().map(|pod| repeated_pairs(&pod.pod.players, &before)).sum();
        let groups = groups.iter().filter(|group| group.holds_in(round.number));
        let apart = different_pairs(groups.flat_map(ApartGroup::pairs));
        let sit = |[a, b]: &&[PlayerId; 2]| round.pod_of(*a).is_some_and(|pod| pod.seat(*b).is_some());
        [apart.iter().filter(sit).count(), again].map(|pairs| u32::try_from(pairs).unwrap_or(u32::MAX))
    }

    /// Everybody in order; nobody in a tournament of games of two.
    pub fn pod_standings(&self) -> Vec<PodLine> {
        let rules = self.setup().and_then(|setup| setup.pods());
        rules.map_or_else(Vec::new, |rules| pod_standings(&rules.profile, &self.heats()))
    }

    /// Who would sit at the top table now; tied players in an order drawn from `seed`.
    ///
    /// # Errors
    /// If fewer players are left than a pod needs.
    pub fn top_table_now(&self, rules: &PodRules, seed: u64) -> Result<TopTableSeats, TooFewForAPod> {
        top_table(&rules.profile, &self.heats(), seed)
    }

    /// The round of the top table, draft or not.
    pub fn top_table_round(&self) -> Option<&Round> {
        self.rounds().find(|round| round.kind == RoundKind::TopTable)
    }

    /// The pods with two scores that contradict each other.
    pub fn pod_conflicts(&self) -> impl Iterator<Item = (&Round, &PodTable)> {
        let pods = self.rounds().flat_map(|round| round.pods().map(move |pod| (round, pod)));
        pods.filter(|(_, pod)| pod.in_conflict())
    }
}

fn pod_entrant(player: &Player) -> PodEntrant {
    PodEntrant { id: player.id, key: player.id.to_string(), dropped: !player.is_active() }
}

impl Round {
    /// The round as standings and seating of pods read it; `None` for games of two.
    fn heat(&self) -> Option<Heat> {
        let top = match self.kind {
            RoundKind::Swiss | RoundKind::Stage(_) => return None,
            RoundKind::Heat => false,
            RoundKind::TopTable => true,
        };
        Some(Heat { pods: self.pods().map(PodTable::to_pod).collect(), top })
    }

    /// The pod at which a player sits.
    pub fn pod_of(&self, player: PlayerId) -> Option<&PodTable> {
        self.pods().find(|pod| pod.seat(player).is_some())
    }

    /// The pod at this table.
    pub fn pod(&self, number: TableNumber) -> Option<&PodTable> {
        self.pods().find(|pod| pod.table() == number)
    }

    /// Pods without a score.
    pub fn open_pods(&self) -> impl Iterator<Item = &PodTable> {
        self.pods().filter(|pod| pod.result.is_none())
    }

    /// Everybody at this table, whatever is played there; `None` if there is none.
    pub fn players_at(&self, number: TableNumber) -> Option<&[PlayerId]> {
        let of_two = || Some(self.table(number)?.pair.players.as_slice());
        of_two().or_else(|| Some(self.pod(number)?.pod.players.as_slice()))
    }

    /// Everybody at this table. Of a game that was not played in the end it is the players of its match: a dispute about
    /// it stays theirs.
    pub fn players_of_match(&self, number: TableNumber) -> Option<&[PlayerId]> {
        self.players_at(number).or_else(|| self.players_at(TableNumber(number.table())))
    }

    /// The table at which a player sits, whatever is played there.
    pub fn place_of(&self, player: PlayerId) -> Option<TableNumber> {
        let of_two = self.table_of(player).map(|table| table.pair.table);
        of_two.or_else(|| self.pod_of(player).map(PodTable::table))
    }

    /// How many tables have a result, and how many there are.
    pub fn count_results(&self) -> (usize, usize) {
        let all = self.tables().len() + self.pods().len();
        (all - self.missing().count() - self.open_pods().count(), all)
    }
}

impl Setup {
    /// The scoring profile of games of two; `None` in a tournament of pods.
    pub fn profile(&self) -> Option<&Profile> {
        match &self.play {
            Play::Duels(profile) => Some(profile),
            Play::Pods(_) => None,
        }
    }

    /// The rules of the pods; `None` in a tournament of games of two.
    pub fn pods(&self) -> Option<&PodRules> {
        match &self.play {
            Play::Pods(rules) => Some(rules),
            Play::Duels(_) => None,
        }
    }

    /// The profile for a command about games of two.
    pub(super) fn duels(&self) -> Result<&Profile, Refusal> {
        self.profile().ok_or_else(|| PodRefusal::OfDuels.into())
    }

    /// The rules for a command about pods.
    pub(super) fn heats(&self) -> Result<&PodRules, Refusal> {
        self.pods().ok_or_else(|| PodRefusal::OfPods.into())
    }
}
