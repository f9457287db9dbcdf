//! Colours are readable: WCAG 2.2 contrast of foregrounds and backgrounds, in both themes.
use std::collections::BTreeMap;

use arbiter::domain::tournament::command::{Command, PairRound, PublishRound};

use crate::support::site::fair::{Fair, SLUG};

const STYLE: &str = include_str!("../../static/arbiter.css");

/// Text needs this, the icons and edges of controls need [`SIGN`] (WCAG 1.4.3 and 1.4.11, level AA).
const TEXT: f64 = 4.5;
const SIGN: f64 = 3.0;

/// Every text colour with its backgrounds.
const TEXTS: [(&str, &[&str]); 11] = [
    (
        "ink",
        &["paper", "sheet", "sunk", "hover", "needs-bg", "info-bg", "settled-bg", "conflict-bg", "mark-line"],
    ),
    ("soft", &["paper", "sheet", "sunk", "hover"]),
    ("link", &["paper", "sheet", "sunk", "hover", "needs-bg", "info-bg", "settled-bg", "conflict-bg"]),
    ("act-ink", &["act", "act-hover"]),
    ("needs", &["needs-bg", "sheet", "paper"]),
    ("info", &["info-bg", "sheet", "paper"]),
    ("settled", &["settled-bg", "sheet", "paper"]),
    ("conflict", &["conflict-bg", "sheet", "paper", "hover"]),
    ("away", &["away-bg", "sheet"]),
    ("other", &["other-bg", "sheet"]),
    ("paper", &["ink"]), // the chosen tab of the desk on a phone
];

/// Every icon, edge or bar that carries meaning, with its backgrounds.
const SIGNS: [(&str, &[&str]); 8] = [
    ("edge", &["sheet", "paper"]), // of fields and buttons
    ("focus", &["sheet", "paper", "sunk"]),
    ("k-round", &["sheet", "paper"]),
    ("k-decks", &["sheet", "paper"]),
    ("k-disputes", &["sheet", "paper"]),
    ("k-log", &["sheet", "paper"]),
    ("k-law", &["sheet", "paper"]),
    ("k-people", &["sheet", "paper"]),
];

type Colours = BTreeMap<&'static str, [f64; 3]>;

/// The colours of the theme block, `--name: light-dark(#day, #night);`: light and dark.
fn colours(style: &'static str) -> [Colours; 2] {
    let (_, block) = style.split_once(":root {").unwrap();
    let block = block.split('}').next().unwrap();
    let named = block.split(';').filter_map(|line| line.rsplit("--").next()?.split_once(": light-dark(#"));
    let pairs: Vec<_> = named.map(|(name, pair)| (name, pair.split_once(", #").unwrap())).collect();
    [
        pairs.iter().map(|(name, (day, _))| (*name, channels(day))).collect(),
        pairs.iter().map(|(name, (_, night))| (*name, channels(night))).collect(),
    ]
}

fn channels(hex: &str) -> [f64; 3] {
    [0, 2, 4].map(|at| f64::from(u8::from_str_radix(&hex[at..at + 2], 16).unwrap()) / 255.0)
}

fn luminance(colour: [f64; 3]) -> f64 {
    let linear = colour.map(|it| if it <= 0.04045 { it / 12.92 } else { ((it + 0.055) / 1.055).powf(2.4) });
    0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
}

fn ratio(one: [f64; 3], other: [f64; 3]) -> f64 {
    let (one, other) = (luminance(one) + 0.05, luminance(other) + 0.05);
    one.max(other) / one.min(other)
}

/// The pairs with too little contrast.
fn too_faint(colours: &Colours, pairs: &[(&str, &[&str])], least: f64) -> Vec<String> {
    let pairs = pairs.iter().flat_map(|(front, grounds)| grounds.iter().map(move |ground| (*front, *ground)));
    let rated = pairs.map(|(front, ground)| (front, ground, ratio(colours[front], colours[ground])));
    rated
        .filter(|(_, _, ratio)| *ratio < least)
        .map(|(front, ground, ratio)| format!("--{front} on --{ground} has {ratio:.2} of {least}"))
        .collect()
}

#[test]
fn every_text_and_symbol_has_enough_contrast_in_both_themes() {
    for (theme, colours) in ["day", "night"].into_iter().zip(colours(STYLE)) {
        assert_eq!(too_faint(&colours, &TEXTS, TEXT), Vec::<String>::new(), "{theme}");
        assert_eq!(too_faint(&colours, &SIGNS, SIGN), Vec::<String>::new(), "{theme}");
    }
    let faint =
        colours(":root { --ink: light-dark(#777777, #eeeeee); --sheet: light-dark(#ffffff, #dddddd); }");
    for colours in faint {
        assert_eq!(too_faint(&colours, &[("ink", &["sheet"])], TEXT).len(), 1, "and faint text is noticed");
    }
}

#[test]
fn every_colour_is_defined_for_both_themes_and_the_switch_chooses() {
    let [day, night] = colours(STYLE);
    assert!(day.len() > 30 && day.keys().eq(night.keys()));
    assert_eq!(day.len(), STYLE.matches(": light-dark(#").count(), "one theme block");
    assert!(STYLE.contains(":root {\n  color-scheme: light dark;"));
    for (theme, scheme) in [("paper", "light"), ("night", "dark")] {
        assert!(STYLE.contains(&format!(":root[data-theme=\"{theme}\"] {{\n  color-scheme: {scheme};\n}}")));
    }
}

