//! Which deck lists that everybody sees hold a card. Reads no log.

use std::collections::BTreeMap;
use std::sync::Arc;

use chrono::{DateTime, Utc};

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::person_record::sql;
use crate::app::store::ShownCard;
use crate::app::summary::Summary;
use crate::domain::awaited::Awaited;
use crate::domain::card::CardId;
use crate::domain::edition::Edition;
use crate::domain::id::{PersonId, PlayerId, Slug};

/// The most lists named.
const MOST_NAMED: usize = 20;

/// A list that holds the card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayedIn {
    /// The tournament's address.
    pub slug: Slug,
    /// The tournament's title.
    pub title: String,
    pub player: PlayerId,
    /// The player's name.
    pub name: String,
    /// The player's place in the final standings.
    pub place: Option<u32>,
}

impl Desk {
    /// The lists that everybody sees at this instant and that hold a card, those of the newest tournaments first.
    ///
    /// # Errors
    /// If nobody waits any more, or the store does not answer.
    pub fn played_in(
        &self,
        card: &CardId,
        edition: Edition,
        now: DateTime<Utc>,
        awaited: &Awaited,
    ) -> Result<Vec<PlayedIn>, DeskError> {
        self.complete_summaries()?;
        let (mut played, most) = (Vec::new(), sql(MOST_NAMED));
        let mut skip = 0;
        // Those of hidden tournaments are left out, so one look may not be enough.
        while played.len() < MOST_NAMED {
            awaited.check()?;
            let found = self.store.lists_with_card((edition, card), now, (skip, most))?;
            let (is_last, people) = (found.len() < MOST_NAMED, found.iter().map(|(_, one)| one.person));
            let names = self.store.names(&people.collect::<Vec<_>>())?;
            let at = self.summaries_by_id(found.iter().map(|(at, _)| *at))?;
            played.extend(found.iter().filter_map(|(there, one)| PlayedIn::of(at.get(there)?, one, &names)));
            if is_last {
                break;
            }
            skip += most;
        }
        played.truncate(MOST_NAMED);
        Ok(played)
    }
}

impl PlayedIn {
    /// `None` if not everybody may know of the tournament, or the player's name was erased.
    fn of(there: &Arc<Summary>, list: &ShownCard, names: &BTreeMap<PersonId, String>) -> Option<Self> {
        let name = names.get(&list.person).filter(|_| !there.hidden)?.clone();
        let (slug, title) = (there.slug.clone(), there.title.clone());
        Some(Self { slug, title, player: list.player, name, place: list.place })
    }
}
