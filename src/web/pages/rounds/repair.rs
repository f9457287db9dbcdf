//! `/t/{tournament}/rounds/{round}/repair`: players change tables in the round being played, and a late one meets the
//! player with the bye or another late one.

use askama::Template;

use crate::app::Snapshot;
use crate::domain::id::{PlayerId, RoundNumber, TableNumber};
use crate::domain::tournament::Player;
use crate::domain::tournament::command::{
    Command, PairTablesAgain, ReseatPlayers, SeatLatePair, SeatLatePlayer,
};
use crate::domain::tournament::round::{Round, Table};
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::faults::Faults;
use crate::web::fields::Fields;
use crate::web::forms::{AgainForm, LateForm, LatePairForm, SwapForm};
use crate::web::intents::AgainIntent;
use crate::web::layout::Layout;
use crate::web::pages::rounds;
use crate::web::pages::rounds::seated;
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::refused::{FormError, Refused};
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words;

#[derive(Template)]
#[template(path = "rounds/repair.html")]
struct Page {
    layout: Layout,
    tabs: Tabs,
    title: String,
    round: RoundNumber,
    back: Link,
    /// Whether a timetable says who meets whom, so that only a late player can be seated.
    by_timetable: bool,
    /// Why nothing can change here; empty if something can.
    blocked: String,
    reseat: Link,
    /// Who sits where on this page, so that the same swap by two people does not cancel itself.
    seen: String,
    /// Whether two players have places that they can exchange, or a player without a place can take one.
    swaps: bool,
    /// The players who can change places, each with where they sit, and those who could take a place.
    seated: Vec<PlayerChoice>,
    /// How many tables stay, because something was reported there.
    staying: usize,
    again: Link,
    /// The tables that can be paired again.
    free: Vec<FreeTable>,
    /// What pairing the chosen tables again would give.
    preview: Vec<NewTable>,
    seat_late: Link,
    /// Who has the bye; `None` if nobody has.
    bye: Option<String>,
    /// The players without a place in the round.
    late: Vec<PlayerChoice>,
    /// Whether two of them can meet each other.
    seats_late_pair: bool,
    seat_late_pair: Link,
    /// The table at which the two late players that were chosen would meet.
    late_table: Option<LateTable>,
    form: Fields,
    faults: Faults,
    refused: Option<String>,
}

/// A player to choose, with where they sit.
pub(in crate::web::pages) struct PlayerChoice {
    pub(in crate::web::pages) id: PlayerId,
    pub(in crate::web::pages) name: String,
    pub(in crate::web::pages) words: String,
}

impl PlayerChoice {
    /// A player at a table.
    pub(in crate::web::pages) fn at_table(here: &Snapshot, id: PlayerId, table: TableNumber) -> Self {
        let name = here.name(id);
        let words = say("rounds-repair-at-table").with("name", &name).with("table", table).to_string();
        Self { id, name, words }
    }

    /// A player at a table, with a word if the player has dropped.
    pub(in crate::web::pages) fn at_table_or_gone(here: &Snapshot, id: PlayerId, table: TableNumber) -> Self {
        let here_still = here.tournament.player(id).is_none_or(Player::is_active);
        let chosen = Self::at_table(here, id, table);
        if here_still {
            return chosen;
        }
        let words = say("rounds-repair-dropped").with("name", &chosen.name).with("table", table).to_string();
        Self { words, ..chosen }
    }

    /// A player who may take the place of another.
    pub(in crate::web::pages) fn without_place(&self) -> Self {
        let words = say("rounds-repair-without-place").with("name", &self.name).to_string();
        Self { id: self.id, name: self.name.clone(), words }
    }

    /// The player with the bye.
    pub(super) fn of_bye(here: &Snapshot, round: &Round) -> Option<Self> {
        let id = round.bye.as_ref()?.player;
        let name = here.name(id);
        let words = say("rounds-repair-with-bye").with("name", &name).to_string();
        Some(Self { id, name, words })
    }
}

