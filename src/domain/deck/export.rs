//! A list written for other programs. Read back, it gives the same cards, copies and parts.

use strum::IntoStaticStr;

use crate::domain::letters::capital;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::str::FromStr;

use crate::domain::deck::report::ReportLine;
use crate::domain::deck::{DeckReport, Zone};
use crate::domain::edition::Edition;

/// The most cards in a file that names each copy separately.
const MOST_COPIES: u32 = 2_000;

/// The program for which a list is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Export {
    /// The text of `LackeyCCG`.
    Lackey,
    /// The text that trekcc.org gives as “Download to Lackey” and takes as a list to import.
    Trekcc,
    /// The deck file of `LackeyCCG`.
    Dek,
    /// A text for reading and printing.
    Plain,
    /// A table for a spreadsheet.
    Csv,
    /// A document for programs.
    Json,
}

/// The text names no export.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("no such export")]
pub struct NoExport;

impl FromStr for Export {
    type Err = NoExport;

    fn from_str(text: &str) -> Result<Self, NoExport> {
        Self::ALL.iter().copied().find(|export| export.code() == text).ok_or(NoExport)
    }
}

impl Export {
    /// Every form of export.
    pub const ALL: [Self; 6] = [Self::Lackey, Self::Trekcc, Self::Dek, Self::Plain, Self::Csv, Self::Json];

    /// The code of this export in forms.
    pub const fn code(self) -> &'static str {
        self.into_str()
    }

    /// The form as people call it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Lackey => "LackeyCCG (.txt)",
            Self::Trekcc => "trekcc.org, to import (.txt)",
            Self::Dek => "LackeyCCG (.dek)",
            Self::Plain => "Plain text",
            Self::Csv => "Spreadsheet (.csv)",
            Self::Json => "JSON",
        }
    }

    /// The end of its file’s name.
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Lackey | Self::Trekcc | Self::Plain => "txt",
            Self::Dek => "dek",
            Self::Csv => "csv",
            Self::Json => "json",
        }
    }

    /// Writes a list; `None` if it is too long for a file that names each copy separately.
    pub fn write(self, report: &DeckReport) -> Option<String> {
        let parts = parts(report);
        Some(match self {
            Self::Lackey => lackey(&parts),
            Self::Trekcc => trekcc(parts, report.edition),
            Self::Dek if report.cards() > MOST_COPIES => return None,
            Self::Dek => dek(&parts),
            Self::Plain => plain(&parts),
            Self::Csv => csv(&parts),
            Self::Json => json(&parts),
        })
    }
}

/// The cards of each part, the draw deck first as `LackeyCCG` has it, cards without a part at the end of it.
fn parts(report: &DeckReport) -> Vec<(Zone, Vec<(u32, &str)>)> {
    let mut parts: BTreeMap<Zone, Vec<(u32, &str)>> = BTreeMap::new();
    for line in report.lines.iter().filter(|line| line.quantity > 0) {
        parts.entry(line.zone.unwrap_or(Zone::DrawDeck)).or_default().push((line.quantity, title(line)));
    }
    let draw = parts.remove(&Zone::DrawDeck).map(|cards| (Zone::DrawDeck, cards));
    draw.into_iter().chain(parts).collect()
}

/// The printing, else the title, else what somebody wrote.
pub fn title(line: &ReportLine) -> &str {
    let written = line
        .text
        .trim_start_matches(|character: char| character.is_ascii_digit())
        .trim_start_matches(['x', '\t', ' ']);
    line.printing.as_deref().or(line.title.as_deref()).unwrap_or(written)
}

/// What `LackeyCCG` calls a part.
const fn superzone(zone: Zone) -> &'static str {
    match zone {
        Zone::Missions => "Missions",
        Zone::SeedDeck => "Seed+Dil",
        Zone::Sites => "Sites",
        Zone::DrawDeck => "Deck",
        Zone::DilemmaPile => "Dilemmas",
        Zone::QsTent => "QsTent",
        Zone::BattleBridge => "Tactics",
        Zone::QContinuum => "Flash",
        Zone::Tribble => "Tribbles",
        Zone::DysonSphere => "Dyson",
        Zone::Referee => "Ref",
        Zone::Outside => "Outside",
        Zone::Aside => "Aside",
    }
}

fn lackey(parts: &[(Zone, Vec<(u32, &str)>)]) -> String {
    let mut text = String::new();
    for (zone, cards) in parts {
        // `LackeyCCG` begins with the draw deck and names only the other parts; a list that is nothing else needs the name.
        if *zone != Zone::DrawDeck || parts.len() == 1 {
            let _ = writeln!(text, "{}:", superzone(*zone));
        }
        for (number, title) in cards {
            let _ = writeln!(text, "{number}\t{title}");
        }
    }
    text
}

/// As trekcc.org writes it: the draw deck first, the parts in its order, empty ones included.
fn trekcc(mut parts: Vec<(Zone, Vec<(u32, &str)>)>, edition: Edition) -> String {
    let order: &[Zone] = match edition {
        Edition::First => &[Zone::DrawDeck, Zone::Missions, Zone::SeedDeck],
        Edition::Second => &[Zone::DrawDeck, Zone::DilemmaPile, Zone::Missions],
        Edition::Tribbles => &[Zone::DrawDeck],
    };
    for zone in order {
        if parts.iter().all(|(known, _)| known != zone) && parts.len() > 1 {
            parts.push((*zone, Vec::new()));
        }
    }
    parts.sort_by_key(|(zone, _)| order.iter().position(|known| known == zone).unwrap_or(order.len()));
    lackey(&parts)
}

fn dek(parts: &[(Zone, Vec<(u32, &str)>)]) -> String {
    let mut text = "<deck version=\"0.8\">\n".to_owned();
    for (zone, cards) in parts {
        let _ = writeln!(text, " <superzone name=\"{}\">", superzone(*zone));
        for (number, title) in cards {
            let title = title.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
            for _ in 0..*number {
                let _ = writeln!(text, "  <card><name id=\"\">{title}</name><set></set></card>");
            }
        }
        text.push_str(" </superzone>\n");
    }
    text.push_str("</deck>\n");
    text
}

fn plain(parts: &[(Zone, Vec<(u32, &str)>)]) -> String {
    let mut text = String::new();
    for (zone, cards) in parts {
        let all: u64 = cards.iter().map(|(number, _)| u64::from(*number)).sum();
        let _ = writeln!(text, "{} ({all}):", heading(*zone));
        for (number, title) in cards {
            let _ = writeln!(text, "{number} {title}");
        }
        text.push('\n');
    }
    text
}

fn csv(parts: &[(Zone, Vec<(u32, &str)>)]) -> String {
    let mut text = "Quantity,Name,Section\n".to_owned();
    for (zone, cards) in parts {
        for (number, title) in cards {
            let _ = writeln!(text, "{number},\"{}\",{}", title.replace('"', "\"\""), heading(*zone));
        }
    }
    text
}

fn json(parts: &[(Zone, Vec<(u32, &str)>)]) -> String {
    let card = |(number, title): &(u32, &str)| serde_json::json!({ "quantity": number, "title": title });
    let part = |(zone, cards): &(Zone, Vec<(u32, &str)>)| {
        (heading(*zone), cards.iter().map(card).collect::<Vec<_>>().into())
    };
    let object: serde_json::Map<String, serde_json::Value> = parts.iter().map(part).collect();
    format!("{:#}\n", serde_json::Value::Object(object))
}

fn heading(zone: Zone) -> String {
    capital(&zone.to_string())
}
