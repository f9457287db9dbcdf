//! What no public page reveals, and what cannot break out of one.

use crate::support::scenario::head_judge;
use arbiter::domain::id::{DisputeNumber, PlayerId};
use arbiter::domain::tournament::command::{
    AcceptDeck, ChangeSettings, Command, GiveRuling, LodgeAppeal, OpenDispute, PublishRound, SubmitDeck,
    SwapPlayers,
};
use arbiter::domain::tournament::dispute::Seen;
use arbiter::domain::tournament::settings::Settings;

use super::told::{at, crawl, eventful, finish, pair, public, round, says, table};
use crate::support::site::fair::Fair;

#[test]
fn drafts_deck_lists_and_facts_of_disputes_are_on_no_public_page() {
    let fair = eventful();
    finish(&fair, 3);
    let mark = |what: &str| format!("ZZ-{what}-7f3a");
    // A deck: the list is stored separately, and the reason for accepting it names a card.
    let list = format!("1 {}", mark("deck"));
    let sha256 = arbiter::domain::hash::ListHash::of(&list);
    crate::support::database::put_list(fair.desk(), fair.here().id(), &sha256, &list);
    fair.give(Command::SubmitDeck(SubmitDeck {
        player: PlayerId(1),
        sha256: sha256.clone(),
        errors: 1,
        cards: 60,
        by_staff: true,
        agrees: None,
    }));
    fair.give(Command::AcceptDeck(AcceptDeck { player: PlayerId(1), reason: mark("accepted").into() }));
    // A dispute that waits, one that is appealed, and one that is decided.
    for number in 1..=3 {
        let mut dispute = Command::OpenDispute(OpenDispute {
            at: Some(table(1, 1)),
            question: mark(&format!("question{number}")),
            facts: mark(&format!("facts{number}")),
            by: mark(&format!("by{number}")).into(),
            again: true,
        });
        fair.give(dispute.clone());
        if number > 1 {
            let number = DisputeNumber(number);
            dispute = Command::GiveRuling(GiveRuling {
                question: None,
                dispute: number,
                judge: head_judge(),
                seen: Seen::default(),
                text: mark(&format!("ruling{number}")),
                without_authority: true,
            });
            fair.give(dispute);
        }
    }
    let appealed = DisputeNumber(2);
    fair.give(Command::LodgeAppeal(LodgeAppeal { dispute: appealed, text: mark("appeal"), by: None }));
    // A draft, changed by hand.
    pair(&fair, &[], &[]);
    let draft = round(&fair, 4);
    let (one, other) =
        (draft.tables().next().unwrap().pair.players[0], draft.tables().nth(1).unwrap().pair.players[1]);
    fair.give(Command::SwapPlayers(SwapPlayers { one, other, reason: mark("swapped").into() }));
    let log: String = fair.here().log.iter().map(|line| line.payload.as_str()).collect();
    let hidden = [
        "accepted",
        "question1",
        "facts1",
        "by1",
        "question2",
        "facts2",
        "by2",
        "ruling2",
        "appeal",
        "facts3",
        "by3",
        "swapped",
    ];
    for what in hidden {
        assert!(log.contains(&mark(what)), "control: {what} is in the log");
    }
    let hidden =
        hidden.map(&mark).into_iter().chain([mark("deck"), draft.seed.to_string(), sha256.to_string()]);
    let hidden: Vec<String> = hidden.collect();
    let pages = crawl(&fair, &[1, 2, 3, 4]);
    for (path, page) in &pages {
        for secret in &hidden {
            assert!(!page.contains(secret), "{path} tells {secret}");
        }
    }
    // Control: what is public is there.
    for told in [mark("question3"), mark("ruling3")] {
        assert!(pages[&at("/log")].contains(&told) && pages[&at("")].contains(&told), "{told}");
    }
    fair.give(Command::PublishRound(PublishRound {}));
    assert!(public(&fair, &at("/log")).contains(&mark("swapped")), "published, the reason is everybody's");
    assert!(public(&fair, &at("/rounds/4")).contains(&mark("swapped")));
}

#[test]
fn names_and_titles_cannot_break_out_of_any_page() {
    let bad = "<script>alert(1)</script>\" onload='x";
    let fair = Fair::playing(&[bad, "{{ 7*7 }}", "#1 Fan", "Kira"]);
    finish(&fair, 1);
    let settings = Settings {
        title: bad.to_owned(),
        place: "</title>".to_owned(),
        ..fair.here().setup().unwrap().settings.clone()
    };
    fair.give(Command::ChangeSettings(ChangeSettings { settings, reason: bad.into() }));
    for (path, page) in crawl(&fair, &[1]) {
        let data = ["/history", "/head", ".csv", ".json", ".txt"].iter().any(|end| path.ends_with(end));
        if data || path.starts_with("/api/") {
            continue; // JSON and plain text, and sent as nothing else
        }
        assert!(!page.contains("<script>") && !page.contains("onload='"), "{path}");
        assert_eq!(page.matches("</title>").count(), 1, "{path}");
    }
    says(&public(&fair, &at("/rounds/1")), &["#1 Fan", "{{ 7*7 }}"]);
}
