//! The state of a tournament in a few words.

use chrono::{DateTime, Utc};

use crate::app::Snapshot;
use crate::app::open_data::State;
use crate::app::summary::Summary;
use crate::domain::bracket::elimination::DoubleStage;
use crate::domain::tournament::cut::RoundName;
use crate::domain::tournament::round::Round;
use crate::domain::tournament::settings::Settings;
use crate::web::messages::dates;
use crate::web::pages::public::newest;
use crate::web::words;

/// The state of a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TournamentState {
    /// No round was published yet.
    Registration,
    /// This round is being played.
    Playing(RoundName),
    /// This round is closed, and the next one is not published.
    Between(RoundName),
    /// It is over.
    Closed,
}

/// Whether the tournament is over, for words about it. What is offered is another question: see
/// [`Visit::offers`](crate::web::visit::Visit::offers).
pub const fn is_over(here: &Snapshot) -> bool {
    here.tournament.closed_at().is_some()
}

impl TournamentState {
    /// The state for everybody: a draft does not show.
    pub fn of(here: &Snapshot) -> Self {
        let name = newest(here).map(|round| here.tournament.round_name(round.number));
        Self::at(State::of(here), name)
    }

    /// The state in a list.
    pub fn of_summary(one: &Summary) -> Self {
        Self::at(one.state, one.round)
    }

    fn at(state: State, newest: Option<RoundName>) -> Self {
        match state {
            State::Registration => Self::Registration,
            State::Playing => newest.map_or(Self::Registration, Self::Playing),
            State::BetweenRounds => newest.map_or(Self::Registration, Self::Between),
            State::Closed => Self::Closed,
        }
    }

    /// The words on a page.
    pub fn words(self, planned: u32) -> String {
        match self {
            Self::Registration => "Registration".to_owned(),
            Self::Playing(round) => format!("{} being played", of(round, planned)),
            Self::Between(RoundName::Swiss(round)) if round.0 >= planned => "All rounds played".to_owned(),
            Self::Between(RoundName::Heat(heat)) if heat.0 >= planned => "All heats played".to_owned(),
            Self::Between(RoundName::TopTable) => "Top table played".to_owned(),
            Self::Between(RoundName::Stage(0)) => "Final played".to_owned(),
            Self::Between(RoundName::DoubleStage(DoubleStage::Final)) => "Final played".to_owned(),
            Self::Between(RoundName::DoubleStage(DoubleStage::SecondFinal)) => {
                "Second final played".to_owned()
            }
            Self::Between(round) => format!("{} closed", of(round, planned)),
            Self::Closed => "Closed".to_owned(),
        }
    }

    /// The kind of badge.
    pub const fn kind(self) -> &'static str {
        match self {
            Self::Registration | Self::Between(_) => "plain",
            Self::Playing(_) => "info",
            Self::Closed => "settled",
        }
    }
}

/// `Round 2 of 5`, `Semi-final`; a round beyond the plan has only its number.
pub fn of(round: RoundName, planned: u32) -> String {
    match round {
        RoundName::Swiss(number) | RoundName::Heat(number) if number.0 <= planned => {
            format!("{} of {planned}", round.title())
        }
        RoundName::DoubleStage(DoubleStage::Early(_)) => format!("{} of the bracket", round.title()),
        RoundName::Swiss(_)
        | RoundName::Stage(_)
        | RoundName::DoubleStage(_)
        | RoundName::Heat(_)
        | RoundName::TopTable => round.title(),
    }
}

/// The line below a heading: day, place, players, state.
pub fn facts(here: &Snapshot, settings: &Settings) -> Vec<String> {
    let mut facts = vec![dates::day(settings.date)];
    if !settings.place.is_empty() {
        facts.push(settings.place.clone());
    }
    facts.push(words::count(here.tournament.players().len(), "player", "players"));
    facts.push(TournamentState::of(here).words(here.tournament.planned_rounds()));
    facts
}

/// `14:25 to 15:40`, with the day if it is not the tournament's; empty for a draft, and until the clock starts.
pub fn hours(here: &Snapshot, round: &Round) -> String {
    let Some((clock, started)) = round.clock.as_ref().and_then(|clock| Some((clock, clock.started_at()?)))
    else {
        return String::new();
    };
    if let Some(deadline) = clock.deadline {
        let moment = |at: DateTime<Utc>| dates::moment(&at.with_timezone(&words::zone(here)));
        return format!("{} to {}", moment(started), moment(deadline));
    }
    let day = started.with_timezone(&words::zone(here)).date_naive();
    let usual = here.tournament.setup().is_some_and(|setup| setup.settings.date == day);
    let day = if usual { String::new() } else { format!("{}, ", dates::day(day)) };
    let from = words::clock(here, started);
    match clock.ends() {
        Some(ends) => format!("{day}{from} to {}", words::clock(here, ends)),
        None => format!("{day}from {from}"),
    }
}

/// `5 of 8 results`.
pub fn results(round: &Round) -> String {
    let (done, all) = round.count_results();
    format!("{done} of {all} results")
}
