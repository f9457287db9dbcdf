//! Sheets, slips and the projector.

use super::told::{at, eventful, public, round, says, words};
use crate::support::site::fair::Fair;

#[test]
fn sheets_show_the_round_and_the_head_and_slips_are_for_staff() {
    let fair = eventful();
    let head = fair.here().head_code().to_string();
    says(
        &public(&fair, &at("/print/pairings/2")),
        &["Pairings by table", "Round 2 of 3", "Bye, won as a prize: Odo", &head],
    );
    let names = words(&public(&fair, &at("/print/names/2")));
    assert!(names.find("Ezri").unwrap() < names.find("Jadzia").unwrap(), "{names}");
    assert!(names.contains("Leeta – absent") && names.contains("Odo – bye, won as a prize"), "{names}");
    says(&public(&fair, &at("/print/standings")), &["Standings with round 3 so far", "Strength", &head]);
    let slips = at("/print/slips/3");
    let nobody = fair.house.get(&slips).send();
    assert_eq!((nobody.status, nobody.header("location").starts_with("/sign-in")), (303, true));
    assert_eq!(fair.page(&fair.stranger, &slips).status, 404);
    assert_eq!(fair.page(&fair.seat(1), &slips).status, 404);
    let page = fair.page(&fair.scorekeeper, &slips);
    assert_eq!(page.status, 200);
    let tables = round(&fair, 3).tables().len();
    assert_eq!(page.text().matches("class=\"slip-no\"").count(), tables);
    says(&page.text(), &["Tick the winner", "Points", "complete", "time", "signed", &head]);
    let [first, second] =
        fair.here().display_names().pair(round(&fair, 3).tables().next().unwrap().pair.players);
    let text = page.text();
    let slip = text.split("class=\"slip\"").nth(1).unwrap();
    for name in [first, second] {
        assert_eq!(
            slip.matches(&format!("<bdi>{name}</bdi>")).count(),
            2,
            "beside the score and below the signature"
        );
    }
    assert_eq!(fair.page(&fair.scorekeeper, &at("/print/slips/4")).status, 404);
}

#[test]
fn the_projector_turns_its_pages_and_reloads_itself() {
    let fair = Fair::with_players(&["Kira", "Odo"]);
    says(&public(&fair, &at("/screen")), &["The pairings of round 1 will be shown here."]);
    let field = |players: u32| {
        let names: Vec<String> = (1..=players).map(|number| format!("Player no. {number:02}")).collect();
        Fair::playing(&names.iter().map(String::as_str).collect::<Vec<_>>())
    };
    let seats = |page: &str| page.matches("<li>").count();
    let fair = field(40);
    let first = public(&fair, &at("/screen"));
    assert!(first.contains(&format!("http-equiv=\"refresh\" content=\"12;url={}\"", at("/screen?page=2"))));
    assert!(first.contains("Player no. 01") && first.contains("data-ends"));
    let last = public(&fair, &at("/screen?page=3"));
    assert!(last.contains(&format!("content=\"12;url={}\"", at("/screen"))));
    assert_eq!((seats(&first), seats(&last)), (14, 12));
    for wrong in ["?page=4", "?page=0", "?page=-1", "?page=x", "?page=99999999999999999999"] {
        says(&public(&fair, &at(&format!("/screen{wrong}"))), &["Page 1 of 3"]);
    }
    for (players, shown) in [(15, 15), (16, 16), (20, 20), (21, 11)] {
        let page = public(&field(players), &at("/screen"));
        assert_eq!(seats(&page), shown, "{players} players: no second screen for a few names");
    }
    let large = field(60);
    let pages = ["/screen", "/screen?page=2"].map(|path| seats(&public(&large, &at(path))));
    assert_eq!(pages, [30, 30], "a large field has smaller letters");
    let small = public(&field(4), &at("/screen"));
    assert!(small.contains(&format!("content=\"30;url={}\"", at("/screen"))), "one page loads itself again");
}
