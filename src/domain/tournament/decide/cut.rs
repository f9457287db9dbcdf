//! The cut: who plays on, its stages, and what a result in it brings about.

use crate::domain::bracket::cut::Size;
use crate::domain::bracket::matches::Match;
use crate::domain::bracket::score::Score;
use crate::domain::bracket::seeding::Seeding;
use crate::domain::bracket::stages::Next;
use crate::domain::id::{AtTable, PlayerId, RoundNumber, TableNumber};
use crate::domain::pairing::algorithm::Algorithm;
use crate::domain::pairing::table_numbers::exchanged_numbers;
use crate::domain::reason::TypedReason;
use crate::domain::scoring::impossible::Impossible;
use crate::domain::scoring::profile::Profile;
use crate::domain::scoring::result::GameResult;
use crate::domain::tournament::command::{AddGame, PairRound, SettleMatch, StartCut};
use crate::domain::tournament::cut::{RoundName, StartedCut};
use crate::domain::tournament::cut_bracket::{CutError, CutMatch, WonOtherwise};
use crate::domain::tournament::decide::{Decision, reason};
use crate::domain::tournament::entry::{
    CutStarted, CutWithdrawn, Entry, GameAdded, GameWithdrawn, MatchSettled, ReserveMovedUp, StagePaired,
};
use crate::domain::tournament::pairing_reason::PairingCause;
use crate::domain::tournament::player_refusal::PlayerRefusal;
use crate::domain::tournament::pod_refusal::PodRefusal;
use crate::domain::tournament::refusal::Refusal;
use crate::domain::tournament::round::{PairedTable, Phase, Round, Table};
use crate::domain::tournament::settings::check_minutes;
use crate::domain::tournament::system_refusal::SystemRefusal;
use crate::domain::tournament::{Setup, Tournament};

impl Tournament {
    pub(super) fn start_cut(&self, setup: &Setup, asked: &StartCut) -> Decision {
        let StartCut { cut, minutes, decks, ref seen, ref given } = *asked;
        setup.duels()?;
        if self.cut.is_some() {
            return Err(Refusal::CutStarted);
        }
        check_minutes(minutes)?;
        cut.check().map_err(SystemRefusal::Unplayable)?;
        let system = setup.settings.system;
        if !system.takes(cut.elimination) {
            return Err(SystemRefusal::OtherElimination { system }.into());
        }
        self.nothing_is_played()?;
        self.nothing_owed(None)?;
        self.nobody_half_disqualified()?;
        let seed = self.next_seed().ok_or(Refusal::NotCreated)?;
        let seeding = self.seeding(setup, cut, seed).map_err(|error| match error {
            CutError::Swiss(why) => Refusal::ResultUnfit(why),
            CutError::Bracket(why) => Refusal::Bracket(why),
            CutError::InPods => PodRefusal::OfDuels.into(),
            CutError::OtherSize { players } if Size::holding(players).is_some() => Refusal::SeedsChanged,
            CutError::OtherSize { players } => SystemRefusal::NoBracket { active: players }.into(),
            CutError::TooFew(why) => Refusal::CutTooLarge { size: cut.size.players(), left: why.left },
        })?;
        let (seeding, given) = match given {
            Some(why) => (ordered(setup, seeding, seen)?, Some(reason(why)?)),
            None if seeding.seeds != *seen => return Err(Refusal::SeedsChanged),
            None => (seeding, None),
        };
        let after = self.rounds.last().map_or(RoundNumber(0), |round| round.number);
        Ok(vec![Entry::CutStarted(CutStarted {
            cut,
            minutes,
            decks,
            after,
            seed,
            seeds: seeding.seeds,
            reserves: seeding.reserves,
            drawn: seeding.drawn,
            given,
        })])
    }

