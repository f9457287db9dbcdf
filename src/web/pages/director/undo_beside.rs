//! What undoing or redoing would change beside rounds, tables and players.

use crate::app::Snapshot;
use crate::domain::id::PlayerId;
use crate::domain::tournament::Tournament;
use crate::messages::{Message, say};
use crate::words::sign_up;

/// What would be different, in sentences.
pub(super) fn changes(here: &Snapshot, then: &Tournament) -> Vec<String> {
    let now = &here.tournament;
    let told = [end(now, then), terms_of_sign_up(here, then), check_in(now, then)];
    let of_player = |player| [list(here, then, player), pool(here, then, player), check(here, then, player)];
    let decks = now.players().flat_map(|player| of_player(player.id)).flatten();
    told.into_iter().flatten().chain(decks).map(Into::into).collect()
}

/// Which list is the newest.
fn list(here: &Snapshot, then: &Tournament, player: PlayerId) -> Option<Message> {
    let newest =
        |of: &Tournament| of.player(player)?.deck.as_ref().map(|deck| (deck.sha256.clone(), deck.at));
    let (was, is) = (newest(&here.tournament), newest(then));
    let name = here.name(player);
    (was != is).then(|| match is {
        None => say("director-undo-no-list").with("name", name),
        Some(_) => say("director-undo-another-list").with("name", name),
    })
}

/// Says that another pool of this player would count.
fn pool(here: &Snapshot, then: &Tournament, player: PlayerId) -> Option<Message> {
    let [was, is] = [&here.tournament, then].map(|of| of.player(player).and_then(|one| one.pool.as_ref()));
    (was != is).then(|| say("director-undo-another-pool").with("name", here.name(player)))
}

/// What the newest check of a deck says.
fn check(here: &Snapshot, then: &Tournament, player: PlayerId) -> Option<Message> {
    let [was, is] = [&here.tournament, then].map(|of| of.deck_checks().of(player));
    let name = here.name(player);
    (was != is).then(|| match is.map(|check| check.agrees) {
        None => say("director-undo-deck-not-checked").with("name", name),
        Some(true) => say("director-undo-deck-agrees").with("name", name),
        Some(false) => say("director-undo-deck-differs").with("name", name),
    })
}

fn end(now: &Tournament, then: &Tournament) -> Option<Message> {
    match (now.closed_at(), then.closed_at()) {
        (Some(_), None) => Some(say("director-undo-goes-on-again")),
        (None, Some(_)) => Some(say("director-undo-over")),
        (Some(_), Some(_)) | (None, None) => None,
    }
}

fn terms_of_sign_up(here: &Snapshot, then: &Tournament) -> Option<Message> {
    let terms = then.sign_up();
    let told = || match terms {
        Some(terms) => say("log-sign-up").with("terms", sign_up::terms(terms, here.tournament.zone())),
        None => say("director-undo-no-sign-up"),
    };
    (here.tournament.sign_up() != terms).then(told)
}

fn check_in(now: &Tournament, then: &Tournament) -> Option<Message> {
    if now.check_in() == then.check_in() {
        return None;
    }
    Some(match (now.check_in(), then.check_in()) {
        (_, None) => say("director-undo-no-check-in"),
        (None, Some(_)) => say("director-undo-check-in-open"),
        (Some(_), Some(open)) => {
            let here = then.players().filter(|player| open.is_here(player.id)).count();
            say("director-undo-checked-in").with("number", here)
        }
    })
}
