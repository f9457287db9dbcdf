//! Names of players: kept apart from the log, so that they can be put right or erased.

use std::cell::OnceCell;

use chrono::{DateTime, Utc};

use crate::app::desk::{Deed, Desk, Receipt};
use crate::app::error::DeskError;
use crate::app::sessions::random_uuid;
use crate::domain::id::PersonId;
use crate::domain::tournament::command::Command;

/// The longest name, in characters.
pub const LONGEST: usize = 100;
/// The most players entered in one go.
const MOST: usize = 512;

impl Desk {
    /// Registers a new person for every line of `text`, in that order.
    ///
    /// # Errors
    /// A sentence that names the line, or as [`Desk::submit`].
    pub fn register(&self, slug: &str, deed: &Deed, text: &str) -> Result<Receipt, DeskError> {
        let names = read_names(text)?;
        // The persons are kept only once the form proves to be a new one, and only once.
        let people: OnceCell<Vec<PersonId>> = OnceCell::new();
        self.submit(slug, deed, |_| {
            let persons = match people.get() {
                Some(persons) => persons.clone(),
                None => {
                    let added = self.add_people(&names, deed.now)?;
                    people.get_or_init(|| added).clone()
                }
            };
            Ok(Command::RegisterPlayers { persons })
        })
    }

    fn add_people(&self, names: &[String], now: DateTime<Utc>) -> Result<Vec<PersonId>, DeskError> {
        let mut people = Vec::with_capacity(names.len());
        for name in names {
            let person = PersonId::new(random_uuid()?);
            self.store.add_person(person, name, now)?;
            people.push(person);
        }
        Ok(people)
    }

    /// Puts a name right.
    ///
    /// # Errors
    /// A sentence about the name.
    pub fn rename(&self, person: PersonId, name: &str) -> Result<(), DeskError> {
        let name = read_name(1, name)?;
        self.store.rename_person(person, &name)?;
        self.forget_names();
        Ok(())
    }

    /// Erases a name for good; the log keeps only the person's opaque identifier.
    ///
    /// # Errors
    /// When the store cannot write.
    pub fn erase(&self, person: PersonId) -> Result<(), DeskError> {
        self.store.erase_person(person)?;
        self.forget_names();
        Ok(())
    }
}

/// Names, one on each line; blank lines are skipped.
///
/// # Errors
/// A sentence that names the line and what to do.
pub fn read_names(text: &str) -> Result<Vec<String>, DeskError> {
    let names: Vec<String> = (1..)
        .zip(text.lines())
        .filter(|(_, line)| !line.trim().is_empty())
        .map(|(number, line)| read_name(number, line))
        .collect::<Result<_, _>>()?;
    if names.len() > MOST {
        return Err(DeskError::Unusable(format!(
            "{} names at once are too many. Enter at most {MOST} and then the others.",
            names.len()
        )));
    }
    Ok(names)
}

fn read_name(number: usize, line: &str) -> Result<String, DeskError> {
    let name = line.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.is_empty() {
        return Err(DeskError::Unusable("The name is empty. Type the player's name.".to_owned()));
    }
    if name.chars().count() > LONGEST {
        return Err(DeskError::Unusable(format!(
            "Line {number} has more than {LONGEST} characters. Type one name on each line."
        )));
    }
    if name.chars().any(char::is_control) {
        return Err(DeskError::Unusable(format!(
            "Line {number} holds a control character. Type the name again."
        )));
    }
    Ok(name)
}
