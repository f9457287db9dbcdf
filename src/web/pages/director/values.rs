//! `/t/{tournament}/settings/values`: every value of the pinned scoring profile with its source. The director may
//! change values whose source was not read, sees the effect on the standings first, and gives one reason.

use std::collections::BTreeMap;

use askama::Template;
use serde::{Deserialize, Serialize};

use crate::app::Snapshot;
use crate::data;
use crate::domain::hash::SeenHash;
use crate::domain::id::Slug;
use crate::domain::scoring::check::{ProfileError, WITHOUT_WINNER};
use crate::domain::scoring::measure::{Measure, StrengthMode};
use crate::domain::scoring::profile::{AtTime, Profile};
use crate::domain::scoring::treatment::EndingTreatment;
use crate::domain::scoring::value::{CurrentValue, Value, ValueError};
use crate::domain::scoring::value_key::{ValueKey, ValuePart};
use crate::domain::tournament::command::{ChangeProfile, Command};
use crate::domain::tournament::expected::Expected;
use crate::domain::tournament::pinned_part::PinnedPart;
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::faults::Faults;
use crate::web::fields::Fields;
use crate::web::forms::ValuesForm;
use crate::web::intents::ValuesIntent;
use crate::web::layout::Layout;
use crate::web::pages::director::effect::Effect;
use crate::web::pages::director::form;
use crate::web::pages::director::order_readings::{ShownReading, readings};
use crate::web::pages::director::overtaken::{Overtaken, last_change, row};
use crate::web::pages::director::sought_settings::SoughtSettings;
use crate::web::pages::public::state;
use crate::web::pages::rules::figures::{self, PARTS, ProfileFigure};
use crate::web::pages::rules::sourced::{Legend, RulesOnDay, ShownSource, legend};
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::refused::{FormError, Refused};
use crate::web::route::{FormField, many, one};
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::words::measure as names;
use crate::words::pinned;

/// The order of the tie-breakers: one choice per position.
const ORDER: ValueKey = ValueKey::StandingsTieBreakers;

/// The fields of the form: every value by its key, and those of [`ValuesForm`].
pub const FIELDS: &[FormField] =
    &with_keys::<{ ValuesForm::FIELDS.len() + ValueKey::ALL.len() }>(ValuesForm::FIELDS, ValueKey::ALL);

#[expect(clippy::indexing_slicing, reason = "in a constant, a wrong index does not compile")]
const fn with_keys<const N: usize>(named: &[FormField], keys: &[ValueKey]) -> [FormField; N] {
    let mut all = [one(""); N];
    let mut at = 0;
    while at < N {
        all[at] = match at.checked_sub(named.len()) {
            None => named[at],
            // The tie-breakers come in an order, each in a field of its own.
            Some(key) if matches!(keys[key], ORDER) => many(keys[key].code()),
            Some(key) => one(keys[key].code()),
        };
        at += 1;
    }
    all
}

#[derive(Template)]
#[template(path = "director/values.html")]
struct Page {
    layout: Layout,
    tabs: Tabs,
    slug: Slug,
    name: String,
    profile: Link,
    /// `tcc-1e-2023, 2 values changed by the director`.
    count: Message,
    refused: Vec<String>,
    changes: bool,
    closed: bool,
    results: bool,
    parts: Vec<Part>,
    was: String,
    form: Fields,
    faults: Faults,
    preview: Option<Preview>,
    overtaken: Option<Overtaken>,
    sought: SoughtSettings,
    legend: Legend,
    /// The ways to read the source of the tie-breakers; empty where there is one.
    readings: Vec<ShownReading>,
}

/// One section of the profile: what can be changed, and what was read in its source.
struct Part {
    id: &'static str,
    title: crate::messages::Message,
    open: bool,
    fields: Vec<Field>,
    fixed: Vec<ProfileFigure>,
}

/// A changeable value.
struct Field {
    key: ValueKey,
    name: Message,
    source: ShownSource,
    hint: String,
    /// Its content, as pinned or typed.
    typed: String,
    fault: String,
    /// Whether it is a number, which needs a narrow field.
    counts: bool,
    /// Codes and labels of the choices; empty for a typed value.
    choices: Vec<(String, String)>,
    /// For the order of the tie-breakers: the choice for each position.
    places: Vec<(Message, String)>,
}

