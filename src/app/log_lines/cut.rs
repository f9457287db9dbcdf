//! Puts the entries of a cut into words.

use crate::app::log_lines::teller::{EntryInWords, LogTeller, because, told};
use crate::domain::bracket::elimination::Elimination;
use crate::domain::id::{PlayerId, RoundNumber, TableNumber};
use crate::domain::tournament::entry::{
    CutStarted, GameAdded, GameWithdrawn, MatchSettled, ReserveMovedUp, StagePaired,
};
use crate::domain::wording::numbers::{count, list};

impl LogTeller<'_> {
    pub(super) fn cut_started(&self, it: &CutStarted) -> EntryInWords {
        let name = |player: &PlayerId| self.names.name(*player);
        let seeds = (1..).zip(&it.seeds).map(|(seed, player): (u32, _)| format!("{seed} {}", name(player)));
        let reserves: Vec<String> = it.reserves.iter().take(3).map(name).collect();
        let next = if reserves.is_empty() { String::new() } else { format!(" Next: {}.", list(&reserves)) };
        let drawn = match it.drawn.len() {
            0 => String::new(),
            some => format!(" {} drawn with seed {}.", count(some, "shared place", "shared places"), it.seed),
        };
        let given =
            it.given.as_ref().map(|why| format!(" The director gave this order: {why}")).unwrap_or_default();
        let seeds = format!("Seeds: {}.{next}{drawn}{given}", seeds.collect::<Vec<_>>().join(", "));
        let how = match it.cut.elimination {
            Elimination::Single => "",
            Elimination::Double => ", double elimination",
            Elimination::DoubleOneFinal => ", double elimination with one final",
        };
        let what = match it.after.0 {
            0 => format!("Bracket of {} players{how}.", it.seeds.len()),
            _ => format!("Cut to {} players{how}.", it.cut.size.players()),
        };
        EntryInWords { what, why: Some(seeds) }
    }

    pub(super) fn stage_paired(&self, it: &StagePaired) -> EntryInWords {
        let name = self.here.round_name(it.round).title();
        told!("{name} paired as round {}: {}.", it.round, count(it.tables.len(), "match", "matches"))
    }

    pub(super) fn game_added(&self, it: &GameAdded) -> EntryInWords {
        self.game(it.round, it.table, "begins")
    }

    pub(super) fn game_withdrawn(&self, it: &GameWithdrawn) -> EntryInWords {
        self.game(it.round, it.table, "is not played: the match is decided")
    }

    fn game(&self, round: RoundNumber, table: TableNumber, what: &str) -> EntryInWords {
        let name = self.here.round_name(round).words();
        told!("Game {} at table {} of the {name} {what}.", table.game(), table.table())
    }

    pub(super) fn settled(&self, it: &MatchSettled) -> EntryInWords {
        let name = self.here.round_name(it.round).words();
        let winner = self.names.name(it.winner);
        because(format!("{winner} goes on from table {}, {name}.", it.table), &it.reason)
    }

    pub(super) fn moved_up(&self, it: &ReserveMovedUp) -> EntryInWords {
        let (left, reserve) = (self.names.name(it.left), self.names.name(it.reserve));
        told!("{reserve} moves up for {left} as seed {}.", it.seed)
    }
}
