//! `/t/{tournament}/disputes/{dispute}`: the law first, then the ruling, then the facts.

use askama::Template;
use chrono::{NaiveDate, Utc};

use crate::app::citations::{self, CitationRequest, CitationTarget};
use crate::app::{Snapshot, persuasive_decisions};
use crate::domain::hash::TextHash;
use crate::domain::id::{DisputeNumber, Slug};
use crate::domain::note::NotePlace;
use crate::domain::tournament::command::{
    AttachCitation, Command, DecideAppeal, GiveRuling, LodgeAppeal, RemoveCitation, StateFacts,
};
use crate::domain::tournament::dispute::{Act, AppealOutcome, Dispute, Judge, Stage, Treatment};
use crate::messages::{Message, dates, say};
use crate::web::answer::Answer;
use crate::web::cookie::Theme;
use crate::web::error::PageError;
use crate::web::fields::Fields;
use crate::web::forms::{DisputeDraftForm, DisputeQuery};
use crate::web::layout::Layout;
use crate::web::pages::cards;
use crate::web::pages::disputes::assignment::{self, Assignment};
use crate::web::pages::disputes::citations_panel::{CitationsPanel, LibrarySearch, PinnedCitation};
use crate::web::pages::disputes::draft::DisputeDraft;
use crate::web::pages::disputes::extra_time::{self, DisputeTime};
use crate::web::pages::disputes::facts_panel::{FactsPanel, signature};
use crate::web::pages::disputes::notes::{self, Offered};
use crate::web::pages::disputes::precedents_panel::{PastDecisions, PrecedentsPanel};
use crate::web::pages::disputes::ruling::{self, May, ShownDecision};
use crate::web::pages::disputes::shelf_panel::ShelfPanel;
use crate::web::pages::disputes::{index, teller};
use crate::web::pages::public::state;
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::refused::FormError;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words;

#[derive(Template)]
#[template(path = "disputes/show.html")]
struct Page {
    layout: Layout,
    tabs: Tabs,
    slug: Slug,
    number: DisputeNumber,
    here: Link,
    seen: String,
    draft: DisputeDraft,
    over: Message,
    question: String,
    facts: Vec<Message>,
    /// The cards that the question names, with their pages.
    cards: Vec<(String, Link)>,
    /// The badge: class and text.
    state: (&'static str, Message),
    closed: bool,
    may: May,
    tried: Option<Tried>,
    /// What was just recorded, if other input is still unsent, and what that is.
    recorded: Option<(Message, String)>,
    case: FactsPanel,
    law: CitationsPanel,
    /// The players of the table, and everybody else: who may appeal.
    appellants: [Vec<(String, String)>; 2],
    /// Notes for the facts and for the ruling.
    notes: [Vec<Offered>; 2],
    /// What the judge keeps at hand, while they may cite.
    shelf: Option<ShelfPanel>,
    before: PrecedentsPanel,
    verdict: ShownDecision,
    /// The words with which the ruling begins.
    proposed: String,
    /// Whether nothing is cited, so that a judge who rules has to say so.
    alone: bool,
    assignment: Option<Assignment>,
    time: Option<DisputeTime>,
}

/// A refused act.
struct Tried {
    act: Act,
    sentence: String,
    /// Whether somebody else was faster.
    overtaken: bool,
}

impl Page {
    /// Whether this act is possible here.
    fn offers(&self, act: Act) -> bool {
        self.may.acts.contains(&act)
    }

    /// What was typed into boxes that are no longer shown: the field, its label, the text.
    fn lost_texts(&self) -> Vec<(&'static str, &'static Message, &str)> {
        let gone = self.draft.boxes().filter(|one| one.act.is_some_and(|act| !self.offers(act)));
        gone.map(|one| (one.name, &one.what, self.draft.text(one.name))).collect()
    }

    /// The words to quote: those typed, or those found if another entry was opened.
    fn quote(&self) -> &str {
        let open = self.draft.sent_text("citation");
        let same = open.is_some() && self.draft.sent_text("cite").is_none_or(|cite| Some(cite) == open);
        match self.draft.sent_text("quote").filter(|_| same) {
            Some(typed) => typed,
            None => self.law.attach.as_ref().map_or("", |attach| &attach.quote),
        }
    }

