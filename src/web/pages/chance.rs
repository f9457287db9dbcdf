//! `/t/{tournament}/chance`: random draws of a coin, a die or an order, and how to check them.

use askama::Template;

use crate::app::Snapshot;
use crate::app::sessions::random_seed;
use crate::domain::id::{AtTable, DisputeNumber, Slug};
use crate::domain::tournament::command::{Command, TakeChance};
use crate::domain::tournament::random_draw::{Choice, Drawn, RandomDraw};
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::fields::Fields;
use crate::web::forms::DrawForm;
use crate::web::intents::DrawChoice;
use crate::web::layout::Layout;
use crate::web::pages::disputes::facts_panel::when_at;
use crate::web::pages::remember::{self, Remember};
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::refused::FormError;
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;
use crate::words::draw;
use crate::words::question::question_words;

/// How many choices of one order are shown; the others work the same way.
const SHOWN: usize = 12;

#[derive(Template)]
#[template(path = "chance/page.html")]
struct Page {
    layout: Layout,
    tabs: Tabs,
    slug: Slug,
    may: bool,
    refused: String,
    form: Fields,
    disputes: Vec<(DisputeNumber, String)>,
    draws: Vec<ShownDraw>,
    remember: Vec<Remember>,
}

/// A draw in words.
struct ShownDraw {
    number: usize,
    what: Message,
    outcome: String,
    purpose: String,
    place: Option<Message>,
    signed: String,
    seed: u64,
    steps: Vec<Message>,
    more: usize,
}

/// The draws, and the form for another.
///
/// # Errors
/// If the log cannot be read.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    Answer::page(&page(site, visit, String::new())?)
}

/// Draws. The desk chooses the seed, not the user.
///
/// # Errors
/// Like [`Visit::give`].
pub fn draw(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let seed = random_seed()?;
    let given = visit.give(site, |_| Ok(command(&visit.form, seed)?));
    Answer::redirect_or_refuse(given, &urls::chance(&visit.tournament()?), |why| {
        Answer::refusal(&page(site, visit, why.to_string())?)
    })
}

fn command(form: &Fields, seed: u64) -> Result<Command, FormError> {
    let typed = DrawForm::of(form);
    let what = match DrawChoice::of(form).ok_or(FormError::Draw)? {
        DrawChoice::Coin => RandomDraw::Coin {},
        DrawChoice::Die => RandomDraw::Die { sides: number(typed.sides, FormError::Sides)? },
        DrawChoice::Order => RandomDraw::Order { of: number(typed.of, FormError::OrderOf)? },
    };
    let dispute = match typed.dispute {
        "" => None,
        _ => Some(DisputeNumber(number(typed.dispute, FormError::Dispute)?)),
    };
    let at = match (typed.round, typed.table) {
        ("", "") => None,
        _ => {
            let round = typed.round.parse().map_err(|_| FormError::Place)?;
            let table = typed.table.parse().map_err(|_| FormError::Place)?;
            Some(AtTable::new(round, table))
        }
    };
    Ok(Command::TakeChance(TakeChance { what, seed, purpose: typed.purpose.to_owned(), at, dispute }))
}

fn number(typed: &str, error: FormError) -> Result<u32, FormError> {
    typed.parse().map_err(|_| error)
}

fn page(site: &Site, visit: &Visit, refused: String) -> Result<Page, PageError> {
    let here = visit.here(site)?;
    let disputes = here.tournament.disputes().rev().filter(|it| it.withdrawn.is_none());
    let draws = (1..).zip(here.tournament.draws());
    let mut draws: Vec<ShownDraw> = draws.map(|(number, taken)| shown_draw(&here, number, taken)).collect();
    draws.reverse();
    Ok(Page {
        layout: visit.tournament_layout(site, &here),
        tabs: Tabs::of(visit, &here, Tab::Disputes),
        slug: here.slug().clone(),
        may: visit.offers(&here, urls::chance::PATH),
        refused,
        form: visit.form.clone(),
        disputes: disputes
            .map(|dispute| {
                let question: String = question_words(dispute).chars().take(60).collect();
                (dispute.number, format!("{}: {question}", dispute.number))
            })
            .collect(),
        draws,
        remember: remember::at_draws(site, &here)?,
    })
}

fn shown_draw(here: &Snapshot, number: usize, taken: &Drawn) -> ShownDraw {
    let draws = taken.what.draws(taken.seed);
    let place = match (taken.table, taken.dispute) {
        (None, None) => None,
        (Some(at), None) => Some(say("chance-place-table").with("round", at.round).with("table", at.table)),
        (None, Some(dispute)) => Some(say("chance-place-dispute").with("dispute", dispute)),
        (Some(at), Some(dispute)) => Some(
            say("chance-place-both").with("round", at.round).with("table", at.table).with("dispute", dispute),
        ),
    };
    ShownDraw {
        number,
        what: draw::name(taken.what),
        outcome: draw::outcome(taken.what, &taken.outcome),
        purpose: taken.purpose.clone(),
        place,
        signed: format!("{}, {}", here.actor(&taken.actor), when_at(here, taken.at)),
        seed: taken.seed,
        more: draws.len().saturating_sub(SHOWN),
        steps: draws.iter().take(SHOWN).map(step).collect(),
    }
}

/// One choice, with the steps to check it.
fn step(draw: &Choice) -> Message {
    let Choice { text, digits, number, among, chosen } = draw;
    match chosen {
        None => say("chance-step-skipped")
            .with("text", text)
            .with("digits", digits)
            .with("number", number.to_string()),
        Some(chosen) => say("chance-step-chosen")
            .with("text", text)
            .with("digits", digits)
            .with("number", number.to_string())
            .with("among", among.to_string())
            .with("chosen", chosen.to_string()),
    }
}
