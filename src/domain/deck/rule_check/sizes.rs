//! How many cards a part of the deck has.

use super::{Case, cards};
use crate::domain::deck::fault::Fault;
use crate::domain::deck::zone::Zone;
use crate::domain::letters::capital;

impl Case<'_> {
    pub(super) fn count(&self, zone: Zone, least: u32, most: u32) -> Vec<Fault> {
        let found = self.deck.count(zone);
        let name = capital(zone.name());
        let message = if found > most {
            let over = found - most;
            let limit = if least == most { "exactly" } else { "at most" };
            format!("{name}: {}, {limit} {most} allowed. Take {over} out.", cards(found))
        } else if found < least {
            let limit = if least == most { "exactly" } else { "at least" };
            format!("{name}: {}, {limit} {least} needed. Add {}.", cards(found), least - found)
        } else {
            return Vec::new();
        };
        let mut fault = self.fault(Some(zone), message, &self.deck.zone(zone).collect::<Vec<_>>());
        // It concerns the whole part; naming every title would only hide the sentence.
        fault.cards.clear();
        vec![fault]
    }

    pub(super) fn fewer(&self, zone: Zone, usual: u32) -> Vec<Fault> {
        let found = self.deck.count(zone);
        if found >= usual {
            return Vec::new();
        }
        let message = format!(
            "{}: {}, fewer than {usual}. That is allowed; check that none is missing.",
            capital(zone.name()),
            cards(found)
        );
        vec![self.fault(Some(zone), message, &[])]
    }

    pub(super) fn total(&self, zones: &[Zone], least: u32) -> Vec<Fault> {
        let found = zones.iter().fold(0_u32, |sum, zone| sum.saturating_add(self.deck.count(*zone)));
        if found >= least {
            return Vec::new();
        }
        let places: Vec<&str> = zones.iter().map(|zone| zone.name()).collect();
        let message = format!(
            "{} in {} together, at least {least} needed. Add {}.",
            cards(found),
            places.join(", "),
            least - found
        );
        vec![self.fault(None, message, &[])]
    }
}
