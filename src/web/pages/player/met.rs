//! “You met before”: what the player and the opponent at the table played against each other, at tournaments that are over.

use crate::messages::{Message, say};
use crate::web::error::PageError;
use crate::web::pages::people::against::GameBetween;
use crate::web::pages::player::place::PlayerAtTable;
use crate::web::site::Site;

/// The most games that are named.
const MOST: usize = 3;

/// Earlier games of two people who sit at one table.
pub struct MetBefore {
    pub words: Message,
    /// The newest.
    pub games: Vec<GameBetween>,
}

/// What they played before; `None` without an opponent, and for people who never met.
///
/// # Errors
/// If the store cannot be read.
pub fn met_before(site: &Site, place: PlayerAtTable<'_>) -> Result<Option<MetBefore>, PageError> {
    let (here, player) = (place.here, place.player());
    let opponent = place.side.other().of(place.table.pair.players);
    let person = |player| here.tournament.player(player).map(|player| player.person);
    let (Some(own), Some(other)) = (person(player), person(opponent)) else { return Ok(None) };
    let (balance, games) = site.desk.games_between([own, other], 1)?;
    if balance.games() == 0 {
        return Ok(None);
    }
    let words = say("player-met-balance")
        .with("won", balance.wins)
        .with("lost", balance.losses)
        .with("tied", balance.ties);
    Ok(Some(MetBefore { words, games: games.iter().take(MOST).map(GameBetween::of).collect() }))
}
