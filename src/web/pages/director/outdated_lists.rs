//! Lists on the desk that have to be checked again, in every round.

use crate::app::Snapshot;
use crate::domain::id::PlayerId;
use crate::messages::{Message, say};
use crate::web::pages::director::todo_item::Item;
use crate::web::pages::director::todo_players::ONE_BY_ONE;
use crate::web::pages::public::state;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;

/// A line for each of a few lists, or one for all of them, for those who may hand them in again.
pub(super) fn items(visit: &Visit, here: &Snapshot, outdated: &[PlayerId]) -> Vec<Item> {
    if state::is_over(here) || !visit.offers(here, urls::submit_deck::PATH) {
        return Vec::new();
    }
    let item = |about: String, matter: Message, to: Link, act: Message| Item {
        kind: "needs",
        word: say("all-check-again").into(),
        about,
        matter: matter.into(),
        link: Some((to, act.into())),
    };
    if outdated.len() > ONE_BY_ONE {
        return vec![item(
            say("director-todo-players").with("players", outdated.len()).into(),
            say("director-todo-many-outdated"),
            urls::decks(here.slug()),
            say("director-todo-open-decks"),
        )];
    }
    let one = |player: &PlayerId| {
        item(
            format!("{}.", here.name(*player)),
            say("director-todo-outdated-list"),
            urls::deck(here.slug(), *player),
            say("director-todo-open-deck"),
        )
    };
    outdated.iter().map(one).collect()
}
