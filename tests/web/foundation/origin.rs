//! Where forms come from.

use super::*;

#[test]
fn a_form_from_elsewhere_never_arrives() {
    for house in houses() {
        let own = format!("http://{}", house.address);
        for route in forms(&house) {
            let ask = || house.post(&route.sample(), &[]).without("Origin").by(welcome(route));
            let tricks = [
                ask(),
                ask().with("Origin", "null"),
                ask().with("Origin", "https://evil.example"),
                ask().with("Origin", &format!("{own}0")),
                ask()
                    .with("Origin", &own.replace("http://", "https://"))
                    .with("Sec-Fetch-Site", "cross-site"),
                ask().with("Origin", &own).with("Sec-Fetch-Site", "same-site"),
                ask().with("Origin", "null").with("Sec-Fetch-Site", "same-origin"),
                ask().with("Referer", "https://evil.example/"),
                ask().with("Referer", &format!("https://evil.example/{own}/")),
                ask().with("Origin", &own).with("Origin", "https://evil.example"),
                ask().with("Origin", "file://"),
                ask().with("Origin", "https://evil.example").with("X-Forwarded-Host", "evil.example"),
            ];
            for (number, trick) in tricks.into_iter().enumerate() {
                let response = trick.send();
                assert_eq!(response.status, 403, "{} trick {number}: {}", route.path, response.text());
                assert_ne!(response.text(), "reached");
            }
        }
    }
}

#[test]
fn the_control_without_the_origin_guard_the_form_arrives() {
    let mut site = site(TABLE, &[]);
    site.guards.off.push(arbiter::web::guard::Guard::Origin);
    let house = House::of(site);
    let response = house.post("/t/frankfurt-autumn/result", &[]).by(Who::Player).without("Origin");
    assert_eq!(response.with("Origin", "https://evil.example").send().text(), "reached");
}

#[test]
fn our_own_forms_arrive_from_old_browsers_and_plain_networks_too() {
    let house = house();
    let own = format!("http://{}", house.address);
    let ask = || house.post("/t/frankfurt-autumn/result", &[]).by(Who::Player).without("Origin");
    for request in [
        ask().with("Origin", &own),
        ask().with("Referer", &format!("{own}/t/frankfurt-autumn")),
        ask().with("Sec-Fetch-Site", "same-origin"),
        ask().with("Sec-Fetch-Site", "same-origin").with("Origin", &own),
    ] {
        assert_eq!(request.send().text(), "reached");
    }
}

#[test]
fn a_form_without_the_sessions_token_is_shown_again_and_not_recorded() {
    let house = house();
    let ask = |fields: &[(&str, &str)]| {
        house.post("/t/frankfurt-autumn/result", fields).by(Who::Player).without_token()
    };
    let other = Who::Director.token().unwrap().csrf();
    for fields in
        [&[("score", "65")][..], &[("score", "65"), ("csrf", &other)], &[("score", "65"), ("csrf", "")]]
    {
        let response = ask(fields).send();
        assert_eq!(response.status, 403);
        let page = response.text();
        assert!(page.contains("name=\"score\" value=\"65\"") && page.contains("Send this"), "{page}");
        let right = Who::Player.token().unwrap().csrf();
        assert!(is_token(&token_in(&page).unwrap(), &right), "the new form carries the right token");
    }
    let page = ask(&[("score", "65"), ("password", "s3cret-typed")]).send().text();
    assert!(!page.contains("s3cret-typed") && !page.contains("Send this"), "{page}");
}

#[test]
fn the_control_without_the_token_guard_the_form_arrives() {
    let mut site = site(TABLE, &[]);
    site.guards.off.push(arbiter::web::guard::Guard::Token);
    let house = House::of(site);
    let ask = house.post("/t/frankfurt-autumn/result", &[]).by(Who::Player).without_token();
    assert_eq!(ask.send().text(), "reached");
}
