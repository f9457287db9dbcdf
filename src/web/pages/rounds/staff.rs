//! `/t/{tournament}/rounds/{round}/staff`: a round as staff see it, from draft to close.

use askama::Template;

use crate::app::{FormSubmission, Snapshot};
use crate::domain::id::{DisputeNumber, RoundNumber};
use crate::domain::tournament::command::{CloseRound, Command, PairRound};
use crate::domain::tournament::expected::Expected;
use crate::domain::tournament::round::{Phase, Round};
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::forms::CloseForm;
use crate::web::intents::CloseIntent;
use crate::web::pages::rounds;
use crate::web::pages::rounds::draft::DraftPage;
use crate::web::pages::rounds::tables::Tables;
use crate::web::refused::Refused;
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;

/// What was not done, in a word, and why.
pub(in crate::web::pages) type NotDone = (Message, String);
/// Makes the page of a published round, with what was refused.
pub(in crate::web::pages) type RoundPage<P> =
    fn(&Site, &Visit, &Snapshot, &Round, Option<NotDone>) -> Result<P, PageError>;

/// The draft, or the tables with their results.
///
/// # Errors
/// [`PageError::NotFound`] before the round is paired.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    show_as(site, visit, Tables::of)
}

/// Closes the round.
///
/// # Errors
/// [`PageError::NotFound`] before the round is paired.
pub fn close(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    close_as(site, visit, Tables::of)
}

/// The draft, or the published round as `page` makes it.
///
/// # Errors
/// [`PageError::NotFound`] before the round is paired.
pub(in crate::web::pages) fn show_as<P: Template>(
    site: &Site,
    visit: &Visit,
    page: RoundPage<P>,
) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let round = rounds::round(visit, &here)?;
    match round.phase() {
        Phase::Draft => Answer::page(&DraftPage::of(site, visit, &here, round)?),
        Phase::Playing | Phase::Closed => Answer::page(&page(site, visit, &here, round, None)?),
    }
}

/// Closes the round, or says on the page that `page` makes why not. Where the director asked for it, the next one is paired
/// with everybody; if that is refused, the page for pairing says why.
///
/// # Errors
/// [`PageError::NotFound`] before the round is paired.
pub(in crate::web::pages) fn close_as<P: Template>(
    site: &Site,
    visit: &Visit,
    page: RoundPage<P>,
) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let number = rounds::round(visit, &here)?.number;
    let over: Vec<DisputeNumber> =
        CloseForm::of(&visit.form).over.split(' ').filter_map(|number| number.parse().ok()).collect();
    let sent = visit.form_submission()?;
    let close = |_: &Snapshot| Ok(Command::CloseRound(CloseRound { round: number, over: over.clone() }));
    match visit.give_as(site, &sent, close) {
        Ok(_) if CloseIntent::of(&visit.form) == Some(CloseIntent::Pair) => {
            pair_next(site, visit, &sent, number.next())
        }
        Ok(_) => Ok(Answer::see_other(&urls::round_staff(here.slug(), number))),
        Err(error) => refused_as(site, visit, page, say("rounds-staff-not-closed"), error.into_refused()?),
    }
}

/// Pairs the round after one that was just closed, with everybody.
fn pair_next(
    site: &Site,
    visit: &Visit,
    closed: &FormSubmission,
    next: RoundNumber,
) -> Result<Answer, PageError> {
    let slug = visit.tournament()?;
    let pair =
        |_: &Snapshot| Ok(Command::PairRound(PairRound { absent: Vec::new(), earned_byes: Vec::new() }));
    let sent = closed.followed_by("pair").expecting([Expected::Next(next)]);
    match visit.give_as(site, &sent, pair) {
        Ok(_) => Ok(Answer::see_other(&urls::round_staff(&slug, next))),
        Err(PageError::Refused(_)) => Ok(Answer::see_other(&urls::pair(&slug))),
        Err(error) => Err(error),
    }
}

/// The published round as `page` makes it, with what was refused.
///
/// # Errors
/// The refusal itself while the round is a draft.
pub(in crate::web::pages) fn refused_as<P: Template>(
    site: &Site,
    visit: &Visit,
    page: RoundPage<P>,
    word: Message,
    refused: Refused,
) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let round = rounds::round(visit, &here)?;
    match round.phase() {
        Phase::Draft => Err(PageError::Refused(refused)),
        Phase::Playing | Phase::Closed => {
            Answer::refusal(&page(site, visit, &here, round, Some((word, refused.to_string())))?)
        }
    }
}
