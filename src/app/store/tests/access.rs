//! Accounts, sessions, single-use links, roles and seats.

use std::collections::BTreeSet;
use std::thread;

use chrono::{DateTime, Utc};

use crate::app::store::{
    Account, Grant, GrantRemoval, LinkKind, OneTimeLink, Rights, SeatClaim, Session, Store, StoreError,
    TokenHash,
};
use crate::domain::id::{AccountId, PlayerId, TournamentId};
use crate::domain::tournament::role::Role;

use super::account_names::{seen, staff_names};
use super::base::{Place, account, live_session, minutes, now, random, session, tournament};

on_both! {
    accounts_are_found_by_any_spelling
    a_sign_in_name_is_taken_once
    shutting_out_ends_the_sessions
    sessions_end
    a_browser_has_one_seat_at_a_tournament_and_takes_it_into_its_next_session
    a_link_works_once_in_a_race
    a_link_stays_usable_when_the_name_is_taken
    an_invitation_gives_its_role
    a_reset_ends_the_sessions
    one_session_is_ended_by_its_owner_alone
    a_second_factor_is_turned_on_once_and_each_of_its_codes_is_taken_once
    that_the_password_was_right_counts_once_and_opens_nothing_else
    browsers_are_known_by_account_until_a_reset
    old_and_revoked_links_do_nothing
    roles_act_at_once
    of_two_directors_who_remove_each_other_in_two_processes_one_stays
    a_new_private_link_ends_the_old_one
    the_same_link_again_changes_nothing
}

fn some_link(kind: LinkKind) -> OneTimeLink {
    OneTimeLink {
        code: TokenHash::of("link"),
        kind,
        tournament: None,
        role: None,
        account: None,
        created_at: now(),
        expires_at: minutes(60),
        used_at: None,
        issued_by: None,
    }
}

fn accounts_are_found_by_any_spelling(place: &Place) {
    let store = place.open();
    assert_eq!(store.count_accounts().unwrap(), 0);
    let kira = account("Kirà  Nerys");
    store.create_account(kira.clone()).unwrap();
    assert_eq!(store.account(kira.id).unwrap(), Some(kira.clone()));
    assert_eq!(store.account_by_name(" kira NERYS").unwrap(), Some(kira.clone()));
    assert_eq!(store.account_by_name("odo").unwrap(), None);
    store.set_password(kira.id, "$new").unwrap();
    let rights = Rights { open: true, assert: false };
    store.set_rights(kira.id, rights).unwrap();
    let changed = Account { password_phc: Some("$new".into()), rights, ..kira };
    assert_eq!(store.accounts().unwrap(), [changed]);
    assert_eq!(store.count_accounts().unwrap(), 1);
    let nobody = AccountId::new(random());
    assert_eq!(store.set_password(nobody, "$x"), Err(StoreError::NotFound("account")));
    assert_eq!(store.set_disabled(nobody, true), Err(StoreError::NotFound("account")));
}

fn a_sign_in_name_is_taken_once(place: &Place) {
    let store = place.open();
    store.create_account(account("Quark")).unwrap();
    assert_eq!(store.create_account(account("quark ")), Err(StoreError::NameTaken));
    assert_eq!(store.count_accounts().unwrap(), 1);
}

fn shutting_out_ends_the_sessions(place: &Place) {
    let store = place.open();
    let quark = account("quark");
    store.create_account(quark.clone()).unwrap();
    store.create_session(session("a", Some(quark.id))).unwrap();
    store.set_disabled(quark.id, true).unwrap();
    assert_eq!(live_session(&store, &TokenHash::of("a"), now()).unwrap(), None);
    assert!(store.account(quark.id).unwrap().unwrap().disabled);
    store.set_disabled(quark.id, false).unwrap();
    assert_eq!(live_session(&store, &TokenHash::of("a"), now()).unwrap(), None, "it does not come back");
}

