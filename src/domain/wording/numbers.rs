//! Numbers and lists in a sentence.

/// A differential with its sign: `+65`, `−30`, `0`, with the true minus.
pub fn signed(value: i64) -> String {
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

/// A number with its noun: `1 player`, `2 players`.
pub fn count(number: usize, one: &str, many: &str) -> String {
    if number == 1 { format!("1 {one}") } else { format!("{number} {many}") }
}

/// Victory points in words: `1 point`, `4 points`.
pub fn points(value: i64) -> String {
    format!("{} {}", score(value), if value == 1 { "point" } else { "points" })
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
