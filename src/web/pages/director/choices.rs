//! What a director can choose: time zones, scoring profiles, deck formats.

use chrono::NaiveDate;

use crate::data;
use crate::domain::day::applies_on;
use crate::domain::deck::Format;
use crate::domain::edition::Edition;
use crate::domain::pairing::system::PairingSystem;
use crate::domain::pods::profile::PodProfile;
use crate::domain::scoring::format_games::FormatGames;
use crate::domain::scoring::level::TournamentLevel;
use crate::domain::scoring::profile::{Profile, in_force};
use crate::domain::tournament::Setup;
use crate::domain::tournament::play::Play;
use crate::messages::{Message, dates, english, say};
use crate::web::pages::director::pinned;
use crate::web::urls::{self, Link};
use crate::web::words;
use crate::words::finding::finding;
use crate::words::measure as names;

/// The form's value if decks are not checked.
pub(super) const NO_FORMAT: &str = "none";

/// The form's value if the day decides which profile scores a new tournament.
pub(super) const BY_DAY: &str = "by-day";

/// The number of rounds with which a new tournament begins.
pub(super) const USUAL_ROUNDS: u32 = 3;

/// The minutes of a round for which nobody chooses others, if neither the deck format nor a profile says any.
const USUAL_MINUTES: u32 = 60;

const EDITIONS: [Edition; 3] = [Edition::First, Edition::Second, Edition::Tribbles];

/// Whether tournaments of an edition can be run, which needs a scoring profile.
pub(super) fn is_run(edition: Edition) -> bool {
    let of_two = data::scoring_profiles().iter().any(|profile| profile.edition == edition);
    of_two || data::pod_profiles().iter().any(|profile| profile.edition == edition)
}

/// The editions whose tournaments can be run.
pub(super) fn editions() -> impl Iterator<Item = Edition> {
    EDITIONS.into_iter().filter(|edition| is_run(*edition))
}

/// A sentence about editions with deck checks only; empty if there is none.
pub(super) fn only_decks() -> String {
    let of_decks = |edition: &Edition| data::deck_formats().iter().any(|format| format.edition == *edition);
    let names: Vec<&str> = EDITIONS
        .into_iter()
        .filter(|edition| !is_run(*edition))
        .filter(of_decks)
        .map(Edition::name)
        .collect();
    let all = words::list(&names);
    if names.is_empty() {
        return all;
    }
    say("director-choices-only-decks").with("editions", all).into()
}

/// The deck format with which most tournaments of an edition are played.
pub(super) const fn usual_format(edition: Edition) -> &'static str {
    match edition {
        Edition::First => "1e-open",
        Edition::Second => "2e-standard",
        Edition::Tribbles => "tribbles",
    }
}

/// The profile by which they are scored today.
pub(super) const fn usual_profile(edition: Edition) -> &'static str {
    match edition {
        Edition::First => "tcc-1e-2023",
        Edition::Second => "tcc-2e-2014",
        Edition::Tribbles => "tribbles-heats",
    }
}

/// The profile of a new tournament whose director leaves it to the day: the one in force, or the usual one if none is
/// known. Profiles of pods differ by what counts and not by day, so there it is the usual one.
pub(super) fn profile_of_day(edition: Edition, on: NaiveDate) -> &'static str {
    let of_day = in_force(data::scoring_profiles(), edition, on);
    of_day.map_or_else(|| usual_profile(edition), |profile| profile.id.as_str())
}

/// The minutes of a round for which nobody chooses others: those of the deck format, or of the profile.
pub(super) fn usual_minutes(profile: Option<&Profile>, games: Option<&FormatGames>) -> u32 {
    let of_format = games.and_then(|games| games.minutes.as_ref());
    let said = of_format.or_else(|| profile.map(|profile| &profile.rounds.minutes));
    said.map_or(USUAL_MINUTES, |minutes| minutes.value)
}

/// One choice, and the days on which it was in force if it is a profile.
pub(super) struct Choice {
    pub(super) code: &'static str,
    pub(super) name: &'static str,
    pub(super) from: Option<NaiveDate>,
    pub(super) until: Option<NaiveDate>,
}

/// The choices for one edition.
pub(super) struct Group {
    pub(super) edition: &'static str,
    /// Its code in a form.
    pub(super) code: &'static str,
    /// The usual choice.
    pub(super) usual: &'static str,
    pub(super) options: Vec<Choice>,
}

/// A scoring profile in the comparison table.
pub(super) struct Row {
    pub(super) name: &'static str,
    pub(super) period: String,
    pub(super) minutes: String,
    pub(super) rounds: String,
    pub(super) unsure: String,
    pub(super) link: Link,
}

/// The systems by which players can be paired.
pub(super) fn systems() -> Vec<(&'static str, Message)> {
    PairingSystem::ALL.iter().map(|system| (system.code(), names::system(*system))).collect()
}

/// The levels that a tournament can have.
pub(super) fn levels() -> Vec<(&'static str, Message)> {
    TournamentLevel::ALL.iter().map(|level| (level.code(), names::level(*level))).collect()
}

pub(super) fn profiles(of: impl Fn(Edition) -> bool) -> Vec<Group> {
    let dated = |code, name, from, until| Choice { code, name, from: Some(from), until };
    grouped(of, usual_profile, |edition| {
        let of_two = data::scoring_profiles().iter().filter(|it| it.edition == edition);
        let of_two =
            of_two.map(|it| dated(it.id.as_str(), it.name.as_str(), it.effective_from, it.effective_to));
        let pods = data::pod_profiles().iter().filter(|it| it.edition == edition);
        of_two
            .chain(pods.map(|it| dated(it.id.as_str(), it.name.as_str(), it.effective_from, it.effective_to)))
            .collect()
    })
}

