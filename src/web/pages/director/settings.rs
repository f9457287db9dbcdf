//! `/t/{tournament}/settings`: what was chosen and pinned, the staff, and the forms to change it.

use askama::Template;

use crate::app::{Snapshot, SubmissionOutcome};
use crate::data;
use crate::domain::deck::Format;
use crate::domain::hash::LibraryVersion;
use crate::domain::id::Slug;
use crate::domain::pairing::system::PairingSystem;
use crate::domain::pods::score::PodCounting;
use crate::domain::reason::TypedReason;
use crate::domain::scoring::profile::Profile;
use crate::domain::tournament::Setup;
use crate::domain::tournament::command::{
    ChangeFormat, ChangePodRules, ChangeProfile, ChangeSettings, Command,
};
use crate::domain::tournament::pinned_part::PinnedPart;
use crate::domain::tournament::play::{Play, PodRules};
use crate::domain::tournament::settings::Settings;
use crate::messages::dates;
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::faults::Faults;
use crate::web::fields::Fields;
use crate::web::forms::{
    FormatForm, PodRulesForm, ProfileForm, SettingsForm, SettingsPageQuery, TournamentForm,
};
use crate::web::intents::SavedAs;
use crate::web::layout::Layout;
use crate::web::offers::Offers;
use crate::web::pages::decks::consent;
use crate::web::pages::director::changed_settings::ShownSettings;
use crate::web::pages::director::choices::{self, Group, NO_FORMAT};
use crate::web::pages::director::create::LISTS_WITHOUT_FORMAT;
use crate::web::pages::director::form;
use crate::web::pages::director::overtaken::{self, Overtaken, last_change};
use crate::web::pages::director::pinned::{self, PinnedValue};
use crate::web::pages::director::staff::{self, Invitation, StaffLine};
use crate::web::pages::rules::sourced::RulesOnDay;
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::refused::{FormError, Refused};
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words;
use crate::words::measure::system;
use crate::words::pinned::{format_title, profile_title};
use crate::words::pods as pod_words;

#[derive(Template)]
#[template(path = "director/settings.html")]
struct Page {
    layout: Layout,
    tabs: Tabs,
    slug: Slug,
    refused: String,
    /// The result of the form just sent: a word and a sentence.
    saved: Option<(Message, Message)>,
    /// Who last changed anything here, when and why; empty if nobody did.
    changed: String,
    offers: Offers,
    /// Everything, or what was changed.
    shows: ShownSettings,
    /// This page with only what was changed.
    to_changed: Link,
    /// The settings, for people who may not change them.
    facts: Vec<(Message, String)>,
    /// Both versions, if somebody else changed the settings in the meantime.
    overtaken: Option<Overtaken>,
    settings: Form,
    /// What its form sends along unseen.
    kept: Vec<(String, String)>,
    /// How pods play, and how many can sit at the top table.
    pods: Option<(Form, Message)>,
    /// What is said beside the number of rounds.
    suited: String,
    profile: Form,
    format: Form,
    zones: Vec<&'static str>,
    systems: Vec<(&'static str, Message)>,
    profiles: Vec<Group>,
    formats: Vec<Group>,
    scoring: Scoring,
    /// That the profile, or the deck format, is of another day than the tournament.
    other_day: Vec<Message>,
    deck_rules: Option<Link>,
    law: RulesOnDay,
    format_name: String,
    format_about: String,
    format_link: Option<Link>,
    format_rules: Vec<PinnedValue>,
    pins: Vec<(Message, String)>,
    /// Whose deck lists everybody sees.
    shown_lists: String,
    helpers: Vec<StaffLine>,
    invitations: Vec<Invitation>,
    /// Whether an operator hid the tournament.
    hidden: bool,
    /// Where the next one is set up like this, for somebody who may.
    another: Option<Link>,
    roles: Vec<(&'static str, Message)>,
}

/// One form of the page: what was typed, and what is wrong.
#[derive(Default)]
struct Form {
    typed: Fields,
    faults: Faults,
}

/// The forms of the page; each is sent separately.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sent {
    Nothing,
    Settings,
    Profile,
    Format,
    PodRules,
}

/// # Errors
/// If the log or the store cannot be read.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    Answer::page(&page(site, visit, Sent::Nothing, Faults::default(), String::new())?)
}

/// The page with a refusal from another of its forms.
pub(super) fn refusal_page(site: &Site, visit: &Visit, sentence: String) -> Result<Answer, PageError> {
    Answer::refusal(&page(site, visit, Sent::Nothing, Faults::default(), sentence)?)
}

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

