//! `/t/{tournament}/apart`: players who are kept apart when a round is paired.

use askama::Template;

use crate::app::Snapshot;
use crate::domain::id::{GroupNumber, PlayerId, RoundNumber, Slug};
use crate::domain::reason::Reason;
use crate::domain::tournament::apart::ApartGroup;
use crate::domain::tournament::command::{Command, CommandKind, KeepApart, LetMeet, NameTeam};
use crate::messages::say;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::faults::Faults;
use crate::web::fields::Fields;
use crate::web::forms::{ApartForm, MeetForm, TeamForm};
use crate::web::layout::Layout;
use crate::web::offers::Offers;
use crate::web::pages::director::sought_player;
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::refused::FormError;
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;
use crate::web::words;

#[derive(Template)]
#[template(path = "director/apart.html")]
struct Page {
    layout: Layout,
    tabs: Tabs,
    slug: Slug,
    offers: Offers,
    /// Why this tournament takes none, whatever is typed; `None` if it does.
    takes_none: Option<String>,
    /// Whether pods are played here, which keep people apart in another way.
    in_pods: bool,
    groups: Vec<ShownGroup>,
    form: Fields,
    faults: Faults,
    refused: String,
}

struct ShownGroup {
    number: GroupNumber,
    names: String,
    /// `All rounds` or `Through round 2`.
    rounds: String,
    reason: Reason,
    /// The public name, as typed if it was refused; empty for a group that is not a team.
    team: String,
    is_team: bool,
}

/// The groups, and the form for another one.
///
/// # Errors
/// If the tournament cannot be read.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    Answer::page(&page(site, visit)?)
}

/// Keeps players apart.
///
/// # Errors
/// Like [`Visit::give`].
pub fn keep(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let mut faults = Faults::default();
    let players = players(&here, &visit.form, &mut faults);
    let typed = ApartForm::of(&visit.form);
    let through: Option<RoundNumber> = match typed.through {
        "" => None,
        _ => faults.read(&visit.form, ApartForm::NAMES.through, say("director-apart-through")),
    };
    if !faults.is_empty() {
        return Answer::refusal(&refill(site, visit, faults, String::new())?);
    }
    let reason = typed.reason.into();
    let command = Command::KeepApart(KeepApart { players, through, reason });
    answer(site, visit, visit.give(site, |_| Ok(command.clone())))
}

/// Lets a group meet again.
///
/// # Errors
/// Like [`Visit::give`].
pub fn let_meet(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let group = MeetForm::of(&visit.form).group.parse().map_err(|_| FormError::Group)?;
    answer(site, visit, visit.give(site, |_| Ok(Command::LetMeet(LetMeet { group }))))
}

/// Gives a group its public name as a team, or takes it away.
///
/// # Errors
/// Like [`Visit::give`].
pub fn name(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let typed = TeamForm::of(&visit.form);
    let group = typed.group.parse().map_err(|_| FormError::Group)?;
    let name = typed.team.to_owned();
    let command = Command::NameTeam(NameTeam { group, name });
    answer(site, visit, visit.give(site, |_| Ok(command.clone())))
}

fn answer<T>(site: &Site, visit: &Visit, given: Result<T, PageError>) -> Result<Answer, PageError> {
    Answer::redirect_or_refuse(given, &urls::apart(&visit.tournament()?), |why| {
        Answer::refusal(&refill(site, visit, Faults::default(), why.to_string())?)
    })
}

/// The players of the lines, or a fault for each line that names nobody or several.
fn players(here: &Snapshot, form: &Fields, faults: &mut Faults) -> Vec<PlayerId> {
    let lines = form.raw(ApartForm::NAMES.players).lines().map(str::trim).filter(|line| !line.is_empty());
    let mut found = Vec::new();
    let mut wrong = Vec::new();
    for line in lines {
        match sought_player(here, line) {
            Ok(player) => found.push(player),
            Err(why) => wrong.push(why),
        }
    }
    if !wrong.is_empty() {
        faults.add(ApartForm::NAMES.players, wrong.join(" "));
    }
    found
}

fn refill(site: &Site, visit: &Visit, faults: Faults, refused: String) -> Result<Page, PageError> {
    Ok(Page { form: visit.form.clone(), faults, refused, ..page(site, visit)? })
}

fn page(site: &Site, visit: &Visit) -> Result<Page, PageError> {
    let here = visit.here(site)?;
    let typed = TeamForm::of(&visit.form);
    let typed_for = |group: &ApartGroup| {
        let is_it = !typed.team.is_empty() && typed.group == group.number.to_string();
        is_it.then(|| typed.team.to_owned())
    };
    let group = |group: &ApartGroup| {
        let names: Vec<String> = group.players.iter().map(|player| here.name(*player)).collect();
        ShownGroup {
            number: group.number,
            names: words::list(&names),
            rounds: group.through.map_or_else(
                || say("director-apart-all-rounds").into(),
                |last| say("director-apart-through-round").with("round", last).into(),
            ),
            reason: group.reason.clone(),
            team: typed_for(group).unwrap_or_else(|| group.team.clone().unwrap_or_default()),
            is_team: group.team.is_some(),
        }
    };
    Ok(Page {
        layout: visit.tournament_layout(site, &here),
        tabs: Tabs::of(visit, &here, Tab::Players),
        slug: here.slug().clone(),
        offers: visit.all_offers(&here),
        takes_none: here.tournament.takes(CommandKind::KeepApart).err().map(|why| here.refusal(&why)),
        in_pods: here.tournament.is_in_pods(),
        groups: here.tournament.apart_groups().map(group).collect(),
        form: Fields::default(),
        faults: Faults::default(),
        refused: String::new(),
    })
}
