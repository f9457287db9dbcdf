//! `/t/{tournament}/players/{player}`: one player, and what can be done.

use askama::Template;

use crate::app::Snapshot;
use crate::app::security::SecurityEvent;
use crate::domain::id::{PlayerId, Slug};
use crate::domain::reason::TypedReason;
use crate::domain::tournament::Player;
use crate::domain::tournament::command::{Command, DropPlayer, ReinstatePlayer, WithdrawRegistration};
use crate::domain::tournament::way_back::GamesLeft;
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::faults::Faults;
use crate::web::fields::Fields;
use crate::web::forms::{ReasonForm, RenameForm};
use crate::web::layout::Layout;
use crate::web::offers::Offers;
use crate::web::pages::director::people::{self, NamesakeList, OtherTournament};
use crate::web::pages::director::players;
use crate::web::pages::director::way_back::way_back;
use crate::web::pages::penalties::lines;
use crate::web::pages::public::log::ShownLogLine;
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::refused::FormError;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;

#[expect(clippy::struct_excessive_bools, reason = "questions of the template, each for itself")]
#[derive(Template)]
#[template(path = "director/player.html")]
struct Page {
    layout: Layout,
    tabs: Tabs,
    slug: Slug,
    id: PlayerId,
    name: String,
    erased: bool,
    active: bool,
    /// What dropping the player means.
    leaving: Message,
    /// What reinstating brings back; nothing for a player who is in.
    way_back: Vec<Message>,
    /// The penalty to withdraw before the player can return.
    disqualified: Option<String>,
    /// Whether the registration may be withdrawn: once a round is published, none is.
    takes_back: bool,
    /// What still rests on the registration, so that it stays; `None` if nothing does.
    stays: Option<String>,
    offers: Offers,
    refused: String,
    /// `None` for somebody who simply plays.
    state: Option<(&'static str, String)>,
    deck: (&'static str, Message),
    deck_link: Option<Link>,
    seat: Message,
    has_link: bool,
    form: Fields,
    faults: Faults,
    lines: Vec<ShownLogLine>,
    record: Record,
    namesakes: NamesakeList,
    elsewhere: Vec<OtherTournament>,
    /// Tournaments of this player that the visitor does not direct, so that a new name stays here. Those that the visitor
    /// does not see are among them without their titles.
    local: String,
}

/// The player's penalties, here and elsewhere.
struct Record {
    lines: Vec<lines::PenaltyLine>,
    elsewhere: Vec<lines::PenaltyElsewhere>,
    issue: Option<Link>,
}

#[derive(Template)]
#[template(path = "director/linked.html")]
struct Linked {
    layout: Layout,
    tabs: Tabs,
    slug: Slug,
    id: PlayerId,
    name: String,
    address: String,
}

/// # Errors
/// [`PageError::NotFound`] for a number that nobody has.
pub fn show_player(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    Answer::page(&page(site, visit, String::new())?)
}

/// Drops the player.
///
/// # Errors
/// Like [`Visit::give`].
pub fn drop(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let (player, reason) = (visit.param("player")?, TypedReason::from(ReasonForm::of(&visit.form).reason));
    let given = visit.give(site, |_| Ok(Command::DropPlayer(DropPlayer { player, reason: reason.clone() })));
    answer_change(site, visit, given.map(|_| ()))
}

/// Brings a dropped player back.
///
/// # Errors
/// Like [`Visit::give`].
pub fn reinstate(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let player = visit.param("player")?;
    let given = visit.give(site, |_| Ok(Command::ReinstatePlayer(ReinstatePlayer { player })));
    answer_change(site, visit, given.map(|_| ()))
}

/// Withdraws the registration completely.
///
/// # Errors
/// Like [`crate::app::Desk::withdraw_registration`].
pub fn withdraw(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let (slug, player) = (visit.tournament()?, visit.param("player")?);
    let withdrawn = site.desk.withdraw_registration(&slug, &visit.form_submission()?, player);
    match withdrawn.map_err(|error| visit.page_error(site, error)) {
        Ok(_) => Ok(Answer::see_other(&urls::players(&slug))),
        Err(PageError::Refused(_)) if visit.here(site)?.tournament.player(player).is_none() => {
            Err(PageError::NotFound)
        }
        Err(error) => answer_change(site, visit, Err(error)),
    }
}

/// Corrects a name.
///
/// # Errors
/// Like [`crate::app::Desk::rename`].
pub fn rename(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let (slug, player) = (visit.tournament()?, visit.param("player")?);
    let renamed =
        site.desk.rename(&slug, &visit.form_submission()?, player, RenameForm::of(&visit.form).name);
    answer_change(site, visit, renamed)
}

/// Erases a name permanently.
///
/// # Errors
/// If the store cannot write.
pub fn erase(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let (slug, player) = (visit.tournament()?, visit.param("player")?);
    let erased = site.desk.erase(&slug, &visit.form_submission()?, player);
    answer_change(site, visit, erased)
}

/// Makes a private link and shows it once.
///
/// Only this answer contains the link. The same form sent again shows the same link: a second one would take the seat
/// from the person who opened the first.
///
/// # Errors
/// Like [`crate::app::Desk::seat_links_once`].
pub fn link(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let player = player(visit, &here)?.id;
    let given = site.desk.seat_links_once(here.slug(), &[player], &visit.form_submission()?);
    let code = match given.map_err(PageError::from) {
        Ok(links) => links.into_iter().next().map(|(_, code)| code),
        Err(error) => return answer_change(site, visit, Err(error)),
    };
    let Some(code) = code else {
        return answer_change(site, visit, Err(FormError::LinkReplaced));
    };
    visit.note(SecurityEvent::SeatLinksGiven, None);
    Answer::page(&Linked {
        layout: visit.layout(site),
        tabs: Tabs::of(visit, &here, Tab::Players),
        slug: here.slug().clone(),
        id: player,
        name: here.name(player),
        address: format!("{}{}", site.origin_for_others(visit).0, urls::seat(&code)),
    })
}

fn player<'a>(visit: &Visit, here: &'a Snapshot) -> Result<&'a Player, PageError> {
    here.tournament.player(visit.param("player")?).ok_or(PageError::NotFound)
}

