//! Every address the pages point to. Templates and redirects use only these.

use std::fmt;

use chrono::NaiveDate;

use crate::domain::id::{AccountId, DisputeNumber, PenaltyNumber, PlayerId, RoundNumber, TableNumber};
use crate::web::asset::{self, Asset};

/// An address on this site.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Link(String);

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
}

fn to(path: impl Into<String>) -> Link {
    Link(path.into())
}

/// The front page.
pub fn home() -> Link {
    to("/")
}

/// The deck checker.
pub fn deck_check() -> Link {
    to("/deck-check")
}

/// The rulings library.
pub fn rulings() -> Link {
    to("/rulings")
}

/// Where one signs in, and goes on to `next`.
pub fn sign_in(next: &Link) -> Link {
    to(format!("/sign-in?next={}", escaped(&next.0)))
}

/// Where name and password are sent.
pub fn enter() -> Link {
    to("/sign-in")
}

/// Where one sees the own account and signs out.
pub fn account() -> Link {
    to("/account")
}

/// Where one chooses colours.
pub fn display() -> Link {
    to("/display")
}

/// Where one signs out.
pub fn sign_out() -> Link {
    to("/sign-out")
}

/// Where the first account is made.
pub fn set_up(code: &str) -> Link {
    to(format!("/set-up/{code}"))
}

/// Where an invitation is taken.
pub fn join(code: &str) -> Link {
    to(format!("/join/{code}"))
}

/// Where somebody with an account takes an invitation.
pub fn accept(code: &str) -> Link {
    to(format!("/join/{code}/accept"))
}

/// Where a new password is chosen.
pub fn reset(code: &str) -> Link {
    to(format!("/reset/{code}"))
}

/// A player's private link.
pub fn seat(code: &str) -> Link {
    to(format!("/seat/{code}"))
}

/// Where the own password is changed.
pub fn change_password() -> Link {
    to("/account/password")
}

/// Where all other sessions are ended.
pub fn sign_out_everywhere() -> Link {
    to("/account/sign-out-everywhere")
}

/// All accounts, for the operator.
pub fn accounts() -> Link {
    to("/accounts")
}

/// Where the operator gives out a reset link.
pub fn reset_account(account: AccountId) -> Link {
    to(format!("/accounts/{account}/reset"))
}

/// Where the operator disables an account.
pub fn disable_account(account: AccountId) -> Link {
    to(format!("/accounts/{account}/disable"))
}

/// Where the operator enables an account.
pub fn enable_account(account: AccountId) -> Link {
    to(format!("/accounts/{account}/enable"))
}

/// All scoring profiles and deck formats.
pub fn rules() -> Link {
    to("/rules")
}

/// A scoring profile, each value with its source.
pub fn profile(profile: &str) -> Link {
    to(format!("/rules/scoring/{profile}"))
}

/// A deck format, each rule with its source.
pub fn format(format: &str) -> Link {
    to(format!("/rules/decks/{format}"))
}

/// Search over the rulings.
pub fn rulings_search() -> Link {
    to("/rulings/search")
}

/// Where two ruling documents are compared.
pub fn rulings_compare() -> Link {
    to("/rulings/compare")
}

/// Two ruling documents held side by side.
pub fn rulings_compared(from: &str, to_stem: &str) -> Link {
    to(format!("/rulings/compare?from={}&to={}", escaped(from), escaped(to_stem)))
}

/// Where the split of a ruling document is corrected.
pub fn correct_split(document: &str) -> Link {
    to(format!("/rulings/correct/{document}"))
}

/// Where a correction of a document's split is taken back.
pub fn take_correction_back(document: &str) -> Link {
    to(format!("/rulings/correct-back/{document}"))
}

/// Where one entry of a ruling document is corrected.
pub fn correct_entry(document: &str, entry: &str) -> Link {
    to(format!("/rulings/correct/{document}/{entry}"))
}

