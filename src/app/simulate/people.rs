//! Invented people, who play in many tournaments.

use crate::app::simulate::random_source::RandomSource;
use crate::domain::id::PersonId;

/// Invented first names.
const FIRST: [&str; 40] = [
    "Ada", "Bruno", "Chiara", "Dmitri", "Elif", "Farid", "Greta", "Hugo", "Inês", "Jonas", "Kaya", "Léo",
    "Mira", "Noah", "Oksana", "Pavel", "Quentin", "Rosa", "Sven", "Tereza", "Ulla", "Viktor", "Wanda",
    "Xavier", "Yara", "Zoë", "Anouk", "Ben", "Carla", "Dario", "Esther", "Finn", "Hanna", "Ivo", "Jana",
    "Karim", "Lotte", "Milan", "Nora", "Oskar",
];
/// Invented family names.
const LAST: [&str; 50] = [
    "Lindqvist",
    "Keller",
    "Romano",
    "Sokolov",
    "Demir",
    "Haddad",
    "Jansen",
    "Martins",
    "Duarte",
    "Weber",
    "Yılmaz",
    "Fontaine",
    "Novák",
    "O'Brien",
    "Bondar",
    "Dvořák",
    "Silva",
    "Visser",
    "Horvat",
    "Lindgren",
    "Bauer",
    "Costa",
    "Dubois",
    "Eriksen",
    "Farkas",
    "Garcia",
    "Hansen",
    "Ivanova",
    "Jokinen",
    "Kowalski",
    "Laurent",
    "Moreau",
    "Nielsen",
    "Olsen",
    "Petrov",
    "Quinn",
    "Richter",
    "Santos",
    "Tanaka",
    "Ulrich",
    "Varga",
    "Wagner",
    "Young",
    "Zimmer",
    "Andersen",
    "Brandt",
    "Castro",
    "Delgado",
    "Ebner",
    "Fischer",
];

/// Somebody who plays in simulated tournaments.
pub struct SimulatedPerson {
    /// Stays the same in every tournament of one seed.
    pub id: PersonId,
    pub name: String,
    /// Playing strength, 0 to 999; used only to draw results.
    pub strength: u64,
}

impl SimulatedPerson {
    /// The person with this number.
    pub fn of(seed: u64, number: u32) -> Self {
        let mut chance = RandomSource::of(seed, "person", u64::from(number));
        let at = usize::try_from(number).unwrap_or(usize::MAX);
        let first = FIRST.get(at % FIRST.len()).copied().unwrap_or_default();
        let last = LAST.get(at / FIRST.len() % LAST.len()).copied().unwrap_or_default();
        // Beyond two thousand people, names repeat and a number distinguishes them.
        let name = match at / (FIRST.len() * LAST.len()) {
            0 => format!("{first} {last}"),
            more => format!("{first} {last} {}", more + 1),
        };
        Self { id: PersonId::new(chance.uuid()), name, strength: chance.below(1_000) }
    }
}
