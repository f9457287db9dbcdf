//! Players pasted from a spreadsheet: columns are looked at before anybody is registered.

use crate::support::site::fair::{Fair, SLUG};
use crate::support::site::{says, silent};

const SHEET: &str = "Name;Number;Affiliation\r\nKira Nerys;2898;Bajoran\r\nQuark <i>;3;Ferengi\r\n;4;\r\n";

fn at(path: &str) -> String {
    format!("/t/{SLUG}{path}")
}

fn names(fair: &Fair) -> Vec<String> {
    let here = fair.here();
    here.tournament.players().map(|player| here.name(player.id)).collect()
}

/// The value of a hidden field.
fn hidden(page: &str, name: &str) -> String {
    let from = page.split(&format!("name=\"{name}\" value=\"")).nth(1).expect("the field is there");
    from.split('"').next().unwrap().to_owned()
}

#[test]
fn a_heading_becomes_no_player_and_each_line_is_looked_at_first() {
    let fair = Fair::with_players(&["Odo"]);
    let page = fair.send(&fair.director, &at("/players"), &[("names", SHEET)]);
    assert_eq!(page.status, 200);
    assert_eq!(names(&fair), ["Odo"], "looking registers nobody");
    says(&page, "1 line gives no name");
    says(&page, "Line 4: ");
    says(&page, "Register 2 players");
    assert!(!page.text().contains("Quark <i>"), "names are escaped");
    let seen = hidden(&page.text(), "seen");
    let columns = |name, more: &[(&'static str, &str)]| {
        let mut fields =
            vec![("names", SHEET), ("separator", "semicolon"), ("was", "semicolon"), ("headed", "yes")];
        fields.extend([("column", name), ("column", "nothing"), ("column", "nothing")]);
        fields.extend(more.iter().map(|(name, value)| (*name, *value)));
        fair.send(&fair.director, &at("/players/columns"), &fields)
    };
    // What was not seen is not registered.
    let other = columns("nothing", &[("seen", &seen), ("intent", "register")]);
    assert_eq!(other.status, 422);
    says(&other, "no player was registered");
    says(&other, "No line gives a name.");
    assert_eq!(names(&fair), ["Odo"]);
    assert_eq!(columns("name", &[("seen", &seen), ("intent", "register")]).status, 303);
    assert_eq!(names(&fair), ["Odo", "Kira Nerys", "Quark <i>"]);
    // The same sheet again: they are here already, and the form asks.
    let again = columns("name", &[("seen", &seen), ("intent", "register")]);
    assert_eq!(again.status, 422);
    says(&again, "are here already");
    assert_eq!(names(&fair).len(), 3);
    let left = columns("name", &[("seen", &seen), ("intent", "register"), ("doubles", "register")]);
    assert_eq!(left.status, 303);
    assert_eq!(names(&fair).len(), 5);
}

#[test]
fn more_names_than_can_be_registered_are_not_drawn_line_by_line() {
    let fair = Fair::with_players(&["Odo"]);
    let sheet = |players: usize| {
        let lines: Vec<String> = (0..players).map(|number| format!("Trill {number};{number}\n")).collect();
        format!("Name;Number\n{}", lines.concat())
    };
    for path in ["/players", "/players/columns"] {
        let looked = fair.send(&fair.director, &at(path), &[("names", &sheet(512))]);
        assert_eq!(looked.status, 200, "the control: {path}");
        says(&looked, "Register 512 players");
        let refused = fair.send(&fair.director, &at(path), &[("names", &sheet(513))]);
        assert_eq!(refused.status, 422, "{path}");
        says(&refused, "513 names at once are too many");
        says(&refused, "Trill 512;512");
        silent(&refused, "Register 513 players");
    }
    assert_eq!(names(&fair), ["Odo"]);
}

#[test]
fn a_file_of_names_alone_begins_with_no_player_but_the_first() {
    let fair = Fair::new();
    let send = |text: &str| fair.send(&fair.director, &at("/players"), &[("names", text)]);
    for text in
        ["sep=;\r\nName\r\nKira Nerys", "Vorname Nachname\nKira Nerys", "Name|Country\nKira Nerys|Bajor"]
    {
        let page = send(text);
        assert_eq!((page.status, names(&fair).len()), (200, 0), "{text}");
        says(&page, "Register 1 player");
    }
    let page = send("1. Kira Nerys\r\n2. Odo");
    assert_eq!((page.status, names(&fair).len()), (200, 0), "a numbered list");
    says(&page, "Register 2 players");
    silent(&page, "<bdi>1. Kira");
    assert_eq!(send("\u{feff}Kira Nerys\nOdo").status, 303);
    assert_eq!(names(&fair), ["Kira Nerys", "Odo"]);
}

#[test]
fn a_quoted_list_of_one_column_registers_the_names_without_the_marks() {
    let fair = Fair::with_players(&["Odo"]);
    let sent = fair.send(&fair.director, &at("/players"), &[("names", "\"Kira Nerys\"\r\n\"Quark\"")]);
    assert_eq!(sent.status, 303);
    assert_eq!(names(&fair), ["Odo", "Kira Nerys", "Quark"]);
    let looked = fair.send(&fair.director, &at("/players"), &[("names", "\"Weber, Jonas\"\r\nNog\r\nRom")]);
    assert_eq!(looked.status, 200, "a separator within the marks is looked at first");
    assert_eq!(names(&fair).len(), 3);
}

#[test]
fn the_same_sheet_sent_twice_registers_once() {
    let fair = Fair::new();
    let page = fair.send(&fair.director, &at("/players"), &[("names", SHEET)]);
    let seen = hidden(&page.text(), "seen");
    let fields = [
        ("names", SHEET),
        ("separator", "semicolon"),
        ("was", "semicolon"),
        ("headed", "yes"),
        ("column", "name"),
        ("column", "nothing"),
        ("column", "nothing"),
        ("seen", &seen),
        ("intent", "register"),
        ("submission", "018f2f6e-7c1a-7000-8000-000000000001"),
    ];
    for _ in 0..2 {
        let sent = fair.house.post(&at("/players/columns"), &fields).within(&fair.director).send();
        assert_eq!(sent.status, 303);
    }
    assert_eq!(names(&fair).len(), 2);
}

#[test]
fn plain_names_are_registered_at_once_as_before() {
    let fair = Fair::new();
    let sent = fair.send(&fair.director, &at("/players"), &[("names", "Kira\r\nO'Brien, Miles\r\nOdo")]);
    assert_eq!(sent.status, 303);
    assert_eq!(names(&fair), ["Kira", "O'Brien, Miles", "Odo"]);
}

#[test]
fn only_the_director_registers_and_a_broken_form_is_shown_again() {
    let fair = Fair::new();
    let seat = fair.seat_elsewhere();
    for stranger in [&fair.scorekeeper, &fair.stranger, &seat] {
        let sent = fair.send(stranger, &at("/players/columns"), &[("names", SHEET), ("intent", "register")]);
        assert_ne!(sent.status, 303);
    }
    let odd = [("names", SHEET), ("separator", "bell"), ("was", "bell"), ("column", "throne")];
    let page = fair.send(&fair.director, &at("/players/columns"), &odd);
    assert_eq!(page.status, 200);
    says(&page, "Register 2 players");
    let wide = format!("{}\nKira", "a;".repeat(5_000));
    let page = fair.send(&fair.director, &at("/players/columns"), &[("names", &wide)]);
    assert_eq!(page.status, 200);
    silent(&page, "Register 5000");
    assert!(names(&fair).is_empty());
}

#[test]
fn three_hundred_quoted_rows_behind_a_byte_order_mark_are_registered_at_once() {
    let fair = Fair::new();
    let row = |number: u32| format!("\"Player {number}\";{number};\"club; \"\"{number}\"\"\"\r\n");
    let rows: Vec<String> = (1..=300).map(row).collect();
    let sheet = format!("\u{feff}Name;No;Club\r\n{}", rows.concat());
    let page = fair.send(&fair.director, &at("/players"), &[("names", &sheet)]);
    says(&page, "Register 300 players");
    let seen = hidden(&page.text(), "seen");
    let fields = [
        ("names", sheet.as_str()),
        ("separator", "semicolon"),
        ("was", "semicolon"),
        ("headed", "yes"),
        ("column", "name"),
        ("column", "nothing"),
        ("column", "nothing"),
        ("seen", &seen),
        ("intent", "register"),
    ];
    assert_eq!(fair.send(&fair.director, &at("/players/columns"), &fields).status, 303);
    let names = names(&fair);
    assert_eq!((names.len(), names[299].as_str()), (300, "Player 300"));
}
