//! Every URL, each declared once: the route table registers its pattern, and pages fill it in.

use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

use chrono::NaiveDate;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, PercentEncode, utf8_percent_encode};

use crate::app::open_data::report::ReportForm;
use crate::domain::edition::Edition;
use crate::domain::id::{
    AccountId, DisputeNumber, EntryNumber, PenaltyNumber, PersonId, PlayerId, RoundNumber, Slug, TableNumber,
};
use crate::messages::{Argument, ToArgument};
use crate::web::asset::{self, Asset};

/// What is escaped in a query: everything but letters, digits and these.
const ESCAPED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'_').remove(b'.').remove(b'~').remove(b'/');

/// A URL on this site.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Link(String);

/// An entry's part of its URL. A type, so that it cannot be confused with a document.
#[derive(Debug, Clone, Copy)]
pub struct EntryKey<'a>(pub &'a str);

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl ToArgument for Link {
    fn to_argument(&self) -> Argument {
        Argument::Text(self.0.clone())
    }
}

impl Link {
    /// The URL as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    fn of(parts: &[&dyn fmt::Display]) -> Self {
        Self(parts.iter().map(ToString::to_string).collect())
    }

    /// Adds a value to the query.
    fn with(mut self, name: &str, value: impl fmt::Display) -> Self {
        self.0.push(if self.0.contains('?') { '&' } else { '?' });
        self.0.push_str(name);
        self.0.push('=');
        self.0.extend(escaped(&value.to_string()));
        self
    }

    /// Adds an anchor.
    fn at(self, place: impl fmt::Display) -> Self {
        Self(format!("{self}#{place}"))
    }
}

