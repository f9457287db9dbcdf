//! Password hashing with argon2id, two at a time.

use std::sync::{Condvar, Mutex, PoisonError};

use argon2::password_hash::phc::PasswordHash;
use argon2::{Algorithm, Argon2, Params, PasswordHasher, PasswordVerifier, Version};

use crate::app::error::DeskError;

/// Shortest password, in characters (ASVS 6.2.1).
pub const SHORTEST: usize = 8;
/// Longest password, in bytes: more is refused before any hashing.
pub const LONGEST: usize = 512;
/// Hashes computed at once: each takes a core and 19 MiB.
const AT_ONCE: usize = 2;

/// How costly a hash is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cost {
    /// OWASP's minimum for argon2id: 19 MiB, two passes, one lane.
    Full,
    /// For tests only: the weakest that the algorithm allows.
    Weakest,
}

/// Hashes and checks passwords.
pub struct Passwords {
    hasher: Argon2<'static>,
    dummy: String,
    busy: Mutex<usize>,
    freed: Condvar,
}

impl Passwords {
    /// Prepares hashing at a cost, and one hash to compare with where an account is unknown.
    ///
    /// # Errors
    /// When the parameters are refused or there is no randomness.
    pub fn new(cost: Cost) -> Result<Self, DeskError> {
        let params = match cost {
            Cost::Full => Params::default(),
            Cost::Weakest => Params::new(8, 1, 1, None).map_err(|error| unlikely(&error))?,
        };
        let hasher = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
        let mut passwords = Self { hasher, dummy: String::new(), busy: Mutex::new(0), freed: Condvar::new() };
        passwords.dummy = passwords.hash("nobody has this password")?;
        Ok(passwords)
    }

    /// Hashes a password.
    ///
    /// # Errors
    /// A sentence when the password is too short, too long or too easy.
    pub fn hash(&self, password: &str) -> Result<String, DeskError> {
        check(password)?;
        let _turn = self.turn();
        self.hasher
            .hash_password(password.as_bytes())
            .map(|hash| hash.to_string())
            .map_err(|error| unlikely(&error))
    }

    /// Whether the password gives the hash. Takes as long for an account that does not exist.
    pub fn matches(&self, password: &str, hash: Option<&str>) -> bool {
        if password.len() > LONGEST {
            return false;
        }
        let _turn = self.turn();
        let Ok(parsed) = PasswordHash::new(hash.unwrap_or(&self.dummy)) else { return false };
        self.hasher.verify_password(password.as_bytes(), &parsed).is_ok() && hash.is_some()
    }

    fn turn(&self) -> Turn<'_> {
        let mut busy = self.busy.lock().unwrap_or_else(PoisonError::into_inner);
        while *busy >= AT_ONCE {
            busy = self.freed.wait(busy).unwrap_or_else(PoisonError::into_inner);
        }
        *busy += 1;
        Turn(self)
    }
}

struct Turn<'a>(&'a Passwords);

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        *self.0.busy.lock().unwrap_or_else(PoisonError::into_inner) -= 1;
        self.0.freed.notify_one();
    }
}

fn check(password: &str) -> Result<(), DeskError> {
    let unusable = |why: &str| Err(DeskError::Unusable(why.to_owned()));
    if password.contains('\0') {
        return unusable("A password cannot hold a NUL character. Choose another one.");
    }
    if password.chars().count() < SHORTEST {
        return unusable("The password needs at least 8 characters. Choose a longer one.");
    }
    if password.len() > LONGEST {
        return unusable("The password is longer than 512 bytes. Choose a shorter one.");
    }
    let folded = password.to_lowercase();
    let easy = EASY.iter().any(|word| folded == *word) || folded.chars().all(|c| folded.starts_with(c));
    if easy {
        return unusable("That password is among the first that anybody tries. Choose another one.");
    }
    Ok(())
}

/// Words that a guesser tries first in this field, and the best known of all.
const EASY: &[&str] = &[
    "password",
    "password1",
    "passw0rd",
    "12345678",
    "123456789",
    "1234567890",
    "qwertyuiop",
    "qwerty123",
    "iloveyou",
    "11111111",
    "abcd1234",
    "letmein1",
    "football",
    "baseball",
    "sunshine",
    "princess",
    "starwars",
    "startrek",
    "star trek",
    "enterprise",
    "arbiter1",
    "arbiter123",
    "tribbles",
    "tournament",
    "director",
    "headjudge",
    "changeme",
    "administrator",
    "welcome1",
    "trustno1",
];

fn unlikely(error: &dyn std::fmt::Display) -> DeskError {
    DeskError::Randomness(error.to_string())
}
