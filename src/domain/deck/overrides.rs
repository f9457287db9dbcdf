//! The rules of a pinned format that the director of a tournament sets: figures and severity, never what a rule asks.

use crate::domain::deck::format::Format;
use crate::domain::deck::rule::{Demand, MissionSort, Rule};
use crate::domain::deck::severity::Severity;
use crate::domain::deck::zone::Zone;
use crate::domain::letters::capital;
use crate::domain::source::Confidence;

/// No deck has more cards in a part.
pub const MOST: u32 = 500;

/// A rule as the director wants it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WantedRule {
    /// The rule's id.
    pub rule: String,
    /// How serious a breach is.
    pub severity: Severity,
    /// Its figure, for a rule that has one.
    pub figure: Option<u32>,
}

/// Why a rule cannot be set this way.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RuleError {
    /// The format has no such rule.
    Unknown(String),
    /// The rule's source was read, so it stays.
    Seen {
        /// The rule's id.
        rule: String,
        says: String,
    },
    /// No deck can have this figure, or the rule has none.
    Figure {
        /// The rule's id.
        rule: String,
        says: String,
        /// The figure wanted.
        figure: u32,
        /// The smallest it can be.
        least: u32,
    },
    /// Two rules together allow no deck.
    NoDeck { zone: Zone, least: u32, most: u32 },
}

impl RuleError {
    /// The rule it concerns, if it concerns one.
    pub fn rule(&self) -> Option<&str> {
        match self {
            Self::Unknown(rule) | Self::Seen { rule, .. } | Self::Figure { rule, .. } => Some(rule),
            Self::NoDeck { .. } => None,
        }
    }
}

impl Rule {
    /// Whether the director of a tournament may set it: not if it was read in its source.
    pub fn is_open(&self) -> bool {
        self.confidence != Confidence::Seen
    }
}

