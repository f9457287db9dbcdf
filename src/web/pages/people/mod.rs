//! Pages about people over all tournaments. They read no log.

pub(crate) mod against;
pub(crate) mod asked;
mod counting;
pub(crate) mod fame;
pub(crate) mod list;
pub(crate) mod of_player;
pub(crate) mod own;
pub(crate) mod person;
mod rating_chart;
pub(crate) mod ratings;

use crate::app::DeskError;
use crate::app::person_record::Balance;
use crate::domain::id::PersonId;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::site::Site;
use crate::web::urls::Link;

/// Leads from somebody who is not found to the person to whom staff joined them since.
///
/// # Errors
/// `error`, if there is none or it is another one.
pub(crate) fn lead_on(
    site: &Site,
    person: PersonId,
    error: DeskError,
    to: fn(PersonId) -> Link,
) -> Result<Answer, PageError> {
    if error == DeskError::NotFound
        && let Some(now) = site.desk.joined_to(person)?
    {
        return Ok(Answer::moved(&to(now)));
    }
    Err(error.into())
}

/// `12–3–1`: won, lost and tied.
fn balance(of: Balance) -> String {
    format!("{}–{}–{}", of.wins, of.losses, of.ties)
}
