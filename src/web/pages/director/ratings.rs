//! `/t/{tournament}/ratings`: the ratings that players bring, for profiles that break ties by them.

use std::collections::HashMap;

use askama::Template;

use crate::app::Snapshot;
use crate::domain::id::{PlayerId, Slug};
use crate::domain::scoring::measure::Measure;
use crate::domain::tournament::command::{Command, RatePlayers};
use crate::domain::tournament::player_rating::PlayerRating;
use crate::messages::say;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::faults::Faults;
use crate::web::fields::Fields;
use crate::web::forms::BroughtRatingsForm;
use crate::web::layout::Layout;
use crate::web::offers::Offers;
use crate::web::pages::director::rating_lines::{self, Blank};
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::refused::FormError;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words::semicolons;

/// How many lines are filled in at a time: they fit into one form, however long the names are.
const LINES: usize = 300;

#[derive(Template)]
#[template(path = "director/ratings.html")]
struct Page {
    layout: Layout,
    tabs: Tabs,
    slug: Slug,
    offers: Offers,
    /// Whether a tie-breaker of this tournament asks for them.
    count: bool,
    rated: Vec<ShownRating>,
    /// How many players have none yet.
    missing: usize,
    /// The ratings on this page, so that none of another person's is written over unseen.
    seen: String,
    form: Fields,
    faults: Faults,
    refused: String,
}

struct ShownRating {
    name: String,
    to: Link,
    rating: u32,
}

/// The ratings so far, and a line for each player who has none.
///
/// # Errors
/// If the tournament cannot be read.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    Answer::page(&page(site, visit, &here))
}

/// Writes them down.
///
/// # Errors
/// Like [`Visit::give`].
pub fn rate(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let typed = BroughtRatingsForm::of(&visit.form).ratings;
    let refill = |faults: Faults, refused: String| {
        Answer::refusal(&Page { form: visit.form.clone(), faults, refused, ..page(site, visit, &here) })
    };
    let ratings = match rating_lines::read(&here, typed, Blank::LeftOut) {
        Ok(ratings) => ratings,
        Err(wrong) => {
            let mut faults = Faults::default();
            faults.add(BroughtRatingsForm::NAMES.ratings, wrong);
            return refill(faults, String::new());
        }
    };
    let ratings: Vec<PlayerRating> =
        ratings.into_iter().map(|(player, rating)| PlayerRating { player, rating }).collect();
    let given = visit.give(site, |now| {
        nobody_else_rated(&visit.form, now, &ratings)?;
        Ok(Command::RatePlayers(RatePlayers { ratings: ratings.clone() }))
    });
    Answer::redirect_or_refuse(given, &urls::brought_ratings(here.slug()), |why| {
        let page = page(site, visit, &*visit.here(site)?);
        Answer::refused(&Page { form: visit.form.clone(), refused: why.to_string(), ..page }, why)
    })
}

/// The ratings so far, for a hidden field: `3.1650-14.1500`.
fn field(here: &Snapshot) -> String {
    let rated = here.tournament.players().filter_map(|one| Some(format!("{}.{}", one.id, one.rating?)));
    rated.collect::<Vec<_>>().join("-")
}

/// Refuses ratings in place of others than the page showed. A form without those is not compared.
fn nobody_else_rated(form: &Fields, now: &Snapshot, typed: &[PlayerRating]) -> Result<(), FormError> {
    let Some(seen) = form.values(BroughtRatingsForm::NAMES.seen).next() else { return Ok(()) };
    let one = |text: &str| -> Option<(PlayerId, u32)> {
        let (player, rating) = text.split_once('.')?;
        Some((player.parse().ok()?, rating.parse().ok()?))
    };
    let seen: HashMap<PlayerId, u32> = seen.split('-').filter_map(one).collect();
    let told = |rating: Option<u32>| rating.map_or_else(|| "–".to_owned(), |rating| rating.to_string());
    let lines = typed.iter().filter_map(|line| {
        let known = now.tournament.player(line.player)?.rating;
        if known == line.rating || known == seen.get(&line.player).copied() {
            return None;
        }
        let (name, typed) = (now.name(line.player), told(line.rating));
        let line = say("refused-rated-line").with("name", name).with("now", told(known)).with("typed", typed);
        Some(line.to_string())
    });
    let lines: Vec<String> = lines.collect();
    if lines.is_empty() { Ok(()) } else { Err(FormError::RatedMeanwhile(semicolons(&lines))) }
}

/// Whether a tie-breaker of the tournament is the rating.
pub(super) fn break_ties(here: &Snapshot) -> bool {
    here.profile().is_ok_and(|profile| profile.standings.tie_breakers.value.contains(&Measure::Rating))
}

/// The page with a line for each of the next players without a rating, so that only the number has to be typed.
fn page(site: &Site, visit: &Visit, here: &Snapshot) -> Page {
    let (mut rated, mut missing) = (Vec::new(), Vec::new());
    for (player, name) in here.display_names().alphabetical() {
        match here.tournament.player(player).and_then(|one| one.rating) {
            Some(rating) => rated.push(ShownRating { name, to: urls::player(here.slug(), player), rating }),
            None => missing.push(name),
        }
    }
    let lines: Vec<String> = missing.iter().take(LINES).map(|name| format!("{name}: ")).collect();
    Page {
        layout: visit.tournament_layout(site, here),
        tabs: Tabs::of(visit, here, Tab::Players),
        slug: here.slug().clone(),
        offers: visit.all_offers(here),
        count: break_ties(here),
        missing: missing.len(),
        seen: field(here),
        rated,
        form: Fields::from_iter([(BroughtRatingsForm::NAMES.ratings, lines.join("\n"))]),
        faults: Faults::default(),
        refused: String::new(),
    }
}
