//! `/t/{tournament}/rounds/{round}/repair`: players change pods in the heat being played, and a late one joins a pod.

use askama::Template;

use crate::app::Snapshot;
use crate::domain::id::{PlayerId, RoundNumber, TableNumber};
use crate::domain::tournament::command::{Command, ReseatPlayers, SeatLatePlayer};
use crate::domain::tournament::pod_table::PodTable;
use crate::domain::tournament::round::Round;
use crate::messages::say;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::faults::Faults;
use crate::web::fields::Fields;
use crate::web::forms::{LateForm, SwapForm};
use crate::web::layout::Layout;
use crate::web::pages::rounds;
use crate::web::pages::rounds::repair::{PlayerChoice, by_name, late_players};
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::refused::FormError;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;

#[derive(Template)]
#[template(path = "pods/repair.html")]
struct Page {
    layout: Layout,
    tabs: Tabs,
    title: String,
    round: RoundNumber,
    back: Link,
    /// Why nothing can change here; empty if something can.
    blocked: String,
    reseat: Link,
    /// Whether players of two pods can change places.
    swaps: bool,
    /// The players who can change places, each with where they sit.
    seated: Vec<PlayerChoice>,
    /// How many pods stay, because something was reported there.
    staying: usize,
    seat_late: Link,
    /// The table where a late player would sit.
    joins: Option<TableNumber>,
    /// The players without a place in the heat.
    late: Vec<PlayerChoice>,
    form: Fields,
    faults: Faults,
    refused: Option<String>,
}

/// The two forms.
///
/// # Errors
/// [`PageError::NotFound`] before the heat is seated.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    Answer::page(&page(site, visit, &here, rounds::round(visit, &here)?)?)
}

/// Exchanges two players.
///
/// # Errors
/// [`PageError::NotFound`] before the heat is seated.
pub fn reseat(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let mut faults = Faults::default();
    let [one, other] = rounds::read_both(&visit.form, &mut faults);
    let both = one.zip(other);
    settle(site, visit, faults, |round| {
        let (one, other) = both.ok_or(FormError::TwoPlayers)?;
        let reason = SwapForm::of(&visit.form).reason.to_owned();
        Ok(Command::ReseatPlayers(ReseatPlayers { round, one, other, reason }))
    })
}

/// Seats a late player.
///
/// # Errors
/// [`PageError::NotFound`] before the heat is seated.
pub fn seat_late(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let mut faults = Faults::default();
    let fault = say("rounds-repair-choose-late").to_string();
    let player: Option<PlayerId> = faults.read(&visit.form, LateForm::NAMES.player, &fault);
    settle(site, visit, faults, |round| {
        let player = player.ok_or(FormError::Player)?;
        let reason = LateForm::of(&visit.form).reason.to_owned();
        Ok(Command::SeatLatePlayer(SeatLatePlayer { round, player, reason }))
    })
}

/// Gives the command and goes back to the heat, or shows the page with the refusal and what was typed.
fn settle(
    site: &Site,
    visit: &Visit,
    faults: Faults,
    asked: impl Fn(RoundNumber) -> Result<Command, FormError>,
) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let number = rounds::round(visit, &here)?.number;
    match visit.give(site, |_| Ok(asked(number)?)) {
        Ok(_) => Ok(Answer::see_other(&urls::round_staff(here.slug(), number))),
        Err(PageError::Refused(refused)) => {
            let here = visit.here(site)?;
            let page = page(site, visit, &here, rounds::round(visit, &here)?)?;
            let refused = Some(refused.to_string());
            Answer::refusal(&Page { form: visit.form.clone(), faults, refused, ..page })
        }
        Err(error) => Err(error),
    }
}

fn page(site: &Site, visit: &Visit, here: &Snapshot, round: &Round) -> Result<Page, PageError> {
    let (slug, number) = (here.slug(), round.number);
    let open = here.tournament.repairable_heat(number);
    let free: Vec<&PodTable> =
        round.pods().filter(|pod| here.tournament.may_reseat_pod(round, pod).is_ok()).collect();
    let seated = free.iter().flat_map(|pod| {
        let sits = move |id: &PlayerId| {
            let words = say("rounds-repair-at-table").with("name", here.name(*id)).with("table", pod.table());
            PlayerChoice { id: *id, words: words.to_string() }
        };
        pod.pod.players.iter().map(sits)
    });
    Ok(Page {
        layout: rounds::layout(site, visit, here),
        tabs: Tabs::of(visit, here, Tab::Round),
        title: rounds::title(here),
        round: number,
        back: urls::round_staff(slug, number),
        blocked: open.err().map(|refusal| here.refusal(&refusal)).unwrap_or_default(),
        reseat: urls::reseat(slug, number),
        swaps: free.len() > 1,
        seated: by_name(seated.collect()),
        staying: round.pods().count().saturating_sub(free.len()),
        seat_late: urls::seat_late(slug, number),
        joins: here.tournament.pod_with_room(here.pod_rules()?, round).map(PodTable::table),
        late: late_players(here, round),
        form: Fields::default(),
        faults: Faults::default(),
        refused: None,
    })
}

impl Page {
    /// The reason typed into the form that has this field.
    fn reason_of(&self, field: &str) -> &str {
        if self.form.values(field).next().is_some() { self.form.raw("reason") } else { "" }
    }
}
