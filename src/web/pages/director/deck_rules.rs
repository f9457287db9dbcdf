//! `/t/{tournament}/settings/rules`: every rule of the pinned deck format with its source. The director may change
//! figures and weights of rules whose source was not read.

use askama::Template;

use crate::app::Snapshot;
use crate::data;
use crate::domain::deck::overrides::{RuleError, WantedRule};
use crate::domain::deck::rule::Rule;
use crate::domain::deck::{Format, Severity};
use crate::domain::id::Slug;
use crate::domain::tournament::command::{ChangeFormat, Command};
use crate::domain::tournament::pinned_part::PinnedPart;
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::faults::Faults;
use crate::web::fields::Fields;
use crate::web::forms::DeckRulesForm;
use crate::web::layout::Layout;
use crate::web::pages::director::form;
use crate::web::pages::director::overtaken::{self, Overtaken, last_change};
use crate::web::pages::director::sought_settings::SoughtSettings;
use crate::web::pages::public::state;
use crate::web::pages::rules::sourced::{Legend, RulesOnDay, ShownSource, legend};
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::refused::{FormError, Refused};
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::words::deck_refusal::rule_error;
use crate::words::deck_rule::rule_words;
use crate::words::pinned::format_changes;
use crate::words::severity::severity;

#[derive(Template)]
#[template(path = "director/deck_rules.html")]
struct Page {
    layout: Layout,
    tabs: Tabs,
    slug: Slug,
    name: String,
    format: Link,
    /// Where a format of the director's own is made.
    to_own: Option<Link>,
    count: Message,
    refused: Vec<String>,
    changes: bool,
    closed: bool,
    open: Vec<RuleField>,
    fixed: Vec<RuleField>,
    weights: [(&'static str, Message); 3],
    was: String,
    form: Fields,
    faults: Faults,
    overtaken: Option<Overtaken>,
    sought: SoughtSettings,
    legend: Legend,
}

/// A rule with the fields that change it.
pub(super) struct RuleField {
    pub(super) id: String,
    pub(super) says: Message,
    pub(super) source: ShownSource,
    /// The code of its weight, as pinned or as chosen.
    pub(super) weight: String,
    /// Whether it has a figure.
    pub(super) counts: bool,
    /// The figure, as pinned or typed.
    pub(super) figure: String,
    pub(super) fault: String,
}

/// What a form says about one rule, as typed.
pub(super) struct Typed<'a> {
    pub(super) rule: &'a str,
    pub(super) weight: &'a str,
    figure: &'a str,
}

/// Why the rules of a form are not recorded.
enum Trouble {
    Nothing,
    /// Sentences, each with its rule.
    Unfit(Vec<(Option<String>, String)>),
}

/// # Errors
/// [`PageError::NotFound`] if decks are not checked.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    Answer::page(&page(site, visit, &*visit.here(site)?, &[])?)
}

/// Changes rules, with one reason.
///
/// # Errors
/// Like [`Visit::give`].
pub fn change(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let expects = [form::expected(&visit.form, PinnedPart::Format)];
    let given = visit.give_expecting(site, expects, |here| match plan(here, &visit.form) {
        Ok(format) => Ok(Command::ChangeFormat(ChangeFormat {
            format: Some(Box::new(format)),
            reason: DeckRulesForm::of(&visit.form).reason.into(),
        })),
        Err(Trouble::Nothing | Trouble::Unfit(_)) => Err(FormError::Unfit.into()),
    });
    Answer::redirect_or_refuse(given, &urls::deck_rules(&visit.tournament()?), |why| refill(site, visit, why))
}

/// The form with what was typed, and why it was not recorded.
fn refill(site: &Site, visit: &Visit, refused: &Refused) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let typed = typed_rules(&visit.form);
    let mut page = page(site, visit, &here, &typed)?;
    let expected = form::expected(&visit.form, PinnedPart::Format);
    if let Err(refusal) = here.tournament.require_expected(&[expected]) {
        page.refused = vec![here.refusal(&refusal)];
        page.overtaken = Some(both(&here, &typed)?);
        return Answer::conflict(&page);
    }
    let Err(trouble) = plan(&here, &visit.form) else {
        page.faults = form::beside_reason(refused);
        page.refused = vec![refused.to_string()];
        return Answer::refusal(&page);
    };
    page.refused = trouble.sentences();
    match trouble {
        Trouble::Unfit(errors) => {
            for (rule, sentence) in errors {
                let field = page.open.iter_mut().find(|field| Some(&field.id) == rule.as_ref());
                if let Some(field) = field {
                    field.fault = sentence;
                }
            }
            Answer::refusal(&page)
        }
        Trouble::Nothing => Answer::refusal(&page),
    }
}

