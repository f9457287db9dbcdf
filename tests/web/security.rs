//! Security events about sign-ins and rights, and `security.txt`.

use std::collections::{BTreeSet, HashSet};

use crate::support::authenticator::code_at;
use crate::support::site::fair::{Fair, SLUG};
use crate::support::site::{House, Response, says, silent};
use crate::support::written::written;
use arbiter::web::cookie::SessionToken;
use arbiter::web::routes::ROUTES;
use chrono::{TimeDelta, Utc};
use serde_json::Value;

/// The address of everything in this test, which distinguishes its lines from those of others.
const HERE: &str = "192.0.2.77";

struct Story {
    fair: Fair,
    /// What must be in no line.
    secrets: Vec<String>,
}

impl Story {
    fn new() -> Self {
        written();
        let fair = Fair::started(ROUTES, &["--trusted-proxies", "127.0.0.1"]);
        fair.register("Kira\nOdo");
        let all = [&fair.operator, &fair.director, &fair.judge, &fair.scorekeeper];
        let secrets = all.map(|session| session.secret().to_owned()).to_vec();
        Self { fair, secrets }
    }

    /// Sends a form from here; what it puts into the browser is a secret.
    fn send(&mut self, who: Option<&SessionToken>, path: &str, fields: &[(&str, &str)]) -> Response {
        let number = arbiter::app::sessions::random_uuid().unwrap().to_string();
        let form = [fields, &[("submission", number.as_str())]].concat();
        let request = self.fair.house.post(path, &form).with("X-Forwarded-For", HERE);
        let answer = who.map_or_else(
            || self.fair.house.post(path, &form).with("X-Forwarded-For", HERE),
            |who| request.within(who),
        );
        let answer = answer.send();
        let value = |line: &String| line.split_once('=').unwrap().1.split(';').next().unwrap().to_owned();
        self.secrets.extend(answer.cookies.iter().map(value).filter(|value| value.len() == 64));
        self.secrets
            .extend(fields.iter().filter(|(name, _)| SECRET.contains(name)).map(|(_, it)| (*it).to_owned()));
        answer
    }

    /// A secret that is on a page between these words.
    fn learn(&mut self, page: &Response, before: &str, after: char) -> String {
        let text = page.text();
        let found = text.split_once(before).unwrap_or_else(|| panic!("{before}: {text}")).1;
        let found = found.split(after).next().unwrap().to_owned();
        self.secrets.push(found.clone());
        found
    }

    fn account(&self, name: &str) -> String {
        self.fair.desk().account_by_name(name).unwrap().unwrap().id.to_string()
    }

    fn code(&self, name: &str, second: i64) -> String {
        let id = self.fair.desk().account_by_name(name).unwrap().unwrap().id;
        let secret = crate::support::database::factor_secret(self.fair.desk(), id);
        code_at(&secret, Utc::now() + TimeDelta::seconds(second))
    }
}

const SECRET: [&str; 6] = ["password", "new_password", "code", "recovery", "ticket", "sent"];

fn session(answer: &Response) -> SessionToken {
    let line = answer.cookies.iter().find(|line| line.starts_with("arbiter=")).unwrap();
    line.split_once('=').unwrap().1.split(';').next().unwrap().parse().unwrap()
}

/// The security lines that came from here, as `event account by tournament`.
fn lines() -> Vec<Value> {
    let all = written();
    let all = all.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    all.filter(|line| line["target"] == "security" && line["address"] == HERE).collect()
}