/// The page with the current values and those typed. Sent again, the form is accepted, because both were seen.
fn settings_overtaken(
    site: &Site,
    visit: &Visit,
    typed: &Settings,
    refused: &Refused,
) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let setup = here.setup()?;
    let mut page = page(site, visit, Sent::Settings, Faults::default(), refused.to_string())?;
    page.settings.typed = form::seen_now(&visit.form, form::settings_field(&setup.settings));
    let changed = last_change(&here, &[PinnedPart::Settings]);
    let rows = settings_in_words(&setup.settings)
        .into_iter()
        .zip(settings_in_words(typed))
        .map(|((_, name, stands), (.., typed))| overtaken::row(&name.to_string(), &stands, &typed))
        .collect();
    page.overtaken = Some(Overtaken { changed, rows });
    Answer::conflict(&page)
}

/// The page with the pinned profile and the chosen one, after somebody else changed it.
fn profile_overtaken(
    site: &Site,
    visit: &Visit,
    typed: &str,
    refused: &Refused,
) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let profile = here.profile()?;
    let mut page = page(site, visit, Sent::Profile, Faults::default(), refused.to_string())?;
    page.profile.typed =
        form::seen_now(&visit.form, here.setup()?.seen_hash(PinnedPart::Profile).to_string());
    let changed = last_change(&here, &[PinnedPart::Profile]);
    page.overtaken = Some(Overtaken {
        changed,
        rows: vec![overtaken::row(
            &say("director-create-scoring-profile").to_string(),
            &profile_title(profile),
            typed,
        )],
    });
    Answer::conflict(&page)
}

/// The page with the pinned format and the chosen one, after somebody else changed it.
fn format_overtaken(
    site: &Site,
    visit: &Visit,
    typed: Option<&Format>,
    refused: &Refused,
) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let setup = here.setup()?;
    let format = setup.format.as_ref();
    let mut page = page(site, visit, Sent::Format, Faults::default(), refused.to_string())?;
    page.format.typed = form::seen_now(&visit.form, setup.seen_hash(PinnedPart::Format).to_string());
    let changed = last_change(&here, &[PinnedPart::Format]);
    let rows = vec![overtaken::row(
        &say("director-create-deck-format").to_string(),
        &format_name(format),
        &format_name(typed),
    )];
    page.overtaken = Some(Overtaken { changed, rows });
    Answer::conflict(&page)
}

/// The page with the pinned rules of pods and the chosen ones, after somebody else changed them.
fn pods_overtaken(
    site: &Site,
    visit: &Visit,
    typed: &ChangePodRules,
    refused: &Refused,
) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let now = here.pod_rules()?;
    let mut page = page(site, visit, Sent::PodRules, Faults::default(), refused.to_string())?;
    let seen = here.setup()?.seen_hash(PinnedPart::PodRules).to_string();
    if let Some((pods, _)) = &mut page.pods {
        pods.typed = form::seen_now(&visit.form, seen);
    }
    let row = |name: Message, now: String, typed: String| overtaken::row(&name.to_string(), &now, &typed);
    let troubles = |troubles: bool| pod_words::troubles(troubles).to_string();
    let counting = |counting: PodCounting| pod_words::counting(counting).to_string();
    let size = now.profile.top_table.size.value.to_string();
    page.overtaken = Some(Overtaken {
        // In the log, how pods play belongs to the profile.
        changed: last_change(&here, &[PinnedPart::Profile]),
        rows: vec![
            row(say("field-troubles"), troubles(now.troubles), troubles(typed.troubles)),
            row(say("field-every-round"), counting(now.counting), counting(typed.counting)),
            row(say("director-settings-pins-players-at-the-top-table"), size, typed.top_size.to_string()),
        ],
    });
    Answer::conflict(&page)
}

/// The name of a format, or that there is none.
pub(super) fn format_name(format: Option<&Format>) -> String {
    format.map_or_else(|| say("director-fields-no-deck-checks").into(), format_title)
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
    match answer {
        Ok(outcome) => {
            let saved = if outcome == SubmissionOutcome::Recorded { "yes" } else { "same" };
            Ok(Answer::see_other(&urls::settings_saved(&visit.tournament()?, saved)))
        }
        Err(error) => {
            let why = error.into_refused()?;
            Answer::refusal(&page(site, visit, sent, form::beside_reason(&why), why.to_string())?)
        }
    }
}

fn faulty(site: &Site, visit: &Visit, sent: Sent, faults: Faults) -> Result<Answer, PageError> {
    Answer::refusal(&page(site, visit, sent, faults, form::LOOK.to_string())?)
}

fn single_fault(field: &'static str, fault: String) -> Faults {
    let mut faults = Faults::default();
    faults.add(field, fault);
    faults
}

