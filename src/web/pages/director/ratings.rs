//! `/t/{tournament}/ratings`: the ratings that players bring, for profiles that break ties by them.

use std::collections::HashMap;

use askama::Template;

use crate::app::Snapshot;
use crate::domain::id::{PlayerId, Slug};
use crate::domain::scoring::measure::Measure;
use crate::domain::tournament::command::{Command, RatePlayers};
use crate::domain::tournament::expected::Expected;
use crate::domain::tournament::player_rating::{PlayerRating, TypedRating};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::faults::Faults;
use crate::web::fields::Fields;
use crate::web::forms::BroughtRatingsForm;
use crate::web::layout::Layout;
use crate::web::offers::Offers;
use crate::web::pages::director::rating_lines::{self, Blank};
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;

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
    let given = visit.give_expecting(site, expected(&visit.form, &ratings), |_| {
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

/// The ratings that the page showed in place of those typed. A form without them is not compared.
fn expected(form: &Fields, typed: &[PlayerRating]) -> Option<Expected> {
    let seen = form.values(BroughtRatingsForm::NAMES.seen).next()?;
    let one = |text: &str| -> Option<(PlayerId, u32)> {
        let (player, rating) = text.split_once('.')?;
        Some((player.parse().ok()?, rating.parse().ok()?))
    };
    let seen: HashMap<PlayerId, u32> = seen.split('-').filter_map(one).collect();
    let typed = typed.iter().map(|line| TypedRating {
        player: line.player,
        seen: seen.get(&line.player).copied(),
        typed: line.rating,
    });
    Some(Expected::Ratings(typed.collect()))
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
