//! Pairing, drafts and publication.

use super::*;
use crate::support::site::{says as has, silent};

#[test]
fn the_pair_page_says_who_is_paired_and_what_is_missing_without_blocking() {
    let fair = Fair::with_players(&["Kira", "Odo", "Miles O'Brien <b>", "Nog", "Quark"]);
    let page = fair.page(&fair.director, &at("/pair"));
    assert_eq!(page.status, 200);
    says(&page, "5 players: 2 tables and one bye");
    says(&page, "5 players have handed in no deck list: Kira, Odo, Miles O'Brien <b>, Nog and Quark.");
    says(&page, "You can still pair.");
    says(&page, "Pair round 1");
    assert!(!page.text().contains("O'Brien <b>"), "names are escaped");

    let sent =
        fair.send(&fair.director, &at("/pair"), &[("round", "1"), ("absent", "5"), ("earned_bye", "4")]);
    goes_to(&sent, &at("/rounds/1/staff"));
    let draft = fair.here().tournament.rounds().next().unwrap().clone();
    assert_eq!((draft.absent, draft.earned_byes), (vec![PlayerId(5)], vec![PlayerId(4)]));
    let page = fair.page(&fair.director, &at("/rounds/1/staff"));
    for words in [
        "Round 1: draft pairings",
        "Away this round Quark",
        "Earned bye Nog",
        "Publish round 1",
        "no rematch",
    ] {
        says(&page, words);
    }
    // A player with a bye plays later, with a list that is locked, too.
    let missing = words(&page);
    let missing = missing.split("No deck list: ").nth(1).unwrap().split('.').next().unwrap();
    for name in ["Kira", "Odo", "Nog"] {
        assert!(missing.contains(name), "{name}: {missing}");
    }
    goes_to(&fair.page(&fair.director, &at("/pair")), &at("/rounds/1/staff"));
}

#[test]
fn late_players_read_from_which_round_they_play_and_that_none_is_left() {
    let fair = Fair::with_players(&FOUR);
    let hint = |wanted: &str| says(&fair.page(&fair.director, &at("/players")), wanted);
    for round in 1..=3 {
        fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
        fair.give(Command::PublishRound(PublishRound {}));
        if round < 3 {
            hint(&format!("They play from round {}", round + 1));
        }
        let here = fair.here();
        for table in here.tournament.rounds().next_back().unwrap().tables() {
            let at = AtTable::new(RoundNumber(round), table.pair.table);
            let result = result([100, 35], EndReason::Complete { winner: Side::A });
            fair.give(Command::RecordResult(RecordResult { at, result }));
        }
        fair.give(Command::CloseRound(CloseRound { round: RoundNumber(round), over: vec![] }));
    }
    hint("All planned rounds are paired");
}

#[test]
fn a_deck_list_with_faults_is_named_until_somebody_accepts_it() {
    let fair = Fair::with_players(&FOUR);
    for (player, errors) in [(1, 0), (2, 3), (3, 0), (4, 1)] {
        let (player, sha256) = (PlayerId(player), arbiter::domain::hash::ListHash::of(player.to_string()));
        fair.give(Command::SubmitDeck(SubmitDeck {
            player,
            sha256,
            errors,
            cards: 60,
            by_staff: false,
            agrees: None,
        }));
    }
    fair.give(Command::AcceptDeck(AcceptDeck {
        player: PlayerId(4),
        reason: "corrected at the table".into(),
    }));
    let page = fair.page(&fair.director, &at("/pair"));
    says(&page, "1 deck list has faults that nobody accepted: Odo.");
    says(&page, "Publishing the first round locks the lists.");
    says_not(&page, "no deck list");
    fair.give(Command::AcceptDeck(AcceptDeck { player: PlayerId(2), reason: "a printing error".into() }));
    says_not(&fair.page(&fair.director, &at("/pair")), "Deck lists are not complete");
}

