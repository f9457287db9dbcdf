//! Why two players were paired, in the reader's language.
//!
//! A log holds the reason as an English sentence, for ever, so its sentences are a format: this reads them back into
//! what they say. A sentence that it does not know is shown as it was written.

use crate::domain::id::PlayerId;
use crate::domain::tournament::pairing_reason::PairingReason;
use crate::messages::{Message, say};
use crate::words::numbers::list;

/// The reason, with the names of the players.
pub fn words(reason: &PairingReason, name: impl Fn(PlayerId) -> String) -> String {
    if let Some(given) = reason.given() {
        return say("pairing-by-hand").with("reason", given).to_string();
    }
    let reader = Reader { name: &name };
    reader.read(reason.written()).map_or_else(|| reason.words(&name), |known| known.to_string())
}

/// Reads what a log says, with players as `#7`.
struct Reader<'a> {
    name: &'a dyn Fn(PlayerId) -> String,
}

impl Reader<'_> {
    fn read(&self, written: &str) -> Option<Message> {
        Self::bye(written)
            .or_else(|| timetable(written))
            .or_else(|| self.of_cut(written))
            .or_else(|| self.of_round(written))
    }

    /// A pair of a round: the scores, and clauses behind them.
    fn of_round(&self, written: &str) -> Option<Message> {
        let (scores, mut rest) = written.split_once("; ").unwrap_or((written, ""));
        let mut told = self.scores(scores)?;
        while !rest.is_empty() {
            let clause = clause_of(rest);
            let next = self.clause(clause)?;
            told = say("pairing-and").with("before", told).with("next", next);
            rest = rest.get(clause.len()..)?;
            rest = rest.strip_prefix("; ").unwrap_or(rest);
        }
        Some(told)
    }

    fn scores(&self, written: &str) -> Option<Message> {
        if let Some([points]) = holes(written, ["both have ", " points"]) {
            return Some(say("pairing-level").with("points", number(points)?));
        }
        let [who, from, to] = holes(written, ["", " floats down from ", " to ", " points"])?;
        let (who, from, to) = (self.player(who)?, number(from)?, number(to)?);
        Some(say("pairing-floats").with("name", who).with("from", from).with("to", to))
    }

    fn clause(&self, written: &str) -> Option<Message> {
        if written == NEVER {
            return Some(say("pairing-never"));
        }
        if written == NOT_KEPT_APART {
            return Some(say("pairing-not-kept-apart"));
        }
        let fixed =
            holes(written, ["table ", " is fixed for ", ", which was set before table ", " for ", ""]);
        if let Some([table, who, other_table, other]) = fixed {
            let (who, other) = (self.player(who)?, self.player(other)?);
            let (table, other_table) = (number(table)?, number(other_table)?);
            return Some(
                say("pairing-fixed-before")
                    .with("table", table)
                    .with("name", who)
                    .with("other-table", other_table)
                    .with("other", other),
            );
        }
        if let Some([table, who]) = holes(written, ["table ", " is fixed for ", ""]) {
            let (table, who) = (number(table)?, self.player(who)?);
            return Some(say("pairing-fixed").with("table", table).with("name", who));
        }
        let [rounds, why] = holes(written, ["rematch of round", ", which could not be avoided: ", ""])?;
        let rounds = items(rounds.trim_start_matches('s').trim());
        rounds.iter().try_for_each(|round| number(round).map(|_| ()))?;
        let why = if why == "every pairing found needs one" {
            say("pairing-rematch-always")
        } else {
            self.obstacle(why)?
        };
        Some(say("pairing-rematch").with("n", rounds.len()).with("rounds", list(&rounds)).with("why", why))
    }

    fn obstacle(&self, written: &str) -> Option<Message> {
        const MET: &str = " already met everybody else in this round";
        const EXCEPT: &str = " already met everybody else in this round except ";
        for (have, n) in [(" has", 1), (" have each", 2)] {
            if let Some([who]) = holes(written, ["", &format!("{have}{MET}")]) {
                return Some(say("pairing-all-met").with("n", n).with("names", self.names(who)?));
            }
            let except = format!("{have}{EXCEPT}");
            let found = holes(written, ["", &except, ", which is not enough for all of them"]);
            if let Some([who, helpers]) = found {
                let (who, helpers) = (self.names(who)?, self.names(helpers)?);
                return Some(
                    say("pairing-all-met-except").with("n", n).with("names", who).with("helpers", helpers),
                );
            }
        }
        self.groups(written)
    }

    fn groups(&self, written: &str) -> Option<Message> {
        const BEGIN: &str = " groups whose members have met everybody outside their own group";
        const END: &str = ". Each group is odd in number, so one of each is left over ";
        let [n, except, groups, rest] = holes(written, ["there are ", BEGIN, ": ", END, ""])?;
        let n = number(n)?;
        let groups =
            groups.split("; ").map(|group| self.names(group)).collect::<Option<Vec<_>>>()?.join("; ");
        let Some(helpers) = except.strip_prefix(" except ") else {
            return Some(say("pairing-groups").with("n", n).with("groups", groups));
        };
        let helpers = self.names(helpers)?;
        let some = holes(rest, ["and only ", " of these ", " can meet one of the exceptions"]);
        Some(match some {
            Some([some, _]) => say("pairing-groups-except")
                .with("n", n)
                .with("helpers", helpers)
                .with("groups", groups)
                .with("some", number(some)?),
            None => {
                say("pairing-groups-except-one").with("n", n).with("helpers", helpers).with("groups", groups)
            }
        })
    }

    fn bye(written: &str) -> Option<Message> {
        const ABOVE: &str = " above the lowest, because those below could not have it";
        let [points, group, former] = holes(written, ["", " points, ", "; ", ""])?;
        let group = match group.strip_suffix(ABOVE) {
            None if group == "the lowest score group" => say("pairing-bye-lowest"),
            None => return None,
            Some("one score group") => say("pairing-bye-above").with("groups", 1),
            Some(many) => {
                let [many] = holes(many, ["", " score groups"])?;
                say("pairing-bye-above").with("groups", number(many)?)
            }
        };
        let former = match former {
            "no bye before" => say("pairing-bye-first"),
            "one bye before, and nobody without one could have it without a further rematch" => {
                say("pairing-bye-again").with("byes", 1)
            }
            many => {
                const FEWER: &str =
                    " byes before, and nobody with fewer could have it without a further rematch";
                let [many] = holes(many, ["", FEWER])?;
                say("pairing-bye-again").with("byes", number(many)?)
            }
        };
        Some(say("pairing-bye").with("points", number(points)?).with("group", group).with("former", former))
    }

    /// A match of a cut.
    fn of_cut(&self, written: &str) -> Option<Message> {
        if let Some(rest) = written.strip_prefix("Losers’ side: ") {
            return Some(say("pairing-losers-side").with("match", self.seeds(rest)?));
        }
        if let Some(rest) = written.strip_prefix("For third place: ") {
            return Some(say("pairing-third-place").with("match", self.seeds(rest)?));
        }
        self.seeds(written)
    }

    fn seeds(&self, written: &str) -> Option<Message> {
        let [a, seed_a, b, seed_b] = holes(written, ["", " (seed ", ") meets ", " (seed ", ")."])?;
        let (seed_a, seed_b) = (number(seed_a)?, number(seed_b)?);
        let (a, b) = (self.player(a)?, self.player(b)?);
        Some(say("pairing-seeds").with("a", a).with("seed-a", seed_a).with("b", b).with("seed-b", seed_b))
    }

    fn player(&self, written: &str) -> Option<String> {
        let number = written.strip_prefix('#')?.parse().ok()?;
        Some((self.name)(PlayerId(number)))
    }

    /// `#1, #2 and the bye`, `#1, … #6 and 3 others`.
    fn names(&self, written: &str) -> Option<String> {
        let names = items(written).into_iter().map(|item| match holes(item, ["", " others"]) {
            Some([many]) => Some(say("log-others").with("n", number(many)?).to_string()),
            None if item == "the bye" => Some(say("pairing-the-bye").to_string()),
            None => self.player(item),
        });
        Some(list(&names.collect::<Option<Vec<String>>>()?))
    }
}

