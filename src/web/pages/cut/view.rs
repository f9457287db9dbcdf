//! A bracket as pages draw it: a column for each stage, a box for each match.

use crate::app::Snapshot;
use crate::domain::bracket::cut::{BestOf, BracketOrder};
use crate::domain::bracket::double::{self, Feeder, MatchPart, Occupant};
use crate::domain::bracket::elimination::Elimination;
use crate::domain::bracket::matches::Match;
use crate::domain::bracket::stages::Bracket;
use crate::domain::id::{PlayerId, TableNumber};
use crate::domain::tournament::cut::{RoundName, StartedCut};
use crate::domain::tournament::round::{Phase, Round, Table};
use crate::messages::{Message, say};
use crate::web::words::{self, RoundWords};

/// A part of the bracket: the whole of it, or one side of double elimination.
pub(super) struct BracketPart {
    /// `None` if it is the whole.
    pub(super) title: Option<Message>,
    pub(super) columns: Vec<StageColumn>,
    /// Whether the winners of two boxes below each other always meet in the next column.
    is_fixed: bool,
}

impl BracketPart {
    /// Whether lines join each box with the two that it follows.
    pub(super) fn is_tree(&self) -> bool {
        let mut pairs = self.columns.iter().zip(self.columns.iter().skip(1));
        self.is_fixed && pairs.all(|(column, next)| column.boxes.len() == 2 * next.boxes.len())
    }
}

pub(super) struct StageColumn {
    /// Its id on the page.
    pub(super) id: String,
    /// `Semi-final`.
    pub(super) title: Message,
    /// When it is played, or that it is now.
    pub(super) when: String,
    /// Whether it is being played.
    pub(super) is_on: bool,
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
    /// Whether nobody ever plays here, as beside a player who goes on alone.
    is_nobody: bool,
}

/// A place for a match, and where its players come from; `None` if that is decided later.
#[derive(Clone, Copy)]
struct DrawnPlace {
    number: u32,
    part: MatchPart,
    from: Option<[Feeder; 2]>,
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
    pub(super) fn parts(&self) -> Vec<BracketPart> {
        let cut = &self.started.cut;
        let columns = |part: MatchPart| {
            let all = (1..=cut.stages()).map(|stage| self.column(stage, part));
            all.filter(|column| !column.boxes.is_empty()).collect()
        };
        match cut.elimination {
            Elimination::Single => {
                let is_fixed = cut.bracket == BracketOrder::Fixed;
                vec![BracketPart { title: None, columns: columns(MatchPart::Main), is_fixed }]
            }
            Elimination::Double | Elimination::DoubleOneFinal => {
                let side =
                    |title, part| BracketPart { title: Some(title), columns: columns(part), is_fixed: false };
                vec![
                    side(say("cut-view-unbeaten"), MatchPart::Main),
                    side(say("cut-view-lost-once"), MatchPart::Losers),
                ]
            }
        }
    }

    fn round(&self, stage: u32) -> Option<&Round> {
        let mut stages = self.here.tournament.stages();
        stages.find(|round| round.stage() == Some(stage) && (self.drafts || round.phase() != Phase::Draft))
    }

    fn column(&self, stage: u32, part: MatchPart) -> StageColumn {
        let round = self.round(stage);
        let places = self.places(stage).into_iter().filter(|place| place.part == part);
        let third = self.bracket.stage(stage).iter().find(|one| one.part == MatchPart::ThirdPlace);
        let side = if part == MatchPart::Losers { "losers" } else { "stage" };
        StageColumn {
            id: format!("{side}-{stage}"),
            title: RoundWords::of(RoundName::of_stage(&self.started.cut, stage)).title(),
            when: round.map(|round| self.when(round)).unwrap_or_default(),
            is_on: round.is_some_and(|round| round.phase() == Phase::Playing),
            boxes: places.filter_map(|place| self.box_at(stage, place)).collect(),
            third: third.map(|one| self.match_box(round, one)),
        }
    }

    /// The places of a stage.
    fn places(&self, stage: u32) -> Vec<DrawnPlace> {
        let cut = &self.started.cut;
        let main = |number, from| DrawnPlace { number, part: MatchPart::Main, from };
        match (cut.elimination, cut.final_stage().checked_sub(stage)) {
            (Elimination::Single, Some(left)) => {
                let before = |at| Feeder::Winner(stage.saturating_sub(1), at);
                let from = |number: u32| {
                    (cut.bracket == BracketOrder::Fixed && stage > 1)
                        .then(|| [before(number * 2 - 1), before(number * 2)])
                };
                (1..=2_u32.saturating_pow(left)).map(|number| main(number, from(number))).collect()
            }
            (Elimination::Double | Elimination::DoubleOneFinal, Some(_)) => {
                let places = double::places(cut.size, stage).into_iter();
                places
                    .map(|it| DrawnPlace { number: it.number, part: it.part, from: Some(it.from) })
                    .collect()
            }
            (_, None) => vec![main(1, None)],
        }
    }

