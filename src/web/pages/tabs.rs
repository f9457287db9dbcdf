//! The tabs of a tournament, the same on all its pages.

use crate::app::Snapshot;
use crate::domain::id::DisputeNumber;
use crate::domain::tournament::round::{Phase, Round};
use crate::messages::{Message, say};
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;

/// As many tabs as fit on a phone beside each other.
const MOST_IN_A_ROW: usize = 5;
/// As many as fit beside the button for the rest.
const BESIDE_THE_BUTTON: usize = 3;

/// A tab of a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tab {
    /// The overview for everyone.
    Overview,
    /// The newest round.
    Round,
    Standings,
    Bracket,
    /// The match log.
    Log,
    /// The director's desk.
    Desk,
    /// Who meets whom in a round robin.
    Timetable,
    /// The players, for staff.
    Players,
    /// Deck lists, for those who check them.
    Decks,
    /// Disputes, for staff.
    Disputes,
    /// Penalties, for staff.
    Penalties,
    /// Settings, for staff.
    Settings,
    /// The player's own page.
    Mine,
}

impl Tab {
    /// Its icon in the stylesheet.
    pub const fn icon(self) -> &'static str {
        match self {
            Self::Overview => "overview",
            Self::Round => "round",
            Self::Standings => "standings",
            Self::Bracket => "bracket",
            Self::Log => "log",
            Self::Desk => "desk",
            Self::Timetable => "timetable",
            Self::Players => "players",
            Self::Decks => "decks",
            Self::Disputes => "disputes",
            Self::Penalties => "penalties",
            Self::Settings => "settings",
            Self::Mine => "mine",
        }
    }
}

/// The tab bar of one page.
#[derive(Debug, Clone)]
pub struct Tabs {
    /// The tournament's title.
    pub title: String,
    pub home: Link,
    /// Polled by open pages for changes.
    pub head: Link,
    /// Where an open page is told that something is.
    pub events: Link,
    /// The tabs for this visitor.
    pub tabs: Vec<ShownTab>,
    /// The disputes that wait, for staff.
    pub calls: Vec<DisputeNumber>,
}

/// One tab as it is shown.
#[derive(Debug, Clone)]
pub struct ShownTab {
    pub tab: Tab,
    pub word: Message,
    pub to: Link,
    /// Whether this is the current page.
    pub current: bool,
    /// How many things are waiting there; 0 is not shown.
    pub waiting: usize,
    /// Whether it makes room on a narrow phone. Beside the button for the rest: `first`, or `next` if one is not enough. In a
    /// row that has no rest: the width up to which its words do not fit. The stylesheet has a rule for each.
    pub yields: Option<&'static str>,
}

impl Tabs {
    /// Prefix of the title of pages that staff keep open: the number of waiting disputes, as `(2) `.
    pub fn mark(&self) -> String {
        if self.calls.is_empty() { String::new() } else { format!("({}) ", self.calls.len()) }
    }

    /// The numbers of the disputes that wait, by which an open page notices a new one.
    pub fn calls(&self) -> String {
        self.calls.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    /// Those that a phone shows in one row.
    pub fn first(&self) -> &[ShownTab] {
        self.tabs.get(..self.shown()).unwrap_or(&self.tabs)
    }

    /// Those that a phone has behind a button.
    pub fn rest(&self) -> &[ShownTab] {
        self.tabs.get(self.shown()..).unwrap_or_default()
    }

    /// Those of the row that a narrow phone has behind the button, too.
    pub fn yielding(&self) -> impl Iterator<Item = &ShownTab> {
        self.first().iter().filter(|tab| tab.yields.is_some())
    }

    /// The current page, if a phone has it behind the button.
    pub fn hidden_here(&self) -> Option<&Message> {
        self.rest().iter().find(|tab| tab.current).map(|tab| &tab.word)
    }

    /// How many things are waiting behind the button.
    pub fn hidden_waiting(&self) -> usize {
        self.rest().iter().map(|tab| tab.waiting).sum()
    }

    const fn shown(&self) -> usize {
        if self.tabs.len() > MOST_IN_A_ROW { BESIDE_THE_BUTTON } else { self.tabs.len() }
    }

    /// Whether only a narrow phone needs the button: wider ones have all tabs in the row.
    pub fn is_spare(&self) -> bool {
        self.rest().is_empty() && self.yielding().next().is_some()
    }

    /// Says which tabs make room on a narrow phone: the overview before the others, the current page and what waits last.
    fn make_room(&mut self) {
        let turns = self.turns();
        let shown = self.shown();
        let mut row: Vec<&mut ShownTab> = self.tabs.iter_mut().take(shown).rev().collect();
        row.sort_by_key(|tab| (tab.current || tab.waiting > 0, tab.tab != Tab::Overview));
        for (tab, turn) in row.into_iter().zip(turns) {
            tab.yields = Some(turn);
        }
    }

    /// The turns in which tabs make room. The word of a page behind the button takes the place of a second one.
    fn turns(&self) -> Vec<&'static str> {
        if self.rest().is_empty() {
            let more = self.tabs.len().saturating_sub(BESIDE_THE_BUTTON);
            return self.too_narrow().map(|width| vec![width; more]).unwrap_or_default();
        }
        if self.hidden_here().is_some() { vec!["first", "next"] } else { vec!["first"] }
    }

