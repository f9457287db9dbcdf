//! The ways to read the source of the tie-breakers, for a director who chooses one.

use crate::app::Snapshot;
use crate::data;
use crate::domain::scoring::readings::OrderReading;
use crate::domain::scoring::value_key::ValueKey;
use crate::web::error::PageError;
use crate::web::pages::rules::sourced::{RulesOnDay, ShownSource};
use crate::words::measure::{measure, measure_within};
use crate::words::numbers::list;

/// One reading, and the fields with which its places are looked at.
pub(super) struct ShownReading {
    /// The measures in their order.
    pub(super) words: String,
    pub(super) source: ShownSource,
    /// Whether the tournament plays by it.
    pub(super) in_force: bool,
    /// Name and value of each field of the order.
    pub(super) fields: Vec<(&'static str, &'static str)>,
    /// The reason that the log gives for the choice.
    pub(super) reason: String,
}

/// The readings for the profile of the tournament; empty if the source is clear.
pub(super) fn readings(here: &Snapshot, law: &RulesOnDay) -> Result<Vec<ShownReading>, PageError> {
    let profile = here.profile()?;
    let now = &profile.standings.tie_breakers.value;
    let shown = |reading: &'static OrderReading| {
        let names = reading.order.iter().enumerate();
        let names: Vec<String> = names
            .map(|(at, one)| if at == 0 { measure(*one).to_string() } else { measure_within(*one) })
            .collect();
        let source = reading.source();
        ShownReading {
            words: list(&names),
            in_force: reading.order == *now,
            fields: reading
                .order
                .iter()
                .map(|one| (ValueKey::StandingsTieBreakers.code(), one.code()))
                .collect(),
            reason: source.citation.clone(),
            source: law.source(&source),
        }
    };
    let of_it = data::order_readings().iter().filter(|reading| reading.profiles.contains(&profile.id));
    Ok(of_it.map(shown).collect())
}
