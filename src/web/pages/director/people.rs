//! Who a player is at other tournaments, in words, and the forms to change that.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::app::namesakes::ListedNamesakes;
use crate::app::summary::Summary;
use crate::app::{DeskError, DisplayNames, NamesakeConsent, Snapshot};
use crate::domain::id::{PersonId, PlayerId, TournamentId};
use crate::messages::dates;
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::forms::{ConsentForm, SameForm};
use crate::web::intents::ConsentChoice;
use crate::web::pages::director::{player, players};
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;

/// The namesakes on a page.
#[derive(Default)]
pub(super) struct NamesakeList {
    pub lines: Vec<Namesake>,
    /// How many others there are, and where to find them.
    pub others: Option<Message>,
    /// Whether directors elsewhere are asked without the title of this tournament, because not everybody sees it.
    pub untitled: bool,
}

/// Somebody of the same name at another tournament.
pub(super) struct Namesake {
    pub name: String,
    /// The form's value: the player's number and the person.
    pub value: String,
    pub ticked: bool,
    /// The newest of their tournaments.
    pub at: Vec<OtherTournament>,
    /// How many more there are.
    pub more: usize,
    /// Of how many of these the directors have to agree and have not.
    pub open: usize,
}

/// How many tournaments of a namesake are named.
const NAMED: usize = 3;

pub(super) struct OtherTournament {
    pub title: String,
    pub day: String,
    pub to: Link,
    /// The state of the request to its directors, if their consent is needed.
    pub word: String,
}

/// A request from another tournament about a person here.
pub(super) struct IncomingRequest {
    /// The name here and the player's page.
    pub here: (String, Link),
    /// The name there; the one here if the visitor does not see the tournament that asks.
    pub there: String,
    /// `None` if the visitor does not see it.
    pub at: Option<OtherTournament>,
    /// The form's value: the tournament, by the identifier that says nothing of it, and the person.
    pub value: String,
    /// Whether a director here has already agreed.
    pub agreed: bool,
}

impl OtherTournament {
    pub(super) fn of(other: &Summary) -> Self {
        Self {
            title: other.title.clone(),
            day: dates::day(other.date),
            to: urls::tournament(&other.slug),
            word: String::new(),
        }
    }
}

impl IncomingRequest {
    /// What the tournament that asks is called.
    pub(super) fn title(&self) -> String {
        let at = self.at.as_ref().map(|at| at.title.clone());
        at.unwrap_or_else(|| say("director-asked-private-tournament").into())
    }
}

/// Requests from other tournaments about people here, without declined ones. Reads no log.
pub(super) fn incoming_requests(
    site: &Site,
    visit: &Visit,
    here: &Snapshot,
) -> Result<Vec<IncomingRequest>, PageError> {
    let (mut found, mut names) = (Vec::new(), BTreeMap::new());
    let mut asked = site.desk.consents_of(here)?;
    asked.retain(|one| one.asked == here.id());
    if asked.is_empty() {
        return Ok(found);
    }
    let asking: Vec<TournamentId> = asked.iter().map(|one| one.asking).collect();
    let roles = site.desk.roles_elsewhere(&visit.actor()?, &asking)?;
    let asking = site.desk.listed_tournaments(&asking)?;
    for one in asked {
        let agreed = match &one.answer {
            Some(answer) if !answer.agreed || answer.by == one.asked_by => continue,
            answer => answer.is_some(),
        };
        let seat = here.tournament.players().find(|seat| seat.person == one.person);
        let (Some(seat), Some(there)) = (seat, asking.get(&one.asking)) else { continue };
        let name = here.name(seat.id);
        let (at, called) = if roles.sees(there.id, there.hidden) {
            if let Entry::Vacant(missing) = names.entry(one.asking) {
                missing.insert(site.desk.names_at(one.asking)?.unwrap_or_default());
            }
            let called = names.get(&one.asking).map(|names: &DisplayNames| names.name(one.player));
            (Some(OtherTournament::of(there)), called.unwrap_or_default())
        } else {
            // By now the player may have another name there, which is not for everybody either.
            (None, name.clone())
        };
        found.push(IncomingRequest {
            here: (name, urls::player(here.slug(), seat.id)),
            there: called,
            value: format!("{}:{}", one.asking, one.person),
            at,
            agreed,
        });
    }
    Ok(found)
}

