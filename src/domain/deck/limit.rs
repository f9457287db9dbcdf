//! How many cards a format wants in each part, for the bars beside a list.

use std::collections::BTreeMap;

use chrono::NaiveDate;

use crate::domain::deck::format::Format;
use crate::domain::deck::rule::{Demand, Rule};
use crate::domain::deck::severity::Severity;
use crate::domain::deck::zone::Zone;

/// The figures for one part of a deck, copies counted.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Limit {
    /// The minimum; 0 if there is none.
    pub least: u32,
    pub most: Option<u32>,
    /// Whether a deck without this part breaks the rule too.
    pub needed: bool,
}

impl Format {
    /// The limits on that day, as [`Format::check`] applies them to a legal deck: a figure that only warns
    /// does not count. If two rules limit one part, the stricter figure is given.
    pub fn limits(&self, on: Option<NaiveDate>) -> BTreeMap<Zone, Limit> {
        let mut limits: BTreeMap<Zone, Limit> = BTreeMap::new();
        for rule in self.rules.iter().filter(|rule| is_plain(rule) && rule.acts(on)) {
            let Some((zone, asked)) = rule.demand.limit() else { continue };
            let limit = limits.entry(zone).or_default();
            limit.least = limit.least.max(asked.least);
            limit.most = limit.most.into_iter().chain(asked.most).min();
            limit.needed |= asked.needed && asked.least > 0;
        }
        limits
    }
}

impl Demand {
    /// The part whose cards it counts, and what it asks of their number; `None` if it asks something else.
    const fn limit(&self) -> Option<(Zone, Limit)> {
        match self {
            Self::Exactly { zone, cards } => {
                Some((*zone, Limit { least: *cards, most: Some(*cards), needed: true }))
            }
            Self::AtMost { zone, cards } => {
                Some((*zone, Limit { least: 0, most: Some(*cards), needed: false }))
            }
            Self::AtLeast { zone, cards, only_if_used } => {
                Some((*zone, Limit { least: *cards, most: None, needed: !*only_if_used }))
            }
            Self::Usually { .. }
            | Self::TotalAtLeast { .. }
            | Self::AtMostCopies { .. }
            | Self::MissionsOf { .. }
            | Self::ReleasedByThen { .. }
            | Self::OnlyTypes { .. }
            | Self::OnlyWith { .. }
            | Self::OnlyAtHome { .. }
            | Self::NotIn { .. }
            | Self::OnlyZones { .. }
            | Self::AllDifferent { .. }
            | Self::OnePerDeck
            | Self::UniqueLocations { .. }
            | Self::NeedsOpener { .. }
            | Self::Pool { .. }
            | Self::OnlySets { .. }
            | Self::FromPool { .. }
            | Self::Banned { .. }
            | Self::NotTitles { .. }
            | Self::Remember { .. }
            | Self::NotWith { .. }
            | Self::Mentions { .. }
            | Self::NotOfTribbles { .. }
            | Self::BorgFacilities => None,
        }
    }
}

/// A figure that every deck must keep to be legal.
fn is_plain(rule: &Rule) -> bool {
    rule.severity == Severity::Error && rule.when.is_empty() && rule.unless.is_empty()
}
