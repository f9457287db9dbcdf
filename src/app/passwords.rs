//! Hashes passwords with argon2id, two at a time, each in its own memory, which is reused.

use std::collections::HashSet;
use std::sync::{Condvar, LazyLock, Mutex, PoisonError};

use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Block, Params, Version};
use subtle::ConstantTimeEq;

use crate::app::error::DeskError;
use crate::app::store::fold_name;
use crate::app::unfit::UnfitPassword;
use crate::data::COMMON_PASSWORDS;

/// The minimum length in characters (ASVS 6.2.1).
pub const SHORTEST: usize = 8;
/// The maximum length in bytes; longer passwords are refused before hashing.
pub const LONGEST: usize = 512;
/// Random bytes in each hash.
const SALT: usize = 16;
/// Hashes computed at once: each takes a core and 19 MiB.
const AT_ONCE: usize = 2;
/// How many passwords may wait for a turn; more are refused, so that at least half of the workers are left for pages.
const WAITING: usize = 30;

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
    at_work: Mutex<AtWork>,
    freed: Condvar,
    /// Words that belong to the installation, such as the site's name.
    place: Vec<String>,
}

#[derive(Debug, Default)]
struct AtWork {
    busy: usize,
    waiting: usize,
    /// Memory blocks that no hash is using; empty while nothing is being hashed.
    free: Vec<Vec<Block>>,
}

impl Passwords {
    /// Prepares hashing at a cost, and one hash to compare with for unknown accounts.
    ///
    /// # Errors
    /// If the parameters are invalid or there is no randomness.
    pub fn new(cost: Cost) -> Result<Self, DeskError> {
        let params = match cost {
            Cost::Full => Params::default(),
            Cost::Weakest => Params::new(8, 1, 1, None).map_err(|error| unlikely(&error))?,
        };
        let hasher = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
        let mut passwords = Self {
            hasher,
            dummy: String::new(),
            at_work: Mutex::default(),
            freed: Condvar::new(),
            place: Vec::new(),
        };
        passwords.dummy = passwords.hash("nobody has this password")?;
        Ok(passwords)
    }

    /// Also refuses passwords made of these words.
    pub fn refuse_also(&mut self, words: impl IntoIterator<Item = String>) {
        self.place.extend(words);
    }

    /// Hashes a password.
    ///
    /// # Errors
    /// Like [`Passwords::hash_for`].
    pub fn hash(&self, password: &str) -> Result<String, DeskError> {
        self.hash_for(password, &[])
    }

    /// Hashes the password of somebody with these names.
    ///
    /// # Errors
    /// A sentence when the password is too short, too long or too simple; [`DeskError::Crowded`].
    pub fn hash_for(&self, password: &str, names: &[String]) -> Result<String, DeskError> {
        check(password, names, &self.place)?;
        let mut salt = [0; SALT];
        getrandom::fill(&mut salt).map_err(|error| unlikely(&error))?;
        let salt = Salt::new(&salt).map_err(|error| unlikely(&error))?;
        let mut turn = self.turn()?;
        let mut output = [0; Params::DEFAULT_OUTPUT_LEN];
        let blocks = self.hasher.params().block_count();
        compute(&self.hasher, password, &salt, &mut output, turn.blocks(blocks))?;
        let hash = PasswordHash {
            algorithm: Algorithm::Argon2id.ident(),
            version: Some(Version::V0x13.into()),
            params: ParamsString::try_from(self.hasher.params()).map_err(|error| unlikely(&error))?,
            salt: Some(salt),
            hash: Some(Output::new(&output).map_err(|error| unlikely(&error))?),
        };
        Ok(hash.to_string())
    }

    /// Whether the password matches the hash. Takes equally long if the account does not exist.
    ///
    /// # Errors
    /// [`DeskError::Crowded`] when too many are waiting; then nothing was checked.
    pub fn matches(&self, password: &str, hash: Option<&str>) -> Result<bool, DeskError> {
        if password.len() > LONGEST {
            return Ok(false);
        }
        let mut turn = self.turn()?;
        let Some(kept) = Kept::read(hash.unwrap_or(&self.dummy)) else { return Ok(false) };
        let blocks = kept.hasher.params().block_count();
        let mut output = vec![0; kept.output.len()];
        compute(&kept.hasher, password, &kept.salt, &mut output, turn.blocks(blocks))?;
        Ok(bool::from(output.ct_eq(kept.output.as_bytes())) && hash.is_some())
    }

    #[expect(
        clippy::significant_drop_tightening,
        reason = "the lock is handed to the wait, which gives it back"
    )]
    fn turn(&self) -> Result<Turn<'_>, DeskError> {
        let mut at_work = self.at_work.lock().unwrap_or_else(PoisonError::into_inner);
        if at_work.busy >= AT_ONCE && at_work.waiting >= WAITING {
            return Err(DeskError::Crowded);
        }
        at_work.waiting += 1;
        let full = |at_work: &mut AtWork| at_work.busy >= AT_ONCE;
        let mut at_work = self.freed.wait_while(at_work, full).unwrap_or_else(PoisonError::into_inner);
        at_work.waiting -= 1;
        at_work.busy += 1;
        let memory = at_work.free.pop().unwrap_or_default();
        Ok(Turn { of: self, memory })
    }
}

