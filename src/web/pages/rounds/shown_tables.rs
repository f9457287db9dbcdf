//! Which tables of a round in play its page shows; a heat's pods are chosen the same way.

use chrono::{DateTime, Utc};

use crate::app::Snapshot;
use crate::domain::tournament::pod_table::PodTable;
use crate::domain::tournament::round::{Phase, Round, Table};
use crate::messages::{Message, say};
use crate::web::forms::ShownTablesQuery;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;

/// What the address asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::web::pages) enum ShownTables {
    All,
    /// Tables without a result.
    Open,
    /// Those without a result whose time is over.
    Late,
}

/// The links between the choices of tables.
pub(in crate::web::pages) struct TableFilter {
    /// What they choose, for who does not see them.
    pub(in crate::web::pages) label: Message,
    pub(in crate::web::pages) links: Vec<FilterLink>,
    /// That no line is like this, if none is.
    pub(in crate::web::pages) none: Option<Message>,
}

pub(in crate::web::pages) struct FilterLink {
    pub(in crate::web::pages) word: Message,
    pub(in crate::web::pages) to: Link,
    pub(in crate::web::pages) is_here: bool,
}

impl ShownTables {
    /// What the address asks for; a round that is over has no open tables.
    pub(in crate::web::pages) fn of(visit: &Visit, round: &Round) -> Self {
        match ShownTablesQuery::of(&visit.query).show {
            "open" if round.phase() == Phase::Playing => Self::Open,
            "late" if round.phase() == Phase::Playing => Self::Late,
            _ => Self::All,
        }
    }

    pub(in crate::web::pages) const fn has(self, table: Missing) -> bool {
        match self {
            Self::All => true,
            Self::Open => table.result,
            Self::Late => table.late,
        }
    }

    /// The links, while the round with these tables is played.
    pub(in crate::web::pages) fn links(
        self,
        here: &Snapshot,
        round: &Round,
        tables: &(impl Iterator<Item = Missing> + Clone),
    ) -> Option<TableFilter> {
        let count = |shown: Self| tables.clone().filter(|table| shown.has(*table)).count();
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
        let label = say("rounds-filter-label");
        (round.phase() == Phase::Playing).then_some(TableFilter { label, links, none })
    }
}

/// What a table lacks.
#[derive(Debug, Clone, Copy)]
pub(in crate::web::pages) struct Missing {
    result: bool,
    /// Whether its time is over as well, with the minutes given to it.
    pub(in crate::web::pages) late: bool,
}

impl Missing {
    pub(in crate::web::pages) fn at(round: &Round, table: &Table, now: DateTime<Utc>) -> Self {
        Self::by(table.result.is_none(), round.ends_at(table), now)
    }

    pub(in crate::web::pages) fn at_pod(round: &Round, pod: &PodTable, now: DateTime<Utc>) -> Self {
        Self::by(pod.result.is_none(), round.pod_ends_at(pod), now)
    }

    fn by(result: bool, ends: Option<DateTime<Utc>>, now: DateTime<Utc>) -> Self {
        Self { result, late: result && ends.is_some_and(|ends| ends <= now) }
    }
}