const NEVER: &str = "they were to be kept apart, but that would take another rematch or a worse bye";
const NOT_KEPT_APART: &str =
    "they were to be kept apart, but any other pairing is worse in score or rematches";

/// The first clause; that of a rematch may hold several groups of players.
fn clause_of(rest: &str) -> &str {
    let ends = if rest.starts_with("rematch of ") {
        let ends = ["; they were to be kept apart", "; table "].map(|next| rest.find(next));
        ends.into_iter().flatten().min()
    } else {
        rest.find("; ")
    };
    ends.and_then(|end| rest.get(..end)).unwrap_or(rest)
}

fn timetable(written: &str) -> Option<Message> {
    if let Some([a, b]) = holes(written, ["numbers ", " and ", " of the timetable"]) {
        return Some(say("pairing-timetable").with("a", number(a)?).with("b", number(b)?));
    }
    let [one] = holes(written, ["number ", " of the timetable meets nobody in this round"])?;
    Some(say("pairing-timetable-bye").with("number", number(one)?))
}

/// What is between the pieces, if a text is made of them.
fn holes<'a, const PIECES: usize, const HOLES: usize>(
    written: &'a str,
    pieces: [&str; PIECES],
) -> Option<[&'a str; HOLES]> {
    let (first, between) = pieces.split_first()?;
    let (last, between) = between.split_last()?;
    let mut rest = written.strip_prefix(first)?;
    let mut found = Vec::with_capacity(HOLES);
    for piece in between {
        let (hole, after) = rest.split_once(piece)?;
        found.push(hole);
        rest = after;
    }
    found.push(rest.strip_suffix(last)?);
    found.try_into().ok()
}

