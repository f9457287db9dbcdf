//! `/rulings/search`: what decides a question, for an edition on a day.

use askama::Template;
use chrono::{NaiveDate, Utc};

use crate::app::library::LibrarySnapshot;
use crate::domain::day::DayFormat;
use crate::domain::edition::Edition;
use crate::domain::rulings::search::{Hit, Query, SearchResults as Answered, Verdict};
use crate::domain::rulings::standing::{Status, Why};
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::fields::Fields;
use crate::web::forms::QuestionForm;
use crate::web::layout::Layout;
use crate::web::pages::cards;
use crate::web::pages::rulings::words::{self, EDITIONS, ShownResult, no_date};
use crate::web::site::Site;
use crate::web::urls::{self, EntryKey, Link};
use crate::web::visit::Visit;
use crate::words::undecided::undecided;

/// The most entries shown.
pub const MOST: usize = 12;

#[derive(Template)]
#[template(path = "rulings/search.html")]
struct Page {
    layout: Layout,
    asked: SearchForm,
    found: Option<Finding>,
    /// The cards that the question names, with their pages.
    cards: Vec<(String, Link)>,
    /// Whether the visitor may keep an undecided question.
    may_keep: bool,
}

/// The content of the search form.
#[derive(Debug, Clone)]
pub struct SearchForm {
    pub q: String,
    /// The edition, as its code.
    pub edition: String,
    /// The day, as typed.
    pub on: String,
    /// What is wrong with the day.
    pub on_fault: Message,
    /// What is wrong with the edition or the words.
    pub fault: Message,
    day: Option<NaiveDate>,
}

impl SearchForm {
    /// Reads the form; the day defaults to today.
    pub fn read(query: &Fields, today: NaiveDate) -> Self {
        let typed = QuestionForm::of(query).on;
        let day = if typed.is_empty() { Some(today) } else { typed.parse().ok() };
        let edition =
            if QuestionForm::of(query).edition.is_empty() { "1E" } else { QuestionForm::of(query).edition };
        let q = QuestionForm::of(query).q.to_owned();
        let fault = if edition.parse::<Edition>().is_err() {
            say("rulings-search-choose-edition")
        } else if q.chars().count() > QuestionForm::LONGEST.q {
            say("rulings-search-too-long")
        } else {
            Message::empty()
        };
        Self {
            on: day.map_or_else(|| typed.to_owned(), |day| day.to_string()),
            on_fault: if day.is_none() { no_date() } else { Message::empty() },
            edition: edition.to_owned(),
            q,
            fault,
            day,
        }
    }

    /// The editions, with the selected one.
    pub fn editions(&self) -> impl Iterator<Item = (Edition, bool)> {
        EDITIONS.into_iter().map(|edition| (edition, edition.code() == self.edition))
    }

    fn query(&self) -> Option<Query> {
        let asked = !self.q.is_empty() && self.fault.is_empty();
        let edition = self.edition.parse().ok().filter(|_| asked)?;
        Some(Query { text: self.q.clone(), edition, on: self.day?, limit: MOST })
    }
}

/// What a search found.
#[derive(Debug, Clone)]
pub struct Finding {
    /// One sentence about the result.
    pub summary: String,
    /// The library's response.
    pub verdict: Verdict,
    /// The response as a sign: its colour and its words.
    pub sign: (&'static str, Message),
    /// From when a text that does not apply yet answers better, its citation and its page.
    pub later: Option<(String, String, Link)>,
    /// Whether the first entry answers it.
    pub decides: bool,
    /// Why nothing does; otherwise empty.
    pub note: String,
    /// What may be cited, or is only close.
    pub results: Vec<ShownResult>,
    /// How many of them are open; the others are folded.
    pub open: usize,
    /// What may not be cited.
    pub also: Vec<ShownResult>,
    /// Whether some of their texts are missing.
    pub summaries: bool,
    /// If nothing speaks of it: other words of the library to search with.
    pub other_words: Vec<(String, Link)>,
}

impl Finding {
    /// Whether a question was asked that nothing decides.
    pub fn is_open(&self) -> bool {
        matches!(self.verdict, Verdict::Speaks | Verdict::Nothing)
    }

    /// The open results.
    pub fn in_sight(&self) -> impl Iterator<Item = &ShownResult> {
        self.results.iter().take(self.open)
    }

    pub fn folded_results(&self) -> impl Iterator<Item = &ShownResult> {
        self.results.iter().skip(self.open)
    }

