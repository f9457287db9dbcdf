//! `/display`: the colour theme, the language, and the time zone of one's own pages. The smallest page with a form, and the one to copy.

use askama::Template;
use chrono_tz::Tz;

use crate::messages::{Language, say};
use crate::web::answer::Answer;
use crate::web::cookie::Theme;
use crate::web::error::PageError;
use crate::web::faults::Faults;
use crate::web::fields::Fields;
use crate::web::forms::{DisplayForm, LanguageForm, ZoneForm};
use crate::web::layout::Layout;
use crate::web::pages::director::choices;
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::{Preferences, Visit};

#[derive(Template)]
#[template(path = "display.html")]
struct Display {
    layout: Layout,
    zones: Vec<&'static str>,
    form: Fields,
    faults: Faults,
}

pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    Answer::page(&page(site, visit, &Fields::default(), Faults::default()))
}

/// What was typed, and for the other form what is chosen now.
fn page(site: &Site, visit: &Visit, typed: &Fields, faults: Faults) -> Display {
    let zone = visit.viewer.preferences.zone.map_or("", Tz::name);
    let Preferences { theme, language, .. } = visit.viewer.preferences;
    let chosen = [
        (DisplayForm::NAMES.theme, theme.code()),
        (LanguageForm::NAMES.language, language.code()),
        (ZoneForm::NAMES.time_zone, zone),
    ];
    let typed = typed.pairs().map(|(name, value)| (name.to_owned(), value.to_owned()));
    let chosen = chosen.map(|(name, value)| (name.to_owned(), value.to_owned()));
    let form = typed.chain(chosen).collect();
    Display { layout: visit.layout(site), zones: choices::zones(), form, faults }
}

/// Remembers the choice, and returns to the page where it was made.
pub fn choose(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    match read(&visit.form) {
        Ok(theme) => {
            let next = urls::local(DisplayForm::of(&visit.form).next);
            Ok(Answer::see_other(&next).with_cookie(&site.cookies.theme(theme)))
        }
        Err(faults) => Answer::refusal(&page(site, visit, &visit.form, faults)),
    }
}

fn read(form: &Fields) -> Result<Theme, Faults> {
    let mut faults = Faults::default();
    faults.read(form, DisplayForm::NAMES.theme, say("display-choose-theme")).ok_or(faults)
}

/// Remembers the language, or forgets it if the field is empty, and returns to the page where it was chosen.
pub fn choose_language(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let typed = LanguageForm::of(&visit.form);
    let language = typed.language.parse::<Language>().ok();
    if language.is_none() && !typed.language.is_empty() {
        let mut faults = Faults::default();
        faults.add(LanguageForm::NAMES.language, say("display-no-such-language"));
        return Answer::refusal(&page(site, visit, &visit.form, faults));
    }
    Ok(Answer::see_other(&urls::local(typed.next)).with_cookie(&site.cookies.language(language)))
}

/// Remembers the time zone, or forgets it if the field is empty.
pub fn choose_zone(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let typed = ZoneForm::of(&visit.form).time_zone;
    let zone = choices::zone(typed).and_then(|name| name.parse::<Tz>().ok());
    if zone.is_none() && !typed.is_empty() {
        let mut faults = Faults::default();
        faults.add(ZoneForm::NAMES.time_zone, say("display-no-such-zone"));
        return Answer::refusal(&page(site, visit, &visit.form, faults));
    }
    Ok(Answer::see_other(&urls::display()).with_cookie(&site.cookies.zone(zone)))
}
