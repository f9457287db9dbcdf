//! `/t/{tournament}/disputes/{dispute}`: facts left, law right, ruling below.

use askama::Template;
use chrono::NaiveDate;

use crate::app::citing::{self, Wanted};
use crate::app::{DeskError, Receipt, Snapshot};
use crate::domain::id::DisputeNumber;
use crate::domain::tournament::command::Command;
use crate::domain::tournament::dispute::{AppealOutcome, Dispute, Treatment};
use crate::domain::tournament::role::Role;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::frame::Frame;
use crate::web::link::{self, Link};
use crate::web::pages::disputes::before::Before;
use crate::web::pages::disputes::case::{Case, signed};
use crate::web::pages::disputes::hands::{self, Hands};
use crate::web::pages::disputes::law::{Law, Question};
use crate::web::pages::disputes::ruling::{May, Verdict};
use crate::web::pages::disputes::time::Time;
use crate::web::pages::disputes::{all, teller};
use crate::web::pages::rulings::words::{NO_DATE, day};
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::site::Site;
use crate::web::visit::Visit;

#[derive(Template)]
#[template(path = "disputes/one.html")]
struct Page {
    frame: Frame,
    tabs: Tabs,
    slug: String,
    number: DisputeNumber,
    here: Link,
    over: String,
    question: String,
    facts: Vec<String>,
    closed: bool,
    may: May,
    tried: Option<Tried>,
    case: Case,
    law: Law,
    before: Before,
    verdict: Verdict,
    hands: Option<Hands>,
    time: Option<Time>,
}

/// A form that was refused, with what was typed into it.
struct Tried {
    which: &'static str,
    sentence: String,
    typed: Vec<(String, String)>,
    /// Whether somebody else was quicker.
    overtaken: bool,
}

impl Page {
    /// What was typed into a form that was refused.
    fn typed(&self, which: &str, field: &str) -> &str {
        let tried = self.tried.as_ref().filter(|tried| tried.which == which);
        let found = tried.and_then(|tried| tried.typed.iter().find(|(name, _)| name == field));
        found.map_or("", |(_, value)| value)
    }

    /// What stands in a field: what was typed, or this to begin with.
    fn typed_or<'a>(&'a self, which: &str, field: &str, first: &'a str) -> &'a str {
        if self.refused(which) { self.typed(which, field) } else { first }
    }

    /// What was typed into a form that is not here any more, because somebody else was quicker.
    fn lost(&self) -> &str {
        let gone = |which: &str| match which {
            "rule" => self.verdict.given.is_some() || !self.may.rule,
            "decide" => self.verdict.last.is_some(),
            "appeal" => self.verdict.appeal.is_some(),
            "escalate" => self.hands.as_ref().is_none_or(|hands| !hands.escalate),
            _ => false,
        };
        let tried = self.tried.as_ref().filter(|tried| tried.overtaken && gone(tried.which));
        tried.map_or("", |tried| match self.typed(tried.which, "text") {
            "" => self.typed(tried.which, "reason"),
            text => text,
        })
    }

    /// The words to quote: what was typed, or what was found.
    fn quote(&self) -> &str {
        match self.tried.as_ref().filter(|tried| tried.which == "cite") {
            Some(_) => self.typed("cite", "quote"),
            None => self.law.attach.as_ref().map_or("", |attach| &attach.quote),
        }
    }

    /// Whether this form was refused.
    fn refused(&self, which: &str) -> bool {
        self.tried.as_ref().is_some_and(|tried| tried.which == which)
    }
}

/// The dispute.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    Answer::page(&page(site, visit, None)?)
}

/// Writes down a version of the facts.
pub fn facts(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let dispute = number(site, visit)?;
    let (by, text) = (visit.form.text("by"), visit.form.text("text"));
    let receipt = visit.give(site, |here| {
        let at = here.tournament.dispute(dispute).and_then(|dispute| dispute.at);
        if !teller::is_known(here, at, by) {
            return Err(DeskError::Unusable("Choose from the list whose version it is.".to_owned()));
        }
        Ok(Command::StateFacts { dispute, by: by.to_owned(), text: text.to_owned() })
    });
    answer(site, visit, "facts", receipt)
}