pub(super) fn formats(of: impl Fn(Edition) -> bool) -> Vec<Group> {
    let all = data::deck_formats();
    grouped(of, usual_format, |edition| {
        let own = all.iter().filter(|it| it.edition == edition);
        own.map(|it| Choice { code: &it.id, name: &it.name, from: None, until: None }).collect()
    })
}

fn grouped(
    of: impl Fn(Edition) -> bool,
    usual: impl Fn(Edition) -> &'static str,
    options: impl Fn(Edition) -> Vec<Choice>,
) -> Vec<Group> {
    let editions = EDITIONS.into_iter().filter(|edition| of(*edition));
    let groups = editions.map(|edition| Group {
        edition: edition.name(),
        code: edition.code(),
        usual: usual(edition),
        options: options(edition),
    });
    groups.filter(|group| !group.options.is_empty()).collect()
}

pub(super) fn rows() -> Vec<Row> {
    data::scoring_profiles().iter().map(row).collect()
}

fn row(profile: &'static Profile) -> Row {
    let (unsure, all) = pinned::unsure(profile);
    Row {
        name: &profile.name,
        period: period(profile),
        minutes: say("director-choices-minutes").with("minutes", profile.rounds.minutes.value).into(),
        rounds: pinned::suggested_rounds(profile),
        unsure: say("director-choices-unsure-values").with("unsure", unsure).with("all", all).into(),
        link: urls::profile(&profile.id),
    }
}

/// When a profile was in use.
pub(super) fn period(profile: &Profile) -> String {
    let from = dates::day(profile.effective_from);
    match profile.effective_to {
        Some(end) => say("director-choices-from-to").with("from", from).with("to", dates::day(end)),
        None => say("director-choices-from").with("from", from),
    }
    .into()
}

/// That a tournament is played on a day to which its profile does not apply, and which profile does, if one is known.
pub(super) fn profile_of_another_day(setup: &Setup) -> Option<Message> {
    let (on, edition) = (setup.settings.date, setup.settings.edition);
    let (name, from, to) = match &setup.play {
        Play::Duels(profile) => (&profile.name, profile.effective_from, profile.effective_to),
        Play::Pods(rules) => (&rules.profile.name, rules.profile.effective_from, rules.profile.effective_to),
    };
    if applies_on(on, from, to) {
        return None;
    }
    let (name, day) = (english(name), dates::day(on));
    Some(match in_force(data::scoring_profiles(), edition, on) {
        Some(other) => say("director-choices-profile-of-the-day")
            .with("other", english(&other.name))
            .with("profile", name)
            .with("day", day),
        None => say("director-choices-no-profile-of-the-day").with("profile", name).with("day", day),
    })
}

/// That a tournament is played on a day on which its deck format was not played.
pub(super) fn format_of_another_day(setup: &Setup) -> Option<Message> {
    setup.format.as_ref()?.not_played(setup.settings.date).map(|it| finding(&it))
}

/// What of a tournament's rules belongs to another day than its own.
pub(super) fn of_another_day(setup: &Setup) -> Vec<Message> {
    [profile_of_another_day(setup), format_of_another_day(setup)].into_iter().flatten().collect()
}

/// The profile with this id, if it is for this edition.
pub(super) fn profile(id: &str, edition: Edition) -> Result<&'static Profile, String> {
    match data::scoring_profile(id) {
        None => Err(say("director-choices-choose-a-profile").into()),
        Some(profile) if profile.edition != edition => Err(say("director-choices-profile-of-other-edition")
            .with("profile", &profile.name)
            .with("scores", profile.edition.name())
            .with("plays", edition.name())
            .into()),
        Some(profile) => Ok(profile),
    }
}

/// The profile of pods with this id, if it is for this edition.
pub(super) fn pod_profile(id: &str, edition: Edition) -> Result<&'static PodProfile, String> {
    let found = data::pod_profile(id).filter(|profile| profile.edition == edition);
    found.ok_or_else(|| say("director-choices-choose-tribbles").into())
}

/// The format with this id, if it is for this edition; `None` if decks are not checked.
pub(super) fn format(id: &str, edition: Edition) -> Result<Option<&'static Format>, String> {
    if id == NO_FORMAT {
        return Ok(None);
    }
    match data::deck_format(id) {
        None => Err(say("director-choices-choose-a-format").into()),
        Some(format) if format.edition != edition => Err(say("director-choices-format-of-other-edition")
            .with("format", &format.name)
            .with("of", format.edition.name())
            .with("plays", edition.name())
            .into()),
        Some(format) => Ok(Some(format)),
    }
}

/// Every time zone that the program knows, by its IANA name.
pub(in crate::web::pages) fn zones() -> Vec<&'static str> {
    chrono_tz::TZ_VARIANTS.iter().map(|zone| zone.name()).collect()
}

/// The IANA name of a zone in its official spelling.
pub(in crate::web::pages) fn zone(typed: &str) -> Option<&'static str> {
    let typed = typed.trim().replace(' ', "_");
    let zones = chrono_tz::TZ_VARIANTS.iter().map(|zone| zone.name());
    zones.into_iter().find(|name| name.eq_ignore_ascii_case(&typed))
}

/// The time zone of this machine; UTC if it is unknown.
pub(super) fn own_zone() -> &'static str {
    iana_time_zone::get_timezone().ok().and_then(|name| zone(&name)).unwrap_or("UTC")
}