fn sessions_end(place: &Place) {
    let store = place.open();
    let quark = account("quark");
    store.create_account(quark.clone()).unwrap();
    let [a, b, c] = ["a", "b", "c"].map(|token| session(token, Some(quark.id)));
    for one in [&a, &b, &c] {
        store.create_session(one.clone()).unwrap();
    }
    store.create_session(session("guest", None)).unwrap();
    assert_eq!(live_session(&store, &a.token, now()).unwrap(), Some(a.clone()));
    assert_eq!(live_session(&store, &a.token, minutes(60)).unwrap(), None, "expired");
    store.touch_session(&a.token, minutes(59), minutes(120)).unwrap();
    let used = Session { last_seen: minutes(59), expires_at: minutes(120), ..a.clone() };
    assert_eq!(store.sessions_of(quark.id, minutes(60)).unwrap(), [used]);
    store.touch_session(&b.token, minutes(61), minutes(120)).unwrap();
    assert_eq!(
        live_session(&store, &b.token, minutes(61)).unwrap(),
        None,
        "an expired one does not come back"
    );

    assert_eq!(store.delete_sessions_of(quark.id, Some(&a.token)).unwrap(), 2);
    store.delete_session(&a.token).unwrap();
    store.delete_session(&a.token).unwrap();
    assert!(store.sessions_of(quark.id, now()).unwrap().is_empty());
    assert_eq!(store.purge_sessions(minutes(59)).unwrap(), 0);
    assert_eq!(store.purge_sessions(minutes(60)).unwrap(), 1, "the guest's");
    let stray = store.create_session(session("x", Some(AccountId::new(random()))));
    assert_eq!(stray, Err(StoreError::NotFound("account")));
}

fn a_link_works_once_in_a_race(place: &Place) {
    let stores = [place.open(), place.open()];
    for round in 0..10 {
        let link = TokenHash::of(&format!("link {round}"));
        stores[0].issue_link(OneTimeLink { code: link.clone(), ..some_link(LinkKind::SetUp) }).unwrap();
        let winners: usize = thread::scope(|scope| {
            let tries: Vec<_> = (0..50)
                .map(|n: usize| {
                    let (store, link) = (&stores[n % 2], &link);
                    let winner = account(&format!("winner {round} {n}"));
                    scope.spawn(move || match store.redeem_for_account(link, now(), winner, seen(store)) {
                        Ok(_) => 1,
                        Err(StoreError::LinkSpent) => 0,
                        Err(error) => panic!("{error}"),
                    })
                })
                .collect();
            tries.into_iter().map(|one| one.join().unwrap()).sum()
        });
        assert_eq!(winners, 1);
    }
}

fn a_link_stays_usable_when_the_name_is_taken(place: &Place) {
    let store = place.open();
    store.create_account(account("quark")).unwrap();
    store.issue_link(some_link(LinkKind::SetUp)).unwrap();
    let link = TokenHash::of("link");
    assert_eq!(
        store.redeem_for_account(&link, now(), account("QUARK"), seen(&store)),
        Err(StoreError::NameTaken)
    );
    assert!(store.usable_link(&link, now()).unwrap().is_some());
    store.redeem_for_account(&link, now(), account("rom"), seen(&store)).unwrap();
    assert_eq!(store.usable_link(&link, now()).unwrap(), None);
    assert_eq!(
        store.redeem_for_account(&link, now(), account("nog"), seen(&store)),
        Err(StoreError::LinkSpent)
    );
    assert_eq!(store.account_by_name("nog").unwrap(), None);
}

fn an_invitation_gives_its_role(place: &Place) {
    let store = place.open();
    let id = tournament(&store, "spring");
    let invitation = |link: &str| OneTimeLink {
        code: TokenHash::of(link),
        tournament: Some(id),
        role: Some(Role::HeadJudge),
        ..some_link(LinkKind::Invite)
    };
    store.issue_link(invitation("one")).unwrap();
    store.issue_link(invitation("two")).unwrap();
    assert_eq!(store.open_invitations(id, now()).unwrap().len(), 2);
    let rom = account("rom");
    let used =
        store.redeem_for_account(&TokenHash::of("one"), minutes(1), rom.clone(), seen(&store)).unwrap();
    assert_eq!(used, OneTimeLink { used_at: Some(minutes(1)), ..invitation("one") });
    let grant = Grant { tournament: id, account: rom.id, role: Role::HeadJudge, granted_at: minutes(1) };
    assert_eq!(store.grants_at(id).unwrap(), [grant]);

    let leeta = account("leeta");
    store.create_account(leeta.clone()).unwrap();
    store.redeem_for_grant(&TokenHash::of("two"), minutes(2), leeta.id).unwrap();
    assert_eq!(store.grants_of(leeta.id).unwrap().len(), 1);
    assert!(store.open_invitations(id, now()).unwrap().is_empty());
}