/// Attaches a citation: the desk checks the words and freezes them.
pub fn cite(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let dispute = number(site, visit)?;
    let receipt = visit.give(site, |here| {
        barred(site, visit, here, dispute)?;
        let form = &visit.form;
        let settings = &here.setup()?.settings;
        let on = match form.text("on") {
            "" => settings.date,
            typed => typed.parse::<NaiveDate>().map_err(|_| DeskError::Unusable(NO_DATE.to_owned()))?,
        };
        let treatment = Treatment::ALL
            .into_iter()
            .find(|treatment| treatment.code() == form.text("treatment"))
            .ok_or_else(|| DeskError::Unusable("Choose how the ruling treats the entry.".to_owned()))?;
        let wanted = Wanted {
            place: form.text("citation"),
            quote: form.text("quote"),
            on,
            confirmation: form.text("confirmation"),
        };
        let cited = citing::cite(&site.desk.library()?.library, settings, &wanted)?;
        Ok(Command::AttachCitation { dispute, cited: Box::new(cited), treatment })
    });
    answer(site, visit, "cite", receipt)
}

/// Takes a citation off.
pub fn uncite(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let dispute = number(site, visit)?;
    let typed = |field: &str| visit.form.text(field).to_owned();
    let (citation, quote_sha256, reason) = (typed("citation"), typed("quote"), typed("reason"));
    let command = Command::RemoveCitation { dispute, citation, quote_sha256, reason };
    let receipt = visit.give(site, |here| {
        barred(site, visit, here, dispute)?;
        Ok(command.clone())
    });
    answer(site, visit, "uncite", receipt)
}

/// Gives the ruling.
pub fn rule(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let number = number(site, visit)?;
    let receipt = visit.give(site, |here| {
        let dispute = here.tournament.dispute(number).ok_or(DeskError::NotFound)?;
        hands::may_rule(site, visit, here, dispute)?;
        Ok(Command::GiveRuling { dispute: number, text: text(visit) })
    });
    answer(site, visit, "rule", receipt)
}

/// Notes an appeal.
pub fn appeal(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let command = Command::LodgeAppeal { dispute: number(site, visit)?, text: text(visit) };
    answer(site, visit, "appeal", visit.give(site, |_| Ok(command.clone())))
}

/// Has the final word.
pub fn decide(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let dispute = number(site, visit)?;
    let receipt = visit.give(site, |here| {
        barred(site, visit, here, dispute)?;
        let outcome = match visit.form.text("outcome") {
            "upheld" => AppealOutcome::Upheld,
            "overturned" => AppealOutcome::Overturned,
            _ => {
                let sentence = "Choose whether the ruling is upheld or overturned.";
                return Err(DeskError::Unusable(sentence.to_owned()));
            }
        };
        Ok(Command::DecideAppeal { dispute, outcome, text: text(visit) })
    });
    answer(site, visit, "decide", receipt)
}

/// Refuses somebody who may not judge this dispute: the own table, or without the last word once it is escalated.
fn barred(site: &Site, visit: &Visit, here: &Snapshot, dispute: DisputeNumber) -> Result<(), DeskError> {
    let judge = visit.judge(site, here).map_err(|_| DeskError::NotFound)?;
    Ok(here.tournament.may_judge(dispute, &judge)?)
}

fn text(visit: &Visit) -> String {
    visit.form.text("text").to_owned()
}

/// The dispute in the path, where there is one.
pub(super) fn number(site: &Site, visit: &Visit) -> Result<DisputeNumber, PageError> {
    let number = visit.param("dispute")?;
    visit.here(site)?.tournament.dispute(number).map(|dispute| dispute.number).ok_or(PageError::NotFound)
}

