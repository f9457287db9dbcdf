//! Why there is no bracket, in words.

use crate::domain::bracket::cut::UnplayableCut;
use crate::domain::bracket::matches::BracketError;
use crate::domain::bracket::seeding::TooFew;
use crate::domain::tournament::cut_bracket::CutError;
use crate::messages::{Message, say};
use crate::words::impossible::{history_error, impossible};

in_english! {
    BracketError: bracket_error,
    CutError: cut_error,
    TooFew: |it| too_few(*it),
    UnplayableCut: |it| unplayable_cut(*it),
}

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
        CutError::TooFew(why) => too_few(*why),
        CutError::OtherSize { players } => say("cut-error-other-size").with("players", players),
        CutError::InPods => say("cut-error-in-pods"),
    }
}

fn too_few(TooFew { size, left }: TooFew) -> Message {
    say("cut-error-too-few").with("size", size.players()).with("left", left)
}

/// Why nobody can play a bracket like this.
pub const fn unplayable_cut(it: UnplayableCut) -> Message {
    match it {
        UnplayableCut::TooSmall => say("unplayable-cut-too-small"),
        UnplayableCut::Reseeded => say("unplayable-cut-reseeded"),
        UnplayableCut::ThirdPlace => say("unplayable-cut-third-place"),
        UnplayableCut::NoSemiFinal => say("unplayable-cut-no-semi-final"),
    }
}