#[test]
fn the_contrast_ratio_is_the_one_in_the_standard() {
    let [black, white, grey] = ["000000", "ffffff", "777777"].map(channels);
    assert!((ratio(black, white) - 21.0).abs() < 0.001);
    assert!((ratio(grey, white) - 4.48).abs() < 0.01, "the known grey that just fails");
}

/// The selectors that are declared twice outside of `@media` and the like.
fn declared_twice(style: &str) -> Vec<String> {
    let mut without_comments = String::new();
    let mut rest = style;
    while let Some((before, comment)) = rest.split_once("/*") {
        without_comments.push_str(before);
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    without_comments.push_str(rest);
    let (mut depth, mut selector) = (0, String::new());
    let (mut seen, mut twice) = (std::collections::BTreeSet::new(), Vec::new());
    for letter in without_comments.chars() {
        match letter {
            '{' => {
                let name = selector.split_whitespace().collect::<Vec<_>>().join(" ");
                if depth == 0 && !name.starts_with('@') && !seen.insert(name.clone()) {
                    twice.push(name);
                }
                depth += 1;
                selector.clear();
            }
            '}' => {
                depth -= 1;
                selector.clear();
            }
            ';' => selector.clear(),
            letter => selector.push(letter),
        }
    }
    assert!(seen.len() > 1, "selectors were read");
    twice
}

#[test]
fn no_selector_is_declared_twice() {
    assert_eq!(declared_twice(STYLE), [""; 0]);
    let twice = "a { b: c; }\n/* a { */ d { e: f; }\n@media print {\n  a { b: g; }\n}\na\n{ h: i; }";
    assert_eq!(declared_twice(twice), ["a"]);
}

#[test]
fn a_page_has_one_bar_and_panels_that_ask_for_an_act_have_an_edge() {
    let rules = STYLE.split('}').filter_map(|rule| rule.rsplit_once('{'));
    let drawn = rules.filter(|(place, body)| {
        place.contains(".panel") && place.contains("::before") && body.contains("content:")
    });
    let places: Vec<&str> = drawn.map(|(place, _)| place.trim()).collect();
    assert_eq!(places, [""; 0]);
    assert!(STYLE.contains(
        "\n.panel:has(.btn.primary:not(details:not([open]) *), .todo:not(details *)) {\n  border-color:"
    ));
}

/// The icons that a page asks for; each is drawn and has a word beside it.
fn icons(page: &str) -> Vec<String> {
    let asked = page.split(" data-icon=\"").skip(1).map(|act| {
        let (icon, rest) = act.split_once('"').unwrap();
        assert!(STYLE.contains(&format!("[data-icon=\"{icon}\"] {{")), "{icon} is not drawn");
        let words = rest.split_once('>').unwrap().1;
        let word = words.trim_start().trim_start_matches("<span>").split('<').next().unwrap().trim();
        assert!(word.chars().any(char::is_alphabetic), "{icon} has no word");
        icon.to_owned()
    });
    asked.collect()
}

#[test]
fn every_tab_and_every_act_with_an_icon_has_a_word() {
    let fair = Fair::with_players(&["Kira", "Odo", "Quark"]);
    let shown = |path: &str, wanted: &[&str]| {
        let icons = icons(&fair.page(&fair.director, &format!("/t/{SLUG}{path}")).text());
        assert!(icons.len() > 6, "the tabs of {path}: {icons:?}");
        for icon in wanted {
            assert!(icons.iter().any(|shown| shown == icon), "{path} has no {icon}: {icons:?}");
        }
    };
    shown("/desk", &["desk", "pair"]);
    shown("/players", &["players", "add", "print"]);
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    shown("/rounds/1/staff", &["round", "publish"]);
    fair.give(Command::PublishRound(PublishRound {}));
    shown("/desk", &["print"]);
    shown("/rounds/1/staff", &["record"]);
    shown("/players/1", &["drop", "correct"]);
}

/// The icons that the stylesheet draws and that templates and pages name are the same.
#[test]
fn every_icon_is_drawn_and_every_drawn_one_is_asked_for() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let (mut texts, mut folders) = (Vec::new(), vec![root.join("templates"), root.join("src/web/pages")]);
    while let Some(folder) = folders.pop() {
        for found in std::fs::read_dir(folder).unwrap() {
            let path = found.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                texts.push(std::fs::read_to_string(path).unwrap());
            }
        }
    }
    let drawn: Vec<&str> = STYLE
        .split("[data-icon=\"")
        .skip(1)
        .filter_map(|rest| rest.split_once("\"] {\n  --icon: url("))
        .map(|(icon, _)| icon)
        .filter(|icon| icon.chars().all(|letter| letter.is_ascii_lowercase()))
        .collect();
    assert!(drawn.len() > 20, "{drawn:?}");
    for icon in &drawn {
        let names = [format!("data-icon=\"{icon}\""), format!("\"{icon}\""), format!("%}}{icon}{{%")];
        let asked = texts.iter().any(|text| names.iter().any(|name| text.contains(name)));
        assert!(asked, "no page asks for {icon}");
    }
    for text in texts.iter().flat_map(|text| text.split("data-icon=\"").skip(1)) {
        let icon = text.split('"').next().unwrap();
        assert!(icon.contains('{') || drawn.contains(&icon), "{icon} is not drawn");
    }
}
