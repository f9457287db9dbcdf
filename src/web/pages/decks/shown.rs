//! A checked list in finished words: faults, counts and the list itself, the same on every page that shows one.

use std::collections::BTreeSet;

use chrono::{DateTime, NaiveDate, Utc};

use crate::app::Snapshot;
use crate::data;
use crate::domain::card::{CardId, CardTable, MatchKind, Particular};
use crate::domain::deck::check::with_release;
use crate::domain::deck::fault::{Fault, FaultRule, ReadingFault};
use crate::domain::deck::figures::figures;
use crate::domain::deck::format::BETWEEN_GAMES;
use crate::domain::deck::limit::Limit;
use crate::domain::deck::report::{OtherLineKind, OtherLineReason, ReportLine};
use crate::domain::deck::{DeckReport, Format, Severity, Zone};
use crate::messages::{Message, dates, say};
use crate::web::error::PageError;
use crate::web::pages::charts::bars::{BarFigure, Chart, charts};
use crate::web::pages::decks::card_facts::{self, Fact};
use crate::web::pages::decks::mend::{Mended, Offer};
use crate::web::pages::decks::other_game::CheckAs;
use crate::web::pages::remember::{self, Remember};
use crate::web::pages::rules::sourced::{RulesOnDay, ShownSource};
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::words::deck::{ignored, unknown, zone_title};
use crate::words::finding::finding;
use crate::words::pinned::format_title;

/// No deck has more lines: a longer text is not a deck list, and the rest is not shown.
const MOST_LINES: usize = 1_000;
/// The most faults shown at once.
const MOST_FAULTS: usize = 150;
/// The rule of the note that asks which card of a title is meant.
const ASKS: FaultRule = FaultRule::Reading(ReadingFault::SeveralVersions);
/// The most places named for one fault.
const MOST_PLACES: usize = 12;

/// The report as a page shows it.
pub struct ShownReport {
    pub verdict: Message,
    pub tone: &'static str,
    pub facts: Vec<String>,
    pub faults: Vec<ShownFault>,
    pub more_faults: String,
    pub bars: Vec<Bar>,
    pub judged_by: String,
    /// The card table that judged.
    pub table: Message,
    /// The page of the format, if the check used the one that comes with the program.
    pub rules: Option<Link>,
    pub lines: Vec<ShownLine>,
    pub more_lines: String,
    /// What no check can prove.
    pub remember: Vec<Remember>,
    /// What the form made of the list; `None` if there is no form to correct it with.
    pub mended: Option<Mended>,
    /// Whether the list is of another game: nothing of it is corrected.
    pub of_other_game: bool,
    /// The way to a format of its game, where the format may be chosen.
    pub check_as: Option<CheckAs>,
    /// The lines that name no card, to be corrected.
    pub repairs: Vec<ShownRepair>,
    /// How many they are, in words.
    pub unread: String,
    /// The titles that several cards share, to choose from.
    pub versions: Vec<ShownVersions>,
    pub charts: Vec<Chart>,
    /// Where the texts of the cards come from; empty if none is shown.
    pub texts_from: String,
}

/// A title that several cards share, and the card it was read as.
pub struct ShownVersions {
    pub title: String,
    pub read_as: Offer,
    pub others: Vec<Offer>,
    places: Vec<(usize, usize)>,
}

/// A line that names no card, and what it may mean.
pub struct ShownRepair {
    pub line: usize,
    pub text: String,
    pub reason: String,
    pub offers: Vec<Offer>,
}

pub struct ShownFault {
    /// Whether it is about lines that name no card.
    pub unread: bool,
    /// Whether it asks which card of a title is meant.
    pub asks: bool,
    /// Whether it says that cards are exchanged between games.
    exchanges: bool,
    pub tone: &'static str,
    pub word: Message,
    pub message: Message,
    pub places_word: Message,
    pub places: Vec<ShownPlace>,
    pub more_places: String,
    /// `None` for faults of reading.
    pub cited: Option<ShownSource>,
}

