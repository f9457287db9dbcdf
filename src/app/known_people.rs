//! The list of the people whom everybody may find. Reads no log.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use chrono::NaiveDate;

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::listed_order::ListedOrder;
use crate::app::locked::lock;
use crate::app::person_record::{ROWS, shown_name, sql};
use crate::app::store::{ListedPerson, Visibility, fold_found, fold_name, fold_sought};
use crate::domain::id::PersonId;

/// Somebody in the list of people.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KnownPerson {
    pub person: PersonId,
    /// As everybody may read it.
    pub name: String,
    pub tournaments: u32,
    /// The day of the newest.
    pub last: NaiveDate,
}

/// Of this many people or more the order of their names is kept in memory: to find page 200 of 25,000 people, and their
/// number, took a third of a second.
const MANY: i64 = 2_000;

/// How long a page waits for the newest order.
const PATIENCE: Duration = Duration::from_millis(50);

impl Desk {
    /// A page of the people whom everybody may find, with these words in what they are called there, and how many there are:
    /// by name, and then those who are shown by initials. Among the names, their place would tell more than the initials.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn known_people(&self, sought: &str, page: usize) -> Result<(Vec<KnownPerson>, usize), DeskError> {
        self.complete_summaries()?;
        let (sought, skip) = (fold_sought(sought), page.saturating_sub(1).saturating_mul(ROWS));
        let (mut people, named) = self.listed_people(&sought, skip)?;
        let initialled = by_initials(self.store.people_by_initials()?, &sought);
        let count = named.saturating_add(initialled.len());
        people.extend(behind_names(initialled, named, skip));
        let ids: Vec<PersonId> = people.iter().map(|one| one.person).collect();
        let played = self.attendance(&ids)?;
        let known = people.into_iter().filter_map(|one| {
            let (tournaments, last) = *played.get(&one.person)?;
            Some(KnownPerson { person: one.person, name: one.name, tournaments, last })
        });
        Ok((known.collect(), count))
    }

    /// Those of a page who are listed by name, and how many all pages have.
    fn listed_people(&self, sought: &str, skip: usize) -> Result<(Vec<ListedPerson>, usize), DeskError> {
        let order = if sought.is_empty() { self.listed_order()? } else { None };
        match order {
            Some(order) => {
                let page: Vec<PersonId> = order.people.iter().skip(skip).take(ROWS).copied().collect();
                Ok((self.store.listed_among(&page)?, order.people.len()))
            }
            None => {
                let (people, all) = self.store.listed_people(sought, (sql(skip), sql(ROWS)))?;
                Ok((people, usize::try_from(all).unwrap_or(usize::MAX)))
            }
        }
    }

    /// Everybody in the list, by name, if there are many; `None` until they are read for the first time. After a change a
    /// thread reads them again, and meanwhile those before are given.
    pub(crate) fn listed_order(&self) -> Result<Option<Arc<ListedOrder>>, DeskError> {
        if self.store.number_of_people()? < MANY {
            return Ok(None);
        }
        let (names, played) = (self.identities(), lock(&self.summaries).people_state());
        self.listed_order.get(
            PATIENCE,
            |order| order.state.0 >= names && order.state.1 >= played,
            || {
                let store = self.store.clone();
                move |_: Option<&ListedOrder>| {
                    Ok(ListedOrder { state: (names, played), people: store.all_listed_people()? })
                }
            },
        )
    }

    /// At how many tournaments that everybody may see each of these people appears, with the last day.
    fn attendance(&self, of: &[PersonId]) -> Result<BTreeMap<PersonId, (u32, NaiveDate)>, DeskError> {
        let appearances = self.store.tournaments_of(of)?;
        let mut found: BTreeMap<PersonId, (u32, NaiveDate)> = BTreeMap::new();
        let summaries = lock(&self.summaries);
        for (person, tournament) in appearances {
            let Some((_, one)) = summaries.known.get(&tournament).filter(|(_, one)| !one.hidden) else {
                continue;
            };
            let (count, last) = found.entry(person).or_insert((0, one.date));
            *count = count.saturating_add(1);
            *last = one.date.max(*last);
        }
        drop(summaries);
        Ok(found)
    }
}

/// Those of a page who come behind all names. Somebody who was listed by name until a moment ago leaves a gap among the
/// names, and nobody moves up into it: shown there by initials, they would be given away by their place.
fn behind_names(
    initialled: Vec<ListedPerson>,
    named: usize,
    skip: usize,
) -> impl Iterator<Item = ListedPerson> {
    let room = ROWS.saturating_sub(named.saturating_sub(skip));
    initialled.into_iter().skip(skip.saturating_sub(named)).take(room)
}

/// These people by their initials, if those have the words that are sought. The name decides neither who is found nor the
/// order.
fn by_initials(people: Vec<ListedPerson>, sought: &str) -> Vec<ListedPerson> {
    let shown = people.into_iter().filter_map(|one| {
        let name = shown_name(&one.name, Visibility::Initials)?;
        let folded = fold_name(&name);
        let found_by = fold_found(&name);
        let fits = sought.split_whitespace().all(|word| found_by.contains(word));
        fits.then_some((folded, ListedPerson { name, ..one }))
    });
    let mut shown: Vec<(String, ListedPerson)> = shown.collect();
    shown.sort_unstable_by(|(a, one), (b, other)| (a, one.person).cmp(&(b, other.person)));
    shown.into_iter().map(|(_, one)| one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use uuid::Uuid;

    fn person(number: u128) -> PersonId {
        PersonId::new(Uuid::from_u128(number))
    }

    fn found(sought: &str) -> Vec<(String, PersonId)> {
        let people = [(3, "Kira Aman"), (1, "Kira Zek"), (2, "Kai Winn"), (4, "Émile Nog")];
        let people =
            people.map(|(number, name)| ListedPerson { person: person(number), name: name.to_owned() });
        by_initials(people.into(), &fold_sought(sought))
            .into_iter()
            .map(|one| (one.name, one.person))
            .collect()
    }

    #[test]
    fn nothing_of_a_name_but_its_initials_is_found_or_decides_the_order() {
        let all = [("É. N.", 4), ("K. A.", 3), ("K. W.", 2), ("K. Z.", 1)];
        let all = all.map(|(name, number)| (name.to_owned(), person(number)));
        assert_eq!(found(""), all);
        assert_eq!(found("k"), all[1..]);
        assert_eq!(found("k. Z."), all[3..]);
        for name in ["kira", "ki", "zek", "kira z", "k z k a"] {
            assert!(found(name).is_empty(), "{name}");
        }
    }

    #[test]
    fn nobody_by_initials_moves_up_among_the_names() {
        let initialled =
            || (1..=60).map(|number| ListedPerson { person: person(number), name: String::new() });
        let behind = |named, skip| -> Vec<PersonId> {
            behind_names(initialled().collect(), named, skip).map(|one| one.person).collect()
        };
        assert!(behind(120, 0).is_empty(), "a page of names, even if one of them is gone since");
        assert_eq!(behind(120, 100), (1..=30).map(person).collect::<Vec<_>>());
        assert_eq!(behind(120, 150), (31..=60).map(person).collect::<Vec<_>>());
        assert_eq!(behind(0, 50), (51..=60).map(person).collect::<Vec<_>>());
    }
}
