//! Links to set up, to join, to choose a password, and to a seat.

use super::*;

const HERE: TournamentId = TournamentId::new(Uuid::from_u128(1));

#[test]
fn the_set_up_link_makes_one_operator_and_leads_to_the_first_tournament() {
    let folder = tempfile::tempdir().unwrap();
    let desk = crate::support::desk_over(&DatabaseUrl::Sqlite(folder.path().join("a.db")));
    let code = desk.set_up_code(Utc::now()).unwrap().unwrap();
    let house = House::of(Site::new(ROUTES, crate::support::site::config(&[]), desk).unwrap());
    let path = format!("/set-up/{code}");
    assert!(house.get(&path).send().text().contains("Set up this Arbiter"));
    assert_eq!(house.get(&format!("/join/{code}")).send().status, 404, "it is no invitation");
    assert_eq!(
        house.post(&format!("/join/{code}"), &person("kira", "long enough", "long enough")).send().status,
        404
    );
    let twice = house.post(&path, &person("kira", "long enough", "long enouhg")).send();
    assert_eq!(twice.status, 422);
    assert!(twice.text().contains("The two passwords differ."));
    assert!(twice.text().contains("value=\"Kira O&#39;Brien &#60;b&#62;\""), "{}", twice.text());
    assert!(!twice.text().contains("long enou"), "no password is shown again");
    let short = house.post(&path, &person("kira", "short", "short")).send();
    assert_eq!(short.status, 422);
    assert!(short.text().contains("at least 8 characters"));
    let made = house.post(&path, &person("kira", "long enough", "long enough")).send();
    assert_eq!((made.status, made.header("location")), (303, "/new"));
    let kira = session(&made);
    assert!(house.get("/accounts").within(&kira).send().text().contains("Kira O&#39;Brien &#60;b&#62;"));
    let again = house.post(&path, &person("odo", "long enough", "long enough")).send();
    assert_eq!(again.status, 404);
    assert!(again.text().contains("This link has been used"));
    assert_eq!(house.site.desk.accounts().unwrap().len(), 1);
}

#[test]
fn an_invitation_makes_an_account_with_its_role_once() {
    let fair = Fair::new();
    let code = fair.desk().invite(HERE, Role::Judge, Utc::now()).unwrap();
    let path = format!("/join/{code}");
    let page = fair.house.get(&path).send().text();
    assert!(page.contains("You are invited as judge") && page.contains("Deep Space Open"));
    let taken = fair.house.post(&path, &person("Checker", "long enough", "long enough")).send();
    assert_eq!(taken.status, 422);
    assert!(taken.text().contains("This name is already taken."));
    let unseen = fair.house.post(&path, &person("Check\u{200b}er", "long enough", "long enough")).send();
    assert_eq!(unseen.status, 422);
    assert!(unseen.text().contains("holds a character that cannot be seen"), "{}", unseen.text());
    let made = fair.house.post(&path, &person("kira", "long enough", "long enough")).send();
    assert_eq!((made.status, made.header("location")), (303, "/t/deep-space-open/desk"));
    assert_eq!(fair.desk().roles_at(account(&fair, "kira"), HERE).unwrap(), [Role::Judge]);
    assert_eq!(fair.house.get(&path).send().status, 404);
    assert_eq!(fair.house.post(&path, &person("odo", "long enough", "long enough")).send().status, 404);
}

#[test]
fn an_invitation_is_accepted_only_by_the_account_signed_in() {
    let fair = Fair::new();
    let code = fair.desk().invite(HERE, Role::HeadJudge, Utc::now()).unwrap();
    let accept = format!("/join/{code}/accept");
    assert_eq!(fair.house.post(&accept, &[]).send().status, 403, "signed out");
    let page = fair.page(&fair.stranger, &format!("/join/{code}")).text();
    assert!(page.contains("signed in as <strong><bdi>Stranger</bdi>") && !page.contains("type=\"password\""));
    let taken = fair.send(&fair.stranger, &accept, &[]);
    assert_eq!((taken.status, taken.header("location")), (303, "/t/deep-space-open/desk"));
    assert_eq!(fair.desk().roles_at(account(&fair, "Stranger"), HERE).unwrap(), [Role::HeadJudge]);
    assert_eq!(fair.send(&fair.judge, &accept, &[]).status, 404, "spent");
    assert_eq!(fair.desk().roles_at(account(&fair, "Judge"), HERE).unwrap(), [Role::Judge]);
}

