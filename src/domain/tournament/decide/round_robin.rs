//! A round robin: its timetable is drawn with the first round and says who meets whom in every other.

use std::sync::Arc;

use crate::domain::id::{PlayerId, RoundNumber, TableNumber};
use crate::domain::pairing::PairingProof;
use crate::domain::pairing::algorithm::Algorithm;
use crate::domain::pairing::timetable::{LARGEST_ROUND_ROBIN, Timetable, TimetableRound};
use crate::domain::scoring::result::{EndReason, GameResult, Side};
use crate::domain::tournament::command::{CommandKind, PairRound, PublishAllRounds};
use crate::domain::tournament::decide::Decision;
use crate::domain::tournament::decide::pace::{Pace, check_deadline};
use crate::domain::tournament::entry::{Entry, ResultRecorded, RoundPaired, RoundPublished};
use crate::domain::tournament::pairing_reason::{ByeCause, PairingCause};
use crate::domain::tournament::refusal::Refusal;
use crate::domain::tournament::round::{ByeGiven, PairedTable, Phase, Round, RoundKind};
use crate::domain::tournament::settings::Settings;
use crate::domain::tournament::system_refusal::{Redraw, SystemRefusal};
use crate::domain::tournament::{Setup, Tournament};

impl Tournament {
    /// The next round of the timetable. Players who have left stay in it: their opponents have a no-show.
    pub(super) fn pair_by_timetable(&self, setup: &Setup, asked: &PairRound) -> Decision {
        if !asked.absent.is_empty() || !asked.earned_byes.is_empty() {
            return Err(SystemRefusal::NobodySitsOut.into());
        }
        let timetable = self.timetable_to_follow(setup)?;
        Ok(vec![Entry::RoundPaired(self.round_of(&timetable, self.next_round())?)])
    }

    /// A round of the timetable.
    fn round_of(&self, timetable: &Timetable, round: RoundNumber) -> Result<RoundPaired, Refusal> {
        let of = timetable.round(round);
        let paired = of.ok_or(SystemRefusal::Over { rounds: timetable.rounds() })?;
        Ok(RoundPaired {
            round,
            seed: timetable.seed,
            tables: tables(timetable, &paired),
            bye: paired.bye.filter(|player| !self.is_away(*player)).and_then(|player| {
                ByeCause::of_timetable(timetable, player).map(|cause| ByeGiven::paired(player, cause))
            }),
            earned_byes: Vec::new(),
            absent: Vec::new(),
            rematches: 0,
            float: "0".to_owned(),
            optimal: PairingProof::NotProved,
            algorithm: Algorithm::Circle,
        })
    }

    /// Publishes the draft and every later round of its timetable. The sources are silent about it: the project's default
    /// for weekly play.
    pub(super) fn publish_all_rounds(&self, setup: &Setup, asked: &PublishAllRounds) -> Decision {
        let PublishAllRounds { deadlines, now } = asked;
        let draft = self.current_draft()?;
        let timetable = self.timetable().filter(|_| draft.is_of_timetable());
        let timetable = timetable.ok_or(SystemRefusal::NoTimetable)?;
        let left = timetable.rounds().saturating_sub(draft.number.0).saturating_add(1);
        if u32::try_from(deadlines.len()) != Ok(left) {
            return Err(SystemRefusal::OtherDeadlines { rounds: left }.into());
        }
        let mut entries = Vec::new();
        let mut from = *now;
        for (number, deadline) in (draft.number.0..).map(RoundNumber).zip(deadlines) {
            check_deadline(&setup.settings, *deadline, from)?;
            from = *deadline;
            if number == draft.number {
                entries.extend(self.publish(setup, Pace::Deadline(*deadline))?);
                continue;
            }
            let paired = self.round_of(timetable, number)?;
            let no_shows = self.no_shows(&Round::paired(&paired));
            entries.push(Entry::RoundPaired(paired));
            let deadline = Some(*deadline);
            let published = RoundPublished { round: number, minutes: 0, clock_waits: false, deadline };
            entries.push(Entry::RoundPublished(published));
            entries.extend(no_shows);
        }
        Ok(entries)
    }