/// The type of each path parameter.
macro_rules! param {
    (account) => { AccountId };
    (edition) => { Edition };
    (dispute) => { DisputeNumber };
    (entry) => { EntryKey<'_> };
    (penalty) => { PenaltyNumber };
    (person) => { PersonId };
    (other) => { PersonId };
    (player) => { PlayerId };
    (line) => { EntryNumber };
    (results) => { ReportForm };
    (round) => { RoundNumber };
    (round_file) => { RoundFile };
    (table) => { TableNumber };
    (series) => { &Slug };
    (tournament) => { &Slug };
    // Each is alone in its pattern, or the parameter next to it has a type.
    (asset) => { &str };
    (card) => { &str };
    (code) => { &str };
    (document) => { &str };
    (format) => { &str };
    (hash) => { &str };
    (profile) => { &str };
}

/// Declares URLs. `round = "/t/" tournament "/rounds/" round;` gives `round::PATH`, which is
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
    /// Where browsers look for an icon unasked.
    favicon = "/favicon.ico";
    manifest = "/manifest.webmanifest";
    home = "/";
    /// The program's version, what is new in it, and the operator's texts.
    about = "/about";
    /// What the operator's programs read.
    metrics = "/metrics";
    /// Takes exports in, for the operator.
    import_tournaments = "/import";
    /// How this installation is doing, for the operator.
    installation = "/installation";
    help = "/help";
    /// What players need, to print.
    help_players = "/help/players";
    help_directors = "/help/directors";
    help_judges = "/help/judges";
    tournaments = "/tournaments";
    /// Everybody who played.
    players_of_all = "/players";
    /// What a person played.
    person = "/players/" person;
    /// Two people against each other.
    head_to_head = "/players/" person "/against/" other;
    /// Who won most, of all time or in a year.
    hall_of_fame = "/hall-of-fame";
    /// Who is rated how, by game, kind of decks and formula.
    all_ratings = "/ratings";
    /// The people whom everybody may find, for programs.
    api_people = "/api/v1/people";
    api_person = "/api/v1/people/" person;
    /// Two people against each other, for programs.
    api_head_to_head = "/api/v1/people/" person "/against/" other;
    /// The list of series, the newest first.
    all_series = "/series";
    new_series = "/new-series";
    series = "/series/" series;
    /// Why somebody is where they are in a series.
    series_why = "/series/" series "/why/" person;
    series_log = "/series/" series "/log";
    series_csv = "/series/" series "/standings.csv";
    series_teams_csv = "/series/" series "/teams.csv";
    /// What was recorded, for feed readers.
    series_feed = "/series/" series "/feed.atom";
    /// What its directors do.
    run_series = "/series/" series "/run";
    count_tournament = "/series/" series "/tournaments";
    series_bonus = "/series/" series "/bonus";
    series_directors = "/series/" series "/directors";
    describe_series = "/series/" series "/describe";
    end_series = "/series/" series "/end";
    /// Every series, for programs.
    api_all_series = "/api/v1/series";
    api_series = "/api/v1/series/" series;
    /// Ratings and the hall of fame, for programs.
    api_ratings = "/api/v1/ratings";
    api_hall_of_fame = "/api/v1/hall-of-fame";
    deck_check = "/deck-check";
    /// Where programs check a list.
    deck_check_api = "/api/v1/deck-check";
    /// All tournaments, for programs.
    api_tournaments = "/api/v1/tournaments";
    api_tournament = "/api/v1/tournaments/" tournament;
    api_standings = "/api/v1/tournaments/" tournament "/standings";
    api_standings_after = "/api/v1/tournaments/" tournament "/standings/" round;
    api_round = "/api/v1/tournaments/" tournament "/rounds/" round;
    api_teams = "/api/v1/tournaments/" tournament "/teams";
    /// Leads to what a player played everywhere, for programs.
    api_who_is = "/api/v1/tournaments/" tournament "/players/" player "/person";
    /// Describes every address for programs.
    openapi = "/openapi.json";
    calendar = "/calendar.ics";
    feed = "/feed.atom";
    rulings = "/rulings";
    /// Receives name and password.
    enter = "/sign-in";
    /// Receives the code after the password.
    second_step = "/sign-in/code";
    account = "/account";
    /// Receives the renewed proof of identity.
    confirm = "/confirm";
    factor = "/account/second-factor";
    confirm_factor = "/account/second-factor/confirm";
    factor_off = "/account/second-factor/off";
    recovery_codes = "/account/second-factor/codes";
    end_session = "/account/sessions/end";
    display = "/display";
    own_language = "/display/language";
    own_zone = "/display/zone";
    sign_out = "/sign-out";
    set_up = "/set-up/" code;
    join = "/join/" code;
    /// Accepts an invitation with an account.
    accept = "/join/" code "/accept";
    reset = "/reset/" code;
    /// Claims a seat by its short code.
    seat_code = "/seat";
    seat = "/seat/" code;
    change_password = "/account/password";
    change_name = "/account/name";
    /// Erases one's own account.
    erase_own_account = "/account/erase";
    sign_out_everywhere = "/account/sign-out-everywhere";
    accounts = "/accounts";
    backups = "/backups";
    download_backup = "/backups/download";
    reset_account = "/accounts/" account "/reset";
    disable_account = "/accounts/" account "/disable";
    enable_account = "/accounts/" account "/enable";
    /// Erases an account, by an operator.
    erase_account = "/accounts/" account "/erase";
    /// Removes a lost second factor, by an operator.
    take_factor_off = "/accounts/" account "/second-factor-off";
    /// Sets an account's additional rights, by an operator.
    give_rights = "/accounts/" account "/rights";
    /// Sets whether everybody may open tournaments, by an operator.
    let_open = "/accounts/opening";
    /// Newer cards, for the operator.
    import_cards = "/cards/import";
    /// Finds cards by their titles.
    cards = "/cards";
    /// What is held of a card.
    card = "/cards/" edition "/" card;
    undo_cards = "/cards/undo";
    rules = "/rules";
    /// The sources that the deck formats cite besides the ruling documents.
    rule_sources = "/rules/sources";
    profile = "/rules/scoring/" profile;
    format = "/rules/decks/" format;
    rulings_search = "/rulings/search";
    rulings_compare = "/rulings/compare";
    rulings_timeline = "/rulings/timeline";
    correct_split = "/rulings/correct/" document;
    /// Withdraws a correction of a document's split.
    take_correction_back = "/rulings/correct-back/" document;
    correct_entry = "/rulings/correct/" document "/" entry;
    relate = "/rulings/relate/" document "/" entry;
    withdraw_relation = "/rulings/relate-back/" document "/" entry;
    confirm_relation = "/rulings/relate-confirm/" document "/" entry;
    rulings_import = "/rulings/import";
    /// Stores a previewed document.
    rulings_store = "/rulings/import/store";
    document = "/rulings/" document;
    entry = "/rulings/" document "/" entry;
    new_tournament = "/new";
    tournament = "/t/" tournament;
    round = "/t/" tournament "/rounds/" round;
    standings = "/t/" tournament "/standings";
    standings_csv = "/t/" tournament "/standings.csv";
    /// The results of a round, for spreadsheets.
    round_file = "/t/" tournament "/rounds/" round_file;
    /// The whole tournament in one file.
    results = "/t/" tournament "/results/" results;
    standings_after = "/t/" tournament "/standings/" round;
    why = "/t/" tournament "/standings/why/" player;
    why_after = "/t/" tournament "/standings/" round "/why/" player;
    /// Leads to what a player played everywhere.
    who_is = "/t/" tournament "/who/" player;
    log = "/t/" tournament "/log";
    /// Undoes or redoes the act of a line.
    undo_act = "/t/" tournament "/log/" line "/undo";
    head = "/t/" tournament "/head";
    /// Events for open pages.
    live = "/t/" tournament "/live";
    /// The data from which a round was paired, as input for `arbiter pair`.
    rerun = "/t/" tournament "/rounds/" round "/history";
    screen = "/t/" tournament "/screen";
    /// For a stream.
    overlay = "/t/" tournament "/overlay";
    /// The cut for everybody.
    timetable = "/t/" tournament "/timetable";
    crosstable = "/t/" tournament "/crosstable";
    bracket = "/t/" tournament "/bracket";
    bracket_screen = "/t/" tournament "/bracket/screen";
    /// Previews and seats the top table.
    top_table = "/t/" tournament "/top-table";
    /// The cut for staff: who would play in it, and how it is going.
    cut = "/t/" tournament "/cut";
    withdraw_cut = "/t/" tournament "/cut/withdraw";
    pair_stage = "/t/" tournament "/cut/pair";
    /// Adds a game to a match of the cut.
    add_game = "/t/" tournament "/rounds/" round "/tables/" table "/game";
    /// Names the winner of an undecided match of the cut.
    settle_match = "/t/" tournament "/rounds/" round "/tables/" table "/settle";
    print_pairings = "/t/" tournament "/print/pairings/" round;
    print_names = "/t/" tournament "/print/names/" round;
    /// The tournament in pictures.
    charts = "/t/" tournament "/charts";
    /// Who won, for chats.
    picture = "/t/" tournament "/picture.png";
    print_standings = "/t/" tournament "/print/standings";
    print_slips = "/t/" tournament "/print/slips/" round;
    me = "/t/" tournament "/me";
    report = "/t/" tournament "/me/report";
    own_deck = "/t/" tournament "/me/deck";
    /// Changes whether everybody sees the player's own list.
    own_consent = "/t/" tournament "/me/deck/consent";
    /// The player's own list, to print.
    /// Registers the player’s pool.
    own_pool = "/t/" tournament "/me/pool";
    own_deck_sheet = "/t/" tournament "/me/deck/sheet";
    /// Leaves the tournament, by the player.
    leave = "/t/" tournament "/me/leave";
    own_check_in = "/t/" tournament "/me/here";
    own_record = "/t/" tournament "/me/record";
    appointment = "/t/" tournament "/me/appointment";
    /// How the player is reached.
    own_contact = "/t/" tournament "/me/contact";
    call_judge = "/t/" tournament "/me/call";
    own_appeal = "/t/" tournament "/me/appeal";
    desk = "/t/" tournament "/desk";
    close_tournament = "/t/" tournament "/close";
    /// Reopens a closed tournament.
    reopen_tournament = "/t/" tournament "/reopen";
    /// Hides a tournament, by an operator.
    hide = "/t/" tournament "/hide";
    /// Shows a hidden tournament again, by an operator.
    show = "/t/" tournament "/show";
    export = "/t/" tournament "/export";
    settings = "/t/" tournament "/settings";
    change_profile = "/t/" tournament "/settings/profile";
    change_pod_rules = "/t/" tournament "/settings/pods";
    values = "/t/" tournament "/settings/values";
    deck_rules = "/t/" tournament "/settings/rules";
    /// Whose deck lists everybody sees.
    publication = "/t/" tournament "/settings/lists";
    /// A deck format that the director makes.
    own_format = "/t/" tournament "/settings/own-format";
    change_format = "/t/" tournament "/settings/format";
    /// Addresses that hear of each new entry.
    webhooks = "/t/" tournament "/webhooks";
    remove_webhook = "/t/" tournament "/webhooks/" code "/remove";
    retry_webhook = "/t/" tournament "/webhooks/" code "/retry";
    invite = "/t/" tournament "/staff/invite";
    take_invitation_back = "/t/" tournament "/staff/uninvite";
    remove_staff = "/t/" tournament "/staff/remove";
    players = "/t/" tournament "/players";
    player = "/t/" tournament "/players/" player;
    /// Registers names from the columns of a spreadsheet.
    columns = "/t/" tournament "/players/columns";
    drop_player = "/t/" tournament "/players/" player "/drop";
    reinstate_player = "/t/" tournament "/players/" player "/reinstate";
    withdraw_registration = "/t/" tournament "/players/" player "/withdraw";
    rename_player = "/t/" tournament "/players/" player "/rename";
    erase_player = "/t/" tournament "/players/" player "/erase";
    /// Identifies players as people known from other tournaments.
    identify = "/t/" tournament "/players/known";
    /// Answers another tournament's request about a person.
    answer_consent = "/t/" tournament "/players/consent";
    /// Undoes the identification of a player.
    tell_apart = "/t/" tournament "/players/" player "/apart";
    /// Makes private links for everybody without a claimed seat.
    give_seat_links = "/t/" tournament "/players/links";
    give_seat_link = "/t/" tournament "/players/" player "/link";
    pair = "/t/" tournament "/pair";
    pair_who_is_here = "/t/" tournament "/pair/here";
    /// Where anybody applies for a place.
    sign_up = "/t/" tournament "/sign-up";
    /// What became of an application, for its player.
    receipt = "/t/" tournament "/sign-up/" code;
    withdraw_application = "/t/" tournament "/sign-up/" code "/withdraw";
    change_application_list = "/t/" tournament "/sign-up/" code "/list";
    change_application_contact = "/t/" tournament "/sign-up/" code "/contact";
    applications = "/t/" tournament "/applications";
    /// Opens, changes and closes the sign-up.
    change_sign_up = "/t/" tournament "/applications/terms";
    check_in = "/t/" tournament "/check-in";
    open_check_in = "/t/" tournament "/check-in/open";
    close_check_in = "/t/" tournament "/check-in/close";
    apart = "/t/" tournament "/apart";
    let_meet = "/t/" tournament "/apart/meet";
    name_team = "/t/" tournament "/apart/name";
    teams = "/t/" tournament "/teams";
    teams_csv = "/t/" tournament "/teams.csv";
    fixed_tables = "/t/" tournament "/fixed-tables";
    free_table = "/t/" tournament "/fixed-tables/free";
    brought_ratings = "/t/" tournament "/ratings";
    round_staff = "/t/" tournament "/rounds/" round "/staff";
    /// Exchanges two players of a draft.
    swap = "/t/" tournament "/rounds/" round "/swap";
    repair = "/t/" tournament "/rounds/" round "/repair";
    /// Exchanges two players of the round being played.
    reseat = "/t/" tournament "/rounds/" round "/repair/exchange";
    /// Some tables or pods of the round in play, paired or seated again.
    pair_tables_again = "/t/" tournament "/rounds/" round "/repair/again";
    /// Seats a late player against the bye, or in a pod.
    seat_late = "/t/" tournament "/rounds/" round "/repair/late";
    /// Seats two late players against each other.
    seat_late_pair = "/t/" tournament "/rounds/" round "/repair/late-pair";
    discard = "/t/" tournament "/rounds/" round "/discard";
    publish = "/t/" tournament "/rounds/" round "/publish";
    /// Starts, pauses or resumes the clock of a round, or gives everybody minutes.
    /// What games count that were not finished in time.
    unfinished = "/t/" tournament "/rounds/" round "/unfinished";
    set_clock = "/t/" tournament "/rounds/" round "/clock";
    close_round = "/t/" tournament "/rounds/" round "/close";
    table = "/t/" tournament "/rounds/" round "/tables/" table;
    record = "/t/" tournament "/rounds/" round "/tables/" table "/result";
    /// Keeps a contradicted result.
    keep = "/t/" tournament "/rounds/" round "/tables/" table "/keep";
    correct = "/t/" tournament "/rounds/" round "/tables/" table "/correct";
    decks = "/t/" tournament "/decks";
    deck = "/t/" tournament "/decks/" player;
    /// Opens a private list for staff, on record.
    read_deck = "/t/" tournament "/decks/" player "/read";
    submit_deck = "/t/" tournament "/decks/" player "/submit";
    /// Registers a player’s pool.
    pool = "/t/" tournament "/decks/" player "/pool";
    /// Records a deck check.
    check_deck = "/t/" tournament "/decks/" player "/check";
    accept_deck = "/t/" tournament "/decks/" player "/accept";
    /// Records whether a player lets everybody see the list.
    deck_consent = "/t/" tournament "/decks/" player "/consent";
    /// The players drawn for deck checks, and the results.
    deck_checks = "/t/" tournament "/decks/checks";
    /// Prints the lists of those drawn, on record.
    deck_check_sheets = "/t/" tournament "/decks/checks/sheets";
    /// Card usage over all lists, for staff.
    deck_usage = "/t/" tournament "/decks/cards";
    /// Card usage for everybody.
    shown_usage = "/t/" tournament "/lists/cards";
    /// The lists that everybody sees.
    shown_lists = "/t/" tournament "/lists";
    /// One of them, at an address to share.
    shown_list = "/t/" tournament "/lists/" player;
    /// One of them as a file for another program.
    shown_file = "/t/" tournament "/lists/" player "/file";
    disputes = "/t/" tournament "/disputes";
    open_dispute = "/t/" tournament "/disputes/open";
    /// Shows a dispute again with everything typed on it; records nothing.
    look = "/t/" tournament "/disputes/" dispute "/look";
    reword = "/t/" tournament "/disputes/" dispute "/reword";
    /// Withdraws a call, by a judge.
    withdraw = "/t/" tournament "/disputes/" dispute "/withdraw";
    /// Withdraws a player's own call.
    own_withdrawal = "/t/" tournament "/me/withdraw";
    dispute = "/t/" tournament "/disputes/" dispute;
    ruling_slip = "/t/" tournament "/disputes/" dispute "/slip";
    precedents = "/rulings/precedents";
    rulings_report = "/rulings/report";
    /// Keeps a question for the rules committee.
    keep_question = "/rulings/questions";
    /// Removes a kept question from the list.
    settle_question = "/rulings/questions/settled";
    /// The entries that are cited most, to print.
    crib = "/rulings/crib";
    /// Relations that the program suggests, to accept or set aside.
    suggestions = "/rulings/suggestions";
    /// Decisions as files, to other installations and from them.
    decision_files = "/rulings/decisions";
    decision_file = "/rulings/decisions/file";
    remove_decisions = "/rulings/decisions/remove";
    /// Where staff get an address for the feed of decisions.
    feed_address = "/rulings/feed";
    end_feed_address = "/rulings/feed/off";
    decision_feed = "/rulings/feed/" code;
    /// The entries that somebody keeps.
    shelf = "/rulings/shelf";
    take_off_shelf = "/rulings/shelf/off";
    mission_attempt = "/rulings/mission-attempt";
    tournament_report = "/t/" tournament "/report";
    ratings = "/t/" tournament "/report/ratings";
    /// The whole tournament in one file, for its director.
    own_results = "/t/" tournament "/report/results/" results;
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
    /// Escalates a dispute to the head judge.
    escalate = "/t/" tournament "/disputes/" dispute "/escalate";
    /// Gives back the time that a dispute took.
    give_back = "/t/" tournament "/disputes/" dispute "/time";
    extend_time = "/t/" tournament "/rounds/" round "/tables/" table "/time";
}

