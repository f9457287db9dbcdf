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
            let (zone, least, most, needed) = match &rule.demand {
                Demand::Exactly { zone, cards } => (*zone, *cards, Some(*cards), true),
                Demand::AtMost { zone, cards } => (*zone, 0, Some(*cards), false),
                Demand::AtLeast { zone, cards, only_if_used } => (*zone, *cards, None, !only_if_used),
                _ => continue,
            };
            let limit = limits.entry(zone).or_default();
            limit.least = limit.least.max(least);
            limit.most = limit.most.into_iter().chain(most).min();
            limit.needed |= needed && least > 0;
        }
        limits
    }
}

/// A figure that every deck must keep to be legal.
fn is_plain(rule: &Rule) -> bool {
    rule.severity == Severity::Error && rule.when.is_empty() && rule.unless.is_empty()
}