/// A preview of the typed values.
struct Preview {
    /// Name, current value, new value.
    changes: Vec<(Message, [String; 2])>,
    effect: Effect,
    /// The fields of the form that records it.
    fields: Vec<(String, String)>,
}

/// Why the values of a form are not recorded.
enum Trouble {
    Nothing,
    Unfit(Vec<ValueError>),
    Impossible(String),
}

/// # Errors
/// If the log or the store cannot be read.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    Answer::page(&page(site, visit, &here, &Fields::default())?)
}

/// Previews the values, or records them.
///
/// # Errors
/// Like [`Visit::give`].
pub fn change(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let looked = visit.form.has(ValuesForm::NAMES.looked, form::YES) || !Effect::is_to_be_seen(&here);
    if !(looked && ValuesIntent::of(&visit.form) == Some(ValuesIntent::Record)) {
        return look(site, visit, &here);
    }
    let given = visit.give_expecting(site, [expected(&visit.form)], |here| match plan(here, &visit.form) {
        Ok((profile, _)) => Ok(command(profile, &visit.form)),
        Err(Trouble::Nothing | Trouble::Unfit(_) | Trouble::Impossible(_)) => Err(FormError::Unfit.into()),
    });
    Answer::redirect_or_refuse(given, &urls::values(&visit.tournament()?), |why| {
        refill(site, visit, Some(why))
    })
}

fn command(profile: Profile, form: &Fields) -> Command {
    Command::ChangeProfile(ChangeProfile {
        profile: Box::new(profile),
        reason: ValuesForm::of(form).reason.into(),
    })
}

/// The rules' verdict on the change, and its effect, before it is recorded.
fn look(site: &Site, visit: &Visit, here: &Snapshot) -> Result<Answer, PageError> {
    if here.tournament.require_expected(&[expected(&visit.form)]).is_err() {
        return refill(site, visit, None);
    }
    let Ok((profile, effect)) = plan(here, &visit.form) else { return refill(site, visit, None) };
    if let Err(refusal) = here.tournament.decide(&command(profile.clone(), &visit.form)) {
        return refill(site, visit, Some(&Refused::by_rules(refusal, here)));
    }
    let mut page = page(site, visit, here, &visit.form)?;
    page.preview = Some(Preview {
        changes: changes(here.profile()?, &profile),
        effect,
        fields: sent_again(&visit.form),
    });
    Answer::page(&page)
}

/// The form with what was typed, and why it was not recorded.
fn refill(site: &Site, visit: &Visit, refused: Option<&Refused>) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    if let Err(refusal) = here.tournament.require_expected(&[expected(&visit.form)]) {
        return show_overtaken(site, visit, &here, here.refusal(&refusal));
    }
    let mut page = page(site, visit, &here, &visit.form)?;
    match plan(&here, &visit.form) {
        Err(trouble) => {
            if let Trouble::Unfit(errors) = &trouble {
                page.mark(errors);
            }
            page.refused = trouble.sentences();
        }
        Ok(_) => {
            page.faults = refused.map_or_else(Faults::default, form::beside_reason);
            page.refused = refused.map(ToString::to_string).into_iter().collect();
        }
    }
    Answer::refusal(&page)
}

/// Both versions. Values that were not touched on the older page take their current value, so that sending it again
/// changes only what this person wanted to change.
fn show_overtaken(
    site: &Site,
    visit: &Visit,
    here: &Snapshot,
    sentence: String,
) -> Result<Answer, PageError> {
    let profile = here.profile()?;
    let OpenedValues(_, opened) = OpenedValues::of(&visit.form);
    let (mut merged, mut rows) = (Vec::new(), Vec::new());
    for value in profile.values() {
        let now = value.now.form_value();
        let was = opened.get(value.key.code()).unwrap_or(&now);
        let typed = typed_value(&visit.form, value.key).unwrap_or_else(|| was.clone());
        let touched = typed != *was;
        if touched || now != *was {
            let said = |text: &str| {
                let read = value.now.read(text);
                read.map_or_else(|| text.to_owned(), |read| pinned::value_in_words(profile, value.key, &read))
            };
            rows.push(row(&pinned::full_name(value.key).to_string(), &said(&now), &said(&typed)));
        }
        merged.push((value.key.to_string(), if touched { typed } else { now }));
    }
    merged.push((ValuesForm::NAMES.reason.to_owned(), visit.form.raw(ValuesForm::NAMES.reason).to_owned()));
    let mut page = page(site, visit, here, &Fields::from_iter(merged))?;
    let changed = last_change(here, &[PinnedPart::Profile]);
    page.overtaken = Some(Overtaken { changed, rows });
    page.refused = vec![sentence];
    Answer::conflict(&page)
}

