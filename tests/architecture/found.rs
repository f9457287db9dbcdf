//! A name is found on every list of people: the field for it comes with `data-find`, on the list or on what contains it.

use super::tree;

/// Lists of people without the field, and why. An unneeded line fails.
const KNOWN: [(&str, &str); 12] = [
    ("templates/director/columns.html", "the lines of a file, before anybody is registered"),
    ("templates/director/settings_staff.html", "the staff, who are few"),
    ("templates/installation.html", "tournaments, each with how many play"),
    ("templates/people/list.html", "has a search of its own, for it has pages"),
    ("templates/people/person-pods.html", "the pods of one person, in pages"),
    ("templates/people/person.html", "the games of one person, in pages"),
    ("templates/player/me.html", "one line for each round"),
    ("templates/player/open_games.html", "one line for each round in play"),
    ("templates/pods/print_standings.html", "paper"),
    ("templates/pods/print_tables.html", "paper"),
    ("templates/pods/score_fields.html", "the players of one pod"),
    ("templates/rules/list.html", "the names of rules"),
];

/// The heads of columns with names in them, but not with numbers.
const NAMED: [&str; 4] = ["all-player", "all-players", "all-name", "all-opponent"];

/// Whether a list, from its first tag on, is one of people.
fn has_people(list: &str) -> bool {
    let Some(table) = list.strip_prefix("<table") else { return list.starts_with("<ul class=\"people\"") };
    let head =
        table.split("</thead>").next().unwrap_or_default().split("</table>").next().unwrap_or_default();
    NAMED.iter().any(|named| head.contains(&format!("<th scope=\"col\">{{{{ crate::say(\"{named}\") }}}}")))
}

/// The lists of people in a template in which no name can be sought.
fn unsought(template: &str) -> Vec<&str> {
    let starts = template.match_indices("<table").chain(template.match_indices("<ul "));
    let lists = starts.map(|(at, _)| template.split_at(at)).filter(|(_, list)| has_people(list));
    let is_found = |(before, list): &(&str, &str)| {
        let around = before.rsplit_once("data-find=").map_or("", |(tag, _)| tag);
        let tag = list.lines().next().unwrap_or_default();
        tag.contains("data-find") || around.rsplit('<').next().is_some_and(|tag| tag.starts_with("div "))
    };
    lists.filter(|list| !is_found(list)).map(|(_, list)| list.lines().next().unwrap_or_default()).collect()
}

#[test]
fn a_name_can_be_sought_on_every_list_of_people() {
    let (mut wrong, mut lists) = (Vec::new(), 0);
    for (path, template) in tree::texts("templates") {
        if path.starts_with("templates/print/") {
            continue;
        }
        lists += template.matches("data-find").count();
        let found = unsought(&template);
        let why = KNOWN.iter().find(|(known, _)| *known == path);
        match (found.is_empty(), why) {
            (false, None) => wrong.push(format!("{path}: {found:?} needs data-find, or a line in KNOWN")),
            (true, Some(_)) => wrong.push(format!("{path}: its line in KNOWN is not needed")),
            (false, Some((_, why))) => assert!(!why.is_empty()),
            (true, None) => {}
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(lists > 30, "only {lists} lists were seen");
}

#[test]
fn a_list_without_the_field_is_seen() {
    let table = |tag: &str, column: &str| {
        format!(
            "<table class=\"rows\"{tag}><thead><tr><th scope=\"col\">{{{{ crate::say(\"{column}\") }}}}</th></tr></thead></table>"
        )
    };
    for column in NAMED {
        assert_eq!(unsought(&table("", column)).len(), 1, "{column}");
        assert!(unsought(&table(" data-find", column)).is_empty(), "{column}");
    }
    assert!(unsought(&table("", "all-tournament")).is_empty(), "no people");
    assert!(unsought(&table("{% if beside.is_whole() %} data-find{% endif %}", "all-player")).is_empty());
    let around = format!("<div data-find=\"tbody tr\">{}</div>", table("", "all-player"));
    assert!(unsought(&around).is_empty());
    assert_eq!(unsought("<ul class=\"people\"><li></li></ul>").len(), 1);
    assert!(unsought("<ul class=\"people\" data-find=\"li\"><li></li></ul>").is_empty());
    assert!(unsought("<ul class=\"faults\"><li></li></ul>").is_empty());
}
