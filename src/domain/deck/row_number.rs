//! Numbers at the beginning of lines: whether they count the lines of a list or the copies of its cards.

use crate::domain::deck::quantity::read_quantity;

/// How a number is set apart from the title behind it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Mark {
    /// `3.`, `3)` and `3/`.
    Numbering,
    /// `(3)`, `3:`, `3|`, `3 -`: how copies are counted, too.
    Either,
    /// `3 Title`, which counts copies.
    Blank,
}

impl Mark {
    /// How far lines must be numbered before anybody believes that they are.
    const fn least(self) -> u32 {
        match self {
            Self::Numbering => 3,
            Self::Either => 5,
            Self::Blank => 8,
        }
    }
}

/// A number at the beginning of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct RowNumber<'l> {
    pub number: u32,
    /// The line behind the number.
    pub title: &'l str,
    mark: Mark,
}

/// What the number at the beginning of a line is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum RowMeaning {
    /// The number of copies, if anything.
    Copies,
    /// The number of copies, though the lines may be numbered.
    PerhapsRow,
    /// The number of the line, though the list is so short that copies may be meant.
    PerhapsCopies,
    /// The number of the line.
    Row,
}

/// The number at the beginning of a line: `3. Title`, `3) Title`, `(3) Title`, `3: Title`, `3 Title`.
pub(super) fn row_number(line: &str) -> Option<RowNumber<'_>> {
    let line = line.trim_start_matches(['>', '|', ' ', '\t']);
    let (opened, line) = line.strip_prefix('(').map_or((false, line), |rest| (true, rest));
    let end = line.find(|character: char| !character.is_ascii_digit())?;
    let (digits, rest) = line.split_at_checked(end).filter(|(digits, _)| (1..=3).contains(&digits.len()))?;
    let number = digits.parse().ok()?;
    let dotted = rest.strip_prefix(".)").or_else(|| rest.strip_prefix(['.', ')', '/']));
    let (mark, behind) = match dotted {
        Some(behind) if opened => (Mark::Either, behind),
        Some(behind) => (Mark::Numbering, behind),
        None if opened => return None,
        None => match rest.trim_start().strip_prefix([':', '|', '-', '–', '—']) {
            Some(behind) => (Mark::Either, behind),
            None => (Mark::Blank, rest),
        },
    };
    let title = behind.trim();
    (behind.starts_with(char::is_whitespace) && !title.is_empty()).then_some(RowNumber {
        number,
        title,
        mark,
    })
}