/// The profile with the form's values, and its effect.
fn plan(here: &Snapshot, form: &Fields) -> Result<(Profile, Effect), Trouble> {
    let Ok(pinned) = here.profile() else { return Err(Trouble::Nothing) };
    let keys = ValueKey::ALL.iter();
    let written: Vec<(&str, String)> =
        keys.filter_map(|key| typed_value(form, *key).map(|text| (key.code(), text))).collect();
    let written = written.iter().map(|(key, text)| (*key, text.as_str()));
    let own = data::scoring_profile(&pinned.id);
    let profile = pinned.with_values(written, ValuesForm::of(form).reason, own).map_err(Trouble::Unfit)?;
    if profile == *pinned {
        return Err(Trouble::Nothing);
    }
    let effect = Effect::of(here, pinned, &profile).map_err(Trouble::Impossible)?;
    Ok((profile, effect))
}

/// What the form says about the profile with which it was opened: its hash, and its values as written in the form.
#[derive(Default, Serialize, Deserialize)]
struct OpenedValues(SeenHash, BTreeMap<String, String>);

impl OpenedValues {
    /// The profile as it is pinned now.
    fn now(here: &Snapshot) -> Result<Self, PageError> {
        let values = here.profile()?.values().into_iter();
        let values = values.map(|value| (value.key.code().to_owned(), value.now.form_value())).collect();
        Ok(Self(here.setup()?.seen_hash(PinnedPart::Profile), values))
    }

    /// Empty if the form does not say.
    fn of(form: &Fields) -> Self {
        serde_json::from_str(form.raw(form::WAS)).unwrap_or_default()
    }
}

/// The profile is pinned as it was when the form was opened.
fn expected(form: &Fields) -> Expected {
    Expected::Pinned(PinnedPart::Profile, OpenedValues::of(form).0)
}

/// The text typed for a value; `None` if the form did not send it.
fn typed_value(form: &Fields, key: ValueKey) -> Option<String> {
    let mut all =
        form.values(key.code()).map(str::trim).filter(|text| key != ORDER || !text.is_empty()).peekable();
    let came = form.pairs().any(|(name, _)| name == key.code());
    came.then(|| {
        let mut text = all.next().unwrap_or_default().to_owned();
        for more in all {
            text.push(',');
            text.push_str(more);
        }
        text
    })
}

/// Everything typed, for the form that records it.
fn sent_again(form: &Fields) -> Vec<(String, String)> {
    let kept = |name: &str| {
        ValueKey::of_code(name).is_some() || [ValuesForm::NAMES.reason, form::WAS].contains(&name)
    };
    let pairs = form.pairs().filter(|(name, _)| kept(name));
    let pairs = pairs.map(|(name, value)| (name.to_owned(), value.to_owned()));
    pairs.chain([(ValuesForm::NAMES.looked.to_owned(), form::YES.to_owned())]).collect()
}

/// Name, current value, new value.
fn changes(was: &Profile, now: &Profile) -> Vec<(Message, [String; 2])> {
    let pairs = was.values().into_iter().zip(now.values()).filter(|(old, new)| old.now != new.now);
    let told = |(old, new): (Value, Value)| {
        let said =
            [pinned::value_in_words(was, old.key, &old.now), pinned::value_in_words(now, new.key, &new.now)];
        (pinned::full_name(old.key), said)
    };
    pairs.map(told).collect()
}

fn page(site: &Site, visit: &Visit, here: &Snapshot, form: &Fields) -> Result<Page, PageError> {
    let profile = here.profile()?;
    let changes = visit.offers(here, urls::values::PATH);
    let sought = SoughtSettings::of(visit, urls::values(here.slug()));
    let law = RulesOnDay::of(site, Some(here.setup()?.settings.date))?;
    Ok(Page {
        layout: visit.tournament_layout(site, here),
        tabs: Tabs::of(visit, here, Tab::Settings),
        slug: here.slug().clone(),
        name: profile.name.clone(),
        profile: urls::profile(&profile.id),
        count: pinned::profile_changes(profile)
            .unwrap_or_else(|| say("director-values-none-changed").with("id", &profile.id)),
        refused: Vec::new(),
        changes,
        closed: state::is_over(here),
        results: Effect::is_to_be_seen(here),
        parts: parts(&law, profile, form, changes, &sought),
        was: serde_json::to_string(&OpenedValues::now(here)?).unwrap_or_default(),
        form: form.clone(),
        faults: Faults::default(),
        preview: None,
        overtaken: None,
        sought,
        legend: legend(),
        readings: readings(here, &law)?,
    })
}