#[test]
fn everything_that_decides_who_gets_in_leaves_one_line_and_never_a_secret() {
    let mut story = Story::new();
    let [operator, director, judge, scorekeeper] = [
        story.fair.operator.clone(),
        story.fair.director.clone(),
        story.fair.judge.clone(),
        story.fair.scorekeeper.clone(),
    ];
    let sign_in = |name: &'static str, password: &'static str| [("name", name), ("password", password)];
    // What is not a name may have been a password.
    story.send(None, "/sign-in", &sign_in("my secret horse", "wrong horse"));
    story.secrets.push("my secret horse".to_owned());
    story.send(None, "/sign-in", &sign_in("Judge", "wrong horse"));
    story.send(None, "/sign-in", &sign_in("Judge", "correct horse"));
    story.send(Some(&judge), "/account/sign-out-everywhere", &[]);
    // Nobody could erase a name from the log: the page of the accounts has both.
    let named = [("display_name", "Martok of Ketha")];
    assert_eq!(story.send(Some(&judge), "/account/name", &named).status, 303);
    story.secrets.push("Martok of Ketha".to_owned());
    let accounts = story.fair.page(&operator, "/accounts");
    says(&accounts, "<bdi>Martok of Ketha</bdi>");
    says(&accounts, "was called <bdi>Judge</bdi> until ");
    let third = session(&story.send(None, "/sign-in", &sign_in("Judge", "correct horse")));
    let hash = arbiter::app::TokenHash::of(third.secret()).as_str().to_owned();
    story.send(Some(&judge), "/account/sessions/end", &[("session", &hash)]);
    // The second factor of the judge.
    let begun = story.send(Some(&judge), "/account/second-factor", &[]);
    story.learn(&begun, "type this key into it: <span class=\"code wraps\">", '<');
    let code = story.code("Judge", 0);
    let page = story.send(Some(&judge), "/account/second-factor/confirm", &[("code", &code)]);
    let recovery = story.learn(&page, "<li><span class=\"code\">", '<');
    let page = story.send(None, "/sign-in", &sign_in("Judge", "correct horse"));
    let ticket = story.learn(&page, "name=\"ticket\" value=\"", '"');
    story.send(None, "/sign-in/code", &[("ticket", &ticket), ("code", &code)]);
    story.send(None, "/sign-in/code", &[("ticket", &ticket), ("recovery", &recovery)]);
    story.send(Some(&judge), "/account/second-factor/codes", &[]);
    story.send(Some(&judge), "/account/second-factor/off", &[]);
    story.send(Some(&judge), "/account/second-factor", &[]);
    let code = story.code("Judge", 0);
    story.send(Some(&judge), "/account/second-factor/confirm", &[("code", &code)]);
    let judge_id = story.account("Judge");
    story.send(Some(&operator), &format!("/accounts/{judge_id}/second-factor-off"), &[]);
    // Asked again.
    let old = story.fair.confirmed("Operator", None);
    story.secrets.push(old.secret().to_owned());
    let prove =
        |password: &'static str| [("password", password), ("path", "/accounts/opening"), ("page", "/")];
    story.send(Some(&old), "/confirm", &prove("wrong horse"));
    story.send(Some(&old), "/confirm", &prove("correct horse"));
    // Passwords.
    let new =
        [("password", "correct horse"), ("new_password", "brand new horse"), ("repeated", "brand new horse")];
    story.send(Some(&judge), "/account/password", &new);
    let shown = story.send(Some(&operator), &format!("/accounts/{judge_id}/reset"), &[]);
    let link = story.learn(&shown, "/reset/", '"');
    let chosen = [("password", "another new horse"), ("repeated", "another new horse")];
    story.send(None, &format!("/reset/{link}"), &chosen);
    story.send(Some(&scorekeeper), "/sign-out", &[]);
    // Accounts and rights.
    let checker = story.account("Checker");
    for submission in ["disable", "enable", "rights"] {
        story.send(Some(&operator), &format!("/accounts/{checker}/{submission}"), &[]);
    }
    story.send(Some(&operator), "/accounts/opening", &[]);
    story.fair.desk().keep_backup(Utc::now()).unwrap();
    let made = story.fair.desk().backups().unwrap()[0].made.timestamp_millis().to_string();
    assert_eq!(story.send(Some(&operator), "/backups/download", &[("made", &made)]).status, 200);
    let at = |path: &str| format!("/t/{SLUG}{path}");
    let invited = story.send(Some(&director), &at("/staff/invite"), &[("role", "judge")]);
    let link = story.learn(&invited, "/join/", '"');
    let person = [
        ("name", "Nerys"),
        ("display_name", ""),
        ("password", "third new horse"),
        ("repeated", "third new horse"),
    ];
    assert_eq!(story.send(None, &format!("/join/{link}"), &person).status, 303);
    let nerys = story.account("Nerys");
    story.send(Some(&director), &at("/staff/remove"), &[("account", &nerys), ("role", "judge")]);
    let invited = story.send(Some(&director), &at("/staff/invite"), &[("role", "judge")]);
    story.learn(&invited, "/join/", '"');
    let settings = story.fair.page(&director, &at("/settings"));
    let hash = story.learn(&settings, "name=\"invitation\" value=\"", '"');
    story.send(Some(&director), &at("/staff/uninvite"), &[("invitation", &hash)]);
    let given = story.send(Some(&director), &at("/players/1/link"), &[]);
    let link = story.learn(&given, "/seat/", '"');
    story.send(None, &format!("/seat/{link}"), &[]);
    for act in ["disable", "erase"] {
        assert_eq!(story.send(Some(&operator), &format!("/accounts/{nerys}/{act}"), &[]).status, 303);
    }
    // What is refused.
    story.send(Some(&director), "/accounts/opening", &[]);
    story.fair.house.post("/sign-in", &[]).without("Origin").with("X-Forwarded-For", HERE).send();
    for _ in 0..6 {
        story.send(None, "/sign-in", &sign_in("Stranger", "wrong horse"));
    }

    let lines = lines();
    let fields = BTreeSet::from(
        ["timestamp", "level", "target", "event", "account", "by", "tournament", "address"]
            .map(str::to_owned),
    );
    for line in &lines {
        let named: BTreeSet<String> = line.as_object().unwrap().keys().cloned().collect();
        assert_eq!(named, fields, "always the same fields: {line}");
    }
    let (operator, director) = (story.account("Operator"), story.account("Ruth O'Brien <b>"));
    let has = |event: &str, account: &str, by: &str, tournament: &str| {
        let by = if by.is_empty() || by.contains(':') { by.to_owned() } else { format!("account:{by}") };
        let found = lines.iter().any(|line| {
            line["event"] == event
                && line["account"] == account
                && line["by"] == by
                && line["tournament"] == tournament
        });
        assert!(found, "{event} {account} {by} {tournament} is in none of {lines:#?}");
    };
    let stranger = story.account("Stranger");
    for (event, account, by, tournament) in [
        ("sign-in-failed", "", "", ""),
        ("sign-in-failed", &*judge_id, "", ""),
        ("signed-in", &judge_id, "", ""),
        ("slowed", &stranger, "", ""),
        ("code-asked", &judge_id, "", ""),
        ("code-refused", &judge_id, "", ""),
        ("recovery-code-used", &judge_id, "", ""),
        ("signed-out", &story.account("Scorekeeper"), &story.account("Scorekeeper"), ""),
        ("session-ended", &judge_id, &judge_id, ""),
        ("other-sessions-ended", &judge_id, &judge_id, ""),
        ("confirmed", &operator, &operator, ""),
        ("not-confirmed", &operator, &operator, ""),
        ("name-changed", &judge_id, &judge_id, ""),
        ("password-changed", &judge_id, &judge_id, ""),
        ("password-link-given", &judge_id, &operator, ""),
        ("password-chosen", &judge_id, "", ""),
        ("factor-on", &judge_id, &judge_id, ""),
        ("factor-off", &judge_id, &judge_id, ""),
        ("factor-taken-off", &judge_id, &operator, ""),
        ("recovery-codes-made", &judge_id, &judge_id, ""),
        ("account-disabled", &checker, &operator, ""),
        ("account-enabled", &checker, &operator, ""),
        ("account-erased", &nerys, &operator, ""),
        ("rights-changed", &checker, &operator, ""),
        ("opening-changed", "", &operator, ""),
        ("backup-downloaded", &operator, &operator, ""),
        ("account-made", &nerys, "", SLUG),
        ("role-given", &nerys, "", SLUG),
        ("role-taken", &nerys, &director, SLUG),
        ("invitation-made", "", &director, SLUG),
        ("invitation-taken-back", "", &director, SLUG),
        ("seat-links-given", "", &director, SLUG),
        ("seat-claimed", "", "player:1", SLUG),
        ("refused", &director, &director, ""),
        ("foreign", "", "", ""),
    ] {
        has(event, account, by, tournament);
    }
    let text = written();
    story.secrets.retain(|secret| !secret.is_empty());
    assert!(story.secrets.len() > 40, "{}", story.secrets.len());
    // Six digits may occur in any number of nanoseconds; as a word they occur nowhere.
    let apart = |character: char| !character.is_alphanumeric() && character != ' ' && character != '-';
    let words: HashSet<&str> = text.split(apart).filter(|word| word.len() == 6).collect();
    for secret in &story.secrets {
        let found = if secret.len() == 6 { words.contains(&**secret) } else { text.contains(&**secret) };
        assert!(!found, "{secret} is in the log");
    }
}

