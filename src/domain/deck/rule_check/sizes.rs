//! How many cards a part of the deck has.

use super::Case;
use crate::domain::deck::fault::Fault;
use crate::domain::deck::finding::DeckFinding;
use crate::domain::deck::zone::Zone;

impl Case<'_> {
    pub(super) fn count(&self, zone: Zone, least: u32, most: u32) -> Vec<Fault> {
        let (found, exactly) = (self.deck.count(zone), least == most);
        let finding = if found > most {
            DeckFinding::TooMany { zone, found, most, exactly }
        } else if found < least {
            DeckFinding::TooFew { zone, found, least, exactly }
        } else {
            return Vec::new();
        };
        let mut fault = self.fault(Some(zone), finding, &self.deck.zone(zone).collect::<Vec<_>>());
        // It concerns the whole part; naming every title would only hide the sentence.
        fault.cards.clear();
        vec![fault]
    }

    pub(super) fn fewer(&self, zone: Zone, usual: u32) -> Vec<Fault> {
        let found = self.deck.count(zone);
        if found >= usual {
            return Vec::new();
        }
        vec![self.fault(Some(zone), DeckFinding::FewerThanUsual { zone, found, usual }, &[])]
    }

    pub(super) fn total(&self, zones: &[Zone], least: u32) -> Vec<Fault> {
        let found = zones.iter().fold(0_u32, |sum, zone| sum.saturating_add(self.deck.count(*zone)));
        if found >= least {
            return Vec::new();
        }
        vec![self.fault(None, DeckFinding::TooFewTogether { zones: zones.to_vec(), found, least }, &[])]
    }
}