    pub(super) fn withdraw_cut(&self, why: &TypedReason) -> Decision {
        self.cut().ok_or(Refusal::NoCut)?;
        if self.cut_has_begun() {
            return Err(Refusal::CutHasBegun);
        }
        let disputed = |round: &Round| self.open_disputes_of(round.number).next().map(|it| it.number);
        if let Some(dispute) = self.stages().find_map(disputed) {
            return Err(Refusal::DisputeWaits(dispute));
        }
        Ok(vec![Entry::CutWithdrawn(CutWithdrawn { reason: reason(why)? })])
    }

    /// The next stage. Nobody sits out: a player who is away drops, or their opponent has a walk-over.
    pub(super) fn pair_stage(&self, setup: &Setup, started: &StartedCut, asked: &PairRound) -> Decision {
        if !asked.absent.is_empty() || !asked.earned_byes.is_empty() {
            return Err(Refusal::NobodySitsOut);
        }
        let bracket = self.bracket_with(setup.duels()?, started, None).map_err(Refusal::Bracket)?;
        match bracket.next() {
            Next::Over(winner) => Err(PlayerRefusal::WonTheCut.of(winner)),
            // The stage is closed, so all that it can wait for is a winner whose result was corrected.
            Next::Playing(..) => Err(match self.stages().next_back() {
                Some(last) => match self.undecided_matches(last).first() {
                    Some(table) => Refusal::NobodyWon { round: last.number, table: *table },
                    None => {
                        let (round, missing) = (self.round_name(last.number), self.waits_for(last));
                        Refusal::RoundStillOpen { round, missing }
                    }
                },
                None => Refusal::NoCut,
            }),
            Next::Stage(stage, matches) => {
                let tables = self.stage_tables(started, matches);
                Ok(vec![Entry::StagePaired(StagePaired { round: self.next_round(), stage, tables })])
            }
        }
    }

    /// Each match at the table of its number, except for players with a fixed table: their match exchanges numbers with the
    /// one that is there.
    fn stage_tables(&self, started: &StartedCut, matches: &[Match]) -> Vec<PairedTable> {
        let mut tables: Vec<PairedTable> = matches.iter().map(|one| paired_table(started, one)).collect();
        let seats = tables.iter().map(|one| (one.table, one.players.as_slice()));
        let numbers = exchanged_numbers(seats, &self.fixed_seats());
        for (table, number) in tables.iter_mut().zip(numbers) {
            table.place = Some(table.table.table()).filter(|_| number != table.table);
            table.table = number;
        }
        tables.sort_by_key(|one| one.table);
        tables
    }

