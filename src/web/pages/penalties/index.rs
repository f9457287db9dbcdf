//! `/t/{tournament}/penalties`: the penalties, and the forms to issue and withdraw them. For staff.

use askama::Template;

use crate::app::Snapshot;
use crate::domain::id::{DisputeNumber, PenaltyNumber, PlayerId, RoundNumber, Slug};
use crate::domain::tournament::command::{
    Command, CommandKind, ConfirmDisqualification, IssuePenalty, WithdrawPenalty,
};
use crate::domain::tournament::penalty::PenaltyLevel;
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::fields::Fields;
use crate::web::forms::{PenaltyForm, ReasonForm};
use crate::web::layout::Layout;
use crate::web::pages::penalties::due::{self, Due, WaitingDisqualification};
use crate::web::pages::penalties::form::{Choose, Issue};
use crate::web::pages::penalties::lines::PenaltyLine;
use crate::web::pages::rules::sourced::{Legend, legend};
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::refused::FormError;
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;

#[derive(Template)]
#[template(path = "penalties/all.html")]
struct Page {
    layout: Layout,
    tabs: Tabs,
    slug: Slug,
    lines: Vec<PenaltyLine>,
    facts: Vec<Message>,
    /// Disqualifications waiting for the director, and forfeited games to record.
    waiting: Vec<WaitingDisqualification>,
    due: Vec<Due>,
    confirms: bool,
    /// `None` for people who may not issue penalties, and after the close.
    choose: Option<Choose>,
    issue: Option<Issue>,
    refused: String,
    /// The penalty whose withdrawal was refused, with the reason typed.
    kept: (String, String),
    legend: Legend,
}

/// The list, and the form as far as it is filled in.
///
/// # Errors
/// If the log cannot be read.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    Answer::page(&page(site, visit, &visit.query, String::new())?)
}

/// Issues a penalty.
///
/// # Errors
/// Like [`Visit::give`].
pub fn issue(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let typed = PenaltyForm::of(&visit.form);
    let given = visit.give(site, |here| {
        let judge = visit.judge(site, here)?;
        let player: PlayerId = read(typed.player, FormError::Player)?;
        let kind = crate::data::penalties().kind(typed.kind);
        let kind = kind.ok_or(FormError::PenaltyKind)?.code.clone();
        let level: PenaltyLevel = read(typed.level, FormError::PenaltyLevel)?;
        let round = if_any::<RoundNumber>(typed.round, FormError::Round)?;
        let dispute = if_any::<DisputeNumber>(typed.dispute, FormError::Dispute)?;
        let (reason, others) = (typed.reason.into(), typed.others == "yes");
        Ok(Command::IssuePenalty(IssuePenalty { player, judge, kind, level, round, reason, dispute, others }))
    });
    answer(site, visit, given)
}

/// Confirms a judge's disqualification, which drops the player.
///
/// # Errors
/// [`PageError::NotFound`] where there is no such penalty.
pub fn confirm(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let number: PenaltyNumber = visit.param("penalty")?;
    visit.here(site)?.tournament.penalty(number).ok_or(PageError::NotFound)?;
    let given = visit.give(site, |here| {
        let judge = visit.judge(site, here)?;
        Ok(Command::ConfirmDisqualification(ConfirmDisqualification { number, judge }))
    });
    answer(site, visit, given)
}

/// Withdraws a penalty; it stays on record as withdrawn.
///
/// # Errors
/// [`PageError::NotFound`] if there is none.
pub fn withdraw(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let number: PenaltyNumber = visit.param("penalty")?;
    visit.here(site)?.tournament.penalty(number).ok_or(PageError::NotFound)?;
    let given = visit.give(site, |here| {
        let judge = visit.judge(site, here)?;
        Ok(Command::WithdrawPenalty(WithdrawPenalty {
            number,
            judge,
            reason: ReasonForm::of(&visit.form).reason.into(),
        }))
    });
    answer(site, visit, given)
}

fn read<T: std::str::FromStr>(typed: &str, error: FormError) -> Result<T, FormError> {
    typed.parse().map_err(|_| error)
}

fn if_any<T: std::str::FromStr>(typed: &str, error: FormError) -> Result<Option<T>, FormError> {
    if typed.is_empty() { Ok(None) } else { read(typed, error).map(Some) }
}

fn answer<T>(site: &Site, visit: &Visit, given: Result<T, PageError>) -> Result<Answer, PageError> {
    Answer::redirect_or_refuse(given, &urls::penalties(&visit.tournament()?), |why| {
        Answer::refusal(&page(site, visit, &visit.form, why.to_string())?)
    })
}

fn page(site: &Site, visit: &Visit, form: &Fields, refused: String) -> Result<Page, PageError> {
    let here = visit.here(site)?;
    let open = here.tournament.takes(CommandKind::ConfirmDisqualification).is_ok();
    let issues = visit.offers(&here, urls::penalties::PATH);
    let withdrawn = visit.param::<PenaltyNumber>("penalty").map(|number| number.to_string());
    Ok(Page {
        layout: visit.tournament_layout(site, &here),
        tabs: Tabs::of(visit, &here, Tab::Penalties),
        slug: here.slug().clone(),
        lines: here.tournament.penalties().iter().rev().map(|one| PenaltyLine::of(&here, one)).collect(),
        facts: facts(&here),
        waiting: if open { due::waiting(&here) } else { Vec::new() },
        due: if open { due::games(&here, None) } else { Vec::new() },
        confirms: visit.offers(&here, urls::confirm_penalty::PATH),
        choose: issues.then(|| Choose::of(&here, form)),
        issue: if issues { Issue::of(site, visit, &here, form)? } else { None },
        refused,
        kept: withdrawn
            .map_or_else(|_| Default::default(), |number| (number, PenaltyForm::of(form).reason.to_owned())),
        legend: legend(),
    })
}

fn facts(here: &Snapshot) -> Vec<Message> {
    let all = here.tournament.penalties();
    let stand = all.iter().filter(|penalty| penalty.is_in_force()).count();
    match all.len() {
        0 => Vec::new(),
        all => vec![
            say("penalties-all-in-force").with("number", stand),
            say("penalties-all-number-withdrawn").with("number", all - stand),
        ],
    }
}
