//! The panel in which the pool of a player is registered, for the player and for staff.

use crate::app::Snapshot;
use crate::domain::id::PlayerId;
use crate::domain::tournament::registered_pool::RegisteredPool;
use crate::messages::say;
use crate::web::error::PageError;
use crate::web::site::Site;
use crate::web::urls::Link;
use crate::web::words::moment;
use crate::words::deck::unread_pool;

/// What is known of a pool, and the form that registers it.
pub struct PoolPanel {
    pub to: Link,
    /// What the log says of it.
    pub said: String,
    pub registered: bool,
    /// Why it cannot be changed; empty if it can.
    pub locked: String,
    /// The text in the box: typed, or the registered one where the reader may see it.
    pub text: String,
    /// What to mend in it; empty if nothing is.
    pub unread: String,
}

impl PoolPanel {
    /// The panel for a player, without the text; `None` if the format asks for no pools.
    ///
    /// # Errors
    /// Before the tournament is set up.
    pub fn of(
        here: &Snapshot,
        player: PlayerId,
        to: Link,
        locked: String,
    ) -> Result<Option<Self>, PageError> {
        if !here.setup()?.opens_pools() {
            return Ok(None);
        }
        let pool = here.tournament.player(player).and_then(|player| player.pool.as_ref());
        let said = pool
            .map_or_else(|| say("decks-pool-none-yet").to_string(), |pool| registration_words(here, pool));
        let registered = pool.is_some();
        Ok(Some(Self { to, said, registered, locked, text: String::new(), unread: String::new() }))
    }

    /// The panel with the registered text, for a reader who may see it.
    ///
    /// # Errors
    /// If the store does not answer, or the text is not here.
    pub fn with_registered_text(
        mut self,
        site: &Site,
        here: &Snapshot,
        player: PlayerId,
    ) -> Result<Self, PageError> {
        if let Some((text, pool)) = site.desk.pool(here, player)? {
            self.text = text;
            self.unread =
                pool.unread_pool().map(|unread| unread_pool(&unread).to_string()).unwrap_or_default();
        }
        Ok(self)
    }

    /// The panel with what was typed.
    #[must_use]
    pub fn with_text(mut self, text: &str) -> Self {
        text.clone_into(&mut self.text);
        self
    }
}

fn registration_words(here: &Snapshot, pool: &RegisteredPool) -> String {
    let moment = moment(here, pool.at);
    let told = if pool.by_staff {
        say("decks-pool-by-staff").with("n", pool.cards).with("moment", moment)
    } else {
        say("decks-pool-by-player").with("n", pool.cards).with("moment", moment)
    };
    told.to_string()
}
