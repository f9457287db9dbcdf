//! `/t/{tournament}/who/{player}`: from a player of a tournament to what they played everywhere. Asked when somebody
//! follows the link: the pages of a tournament are kept for everybody, and cannot know how somebody wants to be shown now.
//! `/api/v1/tournaments/{tournament}/players/{player}/person` is the same for programs.

use crate::domain::id::{PersonId, PlayerId};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;

/// Leads to the page of the person.
///
/// # Errors
/// [`PageError::NotFound`] for somebody who is not shown by name.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    lead(site, visit, urls::person)
}

/// Leads to the person's record for programs.
///
/// # Errors
/// As [`show`].
pub fn for_programs(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    lead(site, visit, urls::api_person)
}

fn lead(site: &Site, visit: &Visit, to: fn(PersonId) -> Link) -> Result<Answer, PageError> {
    let player: PlayerId = visit.param("player")?;
    let here = visit.here(site)?;
    let person = here.tournament.player(player).ok_or(PageError::NotFound)?.person;
    if site.desk.is_shown_by_name(person)? {
        Ok(Answer::see_other(&to(person)))
    } else {
        Err(PageError::NotFound)
    }
}
