//! More shapes of lines and lists, as people paste them from chats, forums, spreadsheets and text programs.

use super::Entry;
use super::shapes::{Line, WriteList, headed, heading, parts, quoted, words, written};
use arbiter::domain::deck::Zone;
use std::fmt::Write as _;

/// Shapes of a line.
pub const LINES: &[(&str, Line)] = &[
    ("4 Title ✅", |t, n, _| format!("{n} {t} ✅")),
    ("✅ 4x Title", |t, n, _| format!("✅ {n}x {t}")),
    ("🃏 4 Title", |t, n, _| format!("🃏 {n} {t}")),
    ("4x [Title](address)", |t, n, _| format!("{n}x [{t}](https://www.trekcc.org/1e/?cardID=7)")),
    ("4 [[Title]]", |t, n, _| format!("{n} [[{t}]]")),
    ("4x __Title__", |t, n, _| format!("{n}x __{t}__")),
    ("4x ||Title||", |t, n, _| format!("{n}x ||{t}||")),
    ("tabs and trailing blanks", |t, n, _| format!("\t{n}\t{t}\t  ")),
    ("4,00<tab>Title", |t, n, _| format!("{n},00\t{t}")),
    ("4.0<tab>Title", |t, n, _| format!("{n}.0\t{t}")),
    ("Title;4;;", |t, n, _| format!("{t};{n};;")),
    ("4;\"Title\";Foil", |t, n, _| format!("{n};\"{}\";Foil", quoted(t))),
    ("● 4x Title", |t, n, _| format!("● {n}x {t}")),
    ("○ 4 Title", |t, n, _| format!("   ○ {n} {t}")),
    ("▪ 4 Title", |t, n, _| format!("▪ {n} {t}")),
    ("■ 4x Title", |t, n, _| format!("■\t{n}x {t}")),
    ("➢ 4 Title", |t, n, _| format!("➢ {n} {t}")),
    ("→ 4 Title", |t, n, _| format!("→ {n} {t}")),
    ("a) 4x Title", |t, n, i| format!("{}) {n}x {t}", char::from(b'a' + u8::try_from(i % 20).unwrap()))),
    ("+4 Title", |t, n, _| format!("+{n} {t}")),
    ("+ 4x Title", |t, n, _| format!("+ {n}x {t}")),
    ("Title (x4)", |t, n, _| format!("{t} (x{n})")),
    ("Title (4x)", |t, n, _| format!("{t} ({n}x)")),
    ("(4x) Title", |t, n, _| format!("({n}x) {t}")),
    ("[4x] Title", |t, n, _| format!("[{n}x] {t}")),
    ("{4} Title", |t, n, _| format!("{{{n}}} {t}")),
    ("4 pcs Title", |t, n, _| format!("{n} pcs {t}")),
    ("4 Stück Title", |t, n, _| format!("{n} Stück {t}")),
    ("Title ×4", |t, n, _| format!("{t} ×{n}")),
    ("Title * 4", |t, n, _| format!("{t} * {n}")),
    ("04 Title", |t, n, _| format!("0{n} {t}")),
    ("４ Title", |t, n, _| format!("{} {t}", char::from_u32(0xff10 + n).unwrap())),
    ("4 thin blank Title", |t, n, _| format!("{n}\u{2009}{t}")),
    ("4 wide blank Title", |t, n, _| format!("{n}\u{3000}{t}")),
    ("4x Title<br>", |t, n, _| format!("{n}x {}<br>", t.replace('&', "&amp;"))),
    ("<li>4x Title</li>", |t, n, _| format!("<li>{n}x {}</li>", t.replace('&', "&amp;"))),
    ("4 Title\\", |t, n, _| format!("{n} {t}\\")),
    ("4x Title,", |t, n, _| format!("{n}x {t},")),
    ("4x Title;", |t, n, _| format!("{n}x {t};")),
    ("\"4x Title\",", |t, n, _| format!("\"{n}x {t}\",")),
    ("4 “Title”", |t, n, _| format!("{n} “{t}”")),
    ("4 'Title'", |t, n, _| format!("{n} '{t}'")),
    ("> **4x Title**", |t, n, _| format!("> **{n}x {t}**")),
    ("[ ] 4x Title", |t, n, _| format!("[ ] {n}x {t}")),
    ("4x: Title", |t, n, _| format!("{n}x: {t}")),
    ("4x - Title", |t, n, _| format!("{n}x - {t}")),
    ("Title ....... x4", |t, n, _| format!("{t} ....... x{n}")),
    ("Title<tab><tab>4", |t, n, _| format!("{t}\t\t{n}")),
    ("Title    4", |t, n, _| format!("{t}            {n}")),
    ("4 Title | Personnel", |t, n, _| format!("{n} {t} | Personnel")),
    ("4 &bull; Title", |t, n, _| format!("{n} &bull; {}", t.replace('&', "&amp;"))),
    ("4 &bull;Title", |t, n, _| format!("{n} &bull;{}", t.replace('&', "&amp;"))),
    ("&middot; 4 Title", |t, n, _| format!("&middot; {n} {}", t.replace('&', "&amp;"))),
    ("4 Title&trade;", |t, n, _| format!("{n} {}&trade;", t.replace('&', "&amp;"))),
    ("4. Title", |t, n, _| format!("{n}. {t}")),
    ("4) Title", |t, n, _| format!("{n}) {t}")),
    ("4.) Title", |t, n, _| format!("{n}.) {t}")),
    ("Title (4 copies)", |t, n, _| format!("{t} ({n} copies)")),
    ("Title (4 cards)", |t, n, _| format!("{t} ({n} cards)")),
    ("Title (4 of)", |t, n, _| format!("{t} ({n} of)")),
    ("Title (4, foil)", |t, n, _| format!("{t} ({n}, foil)")),
    ("Title (four)", |t, n, _| format!("{t} ({})", words(n))),
    ("Title (4) (foil)", |t, n, _| format!("{t} ({n}) (foil)")),
    ("Title (4) - comment", |t, n, _| format!("{t} ({n}) - for the win")),
    ("Title (4) # comment", |t, n, _| format!("{t} ({n}) # for the win")),
    ("Title x4 - comment", |t, n, _| format!("{t} x{n} - for the win")),
    ("Title x4!", |t, n, _| format!("{t} x{n}!")),
    ("Title times 4", |t, n, _| format!("{t} times {n}")),
    ("Title - 4 copies", |t, n, _| format!("{t} - {n} copies")),
    ("Title {4}", |t, n, _| format!("{t} {{{n}}}")),
    ("Title <4>", |t, n, _| format!("{t} <{n}>")),
    ("<4> Title", |t, n, _| format!("<{n}> {t}")),
    ("4 pcs; Title", |t, n, _| format!("{n} pcs; {t}")),
    ("4 rare; Title", |t, n, _| format!("{n} rare; {t}")),
    ("4 Stk. Title", |t, n, _| format!("{n} Stk. {t}")),
    ("qty 4; Title", |t, n, _| format!("qty {n}; {t}")),
    ("'4';'Title'", |t, n, _| format!("'{n}';'{t}'")),
    ("Title<tab>Premiere<tab>4", |t, n, _| format!("{t}\tPremiere\t{n}")),
    ("Title;4;Premiere", |t, n, _| format!("{t};{n};Premiere")),
    ("4;154;Title", |t, n, _| format!("{n};154;{t}")),
    ("Title;154;4", |t, n, _| format!("{t};154;{n}")),
    ("154<tab>Title<tab>4", |t, n, _| format!("154\t{t}\t{n}")),
    ("4x [154] Title", |t, n, _| format!("{n}x [154] {t}")),
    ("4 Title [PR] 154", |t, n, _| format!("{n} {t} [PR] 154")),
    ("[*]4x Title", |t, n, _| format!("[*]{n}x {t}")),
    ("01: 4x Title", |t, n, i| format!("{:02}: {n}x {t}", i + 1)),
];