#[test]
fn the_operator_issues_a_password_link_once_and_it_works_once() {
    let fair = Fair::new();
    let id = account(&fair, "Judge");
    let shown = fair.send(&fair.operator, &format!("/accounts/{id}/reset"), &[]);
    assert_eq!((shown.status, shown.header("cache-control")), (200, "no-store"));
    let text = shown.text();
    let code = text.split("/reset/").nth(1).unwrap().get(..64).unwrap().to_owned();
    assert!(text.contains(&format!("http://{}/reset/{code}", fair.house.address)), "a whole address");
    assert!(!fair.page(&fair.operator, "/accounts").text().contains(&code), "shown only once");
    let path = format!("/reset/{code}");
    assert!(fair.house.get(&path).send().text().contains("For <bdi>Judge</bdi>"));
    let differ =
        fair.house.post(&path, &[("password", "new password 1"), ("repeated", "new password 2")]).send();
    assert_eq!(differ.status, 422);
    assert!(!differ.text().contains("new password 1"));
    let chosen =
        fair.house.post(&path, &[("password", "brand new horse"), ("repeated", "brand new horse")]).send();
    assert_eq!((chosen.status, chosen.header("location")), (303, "/sign-in?next=/"));
    assert_eq!(fair.page(&fair.judge, "/account").status, 303, "the old session is over");
    assert_eq!(sign_in(&fair.house, "Judge", "correct horse", "/").status, 422);
    assert_eq!(sign_in(&fair.house, "Judge", "brand new horse", "/").status, 303);
    assert_eq!(fair.house.get(&path).send().status, 404);
    let newer = fair.desk().reset_code(id, Utc::now()).unwrap();
    fair.send(&fair.operator, &format!("/accounts/{id}/reset"), &[]);
    assert_eq!(fair.house.get(&format!("/reset/{newer}")).send().status, 404, "a newer link replaces it");
}

#[test]
fn only_an_operator_manages_accounts() {
    let fair = Fair::new();
    let id = account(&fair, "Judge");
    for session in [&fair.director, &fair.judge, &fair.stranger] {
        assert_eq!(fair.page(session, "/accounts").status, 404);
        for submission in ["reset", "disable", "enable"] {
            assert_eq!(
                fair.send(session, &format!("/accounts/{id}/{submission}"), &[]).status,
                404,
                "{submission}"
            );
        }
    }
    let unknown = "6f1c1b1e-0a5e-4c7e-9a57-0d6f6f0c6a01";
    assert_eq!(fair.send(&fair.operator, &format!("/accounts/{unknown}/reset"), &[]).status, 404);
    assert_eq!(fair.page(&fair.operator, "/accounts").status, 200, "the control");
}

#[test]
fn a_disabled_account_is_signed_out_at_once_and_works_again_when_enabled() {
    let fair = Fair::new();
    let id = account(&fair, "Judge");
    assert_eq!(fair.send(&fair.operator, &format!("/accounts/{id}/disable"), &[]).status, 303);
    assert_eq!(fair.page(&fair.judge, "/account").status, 303);
    assert_eq!(sign_in(&fair.house, "Judge", "correct horse", "/").status, 422);
    assert!(fair.page(&fair.operator, "/accounts").text().contains("Disabled"));
    assert_eq!(fair.send(&fair.operator, &format!("/accounts/{id}/enable"), &[]).status, 303);
    assert_eq!(sign_in(&fair.house, "Judge", "correct horse", "/").status, 303);
    let own = account(&fair, "Operator");
    let refused = fair.send(&fair.operator, &format!("/accounts/{own}/disable"), &[]);
    assert_eq!(refused.status, 422);
    assert!(refused.text().contains("would lock you out"));
    assert_eq!(fair.page(&fair.operator, "/accounts").status, 200);
}

#[test]
fn looking_at_a_private_link_claims_nothing() {
    let fair = Fair::with_players(&["Kira O'Brien <b>", "Odo"]);
    let link = fair.desk().seat_link(HERE, PlayerId(1), Utc::now()).unwrap();
    let path = format!("/seat/{link}");
    let page = fair.house.get(&path).send();
    assert_eq!((page.status, page.header("set-cookie")), (200, ""));
    assert!(page.text().contains("Kira O&#39;Brien &#60;b&#62;") && page.text().contains("Deep Space Open"));
    let claimed = fair.house.post(&path, &[]).send();
    assert_eq!((claimed.status, claimed.header("location")), (303, "/t/deep-space-open/me"));
    let kira = session(&claimed);
    assert_eq!(fair.page(&kira, "/t/deep-space-open/me").status, 200);
    let again = fair.page(&kira, &path);
    assert_eq!((again.status, again.header("location")), (303, "/t/deep-space-open/me"), "straight on");
    let twice = fair.send(&kira, &path, &[]);
    assert_eq!((twice.status, twice.header("set-cookie")), (303, ""));
    assert!(!text(&fair.here()).contains(&link));
}

