//! The settings form, for creating a tournament and for changing it.

use crate::domain::bracket::cut::Size;
use crate::domain::edition::Edition;
use crate::domain::hash::SeenHash;
use crate::domain::pairing::system::PairingSystem;
use crate::domain::scoring::level::TournamentLevel;
use crate::domain::tournament::Setup;
use crate::domain::tournament::expected::Expected;
use crate::domain::tournament::optional_rule::OptionalRule;
use crate::domain::tournament::pinned_part::PinnedPart;
use crate::domain::tournament::refusal::Refusal;
use crate::domain::tournament::settings::{Settings, SettingsError};
use crate::messages::{Message, say};
use crate::web::faults::Faults;
use crate::web::fields::Fields;
use crate::web::forms::SettingsForm;
use crate::web::pages::director::choices;
use crate::web::refused::Refused;
use crate::words::settings_error::settings_error;

/// Shown above a form with faults.
pub(in crate::web) const LOOK: Message = say("director-form-look");

/// The value of a ticked box.
pub(in crate::web) const YES: &str = "yes";

/// The field that says with what the form was opened: the settings, or the hash of another part that is pinned.
pub(super) const WAS: &str = "was";

/// Reads the settings; uses `minutes` if none were typed.
pub(super) fn read(
    form: &Fields,
    edition: Edition,
    minutes: Option<u32>,
    faults: &mut Faults,
) -> Option<Settings> {
    let date = faults.read(form, SettingsForm::NAMES.date, say("director-form-day"));
    let zone = choices::zone(SettingsForm::of(form).time_zone);
    if zone.is_none() {
        faults.add(SettingsForm::NAMES.time_zone, say("director-form-time-zone"));
    }
    let rounds = faults.read(form, SettingsForm::NAMES.rounds, say("director-form-rounds"));
    let minutes = match (SettingsForm::of(form).round_minutes, minutes) {
        ("", Some(usual)) => Some(usual),
        _ => faults.read(form, SettingsForm::NAMES.round_minutes, say("director-form-minutes")),
    };
    let planned_cut = planned_cut(form, faults);
    let system = system(form, faults);
    let level = level(form, faults);
    let round_days = round_days(form, faults);
    // Checks title and place even if the rest cannot be read, so that every fault is shown at once.
    let settings = Settings {
        title: words(SettingsForm::of(form).title),
        place: words(SettingsForm::of(form).place),
        date: date.unwrap_or_default(),
        time_zone: zone.unwrap_or_default().to_owned(),
        edition,
        rounds: rounds.unwrap_or(1),
        round_minutes: minutes.unwrap_or(60),
        round_days,
        deck_lists_required: form.has(SettingsForm::NAMES.deck_lists_required, YES),
        options: form.values(SettingsForm::NAMES.option).filter_map(OptionalRule::of).collect(),
        planned_cut,
        system,
        private: form.has(SettingsForm::NAMES.private, YES),
        level,
    };
    if let Err(error) = settings.check_new() {
        faults.add(field(&error), settings_error(&error));
    }
    faults.is_empty().then_some(settings)
}

fn planned_cut(form: &Fields, faults: &mut Faults) -> Option<Size> {
    let typed = SettingsForm::of(form).planned_cut.trim();
    let size = typed.parse::<u32>().ok().and_then(|players| Size::try_from(players).ok());
    if size.is_none() && !typed.is_empty() {
        faults.add(SettingsForm::NAMES.planned_cut, say("director-form-cut"));
    }
    size
}

/// Swiss if the form does not say.
fn system(form: &Fields, faults: &mut Faults) -> PairingSystem {
    let typed = SettingsForm::of(form).system;
    let system = PairingSystem::of(typed);
    if system.is_none() && !typed.is_empty() {
        faults.add(SettingsForm::NAMES.system, say("director-form-system"));
    }
    system.unwrap_or_default()
}

/// A local tournament if the form does not say.
fn level(form: &Fields, faults: &mut Faults) -> TournamentLevel {
    let typed = SettingsForm::of(form).level;
    let level = TournamentLevel::of(typed);
    if level.is_none() && !typed.is_empty() {
        faults.add(SettingsForm::NAMES.level, say("reports-ratings-choose-a-level"));
    }
    level.unwrap_or_default()
}