    /// Whether it was escalated.
    fn is_escalated(&self) -> bool {
        self.assignment.as_ref().is_some_and(|assignment| assignment.escalated.is_some())
    }

    /// The citations that can be removed.
    fn loose(&self) -> impl Iterator<Item = &PinnedCitation> {
        self.law.pinned.iter().filter(|pin| !pin.stays)
    }

    /// Whether this citation is the one to remove: the chosen one, or the only one.
    fn is_off(&self, pin: &PinnedCitation) -> bool {
        match self.draft.text(DisputeDraftForm::NAMES.off) {
            "" => self.loose().count() == 1,
            chosen => chosen == pin.off,
        }
    }

    /// Whether this act was refused.
    fn was_refused(&self, act: Act) -> bool {
        self.tried.as_ref().is_some_and(|tried| tried.act == act)
    }
}

pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    Answer::page(&page(site, visit, &*visit.here(site)?, None, DisputeDraft::default())?)
}

/// The dispute with everything typed: another search, an opened entry, an inserted note. Records nothing.
pub fn look(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let draft = typed_draft(visit, &here, None)?.with_note();
    let mut page = page(site, visit, &here, None, draft)?;
    // The theme is chosen with the same form, because leaving the page would lose the input.
    let Ok(theme) = DisputeDraftForm::of(&visit.form).theme.parse::<Theme>() else {
        return Answer::page(&page);
    };
    page.layout.theme = theme;
    Ok(Answer::page(&page)?.with_cookie(&site.cookies.theme(theme)))
}

/// Records a version of the facts.
pub fn facts(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let (by, text) = (DisputeDraftForm::of(&visit.form).by, DisputeDraftForm::of(&visit.form).facts);
    record(site, visit, Act::Facts, |here, dispute, _| {
        let at = here.tournament.dispute(dispute).and_then(|dispute| dispute.at);
        let by = teller::read(here, at, by)?;
        Ok(Command::StateFacts(StateFacts { dispute, by, text: text.to_owned() }))
    })
}

/// Attaches a citation: the desk checks the words and freezes them.
pub fn cite(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    // Read before the command is decided, because reading decisions needs every tournament.
    let decided = match CitationTarget::of(Wanted::place(&visit.form)) {
        CitationTarget::Decision(place) => {
            Some((site.desk.decision_at(place)?, site.desk.grounds(Utc::now().date_naive())?))
        }
        CitationTarget::Entry(_) => None,
    };
    record(site, visit, Act::Cite, |here, dispute, judge| {
        let form = &visit.form;
        let settings = &here.setup()?.settings;
        let Wanted { place, quote, treatment, confirmation } = Wanted::of(form)?;
        let cited = if let Some((decision, grounds)) = &decided {
            let wanted = persuasive_decisions::PrecedentRequest { quote, confirmation };
            persuasive_decisions::cite(decision.as_deref(), grounds, (here, dispute), &wanted)?
        } else {
            let on = match DisputeDraftForm::of(form).on {
                "" => settings.date,
                typed => typed.parse::<NaiveDate>().map_err(|_| FormError::Day)?,
            };
            let wanted = CitationRequest { place, quote, on, confirmation };
            citations::cite(&site.desk.library_at(here.id())?.library, settings, &wanted)?
        };
        let (cited, seen) = (Box::new(cited), assignment::read_seen(visit));
        Ok(Command::AttachCitation(AttachCitation { dispute, judge, cited, treatment, seen }))
    })
}

/// What is to be cited: what was found, with one tap, or what was opened and chosen.
struct Wanted<'a> {
    place: &'a str,
    quote: &'a str,
    treatment: Treatment,
    confirmation: &'a str,
}

