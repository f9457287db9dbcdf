//! Why there is no bracket, in words.

use crate::domain::bracket::cut::UnplayableCut;
use crate::domain::bracket::matches::BracketError;
use crate::domain::bracket::seeding::TooFew;
use crate::domain::tournament::cut_bracket::CutError;
use crate::messages::{Message, say};
use crate::words::impossible::{history_error, impossible};

/// Why matches make no bracket: a clause, without a full stop.
pub fn bracket_error(it: &BracketError) -> Message {
    match it {
        BracketError::NoSuchMatch { stage, number } => {
            say("bracket-error-no-such-match").with("stage", stage).with("number", number)
        }
        BracketError::TooEarly { stage, number } => {
            say("bracket-error-too-early").with("stage", stage).with("number", number)
        }
        BracketError::Twice { stage, number } => {
            say("bracket-error-twice").with("stage", stage).with("number", number)
        }
        BracketError::OtherPlayers { stage, number, .. } => {
            say("bracket-error-other-players").with("stage", stage).with("number", number)
        }
        BracketError::AfterTheEnd { stage, number, game } => {
            say("bracket-error-after-the-end").with("stage", stage).with("number", number).with("game", game)
        }
        BracketError::NotTheWinner { stage, number } => {
            say("bracket-error-not-the-winner").with("stage", stage).with("number", number)
        }
        BracketError::Impossible { stage, number, why } => say("bracket-error-impossible")
            .with("stage", stage)
            .with("number", number)
            .with("why", impossible(why)),
    }
}

/// Why a bracket cannot be reckoned: a clause, without a full stop.
pub fn cut_error(it: &CutError) -> Message {
    match it {
        CutError::Swiss(why) => history_error(why),
        CutError::Bracket(why) => bracket_error(why),
        CutError::TooFew(TooFew { size, left }) => {
            say("cut-error-too-few").with("size", size.players()).with("left", left)
        }
        CutError::OtherSize { players } => say("cut-error-other-size").with("players", players),
        CutError::InPods => say("cut-error-in-pods"),
    }
}

/// Why nobody can play a bracket like this.
pub const fn unplayable_cut(it: UnplayableCut) -> Message {
    match it {
        UnplayableCut::TooSmall => say("unplayable-cut-too-small"),
        UnplayableCut::Reseeded => say("unplayable-cut-reseeded"),
        UnplayableCut::ThirdPlace => say("unplayable-cut-third-place"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::bracket::cut::Size;
    use crate::domain::id::PlayerId;
    use crate::domain::scoring::impossible::Impossible;
    use crate::domain::scoring::tally::HistoryError;

    #[test]
    fn a_bracket_is_refused_as_at_the_console() {
        for it in [
            BracketError::NoSuchMatch { stage: 12, number: 12 },
            BracketError::TooEarly { stage: 12, number: 12 },
            BracketError::Twice { stage: 12, number: 12 },
            BracketError::OtherPlayers { stage: 12, number: 12, expected: [PlayerId(1), PlayerId(2)] },
            BracketError::AfterTheEnd { stage: 12, number: 12, game: 12 },
            BracketError::NotTheWinner { stage: 12, number: 12 },
            BracketError::Impossible { stage: 12, number: 12, why: Impossible::NotToTick },
        ] {
            assert_eq!(bracket_error(&it).to_string(), it.to_string());
        }
        for it in [
            CutError::Swiss(HistoryError::EnteredTwice { player: PlayerId(7) }),
            CutError::Bracket(BracketError::NotTheWinner { stage: 1, number: 2 }),
            CutError::TooFew(TooFew { size: Size::holding(8).unwrap(), left: 5 }),
            CutError::OtherSize { players: 12 },
            CutError::InPods,
        ] {
            assert_eq!(cut_error(&it).to_string(), it.to_string());
        }
        for it in [UnplayableCut::TooSmall, UnplayableCut::Reseeded, UnplayableCut::ThirdPlace] {
            assert_eq!(unplayable_cut(it).to_string(), it.to_string());
        }
    }
}
