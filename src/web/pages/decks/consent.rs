//! Whether everybody may see a list: what the director chose, what the player said, and the forms that record it.

use crate::app::Snapshot;
use crate::domain::id::PlayerId;
use crate::domain::tournament::command::{Command, StateDeckConsent};
use crate::domain::tournament::publication::{Lists, Publication};
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::fields::Fields;
use crate::web::forms::ListForm;
use crate::web::intents::ConsentToShow;
use crate::web::pages::decks::show;
use crate::web::pages::public::state;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words::moment;

/// The value of a ticked box.
pub const YES: &str = "yes";

/// The question about one player's list, in words.
pub struct ConsentQuestion {
    /// Whose lists are shown, and from when.
    pub plan: String,
    /// The words beside the box.
    pub label: String,
    /// What the player answered.
    pub said: Message,
    /// Whether a list is in, so that the answer can be changed without handing one in.
    pub handed_in: bool,
    pub agrees: bool,
    /// Whether there is a yes to take back, or no answer yet.
    pub may_refuse: bool,
    /// The page on which everybody sees the list now.
    pub public: Option<Link>,
}

/// Whose lists everybody sees and from when, for people.
pub fn plan(here: &Snapshot) -> String {
    let publication = here.tournament.publication();
    let when = when(here, publication);
    let told = match publication.lists {
        Lists::None => say("decks-consent-nobody"),
        Lists::Winner => say("decks-consent-winner").with("when", when),
        Lists::Finalists => {
            say("decks-consent-finalists").with("n", publication.finalists).with("when", when)
        }
        Lists::All => say("decks-consent-all").with("when", when),
    };
    told.to_string()
}

fn when(here: &Snapshot, publication: &Publication) -> Message {
    match (publication.at, publication.before_end) {
        (None, _) => say("decks-consent-after-the-end"),
        (Some(at), false) => say("decks-consent-after-the-end-from").with("moment", moment(here, at)),
        (Some(at), true) if here.tournament.decks_change_between_games() => {
            say("decks-consent-from-unchanging").with("moment", moment(here, at))
        }
        (Some(at), true) => say("decks-consent-from").with("moment", moment(here, at)),
    }
}

/// The question about a player's list; `None` if nobody asked and nobody answered.
///
/// # Errors
/// If the history contradicts itself.
pub fn consent_question(
    site: &Site,
    here: &Snapshot,
    player: PlayerId,
) -> Result<Option<ConsentQuestion>, PageError> {
    let publication = here.tournament.publication();
    let Some(known) = here.tournament.player(player) else { return Ok(None) };
    if !publication.asks_players() && known.consent.is_none_or(|consent| !consent.agrees) {
        return Ok(None);
    }
    let shown = here.shown_lists((site.hooks.now)())?;
    let is_public = shown.iter().any(|list| list.player == player);
    let early = publication.before_end;
    let said = match known.consent {
        None => say("decks-consent-said-nothing"),
        Some(consent) if !consent.agrees => say("decks-consent-said-no"),
        Some(consent) if early && !consent.before_end && !state::is_over(here) => {
            say("decks-consent-said-after-the-end")
        }
        Some(_) if is_public => say("decks-consent-said-public"),
        Some(_) => say("decks-consent-said-yes"),
    };
    let when = when(here, publication);
    let label = if early {
        say("decks-consent-label-opponents").with("when", when)
    } else {
        say("decks-consent-label").with("when", when)
    };
    Ok(Some(ConsentQuestion {
        plan: plan(here),
        label: label.to_string(),
        said,
        handed_in: known.deck.is_some(),
        agrees: known.consent.is_some_and(|consent| consent.agrees && (consent.before_end || !early)),
        may_refuse: known.consent.is_none_or(|consent| consent.agrees),
        public: is_public.then(|| urls::shown_list(here.slug(), player)),
    }))
}

/// A player's answer on the form with the list: an empty box is a no. `None` if nobody asks.
pub fn players_answer(here: &Snapshot, form: &Fields) -> Option<bool> {
    here.tournament.publication().asks_players().then(|| form.has(ListForm::NAMES.agrees, YES))
}

/// What staff heard from a player; `None` if they do not say.
pub fn read_heard_consent(form: &Fields) -> Option<bool> {
    ConsentToShow::of(form).map(|said| said == ConsentToShow::Yes)
}

/// The player changes the answer.
///
/// # Errors
/// Like [`Visit::give`].
pub fn change_own(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let player = visit.seat(&here)?;
    let sent = visit.players_submission(player)?;
    visit.give_as(site, &sent, |_| Ok(command(visit, player)))?;
    Ok(Answer::see_other(&urls::own_deck(here.slug())))
}

/// Staff write down what the player told them.
///
/// # Errors
/// Like [`Visit::give`].
pub fn of_player(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let player = visit.param("player")?;
    let given = visit.give(site, |_| Ok(command(visit, player)));
    Answer::redirect_or_refuse(given, &urls::deck(&visit.tournament()?, player), |why| {
        show::refusal_page(site, visit, why)
    })
}

fn command(visit: &Visit, player: PlayerId) -> Command {
    let agrees = ConsentToShow::of(&visit.form) == Some(ConsentToShow::Yes);
    Command::StateDeckConsent(StateDeckConsent { player, agrees })
}
