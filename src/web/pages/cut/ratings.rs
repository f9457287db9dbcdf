//! The order of the seeds that a director gives: a rating beside each player.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use crate::app::Snapshot;
use crate::domain::id::PlayerId;
use crate::domain::tournament::Player;
use crate::messages::say;
use crate::web::fields::Fields;
use crate::web::forms::{CutForm, CutQuery};
use crate::web::pages::director::form::YES;
use crate::web::visit::Visit;

/// A player and what was typed beside.
pub(super) struct Rating {
    pub(super) id: PlayerId,
    pub(super) name: String,
    pub(super) typed: String,
}

/// Everybody who plays in a bracket for everybody, by name, with what was typed for them, or the rating that they brought;
/// nobody before a cut.
pub(super) fn ratings(here: &Snapshot, visit: &Visit) -> Vec<Rating> {
    let names = CutQuery::NAMES;
    let typed: Vec<(&str, &str)> =
        visit.query.values(names.player).zip(visit.query.values(names.rating)).collect();
    let active =
        here.tournament.players().filter(|player| player.is_active() && here.tournament.is_bracket());
    let rating = |player: &Player| {
        let of = typed.iter().find(|(typed, _)| *typed == player.id.to_string());
        let brought = || player.rating.map(|rating| rating.to_string()).unwrap_or_default();
        of.map_or_else(brought, |(_, rating)| rating.trim().to_owned())
    };
    let mut all: Vec<Rating> = active
        .map(|player| Rating { id: player.id, name: here.name(player.id), typed: rating(player) })
        .collect();
    all.sort_by_cached_key(|one| one.name.to_lowercase());
    all
}

/// The seeds by rating, the highest first; players with the same one, and those without, stay in the order of the lot.
/// Whether there is any rating at all.
///
/// # Errors
/// A sentence that names the player whose rating is not a number.
pub(super) fn by_rating(seeds: &mut [PlayerId], ratings: &[Rating]) -> Result<bool, String> {
    let mut known: BTreeMap<PlayerId, i64> = BTreeMap::new();
    for one in ratings.iter().filter(|one| !one.typed.is_empty()) {
        let rating = one.typed.parse().map_err(|_| {
            say("cut-ratings-fault").with("name", &one.name).with("typed", &one.typed).to_string()
        })?;
        known.insert(one.id, rating);
    }
    seeds.sort_by_key(|player| Reverse(known.get(player).copied()));
    Ok(!known.is_empty())
}

/// The order that a form sent, if it is one of the same players.
pub(super) fn sent_order(seeds: &[PlayerId], form: &Fields) -> Option<Vec<PlayerId>> {
    let names = CutForm::NAMES;
    let sent = form.raw(names.seen).split_whitespace().map(|number| number.parse().ok());
    let sent: Vec<PlayerId> = sent.collect::<Option<_>>().filter(|_| form.has(names.ordered, YES))?;
    let different: BTreeSet<&PlayerId> = sent.iter().collect();
    (different == seeds.iter().collect() && sent.len() == seeds.len()).then_some(sent)
}
