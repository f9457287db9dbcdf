//! The stages of a cut, and the bracket that their results make.

use std::collections::BTreeMap;

use crate::domain::bracket::cut::{Cut, Size};
use crate::domain::bracket::matches::BracketError;
use crate::domain::bracket::prospects::{Prospect, prospects};
use crate::domain::bracket::ranking::{Ranked, ranking};
use crate::domain::bracket::recorded::Recorded;
use crate::domain::bracket::score::Score;
use crate::domain::bracket::seeding::{Seeding, TooFew};
use crate::domain::bracket::stages::Bracket;
use crate::domain::id::{AtTable, PlayerId, RoundNumber, TableNumber};
use crate::domain::scoring::impossible::Impossible;
use crate::domain::scoring::profile::Profile;
use crate::domain::scoring::result::GameResult;
use crate::domain::scoring::standings::{Standings, standings};
use crate::domain::scoring::tally::HistoryError;
use crate::domain::tournament::cut::{CutDecks, RoundName, Settled, StartedCut};
use crate::domain::tournament::round::{Phase, Round, RoundKind, Table};
use crate::domain::tournament::{Setup, Tournament};

/// Why a bracket or its seeding cannot be computed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CutError {
    /// The Swiss results cannot have happened.
    Swiss(#[from] HistoryError),
    /// The matches do not make a bracket.
    Bracket(#[from] BracketError),
    /// Fewer players than the cut holds.
    TooFew(#[from] TooFew),
    /// A bracket of another size for everybody.
    OtherSize { players: usize },
    /// Only tournaments of two-player games have a cut.
    InPods,
}

/// What a player still needs for the announced cut.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CutProspects {
    /// Nobody can say: fewer players are left than it takes.
    TooFew(TooFew),
    /// What each total of points leads to.
    Of(Size, Vec<Prospect>),
}

/// A match of the cut that other rules would decide otherwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WonOtherwise {
    /// The first game of the match.
    pub at: AtTable,
    /// Who has won it now.
    pub was: Option<PlayerId>,
    /// Who would have won it.
    pub is: Option<PlayerId>,
}

impl Tournament {
    /// The cut, once it was started.
    pub fn cut(&self) -> Option<&StartedCut> {
        self.cut.as_deref()
    }

    /// The rounds of the cut in order.
    pub fn stages(&self) -> impl DoubleEndedIterator<Item = &Round> + Clone {
        self.rounds().filter(|round| round.stage().is_some())
    }

    /// What a round is called; one that is not there yet is a Swiss round or a heat.
    pub fn round_name(&self, number: RoundNumber) -> RoundName {
        let usual = if self.is_in_pods() { RoundName::Heat(number) } else { RoundName::Swiss(number) };
        match (self.round(number).map(|round| round.kind), self.cut()) {
            (Some(RoundKind::Stage(stage)), Some(started)) => RoundName::of_stage(&started.cut, stage),
            (Some(RoundKind::TopTable), _) => RoundName::TopTable,
            (Some(RoundKind::Swiss | RoundKind::Stage(_) | RoundKind::Heat) | None, _) => usual,
        }
    }

    /// Who would be in a cut of this size now; shared places in an order drawn from `seed`.
    ///
    /// # Errors
    /// If a result is impossible, or fewer players are left than the cut holds.
    pub fn seeding(&self, setup: &Setup, cut: Cut, seed: u64) -> Result<Seeding, CutError> {
        let profile = setup.profile().ok_or(CutError::InPods)?;
        let history = self.history();
        let standings = standings(profile, &history)?;
        if setup.is_bracket() {
            let seeding = Seeding::of_everybody(&standings, &history, seed);
            let fits = Size::holding(seeding.seeds.len()) == Some(cut.size);
            return if fits {
                Ok(seeding)
            } else {
                Err(CutError::OtherSize { players: seeding.seeds.len() })
            };
        }
        Ok(Seeding::of(&standings, &history, cut.size, seed, &[])?)
    }