    /// The games that a player who leaves will not play: those without a result, if several rounds are in play at once,
    /// except the one in round `but`. If only one round is in play, staff say how its game ends.
    pub(in crate::domain::tournament) fn games_not_played(
        &self,
        player: PlayerId,
        but: Option<RoundNumber>,
    ) -> Vec<Entry> {
        let open = self.rounds().filter(|round| round.phase() == Phase::Playing && round.is_of_timetable());
        if open.clone().nth(1).is_none() {
            return Vec::new();
        }
        let games = open.filter(|round| but != Some(round.number)).filter_map(|round| {
            let table = round.table_of(player).filter(|table| !table.is_begun())?;
            let end = EndReason::NoShow { by: table.side_of(player)? };
            let result = GameResult::ended([0, 0], end);
            let (round, table) = (round.number, table.pair.table);
            Some(Entry::ResultRecorded(ResultRecorded { round, table, result }))
        });
        games.collect()
    }

    /// The timetable says who meets whom, and at which table.
    pub(super) fn system_takes(&self, kind: CommandKind) -> Result<(), Refusal> {
        if !self.is_round_robin() {
            return Ok(());
        }
        if kind == CommandKind::KeepApart {
            return Err(SystemRefusal::EverybodyMeets.into());
        }
        if kind == CommandKind::FixTable { Err(SystemRefusal::NumbersStay.into()) } else { Ok(()) }
    }

    /// The timetable; before the first round a new one.
    fn timetable_to_follow(&self, setup: &Setup) -> Result<Arc<Timetable>, Refusal> {
        if let Some(drawn) = &self.timetable {
            return Ok(Arc::clone(drawn));
        }
        let active = self.players.values().filter(|player| player.is_active()).map(|player| player.id);
        let keys: Vec<(PlayerId, String)> = active.map(|player| (player, player.to_string())).collect();
        takes_part(keys.len())?;
        let players = keys.iter().map(|(player, key)| (*player, key.as_str()));
        Ok(Arc::new(Timetable::drawn(self.seed_of_draft(setup), players)))
    }

    /// Whether a round of the timetable is left, or one can be drawn.
    pub(super) fn may_follow_timetable(&self) -> Result<(), Refusal> {
        match &self.timetable {
            Some(drawn) if drawn.round(self.next_round()).is_none() => {
                Err(SystemRefusal::Over { rounds: drawn.rounds() }.into())
            }
            Some(_) => Ok(()),
            None => takes_part(self.players().filter(|player| player.is_active()).count()),
        }
    }

    /// Whether this many more players have a place in the timetable, once one is drawn.
    pub(super) fn has_numbers_for(&self, more: usize) -> Result<(), Refusal> {
        let free = self.timetable().map_or(usize::MAX, Timetable::free_numbers);
        match free {
            _ if more <= free => Ok(()),
            0 => Err(SystemRefusal::NoFreeNumber(self.redraw()).into()),
            _ => Err(SystemRefusal::OneFreeNumber(self.redraw()).into()),
        }
    }

    /// How many more players the timetable takes, once one is drawn: those for whom it has a number and a game.
    pub fn numbers_left(&self) -> Option<usize> {
        let free = self.timetable()?.free_numbers();
        Some(if self.has_games_for_late_players().is_ok() { free } else { 0 })
    }

    fn redraw(&self) -> Redraw {
        let only = self.rounds().next().filter(|_| self.rounds().len() == 1);
        match only {
            Some(round) if round.phase() == Phase::Draft => Redraw::Draft,
            Some(round) if self.unused_publication(round.number).is_some() => Redraw::Publication,
            Some(_) | None => Redraw::Never,
        }
    }