impl Demand {
    /// Its figure, for a demand that has one.
    pub const fn figure(&self) -> Option<u32> {
        match self {
            Self::Exactly { cards, .. }
            | Self::AtMost { cards, .. }
            | Self::AtLeast { cards, .. }
            | Self::Usually { cards, .. }
            | Self::TotalAtLeast { cards, .. }
            | Self::MissionsOf { cards, .. } => Some(*cards),
            Self::AtMostCopies { copies, .. } => Some(*copies),
            Self::ReleasedByThen { days } => Some(*days),
            Self::OnlyTypes { .. }
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

    /// Takes another figure and returns the rule's new sentence; `None` if it has no figure.
    fn set_figure(&mut self, figure: u32) -> Option<String> {
        let cards = if figure == 1 { "1 card".to_owned() } else { format!("{figure} cards") };
        let (held, says) = match self {
            Self::Exactly { zone, cards: held } => {
                (held, format!("{}: exactly {cards}.", capital(&zone.to_string())))
            }
            Self::AtMost { zone, cards: held } => {
                (held, format!("{}: at most {cards}.", capital(&zone.to_string())))
            }
            Self::AtLeast { zone, cards: held, .. } => {
                (held, format!("{}: at least {cards}.", capital(&zone.to_string())))
            }
            Self::Usually { zone, cards: held } => {
                (held, format!("{}: fewer than {cards} are pointed out.", capital(&zone.to_string())))
            }
            Self::MissionsOf { sort, cards: held } => (held, missions_of(*sort, figure)),
            Self::TotalAtLeast { zones, cards: held } => {
                let places: Vec<String> = zones.iter().map(ToString::to_string).collect();
                (held, format!("At least {cards} in {} together.", places.join(", ")))
            }
            Self::ReleasedByThen { days } => {
                let word = if figure == 1 { "day" } else { "days" };
                (days, format!("A card may be played {figure} {word} after its release."))
            }
            Self::AtMostCopies { zones, copies, by_title, .. } => {
                let places: Vec<String> = zones.iter().map(ToString::to_string).collect();
                let word = if figure == 1 { "copy" } else { "copies" };
                let key = if *by_title { "whatever its subtitle" } else { "title with subtitle" };
                let says = format!("At most {figure} {word} of a card, {key}, in {}.", places.join(" and "));
                (copies, says)
            }
            Self::OnlyTypes { .. }
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
            | Self::BorgFacilities => return None,
        };
        *held = figure;
        Some(says)
    }

    /// The smallest figure that it can have.
    const fn least(&self) -> u32 {
        match self {
            Self::Exactly { .. } | Self::AtMostCopies { .. } => 1,
            Self::AtMost { .. }
            | Self::AtLeast { .. }
            | Self::Usually { .. }
            | Self::TotalAtLeast { .. }
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
            | Self::BorgFacilities => 0,
        }
    }
}

fn missions_of(sort: MissionSort, figure: u32) -> String {
    let missions = if figure == 1 { "mission" } else { "missions" };
    match sort {
        MissionSort::NoHeadquarters => format!("At least {figure} {missions} {}.", sort.name()),
        MissionSort::Planet | MissionSort::Space | MissionSort::Headquarters | MissionSort::AlphaQuadrant => {
            format!("At least {figure} {} {missions}.", sort.name())
        }
    }
}

impl Format {
    /// The rules that the director of the tournament set.
    pub fn set_by_organiser(&self) -> Vec<&Rule> {
        self.rules.iter().filter(|rule| rule.confidence == Confidence::Organiser).collect()
    }

    /// This format with these rules, set by the director of a tournament for this reason. An unchanged rule stays as it
    /// is; one set back to what `own`, the published format, says is the published rule again.
    ///
    /// # Errors
    /// Everything that cannot be set this way.
    pub fn with_rules(
        &self,
        wanted: &[WantedRule],
        reason: &str,
        own: Option<&Self>,
    ) -> Result<Self, Vec<RuleError>> {
        let mut changed = self.clone();
        let mut errors = Vec::new();
        for wanted in wanted {
            let found = changed.rules.iter_mut().find(|rule| rule.id == wanted.rule);
            let published = own.and_then(|own| own.rule(&wanted.rule));
            let set = found
                .ok_or_else(|| RuleError::Unknown(wanted.rule.clone()))
                .and_then(|rule| set(rule, wanted, reason, published));
            errors.extend(set.err());
        }
        errors.extend(changed.no_deck());
        if errors.is_empty() { Ok(changed) } else { Err(errors) }
    }

    /// A part for which the rules ask more than they allow.
    pub(super) fn no_deck(&self) -> Option<RuleError> {
        self.limits(None).into_iter().find_map(|(zone, limit)| {
            let most = limit.most.filter(|most| *most < limit.least)?;
            Some(RuleError::NoDeck { zone, least: limit.least, most })
        })
    }
}

fn set(
    rule: &mut Rule,
    wanted: &WantedRule,
    reason: &str,
    published: Option<&Rule>,
) -> Result<(), RuleError> {
    let figure = wanted.figure.or(rule.demand.figure());
    if (rule.severity, rule.demand.figure()) == (wanted.severity, figure) {
        return Ok(());
    }
    if !rule.is_open() {
        return Err(RuleError::Seen { rule: rule.id.clone(), says: rule.says.clone() });
    }
    *rule = set_freely(rule, wanted, reason, published)?;
    Ok(())
}

/// The rule as wanted, even if it was read in its source; as it is if nothing changes.
pub(super) fn set_freely(
    rule: &Rule,
    wanted: &WantedRule,
    reason: &str,
    published: Option<&Rule>,
) -> Result<Rule, RuleError> {
    let figure = wanted.figure.or(rule.demand.figure());
    if (rule.severity, rule.demand.figure()) == (wanted.severity, figure) {
        return Ok(rule.clone());
    }
    let mut new = Rule { severity: wanted.severity, ..rule.clone() };
    if let Some(figure) = figure.filter(|figure| rule.demand.figure() != Some(*figure)) {
        let least = new.demand.least();
        let wrong = || RuleError::Figure { rule: rule.id.clone(), says: rule.says.clone(), figure, least };
        if !(least..=MOST).contains(&figure) {
            return Err(wrong());
        }
        new.says = new.demand.set_figure(figure).ok_or_else(wrong)?;
    }
    let same = |other: &&Rule| (other.severity, &other.demand) == (new.severity, &new.demand);
    Ok(match published.filter(same) {
        Some(published) => published.clone(),
        None => Rule { citations: vec![reason.trim().to_owned()], confidence: Confidence::Organiser, ..new },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The format as if none of its sources had been read, so that every figure is open.
    fn open(id: &str) -> Format {
        let mut format = crate::data::deck_format(id).unwrap().clone();
        format.rules.iter_mut().for_each(|rule| rule.confidence = Confidence::Inferred);
        format
    }

    fn wanted_rule(rule: &str, severity: Severity, figure: Option<u32>) -> WantedRule {
        WantedRule { rule: rule.to_owned(), severity, figure }
    }

    #[test]
    fn a_rule_is_set_with_the_reason_as_its_source_and_finds_back_to_its_own() {
        let own = &open("2e-standard");
        let set = own.with_rules(
            &[
                wanted_rule("draw-deck-at-least", Severity::Error, Some(36)),
                wanted_rule("missions-headquarters", Severity::Error, Some(1)),
                wanted_rule("dilemma-pile-at-least", Severity::Error, Some(20)),
            ],
            " house rule ",
            Some(own),
        );
        let set = set.unwrap();
        let changed = set.set_by_organiser();
        let told: Vec<(&str, &str)> =
            changed.iter().map(|rule| (rule.id.as_str(), rule.says.as_str())).collect();
        assert_eq!(
            told,
            [
                (
                    "missions-headquarters",
                    "Without a headquarters only cards that say so let personnel and ships come into play."
                ),
                ("draw-deck-at-least", "Draw deck: at least 36 cards."),
            ]
        );
        assert!(changed.iter().all(|rule| rule.citations == ["house rule"]));
        let back = set.with_rules(
            &[
                wanted_rule("draw-deck-at-least", Severity::Error, Some(35)),
                wanted_rule("missions-headquarters", Severity::Note, Some(1)),
            ],
            "a mistake",
            Some(own),
        );
        assert_eq!(back.as_ref(), Ok(own));
    }

    #[test]
    fn what_was_read_or_cannot_be_is_refused() {
        let open = crate::data::deck_format("1e-open").unwrap();
        let refused = open
            .with_rules(
                &[
                    wanted_rule("seed-deck-at-most", Severity::Error, Some(40)),
                    wanted_rule("qs-tent-at-most", Severity::Error, Some(9999)),
                    wanted_rule("qs-tent-different", Severity::Note, Some(3)),
                    wanted_rule("nothing", Severity::Note, None),
                ],
                "why not",
                None,
            )
            .unwrap_err();
        let rules: Vec<Option<&str>> = refused.iter().map(RuleError::rule).collect();
        assert_eq!(
            rules,
            [Some("seed-deck-at-most"), Some("qs-tent-at-most"), Some("qs-tent-different"), Some("nothing")]
        );
        assert!(matches!(refused.first(), Some(RuleError::Seen { .. })));
    }

    #[test]
    fn a_figure_that_only_warns_is_no_limit() {
        let own = &open("2e-standard");
        let zone = crate::domain::deck::Zone::DrawDeck;
        assert_eq!(own.limits(None).get(&zone).map(|limit| limit.least), Some(35));
        let set =
            own.with_rules(&[wanted_rule("draw-deck-at-least", Severity::Warning, Some(35))], "why", None);
        assert_eq!(set.unwrap().limits(None).get(&zone), None);
    }

    #[test]
    fn rules_that_leave_no_deck_are_refused() {
        let mut format = open("2e-standard");
        let mut most = format.rules.iter().find(|rule| rule.id == "draw-deck-at-least").unwrap().clone();
        most.id = "draw-deck-at-most".to_owned();
        most.demand = Demand::AtMost { zone: crate::domain::deck::Zone::DrawDeck, cards: 60 };
        format.rules.push(most);
        let refused =
            format.with_rules(&[wanted_rule("draw-deck-at-least", Severity::Error, Some(61))], "why", None);
        assert_eq!(
            refused,
            Err(vec![RuleError::NoDeck { zone: crate::domain::deck::Zone::DrawDeck, least: 61, most: 60 }])
        );
    }
}
