//! `/t/{tournament}/report/ratings`: what the games would change, from ratings that the director types.

use std::collections::BTreeMap;

use askama::Template;

use crate::app::Snapshot;
use crate::data::rating_systems;
use crate::domain::id::{PlayerId, Slug};
use crate::domain::scoring::profile::Profile;
use crate::domain::scoring::rating::{RatedGame, RatingLevel, RatingSystem, TieGain};
use crate::domain::tournament::Player;
use crate::domain::tournament::round::Round;
use crate::domain::tournament::settings::Settings;
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::faults::Faults;
use crate::web::fields::Fields;
use crate::web::forms::RatingsForm;
use crate::web::layout::Layout;
use crate::web::pages::director::rating_lines::{self, Blank};
use crate::web::pages::rules::sourced::{Legend, RulesOnDay, ShownSource, legend};
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;
use crate::words::numbers::signed_number;

#[derive(Template)]
#[template(path = "reports/ratings.html")]
struct Page {
    layout: Layout,
    tabs: Tabs,
    slug: Slug,
    /// The code and the words of each level.
    levels: Vec<(String, String)>,
    form: Fields,
    faults: Faults,
    lines: Vec<ShownRating>,
    /// The system by which the lines were reckoned, and its level.
    by: String,
    /// Its rules with their sources.
    rules: Vec<(Message, String, ShownSource)>,
    legend: Legend,
}

struct ShownRating {
    name: String,
    before: i64,
    after: i64,
    change: String,
    games: u32,
}

/// The form, with a line for each player.
///
/// # Errors
/// If the tournament cannot be read.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    Answer::page(&page(site, visit, None, Faults::default())?)
}

/// What the games change. Nothing is recorded.
///
/// # Errors
/// If the tournament cannot be read.
pub fn preview(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let mut faults = Faults::default();
    let chosen = level(RatingsForm::of(&visit.form).level);
    if chosen.is_none() {
        faults.add(RatingsForm::NAMES.level, say("reports-ratings-choose-a-level"));
    }
    let typed = rating_lines::read(&here, RatingsForm::of(&visit.form).ratings, Blank::Refused);
    let before = typed.unwrap_or_else(|wrong| {
        faults.add(RatingsForm::NAMES.ratings, wrong);
        rating_lines::ReadRatings::new()
    });
    let before =
        before.into_iter().filter_map(|(player, rating)| Some((player, i64::from(rating?)))).collect();
    match chosen.filter(|_| faults.is_empty()) {
        Some((system, level)) => Answer::page(&page(site, visit, Some((system, level, before)), faults)?),
        None => Answer::refusal(&page(site, visit, None, faults)?),
    }
}

fn code(system: &RatingSystem, level: &RatingLevel) -> String {
    format!("{} {}", system.id, level.k)
}

fn every_level() -> impl Iterator<Item = (&'static RatingSystem, &'static RatingLevel)> {
    rating_systems().iter().flat_map(|system| system.levels.value.iter().map(move |level| (system, level)))
}

fn level(chosen: &str) -> Option<(&'static RatingSystem, &'static RatingLevel)> {
    every_level().find(|(system, level)| code(system, level) == chosen)
}

/// The games of the closed and running rounds, or of a bracket for everybody, to which both players came, in order.
fn games(here: &Snapshot, profile: &Profile) -> Vec<RatedGame> {
    let rounds = here.tournament.published_rounds().filter(|round| here.is_rated(round));
    let games = rounds.flat_map(Round::tables).filter_map(|table| {
        let result = table.result.as_ref().map(|recorded| &recorded.result);
        let outcomes = profile.outcomes(result.filter(|result| result.end.is_meeting())?).ok().flatten()?;
        Some(RatedGame { players: table.pair.players, grades: outcomes.map(|outcome| outcome.grade) })
    });
    games.collect()
}

type Chosen = (&'static RatingSystem, &'static RatingLevel, BTreeMap<PlayerId, i64>);

fn page(site: &Site, visit: &Visit, chosen: Option<Chosen>, faults: Faults) -> Result<Page, PageError> {
    let here = visit.here(site)?;
    let profile = here.profile()?;
    let law = RulesOnDay::of(site, Some(here.setup()?.settings.date))?;
    let form = if visit.form.raw(RatingsForm::NAMES.level).is_empty() && faults.is_empty() {
        blank(&here, &here.setup()?.settings)
    } else {
        visit.form.clone()
    };
    let mut lines = Vec::new();
    let mut by = String::new();
    let mut rules = Vec::new();
    if let Some((system, level, before)) = chosen {
        by = format!("{}: {}, k {}", system.name, level.name, level.k);
        rules = rules_in_words(system, &law);
        for (player, change) in system.after(level.k, &before, games(&here, profile)) {
            lines.push(ShownRating {
                name: here.name(player),
                before: change.before,
                after: change.after,
                change: signed_number(change.after.saturating_sub(change.before)),
                games: change.games,
            });
        }
        lines.sort_by_cached_key(|line| (std::cmp::Reverse(line.after), line.name.to_lowercase()));
    }
    let words = |(system, level): (&RatingSystem, &RatingLevel)| {
        (code(system, level), format!("{}: {}, k {}", system.name, level.name, level.k))
    };
    Ok(Page {
        layout: visit.tournament_layout(site, &here),
        tabs: Tabs::of(visit, &here, Tab::Desk),
        slug: here.slug().clone(),
        levels: every_level().map(words).collect(),
        form,
        faults,
        lines,
        by,
        rules,
        legend: legend(),
    })
}

/// A line for each player, with the rating brought to the tournament or the one of a new player; and the level of the
/// tournament by the newest formula, which is trekcc.org's.
fn blank(here: &Snapshot, settings: &Settings) -> Fields {
    let start = rating_systems().first().map_or(0, |system| system.start.value);
    let line = |player: &Player| {
        let rating = player.rating.map_or(start, i64::from);
        format!("{}: {rating}", here.name(player.id))
    };
    let lines: Vec<String> = here.tournament.players().map(line).collect();
    let own = rating_systems().last().and_then(|system| {
        let level = system.level(settings.level, settings.date)?;
        Some((RatingsForm::NAMES.level.to_owned(), code(system, level)))
    });
    own.into_iter().chain([(RatingsForm::NAMES.ratings.to_owned(), lines.join("\n"))]).collect()
}

pub fn rules_in_words(system: &RatingSystem, law: &RulesOnDay) -> Vec<(Message, String, ShownSource)> {
    let halves = if system.modified_win_halves.value {
        say("reports-ratings-half")
    } else {
        say("reports-ratings-as-much")
    };
    let tie = match system.true_tie.value {
        TieGain::Nothing => say("reports-ratings-nothing"),
        TieGain::HalfOfK => say("reports-ratings-half-of-k"),
    };
    vec![
        (say("all-level"), say("reports-ratings-stakes").into(), law.source(&system.levels.source())),
        (say("reports-ratings-start"), system.start.value.to_string(), law.source(&system.start.source())),
        (
            say("reports-ratings-least-stake"),
            system.least_stake.value.to_string(),
            law.source(&system.least_stake.source()),
        ),
        (
            say("reports-ratings-modified-win"),
            halves.into(),
            law.source(&system.modified_win_halves.source()),
        ),
        (say("reports-ratings-true-tie"), tie.into(), law.source(&system.true_tie.source())),
        (
            say("reports-ratings-floor"),
            say("reports-ratings-never-falls").with("rating", system.never_falls_below.value).into(),
            law.source(&system.never_falls_below.source()),
        ),
    ]
}
