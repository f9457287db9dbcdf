//! Double elimination: the places of each stage, and from which matches their players come.
//!
//! In stage 1 everybody plays. From then on the winners play in stages 2, 4, 6 and so on. Those who have lost once play in
//! every stage from 2 on: in an even one among themselves, in an odd one against the winners' side's newest losers. The last
//! of each side meet in the final. A match within a stage has a number, those of the winners' side first.
//!
//! No source about this game describes it: the project's default (see `Elimination`).

use serde::{Deserialize, Serialize};

use crate::domain::bracket::cut::Size;
use crate::domain::bracket::recorded::bracket_order;
use crate::domain::id::PlayerId;

/// The part of a bracket that a match belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MatchPart {
    /// Single elimination, or the side of those who have not lost, with the finals.
    Main,
    /// The side of those who have lost once.
    Losers,
    /// The losers of the semi-finals.
    ThirdPlace,
}

/// Where a player of a match comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Feeder {
    /// The seed, counted from 0.
    Seed(usize),
    /// The winner of a match: its stage and its number.
    Winner(u32, u32),
    Loser(u32, u32),
}

/// Who comes from a feeder into a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Occupant {
    /// Nobody ever: there are fewer players than places.
    Nobody,
    /// Somebody who is not known yet.
    Open,
    Known(PlayerId),
}

/// A place for a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MatchPlace {
    /// The match within its stage, from 1.
    pub number: u32,
    pub part: MatchPart,
    pub from: [Feeder; 2],
}

/// The matches of a stage, the second final excepted. Empty for a stage that double elimination of this size does not have.
///
/// ```
/// use arbiter::domain::bracket::cut::Size;
/// use arbiter::domain::bracket::double::places;
///
/// let size = Size::try_from(8)?;
/// let matches: Vec<usize> = (1..=7).map(|stage| places(size, stage).len()).collect();
/// assert_eq!(matches, [4, 4, 2, 2, 1, 1, 0]);
/// # Ok::<(), arbiter::domain::bracket::cut::NotASize>(())
/// ```
pub fn places(size: Size, stage: u32) -> Vec<MatchPlace> {
    let rounds = size.stages();
    if stage == 1 {
        return first_stage(size);
    }
    if stage == 0 || stage > rounds * 2 {
        return Vec::new();
    }
    if stage == rounds * 2 {
        let from = [Feeder::Winner(winners_stage(rounds), 1), Feeder::Winner(stage - 1, 1)];
        return vec![MatchPlace { number: 1, part: MatchPart::Main, from }];
    }
    // The round of the winners' side that is played in this stage, or whose losers come down in it.
    let round = stage / 2 + 1;
    let matches = 1_u32 << rounds.saturating_sub(round);
    let (before, pair) = (winners_stage(round - 1), |number: u32| [number * 2 - 1, number * 2]);
    let main = (1..=matches).filter(|_| stage.is_multiple_of(2)).map(|number| MatchPlace {
        number,
        part: MatchPart::Main,
        from: pair(number).map(|of| Feeder::Winner(before, of)),
    });
    let losers = (1..=matches).map(|at| {
        let from = match stage {
            2 => pair(at).map(|of| Feeder::Loser(1, of)),
            _ if stage.is_multiple_of(2) => {
                pair(at).map(|of| Feeder::Winner(stage - 1, losers_number(size, stage - 1, of)))
            }
            _ => [
                Feeder::Winner(stage - 1, losers_number(size, stage - 1, at)),
                Feeder::Loser(stage - 1, crossed(round, matches, at)),
            ],
        };
        MatchPlace { number: losers_number(size, stage, at), part: MatchPart::Losers, from }
    });
    main.chain(losers).collect()
}

/// The stage in which a round of the winners' side is played.
const fn winners_stage(round: u32) -> u32 {
    if round == 1 { 1 } else { round * 2 - 2 }
}

/// The number of a match of the losers' side within its stage: those of the winners' side come first.
const fn losers_number(size: Size, stage: u32, at: u32) -> u32 {
    if stage.is_multiple_of(2) { (1 << (size.stages() - stage / 2 - 1)) + at } else { at }
}

/// Which match's loser comes down to a place of the losers' side, so that nobody meets a player again earlier than needed:
/// from round 2 of the winners' side the order is reversed, from round 3 its halves are exchanged, and then it stays.
const fn crossed(round: u32, matches: u32, at: u32) -> u32 {
    match round {
        2 => matches + 1 - at,
        3 if at <= matches / 2 => at + matches / 2,
        3 if matches > 1 => at - matches / 2,
        _ => at,
    }
}

fn first_stage(size: Size) -> Vec<MatchPlace> {
    let places = usize::try_from(size.players()).unwrap_or(usize::MAX);
    let slots = bracket_order(places);
    let pairs = slots.chunks(2).filter_map(|two| <[usize; 2]>::try_from(two).ok());
    let place = |(number, seeds): (u32, [usize; 2])| MatchPlace {
        number,
        part: MatchPart::Main,
        from: seeds.map(Feeder::Seed),
    };
    (1..).zip(pairs).map(place).collect()
}
