//! `/t/{tournament}/disputes/{dispute}/slip`: the ruling on one sheet, with what it rests on.

use askama::Template;
use chrono::Utc;

use crate::app::{Snapshot, citations};
use crate::domain::id::DisputeNumber;
use crate::domain::precedent::{self, AnonymousText};
use crate::domain::tournament::cited::Ground;
use crate::domain::tournament::dispute::{AppealOutcome, Attached, Dispute, SignedText, Stage, Support};
use crate::domain::wording::quoted::caution;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::forms::NamesQuery;
use crate::web::pages::disputes::citations_panel::{how, since};
use crate::web::pages::disputes::ruling::{OWN_APPEAL, earlier_wordings, heading, last_rests, rests};
use crate::web::pages::disputes::{precedents_panel as past, ruling, teller};
use crate::web::pages::player::concerns;
use crate::web::pages::public::print::{self, Sheet};
use crate::web::pages::rulings::words::{self as law, Badge};
use crate::web::qr::Qr;
use crate::web::site::Site;
use crate::web::urls::{self, EntryKey, Link};
use crate::web::visit::Visit;
use crate::web::words;

/// How many digits of a hash can be compared by eye.
const SHORT: usize = 16;

#[derive(Template)]
#[template(path = "disputes/sheet.html")]
struct RulingSheet {
    sheet: Sheet,
    citation: String,
    /// The full URL of this sheet.
    address: String,
    qr: Option<Qr>,
    facts: Vec<(&'static str, String)>,
    question: String,
    /// The versions of the facts; `None` for readers who may not see them.
    versions: Option<Vec<(String, String)>>,
    /// Ruling, appeal, final word: a heading, the text, who and when.
    steps: Vec<(&'static str, String, String)>,
    /// The badge of the dispute: class and text.
    state: (&'static str, &'static str),
    /// How many citations the ruling rests on, in words.
    rests: String,
    /// The same for the final word; empty without one.
    last_rests: String,
    cited: Vec<Cited>,
    /// The day as of which the cited texts were checked.
    today: String,
    /// Past decisions that the ruling names, in their current state.
    named: Vec<String>,
    /// The other sheet, with names or without, and what its link says; only once it is decided.
    other: Option<(Link, &'static str)>,
}

impl RulingSheet {
    /// The sheet for somebody who need not know the players, in the words of the decision as it is published.
    fn without_names(mut self, told: &AnonymousText) -> Self {
        self.facts.retain(|(term, _)| *term != "Players");
        self.question.clone_from(&told.question);
        self.versions = self.versions.map(|_| told.facts.clone());
        // Who appealed why, and what was worded first, stays with those who have the other sheet.
        self.steps.retain(|(heading, ..)| heading.starts_with("Ruling") || heading.starts_with("Final word"));
        for (heading, text, _) in &mut self.steps {
            let last = told.last.as_ref().filter(|_| heading.starts_with("Final word"));
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

/// The sheet.
///
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
        let decisions = site.desk.precedents()?;
        let decision = decisions.decisions.iter().find(|decision| decision.is(here.id(), number));
        sheet = sheet.without_names(&decision.ok_or(PageError::NotFound)?.told);
    }
    let words = if nameless { "With the players’ names" } else { "Without the players’ names" };
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
    let address = full_url(site, visit, &own);
    let back = match reader {
        Reader::Staff => (urls::dispute(here.slug(), dispute.number), format!("dispute {}", dispute.number)),
        Reader::Player => (urls::me(here.slug()), "your page".to_owned()),
        Reader::Public => (urls::log(here.slug()), "the log".to_owned()),
    };
    let subtitle = match settings.place.as_str() {
        "" => law::day(settings.date),
        place => format!("{place}, {}", law::day(settings.date)),
    };
    let title = format!("Ruling on dispute {}", dispute.number);
    Ok(RulingSheet {
        sheet: print::sheet(site, here, visit, title, subtitle, back)?,
        citation: precedent::citation(settings, dispute.number, dispute.at),
        qr: Qr::of(&address),
        address,
        facts: facts(here, dispute, settings.edition.name()),
        question: dispute.question.text.clone(),
        versions: (reader != Reader::Public).then(|| versions(here, dispute)),
        steps: steps(here, dispute, reader),
        state: ruling::state(dispute),
        rests: rests(dispute),
        last_rests: if dispute.stage() == Stage::Final { last_rests(dispute) } else { String::new() },
        cited: citations(site, visit, here, dispute)?,
        today: law::day(Utc::now().date_naive()),
        named: names_on_sheet(site, here, dispute)?,
        other: None,
    })
}

/// The full URL of a page; empty if the program's public name is unknown.
fn full_url(site: &Site, visit: &Visit, to: &Link) -> String {
    if visit.origin.is_empty() { String::new() } else { format!("{}{to}", site.origin_for_others(visit).0) }
}

fn facts(here: &Snapshot, dispute: &Dispute, game: &str) -> Vec<(&'static str, String)> {
    let mut facts = vec![("Game", game.to_owned())];
    if let Some(at) = dispute.at {
        facts.push(("Table", format!("round {}, table {}", at.round, at.table)));
        if let Some(players) = teller::seated_players(here, at) {
            facts.push((
                "Players",
                players.into_iter().map(|player| here.name(player)).collect::<Vec<_>>().join(" against "),
            ));
        }
    }
    facts.push(("Judge called", words::moment(here, dispute.question.at)));
    facts
}

fn versions(here: &Snapshot, dispute: &Dispute) -> Vec<(String, String)> {
    dispute.facts.iter().map(|said| (teller::words(here, &said.whose), said.text.clone())).collect()
}

/// The grounds of an appeal stay between the judges and the two players, as in the public log.
fn steps(here: &Snapshot, dispute: &Dispute, reader: Reader) -> Vec<(&'static str, String, String)> {
    let step = |heading, text: &str, said: &SignedText| {
        let who = here.actor(&said.actor);
        (heading, text.to_owned(), format!("{who}, {}", words::moment(here, said.at)))
    };
    let mut steps: Vec<_> =
        dispute.ruling.iter().map(|said| step(heading(dispute), &said.text, said)).collect();
    for (at, (words, by)) in earlier_wordings(here, dispute).into_iter().enumerate() {
        let heading = if at == 0 { "First worded" } else { "Then worded" };
        steps.push((heading, words, by));
    }
    let Some(appeal) = &dispute.appeal else { return steps };
    let ground = if reader == Reader::Public { "The ruling was appealed." } else { &appeal.lodged.text };
    let (heading, ground, by) = step("Appeal", ground, &appeal.lodged);
    steps.push((heading, ground, teller::appellant_line(here, &appeal.lodged, &by)));
    match &appeal.decided {
        Some((AppealOutcome::Upheld, said)) => {
            steps.push(step("Final word: the ruling is upheld", &said.text, said));
        }
        Some((AppealOutcome::Overturned, said)) => {
            steps.push(step("Final word: the ruling is replaced", &said.text, said));
        }
        None => {}
    }
    if let (Some((_, _, by)), true) = (steps.last_mut(), dispute.is_own_appeal()) {
        by.push_str(&format!(". {OWN_APPEAL}"));
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
                    format!("Law of {}: {reason}", law::day(cited.on)),
                )
            }
            Ground::Decision(earlier) => {
                (None, format!("the log of {}", earlier.slug), earlier.head.as_str(), reason)
            }
        };
        Cited {
            citation: cited.citation.clone(),
            qr: to.as_ref().and_then(|to| Qr::of(&full_url(site, visit, to))),
            to,
            badge: Badge::of_cited(cited),
            how: how(here, attached),
            quote: cited.quote.clone(),
            quote_hash: short_hash(cited.quote_sha256.as_str()),
            document,
            document_hash: short_hash(hash),
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
    let index = site.desk.precedents()?;
    let found = past::mentioned_decisions(&index, dispute);
    let others = found.filter(|one| !one.is(here.id(), dispute.number));
    Ok(others.map(|one| one.line()).collect())
}

fn short_hash(hash: &str) -> String {
    hash.get(..SHORT).unwrap_or(hash).to_owned()
}