/// In a larger field nothing is suggested: the page of the round, which is read again and again, stays small.
const MOST_SUGGESTED: usize = 300;

/// The form that swaps two players, on the page of the round.
pub(in crate::web::pages) struct SwapHere {
    pub(in crate::web::pages) to: Link,
    pub(in crate::web::pages) seen: String,
    pub(in crate::web::pages) seated: Vec<PlayerChoice>,
    pub(in crate::web::pages) bye: Option<PlayerChoice>,
    pub(in crate::web::pages) form: Fields,
    pub(in crate::web::pages) faults: Faults,
}

impl SwapHere {
    /// For people who may, while at least two players can change places.
    pub(super) fn of(visit: &Visit, here: &Snapshot, round: &Round) -> Option<Self> {
        let open = here.tournament.repairable(round.number).is_ok() && !round.is_of_timetable();
        if !open || !visit.offers(here, urls::reseat::PATH) {
            return None;
        }
        let players = 2 * free_tables(here, round).count() + usize::from(round.bye.is_some());
        (players > 2).then(|| {
            let seated = if players > MOST_SUGGESTED { Vec::new() } else { seated(here, round) };
            Self { bye: PlayerChoice::of_bye(here, round), ..Self::among(here, round, seated) }
        })
    }

    /// The exchange in a heat with two pods or more; `seated` are the players who can change places.
    pub(in crate::web::pages) fn in_heat(here: &Snapshot, round: &Round, seated: Vec<PlayerChoice>) -> Self {
        let few = seated.len() <= MOST_SUGGESTED;
        Self::among(here, round, if few { seated } else { Vec::new() })
    }

    fn among(here: &Snapshot, round: &Round, seated: Vec<PlayerChoice>) -> Self {
        Self {
            to: urls::reseat(here.slug(), round.number),
            seen: round.seats_hash().to_string(),
            seated,
            bye: None,
            form: Fields::default(),
            faults: Faults::default(),
        }
    }
}

/// A table without a result.
pub(in crate::web::pages) struct FreeTable {
    pub(in crate::web::pages) number: TableNumber,
    pub(in crate::web::pages) words: String,
    pub(in crate::web::pages) chosen: bool,
}

/// A table as it would be, with the value that sends it.
pub(in crate::web::pages) struct NewTable {
    pub(in crate::web::pages) seat: String,
    pub(in crate::web::pages) words: String,
    pub(in crate::web::pages) before: String,
}

/// The new table of two late players as it would be, with the value that sends it.
struct LateTable {
    seat: String,
    words: String,
    /// That they are kept apart, and in which rounds they met.
    notes: Vec<Message>,
}

impl LateTable {
    fn of(here: &Snapshot, round: &Round, table: TableNumber, players: [PlayerId; 2]) -> Self {
        let [a, b] = players;
        let apart = here.tournament.kept_apart_from(a, round.number).contains(&b);
        let met = here.tournament.met_before(round.number, players);
        let rounds: Vec<String> = met.iter().map(ToString::to_string).collect();
        let met_before = || {
            say("rounds-repair-late-pair-met").with("number", met.len()).with("rounds", words::list(&rounds))
        };
        let notes = [apart.then(|| say("rounds-repair-late-pair-apart")), (!met.is_empty()).then(met_before)];
        Self {
            seat: seat_value(table, players),
            words: table_players(here, table, players),
            notes: notes.into_iter().flatten().collect(),
        }
    }
}

/// The forms for changes to a round, after it is paired.
///
/// # Errors
/// [`PageError::NotFound`] before that.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let round = rounds::round(visit, &here)?;
    Answer::page(&page(site, visit, &here, round))
}

/// Exchanges two players.
///
/// # Errors
/// [`PageError::NotFound`] before the round is paired.
pub fn reseat(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    reseat_as(site, visit, refuse)
}

