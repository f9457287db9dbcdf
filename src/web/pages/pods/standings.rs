//! The standings of heats and top table, and the arithmetic behind each place.

use askama::Template;

use crate::app::Snapshot;
use crate::domain::id::{PlayerId, RoundNumber};
use crate::domain::pods::profile::PodMeasure;
use crate::domain::pods::ranking::{PodLine, pod_standings};
use crate::domain::tournament::round::{Phase, Round, RoundKind};
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::layout::Layout;
use crate::web::pages::public::why::who_is;
use crate::web::pages::public::{newest, published_round, round_choices, state};
use crate::web::pages::rules::sourced::{ConfidenceMark, Legend, RulesOnDay, ShownSource, legend};
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words;
use crate::words::numbers::grouped;
use crate::words::pods::{measure, measure_within, rules, tribbles};

#[derive(Template)]
#[template(path = "pods/standings.html")]
struct Page {
    layout: Layout,
    tabs: Tabs,
    facts: Vec<String>,
    title: String,
    note: Option<String>,
    lines: Vec<ShownPodLine>,
    /// Whether anybody sits at the top table.
    top: bool,
    rounds: Vec<(u32, Option<Link>)>,
    now: Option<Link>,
    print: Link,
    teams: Option<Link>,
    profile: String,
    order: String,
    source: ShownSource,
    legend: Legend,
}

pub(super) struct ShownPodLine {
    pub(super) place: String,
    pub(super) name: String,
    pub(super) note: String,
    pub(super) total: String,
    pub(super) place_points: String,
    pub(super) pods_won: u32,
    /// At the top table; empty for everybody else.
    pub(super) at_top: String,
    why: Link,
}

#[derive(Template)]
#[template(path = "pods/why.html")]
struct Why {
    layout: Layout,
    tabs: Tabs,
    facts: Vec<String>,
    title: String,
    verdict: String,
    /// Each heat, and what it adds.
    heats: Vec<(Message, Message)>,
    /// Each measure in the order in which it counts, with its sum.
    sums: Vec<(Message, String)>,
    mark: ConfidenceMark,
    source: Link,
    standings: Link,
    /// Where somebody is led to what the player played everywhere.
    person: Option<Link>,
}

/// The standings now.
///
/// # Errors
/// If the tournament cannot be read.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    page(site, visit, None)
}

/// The standings after a heat.
///
/// # Errors
/// [`PageError::NotFound`] for a heat that nobody may see yet.
pub fn show_after(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    page(site, visit, Some(visit.param("round")?))
}

/// Why a player has their place now.
///
/// # Errors
/// [`PageError::NotFound`] before the first heat.
pub fn why(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    why_page(site, visit, None)
}

/// Why a player had their place after a heat.
///
/// # Errors
/// [`PageError::NotFound`] for a heat that nobody may see yet.
pub fn why_after(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    why_page(site, visit, Some(visit.param("round")?))
}

/// After which heat standings are, or with which so far.
pub fn standings_title(here: &Snapshot, last: &Round) -> Message {
    let name = words::round_name(here, last.number).with_article();
    match last.phase() {
        Phase::Playing | Phase::Draft => say("pods-standings-so-far").with("round", name),
        Phase::Closed => say("pods-standings-after").with("round", name),
    }
}

/// The standings of pods in words.
pub(super) struct PodTotals<'a> {
    last: Option<&'a Round>,
    lines: Vec<PodLine>,
}

impl<'a> PodTotals<'a> {
    /// Now, or after a heat.
    ///
    /// # Errors
    /// [`PageError::NotFound`] for a heat that nobody may see yet.
    pub(super) fn of(here: &'a Snapshot, after: Option<RoundNumber>) -> Result<Self, PageError> {
        let last = match after {
            Some(number) => Some(published_round(here, number)?),
            None => newest(here),
        };
        let lines = last.map_or_else(
            || Ok(Vec::new()),
            |last| {
                let heats = here.tournament.standings_heats(last.number);
                Ok::<_, PageError>(pod_standings(&here.pod_rules()?.profile, &heats))
            },
        )?;
        Ok(Self { last, lines })
    }

    /// After which round.
    pub(super) fn title(&self, here: &Snapshot) -> String {
        let Some(last) = self.last else { return say("pods-standings-title").to_string() };
        let title = if last.phase() == Phase::Closed && state::is_over(here) {
            say("pods-standings-final").with("round", words::round_name(here, last.number).with_article())
        } else {
            standings_title(here, last)
        };
        title.to_string()
    }

    /// What is still missing, and what the top table does.
    pub(super) fn note(&self) -> Option<String> {
        let last = self.last?;
        let open = (last.phase() == Phase::Playing)
            .then(|| say("pods-standings-counted").with("results", state::results(last)).to_string());
        let top = (last.kind == RoundKind::TopTable).then(|| say("pods-standings-top-first").to_string());
        let told: Vec<String> = open.into_iter().chain(top).collect();
        (!told.is_empty()).then(|| told.join(" "))
    }

    /// Whether anybody sat at the top table.
    pub(super) fn has_top(&self) -> bool {
        self.lines.iter().any(|line| line.at_top.is_some())
    }