fn parts(
    law: &RulesOnDay,
    profile: &Profile,
    form: &Fields,
    changes: bool,
    sought: &SoughtSettings,
) -> Vec<Part> {
    let values = profile.values();
    let part = |(key, id, title): (ValuePart, &'static str, Message)| {
        let words = |value: &Value| {
            [title.to_string(), pinned::value_name(value.key).to_string(), law.source(&value.source).words()]
        };
        let of_part = values.iter().filter(|value| value.key.part() == key);
        let of_part = of_part.filter(|value| sought.fits(&words(value), value.source.confidence));
        let (open, fixed): (Vec<&Value>, Vec<&Value>) = of_part.partition(|value| changes && value.is_open());
        let fields: Vec<Field> = open.into_iter().map(|value| field(law, value, form)).collect();
        let touched = |field: &Field| {
            values.iter().any(|value| value.key == field.key && value.now.form_value() != field.typed)
        };
        Part {
            id,
            title,
            // The most important section is open, and so is every section with a change or with what is sought.
            open: id == "points" || sought.is_narrow() || fields.iter().any(touched),
            fixed: fixed.into_iter().map(|value| figures::figure(law, profile, value)).collect(),
            fields,
        }
    };
    let parts = PARTS.into_iter().map(part);
    parts.filter(|part| !part.fields.is_empty() || !part.fixed.is_empty()).collect()
}

fn field(law: &RulesOnDay, value: &Value, form: &Fields) -> Field {
    let typed = typed_value(form, value.key).unwrap_or_else(|| value.now.form_value());
    let places = if value.key == ORDER { places(&typed) } else { Vec::new() };
    Field {
        key: value.key,
        name: pinned::value_name(value.key),
        source: law.source(&value.source),
        hint: hint(value).map(String::from).unwrap_or_default(),
        typed,
        fault: String::new(),
        counts: matches!(value.now, CurrentValue::Whole(_) | CurrentValue::Margin(_)),
        choices: choices(value),
        places,
    }
}

/// The chosen tie-breakers, by position.
fn places(typed: &str) -> Vec<(Message, String)> {
    const LABELS: [Message; Measure::ALL.len()] = [
        say("director-values-compared-first"),
        say("director-values-compared-second"),
        say("director-values-compared-third"),
        say("director-values-compared-fourth"),
        say("director-values-compared-fifth"),
        say("director-values-compared-sixth"),
        say("director-values-compared-seventh"),
        say("director-values-compared-eighth"),
        say("director-values-compared-ninth"),
        say("director-values-compared-tenth"),
        say("director-values-compared-last"),
    ];
    let mut chosen = typed.split(',').map(str::to_owned);
    LABELS.into_iter().map(|label| (label, chosen.next().unwrap_or_default())).collect()
}

fn choices(value: &Value) -> Vec<(String, String)> {
    let pair = |code: &str, words: Message| (code.to_owned(), words.to_string());
    match &value.now {
        CurrentValue::YesNo(_) => {
            vec![pair("yes", say("director-yes")), pair("no", say("director-no"))]
        }
        CurrentValue::Treatment(_) => {
            let fits = |one: &EndingTreatment| !(WITHOUT_WINNER.contains(&value.key) && one.needs_winner());
            let all = EndingTreatment::ALL.into_iter().filter(fits);
            all.map(|one| pair(one.code(), pinned::treatment(one))).collect()
        }
        CurrentValue::Strength(_) => {
            StrengthMode::ALL.map(|mode| pair(mode.code(), pinned::strength(mode))).to_vec()
        }
        CurrentValue::AtTime(_) => AtTime::ALL.map(|one| pair(one.code(), pinned::at_time(one))).to_vec(),
        CurrentValue::Order(_) => {
            Measure::ALL.map(|measure| pair(measure.code(), names::measure(measure))).to_vec()
        }
        CurrentValue::Whole(_) | CurrentValue::Margin(_) | CurrentValue::Suggestions(_) => Vec::new(),
    }
}