impl<'a> Wanted<'a> {
    fn of(form: &'a Fields) -> Result<Self, FormError> {
        let typed = DisputeDraftForm::of(form);
        if let Some((place, quote)) = typed.rule_on.split_once(' ') {
            return Ok(Self { place, quote, treatment: Treatment::Follows, confirmation: "" });
        }
        let treatment = Treatment::ALL.into_iter().find(|treatment| treatment.code() == typed.treatment);
        Ok(Self {
            place: typed.citation,
            quote: typed.quote,
            treatment: treatment.ok_or(FormError::Treatment)?,
            confirmation: typed.confirmation,
        })
    }

    fn place(form: &'a Fields) -> &'a str {
        let typed = DisputeDraftForm::of(form);
        typed.rule_on.split_once(' ').map_or(typed.citation, |(place, _)| place)
    }
}

/// Removes a citation.
pub fn uncite(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    record(site, visit, Act::Uncite, |_, dispute, judge| {
        // The hash of the words, and the citation, which contains spaces.
        let (quote, citation) =
            DisputeDraftForm::of(&visit.form).off.split_once(' ').ok_or(FormError::TakenOff)?;
        Ok(Command::RemoveCitation(RemoveCitation {
            dispute,
            judge,
            citation: citation.to_owned(),
            quote_sha256: TextHash::stated(quote),
            reason: DisputeDraftForm::of(&visit.form).reason.into(),
        }))
    })
}

/// Gives the ruling.
pub fn rule(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    record(site, visit, Act::Rule, |_, dispute, judge| {
        let typed = DisputeDraftForm::of(&visit.form);
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
        let outcome = DisputeDraftForm::of(&visit.form).outcome;
        let outcome: AppealOutcome = outcome.parse().map_err(|_| FormError::Outcome)?;
        let (seen, text) = (assignment::read_seen(visit), DisputeDraftForm::of(&visit.form).word.to_owned());
        Ok(Command::DecideAppeal(DecideAppeal { dispute, judge, outcome, text, seen }))
    })
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
            let recorded = Some((act.success_message(), words::list(&boxes)));
            Answer::page(&Page { recorded, ..page(site, visit, &here, None, left)? })
        }
        Err(PageError::Refused(refused)) => {
            let overtaken = refused.is_overtaken(act);
            let tried = Tried { act, sentence: refused.to_string(), overtaken };
            let here = visit.here_after(site)?;
            let draft = typed_draft(visit, &here, Some(act))?;
            let page = page(site, visit, &here, Some(tried), draft)?;
            if overtaken { Answer::conflict(&page) } else { Answer::refusal(&page) }
        }
        Err(other) => Err(other),
    }
}

/// What was typed on the page, given the tournament's current state.
fn typed_draft(visit: &Visit, here: &Snapshot, act: Option<Act>) -> Result<DisputeDraft, PageError> {
    let dispute = here.tournament.dispute(visit.param("dispute")?).ok_or(PageError::NotFound)?;
    Ok(DisputeDraft::of(visit, act, dispute, extra_time::suggested_extension(here, dispute).as_ref()))
}

