//! The list of the people whom everybody may find. Reads no log.

use chrono::NaiveDate;

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::person_record::{ROWS, shown_name, sql};
use crate::app::store::{ListedPerson, Visibility, fold_name};
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

impl Desk {
    /// A page of the people whom everybody may find, with these words in what they are called there, and how many there are:
    /// by name, and then those who are shown by initials. Among the names, their place would tell more than the initials.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn known_people(&self, sought: &str, page: usize) -> Result<(Vec<KnownPerson>, usize), DeskError> {
        self.complete_summaries()?;
        let (sought, skip) = (fold_name(sought), page.saturating_sub(1).saturating_mul(ROWS));
        let (mut people, named) = self.store.listed_people(&sought, (sql(skip), sql(ROWS)))?;
        let named = usize::try_from(named).unwrap_or(usize::MAX);
        let initialled = by_initials(self.store.people_by_initials()?, &sought);
        let count = named.saturating_add(initialled.len());
        let room = ROWS.saturating_sub(people.len());
        people.extend(initialled.into_iter().skip(skip.saturating_sub(named)).take(room));
        let ids: Vec<PersonId> = people.iter().map(|one| one.person).collect();
        let played = self.store.attendance(&ids)?;
        let known = people.into_iter().filter_map(|one| {
            let (tournaments, last) = *played.get(&one.person)?;
            Some(KnownPerson { person: one.person, name: one.name, tournaments, last })
        });
        Ok((known.collect(), count))
    }
}

/// These people by their initials, if those have the words that are sought. The name decides neither who is found nor the
/// order.
fn by_initials(people: Vec<ListedPerson>, sought: &str) -> Vec<ListedPerson> {
    let shown = people.into_iter().filter_map(|one| {
        let name = shown_name(&one.name, Visibility::Initials)?;
        let folded = fold_name(&name);
        let fits = sought.split_whitespace().all(|word| folded.contains(word));
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
        by_initials(people.into(), &fold_name(sought)).into_iter().map(|one| (one.name, one.person)).collect()
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
}