    /// A match of a cut with this table, in a stage whose pairings are published.
    fn in_match(&self, at: AtTable) -> Result<CutMatch<'_>, Refusal> {
        let (round, table) = self.published_table(at)?;
        self.match_of(round, table).ok_or(Refusal::NotInCut { round: at.round, table: at.table })
    }

    /// What a result brings about: the next game of a match that nobody has won yet, or that an open one is not played.
    pub(super) fn next_game(
        &self,
        setup: &Setup,
        at: AtTable,
        result: GameResult,
    ) -> Result<Option<Entry>, Refusal> {
        let (round, table) = self.published_table(at)?;
        let Some(of) = self.match_of(round, table) else { return Ok(None) };
        let score = score(setup, of, Some((at, result)))?;
        let games = round.games_at(of.table());
        let open = games.clone().find(|game| game.result.is_none() && game.pair.table != at.table);
        let more = u32::try_from(games.count()).is_ok_and(|games| games < u32::from(of.started.cut.best_of));
        // Once the director has said who goes on, a correction does not reopen the match.
        let more = more && of.settled().is_none();
        Ok(match (score.winner, open) {
            (Some(_), Some(open)) => Some(withdrawal_of(round, open)),
            (None, None) if more && round.phase() != Phase::Closed => {
                let table = round.next_game(table.pair.table);
                Some(Entry::GameAdded(GameAdded { round: at.round, table }))
            }
            (Some(_), None) | (None, _) => None,
        })
    }

    pub(super) fn add_game(&self, setup: &Setup, asked: &AddGame) -> Decision {
        let at = asked.at;
        let of @ CutMatch { round, game: table, .. } = self.in_match(at)?;
        if round.phase() == Phase::Closed {
            return Err(Refusal::RoundClosed { round: at.round });
        }
        if let Some(open) = round.games_at(of.table()).find(|game| game.result.is_none()) {
            return Err(Refusal::GameOpen { round: at.round, table: open.pair.table });
        }
        if is_decided(setup, of)? {
            return Err(Refusal::MatchDecided { round: at.round, table: at.table });
        }
        let table = round.next_game(table.pair.table);
        Ok(vec![Entry::GameAdded(GameAdded { round: at.round, table })])
    }

    pub(super) fn settle_match(&self, setup: &Setup, asked: &SettleMatch) -> Decision {
        let SettleMatch { at, winner, instead, reason: ref why } = *asked;
        let of @ CutMatch { round, game, .. } = self.in_match(at)?;
        game.side_of(winner).ok_or(PlayerRefusal::NotAtTable(at).of(winner))?;
        let table = TableNumber(of.table());
        if score(setup, of, None)?.winner.is_some() {
            return Err(Refusal::MatchDecided { round: at.round, table: at.table });
        }
        let settled = of.settled().map(|settled| settled.winner);
        if settled == Some(winner) {
            return Ok(Vec::new());
        }
        if self.left_and_here(game).is_some_and(|[left, _]| left == winner) {
            return Err(PlayerRefusal::LeftTheMatch(AtTable::new(at.round, table)).of(winner));
        }
        // After a correction in a closed stage this is the only way on.
        if let Some(later) = self.stages().find(|later| later.number > round.number) {
            return Err(Refusal::StageRestsOnIt { round: later.number });
        }
        // Two directors may not agree, and neither word replaces the other unseen.
        if let Some(settled) = settled.filter(|settled| Some(*settled) != instead) {
            return Err(PlayerRefusal::GoesOn(AtTable::new(at.round, table)).of(settled));
        }
        let open = round.games_at(table.table()).find(|game| game.result.is_none());
        if open.is_some_and(|game| game.pair.table == table) {
            return Err(Refusal::GameOpen { round: at.round, table });
        }
        // The game goes, and a judge is still called to it.
        let place = open.map(|game| AtTable::new(round.number, game.pair.table));
        let called =
            self.open_disputes_of(round.number).find(|dispute| place.is_some() && dispute.at == place);
        if let Some(dispute) = called {
            return Err(Refusal::DisputeWaits(dispute.number));
        }
        let open = open.map(|game| withdrawal_of(round, game));
        let settled = MatchSettled { round: at.round, table, winner, reason: reason(why)? };
        Ok(std::iter::once(Entry::MatchSettled(settled)).chain(open).collect())
    }

    /// Another profile must not change who goes on from a stage that is over: its bracket rests on the winners.
    pub(super) fn winners_stay(&self, profile: &Profile) -> Result<(), Refusal> {
        let others = self.won_otherwise(profile).map_err(Refusal::ProfileUnfit)?;
        let last = self.stages().next_back().map(|round| round.number);
        let is_over = |number| {
            let closed = self.round(number).is_some_and(|round| round.phase() == Phase::Closed);
            closed || last.is_some_and(|last| last > number)
        };
        match others.iter().find(|one| one.was.is_some() && is_over(one.at.round)) {
            Some(WonOtherwise { at: AtTable { round, table }, .. }) => {
                Err(Refusal::WonOtherwise { round: *round, table: *table })
            }
            None => Ok(()),
        }
    }

    /// The matches of a stage that nobody has won yet, although every game has a result.
    pub fn undecided_matches(&self, round: &Round) -> Vec<TableNumber> {
        let Some(setup) = self.setup() else { return Vec::new() };
        let matches = round.first_games().filter_map(|first| self.match_of(round, first));
        let is_open = |of: &CutMatch<'_>| {
            round.games_at(of.table()).all(|game| game.result.is_some())
                && !is_decided(setup, *of).unwrap_or_default()
        };
        matches.filter(is_open).map(|of| of.game.pair.table).collect()
    }

    /// The matches of a stage that nobody has won yet and that go on after a recorded game, each with its open game. The
    /// director can name who goes on before it is played.
    pub fn matches_under_way(&self, round: &Round) -> Vec<[TableNumber; 2]> {
        let Some(setup) = self.setup().filter(|_| round.phase() == Phase::Playing) else { return Vec::new() };
        let open = round.missing().filter(|game| game.pair.table.game() > 1);
        let matches = open.filter_map(|game| self.match_of(round, game));
        let goes_on = |of: &CutMatch<'_>| !is_decided(setup, *of).unwrap_or_default();
        matches.filter(goes_on).map(|of| [TableNumber(of.table()), of.game.pair.table]).collect()
    }

    /// The matches of a stage whose winner is the one whom the director named, each with that player.
    pub fn named_winners(&self, round: &Round) -> Vec<(TableNumber, PlayerId)> {
        let named = round.first_games().filter_map(|first| {
            let settled = self.settlement_at(round.number, first.pair.table.table())?;
            Some((first.pair.table, settled.winner))
        });
        named.collect()
    }

    /// The first reserve takes the place of a player who leaves, until anything is recorded of any game of the player's
    /// match.
    pub(super) fn reserve_for(&self, player: PlayerId) -> Option<Entry> {
        let (seed, reserve) = self.next_reserve_for(player)?;
        Some(Entry::ReserveMovedUp(ReserveMovedUp { seed, left: player, reserve }))
    }

    /// A tournament with a cut ends with its final.
    pub(super) fn cut_is_over(&self) -> Result<(), Refusal> {
        let (Some(setup), Some(started)) = (self.setup(), self.cut()) else { return Ok(()) };
        let bracket = self.bracket_with(setup.duels()?, started, None).map_err(Refusal::Bracket)?;
        match bracket.next() {
            Next::Over(_) => Ok(()),
            Next::Stage(stage, _) | Next::Playing(stage, _) => {
                Err(Refusal::CutStillPlayed(RoundName::of_stage(&started.cut, stage)))
            }
        }
    }
}