/// Where it is asserted what an entry does to another.
pub fn relate(document: &str, entry: &str) -> Link {
    to(format!("/rulings/relate/{document}/{entry}"))
}

/// Where an assertion about an entry is withdrawn.
pub fn withdraw_relation(document: &str, entry: &str) -> Link {
    to(format!("/rulings/relate-back/{document}/{entry}"))
}

/// Where a ruling document is imported.
pub fn rulings_import() -> Link {
    to("/rulings/import")
}

/// Where a previewed document is stored.
pub fn rulings_store() -> Link {
    to("/rulings/import/store")
}

/// A ruling document.
pub fn document(document: &str) -> Link {
    to(format!("/rulings/{document}"))
}

/// An entry of a ruling document.
pub fn entry(document: &str, entry: &str) -> Link {
    to(format!("/rulings/{document}/{entry}"))
}

/// An entry of a ruling document, with its worth on a day.
pub fn entry_on(document: &str, entry: &str, on: NaiveDate) -> Link {
    to(format!("/rulings/{document}/{entry}?on={on}"))
}

/// A line of a ruling document.
pub fn document_line(document: &str, line: u32) -> Link {
    to(format!("/rulings/{document}#l{line}"))
}

/// Where a tournament is created.
pub fn new_tournament() -> Link {
    to("/new")
}

/// A tournament.
pub fn tournament(tournament: &str) -> Link {
    to(format!("/t/{tournament}"))
}

/// A round as everyone sees it.
pub fn round(tournament: &str, round: RoundNumber) -> Link {
    to(format!("/t/{tournament}/rounds/{round}"))
}

/// The standings now.
pub fn standings(tournament: &str) -> Link {
    to(format!("/t/{tournament}/standings"))
}

/// The standings after a round.
pub fn standings_after(tournament: &str, round: RoundNumber) -> Link {
    to(format!("/t/{tournament}/standings/{round}"))
}

/// The match log.
pub fn log(tournament: &str) -> Link {
    to(format!("/t/{tournament}/log"))
}

/// The lines of the match log before a number.
pub fn log_before(tournament: &str, number: i64) -> Link {
    to(format!("/t/{tournament}/log?before={number}"))
}

/// What a round was paired from, for `arbiter pair`.
pub fn rerun(tournament: &str, round: RoundNumber) -> Link {
    to(format!("/t/{tournament}/rounds/{round}/history"))
}

/// The projector's page.
pub fn screen(tournament: &str) -> Link {
    to(format!("/t/{tournament}/screen"))
}

/// A later page of the projector.
pub fn screen_page(tournament: &str, page: usize) -> Link {
    to(format!("/t/{tournament}/screen?page={page}"))
}

/// Pairings by table, on paper.
pub fn print_pairings(tournament: &str, round: RoundNumber) -> Link {
    to(format!("/t/{tournament}/print/pairings/{round}"))
}

/// Pairings by name, on paper.
pub fn print_names(tournament: &str, round: RoundNumber) -> Link {
    to(format!("/t/{tournament}/print/names/{round}"))
}

/// Standings, on paper.
pub fn print_standings(tournament: &str) -> Link {
    to(format!("/t/{tournament}/print/standings"))
}

/// Result slips to cut.
pub fn print_slips(tournament: &str, round: RoundNumber) -> Link {
    to(format!("/t/{tournament}/print/slips/{round}"))
}

/// A player's own page.
pub fn me(tournament: &str) -> Link {
    to(format!("/t/{tournament}/me"))
}

/// Where a player reports the own result.
pub fn report(tournament: &str) -> Link {
    to(format!("/t/{tournament}/me/report"))
}

/// Where a player hands in a deck list.
pub fn own_deck(tournament: &str) -> Link {
    to(format!("/t/{tournament}/me/deck"))
}

/// Where a player calls a judge.
pub fn call_judge(tournament: &str) -> Link {
    to(format!("/t/{tournament}/me/call"))
}