/// Exchanges two players; the caller says which page shows a refusal.
pub(in crate::web::pages) fn reseat_as(
    site: &Site,
    visit: &Visit,
    refuse: Refuse,
) -> Result<Answer, PageError> {
    let mut faults = Faults::default();
    let here = visit.here(site)?;
    let fields = [SwapForm::NAMES.one, SwapForm::NAMES.other];
    let [one, other] = rounds::read_both(&here, &visit.form, fields, &mut faults);
    let both = one.zip(other);
    let SwapForm { seen, reason, .. } = SwapForm::of(&visit.form);
    settle(site, visit, (faults, seen), refuse, |round| {
        let (one, other) = both.ok_or(FormError::TwoPlayers)?;
        let reason = reason.into();
        Ok(Command::ReseatPlayers(ReseatPlayers { round, one, other, reason }))
    })
}

/// Shows how the chosen tables would be paired again, or records what was shown.
///
/// # Errors
/// [`PageError::NotFound`] before the round is paired.
pub fn pair_again(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let sent = AgainForm::of(&visit.form);
    if AgainIntent::of(&visit.form) == Some(AgainIntent::Record) {
        let seats: Option<Vec<_>> = visit.form.values(AgainForm::NAMES.seat).map(seat).collect();
        return settle(site, visit, (Faults::default(), sent.seen), refuse, |round| {
            let tables = seats.clone().ok_or(FormError::Unfit)?;
            Ok(Command::PairTablesAgain(PairTablesAgain { round, tables, reason: sent.reason.into() }))
        });
    }
    let here = visit.here(site)?;
    let round = rounds::round(visit, &here)?;
    let tables: Vec<TableNumber> =
        visit.form.values(AgainForm::NAMES.table).filter_map(|table| table.parse().ok()).collect();
    let paired = here.tournament.tables_paired_again(round.number, &tables, &visit.awaited);
    let mut page = Page { form: visit.form.clone(), ..page(site, visit, &here, round) };
    for free in &mut page.free {
        free.chosen = tables.contains(&free.number);
    }
    match paired {
        Ok(paired) => {
            page.preview =
                paired.iter().map(|(table, players)| new_table(&here, round, *table, *players)).collect();
            Answer::page(&page)
        }
        Err(refusal) => Answer::refusal(&Page { refused: Some(here.refusal(&refusal)), ..page }),
    }
}

fn new_table(here: &Snapshot, round: &Round, table: TableNumber, players: [PlayerId; 2]) -> NewTable {
    let meet = |[a, b]: [PlayerId; 2]| {
        say("rounds-repair-pair").with("a", here.name(a)).with("b", here.name(b)).to_string()
    };
    let before = round.table(table).map(|table| meet(table.pair.players)).unwrap_or_default();
    NewTable { seat: seat_value(table, players), words: table_players(here, table, players), before }
}

/// `Table 4: Kira and Odo`.
fn table_players(here: &Snapshot, table: TableNumber, players: [PlayerId; 2]) -> String {
    let [a, b] = players.map(|player| here.name(player));
    say("rounds-repair-table-players").with("table", table).with("a", a).with("b", b).to_string()
}

/// What a preview sends: table, first and second player.
fn seat_value(table: TableNumber, [a, b]: [PlayerId; 2]) -> String {
    format!("{table}:{a}:{b}")
}

/// What a preview sent back.
fn seat(text: &str) -> Option<(TableNumber, [PlayerId; 2])> {
    let mut parts = text.split(':');
    let (table, a, b) = (parts.next()?, parts.next()?, parts.next()?);
    Some((table.parse().ok()?, [a.parse().ok()?, b.parse().ok()?]))
}

/// Seats a late player.
///
/// # Errors
/// [`PageError::NotFound`] before the round is paired.
pub fn seat_late(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    seat_late_as(site, visit, refuse)
}

/// Seats a late player; the caller says which page shows a refusal.
pub(in crate::web::pages) fn seat_late_as(
    site: &Site,
    visit: &Visit,
    refuse: Refuse,
) -> Result<Answer, PageError> {
    let mut faults = Faults::default();
    let fault = say("rounds-repair-choose-late").to_string();
    let player: Option<PlayerId> = faults.read(&visit.form, LateForm::NAMES.player, &fault);
    settle(site, visit, (faults, ""), refuse, |round| {
        let player = player.ok_or(FormError::Player)?;
        let reason = LateForm::of(&visit.form).reason.into();
        Ok(Command::SeatLatePlayer(SeatLatePlayer { round, player, reason }))
    })
}

