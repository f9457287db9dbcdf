//! What reinstating a player who has left brings back, and what leaving takes away.

use crate::domain::id::{AtTable, EntryNumber, PlayerId, RoundNumber};
use crate::domain::scoring::result::EndReason;
use crate::domain::tournament::cut::StartedCut;
use crate::domain::tournament::entry::Entry;
use crate::domain::tournament::round::{Phase, Round, Table};
use crate::domain::tournament::{Stamped, Tournament};

/// What reinstating a player brings back, as the tournament is now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WayBack {
    /// They are paired again, from this round on.
    Paired(RoundNumber),
    /// They are seeded when the bracket for everybody starts.
    Bracket,
    /// They play on by the timetable.
    Timetable(TimetableBack),
    /// They take over their seed again, and the player who has it now is a reserve as before.
    SeedBack {
        seed: u32,
        /// The player who has the seed now.
        from: PlayerId,
    },
    /// Nobody took the player's seed.
    SeedKept(u32),
    /// Another player has begun to play with their seed, or plays on with it.
    SeedTaken {
        seed: u32,
        /// The player who has the seed now.
        by: PlayerId,
    },
    /// They are a reserve of the cut.
    Reserve,
    /// Their seat at the top table stayed theirs.
    TopTable,
    /// Only others play on, in a cut or at the top table.
    NothingLeft,
}

/// What a player who comes back finds in a timetable.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TimetableBack {
    /// The first round in which they play again; `None` if every round is over or counted.
    pub from: Option<RoundNumber>,
    /// Their no-shows that no longer count, because the games can still be played.
    pub games: Vec<AtTable>,
    /// Those that stay: the round is closed, or something else was recorded over them.
    pub stay: Vec<AtTable>,
}

/// What leaving does to the games that a player still has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GamesLeft {
    /// The player has no games left.
    Nothing,
    /// The game at this table needs its result.
    Open(AtTable),
    /// Nobody has won their match in the cut, so the opponent goes on.
    Match {
        /// The first game of the match.
        at: AtTable,
        opponent: PlayerId,
    },
    /// This reserve takes their place in the cut at once.
    Reserve(PlayerId),
    /// As many games of a timetable count as no-shows at once.
    NoShows(usize),
}

impl Tournament {
    /// What reinstating this player, who has left, brings back.
    pub fn way_back(&self, player: PlayerId) -> WayBack {
        if let Some(started) = self.cut() {
            return self.way_back_to_cut(started, player);
        }
        match self.top_table_round().map(|top| top.pod_of(player).is_some()) {
            Some(true) => WayBack::TopTable,
            Some(false) => WayBack::NothingLeft,
            None if self.is_bracket() => WayBack::Bracket,
            None if self.timetable().is_some() => WayBack::Timetable(self.way_back_to_timetable(player)),
            None => WayBack::Paired(self.next_round_of(player)),
        }
    }

    /// The first round that a player who comes back can play: the draft, if they kept their seat in it, as in a heat whose
    /// publication was taken back.
    fn next_round_of(&self, player: PlayerId) -> RoundNumber {
        let draft = self.draft().filter(|draft| draft.involves(player));
        draft.map_or_else(|| self.next_round(), |draft| draft.number)
    }

    fn way_back_to_cut(&self, started: &StartedCut, player: PlayerId) -> WayBack {
        if let Some(seed) = started.seed_of(player) {
            return WayBack::SeedKept(seed);
        }
        let lost = started.seed_taken_from(player);
        match lost.and_then(|seed| Some((seed, started.holder_of(seed)?))) {
            Some((seed, from)) if self.seat_changes_hands(from) => WayBack::SeedBack { seed, from },
            Some((seed, by)) => WayBack::SeedTaken { seed, by },
            None if started.reserves.contains(&player) => WayBack::Reserve,
            None => WayBack::NothingLeft,
        }
    }

    /// Who takes the place of a player who leaves, with the seed: the first reserve who is still here.
    pub(super) fn next_reserve_for(&self, player: PlayerId) -> Option<(u32, PlayerId)> {
        let started = self.cut()?;
        let seed = started.seed_of(player).filter(|_| self.seat_changes_hands(player))?;
        let reserve = started.reserves.iter().copied().find(|reserve| !self.is_away(*reserve))?;
        Some((seed, reserve))
    }

    /// Whether a reserve can still move up into the cut, once somebody leaves.
    pub fn reserves_can_move_up(&self) -> bool {
        self.cut().is_some_and(|started| started.seeds.iter().any(|seed| self.seat_changes_hands(*seed)))
    }

    /// Whether another player can still take a place in the cut: nothing is recorded of any game of its match, no judge
    /// was called to it, and no later stage is paired.
    pub(super) fn seat_changes_hands(&self, holder: PlayerId) -> bool {
        self.seat_is_unplayed(holder) && !self.has_disputed_match(holder)
    }

