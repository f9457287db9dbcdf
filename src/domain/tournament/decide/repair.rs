//! A round in play is repaired: players change tables where nothing was reported, late ones meet the bye or each other,
//! and the player with the bye takes the place of one who left.

use crate::domain::awaited::Awaited;
use crate::domain::id::{AtTable, PlayerId, RoundNumber, TableNumber};
use crate::domain::pairing::PairingRequest;
use crate::domain::pairing::algorithm::Algorithm;
use crate::domain::pairing::swiss::pair_while;
use crate::domain::pairing::table_numbers::{added_number, table_numbers};
use crate::domain::reason::TypedReason;
use crate::domain::tournament::Tournament;
use crate::domain::tournament::command::{PairTablesAgain, ReseatPlayers, SeatLatePair, SeatLatePlayer};
use crate::domain::tournament::decide::{Decision, reason, swapped_player};
use crate::domain::tournament::entry::{Entry, TablesReseated};
use crate::domain::tournament::player_refusal::PlayerRefusal;
use crate::domain::tournament::refusal::{Begun, Refusal};
use crate::domain::tournament::round::{ByeGiven, ByeMove, PairedTable, Phase, Round, RoundKind, Table};
use crate::domain::tournament::system_refusal::SystemRefusal;

impl Tournament {
    /// The Swiss round in play, if it has this number.
    ///
    /// # Errors
    /// [`Refusal::NotBeingPlayed`], which the commands that repair a round get, too.
    pub fn repairable(&self, number: RoundNumber) -> Result<&Round, Refusal> {
        let round = self.round(number).ok_or(Refusal::NoSuchRound { round: number })?;
        let in_play = round.phase() == Phase::Playing && round.kind == RoundKind::Swiss;
        if in_play { Ok(round) } else { Err(Refusal::NotBeingPlayed { round: number }) }
    }

    /// The round in play, if its players can change tables.
    fn changeable(&self, number: RoundNumber) -> Result<&Round, Refusal> {
        let round = self.repairable(number)?;
        if round.is_of_timetable() { Err(SystemRefusal::PairsAreFixed.into()) } else { Ok(round) }
    }

    /// Whether the players of a table may still change: nothing was reported there, and no dispute is about it.
    ///
    /// # Errors
    /// [`Refusal::TableBegun`].
    pub fn may_reseat(&self, round: &Round, table: &Table) -> Result<(), Refusal> {
        let at = AtTable::new(round.number, table.pair.table);
        self.has_not_begun(at, table.result.is_some(), table.is_begun())
    }

    /// Whether nothing belongs to the players of a table: neither a result, nor a report, nor a dispute.
    pub(super) fn has_not_begun(
        &self,
        at: AtTable,
        has_result: bool,
        has_report: bool,
    ) -> Result<(), Refusal> {
        let is_disputed =
            || self.disputes().any(|dispute| dispute.at == Some(at) && dispute.withdrawn.is_none());
        let what = match () {
            () if has_result => Begun::Result,
            () if has_report => Begun::Report,
            () if is_disputed() => Begun::Dispute,
            () => return Ok(()),
        };
        Err(Refusal::TableBegun { round: at.round, table: at.table, what })
    }

    pub(super) fn reseat(&self, asked: &ReseatPlayers) -> Decision {
        let ReseatPlayers { round, one, other, reason: why } = asked;
        let round = self.changeable(*round)?;
        if one == other {
            return Err(Refusal::SwapWithOneself);
        }
        let tables = self.tables_to_change(round, [*one, *other])?;
        if let [table] = tables.as_slice()
            && table.side_of(*one).is_some()
            && table.side_of(*other).is_some()
        {
            return Err(Refusal::MeetAlready { table: table.pair.table });
        }
        let reason = reason(why)?;
        let moved = |player| swapped_player(player, [*one, *other]);
        let tables = tables
            .into_iter()
            .map(|table| PairedTable::by_hand(table.pair.table, table.pair.players.map(moved), &reason));
        let had = round.bye.as_ref().map(|bye| bye.player);
        let bye = match had.map(moved).filter(|now| had != Some(*now)) {
            None => ByeMove::Stays,
            Some(player) if self.is_away(player) => ByeMove::Ends,
            Some(player) => ByeMove::Goes(ByeGiven::by_hand(player, &reason)),
        };
        let (round, tables) = (round.number, tables.collect());
        Ok(vec![Entry::TablesReseated(TablesReseated { round, tables, bye, reason })])
    }

