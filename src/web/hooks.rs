//! Answers the pipeline's questions from the desk.

use std::sync::Arc;

use chrono::Utc;

use crate::app::sessions::Visitor;
use crate::app::{Desk, DeskError};
use crate::domain::id::Slug;
use crate::web::error::PageError;
use crate::web::outage;
use crate::web::site::Hooks;
use crate::web::visit::{AccountView, SessionOwner, TournamentInPath};

impl Hooks {
    /// Builds the answers from a desk.
    pub fn of(desk: &Arc<Desk>) -> Self {
        let [person, tournament, asserts, head, changes, identities, store] =
            [(); 7].map(|()| Arc::clone(desk));
        Self {
            person: Box::new(move |token| {
                Ok(person.visitor(token.secret(), Utc::now())?.map(SessionOwner::from))
            }),
            tournament: Box::new(move |slug| open(&tournament, slug)),
            asserts: Box::new(move |account| Ok(asserts.may_assert(account)?)),
            head: Box::new(move |here| head.head_of(here)),
            now: Box::new(Utc::now),
            changes: Box::new(move || changes.changes()),
            identities: Box::new(move || identities.identities()),
            trouble: Box::new(move || outage::sentence(&store)),
        }
    }
}

/// Opens the tournament with a slug. One with an unreadable log still exists: its page says what is wrong.
fn open(desk: &Desk, slug: &Slug) -> Result<Option<TournamentInPath>, PageError> {
    match desk.tournament(slug) {
        Ok(here) => Ok(Some(TournamentInPath { id: here.id(), here: Some(here) })),
        Err(DeskError::NotFound) => Ok(None),
        Err(cause) => {
            cause.of_damaged_log()?;
            Ok(desk.id_at(slug)?.map(|id| TournamentInPath { id, here: None }))
        }
    }
}

impl From<Visitor> for SessionOwner {
    fn from(visitor: Visitor) -> Self {
        Self {
            account: visitor.account.map(|account| AccountView {
                id: account.id,
                name: account.display_name,
                operator: account.is_operator,
                opens: visitor.opens,
            }),
            confirmed: visitor.confirmed,
            roles: visitor.roles,
            seats: visitor.seats.iter().map(|seat| (seat.tournament, seat.player)).collect(),
        }
    }
}