/// The seeds in the order that the director gives; the same players.
fn ordered(setup: &Setup, seeding: Seeding, order: &[PlayerId]) -> Result<Seeding, Refusal> {
    if !setup.is_bracket() {
        return Err(SystemRefusal::OrderFromStandings.into());
    }
    let sorted = |players: &[PlayerId]| {
        let mut players = players.to_vec();
        players.sort_unstable();
        players
    };
    if sorted(&seeding.seeds) != sorted(order) {
        return Err(SystemRefusal::NotTheOrder.into());
    }
    Ok(Seeding { seeds: order.to_vec(), drawn: Vec::new(), ..seeding })
}

/// Whether a director's word or enough games decide the match, or why that cannot be said.
fn is_decided(setup: &Setup, of: CutMatch<'_>) -> Result<bool, Refusal> {
    of.is_decided(setup.duels()?).map_err(|why| impossible(of, why))
}

/// The score of a match, with another result at one of its tables, or why there is none.
fn score(setup: &Setup, of: CutMatch<'_>, other: Option<(AtTable, GameResult)>) -> Result<Score, Refusal> {
    of.score(setup.duels()?, other).map_err(|why| impossible(of, why))
}

fn impossible(of: CutMatch<'_>, why: Impossible) -> Refusal {
    Refusal::Impossible { table: of.game.pair.table, why }
}

fn withdrawal_of(round: &Round, game: &Table) -> Entry {
    Entry::GameWithdrawn(GameWithdrawn { round: round.number, table: game.pair.table })
}

fn paired_table(started: &StartedCut, one: &Match) -> PairedTable {
    let seeds = one.players.map(|player| started.seed_of(player).unwrap_or_default());
    let cause = PairingCause::Bracket { part: one.part, seeds };
    // No algorithm pairs a stage: its round has the default, too.
    PairedTable::paired(TableNumber(one.number), one.players, cause, Algorithm::default())
}