/// One of the two turns to hash, with the memory that it uses.
struct Turn<'a> {
    of: &'a Passwords,
    memory: Vec<Block>,
}

impl Turn<'_> {
    /// Memory of at least `count` blocks: reused from an earlier hash if possible.
    fn blocks(&mut self, count: usize) -> &mut [Block] {
        if self.memory.len() < count {
            self.memory = vec![Block::new(); count];
        }
        &mut self.memory
    }
}

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        let mut at_work = self.of.at_work.lock().unwrap_or_else(PoisonError::into_inner);
        at_work.busy -= 1;
        if at_work.busy + at_work.waiting > 0 {
            // A flood of sign-ins reuses the same memory.
            at_work.free.push(std::mem::take(&mut self.memory));
        } else {
            at_work.free.clear();
        }
        drop(at_work);
        self.of.freed.notify_one();
    }
}

/// A stored hash: its parameters and its output.
struct Kept {
    hasher: Argon2<'static>,
    salt: Salt,
    output: Output,
}

impl Kept {
    fn read(phc: &str) -> Option<Self> {
        let hash = PasswordHash::new(phc).ok()?;
        let algorithm = hash.algorithm.as_str().parse().ok()?;
        let version = Version::try_from(hash.version?).ok()?;
        let params = Params::try_from(&hash).ok()?;
        Some(Self { hasher: Argon2::new(algorithm, version, params), salt: hash.salt?, output: hash.hash? })
    }
}

fn compute(
    hasher: &Argon2<'_>,
    password: &str,
    salt: &[u8],
    output: &mut [u8],
    memory: &mut [Block],
) -> Result<(), DeskError> {
    let blocks = hasher.params().block_count().min(memory.len());
    let (memory, _) = memory.split_at_mut(blocks);
    hasher
        .hash_password_into_with_memory(password.as_bytes(), salt, output, memory)
        .map_err(|error| unlikely(&error))
}

/// Checks whether a password may be chosen; `names` are those of the account.
fn check(password: &str, names: &[String], place: &[String]) -> Result<(), DeskError> {
    if password.contains('\0') {
        return Err(UnfitPassword::Nul.into());
    }
    if password.len() > LONGEST {
        return Err(UnfitPassword::TooLong.into());
    }
    if password.chars().count() < SHORTEST {
        return Err(UnfitPassword::TooShort.into());
    }
    let folded = password.to_lowercase();
    if common().contains(folded.as_str()) || folded.chars().all(|c| folded.starts_with(c)) {
        return Err(UnfitPassword::Common.into());
    }
    let here = FIELD.iter().copied().chain(place.iter().map(String::as_str));
    if is_made_of(password, names.iter().map(String::as_str).chain(here)) {
        return Err(UnfitPassword::MadeOfNames.into());
    }
    Ok(())
}

fn common() -> &'static HashSet<&'static str> {
    static COMMON: LazyLock<HashSet<&str>> =
        LazyLock::new(|| COMMON_PASSWORDS.lines().filter(|line| !line.starts_with('#')).collect());
    &COMMON
}

/// Whether a password consists only of these words, with digits and punctuation between or after them.
fn is_made_of<'a>(password: &str, words: impl Iterator<Item = &'a str>) -> bool {
    let letters = |text: &str| fold_name(text).chars().filter(|c| c.is_alphabetic()).collect::<String>();
    let words = words.flat_map(|name| std::iter::once(name).chain(name.split_whitespace()));
    let mut words: Vec<String> = words.map(letters).filter(|word| word.chars().count() >= 3).collect();
    words.sort_by_key(|word| std::cmp::Reverse(word.len()));
    let whole = letters(password);
    let rest = words.iter().fold(whole.clone(), |rest, word| rest.replace(word.as_str(), ""));
    rest.is_empty() && !whole.is_empty()
}

/// Words that a guesser tries first in this field.
const FIELD: &[&str] = &[
    "arbiter",
    "tournament",
    "director",
    "head judge",
    "judge",
    "scorekeeper",
    "operator",
    "admin",
    "password",
    "star trek",
    "enterprise",
    "starfleet",
    "federation",
    "klingon",
    "romulan",
    "cardassian",
    "ferengi",
    "tribble",
    "tribbles",
    "jean-luc",
    "picard",
    "spock",
    "borg",
    "ccg",
];

