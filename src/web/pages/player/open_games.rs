//! The player's other games without a result, where several rounds are in play at once.

use crate::app::Snapshot;
use crate::domain::id::PlayerId;
use crate::messages::{Message, say};
use crate::web::pages::player::place::PlayerAtTable;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words;

/// A game that the player may choose.
pub struct OpenGame {
    pub round: String,
    pub opponent: String,
    /// Until when, and what was reported.
    pub facts: Vec<Message>,
    /// Whether the player has something to confirm or to agree on.
    pub waits: bool,
    pub to: Link,
}

/// All open games but the one that the page shows, in the order of the rounds.
pub fn others(
    visit: &Visit,
    here: &Snapshot,
    player: PlayerId,
    shown: Option<PlayerAtTable<'_>>,
) -> Vec<OpenGame> {
    let shown = shown.map(|place| place.round.number);
    let others = PlayerAtTable::open(here, player).filter(|place| Some(place.round.number) != shown);
    others
        .map(|place| {
            let ends = place.round.ends_at(place.table);
            let until = ends.map(|ends| {
                say("player-open-games-until").with("end", words::day_and_time(ends, visit.zone(here)))
            });
            let opponent = place.opponent();
            let (reported, waits) = match place.reports() {
                [None, None] => (None, false),
                [Some(_), None] => (Some(say("player-open-games-you-reported")), false),
                [None, Some(_)] => {
                    (Some(say("player-open-games-opponent-reported").with("name", &opponent)), true)
                }
                [Some(_), Some(_)] => (Some(say("player-open-games-reports-differ")), true),
            };
            OpenGame {
                round: place.round.number.to_string(),
                facts: until.into_iter().chain(reported).collect(),
                waits,
                to: urls::me_in(here.slug(), place.round.number),
                opponent,
            }
        })
        .collect()
}
