//! What a form showed and its command relies on. Nothing is recorded once that has changed: two people who do the same do
//! not cancel each other, and what is typed for some players never goes to others.

use serde::Serialize;

use crate::domain::hash::{ListHash, SeenHash};
use crate::domain::id::{AtTable, PlayerId, RoundNumber};
use crate::domain::tournament::pinned_part::PinnedPart;
use crate::domain::tournament::player_rating::{OtherRating, TypedRating};
use crate::domain::tournament::player_refusal::PlayerRefusal;
use crate::domain::tournament::pod_table::PodTable;
use crate::domain::tournament::refusal::Refusal;
use crate::domain::tournament::round::{Round, Table};
use crate::domain::tournament::settings::Settings;
use crate::domain::tournament::stale_refusal::StaleRefusal;
use crate::domain::tournament::{Setup, Tournament};

/// One thing that a form showed. What is not there at all is not compared, except a draft: deciding the command says what is
/// missing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Expected {
    /// This round is the next to be paired.
    Next(RoundNumber),
    /// This round is the draft.
    Draft(RoundNumber),
    /// This round is the draft, with these seats: [`Round::seats_hash`].
    DraftAs(RoundNumber, SeenHash),
    /// Everybody in the round has this seat: [`Round::seats_hash`].
    Seats(RoundNumber, SeenHash),
    /// These players sit at the table, in the order of their seats.
    Players(AtTable, Vec<PlayerId>),
    /// A result and those that contradict it: [`Table::conflict_hash`].
    Conflict(AtTable, SeenHash),
    /// The open tables of the round, with what was reported there: [`Round::open_hash`].
    OpenTables(RoundNumber, SeenHash),
    /// What is pinned: [`Setup::seen_hash`].
    Pinned(PinnedPart, SeenHash),
    /// The newest deck list of a player.
    List(PlayerId, ListHash),
    /// The ratings in whose place others were typed.
    Ratings(Vec<TypedRating>),
}

impl Tournament {
    /// Refuses what relies on something that has changed. Asked before a command is decided.
    ///
    /// ```
    /// use arbiter::domain::id::RoundNumber;
    /// use arbiter::domain::tournament::Tournament;
    /// use arbiter::domain::tournament::expected::Expected;
    ///
    /// let empty = Tournament::default();
    /// assert!(empty.require_expected(&[Expected::Next(RoundNumber(1))]).is_ok());
    /// assert!(empty.require_expected(&[Expected::Next(RoundNumber(2))]).is_err());
    /// ```
    ///
    /// # Errors
    /// [`Refusal::Stale`], or [`PlayerRefusal::ListChanged`], for the first that has changed.
    pub fn require_expected(&self, expects: &[Expected]) -> Result<(), Refusal> {
        expects.iter().find_map(|expected| self.change_of(expected)).map_or(Ok(()), Err)
    }

    /// What has changed; `None` if it is as expected.
    fn change_of(&self, expected: &Expected) -> Option<Refusal> {
        let stale = match expected {
            Expected::Next(round) => {
                (self.next_round() != *round).then_some(StaleRefusal::NotNext { round: *round })
            }
            Expected::Draft(round) => self.change_of_draft(*round, None),
            Expected::DraftAs(round, seats) => self.change_of_draft(*round, Some(seats)),
            Expected::Seats(round, seats) => {
                let round = self.round(*round)?;
                (round.seats_hash() != *seats).then_some(StaleRefusal::SeatsChanged)
            }
            Expected::Players(at, were) => {
                let are = self.round(at.round)?.players_at(at.table)?;
                (are != were.as_slice()).then(|| StaleRefusal::Reseated {
                    table: at.table,
                    were: were.clone(),
                    are: are.to_vec(),
                })
            }
            Expected::Conflict(at, seen) => {
                let changed = self.conflict_hash(*at)? != *seen;
                changed.then_some(StaleRefusal::ConflictChanged { table: at.table })
            }
            Expected::OpenTables(round, seen) => {
                (self.round(*round)?.open_hash() != *seen).then_some(StaleRefusal::OpenTablesChanged)
            }
            Expected::Pinned(part, was) => {
                (self.setup()?.seen_hash(*part) != *was).then_some(StaleRefusal::PinnedChanged)
            }
            Expected::List(player, list) => {
                let deck = self.player(*player)?.deck.as_ref()?;
                return (deck.sha256 != *list).then(|| PlayerRefusal::ListChanged.of(*player));
            }
            Expected::Ratings(typed) => self.other_ratings(typed),
        };
        stale.map(Refusal::Stale)
    }

