//! The state of the player's own deck list, and who has read it.

use crate::app::Snapshot;
use crate::app::deck_turns::ListStep;
use crate::domain::id::{PlayerId, RoundNumber};
use crate::domain::tournament::role::Role;
use crate::domain::tournament::{Deck, DeckAcceptance};
use crate::messages::{Message, say};
use crate::web::error::PageError;
use crate::web::pages::public::state::is_over;
use crate::web::words;
use crate::words::people;

/// The deck list in words.
pub struct OwnDeck {
    pub badge: &'static str,
    pub word: Message,
    pub text: Message,
    /// That it stays the same in the cut, where it changed between games before.
    pub kept: Option<Message>,
    /// The text of the link to the list.
    pub link: Message,
    /// Whether the player agreed that everybody sees it.
    pub agreed: bool,
    /// Whether there is a list; without one there is nothing to read and to keep private.
    pub held: bool,
    /// Who read it, and what checks found.
    pub reads: Vec<String>,
}

/// The state of the list; `None` if decks are not checked.
///
/// # Errors
/// Before the tournament is set up.
pub fn own_deck(here: &Snapshot, player: PlayerId) -> Result<Option<OwnDeck>, PageError> {
    let setup = here.setup()?;
    let deck = here.tournament.player(player).and_then(|player| player.deck.as_ref());
    if setup.format.is_none() && deck.is_none() {
        return Ok(None);
    }
    let reads = reads(here, player);
    let consent = here.tournament.player(player).and_then(|player| player.consent);
    let agreed = consent.is_some_and(|consent| consent.agrees);
    let begun = here.tournament.published_rounds().next().is_some();
    let Some(deck) = deck else {
        let (badge, text) = if is_over(here) {
            ("plain", say("player-own-deck-missing-over"))
        } else {
            missing(setup.settings.deck_lists_required, begun)
        };
        let link = if begun { say("player-own-deck-open-page") } else { say("player-own-deck-hand-in") };
        let word = say("player-own-deck-not-handed-in");
        return Ok(Some(OwnDeck { badge, word, text, kept: None, link, agreed, held: false, reads }));
    };
    let (badge, word, fault) = state(deck, begun);
    let text = say("player-own-deck-line")
        .with("when", words::moment(here, deck.at))
        .with("cards", deck.cards)
        .with("fault", fault);
    let plays_on = here.tournament.cut().is_some_and(|started| started.seeds.contains(&player));
    let keeps = plays_on && here.tournament.cut_keeps_decks() && !is_over(here);
    let kept = keeps.then(|| say("cut-note-same-decks"));
    let link = say("player-own-deck-open");
    Ok(Some(OwnDeck { badge, word, text, kept, link, agreed, held: true, reads }))
}

const fn missing(required: bool, begun: bool) -> (&'static str, Message) {
    match (required, begun) {
        (true, true) => ("needs", say("player-own-deck-missing-begun")),
        (true, false) => ("needs", say("player-own-deck-missing")),
        (false, _) => ("plain", say("player-own-deck-not-required")),
    }
}

fn state(deck: &Deck, begun: bool) -> (&'static str, Message, Message) {
    match (deck.errors, &deck.accepted) {
        (0, _) => ("settled", say("player-own-deck-handed-in"), say("player-own-deck-no-faults")),
        (faults, Some(DeckAcceptance { reason })) => {
            let reason = reason.as_deref().unwrap_or_default();
            let told = say("player-own-deck-faults-accepted").with("faults", faults).with("reason", reason);
            ("info", say("player-own-deck-accepted"), told)
        }
        (faults, None) => {
            let told = if begun {
                say("player-own-deck-faults-begun").with("faults", faults)
            } else {
                say("player-own-deck-faults-before").with("faults", faults)
            };
            ("conflict", say("player-own-deck-faults"), told)
        }
    }
}

fn reads(here: &Snapshot, player: PlayerId) -> Vec<String> {
    let told = here.deck_turns(player).into_iter();
    told.filter_map(|turn| match turn.what {
        ListStep::Checked { round, agrees, .. } => Some(check_line(round, agrees)),
        ListStep::Read => {
            let who = here.actor(&turn.actor);
            let staff = || say("player-own-deck-staff").to_string();
            let role =
                turn.role.parse().map_or_else(|_| staff(), |role: Role| people::role(role).to_string());
            let at = words::moment(here, turn.at);
            let told = if who == role {
                say("player-own-deck-read-by-role").with("role", role).with("at", at)
            } else {
                say("player-own-deck-read-by").with("who", who).with("role", role).with("at", at)
            };
            Some(told.to_string())
        }
        ListStep::HandedIn { .. }
        | ListStep::PoolRegistered { .. }
        | ListStep::Accepted(_)
        | ListStep::Consented { .. }
        | ListStep::Exported => None,
    })
    .collect()
}

fn check_line(round: Option<RoundNumber>, agrees: bool) -> String {
    match (round, agrees) {
        (None, true) => say("player-own-deck-checked-agrees"),
        (None, false) => say("player-own-deck-checked-differs"),
        (Some(round), true) => say("player-own-deck-checked-agrees-in").with("round", round),
        (Some(round), false) => say("player-own-deck-checked-differs-in").with("round", round),
    }
    .to_string()
}
