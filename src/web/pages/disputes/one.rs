//! `/t/{tournament}/disputes/{dispute}`: facts left, law right, ruling below.

use askama::Template;
use chrono::NaiveDate;

use crate::app::citing::{self, Place, Wanted};
use crate::app::{DeskError, Receipt, Snapshot, persuading};
use crate::domain::id::{DisputeNumber, Slug};
use crate::domain::note::Spot;
use crate::domain::tournament::command::{
    AttachCitation, Command, DecideAppeal, GiveRuling, LodgeAppeal, RemoveCitation, StateFacts,
};
use crate::domain::tournament::dispute::{AppealOutcome, Dispute, Judge, Stage, Treatment};
use crate::domain::tournament::role::Role;
use crate::web::answer::Answer;
use crate::web::cookie::Theme;
use crate::web::error::PageError;
use crate::web::frame::Frame;
use crate::web::pages::disputes::before::{Before, Decided};
use crate::web::pages::disputes::case::{Case, signed};
use crate::web::pages::disputes::court::{self, Draft};
use crate::web::pages::disputes::hands::{self, Hands};
use crate::web::pages::disputes::law::{Law, Pinned, Question};
use crate::web::pages::disputes::notes::{self, Offered};
use crate::web::pages::disputes::ruling::{self, May, Verdict};
use crate::web::pages::disputes::time::{self, Time};
use crate::web::pages::disputes::{all, teller};
use crate::web::pages::rulings::words::{NO_DATE, day};
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words;

#[derive(Template)]
#[template(path = "disputes/one.html")]
struct Page {
    frame: Frame,
    tabs: Tabs,
    slug: Slug,
    number: DisputeNumber,
    here: Link,
    seen: String,
    draft: Draft,
    over: String,
    question: String,
    facts: Vec<String>,
    /// Where it stands: the class and the words of its badge.
    state: (&'static str, &'static str),
    closed: bool,
    may: May,
    tried: Option<Tried>,
    /// What was recorded just now, where something else is still only typed, and what that is.
    recorded: Option<(&'static str, String)>,
    case: Case,
    law: Law,
    /// The players of the table, and the others: who may appeal.
    appellants: [Vec<(String, String)>; 2],
    /// For the facts and for the ruling.
    notes: [Vec<Offered>; 2],
    before: Before,
    verdict: Verdict,
    hands: Option<Hands>,
    time: Option<Time>,
}

/// A deed that was refused.
struct Tried {
    which: &'static str,
    sentence: String,
    /// Whether somebody else was quicker.
    overtaken: bool,
}

impl Page {
    /// What was typed into boxes that are not here any more: the field, what it is, the words.
    fn lost(&self) -> Vec<(&'static str, &'static str, &str)> {
        let hands = self.hands.as_ref();
        let (ruled, last) = (self.verdict.given.is_some(), self.verdict.last.is_some());
        let shown = |name: &str| match name {
            "facts" => self.may.note,
            "text" => self.may.rule && !ruled,
            "word" => self.may.decide && self.verdict.appeal.is_some() && !last,
            "appeal" => self.may.note && ruled && self.verdict.appeal.is_none(),
            "reword" | "reword_why" => self.may.reword && ruled,
            "reason" => self.may.uncite && self.loose().next().is_some(),
            "escalate_why" => hands.is_some_and(|hands| hands.escalate),
            "withdraw_why" => hands.is_some_and(|hands| hands.withdraw),
            "minutes" | "time_why" => self.time.as_ref().is_some_and(|time| time.offer.is_some()),
            // Words of the library, which are found there again.
            _ => true,
        };
        let gone = self.draft.boxes().filter(|(name, _)| !shown(name));
        gone.map(|(name, what)| (name, what, self.draft.text(name))).collect()
    }

    /// The words to quote: what was typed, or what was found, where another entry was opened.
    fn quote(&self) -> &str {
        let open = self.draft.came("citation");
        let same = open.is_some() && self.draft.came("cite").is_none_or(|cite| Some(cite) == open);
        match self.draft.came("quote").filter(|_| same) {
            Some(typed) => typed,
            None => self.law.attach.as_ref().map_or("", |attach| &attach.quote),
        }
    }

    /// Whether it went to the head judge.
    fn is_escalated(&self) -> bool {
        self.hands.as_ref().is_some_and(|hands| hands.escalated.is_some())
    }

