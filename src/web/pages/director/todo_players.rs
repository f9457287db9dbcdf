//! Players who wait for a person: who is out, has left, has no list or a faulty one, or has no link yet.

use std::collections::BTreeSet;

use crate::app::Snapshot;
use crate::domain::id::{PlayerId, RoundNumber};
use crate::domain::tournament::Player;
use crate::domain::tournament::player_refusal::PlayerRefusal;
use crate::messages::{Message, say};
use crate::web::offers::Offers;
use crate::web::pages::director::shown_players::ShownPlayers;
use crate::web::pages::director::todo_item::Item;
use crate::web::urls::{self, Link};

/// Up to this many players without a deck or a seat have a line each before round 1 is closed.
pub(super) const ONE_BY_ONE: usize = 3;

/// The word for a player who was disqualified.
const OUT: Message = say("director-todo-disqualified");

/// Players disqualified by a judge and not yet dropped by the director; or dropped, and still in the draft.
pub(super) fn disqualifications(here: &Snapshot, may: &Offers) -> Vec<Item> {
    let item = |word: Message, player: PlayerId, matter: Message, link: Option<(Link, Message)>| Item {
        kind: "conflict",
        word: word.into(),
        about: format!("{}.", here.name(player)),
        matter: matter.into(),
        link: link.map(|(to, act)| (to, act.into())),
    };
    let waits = here.tournament.unconfirmed_disqualifications().map(|penalty| {
        let matter = say("director-todo-penalty-waits").with("penalty", penalty.number.to_string());
        let may_drop = may.form(urls::drop_player::PATH);
        let act = if may_drop { say("director-todo-confirm") } else { say("all-open") };
        let to = may.form(urls::penalties::PATH).then(|| (urls::penalties(here.slug()), act));
        item(OUT, penalty.player, matter, to)
    });
    let drafted = here.tournament.draft().into_iter().flat_map(|draft| {
        let unfit = here.tournament.unfit_in_draft(draft);
        let unfit = unfit.filter(|(_, why)| !matches!(why, PlayerRefusal::DisqualificationWaits(_)));
        unfit.map(move |(player, why)| {
            let matter = say("director-todo-in-the-draft").with("round", draft.number);
            let to = urls::round_staff(here.slug(), draft.number);
            let dropped = why == PlayerRefusal::DroppedInDraft(draft.number);
            let word = if dropped { say("director-todo-dropped") } else { OUT };
            item(
                word,
                player,
                matter,
                may.form(urls::drop_player::PATH).then_some((to, say("director-todo-to-the-draft"))),
            )
        })
    });
    waits.chain(drafted).collect()
}

/// Faulty and missing lists; once round 1 is closed, one quiet line for each kind. Those to check again have their own line,
/// because what is on record about their faults is out of date.
pub(super) fn decks(here: &Snapshot, outdated: &[PlayerId], may: &Offers) -> Vec<Item> {
    let Some(setup) = here.tournament.setup().filter(|setup| setup.format.is_some()) else {
        return Vec::new();
    };
    let active = || here.tournament.players().filter(|player| player.is_active());
    let has_faults = |player: &&Player| {
        player.deck.as_ref().is_some_and(|deck| !deck.is_settled()) && !outdated.contains(&player.id)
    };
    let mut items = faulty_decks(here, &active().filter(has_faults).collect::<Vec<_>>(), may);
    if setup.settings.deck_lists_required {
        let without: Vec<&Player> = active().filter(|player| player.deck.is_none()).collect();
        items.extend(without_deck(here, &without, may));
    }
    items
}