/// Where a player appeals.
pub fn own_appeal(tournament: &str) -> Link {
    to(format!("/t/{tournament}/me/appeal"))
}

/// The director's desk.
pub fn desk(tournament: &str) -> Link {
    to(format!("/t/{tournament}/desk"))
}

/// Where the tournament is closed.
pub fn close_tournament(tournament: &str) -> Link {
    to(format!("/t/{tournament}/close"))
}

/// Where a closed tournament is reopened.
pub fn reopen_tournament(tournament: &str) -> Link {
    to(format!("/t/{tournament}/reopen"))
}

/// The whole tournament as a file.
pub fn export(tournament: &str) -> Link {
    to(format!("/t/{tournament}/export"))
}

/// The settings after a form was sent: `yes` where something changed, `same` where nothing did.
pub fn settings_saved(tournament: &str, how: &str) -> Link {
    to(format!("/t/{tournament}/settings?saved={}", escaped(how)))
}

/// The tournament's settings.
pub fn settings(tournament: &str) -> Link {
    to(format!("/t/{tournament}/settings"))
}

/// Where another scoring profile is pinned.
pub fn change_profile(tournament: &str) -> Link {
    to(format!("/t/{tournament}/settings/profile"))
}

/// Every value of the pinned scoring profile, and where the director changes one.
pub fn values(tournament: &str) -> Link {
    to(format!("/t/{tournament}/settings/values"))
}

/// Every rule of the pinned deck format, and where the director changes one.
pub fn deck_rules(tournament: &str) -> Link {
    to(format!("/t/{tournament}/settings/rules"))
}

/// Where another deck format is pinned.
pub fn change_format(tournament: &str) -> Link {
    to(format!("/t/{tournament}/settings/format"))
}

/// Where a helper is invited.
pub fn invite(tournament: &str) -> Link {
    to(format!("/t/{tournament}/staff/invite"))
}

/// Where a helper's role is taken away.
pub fn remove_staff(tournament: &str) -> Link {
    to(format!("/t/{tournament}/staff/remove"))
}

/// The players, for staff.
pub fn players(tournament: &str) -> Link {
    to(format!("/t/{tournament}/players"))
}

/// One player, for staff.
pub fn player(tournament: &str, player: PlayerId) -> Link {
    to(format!("/t/{tournament}/players/{player}"))
}

/// Where a player is dropped.
pub fn drop_player(tournament: &str, player: PlayerId) -> Link {
    to(format!("/t/{tournament}/players/{player}/drop"))
}

/// Where a dropped player comes back.
pub fn reinstate_player(tournament: &str, player: PlayerId) -> Link {
    to(format!("/t/{tournament}/players/{player}/reinstate"))
}

/// Where a registration is taken back.
pub fn withdraw_registration(tournament: &str, player: PlayerId) -> Link {
    to(format!("/t/{tournament}/players/{player}/withdraw"))
}

/// Where a name is put right.
pub fn rename_player(tournament: &str, player: PlayerId) -> Link {
    to(format!("/t/{tournament}/players/{player}/rename"))
}

/// Where a name is erased.
pub fn erase_player(tournament: &str, player: PlayerId) -> Link {
    to(format!("/t/{tournament}/players/{player}/erase"))
}

/// Where staff say which players are known from other tournaments.
pub fn identify(tournament: &str) -> Link {
    to(format!("/t/{tournament}/players/known"))
}

/// Where staff say that a player is nobody known from elsewhere.
pub fn tell_apart(tournament: &str, player: PlayerId) -> Link {
    to(format!("/t/{tournament}/players/{player}/apart"))
}

/// Where private links are made for everybody who has not claimed a seat.
pub fn give_seat_links(tournament: &str) -> Link {
    to(format!("/t/{tournament}/players/links"))
}

