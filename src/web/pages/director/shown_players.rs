//! Which players a page for staff lists: everybody, or those who lack something.

use crate::app::decks::ListState;
use crate::domain::tournament::Player;
use crate::messages::say;
use crate::web::forms::ShownTablesQuery;
use crate::web::pages::rounds::shown_tables::{FilterLink, TableFilter};
use crate::web::urls::Link;
use crate::web::visit::Visit;

/// What the address asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::web::pages) enum ShownPlayers {
    All,
    /// Those whose list is missing.
    Missing,
    /// Those whose list has faults that were not accepted.
    Faulty,
    /// Those whose seat was not claimed.
    Unclaimed,
}

/// What a player lacks.
#[derive(Debug, Clone, Copy)]
pub(in crate::web::pages) struct Lacking {
    list: bool,
    faultless_list: bool,
    seat: bool,
}

impl Lacking {
    /// Nothing for who has dropped out.
    pub(in crate::web::pages) fn of(player: &Player, required: bool, has_seat: bool) -> Self {
        let plays = player.is_active();
        Self {
            list: plays && required && player.deck.is_none(),
            faultless_list: plays && player.deck.as_ref().is_some_and(|deck| !deck.is_settled()),
            seat: plays && !has_seat,
        }
    }

    /// Adds what the check of the list says now, for a page that knows it: a list that has to be checked again may have
    /// faults.
    pub(in crate::web::pages) fn with_list(self, player: &Player, standing: ListState) -> Self {
        let checks_again = player.is_active() && standing == ListState::Outdated;
        Self { faultless_list: self.faultless_list || checks_again, ..self }
    }
}

impl ShownPlayers {
    pub(in crate::web::pages) fn of(visit: &Visit) -> Self {
        let asked = ShownTablesQuery::of(&visit.query).show;
        let choices = [Self::Missing, Self::Faulty, Self::Unclaimed];
        choices.into_iter().find(|one| one.code() == asked).unwrap_or(Self::All)
    }

    /// What the address says.
    pub(in crate::web::pages) const fn code(self) -> &'static str {
        match self {
            Self::All => "",
            Self::Missing => "missing",
            Self::Faulty => "faulty",
            Self::Unclaimed => "unclaimed",
        }
    }

    pub(in crate::web::pages) const fn has(self, player: Lacking) -> bool {
        match self {
            Self::All => true,
            Self::Missing => player.list,
            Self::Faulty => player.faultless_list,
            Self::Unclaimed => player.seat,
        }
    }

    /// The links between them; `None` while nobody lacks anything.
    pub(in crate::web::pages) fn filter(
        self,
        players: &[Lacking],
        to: impl Fn(Self) -> Link,
    ) -> Option<TableFilter> {
        let count = |shown: Self| players.iter().filter(|player| shown.has(**player)).count();
        let (missing, faulty, seats) = (count(Self::Missing), count(Self::Faulty), count(Self::Unclaimed));
        let choices = [
            (Self::Missing, missing, say("director-filter-missing").with("n", missing)),
            (Self::Faulty, faulty, say("director-filter-faulty").with("n", faulty)),
            (Self::Unclaimed, seats, say("director-filter-unclaimed").with("n", seats)),
        ];
        let offered = choices.into_iter().filter(|(shown, n, _)| *n > 0 || *shown == self);
        let all = std::iter::once((Self::All, players.len(), say("director-filter-all")));
        let links: Vec<FilterLink> = all
            .chain(offered)
            .map(|(shown, _, word)| FilterLink { word, to: to(shown), is_here: self == shown })
            .collect();
        let none = (self != Self::All && count(self) == 0).then(|| say("director-filter-none"));
        (links.len() > 1).then_some(TableFilter { label: say("director-filter-label"), links, none })
    }
}