fn a_reset_ends_the_sessions(place: &Place) {
    let store = place.open();
    let quark = account("quark");
    store.create_account(quark.clone()).unwrap();
    store.create_session(session("a", Some(quark.id))).unwrap();
    store.issue_link(OneTimeLink { account: Some(quark.id), ..some_link(LinkKind::Reset) }).unwrap();
    let link = TokenHash::of("link");
    assert_eq!(
        store.redeem_for_account(&link, now(), account("rom"), seen(&store)),
        Err(StoreError::LinkSpent),
        "another kind"
    );
    assert_eq!(store.redeem_for_password(&link, now(), "$new").unwrap(), quark.id);
    assert_eq!(store.account(quark.id).unwrap().unwrap().password_phc.as_deref(), Some("$new"));
    assert_eq!(live_session(&store, &TokenHash::of("a"), now()).unwrap(), None);
    assert_eq!(store.redeem_for_password(&link, now(), "$newer"), Err(StoreError::LinkSpent));
}

fn browsers_are_known_by_account_until_a_reset(place: &Place) {
    let store = place.open();
    let (quark, rom) = (account("quark"), account("rom"));
    store.create_account(quark.clone()).unwrap();
    store.create_account(rom.clone()).unwrap();
    let laptop = TokenHash::of("laptop");
    for (account, minute) in [(&quark, 0), (&rom, 1), (&quark, 2)] {
        store.know_browser(account.id, &laptop, minutes(minute)).unwrap();
    }
    let mut both = vec![quark.id, rom.id];
    both.sort();
    let mut known = store.accounts_of_browser(&laptop).unwrap();
    known.sort();
    assert_eq!(known, both);
    assert!(store.accounts_of_browser(&TokenHash::of("phone")).unwrap().is_empty());
    let nobody = AccountId::new(random());
    assert_eq!(store.know_browser(nobody, &laptop, now()), Err(StoreError::NotFound("account")));
    // Twenty more, and the one used longest ago is forgotten for that account.
    for number in 0..20 {
        store.know_browser(quark.id, &TokenHash::of(&number.to_string()), minutes(3)).unwrap();
    }
    assert_eq!(store.accounts_of_browser(&laptop).unwrap(), [rom.id]);
    store.issue_link(OneTimeLink { account: Some(quark.id), ..some_link(LinkKind::Reset) }).unwrap();
    store.redeem_for_password(&TokenHash::of("link"), now(), "$new").unwrap();
    assert!(store.accounts_of_browser(&TokenHash::of("19")).unwrap().is_empty(), "a reset forgets them");
    assert_eq!(store.accounts_of_browser(&laptop).unwrap(), [rom.id]);
}

fn old_and_revoked_links_do_nothing(place: &Place) {
    let store = place.open();
    let quark = account("quark");
    store.create_account(quark.clone()).unwrap();
    store.issue_link(OneTimeLink { account: Some(quark.id), ..some_link(LinkKind::Reset) }).unwrap();
    let link = TokenHash::of("link");
    let redeem = |link: &TokenHash, at| store.redeem_for_password(link, at, "$new");
    assert_eq!(redeem(&link, minutes(60)), Err(StoreError::LinkSpent), "too old");
    assert_eq!(redeem(&TokenHash::of("other"), now()), Err(StoreError::LinkSpent));
    assert_eq!(store.revoke_links_of(quark.id).unwrap(), 1);
    assert_eq!(redeem(&link, now()), Err(StoreError::LinkSpent));
    store.issue_link(some_link(LinkKind::SetUp)).unwrap();
    assert_eq!(store.purge_links(minutes(60)).unwrap(), 0);
    assert_eq!(store.purge_links(minutes(61)).unwrap(), 1);
    let stray = OneTimeLink { account: Some(AccountId::new(random())), ..some_link(LinkKind::Reset) };
    assert!(matches!(store.issue_link(stray), Err(StoreError::NotFound(_))));
}

