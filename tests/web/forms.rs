//! The fields of the forms: what a page offers is what the route table takes.

use std::collections::BTreeSet;
use std::path::Path;

use arbiter::web::forms::{PenaltyForm, ResultForm};
use arbiter::web::route::Method;
use arbiter::web::routes::ROUTES;

/// Added to every form by the pipeline.
const SEALS: [&str; 2] = ["csrf", "submission"];

/// Sent by a page that puts the name in itself: what was looked at before it is recorded.
const PUT_IN: [&str; 1] = ["looked"];

/// Every template, one after the other.
fn templates(folder: &Path) -> String {
    let mut all = String::new();
    for entry in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        all += &if entry.is_dir() { templates(&entry) } else { std::fs::read_to_string(entry).unwrap() };
    }
    all
}

fn all_templates() -> String {
    templates(&Path::new(env!("CARGO_MANIFEST_DIR")).join("templates"))
}

/// The names of all controls that are written out.
fn offered(templates: &str) -> BTreeSet<&str> {
    let controls = ["input", "select", "textarea", "button"];
    let tags = templates.split('<').filter(|tag| controls.iter().any(|it| tag.starts_with(it)));
    let names = tags.filter_map(|tag| tag.split('>').next()?.split(" name=\"").nth(1)?.split('"').next());
    names.filter(|name| !name.contains('{')).collect()
}

fn declared(of: impl Fn(Method) -> bool) -> BTreeSet<&'static str> {
    let routes = ROUTES.iter().filter(|route| of(route.method));
    routes.flat_map(|route| route.fields).map(|field| field.name).collect()
}

#[test]
fn every_control_on_a_page_is_a_field_that_some_route_accepts() {
    let (templates, declared) = (all_templates(), declared(|_| true));
    let offered = offered(&templates);
    assert!(offered.len() > 60, "the templates were read: {offered:?}");
    let strange: Vec<_> =
        offered.into_iter().filter(|name| !declared.contains(name) && !SEALS.contains(name)).collect();
    assert!(strange.is_empty(), "{strange:?}");
}

#[test]
fn every_field_that_a_form_accepts_is_offered_by_a_page() {
    let templates = all_templates();
    let declared = declared(|method| method == Method::Post);
    // Values of a scoring profile are named by their keys, which the page puts in.
    let plain = declared.into_iter().filter(|name| !name.contains('.') && !PUT_IN.contains(name));
    let missing: Vec<_> = plain.filter(|name| !templates.contains(&format!("\"{name}\""))).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn a_control_is_found_in_a_template() {
    let template =
        "<form><input type=\"text\" name=\"score\"><b name=\"no\"><input name=\"{{ key }}\"></form>";
    assert_eq!(offered(template), BTreeSet::from(["score"]));
}

#[test]
fn a_form_and_its_fields_are_one_declaration() {
    let fields: Vec<&str> = ResultForm::FIELDS.iter().map(|field| field.name).collect();
    assert_eq!((fields.len(), fields[0]), (11, ResultForm::NAMES.score_a));
    assert_eq!((PenaltyForm::NAMES.player, PenaltyForm::FIELDS.len()), ("player", 7));
}