    /// The width in rem up to which the words of a whole row do not fit beside each other, in the reader's language, for the
    /// widest letters that browsers bring; `None` if they fit everywhere.
    fn too_narrow(&self) -> Option<&'static str> {
        let letters: usize = self.tabs.iter().map(|tab| tab.word.to_string().chars().count() + 1).sum();
        match letters {
            ..=36 => None,
            37..=41 => Some("22"),
            42..=47 => Some("24"),
            48.. => Some("26"),
        }
    }

    /// The tabs for a visitor.
    pub fn of(visit: &Visit, here: &Snapshot, current: Tab) -> Self {
        let slug = here.slug();
        let staff = visit.is_staff();
        let waiting = here.tournament.disputes().filter(|dispute| staff && dispute.waits());
        let calls: Vec<DisputeNumber> = waiting.map(|dispute| dispute.number).collect();
        let mut tabs = Vec::new();
        let mut add = |tab: Tab, word, to, waiting| {
            tabs.push(ShownTab { tab, word, to, current: tab == current, waiting, yields: None });
        };
        if visit.reads(urls::me::PATH) {
            add(Tab::Mine, say("all-my-table"), urls::me(slug), 0);
        }
        if staff {
            add(Tab::Desk, say("director-desk-desk"), urls::desk(slug), 0);
        }
        add(Tab::Overview, say("tabs-overview"), urls::tournament(slug), 0);
        if let Some((to, waiting)) = round_tab(here, staff) {
            add(Tab::Round, say("all-round"), to, waiting);
        }
        if here.tournament.published_timetable().is_some() {
            add(Tab::Timetable, say("all-timetable"), urls::timetable(slug), 0);
        }
        let is_bracket = here.tournament.is_bracket();
        if !is_bracket {
            add(Tab::Standings, say("all-standings"), urls::standings(slug), 0);
        }
        if here.tournament.cut().is_some() || (is_bracket && staff) {
            add(
                Tab::Bracket,
                say("all-bracket"),
                if staff { urls::cut(slug) } else { urls::bracket(slug) },
                0,
            );
        }
        if staff {
            add(Tab::Players, say("all-players"), urls::players(slug), 0);
            if visit.reads(urls::decks::PATH) {
                add(Tab::Decks, say("all-decks"), urls::decks(slug), unsettled_lists(here));
            }
            add(Tab::Disputes, say("all-disputes"), urls::disputes(slug), calls.len());
            add(Tab::Penalties, say("all-penalties"), urls::penalties(slug), 0);
            add(Tab::Settings, say("all-settings-2"), urls::settings(slug), 0);
        }
        add(Tab::Log, say("all-log"), urls::log(slug), 0);
        let title = here.tournament.setup().map(|setup| setup.settings.title.clone()).unwrap_or_default();
        let (home, head, events) = (urls::tournament(slug), urls::head(slug), urls::live(slug));
        let mut shown = Self { title, home, head, events, tabs, calls };
        shown.make_room();
        shown
    }
}

/// Where the tab of the newest round leads, and how many conflicts wait there for staff.
fn round_tab(here: &Snapshot, staff: bool) -> Option<(Link, usize)> {
    let (slug, tournament) = (here.slug(), &here.tournament);
    let Some(round) = tournament.current_round().filter(|_| staff) else {
        return Some((urls::round(slug, tournament.shown_round()?.number), 0));
    };
    let playing = tournament.rounds().filter(|round| round.phase() == Phase::Playing);
    let open: Vec<(&Round, usize)> = playing.map(|round| (round, conflicts(round))).collect();
    // Several rounds may be in play at once; the number leads to the first that needs somebody.
    let needed = open.iter().find(|(_, conflicts)| *conflicts > 0).map_or(round, |(round, _)| *round);
    let waiting = open.iter().map(|(_, conflicts)| conflicts).sum();
    Some((urls::round_staff(slug, needed.number), waiting))
}

/// Deck lists of active players that staff have to look at; after round 1 they no longer call for anybody.
fn unsettled_lists(here: &Snapshot) -> usize {
    if here.tournament.first_round_is_over() {
        return 0;
    }
    let decks =
        here.tournament.players().filter(|player| player.is_active()).filter_map(|it| it.deck.as_ref());
    decks.filter(|deck| !deck.is_settled()).count()
}

/// Tables and pods of a round whose reports contradict each other.
fn conflicts(round: &Round) -> usize {
    let tables = round.tables().filter(|table| table.in_conflict()).count();
    tables + round.pods().filter(|pod| pod.in_conflict()).count()
}
