//! The state of a tournament in a few words.

use chrono::{DateTime, Utc};

use crate::app::Snapshot;
use crate::app::open_data::State;
use crate::app::summary::Summary;
use crate::domain::bracket::elimination::DoubleStage;
use crate::domain::tournament::cut::RoundName;
use crate::domain::tournament::round::Round;
use crate::domain::tournament::settings::Settings;
use crate::messages::{dates, say};
use crate::web::pages::public::newest;
use crate::web::words;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TournamentState {
    /// No round was published yet.
    Registration,
    /// This round is being played.
    Playing(RoundName),
    /// This round is closed, and the next one is not published.
    Between(RoundName),
    /// The tournament is over.
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
        let told = match self {
            Self::Registration => say("public-state-registration"),
            Self::Playing(round) => say("public-state-being-played").with("round", of(round, planned)),
            Self::Between(RoundName::Swiss(round)) if round.0 >= planned => {
                say("public-state-all-rounds-played")
            }
            Self::Between(RoundName::Heat(heat)) if heat.0 >= planned => say("public-state-all-heats-played"),
            Self::Between(RoundName::TopTable) => say("public-state-top-table-played"),
            Self::Between(RoundName::Stage(0) | RoundName::DoubleStage(DoubleStage::Final)) => {
                say("public-state-final-played")
            }
            Self::Between(RoundName::DoubleStage(DoubleStage::SecondFinal)) => {
                say("public-state-second-final-played")
            }
            Self::Between(round) => say("public-state-round-closed").with("round", of(round, planned)),
            Self::Closed => say("public-state-closed"),
        };
        told.to_string()
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

/// What a round is called, as at the start of a line: `Round 3`, `Semi-final`.
pub fn round_title(round: RoundName) -> String {
    let told = match round {
        RoundName::Swiss(number) => say("public-round-title-round").with("number", number),
        RoundName::Heat(number) => say("public-round-title-heat").with("number", number),
        RoundName::TopTable => say("public-round-title-top-table"),
        RoundName::DoubleStage(DoubleStage::Early(stage)) => {
            say("public-round-title-stage").with("number", stage)
        }
        RoundName::DoubleStage(DoubleStage::SecondFinal) => say("public-round-title-second-final"),
        RoundName::DoubleStage(DoubleStage::Final) | RoundName::Stage(0) => say("public-round-title-final"),
        RoundName::Stage(1) => say("public-round-title-semi-final"),
        RoundName::Stage(2) => say("public-round-title-quarter-final"),
        RoundName::Stage(left) => {
            say("public-round-title-round-of").with("players", 2_u32.saturating_pow(left.saturating_add(1)))
        }
    };
    told.to_string()
}

/// `Round 2 of 5`, `Semi-final`; a round beyond the plan has only its number.
pub fn of(round: RoundName, planned: u32) -> String {
    match round {
        RoundName::Swiss(number) | RoundName::Heat(number) if number.0 <= planned => {
            say("public-state-of").with("round", round_title(round)).with("planned", planned).to_string()
        }
        RoundName::DoubleStage(DoubleStage::Early(_)) => {
            say("public-state-of-the-bracket").with("round", round_title(round)).to_string()
        }
        RoundName::Swiss(_)
        | RoundName::Stage(_)
        | RoundName::DoubleStage(_)
        | RoundName::Heat(_)
        | RoundName::TopTable => round_title(round),
    }
}

/// The line below a heading: day, place, players, state.
pub fn facts(here: &Snapshot, settings: &Settings) -> Vec<String> {
    let mut facts = vec![dates::day(settings.date)];
    if !settings.place.is_empty() {
        facts.push(settings.place.clone());
    }
    facts.push(say("public-count-players").with("n", here.tournament.players().len()).to_string());
    facts.push(TournamentState::of(here).words(here.tournament.planned_rounds()));
    facts
}

/// `14:25 to 15:40`, with the day if it is not the tournament's or midnight lies between; empty for a draft, and until the
/// clock starts. A closed round lasted until it was closed, whatever its clock says.
pub fn hours(here: &Snapshot, round: &Round) -> String {
    let Some((clock, started)) = round.clock.as_ref().and_then(|clock| Some((clock, clock.started_at()?)))
    else {
        return String::new();
    };
    if let Some(deadline) = clock.deadline {
        let moment = |at: DateTime<Utc>| dates::moment(&at.with_timezone(&here.tournament.zone()));
        let to = round.closed.unwrap_or(deadline);
        let told = say("public-state-hours").with("from", moment(started)).with("to", moment(to));
        return told.to_string();
    }
    let day = started.with_timezone(&here.tournament.zone()).date_naive();
    let usual = here.tournament.setup().is_some_and(|setup| setup.settings.date == day);
    let from = words::clock(here, started);
    // A round that ends after midnight names both days.
    let ends = round.closed.or_else(|| clock.ends()).map(|ends| {
        let there = ends.with_timezone(&here.tournament.zone());
        let on = if there.date_naive() == day { words::clock(here, ends) } else { dates::moment(&there) };
        (on, there.date_naive() == day)
    });
    let told = match (ends, usual) {
        (Some((ends, true)), true) => say("public-state-hours").with("from", from).with("to", ends),
        (Some((ends, _)), _) => {
            say("public-state-hours-on-day").with("day", dates::day(day)).with("from", from).with("to", ends)
        }
        (None, true) => say("public-state-hours-from").with("from", from),
        (None, false) => {
            say("public-state-hours-on-day-from").with("day", dates::day(day)).with("from", from)
        }
    };
    told.to_string()
}

/// `5 of 8 results`.
pub fn results(round: &Round) -> String {
    let (done, all) = round.count_results();
    say("public-state-results").with("done", done).with("all", all).to_string()
}
