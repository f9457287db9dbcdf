//! `/t/{tournament}/applications/terms`: the director opens, changes and closes the sign-up.

use chrono::TimeDelta;

use crate::app::Snapshot;
use crate::domain::tournament::command::{ChangeSignUp, Command};
use crate::domain::tournament::sign_up::{SignUp, SignUpError};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::faults::Faults;
use crate::web::fields::Fields;
use crate::web::forms::SignUpForm;
use crate::web::intents::SignUpIntent;
use crate::web::pages::director::form::{LOOK, YES};
use crate::web::pages::director::publication::{AT, instant};
use crate::web::pages::sign_up::list;
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;
use crate::web::words::zone;

/// Opens the sign-up, changes its terms, or closes it.
///
/// # Errors
/// Like [`Visit::give`].
pub fn change(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let mut faults = Faults::default();
    let read = match SignUpIntent::of(&visit.form) {
        Some(SignUpIntent::Close) => {
            here.tournament.sign_up().map(|terms| SignUp { until: (site.hooks.now)(), ..terms.clone() })
        }
        Some(SignUpIntent::Open) | None => read(&here, &visit.form, &mut faults),
    };
    let refused = |why: String, faults: Faults| {
        let mut page = list::page(site, visit, &here, visit.form.clone())?;
        (page.refused, page.faults) = (why, faults);
        Answer::refused(&page)
    };
    let Some(terms) = read else { return refused(LOOK.to_owned(), faults) };
    match visit.give(site, |_| Ok(Command::ChangeSignUp(ChangeSignUp { terms: terms.clone() }))) {
        Ok(_) => Ok(Answer::see_other(&urls::applications(here.slug()))),
        Err(PageError::Refused(why)) => refused(why.to_string(), faults),
        Err(error) => Err(error),
    }
}

/// The form with the terms as they are, or with a proposal: until the evening before.
pub(super) fn filled(here: &Snapshot) -> Fields {
    let names = SignUpForm::NAMES;
    let Some(terms) = here.tournament.sign_up() else {
        let day = here.tournament.setup().map(|setup| setup.settings.date - TimeDelta::days(1));
        return Fields::from_iter(day.map(|day| (names.until, format!("{day}T20:00"))));
    };
    let mut pairs = vec![(names.until, terms.until.with_timezone(&zone(here)).format(AT).to_string())];
    pairs.extend(terms.most.map(|most| (names.most, most.to_string())));
    if terms.asks_deck {
        pairs.push((names.asks_deck, YES.to_owned()));
    }
    Fields::from_iter(pairs)
}

fn read(here: &Snapshot, typed: &Fields, faults: &mut Faults) -> Option<SignUp> {
    let names = SignUpForm::NAMES;
    let until = instant(here, SignUpForm::of(typed).until);
    if until.is_none() {
        faults.add(names.until, "Write day and time as 2026-05-12T18:00.");
    }
    let most = match SignUpForm::of(typed).most {
        "" => Some(None),
        _ => faults.read(typed, names.most, "Write how many places there are, such as 24.").map(Some),
    };
    let terms = SignUp { until: until?, most: most?, asks_deck: typed.has(names.asks_deck, YES) };
    if let Err(error) = terms.check() {
        let field = match error {
            SignUpError::Places => names.most,
            SignUpError::Year => names.until,
        };
        faults.add(field, error.to_string());
    }
    faults.is_empty().then_some(terms)
}
