//! Who leads: the first of the standings while a tournament goes on, for its overview and the wall.

use crate::app::Snapshot;
use crate::app::finish::Scored;
use crate::domain::pods::ranking::{PodLine, pod_standings};
use crate::domain::scoring::standings::StandingsLine;
use crate::domain::tournament::play::PodRules;
use crate::domain::tournament::round::Round;
use crate::messages::Message;
use crate::web::error::PageError;
use crate::web::pages::pods::standings::standings_title;
use crate::web::pages::public::finish::{self, BEST, BestPlace};
use crate::web::pages::public::newest;
use crate::web::pages::public::standings::{compute, title_so_far};
use crate::web::pages::public::state;

/// The first of the standings.
pub struct Leading {
    /// After which round.
    pub title: Message,
    pub best: Vec<BestPlace>,
}

/// The first of the standings as they are now. `None` before the first result, after the end, and while a result does not
/// fit the profile.
///
/// # Errors
/// If the tournament cannot be read.
pub fn leading(here: &Snapshot) -> Result<Option<Leading>, PageError> {
    if !here.tournament.has_results() || state::is_over(here) {
        return Ok(None);
    }
    if let Ok(rules) = here.pod_rules() {
        return Ok(newest(here).map(|last| of_pods(here, rules, last)));
    }
    let Some(Ok(computed)) = compute(here, None)? else { return Ok(None) };
    let best = computed.standings.lines.iter().take(BEST).map(|line| of_games(here, line));
    Ok(Some(Leading { title: title_so_far(computed.last), best: best.collect() }))
}

fn of_games(here: &Snapshot, line: &StandingsLine) -> BestPlace {
    BestPlace {
        place: line.place,
        name: here.name(line.tally.player),
        told: Scored::of(line).as_ref().map(finish::scored).unwrap_or_default(),
    }
}

fn of_pods(here: &Snapshot, rules: &PodRules, last: &Round) -> Leading {
    let lines = pod_standings(&rules.profile, &here.tournament.standings_heats(last.number));
    let place = |line: &PodLine| BestPlace {
        place: line.place,
        name: here.name(line.tally.player),
        told: finish::scored(&Scored::in_pods(line)),
    };
    Leading { title: standings_title(here, last), best: lines.iter().take(BEST).map(place).collect() }
}
