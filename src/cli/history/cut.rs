//! The cut of a file, from names to players.

use crate::cli::history::file::{FileCut, FileMatch};
use crate::cli::history::register::Register;
use crate::cli::history::sides::Sides;
use crate::cli::json::brief;
use crate::domain::bracket::cut::{BestOf, BracketOrder, Cut, Size};
use crate::domain::bracket::elimination::Elimination;
use crate::domain::bracket::recorded::Recorded;
use crate::domain::id::PlayerId;
use crate::domain::scoring::result::{GameResult, Side};

/// A cut from a file.
#[derive(Debug, Clone)]
pub struct NamedCut {
    /// What the director decided about it.
    pub cut: Cut,
    /// The seed that breaks complete ties.
    pub seed: Option<u64>,
    /// The matches so far.
    pub recorded: Vec<Recorded>,
}

impl NamedCut {
    /// A cut of this size in which nothing has been played.
    pub fn to(size: Size) -> Self {
        Self { cut: Cut::to(size), seed: None, recorded: Vec::new() }
    }
}

impl Register {
    /// The cut of a file.
    ///
    /// # Errors
    /// A sentence that names the stage and the match, or the setting.
    pub fn cut(&self, file: &FileCut) -> Result<NamedCut, String> {
        let size = Size::try_from(file.size).map_err(|error| format!("cut, size: {error}"))?;
        let best_of = file.best_of.map_or(Ok(BestOf::default()), BestOf::try_from);
        let bracket = match file.bracket.as_deref() {
            None => BracketOrder::default(),
            Some(code) => [BracketOrder::Fixed, BracketOrder::Reseeded]
                .into_iter()
                .find(|one| one.code() == code)
                .ok_or_else(|| {
                    format!(
                        "cut, bracket: “{}” is not a kind of bracket; write fixed or reseeded",
                        brief(code)
                    )
                })?,
        };
        let elimination = match file.elimination.as_deref() {
            None => Elimination::default(),
            Some(code) => Elimination::of(code).ok_or_else(|| {
                format!(
                    "cut, elimination: “{}” is not a kind of elimination; write single, double or double-one-final",
                    brief(code)
                )
            })?,
        };
        let cut = Cut {
            size,
            best_of: best_of.map_err(|error| format!("cut, best_of: {error}"))?,
            bracket,
            third_place: file.third_place.unwrap_or_default(),
            elimination,
        };
        cut.check().map_err(|error| format!("cut: {error}"))?;
        let recorded = file.matches.iter().map(|one| self.recorded_match(one)).collect::<Result<_, _>>()?;
        Ok(NamedCut { cut, seed: file.seed, recorded })
    }

    fn recorded_match(&self, one: &FileMatch) -> Result<Recorded, String> {
        let place = format!("cut, stage {}, match {}", one.stage, one.number);
        let [a, b] = &one.players;
        let players = [self.player(&place, a)?, self.player(&place, b)?];
        if players == [players[0], players[0]] {
            return Err(format!("{place}: “{}” plays both sides; write two players", brief(a)));
        }
        let side_of = |name: &str| self.id(name).and_then(|player| side_in(players, player));
        let winner = match &one.winner {
            None => None,
            Some(name) => Some(side_of(name).ok_or_else(|| {
                format!("{place}: winner “{}” does not play there; write “{a}” or “{b}”", brief(name))
            })?),
        };
        let mut games: Vec<GameResult> = Vec::new();
        for (at, game) in (1..).zip(&one.games) {
            let place: String = format!("{place}, game {at}");
            let sides = Sides { place: &place, names: &one.players, side_of: &side_of };
            let result = sides.result(game)?;
            games.push(result.ok_or_else(|| format!("{place}: “end” is missing; say how the game ended"))?);
        }
        Ok(Recorded { stage: one.stage.get(), number: one.number.get(), players, games, winner })
    }
}

fn side_in([a, b]: [PlayerId; 2], player: PlayerId) -> Option<Side> {
    if player == a { Some(Side::A) } else { (player == b).then_some(Side::B) }
}
