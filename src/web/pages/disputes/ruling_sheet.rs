//! `/t/{tournament}/disputes/{dispute}/slip`: the ruling on one sheet, with what it rests on.

use askama::Template;
use chrono::Utc;

use crate::app::{Snapshot, citations};
use crate::domain::hash::short_hash;
use crate::domain::id::DisputeNumber;
use crate::domain::precedent::{self, AnonymousText};
use crate::domain::tournament::cited::Ground;
use crate::domain::tournament::dispute::{Attached, Dispute, SignedText, Stage, Support};
use crate::messages::{Message, dates, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::forms::NamesQuery;
use crate::web::pages::disputes::citations_panel::{how, since};
use crate::web::pages::disputes::ruling::{StepKind, earlier_wordings, last_rests, own_appeal, rests};
use crate::web::pages::disputes::{named_tellers, precedents_panel as past, ruling};
use crate::web::pages::player::concerns;
use crate::web::pages::public::print::{self, Sheet};
use crate::web::pages::rulings::words::{self as law, Badge};
use crate::web::qr::Qr;
use crate::web::site::Site;
use crate::web::urls::{self, EntryKey, Link};
use crate::web::visit::Visit;
use crate::web::words;
use crate::words::question::question_words;
use crate::words::quoted::caution;

/// The term beside the names of the players, which not every reader sees.
const PLAYERS: Message = say("disputes-sheet-players");

#[derive(Template)]
#[template(path = "disputes/sheet.html")]
struct RulingSheet {
    sheet: Sheet,
    citation: String,
    /// The full URL of this sheet.
    address: String,
    /// Whether no phone can open it, because only this machine is served.
    out_of_reach: bool,
    qr: Option<Qr>,
    facts: Vec<(Message, String)>,
    question: String,
    /// The versions of the facts; `None` for readers who may not see them.
    versions: Option<Vec<(String, String)>>,
    /// Ruling, appeal, final word: what it is, the text, who and when.
    steps: Vec<(StepKind, String, String)>,
    /// The badge of the dispute: class and text.
    state: (&'static str, Message),
    /// How many citations the ruling rests on, in words.
    rests: Message,
    /// How many citations the final word rests on, if there is one.
    last_rests: Option<Message>,
    cited: Vec<Cited>,
    /// The day as of which the cited texts were checked.
    today: String,
    /// Past decisions that the ruling names, in their current state.
    named: Vec<String>,
    /// The other sheet, with names or without, and what its link says; only once it is decided.
    other: Option<(Link, Message)>,
}

impl RulingSheet {
    /// The sheet for somebody who need not know the players, in the words of the decision as it is published.
    fn without_names(mut self, told: &AnonymousText) -> Self {
        self.facts.retain(|(term, _)| *term != PLAYERS);
        self.question.clone_from(&told.question);
        self.versions = self.versions.map(|_| told.facts.clone());
        // Who appealed why, and what was worded first, stays with those who have the other sheet.
        self.steps.retain(|(kind, ..)| kind.decides());
        for (kind, text, _) in &mut self.steps {
            let last = told.last.as_ref().filter(|_| matches!(kind, StepKind::Last(_)));
            text.clone_from(last.unwrap_or(&told.ruling));
        }
        self
    }
}

/// A citation on the sheet.
struct Cited {
    citation: String,
    to: Option<Link>,
    /// The entry's full URL with the day; `None` for a past decision.
    qr: Option<Qr>,
    badge: Badge,
    /// `The ruling follows`, `The final word follows`, or when it was added without supporting anything.
    how: String,
    quote: String,
    quote_hash: String,
    document: String,
    document_hash: String,
    reason: String,
    caution: String,
    /// What happened to the text since, and why.
    since: Option<(Badge, String)>,
}

/// The capacity in which somebody reads a ruling.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Reader {
    Staff,
    Player,
    Public,
}

/// # Errors
/// [`PageError::NotFound`] before there is a ruling, and for those who may not read it yet.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let number: DisputeNumber = visit.param("dispute")?;
    let dispute = here.tournament.dispute(number).ok_or(PageError::NotFound)?;
    let reader = reader(visit, &here, dispute).ok_or(PageError::NotFound)?;
    let mut sheet = slip(site, visit, &here, dispute, reader)?;
    if !dispute.is_decided() {
        return Answer::page(&sheet);
    }
    let nameless = NamesQuery::of(&visit.query).names == "no";
    if nameless {
        let decision = site.desk.decision_told(here.id(), number)?;
        sheet = sheet.without_names(&decision.ok_or(PageError::NotFound)?.told);
    }
    let words = if nameless { say("disputes-sheet-with-names") } else { say("disputes-sheet-without-names") };
    sheet.other = Some((urls::slip_with(here.slug(), number, nameless), words));
    Answer::page(&sheet)
}

