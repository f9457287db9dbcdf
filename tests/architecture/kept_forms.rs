//! A device keeps only forms that record what happened at a table: each has a number, by which it counts once, and none
//! asks for a secret.

use super::tree;

/// Where a kept form may go: results, reports and calls. `send` is the table's own address.
const GOES_TO: [&str; 4] =
    ["{{ send }}", "{{ urls::report(", "{{ urls::call_judge(", "{{ urls::open_dispute("];

/// What is wrong with the kept forms of a template.
fn faults(template: &str) -> Vec<String> {
    let forms = template.split("<form").skip(1).filter_map(|rest| rest.split("</form>").next());
    let kept = forms.filter(|form| form.contains("data-keeps="));
    let look = |form: &str| {
        let goes = form.split_once("action=\"").map_or("", |(_, to)| to);
        [
            (!GOES_TO.iter().any(|to| goes.starts_with(to)), "goes where nothing is kept for"),
            (!form.contains("method=\"post\""), "is not sent by POST"),
            (!form.contains("ui::sealed(layout)"), "has no number"),
            (form.contains("password") || form.contains("type=\"file\""), "asks for a secret or a file"),
        ]
    };
    let found = kept.flat_map(look).filter(|(wrong, _)| *wrong);
    found.map(|(_, what)| what.to_owned()).collect()
}

#[test]
fn only_results_reports_and_calls_are_kept_on_a_device() {
    let mut kept = 0;
    for (path, template) in tree::texts("templates") {
        kept += template.matches("data-keeps=").count();
        assert_eq!(faults(&template), Vec::<String>::new(), "{path}");
    }
    assert!(kept >= 10, "only {kept} kept forms were seen");
}

#[test]
fn a_form_that_must_not_be_kept_is_seen() {
    let good =
        r#"<form method="post" action="{{ send }}" data-keeps="x">{% call ui::sealed(layout) %}</form>"#;
    assert!(faults(good).is_empty(), "{:?}", faults(good));
    for (from, to) in [
        ("{{ send }}", "{{ urls::erase_player(slug) }}"),
        ("post", "get"),
        ("ui::sealed", "ui::token"),
        ("</form>", "<input name=\"password\"></form>"),
    ] {
        assert_eq!(faults(&good.replace(from, to)).len(), 1, "{to}");
    }
}
