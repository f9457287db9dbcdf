//! Which settings a page shows: all of them, or those that differ from how a new tournament begins.

use crate::app::Snapshot;
use crate::data;
use crate::domain::pairing::system::PairingSystem;
use crate::domain::pods::score::PodCounting;
use crate::domain::scoring::format_games::FormatGames;
use crate::domain::scoring::profile::Profile;
use crate::domain::scoring::value::Value;
use crate::domain::tournament::Setup;
use crate::domain::tournament::play::{Play, PodRules};
use crate::domain::tournament::publication::Publication;
use crate::domain::tournament::settings::Settings;
use crate::web::error::PageError;
use crate::web::fields::Fields;
use crate::web::forms::SettingsForm;
use crate::web::pages::director::choices;
use crate::web::pages::director::form;
use crate::words::pinned::format_changes;

/// What the page of settings shows; everything if nobody asked for the changed ones.
pub(super) struct ShownSettings(Option<Changed>);

/// What differs from how a new tournament of this edition, day and format begins.
struct Changed {
    /// Fields of the settings form. What each tournament has for itself, as its title and its day, is none of them.
    fields: Vec<&'static str>,
    scoring: bool,
    format: bool,
    lists: bool,
}

impl ShownSettings {
    pub(super) fn of(here: &Snapshot, only_changed: bool) -> Result<Self, PageError> {
        let setup = here.setup()?;
        let games = setup.format.as_ref().and_then(|format| data::games_of_format(format.published_id()));
        Ok(Self(only_changed.then(|| Changed {
            fields: changed_fields(setup, games),
            scoring: match &setup.play {
                Play::Duels(profile) => is_other_profile(profile, &setup.settings, games),
                Play::Pods(rules) => are_other_pods(rules),
            },
            format: setup.format.as_ref().and_then(format_changes).is_some(),
            lists: *here.tournament.publication() != Publication::default(),
        })))
    }

    pub(super) const fn is_narrow(&self) -> bool {
        self.0.is_some()
    }

    /// Whether a field of the settings form is shown.
    pub(super) fn field(&self, name: &str) -> bool {
        self.0.as_ref().is_none_or(|changed| changed.fields.contains(&name))
    }

    /// Whether any of the fields about rounds is shown.
    pub(super) fn rounds(&self) -> bool {
        let names = SettingsForm::NAMES;
        let all = [names.system, names.rounds, names.round_minutes, names.round_days, names.planned_cut];
        all.into_iter().any(|name| self.field(name))
    }

    /// Whether any field of the settings form is shown.
    pub(super) fn general(&self) -> bool {
        self.0.as_ref().is_none_or(|changed| !changed.fields.is_empty())
    }

    pub(super) fn scoring(&self) -> bool {
        self.0.as_ref().is_none_or(|changed| changed.scoring)
    }

    pub(super) fn format(&self) -> bool {
        self.0.as_ref().is_none_or(|changed| changed.format)
    }

    pub(super) fn lists(&self) -> bool {
        self.0.as_ref().is_none_or(|changed| changed.lists)
    }

    pub(super) fn nothing(&self) -> bool {
        !(self.general() || self.scoring() || self.format() || self.lists())
    }

    /// What a form sends along for the fields that it does not show.
    pub(super) fn kept(&self, typed: &Fields) -> Vec<(String, String)> {
        let kept = typed.pairs().filter(|(name, _)| *name != form::WAS && !self.field(name));
        kept.map(|(name, value)| (name.to_owned(), value.to_owned())).collect()
    }
}

fn changed_fields(setup: &Setup, games: Option<&FormatGames>) -> Vec<&'static str> {
    let Settings {
        title: _,
        place: _,
        date: _,
        time_zone: _,
        edition: _,
        rounds,
        round_minutes,
        round_days,
        deck_lists_required,
        options,
        planned_cut,
        system,
        private,
        level,
    } = &setup.settings;
    let names = SettingsForm::NAMES;
    // Single values of the copy are shown where they are changed.
    let published = setup.profile().map(|profile| data::scoring_profile(&profile.id).unwrap_or(profile));
    let fields = [
        (names.system, *system != PairingSystem::default()),
        // In every other system there are as many as it needs.
        (names.rounds, *system == PairingSystem::Swiss && *rounds != choices::USUAL_ROUNDS),
        (names.round_minutes, *round_minutes != choices::usual_minutes(published, games)),
        (names.round_days, round_days.is_some()),
        (names.planned_cut, planned_cut.is_some()),
        (names.deck_lists_required, *deck_lists_required != setup.format.is_some()),
        (names.option, !options.is_empty()),
        (names.level, !level.is_usual()),
        (names.private, *private),
    ];
    fields.into_iter().filter(|(_, differs)| *differs).map(|(name, _)| name).collect()
}

/// Whether it is the profile of another day, or the director set values of it besides those that the format brings.
fn is_other_profile(pinned: &Profile, settings: &Settings, games: Option<&FormatGames>) -> bool {
    let begun = |published: &Profile| -> Vec<Value> {
        let own = games.map_or_else(|| Ok(published.clone()), |games| published.for_games(games));
        own.map_or_else(|_| Vec::new(), |own| own.set_by_organiser())
    };
    let brought = data::scoring_profile(&pinned.id).map(begun).unwrap_or_default();
    pinned.id != choices::profile_of_day(settings.edition, settings.date)
        || pinned.set_by_organiser() != brought
}

/// Whether it is another profile than the usual one, or the director chose how its pods play.
fn are_other_pods(rules: &PodRules) -> bool {
    let usual = choices::usual_profile(rules.profile.edition);
    let seats = data::pod_profile(usual).map(|usual| usual.top_table.size.value);
    rules.profile.id != usual
        || rules.troubles
        || rules.counting != PodCounting::default()
        || seats != Some(rules.profile.top_table.size.value)
}
