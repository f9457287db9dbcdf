//! Addresses that games of two and pods share.

use crate::domain::tournament::play::Play;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::pages::player::{appointment as of_two_appointment, me as of_two_me};
use crate::web::pages::pods::{
    appointment as pod_appointment, heat, me as pod_me, paper, repair, report as pod_report, staff,
    standings, table, unfinished,
};
use crate::web::pages::public::{print, round, standings as of_two, why};
use crate::web::pages::rounds::{
    clock as of_two_clock, correct as of_two_correct, repair as of_two_repair, result, staff as of_two_staff,
    unfinished as of_two_unfinished,
};
use crate::web::site::Site;
use crate::web::visit::Visit;

/// Declares a page: which function answers for games of two, and which for pods.
macro_rules! either {
    ($($(#[$doc:meta])* $name:ident = $duels:path, $pods:path;)+) => {$(
        $(#[$doc])*
        ///
        /// # Errors
        /// Like the page of either.
        pub fn $name(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
            match &visit.here(site)?.setup()?.play {
                Play::Duels(_) => $duels(site, visit),
                Play::Pods(_) => $pods(site, visit),
            }
        }
    )+};
}

either! {
    /// A round for everybody.
    round = round::show, heat::show;
    /// The standings now.
    standings = of_two::show, standings::show;
    /// The standings after a round.
    standings_after = of_two::show_after_round, standings::show_after;
    /// Why a player has their place now.
    why = why::show_now, standings::why;
    /// Why a player had their place after a round.
    why_after = why::show_after_round, standings::why_after;
    /// Pairings by table, on paper.
    print_tables = print::pairings, paper::tables;
    /// The standings, on paper.
    print_standings = print::standings, paper::standings;
    /// Result slips.
    print_slips = print::slips, paper::slips;
    /// A round for staff.
    round_staff = of_two_staff::show, staff::show;
    /// What games count that were not finished in time.
    unfinished = of_two_unfinished::show, unfinished::show;
    /// Records what unfinished games count.
    settle_unfinished = of_two_unfinished::settle, unfinished::settle;
    /// Closes a round.
    close_round = of_two_staff::close, staff::close;
    /// Sets the clock of a round.
    set_clock = of_two_clock::set, staff::set_clock;
    /// Changing tables of a round in play.
    repair = of_two_repair::show, repair::show;
    /// Exchanges two players of a round in play.
    reseat = of_two_repair::reseat, repair::reseat;
    /// Pairs or seats some tables of a round in play again.
    pair_again = of_two_repair::pair_again, repair::seat_again;
    /// Seats a late player.
    seat_late = of_two_repair::seat_late, repair::seat_late;
    /// A table for staff.
    table = result::show, table::show;
    /// Records a result.
    record = result::record, table::record;
    /// Keeps a contradicted result.
    keep = result::keep, table::keep;
    /// The form of a correction.
    correct = of_two_correct::show, table::correction;
    /// Corrects a result.
    send_correction = of_two_correct::correct, table::correct;
    /// A player's own page.
    me = of_two_me::show, pod_me::show;
    /// When a player meets the others, and how they reach each other.
    appointment = of_two_appointment::show, pod_appointment::show;
    /// Writes down when they meet.
    agree = of_two_appointment::agree, pod_appointment::agree;
    /// Writes down how the player is reached.
    change_contact = of_two_appointment::change_contact, pod_appointment::change_contact;
    /// A player's report of their own table.
    report = of_two_me::report_form, pod_report::form;
    /// Sends a player's report.
    send_report = of_two_me::report, pod_report::send;
}
