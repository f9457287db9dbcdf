//! The deck check: every fault at once, so that one visit to the desk fixes them all.

use std::collections::BTreeMap;

use chrono::NaiveDate;

use crate::domain::awaited::{Awaited, NotAwaited};
use crate::domain::card::matching::MatchKind;
use crate::domain::card::{Card, CardTable};
use crate::domain::deck::counted::{bare_parts, counts_divisions, divisions, perhaps_headings, sums_up};
use crate::domain::deck::fault::{Fault, FaultRule, ReadingFault};
use crate::domain::deck::finding::{DeckFinding, PlayedSpan, UnknownLine};
use crate::domain::deck::format::Format;
use crate::domain::deck::heading::{Heading, Label};
use crate::domain::deck::line::{Content, ListLine};
use crate::domain::deck::list::DeckList;
use crate::domain::deck::opened::OpenedPool;
use crate::domain::deck::repeated_key_faults::repeated_keys;
use crate::domain::deck::report::{DeckReport, OtherLine, OtherLineKind, OtherLineReason, ReportLine};
use crate::domain::deck::resolved_list::{PlacedCard, PlacedDeck, Unknown};
use crate::domain::deck::rule::{Demand, Rule};
use crate::domain::deck::rule_check::Case;
use crate::domain::deck::severity::Severity;
use crate::domain::deck::zone::Zone;
use crate::domain::edition::Edition;

impl Format {
    /// Checks a list against this format.
    ///
    /// `on` is the day of play: rules and releases of other days are ignored. Without a day today's rules
    /// apply and no release is too new. The table must be of the format's edition, and the
    /// list read for it.
    pub fn check(&self, list: &DeckList, table: &CardTable, on: Option<NaiveDate>) -> DeckReport {
        self.check_as_far_as_awaited(list, table, on, None, &Awaited::always())
    }

    /// The rule of a format in which every player builds a deck from cards that they opened or drafted; `None` in all
    /// others.
    pub fn pool_rule(&self) -> Option<&Rule> {
        self.rules.iter().find(|rule| matches!(rule.demand, Demand::FromPool { .. }))
    }

    /// Checks a list while somebody waits for it; see [`Format::check`]. `pool` is what the player opened or drafted, for
    /// formats that ask ([`Format::pool_rule`]).
    ///
    /// # Errors
    /// [`NotAwaited`] when nobody does.
    pub fn check_while(
        &self,
        list: &DeckList,
        table: &CardTable,
        on: Option<NaiveDate>,
        pool: Option<&OpenedPool>,
        awaited: &Awaited,
    ) -> Result<DeckReport, NotAwaited> {
        let report = self.check_as_far_as_awaited(list, table, on, pool, awaited);
        awaited.check().map(|()| report)
    }

    fn check_as_far_as_awaited(
        &self,
        list: &DeckList,
        table: &CardTable,
        on: Option<NaiveDate>,
        pool: Option<&OpenedPool>,
        awaited: &Awaited,
    ) -> DeckReport {
        let mut deck = PlacedDeck::of(list, table, awaited);
        let powers = |rule: &Rule| {
            let Demand::NotOfTribbles { powers } = &rule.demand else { return None };
            Some((powers.clone(), rule.acts(on)))
        };
        let tribbles = self.rules.iter().find_map(powers);
        if let Some((powers, _)) = &tribbles {
            deck.know_tribbles(powers);
        }
        let mut faults: Vec<Fault> = self.not_on(on).into_iter().collect();
        faults.extend(reading_faults(list, &deck, table, tribbles.is_some_and(|(_, acts)| acts)));
        let judged = deck.without(&self.allowed);
        for rule in awaited.each(self.rules.iter().filter(|rule| rule.acts(on))) {
            let deck = judged.as_ref().filter(|_| rule.demand.keeps_cards_out()).unwrap_or(&deck);
            faults.extend(Case { rule, deck, table, on, pool }.faults());
        }
        faults.sort_by_key(|fault| fault.severity);
        DeckReport {
            format: self.id.clone(),
            edition: self.edition,
            legal: !faults.iter().any(|fault| fault.severity == Severity::Error),
            card_table: table.version().clone(),
            counts: counts(&deck),
            unplaced: deck.unplaced_copies(),
            lines: deck.cards.iter().map(|placed| report_line(placed, table)).collect(),
            other_lines: other_lines(list),
            faults,
        }
    }

    /// A fault if the format was not played on that day, where its days are known.
    fn not_on(&self, on: Option<NaiveDate>) -> Option<Fault> {
        let finding = self.not_played(on?)?;
        Some(reading_fault(ReadingFault::FormatOfAnotherDay, Severity::Warning, finding, Vec::new()))
    }