fn page(
    site: &Site,
    visit: &Visit,
    here: &Snapshot,
    tried: Option<Tried>,
    draft: DisputeDraft,
) -> Result<Page, PageError> {
    let number: DisputeNumber = visit.param("dispute")?;
    let dispute = here.tournament.dispute(number).ok_or(PageError::NotFound)?;
    let settings = &here.setup()?.settings;
    let goes_on = dispute.stage() != Stage::Withdrawn;
    let judges = goes_on && visit.offers(here, urls::rule::PATH);
    let judge = if judges { Some(visit.judge(site, here)?) } else { None };
    let may = may(visit, here, dispute, judge.as_ref(), goes_on);
    let rulings = site.desk.library_at(here.id())?;
    let asked = first_search(visit, &draft, dispute, &may);
    let decided = PastDecisions::of((site, visit), here, dispute, asked.cite)?;
    let law = CitationsPanel::of(&rulings, here, settings, dispute, &decided, &asked)?;
    let offered = |at| notes::offered_notes(site, settings, at);
    Ok(Page {
        notes: [offered(NotePlace::Facts)?, offered(NotePlace::Ruling)?],
        seen: assignment::seen_now(dispute),
        layout: visit.tournament_layout(site, here),
        tabs: Tabs::of(visit, here, Tab::Disputes),
        slug: here.slug().clone(),
        number,
        here: urls::dispute(here.slug(), number),
        over: heading_line(dispute),
        question: dispute.question.text.clone(),
        cards: cards::named_in(&*site.desk.newest_card_table(settings.edition)?, &dispute.question.text),
        facts: vec![
            say("disputes-show-opened-by").with("signed", signature(here, &dispute.question)),
            say("disputes-show-law-of")
                .with("game", settings.edition.name())
                .with("day", dates::day(settings.date)),
        ],
        state: ruling::state(dispute),
        closed: state::is_over(here),
        tried,
        recorded: None,
        case: FactsPanel::of(here, dispute),
        appellants: teller::appellants(here, dispute.at),
        shelf: ShelfPanel::of((site, visit), &rulings, here, dispute, &may, law.attach.as_ref())?,
        before: PrecedentsPanel::of(
            site,
            &decided,
            here,
            dispute,
            &law.q,
            may.acts.contains(&Act::Cite) && (dispute.waits() || !law.q.is_empty()),
            &visit.awaited,
        )?,
        verdict: ShownDecision::of(site, here, dispute, &may, judge.as_ref())?,
        proposed: law.proposed_ruling(dispute),
        alone: dispute.grounds().next().is_none(),
        assignment: Assignment::of(here, dispute, judge.as_ref()),
        time: DisputeTime::of(here, dispute, may.acts.contains(&Act::Time)),
        may,
        law,
        draft,
    })
}

fn heading_line(dispute: &Dispute) -> Message {
    say("disputes-show-over").with("number", dispute.number).with("place", index::place(dispute))
}

/// What a visitor may do: send the act's form, and do this to this dispute as it is now.
fn may(visit: &Visit, here: &Snapshot, dispute: &Dispute, judge: Option<&Judge>, goes_on: bool) -> May {
    let nobody = Judge::default();
    let (told, judge) = (&here.tournament, judge.unwrap_or(&nobody));
    let may = |act: &Act| {
        visit.offers(here, act.form())
            && told.may(*act, dispute.number, judge).is_ok()
            && has_box(*act, here, dispute)
    };
    May {
        acts: Act::ALL.into_iter().filter(may).collect(),
        judges: visit.offers(here, urls::rule::PATH) && told.may_judge(dispute.number, judge).is_ok(),
        scores: goes_on && visit.offers(here, urls::correct::PATH),
    }
}

/// Whether there is anything to fill its box with: a citation that can be removed, minutes to suggest.
fn has_box(act: Act, here: &Snapshot, dispute: &Dispute) -> bool {
    match act {
        Act::Uncite => dispute.citations.iter().any(|held| !dispute.stays(held)),
        Act::Time => here.tournament.time_lost(dispute.number).is_some(),
        Act::Claim
        | Act::Facts
        | Act::Cite
        | Act::Rule
        | Act::Escalate
        | Act::Withdraw
        | Act::Reword
        | Act::Appeal
        | Act::Decide => true,
    }
}

/// While somebody has to decide, the first search is for the question itself.
fn first_search<'a>(
    visit: &'a Visit,
    draft: &'a DisputeDraft,
    dispute: &'a Dispute,
    may: &May,
) -> LibrarySearch<'a> {
    let waits = dispute.waits() && may.judges;
    let own = waits.then_some(dispute.question.text.as_str());
    let (typed, on, cite) = if draft.is_empty() {
        let typed =
            visit.query.values(DisputeQuery::NAMES.q).next().map(|_| DisputeQuery::of(&visit.query).q);
        (typed, DisputeQuery::of(&visit.query).on, DisputeQuery::of(&visit.query).cite)
    } else {
        let cite = draft
            .sent_text(DisputeDraftForm::NAMES.cite)
            .unwrap_or_else(|| draft.text(DisputeDraftForm::NAMES.citation));
        (draft.sent_text(DisputeDraftForm::NAMES.q), draft.text(DisputeDraftForm::NAMES.on), cite)
    };
    let cite = if may.acts.contains(&Act::Cite) { cite } else { "" };
    LibrarySearch { q: typed.or(own), on, cite, awaited: &visit.awaited }
}