/// Shows the table at which two late players would meet, or seats them there.
///
/// # Errors
/// [`PageError::NotFound`] before the round is paired.
pub fn seat_late_pair(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let sent = LatePairForm::of(&visit.form);
    if AgainIntent::of(&visit.form) == Some(AgainIntent::Record) {
        let shown = seat(sent.seat);
        return settle(site, visit, (Faults::default(), sent.seen), refuse_late_pair, |round| {
            let (_, players) = shown.ok_or(FormError::Unfit)?;
            Ok(Command::SeatLatePair(SeatLatePair { round, players, reason: sent.reason.into() }))
        });
    }
    let here = visit.here(site)?;
    let round = rounds::round(visit, &here)?;
    let mut faults = Faults::default();
    let fields = [LatePairForm::NAMES.late_one, LatePairForm::NAMES.late_other];
    let [one, other] = rounds::read_both(&here, &visit.form, fields, &mut faults);
    let (Some(one), Some(other)) = (one, other) else {
        return refuse(site, visit, &here, round, faults, &Refused::Form(FormError::LatePair));
    };
    let page = Page { form: visit.form.clone(), ..page(site, visit, &here, round) };
    match here.tournament.table_for_late_pair(round.number, [one, other]) {
        Ok(table) => {
            let late_table = Some(LateTable::of(&here, round, table, [one, other]));
            Answer::page(&Page { late_table, ..page })
        }
        Err(refusal) => Answer::refusal(&Page { refused: Some(here.refusal(&refusal)), ..page }),
    }
}

/// What was sent of a table that was shown, with the names of its players as they were chosen before.
fn with_late_names(here: &Snapshot, form: &Fields) -> Fields {
    let shown = seat(LatePairForm::of(form).seat);
    let [one, other] = shown.map(|(_, players)| players.map(|id| here.name(id))).unwrap_or_default();
    let names = [(LatePairForm::NAMES.late_one, one), (LatePairForm::NAMES.late_other, other)];
    let sent = form.pairs().map(|(name, value)| (name, value.to_owned()));
    sent.chain(names).collect()
}

/// The page with a refusal, and with the table that was shown as far as they can still meet.
fn refuse_late_pair(
    site: &Site,
    visit: &Visit,
    here: &Snapshot,
    round: &Round,
    faults: Faults,
    refused: &Refused,
) -> Result<Answer, PageError> {
    let late_table = seat(LatePairForm::of(&visit.form).seat).and_then(|(_, players)| {
        let table = here.tournament.table_for_late_pair(round.number, players).ok()?;
        Some(LateTable::of(here, round, table, players))
    });
    let page = page(site, visit, here, round);
    let form = with_late_names(here, &visit.form);
    let again = Page { late_table, form, faults, refused: Some(refused.to_string()), ..page };
    Answer::refused(&again, refused)
}

/// Gives the command and goes back to the round, or shows the page with the refusal and what was typed. `seen` is the field
/// that says who sat where; empty if the form has none.
pub(in crate::web::pages) fn settle(
    site: &Site,
    visit: &Visit,
    (faults, seen): (Faults, &str),
    refuse: Refuse,
    asked: impl Fn(RoundNumber) -> Result<Command, FormError>,
) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let number = rounds::round(visit, &here)?.number;
    let expects = seated::expected_seats(number, seen);
    let given = visit.give_expecting(site, expects, |_| Ok(asked(number)?));
    Answer::redirect_or_refuse(given, &urls::round_staff(here.slug(), number), |why| {
        let here = visit.here(site)?;
        refuse(site, visit, &here, rounds::round(visit, &here)?, faults, why)
    })
}

