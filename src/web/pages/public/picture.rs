//! `/t/{tournament}/picture.png`: who won and the best eight, as chats and forums show it. There is none before the end.

use std::sync::atomic::Ordering;

use crate::app::Snapshot;
use crate::messages::{dates, say};
use crate::web::answer::Answer;
use crate::web::compress::PNG;
use crate::web::error::PageError;
use crate::web::hall_addresses::HallAddresses;
use crate::web::pages::public::finish::{BEST, BestPlace, finishers, won_and_best};
use crate::web::picture::{self, Ink, PictureLine};
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;

/// Where the best are: four below each other, twice.
const SPOTS: [(u16, u16); BEST] =
    [(72, 376), (72, 430), (72, 484), (72, 538), (624, 376), (624, 430), (624, 484), (624, 538)];

/// The picture for a page that is shared.
pub struct SharedPicture {
    /// Its whole address: chats take no other.
    pub address: String,
    /// What it shows, for those who do not see it.
    pub alt: String,
    pub width: u32,
    pub height: u32,
}

pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    // Only what is asked without a query is kept, so nothing is drawn with one.
    if !visit.query_text.is_empty() {
        return Ok(Answer::see_other(&urls::picture(here.slug())));
    }
    let (Some(won), best) = won_and_best(finishers(&here)?) else { return Err(PageError::NotFound) };
    site.begun.fetch_add(1, Ordering::Relaxed);
    Ok(Answer::bytes(PNG, picture::png(&lines(site, &here, &won, &best)?)?))
}

/// The picture of a tournament, as its page names it for chats. `None` before the end, and where the operator named no
/// address that the machines of a chat can open.
///
/// # Errors
/// If there is no such tournament.
pub fn shared(
    site: &Site,
    here: &Snapshot,
    won: Option<&str>,
    best: &[BestPlace],
) -> Result<Option<SharedPicture>, PageError> {
    let origin = site.hall_addresses.get().and_then(HallAddresses::public);
    let (Some(won), Some(origin)) = (won, origin) else { return Ok(None) };
    let names: Vec<String> = best.iter().map(|one| format!("{} {}", one.place, one.name)).collect();
    let alt = say("public-picture-alt")
        .with("title", here.setup()?.settings.title.as_str())
        .with("won", won)
        .with("best", names.join(", "));
    Ok(Some(SharedPicture {
        address: format!("{origin}{}", urls::picture(here.slug())),
        alt: alt.to_string(),
        width: picture::WIDTH,
        height: picture::HEIGHT,
    }))
}

fn lines(site: &Site, here: &Snapshot, won: &str, best: &[BestPlace]) -> Result<Vec<PictureLine>, PageError> {
    let settings = &here.setup()?.settings;
    let mut facts = vec![dates::day_of_week(settings.date)];
    if !settings.place.is_empty() {
        facts.push(settings.place.clone());
    }
    facts.push(say("public-count-players").with("n", here.tournament.players().len()).to_string());
    let line =
        |text: &str, x, y, width, size, ink| PictureLine { text: text.to_owned(), x, y, width, size, ink };
    let mut lines = line(&settings.title, 72, 112, 1056, 64, Ink::Title).fitted_or_in_two(&[52, 42])?;
    lines.extend([
        line(site.config.name(), 136, 52, 992, 28, Ink::Site).fitted(&[])?,
        line(&facts.join(", "), 72, 204, 1056, 30, Ink::Facts).fitted(&[24])?,
        line(won, 72, 284, 1056, 52, Ink::Winner).fitted(&[44, 36, 30])?,
    ]);
    for (one, (x, y)) in best.iter().zip(SPOTS) {
        lines.push(line(&one.place.to_string(), x, y, 52, 32, Ink::Place));
        lines.push(line(&one.name, x + 56, y, 440, 32, Ink::Name).fitted(&[28, 24, 20])?);
    }
    Ok(lines)
}
