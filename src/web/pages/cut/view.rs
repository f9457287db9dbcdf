//! A bracket as pages draw it: a column for each stage, a box for each match.

use crate::app::Snapshot;
use crate::domain::bracket::cut::{BestOf, BracketOrder};
use crate::domain::bracket::stages::{Bracket, Match};
use crate::domain::id::{PlayerId, TableNumber};
use crate::domain::tournament::cut::{RoundName, StartedCut};
use crate::domain::tournament::round::{Phase, Round, Table};
use crate::web::words;

pub(super) struct Column {
    /// `Semi-final`.
    pub(super) title: String,
    /// When it is played, or `now`.
    pub(super) when: String,
    pub(super) boxes: Vec<MatchBox>,
    /// The match for third place, below the final.
    pub(super) third: Option<MatchBox>,
}

pub(super) struct MatchBox {
    pub(super) sides: [BoxSide; 2],
    /// Whether it is being played.
    pub(super) is_on: bool,
    /// `Table 1, playing`; empty without anything to say.
    pub(super) foot: String,
}

/// One side of a match.
#[derive(Default)]
pub(super) struct BoxSide {
    /// The seed; empty while the player is not known.
    pub(super) seed: String,
    pub(super) name: String,
    /// Points of the game, or games won; empty before.
    pub(super) score: String,
    pub(super) won: bool,
    /// Whether the name is a player's.
    pub(super) is_known: bool,
}

/// Draws brackets of one tournament.
pub(super) struct Drawing<'a> {
    pub(super) here: &'a Snapshot,
    pub(super) started: &'a StartedCut,
    pub(super) bracket: &'a Bracket,
    /// Whether a stage that only staff see is drawn too.
    pub(super) drafts: bool,
}

impl Drawing<'_> {
    /// Every stage; future ones as far as known.
    pub(super) fn columns(&self) -> Vec<Column> {
        (1..=self.started.cut.size.stages()).map(|stage| self.column(stage)).collect()
    }

    fn round(&self, stage: u32) -> Option<&Round> {
        let mut stages = self.here.tournament.stages();
        stages.find(|round| round.stage() == Some(stage) && (self.drafts || round.phase() != Phase::Draft))
    }

    fn column(&self, stage: u32) -> Column {
        let round = self.round(stage);
        let left = self.started.cut.size.stages().saturating_sub(stage);
        let matches = self.bracket.stage(stage);
        let drawn = |one: &Match| self.match_box(round, one);
        let boxes = (1..=1_u32 << left).map(|number| {
            let known = matches.iter().find(|one| one.number == number && !one.third_place);
            known.map_or_else(|| self.without_match(stage, number), drawn)
        });
        Column {
            title: RoundName::Stage(left).title(),
            when: round.map(|round| self.when(round)).unwrap_or_default(),
            boxes: boxes.collect(),
            third: matches.iter().find(|one| one.third_place).map(drawn),
        }
    }

    fn when(&self, round: &Round) -> String {
        match (round.phase(), &round.clock) {
            (Phase::Draft, _) | (_, None) => "draft".to_owned(),
            (Phase::Playing, Some(_)) => "now".to_owned(),
            (Phase::Closed, Some(clock)) => words::clock(self.here, clock.began()),
        }
    }

    fn match_box(&self, round: Option<&Round>, one: &Match) -> MatchBox {
        let games: Vec<&Table> = round.map(|round| round.games_at(one.number).collect()).unwrap_or_default();
        let sides = [0, 1].map(|at: usize| {
            let player = one.players.get(at).copied().unwrap_or(PlayerId(0));
            BoxSide {
                seed: self.started.seed_of(player).map(|seed| seed.to_string()).unwrap_or_default(),
                name: self.here.name(player),
                score: self.score(one, &games, player, at),
                won: one.winner == Some(player),
                is_known: true,
            }
        });
        let newest = games.last();
        let open = newest.filter(|game| game.result.is_none());
        MatchBox {
            sides,
            is_on: one.winner.is_none() && round.is_some_and(|round| round.phase() == Phase::Playing),
            foot: self.foot(round, one, open.copied()),
        }
    }

    /// The points where one game decides, games won where it takes two.
    fn score(&self, one: &Match, games: &[&Table], player: PlayerId, at: usize) -> String {
        if self.started.cut.best_of == BestOf::Three || games.len() > 1 {
            let begun = games.iter().any(|game| game.result.is_some());
            return one.wins.get(at).filter(|_| begun).map(ToString::to_string).unwrap_or_default();
        }
        let told = games.first().and_then(|game| {
            let result = game.result.as_ref()?;
            game.side_of(player).map(|side| words::score(side.of(result.result.scores)))
        });
        told.unwrap_or_default()
    }

    fn foot(&self, round: Option<&Round>, one: &Match, open: Option<&Table>) -> String {
        let Some(round) = round else { return String::new() };
        let table = TableNumber(one.number);
        let settled = self.started.settled.get(&(round.number, one.number));
        match (open, one.winner) {
            (Some(game), None) if round.phase() == Phase::Playing && game.pair.table.game() > 1 => {
                format!("Table {table}, game {}", game.pair.table.game())
            }
            (Some(_), None) => format!("Table {table}"),
            (None, None) => "No winner yet".to_owned(),
            (_, Some(_)) if settled.is_some() => "Decided by the director".to_owned(),
            (_, Some(_)) => String::new(),
        }
    }

    /// A place without a match as yet: a seed who goes on alone, or players who are not known.
    fn without_match(&self, stage: u32, number: u32) -> MatchBox {
        let alone = self.bracket.byes.iter().find(|(of, _)| stage == 1 && *of == number);
        let Some((_, player)) = alone else { return self.to_come(stage, number) };
        let nobody = BoxSide { name: "No opponent".to_owned(), ..BoxSide::default() };
        MatchBox {
            sides: [BoxSide { won: true, ..self.known(*player) }, nobody],
            is_on: false,
            foot: String::new(),
        }
    }

    fn known(&self, player: PlayerId) -> BoxSide {
        let seed = self.started.seed_of(player).map(|seed| seed.to_string()).unwrap_or_default();
        BoxSide { seed, name: self.here.name(player), is_known: true, ..BoxSide::default() }
    }

    /// A match whose players are not both known.
    fn to_come(&self, stage: u32, number: u32) -> MatchBox {
        let before = self.bracket.stage(stage.saturating_sub(1));
        let feeder = |at: u32| {
            let fixed = self.started.cut.bracket == BracketOrder::Fixed;
            let from = number * 2 - 1 + at;
            let alone = self.bracket.byes.iter().find(|(of, _)| fixed && stage == 2 && *of == from);
            let one = before.iter().find(|one| fixed && one.number == from);
            alone.map_or_else(|| self.from(one), |(_, player)| self.known(*player))
        };
        MatchBox { sides: [feeder(0), feeder(1)], is_on: false, foot: String::new() }
    }

    /// Who comes from a match: the winner, or its two players.
    fn from(&self, feeder: Option<&Match>) -> BoxSide {
        let Some(one) = feeder else {
            return BoxSide { name: "To be decided".to_owned(), ..BoxSide::default() };
        };
        let Some(winner) = one.winner else {
            let [a, b] = one.players.map(|player| self.here.name(player));
            return BoxSide { name: format!("{a} or {b}"), ..BoxSide::default() };
        };
        self.known(winner)
    }
}