/// A round's file, such as `3.csv` for a spreadsheet or `3.txt` to paste into a forum.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RoundFile {
    pub round: RoundNumber,
    pub is_text: bool,
}

impl fmt::Display for RoundFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.round, if self.is_text { "txt" } else { "csv" })
    }
}

impl FromStr for RoundFile {
    type Err = ParseIntError;

    fn from_str(text: &str) -> Result<Self, ParseIntError> {
        let (number, is_text) = match text.strip_suffix(".txt") {
            Some(number) => (number, true),
            None => (text.strip_suffix(".csv").unwrap_or_default(), false),
        };
        number.parse().map(|number| Self { round: RoundNumber(number), is_text })
    }
}

impl fmt::Display for EntryKey<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// A published round as text to paste into a forum.
pub fn round_text(tournament: &Slug, round: RoundNumber) -> Link {
    round_file(tournament, RoundFile { round, is_text: true })
}

/// The slips of the tables without a result.
pub fn print_open_slips(tournament: &Slug, round: RoundNumber) -> Link {
    print_slips(tournament, round).with("open", "yes")
}

/// Pairings by name, for two boards.
pub fn print_names_on_boards(tournament: &Slug, round: RoundNumber) -> Link {
    print_names(tournament, round).with("boards", 2)
}

