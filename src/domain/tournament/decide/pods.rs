//! Tournaments in pods: heats are seated, what a pod scored arrives, and the best play at the top table.

use crate::domain::edition::Edition;
use crate::domain::id::{AtTable, PlayerId, TableNumber};
use crate::domain::pairing::table_numbers::{exchanged_numbers, table_numbers};
use crate::domain::pods::heats::Heats;
use crate::domain::pods::ranking::{TopTableSeats, top_table};
use crate::domain::pods::score::PodScore;
use crate::domain::pods::seating::{PodAlgorithm, seat};
use crate::domain::reason::TypedReason;
use crate::domain::tournament::command::{
    ChangePodRules, CorrectPod, CreatePodTournament, PairRound, RecordPod, ReportPod, SeatTopTable,
};
use crate::domain::tournament::decide::{Decision, reason, swapped_player};
use crate::domain::tournament::entry::{
    Entry, HeatPaired, PodContradicted, PodCorrected, PodRecorded, PodReported, PodRulesChanged,
    PodTournamentCreated, PodsChanged, TopTableSeated,
};
use crate::domain::tournament::play::PodRules;
use crate::domain::tournament::player_refusal::PlayerRefusal;
use crate::domain::tournament::pod_refusal::PodRefusal;
use crate::domain::tournament::pod_table::{PodTable, SeatedPod};
use crate::domain::tournament::refusal::Refusal;
use crate::domain::tournament::round::{Phase, Round};
use crate::domain::tournament::settings::Settings;
use crate::domain::tournament::{Setup, Tournament};

pub(super) fn create(asked: &CreatePodTournament) -> Decision {
    let CreatePodTournament { settings, rules, format, pins, pairing_seed } = asked;
    settings.check_asked(format.is_some())?;
    rules.check().map_err(PodRefusal::Profile)?;
    if settings.edition != Edition::Tribbles {
        return Err(PodRefusal::OtherGame.into());
    }
    Ok(vec![Entry::PodTournamentCreated(PodTournamentCreated {
        settings: settings.clone(),
        rules: rules.clone(),
        format: format.clone(),
        pins: pins.clone(),
        pairing_seed: *pairing_seed,
    })])
}

/// Only Tribbles is played in pods; the director cannot change that.
pub(super) fn keeps_its_game(setup: &Setup, settings: &Settings) -> Result<(), Refusal> {
    let of_pods = setup.pods().is_some();
    if of_pods && settings.edition != Edition::Tribbles { Err(PodRefusal::OtherGame.into()) } else { Ok(()) }
}

impl Tournament {
    /// The next heat.
    pub(super) fn pair_heat(&self, setup: &Setup, rules: &PodRules, asked: &PairRound) -> Decision {
        let PairRound { absent, earned_byes } = asked;
        if self.top_table_round().is_some() {
            return Err(PodRefusal::TopTableSeated.into());
        }
        if !earned_byes.is_empty() {
            return Err(PodRefusal::NoByes.into());
        }
        absent.iter().try_for_each(|player| self.known_player(*player).map(drop))?;
        let mut event = self.heats();
        for entrant in event.players.iter_mut().filter(|entrant| absent.contains(&entrant.id)) {
            entrant.dropped = true;
        }
        let seed = self.seed_of_draft(setup);
        let apart = self.kept_apart_in(self.next_round());
        let seating = seat(&rules.profile, &event, &apart, seed).map_err(PodRefusal::TooFew)?;
        let seats = seating.pods.iter().map(Vec::as_slice);
        let numbers = table_numbers(seats, &self.fixed_seats(), (1..).map(TableNumber));
        let pods = numbers.into_iter().zip(seating.pods);
        let mut pods: Vec<SeatedPod> = pods.map(|(table, players)| SeatedPod { table, players }).collect();
        pods.sort_by_key(|pod| pod.table);
        Ok(vec![Entry::HeatPaired(HeatPaired {
            round: self.next_round(),
            seed,
            pods,
            absent: absent.clone(),
            together: seating.together,
            repeats: seating.repeats,
            proved: seating.proved,
            algorithm: match apart.is_empty() {
                true => PodAlgorithm::FewestRepeats,
                false => PodAlgorithm::ApartThenRepeats,
            },
        })])
    }

