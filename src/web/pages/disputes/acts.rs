//! What is done to a dispute with the forms of its page, each with its own fields alone.

use crate::app::Snapshot;
use crate::domain::id::DisputeNumber;
use crate::domain::tournament::command::{Command, DecideAppeal, GiveRuling, LodgeAppeal, StateFacts};
use crate::domain::tournament::dispute::{Act, AppealOutcome, Judge};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::forms::DisputeDraftForm;
use crate::web::pages::disputes::show::{Tried, page, typed_draft};
use crate::web::pages::disputes::{assignment, named_tellers};
use crate::web::refused::FormError;
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;
use crate::web::words;

/// Records a version of the facts.
pub fn facts(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let (by, text) = (DisputeDraftForm::of(&visit.form).by, DisputeDraftForm::of(&visit.form).facts);
    record(site, visit, Act::Facts, |here, dispute, _| {
        let at = here.tournament.dispute(dispute).and_then(|dispute| dispute.at);
        let by = named_tellers::read(here, at, by)?;
        Ok(Command::StateFacts(StateFacts { dispute, by, text: text.to_owned() }))
    })
}

/// Gives the ruling.
pub fn rule(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    record(site, visit, Act::Rule, |_, dispute, judge| {
        let typed = DisputeDraftForm::of(&visit.form);
        no_open_quote(visit)?;
        let (seen, text, without_authority) =
            (assignment::read_seen(visit), typed.text.to_owned(), typed.alone == "yes");
        let question = Some(typed.asked.to_owned()).filter(|question| !question.is_empty());
        Ok(Command::GiveRuling(GiveRuling { dispute, judge, seen, text, question, without_authority }))
    })
}

/// Records an appeal.
pub fn appeal(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    record(site, visit, Act::Appeal, |_, dispute, _| {
        let by = match DisputeDraftForm::of(&visit.form).appellant {
            "" => None,
            typed => Some(typed.parse().map_err(|_| FormError::Appellant)?),
        };
        Ok(Command::LodgeAppeal(LodgeAppeal {
            dispute,
            by,
            text: DisputeDraftForm::of(&visit.form).appeal.to_owned(),
        }))
    })
}

/// Decides the appeal.
pub fn decide(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    record(site, visit, Act::Decide, |_, dispute, judge| {
        no_open_quote(visit)?;
        let outcome = DisputeDraftForm::of(&visit.form).outcome;
        let outcome: AppealOutcome = outcome.parse().map_err(|_| FormError::Outcome)?;
        let (seen, text) = (assignment::read_seen(visit), DisputeDraftForm::of(&visit.form).word.to_owned());
        Ok(Command::DecideAppeal(DecideAppeal { dispute, judge, outcome, text, seen }))
    })
}

/// Refuses to decide while words to quote are still to be attached: they would be lost, and the decision would not rest on
/// them.
fn no_open_quote(visit: &Visit) -> Result<(), FormError> {
    let typed = DisputeDraftForm::of(&visit.form);
    let is_open = !typed.citation.is_empty() && !typed.quote.trim().is_empty();
    if is_open { Err(FormError::QuoteOpen) } else { Ok(()) }
}

/// Records an act with only its own fields. Then redirects to the dispute, or shows the page if other input is
/// unsent, or the page again with the refusal and what was typed.
pub(super) fn record(
    site: &Site,
    visit: &Visit,
    act: Act,
    command: impl Fn(&Snapshot, DisputeNumber, Judge) -> Result<Command, PageError>,
) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let number = here.tournament.dispute(visit.param("dispute")?).ok_or(PageError::NotFound)?.number;
    let judge = visit.judge(site, &here)?;
    drop(here);
    let asked = |here: &Snapshot| command(here, number, judge.clone());
    let (slug, sent) = (visit.tournament()?, visit.submission_of(act.fields())?);
    match visit.give_as(site, &sent, asked) {
        Ok(_) => {
            let here = visit.here_after(site)?;
            let left = typed_draft(visit, &here, Some(act))?.after_recording(act);
            let boxes: Vec<String> = left.boxes().map(|one| one.what.to_string()).collect();
            if boxes.is_empty() {
                return Ok(Answer::see_other(&urls::dispute(&slug, number)));
            }
            let recorded = (act.success_message(), words::list(&boxes));
            Answer::page(&page(site, visit, &here, None, left)?.with_recorded(recorded))
        }
        Err(error) => {
            let refused = error.into_refused()?;
            let overtaken = refused.is_overtaken(act);
            let tried = Tried { act, sentence: refused.to_string(), overtaken };
            let here = visit.here_after(site)?;
            let draft = typed_draft(visit, &here, Some(act))?;
            let page = page(site, visit, &here, Some(tried), draft)?;
            if overtaken { Answer::conflict(&page) } else { Answer::refusal(&page) }
        }
    }
}
