//! How the game of one table ended, from names to sides.

use std::collections::BTreeSet;

use crate::cli::history::file::{End, FileResult, ForfeitedBy};
use crate::cli::json::brief;
use crate::domain::scoring::result::{EndReason, Forfeiting, GameResult, Side, WonMissions};

/// The two names of one table, and the side that a name means.
pub struct Sides<'a> {
    /// Where the table is, in words.
    pub place: &'a str,
    /// The names at the table.
    pub names: &'a [String; 2],
    /// The side of a name, if it is one of the two.
    pub side_of: &'a dyn Fn(&str) -> Option<Side>,
}

impl Sides<'_> {
    /// The result of the game; `None` while it is being played.
    ///
    /// # Errors
    /// A sentence that names the table and what does not fit.
    pub fn result(&self, game: &FileResult) -> Result<Option<GameResult>, String> {
        match &game.end {
            None if game.scores.is_some() => {
                Err(format!("{}: there are scores but no “end”; say how the game ended", self.place))
            }
            None => Ok(None),
            Some(end) => Ok(Some(GameResult {
                scores: self.scores(game, end)?,
                not_counting: game.not_counting.unwrap_or_default(),
                end: self.end(end)?,
                went_first: game.first.as_deref().map(|name| self.side("first", name)).transpose()?,
                missions: WonMissions::NONE,
                asked: false,
            })),
        }
    }

    fn side(&self, key: &str, name: &str) -> Result<Side, String> {
        let [a, b] = self.names;
        (self.side_of)(name).ok_or_else(|| {
            format!("{}: {key} “{}” does not sit there; write “{a}” or “{b}”", self.place, brief(name))
        })
    }

    // A game that was played to the end has a score; one decided without play may omit it.
    fn scores(&self, game: &FileResult, end: &End) -> Result<[i64; 2], String> {
        let needed = ["complete", "time", "decked-out", "card"].contains(&end.reason.as_str());
        match game.scores {
            Some(scores) => Ok(scores),
            None if needed => Err(format!("{}: scores are missing", self.place)),
            None => Ok([0, 0]),
        }
    }

    fn end(&self, end: &End) -> Result<EndReason, String> {
        let winner = || self.required_side("winner", end.winner.as_deref());
        let by = || match &end.by {
            Some(ForfeitedBy::One(name)) => self.required_side("by", Some(name)),
            Some(ForfeitedBy::Several(names)) => match names.as_slice() {
                [name] => self.required_side("by", Some(name)),
                _ => Err(format!("{}: “by” must name one player", self.place)),
            },
            None => self.required_side("by", None),
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
                    "{}: “{}” is not a way to end a game; write complete, time, decked-out, card, card-forfeit, \
                     concession, no-show, disqualified, both-absent or void",
                    self.place,
                    brief(other)
                ));
            }
        };
        self.no_idle_names(end, reason)?;
        Ok(reason)
    }

    // A winner who does not affect the result was meant for something: better ask than guess.
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

    fn required_side(&self, key: &str, name: Option<&str>) -> Result<Side, String> {
        match name {
            Some(name) => self.side(key, name),
            None => Err(format!("{}: the end needs “{key}”, the name of a player", self.place)),
        }
    }

    fn forfeiting(&self, end: &End) -> Result<Forfeiting, String> {
        let names: Vec<&str> = match &end.by {
            Some(ForfeitedBy::One(name)) if name == "both" && (self.side_of)("both").is_none() => {
                return Ok(Forfeiting::Both);
            }
            Some(ForfeitedBy::One(name)) => vec![name],
            Some(ForfeitedBy::Several(names)) => names.iter().map(String::as_str).collect(),
            None => Vec::new(),
        };
        let sides: BTreeSet<Side> =
            names.into_iter().map(|name| self.side("by", name)).collect::<Result<_, _>>()?;
        match (sides.contains(&Side::A), sides.contains(&Side::B)) {
            (true, true) => Ok(Forfeiting::Both),
            (true, false) => Ok(Forfeiting::A),
            (false, true) => Ok(Forfeiting::B),
            (false, false) => Err(format!("{}: “by” must name one or both players", self.place)),
        }
    }
}
