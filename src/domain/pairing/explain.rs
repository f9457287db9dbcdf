//! Says in plain words why players were paired. The caller supplies the names.

use crate::domain::id::{PlayerId, RoundNumber};
use crate::domain::pairing::obstacle::join_words;
use crate::domain::pairing::{Bye, FixedSeat, PairedRound, Pairing};

/// What it would cost to give the bye to a player with fewer.
const COST: &str = "would take another rematch or a meeting of players who are kept apart";

impl PairedRound {
    /// Why these two play each other; `name` gives a player's name.
    pub fn why(&self, pairing: &Pairing, name: impl Fn(PlayerId) -> String + Copy) -> String {
        let mut words = scores(pairing, name);
        let met = &pairing.reason.met_in;
        if !met.is_empty() {
            words.push_str(&format!("; rematch of {}, which could not be avoided", rounds(met)));
            match &self.obstacle {
                Some(obstacle) => words.push_str(&format!(": {}", obstacle.sentence(name))),
                None => words.push_str(
                    ": every other pairing found needs one too, or would seat players who are kept apart",
                ),
            }
        }
        if pairing.reason.never {
            words.push_str("; they were to be kept apart, but ");
            words.push_str(if self.algorithm.puts_apart_first() {
                "every pairing of this round has such a pair, and none has fewer"
            } else {
                "that would take another rematch or a worse bye"
            });
        }
        if pairing.reason.not_kept_apart {
            words.push_str(
                "; they were to be kept apart, but any other pairing is worse in score or rematches",
            );
        }
        if let Some(FixedSeat { player, table, later }) = pairing.reason.fixed {
            words.push_str(&format!("; table {table} is fixed for {}", name(player)));
            if let Some((other, later)) = later {
                words.push_str(&format!(", which was set before table {later} for {}", name(other)));
            }
        }
        words
    }
}

impl Bye {
    /// Why this player has the bye.
    pub fn why(&self) -> String {
        let former = match self.former {
            0 => "no bye before".to_owned(),
            1 => format!("one bye before; giving it to a player without one {COST}"),
            more => format!("{more} byes before; giving it to a player with fewer {COST}"),
        };
        let group = match self.groups_below {
            0 => "the lowest score group".to_owned(),
            1 => "one score group above the lowest, because those below could not have it".to_owned(),
            more => format!("{more} score groups above the lowest, because those below could not have it"),
        };
        format!("{} points, {group}; {former}", self.points)
    }
}

fn scores(pairing: &Pairing, name: impl Fn(PlayerId) -> String) -> String {
    let [a, b] = pairing.players;
    let [points_a, points_b] = pairing.reason.points;
    if points_a == points_b {
        return format!("both have {points_a} points");
    }
    let (higher, down, up) =
        if points_a > points_b { (a, points_a, points_b) } else { (b, points_b, points_a) };
    let points = if up == 1 { "point" } else { "points" };
    format!("{} ({down}) is paired down with a player on {up} {points}", name(higher))
}

fn rounds(met: &[RoundNumber]) -> String {
    let numbers: Vec<String> = met.iter().map(ToString::to_string).collect();
    let word = if met.len() == 1 { "round" } else { "rounds" };
    format!("{word} {}", join_words(&numbers))
}
