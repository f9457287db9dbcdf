//! Applies the entries of the cut.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::rounds::fresh_tables;
use crate::domain::id::{PlayerId, TableNumber};
use crate::domain::tournament::cut::{MovedUp, Settled, StartedCut};
use crate::domain::tournament::entry::{CutStarted, MatchSettled, ReserveMovedUp, StagePaired};
use crate::domain::tournament::round::{PairedTable, Round, RoundKind, Table};
use crate::domain::tournament::{Stamped, Tournament};

impl Tournament {
    pub(super) fn in_cut(&mut self, change: impl FnOnce(&mut StartedCut)) {
        if let Some(started) = &mut self.cut {
            change(Arc::make_mut(started));
        }
    }

    pub(super) fn add_stage(&mut self, it: &StagePaired) {
        let fixed = self.fixed_seats();
        self.rounds.push(Arc::new(Round { fixed, ..Round::of_stage(it) }));
    }

    pub(super) fn remove_cut(&mut self) {
        self.rounds.retain(|round| round.stage().is_none());
        self.cut = None;
        self.remove_withdrawn_seeds();
    }

    pub(super) fn move_up(&mut self, it: &ReserveMovedUp) {
        self.in_cut(|started| started.move_up(it));
        self.replace_in_stages(it.left, it.reserve);
    }

    /// A player who comes back takes the seed over again, and the player who took it since is a reserve as before.
    pub(super) fn give_seed_back(&mut self, seed: u32, player: PlayerId) {
        let Some(holder) = self.cut().and_then(|started| started.holder_of(seed)) else { return };
        self.in_cut(|started| started.give_seed_back(seed, holder, player));
        self.replace_in_stages(holder, player);
    }

    fn replace_in_stages(&mut self, left: PlayerId, comes: PlayerId) {
        let moved = |player: PlayerId| if player == left { comes } else { player };
        for round in self.rounds.iter_mut().filter(|round| round.stage().is_some() && round.involves(left)) {
            for table in Arc::make_mut(round).tables.iter_mut().filter(|table| table.side_of(left).is_some())
            {
                let pair = &mut Arc::make_mut(table).pair;
                pair.players = pair.players.map(moved);
            }
        }
    }
}

impl Round {
    fn of_stage(it: &StagePaired) -> Self {
        let empty = Self::empty(it.round, RoundKind::Stage(it.stage), 0);
        Self { tables: fresh_tables(&it.tables), ..empty }
    }

    /// The new game is listed behind the others of its match.
    pub(super) fn add_game(&mut self, table: TableNumber) {
        let of_match = |other: &Arc<Table>| other.pair.table.table() == table.table();
        let Some(last) = self.tables.iter().rposition(of_match) else { return };
        if let Some(before) = self.tables.get(last) {
            let pair = PairedTable { table, ..before.pair.clone() };
            // Time given to the match counts for all its games.
            let extensions = before.extensions.clone();
            self.tables.insert(last + 1, Arc::new(Table { extensions, ..Table::new(pair) }));
        }
    }

    pub(super) fn remove_game(&mut self, game: TableNumber) {
        self.tables.retain(|table| table.pair.table != game);
    }
}

impl StartedCut {
    pub(super) fn of(it: &CutStarted, by: &Stamped) -> Self {
        let ends = it.seeds.last().zip(it.reserves.first()).filter(|_| it.given.is_none());
        Self {
            cut: it.cut,
            minutes: it.minutes,
            decks: it.decks,
            after: it.after,
            seed: it.seed,
            seeds: it.seeds.clone(),
            reserves: it.reserves.clone(),
            first_reserves: it.reserves.clone(),
            line: ends.map(|(last_in, first_out)| [*last_in, *first_out]),
            drawn: it.drawn.clone(),
            given: it.given.clone(),
            moved_up: Vec::new(),
            settled: BTreeMap::new(),
            actor: by.actor.clone(),
            at: by.at,
        }
    }

    pub(super) fn settle(&mut self, it: &MatchSettled) {
        let settled = Settled { winner: it.winner, reason: it.reason.clone() };
        self.settled.insert((it.round, it.table.table()), settled);
    }

    pub(super) fn move_up(&mut self, it: &ReserveMovedUp) {
        let ReserveMovedUp { seed, left, reserve } = *it;
        self.reserves.retain(|player| *player != reserve);
        for player in self.seeds.iter_mut().filter(|player| **player == left) {
            *player = reserve;
        }
        self.moved_up.push(MovedUp { seed, left, reserve });
    }

    /// As if nobody had moved up for this player: those who did are reserves again, in their old order.
    fn give_seed_back(&mut self, seed: u32, holder: PlayerId, player: PlayerId) {
        for one in self.seeds.iter_mut().filter(|one| **one == holder) {
            *one = player;
        }
        let from = self.moved_up.iter().position(|it| (it.seed, it.left) == (seed, player));
        let from = from.unwrap_or(self.moved_up.len());
        let kept = (0..).zip(&self.moved_up).filter(|(at, it)| *at < from || it.seed != seed);
        self.moved_up = kept.map(|(_, it)| *it).collect();
        let is_reserve = |one: &PlayerId| self.moved_up.iter().all(|it| it.reserve != *one);
        self.reserves = self.first_reserves.iter().copied().filter(is_reserve).collect();
    }
}
