//! The JSON input of `score` and `pair`: names become players, and everything that does not fit is reported by name.

pub mod cut;
mod exact;
mod file;
pub mod pods;
mod register;
mod sides;

use std::path::Path;

use crate::cli::answer::Unusable;
use crate::cli::history::cut::NamedCut;
use crate::cli::history::file::HistoryFile;
use crate::cli::history::register::Register;
use crate::cli::{input, output};
use crate::data;
use crate::domain::id::{PlayerId, RoundNumber, TableNumber};
use crate::domain::pods::profile::PodProfile;
use crate::domain::scoring::history::History;
use crate::domain::scoring::profile::Profile;
use crate::domain::scoring::tally::HistoryError;
use crate::words::numbers::list;

/// A tournament from a file, with its players' names.
#[derive(Debug, Clone)]
pub struct NamedHistory {
    /// The tournament.
    pub history: History,
    /// Names in order of player numbers, from player 1.
    pub names: Vec<String>,
    /// Who uses an earned bye in the round to be paired.
    pub next_earned_byes: Vec<PlayerId>,
    /// Who sits out the round to be paired.
    pub next_absent: Vec<PlayerId>,
    /// Pairs to keep apart where that costs nothing.
    pub apart: Vec<[PlayerId; 2]>,
    /// Pairs that should never meet.
    pub never: Vec<[PlayerId; 2]>,
    /// Who got a number of a round robin when it was drawn; nobody if the file does not say.
    pub drawn: Vec<PlayerId>,
    /// Players with a fixed table, the one set first ahead.
    pub fixed: Vec<(PlayerId, TableNumber)>,
    /// The cut after the rounds.
    pub cut: Option<NamedCut>,
}

/// Reads the input file.
///
/// # Errors
/// If it cannot be read, is not this JSON, or names a player, table or ending that does not fit.
pub fn read(path: &Path) -> Result<NamedHistory, Unusable> {
    let text = input::read(path)?;
    let name = input::name(path);
    if let Some(note) = &text.note {
        output::note(format_args!("{name}: {note}"));
    }
    parse(&text.text).map_err(|why| Unusable::about(name, why))
}

/// How a command scores: games of two, or pods.
#[derive(Debug, Clone, Copy)]
pub enum Scoring {
    /// Games of two players.
    Duels(&'static Profile),
    /// Tribbles.
    Pods(&'static PodProfile),
}

/// The profile that a command names.
///
/// # Errors
/// If there is no such profile; the sentence lists those that exist.
pub fn profile(id: &str) -> Result<Scoring, Unusable> {
    let duels = data::scoring_profile(id).map(Scoring::Duels);
    duels.or_else(|| data::pod_profile(id).map(Scoring::Pods)).ok_or_else(|| {
        let known = data::scoring_profiles().iter().map(|profile| profile.id.as_str());
        let known: Vec<&str> =
            known.chain(data::pod_profiles().iter().map(|profile| profile.id.as_str())).collect();
        Unusable(format!("no scoring profile “{id}”; there are {}", known.join(", ")))
    })
}

impl NamedHistory {
    /// A player's name.
    pub fn name(&self, player: PlayerId) -> String {
        player_name(&self.names, player)
    }

    /// Why the next round cannot be paired yet: the first round with unfinished tables.
    pub fn unfinished_sentence(&self) -> Option<String> {
        let rounds = (1..).map(RoundNumber).zip(&self.history.rounds);
        let open = rounds.map(|(round, played)| {
            let games = played.games.iter().filter(|game| game.result.is_none());
            (round, games.map(|game| game.table.to_string()).collect::<Vec<_>>())
        });
        let (round, tables) = open.into_iter().find(|(_, tables)| !tables.is_empty())?;
        let word = if tables.len() == 1 { "table" } else { "tables" };
        Some(format!(
            "Round {round} is still being played: no result yet from {word} {}. Add how each game ended before pairing \
             the next round.",
            list(&tables)
        ))
    }

    /// What is wrong with the history, with names instead of player numbers.
    pub fn complaint(&self, error: &HistoryError) -> String {
        match error {
            HistoryError::Twice { round, player } => {
                format!("Round {round}: {} appears in it twice. Remove one of the two.", self.name(*player))
            }
            HistoryError::Impossible { round, table, .. } => {
                let seated = (1..).map(RoundNumber).zip(&self.history.rounds);
                let game = seated
                    .filter(|(number, _)| number == round)
                    .flat_map(|(_, played)| &played.games)
                    .find(|game| game.table == *table);
                match game.map(|game| game.players) {
                    Some([a, b]) => format!("{error} ({} against {})", self.name(a), self.name(b)),
                    None => error.to_string(),
                }
            }
            HistoryError::Unknown { .. } | HistoryError::EnteredTwice { .. } => error.to_string(),
        }
    }
}

/// A player's name from a list in order of player numbers.
fn player_name(names: &[String], player: PlayerId) -> String {
    let at = usize::try_from(player.0).ok().and_then(|number| number.checked_sub(1));
    at.and_then(|at| names.get(at)).cloned().unwrap_or_else(|| format!("player {player}"))
}

/// Turns the text into a history.
///
/// # Errors
/// A sentence that names the round, table or player.
pub fn parse(text: &str) -> Result<NamedHistory, String> {
    let file = HistoryFile::read(text)?;
    let mut register = Register::of(&file.players)?;
    register.arrivals(&file.late, file.rounds.len())?;
    register.drops(&file.drops, file.rounds.len())?;
    register.draws_by(&file.keys)?;
    register.add_ratings(&file.ratings)?;
    let rounds = (1..)
        .zip(&file.rounds)
        .map(|(number, round)| register.round(RoundNumber(number), round))
        .collect::<Result<_, _>>()?;
    let next = file.next.unwrap_or_default();
    Ok(NamedHistory {
        next_earned_byes: register.each_once("next, earned_byes", &next.earned_byes)?,
        next_absent: register.each_once("next, absent", &next.absent)?,
        apart: file
            .apart
            .iter()
            .map(|pair| register.pair_to_keep_apart("apart", pair))
            .collect::<Result<_, _>>()?,
        never: file
            .never
            .iter()
            .map(|pair| register.pair_to_keep_apart("never", pair))
            .collect::<Result<_, _>>()?,
        drawn: register.each_once("drawn", &file.drawn)?,
        fixed: register.fixed(&file.fixed)?,
        cut: file.cut.map(|cut| register.cut(&cut)).transpose()?,
        history: History { players: register.entrants, rounds },
        names: register.names,
    })
}