    fn change_of_draft(&self, round: RoundNumber, seats: Option<&SeenHash>) -> Option<StaleRefusal> {
        let Some(draft) = self.draft().filter(|draft| draft.number == round) else {
            return Some(StaleRefusal::NoDraft { round });
        };
        seats.is_some_and(|seats| draft.seats_hash() != *seats).then_some(StaleRefusal::DraftChanged)
    }

    fn conflict_hash(&self, at: AtTable) -> Option<SeenHash> {
        let round = self.round(at.round)?;
        let of_two = round.table(at.table).map(Table::conflict_hash);
        of_two.or_else(|| round.pod(at.table).map(PodTable::conflict_hash))
    }

    /// The ratings that somebody else wrote down; `None` if all are as typed or as the page showed them.
    fn other_ratings(&self, typed: &[TypedRating]) -> Option<StaleRefusal> {
        let other = |line: &TypedRating| {
            let now = self.player(line.player)?.rating;
            let is_known = now == line.typed || now == line.seen;
            (!is_known).then_some(OtherRating { player: line.player, now, typed: line.typed })
        };
        let others: Vec<OtherRating> = typed.iter().filter_map(other).collect();
        (!others.is_empty()).then_some(StaleRefusal::OtherRatings(others))
    }
}

impl Round {
    /// The hash of who sits where, and of the bye.
    pub fn seats_hash(&self) -> SeenHash {
        let pairs: Vec<_> = self.tables().map(|table| table.pair.players).collect();
        let pods: Vec<_> = self.pods().map(|pod| &pod.pod.players).collect();
        SeenHash::of(format!("{} {} {pairs:?} {pods:?} {:?}", self.number, self.seed, self.bye))
    }

    /// The hash of the tables and pods without a result, and of what was reported there.
    pub fn open_hash(&self) -> SeenHash {
        let tables = self.missing().map(|table| {
            let reports: Vec<_> =
                table.reports.iter().map(|report| report.as_ref().map(|it| it.result)).collect();
            (table.pair.table, table.pair.players, reports)
        });
        let pods = self.open_pods().map(|pod| {
            let reports: Vec<_> = pod.reports_by_player().map(|(player, it)| (player, &it.score)).collect();
            (&pod.pod, reports)
        });
        SeenHash::of(format!("{:?} {:?}", tables.collect::<Vec<_>>(), pods.collect::<Vec<_>>()))
    }
}

impl Table {
    /// The hash of everything waiting to be settled here: the result, and those that contradict it.
    pub fn conflict_hash(&self) -> SeenHash {
        let all: Vec<_> = self.result.iter().chain(&self.contradictions).map(|one| one.result).collect();
        SeenHash::of(format!("{all:?}"))
    }
}

impl PodTable {
    /// The hash of everything waiting to be settled here: the score, and those that contradict it.
    pub fn conflict_hash(&self) -> SeenHash {
        let all: Vec<_> = self.result.iter().chain(&self.contradictions).map(|one| &one.score).collect();
        SeenHash::of(format!("{all:?}"))
    }
}

impl Setup {
    /// The hash of a part as it is pinned.
    pub fn seen_hash(&self, part: PinnedPart) -> SeenHash {
        match part {
            PinnedPart::Settings => self.settings.seen_hash(),
            PinnedPart::Profile => hash_of(&self.profile()),
            PinnedPart::Format => hash_of(&self.format),
            PinnedPart::PodRules => hash_of(&self.pods()),
        }
    }
}

impl Settings {
    /// The hash of all of them.
    pub fn seen_hash(&self) -> SeenHash {
        hash_of(self)
    }
}

fn hash_of(pinned: &impl Serialize) -> SeenHash {
    serde_json::to_string(pinned).map_or_else(|_| SeenHash::default(), SeenHash::of)
}