fn hint(value: &Value) -> Option<Message> {
    match &value.now {
        CurrentValue::Margin(_) => Some(say("director-values-margin")),
        CurrentValue::Suggestions(_) => Some(say("director-values-suggestions")),
        CurrentValue::Whole(_) if value.key == ValueKey::ScoresWinThreshold => {
            Some(say("director-values-win-threshold"))
        }
        CurrentValue::Whole(_) if value.key == ValueKey::RoundsMinutes => {
            Some(say("director-values-minutes"))
        }
        CurrentValue::Whole(_)
        | CurrentValue::YesNo(_)
        | CurrentValue::Treatment(_)
        | CurrentValue::Order(_)
        | CurrentValue::Strength(_)
        | CurrentValue::AtTime(_) => None,
    }
}

impl Page {
    /// Puts each fault next to its field, if there is one.
    fn mark(&mut self, errors: &[ValueError]) {
        for (error, sentence) in errors.iter().map(|error| (error, sentence(error))) {
            for part in &mut self.parts {
                for field in part.fields.iter_mut().filter(|field| concerns(error, field.key)) {
                    field.fault.clone_from(&sentence);
                    part.open = true;
                }
            }
        }
    }
}

impl Trouble {
    fn sentences(&self) -> Vec<String> {
        match self {
            Self::Nothing => {
                vec![say("director-values-nothing").into()]
            }
            Self::Unfit(errors) => errors.iter().map(sentence).collect(),
            Self::Impossible(why) => vec![say("director-values-unreckonable").with("why", why).into()],
        }
    }
}

fn concerns(error: &ValueError, key: ValueKey) -> bool {
    match error {
        ValueError::Unknown(_) => false,
        ValueError::Unreadable { key: found, .. } | ValueError::Seen(found) => *found == key,
        ValueError::Unfit(error) => match error {
            ProfileError::Figure { name, .. } => *name == key,
            ProfileError::PointsOrder { better, worse } => *better == key || *worse == key,
            ProfileError::NoWinner { ending, .. } => *ending == key,
            ProfileError::TieBreakers => key == ORDER,
            ProfileError::Suggestions => key == ValueKey::RoundsSuggested,
            ProfileError::Unreadable(_) | ProfileError::Id(_) | ProfileError::Period => false,
        },
    }
}

/// What a value may be, after one that could not be read.
fn how_to_write(key: ValueKey) -> Message {
    if key == ValueKey::RoundsSuggested {
        say("director-values-write-suggestions")
    } else if key == ValueKey::DifferentialEarnedBye || key == ValueKey::DifferentialOutsideWin {
        say("director-values-write-margin")
    } else {
        say("director-values-write-number")
    }
}

/// What is wrong, with the name of the value.
pub(super) fn sentence(error: &ValueError) -> String {
    let named = |key: &ValueKey| pinned::full_name(*key);
    match error {
        ValueError::Unknown(key) => say("director-values-unknown").with("key", key),
        ValueError::Unreadable { key, written } => {
            let written: String = written.chars().take(40).collect();
            say("director-values-unreadable")
                .with("value", named(key))
                .with("written", written)
                .with("how", how_to_write(*key))
        }
        ValueError::Seen(key) => say("director-values-seen").with("value", named(key)),
        ValueError::Unfit(ProfileError::Figure { name, value, least, most }) => {
            say("director-values-out-of-range")
                .with("value", named(name))
                .with("is", value)
                .with("least", least)
                .with("most", most)
        }
        ValueError::Unfit(ProfileError::PointsOrder { better, worse }) => {
            say("director-values-order").with("better", named(better)).with("worse", named(worse))
        }
        ValueError::Unfit(ProfileError::NoWinner { ending, treatment }) => say("director-values-no-winner")
            .with("value", named(ending))
            .with("treatment", pinned::treatment(*treatment)),
        ValueError::Unfit(ProfileError::TieBreakers) => {
            say("director-values-tie-breakers").with("value", named(&ORDER))
        }
        ValueError::Unfit(ProfileError::Suggestions) => {
            say("director-values-must-rise").with("value", named(&ValueKey::RoundsSuggested))
        }
        ValueError::Unfit(ProfileError::Unreadable(_) | ProfileError::Id(_) | ProfileError::Period) => {
            say("director-values-unfit")
        }
    }
    .into()
}