/// Staff and the two players may read a ruling once it is given, everybody once it is public.
fn reader(visit: &Visit, here: &Snapshot, dispute: &Dispute) -> Option<Reader> {
    dispute.ruling.as_ref()?;
    let seat = visit.viewer.seat.filter(|(tournament, _)| *tournament == here.id());
    if visit.is_staff() {
        Some(Reader::Staff)
    } else if seat.is_some_and(|(_, player)| concerns(here, dispute, player)) {
        Some(Reader::Player)
    } else {
        dispute.is_decided().then_some(Reader::Public)
    }
}

fn slip(
    site: &Site,
    visit: &Visit,
    here: &Snapshot,
    dispute: &Dispute,
    reader: Reader,
) -> Result<RulingSheet, PageError> {
    let settings = &here.setup()?.settings;
    let own = urls::ruling_slip(here.slug(), dispute.number);
    let (address, out_of_reach) = full_url(site, visit, &own);
    let back = match reader {
        Reader::Staff => {
            let back = say("disputes-sheet-back-dispute").with("number", dispute.number);
            (urls::dispute(here.slug(), dispute.number), back.to_string())
        }
        Reader::Player => (urls::me(here.slug()), say("disputes-sheet-back-page").to_string()),
        Reader::Public => (urls::log(here.slug()), say("disputes-sheet-back-log").to_string()),
    };
    let subtitle = match settings.place.as_str() {
        "" => dates::day(settings.date),
        place => format!("{place}, {}", dates::day(settings.date)),
    };
    let title = say("disputes-sheet-title").with("number", dispute.number).to_string();
    Ok(RulingSheet {
        sheet: print::sheet(site, here, visit, title, subtitle, back)?,
        citation: precedent::citation(settings, dispute.number, dispute.at),
        qr: Qr::of(&address).filter(|_| !out_of_reach),
        address,
        out_of_reach,
        facts: facts(here, dispute, settings.edition.name()),
        question: question_words(dispute),
        versions: (reader != Reader::Public).then(|| versions(here, dispute)),
        steps: steps(here, dispute, reader),
        state: ruling::state(dispute),
        rests: rests(dispute),
        last_rests: (dispute.stage() == Stage::Final).then(|| last_rests(dispute)),
        cited: citations(site, visit, here, dispute)?,
        today: dates::day(Utc::now().date_naive()),
        named: names_on_sheet(site, here, dispute)?,
        other: None,
    })
}

/// The full URL of a page, empty if the program's public name is unknown; and whether no phone can open it.
fn full_url(site: &Site, visit: &Visit, to: &Link) -> (String, bool) {
    if visit.origin.is_empty() {
        return (String::new(), false);
    }
    let (origin, out_of_reach) = site.origin_for_others(visit);
    (format!("{origin}{to}"), out_of_reach)
}

fn facts(here: &Snapshot, dispute: &Dispute, game: &str) -> Vec<(Message, String)> {
    let mut facts = vec![(say("disputes-sheet-game"), game.to_owned())];
    if let Some(at) = dispute.at {
        let place = say("disputes-sheet-place").with("round", at.round).with("table", at.table);
        facts.push((say("disputes-sheet-table"), place.to_string()));
        if let Some(players) = named_tellers::seated_players(here, at) {
            facts.push((PLAYERS, named_tellers::opponents(here, &players)));
        }
    }
    facts.push((say("disputes-sheet-judge-called"), words::moment(here, dispute.question.at)));
    facts
}