/// The page with a refusal and what was typed.
pub(in crate::web::pages) type Refuse =
    fn(&Site, &Visit, &Snapshot, &Round, Faults, &Refused) -> Result<Answer, PageError>;

fn refuse(
    site: &Site,
    visit: &Visit,
    here: &Snapshot,
    round: &Round,
    faults: Faults,
    refused: &Refused,
) -> Result<Answer, PageError> {
    let page = page(site, visit, here, round);
    let again = Page { form: visit.form.clone(), faults, refused: Some(refused.to_string()), ..page };
    Answer::refused(&again, refused)
}

fn page(site: &Site, visit: &Visit, here: &Snapshot, round: &Round) -> Page {
    let (slug, number) = (here.slug(), round.number);
    let open = here.tournament.repairable(number);
    let is_free = |table| here.tournament.may_reseat(round, table).is_ok();
    let late = late_players(here, round);
    let without_place = late.iter().map(PlayerChoice::without_place);
    let placed = seated(here, round);
    Page {
        layout: visit.tournament_layout(site, here),
        tabs: Tabs::of(visit, here, Tab::Round),
        title: rounds::title(here),
        round: number,
        back: urls::round_staff(slug, number),
        by_timetable: round.is_of_timetable(),
        blocked: open.err().map(|refusal| here.refusal(&refusal)).unwrap_or_default(),
        reseat: urls::reseat(slug, number),
        seen: round.seats_hash().to_string(),
        swaps: placed.len() > 2 || (!placed.is_empty() && !late.is_empty()),
        seated: by_name(placed.into_iter().chain(without_place).collect()),
        staying: round.tables().filter(|table| !is_free(table)).count(),
        again: urls::pair_tables_again(slug, number),
        free: round.tables().filter(|table| is_free(table)).map(|table| free_table(here, table)).collect(),
        preview: Vec::new(),
        seat_late: urls::seat_late(slug, number),
        bye: round.bye.as_ref().map(|bye| here.name(bye.player)),
        seats_late_pair: !round.is_of_timetable() && late.len() > 1,
        late,
        seat_late_pair: urls::seat_late_pair(slug, number),
        late_table: None,
        form: Fields::default(),
        faults: Faults::default(),
        refused: None,
    }
}

/// The tables whose players can change places.
fn free_tables<'a>(here: &'a Snapshot, round: &'a Round) -> impl Iterator<Item = &'a Table> {
    round.tables().filter(|table| here.tournament.may_reseat(round, table).is_ok())
}

/// The players who can change places in the round, by name.
pub(super) fn seated(here: &Snapshot, round: &Round) -> Vec<PlayerChoice> {
    let at_tables = free_tables(here, round).flat_map(|table| {
        table.pair.players.map(|id| PlayerChoice::at_table_or_gone(here, id, table.pair.table))
    });
    by_name(at_tables.chain(PlayerChoice::of_bye(here, round)).collect())
}

pub(in crate::web::pages) fn by_name(mut choices: Vec<PlayerChoice>) -> Vec<PlayerChoice> {
    choices.sort_by_cached_key(|choice| choice.words.to_lowercase());
    choices
}

/// The players without a place in the round.
pub(in crate::web::pages) fn late_players(here: &Snapshot, round: &Round) -> Vec<PlayerChoice> {
    let late = here.tournament.players().filter(|player| player.is_active() && !round.involves(player.id));
    let choice = |id| PlayerChoice { id, name: here.name(id), words: here.name(id) };
    by_name(late.map(|player| choice(player.id)).collect())
}

fn free_table(here: &Snapshot, table: &Table) -> FreeTable {
    let number = table.pair.table;
    FreeTable { number, words: table_players(here, number, table.pair.players), chosen: false }
}

/// The reason typed into the form that has this field.
pub(in crate::web::pages) fn reason_beside<'f>(form: &'f Fields, field: &str) -> &'f str {
    if form.values(field).next().is_some() { form.raw(SwapForm::NAMES.reason) } else { "" }
}

impl Page {
    fn reason_of(&self, field: &str) -> &str {
        reason_beside(&self.form, field)
    }
}