fn page(site: &Site, visit: &Visit, sent: Sent, faults: Faults, refused: String) -> Result<Page, PageError> {
    let here = visit.here(site)?;
    let setup = here.setup()?;
    // A form that comes back shows everything.
    let is_new = sent == Sent::Nothing && refused.is_empty();
    let shows = ShownSettings::of(&here, is_new && SettingsPageQuery::of(&visit.query).changed == form::YES)?;
    let of_page = |of: Link| if shows.is_narrow() { urls::only_changed(of) } else { of };
    let [settings, profile, format, pods] = forms(visit, setup, sent, faults);
    let edition = setup.settings.edition;
    let law = RulesOnDay::of(site, Some(setup.settings.date))?;
    let layout = visit.tournament_layout(site, &here);
    Ok(Page {
        layout,
        tabs: Tabs::of(visit, &here, Tab::Settings),
        slug: here.slug().clone(),
        refused,
        saved: saved_message(&visit.query),
        changed: last_change(&here, &[PinnedPart::Settings, PinnedPart::Profile, PinnedPart::Format]),
        offers: visit.all_offers(&here),
        to_changed: urls::only_changed(urls::settings(here.slug())),
        facts: facts(&setup.settings, &shows),
        overtaken: None,
        kept: shows.kept(&settings.typed),
        settings,
        pods: setup.pods().map(|rules| (pods, sizes_of_top_table(rules))),
        suited: pinned::round_suggestion(&here),
        profile,
        format,
        zones: choices::zones(),
        systems: choices::systems(),
        profiles: choices::profiles(|other| other == edition),
        formats: choices::formats(|other| other == edition),
        scoring: Scoring::of(&here, &law, of_page)?,
        other_day: choices::of_another_day(setup),
        deck_rules: setup.format.as_ref().map(|_| of_page(urls::deck_rules(here.slug()))),
        format_name: format_name(setup.format.as_ref()),
        format_about: setup.format.as_ref().map(|format| format.about.clone()).unwrap_or_default(),
        format_link: setup.format.as_ref().map(|format| urls::format(format.published_id())),
        format_rules: setup.format.as_ref().map(|format| pinned::rules(&law, format)).unwrap_or_default(),
        pins: vec![
            (say("director-settings-card-table"), setup.pins.card_table.to_string()),
            (say("director-settings-rulings-library"), library_version(&setup.pins.rulings_library)),
            (say("director-settings-pairing-seed"), setup.pairing_seed.to_string()),
        ],
        shown_lists: consent::plan(&here),
        law,
        helpers: staff::helpers(site, &here)?,
        invitations: staff::invitations(site, &here)?,
        hidden: here.tournament.is_hidden_by_operator(),
        another: visit.viewer.opens().then(|| urls::tournament_like(here.slug())),
        roles: staff::roles(),
        shows,
    })
}

pub(super) fn saved_message(query: &Fields) -> Option<(Message, Message)> {
    match SavedAs::of(query)? {
        SavedAs::Yes => Some((say("director-settings-saved"), say("director-settings-saved-holds"))),
        SavedAs::Same => {
            Some((say("director-settings-nothing-to-save"), say("director-settings-nothing-different")))
        }
    }
}

/// The version of the rulings library; in words if there was no document.
fn library_version(version: &LibraryVersion) -> String {
    let empty = version.is_empty() || *version == LibraryVersion::of("");
    if empty { say("director-settings-no-documents").into() } else { version.to_string() }
}

/// What scores the results, as it is pinned.
struct Scoring {
    name: String,
    /// The page of the profile.
    to: Option<Link>,
    /// How many values rest on no source.
    unsure: String,
    /// Where single values are changed.
    values: Option<Link>,
    each: Vec<PinnedValue>,
    /// Whether another profile can be pinned.
    changes: bool,
}

impl Scoring {
    /// `of_page` makes a link to values those that the page shows.
    fn of(here: &Snapshot, law: &RulesOnDay, of_page: impl Fn(Link) -> Link) -> Result<Self, PageError> {
        let unsure = |(unsure, all): (usize, usize)| {
            say("director-settings-unsure").with("unsure", unsure).with("all", all).into()
        };
        Ok(match &here.setup()?.play {
            Play::Duels(profile) => Self {
                name: profile_title(profile),
                to: Some(urls::profile(&profile.id)),
                unsure: unsure(pinned::unsure(profile)),
                values: Some(of_page(urls::values(here.slug()))),
                each: pinned::values(law, profile),
                changes: true,
            },
            Play::Pods(rules) => Self {
                name: pod_words::rules(rules),
                to: None,
                unsure: unsure(pinned::unsure_of_pods(&rules.profile)),
                values: None,
                each: pinned::pod_values(law, &rules.profile),
                changes: false,
            },
        })
    }
}

