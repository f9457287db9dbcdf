//! Whose deck lists everybody sees, in words.

use crate::domain::tournament::publication::{Lists, Publication};

/// Whose lists are shown, and whether at the end or at a time; the time itself depends on the zone of the reader.
pub fn lists(publication: &Publication) -> String {
    let whose = whose(publication);
    match (publication.lists, publication.at, publication.before_end) {
        (Lists::None, _, _) => format!("{whose}."),
        (_, None, _) => format!("{whose} at the end, if the player agrees."),
        (_, Some(at), false) => {
            format!(
                "{whose} at the end, not before {}, if the player agrees.",
                at.format("%-d %B %Y, %H:%M UTC")
            )
        }
        (_, Some(at), true) => format!(
            "{whose} from {} on, even before the end, if the player agrees.",
            at.format("%-d %B %Y, %H:%M UTC")
        ),
    }
}

/// Whose lists everybody sees.
pub fn whose(publication: &Publication) -> String {
    match publication.lists {
        Lists::None => "nobody’s list is shown to everybody".to_owned(),
        Lists::Winner => "everybody sees the winner’s list".to_owned(),
        Lists::Finalists => {
            format!("everybody sees the lists of the best {} of the final standings", publication.finalists)
        }
        Lists::All => "everybody sees every list".to_owned(),
    }
}
