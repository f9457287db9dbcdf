//! The desk's answers to the questions that the door asks.

use std::sync::Arc;

use chrono::Utc;

use crate::app::Desk;
use crate::app::sessions::Visitor;
use crate::web::site::Hooks;
use crate::web::trouble;
use crate::web::visit::{AccountView, Person};

impl Hooks {
    /// Answers from a desk.
    pub fn of(desk: &Arc<Desk>) -> Self {
        let [person, tournament, roles, judges, head, changes, store] = [(); 7].map(|()| Arc::clone(desk));
        Self {
            person: Box::new(move |token| Ok(person.visitor(token.secret(), Utc::now())?.map(Person::from))),
            tournament: Box::new(move |slug| Ok(tournament.id_at(slug.as_str())?)),
            roles: Box::new(move |account, here| Ok(roles.roles_at(account, here)?)),
            judges: Box::new(move |account| Ok(judges.may_assert(account)?)),
            head: Box::new(move |here| head.head_of(here)),
            changes: Box::new(move || changes.changes()),
            trouble: Box::new(move || trouble::sentence(&store)),
        }
    }
}

impl From<Visitor> for Person {
    fn from(visitor: Visitor) -> Self {
        Self {
            account: visitor.account.map(|account| AccountView {
                id: account.id,
                name: account.display_name,
                operator: account.is_operator,
                opens: visitor.opens,
            }),
            seats: visitor.seats.iter().map(|seat| (seat.tournament, seat.player)).collect(),
        }
    }
}
