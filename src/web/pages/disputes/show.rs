//! `/t/{tournament}/disputes/{dispute}`: the law first, then the ruling, then the facts.

use askama::Template;
use chrono::Utc;

use crate::app::Snapshot;
use crate::domain::id::{DisputeNumber, Slug};
use crate::domain::note::NotePlace;
use crate::domain::tournament::dispute::{Act, Dispute, Stage};
use crate::messages::{Language, Message, dates, say};
use crate::web::answer::Answer;
use crate::web::cookie::Theme;
use crate::web::error::PageError;
use crate::web::forms::{DisputeDraftForm, DisputeQuery};
use crate::web::layout::Layout;
use crate::web::pages::cards;
use crate::web::pages::disputes::assignment::{self, Assignment, Called};
use crate::web::pages::disputes::citations_panel::{CitationsPanel, LibrarySearch, PinnedCitation};
use crate::web::pages::disputes::draft::DisputeDraft;
use crate::web::pages::disputes::extra_time::{self, DisputeTime};
use crate::web::pages::disputes::facts_panel::{FactsPanel, signature};
use crate::web::pages::disputes::may::May;
use crate::web::pages::disputes::notes::{self, Offered};
use crate::web::pages::disputes::precedents_panel::{PastDecisions, PrecedentsPanel};
use crate::web::pages::disputes::ruling::{self, ShownDecision};
use crate::web::pages::disputes::shelf_panel::ShelfPanel;
use crate::web::pages::disputes::{index, named_tellers};
use crate::web::pages::public::state;
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::words::question::question_words;

#[derive(Template)]
#[template(path = "disputes/show.html")]
pub(super) struct Page {
    layout: Layout,
    tabs: Tabs,
    slug: Slug,
    number: DisputeNumber,
    here: Link,
    seen: String,
    draft: DisputeDraft,
    over: Message,
    question: String,
    /// The question as the log holds it, empty for a call without words.
    asked: String,
    /// The time since the call, while nobody has ruled.
    called: Option<Called>,
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
pub(super) struct Tried {
    pub act: Act,
    pub sentence: String,
    /// Whether somebody else was faster.
    pub overtaken: bool,
}

impl Page {
    /// The page that says what was just recorded, and what is still unsent.
    pub(super) fn with_recorded(self, recorded: (Message, String)) -> Self {
        Self { recorded: Some(recorded), ..self }
    }

    /// Whether this act is possible here.
    fn offers(&self, act: Act) -> bool {
        self.may.acts.contains(&act)
    }

    /// What was typed into boxes that are no longer shown: the field, its label, the text. The question that came with the
    /// page was not typed.
    fn lost_texts(&self) -> Vec<(&'static str, &'static Message, &str)> {
        let gone = self.draft.boxes().filter(|one| one.act.is_some_and(|act| !self.offers(act)));
        let texts = gone.map(|one| (one.name, &one.what, self.draft.text(one.name)));
        texts
            .filter(|(name, _, text)| *name != DisputeDraftForm::NAMES.asked || !self.was_asked(text))
            .collect()
    }

    /// Whether the question is on record in these words, now or as it was first asked.
    fn was_asked(&self, text: &str) -> bool {
        let known = [Some(&self.asked), self.verdict.first_asked.as_ref()];
        known.into_iter().flatten().any(|question| question.trim() == text.trim())
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

    /// Whether the judge has to search: no words were found that decide it.
    fn seeks(&self) -> bool {
        self.shelf.as_ref().is_some_and(|shelf| shelf.seeks)
    }

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
    // The theme and the language are chosen with the same form, because leaving the page would lose the input.
    let chosen = DisputeDraftForm::of(&visit.form);
    if let Ok(language) = chosen.language.parse::<Language>() {
        let answer = language.speak(|| look_again(site, visit, None))?;
        return Ok(answer.with_cookie(&site.cookies.language(Some(language))));
    }
    let Ok(theme) = chosen.theme.parse::<Theme>() else { return look_again(site, visit, None) };
    Ok(look_again(site, visit, Some(theme))?.with_cookie(&site.cookies.theme(theme)))
}

/// The page with everything typed, in this theme if one was chosen.
fn look_again(site: &Site, visit: &Visit, theme: Option<Theme>) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let draft = typed_draft(visit, &here, None)?.with_note();
    let mut page = page(site, visit, &here, None, draft)?;
    if let Some(theme) = theme {
        page.layout.theme = theme;
    }
    Answer::page(&page)
}

/// What was typed on the page, given the tournament's current state.
pub(super) fn typed_draft(
    visit: &Visit,
    here: &Snapshot,
    act: Option<Act>,
) -> Result<DisputeDraft, PageError> {
    let dispute = here.tournament.dispute(visit.param("dispute")?).ok_or(PageError::NotFound)?;
    Ok(DisputeDraft::of(visit, act, dispute, extra_time::suggested_extension(here, dispute).as_ref()))
}

pub(super) fn page(
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
    let may = May::of(visit, here, dispute, judge.as_ref(), goes_on);
    let rulings = site.desk.library_at(here.id())?;
    let asked = first_search(visit, &draft, dispute, &may);
    let decided = PastDecisions::of((site, visit), here, dispute, asked.cite)?;
    let law = CitationsPanel::of(&rulings, here, settings, dispute, &decided, &asked)?;
    let offered = |at| notes::offered_notes(site, settings, dispute, at);
    Ok(Page {
        notes: [offered(NotePlace::Facts)?, offered(NotePlace::Ruling)?],
        seen: assignment::seen_now(dispute),
        layout: visit.tournament_layout(site, here),
        tabs: Tabs::of(visit, here, Tab::Disputes),
        slug: here.slug().clone(),
        number,
        here: urls::dispute(here.slug(), number),
        over: heading_line(dispute),
        question: question_words(dispute),
        asked: dispute.question.text.clone(),
        called: Called::of(dispute, Utc::now()),
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
        appellants: named_tellers::appellants(here, dispute.at),
        shelf: ShelfPanel::of((site, visit), (&*rulings, &decided), here, dispute, &may, &law)?,
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
        time: DisputeTime::of(site, here, dispute, may.acts.contains(&Act::Time))?,
        may,
        law,
        draft,
    })
}

fn heading_line(dispute: &Dispute) -> Message {
    say("disputes-show-over").with("number", dispute.number).with("place", index::place(dispute))
}

/// While somebody has to decide, the first search is for the question itself, if there is one.
fn first_search<'a>(
    visit: &'a Visit,
    draft: &'a DisputeDraft,
    dispute: &'a Dispute,
    may: &May,
) -> LibrarySearch<'a> {
    let waits = dispute.waits() && may.judges;
    let own = Some(dispute.question.text.as_str()).filter(|asked| waits && !asked.is_empty());
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