fn versions(here: &Snapshot, dispute: &Dispute) -> Vec<(String, String)> {
    dispute.facts.iter().map(|said| (named_tellers::words(here, &said.whose), said.text.clone())).collect()
}

/// The grounds of an appeal stay between the judges and the two players, as in the public log.
fn steps(here: &Snapshot, dispute: &Dispute, reader: Reader) -> Vec<(StepKind, String, String)> {
    let step = |kind, text: &str, said: &SignedText| {
        let who = here.actor(&said.actor);
        (kind, text.to_owned(), format!("{who}, {}", words::moment(here, said.at)))
    };
    let ruling = StepKind::ruling(dispute);
    let mut steps: Vec<_> = dispute.ruling.iter().map(|said| step(ruling, &said.text, said)).collect();
    for (at, (words, by)) in earlier_wordings(here, dispute).into_iter().enumerate() {
        steps.push((StepKind::worded(at), words, by));
    }
    let Some(appeal) = &dispute.appeal else { return steps };
    let unsaid = say("disputes-step-appealed").to_string();
    let ground = if reader == Reader::Public { &unsaid } else { &appeal.lodged.text };
    let (kind, ground, by) = step(StepKind::Appeal, ground, &appeal.lodged);
    steps.push((kind, ground, named_tellers::appellant_line(here, &appeal.lodged, &by)));
    if let Some((outcome, said)) = &appeal.decided {
        steps.push(step(StepKind::Last(*outcome), &said.text, said));
    }
    if let (Some((_, _, by)), true) = (steps.last_mut(), dispute.is_own_appeal()) {
        by.push_str(&format!(". {}", own_appeal()));
    }
    steps
}

fn citations(
    site: &Site,
    visit: &Visit,
    here: &Snapshot,
    dispute: &Dispute,
) -> Result<Vec<Cited>, PageError> {
    let rulings = site.desk.library_at(here.id())?;
    let settings = &here.setup()?.settings;
    let one = |attached: &Attached| {
        let cited = &attached.cited;
        let reason = law::sentence(&cited.reason);
        let (to, document, hash, reason) = match &cited.ground {
            Ground::Entry(entry) => {
                let held = citations::quoted_entry(cited, entry, &rulings.library);
                let title =
                    rulings.imported.with_bytes(&entry.document_sha256).map(|held| &held.document.title);
                (
                    held.map(|it| {
                        urls::entry_on(&it.document().stem, EntryKey(&it.citation().slug()), cited.on)
                    }),
                    title.map_or_else(|| entry.stem.clone(), |title| format!("{title} ({})", entry.stem)),
                    entry.document_sha256.as_str(),
                    say("disputes-sheet-law-of")
                        .with("day", dates::day(cited.on))
                        .with("reason", reason)
                        .to_string(),
                )
            }
            Ground::Decision(earlier) => {
                let log = say("disputes-sheet-log-of").with("slug", &earlier.slug).to_string();
                (None, log, earlier.head.as_str(), reason)
            }
        };
        Cited {
            citation: cited.citation.clone(),
            qr: to.as_ref().and_then(|to| {
                let (address, out_of_reach) = full_url(site, visit, to);
                Qr::of(&address).filter(|_| !out_of_reach)
            }),
            to,
            badge: Badge::of_cited(cited),
            how: how(here, attached),
            quote: cited.quote.clone(),
            quote_hash: cited.quote_sha256.short().to_owned(),
            document,
            document_hash: short_hash(hash).to_owned(),
            reason,
            caution: caution(cited),
            since: since(&rulings, settings, cited),
        }
    };
    // What is still being considered for the final word is not shown yet.
    let said = |held: &&Attached| held.supports != Support::FinalWord || dispute.stage() == Stage::Final;
    Ok(dispute.all_cited().filter(said).map(one).collect())
}

fn names_on_sheet(site: &Site, here: &Snapshot, dispute: &Dispute) -> Result<Vec<String>, PageError> {
    let found = past::mentioned_decisions(site, dispute)?;
    let others = found.iter().filter(|one| !one.is(here.id(), dispute.number));
    Ok(others.map(|one| one.line()).collect())
}
