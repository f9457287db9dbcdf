//! The numbers of a round robin, read from who met whom: with them, the same timetable is drawn here.

use std::collections::{BTreeMap, BTreeSet};

use crate::app::read_back::{ReportFile, ReportedPlayer, ReportedRound};
use crate::domain::id::PlayerId;
use crate::domain::pairing::timetable::{LARGEST_ROUND_ROBIN, Timetable, opponent_of};

/// Whom each player of a report met in a round; `None` is the free number.
type Met = BTreeMap<u32, Option<u32>>;

/// Who has which number of the timetable; `None` is the free number.
type Numbers = BTreeMap<usize, Option<u32>>;

/// The players of the first round, by their numbers in the report, in the order in which they have to be registered so that
/// `seed` draws the timetable of the report. `None` if no timetable gives its rounds.
pub(super) fn order_of(report: &ReportFile, first: &[&ReportedPlayer], seed: u64) -> Option<Vec<u32>> {
    let (out, drawn): (Vec<&ReportedPlayer>, Vec<&ReportedPlayer>) =
        first.iter().copied().partition(|one| one.left_after_round == Some(0));
    if !(2..=LARGEST_ROUND_ROBIN).contains(&drawn.len()) {
        return None;
    }
    let is_first: BTreeSet<u32> = first.iter().map(|one| one.player).collect();
    let late = report.tournament.players.iter().map(|one| one.player).find(|one| !is_first.contains(one));
    let drawn: Vec<u32> = drawn.into_iter().map(|one| one.player).collect();
    let last = drawn.len() + drawn.len() % 2;
    let rounds = report.rounds.iter().filter(|round| round.stage.is_none());
    let met: Vec<Met> = rounds.map(|round| met_in(round, late)).collect();
    if met.len() >= last {
        return None;
    }
    // An odd number of players leaves the last number free, which somebody who comes late gets.
    let of_last = if drawn.len() < last { vec![late] } else { drawn.iter().copied().map(Some).collect() };
    let numbers = of_last.into_iter().find_map(|one| numbers_from(one, &drawn, last, &met))?;
    let ids: Vec<PlayerId> = (1..).map(PlayerId).take(drawn.len()).collect();
    let keys: Vec<String> = ids.iter().map(ToString::to_string).collect();
    let timetable = Timetable::drawn(seed, ids.iter().copied().zip(keys.iter().map(String::as_str)));
    let numbered = timetable.players().filter_map(|(number, id)| Some((id, (*numbers.get(&number)?)?)));
    let order: BTreeMap<PlayerId, u32> = numbered.collect();
    let everybody = order.into_values().chain(out.into_iter().map(|one| one.player));
    let everybody: Vec<u32> = everybody.collect();
    (everybody.len() == first.len()).then_some(everybody)
}

/// Whom everybody met; the player with the bye meets the one who came late, if there is one.
fn met_in(round: &ReportedRound, late: Option<u32>) -> Met {
    let mut met = Met::new();
    for table in &round.tables {
        let [a, b] = &table.sides;
        met.extend([(a.player, Some(b.player)), (b.player, Some(a.player))]);
    }
    for bye in &round.byes {
        met.insert(bye.player, late);
        met.extend(late.map(|late| (late, Some(bye.player))));
    }
    met
}

/// All numbers that follow from the last one. Where too few rounds were played to say, any that fits is taken.
fn numbers_from(of_last: Option<u32>, drawn: &[u32], last: usize, met: &[Met]) -> Option<Numbers> {
    let mut numbers = Numbers::from([(last, of_last)]);
    loop {
        while follow(&mut numbers, last, met)? {}
        let has_none = |player: &&u32| !numbers.values().any(|known| *known == Some(**player));
        let Some(open) = drawn.iter().find(has_none) else { return Some(numbers) };
        let free = (1..=last).find(|number| !numbers.contains_key(number))?;
        numbers.insert(free, Some(*open));
    }
}

/// Adds whom the known numbers met. Whether anybody was added; `None` if the rounds contradict each other.
fn follow(numbers: &mut Numbers, last: usize, met: &[Met]) -> Option<bool> {
    let mut is_more = false;
    for (round, met) in (1..).zip(met) {
        for (number, player) in numbers.clone() {
            let opponent = match player {
                Some(player) => met.get(&player).copied(),
                None => met.iter().find(|(_, other)| other.is_none()).map(|(player, _)| Some(*player)),
            };
            let Some(opponent) = opponent else { continue };
            let theirs = opponent_of(number, round, last);
            match numbers.get(&theirs) {
                Some(known) if *known != opponent => return None,
                Some(_) => {}
                None if numbers.values().any(|known| *known == opponent) => return None,
                None => {
                    numbers.insert(theirs, opponent);
                    is_more = true;
                }
            }
        }
    }
    Some(is_more)
}
