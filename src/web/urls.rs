//! Every address there is, each declared once: the route table registers its pattern, and the pages fill it in.

use std::fmt;

use chrono::NaiveDate;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, PercentEncode, utf8_percent_encode};

use crate::domain::id::{AccountId, DisputeNumber, PenaltyNumber, PlayerId, RoundNumber, Slug, TableNumber};
use crate::web::asset::{self, Asset};

/// What is escaped in a query: everything but letters, digits and these.
const ESCAPED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'_').remove(b'.').remove(b'~').remove(b'/');

/// An address on this site.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Link(String);

/// An entry's part of its address. A type, so that it cannot be given where a document is wanted.
#[derive(Debug, Clone, Copy)]
pub struct EntryKey<'a>(pub &'a str);

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Link {
    /// The address as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    fn of(parts: &[&dyn fmt::Display]) -> Self {
        Self(parts.iter().map(ToString::to_string).collect())
    }

    /// The same with one more value in its query.
    fn with(mut self, name: &str, value: impl fmt::Display) -> Self {
        self.0.push(if self.0.contains('?') { '&' } else { '?' });
        self.0.push_str(name);
        self.0.push('=');
        self.0.extend(escaped(&value.to_string()));
        self
    }

    /// The same, at a place within the page.
    fn at(self, place: impl fmt::Display) -> Self {
        Self(format!("{self}#{place}"))
    }
}