/// One line or a run of lines, and where it begins.
pub struct ShownPlace {
    pub first: usize,
    pub words: String,
}

pub struct Bar {
    pub class: &'static str,
    pub zone: String,
    pub count: u32,
    pub most: u32,
    pub filled: u32,
    pub limit: String,
    pub off: String,
    pub spoken: String,
}

#[derive(Default)]
pub struct ShownLine {
    pub number: usize,
    /// The first card of its line: only one thing on a page can be what `#l9` means.
    pub leads: bool,
    pub class: &'static str,
    pub text: String,
    pub note: String,
    pub unread: bool,
    pub marked: bool,
    pub suggestions: Vec<String>,
    pub quantity: String,
    pub facts: Vec<Fact>,
    pub card_text: String,
    /// The card's own page.
    pub page: Option<Link>,
    card: Option<CardId>,
}

impl ShownReport {
    pub fn of(
        site: &Site,
        report: &DeckReport,
        format: &Format,
        on: Option<NaiveDate>,
    ) -> Result<Self, PageError> {
        let errors = report.count(Severity::Error);
        let unread = report.lines.iter().filter(|line| line.card.is_none()).count();
        let warnings = report.count(Severity::Warning);
        let counts = [
            (true, say("decks-count-cards").with("n", report.cards())),
            (errors > 0, say("decks-report-faults").with("n", errors)),
            (unread > 0, say("decks-report-lines-not-read").with("n", unread)),
            (warnings > 0, say("decks-report-things-to-look-at").with("n", warnings)),
        ];
        let facts = counts.into_iter().filter(|(any, _)| *any).map(|(_, told)| told.to_string()).collect();
        let table = site.desk.card_table(&report.card_table, report.edition)?;
        let particulars = site.desk.card_particulars(report.edition)?;
        let mut all_lines = lines(report);
        all_lines.truncate(MOST_LINES);
        for line in &mut all_lines {
            let card = line.card.as_ref().and_then(|id| table.by_id(id));
            line.page = card.map(|card| urls::card(report.edition, &card.id.0));
            line.facts = card.map_or_else(Vec::new, |card| card_facts::facts(card, &table, &particulars));
        }
        let law = RulesOnDay::of(site, on)?;
        let counted = figures(report, &table, |card, which| particulars.get(card, which));
        Ok(Self {
            verdict: if report.legal { say("decks-report-legal") } else { say("decks-report-not-legal") },
            tone: if report.legal { "settled" } else { "conflict" },
            facts,
            faults: report.faults.iter().take(MOST_FAULTS).map(|fault| shown_fault(&law, fault)).collect(),
            more_faults: match report.faults.len().saturating_sub(MOST_FAULTS) {
                0 => String::new(),
                left => say("decks-report-more-findings").with("n", left).to_string(),
            },
            bars: bars(report, format, on),
            judged_by: judged_by(format, on),
            table: card_table(site, report)?,
            rules: data::deck_format(&format.id)
                .filter(|known| *known == format)
                .map(|known| urls::format(&known.id)),
            more_lines: match (report.lines.len() + report.other_lines.len()).saturating_sub(MOST_LINES) {
                0 => String::new(),
                left => say("decks-report-more-lines").with("n", left).to_string(),
            },
            lines: all_lines,
            remember: remember::for_deck(site, report, on)?,
            mended: None,
            of_other_game: report.looks_like().is_some(),
            check_as: None,
            repairs: Vec::new(),
            unread: String::new(),
            versions: versions(report, &table),
            charts: charts(counted.iter().map(BarFigure::of_deck).collect()),
            texts_from: String::new(),
        })
    }

