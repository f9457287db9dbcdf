//! What a rule of a deck format asks.

use crate::domain::deck::rule::{Demand, MissionSort, Pairs, Rule};
use crate::domain::deck::zone::Zone;
use crate::messages::{Language, Message, english, say};
use crate::words::deck::{card_types, cards_with, zone, zone_title};
use crate::words::numbers::list;

/// The rule in a sentence. In English it is the format's own; others read what the rule asks, as far as that is a value,
/// and otherwise the same.
pub fn rule_words(rule: &Rule) -> Message {
    said(&rule.says, &rule.demand)
}

/// A rule in words, from its sentence and what it asks alone.
pub(super) fn said(says: &str, demand: &Demand) -> Message {
    let quoted = || say("rule-quoted").with("says", english(says));
    match Language::spoken() {
        Language::English => quoted(),
        Language::German | Language::French => demand_words(demand).unwrap_or_else(quoted),
    }
}

/// Parts in one line.
fn parts(zones: &[Zone]) -> String {
    list(&zones.iter().map(|part| zone(*part).to_string()).collect::<Vec<_>>())
}

/// What is asked; `None` if the format says it only in words of its own.
#[expect(clippy::too_many_lines, reason = "an arm for each demand")]
fn demand_words(demand: &Demand) -> Option<Message> {
    Some(match demand {
        Demand::Exactly { zone, cards } => {
            say("rule-exactly").with("part", zone_title(*zone)).with("cards", *cards)
        }
        Demand::AtMost { zone, cards } => {
            say("rule-at-most").with("part", zone_title(*zone)).with("cards", *cards)
        }
        Demand::AtLeast { zone, cards, only_if_used } => say("rule-at-least")
            .with("if-used", only_if_used)
            .with("part", zone_title(*zone))
            .with("cards", *cards),
        Demand::Usually { zone, cards } => {
            say("rule-usually").with("part", zone_title(*zone)).with("cards", *cards)
        }
        Demand::OnlyTypes { zone, types } => {
            say("rule-only").with("part", zone_title(*zone)).with("what", card_types(types))
        }
        Demand::OnlyWith { zone, fact } => {
            say("rule-only").with("part", zone_title(*zone)).with("what", cards_with(*fact))
        }
        Demand::OnlyAtHome { types, home } => {
            say("rule-only-at-home").with("types", card_types(types)).with("parts", parts(home))
        }
        Demand::NotIn { types, zones } => {
            say("rule-not-in").with("types", card_types(types)).with("parts", parts(zones))
        }
        Demand::OnlyZones { zones } => say("rule-only-parts").with("parts", parts(zones)),
        Demand::AllDifferent { zone } => say("rule-all-different").with("part", zone_title(*zone)),
        Demand::TotalAtLeast { zones, cards } => {
            say("rule-total-at-least").with("parts", parts(zones)).with("cards", *cards)
        }
        Demand::AtMostCopies { zones, copies, by_title, .. } => {
            say("rule-copies").with("by-title", by_title).with("copies", *copies).with("parts", parts(zones))
        }
        Demand::OnePerDeck => say("rule-one-per-deck"),
        Demand::UniqueLocations { pairs: Pairs::All | Pairs::Alike } => say("rule-unique-locations"),
        Demand::UniqueLocations { pairs: Pairs::DoubleSided } => say("rule-unique-locations-double-sided"),
        Demand::MissionsOf { sort, cards } => match sort {
            MissionSort::Planet => say("rule-planet-missions").with("cards", *cards),
            MissionSort::Space => say("rule-space-missions").with("cards", *cards),
            MissionSort::Headquarters => say("rule-headquarters-missions").with("cards", *cards),
            MissionSort::NoHeadquarters => say("rule-other-missions").with("cards", *cards),
            MissionSort::AlphaQuadrant => say("rule-alpha-missions").with("cards", *cards),
        },
        Demand::NeedsOpener { zone, stands_in, opener, .. } => say("rule-needs-opener")
            .with("part", zone_title(*zone))
            .with("opener", opener)
            .with("parts", parts(stands_in)),
        Demand::Pool { name, .. } => say("rule-pool").with("pool", name),
        Demand::OnlySets { names, .. } => say("rule-only-sets").with("sets", list(names)),
        Demand::FromPool { free } if free.is_empty() => say("rule-from-pool"),
        Demand::FromPool { free } => say("rule-from-pool-and-free").with("titles", free.join(", ")),
        Demand::Banned { titles } if titles.is_empty() => say("rule-banned"),
        Demand::Banned { titles } => say("rule-banned-titles").with("titles", titles.join(", ")),
        Demand::NotTitles { titles, .. } => say("rule-not-titles").with("titles", titles.join(", ")),
        Demand::NotWith { fact, .. } => say("rule-not-with").with("what", cards_with(*fact)),
        Demand::NotOfTribbles { .. } => say("rule-not-of-tribbles"),
        Demand::BorgFacilities => say("rule-borg-facilities"),
        Demand::ReleasedByThen { days: 0 } => say("rule-released"),
        Demand::ReleasedByThen { days } => say("rule-released-for-days").with("days", *days),
        Demand::Remember { .. } | Demand::Mentions { .. } => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data;

    #[test]
    fn a_rule_is_quoted_in_english_and_told_to_others_as_what_it_asks() {
        let rules = || data::deck_formats().iter().flat_map(|format| &format.rules);
        assert!(rules().all(|rule| rule_words(rule).to_string() == rule.says));
        let german = Language::German.speak(|| {
            let told = rules().filter(|rule| rule_words(rule).to_string() != rule.says);
            (told.count(), rule_words(&data::deck_format("2e-standard").unwrap().rules[0]))
        });
        assert!(german.0 * 10 > rules().count() * 8, "{german:?}");
    }
}
