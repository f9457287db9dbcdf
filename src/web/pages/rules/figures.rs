//! Every figure of a scoring profile in words.

use crate::domain::scoring::profile::Profile;
use crate::domain::scoring::value::Value;
use crate::domain::scoring::value_key::ValuePart;
use crate::messages::{Message, say};
use crate::web::pages::rules::sourced::{RulesOnDay, ShownSource};
use crate::words::pinned::{value_in_words, value_name};

#[derive(Debug, Clone)]
pub struct ProfilePart {
    pub id: &'static str,
    pub title: Message,
    pub figures: Vec<ProfileFigure>,
}

#[derive(Debug, Clone)]
pub struct ProfileFigure {
    /// The name of the value.
    pub name: Message,
    /// The value in words.
    pub value: String,
    /// Where the value comes from.
    pub source: ShownSource,
}

/// The parts of a profile, each with its anchor and heading.
pub const PARTS: [(ValuePart, &str, Message); 7] = [
    (ValuePart::Points, "points", say("rules-figures-points")),
    (ValuePart::Scores, "scores", say("rules-figures-scores")),
    (ValuePart::Differential, "differential", say("rules-figures-differential")),
    (ValuePart::Endings, "endings", say("rules-figures-endings")),
    (ValuePart::Ranking, "standings", say("rules-figures-standings")),
    (ValuePart::Byes, "byes", say("rules-figures-byes")),
    (ValuePart::Rounds, "rounds", say("rules-figures-rounds")),
];

/// All figures of a profile, by part.
pub fn parts(law: &RulesOnDay, profile: &Profile) -> Vec<ProfilePart> {
    let values = profile.values();
    let part = |(key, id, title): (ValuePart, &'static str, Message)| ProfilePart {
        id,
        title,
        figures: values
            .iter()
            .filter(|value| value.key.part() == key)
            .map(|value| figure(law, profile, value))
            .collect(),
    };
    PARTS.into_iter().map(part).collect()
}

/// One value of a profile.
pub fn figure(law: &RulesOnDay, profile: &Profile, value: &Value) -> ProfileFigure {
    ProfileFigure {
        name: value_name(value.key),
        value: value_in_words(profile, value.key, &value.now),
        source: law.source(&value.source),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_has_a_part() {
        for profile in crate::data::scoring_profiles() {
            let shown: Vec<ProfileFigure> =
                parts(&RulesOnDay::none(), profile).into_iter().flat_map(|part| part.figures).collect();
            assert_eq!(shown.len(), profile.values().len());
        }
    }
}