    /// Everybody in order.
    pub(super) fn shown_lines(&self, here: &Snapshot, after: Option<RoundNumber>) -> Vec<ShownPodLine> {
        let names = here.display_names();
        let begun = self.lines.iter().any(|line| !line.tally.heats.is_empty());
        let shown = self.lines.iter().map(|line| {
            let player = line.tally.player;
            let left = here.tournament.player(player).and_then(|player| player.dropped_after);
            ShownPodLine {
                place: if begun { line.place.to_string() } else { "–".to_owned() },
                name: names.name(player),
                note: left.map_or_else(String::new, |round| {
                    say("pods-standings-left").with("heat", round).to_string()
                }),
                total: grouped(line.tally.total),
                place_points: line.tally.place_points().to_string(),
                pods_won: line.tally.pods_won,
                at_top: line.at_top.map(grouped).unwrap_or_default(),
                why: match after {
                    Some(round) => urls::why_after(here.slug(), round, player),
                    None => urls::why(here.slug(), player),
                },
            }
        });
        shown.collect()
    }
}

/// `Tribbles, then Place points`.
fn order(here: &Snapshot) -> Result<String, PageError> {
    let measures = here.pod_rules()?.profile.standings.measures.value.iter();
    let mut measures = measures.map(|one| measure_within(*one));
    let first = measures.next().unwrap_or_default();
    Ok(measures.fold(first, |one, other| {
        say("pods-standings-then").with("one", one).with("other", other).to_string()
    }))
}

fn page(site: &Site, visit: &Visit, after: Option<RoundNumber>) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let (setup, pods) = (here.setup()?, here.pod_rules()?);
    let standings = PodTotals::of(&here, after)?;
    let slug = here.slug();
    let law = RulesOnDay::of(site, Some(setup.settings.date))?;
    Answer::page(&Page {
        layout: visit.tournament_layout(site, &here),
        tabs: Tabs::of(visit, &here, Tab::Standings),
        facts: state::facts(&here, &setup.settings),
        title: standings.title(&here),
        note: standings.note(),
        top: standings.has_top(),
        lines: standings.shown_lines(&here, after),
        rounds: round_choices(here.tournament.rounds(), after, |round| urls::standings_after(slug, round)),
        now: after.map(|_| urls::standings(slug)),
        print: urls::print_standings(slug),
        teams: here.tournament.teams().next().map(|_| urls::teams(slug)),
        profile: rules(pods),
        order: order(&here)?,
        source: law.source(&pods.profile.standings.measures.source()),
        legend: legend(),
    })
}

fn why_page(site: &Site, visit: &Visit, after: Option<RoundNumber>) -> Result<Answer, PageError> {
    let player: PlayerId = visit.param("player")?;
    let here = visit.here(site)?;
    let (setup, pods) = (here.setup()?, here.pod_rules()?);
    let standings = PodTotals::of(&here, after)?;
    let line = standings.lines.iter().find(|line| line.tally.player == player).ok_or(PageError::NotFound)?;
    let names = here.display_names();
    let level =
        standings.lines.iter().filter(|other| other.place == line.place && other.tally.player != player);
    let level: Vec<String> = level.map(|other| names.name(other.tally.player)).collect();
    let measures = &pods.profile.standings.measures;
    let sums = measures.value.iter().map(|one| (measure(*one), sum(line, *one)));
    Answer::page(&Why {
        layout: visit.tournament_layout(site, &here),
        tabs: Tabs::of(visit, &here, Tab::Standings),
        facts: state::facts(&here, &setup.settings),
        title: say("pods-why-title").with("name", names.name(player)).with("place", line.place).to_string(),
        verdict: verdict(line, &level, &order(&here)?),
        heats: line
            .tally
            .heats
            .iter()
            .map(|(heat, total, place)| {
                let told = say("pods-why-heat-total").with("tribbles", tribbles(*total)).with("place", place);
                (say("pods-why-heat").with("heat", heat), told)
            })
            .collect(),
        sums: sums.collect(),
        mark: ConfidenceMark::of(measures.confidence),
        source: urls::standings_source(here.slug(), after, "order"),
        standings: after
            .map_or_else(|| urls::standings(here.slug()), |round| urls::standings_after(here.slug(), round)),
        person: who_is(&here, player),
    })
}

fn verdict(line: &PodLine, level: &[String], order: &str) -> String {
    let by = match line.at_top {
        None => say("pods-why-by-heats").with("order", order),
        Some(at_top) => say("pods-why-by-top").with("tribbles", tribbles(at_top)),
    };
    if level.is_empty() {
        by.to_string()
    } else {
        format!("{by} {}", say("pods-why-level").with("players", words::list(level)))
    }
}

/// The arithmetic of one measure.
fn sum(line: &PodLine, one: PodMeasure) -> String {
    let tally = &line.tally;
    match one {
        PodMeasure::Total => {
            let each: Vec<String> = tally.heats.iter().map(|(_, total, _)| grouped(*total)).collect();
            match each.as_slice() {
                [] => grouped(tally.total),
                [only] => only.clone(),
                many => format!("{} = {}", many.join(" + "), grouped(tally.total)),
            }
        }
        PodMeasure::PlacePoints => {
            say("pods-why-place-points").with("points", tally.place_points().to_string()).to_string()
        }
        PodMeasure::PodsWon => tally.pods_won.to_string(),
    }
}