    /// That the format was not played on a day, where its days are known.
    pub fn not_played(&self, on: NaiveDate) -> Option<DeckFinding> {
        let played = match (self.from.filter(|from| on < *from), self.until.filter(|until| *until < on)) {
            (Some(from), _) => PlayedSpan::From(from),
            (None, Some(until)) => PlayedSpan::Until(until),
            (None, None) => return None,
        };
        Some(DeckFinding::FormatOfAnotherDay { format: self.name.clone(), on, played })
    }
}

fn counts(deck: &PlacedDeck<'_>) -> BTreeMap<Zone, u32> {
    Zone::ALL.iter().map(|zone| (*zone, deck.count(*zone))).filter(|(_, count)| *count > 0).collect()
}

fn report_line(placed: &PlacedCard<'_>, table: &CardTable) -> ReportLine {
    ReportLine {
        line: placed.line,
        text: placed.text.clone(),
        quantity: placed.copies(),
        zone: placed.zone,
        card: placed.card().map(|card| card.id.clone()),
        title: placed.card().map(|card| card.title.clone()),
        printing: placed.found.and_then(|found| found.printing).map(|printing| printing.name.clone()),
        how: placed.found.map_or(MatchKind::None, |found| found.how),
        suggestions: placed.suggestions.iter().map(|title| (*title).to_owned()).collect(),
        reason: placed.reason,
        versions: versions(placed, table).into_iter().map(str::to_owned).collect(),
    }
}

fn other_lines(list: &DeckList) -> Vec<OtherLine> {
    let other = |line: usize, text: &str, kind: OtherLineKind, reason: OtherLineReason| OtherLine {
        line,
        text: text.to_owned(),
        kind,
        reason,
    };
    list.lines
        .iter()
        .filter_map(|line| match &line.content {
            Content::Card(_) => None,
            Content::Ignored(reason) => {
                let reason = OtherLineReason::Ignored(*reason);
                Some(other(line.line, &line.text, OtherLineKind::Ignored, reason))
            }
            Content::Heading(Heading { label, .. }) => {
                let announces = match label {
                    Label::Zone(zone) => OtherLineReason::Part(*zone),
                    Label::DrawTypes | Label::SeedTypes => OtherLineReason::Types,
                    Label::Unknown => OtherLineReason::UnknownHeading,
                };
                Some(other(line.line, &line.text, OtherLineKind::Heading, announces))
            }
        })
        .collect()
}

fn reading_fault(rule: ReadingFault, severity: Severity, finding: DeckFinding, lines: Vec<usize>) -> Fault {
    Fault {
        rule: FaultRule::Reading(rule),
        severity,
        zone: None,
        finding,
        lines,
        cards: Vec::new(),
        citations: Vec::new(),
        confidence: None,
    }
}

/// With `ruled`, a rule of its own says what is wrong with cards of the Tribbles game.
fn reading_faults(list: &DeckList, deck: &PlacedDeck<'_>, table: &CardTable, ruled: bool) -> Vec<Fault> {
    let (numbered, others): (Vec<_>, Vec<_>) =
        deck.cards.iter().partition(|placed| placed.reason == Some(Unknown::Number));
    let told = |placed: &&PlacedCard<'_>| !(ruled && placed.reason == Some(Unknown::OfTribbles));
    let others: Vec<&PlacedCard<'_>> = others.into_iter().filter(told).collect();
    let mut faults: Vec<Fault> = others.iter().filter_map(|placed| quantity_fault(placed)).collect();
    // What is set aside is not part of the deck, so it cannot make one illegal.
    for (severity, aside) in [(Severity::Error, false), (Severity::Note, true)] {
        let unknown = |placed: &&&PlacedCard<'_>| {
            placed.found.is_none() && placed.quantity.is_ok() && (placed.zone == Some(Zone::Aside)) == aside
        };
        let unknown: Vec<&PlacedCard<'_>> = others.iter().filter(unknown).copied().collect();
        faults.extend(unknown_cards(&unknown, severity));
    }
    faults.extend(unknown_numbers(&numbered));
    faults.extend(repeated_keys(&list.repeated_keys));
    faults.extend(no_cards(deck));
    faults.extend(heading_faults(list, deck));
    faults.extend(other_numbers(deck));
    faults.extend(doubtful(list, table));
    faults.extend(several_versions(list, deck, table));
    faults.extend(placed_by_type(deck));
    faults
}

/// One fault for all lines that may mean another number of copies.
fn other_numbers(deck: &PlacedDeck<'_>) -> Option<Fault> {
    let placed: Vec<&PlacedCard<'_>> = deck.cards.iter().filter(|card| card.other.is_some()).collect();
    let first = placed.first()?;
    let finding = DeckFinding::OtherNumber {
        line: first.line,
        text: first.text.clone(),
        read: first.copies(),
        other: first.other?,
        more: placed.len() - 1,
    };
    let lines = placed.iter().map(|card| card.line).collect();
    Some(reading_fault(ReadingFault::OtherNumber, Severity::Warning, finding, lines))
}