fn unlikely(error: &dyn std::fmt::Display) -> DeskError {
    DeskError::Randomness(error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_common(password: &str, names: &[&str]) -> bool {
        let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
        check(password, &names, &["quarks".to_owned()]).is_err()
    }

    #[test]
    fn the_three_thousand_commonest_passwords_are_refused() {
        assert_eq!(common().len(), 3_000);
        assert!(common().iter().all(|password| is_common(password, &[])));
        assert!(is_common("Password", &[]) && is_common("TRUSTNO1", &[]) && is_common("zzzzzzzzz", &[]));
        assert!(!is_common("correct horse", &[]) && !is_common("battery staple", &[]), "the control");
    }

    #[test]
    fn names_of_the_person_the_product_and_the_place_are_refused() {
        for password in [
            "ruth1234!",
            "RuthRuth",
            "Rúth-2026",
            "arbiter2026",
            "Star Trek 1",
            "QUARKS-quarks",
            "tribbles99",
            "arbiterjudge",
            "Kira Nerys 7",
            "kira-nerys 15",
        ] {
            assert!(is_common(password, &["Ruth", "Kira Nerys"]), "{password}");
        }
        assert!(!is_common("ruth1234!", &["Quark"]), "the control: another's name");
        assert!(is_common("Fault Open 1", &["Fault Open"]) && !is_common("Fault Open 1", &["Other Open"]));
        assert!(is_common("jean-luc picard", &[]), "of the field");
        assert!(!is_common("ruthless horse", &["Ruth"]) && !is_common("83920174", &["Ruth"]));
        assert!(!is_common("ab-ab-ab-1", &["ab"]), "a name of two letters is in every word");
    }

    #[test]
    fn long_and_strange_passwords_are_taken_and_a_megabyte_is_not() {
        let passwords = Passwords::new(Cost::Weakest).unwrap();
        for password in ["x1".repeat(64), "пароль долгий".to_owned(), "🖖🖖🖖🖖live long".to_owned()]
        {
            let hash = passwords.hash(&password).unwrap();
            assert!(passwords.matches(&password, Some(&hash)).unwrap());
            assert!(!passwords.matches("another", Some(&hash)).unwrap());
        }
        let long = "x1".repeat(512 * 1024);
        assert!(passwords.hash(&long).is_err());
        // Refused before anything is hashed, even while every turn is taken.
        *passwords.at_work.lock().unwrap() = AtWork { busy: AT_ONCE, waiting: WAITING, ..AtWork::default() };
        assert!(!passwords.matches(&long, None).unwrap());
        assert!(passwords.hash(&long).is_err());
        assert!(matches!(passwords.matches("short", None), Err(DeskError::Crowded)));
    }

    #[test]
    fn a_flood_computes_in_the_same_blocks_and_nothing_is_kept_after_it() {
        let passwords = Passwords::new(Cost::Full).unwrap();
        let kept = || passwords.at_work.lock().unwrap().free.len();
        assert_eq!(kept(), 0, "the program starts without them");
        let mut turns = [passwords.turn().unwrap(), passwords.turn().unwrap()];
        let [first, second] = turns.each_mut().map(|turn| turn.blocks(19_456).as_ptr());
        let [one, mut other] = turns;
        drop(one);
        let mut next = passwords.turn().unwrap();
        assert_eq!(next.blocks(19_456).as_ptr(), first, "19 MiB, used again while somebody is at work");
        assert_eq!(other.blocks(19_456).as_ptr(), second);
        drop((next, other));
        assert_eq!(kept(), 0, "given back when the last one leaves");
        let hash = passwords.hash("correct horse").unwrap();
        assert!(passwords.matches("correct horse", Some(&hash)).unwrap());
        assert!(!passwords.matches("correct horsf", Some(&hash)).unwrap());
        assert!(!passwords.matches("correct horse", None).unwrap());
        assert_eq!(kept(), 0);
    }

    #[test]
    fn hashes_of_earlier_versions_and_of_other_costs_are_understood() {
        // Written by the crate itself, like all earlier hashes.
        let kept = Argon2::new(Algorithm::Argon2id, Version::V0x13, Params::new(64, 1, 1, None).unwrap());
        let kept = argon2::PasswordHasher::hash_password(&kept, b"correct horse").unwrap().to_string();
        let passwords = Passwords::new(Cost::Weakest).unwrap();
        assert!(passwords.matches("correct horse", Some(&kept)).unwrap());
        assert!(!passwords.matches("battery staple", Some(&kept)).unwrap());
        assert!(!passwords.matches("correct horse", Some("$argon2id$v=19$broken")).unwrap());
    }

    #[test]
    fn two_are_hashed_at_once_and_who_finds_the_queue_full_is_sent_away() {
        let passwords = Passwords::new(Cost::Weakest).unwrap();
        let turns = [passwords.turn().unwrap(), passwords.turn().unwrap()];
        std::thread::scope(|scope| {
            let waiting: Vec<_> =
                (0..WAITING).map(|_| scope.spawn(|| passwords.matches("short", None))).collect();
            while passwords.at_work.lock().unwrap().waiting < WAITING {
                std::thread::yield_now();
            }
            assert!(matches!(passwords.matches("short", None), Err(DeskError::Crowded)));
            assert_eq!(passwords.at_work.lock().unwrap().busy, AT_ONCE);
            drop(turns);
            assert!(waiting.into_iter().all(|one| matches!(one.join(), Ok(Ok(false)))), "all are answered");
        });
        assert_eq!(passwords.at_work.lock().unwrap().busy, 0);
    }
}