#[test]
fn security_txt_names_the_contact_and_until_when_it_is_good() {
    let file = |line: &[&str]| {
        let site = crate::support::site::site(ROUTES, line);
        House::of(site).get("/.well-known/security.txt").send()
    };
    let usual = file(&[]);
    assert_eq!(usual.header("content-type"), "text/plain; charset=utf-8");
    says(&usual, "private advisory on the project's page");
    says(&usual, "The operator has named no contact");
    let expires =
        |page: &Response| page.text().split("\nExpires: ").nth(1).unwrap().lines().next().unwrap().to_owned();
    let until: chrono::DateTime<Utc> = expires(&usual).parse().unwrap();
    let days = (until - Utc::now()).num_days();
    assert!((88..=90).contains(&days), "{days}");
    let on = |days: i64| (Utc::now() + chrono::TimeDelta::days(days)).date_naive().to_string();
    let named = |last: &str| file(&["--security-contact", "desk@example.org", "--security-expires", last]);
    let good = named(&on(200));
    says(&good, "\nContact: mailto:desk@example.org\n");
    assert_eq!(expires(&good), format!("{}T23:59:59Z", on(200)), "the last day is one of them");
    // RFC 9116: a file that has expired must not be used, so there is none.
    let past = named(&on(-2));
    silent(&past, "Contact: ");
    says(&past, &format!("valid until {}", on(-2)));
    assert_eq!(expires(&past), expires(&usual));
    let policy = include_str!("../../SECURITY.md");
    for days in ["3 days", "14 days", "60 days"] {
        assert!(policy.contains(days), "the file says what SECURITY.md says");
    }
}