/// Where a player's private link is given out.
pub fn give_seat_link(tournament: &str, player: PlayerId) -> Link {
    to(format!("/t/{tournament}/players/{player}/link"))
}

/// Where the next round is paired.
pub fn pair(tournament: &str) -> Link {
    to(format!("/t/{tournament}/pair"))
}

/// A round as staff see it.
pub fn round_staff(tournament: &str, round: RoundNumber) -> Link {
    to(format!("/t/{tournament}/rounds/{round}/staff"))
}

/// What to look at before a round is closed, on the staff's page of it.
pub fn round_checks(tournament: &str, round: RoundNumber) -> Link {
    to(format!("/t/{tournament}/rounds/{round}/staff#checks"))
}

/// A table within the staff's page of its round.
pub fn round_staff_at(tournament: &str, round: RoundNumber, table: TableNumber) -> Link {
    to(format!("/t/{tournament}/rounds/{round}/staff#table-{table}"))
}

/// Where two players of a draft are exchanged.
pub fn swap(tournament: &str, round: RoundNumber) -> Link {
    to(format!("/t/{tournament}/rounds/{round}/swap"))
}

/// Where a draft is thrown away.
pub fn discard(tournament: &str, round: RoundNumber) -> Link {
    to(format!("/t/{tournament}/rounds/{round}/discard"))
}

/// Where pairings are published.
pub fn publish(tournament: &str, round: RoundNumber) -> Link {
    to(format!("/t/{tournament}/rounds/{round}/publish"))
}

/// Where a round is closed.
pub fn close_round(tournament: &str, round: RoundNumber) -> Link {
    to(format!("/t/{tournament}/rounds/{round}/close"))
}

/// Where a table's result is recorded.
pub fn table(tournament: &str, round: RoundNumber, table: TableNumber) -> Link {
    to(format!("/t/{tournament}/rounds/{round}/tables/{table}"))
}

/// Where a result is sent.
pub fn record(tournament: &str, round: RoundNumber, table: TableNumber) -> Link {
    to(format!("/t/{tournament}/rounds/{round}/tables/{table}/result"))
}

/// Where a contradicted result is kept.
pub fn keep(tournament: &str, round: RoundNumber, table: TableNumber) -> Link {
    to(format!("/t/{tournament}/rounds/{round}/tables/{table}/keep"))
}

/// Where a result is corrected.
pub fn correct(tournament: &str, round: RoundNumber, table: TableNumber) -> Link {
    to(format!("/t/{tournament}/rounds/{round}/tables/{table}/correct"))
}

/// Where a result is corrected because of a dispute.
pub fn correct_by(tournament: &str, round: RoundNumber, table: TableNumber, dispute: DisputeNumber) -> Link {
    to(format!("/t/{tournament}/rounds/{round}/tables/{table}/correct?dispute={dispute}"))
}

/// The deck desk.
pub fn decks(tournament: &str) -> Link {
    to(format!("/t/{tournament}/decks"))
}

/// One player's deck list, for staff.
pub fn deck(tournament: &str, player: PlayerId) -> Link {
    to(format!("/t/{tournament}/decks/{player}"))
}

/// Where staff open a private list, on record.
pub fn read_deck(tournament: &str, player: PlayerId) -> Link {
    to(format!("/t/{tournament}/decks/{player}/read"))
}

/// Where staff hand in a list for a player.
pub fn submit_deck(tournament: &str, player: PlayerId) -> Link {
    to(format!("/t/{tournament}/decks/{player}/submit"))
}

/// Where a deck is held against its list.
pub fn check_deck(tournament: &str, player: PlayerId) -> Link {
    to(format!("/t/{tournament}/decks/{player}/check"))
}

/// Where a list is accepted.
pub fn accept_deck(tournament: &str, player: PlayerId) -> Link {
    to(format!("/t/{tournament}/decks/{player}/accept"))
}