/// The sign-in page that continues to `next`.
pub fn sign_in(next: &Link) -> Link {
    enter().with("next", next)
}

/// Cards with a title like this.
pub fn cards_like(title: &str) -> Link {
    cards().with("q", title)
}

/// One task of the help, on the page of its reader.
pub fn help_task(page: Link, id: &str) -> Link {
    page.at(id)
}

/// One source on the page of sources.
pub fn rule_source(id: &str) -> Link {
    rule_sources().at(id)
}

/// Two ruling documents compared.
pub fn rulings_compared(from: &str, to: &str) -> Link {
    rulings_compare().with("from", from).with("to", to)
}

/// The timeline of publications, with a day marked.
pub fn rulings_timeline_on(on: NaiveDate) -> Link {
    rulings_timeline().with("on", on)
}

/// An entry of a ruling document, with its status on a day.
pub fn entry_on(document: &str, key: EntryKey<'_>, on: NaiveDate) -> Link {
    entry(document, key).with("on", on)
}

/// A line of a ruling document.
pub fn document_line(stem: &str, line: u32) -> Link {
    document(stem).at(format_args!("l{line}"))
}

/// One line of the match log, among the newest.
pub fn log_line(tournament: &Slug, number: EntryNumber) -> Link {
    log(tournament).with("before", i64::from(number.0) + 1).at(format_args!("line-{number}"))
}

