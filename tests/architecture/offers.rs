//! What somebody may do is decided by the rules, and who may send a form is in its row of the route table. A page that
//! offers a form asks both through `Visit::offers`, and never a role or the end of the tournament.

use super::{names, tree};

/// Pages that name a role or the end for another reason. An unneeded line fails.
const KNOWN: [(&str, &str, &str); 13] = [
    ("src/web/pages/accounts/account.rs", "Role", "advises everybody who directs anywhere"),
    ("src/web/pages/accounts/account.rs", "operator", "says what an account is, not what its visitor may do"),
    ("src/web/pages/accounts/join.rs", "Role", "says what each role does"),
    ("src/web/pages/accounts/list.rs", "operator", "says what each account is"),
    ("src/web/pages/director/create.rs", "Role", "signs the first entry as director"),
    ("src/web/pages/director/staff.rs", "Role", "gives and takes roles"),
    ("src/web/pages/player/own_deck.rs", "Role", "names the role of somebody in the log"),
    ("src/web/pages/director/next.rs", "closed_at()", "says when it was closed"),
    ("src/web/pages/director/undo_beside.rs", "closed_at()", "says whether it is over before and after"),
    ("src/web/pages/public/home.rs", "operator", "lists what was hidden"),
    ("src/web/pages/public/state.rs", "closed_at()", "the word for the end, which all pages use"),
    ("src/web/pages/reports/closing.rs", "closed_at()", "says when it was closed"),
    ("src/web/pages/rulings/reader.rs", "operator", "reads the disputes of every tournament"),
];

/// What this page asks by itself.
fn asks(source: &str) -> Vec<&'static str> {
    let tokens = names::tokens(source);
    let has = |parts: &[&str]| tokens.windows(parts.len()).any(|it| it == parts);
    // The fields and methods by which a page would ask who its visitor is; `(` is the method of a role.
    let field = |name: &str| tokens.windows(3).any(|it| it[0] == "." && it[1] == name && it[2] != "(");
    let operator = field("operator") || field("is_operator") || has(&[".", "is_operator", "("]);
    let found = [
        ("Role", has(&["Role"])),
        ("operator", operator),
        ("last word", field("has_last_word") || field("directs")),
        ("closed_at()", has(&[".", "closed_at", "(", ")"])),
    ];
    found.into_iter().filter(|(_, is_there)| *is_there).map(|(what, _)| what).collect()
}

/// Whether a condition of this template joins a right with the end of the tournament.
fn decides(template: &str) -> bool {
    let conditions = template.split("{%").skip(1).filter_map(|rest| rest.split("%}").next());
    conditions.filter(|it| it.contains("if ")).any(|it| it.contains("!closed") || it.contains("directs"))
}

#[test]
fn no_page_decides_on_its_own_what_it_offers() {
    let pages = tree::texts("src/web/pages");
    assert!(pages.len() > 100, "only {} pages were read", pages.len());
    let mut wrong = Vec::new();
    for (path, source) in pages.iter().filter(|(path, _)| path.ends_with(".rs")) {
        let known: Vec<&str> =
            KNOWN.iter().filter(|(known, ..)| known == path).map(|(_, what, _)| *what).collect();
        let asked = asks(source);
        if asked != known {
            wrong.push(format!("{path} asks {asked:?}, known is {known:?}: offer by `Visit::offers`"));
        }
    }
    for (path, template) in tree::texts("templates") {
        if decides(&template) {
            wrong.push(format!("{path} decides: use `offers.form(urls::…::PATH)`"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_page_that_decides_is_seen() {
    assert_eq!(
        asks("fn f() { if here.tournament.closed_at().is_none() && visit.has(Role::Judge) {} }").len(),
        2
    );
    assert_eq!(asks("fn f(visit: &Visit) { [Role::Director].iter().any(|it| visit.has(*it)) }"), ["Role"]);
    assert_eq!(asks("fn f() { visit.viewer.account.as_ref().is_some_and(|it| it.operator) }"), ["operator"]);
    assert_eq!(asks("fn f() { if visit.is_operator() { account.is_operator } }"), ["operator"]);
    assert_eq!(asks("fn f() { judge.is_some_and(|judge| !judge.has_last_word) }"), ["last word"]);
    assert!(asks("fn f() { let operator = helper.role.has_last_word(); }").is_empty());
    // A round has such a field, and words ask nothing.
    assert!(asks("let at = round.closed.map(words); // closed_at() for every Role").is_empty());
    assert!(decides("{% if may && !closed -%}<form>"));
    assert!(decides("{%- else if directs %}<form>"));
    assert!(!decides("{% if closed %}It is closed.{% endif %} directs !closed"));
}
