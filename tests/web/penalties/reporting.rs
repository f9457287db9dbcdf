//! Penalties in reports, with their rounds and disputes.

use super::*;

#[test]
fn the_report_counts_penalties_and_names_players_only_on_request() {
    let fair = Fair::playing(&PLAYERS);
    let [a, b] = pair(&fair);
    let report = || fair.page(&fair.scorekeeper, &at("/report"));
    says(&report(), &["Penalties None."]);
    silent(&report(), &["Penalties by name"]);
    issue(&fair, a, "deck-to-list");
    issue(&fair, b, "deck-to-list");
    issue(&fair, b, "forfeit");
    fair.send(&fair.judge, &at("/penalties/2/withdraw"), &[("reason", "the list was ours")]);
    silent(&report(), &["Penalties by name", "ZZ-asked"]);
    assert!(
        report().text().contains("href=\"/t/deep-space-open/report?names=yes\">Add the penalties by name")
    );
    let page = fair.page(&fair.scorekeeper, &at("/report?names=yes"));
    assert!(page.text().contains("href=\"/t/deep-space-open/report\">Leave the penalties by name out"));
    says(
        &page,
        &["Kind Deck set to the list Game forfeited", "Deck differs from its list 1 1", "1 withdrawn."],
    );
    let names = [a, b].map(|player| fair.here().name(PlayerId(player)));
    let html = words(&page.text());
    let (counts, named) = html.split_once("Penalties by name").unwrap();
    let counts = counts.split("Penalties None").last().unwrap();
    assert!(!counts.contains("ZZ-asked"), "{counts}");
    assert!(named.contains(&names[0]) && named.contains(&names[1]) && named.contains(REASON), "{named}");
    assert!(named.contains("Withdrawn: the list was ours"));
}

#[test]
fn the_round_is_that_in_which_it_happened_and_a_forfeit_needs_one() {
    let fair = Fair::playing(&PLAYERS);
    let [kira, opponent] = pair(&fair);
    let chosen = |form: &str| -> String {
        let page = fair.page(&fair.judge, &at(form)).text();
        let round =
            page.split("name=\"round\"").nth(1).unwrap().split("</select>").next().unwrap().to_owned();
        round
            .split("value=\"")
            .skip(1)
            .find(|option| option.contains(" selected"))
            .map_or_else(String::new, |option| option.split('"').next().unwrap().to_owned())
    };
    let slow = format!("/penalties?player={kira}&kind=slow-play");
    let mismatch = format!("/penalties?player={kira}&kind=deck-mismatch");
    let page = fair.page(&fair.judge, &at(&slow));
    says(
        &page,
        &[
            "Round in which it happened",
            "Only “Game forfeited” and “Disqualified” take the game of that round.",
            "In none of them",
        ],
    );
    silent(&page, &["no game is lost by it"]);
    assert_eq!(chosen(&slow), "1", "the round that is played");
    let mut fields = slip("", "forfeit", REASON);
    let kira_number = kira.to_string();
    fields[0].1 = &kira_number;
    fields[3].1 = "";
    let sent = fair.send(&fair.judge, &at("/penalties"), &fields);
    assert_eq!(sent.status, 422);
    says(&sent, &["A forfeited game is one of a round, and none is named."]);
    assert!(sent.text().contains("ZZ-asked"), "what was typed is kept");
    assert_eq!(count(&fair), 0);
    // Between rounds nothing is played: a note belongs to no round, a forfeit to the last one.
    issue(&fair, kira, "deck-to-list");
    finish(&fair, 1);
    assert_eq!(chosen(&slow), "");
    assert_eq!(chosen(&mismatch), "1", "the next step is a forfeited game");
    assert_eq!(chosen(&format!("/penalties?player={opponent}&kind=deck-mismatch")), "");
}

#[test]
fn a_penalty_for_a_dispute_between_others_needs_a_confirmation() {
    let fair = Fair::playing(&PLAYERS);
    let [kira, _] = pair(&fair);
    let here = fair.here();
    let other = here.tournament.players().map(|it| it.id.0).find(|id| !pair(&fair).contains(id)).unwrap();
    let table = Some(AtTable::new(RoundNumber(1), TableNumber(1)));
    for at in [table, None] {
        let question = "Whose turn?".to_owned();
        fair.give(Command::OpenDispute(OpenDispute {
            at,
            question,
            facts: String::new(),
            by: Teller::Unsaid,
            again: false,
        }));
    }
    let send = |player: u32, dispute: &str, meant: bool| {
        let player = player.to_string();
        let mut fields = slip(&player, "warning", REASON).to_vec();
        fields[4].1 = dispute;
        if meant {
            fields.push(("others", "yes"));
        }
        fair.send(&fair.judge, &at("/penalties"), &fields)
    };
    let refused = send(other, "1", false);
    assert_eq!((refused.status, count(&fair)), (422, 0));
    says(
        &refused,
        &["Dispute 1 is about round 1, table 1, where", "does not sit.", "Because of this dispute anyway"],
    );
    assert!(
        refused.text().contains("ZZ-asked about &#60;b&#62;every&#60;/b&#62; card"),
        "what was typed stays"
    );
    assert_eq!(send(other, "1", true).status, 303);
    // Theirs, one about no table, and none: nothing to ask.
    for (player, dispute) in [(kira, "1"), (other, "2"), (other, "")] {
        assert_eq!(send(player, dispute, false).status, 303, "{player} {dispute}");
    }
    assert_eq!(count(&fair), 4);
    let form = |player: u32| at(&format!("/penalties?player={player}&kind=deck-mismatch&dispute=1"));
    says(&fair.page(&fair.judge, &form(other)), &["A dispute of others"]);
    silent(&fair.page(&fair.judge, &form(kira)), &["A dispute of others"]);
}
