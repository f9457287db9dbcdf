//! What other disputes of a tournament cite, and what was cited elsewhere today: the same question comes up twice a day.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::app::Snapshot;
use crate::app::citations;
use crate::app::library::LibrarySnapshot;
use crate::domain::day::DayFormat;
use crate::domain::precedent::Decision;
use crate::domain::rulings::library::LibraryEntry;
use crate::domain::rulings::status::standing;
use crate::domain::tournament::dispute::{Attached, Dispute, Support, Treatment};
use crate::domain::tournament::settings::Settings;
use crate::web::pages::disputes::attaching::attaching;
use crate::web::pages::rulings::words::{Badge, ShownResult};
use crate::web::urls::{self, EntryKey};
use crate::words::standing::reason_sentence;

/// The most passages shown.
const MOST: usize = 3;

/// Passages that other decisions of the tournament follow, and those that these decisions from `elsewhere` follow, the most
/// cited first; and whether some come from there.
pub fn cited_here<'a>(
    rulings: &LibrarySnapshot,
    here: &'a Snapshot,
    settings: &Settings,
    dispute: &Dispute,
    elsewhere: &'a [Arc<Decision>],
) -> (Vec<ShownResult>, bool) {
    let others = here.tournament.disputes().filter(|one| one.number != dispute.number && one.is_decided());
    let holds_by = |decision: &'a Arc<Decision>| decision.cited.iter().filter(|held| decision.rests_on(held));
    let mut elsewhere = elsewhere.iter().flat_map(holds_by).filter(|held| is_followed(held)).peekable();
    let some_elsewhere = elsewhere.peek().is_some();
    let own = others.flat_map(Dispute::holds_by).filter(|held| is_followed(held));
    let mut passages: BTreeMap<(&str, &str), (usize, &Attached)> = BTreeMap::new();
    for held in own.chain(elsewhere) {
        let place = (held.cited.citation.as_str(), held.cited.quote.as_str());
        passages.entry(place).or_insert((0, held)).0 += 1;
    }
    let mut often: Vec<(usize, &Attached)> = passages.into_values().collect();
    often.sort_by_key(|(times, _)| std::cmp::Reverse(*times));
    let shown = |(_, held): (usize, &Attached)| {
        let found = citations::quoted_entry(&held.cited, held.cited.ground.entry()?, &rulings.library)?;
        Some(passage(rulings, here, settings, dispute, found, &held.cited.quote))
    };
    (often.into_iter().filter_map(shown).take(MOST).collect(), some_elsewhere)
}

fn is_followed(held: &Attached) -> bool {
    held.treatment == Treatment::Follows && held.supports != Support::Nothing
}

fn passage(
    rulings: &LibrarySnapshot,
    here: &Snapshot,
    settings: &Settings,
    dispute: &Dispute,
    found: LibraryEntry<'_>,
    quote: &str,
) -> ShownResult {
    let on = settings.date;
    let (citation, standing) = (found.citation(), standing(found, settings.edition, on, &rulings.library));
    ShownResult {
        to: urls::entry_on(&found.document().stem, EntryKey(&citation.slug()), on),
        citation: citation.to_string(),
        flag: Badge::flag(standing.status),
        status: Badge::of(standing.status).word,
        reason: reason_sentence(&standing.reason, DayFormat::Words),
        check: Badge::is_to_check(standing.status),
        quote: quote.to_owned(),
        pieces: vec![(false, quote.to_owned())],
        lead: String::new(),
        summary: String::new(),
        damaged: !found.entry.damage.is_empty(),
        question: String::new(),
        attach: Some(attaching(rulings, here.slug(), settings, dispute, on, citations::place(found), quote)),
    }
}