    /// The citations that can be taken off.
    fn loose(&self) -> impl Iterator<Item = &Pinned> {
        self.law.pinned.iter().filter(|pin| !pin.stays)
    }

    /// Whether this citation is the one to take off: the one chosen, or the only one.
    fn is_off(&self, pin: &Pinned) -> bool {
        match self.draft.text("off") {
            "" => self.loose().count() == 1,
            chosen => chosen == pin.off,
        }
    }

    /// Whether this form was refused.
    fn refused(&self, which: &str) -> bool {
        self.tried.as_ref().is_some_and(|tried| tried.which == which)
    }
}

/// The dispute.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    Answer::page(&page(site, visit, None, Draft::default())?)
}

/// The dispute with everything typed on it: another search, an entry opened, a note put in. Nothing is recorded.
pub fn look(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let draft = typed(site, visit)?.noted();
    let mut page = page(site, visit, None, draft)?;
    // The colours are chosen with the same form: a way round would lose the words.
    let Ok(theme) = visit.form.text("theme").parse::<Theme>() else { return Answer::page(&page) };
    page.frame.theme = theme;
    Ok(Answer::page(&page)?.with_cookie(&site.cookies.theme(theme)))
}

/// Writes down a version of the facts.
pub fn facts(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let dispute = number(site, visit)?;
    let (by, text) = (visit.form.text("by"), visit.form.text("facts"));
    let receipt = give(site, visit, "facts", |here| {
        let at = here.tournament.dispute(dispute).and_then(|dispute| dispute.at);
        if !teller::is_known(here, at, by) {
            return Err(DeskError::Unusable("Choose from the list whose version it is.".to_owned()));
        }
        Ok(Command::StateFacts(StateFacts { dispute, by: by.to_owned(), text: text.to_owned() }))
    });
    answer(site, visit, "facts", receipt)
}

/// Attaches a citation: the desk checks the words and freezes them.
pub fn cite(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let dispute = number(site, visit)?;
    let place = Place::of(visit.form.text("citation"));
    // Read before the tournament is locked: reading every decision asks for each tournament.
    let decided = match place {
        Place::Decision(place) => Some((place, Decided::of(site, visit)?)),
        Place::Entry(_) => None,
    };
    let receipt = give(site, visit, "cite", |here| {
        barred(site, visit, here, dispute)?;
        let form = &visit.form;
        let settings = &here.setup()?.settings;
        let treatment = Treatment::ALL
            .into_iter()
            .find(|treatment| treatment.code() == form.text("treatment"))
            .ok_or_else(|| DeskError::Unusable("Choose how the ruling treats the entry.".to_owned()))?;
        let (quote, confirmation) = (form.text("quote"), form.text("confirmation"));
        if let Some((place, Decided { index, grounds, .. })) = &decided {
            let wanted = persuading::Wanted { place, quote, confirmation };
            let cited = persuading::cite(index, grounds, (here, dispute), &wanted)?;
            return Ok(Command::AttachCitation(AttachCitation {
                dispute,
                cited: Box::new(cited),
                treatment,
            }));
        }
        let on = match form.text("on") {
            "" => settings.date,
            typed => typed.parse::<NaiveDate>().map_err(|_| DeskError::Unusable(NO_DATE.to_owned()))?,
        };
        let wanted = Wanted { place: form.text("citation"), quote, on, confirmation };
        let cited = citing::cite(&site.desk.library()?.library, settings, &wanted)?;
        Ok(Command::AttachCitation(AttachCitation { dispute, cited: Box::new(cited), treatment }))
    });
    answer(site, visit, "cite", receipt)
}

/// Takes a citation off.
pub fn uncite(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let dispute = number(site, visit)?;
    let receipt = give(site, visit, "uncite", |here| {
        barred(site, visit, here, dispute)?;
        // Hash of the words, and the citation, which has blanks of its own.
        let (quote, citation) = visit
            .form
            .text("off")
            .split_once(' ')
            .ok_or_else(|| DeskError::Unusable("Choose which citation is taken off.".to_owned()))?;
        Ok(Command::RemoveCitation(RemoveCitation {
            dispute,
            citation: citation.to_owned(),
            quote_sha256: quote.to_owned(),
            reason: visit.form.text("reason").to_owned(),
        }))
    });
    answer(site, visit, "uncite", receipt)
}