#[test]
fn after_the_end_nothing_is_offered_that_would_be_refused() {
    let fair = Fair::playing(&FOUR);
    records(&fair, 1, [100, 40]);
    records(&fair, 2, [100, 40]);
    fair.give(Command::CloseRound(CloseRound { round: RoundNumber(1), over: vec![] }));
    says(&fair.page(&fair.director, &at("/rounds/1/staff")), "Correct result");
    let was = hidden(&fair.page(&fair.director, &table_at(1, "/correct")), "was");
    fair.give(Command::CloseTournament(CloseTournament {}));
    for path in ["/rounds/1/staff", "/rounds/1/tables/1"] {
        let page = fair.page(&fair.director, &at(path));
        assert_eq!(page.status, 200);
        says_not(&page, "Correct result");
        says_not(&page, "Pair round 2");
    }
    says(&fair.page(&fair.director, &at("/pair")), "The tournament is closed and its standings are final.");
    let late = [("was", was.as_str()), ("reason", "Found a slip"), ("intent", "record")];
    let refused = fair.send(&fair.director, &table_at(1, "/correct"), &with(&OTHER, &late));
    assert_eq!(refused.status, 422);
    says(&refused, "Reopen it with a reason to change anything.");
    assert!(refused.text().contains("value=\"Found a slip\""));
}

#[test]
fn a_player_cannot_be_absent_and_have_an_earned_bye() {
    let fair = Fair::with_players(&FOUR);
    let sent =
        fair.send(&fair.director, &at("/pair"), &[("round", "1"), ("absent", "3"), ("earned_bye", "3")]);
    assert_eq!(sent.status, 422);
    says(&sent, "Miles O'Brien <b> is marked as away and for an earned bye.");
    assert_eq!(sent.text().matches(" checked").count(), 2, "both marks are still there");
    assert!(fair.here().tournament.rounds().len() == 0);
    for rubbish in ["99", "kira", "-1"] {
        let sent = fair.send(&fair.director, &at("/pair"), &[("round", "1"), ("absent", rubbish)]);
        assert!(matches!(sent.status, 400 | 422), "{rubbish}: {}", sent.status);
    }
    assert!(fair.here().tournament.rounds().len() == 0);
}

#[test]
fn pairing_twice_makes_one_draft() {
    let fair = Fair::with_players(&FOUR);
    let number = "11111111-2222-4333-8444-555555555555";
    let send = || {
        let fields = [("round", "1"), ("submission", number)];
        fair.house.post(&at("/pair"), &fields).within(&fair.director).send()
    };
    goes_to(&send(), &at("/rounds/1/staff"));
    let after_one = entries(&fair);
    goes_to(&send(), &at("/rounds/1/staff"));
    // Another tab that was open before.
    let late = fair.send(&fair.director, &at("/pair"), &[("round", "1")]);
    assert_eq!(late.status, 409);
    says(&late, "Round 1 is not the next round any more");
    assert_eq!(entries(&fair), after_one);
}

#[test]
fn the_pair_page_waits_for_the_last_round() {
    let fair = Fair::playing(&FOUR);
    records(&fair, 1, [100, 40]);
    let page = fair.page(&fair.director, &at("/pair"));
    says(
        &page,
        "Round 1 is still being played: no result yet from table 2. Close it before pairing the next.",
    );
    says(&page, "Go to round 1");
    assert!(!page.text().contains("<button class=\"btn primary"), "no button that could only be refused");
    let nobody = Fair::new();
    says(
        &nobody.page(&nobody.director, &at("/pair")),
        "A round needs at least two players, and 0 can be paired now",
    );
}

