//! `/t/{tournament}/settings`: what was chosen and pinned, the staff, and the forms that `save_settings` takes.

use askama::Template;

use crate::app::Snapshot;
use crate::domain::deck::Format;
use crate::domain::hash::LibraryVersion;
use crate::domain::id::Slug;
use crate::domain::pods::score::PodCounting;
use crate::domain::tournament::Setup;
use crate::domain::tournament::pinned_part::PinnedPart;
use crate::domain::tournament::play::{Play, PodRules};
use crate::domain::tournament::settings::Settings;
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::faults::Faults;
use crate::web::fields::Fields;
use crate::web::forms::{PodRulesForm, SettingsPageQuery};
use crate::web::intents::SavedAs;
use crate::web::layout::Layout;
use crate::web::offers::Offers;
use crate::web::pages::decks::consent;
use crate::web::pages::director::changed_settings::ShownSettings;
use crate::web::pages::director::choices::{self, Group, NO_FORMAT};
use crate::web::pages::director::form;
use crate::web::pages::director::overtaken::{Overtaken, last_change};
use crate::web::pages::director::pinned::{self, PinnedValue};
use crate::web::pages::director::settings_in_words::settings_in_words;
use crate::web::pages::director::staff::{self, Invitation, StaffLine};
use crate::web::pages::rules::sourced::RulesOnDay;
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::words::pinned::{format_title, profile_title};
use crate::words::pods as pod_words;

#[derive(Template)]
#[template(path = "director/settings.html")]
pub(super) struct Page {
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
    levels: Vec<(&'static str, Message)>,
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

impl Page {
    /// With what was typed in one of the forms, and both versions of what somebody else changed meanwhile.
    pub(super) fn with_overtaken(mut self, sent: Sent, typed: Fields, overtaken: Overtaken) -> Self {
        match sent {
            Sent::Nothing => {}
            Sent::Settings => self.settings.typed = typed,
            Sent::Profile => self.profile.typed = typed,
            Sent::Format => self.format.typed = typed,
            Sent::PodRules => {
                if let Some((form, _)) = &mut self.pods {
                    form.typed = typed;
                }
            }
        }
        self.overtaken = Some(overtaken);
        self
    }
}

/// One form of the page: what was typed, and what is wrong.
#[derive(Default)]
struct Form {
    typed: Fields,
    faults: Faults,
}

/// The forms of the page; each is sent separately.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Sent {
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

/// The name of a format, or that there is none.
pub(super) fn format_name(format: Option<&Format>) -> String {
    format.map_or_else(|| say("director-fields-no-deck-checks").into(), format_title)
}

/// The page, with the faults of the form just sent.
pub(super) fn page(
    site: &Site,
    visit: &Visit,
    sent: Sent,
    faults: Faults,
    refused: String,
) -> Result<Page, PageError> {
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
        levels: choices::levels(),
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

/// Those of the settings that are shown.
fn facts(settings: &Settings, shows: &ShownSettings) -> Vec<(Message, String)> {
    let shown = settings_in_words(settings).into_iter().filter(|(field, ..)| shows.field(field));
    shown.map(|(_, name, value)| (name, value)).collect()
}