    /// What is drawn at a place; `None` if nobody ever plays there.
    fn box_at(&self, stage: u32, place: DrawnPlace) -> Option<MatchBox> {
        let is_here = |one: &&Match| one.number == place.number && one.part == place.part;
        if let Some(one) = self.bracket.stage(stage).iter().find(is_here) {
            return Some(self.match_box(self.round(stage), one));
        }
        let sides = place.from.map(|from| from.map(|feeder| self.side(feeder)));
        let sides = sides.unwrap_or_else(|| [BoxSide::to_come(), BoxSide::to_come()]);
        let free = self.bracket.free.iter().find(|it| (it.stage, it.number) == (stage, place.number));
        let Some(free) = free else {
            let is_second = stage > self.started.cut.final_stage();
            let foot = if is_second { say("cut-view-second-final").to_string() } else { String::new() };
            return Some(MatchBox { sides, is_on: false, foot });
        };
        let alone = match free.goes_on {
            Occupant::Known(player) if stage <= self.started.cut.final_stage() => {
                BoxSide { won: true, ..self.known(player) }
            }
            Occupant::Known(_) | Occupant::Nobody => return None,
            Occupant::Open => sides.into_iter().find(|side| !side.is_nobody)?,
        };
        Some(MatchBox { sides: [alone, BoxSide::nobody()], is_on: false, foot: String::new() })
    }

    fn when(&self, round: &Round) -> String {
        match (round.phase(), &round.clock) {
            (Phase::Draft, _) | (_, None) => say("cut-view-draft").to_string(),
            (Phase::Playing, Some(_)) => say("cut-view-now").to_string(),
            (Phase::Closed, Some(clock)) => words::clock_of_day(self.here, clock.began()),
        }
    }

    fn match_box(&self, round: Option<&Round>, one: &Match) -> MatchBox {
        let games: Vec<&Table> =
            round.map(|round| round.games_at(round.table_of_match(one.number)).collect()).unwrap_or_default();
        let sides = [0, 1].map(|at: usize| {
            let player = one.players.get(at).copied().unwrap_or(PlayerId(0));
            BoxSide {
                seed: self.started.seed_of(player).map(|seed| seed.to_string()).unwrap_or_default(),
                name: self.here.name(player),
                score: self.score(one, &games, player, at),
                won: one.winner == Some(player),
                is_known: true,
                is_nobody: false,
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
        let table = TableNumber(round.table_of_match(one.number));
        let settled = self.here.tournament.settlement_at(round.number, table.table());
        match (open, one.winner) {
            (Some(game), None) if round.phase() == Phase::Playing && game.pair.table.game() > 1 => {
                say("cut-view-game").with("table", table).with("game", game.pair.table.game())
            }
            (Some(_), None) => say("cut-run-table").with("table", table),
            (None, None) => say("cut-view-no-winner"),
            (_, Some(_)) if settled.is_some() => say("cut-view-by-director"),
            (_, Some(_)) => return String::new(),
        }
        .to_string()
    }

    fn known(&self, player: PlayerId) -> BoxSide {
        let seed = self.started.seed_of(player).map(|seed| seed.to_string()).unwrap_or_default();
        BoxSide { seed, name: self.here.name(player), is_known: true, ..BoxSide::default() }
    }

    /// Who comes from somewhere: a player, or the two who play for it.
    fn side(&self, feeder: Feeder) -> BoxSide {
        match self.bracket.occupant(&self.started.seeds, feeder) {
            Occupant::Known(player) => self.known(player),
            Occupant::Nobody => BoxSide::nobody(),
            Occupant::Open => BoxSide { name: self.candidates(feeder), ..BoxSide::default() },
        }
    }

    fn candidates(&self, feeder: Feeder) -> String {
        let (Feeder::Winner(stage, number) | Feeder::Loser(stage, number)) = feeder else {
            return say("cut-view-to-come").to_string();
        };
        if let Some(one) = self.bracket.stage(stage).iter().find(|one| one.number == number) {
            let [a, b] = one.players.map(|player| self.here.name(player));
            return say("cut-view-or").with("a", a).with("b", b).to_string();
        }
        match feeder {
            Feeder::Loser(..) => {
                let stage = RoundWords::of(RoundName::of_stage(&self.started.cut, stage)).words();
                say("cut-view-loser").with("round", stage).with("table", number)
            }
            Feeder::Winner(..) | Feeder::Seed(_) => say("cut-view-to-come"),
        }
        .to_string()
    }
}

impl BoxSide {
    fn to_come() -> Self {
        Self { name: say("cut-view-to-come").to_string(), ..Self::default() }
    }

    fn nobody() -> Self {
        Self { name: say("cut-view-no-opponent").to_string(), is_nobody: true, ..Self::default() }
    }
}
