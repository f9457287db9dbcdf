//! Numbers in other signs than plain digits, which are no decoration: `②`, `❷`, `⒉`, `２`, and the keys of chat programs.

use std::borrow::Cow;

/// Signs of whole numbers: the first and the last one, and the number of the first.
const ENCLOSED: [(u32, u32, u32); 9] = [
    (0x2460, 0x2473, 1),
    (0x2474, 0x2487, 1),
    (0x2488, 0x249b, 1),
    (0x24eb, 0x24f4, 11),
    (0x24f5, 0x24fe, 1),
    (0x2776, 0x277f, 1),
    (0x2780, 0x2789, 1),
    (0x278a, 0x2793, 1),
    (0x1_f101, 0x1_f10a, 0),
];

/// What makes a key of a digit before it.
const KEY: [char; 2] = ['\u{fe0f}', '\u{20e3}'];

/// A text with plain digits: `２` is `2`, and `②` is `(2)`, since it is apart from the words beside it.
pub(super) fn with_plain_digits(text: &str) -> Cow<'_, str> {
    if text.is_ascii() {
        return Cow::Borrowed(text);
    }
    let mut plain = String::with_capacity(text.len());
    for character in text.chars().filter(|character| !KEY.contains(character)) {
        match (digit_of(character), number_of(character)) {
            (Some(digit), _) => plain.push(digit),
            (None, Some(number)) => {
                plain.push('(');
                plain.push_str(&number.to_string());
                plain.push_str(") ");
            }
            (None, None) => plain.push(character),
        }
    }
    Cow::Owned(plain)
}

/// A digit of full width or of a mathematical letter as a plain one.
fn digit_of(character: char) -> Option<char> {
    let code = u32::from(character);
    let wide = code.checked_sub(u32::from('０')).and_then(|digit| char::from_digit(digit, 10));
    let mathematical = (0x1_d7ce..=0x1_d7ff).contains(&code);
    wide.or_else(|| if mathematical { char::from_digit((code - 0x1_d7ce) % 10, 10) } else { None })
}

/// The number that a sign is.
fn number_of(character: char) -> Option<u32> {
    let code = u32::from(character);
    let signs = ENCLOSED.into_iter().find(|(first, last, _)| (*first..=*last).contains(&code));
    signs.map(|(first, _, least)| code - first + least)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_in_other_signs_become_plain_digits() {
        for (text, plain) in [
            ("② Odo", "(2)  Odo"),
            ("❷ Odo", "(2)  Odo"),
            ("Odo ⒉", "Odo (2) "),
            ("⑿Odo", "(12) Odo"),
            ("🄃 Odo", "(2)  Odo"),
            ("１２ Odo", "12 Odo"),
            ("Odo (𝟐)", "Odo (2)"),
            ("2\u{fe0f}\u{20e3} Odo", "2 Odo"),
            ("Odo → é", "Odo → é"),
        ] {
            assert_eq!(with_plain_digits(text), plain, "{text}");
        }
    }
}
