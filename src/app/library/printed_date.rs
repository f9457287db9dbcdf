//! Finds the date printed on a document: `2000-10-30`, `October 30, 2000`, `30th of October 2000`, `10/30/00`.

use chrono::NaiveDate;

const MONTHS: [&str; 12] = [
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
];

/// The first date in a line. `3/4/2001` is none: nobody knows which of the two is the month.
pub(super) fn date_in(line: &str) -> Option<NaiveDate> {
    let words: Vec<String> = line
        .split(|character: char| !character.is_alphanumeric())
        .filter(|word| !word.is_empty() && *word != "of" && *word != "the")
        .map(str::to_lowercase)
        .collect();
    let dashed = line.split_whitespace().any(|word| word.matches(['/', '.', '-']).count() >= 2);
    let three = words.windows(3).find_map(|three| {
        let [first, second, third] = three else { return None };
        date_in_words(first, second, third).or_else(|| in_figures(first, second, third).filter(|_| dashed))
    });
    three.or_else(|| words.iter().find_map(|word| run_together(word)))
}

/// `October 30 2000` or `30 October 2000`, the month in full or as its first three letters.
fn date_in_words(first: &str, second: &str, third: &str) -> Option<NaiveDate> {
    let year = third.parse().ok().filter(|_| third.len() == 4)?;
    let dated = |month: &str, day: &str| {
        let month = (1..).zip(MONTHS).find(|(_, name)| {
            *name == month || (month.len() >= 3 && month.len() <= 4 && name.starts_with(month))
        })?;
        let day = day.trim_end_matches(|character: char| character.is_alphabetic());
        NaiveDate::from_ymd_opt(year, month.0, day.parse().ok()?)
    };
    dated(first, second).or_else(|| dated(second, first))
}

/// `2000-10-30`, or `10/30/2000` where only one of the two can be the month.
fn in_figures(first: &str, second: &str, third: &str) -> Option<NaiveDate> {
    let figures = |word: &str| word.parse::<u32>().ok();
    let (one, two, three) = (figures(first)?, figures(second)?, figures(third)?);
    if first.len() == 4 {
        return NaiveDate::from_ymd_opt(first.parse().ok()?, two, three);
    }
    let year = match (third.len(), three) {
        (4, year) => year,
        (2, year) if year >= 94 => 1900 + year,
        (2, year) => 2000 + year,
        _ => return None,
    };
    let (month, day) = match (one, two) {
        (month, day) if month <= 12 && day > 12 => (month, day),
        (day, month) if month <= 12 && day > 12 => (month, day),
        _ => return None,
    };
    NaiveDate::from_ymd_opt(i32::try_from(year).ok()?, month, day)
}

/// `20001030`, as in names of files.
fn run_together(word: &str) -> Option<NaiveDate> {
    let all = word.len() == 8 && word.chars().all(|character| character.is_ascii_digit());
    let year = word.get(..4)?.parse().ok().filter(|year| all && (1990..2100).contains(year))?;
    NaiveDate::from_ymd_opt(year, word.get(4..6)?.parse().ok()?, word.get(6..)?.parse().ok()?)
}

#[cfg(test)]
mod tests {
    use super::date_in;

    #[test]
    fn a_date_is_read_in_the_ways_in_which_documents_print_it() {
        for line in [
            "2000-10-30",
            "10/30/00",
            "30.10.2000",
            "Issued October 30, 2000.",
            "30th of October, 2000",
            "Oct. 30th 2000 (revised)",
            "the 30 oct 2000",
            "rulings-20001030.txt",
        ] {
            assert_eq!(date_in(line), "2000-10-30".parse().ok(), "{line}");
        }
        assert_eq!(date_in("1/31/95"), "1995-01-31".parse().ok());
    }

    #[test]
    fn what_is_no_date_or_may_be_two_is_none() {
        for line in [
            "",
            "3/4/2001",
            "30 30 2000",
            "October 2000",
            "32 October 2000",
            "99999999",
            "1 2 3",
            "may 4 a 99",
        ] {
            assert_eq!(date_in(line), None, "{line}");
        }
    }
}
