//! The front page's summary of each tournament, cached until its log grows: no log is read again for it.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use chrono::{DateTime, NaiveDate, Utc};

use crate::app::finish::final_ranking;
use crate::app::listing::UnreadableTournament;
use crate::app::{Desk, DeskError, Snapshot, fold_name};
use crate::domain::edition::Edition;
use crate::domain::id::Slug;
use crate::web::error::PageError;
use crate::web::pages::public::finish::{winners, won_by};
use crate::web::pages::public::state::TournamentState;
use crate::web::words;

/// A tournament in the list.
#[derive(Debug)]
pub struct Summary {
    pub slug: Slug,
    pub title: String,
    pub place: String,
    pub date: NaiveDate,
    pub game: Edition,
    /// The deck format by name.
    pub format: Option<String>,
    pub players: usize,
    pub state: TournamentState,
    /// Title, place and format, folded for searching.
    pub sought: String,
    /// Who won, once it is over.
    pub winners: Vec<String>,
    pub created: DateTime<Utc>,
    /// When it was closed.
    pub closed: Option<DateTime<Utc>>,
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

/// The page of a list that is asked for: the first one, unless a number says otherwise.
///
/// # Errors
/// [`PageError::NotFound`] for a page that does not exist.
pub fn page(asked: &str, pages: usize) -> Result<usize, PageError> {
    let number = if asked.is_empty() { Some(1) } else { asked.parse().ok() };
    number.filter(|page| (1..=pages).contains(page)).ok_or(PageError::NotFound)
}

impl Listing {
    /// All tournaments, newest first, and those whose log cannot be read. Reads only logs that have grown.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn all(&self, desk: &Desk) -> Result<(Vec<Arc<Summary>>, Vec<UnreadableTournament>), DeskError> {
        let (mut all, mut unreadable) = (Vec::new(), Vec::new());
        let newest = desk.newest_entries()?;
        for (slug, sequence) in &newest {
            if let Some(known) = self.recall(slug, *sequence) {
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

    /// The tournaments that everybody may see, the newest day first.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn public(&self, desk: &Desk) -> Result<Vec<Arc<Summary>>, DeskError> {
        let (mut all, _) = self.all(desk)?;
        all.retain(|one| !one.hidden);
        all.sort_by_key(|one| Reverse(one.date));
        Ok(all)
    }

    /// How many logs were read so far.
    pub fn read(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).read
    }

    fn recall(&self, slug: &Slug, sequence: i64) -> Option<Option<Arc<Summary>>> {
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
        let sought = [settings.title.as_str(), &settings.place, format.as_deref().unwrap_or_default()];
        Some(Self {
            slug: here.slug().clone(),
            title: settings.title.clone(),
            place: settings.place.clone(),
            date: settings.date,
            sought: fold_name(&sought.join(" ")),
            game: settings.edition,
            format,
            players: here.tournament.players().count(),
            state: TournamentState::of(here),
            // Results that cannot be scored name no winner; the tournament's own pages say what is wrong.
            winners: final_ranking(here).map_or_else(|_| Vec::new(), |ranking| winners(&ranking)),
            created: here.row.created_at,
            closed: here.tournament.closed(),
            rounds: settings.rounds,
            hidden: here.tournament.is_hidden(),
        })
    }

    /// The deck format, or the game.
    pub fn edition(&self) -> &str {
        self.format.as_deref().unwrap_or_else(|| self.game.name())
    }

    /// `12 players`.
    pub fn player_count(&self) -> String {
        words::count(self.players, "player", "players")
    }

    /// `Won by Kira and Odo`, once it is over.
    pub fn won(&self) -> Option<String> {
        won_by(&self.winners)
    }

    /// When there was last something to report: its creation, or its end.
    pub fn updated(&self) -> DateTime<Utc> {
        self.closed.unwrap_or(self.created)
    }
}