/// On to the dispute; or the page again with the sentence and what was typed.
pub(super) fn answer(
    site: &Site,
    visit: &Visit,
    which: &'static str,
    receipt: Result<Receipt, PageError>,
) -> Result<Answer, PageError> {
    match receipt {
        Ok(_) => Ok(Answer::see_other(&link::dispute(visit.tournament()?.as_str(), visit.param("dispute")?))),
        Err(PageError::Refused(sentence)) => {
            let here = visit.here(site)?;
            let dispute = here.tournament.dispute(visit.param("dispute")?).ok_or(PageError::NotFound)?;
            let overtaken = hands::overtaken(which, dispute, visit);
            let tried = Tried { which, sentence, typed: visit.form.typed(), overtaken };
            let page = page(site, visit, Some(tried))?;
            if overtaken { Answer::conflict(&page) } else { Answer::refused(&page) }
        }
        Err(other) => Err(other),
    }
}

fn page(site: &Site, visit: &Visit, tried: Option<Tried>) -> Result<Page, PageError> {
    let here = visit.here(site)?;
    let number: DisputeNumber = visit.param("dispute")?;
    let dispute = here.tournament.dispute(number).ok_or(PageError::NotFound)?;
    let settings = &here.setup()?.settings;
    let closed = here.tournament.closed().is_some();
    let granted = may(visit, closed);
    let judge = if granted.rule { Some(visit.judge(site, &here)?) } else { None };
    let barred = judge.as_ref().is_some_and(|judge| here.tournament.may_judge(number, judge).is_err());
    let may = May { rule: granted.rule && !barred, decide: granted.decide && !barred, ..granted };
    let shelf = site.desk.library()?;
    let law = Law::of(&shelf, here.slug(), settings, dispute, &asked(visit, dispute, may));
    Ok(Page {
        frame: Frame { head: Some(here.head_code()), ..visit.frame(site) },
        tabs: Tabs::of(visit, &here, Tab::Disputes),
        slug: here.slug().to_owned(),
        number,
        here: link::dispute(here.slug(), number),
        over: over(dispute),
        question: dispute.question.text.clone(),
        facts: vec![
            format!("opened by {}", signed(site, &here, &dispute.question)),
            format!("{}, law of {}", settings.edition.name(), day(settings.date)),
        ],
        closed,
        may,
        tried,
        case: Case::of(site, &here, dispute),
        law,
        before: Before::of(site, visit, &here, dispute)?,
        verdict: Verdict::of(site, &here, dispute, may),
        hands: Hands::of(site, &here, dispute, judge.as_ref()),
        time: Time::of(site, &here, dispute, may.rule),
    })
}

fn over(dispute: &Dispute) -> String {
    format!("Dispute {}. {}", dispute.number, all::place(dispute))
}

fn may(visit: &Visit, closed: bool) -> May {
    let any = |roles: &[Role]| !closed && roles.iter().any(|role| visit.may(*role));
    let (director, head_judge, judge) = (Role::Director, Role::HeadJudge, Role::Judge);
    May {
        note: !closed,
        rule: any(&[director, head_judge, judge]),
        decide: any(&[director, head_judge]),
        score: any(&[director, head_judge, judge, Role::Scorekeeper]),
    }
}

/// While somebody has to decide, the question itself is the first thing asked of the library.
fn asked<'a>(visit: &'a Visit, dispute: &'a Dispute, may: May) -> Question<'a> {
    let waits = dispute.waits() && may.rule;
    let own = waits.then_some(dispute.question.text.as_str());
    let typed = visit.query.all("q").next().map(|_| visit.query.text("q"));
    let cite = if may.rule { visit.query.text("cite") } else { "" };
    if visit.path.ends_with("/cite") {
        return Question { q: own, on: visit.form.text("on"), cite: visit.form.text("citation") };
    }
    Question { q: typed.or(own), on: visit.query.text("on"), cite }
}
