//! What a format says of one card by itself.

use chrono::NaiveDate;

use crate::domain::card::matching::MatchKind;
use crate::domain::card::{Card, CardTable, FoundCard};
use crate::domain::deck::format::Format;
use crate::domain::deck::resolved_list::{PlacedCard, PlacedDeck};
use crate::domain::deck::rule::{Demand, Rule};
use crate::domain::deck::rule_check::Case;
use crate::domain::deck::severity::Severity;
use crate::domain::deck::zone::Zone;

impl Format {
    /// The rules that forbid a card on a day, whatever else is in the deck: pools, bans, facts that the format
    /// leaves out, releases; the most serious first. Empty if the card may be played. How many copies there may be, and
    /// where they go, follows from a deck and is not asked here. The table is the one of the card.
    pub fn forbidding_rules<'f>(
        &'f self,
        card: &Card,
        table: &CardTable,
        on: NaiveDate,
    ) -> Vec<(&'f Rule, Severity)> {
        let found = FoundCard { card, printing: None, how: MatchKind::Id };
        let placed = PlacedCard {
            line: 1,
            text: card.title.clone(),
            quantity: Ok(1),
            other: None,
            zone: Some(Zone::DrawDeck),
            by_type: true,
            found: Some(found),
            suggestions: Vec::new(),
            reason: None,
        };
        let deck = PlacedDeck { cards: vec![placed], says_borg: false };
        let on = Some(on);
        let asked = self.rules.iter().filter(|rule| rule.acts(on) && is_about_one_card(&rule.demand));
        let broken = |rule: &'f Rule| {
            let faults = Case { rule, deck: &deck, table, on, pool: None }.faults();
            faults.iter().map(|fault| fault.severity).min().map(|severity| (rule, severity))
        };
        let mut against: Vec<_> = asked.filter_map(broken).collect();
        against.sort_by_key(|(_, severity)| *severity);
        against
    }

    /// Whether it was played on a day, as far as its days are known.
    pub fn is_played(&self, on: NaiveDate) -> bool {
        self.from.is_none_or(|from| from <= on) && self.until.is_none_or(|until| on <= until)
    }
}

/// Whether one card breaks the rule, or keeps it, by itself.
const fn is_about_one_card(demand: &Demand) -> bool {
    match demand {
        Demand::Pool { .. }
        | Demand::OnlySets { .. }
        | Demand::Banned { .. }
        | Demand::NotTitles { .. }
        | Demand::NotWith { .. }
        | Demand::Mentions { .. }
        | Demand::ReleasedByThen { .. } => true,
        Demand::Exactly { .. }
        | Demand::AtMost { .. }
        | Demand::AtLeast { .. }
        | Demand::Usually { .. }
        | Demand::OnlyTypes { .. }
        | Demand::OnlyWith { .. }
        | Demand::OnlyAtHome { .. }
        | Demand::NotIn { .. }
        | Demand::OnlyZones { .. }
        | Demand::AllDifferent { .. }
        | Demand::TotalAtLeast { .. }
        | Demand::AtMostCopies { .. }
        | Demand::OnePerDeck
        | Demand::UniqueLocations { .. }
        | Demand::MissionsOf { .. }
        | Demand::NeedsOpener { .. }
        | Demand::Remember { .. }
        | Demand::NotOfTribbles { .. }
        | Demand::FromPool { .. }
        | Demand::BorgFacilities => false,
    }
}
