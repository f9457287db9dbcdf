//! `/t/{tournament}/standings/why/{player}`: the arithmetic behind one line of the standings, computed when it is
//! opened.

use std::collections::BTreeMap;

use askama::Template;

use crate::app::{DisplayNames, Snapshot};
use crate::domain::id::{PlayerId, RoundNumber};
use crate::domain::scoring::profile::Profile;
use crate::domain::scoring::standings::{Standings, StandingsLine};
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::layout::Layout;
use crate::web::pages::public::standings::{self, ComputedStandings};
use crate::web::pages::public::{arithmetic, state};
use crate::web::pages::rules::sourced::ConfidenceMark;
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;

#[derive(Template)]
#[template(path = "public/why.html")]
struct Page {
    layout: Layout,
    tabs: Tabs,
    facts: Vec<String>,
    title: String,
    verdict: String,
    /// Why ratings separate nobody here, although some have one.
    unrated: Option<Message>,
    games: Vec<(String, String)>,
    sums: Vec<Sum>,
    standings: Link,
    /// Where somebody is led to what the player played everywhere.
    person: Option<Link>,
}

struct Sum {
    name: Message,
    text: String,
    mark: ConfidenceMark,
    source: Link,
}

/// Why a player has their place now.
pub fn show_now(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    page(site, visit, None)
}

/// Why they had it after a round.
pub fn show_after_round(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    page(site, visit, Some(visit.param("round")?))
}

fn page(site: &Site, visit: &Visit, after: Option<RoundNumber>) -> Result<Answer, PageError> {
    let player: PlayerId = visit.param("player")?;
    let here = visit.here(site)?;
    let setup = here.setup()?;
    let Some(Ok(ComputedStandings { standings, .. })) = standings::compute(&here, after)? else {
        return Err(PageError::NotFound);
    };
    let line = standings.lines.iter().find(|line| line.tally.player == player).ok_or(PageError::NotFound)?;
    let names = here.display_names();
    let by_player = standings.lines.iter().map(|line| (line.tally.player, line)).collect::<BTreeMap<_, _>>();
    let level = standings.lines.iter().filter(|other| other.place == line.place);
    let level: Vec<PlayerId> = level.map(|other| other.tally.player).collect();
    let (slug, name) = (here.slug(), names.name(player));
    Answer::page(&Page {
        layout: visit.tournament_layout(site, &here),
        tabs: Tabs::of(visit, &here, Tab::Standings),
        facts: state::facts(&here, &setup.settings),
        title: match standings::place(&here, line) {
            None => say("public-why-why-here").with("name", &name),
            Some(place) => say("public-why-why-place").with("name", &name).with("place", place),
        }
        .to_string(),
        verdict: arithmetic::verdict(line, &by_player, &level, names),
        unrated: standings::unrated(&standings, line, names),
        games: arithmetic::games(&here.tournament, here.profile()?, names, line),
        sums: sums(&standings, here.profile()?, line, names, |anchor| {
            urls::standings_source(slug, after, anchor)
        }),
        standings: after.map_or_else(|| urls::standings(slug), |round| urls::standings_after(slug, round)),
        person: who_is(&here, player),
    })
}

/// The way to a player's other tournaments; none if the name was erased, or if nobody may see this tournament.
pub fn who_is(here: &Snapshot, player: PlayerId) -> Option<Link> {
    here.leads_to_person(player).then(|| urls::who_is(here.slug(), player))
}

fn sums(
    standings: &Standings,
    profile: &Profile,
    line: &StandingsLine,
    names: &DisplayNames,
    source_of: impl Fn(&str) -> Link,
) -> Vec<Sum> {
    let measured = standings.measure_line(profile, line);
    let each = standings.measures.iter().zip(&measured);
    each.map(|((measure, source), measured)| Sum {
        name: crate::words::measure::measure(*measure),
        text: arithmetic::sum(measured, names),
        mark: ConfidenceMark::of(source.confidence),
        source: source_of(&standings::anchor(*measure)),
    })
    .collect()
}