    /// The tables of these players, none for a player with the bye or for one who takes the place of the other. A player who makes
    /// room need not be able to play, and one who left gets no bye for it.
    fn tables_to_change<'a>(&self, round: &'a Round, both: [PlayerId; 2]) -> Result<Vec<&'a Table>, Refusal> {
        let [one, other] = both;
        let has_place = |player| round.involves(player);
        let has_bye = |player| round.has_bye(player);
        let leaves_table = |player: PlayerId| round.table_of(player).is_some() && self.is_away(player);
        let mut tables: Vec<&Table> = Vec::new();
        for (player, with) in [(one, other), (other, one)] {
            self.known_player(player)?;
            if has_place(with) && !(has_bye(with) && leaves_table(player)) {
                self.can_play(player)?;
            }
            match round.table_of(player) {
                Some(table) => {
                    self.may_reseat(round, table)?;
                    if tables.iter().all(|known| known.pair.table != table.pair.table) {
                        tables.push(table);
                    }
                }
                None if has_bye(player) => {}
                None if !has_place(player) && has_place(with) => {}
                None => return Err(PlayerRefusal::NotInRound(round.number).of(player)),
            }
        }
        Ok(tables)
    }

    /// How the players of some tables of a round in play would be paired again: by the rules of a new round, with the
    /// standings before this one and without the pairs that sit there now, if that can be without two who are kept apart.
    /// The same tables give the same pairs.
    ///
    /// # Errors
    /// If there are fewer than two tables, or one of them may not change ([`Tournament::may_reseat`]);
    /// [`Refusal::NotPaired`].
    pub fn tables_paired_again(
        &self,
        round: RoundNumber,
        tables: &[TableNumber],
        awaited: &Awaited,
    ) -> Result<Vec<(TableNumber, [PlayerId; 2])>, Refusal> {
        let setup = self.setup().ok_or(Refusal::NotCreated)?;
        let round = self.changeable(round)?;
        let mut tables = tables.to_vec();
        tables.sort_unstable();
        tables.dedup();
        let chosen = self.free_tables(round, &tables)?;
        let pairs: Vec<[PlayerId; 2]> = chosen.iter().map(|table| table.pair.players).collect();
        let before = RoundNumber(round.number.0.saturating_sub(1));
        let history = self.history_after(before);
        let never = self.kept_apart_in(round.number);
        let others = self.players.values().map(|player| player.id);
        let others: Vec<PlayerId> = others.filter(|id| !pairs.iter().flatten().any(|it| it == id)).collect();
        let request = PairingRequest {
            history: &history,
            round: round.number,
            seed: round.seed,
            sitting_out: &others,
            earned_byes: &[],
            apart: &[],
            never: &never,
            again: &pairs,
            fixed: &[],
            algorithm: Algorithm::NEWEST,
        };
        let paired = pair_while(setup.duels()?, &request, awaited).map_err(Refusal::NotPaired)?;
        let players: Vec<[PlayerId; 2]> = paired.pairings.iter().map(|pairing| pairing.players).collect();
        let mut fixed = self.fixed_seats();
        fixed.retain(|(_, table)| tables.contains(table));
        let numbers = table_numbers(players.iter().map(<[_; 2]>::as_slice), &fixed, tables);
        let mut seated: Vec<(TableNumber, [PlayerId; 2])> = numbers.into_iter().zip(players).collect();
        seated.sort_unstable();
        Ok(seated)
    }

    pub(super) fn pair_tables_again(&self, asked: &PairTablesAgain) -> Decision {
        let PairTablesAgain { round, tables, reason: why } = asked;
        let round = self.changeable(*round)?;
        let numbers: Vec<TableNumber> = tables.iter().map(|(table, _)| *table).collect();
        let chosen = self.free_tables(round, &numbers)?;
        let sorted = |pairs: Vec<[PlayerId; 2]>| {
            let mut all: Vec<PlayerId> = pairs.into_iter().flatten().collect();
            all.sort_unstable();
            all
        };
        let sit = sorted(chosen.iter().map(|table| table.pair.players).collect());
        if sit != sorted(tables.iter().map(|(_, players)| *players).collect()) {
            return Err(Refusal::OtherPlayersNow { round: round.number });
        }
        let reason = reason(why)?;
        let moved = chosen.iter().zip(tables).filter(|(table, (_, players))| table.pair.players != *players);
        let tables = moved.map(|(_, (table, players))| PairedTable::by_hand(*table, *players, &reason));
        let tables: Vec<PairedTable> = tables.collect();
        if tables.is_empty() {
            return Ok(Vec::new());
        }
        let round = round.number;
        Ok(vec![Entry::TablesReseated(TablesReseated { round, tables, bye: ByeMove::Stays, reason })])
    }

    /// These tables, in this order, if each may change and all their players can play.
    fn free_tables<'a>(&self, round: &'a Round, numbers: &[TableNumber]) -> Result<Vec<&'a Table>, Refusal> {
        let mut tables: Vec<&Table> = Vec::new();
        for number in numbers {
            let table = round
                .table(*number)
                .filter(|it| !tables.iter().any(|known| known.pair.table == it.pair.table));
            let table = table.ok_or(Refusal::NoSuchTable { round: round.number, table: *number })?;
            self.may_reseat(round, table)?;
            table.pair.players.iter().try_for_each(|player| self.can_play(*player))?;
            tables.push(table);
        }
        if tables.len() < 2 { Err(Refusal::TwoTables) } else { Ok(tables) }
    }

    pub(super) fn seat_late(&self, asked: &SeatLatePlayer) -> Decision {
        let SeatLatePlayer { round, player, reason: why } = asked;
        let round = self.repairable(*round)?;
        self.is_without_place(round, *player)?;
        let bye = round.bye.as_ref().ok_or(Refusal::NoBye { round: round.number })?;
        self.meets_the_bye(round, [bye.player, *player])?;
        let pair = [bye.player, *player];
        meet((round.number, self.new_table(round, pair)), pair, ByeMove::Ends, why)
    }

    /// The new table at which two late players would meet.
    ///
    /// # Errors
    /// If the players of the round cannot change, or one of the two cannot play or has a place in it already;
    /// [`Refusal::PairWithOneself`].
    pub fn table_for_late_pair(
        &self,
        round: RoundNumber,
        players: [PlayerId; 2],
    ) -> Result<TableNumber, Refusal> {
        let round = self.changeable(round)?;
        let [one, other] = players;
        if one == other {
            return Err(Refusal::PairWithOneself);
        }
        players.iter().try_for_each(|player| self.is_without_place(round, *player))?;
        Ok(self.new_table(round, players))
    }

    /// Who is kept apart may meet all the same: the director names both, and the page says so before.
    pub(super) fn seat_late_pair(&self, asked: &SeatLatePair) -> Decision {
        let SeatLatePair { round, players, reason: why } = asked;
        let free = self.table_for_late_pair(*round, *players)?;
        meet((*round, free), *players, ByeMove::Stays, why)
    }

    /// The number of a new table for these players. A pairing would exchange a fixed one that is taken; in play all others stay.
    pub(in crate::domain::tournament) fn new_table(
        &self,
        round: &Round,
        players: [PlayerId; 2],
    ) -> TableNumber {
        // The tables of a round robin keep the usual numbers.
        let fixed = if round.is_of_timetable() { Vec::new() } else { self.fixed_seats() };
        added_number(&players, &fixed, round.tables().map(|table| table.pair.table))
    }

    /// Whether a player can play and has neither a table nor a bye in the round.
    fn is_without_place(&self, round: &Round, player: PlayerId) -> Result<(), Refusal> {
        self.can_play(player)?;
        if round.involves(player) { Err(PlayerRefusal::InRound(round.number).of(player)) } else { Ok(()) }
    }

    /// Whether a player takes part and is not about to be disqualified.
    pub(super) fn can_play(&self, player: PlayerId) -> Result<(), Refusal> {
        if !self.known_player(player)?.is_active() {
            return Err(PlayerRefusal::AlreadyDropped.of(player));
        }
        match self.disqualification(player) {
            Some(penalty) => Err(PlayerRefusal::DisqualificationWaits(penalty.number).of(player)),
            None => Ok(()),
        }
    }
}

/// Two players meet at a table of a round that had none with this number.
fn meet(
    (round, table): (RoundNumber, TableNumber),
    players: [PlayerId; 2],
    bye: ByeMove,
    why: &TypedReason,
) -> Decision {
    let reason = reason(why)?;
    let tables = vec![PairedTable::by_hand(table, players, &reason)];
    Ok(vec![Entry::TablesReseated(TablesReseated { round, tables, bye, reason })])
}