/// Card titles that may also be headings, on lines that give no number of copies or that of the cards below them.
fn doubtful(list: &DeckList, table: &CardTable) -> Vec<Fault> {
    bare_parts(&list.lines, table)
        .into_iter()
        .chain(perhaps_headings(&list.lines, table))
        .map(|(line, zone)| {
            let finding = DeckFinding::CardOrHeading { line: line.line, text: line.text.clone(), zone };
            reading_fault(ReadingFault::CardOrHeading, Severity::Warning, finding, vec![line.line])
        })
        .collect()
}

/// The other cards of the same title, where the line does not say which is meant; by their plugin names.
pub(super) fn versions<'t>(placed: &PlacedCard<'_>, table: &'t CardTable) -> Vec<&'t str> {
    let Some(found) = placed.found.filter(|found| found.how <= MatchKind::Folded) else { return Vec::new() };
    let said = found.printing.is_some_and(|printing| {
        printing.name != found.card.title || names_release(&placed.text, &printing.release, table)
    });
    if said || table.edition() != Edition::First {
        return Vec::new();
    }
    let others = table.cards_titled(&found.card.title).filter(|other| other.id != found.card.id);
    others.filter_map(|other| other.printings.first()).map(|printing| printing.name.as_str()).collect()
}

/// Whether a line names this release in brackets, by its name or its code.
fn names_release(line: &str, code: &str, table: &CardTable) -> bool {
    let Some(release) = table.releases().iter().find(|known| known.code == code) else { return false };
    let names = table.folded(&release.name);
    let mut bracketed = line.split('(').skip(1).filter_map(|rest| rest.split_once(')'));
    bracketed.any(|(inside, _)| table.folded(inside) == names || inside.eq_ignore_ascii_case(code))
}

/// A title with the release of its first printing, which tells it from the other cards of that title.
pub fn with_release(card: &Card, table: &CardTable) -> Option<String> {
    let release = &card.printings.first()?.release;
    let release = table.releases().iter().find(|known| known.code == *release)?;
    Some(format!("{} ({})", card.title, release.name))
}

/// One note for all titles that several cards share. An export of `LackeyCCG` names each of them by its own name.
fn several_versions(list: &DeckList, deck: &PlacedDeck<'_>, table: &CardTable) -> Option<Fault> {
    let exported =
        |line: &ListLine| matches!(line.content, Content::Heading(_)) && line.text.starts_with("Seed+Dil");
    if list.lines.iter().any(exported) {
        return None;
    }
    let placed: Vec<&PlacedCard<'_>> =
        deck.cards.iter().filter(|placed| !versions(placed, table).is_empty()).collect();
    let read_as = |placed: &&PlacedCard<'_>| with_release(placed.card()?, table);
    let mut titles: Vec<String> = placed.iter().filter_map(read_as).collect();
    titles.sort_unstable();
    titles.dedup();
    if titles.is_empty() {
        return None;
    }
    Some(reading_fault(
        ReadingFault::SeveralVersions,
        Severity::Note,
        DeckFinding::SeveralVersions(titles),
        placed.iter().map(|card| card.line).collect(),
    ))
}

