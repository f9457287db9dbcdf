//! The timetable of a round robin: everybody meets everybody once, by the circle method.
//!
//! Numbers are drawn by lot, and who meets whom is read from the Berger tables, which tournaments of many games use
//! (FIDE Handbook, General Regulations, Berger tables). About round robins of this game the sources are silent, so
//! this is the project's default.

use crate::domain::id::{PlayerId, RoundNumber};
use crate::domain::pairing::draw::lots;

/// The most players of a round robin, who play 31 rounds. The sources are silent: the project's default.
pub const LARGEST_ROUND_ROBIN: usize = 32;

/// Who has which number, and with that every round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Timetable {
    /// The seed with which the numbers were drawn.
    pub seed: u64,
    /// The players in order of their numbers, from 1. If their count is odd, the last number is free.
    numbers: Vec<Option<PlayerId>>,
    /// How many of them were drawn; the one after them belongs to a player who came late.
    drawn: usize,
}

/// A round of a timetable.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TimetableRound {
    pub number: RoundNumber,
    /// The players of each table, side A first; table 1 first.
    pub tables: Vec<[PlayerId; 2]>,
    /// Who would meet the free number.
    pub bye: Option<PlayerId>,
}

impl Timetable {
    /// Draws the numbers: the lots of round 1 put the players in order. Each comes with the text from which their lot is
    /// drawn.
    pub fn drawn<'a>(seed: u64, players: impl IntoIterator<Item = (PlayerId, &'a str)>) -> Self {
        let (players, keys): (Vec<PlayerId>, Vec<&str>) = players.into_iter().unzip();
        let lots = lots(seed, RoundNumber(1), keys.into_iter());
        let mut order: Vec<_> = lots.into_iter().zip(players).collect();
        order.sort_unstable();
        let mut numbers: Vec<Option<PlayerId>> = order.into_iter().map(|(_, player)| Some(player)).collect();
        let drawn = numbers.len();
        if drawn % 2 == 1 {
            numbers.push(None);
        }
        Self { seed, numbers, drawn }
    }

    /// Everybody who has a number, by number.
    pub fn players(&self) -> impl Iterator<Item = (usize, PlayerId)> {
        (1..).zip(&self.numbers).filter_map(|(number, player)| Some((number, (*player)?)))
    }

    /// Those among whom the numbers were drawn, by number.
    pub fn drawn_players(&self) -> impl Iterator<Item = PlayerId> {
        self.players().map(|(_, player)| player).take(self.drawn)
    }

    /// The number of a player.
    pub fn number_of(&self, player: PlayerId) -> Option<usize> {
        self.players().find(|(_, other)| *other == player).map(|(number, _)| number)
    }

    /// How many numbers nobody has: one if an odd number of players was drawn and nobody came late, otherwise none.
    pub fn free_numbers(&self) -> usize {
        self.numbers.iter().filter(|player| player.is_none()).count()
    }

    /// Gives the free number to a player who came late; nothing happens if there is none.
    pub fn enter(&mut self, player: PlayerId) {
        if let Some(free) = self.numbers.iter_mut().find(|player| player.is_none()) {
            *free = Some(player);
        }
    }

    /// Frees the number of a player who was registered by mistake.
    pub fn leave(&mut self, player: PlayerId) {
        self.numbers.iter_mut().filter(|one| **one == Some(player)).for_each(|one| *one = None);
    }

    /// How many rounds it has.
    pub fn rounds(&self) -> u32 {
        u32::try_from(self.numbers.len().saturating_sub(1)).unwrap_or(u32::MAX)
    }

    /// A round of it, from 1; `None` after the last.
    pub fn round(&self, number: RoundNumber) -> Option<TimetableRound> {
        let (last, rounds) = (self.numbers.len(), self.numbers.len().saturating_sub(1));
        let nth = usize::try_from(number.0).ok().filter(|nth| (1..=rounds).contains(nth))?;
        let alone = opponent_of(last, nth, last);
        let with_the_last = if alone <= last / 2 { [alone, last] } else { [last, alone] };
        let others = (1..=(rounds - 1) / 2).map(|step| {
            let one = on_the_circle(alone + step, rounds);
            let other = opponent_of(one, nth, last);
            let (low, high) = (one.min(other), one.max(other));
            if (low + high) % 2 == 1 { [low, high] } else { [high, low] }
        });
        let mut round = TimetableRound { number, tables: Vec::with_capacity(last / 2), bye: None };
        for pair in std::iter::once(with_the_last).chain(others) {
            match pair.map(|number| self.player(number)) {
                [Some(a), Some(b)] => round.tables.push([a, b]),
                [one, other] => round.bye = round.bye.or(one).or(other),
            }
        }
        Some(round)
    }

    /// The round in which two players meet; `None` if one of them has no number.
    ///
    /// Two numbers meet in the round that is one less than their sum, counted in a circle; the last number meets the
    /// one who would meet themselves.
    pub fn meeting(&self, players: [PlayerId; 2]) -> Option<RoundNumber> {
        let [one, other] = players.map(|player| self.number_of(player));
        let ((one, other), last) = (one.zip(other)?, self.numbers.len());
        let sum = if one == last {
            other * 2
        } else if other == last {
            one * 2
        } else {
            one + other
        };
        let rounds = last.checked_sub(1).filter(|rounds| *rounds > 0 && one != other)?;
        let nth = (sum + rounds - 2) % rounds + 1;
        u32::try_from(nth).ok().map(RoundNumber)
    }

    /// All its rounds in order.
    pub fn all_rounds(&self) -> impl Iterator<Item = TimetableRound> + '_ {
        (1..=self.rounds()).filter_map(|number| self.round(RoundNumber(number)))
    }

    fn player(&self, number: usize) -> Option<PlayerId> {
        number.checked_sub(1).and_then(|at| self.numbers.get(at)).copied().flatten()
    }
}

/// The number that a number meets in a round, from 1, of a timetable with this last number.
///
/// Two numbers `a` and `b` meet in the round `r` for which `a + b` leaves the same remainder as `r + 1` when divided by the
/// number of rounds. The number that would meet itself meets the last one.
pub fn opponent_of(number: usize, round: usize, last: usize) -> usize {
    let rounds = last.saturating_sub(1).max(1);
    if number == last {
        // Half of `round + 1`, as the number of rounds is odd.
        return on_the_circle((round + 1) * last / 2, rounds);
    }
    let other = on_the_circle((round + 1 + 2 * rounds).saturating_sub(number), rounds);
    if other == number { last } else { other }
}

/// The number after this many steps around the circle, from 1 to the number of rounds.
fn on_the_circle(steps: usize, rounds: usize) -> usize {
    match steps % rounds {
        0 => rounds,
        some => some,
    }
}