/// Each form with current values, or with what was typed if it is the one just sent.
fn forms(visit: &Visit, setup: &Setup, sent: Sent, mut faults: Faults) -> [Form; 4] {
    let format = setup.format.as_ref().map_or(NO_FORMAT, |format| &format.id);
    let was = |part| setup.seen_hash(part).to_string();
    let standing = [
        (Sent::Settings, form::filled_form(&setup.settings)),
        (
            Sent::Profile,
            setup.profile().map_or_else(Fields::default, |profile| {
                Fields::from_iter([("profile", &profile.id), (form::WAS, &was(PinnedPart::Profile))])
            }),
        ),
        (Sent::Format, Fields::from_iter([("format", format), (form::WAS, &was(PinnedPart::Format))])),
        (
            Sent::PodRules,
            setup.pods().map_or_else(Fields::default, |rules| ticked(rules, was(PinnedPart::PodRules))),
        ),
    ];
    standing.map(|(which, typed)| {
        if which == sent {
            Form { typed: visit.form.clone(), faults: std::mem::take(&mut faults) }
        } else {
            Form { typed, faults: Faults::default() }
        }
    })
}

/// The rounds in words: a round robin has as many as its players need.
fn rounds(settings: &Settings) -> String {
    match settings.system {
        PairingSystem::Swiss => settings.rounds.to_string(),
        PairingSystem::RoundRobin | PairingSystem::SingleElimination | PairingSystem::DoubleElimination => {
            say("director-settings-as-many").into()
        }
    }
}

fn sizes_of_top_table(rules: &PodRules) -> Message {
    let sizes = &rules.profile.pods;
    say("director-settings-pins-top-table-hint")
        .with("least", sizes.least.value)
        .with("most", sizes.most.value)
}

/// How pods play, as the form shows it; `was` is the hash of it.
fn ticked(rules: &PodRules, was: String) -> Fields {
    let names = PodRulesForm::NAMES;
    let every_round = rules.counting == PodCounting::Rounds;
    let ticks = [(names.troubles, rules.troubles), (names.every_round, every_round)];
    let ticks = ticks.into_iter().filter(|(_, is_on)| *is_on).map(|(name, _)| (name, form::YES.to_owned()));
    ticks
        .chain([(names.top_size, rules.profile.top_table.size.value.to_string())])
        .chain([(form::WAS, was)])
        .map(|(name, value)| (name.to_owned(), value))
        .collect()
}

/// The settings in words.
const fn who_sees_it(settings: &Settings) -> Message {
    if settings.private {
        say("director-settings-staff-and-players")
    } else {
        say("director-settings-everybody")
    }
}

/// Those of the settings that are shown.
fn facts(settings: &Settings, shows: &ShownSettings) -> Vec<(Message, String)> {
    let shown = settings_in_words(settings).into_iter().filter(|(field, ..)| shows.field(field));
    shown.map(|(_, name, value)| (name, value)).collect()
}

/// Each with its field in the form.
fn settings_in_words(settings: &Settings) -> [(&'static str, Message, String); 13] {
    let names = TournamentForm::NAMES;
    let cut = settings.planned_cut.map_or_else(
        || say("director-settings-no-cut"),
        |size| say("director-settings-the-best").with("players", size.players()),
    );
    let lists = if settings.deck_lists_required {
        say("director-settings-required")
    } else {
        say("director-settings-not-required")
    };
    [
        (names.title, say("all-title"), settings.title.clone()),
        (names.place, say("director-fields-venue"), settings.place.clone()),
        (names.date, say("all-day"), dates::day(settings.date)),
        (names.time_zone, say("all-time-zone"), settings.time_zone.clone()),
        (names.edition, say("all-edition"), settings.edition.name().to_owned()),
        (names.system, say("director-system-who-meets-whom"), system(settings.system).to_string()),
        (names.rounds, say("all-rounds"), rounds(settings)),
        (names.round_minutes, say("all-minutes-a-round"), settings.round_minutes.to_string()),
        (
            names.round_days,
            say("all-days-a-round"),
            settings
                .round_days
                .map_or_else(|| say("director-settings-by-the-clock").into(), |days| days.to_string()),
        ),
        (names.planned_cut, say("all-cut"), cut.into()),
        (names.deck_lists_required, say("all-deck-lists"), lists.into()),
        (names.option, say("director-settings-optional-rules"), words::options(&settings.options)),
        (names.private, say("director-settings-who-sees-it"), who_sees_it(settings).into()),
    ]
}