    /// Scores that were written down in one way do not fit the other, and Troubles change what a pod scores. How many
    /// play at the top table changes no score, so it can change until they sit there.
    pub(super) fn change_pod_rules(&self, setup: &Setup, asked: &ChangePodRules) -> Decision {
        let ChangePodRules { troubles, counting, top_size, reason: ref why } = *asked;
        let rules = setup.heats()?;
        let sizes = &rules.profile.pods;
        let top_size = Some(top_size).filter(|size| *size != rules.profile.top_table.size.value);
        let plays_otherwise = (rules.troubles, rules.counting) != (troubles, counting);
        if let Some(size) = top_size {
            if self.top_table_round().is_some() {
                return Err(PodRefusal::TopTableSeated.into());
            }
            let (least, most) = (sizes.least.value, sizes.most.value);
            if !(least..=most).contains(&size) {
                return Err(PodRefusal::TopTableSize { least, most }.into());
            }
        } else if !plays_otherwise {
            return Ok(Vec::new());
        }
        let has_scored = |pod: &PodTable| pod.result.is_some() || pod.reports_by_player().next().is_some();
        let scored = self.rounds().find_map(|round| {
            round.pods().find(|pod| has_scored(pod)).map(|pod| AtTable::new(round.number, pod.table()))
        });
        if let Some(AtTable { round, table }) = scored.filter(|_| plays_otherwise) {
            return Err(PodRefusal::ScoredAlready { round, table }.into());
        }
        let reason = reason(why)?;
        let plays_as_before = !plays_otherwise;
        let changed = PodRulesChanged { troubles, counting, plays_as_before, top_size, reason };
        Ok(vec![Entry::PodRulesChanged(changed)])
    }

    pub(super) fn seat_top_table(&self, setup: &Setup, asked: &SeatTopTable) -> Decision {
        let rules = setup.heats()?;
        self.nothing_is_played()?;
        self.nobody_half_disqualified()?;
        if self.top_table_round().is_some() {
            return Err(PodRefusal::TopTableSeated.into());
        }
        if self.rounds.is_empty() {
            return Err(PodRefusal::NoHeatYet.into());
        }
        let seed = self.seed_of_draft(setup);
        let TopTableSeats { players, winners, reserves, drawn } =
            self.top_table_now(rules, seed).map_err(PodRefusal::TooFew)?;
        if players != asked.seen {
            return Err(PodRefusal::SeatsChanged.into());
        }
        Ok(vec![Entry::TopTableSeated(TopTableSeated {
            round: self.next_round(),
            seed,
            pod: SeatedPod { table: TableNumber(1), players },
            winners: u32::try_from(winners).unwrap_or(u32::MAX),
            reserves,
            drawn,
        })])
    }

    /// A pod whose seats are published.
    pub(super) fn seated_pod(&self, at: AtTable) -> Result<(&Round, &PodTable), Refusal> {
        let AtTable { round: number, table } = at;
        let round = self.published_round(number)?;
        let pod = round.pod(table).ok_or(PodRefusal::NoSuchPod { round: number, table })?;
        Ok((round, pod))
    }

    pub(super) fn record_pod(&self, setup: &Setup, asked: &RecordPod) -> Decision {
        let RecordPod { at, score } = asked;
        let AtTable { round: number, table } = *at;
        let rules = setup.heats()?;
        let (round, pod) = self.seated_pod(*at)?;
        possible(rules, pod, score)?;
        let offered = score.clone();
        match &pod.result {
            Some(recorded) if recorded.score == offered => Ok(Vec::new()),
            Some(_) if pod.contradictions.iter().any(|noted| noted.score == offered) => Ok(Vec::new()),
            Some(_) => {
                let contradicted = PodContradicted { round: number, table, offered };
                Ok(vec![Entry::PodContradicted(contradicted)])
            }
            None if round.phase() == Phase::Closed => Err(Refusal::RoundClosed { round: number }),
            None => Ok(vec![Entry::PodRecorded(PodRecorded {
                round: number,
                table,
                score: offered,
                unfinished: false,
            })]),
        }
    }

