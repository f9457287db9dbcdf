//! What two people played against each other. Reads no log.

use std::sync::Arc;

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::person_record::{Balance, ROWS, part, sql};
use crate::app::store::{PersonGame, PodTogether};
use crate::app::summary::Summary;
use crate::domain::id::PersonId;

/// What two people played against each other.
#[derive(Debug)]
pub struct HeadToHead {
    /// Their names, as everybody may read them.
    pub names: [String; 2],
    /// For the first of them.
    pub balance: Balance,
    /// A page of the games, the newest first.
    pub games: Vec<(Arc<Summary>, PersonGame)>,
    /// The pods of heats in which both sat: more tribbles are won, fewer are lost.
    pub pods: Balance,
    /// A page of them, the newest first.
    pub in_pods: Vec<(Arc<Summary>, PodTogether)>,
}

/// How often each of two people won, and some of their games, each with its tournament.
pub type GamesBetween = (Balance, Vec<(Arc<Summary>, PersonGame)>);

impl Desk {
    /// What two people played against each other, as everybody may read it.
    ///
    /// # Errors
    /// [`DeskError::NotFound`] unless both may be seen.
    pub fn head_to_head(&self, both: [PersonId; 2], page: usize) -> Result<HeadToHead, DeskError> {
        self.complete_summaries()?;
        let known = self.public_names(&both)?;
        let shown = |person: PersonId| known.get(&person).cloned().ok_or(DeskError::NotFound);
        let [person, other] = both;
        let names = [shown(person)?, shown(other)?];
        let (balance, games) = self.games_between(both, page)?;
        let all = self.store.pods_between(both)?;
        let pods = Balance::of(all.iter().map(|(_, pod)| (pod.outcome, 1)));
        let on_page = part(&all, page);
        let at = self.summaries_by_id(on_page.iter().map(|(at, _)| *at))?;
        let in_pods = on_page.iter().filter_map(|(there, pod)| Some((Arc::clone(at.get(there)?), *pod)));
        Ok(HeadToHead { names, balance, games, pods, in_pods: in_pods.collect() })
    }

    /// The newest games of a person against another, for one of them, and how often each won. Computes no summary that is
    /// missing, because players look often.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn games_between(&self, both: [PersonId; 2], page: usize) -> Result<GamesBetween, DeskError> {
        let (rows, skip) = (sql(ROWS), sql(page.saturating_sub(1).saturating_mul(ROWS)));
        let (games, all) = self.store.games_between(both, (skip, rows))?;
        let at = self.summaries_by_id(games.iter().map(|(at, ..)| *at))?;
        let games =
            games.into_iter().filter_map(|(there, _, game)| Some((Arc::clone(at.get(&there)?), game)));
        Ok((Balance::of(all), games.collect()))
    }
}