/// Gives the ruling.
pub fn rule(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let number = number(site, visit)?;
    let receipt = give(site, visit, "rule", |here| {
        let dispute = here.tournament.dispute(number).ok_or(DeskError::NotFound)?;
        hands::may_rule(site, visit, here, dispute)?;
        Ok(Command::GiveRuling(GiveRuling { dispute: number, text: visit.form.text("text").to_owned() }))
    });
    answer(site, visit, "rule", receipt)
}

/// Notes an appeal.
pub fn appeal(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let dispute = number(site, visit)?;
    let receipt = give(site, visit, "appeal", |_| {
        let by = match visit.form.text("appellant") {
            "" => None,
            typed => Some(
                typed
                    .parse()
                    .map_err(|_| DeskError::Unusable("Choose from the list who appeals.".to_owned()))?,
            ),
        };
        Ok(Command::LodgeAppeal(LodgeAppeal { dispute, by, text: visit.form.text("appeal").to_owned() }))
    });
    answer(site, visit, "appeal", receipt)
}

/// Has the final word.
pub fn decide(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let dispute = number(site, visit)?;
    let receipt = give(site, visit, "decide", |here| {
        barred(site, visit, here, dispute)?;
        let outcome = match visit.form.text("outcome") {
            "upheld" => AppealOutcome::Upheld,
            "overturned" => AppealOutcome::Overturned,
            _ => {
                let sentence = "Choose whether the ruling is upheld or overturned.";
                return Err(DeskError::Unusable(sentence.to_owned()));
            }
        };
        Ok(Command::DecideAppeal(DecideAppeal { dispute, outcome, text: visit.form.text("word").to_owned() }))
    });
    answer(site, visit, "decide", receipt)
}

/// Refuses somebody who may not judge this dispute: the own table, or without the last word once it is escalated.
fn barred(site: &Site, visit: &Visit, here: &Snapshot, dispute: DisputeNumber) -> Result<(), DeskError> {
    let judge = visit.judge(site, here).map_err(|_| DeskError::NotFound)?;
    Ok(here.tournament.may_judge(dispute, &judge)?)
}

/// Records a deed of the page's own form: of what was typed only what belongs to it.
pub(super) fn give(
    site: &Site,
    visit: &Visit,
    which: &str,
    command: impl Fn(&Snapshot) -> Result<Command, DeskError>,
) -> Result<Receipt, PageError> {
    visit.give_as(site, &visit.deed_of(court::said(which))?, command)
}

/// The dispute in the path, where there is one.
pub(super) fn number(site: &Site, visit: &Visit) -> Result<DisputeNumber, PageError> {
    let number = visit.param("dispute")?;
    visit.here(site)?.tournament.dispute(number).map(|dispute| dispute.number).ok_or(PageError::NotFound)
}

/// What was typed on the page, once the tournament is as it is now.
fn typed(site: &Site, visit: &Visit) -> Result<Draft, PageError> {
    let here = visit.here(site)?;
    let dispute = here.tournament.dispute(visit.param("dispute")?).ok_or(PageError::NotFound)?;
    Ok(Draft::of(visit, dispute, time::offered(&here, dispute)))
}

/// On to the dispute, or at once the page where something else was typed on it; or the page again with the sentence and
/// what was typed.
pub(super) fn answer(
    site: &Site,
    visit: &Visit,
    which: &'static str,
    receipt: Result<Receipt, PageError>,
) -> Result<Answer, PageError> {
    match receipt {
        Ok(_) => {
            let left = typed(site, visit)?.recorded(visit);
            let boxes: Vec<&str> = left.boxes().map(|(_, what)| what).collect();
            if boxes.is_empty() {
                return Ok(Answer::see_other(&urls::dispute(&visit.tournament()?, number(site, visit)?)));
            }
            let recorded = Some((court::recorded(which), words::list(&boxes)));
            Answer::page(&Page { recorded, ..page(site, visit, None, left)? })
        }
        Err(PageError::Refused(sentence)) => {
            let here = visit.here(site)?;
            let dispute = here.tournament.dispute(visit.param("dispute")?).ok_or(PageError::NotFound)?;
            let overtaken = hands::overtaken(which, dispute, visit);
            let tried = Tried { which, sentence, overtaken };
            let page = page(site, visit, Some(tried), typed(site, visit)?)?;
            if overtaken { Answer::conflict(&page) } else { Answer::refused(&page) }
        }
        Err(other) => Err(other),
    }
}

