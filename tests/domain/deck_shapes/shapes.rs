//! The shapes: how a line or a whole list may be written.

use std::fmt::Write as _;

use super::{Entry, Meant};
use arbiter::domain::deck::Zone;

pub fn heading(zone: Zone) -> &'static str {
    match zone {
        Zone::Missions => "Missions",
        Zone::SeedDeck => "Seed deck",
        Zone::DilemmaPile => "Dilemma pile",
        Zone::DrawDeck => "Draw deck",
        Zone::QsTent => "Q's Tent",
        Zone::BattleBridge => "Battle Bridge",
        Zone::Outside => "Outside",
        Zone::Aside => "Aside",
        _ => "Sites",
    }
}

/// A line of a list, given the card, its copies and its place in the list.
pub type Line = fn(&str, u32, usize) -> String;

pub fn quoted(title: &str) -> String {
    title.replace('"', "\"\"")
}

pub(super) fn words(copies: u32) -> &'static str {
    ["none", "one", "two", "three", "four"][copies as usize]
}

/// Shapes of a line in which the title is unchanged.
pub(super) const LINES: &[(&str, Line)] = &[
    ("4<tab>Title", |t, n, _| format!("{n}\t{t}")),
    ("Title<tab>4", |t, n, _| format!("{t}\t{n}")),
    ("4 Title", |t, n, _| format!("{n} {t}")),
    ("4x Title", |t, n, _| format!("{n}x {t}")),
    ("4 x Title", |t, n, _| format!("{n} x {t}")),
    ("x4 Title", |t, n, _| format!("x{n} {t}")),
    ("4× Title", |t, n, _| format!("{n}× {t}")),
    ("(4) Title", |t, n, _| format!("({n}) {t}")),
    ("[4] Title", |t, n, _| format!("[{n}] {t}")),
    ("Title (4)", |t, n, _| format!("{t} ({n})")),
    ("Title x4", |t, n, _| format!("{t} x{n}")),
    ("Title 4x", |t, n, _| format!("{t} {n}x")),
    ("Title [4]", |t, n, _| format!("{t} [{n}]")),
    ("Title, 4", |t, n, _| format!("{t}, {n}")),
    ("Title - 4", |t, n, _| format!("{t} - {n}")),
    ("Title: 4", |t, n, _| format!("{t}: {n}")),
    ("Title = 4", |t, n, _| format!("{t} = {n}")),
    ("Title .... 4", |t, n, _| format!("{t} .... {n}")),
    ("Title........4", |t, n, _| format!("{t}........{n}")),
    ("4xTitle", |t, n, _| format!("{n}x{t}")),
    ("4: Title", |t, n, _| format!("{n}: {t}")),
    ("4 - Title", |t, n, _| format!("{n} - {t}")),
    ("4 – Title", |t, n, _| format!("{n} – {t}")),
    ("4,Title", |t, n, _| format!("{n},{t}")),
    ("4;Title", |t, n, _| format!("{n};{t}")),
    ("\"4\",\"Title\"", |t, n, _| format!("\"{n}\",\"{}\"", quoted(t))),
    ("4,\"Title\",Premiere", |t, n, _| format!("{n},\"{}\",Premiere", quoted(t))),
    ("\"Title\",4", |t, n, _| format!("\"{}\",{n}", quoted(t))),
    ("| 4 | Title |", |t, n, _| format!("| {n} | {t} |")),
    ("| Title | 4 |", |t, n, _| format!("| {t} | {n} |")),
    ("1. 4x Title", |t, n, i| format!("{}. {n}x {t}", i + 1)),
    ("1) 4 Title", |t, n, i| format!("{}) {n} {t}", i + 1)),
    ("**4x Title**", |t, n, _| format!("**{n}x {t}**")),
    ("4x **Title**", |t, n, _| format!("{n}x **{t}**")),
    ("*4 Title*", |t, n, _| format!("*{n} {t}*")),
    ("4 `Title`", |t, n, _| format!("{n} `{t}`")),
    ("4 \"Title\"", |t, n, _| format!("{n} \"{t}\"")),
    ("> 4 Title", |t, n, _| format!("> {n} {t}")),
    (">> 4x Title", |t, n, _| format!(">> {n}x {t}")),
    ("- 4 Title", |t, n, _| format!("- {n} {t}")),
    ("* 4x Title", |t, n, _| format!("* {n}x {t}")),
    ("• 4x Title", |t, n, _| format!("• {n}x {t}")),
    ("– 4 Title", |t, n, _| format!("– {n} {t}")),
    ("- [ ] 4 Title", |t, n, _| format!("- [ ] {n} {t}")),
    ("- [x] 4x Title", |t, n, _| format!("- [x] {n}x {t}")),
    ("☐ 4 Title", |t, n, _| format!("☐ {n} {t}")),
    ("four Title", |t, n, _| format!("{} {t}", words(n))),
    ("4 of Title", |t, n, _| format!("{n} of {t}")),
    ("4 copies of Title", |t, n, _| format!("{n} copies of {t}")),
    ("4 Title // comment", |t, n, _| format!("{n} {t} // for the win")),
    ("4 Title # comment", |t, n, _| format!("{n} {t} # for the win")),
    ("4 Title -- comment", |t, n, _| format!("{n} {t} -- for the win")),
    ("4 Title - comment", |t, n, _| format!("{n} {t} - for the win")),
    ("4 Title ; comment", |t, n, _| format!("{n} {t} ; for the win")),
    ("4 Title <-- comment", |t, n, _| format!("{n} {t} <-- for the win")),
    ("4 Title [comment]", |t, n, _| format!("{n} {t} [for the win]")),
    ("4 Title [foil]", |t, n, _| format!("{n} {t} [foil]")),
    ("4 Title (foil)", |t, n, _| format!("{n} {t} (foil)")),
    ("4 Title (promo)", |t, n, _| format!("{n} {t} (promo)")),
    ("4 Title (1R23)", |t, n, _| format!("{n} {t} (1R23)")),
    ("4 Title 1R23", |t, n, _| format!("{n} {t} 1R23")),
    ("4 1R23 Title", |t, n, _| format!("{n} 1R23 {t}")),
    ("4 Title 12 R", |t, n, _| format!("{n} {t} 12 R")),
    ("4 Title $0.50", |t, n, _| format!("{n} {t} $0.50")),
    ("4 <a>Title</a>", |t, n, _| format!("{n}x <a href=\"/decklists?cardID=7\">{t}</a>")),
    ("4 Title&nbsp;", |t, n, _| format!("{n} {}&nbsp;", t.replace('&', "&amp;").replace('\'', "&#39;"))),
    ("UPPER CASE", |t, n, _| format!("{n} {}", t.to_uppercase())),
    ("lower case", |t, n, _| format!("{n} {}", t.to_lowercase())),
    ("smart quotes", |t, n, _| format!("{n} {}", t.replace('\'', "’"))),
    ("no full stops", |t, n, _| format!("{n} {}", t.replace('.', ""))),
    ("no-break blanks", |t, n, _| format!("{n} {}", t.replace(' ', "\u{a0}"))),
    ("blanks of no width", |t, n, _| format!("{n} {}", t.replace(' ', " \u{200b}"))),
    ("two blanks", |t, n, _| format!("  {n}  {t}  ")),
    ("Title, The", |t, n, _| match t.strip_prefix("The ") {
        Some(rest) => format!("{n} {rest}, The"),
        None => format!("{n} {t}"),
    }),
];