    /// Formats the library's answer; `shown` formats an entry, and `again` searches with other words.
    pub fn of(
        rulings: &LibrarySnapshot,
        answer: Answered,
        query: &Query,
        shown: impl Fn(Hit) -> ShownResult,
        again: impl Fn(&str) -> Link,
    ) -> Self {
        let other_words = other_words(rulings, &answer, query).into_iter();
        let (game, day) = (query.edition.name(), words::day(query.on));
        let summary = match answer.verdict {
            Verdict::Decides if answer.results.len() > 1 => {
                say("rulings-search-first-answers").with("game", game).with("day", day)
            }
            Verdict::Decides => say("rulings-search-answers").with("game", game).with("day", day),
            Verdict::LookUp => say("rulings-search-look-up").with("game", game).with("day", day),
            Verdict::Speaks | Verdict::Nothing => {
                say("rulings-search-summary").with("game", game).with("day", day)
            }
        };
        let sign = match answer.verdict {
            Verdict::Decides => ("settled", say("rulings-search-sign-decides")),
            Verdict::LookUp => ("info", say("rulings-search-sign-look-up")),
            Verdict::Speaks => ("needs", say("rulings-search-sign-speaks")),
            Verdict::Nothing => ("plain", say("rulings-search-sign-nothing")),
        };
        let summary = summary.to_string();
        let unheld = |hit: &Hit| !hit.text_held;
        Self {
            later: later(&answer, query.on),
            other_words: other_words.map(|words| (words.clone(), again(&words))).collect(),
            sign,
            summaries: answer.results.iter().chain(&answer.also).any(unheld),
            summary,
            decides: answer.decides,
            verdict: answer.verdict,
            note: answer.note.map(|note| undecided(note, DayFormat::Words).to_string()).unwrap_or_default(),
            open: MOST,
            results: answer.results.into_iter().map(&shown).collect(),
            also: answer.also.into_iter().map(&shown).collect(),
        }
    }
}

/// Headings near the words that were asked and found nothing, except those that are shown anyway.
fn other_words(rulings: &LibrarySnapshot, answer: &Answered, query: &Query) -> Vec<String> {
    match answer.verdict {
        Verdict::Nothing => {
            let near = rulings.index().other_words(&rulings.library, query);
            let is_shown = |words: &String| answer.results.iter().any(|hit| hit.heading == *words);
            near.into_iter().filter(|words| !is_shown(words)).collect()
        }
        Verdict::Decides | Verdict::LookUp | Verdict::Speaks => Vec::new(),
    }
}

/// The entry that does not apply yet and answers better than all that do: the law of a week later, perhaps. Not one
/// that an item among the results announces: that item says from when.
fn later(answer: &Answered, on: NaiveDate) -> Option<(String, String, Link)> {
    let best = answer.results.first().map_or(f64::MIN, |first| first.score);
    let told = |hit: &Hit| answer.results.iter().any(|item| item.tells_of(hit));
    let not_yet = answer.also.iter().filter(|hit| hit.status == Status::NotYet && !told(hit));
    let hit =
        not_yet.filter(|hit| hit.score >= best).max_by(|one, other| one.score.total_cmp(&other.score))?;
    let Why::IssuedLater { after, issued, .. } = hit.reason.why else { return None };
    let issued = words::day(issued);
    let from = if after {
        say("rulings-search-after").with("day", issued)
    } else {
        say("rulings-search-from").with("day", issued)
    };
    let to = urls::entry_on(&hit.document, EntryKey(&hit.citation.slug()), on);
    Some((from.to_string(), hit.citation.to_string(), to))
}

pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let rulings = site.desk.library()?;
    let asked = SearchForm::read(&visit.query, Utc::now().date_naive());
    let find = |query: Query| -> Result<Finding, PageError> {
        let answer = rulings.index().search_while(&rulings.library, &query, &visit.awaited)?;
        let again = |words: &str| urls::search_again(words, &asked.edition, query.on);
        Ok(Finding::of(&rulings, answer, &query, |hit| ShownResult::of(hit, query.on), again))
    };
    let found = asked.query().map(find).transpose()?;
    let sound = asked.fault.is_empty() && asked.on_fault.is_empty();
    let account = visit.viewer.account.as_ref();
    let may_keep = account.map_or(Ok(false), |account| site.desk.may_assert(account.id))?;
    let cards = match asked.query() {
        Some(query) => cards::named_in(&*site.desk.newest_card_table(query.edition)?, &query.text),
        None => Vec::new(),
    };
    let page = Page { layout: visit.layout(site), asked, found, cards, may_keep };
    if sound { Answer::page(&page) } else { Answer::refusal(&page) }
}
