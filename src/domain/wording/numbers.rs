//! Numbers and lists in a sentence, in English.

/// A differential with its sign: `+65`, `−30`, `0`, with the true minus.
pub fn signed_number(value: i64) -> String {
    match value {
        0 => "0".to_owned(),
        value if value > 0 => format!("+{value}"),
        value => format!("−{}", value.unsigned_abs()),
    }
}

/// A score, with the true minus if negative.
pub fn score(value: i64) -> String {
    if value < 0 { format!("−{}", value.unsigned_abs()) } else { value.to_string() }
}

/// A large number in groups of three: `638,386`.
pub fn grouped(value: impl Into<i128>) -> String {
    let value: i128 = value.into();
    let digits = value.unsigned_abs().to_string();
    let mut grouped = String::with_capacity(digits.len() + digits.len() / 3 + 1);
    if value < 0 {
        grouped.push('−');
    }
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

/// A number with its noun: `1 player`, `2 players`.
pub fn count(number: usize, one: &str, many: &str) -> String {
    if number == 1 { format!("1 {one}") } else { format!("{number} {many}") }
}

/// Victory points in words: `1 point`, `4 points`.
pub fn points(value: i64) -> String {
    format!("{} {}", score(value), if value == 1 { "point" } else { "points" })
}

/// A place as one says it: `1st`, `22nd`, `13th`.
pub fn ordinal(place: u32) -> String {
    let ending = match (place % 10, place % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    format!("{place}{ending}")
}

/// Joins names for a sentence: `Kira`, `Kira and Odo`, `Kira, Odo and Nog`.
pub fn list<S: AsRef<str>>(names: &[S]) -> String {
    match names {
        [] => String::new(),
        [one] => one.as_ref().to_owned(),
        [first @ .., last] => {
            let first: Vec<&str> = first.iter().map(AsRef::as_ref).collect();
            format!("{} and {}", first.join(", "), last.as_ref())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_said_as_people_say_them() {
        let said = [1, 2, 3, 4, 11, 12, 13, 21, 22, 103, 112].map(ordinal).join(" ");
        assert_eq!(said, "1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 103rd 112th");
    }

    #[test]
    fn a_large_number_is_told_in_groups_of_three() {
        let told = [0, 7, 999, 1_000, 638_386, -12_345_678].map(|number: i64| grouped(number));
        assert_eq!(told, ["0", "7", "999", "1,000", "638,386", "−12,345,678"].map(str::to_owned));
        assert_eq!(grouped(i64::MAX), "9,223,372,036,854,775,807");
    }
}
