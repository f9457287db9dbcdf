//! Matches of the cut that only the director can bring on: every game has a result, and nobody has won.

use crate::app::Snapshot;
use crate::domain::id::{AtTable, TableNumber};
use crate::domain::tournament::round::{Phase, Round};
use crate::messages::say;
use crate::web::pages::director::todo_item::{Item, at_table};
use crate::web::urls;
use crate::web::visit::Visit;

/// One line for each of them in the newest stage. Where one of the two has left, or both have, another line says so.
pub(super) fn items(visit: &Visit, here: &Snapshot) -> Vec<Item> {
    let Some(round) = here.tournament.stages().next_back() else { return Vec::new() };
    if !visit.offers(here, urls::settle_match::PATH) {
        return Vec::new();
    }
    let walk_overs = here.tournament.walk_overs().into_iter().map(|one| one.at.table);
    let deserted = here.tournament.deserted_matches().into_iter().map(|one| one.at.table);
    let left: Vec<TableNumber> = walk_overs.chain(deserted).collect();
    let mut open = here.tournament.undecided_matches(round);
    open.retain(|table| !left.contains(table));
    open.into_iter().filter_map(|table| item(here, round, table)).collect()
}

fn item(here: &Snapshot, round: &Round, table: TableNumber) -> Option<Item> {
    let [one, other] = round.table(table)?.pair.players.map(|player| here.name(player));
    let told = match round.phase() {
        Phase::Closed => say("director-todo-closed-undecided").with("one", one).with("other", other),
        Phase::Draft | Phase::Playing => {
            say("director-todo-games-finished").with("one", one).with("other", other)
        }
    };
    Some(Item {
        kind: "needs",
        word: say("director-todo-no-winner").into(),
        about: at_table(here, AtTable::new(round.number, table)).into(),
        matter: told.into(),
        link: Some((urls::cut_table(here.slug(), table), say("director-todo-name-who-goes-on").into())),
    })
}