/// The items of a list: `1, 2 and 3`.
fn items(written: &str) -> Vec<&str> {
    let (first, last) = written.rsplit_once(" and ").unwrap_or(("", written));
    first.split(", ").filter(|item| !item.is_empty()).chain([last]).collect()
}

fn number(written: &str) -> Option<i64> {
    written.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::id::{RoundNumber, TableNumber};
    use crate::domain::pairing::algorithm::Algorithm;
    use crate::domain::pairing::objective::Objective;
    use crate::domain::pairing::obstacle::Obstacle;
    use crate::domain::pairing::{Bye, FixedSeat, Optimality, PairedRound, Pairing, Reason, Work};
    use crate::messages::Language;

    fn name(player: PlayerId) -> String {
        format!("Player {player}")
    }

    /// What a reader of a language reads, and that an English one reads what the log says.
    fn told(reason: &PairingReason) -> String {
        assert_eq!(words(reason, name), reason.words(name));
        let german = Language::German.speak(|| words(reason, name));
        assert!(
            !german.contains(" the ") && !german.contains("round") && german != reason.words(name),
            "{german}"
        );
        german
    }

    fn players(from: u32, many: u32) -> Vec<PlayerId> {
        (from..from + many).map(PlayerId).collect()
    }

    fn obstacles() -> Vec<Option<Obstacle>> {
        let of =
            |groups: Vec<Vec<PlayerId>>, helpers, bye_helps| Some(Obstacle { groups, helpers, bye_helps });
        let single = |many| players(1, many).into_iter().map(|one| vec![one]).collect();
        vec![
            None,
            of(single(1), vec![], false),
            of(single(9), vec![], false),
            of(single(3), players(20, 2), true),
            of(vec![players(1, 3), players(4, 3)], vec![], false),
            of(vec![players(1, 3), players(4, 9)], vec![], true),
            of(vec![players(1, 3), players(4, 1), players(5, 1)], players(20, 2), false),
        ]
    }

    #[test]
    fn every_reason_that_is_written_down_is_read_back() {
        let fixed = [
            None,
            Some(FixedSeat { player: PlayerId(1), later: None }),
            Some(FixedSeat { player: PlayerId(1), later: Some((PlayerId(2), TableNumber(4))) }),
        ];
        for (at, obstacle) in obstacles().into_iter().enumerate() {
            for (points, met, apart) in
                [([4, 4], 0, false), ([-1, 4], 1, true), ([8, 4], 3, false), ([1, 1], 1, false)]
            {
                let reason = Reason {
                    points,
                    met_in: (1..=met).map(RoundNumber).collect(),
                    not_kept_apart: apart,
                    never: apart && at % 2 == 0,
                    fixed: fixed[at % fixed.len()],
                };
                let pairing = Pairing { table: TableNumber(3), players: [PlayerId(1), PlayerId(2)], reason };
                let paired = paired_round(obstacle.clone());
                told(&PairingReason::of_pairing(|number| paired.why(&pairing, number)));
            }
        }
        for (former, groups_below) in [(0, 0), (1, 1), (2, 3)] {
            let bye = Bye { player: PlayerId(1), points: 4, former, groups_below };
            told(&PairingReason::of_pairing(|_| bye.why()));
        }
    }

    fn paired_round(obstacle: Option<Obstacle>) -> PairedRound {
        PairedRound {
            round: RoundNumber(2),
            seed: 7,
            algorithm: Algorithm::Blossom,
            pairings: Vec::new(),
            bye: None,
            earned_byes: Vec::new(),
            objective: Objective::default(),
            optimal: Optimality::Proved,
            obstacle,
            work: Work::default(),
        }
    }

    #[test]
    fn the_reasons_of_a_timetable_and_a_cut_are_read_back_and_others_stay() {
        let read = |written: &'static str| told(&PairingReason::of_pairing(|_| written.to_owned()));
        assert_eq!(read("numbers 1 and 4 of the timetable"), "Nummern 1 und 4 des Spielplans");
        read("number 5 of the timetable meets nobody in this round");
        for side in ["", "Losers’ side: ", "For third place: "] {
            told(&PairingReason::of_pairing(|number| {
                format!("{side}{} (seed 1) meets {} (seed 8).", number(PlayerId(4)), number(PlayerId(2)))
            }));
        }
        let strange = PairingReason::of_pairing(|number| format!("{} asked for it", number(PlayerId(4))));
        assert_eq!(Language::German.speak(|| words(&strange, name)), "Player 4 asked for it");
        let by_hand = PairingReason::by_hand("both have 4 points");
        assert_eq!(words(&by_hand, name), by_hand.words(name));
        let german = Language::German.speak(|| words(&by_hand, name));
        assert_eq!(german, "Von Hand geändert: both have 4 points");
    }
}
