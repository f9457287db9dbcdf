//! People of other tournaments who bear the name of a player here: the same people, perhaps. Staff say who is.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::snapshot::Snapshot;
use crate::app::store::fold_name;
use crate::app::summary::Summary;
use crate::domain::id::{PersonId, PlayerId};

/// How many are listed at once. Each is a line with a box that a director ticks by hand and with the tournaments of that
/// person: more of them are slow to make, and nobody works through them in one go.
const MOST_LISTED: usize = 200;

/// How many people are looked up to say how many are not listed. A club that enters its regulars again every week has
/// tens of thousands of people with the names of one field, and a count of them all would be as slow as the lines.
const MOST_COUNTED: usize = 1_000;

/// Somebody with the same name as a player here who played at another tournament.
#[derive(Debug)]
pub struct Namesake {
    /// The player here.
    pub player: PlayerId,
    /// The person there.
    pub person: PersonId,
    /// The tournaments they played, newest first.
    pub at: Vec<Arc<Summary>>,
}

/// The first namesakes of some players.
#[derive(Debug)]
pub struct ListedNamesakes {
    /// In order of the players.
    pub listed: Vec<Namesake>,
    /// How many more there are.
    pub more: usize,
    /// Whether there may be others still, whom nobody counted.
    pub is_at_least: bool,
}

impl Desk {
    /// The first people of other tournaments who share a name with a player here, in order of the players. Reads no log.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn namesakes(&self, here: &Snapshot) -> Result<ListedNamesakes, DeskError> {
        self.namesakes_of(here, |_| true)
    }

    /// The first people of other tournaments who share a name with one of these players.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn namesakes_of(
        &self,
        here: &Snapshot,
        of: impl Fn(PlayerId) -> bool,
    ) -> Result<ListedNamesakes, DeskError> {
        // Where people play is asked of the rows that this brings up to date.
        self.complete_summaries()?;
        let (mut names, mut players) = (Vec::new(), BTreeMap::<String, Vec<PlayerId>>::new());
        for player in here.tournament.players().filter(|player| of(player.id)) {
            let Some(name) = here.names.get(&player.person) else { continue };
            match players.entry(fold_name(name)) {
                Entry::Vacant(first) => {
                    names.push(name.clone());
                    first.insert(vec![player.id]);
                }
                Entry::Occupied(mut others) => others.get_mut().push(player.id),
            }
        }
        let bearers = self.store.bearers_elsewhere(&names, here.id(), MOST_COUNTED)?;
        let is_at_least = bearers.len() >= MOST_COUNTED;
        let mut pairs = Vec::new();
        for (person, name) in bearers.iter().filter(|(person, _)| !here.names.contains_key(person)) {
            let players = players.get(name).into_iter().flatten();
            pairs.extend(players.map(|player| (*player, *person)));
        }
        pairs.sort_unstable();
        let more = pairs.len().saturating_sub(MOST_LISTED);
        pairs.truncate(MOST_LISTED);
        let people: BTreeSet<PersonId> = pairs.iter().map(|(_, person)| *person).collect();
        let mut others = self.played_by(&people.into_iter().collect::<Vec<_>>())?;
        others.values_mut().for_each(|at| at.retain(|there| there.id != here.id()));
        Ok(ListedNamesakes { listed: with_tournaments(pairs, &others), more, is_at_least })
    }

    /// Those of these pairs that a page may offer: both have one name, and the person is no player here. `others` are the
    /// other tournaments of these people.
    pub(super) fn namesakes_among(
        &self,
        here: &Snapshot,
        said: &[(PlayerId, PersonId)],
        others: &BTreeMap<PersonId, Vec<Arc<Summary>>>,
    ) -> Result<Vec<Namesake>, DeskError> {
        let people: BTreeSet<PersonId> = said.iter().map(|(_, person)| *person).collect();
        let names = self.store.names(&people.into_iter().collect::<Vec<_>>())?;
        let mut pairs = said.to_vec();
        pairs.retain(|(player, person)| {
            let player = here.tournament.player(*player).and_then(|it| here.names.get(&it.person));
            let person = names.get(person).filter(|_| !here.names.contains_key(person));
            player.zip(person).is_some_and(|(one, other)| fold_name(one) == fold_name(other))
        });
        Ok(with_tournaments(pairs, others))
    }
}

/// Those of them who played at other tournaments that no operator hid.
fn with_tournaments(
    pairs: Vec<(PlayerId, PersonId)>,
    others: &BTreeMap<PersonId, Vec<Arc<Summary>>>,
) -> Vec<Namesake> {
    let namesake = |(player, person): (PlayerId, PersonId)| {
        let mut at = others.get(&person).cloned().unwrap_or_default();
        at.retain(|there| !there.hidden);
        (!at.is_empty()).then_some(Namesake { player, person, at })
    };
    pairs.into_iter().filter_map(namesake).collect()
}
