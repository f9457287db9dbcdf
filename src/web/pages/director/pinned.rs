//! Every value of a scoring profile with its source, in words.

use crate::app::Snapshot;
use crate::data;
use crate::domain::deck::Format;
use crate::domain::pods::profile::PodProfile;
use crate::domain::scoring::profile::Profile;
use crate::domain::scoring::sourced::Sourced;
use crate::domain::scoring::value::Value;
use crate::domain::scoring::value_key::{ValueKey, ValuePart};
use crate::domain::source::Confidence;
use crate::messages::{Message, say};
use crate::web::pages::rules::sourced::{RulesOnDay, ShownSource};
use crate::words::deck_rule::rule_words;
use crate::words::pinned::{value_in_words, value_name};
use crate::words::pods::measure;
use crate::words::source::confidence as certainty;

/// A value or rule with where it comes from.
pub(super) struct PinnedValue {
    pub(super) what: Message,
    pub(super) value: String,
    pub(super) source: ShownSource,
}

/// How many values need a director's confirmation, and how many there are.
pub(super) fn unsure(profile: &Profile) -> (usize, usize) {
    let all = profile.values();
    (all.iter().filter(|value| value.source.confidence.wants_confirmation()).count(), all.len())
}

/// Every value of a profile in file order.
pub(super) fn values(law: &RulesOnDay, profile: &Profile) -> Vec<PinnedValue> {
    let told = |value: &Value| PinnedValue {
        what: label(value.key),
        value: value_in_words(profile, value.key, &value.now),
        source: law.shown_source(&[value.source.citation.as_str()], value.source.confidence),
    };
    profile.values().iter().map(told).collect()
}

/// Every value of a profile of pods in file order.
pub(super) fn pod_values(law: &RulesOnDay, profile: &PodProfile) -> Vec<PinnedValue> {
    let told = |(what, value, citation, confidence): PodFigure<'_>| PinnedValue {
        what,
        value,
        source: law.shown_source(&[citation], confidence),
    };
    pod_figures(profile).into_iter().map(told).collect()
}

/// How many values of a profile of pods want confirmation, and how many there are.
pub(super) fn unsure_of_pods(profile: &PodProfile) -> (usize, usize) {
    let all = pod_figures(profile);
    (all.iter().filter(|(.., confidence)| confidence.wants_confirmation()).count(), all.len())
}

/// A figure in words, its value, and where it comes from.
type PodFigure<'a> = (Message, String, &'a str, Confidence);

fn pod_figures(profile: &PodProfile) -> Vec<PodFigure<'_>> {
    fn figure<'a, T>(what: Message, from: &'a Sourced<T>, value: String) -> PodFigure<'a> {
        (what, value, from.citation.as_str(), from.confidence)
    }
    let (pods, top, order) = (&profile.pods, &profile.top_table, &profile.standings.measures);
    let measures: Vec<String> = order.value.iter().map(|one| measure(*one).to_string()).collect();
    let first = if top.winners_first.value { say("director-yes") } else { say("director-no") };
    vec![
        figure(say("director-settings-pins-fewest-of-a-pod"), &pods.least, pods.least.value.to_string()),
        figure(say("director-settings-pins-most-of-a-pod"), &pods.most, pods.most.value.to_string()),
        figure(
            say("director-settings-pins-rounds-of-a-game"),
            &profile.game.rounds,
            profile.game.rounds.value.to_string(),
        ),
        figure(
            say("director-settings-pins-order"),
            order,
            say("director-settings-pins-then-shared").with("measures", measures.join(", ")).into(),
        ),
        figure(say("director-settings-pins-at-the-top-table"), &top.size, top.size.value.to_string()),
        figure(say("director-settings-pins-winners-first"), &top.winners_first, first.into()),
    ]
}

/// Every rule of a deck format.
pub(super) fn rules(law: &RulesOnDay, format: &Format) -> Vec<PinnedValue> {
    let told = |rule: &crate::domain::deck::rule::Rule| PinnedValue {
        what: rule_words(rule),
        value: String::new(),
        source: law.rule(rule),
    };
    format.rules.iter().map(told).collect()
}

/// Rounds for a number of players: `3 up to 8 players, 4 up to 16`.
pub(super) fn suggested_rounds(profile: &Profile) -> String {
    let list = profile.rounds.suggested.value.iter().take(4);
    list.map(|entry| {
        say("director-settings-pins-up-to")
            .with("rounds", entry.rounds)
            .with("players", entry.players)
            .to_string()
    })
    .collect::<Vec<_>>()
    .join(", ")
}

/// The number of rounds that the profile suggests for those who are registered, and how sure that is.
pub(super) fn round_suggestion(here: &Snapshot) -> String {
    let players = here.tournament.players().filter(|player| player.is_active()).count();
    let planned = say("director-settings-as-planned");
    match (here.profile(), u32::try_from(players)) {
        (Ok(profile), Ok(many)) if many > 0 => {
            let (rounds, sure) =
                (profile.suggested_rounds(many), certainty(profile.rounds.suggested.confidence));
            let suggested = say("director-settings-suggests")
                .with("players", players)
                .with("rounds", rounds)
                .with("sure", sure);
            let sentences = [Some(planned), Some(suggested), too_few(here, profile, many)];
            sentences.into_iter().flatten().map(String::from).collect::<Vec<_>>().join(" ")
        }
        _ => planned.into(),
    }
}

/// That a tournament with so few players was not sanctioned; `None` otherwise.
fn too_few(here: &Snapshot, profile: &Profile, players: u32) -> Option<Message> {
    let day = here.tournament.setup().map(|setup| setup.settings.date);
    let least = day.and_then(|day| profile.least_players(day, data::least_players()));
    least.filter(|least| players < least.value).map(|least| {
        let (least, sure) = (least.value, certainty(least.confidence));
        say("director-settings-too-few").with("least", least).with("sure", sure)
    })
}

/// A value's name behind that of its part.
fn label(key: ValueKey) -> Message {
    let part = match key.part() {
        ValuePart::Points => say("director-settings-pins-victory-points"),
        ValuePart::Scores => say("director-settings-pins-scores"),
        ValuePart::Differential => say("all-differential"),
        ValuePart::Endings => say("all-ending"),
        ValuePart::Ranking => say("all-standings"),
        ValuePart::Byes => say("director-settings-pins-pairing"),
        ValuePart::Rounds => say("all-rounds"),
    };
    say("log-value").with("name", part).with("value", value_name(key))
}