#[test]
fn a_draft_is_changed_by_hand_with_a_reason() {
    let fair = Fair::with_players(&FOUR);
    goes_to(&fair.send(&fair.director, &at("/pair"), &[("round", "1")]), &at("/rounds/1/staff"));
    let before = table(&fair, 1).pair.players;
    let (one, other) = (before[0].to_string(), table(&fair, 2).pair.players[0].to_string());
    let swap = |reason: &str| {
        let fields = [("one", one.as_str()), ("other", other.as_str()), ("reason", reason)];
        fair.send(&fair.director, &at("/rounds/1/swap"), &fields)
    };
    let refused = swap(" ");
    assert_eq!(refused.status, 422);
    says(&refused, "Write down the reason.");
    assert!(refused.text().contains("role=\"alert\""));
    for (field, player) in [("one", &one), ("other", &other)] {
        let typed = format!("name=\"{field}\" list=\"seated\" autocomplete=\"off\" value=\"{player}\"");
        has(&refused, &typed); // what was typed is still there
    }
    assert_eq!(table(&fair, 1).pair.players, before);

    goes_to(&swap("Same <club>"), &at("/rounds/1/staff"));
    assert_eq!(table(&fair, 1).pair.players[0].to_string(), other);
    let page = fair.page(&fair.director, &at("/rounds/1/staff"));
    says(&page, "Changed by hand: Same <club>");
    assert!(!page.text().contains("<club>"), "reasons are escaped");

    for fields in
        [[("one", ""), ("other", "1")], [("one", "x"), ("other", "1")], [("one", "99"), ("other", "1")]]
    {
        let sent = fair.send(&fair.director, &at("/rounds/1/swap"), &with(&fields, &[("reason", "why")]));
        assert_eq!(sent.status, 422, "{fields:?}");
    }
}

#[test]
fn two_players_of_a_draft_are_swapped_by_their_names() {
    let fair = Fair::with_players(&["Kira", "Odo", "Miles O'Brien <b>", "Nog", "Quark"]);
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    let page = fair.page(&fair.director, &at("/rounds/1/staff"));
    has(&page, &format!("<form method=\"post\" action=\"{}\"", at("/rounds/1/swap")));
    for (at_place, players) in [(", table 1</option>", 2), (", table 2</option>", 2), (", bye</option>", 1)] {
        assert_eq!(page.text().matches(at_place).count(), players, "{at_place}");
    }
    let draft = fair.here().tournament.rounds().next().unwrap().clone();
    let (seated, with_bye) = (table(&fair, 1).pair.players[0], draft.bye.unwrap().player);
    // Scripts fill the form in: each name says whom it would move, and a reason is proposed.
    for player in 1..=5 {
        assert_eq!(page.text().matches(&format!(" data-swap=\"{player}\"")).count(), 1, "{player}");
    }
    has(&page, "value=\"The director’s choice before publication\"");
    silent(&fair.page(&fair.head_judge, &at("/rounds/1/staff")), "data-swap");
    let names = [seated, with_bye].map(|player| fair.here().name(player).to_lowercase());
    let swap = |one: &str, other: &str| {
        let fields = [("one", one), ("other", other), ("reason", "one household")];
        fair.send(&fair.director, &at("/rounds/1/swap"), &fields)
    };
    // Letters that several names have, and a name that nobody has, are explained beside their field.
    let refused = swap("o", "Morn");
    assert_eq!(refused.status, 422);
    has(&refused, "id=\"one-e\"");
    has(&refused, "id=\"other-e\"");
    has(&refused, "value=\"one household\"");
    goes_to(&swap(&names[0], &names[1]), &at("/rounds/1/staff"));
    assert!(table(&fair, 1).pair.players.contains(&with_bye));

    let fair = Fair::with_players(&["Kira", "Odo"]);
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    let page = fair.page(&fair.director, &at("/rounds/1/staff"));
    silent(&page, "/rounds/1/swap"); // two have nobody to swap with
    silent(&page, "data-swap");
}

#[test]
fn a_name_in_a_swap_means_who_is_shown_under_it_though_another_has_it_without_the_accent() {
    let fair = Fair::with_players(&["Jose", "José", "Kira", "Odo"]);
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    let seats = [1, 2].map(|number| table(&fair, number).pair.players);
    let is_called = |player: PlayerId, name: &str| fair.here().name(player) == name;
    let with_accent = seats.concat().into_iter().find(|player| is_called(*player, "José")).unwrap();
    let [here, there] = if seats[0].contains(&with_accent) { [0, 1] } else { [1, 0] };
    let other = seats[there].into_iter().find(|player| !is_called(*player, "Jose")).unwrap();
    let name = fair.here().name(other);
    let fields = [("one", "José"), ("other", name.as_str()), ("reason", "one household")];
    goes_to(&fair.send(&fair.director, &at("/rounds/1/swap"), &fields), &at("/rounds/1/staff"));
    let now = [1, 2].map(|number| table(&fair, number).pair.players);
    assert!(now[there].contains(&with_accent) && now[here].contains(&other), "{now:?}");
}

