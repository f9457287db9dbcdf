//! `/rulings/report`: what the rulings of all tournaments rest on, for people who run tournaments here.

use askama::Template;
use chrono::Utc;

use crate::app::DeskError;
use crate::domain::edition::Edition;
use crate::domain::precedent::index::KnownDecision;
use crate::domain::precedent::{Decision, Review, statistics};
use crate::domain::reason::TypedReason;
use crate::domain::rulings::log::apply::KeptQuestion;
use crate::domain::rulings::log::refusal::StatementRefusal;
use crate::domain::rulings::log::statement::{Question, Statement};
use crate::domain::unseen::without_hidden;
use crate::messages::say;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::faults::Faults;
use crate::web::forms::{AnswerForm, QuestionForm};
use crate::web::layout::Layout;
use crate::web::pages::reports::disputes::CitationCount;
use crate::web::pages::rulings::flags::Flags;
use crate::web::pages::rulings::reader::DecisionReader;
use crate::web::pages::rulings::split::{provenance, reason};
use crate::web::pages::rulings::words::day;
use crate::web::refused::FormError;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::words::gaps_letter::gaps_letter;
use crate::words::library::statement_refusal;

/// The most entries in a table.
const MOST: usize = 25;

#[derive(Template)]
#[template(path = "reports/rulings.html")]
struct Page {
    layout: Layout,
    facts: Vec<String>,
    cited: Vec<CitationCount>,
    overturned: Vec<CitationCount>,
    /// How many decisions there are.
    decided: usize,
    gaps: Vec<(String, Option<Link>, String)>,
    /// Kept questions: the number, the question, its game and day, by whom and when.
    kept: Vec<(i64, String, String)>,
    letter: String,
    /// Whether the visitor may remove a question from the list.
    may_settle: bool,
    refusal: String,
    /// Decisions that rest on reversed texts.
    flags: Flags,
}

/// The report, without names.
///
/// # Errors
/// [`PageError::NotFound`] for an account that helps at no tournament.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    Answer::page(&page(site, visit, String::new())?)
}

/// Keeps a question that the library does not decide.
pub fn keep(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let form = &visit.form;
    let (edition, day) = (QuestionForm::of(form).edition.parse(), QuestionForm::of(form).on.parse());
    let words = without_hidden(QuestionForm::of(form).q);
    let (Ok(edition), Ok(day), false) = (edition, day, words.is_empty()) else {
        return Err(FormError::NoQuestion.into());
    };
    if words.chars().count() > QuestionForm::LONGEST.q {
        return Err(FormError::LongQuestion(QuestionForm::LONGEST.q).into());
    }
    let question = Statement::Ask(Question { words, edition, day });
    match site.desk.state(&question, &provenance(visit, TypedReason::default())?) {
        // Somebody else may have kept it in between: it is where the judge wants it.
        Ok(()) | Err(DeskError::NotStated(StatementRefusal::AlreadyAsked)) => {
            Ok(Answer::see_other(&urls::rulings_gaps()))
        }
        Err(other) => Err(other.into()),
    }
}

/// Removes a question from the list.
pub fn settle(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let number: i64 = AnswerForm::of(&visit.form).number.parse().map_err(|_| PageError::NotFound)?;
    let mut faults = Faults::default();
    let Some(reason) =
        reason(&visit.form, &mut faults, &say("reports-rulings-say-what-settled-it").to_string())
    else {
        let why =
            say("reports-rulings-not-taken-off").with("why", faults.of(AnswerForm::NAMES.reason)).into();
        return Answer::refusal(&page(site, visit, why)?);
    };
    match site.desk.state(&Statement::Settle { number }, &provenance(visit, reason)?) {
        Ok(()) => Ok(Answer::see_other(&urls::rulings_gaps())),
        Err(DeskError::NotStated(refusal)) => {
            Answer::refusal(&page(site, visit, statement_refusal(&refusal).to_string())?)
        }
        Err(other) => Err(other.into()),
    }
}

fn page(site: &Site, visit: &Visit, refusal: String) -> Result<Page, PageError> {
    let reader = DecisionReader::of(site, visit)?;
    if !reader.is_staff() {
        return Err(PageError::NotFound);
    }
    let index = site.desk.precedents()?;
    let grounds = site.desk.grounds(Utc::now().date_naive())?;
    let used = statistics::used_entries(grounds.citing_decisions());
    let gaps: Vec<KnownDecision> = index.newest().filter(|one| !one.has_authority).copied().collect();
    let gaps = site.desk.decisions_told(&gaps)?;
    let gaps: Vec<&Decision> = gaps.iter().map(AsRef::as_ref).collect();
    let mut overturned: Vec<_> = used.iter().filter(|used| used.overturned > 0).cloned().collect();
    overturned.sort_by_key(|used| std::cmp::Reverse(used.overturned));
    let first = |used: Vec<statistics::Used>| used.into_iter().take(MOST).map(CitationCount::from).collect();
    let number = |review| index.newest().filter(|decision| decision.review == review).count();
    let open = site.desk.library_log()?.open;
    let asked: Vec<(Edition, &str)> =
        open.iter().map(|asked| (asked.question.edition, asked.question.words.as_str())).collect();
    let games: Vec<Edition> =
        gaps.iter().map(|gap| gap.edition).chain(asked.iter().map(|(edition, _)| *edition)).collect();
    let account = visit.viewer.account.as_ref();
    let may_settle = account.map_or(Ok(false), |account| site.desk.may_assert(account.id))?;
    Ok(Page {
        layout: visit.layout(site),
        flags: Flags::of_library(site, visit)?,
        facts: vec![
            say("reports-rulings-decisions").with("decisions", index.len()).into(),
            say("reports-rulings-upheld").with("decisions", number(Review::Upheld)).into(),
            say("reports-rulings-overturned").with("decisions", number(Review::Overturned)).into(),
            say("reports-rulings-without-citation").with("decisions", gaps.len()).into(),
        ],
        cited: first(used),
        overturned: first(overturned),
        letter: if gaps.is_empty() && asked.is_empty() {
            String::new()
        } else {
            gaps_letter(
                &gaps,
                &asked,
                "the tournaments of this installation",
                &library_documents(site, &games)?,
            )
        },
        kept: open.iter().map(|asked| question_row(site, asked)).collect::<Result<_, _>>()?,
        may_settle,
        refusal,
        decided: index.len(),
        gaps: gaps
            .iter()
            .map(|gap| (gap.citation.clone(), reader.dispute(gap), gap.told.question.clone()))
            .collect(),
    })
}

fn question_row(site: &Site, asked: &KeptQuestion) -> Result<(i64, String, String), PageError> {
    let question = &asked.question;
    let name = site.desk.name_of(&asked.by)?;
    let told = say("reports-rulings-kept-by")
        .with("game", question.edition.name())
        .with("law", day(question.day))
        .with("name", name.unwrap_or_else(|| say("rulings-somebody-who-left").to_string()))
        .with("day", day(asked.at.date_naive()));
    Ok((asked.number, question.words.clone(), told.to_string()))
}

/// The library's documents of these games, by citation.
pub fn library_documents(site: &Site, games: &[Edition]) -> Result<Vec<String>, PageError> {
    let rulings = site.desk.library()?;
    let asked =
        rulings.library.documents().filter(|held| held.text_held && games.contains(&held.document.edition));
    let documents = asked.map(|held| {
        let document = &held.document;
        let date = document.issued.map_or_else(|| "n.d.".to_owned(), |date| date.to_string());
        format!("{} {date}", document.work)
    });
    Ok(documents.collect())
}
