//! `/cards/{edition}/{card}`: what is known about a card: facts, printings, legality on a day, and what names it.

use askama::Template;
use chrono::NaiveDate;

use crate::app::library::LibrarySnapshot;
use crate::app::played::PlayedIn;
use crate::data;
use crate::domain::awaited::Awaited;
use crate::domain::card::title_folding::fold_title;
use crate::domain::card::{Card, CardId, CardTable};
use crate::domain::day::DayFormat;
use crate::domain::deck::format::Format;
use crate::domain::deck::severity::Severity;
use crate::domain::edition::Edition;
use crate::domain::precedent::Decision;
use crate::domain::rulings::library::LibraryEntry;
use crate::domain::rulings::standing::{Standing, Status};
use crate::domain::rulings::status::standing;
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::forms::DayQuery;
use crate::web::layout::Layout;
use crate::web::pages::cards::find;
use crate::web::pages::decks::card_facts::{self, Fact};
use crate::web::pages::rules::sourced::{Legend, RulesOnDay, ShownSource, legend};
use crate::web::pages::rulings::words::{Badge, no_date};
use crate::web::site::Site;
use crate::web::urls::{self, EntryKey, Link};
use crate::web::visit::Visit;
use crate::words::deck::card_type;
use crate::words::standing::reason_sentence;

/// The most entries that are listed.
const MOST_ENTRIES: usize = 60;
/// The most decisions that are listed.
const MOST_DECISIONS: usize = 12;
/// How many of the decisions that share words with a title are read at once, and how often.
const LOOKED_AT: usize = 20;
const LOOKS: usize = 5;

#[derive(Template)]
#[template(path = "cards/one.html")]
struct Page {
    layout: Layout,
    to: Link,
    title: String,
    facts: Vec<String>,
    known: Vec<Fact>,
    printings: Vec<PrintingRow>,
    /// The day, as typed, and what is wrong with it.
    on: String,
    on_fault: Message,
    formats: Vec<FormatRow>,
    entries: Vec<Named>,
    more_entries: usize,
    decisions: Vec<Decided>,
    played: Vec<Played>,
    /// Whether some lists have not been read yet.
    is_reading: bool,
    legend: Legend,
}

struct PrintingRow {
    /// Its exact name; empty if that is the title.
    name: String,
    release: String,
    /// When it came out, as well as that is known.
    out: String,
    number: String,
    legality: String,
}

/// What a format says of the card.
struct FormatRow {
    name: String,
    to: Link,
    /// The badge: class and word.
    verdict: (&'static str, Message),
    /// The rules that forbid it, each with its source.
    why: Vec<(String, ShownSource)>,
}

/// An entry that names the card.
struct Named {
    citation: String,
    to: Link,
    badge: Badge,
    reason: String,
}

/// A decision that names the card.
struct Decided {
    line: String,
    question: String,
    slip: Link,
}

struct Played {
    to: Link,
    name: String,
    place: String,
    title: String,
}

/// A card, or similar titles if no card has this one.
///
/// # Errors
/// If the store does not answer.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let (game, id): (String, String) = (visit.param("edition")?, visit.param("card")?);
    let Ok(edition) = game.parse::<Edition>() else { return find::no_game(site, visit, &game, &id) };
    let table = site.desk.newest_card_table(edition)?;
    let Some(card) = table.by_id(&CardId(id.clone())) else {
        return find::no_card(site, visit, edition, &id);
    };
    let to = urls::card(edition, &id);
    if game != edition.code() {
        return Ok(Answer::see_other(&to));
    }
    let typed = DayQuery::of(&visit.query).on;
    let now = (site.hooks.now)();
    let day = if typed.is_empty() { Some(now.date_naive()) } else { typed.parse().ok() };
    let on = day.unwrap_or_else(|| now.date_naive());
    let library = site.desk.library()?;
    let (entries, more_entries) = entries_naming(&library, card, edition, on, &visit.awaited)?;
    let law = RulesOnDay::of(site, Some(on))?;
    // A format in which decks are built from what was opened says nothing of a single card.
    let formats = data::deck_formats()
        .iter()
        .filter(|format| format.edition == edition && format.pool_rule().is_none());
    let played = site.desk.played_in(&card.id, edition, now, &visit.awaited)?;
    let page = Page {
        layout: visit.layout(site),
        title: card.title.clone(),
        facts: vec![edition.name().to_owned(), card_type(card.kind).to_string()],
        known: card_facts::facts(card, &table, &site.desk.card_particulars(edition)?),
        printings: printings(card, &table),
        on: day.map_or_else(|| typed.to_owned(), |day| day.to_string()),
        on_fault: if day.is_none() { no_date() } else { Message::empty() },
        formats: formats.map(|format| row(format, card, &table, on, &law)).collect(),
        entries,
        more_entries,
        decisions: decisions(site, visit, card, edition)?,
        played: played.lists.into_iter().map(Played::of).collect(),
        is_reading: !played.is_complete,
        legend: legend(),
        to,
    };
    if day.is_some() { Answer::page(&page) } else { Answer::refusal(&page) }
}

