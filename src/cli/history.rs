//! The one JSON input of `score` and `pair`: names become players, and everything that does not fit is named.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use serde::Deserialize;

use crate::cli::answer::Unusable;
use crate::cli::input;
use crate::data;
use crate::domain::id::{PlayerId, RoundNumber, TableNumber};
use crate::domain::scoring::history::{Entrant, Game, History, PlayedRound};
use crate::domain::scoring::profile::Profile;
use crate::domain::scoring::result::{EndReason, Forfeiting, GameResult, Seat};
use crate::domain::scoring::tally::HistoryError;

/// A tournament as read from a file, with the names its players go by.
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
    /// Pairs to keep apart.
    pub apart: Vec<[PlayerId; 2]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    players: Vec<String>,
    #[serde(default)]
    rounds: Vec<FileRound>,
    #[serde(default)]
    drops: Vec<Dropped>,
    #[serde(default)]
    late: Vec<Late>,
    #[serde(default)]
    keys: BTreeMap<String, String>,
    #[serde(default)]
    next: Next,
    #[serde(default)]
    apart: Vec<[String; 2]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileRound {
    #[serde(default)]
    games: Vec<FileGame>,
    #[serde(default)]
    byes: Vec<String>,
    #[serde(default)]
    earned_byes: Vec<String>,
    #[serde(default)]
    absent: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileGame {
    #[serde(default)]
    table: Option<u32>,
    players: [String; 2],
    #[serde(default)]
    scores: Option<[i64; 2]>,
    #[serde(default)]
    not_counting: Option<[i64; 2]>,
    #[serde(default)]
    first: Option<String>,
    #[serde(default)]
    end: Option<End>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct End {
    reason: String,
    #[serde(default)]
    winner: Option<String>,
    #[serde(default)]
    by: Option<By>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum By {
    One(String),
    Several(Vec<String>),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Dropped {
    player: String,
    after_round: u32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Late {
    player: String,
    from_round: u32,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Next {
    #[serde(default)]
    earned_byes: Vec<String>,
    #[serde(default)]
    absent: Vec<String>,
}

/// Reads the input file.
///
/// # Errors
/// When it cannot be read, is not this JSON, or names a player, table or ending that does not fit.
pub fn read(path: &Path) -> Result<NamedHistory, Unusable> {
    let text = input::read(path)?;
    if let Some(note) = &text.note {
        eprintln!("{}: {note}", path.display());
    }
    parse(&text.text).map_err(|why| Unusable::about(path.display(), why))
}

/// The profile a command names.
///
/// # Errors
/// When there is none of that name; the sentence lists those there are.
pub fn profile(id: &str) -> Result<&'static Profile, Unusable> {
    data::scoring_profile(id).ok_or_else(|| {
        let known: Vec<&str> = data::scoring_profiles().iter().map(|profile| profile.id.as_str()).collect();
        Unusable(format!("no scoring profile “{id}”; there are {}", known.join(", ")))
    })
}

impl NamedHistory {
    /// A player's name.
    pub fn name(&self, player: PlayerId) -> String {
        let at = usize::try_from(player.0).ok().and_then(|number| number.checked_sub(1));
        at.and_then(|at| self.names.get(at)).cloned().unwrap_or_else(|| format!("player {player}"))
    }

    /// What is wrong with the history, with names instead of player numbers.
    pub fn complaint(&self, error: &HistoryError) -> String {
        match error {
            HistoryError::Twice { round, player } => {
                format!("Round {round}: {} stands in it twice. Remove one of the two.", self.name(*player))
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

/// Turns the text into a history.
///
/// # Errors
/// A sentence that names the round, table or player.
pub fn parse(text: &str) -> Result<NamedHistory, String> {
    let file: File = serde_json::from_str(text).map_err(|error| format!("not the expected JSON: {error}"))?;
    let mut register = Register::of(&file.players)?;
    for late in &file.late {
        register.arrives(&late.player, late.from_round)?;
    }
    for dropped in &file.drops {
        register.drops(dropped)?;
    }
    register.draws_by(&file.keys)?;
    let rounds = (1..)
        .zip(&file.rounds)
        .map(|(number, round)| register.round(RoundNumber(number), round))
        .collect::<Result<_, _>>()?;
    Ok(NamedHistory {
        next_earned_byes: register.all("next, earned_byes", &file.next.earned_byes)?,
        next_absent: register.all("next, absent", &file.next.absent)?,
        apart: file
            .apart
            .iter()
            .map(|[a, b]| Ok([register.player("apart", a)?, register.player("apart", b)?]))
            .collect::<Result<_, String>>()?,
        history: History { players: register.entrants, rounds },
        names: register.names,
    })
}

#[derive(Default)]
struct Register {
    names: Vec<String>,
    ids: BTreeMap<String, PlayerId>,
    entrants: Vec<Entrant>,
}

impl Register {
    fn of(players: &[String]) -> Result<Self, String> {
        let mut register = Self::default();
        for name in players {
            if register.ids.contains_key(name) {
                return Err(format!("players: “{name}” stands there twice; give one of them a longer name"));
            }
            register.enter(name, RoundNumber(1))?;
        }
        Ok(register)
    }

    fn enter(&mut self, name: &str, from_round: RoundNumber) -> Result<(), String> {
        if name.trim().is_empty() {
            return Err("players: a name is empty".to_owned());
        }
        let number = u32::try_from(self.names.len()).map_err(|_| "too many players".to_owned())?;
        let id = PlayerId(number.saturating_add(1));
        self.names.push(name.to_owned());
        self.ids.insert(name.to_owned(), id);
        self.entrants.push(Entrant { id, key: name.to_owned(), from_round, dropped_after: None });
        Ok(())
    }

    // A late player may stand in `players` or only here.
    fn arrives(&mut self, name: &str, from_round: u32) -> Result<(), String> {
        if from_round == 0 {
            return Err(format!("late: “{name}” cannot enter in round 0; rounds are counted from 1"));
        }
        match self.entrant(name) {
            Some(entrant) if entrant.from_round != RoundNumber(1) => {
                Err(format!("late: “{name}” stands there twice"))
            }
            Some(entrant) => {
                entrant.from_round = RoundNumber(from_round);
                Ok(())
            }
            None => self.enter(name, RoundNumber(from_round)),
        }
    }

    fn drops(&mut self, dropped: &Dropped) -> Result<(), String> {
        let name = &dropped.player;
        let entrant = self.entrant(name).ok_or_else(|| format!("drops: nobody is called “{name}”"))?;
        if entrant.dropped_after.is_some() {
            return Err(format!("drops: “{name}” stands there twice"));
        }
        entrant.dropped_after = Some(RoundNumber(dropped.after_round));
        Ok(())
    }

    fn draws_by(&mut self, keys: &BTreeMap<String, String>) -> Result<(), String> {
        for (name, key) in keys {
            let entrant = self.entrant(name).ok_or_else(|| format!("keys: nobody is called “{name}”"))?;
            entrant.key.clone_from(key);
        }
        let mut seen = BTreeSet::new();
        match self.entrants.iter().find(|entrant| !seen.insert(entrant.key.as_str())) {
            Some(entrant) => Err(format!("keys: “{}” is used for two players", entrant.key)),
            None => Ok(()),
        }
    }

    fn entrant(&mut self, name: &str) -> Option<&mut Entrant> {
        let id = *self.ids.get(name)?;
        self.entrants.iter_mut().find(|entrant| entrant.id == id)
    }

    fn player(&self, place: &str, name: &str) -> Result<PlayerId, String> {
        self.ids.get(name).copied().ok_or_else(|| {
            format!("{place}: nobody is called “{name}”; add the name to players or correct it")
        })
    }

    fn all(&self, place: &str, names: &[String]) -> Result<Vec<PlayerId>, String> {
        names.iter().map(|name| self.player(place, name)).collect()
    }

    fn round(&self, number: RoundNumber, round: &FileRound) -> Result<PlayedRound, String> {
        let place = format!("round {number}");
        let mut seen: BTreeSet<&str> = BTreeSet::new();
        let seated = round.games.iter().flat_map(|game| &game.players);
        for name in seated.chain(&round.byes).chain(&round.earned_byes).chain(&round.absent) {
            if !seen.insert(name) {
                return Err(format!("{place}: “{name}” stands in it twice"));
            }
        }
        let mut tables = BTreeSet::new();
        let mut games = Vec::with_capacity(round.games.len());
        for (position, game) in (1..).zip(&round.games) {
            let table = game.table.unwrap_or(position);
            let place = format!("{place}, table {table}");
            if !tables.insert(table) {
                return Err(format!("{place}: two games have this table"));
            }
            games.push(self.game(&place, TableNumber(table), game)?);
        }
        Ok(PlayedRound {
            games,
            byes: self.all(&format!("{place}, byes"), &round.byes)?,
            earned_byes: self.all(&format!("{place}, earned_byes"), &round.earned_byes)?,
            absent: self.all(&format!("{place}, absent"), &round.absent)?,
        })
    }

    fn game(&self, place: &str, table: TableNumber, game: &FileGame) -> Result<Game, String> {
        let [a, b] = &game.players;
        let players = [self.player(place, a)?, self.player(place, b)?];
        let seats = Seats { place, names: &game.players };
        let result = match &game.end {
            None if game.scores.is_some() => {
                return Err(format!("{place}: there are scores but no “end”; say how the game ended"));
            }
            None => None,
            Some(end) => Some(GameResult {
                scores: seats.scores(game, end)?,
                not_counting: game.not_counting.unwrap_or_default(),
                end: seats.end(end)?,
                went_first: game.first.as_deref().map(|name| seats.seat("first", name)).transpose()?,
            }),
        };
        Ok(Game { table, players, result })
    }
}

/// The two players of one table, for reading how their game ended.
struct Seats<'a> {
    place: &'a str,
    names: &'a [String; 2],
}

impl Seats<'_> {
    fn seat(&self, key: &str, name: &str) -> Result<Seat, String> {
        let [a, b] = self.names;
        match name {
            name if name == a => Ok(Seat::A),
            name if name == b => Ok(Seat::B),
            _ => Err(format!("{}: {key} “{name}” does not sit there; write “{a}” or “{b}”", self.place)),
        }
    }

    // A game that was played out has a score; one decided without play may leave it out.
    fn scores(&self, game: &FileGame, end: &End) -> Result<[i64; 2], String> {
        let needed = ["complete", "time", "decked-out", "card"].contains(&end.reason.as_str());
        match game.scores {
            Some(scores) => Ok(scores),
            None if needed => Err(format!("{}: scores are missing", self.place)),
            None => Ok([0, 0]),
        }
    }

    fn end(&self, end: &End) -> Result<EndReason, String> {
        let winner = || self.one("winner", end.winner.as_deref());
        let by = || match &end.by {
            Some(By::One(name)) => self.one("by", Some(name)),
            Some(By::Several(names)) => match names.as_slice() {
                [name] => self.one("by", Some(name)),
                _ => Err(format!("{}: “by” must name one player", self.place)),
            },
            None => self.one("by", None),
        };
        let reason = match end.reason.as_str() {
            "complete" => EndReason::Complete { winner: winner()? },
            "time" => EndReason::Time,
            "decked-out" => EndReason::DeckedOut,
            "card" => EndReason::Card { winner: winner()? },
            "card-forfeit" => EndReason::CardForfeit { by: self.forfeiting(end)? },
            "concession" => EndReason::Concession { by: by()? },
            "no-show" => EndReason::NoShow { by: by()? },
            "disqualified" => EndReason::Disqualified { by: by()? },
            "both-absent" => EndReason::BothAbsent,
            "void" => EndReason::Void,
            other => {
                return Err(format!(
                    "{}: “{other}” is not a way to end a game; write complete, time, decked-out, card, card-forfeit, \
                     concession, no-show, disqualified, both-absent or void",
                    self.place
                ));
            }
        };
        self.no_idle_names(end, reason)?;
        Ok(reason)
    }

    // A winner who has no say in the result was meant for something: better ask than guess.
    fn no_idle_names(&self, end: &End, reason: EndReason) -> Result<(), String> {
        let names_winner = matches!(reason, EndReason::Complete { .. } | EndReason::Card { .. });
        let names_by = matches!(
            reason,
            EndReason::CardForfeit { .. }
                | EndReason::Concession { .. }
                | EndReason::NoShow { .. }
                | EndReason::Disqualified { .. }
        );
        let idle = match (end.winner.is_some() && !names_winner, end.by.is_some() && !names_by) {
            (true, _) => "winner",
            (_, true) => "by",
            (false, false) => return Ok(()),
        };
        Err(format!("{}: an end of “{}” has no “{idle}”; take it out", self.place, end.reason))
    }

    fn one(&self, key: &str, name: Option<&str>) -> Result<Seat, String> {
        match name {
            Some(name) => self.seat(key, name),
            None => Err(format!("{}: the end needs “{key}”, the name of a player", self.place)),
        }
    }

    fn forfeiting(&self, end: &End) -> Result<Forfeiting, String> {
        let names: Vec<&str> = match &end.by {
            Some(By::One(name)) if name == "both" && !self.names.iter().any(|seated| seated == "both") => {
                return Ok(Forfeiting::Both);
            }
            Some(By::One(name)) => vec![name],
            Some(By::Several(names)) => names.iter().map(String::as_str).collect(),
            None => Vec::new(),
        };
        let seats: BTreeSet<Seat> =
            names.into_iter().map(|name| self.seat("by", name)).collect::<Result<_, _>>()?;
        match (seats.contains(&Seat::A), seats.contains(&Seat::B)) {
            (true, true) => Ok(Forfeiting::Both),
            (true, false) => Ok(Forfeiting::A),
            (false, true) => Ok(Forfeiting::B),
            (false, false) => Err(format!("{}: “by” must name one or both players", self.place)),
        }
    }
}