/// The lines of the match log of one part and about one thing; all where these are empty.
pub fn log_about(tournament: &Slug, part: &str, about: &str) -> Link {
    let chosen = [("part", part), ("about", about)].into_iter().filter(|(_, value)| !value.is_empty());
    chosen.fold(log(tournament), |link, (name, value)| link.with(name, value))
}

/// These lines before a number.
pub fn log_before(tournament: &Slug, part: &str, about: &str, number: i64) -> Link {
    log_about(tournament, part, about).with("before", number)
}

/// A cut of this size, before it is started.
pub fn cut_of(tournament: &Slug, size: u32) -> Link {
    cut(tournament).with("size", size)
}

/// A player's own page, about the game of this round.
pub fn me_in(tournament: &Slug, round: RoundNumber) -> Link {
    me(tournament).with("round", round)
}

/// The form of a player's report on the game of this round.
pub fn report_in(tournament: &Slug, round: RoundNumber) -> Link {
    report(tournament).with("round", round)
}

/// When two opponents play the game of this round.
pub fn appointment_in(tournament: &Slug, round: RoundNumber) -> Link {
    appointment(tournament).with("round", round)
}

/// Calls a judge to the game of this round.
pub fn call_judge_in(tournament: &Slug, round: RoundNumber) -> Link {
    call_judge(tournament).with("round", round)
}

