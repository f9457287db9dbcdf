//! The players of a pod agree on a time, in a heat with a deadline: each names one, and they have agreed once all name
//! the same one, not counting those who dropped. They and the staff see it, and nothing of it is in the log.

use chrono::{DateTime, Utc};

use crate::app::appointments::check_time;
use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::snapshot::Snapshot;
pub use crate::app::store::PodTime;
use crate::app::unfit_appointment::UnfitAppointment;
use crate::domain::id::{PlayerId, RoundNumber, TableNumber};
use crate::domain::tournament::pod_table::PodTable;
use crate::domain::tournament::round::{Phase, Round};

/// A pod that is played until a deadline.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PodMeeting {
    round: RoundNumber,
    /// Its players in the order of their seats, each with the time that they named.
    pub players: Vec<(PlayerId, Option<DateTime<Utc>>)>,
    /// Those of them who dropped: nobody waits for a time from them.
    pub dropped: Vec<PlayerId>,
    /// The time until which the pod is played.
    pub deadline: DateTime<Utc>,
}

impl PodMeeting {
    /// The pod of a player in the heat in play, without times: `None` without a deadline or without a pod.
    fn of(here: &Snapshot, player: PlayerId) -> Option<Self> {
        let round = here.tournament.current_round().filter(|round| round.phase() == Phase::Playing)?;
        Self::at(here, round, round.pod_of(player)?)
    }

    fn at(here: &Snapshot, round: &Round, pod: &PodTable) -> Option<Self> {
        let deadline = round.clock.as_ref()?.deadline?;
        let players = pod.pod.players.iter().map(|player| (*player, None)).collect();
        let dropped = here.tournament.who_left(pod).collect();
        Some(Self { round: round.number, players, dropped, deadline })
    }

    /// The time that everybody named who has not dropped.
    pub fn agreed(&self) -> Option<DateTime<Utc>> {
        let mut times = self.players.iter().filter(|(player, _)| !self.dropped.contains(player));
        let (_, first) = times.next()?;
        first.filter(|_| times.all(|(_, at)| at == first))
    }

    /// The times that some of them named, the earliest first, each once.
    pub fn named(&self) -> Vec<DateTime<Utc>> {
        let mut times: Vec<DateTime<Utc>> = self.players.iter().filter_map(|(_, at)| *at).collect();
        times.sort_unstable();
        times.dedup();
        times
    }

    fn with_times(mut self, times: &[PodTime]) -> Self {
        for (player, at) in &mut self.players {
            *at = times.iter().find(|time| time.player == *player).map(|time| time.at);
        }
        self
    }
}

impl Desk {
    /// When the pod of a player meets; `None` if they have none to agree on.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn pod_meeting(&self, here: &Snapshot, player: PlayerId) -> Result<Option<PodMeeting>, DeskError> {
        let Some(meeting) = PodMeeting::of(here, player) else { return Ok(None) };
        Ok(Some(meeting.clone().with_times(&self.store.pod_times(here.id(), meeting.round)?)))
    }

    /// When a pod meets, for staff; `None` without a deadline.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn pod_meeting_at(
        &self,
        here: &Snapshot,
        round: &Round,
        pod: &PodTable,
    ) -> Result<Option<PodMeeting>, DeskError> {
        let Some(meeting) = PodMeeting::at(here, round, pod) else { return Ok(None) };
        Ok(Some(meeting.with_times(&self.store.pod_times(here.id(), round.number)?)))
    }

    /// When those open pods of a heat that have agreed will meet, for staff.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn pods_agreed(
        &self,
        here: &Snapshot,
        round: &Round,
    ) -> Result<Vec<(TableNumber, DateTime<Utc>)>, DeskError> {
        let open = round.open_pods().filter_map(|pod| Some((pod, PodMeeting::at(here, round, pod)?)));
        let open: Vec<(&PodTable, PodMeeting)> = open.collect();
        if open.is_empty() {
            return Ok(Vec::new());
        }
        let times = self.store.pod_times(here.id(), round.number)?;
        let agreed = open.into_iter().filter_map(|(pod, meeting)| {
            let at = meeting.with_times(&times).agreed()?;
            Some((pod.table(), at))
        });
        Ok(agreed.collect())
    }

    /// Writes down when a player can play, or takes it back.
    ///
    /// # Errors
    /// [`UnfitAppointment`].
    pub fn note_pod_time(
        &self,
        here: &Snapshot,
        player: PlayerId,
        at: Option<DateTime<Utc>>,
        now: DateTime<Utc>,
    ) -> Result<(), DeskError> {
        let meeting = PodMeeting::of(here, player).ok_or(UnfitAppointment::NoGame)?;
        at.map_or(Ok(()), |at| check_time(at, now, meeting.deadline))?;
        self.while_played(here, |newest| {
            self.store.note_pod_time(here.id(), newest, meeting.round, player, at)
        })
    }
}