    /// For this reader, by the format of a tournament; `None` if it checks no decks.
    ///
    /// # Errors
    /// If the store does not answer.
    pub fn by_format_of(
        site: &Site,
        visit: &Visit,
        here: &Snapshot,
        report: &DeckReport,
    ) -> Result<Option<Self>, PageError> {
        let setup = here.setup()?;
        let Some(format) = &setup.format else { return Ok(None) };
        let mut shown = Self::of(site, report, format, Some(setup.settings.date))?;
        // The director may have said otherwise for the cut.
        shown.faults.retain(|fault| !(fault.exchanges && here.tournament.cut_keeps_decks()));
        shown.for_reader(site, visit, report).map(Some)
    }

    /// This report for people who sign in: with the texts of the cards, where a plugin with them was imported.
    ///
    /// # Errors
    /// If the store does not answer.
    pub fn for_reader(mut self, site: &Site, visit: &Visit, report: &DeckReport) -> Result<Self, PageError> {
        if visit.viewer.account.is_some() {
            let particulars = site.desk.card_particulars(report.edition)?;
            for line in &mut self.lines {
                let text = line.card.as_ref().map(|card| particulars.get(card, Particular::Text));
                line.card_text = text.unwrap_or_default().to_owned();
            }
            particulars.source().clone_into(&mut self.texts_from);
        }
        Ok(self)
    }

    /// This report beside the form that holds the list: each line that is not read has its suggestions as buttons, in
    /// place of the sentence about it. In a list of another game every suggestion would be wrong.
    #[must_use]
    pub fn mending(mut self, mended: Mended, report: &DeckReport) -> Self {
        let unread = report.lines.iter().filter(|line| line.card.is_none()).count();
        self.unread = say("decks-report-lines-name-no-card").with("n", unread).to_string();
        if self.of_other_game {
            self.versions.clear();
        } else {
            self.repairs = repairs(report);
        }
        self.faults.retain(|fault| !fault.unread || self.repairs.is_empty());
        self.faults.retain(|fault| !fault.asks || self.versions.is_empty());
        for line in &mut self.lines {
            line.suggestions.clear();
        }
        self.mended = Some(mended.offering(report));
        self
    }
}

/// The table that judged, with its day: imported, or first used by a tournament here.
fn card_table(site: &Site, report: &DeckReport) -> Result<Message, PageError> {
    let version = report.card_table.short();
    let held = site.desk.card_imports()?;
    let day = |at: DateTime<Utc>| dates::day(at.date_naive());
    Ok(match held.iter().find(|table| table.version == report.card_table) {
        Some(table) if table.imported => {
            say("decks-report-table-imported").with("version", version).with("day", day(table.imported_at))
        }
        Some(table) => {
            say("decks-report-table-in-use").with("version", version).with("day", day(table.imported_at))
        }
        None => say("decks-report-table-of-arbiter")
            .with("version", version)
            .with("arbiter", env!("CARGO_PKG_VERSION")),
    })
}

/// By which rules the list was counted.
fn judged_by(format: &Format, on: Option<NaiveDate>) -> String {
    let format = format_title(format);
    let told = match on {
        Some(day) => say("decks-report-judged-on").with("format", format).with("day", dates::day(day)),
        None => say("decks-report-judged-today").with("format", format),
    };
    told.to_string()
}

fn repairs(report: &DeckReport) -> Vec<ShownRepair> {
    let shown = |(nth, line): (usize, &ReportLine)| ShownRepair {
        line: line.line,
        text: line.text.clone(),
        reason: line.reason.map(|why| unknown(why).to_string()).unwrap_or_default(),
        offers: line.suggestions.iter().map(|title| Offer::of(line.line, nth, title)).collect(),
    };
    lines_with_places(report).filter(|(_, line)| line.card.is_none()).take(MOST_FAULTS).map(shown).collect()
}

