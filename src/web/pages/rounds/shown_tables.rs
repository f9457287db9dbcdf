//! Which tables of a round in play its page shows.

use chrono::{DateTime, Utc};

use crate::app::Snapshot;
use crate::domain::tournament::round::{Phase, Round, Table};
use crate::messages::{Message, say};
use crate::web::forms::ShownTablesQuery;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;

/// What the address asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ShownTables {
    All,
    /// Those without a result.
    Open,
    /// Those without a result whose time is over.
    Late,
}

/// The links between them.
pub(super) struct TableFilter {
    pub(super) links: Vec<FilterLink>,
    /// That no table is like this, if none is.
    pub(super) none: Option<Message>,
}

pub(super) struct FilterLink {
    pub(super) word: Message,
    pub(super) to: Link,
    pub(super) is_here: bool,
}

impl ShownTables {
    /// What the address asks for; a round that is over has no open tables.
    pub(super) fn of(visit: &Visit, round: &Round) -> Self {
        match ShownTablesQuery::of(&visit.query).show {
            "open" if round.phase() == Phase::Playing => Self::Open,
            "late" if round.phase() == Phase::Playing => Self::Late,
            _ => Self::All,
        }
    }

    pub(super) fn has(self, round: &Round, table: &Table, now: DateTime<Utc>) -> bool {
        match self {
            Self::All => true,
            Self::Open => table.result.is_none(),
            Self::Late => is_late(round, table, now),
        }
    }

    /// The links, while the round is played.
    pub(super) fn links(self, here: &Snapshot, round: &Round, now: DateTime<Utc>) -> Option<TableFilter> {
        let count = |shown: Self| round.tables().filter(|table| shown.has(round, table, now)).count();
        let (open, late) = (count(Self::Open), count(Self::Late));
        let all = urls::round_staff(here.slug(), round.number);
        let link = |shown, word, to| FilterLink { word, to, is_here: self == shown };
        let links = vec![
            link(Self::All, say("rounds-filter-all"), all),
            link(
                Self::Open,
                say("rounds-filter-open").with("n", open),
                urls::open_tables(here.slug(), round.number),
            ),
            link(
                Self::Late,
                say("rounds-filter-late").with("n", late),
                urls::late_tables(here.slug(), round.number),
            ),
        ];
        let none = match self {
            Self::All => None,
            Self::Open => (open == 0).then(|| say("rounds-filter-none-open")),
            Self::Late => (late == 0).then(|| say("rounds-filter-none-late")),
        };
        (round.phase() == Phase::Playing).then_some(TableFilter { links, none })
    }
}

/// Whether the time of a table is over, with the minutes given to it, and its result is missing.
pub(super) fn is_late(round: &Round, table: &Table, now: DateTime<Utc>) -> bool {
    table.result.is_none() && round.ends_at(table).is_some_and(|ends| ends <= now)
}
