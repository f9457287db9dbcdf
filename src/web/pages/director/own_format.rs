//! `/t/{tournament}/settings/own-format`: the director makes a deck format of a published one, and pins it.

use askama::Template;

use crate::app::Snapshot;
use crate::app::duplicate_names::views;
use crate::data;
use crate::domain::card::release::Release;
use crate::domain::deck::Severity;
use crate::domain::deck::format::Format;
use crate::domain::deck::own_format::{OwnFormatError, OwnWish};
use crate::domain::id::Slug;
use crate::domain::tournament::command::{ChangeFormat, Command};
use crate::domain::tournament::pinned_part::PinnedPart;
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::faults::Faults;
use crate::web::fields::Fields;
use crate::web::forms::OwnFormatForm;
use crate::web::layout::Layout;
use crate::web::pages::director::choices::{self, Group};
use crate::web::pages::director::deck_rules::{RuleField, Typed, field, read, typed_rules, weight};
use crate::web::pages::director::form;
use crate::web::pages::director::overtaken::{self, Overtaken};
use crate::web::pages::director::settings::format_name;
use crate::web::pages::rules::sourced::{Legend, RulesOnDay, legend};
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::refused::{FormError, Refused};
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;
use crate::words::deck_refusal::own_format_error;

/// The weight of a rule that does not apply.
const LEFT_OUT: &str = "left-out";

#[derive(Template)]
#[template(path = "director/own_format.html")]
struct Page {
    layout: Layout,
    tabs: Tabs,
    slug: Slug,
    base: &'static Format,
    formats: Vec<Group>,
    rules: Vec<RuleField>,
    weights: [(&'static str, Message); 4],
    /// The sets of the game: code, name with the year, and whether it is chosen.
    sets: Vec<(String, String, bool)>,
    refused: Vec<String>,
    /// Both formats, if somebody else pinned another one in the meantime.
    overtaken: Option<Overtaken>,
    form: Fields,
    faults: Faults,
    legend: Legend,
}

/// The form, filled with the format of the tournament or with the one to begin with.
///
/// # Errors
/// [`PageError::NotFound`] if the game has no published format.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let base = base(&here, &visit.query)?;
    let pinned = pinned_from(&here, base)?;
    let titles = |titles: &[String]| titles.join("\n");
    let own = pinned.filter(|pinned| pinned.based_on.is_some());
    let names = OwnFormatForm::NAMES;
    let form: [(&str, String); 5] = [
        (names.base, base.id.clone()),
        (names.name, own.map(|own| own.name.clone()).unwrap_or_default()),
        (names.banned, own.map(|own| titles(own.own_banned())).unwrap_or_default()),
        (names.allowed, own.map(|own| titles(&own.allowed)).unwrap_or_default()),
        (names.was, here.setup()?.seen_hash(PinnedPart::Format).to_string()),
    ];
    let sets = own.map(|own| own.own_sets().to_vec()).unwrap_or_default();
    let form = Fields::from_iter(form.into_iter().chain(sets.into_iter().map(|code| (names.set, code))));
    Answer::page(&page(site, visit, &here, base, form)?)
}

/// Pins the format, with one reason.
///
/// # Errors
/// Like [`Visit::give`].
pub fn pin(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let sent = OwnFormatForm::of(&visit.form);
    let expects = [form::expected(&visit.form, PinnedPart::Format)];
    let given = visit.give_expecting(site, expects, |here| match plan(site, here, &visit.form)? {
        Ok(format) => Ok(Command::ChangeFormat(ChangeFormat {
            format: Some(Box::new(format)),
            reason: sent.reason.into(),
        })),
        Err(_) => Err(FormError::Unfit.into()),
    });
    Answer::redirect_or_refuse(given, &urls::settings_saved(&visit.tournament()?, "yes"), |why| {
        refusal_page(site, visit, why)
    })
}

/// The form with what was typed, and why it was not recorded. Sent again after a change by somebody else, it counts, because
/// both were shown.
fn refusal_page(site: &Site, visit: &Visit, refused: &Refused) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let mut page = page(site, visit, &here, base(&here, &visit.form)?, visit.form.clone())?;
    if refused.is_changed() {
        let setup = here.setup()?;
        page.form = form::seen_now(&visit.form, setup.seen_hash(PinnedPart::Format).to_string());
        let now = format_name(setup.format.as_ref());
        let typed = OwnFormatForm::of(&visit.form).name;
        page.overtaken = Some(overtaken::of_format(&here, &now, typed));
        page.refused = vec![refused.to_string()];
        return Answer::conflict(&page);
    }
    let Err(errors) = plan(site, &here, &visit.form)? else {
        page.faults = form::beside_reason(refused);
        page.refused = vec![refused.to_string()];
        return Answer::refusal(&page);
    };
    for (place, sentence) in errors {
        match place {
            Place::Field(name) => page.faults.add(name, sentence.clone()),
            Place::Rule(rule) => {
                if let Some(field) = page.rules.iter_mut().find(|field| field.id == rule) {
                    field.fault.clone_from(&sentence);
                }
            }
            Place::Whole => {}
        }
        page.refused.push(sentence);
    }
    Answer::refusal(&page)
}

/// What a sentence is about.
enum Place {
    Field(&'static str),
    Rule(String),
    Whole,
}

/// The published format to begin with: the one that was chosen, or the one that the tournament's was made from.
fn base(here: &Snapshot, chosen: &Fields) -> Result<&'static Format, PageError> {
    let setup = here.setup()?;
    let of_this_game = |format: &&Format| format.edition == setup.settings.edition;
    let chosen = data::deck_format(OwnFormatForm::of(chosen).base).filter(of_this_game);
    let pinned = setup.format.as_ref().and_then(|format| data::deck_format(format.published_id()));
    let first = || data::deck_formats().iter().find(of_this_game);
    chosen.or(pinned).or_else(first).ok_or(PageError::NotFound)
}