#[test]
fn a_draft_is_discarded_with_a_reason_and_paired_again() {
    let fair = Fair::with_players(&FOUR);
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    let seed = fair.here().tournament.rounds().next().unwrap().seed;
    assert_eq!(fair.send(&fair.director, &at("/rounds/1/discard"), &[("reason", "")]).status, 422);
    goes_to(
        &fair.send(&fair.director, &at("/rounds/1/discard"), &[("reason", "Quark came late")]),
        &at("/pair"),
    );
    assert!(fair.here().tournament.rounds().len() == 0);
    goes_to(&fair.send(&fair.director, &at("/pair"), &[("round", "1")]), &at("/rounds/1/staff"));
    assert_ne!(fair.here().tournament.rounds().next().unwrap().seed, seed);
}

#[test]
fn only_the_draft_that_was_shown_is_published() {
    let fair = Fair::with_players(&FOUR);
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    let seen = hidden(&fair.page(&fair.director, &at("/rounds/1/staff")), "seen");
    let (one, other) = (table(&fair, 1).pair.players[0], table(&fair, 2).pair.players[0]);
    fair.give(Command::SwapPlayers(SwapPlayers { one, other, reason: "same club".into() }));
    let publish = |seen: &str| fair.send(&fair.director, &at("/rounds/1/publish"), &[("seen", seen)]);
    for stale in [seen.as_str(), "", "rubbish"] {
        let refused = publish(stale);
        assert_eq!(refused.status, 422, "{stale}");
        says(&refused, "The draft was changed while this page was open");
    }
    assert_eq!(fair.here().tournament.rounds().next().unwrap().phase(), Phase::Draft);

    let page = fair.page(&fair.director, &at("/rounds/1/staff"));
    says(&page, "The clock has 75 minutes and starts at once, or later");
    let seen = hidden(&page, "seen");
    goes_to(&publish(&seen), &at("/rounds/1/staff"));
    assert_eq!(fair.here().tournament.rounds().next().unwrap().phase(), Phase::Playing);
    let entries_then = entries(&fair);
    goes_to(&publish(&seen), &at("/rounds/1/staff"));
    assert_eq!(entries(&fair), entries_then, "published is published");
    // The forms of the draft no longer change anything.
    for (form, fields) in [
        ("swap", vec![("one", "1"), ("other", "2"), ("reason", "late")]),
        ("discard", vec![("reason", "late")]),
    ] {
        let sent = fair.send(&fair.director, &at(&format!("/rounds/1/{form}")), &fields);
        assert_eq!(sent.status, 409, "{form}");
        says(&sent, "Round 1 is no longer a draft");
    }
    assert_eq!(entries(&fair), entries_then);
}

#[test]
fn a_form_for_an_old_draft_does_not_touch_a_newer_one() {
    let fair = Fair::playing(&FOUR);
    records(&fair, 1, [100, 40]);
    records(&fair, 2, [100, 40]);
    fair.give(Command::CloseRound(CloseRound { round: RoundNumber(1), over: vec![] }));
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    let sent = fair.send(&fair.director, &at("/rounds/1/discard"), &[("reason", "late")]);
    assert_eq!(sent.status, 409);
    assert_eq!(fair.here().tournament.rounds().len(), 2, "the draft of round 2 is still there");
    // The control: the same form at the draft's own address.
    goes_to(&fair.send(&fair.director, &at("/rounds/2/discard"), &[("reason", "late")]), &at("/pair"));
    assert_eq!(fair.here().tournament.rounds().len(), 1);
}

#[test]
fn a_pairing_form_of_an_earlier_round_pairs_nothing() {
    let fair = Fair::playing(&FOUR);
    records(&fair, 1, [100, 40]);
    records(&fair, 2, [100, 40]);
    fair.give(Command::CloseRound(CloseRound { round: RoundNumber(1), over: vec![] }));
    let stale = [("round", "1"), ("absent", "1"), ("absent", "2")];
    let sent = fair.send(&fair.director, &at("/pair"), &stale);
    assert_eq!(sent.status, 409);
    says(&sent, "Round 1 is not the next round any more");
    assert_eq!(fair.here().tournament.rounds().len(), 1);
    goes_to(&fair.send(&fair.director, &at("/pair"), &[("round", "2")]), &at("/rounds/2/staff"));
}

