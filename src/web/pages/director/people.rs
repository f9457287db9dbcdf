//! Who a player is at other tournaments, in words, and the forms that put it right.

use crate::app::{DeskError, Snapshot};
use crate::domain::id::{PersonId, PlayerId};
use crate::domain::tournament::role::Role;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::pages::director::{player, players};
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;

/// Somebody of the same name who played elsewhere.
pub(super) struct Namesake {
    pub name: String,
    /// What the form sends: the player's number and the person.
    pub value: String,
    pub ticked: bool,
    pub at: Vec<Elsewhere>,
}

/// Another tournament.
pub(super) struct Elsewhere {
    pub title: String,
    pub day: String,
    pub to: Link,
}

impl Elsewhere {
    fn of(other: &Snapshot) -> Self {
        let settings = other.tournament.setup().map(|setup| &setup.settings);
        Self {
            title: settings.map_or_else(|| other.slug().to_string(), |settings| settings.title.clone()),
            day: settings.map(|it| it.date.format("%-d %B %Y").to_string()).unwrap_or_default(),
            to: urls::tournament(other.slug()),
        }
    }
}

/// Namesakes of one player, or of all.
pub(super) fn namesakes(
    site: &Site,
    visit: &Visit,
    here: &Snapshot,
    of: Option<PlayerId>,
) -> Result<Vec<Namesake>, PageError> {
    let known = site.desk.namesakes(here)?.into_iter().filter(|one| of.is_none_or(|of| one.player == of));
    let told = known.map(|one| {
        let value = format!("{}:{}", one.player, one.person);
        Namesake {
            name: here.name(one.player),
            ticked: visit.form.all("same").any(|sent| sent == value),
            value,
            at: one.at.iter().map(|other| Elsewhere::of(other)).collect(),
        }
    });
    Ok(told.collect())
}

/// The other tournaments of a person.
pub(super) fn elsewhere(site: &Site, here: &Snapshot, person: PersonId) -> Result<Vec<Elsewhere>, PageError> {
    Ok(site.desk.others_of(here, person)?.iter().map(|other| Elsewhere::of(other)).collect())
}

/// Says which players are people known from other tournaments.
///
/// # Errors
/// As [`crate::app::Desk::identify`].
pub fn identify(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let slug = visit.tournament()?;
    let same: Option<Vec<_>> = visit.form.all("same").map(chosen).collect();
    let same = same.ok_or_else(|| {
        PageError::BadRequest(
            "The form names a player that it never offered. Open the players again.".to_owned(),
        )
    })?;
    let deed = visit.deed()?;
    let account = visit.viewer.account.as_ref();
    let role = |there: &Snapshot| match account {
        Some(account) if account.operator => Ok(Some(Role::Operator)),
        Some(account) => {
            let directs = site.desk.roles_at(account.id, there.id())?.contains(&Role::Director);
            Ok(directs.then_some(Role::Director))
        }
        None => Ok(None),
    };
    let one = site.desk.unite(slug.as_str(), &deed, &same, role);
    let given = one.and_then(|same| site.desk.identify(slug.as_str(), &deed, &same));
    match given.map_err(|error| visit.named(site, error)) {
        Ok(_) => Ok(Answer::see_other(&urls::players(&slug))),
        Err(PageError::Refused(sentence)) => players::refused(site, visit, sentence),
        Err(error) => Err(error),
    }
}

fn chosen(sent: &str) -> Option<(PlayerId, PersonId)> {
    let (player, person) = sent.split_once(':')?;
    Some((player.parse().ok()?, person.parse().ok()?))
}

/// Says that a player is nobody known from elsewhere.
///
/// # Errors
/// As [`crate::app::Desk::tell_apart`].
pub fn tell_apart(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let given = site.desk.tell_apart(visit.tournament()?.as_str(), &visit.deed()?, visit.param("player")?);
    player::answered(site, visit, given.map(|_| ()).map_err(|error: DeskError| visit.named(site, error)))
}