/// The first namesakes of one player, or of all.
pub(super) fn namesakes(
    site: &Site,
    visit: &Visit,
    here: &Snapshot,
    of: Option<PlayerId>,
) -> Result<NamesakeList, PageError> {
    if !visit.sends(urls::identify::PATH) {
        return Ok(NamesakeList::default());
    }
    let (actor, answers) = (visit.actor()?, answers_to(site, here)?);
    let known = site.desk.namesakes_of(here, |player| of.is_none_or(|of| player == of))?;
    let elsewhere: BTreeSet<TournamentId> =
        known.listed.iter().flat_map(|one| one.at.iter().map(|at| at.id)).collect();
    let roles = site.desk.roles_elsewhere(&actor, &elsewhere.into_iter().collect::<Vec<_>>())?;
    let (others, mut lines) = (others(&known), Vec::new());
    for one in known.listed {
        let value = format!("{}:{}", one.player, one.person);
        let (named, more) = one.at.split_at_checked(NAMED).unwrap_or((one.at.as_slice(), &[]));
        let mut at = Vec::new();
        for other in named {
            let word = match roles.directs(other.id) {
                Some(_) => String::new(),
                None => word(answers.get(&(other.id, one.person))).into(),
            };
            at.push(OtherTournament { word, ..OtherTournament::of(other) });
        }
        let is_open = |other: &&Arc<Summary>| {
            let agreed = answers.get(&(other.id, one.person)).is_some_and(|answer| *answer == Some(true));
            !agreed && roles.directs(other.id).is_none()
        };
        lines.push(Namesake {
            name: here.name(one.player),
            ticked: visit.form.values(SameForm::NAMES.same).any(|sent| sent == value),
            value,
            at,
            more: more.len(),
            open: more.iter().filter(is_open).count(),
        });
    }
    Ok(NamesakeList { lines, others, untitled: here.tournament.is_hidden() })
}

/// How many namesakes are not listed; `None` if all are.
fn others(known: &ListedNamesakes) -> Option<Message> {
    let said = if known.is_at_least {
        say("director-known-others-at-least").with("more", known.more)
    } else {
        say("director-known-others").with("more", known.more)
    };
    (known.more > 0).then_some(said)
}

/// What other tournaments answered to this one about a person; `None` while nobody has.
type Answers = BTreeMap<(TournamentId, PersonId), Option<bool>>;

fn answers_to(site: &Site, here: &Snapshot) -> Result<Answers, PageError> {
    let mut asked = site.desk.consents_of(here)?;
    asked.retain(|one| one.asking == here.id());
    let answer = |one: NamesakeConsent| ((one.asked, one.person), one.answer.map(|answer| answer.agreed));
    Ok(asked.into_iter().map(answer).collect())
}

/// The state of a request to another tournament.
fn word(asked: Option<&Option<bool>>) -> Message {
    match asked {
        None => say("director-known-asked-first"),
        Some(None) => say("director-known-was-asked"),
        Some(Some(true)) => say("director-known-agreed"),
        Some(Some(false)) => say("director-known-declined"),
    }
}

/// Identifies players as people known from other tournaments, or asks the directors there.
///
/// # Errors
/// Like [`crate::app::Desk::say_same`].
pub fn identify(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let slug = visit.tournament()?;
    let same: Option<Vec<_>> = visit.form.values(SameForm::NAMES.same).map(chosen_person).collect();
    let same = same.ok_or_else(|| PageError::bad_request(say("director-known-never-offered")))?;
    let said = site.desk.say_same(&slug, &visit.form_submission()?, &same);
    Answer::redirect_or_refuse(
        said.map_err(|error| visit.page_error(site, error)),
        &urls::players(&slug),
        |why| players::refusal_page(site, visit, why.to_string()),
    )
}

/// Answers another tournament's request about a person here.
///
/// # Errors
/// [`PageError::BadRequest`] for an answer that the page did not offer; otherwise like [`crate::app::Desk::answer`].
pub fn consent(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let unknown = || PageError::bad_request(say("director-asked-no-question"));
    let (asking, person) = ConsentForm::of(&visit.form).asked.split_once(':').ok_or_else(unknown)?;
    let asking: TournamentId = asking.parse().map_err(|_| unknown())?;
    let person: PersonId = person.parse().map_err(|_| unknown())?;
    let agreed = ConsentChoice::of(&visit.form).ok_or_else(unknown)? == ConsentChoice::Agree;
    site.desk.answer(&here, &visit.form_submission()?, (asking, person), agreed)?;
    Ok(Answer::see_other(&urls::players(here.slug())))
}

fn chosen_person(sent: &str) -> Option<(PlayerId, PersonId)> {
    let (player, person) = sent.split_once(':')?;
    Some((player.parse().ok()?, person.parse().ok()?))
}

/// Undoes an identification.
///
/// # Errors
/// Like [`crate::app::Desk::tell_apart`].
pub fn tell_apart(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let given = site.desk.tell_apart(&visit.tournament()?, &visit.form_submission()?, visit.param("player")?);
    player::answer_change(
        site,
        visit,
        given.map(|_| ()).map_err(|error: DeskError| visit.page_error(site, error)),
    )
}