/// The current rules next to those typed on an older page.
fn both(here: &Snapshot, typed: &[Typed<'_>]) -> Result<Overtaken, PageError> {
    let format = here.setup()?.format.as_ref().ok_or(PageError::NotFound)?;
    let rows = format.rules.iter().filter_map(|rule| {
        let one = typed.iter().find(|one| one.rule == rule.id)?;
        let row = overtaken::row(
            &rule_words(rule).to_string(),
            &weight_in_words(Some(rule.severity), &figure(rule)),
            &weight_in_words(severity_named(one.weight), one.figure.trim()),
        );
        row.differs.then_some(row)
    });
    let changed = last_change(here, &[PinnedPart::Format]);
    Ok(Overtaken { changed, rows: rows.collect() })
}

/// The severity with this name in a form.
fn severity_named(name: &str) -> Option<Severity> {
    Severity::ALL.into_iter().find(|one| one.name() == name)
}

fn weight_in_words(weight: Option<Severity>, figure: &str) -> String {
    let weight = weight.map(|weight| severity(weight).to_string()).unwrap_or_default();
    if figure.is_empty() { weight } else { format!("{figure}, {weight}") }
}

/// The format with the form's rules.
fn plan(here: &Snapshot, form: &Fields) -> Result<Format, Trouble> {
    let pinned = here.setup().ok().and_then(|setup| setup.format.as_ref());
    let Some(pinned) = pinned else { return Err(Trouble::Nothing) };
    let (mut wanted, mut errors) = (Vec::new(), Vec::new());
    for typed in typed_rules(form) {
        match read(pinned, &typed) {
            Ok(one) => wanted.push(one),
            Err(sentence) => errors.push((Some(typed.rule.to_owned()), sentence)),
        }
    }
    let set = pinned.with_rules(&wanted, DeckRulesForm::of(form).reason, data::deck_format(&pinned.id));
    let told = |error: RuleError| (error.rule().map(str::to_owned), rule_error(&error).to_string());
    let format = set.unwrap_or_else(|found| {
        errors.extend(found.into_iter().map(told));
        pinned.clone()
    });
    if !errors.is_empty() {
        return Err(Trouble::Unfit(errors));
    }
    if format == *pinned { Err(Trouble::Nothing) } else { Ok(format) }
}

/// The rules in a form: each has its id, its weight and its figure (empty for a rule without one).
pub(super) fn typed_rules(form: &Fields) -> Vec<Typed<'_>> {
    let (weights, figures) =
        (form.values(DeckRulesForm::NAMES.weight), form.values(DeckRulesForm::NAMES.figure));
    let rest = weights.zip(figures);
    form.values(DeckRulesForm::NAMES.rule)
        .zip(rest)
        .map(|(rule, (weight, figure))| Typed { rule, weight, figure })
        .collect()
}

pub(super) fn read(format: &Format, typed: &Typed<'_>) -> Result<WantedRule, String> {
    let rule = format.rule(typed.rule);
    let says = rule.map_or_else(|| typed.rule.to_owned(), |rule| rule_words(rule).to_string());
    let severity = severity_named(typed.weight)
        .ok_or_else(|| say("director-deck-rules-choose-weight").with("rule", &says).to_string())?;
    let counts = rule.is_some_and(|rule| rule.demand.figure().is_some());
    let figure = match typed.figure.trim() {
        "" if !counts => None,
        text => Some(text.parse().map_err(|_| {
            let text: String = text.chars().take(40).collect();
            say("director-deck-rules-no-number").with("rule", says).with("text", text).to_string()
        })?),
    };
    Ok(WantedRule { rule: typed.rule.to_owned(), severity, figure })
}

fn page(site: &Site, visit: &Visit, here: &Snapshot, typed: &[Typed<'_>]) -> Result<Page, PageError> {
    let setup = here.setup()?;
    let format = setup.format.as_ref().ok_or(PageError::NotFound)?;
    let sought = SoughtSettings::of(visit, urls::deck_rules(here.slug()));
    let law = RulesOnDay::of(site, Some(setup.settings.date))?;
    let words = |rule: &Rule| [rule_words(rule).to_string(), law.rule(rule).words()];
    let shown = format.rules.iter().filter(|rule| sought.fits(&words(rule), rule.confidence));
    let (open, fixed): (Vec<&Rule>, Vec<&Rule>) = shown.partition(|rule| rule.is_open());
    let fields = |rules: Vec<&Rule>| rules.into_iter().map(|rule| field(&law, rule, typed)).collect();
    Ok(Page {
        layout: visit.tournament_layout(site, here),
        tabs: Tabs::of(visit, here, Tab::Settings),
        slug: here.slug().clone(),
        name: format.name.clone(),
        format: urls::format(format.published_id()),
        to_own: visit.offers(here, urls::own_format::PATH).then(|| urls::own_format(here.slug())),
        count: format_changes(format)
            .unwrap_or_else(|| say("director-deck-rules-none-changed").with("id", &format.id)),
        refused: Vec::new(),
        changes: visit.offers(here, urls::deck_rules::PATH),
        closed: state::is_over(here),
        open: fields(open),
        fixed: fields(fixed),
        weights: Severity::ALL.map(|one| (one.name(), weight(one))),
        was: setup.seen_hash(PinnedPart::Format).to_string(),
        form: visit.form.clone(),
        faults: Faults::default(),
        overtaken: None,
        sought,
        legend: legend(),
    })
}

/// What a weight means.
pub(super) const fn weight(severity: Severity) -> Message {
    match severity {
        Severity::Error => say("director-deck-rules-error"),
        Severity::Warning => say("director-deck-rules-warning"),
        Severity::Note => say("director-deck-rules-note"),
    }
}

fn figure(rule: &Rule) -> String {
    rule.demand.figure().map(|figure| figure.to_string()).unwrap_or_default()
}

pub(super) fn field(law: &RulesOnDay, rule: &Rule, typed: &[Typed<'_>]) -> RuleField {
    let typed = typed.iter().find(|typed| typed.rule == rule.id);
    RuleField {
        id: rule.id.clone(),
        says: rule_words(rule),
        source: law.rule(rule),
        weight: typed.map_or(rule.severity.name(), |typed| typed.weight).to_owned(),
        counts: rule.demand.figure().is_some(),
        figure: typed.map_or_else(|| figure(rule), |typed| typed.figure.to_owned()),
        fault: String::new(),
    }
}

impl Trouble {
    fn sentences(&self) -> Vec<String> {
        match self {
            Self::Nothing => {
                vec![say("director-deck-rules-nothing").into()]
            }
            Self::Unfit(errors) => errors.iter().map(|(_, sentence)| sentence.clone()).collect(),
        }
    }
}