    /// What a player still needs for the announced cut, from the round before the last until the cut or the end; if all
    /// rounds are in play at once, from when two of them have no complete results. `None` at any other time, or if nothing
    /// can be said of the player.
    ///
    /// # Errors
    /// If a result is impossible.
    pub fn cut_prospects(&self, player: PlayerId) -> Result<Option<CutProspects>, HistoryError> {
        let Some(setup) = self.setup().filter(|_| self.cut().is_none() && self.closed_at().is_none()) else {
            return Ok(None);
        };
        let (Some(size), Some(profile)) = (setup.settings.planned_cut, setup.profile()) else {
            return Ok(None);
        };
        let history = self.history();
        let played = u32::try_from(history.rounds.len()).unwrap_or(u32::MAX);
        let left = self.planned_rounds().saturating_sub(played);
        if played == 0 || left > 1 {
            return Ok(None);
        }
        if let Some(why) = self.too_few_for_the_cut() {
            return Ok((!self.is_away(player)).then_some(CutProspects::TooFew(why)));
        }
        let prospects = prospects(profile, &history, size, player, left)?;
        Ok((!prospects.is_empty()).then_some(CutProspects::Of(size, prospects)))
    }

    /// That fewer players are left than the announced cut takes, until a cut is started or the tournament ends.
    pub fn too_few_for_the_cut(&self) -> Option<TooFew> {
        let is_to_come = self.cut().is_none() && self.closed_at().is_none();
        let size = self.setup()?.settings.planned_cut.filter(|_| is_to_come)?;
        let left = self.players().filter(|player| player.is_active()).count();
        let places = usize::try_from(size.players()).unwrap_or(usize::MAX);
        (left < places).then_some(TooFew { size, left })
    }

    /// The announced cut, or the largest below it that those who are left fill; `None` if none is announced or filled.
    pub fn announced_or_filled_cut(&self) -> Option<Size> {
        let announced = self.setup()?.settings.planned_cut?;
        self.too_few_for_the_cut().map_or(Some(announced), |why| Size::filled_by(why.left))
    }

    /// The bracket as far as it is played; `None` without a cut.
    ///
    /// # Errors
    /// If its results make no bracket.
    pub fn bracket(&self) -> Result<Option<Bracket>, CutError> {
        let (Some(setup), Some(started)) = (self.setup(), self.cut()) else { return Ok(None) };
        let profile = setup.profile().ok_or(CutError::InPods)?;
        Ok(Some(self.bracket_with(profile, started, None)?))
    }

    /// The bracket as it would be with this result at a table.
    pub(super) fn bracket_with(
        &self,
        profile: &Profile,
        started: &StartedCut,
        other: Option<(AtTable, GameResult)>,
    ) -> Result<Bracket, BracketError> {
        let recorded: Result<Vec<_>, _> = self.matches().map(|of| of.recorded(profile, other)).collect();
        Bracket::of(profile, started.cut, &started.seeds, &recorded?)
    }

