//! What a head code says of a log, in English for the console.

use crate::domain::tournament::head::{HeadCheck, HeadCode, PROOF};

/// Whether a log has what a code says, and whether it grew since.
pub fn head_check(code: &HeadCode, held: HeadCheck) -> String {
    let entry = code.entry();
    match held {
        HeadCheck::Yes { later: 0 } => format!(
            "The log holds the checksum {code}: it is the newest entry, and every entry up to it is as it was."
        ),
        HeadCheck::Yes { later } => {
            let came = if later == 1 { "1 entry was".to_owned() } else { format!("{later} entries were") };
            format!(
                "The log holds the checksum {code}: every entry up to it is as it was. {came} added since."
            )
        }
        HeadCheck::Unproved => format!(
            "The log does not hold the checksum {code}: it does not prove itself up to entry {entry}, so it was damaged \
             or changed."
        ),
        HeadCheck::Otherwise => format!(
            "The log does not hold the checksum {code}: its entry {entry} has another hash. The log was changed after the \
             code was printed, or the code is of another log."
        ),
        HeadCheck::Missing { ends } => format!(
            "The log does not hold the checksum {code}: it ends at entry {ends}. Its end was cut off after the code was \
             printed, or the code is of another log."
        ),
    }
}

/// How much a code proves.
pub fn strength(code: &HeadCode) -> String {
    let digits = code.digits();
    if digits < PROOF {
        format!(
            "A code of {digits} digits shows accidents and changes of single entries. It does not stop somebody who \
             writes the whole log anew on purpose: with so few digits a computer can try until they come out the \
             same. {PROOF} digits or more cannot be matched by trying."
        )
    } else {
        format!(
            "A code of {digits} digits cannot be matched by trying: only the log that it was printed from gives it."
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_say_what_a_short_code_cannot_prove() {
        let code = |digits: usize| {
            format!("1-{}", "a".repeat(digits)).parse::<HeadCode>().map(|code| strength(&code))
        };
        assert!(code(8).is_ok_and(|words| words.contains("a computer can try")));
        assert!(code(19).is_ok_and(|words| words.contains("a computer can try")));
        assert!(code(20).is_ok_and(|words| words.contains("cannot be matched by trying")));
        // It also follows that a log does not hold the code.
        assert!(
            code(20).is_ok_and(|words| words.ends_with("only the log that it was printed from gives it."))
        );
    }
}
