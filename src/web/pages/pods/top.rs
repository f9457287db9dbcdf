//! `/t/{tournament}/top-table`: who would sit at the top table, and seating it.

use askama::Template;

use crate::app::Snapshot;
use crate::domain::id::PlayerId;
use crate::domain::tournament::command::{Command, SeatTopTable};
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::forms::TopTableForm;
use crate::web::layout::Layout;
use crate::web::pages::rounds;
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words;

#[derive(Template)]
#[template(path = "pods/top.html")]
struct TopTablePage {
    layout: Layout,
    tabs: Tabs,
    title: String,
    /// Who would sit there, best first: name, and why.
    seats: Vec<(String, Message)>,
    reserves: String,
    drawn: Option<u64>,
    /// Why it cannot be seated now.
    blocked: Option<String>,
    /// The players on this page, as the form sends them back.
    seen: String,
    send: Option<Link>,
    refused: String,
}

/// Who would sit there now; once it is seated, its own page.
///
/// # Errors
/// If the tournament cannot be read.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    match here.tournament.top_table_round() {
        // Games of two have no top table.
        None if !here.tournament.is_in_pods() => Ok(Answer::see_other(&urls::desk(here.slug()))),
        Some(round) => Ok(Answer::see_other(&urls::round_staff(here.slug(), round.number))),
        None => Answer::page(&page(site, visit, &here, String::new())?),
    }
}

/// Seats the top table as a draft.
///
/// # Errors
/// Like [`Visit::give`].
pub fn seat(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let seen: Vec<PlayerId> =
        TopTableForm::of(&visit.form).seen.split(' ').filter_map(|number| number.parse().ok()).collect();
    let sent = visit.give(site, |_| Ok(Command::SeatTopTable(SeatTopTable { seen: seen.clone() })));
    let here = visit.here(site)?;
    match (sent, here.tournament.top_table_round()) {
        (Ok(_), Some(round)) => Ok(Answer::see_other(&urls::round_staff(here.slug(), round.number))),
        (Ok(_), None) => Ok(Answer::see_other(&urls::top_table(here.slug()))),
        (Err(PageError::Refused(why)), _) if !here.tournament.is_in_pods() => Err(PageError::Refused(why)),
        (Err(PageError::Refused(why)), _) => Answer::refusal(&page(site, visit, &here, why.to_string())?),
        (Err(error), _) => Err(error),
    }
}

fn page(site: &Site, visit: &Visit, here: &Snapshot, refused: String) -> Result<TopTablePage, PageError> {
    let rules = here.pod_rules()?;
    let seed = here.tournament.next_seed().unwrap_or_default();
    let now = here.tournament.top_table_now(rules, seed).ok();
    let players = now.as_ref().map(|now| now.players.clone()).unwrap_or_default();
    let command = Command::SeatTopTable(SeatTopTable { seen: players.clone() });
    let blocked = here.tournament.decide(&command).err().map(|why| here.refusal(&why));
    let winners = now.as_ref().map_or(0, |now| now.winners);
    let seats = players.iter().enumerate().map(|(at, player)| {
        let why = if at < winners { say("pods-top-won-a-pod") } else { say("pods-top-by-standings") };
        (here.name(*player), why)
    });
    let reserves: Vec<String> =
        now.iter().flat_map(|now| &now.reserves).take(4).map(|player| here.name(*player)).collect();
    let numbers: Vec<String> = players.iter().map(ToString::to_string).collect();
    Ok(TopTablePage {
        layout: visit.tournament_layout(site, here),
        tabs: Tabs::of(visit, here, Tab::Desk),
        title: rounds::title(here),
        seats: seats.collect(),
        reserves: words::list(&reserves),
        drawn: now.filter(|now| now.drawn).map(|_| seed),
        send: (blocked.is_none() && visit.offers(here, urls::top_table::PATH))
            .then(|| urls::top_table(here.slug())),
        blocked,
        seen: numbers.join(" "),
        refused,
    })
}