fn page(site: &Site, visit: &Visit, tried: Option<Tried>, draft: Draft) -> Result<Page, PageError> {
    let here = visit.here(site)?;
    let number: DisputeNumber = visit.param("dispute")?;
    let dispute = here.tournament.dispute(number).ok_or(PageError::NotFound)?;
    let settings = &here.setup()?.settings;
    let closed = here.tournament.closed().is_some();
    let granted = may(visit, dispute, closed);
    let judge = if granted.rule { Some(visit.judge(site, &here)?) } else { None };
    let may = judge.as_ref().map_or(granted, |judge| granted.of(&here, dispute, judge));
    let shelf = site.desk.library()?;
    let decided = Decided::of(site, visit)?;
    let law = Law::of(&shelf, &here, settings, dispute, &decided, &asked(visit, &draft, dispute, may));
    let offered = |at| notes::offered(site, settings, at);
    Ok(Page {
        notes: [offered(Spot::Facts), offered(Spot::Ruling)],
        seen: hands::seen_now(dispute),
        frame: Frame { head: Some(here.head_code()), ..visit.frame(site) },
        tabs: Tabs::of(visit, &here, Tab::Disputes),
        slug: here.slug().clone(),
        number,
        here: urls::dispute(here.slug(), number),
        over: over(dispute),
        question: dispute.question.text.clone(),
        facts: vec![
            format!("opened by {}", signed(site, &here, &dispute.question)),
            format!("{}, law of {}", settings.edition.name(), day(settings.date)),
        ],
        state: ruling::state(dispute),
        closed,
        may,
        tried,
        recorded: None,
        case: Case::of(site, &here, dispute),
        appellants: teller::appellants(&here, dispute.at),
        before: Before::of(
            &decided,
            &here,
            dispute,
            &law.q,
            may.cite && (dispute.waits() || !law.q.is_empty()),
        )?,
        verdict: Verdict::of(site, &here, dispute, may, judge.as_ref())?,
        hands: Hands::of(site, &here, dispute, judge.as_ref()),
        time: Time::of(site, &here, dispute, may.rule),
        law,
        draft,
    })
}

fn over(dispute: &Dispute) -> String {
    format!("Dispute {}. {}", dispute.number, all::place(dispute))
}

/// What the roles of a visitor let them do where the dispute stands.
fn may(visit: &Visit, dispute: &Dispute, closed: bool) -> May {
    let closed = closed || dispute.stage() == Stage::Withdrawn;
    let any = |roles: &[Role]| !closed && roles.iter().any(|role| visit.may(*role));
    let (director, head_judge, judge) = (Role::Director, Role::HeadJudge, Role::Judge);
    let rule = any(&[director, head_judge, judge]);
    let (ruled, last) = (dispute.ruling.is_some(), dispute.stage() == Stage::Final);
    May {
        note: !closed,
        rule,
        cite: rule && !last,
        uncite: rule && (!ruled || dispute.stage() == Stage::Appealed),
        reword: rule && ruled && !last,
        decide: any(&[director, head_judge]),
        score: any(&[director, head_judge, judge, Role::Scorekeeper]),
    }
}

impl May {
    /// The same for this judge: not at the own table, not an escalated dispute without the last word, and only the own
    /// ruling is put right without it.
    fn of(self, here: &Snapshot, dispute: &Dispute, judge: &Judge) -> Self {
        let free = here.tournament.may_judge(dispute.number, judge).is_ok();
        let own = dispute.ruling.as_ref().is_some_and(|ruling| ruling.actor == judge.id);
        Self {
            rule: self.rule && free,
            cite: self.cite && free,
            uncite: self.uncite && free,
            reword: self.reword && free && (own || judge.has_last_word),
            decide: self.decide && free,
            ..self
        }
    }
}

/// While somebody has to decide, the question itself is the first thing asked of the library.
fn asked<'a>(visit: &'a Visit, draft: &'a Draft, dispute: &'a Dispute, may: May) -> Question<'a> {
    let waits = dispute.waits() && may.rule;
    let own = waits.then_some(dispute.question.text.as_str());
    let (typed, on, cite) = if draft.is_empty() {
        let typed = visit.query.all("q").next().map(|_| visit.query.text("q"));
        (typed, visit.query.text("on"), visit.query.text("cite"))
    } else {
        let cite = draft.came("cite").unwrap_or_else(|| draft.text("citation"));
        (draft.came("q"), draft.text("on"), cite)
    };
    Question { q: typed.or(own), on, cite: if may.cite { cite } else { "" } }
}
