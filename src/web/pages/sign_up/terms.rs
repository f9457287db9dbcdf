//! `/t/{tournament}/applications/terms`: the director opens, changes and closes the sign-up.

use chrono::{DateTime, TimeDelta, Utc};

use crate::app::Snapshot;
use crate::domain::tournament::command::{ChangeSignUp, Command};
use crate::domain::tournament::sign_up::{SignUp, SignUpError};
use crate::messages::{Message, say};
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
use crate::web::words::zone_name;
use crate::words::settings_error::sign_up_error;

const OVER: Message = say("sign-up-terms-over");

/// Opens the sign-up, changes its terms, or closes it.
///
/// # Errors
/// Like [`Visit::give`].
pub fn change(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let now = (site.hooks.now)();
    let mut faults = Faults::default();
    let typed = match SignUpIntent::of(&visit.form) {
        Some(SignUpIntent::Close) => here.tournament.sign_up().cloned(),
        Some(SignUpIntent::Open) | None => read(&here, &visit.form, now, &mut faults),
    };
    let refused = |why: String, faults: Faults| {
        let mut page = list::page(site, visit, &here, visit.form.clone())?;
        (page.refused, page.faults) = (why, faults);
        Answer::refusal(&page)
    };
    let Some(typed) = typed else { return refused(LOOK.into(), faults) };
    let closes = SignUpIntent::of(&visit.form) == Some(SignUpIntent::Close);
    let given = visit.give(site, |here| {
        // What somebody else changed meanwhile stays as it is when the sign-up is closed.
        let newest = here.tournament.sign_up().unwrap_or(&typed);
        let terms =
            if closes { SignUp { until: newest.until.min(now), ..newest.clone() } } else { typed.clone() };
        Ok(Command::ChangeSignUp(ChangeSignUp { terms }))
    });
    Answer::redirect_or_refuse(given, &urls::applications(here.slug()), |why| {
        refused(why.to_string(), faults)
    })
}

/// The form with the terms as they are, or with a proposal: until the evening before, or the end of the day itself.
pub(super) fn filled_form(here: &Snapshot, now: DateTime<Utc>) -> Fields {
    let names = SignUpForm::NAMES;
    let Some(terms) = here.tournament.sign_up() else {
        let proposals = here.tournament.setup().map(|setup| {
            let day = setup.settings.date;
            [format!("{}T20:00", day - TimeDelta::days(1)), format!("{day}T23:59")]
        });
        let is_to_come = |text: &String| instant(here, text).is_some_and(|at| now < at);
        let proposal = proposals.into_iter().flatten().find(is_to_come);
        return Fields::from_iter(proposal.map(|text| (names.until, text)));
    };
    let mut pairs = vec![(names.until, minute(here, terms))];
    pairs.extend(terms.most.map(|most| (names.most, most.to_string())));
    if terms.asks_deck {
        pairs.push((names.asks_deck, YES.to_owned()));
    }
    Fields::from_iter(pairs)
}

/// The last moment as the form shows it.
fn minute(here: &Snapshot, terms: &SignUp) -> String {
    terms.until.with_timezone(&here.tournament.zone()).format(AT).to_string()
}

fn read(here: &Snapshot, typed: &Fields, now: DateTime<Utc>, faults: &mut Faults) -> Option<SignUp> {
    let names = SignUpForm::NAMES;
    let known = here.tournament.sign_up();
    // Seconds are not shown: a moment left as it was stays as it was, and may be over.
    let left = known.filter(|terms| minute(here, terms) == SignUpForm::of(typed).until);
    let until = left.map(|terms| terms.until).or_else(|| instant(here, SignUpForm::of(typed).until));
    match until {
        None => faults
            .add(names.until, say("sign-up-terms-until").with("zone", zone_name(here.tournament.zone()))),
        Some(until) if left.is_none() && until <= now => faults.add(names.until, OVER),
        Some(_) => {}
    }
    let most = match SignUpForm::of(typed).most {
        "" => Some(None),
        _ => faults.read(typed, names.most, say("sign-up-terms-how-many")).map(Some),
    };
    let terms = SignUp { until: until?, most: most?, asks_deck: typed.has(names.asks_deck, YES) };
    if let Err(error) = terms.check() {
        let field = match error {
            SignUpError::Places => names.most,
            SignUpError::Year => names.until,
        };
        faults.add(field, sign_up_error(error));
    }
    if terms.until <= now && known == Some(&terms) {
        faults.add(names.until, OVER);
    }
    faults.is_empty().then_some(terms)
}
