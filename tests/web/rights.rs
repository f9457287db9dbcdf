//! What an account may do beyond its tournaments is for an operator to say.

use arbiter::domain::tournament::role::Role;
use arbiter::web::cookie::SessionToken;

use crate::support::site::fair::Fair;
use crate::support::site::{says, silent};

const NEW: &str = "/new";

fn rights(fair: &Fair, name: &str) -> String {
    let account = fair.desk().account_by_name(name).unwrap().unwrap();
    format!("/accounts/{}/rights", account.id)
}

#[test]
fn an_invited_account_opens_no_tournament_until_an_operator_says_so() {
    let fair = Fair::new();
    // Not even as the director of one: it was invited.
    fair.also_elsewhere("Scorekeeper", Role::Director);
    let may = |who: &SessionToken| {
        let offered = fair.page(who, "/").text().contains(NEW);
        assert_eq!(fair.page(who, "/account").text().contains(NEW), offered);
        let (shown, sent) = (fair.page(who, NEW).status, fair.send(who, NEW, &[]).status);
        assert_eq!((shown, sent == 404), (if offered { 200 } else { 404 }, !offered), "{sent}");
        offered
    };
    assert!(!may(&fair.scorekeeper) && may(&fair.operator));
    let page = fair.page(&fair.operator, "/accounts");
    says(&page, "Opens tournaments");
    let form = rights(&fair, "Scorekeeper");
    assert_eq!(fair.send(&fair.scorekeeper, &form, &[("open", "yes")]).status, 404, "nobody helps themselves");
    assert_eq!(fair.send(&fair.operator, &form, &[("open", "yes")]).status, 303);
    assert!(may(&fair.scorekeeper) && !may(&fair.checker));
    assert_eq!(fair.send(&fair.operator, &form, &[]).status, 303);
    assert!(!may(&fair.scorekeeper));
    // Or everybody.
    assert_eq!(fair.send(&fair.director, "/accounts/opening", &[("everybody", "yes")]).status, 404);
    assert_eq!(fair.send(&fair.operator, "/accounts/opening", &[("everybody", "yes")]).status, 303);
    assert!(may(&fair.scorekeeper) && may(&fair.checker));
    assert_eq!(fair.send(&fair.operator, "/accounts/opening", &[]).status, 303);
    assert!(!may(&fair.checker));
    silent(&fair.page(&fair.scorekeeper, "/"), "Set up a tournament");
}
