//! The forms of `/t/{tournament}/settings`: another setting, profile or deck format, or how pods play.

use crate::app::{Snapshot, SubmissionOutcome};
use crate::data;
use crate::domain::deck::Format;
use crate::domain::pods::score::PodCounting;
use crate::domain::reason::TypedReason;
use crate::domain::scoring::profile::Profile;
use crate::domain::tournament::command::{
    ChangeFormat, ChangePodRules, ChangeProfile, ChangeSettings, Command,
};
use crate::domain::tournament::pinned_part::PinnedPart;
use crate::domain::tournament::settings::Settings;
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::faults::Faults;
use crate::web::forms::{FormatForm, PodRulesForm, ProfileForm, SettingsForm};
use crate::web::pages::director::choices;
use crate::web::pages::director::create::LISTS_WITHOUT_FORMAT;
use crate::web::pages::director::form;
use crate::web::pages::director::overtaken::{self, Overtaken, last_change};
use crate::web::pages::director::settings::{Sent, format_name, page};
use crate::web::pages::director::settings_in_words::settings_in_words;
use crate::web::refused::{FormError, Refused};
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;
use crate::words::pinned::profile_title;
use crate::words::pods as pod_words;

/// Changes the settings.
///
/// # Errors
/// Like [`Visit::give`].
pub fn change(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let setup = here.setup()?;
    let mut faults = Faults::default();
    let settings = form::read(&visit.form, setup.settings.edition, None, &mut faults);
    if setup.format.is_none() && visit.form.has(SettingsForm::NAMES.deck_lists_required, form::YES) {
        faults.add(SettingsForm::NAMES.deck_lists_required, LISTS_WITHOUT_FORMAT);
    }
    let Some(settings) = settings.filter(|_| faults.is_empty()) else {
        return faulty(site, visit, Sent::Settings, faults);
    };
    let reason = TypedReason::from(SettingsForm::of(&visit.form).reason);
    let answer = visit.give_expecting(site, [form::expected_settings(&visit.form)], |_| {
        Ok(Command::ChangeSettings(ChangeSettings { settings: settings.clone(), reason: reason.clone() }))
    });
    match answer {
        Err(PageError::Refused(refused)) if refused.is_changed() => {
            settings_overtaken(site, visit, &settings, &refused)
        }
        answer => redirect(site, visit, Sent::Settings, answer),
    }
}

/// The page with the current values and those typed. Sent again, the form is accepted, because both were seen: `seen` is
/// what is pinned now.
fn conflict(
    site: &Site,
    visit: &Visit,
    sent: Sent,
    refused: &Refused,
    seen: String,
    overtaken: Overtaken,
) -> Result<Answer, PageError> {
    let page = page(site, visit, sent, Faults::default(), refused.to_string())?;
    Answer::conflict(&page.with_overtaken(sent, form::seen_now(&visit.form, seen), overtaken))
}

/// Both versions of the settings.
fn settings_overtaken(
    site: &Site,
    visit: &Visit,
    typed: &Settings,
    refused: &Refused,
) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let settings = &here.setup()?.settings;
    let changed = last_change(&here, &[PinnedPart::Settings]);
    let rows = settings_in_words(settings)
        .into_iter()
        .zip(settings_in_words(typed))
        .map(|((_, name, stands), (.., typed))| overtaken::row(&name.to_string(), &stands, &typed))
        .collect();
    let seen = form::settings_field(settings);
    conflict(site, visit, Sent::Settings, refused, seen, Overtaken { changed, rows })
}

/// The pinned profile and the chosen one.
fn profile_overtaken(
    site: &Site,
    visit: &Visit,
    typed: &str,
    refused: &Refused,
) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let name = say("director-create-scoring-profile").to_string();
    let rows = vec![overtaken::row(&name, &profile_title(here.profile()?), typed)];
    let changed = last_change(&here, &[PinnedPart::Profile]);
    let seen = here.setup()?.seen_hash(PinnedPart::Profile).to_string();
    conflict(site, visit, Sent::Profile, refused, seen, Overtaken { changed, rows })
}

/// The pinned deck format and the chosen one.
fn format_overtaken(
    site: &Site,
    visit: &Visit,
    typed: Option<&Format>,
    refused: &Refused,
) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let setup = here.setup()?;
    let shown = overtaken::of_format(&here, &format_name(setup.format.as_ref()), &format_name(typed));
    let seen = setup.seen_hash(PinnedPart::Format).to_string();
    conflict(site, visit, Sent::Format, refused, seen, shown)
}

/// How pods play and how they were to play.
fn pods_overtaken(
    site: &Site,
    visit: &Visit,
    typed: &ChangePodRules,
    refused: &Refused,
) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let now = here.pod_rules()?;
    let row = |name: Message, now: String, typed: String| overtaken::row(&name.to_string(), &now, &typed);
    let troubles = |troubles: bool| pod_words::troubles(troubles).to_string();
    let counting = |counting: PodCounting| pod_words::counting(counting).to_string();
    let size = now.profile.top_table.size.value.to_string();
    let rows = vec![
        row(say("field-troubles"), troubles(now.troubles), troubles(typed.troubles)),
        row(say("field-every-round"), counting(now.counting), counting(typed.counting)),
        row(say("director-settings-pins-players-at-the-top-table"), size, typed.top_size.to_string()),
    ];
    // In the log, how pods play belongs to the profile.
    let changed = last_change(&here, &[PinnedPart::Profile]);
    let seen = here.setup()?.seen_hash(PinnedPart::PodRules).to_string();
    conflict(site, visit, Sent::PodRules, refused, seen, Overtaken { changed, rows })
}