fn roles_act_at_once(place: &Place) {
    let store = place.open();
    let (id, elsewhere) = (tournament(&store, "spring"), tournament(&store, "autumn"));
    let rom = account("rom");
    store.create_account(rom.clone()).unwrap();
    let grant = Grant { tournament: id, account: rom.id, role: Role::Judge, granted_at: now() };
    store.add_grant(grant.clone()).unwrap();
    store.add_grant(grant.clone()).unwrap();
    assert_eq!(store.grants_at(id).unwrap(), std::slice::from_ref(&grant));
    assert_eq!((store.newest_staff().unwrap(), store.staffed_since(0).unwrap()), (1, BTreeSet::from([id])));
    assert!(store.grants_at(elsewhere).unwrap().is_empty());
    let among = |there: &[TournamentId]| store.roles_among(rom.id, there).unwrap();
    assert_eq!(among(&[elsewhere, id]), BTreeSet::from([(id, Role::Judge)]));
    assert_eq!([among(&[elsewhere]), among(&[])], [BTreeSet::new(), BTreeSet::new()]);
    assert_eq!(store.remove_grant(id, rom.id, Role::Director).unwrap(), GrantRemoval::NotThere);
    assert_eq!(store.remove_grant(id, rom.id, Role::Judge).unwrap(), GrantRemoval::Removed);
    assert!(store.grants_of(rom.id).unwrap().is_empty());
    // The name is remembered, and a role that is given again or besides makes nobody new.
    store.add_grant(grant.clone()).unwrap();
    store.add_grant(Grant { role: Role::Scorekeeper, ..grant.clone() }).unwrap();
    assert_eq!(staff_names(&store, id), ["ROM"]);
    assert_eq!((store.newest_staff().unwrap(), store.staffed_since(1).unwrap()), (1, BTreeSet::new()));
    store.add_grant(Grant { tournament: elsewhere, ..grant.clone() }).unwrap();
    assert_eq!(store.staffed_since(1).unwrap(), BTreeSet::from([elsewhere]));
    let stray = Grant { account: AccountId::new(random()), ..grant };
    assert!(matches!(store.add_grant(stray), Err(StoreError::NotFound(_))));
}

fn of_two_directors_who_remove_each_other_in_two_processes_one_stays(place: &Place) {
    let stores = [place.open(), place.open()];
    let [first, _] = &stores;
    for round in 0..10 {
        let id = tournament(first, &format!("spring-{round}"));
        let both = ["rom", "leeta"].map(|name| account(&format!("{name}-{round}")));
        for one in &both {
            first.create_account(one.clone()).unwrap();
            let role = Role::Director;
            first.add_grant(Grant { tournament: id, account: one.id, role, granted_at: now() }).unwrap();
        }
        std::thread::scope(|scope| {
            for (store, one) in stores.iter().zip(&both) {
                scope.spawn(|| store.remove_grant(id, one.id, Role::Director).unwrap());
            }
        });
        let left = first.grants_at(id).unwrap();
        assert_eq!(left.len(), 1, "{left:?}");
        let last = left[0].account;
        assert_eq!(first.remove_grant(id, last, Role::Director).unwrap(), GrantRemoval::LastDirector);
        // Somebody who cannot sign in directs nothing.
        let other = both.iter().find(|one| one.id != last).unwrap().id;
        let again = Grant { account: other, ..left[0].clone() };
        first.add_grant(again).unwrap();
        first.set_disabled(other, true).unwrap();
        assert_eq!(first.remove_grant(id, last, Role::Director).unwrap(), GrantRemoval::LastDirector);
    }
}

fn a_browser_has_one_seat_at_a_tournament_and_takes_it_into_its_next_session(place: &Place) {
    let store = place.open();
    let id = tournament(&store, "spring");
    let [first, second] = [1, 2].map(|player| SeatClaim { tournament: id, player: PlayerId(player) });
    let [phone, next] = ["phone", "next"].map(TokenHash::of);
    for (seat, link) in [(first, "first"), (second, "second")] {
        issue(&store, seat, &TokenHash::of(link), now()).unwrap();
    }
    store.create_session(session("phone", None)).unwrap();
    store.create_session(session("other", None)).unwrap();
    store.claim_seat(&TokenHash::of("other"), &TokenHash::of("first")).unwrap();
    store.claim_seat(&phone, &TokenHash::of("first")).unwrap();
    store.claim_seat(&phone, &TokenHash::of("second")).unwrap();
    assert_eq!(store.seats_of(&phone).unwrap(), [second]);
    assert_eq!(store.seats_of(&TokenHash::of("other")).unwrap(), [first], "another browser keeps its seat");
    store.create_session(session("next", None)).unwrap();
    store.replace_session(&phone, &next).unwrap();
    assert_eq!(live_session(&store, &phone, now()).unwrap(), None);
    assert_eq!(store.seats_of(&next).unwrap(), [second]);
}