/// The titles that a note asks about, each once.
fn versions(report: &DeckReport, table: &CardTable) -> Vec<ShownVersions> {
    let Some(asked) = report.faults.iter().find(|fault| fault.rule == ASKS) else { return Vec::new() };
    let mut found: Vec<ShownVersions> = Vec::new();
    for (nth, line) in lines_with_places(report).filter(|(_, line)| asked.lines.contains(&line.line)) {
        let card = line.card.as_ref().and_then(|id| table.by_id(id)).filter(|_| !line.versions.is_empty());
        let Some(read_as) = card.and_then(|card| with_release(card, table)) else { continue };
        let place = (line.line, nth);
        match found.iter_mut().find(|known| known.read_as.title == read_as) {
            Some(known) => known.places.push(place),
            None => found.push(ShownVersions {
                title: line.title.clone().unwrap_or_default(),
                read_as: Offer::of(place.0, place.1, &read_as),
                others: line.versions.iter().map(|name| Offer::of(place.0, place.1, name)).collect(),
                places: vec![place],
            }),
        }
    }
    for one in &mut found {
        for offer in one.others.iter_mut().chain([&mut one.read_as]) {
            *offer = Offer::for_all(&one.places, &offer.title);
        }
    }
    found.truncate(MOST_FAULTS);
    found
}

/// The lines, each with its place among those of one line of the file.
fn lines_with_places(report: &DeckReport) -> impl Iterator<Item = (usize, &ReportLine)> {
    let (mut last, mut nth) = (0, 0);
    report.lines.iter().map(move |line| {
        nth = if line.line == last { nth + 1 } else { 0 };
        last = line.line;
        (nth, line)
    })
}

fn shown_fault(law: &RulesOnDay, fault: &Fault) -> ShownFault {
    let unread = fault.rule == FaultRule::Reading(ReadingFault::UnknownCard);
    let (tone, word) = match (&fault.rule, fault.severity) {
        (_, Severity::Error) if unread => ("needs", say("decks-report-badge-not-read")),
        (FaultRule::Reading(ReadingFault::UnreadableQuantity), Severity::Error) => {
            ("needs", say("decks-report-badge-how-many"))
        }
        (_, Severity::Error) => ("conflict", say("decks-report-badge-fault")),
        (_, Severity::Warning) => ("needs", say("decks-report-badge-look-at-it")),
        (_, Severity::Note) => ("info", say("decks-report-badge-note")),
    };
    let mut places = runs(&fault.lines);
    let more = places.len().saturating_sub(MOST_PLACES);
    places.truncate(MOST_PLACES);
    ShownFault {
        unread,
        asks: fault.rule == ASKS,
        exchanges: matches!(&fault.rule, FaultRule::Format(id) if id == BETWEEN_GAMES),
        tone,
        word,
        message: finding(&fault.finding),
        places_word: say("decks-report-places").with("n", fault.lines.len()),
        places,
        more_places: if more == 0 {
            String::new()
        } else {
            format!(" {}", say("decks-report-more-places").with("n", more))
        },
        cited: fault.confidence.map(|confidence| law.shown_source(&fault.citations, confidence)),
    }
}

/// Lines that follow each other are named together: `9 to 16`.
fn runs(lines: &[usize]) -> Vec<ShownPlace> {
    let mut runs: Vec<(usize, usize)> = Vec::new();
    for line in lines.iter().copied() {
        match runs.last_mut() {
            Some((_, last)) if line == *last || line == *last + 1 => *last = line,
            _ => runs.push((line, line)),
        }
    }
    let words = |(first, last): (usize, usize)| ShownPlace {
        first,
        words: if first == last {
            first.to_string()
        } else {
            say("decks-report-run").with("first", first).with("last", last).to_string()
        },
    };
    runs.into_iter().map(words).collect()
}

