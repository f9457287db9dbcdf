//! Who sat in a pod with whom. Nothing here reads a log, and tournaments that an operator hid are left out.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;
use diesel::prelude::*;

use super::columns::parsed;
use super::connection::AnyConnection;
use super::error::StoreError;
use super::many_rows::AT_ONCE;
use super::read_models::{PersonOutcome, PodPlace, PodPlaceRow};
use super::schema::{people, pod_places, summaries};
use crate::domain::id::{PersonId, RoundNumber, TableNumber, TournamentId};

/// In how many pods of heats a person sat.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct PodCount {
    pub pods: u32,
    /// In how many of them nobody had more.
    pub first: u32,
}

impl PodCount {
    /// These pods together with others.
    pub const fn plus(self, other: Self) -> Self {
        Self { pods: self.pods + other.pods, first: self.first + other.first }
    }
}

/// The pods of the heats in which a person sat.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PodsOfPerson {
    /// How many pods, by tournament.
    pub sat: BTreeMap<TournamentId, PodCount>,
    /// Those who sat there too, with a line for each pod.
    pub met: Vec<SatTogether>,
}

/// A pod in which two people sat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PodTogether {
    pub round: RoundNumber,
    /// More tribbles win; for the first of them.
    pub outcome: PersonOutcome,
}

/// Somebody who sat in the same pod.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SatTogether {
    pub other: PersonId,
    /// The other's name, unless it was erased.
    pub name: Option<String>,
    /// More tribbles win; for the person asked about.
    pub outcome: PersonOutcome,
    pub day: NaiveDate,
}

type PodKey = (TournamentId, RoundNumber, TableNumber);

const fn key((there, seat): &(TournamentId, PodPlace)) -> PodKey {
    (*there, seat.round, seat.table)
}

/// The place in each pod of a person, with the day.
fn seats_of(
    person: PersonId,
    conn: &mut AnyConnection,
) -> Result<BTreeMap<PodKey, (u32, NaiveDate)>, StoreError> {
    let own: Vec<(PodPlaceRow, String)> = pod_places::table
        .inner_join(summaries::table.on(summaries::tournament.eq(pod_places::tournament)))
        .filter(summaries::hidden.eq(false))
        .filter(pod_places::person.eq(person.to_string()))
        .select((pod_places::all_columns, summaries::day))
        .load(conn)?;
    let mut seats = BTreeMap::new();
    for (row, day) in own {
        let seat = row.read()?;
        seats.insert(key(&seat), (seat.1.place, parsed(&day)?));
    }
    Ok(seats)
}

/// What a pod was for somebody with this place, beside somebody with that one.
fn outcome_of(place: u32, other: u32) -> PersonOutcome {
    match place.cmp(&other) {
        std::cmp::Ordering::Less => PersonOutcome::Won,
        std::cmp::Ordering::Equal => PersonOutcome::Tied,
        std::cmp::Ordering::Greater => PersonOutcome::Lost,
    }
}

/// The pods in which two people sat, the newest first.
pub(super) fn pods_between(
    [person, other]: [PersonId; 2],
    conn: &mut AnyConnection,
) -> Result<Vec<(TournamentId, PodTogether)>, StoreError> {
    if person == other {
        return Ok(Vec::new());
    }
    let (seats, others) = (seats_of(person, conn)?, seats_of(other, conn)?);
    let mut together: Vec<(NaiveDate, PodKey, PersonOutcome)> = Vec::new();
    for (key, (place, day)) in seats {
        if let Some((beside, _)) = others.get(&key) {
            together.push((day, key, outcome_of(place, *beside)));
        }
    }
    together.sort_unstable_by_key(|(day, (there, round, _), _)| (Reverse(*day), *there, Reverse(*round)));
    let pods = together.into_iter();
    Ok(pods.map(|(_, (there, round, _), outcome)| (there, PodTogether { round, outcome })).collect())
}

/// The pods of a person.
pub(super) fn pods_of(person: PersonId, conn: &mut AnyConnection) -> Result<PodsOfPerson, StoreError> {
    let seats = seats_of(person, conn)?;
    let mut found = PodsOfPerson::default();
    let mut meetings = Vec::new();
    for seat in seats_at(&seats, conn)? {
        let Some((place, day)) = seats.get(&key(&seat)).filter(|_| seat.1.person != person) else { continue };
        meetings.push((seat.1.person, outcome_of(*place, seat.1.place), *day));
    }
    for ((there, ..), (place, _)) in &seats {
        let count = found.sat.entry(*there).or_default();
        *count = count.plus(PodCount { pods: 1, first: u32::from(*place == 1) });
    }
    let names = names_of(&meetings.iter().map(|(other, ..)| *other).collect(), conn)?;
    let together = meetings.into_iter().map(|(other, outcome, day)| {
        let name = names.get(&other).cloned();
        SatTogether { other, name, outcome, day }
    });
    found.met = together.collect();
    Ok(found)
}

/// How many pods of heats were played at these tournaments.
pub(super) fn pods_at(tournaments: &[String], conn: &mut AnyConnection) -> Result<u32, StoreError> {
    let pods: Vec<(String, i64, String)> = pod_places::table
        .filter(pod_places::tournament.eq_any(tournaments))
        .select((pod_places::tournament, pod_places::round, pod_places::pod))
        .distinct()
        .load(conn)?;
    Ok(u32::try_from(pods.len()).unwrap_or(u32::MAX))
}

/// The seats of these pods, and of pods with the same numbers in other rounds of these tournaments.
fn seats_at(
    pods: &BTreeMap<PodKey, (u32, NaiveDate)>,
    conn: &mut AnyConnection,
) -> Result<Vec<(TournamentId, PodPlace)>, StoreError> {
    let tournaments: BTreeSet<String> = pods.keys().map(|(there, ..)| there.to_string()).collect();
    let tables: BTreeSet<String> = pods.keys().map(|(.., table)| table.to_string()).collect();
    let tournaments: Vec<String> = tournaments.into_iter().collect();
    let tables: Vec<String> = tables.into_iter().collect();
    let mut seats = Vec::new();
    for keys in tournaments.chunks(AT_ONCE) {
        let rows: Vec<PodPlaceRow> = pod_places::table
            .filter(pod_places::tournament.eq_any(keys))
            .filter(pod_places::pod.eq_any(&tables))
            .load(conn)?;
        for row in rows {
            seats.push(row.read()?);
        }
    }
    Ok(seats)
}

/// The names of these people; those whose names were erased have none.
fn names_of(
    of: &BTreeSet<PersonId>,
    conn: &mut AnyConnection,
) -> Result<BTreeMap<PersonId, String>, StoreError> {
    let ids: Vec<String> = of.iter().map(ToString::to_string).collect();
    let mut names = BTreeMap::new();
    for ids in ids.chunks(AT_ONCE) {
        let rows: Vec<(String, Option<String>)> =
            people::table.filter(people::id.eq_any(ids)).select((people::id, people::name)).load(conn)?;
        for (id, name) in rows {
            if let Some(name) = name {
                names.insert(parsed(&id)?, name);
            }
        }
    }
    Ok(names)
}
