//! `/t/{tournament}/rounds/{round}/repair`: players change tables in the round being played, and a late one meets the
//! player with the bye.

use askama::Template;

use crate::app::Snapshot;
use crate::domain::id::{PlayerId, RoundNumber};
use crate::domain::tournament::command::{Command, ReseatPlayers, SeatLatePlayer};
use crate::domain::tournament::round::Round;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::faults::Faults;
use crate::web::fields::Fields;
use crate::web::forms::{LateForm, SwapForm};
use crate::web::layout::Layout;
use crate::web::pages::rounds;
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::refused::FormError;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;

#[derive(Template)]
#[template(path = "rounds/repair.html")]
struct Page {
    layout: Layout,
    tabs: Tabs,
    title: String,
    round: RoundNumber,
    back: Link,
    /// Why nothing can change here; empty if something can.
    blocked: String,
    reseat: Link,
    /// The players who can change places, each with where they sit.
    seated: Vec<Choice>,
    /// How many tables stay, because something was reported there.
    staying: usize,
    seat_late: Link,
    /// Who has the bye; `None` if nobody has.
    bye: Option<String>,
    /// The players without a place in the round.
    late: Vec<Choice>,
    form: Fields,
    faults: Faults,
    refused: Option<String>,
}

/// A player to choose.
struct Choice {
    id: PlayerId,
    words: String,
}

/// The two forms.
///
/// # Errors
/// [`PageError::NotFound`] before the round is paired.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let round = rounds::round(visit, &here)?;
    Answer::page(&page(site, visit, &here, round))
}

/// Exchanges two players.
///
/// # Errors
/// [`PageError::NotFound`] before the round is paired.
pub fn reseat(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let mut faults = Faults::default();
    let one: Option<PlayerId> = faults.read(&visit.form, SwapForm::NAMES.one, "Choose the first player.");
    let other: Option<PlayerId> =
        faults.read(&visit.form, SwapForm::NAMES.other, "Choose the second player.");
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
/// [`PageError::NotFound`] before the round is paired.
pub fn seat_late(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let mut faults = Faults::default();
    let player: Option<PlayerId> = faults.read(&visit.form, LateForm::NAMES.player, "Choose who came late.");
    settle(site, visit, faults, |round| {
        let player = player.ok_or(FormError::Player)?;
        let reason = LateForm::of(&visit.form).reason.to_owned();
        Ok(Command::SeatLatePlayer(SeatLatePlayer { round, player, reason }))
    })
}

/// Gives the command and goes back to the round, or shows the page with the refusal and what was typed.
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
            let round = rounds::round(visit, &here)?;
            let page = page(site, visit, &here, round);
            let refused = Some(refused.to_string());
            Answer::refused(&Page { form: visit.form.clone(), faults, refused, ..page })
        }
        Err(error) => Err(error),
    }
}

fn page(site: &Site, visit: &Visit, here: &Snapshot, round: &Round) -> Page {
    let (slug, number) = (here.slug(), round.number);
    let open = here.tournament.repairable(number);
    let is_free = |table| here.tournament.may_reseat(round, table).is_ok();
    let at_tables = round.tables().filter(|table| is_free(table)).flat_map(|table| {
        let sits = move |id| Choice { id, words: format!("{}, table {}", here.name(id), table.pair.table) };
        table.pair.players.map(sits)
    });
    let with_bye = round.bye.iter().map(|bye| bye.player);
    let with_bye = with_bye.map(|id| Choice { id, words: format!("{}, bye", here.name(id)) });
    let late = here.tournament.players().filter(|player| player.is_active() && !round.involves(player.id));
    let by_name = |mut choices: Vec<Choice>| {
        choices.sort_by_cached_key(|choice| choice.words.to_lowercase());
        choices
    };
    Page {
        layout: rounds::layout(site, visit, here),
        tabs: Tabs::of(visit, here, Tab::Round),
        title: rounds::title(here),
        round: number,
        back: urls::round_staff(slug, number),
        blocked: open.err().map(|refusal| refusal.to_string()).unwrap_or_default(),
        reseat: urls::reseat(slug, number),
        seated: by_name(at_tables.chain(with_bye).collect()),
        staying: round.tables().filter(|table| !is_free(table)).count(),
        seat_late: urls::seat_late(slug, number),
        bye: round.bye.as_ref().map(|bye| here.name(bye.player)),
        late: by_name(late.map(|player| Choice { id: player.id, words: here.name(player.id) }).collect()),
        form: Fields::default(),
        faults: Faults::default(),
        refused: None,
    }
}

impl Page {
    /// The reason typed into the form that has this field.
    fn reason_of(&self, field: &str) -> &str {
        if self.form.all(field).next().is_some() { self.form.raw("reason") } else { "" }
    }
}
