//! A tournament as it stands at one head of its log.

use std::collections::{BTreeMap, BTreeSet};

use crate::app::error::DeskError;
use crate::app::store::TournamentRow;
use crate::app::text::json_in_words;
use crate::domain::id::{PersonId, PlayerId, Slug, TournamentId};
use crate::domain::tournament::entry::{DeckSubmitted, Entry};
use crate::domain::tournament::hash_chain::{self, BrokenChain, SealedEntry};
use crate::domain::tournament::{Setup, Stamped, Tournament};

/// A tournament with its log and the names of its players, at one head.
#[derive(Debug, Clone)]
pub struct Snapshot {
    /// Identifier, address and day of creation.
    pub row: TournamentRow,
    /// The state that the log tells.
    pub tournament: Tournament,
    /// The log itself.
    pub log: Vec<SealedEntry>,
    /// Names by person; a person without one was erased.
    pub names: BTreeMap<PersonId, String>,
    /// Where the log stopped proving itself.
    pub broken: Option<BrokenChain>,
}

impl Snapshot {
    /// A tournament of which nothing was read yet.
    pub fn unread(row: TournamentRow) -> Self {
        let (tournament, log, names) = (Tournament::default(), Vec::new(), BTreeMap::new());
        Self { row, tournament, log, names, broken: None }
    }

    /// Takes the newest part of the log into account.
    ///
    /// # Errors
    /// [`DeskError::Unreadable`] when an entry is not one this version knows.
    pub fn extend(&mut self, tail: Vec<SealedEntry>) -> Result<(), DeskError> {
        for sealed in tail {
            let stamped = open(&sealed)?;
            if self.broken.is_none() {
                self.broken = self.breaks(&sealed);
            }
            self.tournament.apply(&stamped);
            self.log.push(sealed);
        }
        Ok(())
    }

    fn breaks(&self, next: &SealedEntry) -> Option<BrokenChain> {
        let wanted = self.sequence().saturating_add(1);
        if next.sequence != wanted {
            return Some(BrokenChain::Sequence { wanted, found: next.sequence });
        }
        (next.expected_hash(&self.head()) != next.hash).then_some(BrokenChain::Hash { sequence: wanted })
    }

    /// The tournament's identifier.
    pub const fn id(&self) -> TournamentId {
        self.row.id
    }

    /// The tournament's address.
    pub const fn slug(&self) -> &Slug {
        &self.row.slug
    }

    /// The number of the newest entry.
    pub fn sequence(&self) -> i64 {
        self.log.last().map_or(0, |entry| entry.sequence)
    }

    /// The hash of the newest entry.
    pub fn head(&self) -> String {
        self.log.last().map_or_else(|| hash_chain::genesis(self.row.id), |entry| entry.hash.clone())
    }

    /// The short code of the head that is printed on sheets.
    pub fn head_code(&self) -> String {
        hash_chain::code(self.sequence(), &self.head())
    }

    /// What was chosen and pinned.
    ///
    /// # Errors
    /// [`DeskError::NotFound`] before the first entry.
    pub fn setup(&self) -> Result<&Setup, DeskError> {
        self.tournament.setup().ok_or(DeskError::NotFound)
    }

    /// The name of a player, with the number where another player has the same; the number alone where it was erased.
    pub fn name(&self, player: PlayerId) -> String {
        let registered = self.tournament.player(player);
        let Some(name) = registered.and_then(|player| self.names.get(&player.person)) else {
            return format!("Player {player}");
        };
        let others = self.tournament.players().filter(|other| other.id != player);
        let shared = others.map(|other| self.names.get(&other.person)).any(|other| other == Some(name));
        if shared { format!("{name} ({player})") } else { name.clone() }
    }

    /// Puts names where a sentence of the domain says `#7`.
    pub fn with_names(&self, sentence: &str) -> String {
        let mut parts = sentence.split('#');
        let mut named = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let digits = part.len() - part.trim_start_matches(|c: char| c.is_ascii_digit()).len();
            let (number, rest) = part.split_at(digits);
            match number.parse() {
                Ok(number) => named.push_str(&self.name(PlayerId(number))),
                Err(_) => {
                    named.push('#');
                    named.push_str(number);
                }
            }
            named.push_str(rest);
        }
        named
    }

    /// Every deck list that the log names, with the player who handed it in; each once.
    pub fn lists(&self) -> BTreeSet<(PlayerId, String)> {
        self.entries()
            .filter_map(|(_, entry)| match entry {
                Entry::DeckSubmitted(DeckSubmitted { player, sha256, .. }) => Some((player, sha256)),
                _ => None,
            })
            .collect()
    }

    /// The entries with their stamps, for pages that tell the log.
    pub fn entries(&self) -> impl Iterator<Item = (&SealedEntry, Entry)> {
        self.log.iter().filter_map(|sealed| open(sealed).ok().map(|stamped| (sealed, stamped.entry)))
    }
}

/// Reads the entry in a sealed line.
///
/// # Errors
/// [`DeskError::Unreadable`] when it is not one this version knows.
pub fn open(sealed: &SealedEntry) -> Result<Stamped, DeskError> {
    let unreadable = |cause: String| DeskError::Unreadable { sequence: sealed.sequence, cause };
    // The reader would also take a list of values without their names.
    if !sealed.payload.starts_with('{') {
        return Err(unreadable("it is not a JSON object in { }".to_owned()));
    }
    let entry: Entry =
        serde_json::from_str(&sealed.payload).map_err(|error| unreadable(json_in_words(&error)))?;
    Ok(Stamped { at: sealed.at, actor: sealed.actor.clone(), entry })
}
