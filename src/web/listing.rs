//! The front page's summary of each tournament, cached until its log grows: no log is read again for it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use chrono::NaiveDate;

use crate::app::listing::UnreadableTournament;
use crate::app::{Desk, DeskError, Snapshot};
use crate::domain::id::Slug;
use crate::web::pages::public::finish::{final_ranking, won_by};
use crate::web::pages::public::state::TournamentState;
use crate::web::words;

/// A tournament in the list.
#[derive(Debug)]
pub struct Summary {
    pub slug: Slug,
    pub title: String,
    pub place: String,
    pub date: NaiveDate,
    pub edition: String,
    /// The number of players, in words.
    pub players: String,
    pub state: TournamentState,
    /// Who won, once it is over.
    pub won: Option<String>,
    /// How many rounds are planned.
    pub rounds: u32,
    /// Whether an operator hid it.
    pub hidden: bool,
}

/// The summaries, each with the number of the entry at which it was made.
#[derive(Debug, Default)]
pub struct Listing(Mutex<Known>);

#[derive(Debug, Default)]
struct Known {
    summaries: HashMap<Slug, (i64, Option<Arc<Summary>>)>,
    /// How many logs were read for them.
    read: usize,
}

impl Listing {
    /// All tournaments, newest first, and those whose log cannot be read. Reads only logs that have grown.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub fn all(&self, desk: &Desk) -> Result<(Vec<Arc<Summary>>, Vec<UnreadableTournament>), DeskError> {
        let (mut all, mut unreadable) = (Vec::new(), Vec::new());
        let newest = desk.newest_entries()?;
        for (slug, sequence) in &newest {
            if let Some(known) = self.known(slug, *sequence) {
                all.extend(known);
                continue;
            }
            match desk.tournament(slug) {
                Ok(here) => all.extend(self.keep(&here)),
                Err(DeskError::Store(cause)) if cause.is_outage() => return Err(cause.into()),
                Err(cause) => unreadable.push(UnreadableTournament { slug: slug.clone(), cause }),
            }
        }
        Ok((all, unreadable))
    }

    /// How many logs were read so far.
    pub fn read(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).read
    }

    fn known(&self, slug: &Slug, sequence: i64) -> Option<Option<Arc<Summary>>> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let summary = known.summaries.get(slug).filter(|(at, _)| *at == sequence);
        let summary = summary.map(|(_, summary)| summary.clone());
        drop(known);
        summary
    }

    fn keep(&self, here: &Snapshot) -> Option<Arc<Summary>> {
        let summary = Summary::of(here).map(Arc::new);
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.read += 1;
        known.summaries.insert(here.slug().clone(), (here.sequence(), summary.clone()));
        summary
    }
}

impl Summary {
    /// `None` before the first entry.
    fn of(here: &Snapshot) -> Option<Self> {
        let setup = here.tournament.setup()?;
        let settings = &setup.settings;
        let format = setup.format.as_ref().map(|format| format.name.clone());
        Some(Self {
            slug: here.slug().clone(),
            title: settings.title.clone(),
            place: settings.place.clone(),
            date: settings.date,
            edition: format.unwrap_or_else(|| settings.edition.name().to_owned()),
            players: words::count(here.tournament.players().count(), "player", "players"),
            state: TournamentState::of(here),
            won: won_by(&final_ranking(here)),
            rounds: settings.rounds,
            hidden: here.tournament.is_hidden(),
        })
    }
}
