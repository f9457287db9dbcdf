//! Checks a paired round from the history alone. It shares no code with the pairing.

use std::collections::{BTreeMap, BTreeSet};

use crate::domain::id::{PlayerId, TableNumber};
use crate::domain::pairing::certificate::least_float;
use crate::domain::pairing::field::history_before;
use crate::domain::pairing::{PairedRound, PairingError, PairingRequest};
use crate::domain::scoring::profile::Profile;
use crate::domain::scoring::tally::tallies;

/// What is wrong with a paired round.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Violation {
    /// The history cannot be scored.
    #[error(transparent)]
    Unusable(#[from] PairingError),
    /// A player appears twice.
    #[error("player {0} is in the round twice")]
    Twice(PlayerId),
    /// A player was left out.
    #[error("player {0} takes part in the round but was not paired")]
    LeftOut(PlayerId),
    /// A player is in the round who should not be.
    #[error("player {0} does not take part in the round but was paired")]
    Stranger(PlayerId),
    /// There is a bye that is not needed, or a needed one is missing.
    #[error("{players} players were paired, so there must be {wanted} normal bye")]
    Bye {
        /// Players without those who use an earned bye.
        players: usize,
        /// How many byes there must be.
        wanted: usize,
    },
    /// Table numbers are not 1, 2, 3 and so on, apart from fixed tables.
    #[error("table {0} is numbered out of turn")]
    Table(TableNumber),
    /// A figure of the round is not what the history says.
    #[error("the round claims {name} of {claimed}; the history gives {found}")]
    Figure {
        /// The name of the figure.
        name: &'static str,
        /// The figure that the round says.
        claimed: u64,
        /// The figure that follows from the history.
        found: u64,
    },
    /// Less float is claimed than is possible.
    #[error("a float of {claimed} is less than any pairing can have ({least})")]
    TooGood {
        /// The figure that the round says.
        claimed: u64,
        /// The lower bound.
        least: u64,
    },
}

/// Checks that every player appears exactly once, that there is one bye exactly if the number is odd, that fixed tables
/// have their numbers and all others the lowest that are left, and that rematches, float and pairs who should never meet
/// are as claimed.
///
/// # Errors
/// The first violation.
pub fn verify(
    profile: &Profile,
    request: &PairingRequest<'_>,
    paired: &PairedRound,
) -> Result<(), Violation> {
    everybody_once(request, paired)?;
    let players = paired.pairings.len() * 2 + usize::from(paired.bye.is_some());
    // Two sit at each table, so exactly one player is left over if the number is odd.
    let wanted =
        expected_players(request).difference(&request.earned_byes.iter().copied().collect()).count() % 2;
    if usize::from(paired.bye.is_some()) != wanted {
        return Err(Violation::Bye { players, wanted });
    }
    tables_in_turn(request, paired)?;
    figures(profile, request, paired)
}

fn tables_in_turn(request: &PairingRequest<'_>, paired: &PairedRound) -> Result<(), Violation> {
    let mut claimed: BTreeMap<usize, TableNumber> = BTreeMap::new();
    for (player, table) in request.fixed {
        let at = paired.pairings.iter().position(|pairing| pairing.players.contains(player));
        if let Some(at) = at.filter(|_| claimed.values().all(|other| other != table)) {
            claimed.entry(at).or_insert(*table);
        }
    }
    let mut left = (1..).map(TableNumber).filter(|number| claimed.values().all(|other| other != number));
    let mut last = None;
    for (at, pairing) in paired.pairings.iter().enumerate() {
        let wanted = claimed.get(&at).copied().or_else(|| left.next());
        if wanted != Some(pairing.table) || last >= wanted {
            return Err(Violation::Table(pairing.table));
        }
        last = wanted;
    }
    Ok(())
}

fn expected_players(request: &PairingRequest<'_>) -> BTreeSet<PlayerId> {
    let mut players = BTreeSet::new();
    for entrant in &request.history.players {
        let arrived = entrant.from_round <= request.round;
        let stays = match entrant.dropped_after {
            Some(last) => request.round <= last,
            None => true,
        };
        if arrived && stays && !request.sitting_out.contains(&entrant.id) {
            players.insert(entrant.id);
        }
    }
    players
}

fn everybody_once(request: &PairingRequest<'_>, paired: &PairedRound) -> Result<(), Violation> {
    let mut seen = BTreeSet::new();
    let seated = paired.pairings.iter().flat_map(|pairing| pairing.players);
    let byes = paired.bye.iter().map(|bye| bye.player).chain(paired.earned_byes.iter().copied());
    for player in seated.chain(byes) {
        if !seen.insert(player) {
            return Err(Violation::Twice(player));
        }
    }
    let expected = expected_players(request);
    if let Some(player) = expected.difference(&seen).next() {
        return Err(Violation::LeftOut(*player));
    }
    match seen.difference(&expected).next() {
        Some(player) => Err(Violation::Stranger(*player)),
        None => Ok(()),
    }
}

fn figures(profile: &Profile, request: &PairingRequest<'_>, paired: &PairedRound) -> Result<(), Violation> {
    let history = history_before(request.history, request.round)?;
    let points: BTreeMap<PlayerId, i64> = tallies(profile, &history)
        .map_err(PairingError::from)?
        .into_iter()
        .map(|tally| (tally.player, tally.victory_points))
        .collect();
    let mut met = BTreeSet::new();
    for game in history.rounds.iter().flat_map(|round| &round.games).filter(|game| game.is_meeting()) {
        met.insert(PlayerId::unordered(game.players));
    }
    let never: BTreeSet<_> = request.never.iter().copied().map(PlayerId::unordered).collect();
    let (mut rematches, mut float, mut kept_apart, mut said) = (0, 0, 0, 0);
    let mut seated = Vec::new();
    for pairing in &paired.pairings {
        let pair = PlayerId::unordered(pairing.players);
        rematches += u64::from(met.contains(&pair));
        kept_apart += u64::from(never.contains(&pair));
        said += u64::from(pairing.reason.never);
        let [points_a, points_b] =
            pairing.players.map(|player| points.get(&player).copied().unwrap_or_default());
        float += points_a.abs_diff(points_b);
        seated.extend([points_a, points_b]);
    }
    for (name, claimed, found) in [
        ("rematches", paired.objective.rematches, rematches),
        ("float", paired.objective.float, float),
        ("pairs who should never meet", said, kept_apart),
    ] {
        if claimed != found {
            return Err(Violation::Figure { name, claimed, found });
        }
    }
    let (least, _) = least_float(seated);
    if float < least { Err(Violation::TooGood { claimed: float, least }) } else { Ok(()) }
}