/// The charts, with the line of this player.
pub fn charts_with(tournament: &Slug, player: PlayerId) -> Link {
    charts(tournament).with("player", player)
}

/// A text of the operator on the page about the site.
pub fn about_text(anchor: &str) -> Link {
    about().at(anchor)
}

/// A table for a stream.
pub fn overlay_of(tournament: &Slug, table: &str) -> Link {
    overlay(tournament).with("table", table)
}

/// A later page of the projector.
pub fn screen_page(tournament: &Slug, page: usize) -> Link {
    screen(tournament).with("page", page)
}

/// The form of a new tournament, filled in like an earlier one.
pub fn tournament_like(tournament: &Slug) -> Link {
    new_tournament().with("like", tournament.as_str())
}

/// A page of settings that shows only what was changed.
pub fn only_changed(settings: Link) -> Link {
    settings.with("changed", "yes")
}

/// The settings after a form was sent: `yes` if something changed, `same` if not.
pub fn settings_saved(tournament: &Slug, how: &str) -> Link {
    settings(tournament).with("saved", how)
}

/// The choice of deck lists for everybody after its form was sent, like [`settings_saved`].
pub fn publication_saved(tournament: &Slug, how: &str) -> Link {
    publication(tournament).with("saved", how)
}

/// The checks before closing a round, on the staff's page of it.
pub fn round_checks(tournament: &Slug, round: RoundNumber) -> Link {
    round_staff(tournament, round).at("checks")
}

/// Where a director names who goes on at a table, on the page of the cut.
pub fn cut_table(tournament: &Slug, table: TableNumber) -> Link {
    cut(tournament).at(format_args!("settle-{table}"))
}

/// The tables without a result, on the staff's page of a round.
pub fn open_tables(tournament: &Slug, round: RoundNumber) -> Link {
    round_staff(tournament, round).with("show", "open")
}

/// The tables without a result whose time is over, on the staff's page of a round.
pub fn late_tables(tournament: &Slug, round: RoundNumber) -> Link {
    round_staff(tournament, round).with("show", "late")
}

/// Those of the players who lack something, on their page for staff; everybody for an empty text.
pub fn shown_players(tournament: &Slug, show: &str) -> Link {
    shown(players(tournament), show)
}

/// Those whose list is missing or faulty, on the page of the decks.
pub fn shown_decks(tournament: &Slug, show: &str) -> Link {
    shown(decks(tournament), show)
}

fn shown(page: Link, show: &str) -> Link {
    if show.is_empty() { page } else { page.with("show", show) }
}

/// Whether programs ask for this path, so that errors are JSON too.
pub fn is_for_programs(path: &str) -> bool {
    path.starts_with("/api/")
}