/// Writes a whole list in some shape.
pub type WriteList = fn(&Meant) -> String;

/// Shapes of a whole list.
pub(super) const LISTS: &[(&str, WriteList)] = &[
    ("CSV with a header", |list| {
        let row = |one: &Entry| format!("{},\"{}\",{}\n", one.copies, quoted(&one.title), heading(one.zone));
        format!("Quantity,Name,Section\n{}", list.entries.iter().map(row).collect::<String>())
    }),
    ("spreadsheet paste", |list| {
        let row = |one: &Entry| format!("{}\t{}\t{}\n", one.title, heading(one.zone), one.copies);
        format!("Card\tPart\tQty\n{}", list.entries.iter().map(row).collect::<String>())
    }),
    ("Lackey .dek", |list| {
        let card = |title: &str| {
            let title = title.replace('&', "&amp;");
            format!("<card><name id=\"x1\">{title}</name><set>s</set></card>\n")
        };
        let zone = |(zone, entries): (Zone, Vec<&Entry>)| {
            let all =
                entries.iter().map(|one| card(&one.title).repeat(one.copies as usize)).collect::<String>();
            format!("<superzone name=\"{}\">\n{all}</superzone>\n", heading(zone))
        };
        format!("<deck version=\"0.8\">\n{}</deck>\n", parts(list).into_iter().map(zone).collect::<String>())
    }),
    ("OCTGN .o8d", |list| {
        let card = |one: &&Entry| {
            format!("<card qty=\"{}\" id=\"7\">{}</card>\n", one.copies, one.title.replace('&', "&amp;"))
        };
        let zone = |(zone, entries): (Zone, Vec<&Entry>)| {
            format!(
                "<section name=\"{}\">\n{}</section>\n",
                heading(zone),
                entries.iter().map(card).collect::<String>()
            )
        };
        let zones: String = parts(list).into_iter().map(zone).collect();
        format!("<?xml version=\"1.0\"?>\n<deck game=\"7\">\n{zones}</deck>\n")
    }),
    ("Cockatrice .cod", |list| {
        let card = |one: &Entry| {
            let title = one.title.replace('&', "&amp;").replace('"', "&quot;");
            format!("<card number=\"{}\" name=\"{title}\"/>\n", one.copies)
        };
        let cards: String = list.entries.iter().map(card).collect();
        format!("<cockatrice_deck version=\"1\">\n<zone name=\"main\">\n{cards}</zone>\n</cockatrice_deck>\n")
    }),
    ("Tabletop Simulator", |list| {
        let card = |one: &Entry| {
            let object = serde_json::json!({"Name": "Card", "Nickname": one.title, "CardID": 7, "Transform": {"posX": 0}});
            vec![object; one.copies as usize]
        };
        let stack = |(zone, entries): (Zone, Vec<&Entry>)| {
            let cards: Vec<_> = entries.into_iter().flat_map(card).collect();
            serde_json::json!({"Name": "Deck", "Nickname": heading(zone), "DeckIDs": [7], "ContainedObjects": cards})
        };
        let stacks: Vec<_> = parts(list).into_iter().map(stack).collect();
        serde_json::to_string_pretty(&serde_json::json!({ "ObjectStates": stacks })).unwrap()
    }),
    ("HTML of a deck page", |list| {
        let row = |one: &&Entry| {
            let title = one.title.replace('&', "&amp;");
            format!("<tr><td>{}x</td><td><a href=\"/card\">{title}</a></td></tr>\n", one.copies)
        };
        let part = |(zone, entries): (Zone, Vec<&Entry>)| {
            format!(
                "<h3>{}</h3>\n<table>\n{}</table>\n",
                heading(zone),
                entries.iter().map(row).collect::<String>()
            )
        };
        let parts: String = parts(list).into_iter().map(part).collect();
        format!(
            "<html><head><title>A deck</title></head>\n<body><div>Home</div>\n{parts}<p>Page footer</p></body></html>\n"
        )
    }),
    ("two columns, left then right", |list| {
        let lines: Vec<String> = written(list).lines().map(str::to_owned).collect();
        let half = lines.len().div_ceil(2);
        let row = |at: usize| {
            let right = lines.get(half + at).cloned().unwrap_or_default();
            format!("{:<60}{right}\n", lines[at])
        };
        (0..half).map(row).collect()
    }),
    ("two columns, row by row", |list| {
        let mut text = String::new();
        for (zone, entries) in parts(list) {
            let _ = writeln!(text, "{}:", heading(zone));
            for pair in entries.chunks(2) {
                let cells: Vec<String> = pair
                    .iter()
                    .map(|one| format!("{:<50}", format!("{}x {}", one.copies, one.title)))
                    .collect();
                let _ = writeln!(text, "{}", cells.concat());
            }
        }
        text
    }),
    ("quoted in a mail", |list| written(list).lines().map(|line| format!("> {line}\n")).collect()),
    ("numbered 1. 2. 3.", |list| {
        let single = |one: &Entry| vec![one.title.clone(); one.copies as usize];
        let mut text = String::new();
        for (zone, entries) in parts(list) {
            let _ = writeln!(text, "{}:", heading(zone));
            for (at, title) in entries.iter().flat_map(|one| single(one)).enumerate() {
                let _ = writeln!(text, "{}. {title}", at + 1);
            }
        }
        text
    }),
    ("German headings", |list| {
        let name = |zone: Zone| match zone {
            Zone::Missions => "Missionen",
            Zone::SeedDeck => "Saatkarten",
            Zone::DilemmaPile => "Dilemmastapel",
            _ => "Zugstapel",
        };
        headed(list, |zone, cards| format!("{} ({cards}):", name(zone)))
    }),
    ("French headings", |list| {
        let name = |zone: Zone| match zone {
            Zone::Missions => "Missions",
            Zone::SeedDeck => "Cartes de départ",
            Zone::DilemmaPile => "Dilemmes",
            _ => "Pioche",
        };
        headed(list, |zone, _| name(zone).to_owned())
    }),
    ("headings - 6", |list| headed(list, |zone, cards| format!("{} - {cards}", heading(zone)))),
    ("### headings", |list| headed(list, |zone, _| format!("### {}", heading(zone)))),
    ("[headings]", |list| headed(list, |zone, cards| format!("[{}] {cards}", heading(zone)))),
    ("carriage returns", |list| written(list).replace('\n', "\r")),
];

/// The parts of a list in order.
pub fn parts(list: &Meant) -> Vec<(Zone, Vec<&Entry>)> {
    let mut parts: Vec<(Zone, Vec<&Entry>)> = Vec::new();
    for one in &list.entries {
        match parts.iter_mut().find(|(zone, _)| *zone == one.zone) {
            Some((_, entries)) => entries.push(one),
            None => parts.push((one.zone, vec![one])),
        }
    }
    parts
}

pub fn headed(list: &Meant, head: impl Fn(Zone, u32) -> String) -> String {
    let mut text = String::new();
    for (zone, entries) in parts(list) {
        let _ = writeln!(text, "{}", head(zone, entries.iter().map(|one| one.copies).sum()));
        for one in entries {
            let _ = writeln!(text, "{}x {}", one.copies, one.title);
        }
    }
    text
}

pub fn written(list: &Meant) -> String {
    headed(list, |zone, _| format!("{}:", heading(zone)))
}