/// Shapes of a whole list.
pub const LISTS: &[(&str, WriteList)] = &[
    ("``` fence", |list| format!("```\n{}```\n", written(list))),
    ("```txt fence", |list| format!("Here is my list:\n```txt\n{}```\nWhat do you think?\n", written(list))),
    ("name, player and date first", |list| {
        format!("Deck name: Slow Boat\nPlayer: Max M.\nDate: 12.03.2024\nFormat: Open\n\n{}", written(list))
    }),
    ("a chat message", |list| format!("12.03.24, 18:22 - Max M: my deck\n{}", written(list))),
    ("spreadsheet with a sum", |list| {
        let row = |one: &Entry| format!("{}\t{}\t{}\n", one.copies, one.title, heading(one.zone));
        let all: u32 = list.entries.iter().map(|one| one.copies).sum();
        format!(
            "Anzahl\tKarte\tBereich\n{}{all}\tSumme\t\n",
            list.entries.iter().map(row).collect::<String>()
        )
    }),
    ("numbered with totals", |list| {
        let mut text = String::new();
        for (zone, entries) in parts(list) {
            let _ = writeln!(text, "{}:", heading(zone));
            for (at, one) in entries.iter().enumerate() {
                let _ = writeln!(text, "{}. {}x {}", at + 1, one.copies, one.title);
            }
            let _ = writeln!(text, "Total: {}\n", entries.iter().map(|one| one.copies).sum::<u32>());
        }
        text
    }),
    ("German decimals", |list| {
        let row =
            |one: &Entry| format!("{},0;\"{}\";{}\n", one.copies, quoted(&one.title), heading(one.zone));
        format!("Anzahl;Karte;Bereich\n{}", list.entries.iter().map(row).collect::<String>())
    }),
    ("two languages", |list| {
        let name = |zone: Zone| match zone {
            Zone::Missions => "Missionen / Missions",
            Zone::SeedDeck => "Saatkarten / Seed deck",
            Zone::DilemmaPile => "Dilemmastapel / Dilemma pile",
            Zone::DrawDeck => "Zugstapel / Draw deck",
            other => heading(other),
        };
        headed(list, |zone, cards| format!("{} ({cards}):", name(zone)))
    }),
    ("Google Docs bullets", |list| {
        let bullet = |line: &str| {
            if line.ends_with(':') { format!("\n{line}\n\n") } else { format!("   ● {line}\n") }
        };
        written(list).lines().map(bullet).collect()
    }),
    ("**headings (6)**", |list| headed(list, |zone, cards| format!("**{} ({cards})**", heading(zone)))),
    ("__headings__", |list| headed(list, |zone, _| format!("__{}__", heading(zone)))),
    ("headings underlined", |list| headed(list, |zone, _| format!("\n{}\n=========", heading(zone)))),
    ("HEADINGS (6)", |list| {
        headed(list, |zone, cards| format!("{} ({cards})", heading(zone).to_uppercase()))
    }),
    ("== headings ==", |list| headed(list, |zone, _| format!("== {} ==", heading(zone)))),
    ("--- headings ---", |list| headed(list, |zone, _| format!("--- {} ---", heading(zone)))),
    ("headings: 6 cards", |list| headed(list, |zone, cards| format!("{}: {cards} cards", heading(zone)))),
    ("lines between parts", |list| headed(list, |zone, _| format!("---------------\n{}:", heading(zone)))),
    ("each copy on a line", |list| {
        let mut text = String::new();
        for (zone, entries) in parts(list) {
            let _ = writeln!(text, "{}:", heading(zone));
            for one in entries {
                text.push_str(&format!("{}\n", one.title).repeat(one.copies as usize));
            }
        }
        text
    }),
    ("BBCode", |list| {
        let line = |line: &str| match line.strip_suffix(':') {
            Some(head) => format!("[b]{head}[/b]\n[list]\n"),
            None => format!("[*]{line}\n"),
        };
        let lines: String = written(list).lines().map(line).collect();
        format!("[spoiler]\n{lines}[/list]\n[/spoiler]\n")
    }),
    ("a signature below", |list| format!("{}\n--\nMax\nSent from my phone\n", written(list))),
    ("HTML list", |list| {
        let row = |one: &&Entry| format!("<li>{}x {}</li>\n", one.copies, one.title.replace('&', "&amp;"));
        let part = |(zone, entries): (Zone, Vec<&Entry>)| {
            format!(
                "<h3>{}</h3>\n<ul>\n{}</ul>\n",
                heading(zone),
                entries.iter().map(row).collect::<String>()
            )
        };
        parts(list).into_iter().map(part).collect()
    }),
    ("YAML", |list| {
        let line =
            |line: &str| if line.ends_with(':') { format!("{line}\n") } else { format!("  - {line}\n") };
        written(list).lines().map(line).collect()
    }),
    ("indented four blanks", |list| written(list).lines().map(|line| format!("    {line}\n")).collect()),
    ("with line numbers", |list| {
        written(list).lines().zip(1..).map(|(line, at)| format!("{at:>3}| {line}\n")).collect()
    }),
    ("CSV with sets", |list| {
        let row = |one: &Entry| {
            format!("{},\"{}\",Premiere,{},\n", one.copies, quoted(&one.title), heading(one.zone))
        };
        format!("Count,Card Name,Set,Section,Notes\n{}", list.entries.iter().map(row).collect::<String>())
    }),
];
