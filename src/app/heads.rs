//! Finds entries that were acknowledged but are not in the database: an older copy has replaced it, or its newest
//! part was lost.

use std::path::{Path, PathBuf};

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::store::{HeadFiles, NotedHead, Store, StoreError};
use crate::app::watch::DamagedTournament;

/// An entry noted outside the database that its log does not contain.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Loss {
    /// The file in which it was noted.
    pub place: PathBuf,
    pub noted: NotedHead,
    missing: Missing,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Missing {
    /// The whole tournament.
    Tournament,
    /// Everything after this entry.
    After(i64),
    /// Another entry has its number.
    Replaced,
}

impl Loss {
    pub fn tournament(&self) -> DamagedTournament {
        let noted = &self.noted;
        noted.slug.clone().map_or(DamagedTournament::Id(noted.tournament), DamagedTournament::Slug)
    }

    /// What is missing.
    pub fn sentence(&self) -> String {
        let (tournament, last) = (self.tournament(), self.noted.head.sequence);
        let at = self.noted.at.format("%-d %B %Y, %H:%M:%S UTC");
        match self.missing {
            Missing::Tournament => {
                format!("the tournament “{tournament}” is gone; its log had {last} entries, the last of {at}")
            }
            Missing::After(end) if end + 1 == last => {
                format!("“{tournament}”: entry {last} of {at} was recorded and is lost")
            }
            Missing::After(end) => format!(
                "“{tournament}”: entries {} to {last} were recorded, the last on {at}, and are lost",
                end + 1
            ),
            Missing::Replaced => format!(
                "“{tournament}”: entry {last} is not the one that was recorded on {at}; an older copy of the database \
                 was put in its place, and recording went on in that"
            ),
        }
    }

    /// What to do about it.
    pub fn remedy(&self) -> String {
        format!(
            "Bring back the newest backup with “arbiter restore”. If the older database is meant to be used, delete {}.",
            self.place.display()
        )
    }
}

impl Desk {
    /// Compares the logs with what was noted outside the database.
    ///
    /// # Errors
    /// If the store or a file cannot be read.
    pub fn losses(&self) -> Result<Vec<Loss>, DeskError> {
        Ok(find_losses(&self.store, self.store.head_files())?)
    }

    /// The same, and rewrites the files: the newest entry of each log, and what was lost.
    ///
    /// # Errors
    /// Like [`Desk::losses`].
    pub fn renew_heads(&self) -> Result<Vec<Loss>, DeskError> {
        let losses = self.losses()?;
        let heads = newest(&self.store)?;
        let lost = |place: &Path| {
            let here = losses.iter().filter(|loss| loss.place == place);
            here.map(|loss| NotedHead { is_lost: true, ..loss.noted.clone() }).collect::<Vec<_>>()
        };
        self.store.head_files().rewrite(|place| [heads.clone(), lost(place)].concat());
        Ok(losses)
    }
}

/// Entries in these files that the logs of this store do not contain.
pub(crate) fn find_losses(store: &Store, heads: &HeadFiles) -> Result<Vec<Loss>, StoreError> {
    let mut losses = Vec::new();
    for (place, noted) in heads.noted_heads()? {
        for noted in noted {
            let missing = missing(store, &noted)?;
            let slug = store.tournament(noted.tournament)?.map(|row| row.slug).or(noted.slug.clone());
            let noted = NotedHead { slug, ..noted };
            losses.extend(missing.map(|missing| Loss { place: place.clone(), noted, missing }));
        }
    }
    Ok(losses)
}

fn missing(store: &Store, noted: &NotedHead) -> Result<Option<Missing>, StoreError> {
    let Some(end) = store.head(noted.tournament)? else { return Ok(Some(Missing::Tournament)) };
    Ok(match store.entry(noted.tournament, noted.head.sequence)? {
        Some(entry) => (entry.hash != noted.head.hash).then_some(Missing::Replaced),
        None => Some(Missing::After(end.sequence)),
    })
}

fn newest(store: &Store) -> Result<Vec<NotedHead>, StoreError> {
    let mut heads = Vec::new();
    for (tournament, sequence) in store.heads()? {
        let row = store.tournament(tournament)?;
        let entry = store.entry(tournament, sequence)?.map(|entry| NotedHead::of(tournament, &entry));
        heads.extend(entry.zip(row).map(|(head, row)| head.at_address(&row.slug)));
    }
    Ok(heads)
}
