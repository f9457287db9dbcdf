//! The state of the player's own deck list, and who has read it.

use crate::app::Snapshot;
use crate::app::deck_turns::ListStep;
use crate::domain::id::{PlayerId, RoundNumber};
use crate::domain::tournament::Deck;
use crate::domain::tournament::role::Role;
use crate::web::error::PageError;
use crate::web::words;

/// The deck list in words.
pub struct OwnDeck {
    pub badge: &'static str,
    pub word: &'static str,
    pub text: String,
    /// The text of the link to the list.
    pub link: &'static str,
    /// Whether the player agreed that everybody sees it.
    pub agreed: bool,
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
    let begun = here.tournament.rounds().any(|round| round.is_published());
    let Some(deck) = deck else {
        let (badge, text) = missing(setup.settings.deck_lists_required, begun);
        let link = if begun { "Open your deck page" } else { "Hand in your list" };
        return Ok(Some(OwnDeck {
            badge,
            word: "Not handed in",
            text: text.to_owned(),
            link,
            agreed,
            reads,
        }));
    };
    let (badge, word, fault) = state(deck, begun);
    let cards = words::count(usize::try_from(deck.cards).unwrap_or_default(), "card", "cards");
    let text = format!("{}, {cards}, {fault}", words::moment(here, deck.at));
    Ok(Some(OwnDeck { badge, word, text, link: "Open your list", agreed, reads }))
}

const fn missing(required: bool, begun: bool) -> (&'static str, &'static str) {
    match (required, begun) {
        (true, true) => (
            "needs",
            "Round 1 has started and we don’t have your list. Go to the director or a deck checker.",
        ),
        (true, false) => {
            ("needs", "Every player hands in a list. Hand in yours before round 1 is published.")
        }
        (false, _) => ("plain", "A list is not required at this tournament."),
    }
}

fn state(deck: &Deck, begun: bool) -> (&'static str, &'static str, String) {
    let faults = words::count(usize::try_from(deck.errors).unwrap_or_default(), "fault", "faults");
    let next = if begun {
        "Play has begun, so go to the director or a deck checker with a corrected list."
    } else {
        "Look at them and hand in a corrected list."
    };
    match (deck.errors, &deck.accepted) {
        (0, _) => ("settled", "Handed in", "no faults.".to_owned()),
        (_, Some(reason)) => ("info", "Accepted", format!("{faults}, accepted: {reason}")),
        (_, None) => ("conflict", "Faults", format!("{faults}. {next}")),
    }
}

fn reads(here: &Snapshot, player: PlayerId) -> Vec<String> {
    let told = here.deck_turns(player).into_iter();
    told.filter_map(|turn| match turn.what {
        ListStep::Checked { round, agrees, .. } => Some(check_line(round, agrees)),
        ListStep::Read => {
            let who = here.actor(&turn.actor);
            let role = turn.role.parse().map_or("staff", Role::name);
            let at = words::moment(here, turn.at);
            Some(if who == role {
                format!("Your list was read by the {role} at {at}.")
            } else {
                format!("Your list was read by {who}, {role}, at {at}.")
            })
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
    let when = round.map(|round| format!(" in round {round}")).unwrap_or_default();
    let found = if agrees { "it agrees with your list" } else { "it differs from your list" };
    format!("Your deck was checked{when}: {found}.")
}