fn a_new_private_link_ends_the_old_one(place: &Place) {
    let store = place.open();
    let (id, elsewhere) = (tournament(&store, "spring"), tournament(&store, "autumn"));
    let seat = SeatClaim { tournament: id, player: PlayerId(1) };
    let other = SeatClaim { tournament: elsewhere, player: PlayerId(2) };
    let [old, new, phone] = ["old", "new", "phone"].map(TokenHash::of);
    store.create_session(session("phone", None)).unwrap();
    assert!(store.linked_seats(id).unwrap().is_empty());
    issue(&store, seat, &old.clone(), now()).unwrap();
    issue(&store, other, &TokenHash::of("other"), now()).unwrap();
    assert_eq!(store.seat_by_token(&old).unwrap(), Some(seat));
    for _ in 0..2 {
        assert_eq!(store.claim_seat(&phone, &old).unwrap(), Some(seat));
    }
    assert_eq!(store.claim_seat(&phone, &TokenHash::of("other")).unwrap(), Some(other));
    assert_eq!(store.claim_seat(&phone, &TokenHash::of("guess")).unwrap(), None);
    let mut both = [seat, other];
    both.sort_unstable_by_key(|seat| seat.tournament.to_string());
    assert_eq!(store.seats_of(&phone).unwrap(), both);

    issue(&store, seat, &new.clone(), minutes(1)).unwrap();
    assert_eq!(store.seat_by_token(&old).unwrap(), None);
    assert_eq!(store.claim_seat(&phone, &old).unwrap(), None);
    assert_eq!(store.seats_of(&phone).unwrap(), [other], "and what was claimed by it");
    assert_eq!(store.claim_seat(&phone, &new).unwrap(), Some(seat));
    store.revoke_seat(seat).unwrap();
    assert!(store.linked_seats(id).unwrap().is_empty());
    store.delete_session(&phone).unwrap();
    assert!(store.seats_of(&phone).unwrap().is_empty());
    assert_eq!(store.claim_seat(&phone, &TokenHash::of("other")), Err(StoreError::NotFound("session")));
}

fn the_same_link_again_changes_nothing(place: &Place) {
    let store = place.open();
    let id = tournament(&store, "spring");
    let seat = SeatClaim { tournament: id, player: PlayerId(3) };
    let [first, newer, phone] = ["first", "newer", "phone"].map(TokenHash::of);
    store.create_session(session("phone", None)).unwrap();
    let known = || (store.linked_seats(id).unwrap(), store.claimed_seats(id).unwrap());
    assert_eq!(known(), Default::default());
    issue(&store, seat, &first.clone(), now()).unwrap();
    assert_eq!(known(), ([seat.player].into(), Default::default()));
    store.claim_seat(&phone, &first).unwrap();
    issue(&store, seat, &first.clone(), minutes(1)).unwrap();
    assert_eq!(known(), ([seat.player].into(), [seat.player].into()), "who opened it keeps the seat");
    issue(&store, seat, &newer.clone(), minutes(2)).unwrap();
    issue(&store, seat, &first.clone(), minutes(3)).unwrap();
    assert_eq!(store.seat_by_token(&first).unwrap(), None, "a link taken back stays so");
    assert_eq!(store.seat_by_token(&newer).unwrap(), Some(seat));
    assert_eq!(known(), ([seat.player].into(), Default::default()));

    let invitation =
        OneTimeLink { tournament: Some(id), role: Some(Role::Judge), ..some_link(LinkKind::Invite) };
    store.issue_link(invitation.clone()).unwrap();
    store.redeem_for_account(&invitation.code, minutes(1), account("ziyal"), seen(&store)).unwrap();
    store.issue_link(invitation.clone()).unwrap();
    assert_eq!(store.usable_link(&invitation.code, minutes(2)).unwrap(), None, "a used link stays used");
}

#[test]
fn nothing_secret_is_printed() {
    let printed = format!("{:?} {:?}", account("quark"), session("token", None));
    assert!(!printed.contains("argon2"), "{printed}");
    assert!(!printed.contains(TokenHash::of("token").as_str()), "{printed}");
}

fn one_session_is_ended_by_its_owner_alone(place: &Place) {
    let store = place.open();
    let (quark, odo) = (account("Quark"), account("Odo"));
    store.create_account(quark.clone()).unwrap();
    store.create_account(odo.clone()).unwrap();
    let (a, b) = (session("a", Some(quark.id)), session("b", Some(quark.id)));
    store.create_session(a.clone()).unwrap();
    store.create_session(b.clone()).unwrap();
    let end =
        |who: &Account, session: &Session| store.delete_session_of(who.id, session.token.clone()).unwrap();
    assert!(!end(&odo, &a));
    assert!(end(&quark, &a) && !end(&quark, &a));
    let left: Vec<_> = store.sessions_of(quark.id, now()).unwrap().into_iter().map(|one| one.token).collect();
    assert_eq!(left, [b.token]);
}

