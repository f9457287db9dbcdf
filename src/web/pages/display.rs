//! `/display`: the colour theme. The smallest page with a form, and the one to copy.

use askama::Template;

use crate::web::answer::Answer;
use crate::web::cookie::Theme;
use crate::web::error::PageError;
use crate::web::faults::Faults;
use crate::web::fields::Fields;
use crate::web::forms::DisplayForm;
use crate::web::layout::Layout;
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;

#[derive(Template)]
#[template(path = "display.html")]
struct Display {
    layout: Layout,
    form: Fields,
    faults: Faults,
}

pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let form = Fields::from_iter([(DisplayForm::NAMES.theme, visit.viewer.theme.code())]);
    Answer::page(&Display { layout: visit.layout(site), form, faults: Faults::default() })
}

/// Remembers the choice, and returns to the page where it was made.
pub fn choose(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    match read(&visit.form) {
        Ok(theme) => {
            let next = urls::local(DisplayForm::of(&visit.form).next);
            Ok(Answer::see_other(&next).with_cookie(&site.cookies.theme(theme)))
        }
        Err(faults) => {
            Answer::refused(&Display { layout: visit.layout(site), form: visit.form.clone(), faults })
        }
    }
}

fn read(form: &Fields) -> Result<Theme, Faults> {
    let mut faults = Faults::default();
    faults.read(form, DisplayForm::NAMES.theme, "Choose one of the three.").ok_or(faults)
}
