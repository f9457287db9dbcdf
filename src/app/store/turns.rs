//! Who waits for whom when several write: one tournament's log for itself, what all of them share for itself.

use crate::domain::hash::sha256;
use crate::domain::id::TournamentId;

/// What is written one after the other. SQLite has one turn for everything; on PostgreSQL each is a lock of its own, in all
/// processes together. Who needs several takes them in this order, so that no two wait for one another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Turn {
    /// The log of one tournament and its deck lists.
    Log(TournamentId),
    /// Ruling documents, and what people say about them.
    Library,
    /// Names, which tournaments share.
    Names,
    /// Accounts, sessions, seats, roles, and all else.
    House,
}

/// Held by everybody who writes, and by those alone who change the tables or fill them from a backup.
const ALL: i64 = 1_095_909_460;

impl Turn {
    /// The number of its lock on PostgreSQL. Two turns with one number would only wait for one another.
    fn key(self) -> i64 {
        let name = match self {
            Self::Log(tournament) => format!("arbiter log {tournament}"),
            Self::Library => "arbiter library".to_owned(),
            Self::Names => "arbiter names".to_owned(),
            Self::House => "arbiter house".to_owned(),
        };
        let digits = sha256(name);
        let number = digits.get(..16).and_then(|digits| u64::from_str_radix(digits, 16).ok());
        number.unwrap_or_default().cast_signed()
    }
}

/// The statements with which a transaction begins on PostgreSQL that takes this turn, or all of them.
pub fn beginning(turn: Option<Turn>) -> String {
    match turn {
        None => format!("BEGIN; SELECT pg_advisory_xact_lock({ALL})"),
        Some(turn) => {
            let key = turn.key();
            format!("BEGIN; SELECT pg_advisory_xact_lock_shared({ALL}); SELECT pg_advisory_xact_lock({key})")
        }
    }
}

/// The statement that takes this turn too, within a transaction that has one that comes before it.
pub fn another(turn: Turn) -> String {
    format!("SELECT pg_advisory_xact_lock({})", turn.key())
}

#[cfg(test)]
mod tests {
    use super::*;
    use uuid::Uuid;

    #[test]
    fn every_turn_has_a_lock_of_its_own() {
        let log = |number| Turn::Log(TournamentId::new(Uuid::from_u128(number)));
        let turns = [log(1), log(2), Turn::Library, Turn::Names, Turn::House];
        let mut keys: Vec<i64> = turns.iter().map(|turn| turn.key()).collect();
        keys.push(ALL);
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), 6);
        assert!(turns.is_sorted(), "the order in which they are taken");
    }
}
