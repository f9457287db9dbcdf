//! Which cards the deck lists hold that everybody sees, so that the page of a card reads no log. The texts of lists are
//! beside the log, so their cards are read here and not from a snapshot alone.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, NaiveDate, Utc};

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::read_model;
use crate::app::snapshot::Snapshot;
use crate::app::store::{ReadModel, ReadModelChange, ShownCard};
use crate::domain::card::CardId;
use crate::domain::deck::{DeckReport, Zone};
use crate::domain::edition::Edition;
use crate::domain::hash::ListHash;
use crate::domain::id::{PersonId, PlayerId};

/// A list that everybody sees, now or from a time that is set.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct ListInView {
    player: PlayerId,
    person: PersonId,
    edition: Edition,
    day: NaiveDate,
    place: Option<u32>,
    from: DateTime<Utc>,
    sha256: ListHash,
}

impl Snapshot {
    fn lists_in_view(&self) -> BTreeSet<ListInView> {
        let Some(setup) = self.tournament.setup() else { return BTreeSet::new() };
        let (edition, day) = (setup.settings.edition, setup.settings.date);
        let from = self.tournament.publication().at.unwrap_or(DateTime::UNIX_EPOCH);
        // A history that contradicts itself shows none; the tournament's own pages say what is wrong.
        let shown = self.tournament.shown_lists(DateTime::<Utc>::MAX_UTC).unwrap_or_default();
        let lists = shown.into_iter().filter_map(|list| {
            let player = self.tournament.player(list.player)?;
            let sha256 = player.deck.as_ref()?.sha256.clone();
            let (person, place) = (player.person, list.place);
            Some(ListInView { player: player.id, person, edition, day, place, from, sha256 })
        });
        lists.collect()
    }
}

impl Desk {
    /// All that lists show of a tournament; `None` before the first entry.
    ///
    /// # Errors
    /// If the store does not answer.
    pub(crate) fn read_model(&self, here: &Snapshot) -> Result<Option<ReadModel>, DeskError> {
        read_model_with(here, |sha256| self.check_kept_list(here, sha256))
    }

    /// The same of a tournament from elsewhere, whose lists are not stored yet.
    ///
    /// # Errors
    /// If the store does not answer.
    pub(crate) fn read_model_of_import(
        &self,
        here: &Snapshot,
        decks: &BTreeMap<ListHash, String>,
    ) -> Result<Option<ReadModel>, DeskError> {
        read_model_with(here, |sha256| {
            self.check_brought_list(here, decks.get(sha256).ok_or(DeskError::NotFound)?)
        })
    }

    /// What changes in the lists between two states of one tournament. Reads only deck lists that everybody sees since.
    ///
    /// # Errors
    /// If the store does not answer.
    pub(crate) fn read_model_change(
        &self,
        before: &Snapshot,
        after: &Snapshot,
    ) -> Result<ReadModelChange, DeskError> {
        let change = read_model::change(before, after)?;
        let (was, is) = (before.lists_in_view(), after.lists_in_view());
        if was == is {
            return Ok(change);
        }
        let gone = was.difference(&is).map(|list| list.player).collect();
        let added = cards_of(is.difference(&was), |sha256| self.check_kept_list(after, sha256))?;
        Ok(change.with_cards(gone, added))
    }
}

fn read_model_with(
    here: &Snapshot,
    check: impl Fn(&ListHash) -> Result<DeckReport, DeskError>,
) -> Result<Option<ReadModel>, DeskError> {
    let Some(model) = here.read_model()? else { return Ok(None) };
    let cards = cards_of(here.lists_in_view().iter(), check)?;
    Ok(Some(ReadModel { cards, ..model }))
}

/// The cards of these lists, without those set aside. A list whose text or card table is not here, or that cannot be
/// read, holds none.
fn cards_of<'l>(
    lists: impl Iterator<Item = &'l ListInView>,
    check: impl Fn(&ListHash) -> Result<DeckReport, DeskError>,
) -> Result<Vec<ShownCard>, DeskError> {
    let mut cards = Vec::new();
    for list in lists {
        let report = match check(&list.sha256) {
            Ok(report) => report,
            Err(DeskError::Unusable(_) | DeskError::Refused(_) | DeskError::NotFound) => continue,
            Err(error) => return Err(error),
        };
        let named =
            report.lines.into_iter().filter(|line| line.quantity > 0 && line.zone != Some(Zone::Aside));
        let held: BTreeSet<CardId> = named.filter_map(|line| line.card).collect();
        let ListInView { player, person, edition, day, place, from, .. } = *list;
        let shown = |card| ShownCard { player, card, person, edition, day, place, from };
        cards.extend(held.into_iter().map(shown));
    }
    Ok(cards)
}