fn a_second_factor_is_turned_on_once_and_each_of_its_codes_is_taken_once(place: &Place) {
    let store = place.open();
    let kira = account("Kira");
    store.create_account(kira.clone()).unwrap();
    let id = kira.id;
    let codes = |names: [&str; 2]| names.map(TokenHash::of).to_vec();
    assert_eq!(store.factor(id).unwrap(), None);
    assert!(!store.confirm_factor(id, 7, codes(["a", "b"]), now()).unwrap(), "nothing was begun");
    assert!(
        store.begin_factor(id, "FIRST", now()).unwrap() && store.begin_factor(id, "SECOND", now()).unwrap()
    );
    assert_eq!(store.factor(id).unwrap().unwrap().confirmed_at, None);
    assert!(store.confirm_factor(id, 7, codes(["a", "b"]), now()).unwrap());
    assert!(!store.confirm_factor(id, 8, codes(["c", "d"]), now()).unwrap());
    assert!(!store.begin_factor(id, "THIRD", now()).unwrap(), "one that is on stays");
    let factor = store.factor(id).unwrap().unwrap();
    assert_eq!((factor.secret.as_str(), factor.last_step), ("SECOND", 7));
    assert_eq!(factor.confirmed_at, Some(now()));
    // However many send one code at once, exactly one gets in.
    let winners = |take: &(dyn Fn() -> bool + Sync)| {
        thread::scope(|scope| {
            let all: Vec<_> = (0..8).map(|_| scope.spawn(take)).collect();
            all.into_iter().map(|one| one.join().unwrap()).filter(|taken| *taken).count()
        })
    };
    assert_eq!(winners(&|| store.take_step(id, 9).unwrap()), 1);
    assert!(!store.take_step(id, 8).unwrap(), "an earlier one neither");
    assert_eq!(winners(&|| store.take_recovery_code(id, &TokenHash::of("a"), now()).unwrap()), 1);
    assert!(!store.take_recovery_code(id, &TokenHash::of("never"), now()).unwrap());
    let used = |name: &str| {
        let kept = store.recovery_codes(id).unwrap();
        kept.iter().find(|(code, _)| *code == TokenHash::of(name)).map(|(_, used)| *used)
    };
    assert_eq!((used("a"), used("b")), (Some(true), Some(false)));
    store.put_recovery_codes(id, codes(["c", "d"])).unwrap();
    assert_eq!((used("a"), used("b"), used("c")), (None, None, Some(false)));
    assert!(store.remove_factor(id).unwrap() && !store.remove_factor(id).unwrap());
    assert_eq!((store.factor(id).unwrap(), store.recovery_codes(id).unwrap()), (None, vec![]));
}

fn that_the_password_was_right_counts_once_and_opens_nothing_else(place: &Place) {
    let store = place.open();
    let kira = account("Kira");
    store.create_account(kira.clone()).unwrap();
    let link = TokenHash::of("link");
    store.issue_link(OneTimeLink { account: Some(kira.id), ..some_link(LinkKind::SecondStep) }).unwrap();
    assert_eq!(store.redeem_for_password(&link, now(), "$new"), Err(StoreError::LinkSpent));
    assert_eq!(
        store.redeem_for_account(&link, now(), account("Odo"), seen(&store)),
        Err(StoreError::LinkSpent)
    );
    assert_eq!(store.redeem_for_grant(&link, now(), kira.id), Err(StoreError::LinkSpent));
    assert_eq!(store.redeem_second_step(&link, minutes(61)), Err(StoreError::LinkSpent));
    assert_eq!(store.redeem_second_step(&link, now()), Ok(kira.id));
    assert_eq!(store.redeem_second_step(&link, now()), Err(StoreError::LinkSpent));
    let reset =
        OneTimeLink { code: TokenHash::of("other"), account: Some(kira.id), ..some_link(LinkKind::Reset) };
    store.issue_link(reset).unwrap();
    assert_eq!(store.redeem_second_step(&TokenHash::of("other"), now()), Err(StoreError::LinkSpent));
}

/// A link with a code of its own.
fn issue(store: &Store, seat: SeatClaim, link: &TokenHash, now: DateTime<Utc>) -> Result<(), StoreError> {
    store.issue_seat(seat, link.clone(), TokenHash::of(&format!("code of {}", link.as_str())), now)
}