fn bars(report: &DeckReport, format: &Format, on: Option<NaiveDate>) -> Vec<Bar> {
    let limits = format.limits(on);
    let shown = |zone: &&Zone| {
        report.counts.contains_key(zone) || limits.get(*zone).is_some_and(|limit| limit.needed)
    };
    let bar = |zone: &Zone| {
        let found = report.counts.get(zone).copied().unwrap_or(0);
        bar(*zone, found, limits.get(zone).copied().unwrap_or_default())
    };
    Zone::ALL.iter().filter(shown).map(bar).collect()
}

fn bar(zone: Zone, found: u32, limit: Limit) -> Bar {
    let over = limit.most.map_or(0, |most| found.saturating_sub(most));
    let short = limit.least.saturating_sub(found);
    let (class, off) = match (over, short) {
        (0, 0) => ("ok", String::new()),
        (0, short) => ("short", say("decks-report-missing").with("n", short).to_string()),
        (over, _) => ("over", say("decks-report-too-many").with("n", over).to_string()),
    };
    let words = if zone == Zone::Aside {
        Some(say("decks-report-not-counted"))
    } else {
        crate::words::deck::limit(limit)
    };
    let words = words.map(|words| words.to_string()).unwrap_or_default();
    let most = limit.most.unwrap_or_else(|| found.max(limit.least)).max(1);
    let name = zone_title(zone);
    let spoken = if words.is_empty() {
        say("decks-report-bar").with("part", &name).with("found", found)
    } else {
        say("decks-report-bar-limit").with("part", &name).with("found", found).with("limit", &words)
    };
    let spoken = spoken.to_string();
    Bar { class, zone: name, count: found, most, filled: found.min(most), limit: words, off, spoken }
}

fn lines(report: &DeckReport) -> Vec<ShownLine> {
    let marked: BTreeSet<usize> =
        report.faults.iter().filter(|fault| marks(fault)).flat_map(|fault| &fault.lines).copied().collect();
    let cards = report.lines.iter().map(|line| card_line(line, marked.contains(&line.line)));
    let others = report.other_lines.iter().map(|line| ShownLine {
        number: line.line,
        class: if line.kind == OtherLineKind::Heading { "zone" } else { "" },
        text: line.text.clone(),
        note: match line.reason {
            OtherLineReason::Ignored(why) => {
                say("decks-report-left-out").with("why", ignored(why)).to_string()
            }
            OtherLineReason::Part(_) | OtherLineReason::Types | OtherLineReason::UnknownHeading => {
                String::new()
            }
        },
        ..ShownLine::default()
    });
    let mut lines: Vec<ShownLine> = cards.chain(others).collect();
    lines.sort_by_key(|line| line.number);
    let mut before = 0;
    for line in &mut lines {
        line.leads = line.number != before;
        before = line.number;
    }
    lines
}

/// Whether the lines of a fault are marked in the list. A part with too many cards concerns all its lines,
/// and marking all of them would help nobody.
fn marks(fault: &Fault) -> bool {
    let of_the_whole_part = fault.cards.is_empty() && fault.confidence.is_some();
    fault.severity != Severity::Note && !of_the_whole_part
}

fn card_line(line: &ReportLine, marked: bool) -> ShownLine {
    let title = line.printing.as_ref().or(line.title.as_ref());
    let unread = title.is_none();
    let class = match (unread, marked) {
        (true, _) => "unread",
        (false, true) => "marked",
        (false, false) => "",
    };
    let differs = title.is_some() && !matches!(line.how, MatchKind::Exact | MatchKind::None);
    ShownLine {
        number: line.line,
        leads: true,
        class,
        text: title.unwrap_or(&line.text).clone(),
        note: if differs {
            say("decks-report-written").with("text", &line.text).to_string()
        } else {
            line.reason.map(|why| unknown(why).to_string()).unwrap_or_default()
        },
        unread,
        marked: marked && !unread,
        suggestions: line.suggestions.clone(),
        quantity: if line.quantity == 0 { String::new() } else { line.quantity.to_string() },
        card: line.card.clone(),
        ..ShownLine::default()
    }
}