#[test]
fn a_replaced_link_says_so_and_its_former_user_has_lost_the_seat() {
    let fair = Fair::with_players(&["Kira", "Odo"]);
    let link = fair.desk().seat_link(HERE, PlayerId(1), Utc::now()).unwrap();
    let kira = session(&fair.house.post(&format!("/seat/{link}"), &[]).send());
    fair.desk().seat_link(HERE, PlayerId(1), Utc::now()).unwrap();
    for dead in [link.as_str(), NEVER] {
        let path = format!("/seat/{dead}");
        for answer in [fair.house.get(&path).send(), fair.house.post(&path, &[]).send()] {
            assert_eq!(answer.status, 404);
            assert!(answer.text().contains("was replaced or taken back"));
            assert_eq!(answer.header("set-cookie"), "");
        }
    }
    assert_ne!(fair.page(&kira, "/t/deep-space-open/me").status, 200);
}

#[test]
fn a_browser_plays_for_one_person_at_a_tournament() {
    let fair = Fair::with_players(&["Kira", "Odo"]);
    let browser = fair.seat(1);
    let odo = fair.desk().seat_link(HERE, PlayerId(2), Utc::now()).unwrap();
    let page = fair.page(&browser, &format!("/seat/{odo}")).text();
    assert!(page.contains("This browser holds the seat of <bdi>Kira</bdi>"));
    assert_eq!(fair.send(&browser, &format!("/seat/{odo}"), &[]).status, 303);
    let seats = fair.desk().seats_of(&hash(&browser)).unwrap();
    assert_eq!(seats.iter().map(|seat| seat.player.0).collect::<Vec<_>>(), [2]);
}

#[test]
fn a_visitor_with_only_a_seat_finds_it_under_their_name() {
    let fair = Fair::with_players(&["Kira", "Odo"]);
    let page = fair.page(&fair.seat(2), "/account");
    assert_eq!(page.status, 200);
    let text = page.text();
    assert!(
        text.contains("<bdi>Odo</bdi></strong>, <bdi>Deep Space Open")
            && text.contains(&format!("/t/{SLUG}/me"))
    );
    assert!(!text.contains("type=\"password\""));
    let nobody = fair.house.get("/account").send();
    assert_eq!((nobody.status, nobody.header("location")), (303, "/sign-in?next=/account"));
}

#[test]
fn a_link_that_never_existed_opens_nothing() {
    let fair = Fair::new();
    for path in ["/set-up", "/join", "/reset"] {
        let path = format!("{path}/{NEVER}");
        let answer = fair.house.get(&path).send();
        assert_eq!(answer.status, 404, "{path}");
        assert!(answer.text().contains("Ask the director for a new one."), "{path}");
    }
    assert_eq!(fair.send(&fair.judge, &format!("/join/{NEVER}/accept"), &[]).status, 404);
}

#[test]
fn neither_codes_nor_passwords_are_written_down() {
    written();
    let fair = Fair::with_players(&["Kira", "Odo"]);
    let seat = fair.desk().seat_link(HERE, PlayerId(1), Utc::now()).unwrap();
    let invitation = fair.desk().invite(HERE, Role::Judge, Utc::now()).unwrap();
    let reset = fair.desk().reset_code(account(&fair, "Judge"), Utc::now()).unwrap();
    let house = &fair.house;
    for path in [format!("/seat/{seat}"), format!("/join/{invitation}"), format!("/reset/{reset}")] {
        house.get(&path).send();
        house.post(&path, &[("password", "secret horse"), ("odd", "1")]).send();
        house.post(&path, &[]).without("Origin").send();
        house.ask("PUT", &path).send();
        fair.page(&fair.judge, &format!("{path}/odd"));
    }
    // Somebody known asks for what is not there: that is written down with the address.
    fair.send(&fair.judge, &format!("/join/{NEVER}/accept"), &[("odd", "1")]);
    let first = house.post(&format!("/seat/{seat}"), &[]).send();
    sign_in(house, "Judge", "secret horse", &format!("/join/{invitation}"));
    let text = written();
    for secret in [seat.as_str(), &invitation, &reset, NEVER, session(&first).secret(), "secret horse"] {
        assert!(!text.contains(secret), "{secret} is in the log");
    }
    assert!(
        text.contains("/seat/…") && text.contains("/join/…"),
        "the control: visits are written down\n{text}"
    );
}