/// A page of the tournaments that fit these fields; `all` is the list of all, for people or for programs.
pub fn tournaments_page(all: Link, asked: &[(&str, &str)], page: usize) -> Link {
    let given = asked.iter().filter(|(_, value)| !value.is_empty());
    let link = given.fold(all, |link, (name, value)| link.with(name, value));
    if page == 1 { link } else { link.with("page", page) }
}

/// A page of the people who fit.
pub fn people_page(q: &str, page: usize) -> Link {
    let link = if q.is_empty() { players_of_all() } else { players_of_all().with("q", q) };
    if page == 1 { link } else { link.with("page", page) }
}

/// A page of the list of series.
pub fn all_series_page(page: usize) -> Link {
    if page == 1 { all_series() } else { all_series().with("page", page) }
}

/// A page of the list of series, for programs.
pub fn api_all_series_page(page: usize) -> Link {
    api_all_series().with("page", page)
}

/// A line of the log of a series on this page of it.
pub fn series_log_line(slug: &Slug, page: usize, line: i64) -> Link {
    series_log_page(slug, page).at(format_args!("line-{line}"))
}

/// A page of the standings of a series.
pub fn series_page(slug: &Slug, page: usize) -> Link {
    if page == 1 { series(slug) } else { series(slug).with("page", page) }
}

/// A page of the log of a series.
pub fn series_log_page(slug: &Slug, page: usize) -> Link {
    if page == 1 { series_log(slug) } else { series_log(slug).with("page", page) }
}

/// A page of the standings of a series, for programs.
pub fn api_series_page(slug: &Slug, page: usize) -> Link {
    api_series(slug).with("page", page)
}

/// The figures of a year.
pub fn year_in_figures(year: i32) -> Link {
    hall_of_fame().with("year", year)
}

/// A page of the ratings of one game and kind, by one method.
pub fn ratings_page(game: &str, kind: &str, method: &str, page: usize) -> Link {
    let link = all_ratings().with("game", game).with("kind", kind).with("by", method);
    if page == 1 { link } else { link.with("page", page) }
}

/// A page of the ratings of one game and kind, by one method, for programs.
pub fn api_ratings_page(game: &str, kind: &str, method: &str, page: usize) -> Link {
    let link = api_ratings().with("game", game).with("kind", kind).with("by", method);
    if page == 1 { link } else { link.with("page", page) }
}

/// The figures of a year, or of all time, for programs.
pub fn api_hall_of_fame_in(year: Option<i32>) -> Link {
    year.map_or_else(api_hall_of_fame, |year| api_hall_of_fame().with("year", year))
}

/// A page of the people who fit, for programs.
pub fn api_people_page(q: &str, page: usize) -> Link {
    let link = if q.is_empty() { api_people() } else { api_people().with("q", q) };
    link.with("page", page)
}

/// A part of a record: this page of the tournaments, and this one of the opponents.
pub fn record_page(record: Link, tournaments: usize, opponents: usize) -> Link {
    let link = if tournaments == 1 { record } else { record.with("page", tournaments) };
    if opponents == 1 { link } else { link.with("opponents", opponents) }
}

/// A page of the games of two people.
pub fn head_to_head_page([person, other]: [PersonId; 2], page: usize) -> Link {
    let link = head_to_head(person, other);
    if page == 1 { link } else { link.with("page", page) }
}

/// A page of the games of two people, for programs.
pub fn api_head_to_head_page([person, other]: [PersonId; 2], page: usize) -> Link {
    let link = api_head_to_head(person, other);
    if page == 1 { link } else { link.with("page", page) }
}

/// The source of a measure below the standings.
pub fn standings_source(tournament: &Slug, after: Option<RoundNumber>, anchor: &str) -> Link {
    after.map_or_else(|| standings(tournament), |round| standings_after(tournament, round)).at(anchor)
}

/// A table on the staff's page of its round.
pub fn round_staff_at(tournament: &Slug, round: RoundNumber, table: TableNumber) -> Link {
    round_staff(tournament, round).at(format_args!("table-{table}"))
}

/// The correction of a result because of a dispute.
pub fn correct_by(tournament: &Slug, round: RoundNumber, table: TableNumber, dispute: DisputeNumber) -> Link {
    correct(tournament, round, table).with("dispute", dispute)
}

/// The form for a dispute about a table.
pub fn open_dispute_at(tournament: &Slug, round: RoundNumber, table: TableNumber) -> Link {
    open_dispute(tournament).with("round", round).with("table", table)
}

/// Past decisions that match these words.
pub fn precedents_on(q: &str) -> Link {
    precedents().with("q", q)
}

/// The suggested relation at a place among those that wait.
pub fn suggestions_from(at: usize) -> Link {
    suggestions().with("at", at)
}