    /// Whether somebody who is registered now can have a game: in a round to come, or against the bye of one in play.
    pub(super) fn has_games_for_late_players(&self) -> Result<(), Refusal> {
        let has_bye = |round: &Round| round.phase() != Phase::Closed && round.bye.is_some();
        if self.timetable_is_paired() && !self.rounds().any(has_bye) {
            return Err(SystemRefusal::NoGameLeft.into());
        }
        Ok(())
    }

    /// The timetable seats a late player, if it lets them meet the player with the bye in this round.
    pub(super) fn meets_the_bye(&self, round: &Round, pair: [PlayerId; 2]) -> Result<(), Refusal> {
        let Some(timetable) = self.timetable().filter(|_| round.is_of_timetable()) else { return Ok(()) };
        let meets =
            |of: TimetableRound| of.tables.iter().any(|table| pair.iter().all(|one| table.contains(one)));
        if timetable.round(round.number).is_some_and(meets) {
            Ok(())
        } else {
            Err(SystemRefusal::MeetsAnother { round: round.number }.into())
        }
    }

    /// The rounds that are paired belong to the system.
    pub(super) fn keeps_system(&self, setup: &Setup, settings: &Settings) -> Result<(), Refusal> {
        let is_same = setup.settings.system == settings.system;
        let begun = !self.rounds.is_empty() || self.cut.is_some();
        if is_same || !begun { Ok(()) } else { Err(SystemRefusal::Begun.into()) }
    }

    /// A plan is not lowered below what everybody saw. One that was passed already, with a round more than planned, may
    /// stay.
    pub(super) fn keeps_published_rounds(&self, setup: &Setup, settings: &Settings) -> Result<(), Refusal> {
        let of_plan = |round: &&Round| match round.kind {
            RoundKind::Swiss | RoundKind::Heat => round.is_published() && !round.is_of_timetable(),
            RoundKind::Stage(_) | RoundKind::TopTable => false,
        };
        let newest = self.rounds().filter(of_plan).map(|round| round.number).max();
        match newest.filter(|newest| settings.rounds < newest.0.min(setup.settings.rounds)) {
            Some(newest) => Err(SystemRefusal::RoundsPublished { newest }.into()),
            None => Ok(()),
        }
    }

    /// The results of a round of the timetable that are known before it begins: those who have left do not appear.
    pub(super) fn no_shows(&self, draft: &Round) -> Vec<Entry> {
        let tables = draft.tables().filter(|_| draft.is_of_timetable());
        let recorded = tables.filter_map(|table| {
            let end = match table.pair.players.map(|player| self.is_away(player)) {
                [true, true] => EndReason::BothAbsent,
                [true, false] => EndReason::NoShow { by: Side::A },
                [false, true] => EndReason::NoShow { by: Side::B },
                [false, false] => return None,
            };
            let result = GameResult::ended([0, 0], end);
            let (round, table) = (draft.number, table.pair.table);
            Some(Entry::ResultRecorded(ResultRecorded { round, table, result }))
        });
        recorded.collect()
    }
}

/// Whether a timetable can be drawn for this many players.
fn takes_part(active: usize) -> Result<(), Refusal> {
    match active {
        0 | 1 => Err(Refusal::TooFewPlayers { active }),
        _ if active > LARGEST_ROUND_ROBIN => Err(SystemRefusal::TooMany { active }.into()),
        _ => Ok(()),
    }
}

fn tables(timetable: &Timetable, paired: &TimetableRound) -> Vec<PairedTable> {
    let seated = (1..).map(TableNumber).zip(&paired.tables);
    // All of them have a number: their tables were read from the timetable.
    let table = |(table, players): (TableNumber, &[PlayerId; 2])| {
        let cause = PairingCause::of_timetable(timetable, *players)?;
        Some(PairedTable::paired(table, *players, cause, Algorithm::Circle))
    };
    seated.filter_map(table).collect()
}