    /// Whether a dispute is about the match of this player. It is between those who sit there, so they stay.
    fn has_disputed_match(&self, holder: PlayerId) -> bool {
        let places = self.disputes().filter(|dispute| dispute.withdrawn.is_none()).filter_map(|it| it.at);
        let mut matches = places.filter_map(|at| {
            let stage = self.round(at.round).filter(|round| round.stage().is_some())?;
            stage.players_of_match(at.table)
        });
        matches.any(|players| players.contains(&holder))
    }

    /// Whether nothing is recorded of any game of a player's match, and no later stage is paired. Earlier versions asked for
    /// no more, so their logs have seats that changed hands in spite of a dispute.
    pub(super) fn seat_is_unplayed(&self, holder: PlayerId) -> bool {
        let published = self.stages().filter(|round| round.phase() != Phase::Draft).flat_map(Round::tables);
        let mut games = published.filter(|game| game.side_of(holder).is_some());
        !games.any(Table::is_begun) && self.stages().all(|round| round.stage() == Some(1))
    }

    fn way_back_to_timetable(&self, player: PlayerId) -> TimetableBack {
        let since = self.recorded_since_leaving(player);
        let absences = self.rounds().filter(|round| round.is_of_timetable()).filter_map(|round| {
            let table = round.table_of(player).filter(|table| table.is_absence_of(player))?;
            Some(AtTable::new(round.number, table.pair.table)).filter(|at| since.contains(at))
        });
        let (games, stay): (Vec<AtTable>, Vec<AtTable>) =
            absences.partition(|at| self.can_be_played_after_all(*at, player));
        let sits = |round: &&Round| {
            let open = round.table_of(player).is_some_and(|table| table.result.is_none());
            round.phase() != Phase::Closed && open
        };
        let open = self.rounds().find(sits).map(|round| round.number);
        let back = games.iter().map(|at| at.round).min();
        let to_come = self.timetable().and_then(|timetable| timetable.round(self.next_round()));
        let from = open.into_iter().chain(back).chain(to_come.map(|round| round.number)).min();
        TimetableBack { from, games, stay }
    }

    /// The tables of which a result was recorded after this player left.
    fn recorded_since_leaving(&self, player: PlayerId) -> Vec<AtTable> {
        let Some(left) = self.last_drop_of(player) else { return Vec::new() };
        let recorded = |(_, it): (EntryNumber, &Stamped)| {
            if let Entry::ResultRecorded(it) = &it.entry { Some(it.at()) } else { None }
        };
        self.chronicle().in_force_after(left).filter_map(recorded).collect()
    }

    fn last_drop_of(&self, player: PlayerId) -> Option<EntryNumber> {
        let drops = |(_, it): &(EntryNumber, &Stamped)| matches!(&it.entry, Entry::PlayerDropped(it) if it.player == player);
        self.chronicle().in_force().filter(drops).last().map(|(number, _)| number)
    }

    /// Whether the game at a table, which counts as a no-show of this player, can be played after all: its round is in
    /// play, and nothing was recorded over it.
    pub(super) fn can_be_played_after_all(&self, at: AtTable, player: PlayerId) -> bool {
        let in_play = |round: &&Round| round.phase() == Phase::Playing && round.is_of_timetable();
        let table = self.round(at.round).filter(in_play).and_then(|round| round.table(at.table));
        table.is_some_and(|table| table.is_absence_of(player) && table.is_untouched_but_for_its_result())
    }

    /// What leaving does to the games that this player still has.
    pub fn games_left(&self, player: PlayerId) -> GamesLeft {
        if let Some((_, reserve)) = self.next_reserve_for(player) {
            return GamesLeft::Reserve(reserve);
        }
        if let Some((at, opponent)) = self.open_match_of(player) {
            return GamesLeft::Match { at, opponent };
        }
        match self.games_not_played(player, None).len() {
            0 => self.open_game_of(player).map_or(GamesLeft::Nothing, GamesLeft::Open),
            games => GamesLeft::NoShows(games),
        }
    }

    fn open_game_of(&self, player: PlayerId) -> Option<AtTable> {
        let round = self.current_round()?;
        let table = round.place_of(player).filter(|table| round.plays_at(*table))?;
        Some(AtTable::new(round.number, table))
    }
}

impl Table {
    /// Whether the result is that this player did not appear, alone or like the opponent.
    fn is_absence_of(&self, player: PlayerId) -> bool {
        let own = self.side_of(player).map(|by| EndReason::NoShow { by });
        let end = self.result.as_ref().map(|recorded| recorded.result.end);
        own.is_some() && (end == own || end == Some(EndReason::BothAbsent))
    }

    /// Whether nobody reported, contradicted or corrected anything here.
    fn is_untouched_but_for_its_result(&self) -> bool {
        let is_reported = self.reports.iter().any(Option::is_some);
        !is_reported && self.contradictions.is_empty() && self.corrections.is_empty()
    }
}
