//! One table of a published round.

use crate::app::Snapshot;
use crate::domain::id::{AtTable, TableNumber};
use crate::domain::tournament::round::{Phase, RecordedResult, Round, Table};
use crate::web::error::PageError;
use crate::web::pages::rounds;
use crate::web::pages::rounds::view::{Brought, ResultView};
use crate::web::pages::rules::sourced::RulesOnDay;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;

/// The table in the path, with the names of its players.
pub struct NamedTable<'a> {
    pub here: &'a Snapshot,
    pub round: &'a Round,
    pub table: &'a Table,
    /// The names of the players at side A and side B.
    pub names: [String; 2],
}

impl<'a> NamedTable<'a> {
    /// The table in the path; a draft has none yet.
    ///
    /// # Errors
    /// [`PageError::NotFound`].
    pub fn find(visit: &Visit, here: &'a Snapshot) -> Result<Self, PageError> {
        let round = rounds::round(visit, here)?;
        let number: TableNumber = visit.param("table")?;
        match round.table(number) {
            Some(table) if round.phase() != Phase::Draft => Ok(Self::of(here, round, table)),
            _ => Err(PageError::NotFound),
        }
    }

    /// The row of the match to which the game in the path belongs, if a dispute is about that game and it was not played
    /// in the end.
    ///
    /// # Errors
    /// [`PageError::NotFound`] without such a round.
    pub fn match_without(visit: &Visit, here: &Snapshot) -> Result<Option<Link>, PageError> {
        let round = rounds::round(visit, here)?;
        let number: TableNumber = visit.param("table")?;
        let at = AtTable::new(round.number, number);
        let is_disputed = here.tournament.disputes().any(|dispute| dispute.at == Some(at));
        let first = TableNumber(number.table());
        let is_gone = is_disputed && round.table(number).is_none() && round.table(first).is_some();
        Ok(is_gone.then(|| urls::round_staff_at(here.slug(), round.number, first)))
    }

    /// A table of a round.
    pub fn of(here: &'a Snapshot, round: &'a Round, table: &'a Table) -> Self {
        Self { here, round, table, names: table.pair.players.map(|player| here.name(player)) }
    }

    /// The table's round and number.
    pub const fn at(&self) -> AtTable {
        AtTable::new(self.round.number, self.table.pair.table)
    }

    /// The names for sentences.
    pub fn both(&self) -> [&str; 2] {
        let [a, b] = &self.names;
        [a, b]
    }

    /// A result at this table in words.
    pub fn result_view(&self, result: &crate::domain::scoring::result::GameResult) -> ResultView {
        let view = ResultView::of(self.here, result, self.both());
        if self.round.stage().is_some() { view.in_bracket() } else { view }
    }

    /// A recorded result in words.
    pub fn brought_result(&self, recorded: &RecordedResult) -> Brought {
        let view = self.result_view(&recorded.result);
        Brought { view, ..Brought::of(self.here, recorded, self.both()) }
    }

    /// The library as of the day of play.
    ///
    /// # Errors
    /// If the store does not answer.
    pub fn rules_on_day(&self, site: &Site) -> Result<RulesOnDay, PageError> {
        RulesOnDay::of(site, self.here.setup().ok().map(|setup| setup.settings.date))
    }

    /// Its row on the staff's page of the round.
    pub fn row(&self) -> Link {
        urls::round_staff_at(self.here.slug(), self.round.number, self.table.pair.table)
    }
}
