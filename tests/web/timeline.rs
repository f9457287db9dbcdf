//! What was published when: the picture, its table, and what an entry says of documents that nobody has seen here.

use crate::support::site::fair::Fair;
use crate::support::site::ruled;
use crate::support::site::{says, silent};
use arbiter::domain::edition::Edition;

const RULES: &str = "Sample Rulings\n\nblue lamp - It counts as one.\n\ngreen lamp - It counts as two.\n";

/// Imports an issue of the Current Rulings of First Edition.
fn issue(fair: &Fair, stem: &str, (year, month, day): (i32, u32, u32)) {
    let text = RULES.replace("Sample", stem);
    let on = chrono::NaiveDate::from_ymd_opt(year, month, day);
    ruled::import(fair.desk(), &format!("{stem}.txt"), &text, Edition::First, "CR", on);
}

#[test]
fn a_document_that_exists_is_a_ring_until_somebody_imports_it() {
    let fair = Fair::new();
    let before = fair.house.get("/rulings/timeline").send();
    assert_eq!(before.status, 200);
    says(&before, "<title>Current Rulings, 21 September 1998</title>");
    says(&before, "named in the Current Rulings of 19 October 1998");
    says(&before, "0 held here");
    silent(&before, "<circle class=\"held\"");
    issue(&fair, "cr-1998", (1998, 9, 21));
    let after = fair.house.get("/rulings/timeline").send();
    says(&after, "<circle class=\"held\"");
    says(&after, "1 held here");
    says(&after, "href=\"/rulings/cr-1998\"");
    silent(&after, "named in the Current Rulings of 19 October 1998");
    says(&fair.house.get("/rulings").send(), "href=\"/rulings/timeline\"");
}

#[test]
fn the_day_of_a_tournament_is_a_line_and_later_documents_say_so() {
    let fair = Fair::new();
    let page = fair.house.get("/rulings/timeline?on=2001-01-01").send();
    says(&page, "<line class=\"day\"");
    says(&page, "after that day");
    silent(&fair.house.get("/rulings/timeline?on=2050-01-01").send(), "after that day");
    silent(&fair.house.get("/rulings/timeline").send(), "<line class=\"day\"");
    let rubbish = fair.house.get("/rulings/timeline?on=tomorrow").send();
    assert_eq!(rubbish.status, 422);
    says(&rubbish, "Write the date as year-month-day");
    says(&rubbish, "value=\"tomorrow\"");
}

#[test]
fn an_entry_names_later_documents_that_nobody_here_has_seen() {
    let fair = Fair::new();
    issue(&fair, "cr-1998", (1998, 9, 21));
    let entry = "/rulings/cr-1998/blue-lamp";
    let page = fair.house.get(&format!("{entry}?on=1998-12-01")).send();
    assert_eq!(page.status, 200);
    says(&page, "1 document that is not held here was issued between this one and that day");
    says(&page, "<li>Current Rulings, revised on 26 October, 19 October 1998</li>");
    says(&page, "href=\"/rulings/timeline?on=1998-12-01\"");
    // A day before the next issue, and an issue in the library, need no warning.
    silent(&fair.house.get(&format!("{entry}?on=1998-10-01")).send(), "not held here was issued");
    issue(&fair, "cr-1998-10", (1998, 10, 19));
    silent(&fair.house.get(&format!("{entry}?on=1998-12-01")).send(), "not held here was issued");
}

#[test]
fn house_rules_have_a_row_of_their_own_and_no_warning() {
    let fair = Fair::new();
    ruled::first(fair.desk());
    let page = fair.house.get("/rulings/timeline").send();
    says(&page, "Other documents held here");
    says(&page, "href=\"/rulings/sample-rulings-2000\"");
    silent(&fair.house.get("/rulings/sample-rulings-2000/blue-lamp").send(), "not held here");
}