/// The questions for which no authority was found.
pub fn rulings_gaps() -> Link {
    rulings_report().at("gaps-h")
}

/// The steps of the mission attempt, each to be cited in a dispute.
pub fn attempt_for(tournament: &Slug, number: DisputeNumber) -> Link {
    mission_attempt().with("tournament", tournament.as_str()).with("dispute", number)
}

/// One step of the mission attempt, and the dispute for which it is read, if there is one.
pub fn mission_step(step: &str, read_for: Option<(&Slug, DisputeNumber)>) -> Link {
    let attempt =
        read_for.map_or_else(mission_attempt, |(tournament, number)| attempt_for(tournament, number));
    attempt.with("step", step).at("step")
}

/// A dispute with what the library has for these words on a day.
pub fn dispute_searching(tournament: &Slug, number: DisputeNumber, words: &str, on: NaiveDate) -> Link {
    dispute(tournament, number).with("q", words).with("on", on).at("law-h")
}

/// The search for these words in the rulings of a game, as of a day.
pub fn search_again(words: &str, edition: &str, on: NaiveDate) -> Link {
    rulings_search().with("q", words).with("edition", edition).with("on", on)
}

/// A dispute with this entry of the library open for quoting.
pub fn dispute_citing(tournament: &Slug, number: DisputeNumber, place: &str) -> Link {
    dispute(tournament, number).with("cite", place).at("attach")
}

/// The report on a tournament with the penalties by name, or without them.
pub fn report_with(tournament: &Slug, names: bool) -> Link {
    let report = tournament_report(tournament);
    if names { report.with("names", "yes") } else { report }
}

/// The sheet of a ruling with the players' names, or without them.
pub fn slip_with(tournament: &Slug, dispute: DisputeNumber, names: bool) -> Link {
    let slip = ruling_slip(tournament, dispute);
    if names { slip } else { slip.with("names", "no") }
}

/// The form for a player's penalty.
pub fn penalty_for(tournament: &Slug, player: PlayerId) -> Link {
    penalties(tournament).with("player", player)
}

/// The form for the penalty of a player whose deck differs from its list.
pub fn penalty_for_deck(tournament: &Slug, player: PlayerId) -> Link {
    penalty_for(tournament, player).with("kind", "deck-mismatch")
}

/// The form for a penalty because of a dispute.
pub fn penalty_because(tournament: &Slug, dispute: DisputeNumber) -> Link {
    penalties(tournament).with("dispute", dispute)
}

/// The result form of a table with an ending chosen.
pub fn table_to(tournament: &Slug, round: RoundNumber, at: TableNumber, end: &str) -> Link {
    table(tournament, round, at).with("end", end)
}

/// The preview of a filled-in result form.
pub fn look_at<'a>(
    tournament: &Slug,
    round: RoundNumber,
    at: TableNumber,
    slip: impl Iterator<Item = (&'a str, &'a str)>,
) -> Link {
    let look = table(tournament, round, at).with("intent", "look");
    slip.fold(look, |link, (name, value)| link.with(name, value))
}

/// The correction of a table with an ending chosen, and its dispute.
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

/// A static file.
pub fn asset(asset: &Asset) -> Link {
    file(&asset.hash, asset.name)
}

/// The style sheet.
pub fn style() -> Link {
    asset(&asset::STYLE)
}

/// The scripts in the language of the request that this thread is answering.
pub fn script() -> Link {
    asset(asset::SCRIPT.spoken())
}

pub fn icon() -> Link {
    asset(&asset::ICON)
}

pub fn service_worker() -> Link {
    asset(asset::SERVICE_WORKER.spoken())
}

/// A picture of the help in the language of the request that this thread is answering.
pub fn help_picture(name: &str) -> Option<Link> {
    asset::HELP_PICTURES.iter().find(|(known, _)| *known == name).map(|(_, picture)| asset(picture.spoken()))
}

/// The icons for home screens: 192 and 512 pixels wide.
pub fn home_screen_icons() -> [Link; 2] {
    [asset(&asset::ICON_SMALL), asset(&asset::ICON_LARGE)]
}

/// A URL from a request, such as `next`: a path on this site, or the front page.
///
/// Only what cannot be misread is allowed: one slash, then letters, digits and `-_.~/`, no segment beginning with a
/// dot, then perhaps a query. Browsers treat `//x`, `/\x` and tabs as other hosts, and proxies decode what is
/// escaped.
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

/// Text escaped for a query.
pub fn escaped(text: &str) -> PercentEncode<'_> {
    utf8_percent_encode(text, ESCAPED)
}