/// Empty for a clock.
fn round_days(form: &Fields, faults: &mut Faults) -> Option<u32> {
    match SettingsForm::of(form).round_days {
        "" => None,
        _ => faults.read(form, SettingsForm::NAMES.round_days, say("director-form-days")),
    }
}

/// The form with the current settings.
pub(super) fn filled_form(settings: &Settings) -> Fields {
    let mut pairs = vec![
        ("title", settings.title.clone()),
        ("place", settings.place.clone()),
        ("date", settings.date.to_string()),
        ("time_zone", settings.time_zone.clone()),
        ("rounds", settings.rounds.to_string()),
        ("round_minutes", settings.round_minutes.to_string()),
        ("system", settings.system.code().to_owned()),
        ("level", settings.level.code().to_owned()),
    ];
    if settings.deck_lists_required {
        pairs.push(("deck_lists_required", YES.to_owned()));
    }
    if settings.private {
        pairs.push(("private", YES.to_owned()));
    }
    pairs.extend(settings.round_days.map(|days| ("round_days", days.to_string())));
    pairs.extend(settings.planned_cut.map(|size| ("planned_cut", size.players().to_string())));
    pairs.extend(settings.options.iter().map(|option| ("option", option.code().to_owned())));
    pairs.push((WAS, settings_field(settings)));
    Fields::from_iter(pairs)
}

/// The settings with which a form is opened, as it sends them back.
pub(super) fn settings_field(settings: &Settings) -> String {
    serde_json::to_string(settings).unwrap_or_default()
}

/// The settings are those with which the form was opened.
pub(super) fn expected_settings(form: &Fields) -> Expected {
    let was = serde_json::from_str::<Settings>(form.raw(WAS));
    let was = was.map_or_else(|_| SeenHash::default(), |settings| settings.seen_hash());
    Expected::Pinned(PinnedPart::Settings, was)
}

/// This part is pinned as it was when the form was opened, which carries a hash in place of the long text.
pub(super) fn expected(form: &Fields, part: PinnedPart) -> Expected {
    Expected::Pinned(part, SeenHash::stated(form.raw(WAS)))
}

/// This part is pinned as the form showed it, or is chosen and pinned already: then it may be chosen again, and only
/// must not change before this is recorded.
pub(super) fn expected_or_chosen(form: &Fields, part: PinnedPart, now: &Setup, is_chosen: bool) -> Expected {
    if is_chosen { Expected::Pinned(part, now.seen_hash(part)) } else { expected(form, part) }
}

/// What was typed, with the mark of what is pinned now: both were shown, so that it counts when it is sent again.
pub(super) fn seen_now(form: &Fields, now: String) -> Fields {
    let typed = form.pairs().filter(|(name, _)| *name != WAS);
    let typed = typed.map(|(name, value)| (name.to_owned(), value.to_owned()));
    typed.chain([(WAS.to_owned(), now)]).collect()
}

/// Moves a refusal for a missing reason next to the reason's field.
pub(super) fn beside_reason(refused: &Refused) -> Faults {
    let mut faults = Faults::default();
    if refused.refusal() == Some(&Refusal::NoReason) {
        faults.add(SettingsForm::NAMES.reason, say("director-form-reason"));
    }
    faults
}

const fn field(error: &SettingsError) -> &'static str {
    match error {
        SettingsError::NoTitle => "title",
        SettingsError::TooLong { field, .. }
        | SettingsError::Control(field)
        | SettingsError::Unseen(field) => field.into_str(),
        SettingsError::Year(_) => "date",
        SettingsError::Rounds(_) => "rounds",
        SettingsError::Minutes(_) => "round_minutes",
        SettingsError::Days(_) => "round_days",
        SettingsError::OtherGame => "option",
        SettingsError::CutOfPods | SettingsError::CutOfBracket => "planned_cut",
        SettingsError::SystemOfPods => "system",
        SettingsError::ListsNeedFormat => "deck_lists_required",
    }
}

/// Collapses spaces, tabs and line ends into single spaces.
fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