/// Where a dispute about a table is opened.
pub fn open_dispute_at(tournament: &str, round: RoundNumber, table: TableNumber) -> Link {
    to(format!("/t/{tournament}/disputes/open?round={round}&table={table}"))
}

/// All disputes.
pub fn disputes(tournament: &str) -> Link {
    to(format!("/t/{tournament}/disputes"))
}

/// Where a dispute is opened.
pub fn open_dispute(tournament: &str) -> Link {
    to(format!("/t/{tournament}/disputes/open"))
}

/// Where the page of a dispute is shown again with everything typed on it; nothing is recorded.
pub fn look(tournament: &str, dispute: DisputeNumber) -> Link {
    to(format!("/t/{tournament}/disputes/{dispute}/look"))
}

/// Where the words of a ruling are put right.
pub fn reword(tournament: &str, dispute: DisputeNumber) -> Link {
    to(format!("/t/{tournament}/disputes/{dispute}/reword"))
}

/// Where a judge withdraws a call.
pub fn withdraw(tournament: &str, dispute: DisputeNumber) -> Link {
    to(format!("/t/{tournament}/disputes/{dispute}/withdraw"))
}

/// Where a player takes the own call back.
pub fn own_withdrawal(tournament: &str) -> Link {
    to(format!("/t/{tournament}/me/withdraw"))
}

/// One dispute.
pub fn dispute(tournament: &str, dispute: DisputeNumber) -> Link {
    to(format!("/t/{tournament}/disputes/{dispute}"))
}

/// The sheet with the ruling on a dispute.
pub fn ruling_slip(tournament: &str, dispute: DisputeNumber) -> Link {
    to(format!("/t/{tournament}/disputes/{dispute}/slip"))
}

/// What was decided here before.
pub fn precedents() -> Link {
    to("/rulings/precedents")
}

/// What was decided here before, asked with these words.
pub fn precedents_on(q: &str) -> Link {
    to(format!("/rulings/precedents?q={}", escaped(q)))
}

/// What the rulings of this installation rest on.
pub fn rulings_report() -> Link {
    to("/rulings/report")
}

/// The questions that found no authority.
pub fn rulings_gaps() -> Link {
    to("/rulings/report#gaps-h")
}

/// Where a question is kept for the rules committee.
pub fn keep_question() -> Link {
    to("/rulings/questions")
}

/// Where a kept question is taken off the list.
pub fn settle_question() -> Link {
    to("/rulings/questions/settled")
}

/// The mission attempt of the Second Edition.
pub fn mission_attempt() -> Link {
    to("/rulings/mission-attempt")
}

/// One step of the mission attempt.
pub fn mission_step(step: &str) -> Link {
    to(format!("/rulings/mission-attempt?step={}#step", escaped(step)))
}

/// The report on a tournament, for its staff.
pub fn tournament_report(tournament: &str) -> Link {
    to(format!("/t/{tournament}/report"))
}

/// The same with the penalties by name, or without them.
pub fn report_with(tournament: &str, names: bool) -> Link {
    if names { to(format!("/t/{tournament}/report?names=yes")) } else { tournament_report(tournament) }
}

/// Where facts are written down.
pub fn state_facts(tournament: &str, dispute: DisputeNumber) -> Link {
    to(format!("/t/{tournament}/disputes/{dispute}/facts"))
}

/// Where a citation is attached.
pub fn cite(tournament: &str, dispute: DisputeNumber) -> Link {
    to(format!("/t/{tournament}/disputes/{dispute}/cite"))
}

/// Where a citation is taken off.
pub fn uncite(tournament: &str, dispute: DisputeNumber) -> Link {
    to(format!("/t/{tournament}/disputes/{dispute}/uncite"))
}

/// Where a ruling is given.
pub fn rule(tournament: &str, dispute: DisputeNumber) -> Link {
    to(format!("/t/{tournament}/disputes/{dispute}/rule"))
}

