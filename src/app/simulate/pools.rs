//! Sealed and draft: pools are registered, decks are built from them, and change between games.

use crate::app::error::DeskError;
use crate::app::simulate::event::SimulatedTournament;
use crate::app::simulate::game_lists::GameLists;
use crate::app::simulate::opened::SimulatedPool;
use crate::domain::id::PlayerId;
use crate::domain::tournament::command::{AcceptDeck, Command, RegisterPool};

impl SimulatedTournament {
    /// Registers what a player opened, and hands in a deck built from it. Now and then the deck has a card that is not
    /// in the pool: the player mends it, or staff accept it.
    pub(super) fn open_pool(&mut self, player: PlayerId, lists: &GameLists) -> Result<(), DeskError> {
        let Some(pool) = self.pool_of(player, lists) else { return Ok(()) };
        let begun = self.here.tournament.decks_are_locked();
        let by_staff = begun || self.chance.often(400);
        self.decks.insert(pool.sha256.clone(), pool.text.clone());
        let (sha256, cards) = (pool.sha256.clone(), pool.cards);
        let registered = RegisterPool { player, sha256, cards, by_staff };
        self.give_as(self.handing_in(player, by_staff), &Command::RegisterPool(registered))?;
        // One in twenty builds no deck in time.
        if self.chance.often(50) {
            return Ok(());
        }
        if let Some(borrowed) = pool.borrowed.as_ref().filter(|_| self.chance.often(80)) {
            self.hand_in(player, borrowed, begun)?;
            if self.chance.often(500) {
                let reason = "The neighbour lent the card for the day".into();
                return self.give(&Command::AcceptDeck(AcceptDeck { player, reason }));
            }
        }
        self.hand_in(player, &pool.deck, begun)
    }

    /// Between games some players exchange cards of their deck for others of their pool.
    pub(super) fn some_exchange_cards(&mut self, lists: &GameLists) -> Result<(), DeskError> {
        for player in self.playing() {
            let other = self.pool_of(player, lists).and_then(|pool| pool.other.as_ref());
            let has_deck = self.here.tournament.player(player).is_some_and(|player| player.deck.is_some());
            if let Some(other) = other.filter(|_| has_deck && self.chance.often(60)) {
                self.hand_in(player, other, false)?;
            }
        }
        Ok(())
    }

    /// Players with different numbers open different pools, as far as there are that many.
    fn pool_of<'l>(&self, player: PlayerId, lists: &'l GameLists) -> Option<&'l SimulatedPool> {
        let seed = self.here.tournament.setup()?.pairing_seed;
        let pools = u64::try_from(lists.pools.len()).ok()?;
        let at = seed.saturating_add(u64::from(player.0)).checked_rem(pools)?;
        lists.pools.get(usize::try_from(at).ok()?)
    }
}