    /// The matches of the cut so far in the order of their stages, each with its first game.
    fn matches(&self) -> impl Iterator<Item = CutMatch<'_>> {
        self.stages()
            .flat_map(move |round| round.first_games().filter_map(move |game| self.match_of(round, game)))
    }

    /// The match of a game; `None` outside the cut.
    pub(super) fn match_of<'a>(&'a self, round: &'a Round, game: &'a Table) -> Option<CutMatch<'a>> {
        Some(CutMatch { started: self.cut()?, stage: round.stage()?, round, game })
    }

    /// The next stage, if it is paired already and other players would go on to it with this result at a table.
    pub(super) fn stage_changed_by(&self, at: AtTable, result: GameResult) -> Option<RoundNumber> {
        let (profile, started) = (self.setup()?.profile()?, self.cut()?);
        let round = self.round(at.round)?;
        let (stage, number) = (round.stage()?, round.table(at.table)?.pair.place());
        let later = self.stages().find(|later| later.number > round.number)?;
        let winner = |other| -> Result<Option<PlayerId>, BracketError> {
            let bracket = self.bracket_with(profile, started, other)?;
            Ok(bracket.stage(stage).iter().find(|one| one.number == number).and_then(|one| one.winner))
        };
        let stays = winner(Some((at, result))).is_ok_and(|is| winner(None) == Ok(is));
        (!stays).then_some(later.number)
    }

    /// The matches of the cut that another player would win under this profile, or nobody, in the order of their stages.
    ///
    /// # Errors
    /// If a result of the cut is impossible under this profile.
    pub fn won_otherwise(&self, profile: &Profile) -> Result<Vec<WonOtherwise>, HistoryError> {
        let Some(before) = self.setup().and_then(Setup::profile) else { return Ok(Vec::new()) };
        self.stages().try_for_each(|round| possible_under(profile, round))?;
        let won = self.matches().filter_map(|of| {
            let [was, is] = [before, profile].map(|by| of.winner(by));
            let at = AtTable::new(of.round.number, of.game.pair.table);
            (was != is).then_some(WonOtherwise { at, was, is })
        });
        Ok(won.collect())
    }

    /// Who has won each match of the cut that is decided, by its round and table.
    pub fn cut_winners(&self) -> BTreeMap<(RoundNumber, u32), PlayerId> {
        let Some(profile) = self.setup().and_then(Setup::profile) else { return BTreeMap::new() };
        self.matches().filter_map(|of| Some(((of.round.number, of.table()), of.winner(profile)?))).collect()
    }

    /// The games of the cut that have a result and count for nothing, because a correction decides their match without them.
    pub fn needless_games(&self) -> Vec<AtTable> {
        let Some(profile) = self.setup().and_then(Setup::profile) else { return Vec::new() };
        self.matches().flat_map(|of| of.needless_games(profile)).collect()
    }

    /// What the director said of the match at a table, if its games leave it open: a result that was corrected since comes
    /// before it.
    pub fn settlement_at(&self, round: RoundNumber, table: u32) -> Option<&Settled> {
        let (profile, round) = (self.setup()?.profile()?, self.round(round)?);
        let of = self.match_of(round, round.games_at(table).next()?)?;
        let is_won = of.score(profile, None).is_ok_and(|score| score.winner.is_some());
        of.settled().filter(|_| !is_won)
    }

    /// The final ranking: the bracket first, then the Swiss; without a cut the Swiss alone.
    ///
    /// # Errors
    /// If its results make no bracket.
    pub fn ranking(&self, standings: &Standings) -> Result<Vec<Ranked>, CutError> {
        let ranked = |bracket: &Bracket| ranking(standings, bracket, &self.gone());
        Ok(self.bracket()?.as_ref().map_or_else(|| Ranked::swiss(standings), ranked))
    }

    /// Whether anything was recorded in the cut.
    pub fn cut_has_begun(&self) -> bool {
        self.stages().flat_map(Round::tables).any(Table::is_begun)
            || self.cut().is_some_and(|started| !started.settled.is_empty())
    }

    /// Whether players of the cut may still hand in another deck.
    pub fn cut_takes_decks(&self, player: PlayerId) -> bool {
        self.cut_waits_for_decks() && self.cut().is_some_and(|started| started.seeds.contains(&player))
    }

    /// Whether a cut has started in which players may change decks, and its first stage is not published yet.
    pub fn cut_waits_for_decks(&self) -> bool {
        let is_open = self.cut().is_some_and(|started| started.decks == CutDecks::New);
        is_open && self.stages().all(|round| round.phase() == Phase::Draft)
    }
}

/// Whether every result of a stage is possible under a profile.
fn possible_under(profile: &Profile, round: &Round) -> Result<(), HistoryError> {
    let mut recorded =
        round.tables().filter_map(|table| Some((table.pair.table, table.result.as_ref()?.result)));
    recorded.try_for_each(|(table, result)| {
        let impossible = |why| HistoryError::Impossible { round: round.number, table, why };
        profile.outcomes(&result).map(drop).map_err(impossible)
    })
}

/// A match of the cut, by one of its games.
#[derive(Clone, Copy)]
pub(super) struct CutMatch<'a> {
    pub started: &'a StartedCut,
    /// The stage of the match, from 1.
    pub stage: u32,
    pub round: &'a Round,
    pub game: &'a Table,
}