/// Where an appeal is noted.
pub fn appeal(tournament: &str, dispute: DisputeNumber) -> Link {
    to(format!("/t/{tournament}/disputes/{dispute}/appeal"))
}

/// Where an appeal is decided.
pub fn decide(tournament: &str, dispute: DisputeNumber) -> Link {
    to(format!("/t/{tournament}/disputes/{dispute}/decide"))
}

/// Coin and die.
pub fn chance(tournament: &str) -> Link {
    to(format!("/t/{tournament}/chance"))
}

/// All penalties.
pub fn penalties(tournament: &str) -> Link {
    to(format!("/t/{tournament}/penalties"))
}

/// The form of a penalty for a player.
pub fn penalty_for(tournament: &str, player: PlayerId) -> Link {
    to(format!("/t/{tournament}/penalties?player={player}"))
}

/// The form of a penalty because of a dispute.
pub fn penalty_because(tournament: &str, dispute: DisputeNumber) -> Link {
    to(format!("/t/{tournament}/penalties?dispute={dispute}"))
}

/// Where the director confirms a disqualification.
pub fn confirm_penalty(tournament: &str, penalty: PenaltyNumber) -> Link {
    to(format!("/t/{tournament}/penalties/{penalty}/confirm"))
}

/// Where a penalty is withdrawn.
pub fn withdraw_penalty(tournament: &str, penalty: PenaltyNumber) -> Link {
    to(format!("/t/{tournament}/penalties/{penalty}/withdraw"))
}

/// The slip of a table with an ending chosen.
pub fn table_to(tournament: &str, round: RoundNumber, table: TableNumber, end: &str) -> Link {
    to(format!("/t/{tournament}/rounds/{round}/tables/{table}?end={}", escaped(end)))
}

/// The page of a table with a slip filled in, to look at what it is worth.
pub fn look_at<'a>(
    tournament: &str,
    round: RoundNumber,
    table: TableNumber,
    slip: impl Iterator<Item = (&'a str, &'a str)>,
) -> Link {
    let fields: String = slip.map(|(name, value)| format!("&{name}={}", escaped(value))).collect();
    to(format!("/t/{tournament}/rounds/{round}/tables/{table}?intent=look{fields}"))
}

/// The correction of a table with an ending chosen, and the dispute behind it.
pub fn correct_to(
    tournament: &str,
    round: RoundNumber,
    table: TableNumber,
    end: &str,
    dispute: Option<DisputeNumber>,
) -> Link {
    let dispute = dispute.map(|number| format!("&dispute={number}")).unwrap_or_default();
    to(format!("/t/{tournament}/rounds/{round}/tables/{table}/correct?end={}{dispute}", escaped(end)))
}

/// Where a judge takes a dispute on.
pub fn claim(tournament: &str, dispute: DisputeNumber) -> Link {
    to(format!("/t/{tournament}/disputes/{dispute}/claim"))
}

/// Where a dispute is handed to the head judge.
pub fn escalate(tournament: &str, dispute: DisputeNumber) -> Link {
    to(format!("/t/{tournament}/disputes/{dispute}/escalate"))
}

/// Where the time that a dispute took is given back.
pub fn give_back(tournament: &str, dispute: DisputeNumber) -> Link {
    to(format!("/t/{tournament}/disputes/{dispute}/time"))
}

/// Where a table is given time beyond the round's clock.
pub fn extend_time(tournament: &str, round: RoundNumber, table: TableNumber) -> Link {
    to(format!("/t/{tournament}/rounds/{round}/tables/{table}/time"))
}

/// A file that goes with the pages.
pub fn asset(asset: &Asset) -> Link {
    to(format!("/static/{}/{}", asset.hash, asset.name))
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
    if fits { to(text) } else { home() }
}

/// Text as it may stand in a query.
pub fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-_.~/".contains(&byte) {
            out.push(char::from(byte));
        } else {
            out.push_str(&format!("%{byte:02X}"));
        }
    }
    out
}