/// What stands at each name of a pattern.
macro_rules! param {
    (account) => { AccountId };
    (dispute) => { DisputeNumber };
    (entry) => { EntryKey<'_> };
    (penalty) => { PenaltyNumber };
    (player) => { PlayerId };
    (round) => { RoundNumber };
    (table) => { TableNumber };
    (tournament) => { &Slug };
    // Each is alone in its pattern, or beside one that has a type.
    (asset) => { &str };
    (code) => { &str };
    (document) => { &str };
    (format) => { &str };
    (hash) => { &str };
    (profile) => { &str };
}

/// Declares addresses. `round = "/t/" tournament "/rounds/" round;` gives `round::PATH`, which is
/// `/t/{tournament}/rounds/{round}`, for the route table, and the function `round` that fills it in.
macro_rules! urls {
    ($($(#[$doc:meta])* $name:ident = $($text:literal $($param:ident)?)+;)+) => {$(
        #[doc = concat!("`", $($text, $("{", stringify!($param), "}",)?)+ "`")]
        pub mod $name {
            /// The pattern in the route table.
            pub const PATH: &str = concat!($($text, $("{", stringify!($param), "}",)?)+);
        }

        #[doc = concat!("`", $($text, $("{", stringify!($param), "}",)?)+ "`")]
        $(#[$doc])*
        pub fn $name($($($param: param!($param),)?)+) -> Link {
            Link::of(&[$(&$text, $(&$param,)?)+])
        }
    )+};
}

urls! {
    health = "/healthz";
    security_txt = "/.well-known/security.txt";
    file = "/static/" hash "/" asset;
    home = "/";
    deck_check = "/deck-check";
    rulings = "/rulings";
    /// Where name and password are sent.
    enter = "/sign-in";
    /// Where the code goes that follows the password.
    second_step = "/sign-in/code";
    account = "/account";
    /// Where somebody who is signed in proves that they are still the same person.
    confirm = "/confirm";
    factor = "/account/second-factor";
    confirm_factor = "/account/second-factor/confirm";
    factor_off = "/account/second-factor/off";
    recovery_codes = "/account/second-factor/codes";
    end_session = "/account/sessions/end";
    display = "/display";
    sign_out = "/sign-out";
    set_up = "/set-up/" code;
    join = "/join/" code;
    /// Where somebody with an account takes an invitation.
    accept = "/join/" code "/accept";
    reset = "/reset/" code;
    seat = "/seat/" code;
    change_password = "/account/password";
    sign_out_everywhere = "/account/sign-out-everywhere";
    accounts = "/accounts";
    backups = "/backups";
    reset_account = "/accounts/" account "/reset";
    disable_account = "/accounts/" account "/disable";
    enable_account = "/accounts/" account "/enable";
    /// Where an operator takes a lost second factor off an account.
    take_factor_off = "/accounts/" account "/second-factor-off";
    /// Where an operator says what an account may do beyond its tournaments.
    give_rights = "/accounts/" account "/rights";
    /// Where an operator says whether everybody opens tournaments.
    let_open = "/accounts/opening";
    rules = "/rules";
    profile = "/rules/scoring/" profile;
    format = "/rules/decks/" format;
    rulings_search = "/rulings/search";
    rulings_compare = "/rulings/compare";
    correct_split = "/rulings/correct/" document;
    /// Where a correction of a document's split is taken back.
    take_correction_back = "/rulings/correct-back/" document;
    correct_entry = "/rulings/correct/" document "/" entry;
    relate = "/rulings/relate/" document "/" entry;
    withdraw_relation = "/rulings/relate-back/" document "/" entry;
    confirm_relation = "/rulings/relate-confirm/" document "/" entry;
    rulings_import = "/rulings/import";
    /// Where a previewed document is stored.
    rulings_store = "/rulings/import/store";
    document = "/rulings/" document;
    entry = "/rulings/" document "/" entry;
    new_tournament = "/new";
    tournament = "/t/" tournament;
    round = "/t/" tournament "/rounds/" round;
    standings = "/t/" tournament "/standings";
    standings_after = "/t/" tournament "/standings/" round;
    why = "/t/" tournament "/standings/why/" player;
    why_after = "/t/" tournament "/standings/" round "/why/" player;
    log = "/t/" tournament "/log";
    head = "/t/" tournament "/head";
    /// What a round was paired from, for `arbiter pair`.
    rerun = "/t/" tournament "/rounds/" round "/history";
    screen = "/t/" tournament "/screen";
    print_pairings = "/t/" tournament "/print/pairings/" round;
    print_names = "/t/" tournament "/print/names/" round;
    print_standings = "/t/" tournament "/print/standings";
    print_slips = "/t/" tournament "/print/slips/" round;
    me = "/t/" tournament "/me";
    report = "/t/" tournament "/me/report";
    own_deck = "/t/" tournament "/me/deck";
    call_judge = "/t/" tournament "/me/call";
    own_appeal = "/t/" tournament "/me/appeal";
    desk = "/t/" tournament "/desk";
    close_tournament = "/t/" tournament "/close";
    /// Where a closed tournament is reopened.
    reopen_tournament = "/t/" tournament "/reopen";
    /// Where an operator takes a tournament off the lists.
    hide = "/t/" tournament "/hide";
    /// Where an operator puts a hidden tournament back.
    show = "/t/" tournament "/show";
    export = "/t/" tournament "/export";
    settings = "/t/" tournament "/settings";
    change_profile = "/t/" tournament "/settings/profile";
    values = "/t/" tournament "/settings/values";
    deck_rules = "/t/" tournament "/settings/rules";
    change_format = "/t/" tournament "/settings/format";
    invite = "/t/" tournament "/staff/invite";
    take_invitation_back = "/t/" tournament "/staff/uninvite";
    remove_staff = "/t/" tournament "/staff/remove";
    players = "/t/" tournament "/players";
    player = "/t/" tournament "/players/" player;
    drop_player = "/t/" tournament "/players/" player "/drop";
    reinstate_player = "/t/" tournament "/players/" player "/reinstate";
    withdraw_registration = "/t/" tournament "/players/" player "/withdraw";
    rename_player = "/t/" tournament "/players/" player "/rename";
    erase_player = "/t/" tournament "/players/" player "/erase";
    /// Where staff say which players are known from other tournaments.
    identify = "/t/" tournament "/players/known";
    /// Where directors answer what another tournament asks about a person.
    answer_consent = "/t/" tournament "/players/consent";
    /// Where staff say that a player is nobody known from elsewhere.
    tell_apart = "/t/" tournament "/players/" player "/apart";
    /// Where private links are made for everybody who has not claimed a seat.
    give_seat_links = "/t/" tournament "/players/links";
    give_seat_link = "/t/" tournament "/players/" player "/link";
    pair = "/t/" tournament "/pair";
    round_staff = "/t/" tournament "/rounds/" round "/staff";
    /// Where two players of a draft are exchanged.
    swap = "/t/" tournament "/rounds/" round "/swap";
    discard = "/t/" tournament "/rounds/" round "/discard";
    publish = "/t/" tournament "/rounds/" round "/publish";
    close_round = "/t/" tournament "/rounds/" round "/close";
    table = "/t/" tournament "/rounds/" round "/tables/" table;
    record = "/t/" tournament "/rounds/" round "/tables/" table "/result";
    /// Where a contradicted result is kept.
    keep = "/t/" tournament "/rounds/" round "/tables/" table "/keep";
    correct = "/t/" tournament "/rounds/" round "/tables/" table "/correct";
    decks = "/t/" tournament "/decks";
    deck = "/t/" tournament "/decks/" player;
    /// Where staff open a private list, on record.
    read_deck = "/t/" tournament "/decks/" player "/read";
    submit_deck = "/t/" tournament "/decks/" player "/submit";
    /// Where a deck is compared with its list.
    check_deck = "/t/" tournament "/decks/" player "/check";
    accept_deck = "/t/" tournament "/decks/" player "/accept";
    disputes = "/t/" tournament "/disputes";
    open_dispute = "/t/" tournament "/disputes/open";
    /// Where the page of a dispute is shown again with everything typed on it; nothing is recorded.
    look = "/t/" tournament "/disputes/" dispute "/look";
    reword = "/t/" tournament "/disputes/" dispute "/reword";
    /// Where a judge withdraws a call.
    withdraw = "/t/" tournament "/disputes/" dispute "/withdraw";
    /// Where players take their own call back.
    own_withdrawal = "/t/" tournament "/me/withdraw";
    dispute = "/t/" tournament "/disputes/" dispute;
    ruling_slip = "/t/" tournament "/disputes/" dispute "/slip";
    precedents = "/rulings/precedents";
    rulings_report = "/rulings/report";
    /// Where a question is kept for the rules committee.
    keep_question = "/rulings/questions";
    /// Where a kept question is taken off the list.
    settle_question = "/rulings/questions/settled";
    mission_attempt = "/rulings/mission-attempt";
    tournament_report = "/t/" tournament "/report";
    state_facts = "/t/" tournament "/disputes/" dispute "/facts";
    cite = "/t/" tournament "/disputes/" dispute "/cite";
    uncite = "/t/" tournament "/disputes/" dispute "/uncite";
    rule = "/t/" tournament "/disputes/" dispute "/rule";
    appeal = "/t/" tournament "/disputes/" dispute "/appeal";
    decide = "/t/" tournament "/disputes/" dispute "/decide";
    chance = "/t/" tournament "/chance";
    penalties = "/t/" tournament "/penalties";
    confirm_penalty = "/t/" tournament "/penalties/" penalty "/confirm";
    withdraw_penalty = "/t/" tournament "/penalties/" penalty "/withdraw";
    claim = "/t/" tournament "/disputes/" dispute "/claim";
    /// Where a dispute is handed to the head judge.
    escalate = "/t/" tournament "/disputes/" dispute "/escalate";
    /// Where the time that a dispute took is given back.
    give_back = "/t/" tournament "/disputes/" dispute "/time";
    extend_time = "/t/" tournament "/rounds/" round "/tables/" table "/time";
}

impl fmt::Display for EntryKey<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Where you sign in and go on to `next`.
pub fn sign_in(next: &Link) -> Link {
    enter().with("next", next)
}

/// Two ruling documents side by side.
pub fn rulings_compared(from: &str, to: &str) -> Link {
    rulings_compare().with("from", from).with("to", to)
}

/// An entry of a ruling document, with its status on a day.
pub fn entry_on(document: &str, key: EntryKey<'_>, on: NaiveDate) -> Link {
    entry(document, key).with("on", on)
}

/// A line of a ruling document.
pub fn document_line(stem: &str, line: u32) -> Link {
    document(stem).at(format_args!("l{line}"))
}

/// The lines of the match log before a number.
pub fn log_before(tournament: &Slug, number: i64) -> Link {
    log(tournament).with("before", number)
}

/// A later page of the projector.
pub fn screen_page(tournament: &Slug, page: usize) -> Link {
    screen(tournament).with("page", page)
}

/// The settings after a form was sent: `yes` where something changed, `same` where nothing did.
pub fn settings_saved(tournament: &Slug, how: &str) -> Link {
    settings(tournament).with("saved", how)
}

/// What to look at before a round is closed, on the staff's page of it.
pub fn round_checks(tournament: &Slug, round: RoundNumber) -> Link {
    round_staff(tournament, round).at("checks")
}

/// The front page, from some tournament on.
pub fn home_page(page: usize) -> Link {
    if page == 1 { home() } else { home().with("page", page) }
}

/// Below the standings, where the source of a measure stands.
pub fn standings_source(tournament: &Slug, after: Option<RoundNumber>, anchor: &str) -> Link {
    after.map_or_else(|| standings(tournament), |round| standings_after(tournament, round)).at(anchor)
}

/// A table within the staff's page of its round.
pub fn round_staff_at(tournament: &Slug, round: RoundNumber, table: TableNumber) -> Link {
    round_staff(tournament, round).at(format_args!("table-{table}"))
}

/// Where a result is corrected because of a dispute.
pub fn correct_by(tournament: &Slug, round: RoundNumber, table: TableNumber, dispute: DisputeNumber) -> Link {
    correct(tournament, round, table).with("dispute", dispute)
}

/// Where a dispute about a table is opened.
pub fn open_dispute_at(tournament: &Slug, round: RoundNumber, table: TableNumber) -> Link {
    open_dispute(tournament).with("round", round).with("table", table)
}

/// What was decided here before, asked with these words.
pub fn precedents_on(q: &str) -> Link {
    precedents().with("q", q)
}

/// The questions that found no authority.
pub fn rulings_gaps() -> Link {
    rulings_report().at("gaps-h")
}

/// One step of the mission attempt.
pub fn mission_step(step: &str) -> Link {
    mission_attempt().with("step", step).at("step")
}

/// The report on a tournament with the penalties by name, or without them.
pub fn report_with(tournament: &Slug, names: bool) -> Link {
    let report = tournament_report(tournament);
    if names { report.with("names", "yes") } else { report }
}

/// The form of a penalty for a player.
pub fn penalty_for(tournament: &Slug, player: PlayerId) -> Link {
    penalties(tournament).with("player", player)
}

/// The form of a penalty because of a dispute.
pub fn penalty_because(tournament: &Slug, dispute: DisputeNumber) -> Link {
    penalties(tournament).with("dispute", dispute)
}

/// The slip of a table with an ending chosen.
pub fn table_to(tournament: &Slug, round: RoundNumber, at: TableNumber, end: &str) -> Link {
    table(tournament, round, at).with("end", end)
}

/// The page of a table with a slip filled in, to look at what it is worth.
pub fn look_at<'a>(
    tournament: &Slug,
    round: RoundNumber,
    at: TableNumber,
    slip: impl Iterator<Item = (&'a str, &'a str)>,
) -> Link {
    let look = table(tournament, round, at).with("intent", "look");
    slip.fold(look, |link, (name, value)| link.with(name, value))
}

/// The correction of a table with an ending chosen, and the dispute behind it.
pub fn correct_to(
    tournament: &Slug,
    round: RoundNumber,
    table: TableNumber,
    end: &str,
    dispute: Option<DisputeNumber>,
) -> Link {
    let link = correct(tournament, round, table).with("end", end);
    dispute.into_iter().fold(link, |link, dispute| link.with("dispute", dispute))
}

/// A file that goes with the pages.
pub fn asset(asset: &Asset) -> Link {
    file(&asset.hash, asset.name)
}

/// The style sheet.
pub fn style() -> Link {
    asset(&asset::STYLE)
}

/// The script.
pub fn script() -> Link {
    asset(&asset::SCRIPT)
}

/// The icon.
pub fn icon() -> Link {
    asset(&asset::ICON)
}

/// An address somebody handed in, such as `next`: a path on this site, or the front page.
///
/// Only what cannot be read as anything else is let through: one slash, then letters, digits and `-_.~/`, no part
/// of it beginning with a dot, then perhaps a query. Browsers take `//x`, `/\x` and tabs for other hosts, and
/// proxies decode what is escaped.
pub fn local(text: &str) -> Link {
    let (path, query) = text.split_once('?').unwrap_or((text, ""));
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '/' | '.' | '~');
    let harmless = |c: char| c.is_ascii_alphanumeric() || "-_.~=&+%,:".contains(c);
    let fits = text.len() <= 1_000
        && path.starts_with('/')
        && !path.contains("//")
        && !path.split('/').any(|part| part.starts_with('.'))
        && path.chars().all(plain)
        && query.chars().all(harmless);
    if fits { Link(text.to_owned()) } else { home() }
}

/// Text as it may stand in a query.
pub fn escaped(text: &str) -> PercentEncode<'_> {
    utf8_percent_encode(text, ESCAPED)
}