/// The published format of this name, or of one that looks like it.
fn published_like(name: &str) -> Option<&'static Format> {
    let typed = views(name);
    data::deck_formats().iter().find(|format| !views(&format.name).is_disjoint(&typed))
}

/// The tournament's format, if it is this published one or was made from it.
fn pinned_from<'h>(here: &'h Snapshot, base: &Format) -> Result<Option<&'h Format>, PageError> {
    Ok(here.setup()?.format.as_ref().filter(|pinned| pinned.published_id() == base.id))
}

/// The format of the form, or everything that is wrong with it.
fn plan(
    site: &Site,
    here: &Snapshot,
    form: &Fields,
) -> Result<Result<Format, Vec<(Place, String)>>, PageError> {
    let base = base(here, form)?;
    let sent = OwnFormatForm::of(form);
    let mut errors = Vec::new();
    if let Some(taken) = published_like(sent.name) {
        errors.push(place_error(&OwnFormatError::TakenName(taken.name.clone())));
    }
    let mut wish = OwnWish {
        name: sent.name.to_owned(),
        banned: sent.banned.to_owned(),
        allowed: sent.allowed.to_owned(),
        sets: form.values(OwnFormatForm::NAMES.set).map(str::to_owned).collect(),
        ..OwnWish::default()
    };
    for typed in typed_rules(form) {
        match read(base, &typed) {
            _ if typed.weight == LEFT_OUT => wish.left_out.push(typed.rule.to_owned()),
            Ok(rule) => wish.rules.push(rule),
            Err(sentence) => errors.push((Place::Rule(typed.rule.to_owned()), sentence)),
        }
    }
    let setup = here.setup()?;
    let table = site.desk.card_table(&setup.pins.card_table, setup.settings.edition)?;
    let own = base.own_copy(&wish, sent.reason, pinned_from(here, base)?, &table);
    Ok(match own {
        Ok(format) if errors.is_empty() => Ok(format),
        Ok(_) => Err(errors),
        Err(found) => {
            errors.extend(found.iter().map(place_error));
            Err(errors)
        }
    })
}

fn place_error(error: &OwnFormatError) -> (Place, String) {
    use crate::domain::deck::own_format::TitleList;
    let names = OwnFormatForm::NAMES;
    let place = match error {
        OwnFormatError::NoName
        | OwnFormatError::LongName(_)
        | OwnFormatError::Unseen
        | OwnFormatError::TakenName(_) => Place::Field(names.name),
        OwnFormatError::NoCard { list: TitleList::Banned, .. } => Place::Field(names.banned),
        OwnFormatError::NoCard { list: TitleList::Allowed, .. } => Place::Field(names.allowed),
        OwnFormatError::NoSet(_) => Place::Field(names.set),
        OwnFormatError::Both(_) | OwnFormatError::TooMany(_) => Place::Field(names.banned),
        OwnFormatError::NeedsPool { rule, .. } => Place::Rule(rule.clone()),
        OwnFormatError::Rule(rule) => rule.rule().map_or(Place::Whole, |id| Place::Rule(id.to_owned())),
    };
    (place, own_format_error(error).to_string())
}

fn page(
    site: &Site,
    visit: &Visit,
    here: &Snapshot,
    base: &'static Format,
    form: Fields,
) -> Result<Page, PageError> {
    let law = RulesOnDay::of(site, Some(here.setup()?.settings.date))?;
    let (pinned, typed) = (pinned_from(here, base)?, typed_rules(&form));
    let rule = |rule| rule_field(&law, rule, pinned, &typed);
    let rules = base.rules.iter().map(rule).collect();
    let edition = here.setup()?.settings.edition;
    let [error, warning, note] = Severity::ALL.map(|one| (one.name(), weight(one)));
    Ok(Page {
        layout: visit.tournament_layout(site, here),
        tabs: Tabs::of(visit, here, Tab::Settings),
        slug: here.slug().clone(),
        base,
        formats: choices::formats(|other| other == edition),
        rules,
        weights: [error, warning, note, (LEFT_OUT, say("director-own-format-left-out"))],
        sets: sets(site, here, &form)?,
        refused: Vec::new(),
        overtaken: None,
        form,
        faults: Faults::default(),
        legend: legend(),
    })
}

/// The sets of the game's card table, as the tournament pinned it.
fn sets(site: &Site, here: &Snapshot, form: &Fields) -> Result<Vec<(String, String, bool)>, PageError> {
    let setup = here.setup()?;
    let table = site.desk.card_table(&setup.pins.card_table, setup.settings.edition)?;
    let set = |release: &Release| {
        let year = release.date.chars().take(4).collect::<String>();
        let chosen = form.has(OwnFormatForm::NAMES.set, &release.code);
        (release.code.clone(), format!("{} ({year})", release.name), chosen)
    };
    Ok(table.releases().iter().map(set).collect())
}

/// A rule of the published format, as the tournament has it or as typed.
fn rule_field(
    law: &RulesOnDay,
    rule: &crate::domain::deck::rule::Rule,
    pinned: Option<&Format>,
    typed: &[Typed<'_>],
) -> RuleField {
    let held = pinned.and_then(|pinned| pinned.rules.iter().find(|held| held.id == rule.id));
    let mut field = field(law, held.unwrap_or(rule), typed);
    let is_typed = typed.iter().any(|one| one.rule == rule.id);
    if pinned.is_some() && held.is_none() && !is_typed {
        LEFT_OUT.clone_into(&mut field.weight);
    }
    field
}

impl Page {
    fn limits_sets(&self) -> bool {
        self.sets.iter().any(|(.., chosen)| *chosen)
    }
}