pub(super) fn answer_change(
    site: &Site,
    visit: &Visit,
    given: Result<(), impl Into<PageError>>,
) -> Result<Answer, PageError> {
    Answer::redirect_or_refuse(given, &urls::player(&visit.tournament()?, visit.param("player")?), |why| {
        Answer::refusal(&page(site, visit, why.to_string())?)
    })
}

fn record(site: &Site, visit: &Visit, here: &Snapshot, player: &Player) -> Result<Record, PageError> {
    let issues = visit.offers(here, urls::penalties::PATH);
    Ok(Record {
        lines: lines::of_player(here, player.id),
        elsewhere: lines::elsewhere(site, visit, here, player.person)?,
        issue: issues.then(|| urls::penalty_for(here.slug(), player.id)),
    })
}

fn page(site: &Site, visit: &Visit, refused: String) -> Result<Page, PageError> {
    let here = visit.here(site)?;
    let player = player(visit, &here)?;
    let setup = here.setup()?;
    let desk = &site.desk;
    let claimed = desk.claimed_seats(here.id())?.contains(&player.id);
    let linked = desk.linked_seats(here.id())?.contains(&player.id);
    let checks = visit.reads(urls::deck::PATH);
    let name = here.names.get(&player.person);
    let typed = RenameForm::of(&visit.form).name;
    let others = desk.others_of(&here, player.person)?;
    let roles = desk.roles_at_all(&visit.actor()?, &others)?;
    let shown = if typed.is_empty() { name.map_or("", String::as_str) } else { typed };
    let layout = visit.tournament_layout(site, &here);
    let withdrawn = Command::WithdrawRegistration(WithdrawRegistration { player: player.id });
    Ok(Page {
        layout,
        tabs: Tabs::of(visit, &here, Tab::Players),
        slug: here.slug().clone(),
        id: player.id,
        name: here.name(player.id),
        // An erasure that stopped halfway is asked for again.
        erased: name.is_none() && desk.is_erased(player.person)?,
        active: player.is_active(),
        leaving: leaving(&here, player.id),
        way_back: if player.is_active() { Vec::new() } else { way_back(&here, player.id) },
        offers: visit.all_offers(&here),
        refused,
        state: players::unusual_state(&here, player),
        disqualified: here.tournament.disqualification(player.id).map(|penalty| penalty.number.to_string()),
        takes_back: !here.tournament.decks_are_locked(),
        stays: here.tournament.decide(&withdrawn).err().map(|why| here.refusal(&why)),
        deck: players::deck(player.deck.as_ref(), setup.settings.deck_lists_required && player.is_active()),
        deck_link: (checks && setup.format.is_some()).then(|| urls::deck(here.slug(), player.id)),
        seat: match (claimed, linked) {
            (true, _) => say("director-player-link-opened"),
            (false, true) => say("director-player-link-given"),
            (false, false) => say("director-player-no-link"),
        },
        has_link: linked,
        form: Fields::from_iter([
            (RenameForm::NAMES.name, shown),
            (ReasonForm::NAMES.reason, ReasonForm::of(&visit.form).reason),
        ]),
        faults: Faults::default(),
        lines: here.log_lines_about(player.id).map(|line| ShownLogLine::of(&here, line)).collect(),
        record: record(site, visit, &here, player)?,
        namesakes: people::namesakes(site, visit, &here, Some(player.id))?,
        local: roles.titles(&roles.not_directed(&others)),
        elsewhere: others
            .iter()
            .filter(|other| roles.sees(other.id, other.hidden))
            .map(|other| OtherTournament::of(other))
            .collect(),
    })
}

/// What dropping a player means: for a seed whose match has not begun, who plays instead.
fn leaving(here: &Snapshot, player: PlayerId) -> Message {
    match here.tournament.games_left(player) {
        GamesLeft::Reserve(reserve) => {
            say("director-player-forms-reserve-plays").with("reserve", here.name(reserve))
        }
        GamesLeft::Nothing | GamesLeft::Open(_) | GamesLeft::Match { .. } | GamesLeft::NoShows(_) => {
            say("director-player-forms-a-dropped-player-keeps-the")
        }
    }
}