#[test]
fn a_rematch_in_a_draft_is_named_with_its_round() {
    let fair = Fair::playing(&["Kira", "Odo"]);
    records(&fair, 1, [100, 40]);
    fair.give(Command::CloseRound(CloseRound { round: RoundNumber(1), over: vec![] }));
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    let page = fair.page(&fair.director, &at("/rounds/2/staff"));
    for words in ["1 rematch", "Rematch met in round 1", "could not be avoided", "best pairing (proved)"] {
        says(&page, words);
    }
}

#[test]
fn each_role_sees_its_own_actions() {
    let fair = Fair::with_players(&FOUR);
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    let player = fair.seat(1);
    let status = |who: &SessionToken, path: &str| fair.page(who, &at(path)).status;
    for staff in [&fair.head_judge, &fair.judge, &fair.scorekeeper, &fair.checker] {
        let page = fair.page(staff, &at("/rounds/1/staff"));
        assert_eq!(page.status, 200);
        says_not(&page, "Publish round 1");
        assert_eq!(status(staff, "/pair"), 404);
        for form in ["/pair", "/rounds/1/publish", "/rounds/1/swap", "/rounds/1/discard", "/rounds/1/close"] {
            assert_eq!(fair.send(staff, &at(form), &[]).status, 404, "{form}");
        }
    }
    for outsider in [&player, &fair.stranger] {
        assert_eq!(status(outsider, "/rounds/1/staff"), 404);
        assert_eq!(status(outsider, "/rounds/1/tables/1"), 404);
    }
    assert_eq!(status(&fair.scorekeeper, "/rounds/1/tables/1"), 404, "a draft has no tables to record at");
    fair.give(Command::PublishRound(PublishRound {}));
    for (who, sees) in [
        (&fair.judge, 200),
        (&fair.scorekeeper, 200),
        (&fair.checker, 404),
        (&player, 404),
        (&fair.stranger, 404),
    ] {
        assert_eq!(status(who, "/rounds/1/tables/1"), sees);
    }
    let before = entries(&fair);
    for who in [&fair.checker, &player, &fair.stranger] {
        let sent = fair.send(who, &table_at(1, "/result"), &with(&SLIP, &[("intent", "record")]));
        assert_eq!(sent.status, 404);
    }
    assert_eq!(entries(&fair), before);
    says_not(&fair.page(&fair.checker, &at("/rounds/1/staff")), "Record result");
    says(&fair.page(&fair.scorekeeper, &at("/rounds/1/staff")), "Record result");
}

#[test]
fn the_same_swap_in_a_draft_by_two_people_does_not_cancel_itself() {
    let fair = Fair::with_players(&FOUR);
    goes_to(&fair.send(&fair.director, &at("/pair"), &[("round", "1")]), &at("/rounds/1/staff"));
    let page = fair.page(&fair.director, &at("/rounds/1/staff")).text();
    let form = page.split(&format!("action=\"{}\"", at("/rounds/1/swap"))).nth(1).unwrap();
    let seen = form.split("name=\"seen\" value=\"").nth(1).unwrap().split('"').next().unwrap();
    let firsts = || [1, 2].map(|number| table(&fair, number).pair.players[0]);
    let [one, other] = firsts();
    let (first, second) = (one.to_string(), other.to_string());
    let fields =
        [("one", first.as_str()), ("other", second.as_str()), ("seen", seen), ("reason", "one household")];
    let swap = || fair.send(&fair.director, &at("/rounds/1/swap"), &fields);
    goes_to(&swap(), &at("/rounds/1/staff"));
    let late = swap();
    assert_eq!(late.status, 409, "{}", late.text());
    says(&late, "Someone else changed who sits where while this page was open, so no player was moved.");
    has(&late, "value=\"one household\"");
    assert_eq!(firsts(), [other, one]);
}
