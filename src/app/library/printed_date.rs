//! Finds the date printed on a document: `2000-10-30`, `October 30, 2000`, `30th of October 2000`, `30. Oktober 2000`,
//! `10/30/00`.

use chrono::NaiveDate;

/// The names of each month in English, German and French, also without the accents that a mail may have lost.
const MONTHS: [&[&str]; 12] = [
    &["january", "januar", "jänner", "janvier"],
    &["february", "februar", "février", "fevrier"],
    &["march", "märz", "maerz", "mars"],
    &["april", "avril"],
    &["may", "mai"],
    &["june", "juni", "juin"],
    &["july", "juli", "juillet"],
    &["august", "août", "aout"],
    &["september", "septembre"],
    &["october", "oktober", "octobre"],
    &["november", "novembre"],
    &["december", "dezember", "décembre", "decembre"],
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

/// `October 30 2000` or `30 October 2000`, the month in full or as its first three or four letters.
fn date_in_words(first: &str, second: &str, third: &str) -> Option<NaiveDate> {
    let year = third.parse().ok().filter(|_| third.len() == 4)?;
    let dated = |month: &str, day: &str| {
        let is_short = (3..=4).contains(&month.chars().count());
        let is_called = |name: &&str| *name == month || is_short && name.starts_with(month);
        let month = (1..).zip(MONTHS).find(|(_, names)| names.iter().any(&is_called))?;
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
    fn german_and_french_months_are_known_too() {
        for (line, day) in [
            ("3. Mai 2004", "2004-05-03"),
            ("Stand: 30. Oktober 2000", "2000-10-30"),
            ("vom 1. März 2001", "2001-03-01"),
            ("24. Dez. 2002", "2002-12-24"),
            ("le 3 mai 2004", "2004-05-03"),
            ("1er août 2003", "2003-08-01"),
            ("14 juillet 1999", "1999-07-14"),
            ("14 juil. 1999", "1999-07-14"),
            ("14 juin 1999", "1999-06-14"),
            ("15 février 2005", "2005-02-15"),
            ("15 fev 2005", "2005-02-15"),
        ] {
            assert_eq!(date_in(line), day.parse().ok(), "{line}");
        }
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