/// Pins another scoring profile of the same edition.
///
/// # Errors
/// Like [`Visit::give`].
pub fn change_profile(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let edition = here.setup()?.settings.edition;
    let published = match choices::profile(ProfileForm::of(&visit.form).profile, edition) {
        Ok(profile) => profile,
        Err(fault) => {
            return faulty(site, visit, Sent::Profile, single_fault(ProfileForm::NAMES.profile, fault));
        }
    };
    let reason = TypedReason::from(ProfileForm::of(&visit.form).reason);
    let pinned = here.profile()?;
    let is_pinned = in_its_format(&here, published).is_ok_and(|chosen| chosen == *pinned);
    let expected = form::expected_or_chosen(&visit.form, PinnedPart::Profile, here.setup()?, is_pinned);
    let answer = visit.give_expecting(site, [expected], |here| {
        let profile = Box::new(in_its_format(here, published)?);
        Ok(Command::ChangeProfile(ChangeProfile { profile, reason: reason.clone() }))
    });
    match answer {
        Err(PageError::Refused(refused)) if refused.is_changed() => {
            profile_overtaken(site, visit, &published.name, &refused)
        }
        answer => redirect(site, visit, Sent::Profile, answer),
    }
}

/// A published profile as this tournament would pin it: the points that win a game stay those of the deck format.
fn in_its_format(here: &Snapshot, published: &Profile) -> Result<Profile, PageError> {
    let format = here.setup()?.format.as_ref();
    let games = format.and_then(|format| data::games_of_format(format.published_id()));
    published.in_place_of(here.profile()?, games).map_err(|_| FormError::Unfit.into())
}

/// Plays with Troubles or without, writes down rounds or totals, and seats more or fewer at the top table.
///
/// # Errors
/// Like [`Visit::give`].
pub fn change_pod_rules(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let names = PodRulesForm::NAMES;
    let is_on = |name| visit.form.has(name, form::YES);
    let counting = if is_on(names.every_round) { PodCounting::Rounds } else { PodCounting::Totals };
    let mut faults = Faults::default();
    let number = say("director-settings-pins-top-table-number");
    let Some(top_size) = faults.read(&visit.form, names.top_size, number) else {
        return faulty(site, visit, Sent::PodRules, faults);
    };
    let reason = TypedReason::from(PodRulesForm::of(&visit.form).reason);
    let asked = ChangePodRules { troubles: is_on(names.troubles), counting, top_size, reason };
    let expects = [form::expected(&visit.form, PinnedPart::PodRules)];
    let answer = visit.give_expecting(site, expects, |_| Ok(Command::ChangePodRules(asked.clone())));
    match answer {
        Err(PageError::Refused(refused)) if refused.is_changed() => {
            pods_overtaken(site, visit, &asked, &refused)
        }
        answer => redirect(site, visit, Sent::PodRules, answer),
    }
}

/// Pins another deck format of the same edition, or none.
///
/// # Errors
/// Like [`Visit::give`].
pub fn change_format(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let setup = here.setup()?;
    let edition = setup.settings.edition;
    let chosen = match choices::format(FormatForm::of(&visit.form).format, edition) {
        Ok(format) => format,
        Err(fault) => {
            return faulty(site, visit, Sent::Format, single_fault(FormatForm::NAMES.format, fault));
        }
    };
    let reason = TypedReason::from(FormatForm::of(&visit.form).reason);
    let is_pinned = setup.format.as_ref() == chosen;
    let expected = form::expected_or_chosen(&visit.form, PinnedPart::Format, setup, is_pinned);
    let answer = visit.give_expecting(site, [expected], |_| {
        let format = chosen.cloned().map(Box::new);
        Ok(Command::ChangeFormat(ChangeFormat { format, reason: reason.clone() }))
    });
    match answer {
        Err(PageError::Refused(refused)) if refused.is_changed() => {
            format_overtaken(site, visit, chosen, &refused)
        }
        answer => redirect(site, visit, Sent::Format, answer),
    }
}

fn redirect(
    site: &Site,
    visit: &Visit,
    sent: Sent,
    answer: Result<SubmissionOutcome, PageError>,
) -> Result<Answer, PageError> {
    let saved = if matches!(answer, Ok(SubmissionOutcome::Recorded)) { "yes" } else { "same" };
    Answer::redirect_or_refuse(answer, &urls::settings_saved(&visit.tournament()?, saved), |why| {
        Answer::refusal(&page(site, visit, sent, form::beside_reason(why), why.to_string())?)
    })
}

fn faulty(site: &Site, visit: &Visit, sent: Sent, faults: Faults) -> Result<Answer, PageError> {
    Answer::refusal(&page(site, visit, sent, faults, form::LOOK.to_string())?)
}

fn single_fault(field: &'static str, fault: String) -> Faults {
    let mut faults = Faults::default();
    faults.add(field, fault);
    faults
}