/// What the number at the beginning of each line is. Numbers that count lines run 1, 2, 3 and on over the list, or begin
/// again below a heading; a list whose numbers never go beyond 2 counts copies.
pub(super) fn row_meanings(lines: &[(usize, &str)]) -> Vec<RowMeaning> {
    let rows: Vec<Option<RowNumber<'_>>> = lines.iter().map(|(_, line)| row_number(line)).collect();
    let mut meanings = vec![RowMeaning::Copies; lines.len()];
    for blank in [false, true] {
        let is_blank = |row: &RowNumber<'_>| row.mark == Mark::Blank;
        let mut parts: Vec<Vec<(usize, RowNumber<'_>)>> = vec![Vec::new()];
        for (at, (row, (_, line))) in rows.iter().zip(lines).enumerate() {
            match row.filter(|row| is_blank(row) == blank) {
                Some(row) => parts.last_mut().into_iter().for_each(|part| part.push((at, row))),
                None if line.trim().is_empty() => {}
                None => parts.push(Vec::new()),
            }
        }
        parts.retain(|part| !part.is_empty());
        let whole = list_meaning(&parts);
        for part in &parts {
            let meaning = whole.unwrap_or_else(|| part_meaning(part));
            for (at, _) in part {
                if let Some(place) = meanings.get_mut(*at).filter(|_| meaning != RowMeaning::Copies) {
                    *place = meaning;
                }
            }
        }
    }
    meanings
}

/// How far rows with these marks must be numbered.
fn least(part: &[(usize, RowNumber<'_>)]) -> u32 {
    part.iter().map(|(_, row)| row.mark.least()).max().unwrap_or(u32::MAX)
}

/// What the numbers mean if they run through the whole list.
fn list_meaning(parts: &[Vec<(usize, RowNumber<'_>)>]) -> Option<RowMeaning> {
    let rows = parts.concat();
    let highest = rows.iter().map(|(_, row)| row.number).max()?;
    if rows.first().is_none_or(|(_, row)| row.number > 1) || highest < least(&rows) {
        return None;
    }
    let (mut on, mut off) = (0, 0);
    let mut before: Option<u32> = None;
    for part in parts {
        for (place, (_, row)) in part.iter().enumerate() {
            let Some(last) = before.replace(row.number) else { continue };
            // As below a heading.
            let anew = row.number == 1 && (place == 0 || last >= 3);
            if row.number == last + 1 {
                on += 1;
            } else if !anew {
                off += 1;
            }
        }
    }
    (on >= 2 && off * 10 <= on).then(|| sure(&rows, highest))
}

/// What the numbers of one part mean, in a list in which the others count copies.
fn part_meaning(part: &[(usize, RowNumber<'_>)]) -> RowMeaning {
    let runs = part.iter().zip(1_u32..).all(|((_, row), place)| row.number == place);
    let highest = part.last().map_or(0, |(_, row)| row.number);
    if runs && highest >= least(part).max(5) { sure(part, highest) } else { RowMeaning::Copies }
}

fn sure(rows: &[(usize, RowNumber<'_>)], highest: u32) -> RowMeaning {
    let all_blank = rows.iter().all(|(_, row)| row.mark == Mark::Blank);
    // A number of copies beside each title leaves the one in front for the line: `3 2x Title`, `3<tab>Title<tab>2`.
    let all_counted = || rows.iter().all(|(_, row)| read_quantity(row.title).number.is_some());
    if all_blank && !all_counted() {
        RowMeaning::PerhapsRow
    } else if highest < 5 {
        RowMeaning::PerhapsCopies
    } else {
        RowMeaning::Row
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn meanings(text: &str) -> Vec<RowMeaning> {
        let lines: Vec<(usize, &str)> =
            text.split('/').zip(1..).map(|(line, at)| (at, line.trim())).collect();
        let rows = row_meanings(&lines);
        rows.into_iter()
            .zip(lines)
            .filter(|(_, (_, line))| row_number(line).is_some())
            .map(|(row, _)| row)
            .collect()
    }

    #[test]
    fn numbers_that_run_through_a_list_or_a_part_count_its_lines() {
        for list in [
            "1. A / 2. B / 3. C / 4. D / 5. E",
            "1) A / 2) B / 3) C / 4) D / 5) E / 6) F",
            "1.) A / 2.) B / 3.) C / 4.) D / 5.) E",
            "(1) A / (2) B / (3) C / (4) D / (5) E",
            "1: A / 2: B / 3: C / 4: D / 5: E",
            "1 2 A / 2 1 B / 3 2 C / 4 1x D / 5 2 E / 6 1 F / 7 1 G / 8 2 H",
            "Missions: / 1. A / 2. B / 3. C / Seeds: / 4. D / 5. E",
            "Missions: / 1. A / 2. B / 3. C / 4. D / 5. E / Sites: / 1. F / Seeds: / 1. G / 2. H",
            "1. A / 2. B / 3. C / 1. D / 2. E / 3. F / 4. G / 5. H",
        ] {
            assert!(meanings(list).iter().all(|row| *row == RowMeaning::Row), "{list}: {:?}", meanings(list));
        }
        let part = "Missions: / 1. A / 2. B / 3. C / 4. D / 5. E / Draw: / 2. F / 2. G / 1. H / 2. I";
        let rows = [vec![RowMeaning::Row; 5], vec![RowMeaning::Copies; 4]].concat();
        assert_eq!(meanings(part), rows, "one part only");
    }

    #[test]
    fn numbers_that_do_not_run_count_copies() {
        for list in [
            "1. A / 1. B / 2. C / 1. D",
            "1. A / 2. B",
            "1. A / 2. B / 1. C / 2. D / 1. E",
            "(1) A / (2) B / (3) C / (1) D",
            "(1) A / (2) B / (3) C",
            "2. A / 3. B / 4. C",
            "1 A / 2 B / 3 C / 4 D",
            "1: A / 2: B / 3: C",
            "1. A / Draw: / 2. B / Tent: / 1. C / Sites: / 2. D",
            "3.5 A / 4.5 B",
        ] {
            assert!(
                meanings(list).iter().all(|row| *row == RowMeaning::Copies),
                "{list}: {:?}",
                meanings(list)
            );
        }
    }

    #[test]
    fn numbers_that_may_be_either_are_told_apart() {
        assert_eq!(meanings("1. A / 2. B / 3. C"), [RowMeaning::PerhapsCopies; 3]);
        let bare = "1 A / 2 B / 3 C / 4 D / 5 E / 6 F / 7 G / 8 H";
        assert_eq!(meanings(bare), [RowMeaning::PerhapsRow; 8]);
    }
}