impl<'a> CutMatch<'a> {
    /// The number of its table.
    pub(super) fn table(self) -> u32 {
        self.game.pair.table.table()
    }

    /// Its score under a profile, with another result at one of its tables.
    pub(super) fn score(
        self,
        profile: &Profile,
        other: Option<(AtTable, GameResult)>,
    ) -> Result<Score, Impossible> {
        self.score_of(profile, &self.games(other))
    }

    fn score_of(self, profile: &Profile, games: &[GameResult]) -> Result<Score, Impossible> {
        Score::of(profile, self.started.cut.best_of, games)
    }

    /// The results of its games so far, with another one at one of its tables.
    fn games(self, other: Option<(AtTable, GameResult)>) -> Vec<GameResult> {
        self.round.results_at(self.table(), other)
    }

    /// What the director said of it; a result that was corrected since may decide it now.
    pub(super) fn settled(self) -> Option<&'a Settled> {
        self.started.settled.get(&(self.round.number, self.table()))
    }

    /// Whether the director's word or enough games decide it.
    pub(super) fn is_decided(self, profile: &Profile) -> Result<bool, Impossible> {
        Ok(self.settled().is_some() || self.score(profile, None)?.winner.is_some())
    }

    /// Who has won it under a profile; `None` if nobody has.
    fn winner(self, profile: &Profile) -> Option<PlayerId> {
        let side = self.score(profile, None).ok()?.winner;
        side.map(|side| side.of(self.game.pair.players)).or(self.settled().map(|settled| settled.winner))
    }

    /// Its games with a result behind the one that decided it.
    fn needless_games(self, profile: &Profile) -> Vec<AtTable> {
        let needed = self.score(profile, None).map_or(usize::MAX, |score| score.games);
        let played = self.round.games_at(self.table()).filter(|game| game.result.is_some());
        played.skip(needed).map(|game| AtTable::new(self.round.number, game.pair.table)).collect()
    }

    /// What was recorded of it, with another result at one of its tables; games after its end do not count.
    fn recorded(
        self,
        profile: &Profile,
        other: Option<(AtTable, GameResult)>,
    ) -> Result<Recorded, BracketError> {
        let (stage, number) = (self.stage, self.game.pair.place());
        let mut games = self.games(other);
        let score = self.score_of(profile, &games);
        let score = score.map_err(|why| BracketError::Impossible { stage, number, why })?;
        games.truncate(score.games);
        let named = self.settled().filter(|_| score.winner.is_none());
        let winner = named.and_then(|settled| self.game.side_of(settled.winner));
        Ok(Recorded { stage, number, players: self.game.pair.players, games, winner })
    }
}

impl Round {
    /// The first game of each match.
    pub(super) fn first_games(&self) -> impl Iterator<Item = &Table> {
        self.tables().filter(|game| game.pair.table.game() == 1)
    }

    /// The games of the match at this table in order.
    pub fn games_at(&self, table: u32) -> impl Iterator<Item = &Table> + Clone {
        self.tables().filter(move |game| game.pair.table.table() == table)
    }

    /// The table of the match with this number within its stage; its own number before it is paired.
    pub fn table_of_match(&self, number: u32) -> u32 {
        let first = self.tables().find(|table| table.pair.place() == number);
        first.map_or(number, |table| table.pair.table.table())
    }

    /// The results of the games at this table in order, with another result at one of them.
    fn results_at(&self, table: u32, other: Option<(AtTable, GameResult)>) -> Vec<GameResult> {
        let result = |game: &Table| match other {
            Some((at, result)) if at == AtTable::new(self.number, game.pair.table) => Some(result),
            _ => game.result.as_ref().map(|recorded| recorded.result),
        };
        self.games_at(table).filter_map(result).collect()
    }

    /// The number of the next game at a table.
    pub(super) fn next_game(&self, table: TableNumber) -> TableNumber {
        let last = self.games_at(table.table()).map(|game| game.pair.table.game()).max();
        table.of_game(last.unwrap_or_default().saturating_add(1))
    }
}