fn printings(card: &Card, table: &CardTable) -> Vec<PrintingRow> {
    let release = |code: &str| table.releases().iter().find(|release| release.code == code);
    let rows = card.printings.iter().map(|printing| {
        let of = release(&printing.release);
        let bound = of.is_some_and(|release| release.may_be_earlier());
        let out = of.map_or_else(String::new, |release| release.date.clone());
        PrintingRow {
            name: if printing.name == card.title { String::new() } else { printing.name.clone() },
            release: of.map_or_else(|| printing.release.clone(), |release| release.name.clone()),
            out: if bound && !out.is_empty() {
                say("cards-one-or-earlier").with("day", out).to_string()
            } else {
                out
            },
            number: printing.number.clone(),
            legality: printing.tokens().collect::<Vec<_>>().join(", "),
        }
    });
    rows.collect()
}

fn row(format: &Format, card: &Card, table: &CardTable, on: NaiveDate, law: &RulesOnDay) -> FormatRow {
    let against = format.forbidding_rules(card, table, on);
    let verdict = match against.first().map(|(_, severity)| *severity) {
        _ if !format.is_played(on) => ("plain", say("cards-one-not-played-then")),
        Some(Severity::Error) => ("conflict", say("cards-one-not-legal")),
        Some(Severity::Warning) => ("needs", say("cards-one-a-director-decides")),
        Some(Severity::Note) | None => ("settled", say("cards-one-legal")),
    };
    let why = against.iter().filter(|_| format.is_played(on));
    FormatRow {
        name: format.name.clone(),
        to: urls::format(&format.id),
        verdict,
        why: why.map(|(rule, _)| (rule.says.clone(), law.rule(rule))).collect(),
    }
}

/// The entries that name the card, those in force first, and how many more there are.
fn entries_naming(
    rulings: &LibrarySnapshot,
    card: &Card,
    edition: Edition,
    on: NaiveDate,
    awaited: &Awaited,
) -> Result<(Vec<Named>, usize), PageError> {
    let library = &rulings.library;
    let of_game = library.entries().filter(|found| found.document().edition == edition);
    let naming = awaited.each(of_game).filter(|found| found.entry.names_card(&card.title));
    let mut all: Vec<(LibraryEntry<'_>, Standing)> =
        naming.map(|found| (found, standing(found, edition, on, library))).collect();
    awaited.check()?;
    all.sort_by_key(|(found, standing)| (order(standing.status), std::cmp::Reverse(found.document().issued)));
    let more = all.len().saturating_sub(MOST_ENTRIES);
    let shown = all.into_iter().take(MOST_ENTRIES).map(|(found, standing)| {
        let citation = found.citation();
        Named {
            to: urls::entry_on(&found.document().stem, EntryKey(&citation.slug()), on),
            citation: citation.to_string(),
            badge: Badge::of(standing.status),
            reason: reason_sentence(&standing.reason, DayFormat::Words),
        }
    });
    Ok((shown.collect(), more))
}

/// What is in force comes first, and what does not count last.
const fn order(status: Status) -> u8 {
    match status {
        Status::InForce | Status::CarriedForward => 0,
        Status::PartlySuperseded => 1,
        Status::Undated | Status::Window => 2,
        Status::Unanswered | Status::CrossReference => 3,
        Status::NotYet | Status::Superseded | Status::Deleted | Status::OtherEdition => 4,
    }
}

/// The decisions of this installation that name the card or cite an entry of its name, best first. Nothing of the facts
/// is searched: only staff read those.
fn decisions(site: &Site, visit: &Visit, card: &Card, edition: Edition) -> Result<Vec<Decided>, PageError> {
    let index = site.desk.precedents()?;
    let title = format!(" {} ", fold_title(&card.title));
    let says = |text: &str| format!(" {} ", fold_title(text)).contains(&title);
    let names = |one: &Decision| says(&one.text()) || one.cited.iter().any(|held| says(&held.cited.heading));
    let mut likely = index.search(&card.title, usize::MAX, &visit.awaited)?;
    likely.retain(|one| one.edition == edition);
    let mut found = Vec::new();
    // The best share the title, so the first of them are those that name it.
    for part in likely.chunks(LOOKED_AT).take(LOOKS) {
        found.extend(site.desk.decisions_told(part)?.into_iter().filter(|one| names(one)));
        if found.len() >= MOST_DECISIONS {
            break;
        }
    }
    Ok(found
        .into_iter()
        .take(MOST_DECISIONS)
        .map(|one| Decided {
            line: one.line(),
            question: one.told.question.clone(),
            slip: urls::ruling_slip(&one.slug, one.number),
        })
        .collect())
}

impl Played {
    fn of(one: PlayedIn) -> Self {
        Self {
            to: urls::shown_list(&one.slug, one.player),
            name: one.name,
            place: one
                .place
                .map_or_else(String::new, |place| say("cards-one-place").with("place", place).to_string()),
            title: one.title,
        }
    }
}