    /// What players report counts once two of the pod say the same and nobody says otherwise.
    pub(super) fn report_pod(&self, setup: &Setup, asked: &ReportPod) -> Decision {
        let ReportPod { at, player, score } = asked;
        let AtTable { round, table } = *at;
        let rules = setup.heats()?;
        let (open, pod) = self.seated_pod(*at)?;
        pod.seat(*player).ok_or(PlayerRefusal::NotAtTable(*at).of(*player))?;
        if open.phase() == Phase::Closed {
            return Err(Refusal::RoundClosed { round });
        }
        possible(rules, pod, score)?;
        if let Some(recorded) = &pod.result {
            let is_same = recorded.score == *score;
            return if is_same { Ok(Vec::new()) } else { Err(Refusal::AlreadyRecorded { round, table }) };
        }
        let mut entries = Vec::new();
        let own = pod.reports_by_player().find(|(other, _)| other == player);
        if own.is_none_or(|(_, report)| report.score != *score) {
            let (player, score) = (*player, score.clone());
            entries.push(Entry::PodReported(PodReported { round, table, player, score }));
        }
        let mut others = pod
            .reports_by_player()
            .filter(|(other, _)| other != player)
            .map(|(_, report)| &report.score)
            .peekable();
        if others.peek().is_some() && others.all(|other| other == score) {
            let score = score.clone();
            entries.push(Entry::PodRecorded(PodRecorded { round, table, score, unfinished: false }));
        }
        Ok(entries)
    }

    pub(super) fn correct_pod(&self, setup: &Setup, asked: &CorrectPod) -> Decision {
        let CorrectPod { at, was, score, reason: why, dispute } = asked;
        let AtTable { round, table } = *at;
        let rules = setup.heats()?;
        let (_, pod) = self.seated_pod(*at)?;
        let recorded = &pod.result.as_ref().ok_or(Refusal::NoResult { round, table })?.score;
        if recorded != was {
            return Err(Refusal::ChangedMeanwhile { round, table });
        }
        if recorded == score {
            return Err(Refusal::NothingToCorrect { round, table });
        }
        possible(rules, pod, score)?;
        if let Some(number) = dispute {
            self.known_dispute(*number)?;
        }
        self.top_table_stays(rules, *at, score)?;
        let (was, score, dispute) = (was.clone(), score.clone(), *dispute);
        let reason = reason(why)?;
        Ok(vec![Entry::PodCorrected(PodCorrected { round, table, was, score, reason, dispute })])
    }

    /// A correction of a heat must not change who sits at a top table that is already seated, as long as it can be seated
    /// again. Once it has begun, who sits there stays, and the total is what it was.
    fn top_table_stays(&self, rules: &PodRules, at: AtTable, score: &PodScore) -> Result<(), Refusal> {
        let waits = |top: &&Round| top.number != at.round && !top.has_begun_pods();
        let Some(top) = self.top_table_round().filter(waits) else { return Ok(()) };
        let mut before = self.heats();
        before.heats.retain(|heat| !heat.top);
        let after = self.with_score(before.clone(), at, score);
        let seats = |event: &Heats| {
            let seats = top_table(&rules.profile, event, top.seed).map(|seats| seats.players);
            seats.map(|mut players| {
                players.sort_unstable();
                players
            })
        };
        if seats(&before) == seats(&after) { Ok(()) } else { Err(PodRefusal::TopTableRestsOnIt.into()) }
    }

    /// A player who enters after the top table is seated has nothing left to play.
    pub(super) fn heats_go_on(&self) -> Result<(), Refusal> {
        if self.top_table_round().is_some() { Err(PodRefusal::TopTableSeated.into()) } else { Ok(()) }
    }
}

/// Exchanges two players of a drafted heat.
pub(super) fn swap_in_pods(
    draft: &Round,
    swapped: [PlayerId; 2],
    fixed: &[(PlayerId, TableNumber)],
    why: &TypedReason,
) -> Decision {
    for player in swapped {
        draft.pod_of(player).ok_or(PlayerRefusal::NotInDraft(draft.number).of(player))?;
    }
    let moved = |player: &PlayerId| swapped_player(*player, swapped);
    let pods = draft
        .pods()
        .map(|it| SeatedPod { table: it.table(), players: it.pod.players.iter().map(moved).collect() });
    let mut pods: Vec<SeatedPod> = pods.collect();
    let numbers = exchanged_numbers(pods.iter().map(|pod| (pod.table, pod.players.as_slice())), fixed);
    pods.iter_mut().zip(numbers).for_each(|(pod, number)| pod.table = number);
    pods.sort_by_key(|pod| pod.table);
    let round = draft.number;
    Ok(vec![Entry::PodsChanged(PodsChanged { round, pods, reason: reason(why)? })])
}

pub(super) fn possible(rules: &PodRules, pod: &PodTable, score: &PodScore) -> Result<(), Refusal> {
    let impossible = |why| PodRefusal::Impossible { table: pod.table(), why }.into();
    rules.is_possible(score, pod.pod.players.len()).map_err(impossible)
}