fn faulty_decks(here: &Snapshot, faulty: &[&Player], may: &Offers) -> Vec<Item> {
    let item = |about: String, matter: Message, link: Link, act: Message| Item {
        kind: kind_of_lists(here),
        word: say("director-todo-faulty-deck").into(),
        about,
        matter: matter.into(),
        link: may.form(urls::submit_deck::PATH).then(|| (link, act.into())),
    };
    if faulty.len() > 1 && here.tournament.first_round_is_over() {
        let many = say("director-todo-players").with("players", faulty.len()).into();
        return vec![item(
            many,
            say("director-todo-many-faulty"),
            urls::shown_decks(here.slug(), ShownPlayers::Faulty.code()),
            say("director-todo-open-decks"),
        )];
    }
    let one = |player: &&Player| {
        item(
            format!("{}.", here.name(player.id)),
            say("director-todo-faults-found")
                .with("faults", player.deck.as_ref().map_or(0, |deck| deck.errors)),
            urls::deck(here.slug(), player.id),
            say("director-todo-open-deck"),
        )
    };
    faulty.iter().map(one).collect()
}

fn without_deck(here: &Snapshot, without: &[&Player], may: &Offers) -> Vec<Item> {
    let item = |about: String, matter: Message, link: Link| Item {
        kind: kind_of_lists(here),
        word: say("director-todo-no-deck-list").into(),
        about,
        matter: matter.into(),
        link: may.form(urls::submit_deck::PATH).then_some((link, say("director-todo-hand-in").into())),
    };
    if without.len() > one_by_one(here) {
        let many = say("director-todo-players").with("players", without.len()).into();
        let to = urls::shown_decks(here.slug(), ShownPlayers::Missing.code());
        return vec![item(many, say("director-todo-many-without-list"), to)];
    }
    let one = |player: &&Player| {
        item(here.name(player.id), say("director-todo-one-without-list"), urls::deck(here.slug(), player.id))
    };
    without.iter().map(one).collect()
}

/// The badge's class of what is wrong with the lists.
fn kind_of_lists(here: &Snapshot) -> &'static str {
    if here.tournament.first_round_is_over() { "plain" } else { "needs" }
}

/// More than this many players without a deck or a seat share one line.
fn one_by_one(here: &Snapshot) -> usize {
    if here.tournament.first_round_is_over() { 1 } else { ONE_BY_ONE }
}

/// Players who left on their own page since the newest round was published: the next one is paired without them.
pub(super) fn departures(here: &Snapshot, may: &Offers) -> Vec<Item> {
    let newest = here.tournament.published_rounds().next_back();
    let newest = newest.map_or(RoundNumber(0), |round| round.number);
    let left = here.tournament.players();
    let left = left.filter(|player| player.left_alone && player.dropped_after == Some(newest));
    let item = |player: &Player| Item {
        kind: "plain",
        word: say("director-todo-left").into(),
        about: here.name(player.id),
        matter: match here.tournament.cut().and_then(|started| started.replacement_of(player.id)) {
            Some(reserve) => {
                say("director-todo-left-and-replaced").with("reserve", here.name(reserve)).into()
            }
            None => say("director-todo-left-alone").into(),
        },
        link: may
            .form(urls::drop_player::PATH)
            .then(|| (urls::player(here.slug(), player.id), say("all-take-it-back").into())),
    };
    left.map(item).collect()
}

/// Only the director gives out links.
pub(super) fn seats(here: &Snapshot, claimed: &BTreeSet<PlayerId>, may: &Offers) -> Vec<Item> {
    let open: Vec<&Player> = here
        .tournament
        .players()
        .filter(|player| player.is_active() && !claimed.contains(&player.id))
        .collect();
    let item = |about: String, matter: Message, link: Link| Item {
        kind: "plain",
        word: say("director-todo-seat-not-claimed").into(),
        about,
        matter: matter.into(),
        link: may.form(urls::drop_player::PATH).then_some((link, say("director-todo-give-link").into())),
    };
    match open.as_slice() {
        [] => Vec::new(),
        few if few.len() <= one_by_one(here) => few
            .iter()
            .map(|player| {
                let link = urls::player(here.slug(), player.id);
                item(here.name(player.id), say("director-todo-one-without-link"), link)
            })
            .collect(),
        many => {
            let players = say("director-todo-players").with("players", many.len()).into();
            let to = urls::shown_players(here.slug(), ShownPlayers::Unclaimed.code());
            vec![item(players, say("director-todo-many-without-link"), to)]
        }
    }
}