/// One fault for all card numbers; otherwise a list of numbers would bury everything.
fn unknown_numbers(placed: &[&PlacedCard<'_>]) -> Option<Fault> {
    let first = placed.first()?;
    let finding = DeckFinding::UnknownNumbers {
        count: placed.len(),
        line: first.line,
        text: first.text.clone(),
        nowhere: placed.iter().filter(|card| card.zone.is_none()).count(),
    };
    let mut lines: Vec<usize> = placed.iter().map(|card| card.line).collect();
    lines.dedup();
    Some(reading_fault(ReadingFault::UnknownCard, Severity::Error, finding, lines))
}

fn no_cards(deck: &PlacedDeck<'_>) -> Option<Fault> {
    let fault = || reading_fault(ReadingFault::NoCards, Severity::Error, DeckFinding::NoCards, Vec::new());
    deck.cards.is_empty().then(fault)
}

/// A line whose number cannot be used.
fn quantity_fault(placed: &PlacedCard<'_>) -> Option<Fault> {
    let severity = if placed.zone == Some(Zone::Aside) { Severity::Note } else { Severity::Error };
    let why = placed.quantity.as_ref().err()?;
    let (line, text, why) = (placed.line, placed.text.clone(), why.clone());
    let finding = DeckFinding::UnfitQuantity { line, text, why };
    let mut fault = reading_fault(ReadingFault::UnreadableQuantity, severity, finding, vec![line]);
    fault.zone = placed.zone;
    Some(fault)
}

/// How many unknown titles one sentence names.
const NAMED: usize = 12;

/// One fault for all lines that name no card.
fn unknown_cards(placed: &[&PlacedCard<'_>], severity: Severity) -> Option<Fault> {
    let first = placed.first()?;
    let nowhere = placed.iter().filter(|card| card.zone.is_none()).count();
    let finding = if placed.len() == 1 {
        DeckFinding::UnknownCard { unknown: unknown_line(first), nowhere: nowhere > 0 }
    } else {
        let first = placed.iter().take(NAMED).map(|one| unknown_line(one)).collect();
        DeckFinding::UnknownCards { first, count: placed.len(), nowhere }
    };
    let mut lines: Vec<usize> = placed.iter().map(|card| card.line).collect();
    lines.dedup();
    let mut fault = reading_fault(ReadingFault::UnknownCard, severity, finding, lines);
    fault.zone = first.zone.filter(|zone| placed.iter().all(|card| card.zone == Some(*zone)));
    Some(fault)
}

fn unknown_line(placed: &PlacedCard<'_>) -> UnknownLine {
    UnknownLine {
        line: placed.line,
        text: placed.text.clone(),
        reason: placed.reason,
        near: placed.suggestions.iter().map(|title| (*title).to_owned()).collect(),
    }
}

fn heading_faults(list: &DeckList, deck: &PlacedDeck<'_>) -> Vec<Fault> {
    let headings: Vec<(usize, &str, Heading)> = list
        .lines
        .iter()
        .filter_map(|line| match line.content {
            Content::Heading(heading) => Some((line.line, line.text.as_str(), heading)),
            Content::Card(_) | Content::Ignored(_) => None,
        })
        .collect();
    // Each card is below one heading: looking for it among all cards would take too long on a long list.
    let mut cards: Vec<(usize, u32)> = deck.cards.iter().map(|card| (card.line, card.copies())).collect();
    cards.sort_unstable_by_key(|(line, _)| *line);
    let place = |wanted: usize| cards.partition_point(|(line, _)| *line < wanted);
    let below: Vec<u32> = headings
        .iter()
        .enumerate()
        .map(|(at, (line, ..))| {
            let end = headings.get(at + 1).map_or(usize::MAX, |(next, ..)| *next);
            let below = cards.get(place(*line)..place(end)).unwrap_or_default();
            below.iter().fold(0_u32, |sum, (_, copies)| sum.saturating_add(*copies))
        })
        .collect();
    let mut faults = Vec::new();
    for (at, (line, text, heading)) in headings.iter().enumerate() {
        if heading.label == Label::Unknown {
            let finding = DeckFinding::UnknownHeading { line: *line, text: (*text).to_owned() };
            faults.push(reading_fault(ReadingFault::UnknownHeading, Severity::Warning, finding, vec![*line]));
        }
        let behind = headings.iter().skip(at + 1).map(|(.., heading)| heading.label);
        let divisions = divisions(heading.label, behind);
        let miscounted = |count| miscount(count, below.get(at..)?, divisions, *line, text);
        if let Some(finding) = heading.count.and_then(miscounted) {
            faults.push(reading_fault(ReadingFault::HeadingCount, Severity::Warning, finding, vec![*line]));
        }
    }
    faults
}

/// What a heading promises and the list does not keep, given the cards below it and below each heading after it, of which
/// the first only divide its part.
fn miscount(promised: u32, below: &[u32], divisions: usize, line: usize, text: &str) -> Option<DeckFinding> {
    let (found, text) = (*below.first()?, text.to_owned());
    if found > 0 {
        let right = counts_divisions(promised, below, divisions);
        return (!right).then_some(DeckFinding::Miscount { line, text, promised, found });
    }
    (promised > 0 && !sums_up(promised, below)).then_some(DeckFinding::EmptyHeading { line, text })
}

fn placed_by_type(deck: &PlacedDeck<'_>) -> Option<Fault> {
    let placed: Vec<&PlacedCard<'_>> = deck.cards.iter().filter(|card| card.by_type).collect();
    if placed.is_empty() {
        return None;
    }
    let mut counts: BTreeMap<Zone, u32> = BTreeMap::new();
    for card in &placed {
        let Some(zone) = card.zone else { continue };
        let sum = counts.entry(zone).or_default();
        *sum = sum.saturating_add(card.copies());
    }
    Some(reading_fault(
        ReadingFault::PlacedByType,
        Severity::Note,
        DeckFinding::PlacedByType(counts.into_iter().collect()),
        placed.iter().map(|card| card.line).collect(),
    ))
}
