//! Sheets, slips and the projector.

use super::told::{at, eventful, public, record, round, says, table, won, words};
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
    says(&page.text(), &["Tick the winner", "Score", "complete", "time", "signed", &head]);
    let [first, second] =
        fair.here().display_names().pair(round(&fair, 3).tables().next().unwrap().pair.players);
    let text = page.text();
    for slip in text.split("class=\"slip\">").skip(1) {
        assert_eq!(slip.matches("Extra time: ______ min").count(), 1, "a place for it on each slip: {slip}");
    }
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
fn in_german_the_score_of_a_game_and_the_points_for_it_are_two_words() {
    let fair = eventful();
    let german = |path: &str| {
        let asked = fair.house.get(&at(path)).with("Accept-Language", "de").within(&fair.scorekeeper);
        words(&asked.send().text())
    };
    let slips = german("/print/slips/3");
    assert!(slips.contains("Spielpunkte") && !slips.contains("Siegpunkte"), "{slips}");
    let standings = german("/print/standings");
    assert!(standings.contains("Siegpunkte") && !standings.contains("Spielpunkte"), "{standings}");
}

/// The tables of the slips as they lie on paper.
fn slips(page: &str) -> Vec<u32> {
    let slips = page.split("class=\"slip-no\">").skip(1);
    slips.map(|rest| rest.split("</span>").nth(1).unwrap().parse().unwrap()).collect()
}

#[test]
fn slips_are_printed_for_open_tables_only_and_in_the_order_of_a_cut_stack() {
    let names: Vec<String> = (1..=10).map(|number| format!("Player no. {number:02}")).collect();
    let fair = Fair::playing(&names.iter().map(String::as_str).collect::<Vec<_>>());
    let sheet = |query: &str| fair.page(&fair.scorekeeper, &at(&format!("/print/slips/1{query}")));
    assert_eq!(slips(&sheet("").text()), [1, 2, 3, 4, 5]);
    let cut = sheet("?sheet=4").text();
    assert_eq!(slips(&cut), [1, 3, 5, 2, 4], "the pile of tables 1 and 2, then that of 3 and 4, then 5");
    assert_eq!(cut.matches("data-cut=\"4\"").count(), 2);
    assert!(!cut.contains("data-crowded"), "every name is in one line");
    assert_eq!(cut.matches("class=\"slip\"").count(), 8, "an empty place keeps the piles apart");
    let staff = || fair.page(&fair.scorekeeper, &at("/rounds/1/staff")).text();
    let open = "/print/slips/1?open=yes";
    assert!(!staff().contains(open), "all slips are those of open tables");
    record(&fair, table(1, 2), won([100, 35]));
    assert!(staff().contains(open));
    assert_eq!(slips(&sheet("?open=yes").text()), [1, 3, 4, 5]);
    assert_eq!(slips(&sheet("?open=yes&sheet=4").text()), [1, 3, 4, 5], "one sheet");
    for number in [1, 3, 4, 5] {
        record(&fair, table(1, number), won([100, 35]));
    }
    says(&sheet("?open=yes&sheet=6").text(), &["Every table has a result."]);
    assert!(!staff().contains(open));
    assert_eq!(sheet("?sheet=5").status, 404);
}

#[test]
fn slips_to_cut_have_smaller_letters_if_a_name_takes_two_lines() {
    let fair = Fair::playing(&["Worf", "Hugo Maximilian Freiherr von Hohenstauffen"]);
    let sheet = |query: &str| fair.page(&fair.scorekeeper, &at(&format!("/print/slips/1{query}"))).text();
    assert!(sheet("?sheet=6").contains("data-crowded"));
    assert!(!sheet("").contains("data-crowded"), "a slip that is not cut is as high as it has to be");
}

#[test]
fn the_sheet_of_names_is_split_for_two_boards() {
    let fair = Fair::playing(&["Worf", "Kira", "Odo", "Bashir", "Quark"]);
    let one = public(&fair, &at("/print/names/1"));
    assert_eq!(one.matches("class=\"board\"").count(), 1);
    assert!(one.contains("/print/names/1?boards=2") && !one.contains("sheet-letters"));
    let two = public(&fair, &at("/print/names/1?boards=2"));
    let names = |board: &str| -> Vec<String> {
        let rows = board.split("<tr><td><bdi>").skip(1);
        rows.map(|row| row.split("</bdi>").next().unwrap().to_owned()).collect()
    };
    let boards: Vec<&str> = two.split("class=\"board\"").skip(1).collect();
    assert_eq!(boards.len(), 2);
    says(boards[0], &["B–O"]);
    says(boards[1], &["Q–W"]);
    assert_eq!(names(boards[0]), ["Bashir", "Kira", "Odo"]);
    assert_eq!(names(boards[1]), ["Quark", "Worf"]);
    assert_eq!(fair.house.get(&at("/print/names/1?boards=3")).send().status, 404);
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
