//! What people asked for after a backup was made. A restore brings back names that were erased since, and shows players again
//! who did not want to be shown; the replaced database still knows what they asked for, and it is done again.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use chrono::{DateTime, Utc};

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::sessions::random_uuid;
use crate::app::store::{SeatClaim, Store, StoreError, Visibility};
use crate::app::submission::{Actor, FormSubmission};
use crate::domain::id::{AccountId, PersonId, SubmissionId};

/// What the replaced database knows and the restored one does not.
#[derive(Debug)]
pub struct AskedSince {
    /// Players whose name was erased, with who they were. The restored database may know of it, too.
    erased: Vec<(SeatClaim, PersonId)>,
    /// Players who wanted to be shown by initials or not at all.
    wishes: Vec<(SeatClaim, PersonId, Visibility)>,
    /// Players who were a person with such a wish at another seat, where one of the two is somebody else in the restored
    /// database; each with the wish.
    parted: Vec<(SeatClaim, Visibility)>,
    /// The names of accounts that were erased.
    pub accounts: Vec<String>,
}

/// The wishes that were done again after a restore.
#[derive(Debug)]
pub struct AskedAgain {
    /// How many names were erased.
    pub names: usize,
    /// How many players are hidden again, or shown by initials.
    pub wishes: usize,
    /// Players who were other people in the backup, so their names stay.
    pub left: Vec<String>,
}

impl AskedSince {
    /// Compares two SQLite files that nobody writes to.
    ///
    /// # Errors
    /// If one of them cannot be read, or is not a database of this version.
    pub fn of(replaced: &Path, restored: &Path) -> Result<Self, StoreError> {
        let (before, now) = (Store::open_read_only(replaced)?, Store::open_read_only(restored)?);
        let (mut erased, mut wishes) = (Vec::new(), Vec::new());
        for (seat, person) in before.erased_seats()? {
            if now.tournament(seat.tournament)?.is_some() {
                erased.push((seat, person));
            }
        }
        let said = before.wishes()?;
        let parted = parted(&before, &now, &said)?;
        for (seat, person, wish) in said {
            if now.visibility(seat)? < wish && now.tournament(seat.tournament)?.is_some() {
                wishes.push((seat, person, wish));
            }
        }
        Ok(Self { erased, wishes, parted, accounts: accounts_back(&before, &now)? })
    }

    /// Whether there is nothing to do again.
    pub const fn is_empty(&self) -> bool {
        self.erased.is_empty() && self.wishes.is_empty() && self.parted.is_empty()
    }
}

/// The players who were one person with somebody who `said` how they want to be shown, but to whom that does not come back:
/// they, or those who said it, are other people now, because staff said since the backup who is who. Each with the
/// strictest wish of that person.
fn parted(
    before: &Store,
    now: &Store,
    said: &[(SeatClaim, PersonId, Visibility)],
) -> Result<Vec<(SeatClaim, Visibility)>, StoreError> {
    let all = strictest(said.iter());
    let people: Vec<PersonId> = all.keys().copied().collect();
    let still: BTreeSet<(SeatClaim, PersonId)> = seats_of(now, &people)?.into_iter().collect();
    let kept = strictest(said.iter().filter(|(seat, person, _)| still.contains(&(*seat, *person))));
    let mut parted = Vec::new();
    for (seat, person) in seats_of(before, &people)? {
        let wish = all.get(&person).copied().unwrap_or_default();
        let comes_back = still.contains(&(seat, person)) && kept.get(&person) == Some(&wish);
        if !comes_back && now.tournament(seat.tournament)?.is_some() {
            parted.push((seat, wish));
        }
    }
    Ok(parted)
}

/// The strictest wish of each person.
fn strictest<'a>(
    said: impl Iterator<Item = &'a (SeatClaim, PersonId, Visibility)>,
) -> BTreeMap<PersonId, Visibility> {
    let mut wishes: BTreeMap<PersonId, Visibility> = BTreeMap::new();
    for (_, person, wish) in said {
        let strictest = wishes.entry(*person).or_default();
        *strictest = (*wish).max(*strictest);
    }
    wishes
}

/// The players who are these people, each with the person.
fn seats_of(store: &Store, people: &[PersonId]) -> Result<Vec<(SeatClaim, PersonId)>, StoreError> {
    let seats = store.appearances_of(people)?.into_iter();
    Ok(seats.map(|(tournament, one)| (SeatClaim { tournament, player: one.player }, one.person)).collect())
}

/// The names of accounts that were erased in the first and are back in the second. Two databases without a common account
/// are not of one installation.
fn accounts_back(before: &Store, now: &Store) -> Result<Vec<String>, StoreError> {
    let known: BTreeSet<AccountId> = before.accounts()?.into_iter().map(|one| one.id).collect();
    let (kept, back): (Vec<_>, Vec<_>) = now.accounts()?.into_iter().partition(|one| known.contains(&one.id));
    let names = back.into_iter().map(|one| one.display_name);
    Ok(if kept.is_empty() { Vec::new() } else { names.collect() })
}

impl Desk {
    /// Does again what was asked for since the backup. Players are found by their number. A name is erased only if the player
    /// is the same person: that cannot be taken back. A wish counts for everybody who was that person, as it did before; they
    /// can change it at their seat.
    ///
    /// # Errors
    /// If the store or a log cannot be read or written.
    pub fn ask_again(&self, asked: &AskedSince, now: DateTime<Utc>) -> Result<AskedAgain, DeskError> {
        self.complete_summaries()?;
        let mut again = AskedAgain { names: 0, wishes: 0, left: Vec::new() };
        for (seat, person) in &asked.erased {
            self.erase_again(*seat, *person, now, &mut again)?;
        }
        for (seat, person, wish) in &asked.wishes {
            if self.person_at(*seat)? == Some(*person) {
                self.choose_visibility(seat.tournament, seat.player, *wish, now)?;
                again.wishes += 1;
            }
        }
        // Afterwards: what somebody said at a seat counts for the person at all of them.
        for (seat, wish) in &asked.parted {
            let Some(person) = self.person_at(*seat)? else { continue };
            if self.wish_of(person)? < *wish {
                self.choose_visibility(seat.tournament, seat.player, *wish, now)?;
                again.wishes += 1;
            }
        }
        Ok(again)
    }

    fn erase_again(
        &self,
        seat: SeatClaim,
        erased: PersonId,
        now: DateTime<Utc>,
        again: &mut AskedAgain,
    ) -> Result<(), DeskError> {
        let (Some(slug), Some(person)) = (self.slug_of(seat.tournament)?, self.person_at(seat)?) else {
            return Ok(());
        };
        if self.is_erased(person)? {
            return Ok(());
        }
        if person != erased {
            again.left.push(format!("player {} of “{slug}”", seat.player.0));
            return Ok(());
        }
        let sent = FormSubmission {
            actor: Actor::operator(),
            submission: SubmissionId::new(random_uuid()?),
            body: "erased again after a restore".to_owned(),
            now,
            expects: Vec::new(),
        };
        self.erase(&slug, &sent, seat.player)?;
        again.names += 1;
        Ok(())
    }

    /// Who a player is, if the tournament is here and has that player.
    fn person_at(&self, seat: SeatClaim) -> Result<Option<PersonId>, DeskError> {
        let Some(slug) = self.slug_of(seat.tournament)? else { return Ok(None) };
        Ok(self.tournament(&slug)?.tournament.player(seat.player).map(|player| player.person))
    }
}
