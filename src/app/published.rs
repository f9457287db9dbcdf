//! Deck lists that everybody sees: with their players' consent, and showing cards only.

use chrono::{DateTime, Utc};

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::snapshot::Snapshot;
use crate::domain::deck::groups::{self, CardGroup};
use crate::domain::deck::{DeckReport, Zone};
use crate::domain::id::PlayerId;
use crate::domain::scoring::tally::HistoryError;
use crate::domain::tournament::published::Published;

/// A list that everybody sees.
#[derive(Debug)]
pub struct ShownList {
    /// Its cards, without a word that the player wrote.
    pub report: DeckReport,
    /// Its cards by part and type.
    pub groups: Vec<CardGroup>,
    /// Lines that name no card, and are not shown.
    pub left_out: usize,
}

impl ShownList {
    /// The titles of one part.
    pub fn titles(&self, zone: Zone) -> Vec<&str> {
        let of = self.groups.iter().filter(|group| group.zone == zone).flat_map(|group| &group.cards);
        of.map(|(_, title)| title.as_str()).collect()
    }
}

impl Snapshot {
    /// The lists that everybody sees at this instant. A player whose name was erased has none.
    ///
    /// # Errors
    /// If the history contradicts itself.
    pub fn shown_lists(&self, now: DateTime<Utc>) -> Result<Vec<Published>, HistoryError> {
        let mut shown = self.tournament.shown_lists(now)?;
        shown.retain(|published| self.is_named(published.player));
        Ok(shown)
    }

    /// Whose lists are counted in the director's own report. A player whose name was erased is left out.
    pub(crate) fn reported_lists(&self) -> impl Iterator<Item = PlayerId> {
        self.tournament.reported_lists().filter(|player| self.is_named(*player))
    }

    /// Whether the player's name has not been erased.
    fn is_named(&self, player: PlayerId) -> bool {
        self.tournament.player(player).is_some_and(|player| self.names.contains_key(&player.person))
    }
}

impl Desk {
    /// The list of a player of [`Snapshot::shown_lists`].
    ///
    /// # Errors
    /// If there is no list, or its text or card table is not here.
    pub fn shown_list(&self, here: &Snapshot, player: PlayerId) -> Result<ShownList, DeskError> {
        let deck = here.tournament.player(player).and_then(|player| player.deck.as_ref());
        let mut report = self.check_kept_list(here, &deck.ok_or(DeskError::NotFound)?.sha256)?;
        report.lines.retain(|line| line.zone != Some(Zone::Aside));
        let lines = report.lines.len();
        report.lines.retain(|line| line.card.is_some());
        let left_out = lines - report.lines.len();
        for line in &mut report.lines {
            line.text.clear();
        }
        report.other_lines.clear();
        report.faults.clear();
        let groups = groups::by_type(&report, &*self.card_table_of(here)?);
        Ok(ShownList { report, groups, left_out })
    }
}
