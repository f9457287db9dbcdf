//! What a page offers. Who may send a form is in its row of the route table, and whether its command is taken now is up
//! to the rules: a page asks here, and never decides either by itself.

use std::collections::BTreeSet;

use crate::app::Snapshot;
use crate::domain::tournament::role::Role;
use crate::web::route::{Method, Route};
use crate::web::urls;
use crate::web::visit::Visit;

/// The forms of a tournament that a visitor is offered now, by their addresses.
#[derive(Debug, Clone)]
pub struct Offers(BTreeSet<&'static str>);

impl Offers {
    /// Whether the form with this address is offered.
    pub fn form(&self, path: &str) -> bool {
        self.0.contains(path)
    }
}

impl Visit {
    /// All forms that are offered now, for a page with many; each as [`Visit::offers`] says.
    pub fn all_offers(&self, here: &Snapshot) -> Offers {
        let forms = self.routes.iter().filter(|row| row.method == Method::Post).map(|row| row.path);
        Offers(forms.filter(|form| self.offers(here, form)).collect())
    }

    /// Whether to offer the form with this address: the visitor may send it, and the tournament takes one of its
    /// commands now, whatever they say. The address is the `PATH` of its URL.
    pub fn offers(&self, here: &Snapshot, form: &'static str) -> bool {
        let takes = |row: &Route| {
            row.gives.is_empty() || row.gives.iter().any(|kind| here.tournament.takes(*kind).is_ok())
        };
        self.row(Method::Post, form).is_some_and(|row| self.meets(row.who) && takes(row))
    }

    /// Whether the visitor may send the form with this address, now or at another time.
    pub fn sends(&self, form: &'static str) -> bool {
        self.row(Method::Post, form).is_some_and(|row| self.meets(row.who))
    }

    /// Whether the visitor may open the page with this address.
    pub fn reads(&self, page: &'static str) -> bool {
        self.row(Method::Get, page).is_some_and(|row| self.meets(row.who))
    }

    /// Whether to offer to undo the acts of anybody, as directors may; others undo their own from their desk.
    pub fn undoes(&self, here: &Snapshot) -> bool {
        self.has(Role::Director) && self.offers(here, urls::undo_act::PATH)
    }

    /// Whether what they state about the library counts for everybody at once, as an operator's word does; anybody
    /// else's is decided by the log of the library.
    pub fn states_for_everybody(&self) -> bool {
        self.is_operator()
    }

    fn row(&self, method: Method, path: &'static str) -> Option<&'static Route> {
        self.routes.iter().find(|row| row.method == method && row.path == path)
    }
}
