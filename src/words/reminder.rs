//! Reminders of the rules in words; the file of reminders says the same in English.

use crate::messages::{Message, say};

/// What a reminder says in the reader's language; `None` for one that is only in its file.
pub fn says(id: &str) -> Option<Message> {
    match id {
        "any-random-method" => Some(say("names-any-random-method")),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reminder_says_what_its_file_says() {
        let told = crate::data::reminders().iter().filter_map(|one| Some((says(&one.id)?, &one.says)));
        let told: Vec<_> = told.collect();
        assert_eq!(told.len(), 1);
        for (message, written) in told {
            assert_eq!(message.to_string(), *written);
        }
    }
}
