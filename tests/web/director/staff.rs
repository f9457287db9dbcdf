//! Invitations and roles.

use super::*;

#[test]
fn an_invitation_is_shown_once_and_a_form_sent_twice_makes_one() {
    let fair = Fair::new();
    let number = number();
    let invite = |number: &str| {
        let sent = resend(&fair, &fair.director, &path("/staff/invite"), &[("role", "judge")], number);
        assert_eq!((sent.status, sent.header("cache-control")), (200, "no-store"));
        shown_link(&sent, "/join/")
    };
    let code = invite(&number);
    assert_eq!(invite(&number), code, "the same link, not a second one");
    let id = fair.here().id();
    assert_eq!(fair.desk().open_invitations(id, Utc::now()).unwrap().len(), 1);
    says(
        &fair.page(&fair.judge, &path("/settings")),
        "Invited as judge by Ruth O'Brien <b>, not accepted yet.",
    );
    let other = invite(&self::number());
    assert_ne!(other, code, "another form makes another link");
    let settings = fair.page(&fair.director, &path("/settings")).text();
    assert!(!settings.contains(&code), "no page shows it again");

    let stranger = account(fair.desk(), "Stranger");
    assert_eq!(fair.page(&fair.stranger, &path("/desk")).status, 404);
    fair.desk().accept(&code, stranger, Utc::now()).unwrap();
    assert_eq!(fair.page(&fair.stranger, &path("/desk")).status, 200);
    assert!(fair.desk().accept(&code, stranger, Utc::now()).is_err(), "it works once");
    let late = resend(&fair, &fair.director, &path("/staff/invite"), &[("role", "judge")], &number);
    assert_eq!(late.status, 422);
    says(&late, "This link has been used");
}

#[test]
fn the_same_invitation_form_does_not_give_another_role() {
    let fair = Fair::new();
    let number = number();
    let send = |role: &str| resend(&fair, &fair.director, &path("/staff/invite"), &[("role", role)], &number);
    assert_eq!(send("judge").status, 200);
    assert_eq!(send("director").status, 409);
    for rubbish in ["operator", "player", "captain", ""] {
        assert_eq!(fair.send(&fair.director, &path("/staff/invite"), &[("role", rubbish)]).status, 422);
    }
}

#[test]
fn a_link_cannot_be_worked_out_from_the_form_alone() {
    let fair = Fair::new();
    let number = number();
    let sent = resend(&fair, &fair.director, &path("/staff/invite"), &[("role", "judge")], &number);
    let code = shown_link(&sent, "/join/");
    let other = Fair::new();
    let sent = resend(&other, &other.director, &path("/staff/invite"), &[("role", "judge")], &number);
    assert_ne!(shown_link(&sent, "/join/"), code, "the key of the installation goes into it");
    let sent = resend(&fair, &fair.operator, &path("/staff/invite"), &[("role", "judge")], &number);
    assert_ne!(shown_link(&sent, "/join/"), code, "and who sends");
}

#[test]
fn a_role_that_is_removed_ends_at_once() {
    let fair = Fair::new();
    let judge = account(fair.desk(), "Judge").to_string();
    assert_eq!(fair.page(&fair.judge, &path("/desk")).status, 200, "with the role the desk opens");
    let remove = [("account", judge.as_str()), ("role", "judge")];
    let number = number();
    for _ in 0..2 {
        assert_eq!(resend(&fair, &fair.director, &path("/staff/remove"), &remove, &number).status, 303);
    }
    assert_eq!(fair.page(&fair.judge, &path("/desk")).status, 404);
    assert_eq!(fair.page(&fair.judge, &path("")).status, fair.house.get(&path("")).send().status);
    assert_eq!(fair.page(&fair.scorekeeper, &path("/desk")).status, 200, "others keep theirs");
}

#[test]
fn the_last_director_cannot_be_removed() {
    let fair = Fair::new();
    let ruth = account(fair.desk(), "Ruth O'Brien <b>");
    let remove = |who: &SessionToken| {
        fair.send(who, &path("/staff/remove"), &[("account", &ruth.to_string()), ("role", "director")])
    };
    for who in [&fair.director, &fair.operator] {
        let refused = remove(who);
        assert_eq!(refused.status, 422);
        says(&refused, "Ruth O'Brien <b> is the only director of this tournament.");
        assert!(!refused.text().contains("<b> is the only"));
    }
    let id = fair.here().id();
    let code = fair.desk().invite(id, Role::Director, Utc::now()).unwrap();
    let stranger = account(fair.desk(), "Stranger");
    fair.desk().accept(&code, stranger, Utc::now()).unwrap();
    fair.desk().set_disabled(stranger, true).unwrap();
    assert_eq!(remove(&fair.director).status, 422, "a disabled account directs nothing");
    fair.desk().set_disabled(stranger, false).unwrap();
    let gone = remove(&fair.director);
    assert_eq!((gone.status, gone.header("location")), (303, path("").as_str()));
    assert_eq!(fair.page(&fair.director, &path("/settings")).status, 404);
}

#[test]
fn the_staff_are_read_at_once_however_many_there_are() {
    let fair = Fair::new();
    let id = fair.here().id();
    let reads = || {
        let before = fair.desk().database_work().reads;
        (fair.desk().staff_of(id).unwrap().len(), fair.desk().database_work().reads - before)
    };
    let (few, _) = reads();
    let stranger = account(fair.desk(), "Stranger");
    let code = fair.desk().invite(id, Role::Judge, Utc::now()).unwrap();
    fair.desk().accept(&code, stranger, Utc::now()).unwrap();
    assert_eq!(reads(), (few + 1, 1));
}

#[test]
fn two_directors_who_remove_each_other_at_once_leave_one() {
    let fair = Fair::new();
    let id = fair.here().id();
    let ruth = account(fair.desk(), "Ruth O'Brien <b>");
    let stranger = account(fair.desk(), "Stranger");
    let code = fair.desk().invite(id, Role::Director, Utc::now()).unwrap();
    fair.desk().accept(&code, stranger, Utc::now()).unwrap();
    std::thread::scope(|scope| {
        scope.spawn(|| fair.desk().remove_role(id, ruth, Role::Director).is_ok());
        scope.spawn(|| fair.desk().remove_role(id, stranger, Role::Director).is_ok());
    });
    let staff = fair.desk().staff_of(id).unwrap();
    assert_eq!(staff.iter().filter(|helper| helper.role == Role::Director).count(), 1);
}
