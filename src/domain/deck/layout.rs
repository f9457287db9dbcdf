//! Layouts other than one card per line: tables with a header, columns side by side, and the lists that gemp keeps.

use crate::domain::card::CardTable;
use crate::domain::card::matching::Sought;
use crate::domain::card::title_folding::fold_title;
use crate::domain::deck::cells::{names_separator, split};
use crate::domain::deck::grammar::readings;
use crate::domain::deck::heading::{Heading, Label, heading, label};
use crate::domain::deck::line::{CardLine, Content, EXAMINED, ListLine, WhyIgnored, card_line};
use crate::domain::deck::quantity::copies;
use crate::domain::deck::sums::names_a_sum;
use crate::domain::deck::table_columns::TableColumns;
use crate::domain::deck::zone::Zone;
use crate::domain::edition::Edition;

/// A line of the text and its number.
pub(crate) type NumberedLine<'t> = (usize, &'t str);

/// The most columns side by side.
const MOST_COLUMNS: usize = 4;
/// The most parts of a line in columns; one with more is text of its own.
const MOST_PARTS: usize = 24;

/// A table with a header: the first line that holds anything names its columns.
pub(crate) fn table(lines: &[NumberedLine<'_>], cards: &CardTable) -> Option<Vec<ListLine>> {
    let mut lines = lines.iter().filter(|(_, line)| !line.trim().is_empty());
    let mut first = lines.next()?;
    let mut found = Vec::new();
    if names_separator(first.1) {
        found.push(ListLine::new(first.0, first.1, Content::Ignored(WhyIgnored::ProgramList)));
        first = lines.next()?;
    }
    let (at, header) = *first;
    let rows: Vec<&NumberedLine<'_>> = lines.collect();
    let texts: Vec<&str> = rows.iter().map(|(_, text)| *text).collect();
    // A tab in front is an empty cell, in the rows, too.
    let columns = TableColumns::of(header.trim_matches([' ', '\n', '\r']), &texts, cards)?;
    found.push(ListLine::new(at, header, Content::Ignored(WhyIgnored::TableHeader)));
    found.extend(rows.into_iter().map(|(at, text)| {
        let content = row(text, &columns, cards);
        let title = if let Content::Card(card) = &content { card.title.clone() } else { String::new() };
        ListLine::new(*at, text, content).named_by(&title)
    }));
    Some(found)
}

fn row(text: &str, columns: &TableColumns, table: &CardTable) -> Content {
    if !text.chars().any(char::is_alphanumeric) {
        return Content::Ignored(WhyIgnored::NoLetters);
    }
    let edition = table.edition();
    let cells = split(text.trim_matches(['\n', '\r']), columns.delimiter);
    let cell = |at: Option<usize>| at.and_then(|at| cells.get(at)).map(String::as_str).unwrap_or_default();
    let title = cell(Some(columns.title));
    let filled: Vec<&str> = cells.iter().map(String::as_str).filter(|cell| !cell.is_empty()).collect();
    let number = columns.number(&cells);
    if let [only] = filled.as_slice() {
        let plain = label(only, edition).map(|label| Heading { label, count: None });
        if let Some(heading) = plain.or_else(|| heading(only, table)) {
            return Content::Heading(heading);
        }
    }
    // `Missions;6` as `6 Missions` in a list without columns.
    if filled.len() == 2
        && !title.is_empty()
        && !number.is_empty()
        && let Some(heading) = heading(&format!("{number} {title}"), table)
    {
        return Content::Heading(heading);
    }
    if names_a_sum(title) {
        return Content::Ignored(WhyIgnored::Total);
    }
    if title.is_empty() {
        return Content::Ignored(WhyIgnored::NoTitle);
    }
    let zone = match label(cell(columns.part), edition) {
        Some(Label::Zone(zone)) => Some(zone),
        _ => None,
    };
    Content::Card(CardLine {
        quantity: copies((!number.is_empty()).then_some(number)),
        title: title.to_owned(),
        whole: None,
        zone,
        counted: !number.is_empty(),
        other: columns.other(&cells),
    })
}

/// Whether a part of a line is a number alone: `4`, `4x`.
fn is_number_alone(part: &str) -> bool {
    let bare = part.trim_end_matches(['x', 'X', '×']);
    !bare.is_empty() && bare.bytes().all(|byte| byte.is_ascii_digit())
}

/// The parts of a line with columns; a number alone is joined to what follows, and to what comes before it in
/// `Title   4   Title   2`.
fn chunks(line: &str) -> Vec<String> {
    let wide = line.replace('\t', "   ");
    let parts: Vec<&str> = wide.split("  ").map(str::trim).filter(|part| !part.is_empty()).collect();
    let counted =
        |pair: &[&str]| matches!(pair, [title, number] if !is_number_alone(title) && is_number_alone(number));
    if (1..=MOST_PARTS).contains(&parts.len()) && parts.chunks(2).all(counted) {
        return parts.chunks(2).map(|pair| pair.join("\t")).collect();
    }
    let mut found: Vec<String> = Vec::new();
    let mut number: Option<&str> = None;
    for part in parts {
        if number.is_none() && is_number_alone(part) {
            number = Some(part);
        } else {
            let whole = number.take().map_or_else(|| part.to_owned(), |number| format!("{number} {part}"));
            found.push(whole);
        }
    }
    found.extend(number.map(str::to_owned));
    if found.len() > MOST_PARTS { vec![line.trim().to_owned()] } else { found }
}

fn names_a_card(text: &str, table: &CardTable) -> bool {
    if text.len() > EXAMINED {
        return false;
    }
    let card = card_line(text);
    let whole = card.whole.as_deref().is_some_and(|whole| table.find(whole, Sought::Anything).is_some());
    whole || table.find(&card.title, Sought::Anything).is_some() || {
        let found = |title: &str| table.find(title, Sought::Anything).is_some();
        readings(text).iter().filter(|one| one.number.is_some()).any(|one| found(&one.title))
    }
}

/// Whether a text is a heading or names a card.
fn says_something(text: &str, table: &CardTable) -> bool {
    heading(text, table).is_some() || names_a_card(text, table)
}

/// Whether a part of a line counts copies of a card. The name of a release behind a number may be a title, too.
fn counts_a_card(part: &str, table: &CardTable) -> bool {
    let card = card_line(part);
    let is_title = |name: &str| fold_title(name) == fold_title(&card.title);
    card.counted && names_a_card(part, table) && !table.releases().iter().any(|known| is_title(&known.name))
}

/// Columns side by side: most lines contain two or more things that make sense alone.
pub(crate) fn columns(lines: &[NumberedLine<'_>], table: &CardTable) -> Option<Vec<Vec<(usize, String)>>> {
    let written: Vec<(usize, &str, Vec<String>)> = lines
        .iter()
        .filter(|(_, line)| !line.trim().is_empty())
        .map(|(at, line)| (*at, *line, chunks(line)))
        .collect();
    if written.len() < 2 || written.iter().filter(|(.., parts)| parts.len() > 1).count() * 2 < written.len() {
        return None;
    }
    let beside = |(_, line, parts): &&(usize, &str, Vec<String>)| {
        let several =
            |says: &dyn Fn(&str) -> bool| parts.iter().filter(|part| says(part.as_str())).count() > 1;
        // The cells of `4   Title   Interrupt` make sense alone, too, but are about one card.
        (2..=MOST_COLUMNS).contains(&parts.len())
            && several(&|part| says_something(part, table))
            && (!names_a_card(line.trim(), table) || several(&|part| counts_a_card(part, table)))
    };
    if written.iter().filter(beside).count() * 2 < written.len() {
        return None;
    }
    let width = written.iter().map(|(.., parts)| parts.len()).max().unwrap_or(1).min(MOST_COLUMNS);
    // A tab in front is an empty cell, unless all rows are indented.
    let indented = written.iter().any(|(_, line, parts)| parts.len() > 1 && line.starts_with('\t'));
    let mut columns: Vec<Vec<(usize, String)>> = vec![Vec::new(); width];
    for (at, line, parts) in written {
        // A line with one thing, far from the edge, continues the last column.
        let far = line.starts_with("          ") || line.starts_with('\t') && !indented;
        let first = if parts.len() == 1 && far { width - 1 } else { 0 };
        for (which, part) in parts.into_iter().enumerate() {
            let column = (first + which).min(width - 1);
            if let Some(column) = columns.get_mut(column) {
                column.push((at, part));
            }
        }
    }
    Some(columns)
}

/// A list as gemp keeps it: `MISSIONS|101_154,101_155|SEED_DECK|…`.
pub(crate) fn gemp(line: &str, number: usize, edition: Edition) -> Option<Vec<ListLine>> {
    let parts: Vec<&str> = line.trim().trim_end_matches('|').split('|').map(str::trim).collect();
    let mut found = Vec::new();
    for pair in parts.chunks(2) {
        let [name, ids] = pair else { return None };
        let name_like =
            !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_uppercase() || byte == b'_');
        let id_like = |id: &str| {
            id.split_once('_').is_some_and(|(set, number)| {
                let digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
                digits(set) && digits(number)
            })
        };
        let ids: Vec<&str> = ids.split(',').map(str::trim).filter(|id| !id.is_empty()).collect();
        if !name_like || !ids.iter().all(|id| id_like(id)) {
            return None;
        }
        let label = label(&name.replace('_', " "), edition).unwrap_or(Label::Unknown);
        let zone = if let Label::Zone(zone) = label { Some(zone) } else { None };
        found.push(ListLine::new(number, name, Content::Heading(Heading { label, count: None })));
        for id in ids {
            let card = CardLine { zone, counted: true, ..CardLine::of(id) };
            found.push(ListLine::new(number, id, Content::Card(card)));
        }
    }
    found.iter().any(|line| matches!(line.content, Content::Card(_))).then_some(found)
}

/// How many cards are in parts that do not fit their types: of two readings of columns, the one with fewer is meant.
pub(crate) fn strange(lines: &[ListLine], table: &CardTable) -> usize {
    let misfit = |card: &CardLine| {
        let Some(found) = table.find(&card.title, Sought::Anything) else { return false };
        let mission = found.card.kind.is_mission();
        match card.zone {
            Some(Zone::Missions) => !mission,
            Some(Zone::DilemmaPile) => found.card.kind != crate::domain::card::CardType::Dilemma,
            Some(Zone::Aside | Zone::Outside) | None => false,
            Some(_) => mission,
        }
    };
    let cards = lines.iter().filter_map(|line| match &line.content {
        Content::Card(card) => Some(card),
        Content::Heading(_) | Content::Ignored(_) => None,
    });
    cards.filter(|card| misfit(card)).count()
}
